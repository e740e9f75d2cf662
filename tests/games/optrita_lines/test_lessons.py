"""The lessons of Optrita: Lines: pinned deals show what they say, deals that nearly do are turned down."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from typing import Any

import pytest

from printkit.games.optrita_lines import lessons as seen
from printkit.games.optrita_lines.game import DIAGONALS, LINES, PACK, marks
from printkit.games.optrita_lines.lessons import remarks
from printkit.kit.read import read_kit
from printkit.kit.resources import data_folder
from printkit.lessons.examples import examples, facts
from printkit.lessons.registry import lessons_of
from printkit.lessons.tell import story_of
from printkit.rules.lesson import Drawing, Found, Grid, Para, Scene, watch
from printkit.rules.run import hands, whole_games
from tests.games.checks import performed
from tests.games.optrita_lines.samples import GAME

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
    return performed(GAME, rules, value["setup"], value["actions"], as_far=True)


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
    return isinstance(found, Found) and isinstance(wanted, Found) and found.trick == wanted.trick


def the_trick(lesson: str) -> seen.Trick:
    """Give the trick that a pinned deal is about."""
    found = LESSONS[lesson].judge(scene(lesson))
    assert isinstance(found, Found)
    return seen.tricks(scene(lesson))[found.trick - 1]


def height(card: str) -> int:
    return RANKS.index(card[0])


def dealt(scene: Scene) -> list[str]:
    """Give the cards of the grid by cell."""
    return [card for row in scene.setup["grid"] for card in row]


def trump_of(scene: Scene) -> str:
    return str(scene.setup["stock"][0][1])


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_pinned_deal_shows_its_lesson(lesson: str) -> None:
    assert sees(lesson, played(pinned(lesson)))


# --- what is shown, read off the record itself


@clause("OL-07", "OL-08")
@pytest.mark.parametrize("lesson", ["won-in-suit", "lost-in-suit", "lost-to-trump", "trump-played"])
def test_cards_are_turned_from_where_the_play_card_lies(lesson: str) -> None:
    value, trick = pinned(lesson), the_trick(lesson)
    action, claim = value["actions"][trick.at], value["claims"]["tricks"][trick.number - 1]
    grid, at = value["setup"]["grid"], int(action["line"][1]) - 1
    line = grid[at] if action["line"][0] == "R" else [row[at] for row in grid]
    if action["from"] in ("right", "bottom"):
        line = line[::-1]
    assert line[: len(claim["turned"])] == claim["turned"]


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
    setup, grid = pinned("face-up-stops")["setup"], dealt(scene("face-up-stops"))
    diagonal = {grid[cell] for cell in DIAGONALS[setup["diagonal"]]}
    trick = the_trick("face-up-stops")
    assert trick.stop in diagonal
    assert not set(trick.passed) & diagonal


@clause("OL-16")
def test_the_closed_line_has_a_gap_and_would_be_won() -> None:
    found = LESSONS["line-closed"].judge(scene("line-closed"))
    assert isinstance(found, Found)
    trick = the_trick("line-closed")
    card, line, end = found.about.values()
    assert line not in pinned("line-closed")["actions"][trick.at]["legal"]
    first = LINES[line][end][0]
    lying = dealt(scene("line-closed"))[first]
    assert first in trick.up - trick.gaps
    assert lying[1] == card[1]
    assert height(lying) < height(card)
    refusal = (
        scene("line-closed").before(trick.at).refusal({"do": "line", "card": card, "line": line, "from": end})
    )
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("not-full", "OL-16")


# --- what is turned down


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


# --- games


GAMES = ("hard-lost", "hard-goes-on", "both-marks")


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
    score = seen.score_of(scene("both-marks"))
    assert 0 < score["you_there"] < score["dummy_there"]
    value = pinned("both-marks")
    value["setup"]["scores_before"]["player"] -= 1 + score["you_end"] - score["you_mark"]
    assert not sees("both-marks", played(value))
    for ruling in ("player", "first-trick"):
        assert not sees("both-marks", played(pinned("both-marks"), same_deal=ruling))


@clause("OL-03")
@pytest.mark.parametrize("before", [(26, 0), (30, 10)])
def test_hard_lost_needs_the_dummy_alone_at_its_target(before: tuple[int, int]) -> None:
    value = pinned("hard-lost")
    value["setup"]["scores_before"] = dict(zip(("player", "dummy"), before, strict=True))
    assert not sees("hard-lost", played(value))


@clause("OL-20")
def test_hard_goes_on_is_over_where_21_are_enough() -> None:
    assert not sees("hard-goes-on", played(pinned("hard-goes-on"), hard_target=21))


# --- what is told


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_grid_is_drawn_as_it_lies(lesson: str) -> None:
    grid = dealt(scene(lesson))
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
    assert drawn or lesson in GAMES


@clause("OL-17", "OL-18")
@pytest.mark.parametrize("lesson", GAMES)
def test_the_table_of_points_grows_trick_by_trick(lesson: str) -> None:
    value = pinned(lesson)
    blocks = story_of(examples(KIT).proven[lesson]).blocks
    (grid,) = (block for block in blocks if isinstance(block, Grid))
    for row, side in zip(grid.rows, ("player", "dummy"), strict=True):
        _, before, *after, target = (cell.facts.get("number") for cell in row)
        points = value["setup"]["scores_before"][side]
        assert before == points
        assert target == marks(GAME.ruleset(value["ruleset"]))[side]
        for told, trick in zip(after, value["claims"]["tricks"], strict=True):
            points += trick["winner"] == side
            assert told == points


@clause("OL-18")
@pytest.mark.parametrize("lesson", [*GAMES, "whole-hand"])
def test_the_points_told_are_those_of_the_deal(lesson: str) -> None:
    value = pinned(lesson)
    (told,) = (step.facts for step in story_steps(lesson) if step.code == f"tell.{lesson}")
    taken = Counter(trick["winner"] for trick in value["claims"]["tricks"])
    for side, name in (("player", "you"), ("dummy", "dummy")):
        assert told[name] == taken[side]
        assert told[f"{name}_end"] == value["setup"]["scores_before"][side] + taken[side]


@clause("OL-16", "OL-17")
def test_the_table_of_a_deal_is_the_record_s() -> None:
    value = pinned("whole-hand")
    (grid,) = (
        block for block in story_of(examples(KIT).proven["whole-hand"]).blocks if isinstance(block, Grid)
    )
    lines = [action for action in value["actions"] if action["do"] == "line"]
    for row, action, trick in zip(grid.rows, lines, value["claims"]["tricks"], strict=True):
        _, card, place, turned, taken, winner = row
        assert card.facts["cards"] == [action["card"]]
        assert (place.facts["line"], place.facts["end"]) == (action["line"], action["from"])
        assert turned.facts["cards"] == trick["turned"]
        assert taken.facts["cards"] == [trick["taken"]]
        assert winner.code == ("words.you" if trick["winner"] == "player" else "words.dummy")


def certain_by_trying(scene: Scene, trick: seen.Trick) -> bool:
    """Tell the same from every order of unseen cards that could lie in the line, place by place."""
    grid, trump = dealt(scene), trump_of(scene)

    def wins(cells: tuple[int, ...], left: frozenset[str]) -> bool:
        if not cells:
            return True
        lying = {grid[cells[0]]} if cells[0] in trick.up else left
        for card in lying:
            if card[1] in (trick.suit, trump):
                won = card[1] == trick.suit and height(card) < height(trick.card)
            else:
                won = wins(cells[1:], left - {card})
            if not won:
                return False
        return True

    seen_before = {*scene.setup["hand"], scene.setup["stock"][0], *(grid[cell] for cell in trick.up)}
    return wins(LINES[trick.line][trick.end], frozenset(PACK.codes) - seen_before)


def hidden(scene: Scene, trick: seen.Trick) -> int:
    """Give how many cards of the line lie face down before the first face-up card that stops the turning."""
    found, grid = 0, dealt(scene)
    for cell in LINES[trick.line][trick.end]:
        if cell in trick.up and grid[cell][1] in (trick.suit, trump_of(scene)):
            break
        found += cell not in trick.up
    return found


def test_a_card_is_called_certain_only_if_no_unseen_card_in_any_place_beats_it() -> None:
    found: Counter[bool] = Counter()
    for record in hands(GAME, GAME.ruleset({}), "sensible", 3, 80, ""):
        scene = watch(GAME, record)
        for trick in seen.tricks(scene):
            sure = trick.certain
            assert trick.won or not sure
            if hidden(scene, trick) < 3:  # the tree of what might lie there is wide
                assert sure == certain_by_trying(scene, trick)
                found[sure] += 1
    assert min(found[True], found[False]) > 5


def test_what_is_said_of_unseen_cards_is_counted_from_what_was_shown() -> None:
    """The hand, the trump card, the diagonal, and all that was turned before."""
    for record in hands(GAME, GAME.ruleset({}), "sensible", 4, 30, ""):
        scene = watch(GAME, record)
        trump = trump_of(scene)
        shown = {*record.setup["hand"], record.setup["stock"][0]}
        shown |= {dealt(scene)[cell] for cell in DIAGONALS[record.setup["diagonal"]]}
        for trick in seen.tricks(scene):
            facts = vars(trick)
            unseen = set(PACK.codes) - shown
            beaten = {card for card in unseen if card[1] == trick.suit and height(card) < height(trick.card)}
            beating = {card for card in unseen if card[1] in (trick.suit, trump)} - beaten
            assert facts["unseen"] == len(unseen) and facts["trumps"] == sum(
                card[1] == trump for card in unseen
            )
            assert (facts["beaten"], facts["beating"]) == (len(beaten), len(beating))
            shown |= set(trick.turned)


def test_remarks_are_three_at_most_each_true_of_its_trick() -> None:
    codes: Counter[str] = Counter()
    for record in hands(GAME, GAME.ruleset({}), "sensible", 6, 60, ""):
        scene = watch(GAME, record)
        said, tricks = remarks(scene), seen.tricks(scene)
        assert len(said) <= 3
        numbers = [step.facts["number"] for step in said]
        assert numbers == sorted(set(numbers))
        for step in said:
            trick, code = tricks[step.facts["number"] - 1], step.code.removeprefix("remark.")
            codes[code] += 1
            if code in ("certain", "open"):
                assert trick.won and trick.certain
                assert (trick.open == trick.turned) == (code == "open")
            if code == "through":
                assert trick.stop is None
            if code == "again":
                before = tricks[step.facts["before"] - 1]
                assert trick.stop in before.turned and trick.stop not in before.open
            if code == "trump":
                assert not trick.won and trick.stop and trick.stop[1] == trump_of(scene) != trick.suit
    assert set(codes) == {"certain", "open", "through", "again", "trump"}


def story_steps(lesson: str) -> list[Any]:
    """Give all steps of a story's paragraphs."""
    blocks = story_of(examples(KIT).proven[lesson]).blocks
    return [step for block in blocks if isinstance(block, Para) for step in block.steps]


# --- facts


@clause("OL-01", "OL-02", "OL-03", "OL-04", "OL-05", "OL-06", "OL-07", "OL-17", "OL-18", "OL-20")
def test_the_facts_are_those_of_the_rules() -> None:
    known = facts(KIT)
    assert known["rank_order"] == ["A", "K", "Q", "J", "9", "8", "7", "6", "5", "4", "3", "2"]
    assert known["grid"] + known["hand_size"] + known["stock"] == known["cards_used"] == 36 + 7 + 5
    assert (known["hand_size"], known["stock"]) == (7, 5)
    assert (known["side"], known["diagonal"]) == (6, 6)
    assert known["seen_first"] == 6 + 7 + 1
    assert (known["tricks_per_deal"], known["left_over"]) == (6, 1)
    assert known["marks"] == {"normal": {"player": 21, "dummy": 21}, "hard": {"player": 31, "dummy": 11}}
    assert known["hard_targets"] == [31, 21]
    assert known["hard_target"] == 31
    assert (known["same_deal"], known["other_same_deal"]) == ("dummy", ["first-trick", "player"])


@clause("OL-04")
def test_the_spots_of_the_tens_come_to_one_less_than_the_target() -> None:
    known = facts(KIT)
    for difficulty, targets in known["marks"].items():
        tens = known["tens_for"][difficulty]
        assert {side: 10 * many + 1 for side, many in tens.items()} == targets
        assert sum(tens.values()) <= 4


def test_regenerating_gives_the_pinned_records() -> None:
    """One that is found quickly; all of them, of every game, with ``-m long``."""
    from printkit.lessons.search import search
    from printkit.rules.record import page

    quick = [LESSONS[name] for name in ("won-in-suit",)]
    for id, found in search(GAME, quick, KIT.ruleset).items():
        assert page(found.record) == (FOLDER / "examples" / f"{id}.json").read_text(encoding="utf-8")
