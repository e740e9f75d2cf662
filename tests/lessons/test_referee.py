"""A false example is never printed: each is replayed, its claims compared, and its lesson's judge asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from printkit.errors import ClaimError, RecordError, TemplateError
from printkit.kit.read import read_kit
from printkit.lessons.examples import examples
from printkit.lessons.referee import judge
from printkit.rules.lesson import Found, Lesson

from .table import FOLDER, GAME, LESSONS, copy_of_kit, pinned, played, spoil


def test_the_source_s_numbers() -> None:
    claims = pinned("source-example")["claims"]
    assert claims["teams"] == [[0, 3], [1, 2]]
    assert claims["tricks_won"] == [2, 1, 0, 1]
    assert claims["points"] == [2, 3, 0, 2]
    assert claims["score"] == [4, 3, 3, 4]
    worth = [(trick["winner"], sum(card[0] in "Q2" for card in trick["cards"])) for trick in claims["tricks"]]
    assert sorted(worth) == [(0, 0), (0, 0), (1, 2), (3, 1)]


def _another_winner(value: dict[str, Any]) -> None:
    trick = value["claims"]["tricks"][1]
    trick["winner"] = (trick["winner"] + 1) % len(trick["seats"])


def _another_trump(value: dict[str, Any]) -> None:
    trick = value["claims"]["tricks"][3]
    trick["trump"] = "S" if trick["trump"] != "S" else "H"


def _another_score(value: dict[str, Any]) -> None:
    value["claims"]["score"][0] += 1


def _another_legal(value: dict[str, Any]) -> None:
    value["actions"][0]["legal"] = value["actions"][0]["legal"][1:]


SABOTAGE = [
    (_another_winner, "claims.tricks[1].winner", "SP-13"),
    (_another_trump, "claims.tricks[3].trump", "SP-"),
    (_another_score, "claims.score[0]", "SP-17"),
    (_another_legal, "actions[0].legal", "SP-11"),
]


@pytest.mark.parametrize("lesson", ["two-aces", "scored-hand"])
@pytest.mark.parametrize(("change", "claim", "clause"), SABOTAGE, ids=lambda x: getattr(x, "__name__", ""))
def test_a_false_claim_is_refused(tmp_path: Path, lesson: str, change: Any, claim: str, clause: str) -> None:
    kit = spoil(copy_of_kit(tmp_path), lesson, change)
    with pytest.raises(ClaimError) as caught:
        examples(kit)
    message = str(caught.value)
    assert f"{lesson}: {claim}" in message
    assert f"({clause}" in message
    assert message.count("\n  ") == 2  # this one alone, and the hint


@pytest.mark.parametrize("lesson", LESSONS)
def test_another_card_is_refused(tmp_path: Path, lesson: str) -> None:
    def change(value: dict[str, Any]) -> None:
        hands = value["setup"]["hands"]
        first = value["actions"][0]["card"]
        seat = value["actions"][0]["seat"]
        other = (seat + 1) % len(hands)
        at = hands[seat].index(first)
        hands[seat][at], hands[other][0] = hands[other][0], hands[seat][at]

    kit = spoil(copy_of_kit(tmp_path), lesson, change)
    with pytest.raises(ClaimError, match=rf"{lesson}: actions\[0\]\.card: .* is refused, not-held \(SP-05\)"):
        examples(kit)


def test_a_true_record_that_shows_something_else_is_refused(tmp_path: Path) -> None:
    def change(value: dict[str, Any]) -> None:
        other = pinned("no-trump")
        value.clear()
        value.update(other)

    kit = spoil(copy_of_kit(tmp_path), "two-aces", change)
    with pytest.raises(ClaimError, match=r"two-aces: every claim is true, but .* does not show .*SP-10"):
        examples(kit)


def test_an_example_claims_everything(tmp_path: Path) -> None:
    kit = spoil(copy_of_kit(tmp_path), "no-trump", lambda value: value["claims"].pop("points"))
    with pytest.raises(ClaimError, match=r"no-trump: claims\.points is not claimed .* verify --fill adds it"):
        examples(kit)


def test_an_example_has_the_lesson_s_players(tmp_path: Path) -> None:
    def change(value: dict[str, Any]) -> None:
        value.clear()
        value.update(pinned("last-hand"))

    kit = spoil(copy_of_kit(tmp_path), "scored-hand", change)
    with pytest.raises(ClaimError, match=r"scored-hand: ruleset\.players is 7, the lesson's is 5"):
        examples(kit)


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    kit = spoil(copy_of_kit(tmp_path), "no-trump", lambda value: value.update(extra=1))
    with pytest.raises(RecordError, match=r"examples/no-trump\.json: extra"):
        examples(kit)


@pytest.mark.clause("SP-14")
def test_a_hand_that_holds_under_another_ruling_is_written_with_it() -> None:
    """Where the dealer wins the first three tricks, the dealer leads them all under either ruling."""
    ranks = ["A", "K", "J", "T"]
    hands = [[f"{rank}{suit}" for suit in "SHDC"] for rank in ranks]
    setup = {"hand_no": 1, "dealer": 0, "die": 5, "scores_before": [0] * 4}
    setup["hands"] = [[*hand, f"Q{suit}"] for hand, suit in zip(hands, "SHDC", strict=True)]
    lesson = Lesson("any", ("SP-14",), {"players": 4}, bool, lambda scene: Found(100), lambda scene, seen: seen)
    record = played(setup, [f"{rank}{suit}" for suit in "SHDC" for rank in ranks]).record
    assert "next_lead" not in record.ruleset
    kit = replace(read_kit(FOLDER), ruleset={"next_lead": "dealer"})
    example, fault = judge(kit, GAME, lesson, record)
    assert example is not None, fault
    assert example.scene.record.ruleset == {"players": 4, "next_lead": "dealer"}
    assert example.scene.record.provenance is None


def test_missing_examples_are_asked_for_by_name(tmp_path: Path) -> None:
    folder = copy_of_kit(tmp_path)
    (folder / "examples" / "two-aces.json").unlink()
    told = examples(read_kit(folder))
    assert "::: example {#ex-no-trump" in told.markdown("no-trump", "en")
    with pytest.raises(ClaimError, match="'two-aces' is not pinned") as caught:
        told.markdown("two-aces", "en")
    assert "two-aces --regenerate --write" in (caught.value.hint or "")
    with pytest.raises(TemplateError, match="no example 'two-ace'") as wrong:
        told.markdown("two-ace", "en")
    assert wrong.value.hint == "did you mean 'two-aces'?"
