"""Puzzles: posed alike from the same seed, answered by a replay, told alike in both languages."""

from __future__ import annotations

import functools
import json
import shutil
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from printkit import games
from printkit.cli.main import group
from printkit.errors import ClaimError, KitError
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.kit.resources import builtin_kits, find_kit
from printkit.lessons import quiz
from printkit.rules.replay import replay
from printkit.rules.scene import Grade

KITS = [
    kit for id in builtin_kits() if (kit := read_kit(find_kit(id))).game and games.offer(kit.game, "puzzles")
]
SHIFTY = read_kit(find_kit("shifty-partners"))


@functools.cache
def nine(id: str) -> tuple[quiz.Posed, ...]:
    """Pose nine puzzles of a kit, once for all tests that look at some."""
    return quiz.pose(read_kit(find_kit(id)), 9)


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.id)
def test_a_seed_poses_the_same_puzzles_again_and_another_seed_others(kit: Kit) -> None:
    first, again, other = (quiz.pinned_text(quiz.pose(kit, 3, seed)) for seed in (1, 1, 2))
    assert first == again != other


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.id)
def test_puzzles_are_easy_ones_first_unlike_each_other_true_and_the_same_in_both_languages(kit: Kit) -> None:
    posed = nine(kit.id)
    assert [one.puzzle.grade for one in posed] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert len({json.dumps(one.scene.record.setup) for one in posed}) == 9  # each of another hand
    assert len({(one.puzzle.kind, one.puzzle.family) for one in posed}) >= 5
    assert {one.puzzle.kind for one in posed} >= {"who-wins"}
    for one in posed:  # the answer is what a replay gives
        result = replay(one.scene.game, one.scene.record)
        if one.puzzle.claim is None:
            truth: Any = one.puzzle.truth
            assert sorted(truth) == list(result.legal[one.puzzle.at].choices)
        else:
            true: Any = result.claims
            for step in one.puzzle.claim:
                true = true[step]
            assert one.puzzle.truth == true
    pages = [quiz.tell(posed, lang) for lang in kit.languages]
    for part in (0, 1):
        cards = [sorted(set(quiz_cards(page[part]))) for page in pages]
        assert all(one == cards[0] for one in cards)
    assert all(answers.count("\n") == 9 for _, answers in pages)


@pytest.mark.parametrize(("grade", "kit"), list(zip((1, 2, 3), KITS, strict=False)), ids=["1", "2", "3"])
def test_one_grade_can_be_asked_for(grade: Grade, kit: Kit) -> None:
    assert {one.puzzle.grade for one in quiz.pose(kit, 4, grade=grade)} == {grade}


def test_a_wrong_answer_is_refused() -> None:
    for one in nine(SHIFTY.id):
        truth: Any = one.puzzle.truth
        truth = truth[:-1] if one.puzzle.claim is None else truth + 1
        with pytest.raises(ClaimError, match="the answer is"):
            quiz.prove(replace(one, puzzle=one.puzzle._replace(truth=truth)))


def test_a_figure_does_not_give_the_answer_away() -> None:
    for one in nine(SHIFTY.id):
        values = one.puzzle.figure.values
        assert values["legal"] == values["hand"]
        assert values["winner"] == ""


def quiz_cards(text: str) -> Any:
    return [piece[:2] for piece in text.split("{card:")[1:]]


def own_kit(folder: Any, puzzles: Any) -> Any:
    shutil.copytree(SHIFTY.folder, folder)
    (folder / quiz.PINNED).write_text(puzzles, encoding="utf-8")
    return read_kit(folder)


def test_pinned_puzzles_are_read_and_proven(tmp_path: Path) -> None:
    posed = quiz.pose(SHIFTY, 3)
    again = quiz.read_pinned(own_kit(tmp_path / "kit", quiz.pinned_text(posed)))
    assert [one.puzzle for one in again] == [one.puzzle for one in posed]


def test_a_pinned_puzzle_with_another_winner_is_refused(tmp_path: Path) -> None:
    value = json.loads(quiz.pinned_text(quiz.pose(SHIFTY, 3)))
    trick = value[1]["record"]["claims"]["tricks"][0]
    trick["winner"] = (trick["winner"] + 1) % 4
    with pytest.raises(ClaimError, match=r"claims.tricks\[0\].winner") as raised:
        quiz.read_pinned(own_kit(tmp_path / "kit", json.dumps(value)))
    assert "quiz.json: puzzle 2" in str(raised.value)


def test_pinned_puzzles_are_proven_under_the_kits_rulings(tmp_path: Path) -> None:
    """They were under their own: a book that tells players to head the trick had answers that forbid none."""
    kit = read_kit(find_kit("handmade-pinochle"))
    puzzles = (kit.folder / quiz.PINNED).read_text(encoding="utf-8")
    with pytest.raises(
        ClaimError, match=r"refused, must-head .*must_head is true, pinned under false"
    ) as raised:
        quiz.read_pinned(replace(kit, ruleset={"must_head": True}))
    assert str(raised.value).startswith("quiz.json: puzzle 1: actions[61].card")
    assert "quiz handmade-pinochle --write" in (raised.value.hint or "")
    # one that still holds is written with the kit's, so that what the book carries is what it says
    held = quiz.read_pinned(replace(kit, ruleset={"min_bid": 2}))
    assert {one.scene.record.ruleset.get("min_bid") for one in held} == {2}
    mixed = quiz.pinned_text(quiz.pose(SHIFTY, 3))  # with four, five and six players
    assert (
        len({one.scene.record.ruleset["players"] for one in quiz.read_pinned(own_kit(tmp_path / "kit", mixed))})
        > 1
    )
    assert puzzles == quiz.pinned_text(quiz.read_pinned(kit))


@pytest.mark.parametrize("text", ["{", "[1]", '[{"kind": "who-wins"}]', "3"])
def test_what_is_no_list_of_puzzles_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(KitError, match="not a list of puzzles"):
        quiz.read_pinned(own_kit(tmp_path / "kit", text))


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["nowhere"], 2, "no kit 'nowhere'"),
        (["shifty-partners", "--lang", "fr"], 2, "no language 'fr'"),
        (["shifty-partners", "--count", "0"], 2, "--count"),
        (["shifty-partners", "--grade", "4"], 2, "--grade"),
        (["shifty-partners", "--write", "--lang", "en"], 2, "--write"),
        (["shifty-partners", "--write", "--paper", "letter"], 2, "--write"),
        (["shifty-partners", "--lang", "en+en"], 2, "neither a language nor a pair of two"),
        (["shifty-partners", "--lang", "en+ja+en"], 2, "neither a language nor a pair of two"),
        (["shifty-partners", "--lang", ""], 2, "no language ''"),
        (["shifty-partners", "--out", "q.png"], 2, "'q.png' is a name for another kind of file"),
        (["shifty-partners", "--out", "no/such/folder/q.pdf"], 1, "cannot be written"),
    ],
)
def test_bad_input(
    words: list[str], code: int, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(group, ["quiz", *words])
    told = result.output + (str(result.exception) if result.exception else "")
    assert said in told
    assert getattr(result.exception, "exit_code", result.exit_code) == code
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("id", ["sorcerer", "optrita-lines"])
def test_the_puzzles_of_a_kit_become_a_pdf(id: str, tmp_path: Path) -> None:
    """Their figures ask for the kit's words, which only the book once gave them."""
    out = tmp_path / "quiz.pdf"
    words = ["quiz", id, "--lang", "ja+en", "--out", str(out)]
    result = CliRunner().invoke(group, words, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    with pikepdf.open(out) as made:
        assert len(made.pages) >= 2
        assert len(made.attachments) == 9
