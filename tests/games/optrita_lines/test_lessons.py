"""The lessons of Optrita: Lines: pinned deals show what they say, deals that nearly do are turned down."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from typing import Any

import pytest

from printkit.games.optrita_lines.board import LINES
from printkit.games.optrita_lines.lessons import judges
from printkit.games.optrita_lines.lessons import scene as seen
from printkit.kit.read import read_kit
from printkit.kit.resources import data_folder
from printkit.lessons import examples, facts
from printkit.lessons.registry import lessons_of
from printkit.lessons.tell import story_of
from printkit.rules.game import Action
from printkit.rules.lesson import Drawing, Grid, Para, Scene, watch
from printkit.rules.record import Record
from printkit.rules.run import whole_games
from tests.games.optrita_lines.samples import GAME, start

FOLDER = data_folder("templates") / "optrita-lines"
KIT = read_kit(FOLDER)
LESSONS = lessons_of("optrita-lines")
RANKS = "23456789JQKA"

clause = pytest.mark.clause


def pinned(lesson: str) -> dict[str, Any]:
    """Read a pinned record as plain JSON, a new one each time."""
    value: dict[str, Any] = json.loads((FOLDER / "examples" / f"{lesson}.json").read_text(encoding="utf-8"))
    return value


@cache
def scene(lesson: str) -> Scene:
    """Give a pinned deal as it was played."""
    return examples(KIT).proven[lesson].scene


def played(value: dict[str, Any], **ruleset: Any) -> Scene:
    """Play a record's decisions again, as long as the rules allow them, then with sense."""
    rules = GAME.ruleset({**value["ruleset"], **ruleset})
    hand = GAME.start(rules, value["setup"])
    told: list[Action] = [
        {key: of for key, of in action.items() if key != "legal"} for action in value["actions"]
    ]
    actions: list[Action] = []
    while not hand.finished:
        if told and hand.refusal(told[0]) is None:
            action = told.pop(0)
        else:
            action, told = GAME.policies["sensible"](hand.view(None), iter(())).action, []
        legal = hand.legal()
        hand.do(action)
        actions.append({**action, "legal": list(legal.choices)} if legal.claimed else action)
    return watch(GAME, Record(GAME.id, GAME.written(rules), value["setup"], tuple(actions), hand.claims()))


def swapped(lesson: str, one: str, other: str, **ruleset: Any) -> Scene:
    """Play a pinned deal again with two cards changed over."""
    text = json.dumps(pinned(lesson)["setup"])
    text = text.replace(f'"{one}"', '"??"').replace(f'"{other}"', f'"{one}"').replace('"??"', f'"{other}"')
    names = {one: other, other: one}
    value = {**pinned(lesson), "setup": json.loads(text)}
    for action in value["actions"]:
        action["card"] = names.get(action["card"], action["card"])
    return played(value, **ruleset)


def sees(lesson: str, scene: Scene) -> bool:
    """Tell whether a lesson's judge finds it where the pinned deal has it, or in a deal as a whole."""
    found, wanted = LESSONS[lesson].judge(scene), LESSONS[lesson].judge(globals()["scene"](lesson))
    return isinstance(found, judges.Found) and isinstance(wanted, judges.Found) and found.trick == wanted.trick


def the_trick(lesson: str) -> seen.Trick:
    """Give the trick that a pinned deal is about."""
    found = LESSONS[lesson].judge(scene(lesson))
    assert isinstance(found, judges.Found)
    return seen.tricks(scene(lesson))[found.trick - 1]


def height(card: str) -> int:
    return RANKS.index(card[0])


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_pinned_deal_shows_its_lesson(lesson: str) -> None:
    assert sees(lesson, played(pinned(lesson)))


# --- what is shown, read off the record itself


@clause("OL-05", "OL-06")
def test_the_layout_has_trumps_in_hand_and_on_the_diagonal() -> None:
    setup = pinned("layout")["setup"]
    trump = setup["stock"][0][1]
    diagonal = [setup["grid"][i][i if setup["diagonal"] == "down" else 5 - i] for i in range(6)]
    if setup["diagonal"] == "up":
        diagonal = [setup["grid"][5 - i][i] for i in range(6)]
    assert tuple(diagonal) == seen.on_diagonal(scene("layout"))
    assert any(card[1] == trump for card in setup["hand"])
    assert any(card[1] == trump for card in diagonal)


@clause("OL-07", "OL-08")
def test_a_card_is_laid_at_each_side_and_turned_from_there() -> None:
    value = pinned("four-sides")
    found = LESSONS["four-sides"].judge(scene("four-sides"))
    assert isinstance(found, judges.Found)
    lines = [action for action in value["actions"] if action["do"] == "line"]
    told = [lines[number - 1] for number in found.tricks]
    assert {action["from"] for action in told} == {"left", "right", "top", "bottom"}
    grid = value["setup"]["grid"]
    for number, action in zip(found.tricks, told, strict=True):
        at = int(action["line"][1]) - 1
        line = grid[at] if action["line"][0] == "R" else [row[at] for row in grid]
        if action["from"] in ("right", "bottom"):
            line = line[::-1]
        turned = value["claims"]["tricks"][number - 1]["turned"]
        assert line[: len(turned)] == turned
        assert len(turned) > 1


@clause("OL-02", "OL-09", "OL-11", "OL-12")
@pytest.mark.parametrize(
    ("lesson", "stop", "won"),
    [
        ("won-in-suit", "suit", True),
        ("lost-in-suit", "suit", False),
        ("lost-to-trump", "trump", False),
        ("trump-played", "both", True),
        ("face-up-stops", "suit", True),
    ],
)
def test_a_trick_is_won_or_lost_as_its_lesson_says(lesson: str, stop: str, won: bool) -> None:
    value, trick = pinned(lesson), the_trick(lesson)
    trump = value["setup"]["stock"][0][1]
    claim = value["claims"]["tricks"][trick.number - 1]
    stopper = claim["stopped_by"]
    assert claim["winner"] == ("player" if won else "dummy")
    assert (trick.card[1] == trump) == (stop == "both")
    assert stopper[1] == (trick.card[1] if stop == "suit" else trump)
    assert all(card[1] not in (trick.card[1], trump) for card in claim["turned"][:-1])
    assert len(claim["turned"]) > 1
    if stop == "trump":
        assert height(stopper) < height(trick.card)
    else:
        assert (height(stopper) < height(trick.card)) == won


@clause("OL-13")
def test_nothing_stops_and_one_is_picked() -> None:
    value, trick = pinned("nothing-stops"), the_trick("nothing-stops")
    claim = value["claims"]["tricks"][trick.number - 1]
    trump = value["setup"]["stock"][0][1]
    assert len(claim["turned"]) == 6
    assert all(card[1] not in (trump, trick.card[1]) for card in claim["turned"])
    assert value["actions"][trick.at + 1] == {"do": "pick", "card": claim["taken"]}


@clause("OL-10")
def test_the_card_that_stops_lay_on_the_diagonal() -> None:
    trick = the_trick("face-up-stops")
    assert trick.stop in seen.on_diagonal(scene("face-up-stops"))
    assert not set(trick.passed) & set(seen.on_diagonal(scene("face-up-stops")))


@clause("OL-15")
def test_the_card_that_stops_was_turned_in_the_trick_before() -> None:
    trick, tricks = the_trick("stays-up"), pinned("stays-up")["claims"]["tricks"]
    before = tricks[trick.number - 2]
    assert trick.stop in before["turned"]
    assert trick.stop != before["taken"]
    assert trick.stop not in seen.on_diagonal(scene("stays-up"))


@clause("OL-16")
def test_the_closed_line_has_a_gap_and_would_be_won() -> None:
    found = LESSONS["line-closed"].judge(scene("line-closed"))
    assert isinstance(found, judges.Found)
    trick = the_trick("line-closed")
    assert found.line not in pinned("line-closed")["actions"][trick.at]["legal"]
    first = LINES[found.line][found.end][0]
    card = seen.dealt(scene("line-closed"))[first]
    assert first in trick.up - trick.gaps
    assert card[1] == found.card[1]
    assert height(card) < height(found.card)
    refusal = (
        scene("line-closed")
        .before(trick.at)
        .refusal({"do": "line", "card": found.card, "line": found.line, "from": found.end})
    )
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("not-full", "OL-16")


# --- what is turned down


@clause("OL-06")
@pytest.mark.parametrize(
    ("hand", "trump", "shown"),
    [
        ("2C 3C 4C 5C 6C 7C 8C", "9C", False),  # the grid has no clubs
        ("2S 3S 4S 5S 6S 7S 8S", "AC", False),  # the hand has none
        ("2S 3S 4S 5S 6S 7S 8S", "KS", True),  # the diagonal has the jack
    ],
)
def test_the_layout_needs_trumps_that_can_be_seen(hand: str, trump: str, shown: bool) -> None:
    setup = start(hand, trump).setup
    value = {"ruleset": {"difficulty": "normal"}, "setup": setup, "actions": []}
    assert (LESSONS["layout"].judge(played(value)) is not None) == shown


@clause("OL-11")
@pytest.mark.parametrize("lesson", ["won-in-suit", "lost-in-suit", "trump-played", "face-up-stops"])
def test_with_the_ranks_changed_over_the_other_side_wins(lesson: str) -> None:
    trick = the_trick(lesson)
    assert trick.stop is not None
    other = swapped(lesson, trick.card, trick.stop)
    assert seen.tricks(other)[trick.number - 1].won != trick.won
    assert not sees(lesson, other)


def changed_trump(lesson: str, suit: str) -> Scene:
    """Play a pinned deal again with a card of another suit on top of the stock."""
    setup = pinned(lesson)["setup"]
    told = {action["card"] for action in pinned(lesson)["actions"]}
    trick = the_trick(lesson)
    hidden = [card for row in setup["grid"] for card in row if card[1] == suit and card not in trick.turned]
    cards = [card for card in (*setup["stock"][1:], *hidden) if card[1] == suit and card not in told]
    return swapped(lesson, setup["stock"][0], cards[0])


@clause("OL-09", "OL-12")
@pytest.mark.parametrize("lesson", ["won-in-suit", "lost-in-suit", "face-up-stops"])
def test_a_trick_in_suit_needs_cards_that_are_no_trumps(lesson: str) -> None:
    trick = the_trick(lesson)
    for suit in {trick.suit, trick.passed[0][1]}:
        assert not sees(lesson, changed_trump(lesson, suit))


@clause("OL-12")
def test_lost_to_trump_needs_a_trump() -> None:
    trick = the_trick("lost-to-trump")
    assert trick.stop is not None
    for suit in set("SHDC") - {trick.stop[1]}:
        assert not sees("lost-to-trump", changed_trump("lost-to-trump", suit))


@clause("OL-13")
@pytest.mark.parametrize("place", range(6))
def test_nothing_stops_needs_all_six_to_be_of_other_suits(place: int) -> None:
    trick = the_trick("nothing-stops")
    setup = pinned("nothing-stops")["setup"]
    spare = next(
        card
        for card in (*setup["stock"][1:], *(card for row in setup["grid"] for card in row))
        if card[1] == trick.suit and card not in setup["hand"]
    )
    assert not sees("nothing-stops", swapped("nothing-stops", trick.turned[place], spare))


@clause("OL-10")
def test_face_up_stops_needs_the_card_to_lie_face_up() -> None:
    value = pinned("face-up-stops")
    value["setup"]["diagonal"] = "up" if value["setup"]["diagonal"] == "down" else "down"
    assert not sees("face-up-stops", played(value))


@clause("OL-15")
def test_stays_up_needs_the_trick_before() -> None:
    value, trick = pinned("stays-up"), the_trick("stays-up")
    del value["actions"][: trick.at]
    alone = seen.tricks(played(value))[0]
    assert (alone.card, alone.stop) == (trick.card, trick.stop)
    assert trick.stop in trick.open
    assert trick.stop not in alone.open
    assert not sees("stays-up", played(value))


# --- games


GAMES = ("game-won", "game-lost", "hard-won", "hard-lost", "hard-goes-on", "both-marks")


@clause("OL-03", "OL-18", "OL-20", "OL-21", "OL-22")
@pytest.mark.parametrize("lesson", GAMES)
def test_it_is_a_deal_of_a_real_game(lesson: str) -> None:
    value = pinned(lesson)
    made = value["provenance"]
    assert made["policy"] == "sensible game"
    rules = GAME.ruleset(value["ruleset"])
    deals = list(whole_games(GAME, rules, "sensible", made["seed"], 1, "", made["index"]))
    same = deals[value["setup"]["hand_no"] - 1]
    assert (same.setup, same.claims) == (value["setup"], value["claims"])
    assert (same is deals[-1]) == value["claims"]["game_over"]
    taken = Counter(trick["winner"] for deal in deals for trick in (deal.claims or {})["tricks"])
    if same is deals[-1]:
        assert dict(taken) == value["claims"]["scores_after"]


@clause("OL-03", "OL-20", "OL-21", "OL-22")
@pytest.mark.parametrize(
    ("lesson", "targets", "there", "result"),
    [
        ("game-won", (21, 21), (True, False), "player"),
        ("game-lost", (21, 21), (False, True), "dummy"),
        ("hard-won", (31, 11), (True, False), "player"),
        ("hard-lost", (31, 11), (False, True), "dummy"),
        ("hard-goes-on", (31, 11), (False, False), None),
        ("both-marks", (21, 21), (True, True), "dummy"),
    ],
)
def test_who_comes_to_the_target(
    lesson: str, targets: tuple[int, int], there: tuple[bool, bool], result: str | None
) -> None:
    claims = pinned(lesson)["claims"]
    after = (claims["scores_after"]["player"], claims["scores_after"]["dummy"])
    assert tuple(have >= want for have, want in zip(after, targets, strict=True)) == there
    assert claims["result"] == result
    if lesson == "hard-goes-on":
        assert after[0] >= 21 > pinned(lesson)["setup"]["scores_before"]["player"]


@clause("OL-21", "OL-22")
def test_both_marks_needs_the_player_to_be_there_first() -> None:
    you, dummy = seen.race(scene("both-marks"))
    assert 0 < you.there < dummy.there
    value = pinned("both-marks")
    value["setup"]["scores_before"]["player"] -= 1 + you.end - you.mark
    assert not sees("both-marks", played(value))
    for ruling in ("player", "first-trick"):
        assert not sees("both-marks", played(pinned("both-marks"), same_deal=ruling))


@clause("OL-03")
@pytest.mark.parametrize("lesson", ["game-won", "game-lost", "hard-won", "hard-lost"])
def test_a_game_s_end_needs_a_side_at_its_target(lesson: str) -> None:
    value = pinned(lesson)
    value["setup"]["scores_before"] = {"player": 0, "dummy": 0}
    assert not sees(lesson, played(value))


@clause("OL-20")
def test_hard_goes_on_is_over_where_21_are_enough() -> None:
    assert not sees("hard-goes-on", played(pinned("hard-goes-on"), hard_target=21))


# --- what is told


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_grid_is_drawn_as_it_lies(lesson: str) -> None:
    grid = seen.dealt(scene(lesson))
    drawn = [block for block in story_of(examples(KIT).proven[lesson]).blocks if isinstance(block, Drawing)]
    for block in drawn:
        cells = str(block.values["cards"]).split(",")
        assert len(cells) == 36
        assert all(shown in (card, "?", ".") for shown, card in zip(cells, grid, strict=True))
        assert block.values["trump"] == scene(lesson).setup["stock"][0]
        if block.values.get("taken"):
            trick = next(t for t in seen.tricks(scene(lesson)) if t.card == block.values["play"])
            assert [cells[cell] for cell in trick.cells] == list(trick.turned)
            assert cells.count(".") == trick.number - 1
            assert block.values["turned"] == len(trick.turned)
    assert drawn or lesson in (*GAMES, "whole-deal")


@clause("OL-17", "OL-18")
def test_the_table_of_points_grows_trick_by_trick() -> None:
    value = pinned("both-marks")
    blocks = story_of(examples(KIT).proven["both-marks"]).blocks
    (grid,) = (block for block in blocks if isinstance(block, Grid))
    for row, side in zip(grid.rows, ("player", "dummy"), strict=True):
        _, before, *after, target = (cell.facts.get("number") for cell in row)
        points = value["setup"]["scores_before"][side]
        assert before == points
        assert target == 21
        for told, trick in zip(after, value["claims"]["tricks"], strict=True):
            points += trick["winner"] == side
            assert told == points


@clause("OL-18")
@pytest.mark.parametrize("lesson", [lesson for lesson in GAMES if lesson != "both-marks"])
def test_the_points_told_are_those_of_the_deal(lesson: str) -> None:
    value = pinned(lesson)
    (told,) = (step.facts for step in story_steps(lesson) if step.code == "say.score")
    taken = Counter(trick["winner"] for trick in value["claims"]["tricks"])
    for side, name in (("player", "you"), ("dummy", "dummy")):
        assert told[name] == taken[side]
        assert told[f"{name}_end"] == value["setup"]["scores_before"][side] + taken[side]


@clause("OL-13")
def test_no_reason_is_told_for_the_card_picked_in_the_last_trick() -> None:
    value = pinned("whole-hand")
    last = value["actions"][-1]
    assert last["do"] == "pick"
    assert value["claims"]["tricks"][-1]["taken"] == last["card"]
    codes = [step.code for step in story_steps("whole-hand")]
    assert "say.pick" in codes
    assert not [code for code in codes if code.startswith("why.pick")]


@clause("OL-16", "OL-17")
def test_the_table_of_a_deal_is_the_record_s() -> None:
    value = pinned("whole-deal")
    (grid,) = (
        block for block in story_of(examples(KIT).proven["whole-deal"]).blocks if isinstance(block, Grid)
    )
    lines = [action for action in value["actions"] if action["do"] == "line"]
    for row, action, trick in zip(grid.rows, lines, value["claims"]["tricks"], strict=True):
        _, full, card, place, turned, taken, winner = row
        assert full.facts["number"] == len(action["legal"])
        assert (card.facts["card"], card.facts["won"]) == (action["card"], trick["winner"] == "player")
        assert (place.facts["line"], place.facts["end"]) == (action["line"], action["from"])
        assert turned.facts["number"] == len(trick["turned"])
        assert (taken.facts["card"], taken.facts["won"]) == (trick["taken"], trick["winner"] == "dummy")
        assert winner.code == ("words.you" if trick["winner"] == "player" else "words.dummy")


def test_thinking_is_told_only_where_sense_does_the_same() -> None:
    value = pinned("whole-hand")
    first = value["actions"][0]
    first["from"] = {"left": "right", "right": "left", "top": "bottom", "bottom": "top"}[first["from"]]
    changed = played(value)
    told = LESSONS["whole-hand"].tell(changed, None)
    steps = [step for block in told.blocks if isinstance(block, Para) for step in block.steps]
    laid = [step for step in steps if step.code == "say.lay"]
    assert laid[0].facts["end"] == first["from"]
    turns = [turn for turn in changed.turns if turn.action["do"] == "line"]
    assert [step.facts["card"] for step in laid] == [turn.action["card"] for turn in turns if not turn.sound]
    before = [step.code for step in story_steps("whole-hand")]
    assert "say.lay" not in before
    assert sum(code.startswith("why.line") for code in before) == 6


def story_steps(lesson: str) -> list[Any]:
    """Give all steps of a story's paragraphs."""
    blocks = story_of(examples(KIT).proven[lesson]).blocks
    return [step for block in blocks if isinstance(block, Para) for step in block.steps]


# --- facts


@clause("OL-01", "OL-02", "OL-03", "OL-04", "OL-05", "OL-06", "OL-17", "OL-18", "OL-20")
def test_the_facts_are_those_of_the_rules() -> None:
    known = facts(KIT)
    assert known["rank_order"] == ["A", "K", "Q", "J", "9", "8", "7", "6", "5", "4", "3", "2"]
    assert (known["pack"], known["cards_used"], known["unused"], known["unused_cards"]) == (52, 48, ["10"], 4)
    assert known["grid"] + known["hand_size"] + known["stock"] == known["cards_used"] == 36 + 7 + 5
    assert (known["side"], known["lines"], known["diagonal"]) == (6, 12, 6)
    assert known["seen_first"] == 6 + 7 + 1
    assert known["ways"] == 7 * 12 * 2
    assert (known["tricks_per_deal"], known["left_over"], known["points_per_trick"]) == (6, 1, 1)
    assert known["marks"] == {"normal": {"player": 21, "dummy": 21}, "hard": {"player": 31, "dummy": 11}}
    assert known["hard_targets"] == [31, 21]
    assert known["hard_target"] == 31
    assert (known["same_deal"], known["other_same_deal"]) == ("dummy", ["first-trick", "player"])


@clause("OL-04")
def test_the_spots_of_the_tens_come_to_one_less_than_the_target() -> None:
    known = facts(KIT)
    for difficulty, marks in known["marks"].items():
        tens = known["tens_for"][difficulty]
        assert {side: 10 * many + 1 for side, many in tens.items()} == marks
        assert sum(tens.values()) <= known["unused_cards"]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_fact_of_the_rulebooks_is_known(lang: str) -> None:
    text = (FOLDER / f"rulebook.{lang}.md").read_text(encoding="utf-8")
    optional = set(re.findall(r"facts\.(\w+) is defined", text))
    asked = set(re.findall(r"\bfacts\.(\w+)", text))
    assert len(asked) > 15
    assert asked - optional <= set(facts(KIT))


def test_regenerating_gives_the_pinned_records() -> None:
    """One that is found quickly; all of them with ``-m long``."""
    from printkit.lessons.search import search
    from printkit.rules.record import page

    quick = [LESSONS[name] for name in ("layout",)]
    for id, found in search(GAME, quick, KIT.ruleset).items():
        assert page(found.record) == (FOLDER / "examples" / f"{id}.json").read_text(encoding="utf-8")


@pytest.mark.long
def test_regenerating_gives_all_the_pinned_records() -> None:
    from printkit.lessons.search import search
    from printkit.rules.record import page

    for id, found in search(GAME, LESSONS.values(), KIT.ruleset).items():
        assert page(found.record) == (FOLDER / "examples" / f"{id}.json").read_text(encoding="utf-8")
