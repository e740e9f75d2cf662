"""What is told of Shifty Partners is what the record says: tricks, tables, refusals, reasons, scores."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from printkit.kit.read import read_kit
from printkit.lessons import examples
from printkit.lessons.tell import story_of
from printkit.lessons.terminal import columns
from printkit.rules.lesson import Grid, Step

from .every import example_steps, numbers, seats
from .table import FOLDER, GAME, LESSONS, pinned

KIT = read_kit(FOLDER)
TOLD = examples(KIT)
WHOLE = ("whole-hand", "full-hand-5", "full-hand-6", "full-hand-7")


def steps(lesson: str) -> list[Step]:
    return example_steps(GAME.id, lesson)


@pytest.mark.parametrize("lesson", ["trump-wins", "no-trump", "follow-face-up", "refused-play", "two-aces"])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_figure_shows_the_trick_of_the_record(lesson: str, lang: str) -> None:
    trick = pinned(lesson)["claims"]["tricks"][0]
    head = next(line for line in TOLD.tell(lesson, lang).markdown.splitlines() if line.startswith("```figure"))
    values = dict(word.split("=", 1) for word in head.split()[2:])
    shown = values["cards"].split(",")
    assert shown == trick["cards"][: len(shown)]
    assert int(values["leader"]) == trick["leader"]
    if len(shown) == len(trick["cards"]):
        assert int(values["winner"]) == trick["winner"]
    else:
        assert values["winner"] == '""'
        assert int(values["seat"]) == trick["seats"][len(shown)]
        at = len(shown)
        assert sorted(values["legal"].split(",")) == pinned(lesson)["actions"][at]["legal"]


@pytest.mark.parametrize("lesson", ["scored-hand", "source-example", "first-ace-none"])
def test_the_table_of_a_hand_is_the_record_s(lesson: str) -> None:
    value = pinned(lesson)
    grid = next(block for block in story_of(TOLD.proven[lesson]).blocks if isinstance(block, Grid))
    for row, trick in zip(grid.rows, value["claims"]["tricks"], strict=True):
        assert row[-2].facts["seat"] == trick["winner"]
        told = [step.facts for step in row[1:-2]]
        assert [facts["card"] for facts in told] == [
            card for _, card in sorted(zip(trick["seats"], trick["cards"], strict=True))
        ]
        assert [seat for seat, facts in enumerate(told) if facts["led"]] == [trick["leader"]]
        assert [seat for seat, facts in enumerate(told) if facts["won"]] == [trick["winner"]]
    assert sum(row[-1].facts["number"] for row in grid.rows) == sum(value["claims"]["points"])


@pytest.mark.parametrize("lesson", ["scored-hand", "source-example", "first-ace-none"])
def test_every_row_of_such_a_table_has_both_marks(lesson: str) -> None:
    lines = TOLD.tell(lesson, "en").markdown.splitlines()
    rows = [line for line in lines if line.startswith("|") and "{card:" in line]
    assert len(rows) == 4
    for row in rows:
        assert row.count(r"} {icon:led\|▷}") == row.count(r"} {icon:won\|★}") == 1


def test_a_refused_play_names_card_clause_and_reason() -> None:
    example = TOLD.proven["refused-play"]
    for lang in KIT.languages:
        text = TOLD.tell("refused-play", lang).markdown
        assert "(SP-11)" in text or "（SP-11）" in text
    tried = next(step for step in steps("refused-play") if step.code == "say.tried")
    refused = next(step for step in steps("refused-play") if step.code.startswith("refuse."))
    value = pinned("refused-play")
    at = next(n for n, action in enumerate(value["actions"]) if action["seat"] == tried.facts["seat"])
    assert tried.facts["card"] == example.sight.card
    assert tried.facts["card"] not in value["actions"][at]["legal"]
    assert tried.facts["card"] in value["setup"]["hands"][tried.facts["seat"]]
    assert refused.facts["cards"] and set(refused.facts["cards"]) == set(value["actions"][at]["legal"])


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_an_example_begins_with_its_situation_in_one_line(lang: str) -> None:
    for lesson in LESSONS:
        setup = pinned(lesson)["setup"]
        first = TOLD.tell(lesson, lang).markdown.split("\n\n")[1]
        assert "\n" not in first
        assert columns(first) <= 330
        assert seats(first, lang) == set("ABCDEFG"[: len(setup["hands"])])
        assert len(setup["hands"]) in numbers(first, lang)
        assert lesson == "markers-move" or setup["die"] == 1 or setup["die"] in numbers(first, lang)


def grids(lesson: str) -> Iterator[Grid]:
    for block in story_of(TOLD.proven[lesson]).blocks:
        if isinstance(block, Grid):
            yield block


@pytest.mark.parametrize("lesson", WHOLE)
def test_the_tables_of_a_whole_hand_are_the_record_s(lesson: str) -> None:
    value = pinned(lesson)
    dealt, played = grids(lesson)
    for seat, (row, hand) in enumerate(zip(dealt.rows, value["setup"]["hands"], strict=True)):
        assert row[0].facts["seat"] == seat
        assert sorted(row[1].facts["cards"]) == sorted(hand[:-1])
        assert list(row[2].facts["cards"]) == [hand[-1]]
    *rows, points = played.rows
    for at, trick in enumerate(value["claims"]["tricks"], 1):
        cells = [row[at].facts for row in rows]
        by_seat = dict(zip(trick["seats"], trick["cards"], strict=True))
        assert [cell["card"] for cell in cells] == [by_seat[seat] for seat in range(len(rows))]
        assert [seat for seat, cell in enumerate(cells) if cell["led"]] == [trick["leader"]]
        assert [seat for seat, cell in enumerate(cells) if cell["won"]] == [trick["winner"]]
    assert sum(cell.facts["number"] for cell in points[1:-1]) == sum(value["claims"]["points"])
    for row, hand in zip(rows, value["setup"]["hands"], strict=True):
        left = row[-1].facts["cards"]
        assert {*left, *(cell.facts["card"] for cell in row[1:-1])} == set(hand)


def decided(story_steps: list[Step]) -> Iterator[tuple[str, Any]]:
    """Give the cards of a telling as they were played, each with the code of the sentence that says so."""
    for step in story_steps:
        if step.code == "say.forced":
            yield from ((step.code, play["card"]) for play in step.facts["plays"])
        elif step.code.startswith("why."):
            yield step.code, step.facts["card"]


def test_a_whole_hand_tells_every_decision_with_its_reason_in_order() -> None:
    told = list(decided(steps("whole-hand")))
    turns = TOLD.proven["whole-hand"].scene.turns
    assert [card for _, card in told] == [turn.action["card"] for turn in turns]
    for (code, _), turn in zip(told, turns, strict=True):
        alone = len(turn.legal.choices) == 1
        assert code == ("say.forced" if alone else f"why.{turn.thinking.code}")


def test_what_was_legal_stands_before_each_choice_but_a_lead() -> None:
    said = steps("whole-hand")
    turns = {turn.action["card"]: turn for turn in TOLD.proven["whole-hand"].scene.turns}
    for before, step in pairwise(said):
        if step.code.startswith("why."):
            turn = turns[step.facts["card"]]
            leads = turn.legal.reason.code == "lead"
            assert before.code == ("say.trick-head" if leads else f"legal.{turn.legal.reason.code}")
            if not leads:
                assert set(before.facts["cards"]) == set(turn.legal.choices)


def test_whether_a_card_goes_over_all_before_it_is_the_engine_s_word() -> None:
    scene = TOLD.proven["whole-hand"].scene
    over = {step.facts["card"]: step.facts["over"] for step in steps("whole-hand") if "over" in step.facts}
    assert {True, False} == set(over.values())
    for at, turn in enumerate(scene.turns):
        if over.get(turn.action["card"]) is None or turn.legal.reason.code == "lead":
            continue
        hand: Any = scene.before(at)
        hand.do({key: value for key, value in turn.action.items() if key != "legal"})
        # whoever would take the trick now is its taker if nobody else played on
        taker = hand.best[0]  # who has the trick, or took it
        assert over[turn.action["card"]] == (taker == turn.action["seat"])


def test_the_last_hand_of_a_game_tells_totals_and_winner() -> None:
    said = {step.code: step.facts for step in steps("full-hand-7")}
    value = pinned("full-hand-7")
    before = [one["points"] for one in said["say.hand-no"]["totals"]]
    after = [one["points"] for one in said["say.totals"]["totals"]]
    assert said["say.hand-no"]["hand_no"] == value["setup"]["hand_no"] == 7
    assert before == value["setup"]["scores_before"]
    assert after == value["claims"]["scores_after"]
    assert said["say.game-won"]["seats"] == value["claims"]["winners"]
    assert not {"say.hand-no", "say.totals", "say.game-won"} & {step.code for step in steps("whole-hand")}
