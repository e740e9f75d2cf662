"""Records that are wrong: each gives one clear error that names the place, and never anything else."""

from __future__ import annotations

import copy
import gzip
import json
from collections.abc import Callable
from typing import Any

import pytest

from printkit import games
from printkit.errors import RecordError
from printkit.rules import record as records
from printkit.rules.replay import replay
from tests.games.shifty_partners.samples import GAME, game_records

GOOD = records.as_json(game_records(4)[-1])  # the last hand of a game: every kind of claim is there
TEXT = json.dumps(GOOD)
PLACE = "hand.jsonl:3"

Change = Callable[[dict[str, Any]], object]


def put(*path: str | int, value: Any) -> Change:
    """Give a change that writes a value at a place."""

    def change(record: Any) -> None:
        for step in path[:-1]:
            record = record[step]
        record[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    """Give a change that takes a key or an item away."""

    def change(record: Any) -> None:
        for step in path[:-1]:
            record = record[step]
        del record[path[-1]]

    return change


def repeat_a_card(record: Any) -> None:
    record["setup"]["hands"][2][4] = record["setup"]["hands"][0][1]


def become_a_summary(record: Any) -> None:
    record.clear()
    record["share"] = 0.5


WRONG: list[tuple[str, Change, str, str]] = [
    # what is wrong, the change, the place, words of the message
    ("another format", put("format", value="printkit.record/2"), "format", "printkit.record/1"),
    ("a format that is none", put("format", value=None), "format", "null"),
    ("a format of another type", put("format", value=["printkit.record/1"]), "format", "printkit.record/1"),
    ("no format", drop("format"), "", "'format' is missing"),
    ("what simulate --json prints", become_a_summary, "", "no record"),
    ("no game", drop("game"), "", "'game' is missing"),
    ("an unknown game", put("game", value="bridge"), "game", "no game"),
    ("a module's name for a game", put("game", value="shifty_partners"), "game", "'shifty-partners'?"),
    ("a game's title", put("game", value="Shifty Partners"), "game", "'shifty-partners'?"),
    ("a path for a game", put("game", value="../../os"), "game", "no game"),
    ("a list for a game", put("game", value=[]), "game", "no game"),
    ("an unknown key at the top", put("comment", value="hi"), "comment", "no such key"),
    ("an unknown key in ruleset", put("ruleset", "playrs", value=4), "ruleset.playrs", "no such option"),
    ("an unknown key in provenance", put("provenance", "host", value="x"), "provenance.host", "no such key"),
    ("an unknown key in setup", put("setup", "trump", value="S"), "setup.trump", "no such key"),
    ("an unknown key in an action", put("actions", 3, "why", value=1), "actions[3].why", "no such key"),
    ("an unknown key in claims", put("claims", "best", value=1), "claims.best", "no such key"),
    (
        "an unknown key in a trick",
        put("claims", "tricks", 1, "led", value="S"),
        "claims.tricks[1].led",
        "no such key",
    ),
    (
        "a key that is a terminal's escape",
        put("claims", "\x1b[2J", value=1),
        'claims."\\u001b[2J"',
        "no such key",
    ),
    ("a key that is a lone surrogate", put("claims", "\ud800", value=1), 'claims."\\ud800"', "no such key"),
    ("an empty key", put("setup", "", value=1), 'setup.""', "no such key"),
    ("no players", drop("ruleset", "players"), "ruleset", "'players' is missing"),
    (
        "3 players",
        put("ruleset", "players", value=3),
        "ruleset.players",
        "players is one of 4, 5, 6, 7",
    ),
    ("players as a string", put("ruleset", "players", value="4"), "ruleset.players", "one of 4, 5"),
    ("players as a float", put("ruleset", "players", value=4.0), "ruleset.players", "4.0 is not an integer"),
    (
        "an option's value that there is not",
        put("ruleset", "next_lead", value="left"),
        "ruleset.next_lead",
        "SP-14",
    ),
    (
        "an option's value in a list",
        put("ruleset", "next_lead", value=["dealer"]),
        "ruleset.next_lead",
        "SP-14",
    ),
    ("a list for ruleset", put("ruleset", value=[]), "ruleset", "an object"),
    ("null for provenance", put("provenance", value=None), "provenance", "an object"),
    ("a seed that is true", put("provenance", "seed", value=True), "provenance.seed", "integer"),
    ("a policy that is a number", put("provenance", "policy", value=1), "provenance.policy", "string"),
    ("a policy that is a book", put("provenance", "policy", value="x" * 300), "provenance.policy", "300"),
    ("null for claims", put("claims", value=None), "claims", "an object"),
    ("no hand_no", drop("setup", "hand_no"), "setup", "'hand_no' is missing"),
    ("no die", drop("setup", "die"), "setup", "'die' is missing"),
    ("hand 0", put("setup", "hand_no", value=0), "setup.hand_no", "from 1 to 4"),
    ("hand 5 of 4", put("setup", "hand_no", value=5), "setup.hand_no", "from 1 to 4"),
    ("a hand_no that is true", put("setup", "hand_no", value=True), "setup.hand_no", "not true"),
    ("a dealer who is not there", put("setup", "dealer", value=4), "setup.dealer", "from 0 to 3"),
    ("a dealer below 0", put("setup", "dealer", value=-1), "setup.dealer", "from 0 to 3"),
    ("a die of 7", put("setup", "die", value=7), "setup.die", "from 1 to 6"),
    ("a die of 3.0", put("setup", "die", value=3.0), "setup.die", "3.0 is not an integer"),
    ("scores below 0", put("setup", "scores_before", 2, value=-1), "setup.scores_before[2]", "at least 0"),
    ("too few scores", drop("setup", "scores_before", 0), "setup.scores_before", "a list of 4"),
    ("too few hands", drop("setup", "hands", 0), "setup.hands", "a list of 4 is asked for, not of 3"),
    ("a hand of four", drop("setup", "hands", 1, 0), "setup.hands[1]", "a list of 5"),
    ("a hand in a string", put("setup", "hands", 1, value="AS KS QS JS TS"), "setup.hands[1]", "a list"),
    ("a card twice", repeat_a_card, "setup.hands[2][4]", "is at setup.hands[0][1]"),
    ("a card that is none", put("setup", "hands", 0, 0, value="1S"), "setup.hands[0][0]", "SP-03"),
    ("a 10 in two digits", put("setup", "hands", 0, 0, value="10S"), "setup.hands[0][0]", "'TS'?"),
    ("a sign before a rank", put("setup", "hands", 0, 0, value="♠10"), "setup.hands[0][0]", "'TS'?"),
    ("a card in lower case", put("setup", "hands", 0, 0, value="as"), "setup.hands[0][0]", "'AS'?"),
    ("a joker", put("setup", "hands", 0, 0, value="R1"), "setup.hands[0][0]", "SP-03"),
    (
        "a 9 with four players",
        put("setup", "hands", 3, 2, value="9H"),
        "setup.hands[3][2]",
        "4 players (SP-03)",
    ),
    ("a card that is a number", put("setup", "hands", 0, 0, value=7), "setup.hands[0][0]", "7 is not a card"),
    ("a card that is null", put("setup", "hands", 0, 0, value=None), "setup.hands[0][0]", "null is not a card"),
    ("an object for actions", put("actions", value={}), "actions", "a list"),
    ("an action that is a card", put("actions", 2, value="AS"), "actions[2]", "an object"),
    ("an action without a card", drop("actions", 2, "card"), "actions[2]", "'card' is missing"),
    ("an action without a seat", drop("actions", 2, "seat"), "actions[2]", "'seat' is missing"),
    ("something else to do", put("actions", 2, "do", value="bid"), "actions[2].do", 'not "play"'),
    ("a seat that is a string", put("actions", 2, "seat", value="0"), "actions[2].seat", "an integer"),
    ("a seat that is not there", put("actions", 2, "seat", value=7), "actions[2].seat", "from 0 to 3"),
    ("legal that is null", put("actions", 2, "legal", value=None), "actions[2].legal", "a list"),
    ("legal that is empty", put("actions", 2, "legal", value=[]), "actions[2].legal", "a list of 1 to 5"),
    (
        "legal with a card that is none",
        put("actions", 2, "legal", value=["XX"]),
        "actions[2].legal[0]",
        "SP-03",
    ),
    ("tricks that are three", drop("claims", "tricks", 0), "claims.tricks", "a list of 4"),
    (
        "a trick without a winner",
        drop("claims", "tricks", 0, "winner"),
        "claims.tricks[0]",
        "'winner' is missing",
    ),
    (
        "a trick won by nobody",
        put("claims", "tricks", 0, "winner", value=None),
        "claims.tricks[0].winner",
        "integer",
    ),
    ("a trump of joy", put("claims", "tricks", 0, "trump", value="joy"), "claims.tricks[0].trump", "joy"),
    (
        "three cards in a trick",
        drop("claims", "tricks", 3, "cards", 0),
        "claims.tricks[3].cards",
        "a list of 4",
    ),
    ("scores that are strings", put("claims", "score", 1, value="4"), "claims.score[1]", "an integer"),
    ("game_over that is 1", put("claims", "game_over", value=1), "claims.game_over", "true or false"),
    ("winners that are none", put("claims", "winners", value=[]), "claims.winners", "a list of 1 to 4"),
    ("one team", drop("claims", "teams", 0), "claims.teams", "a list of 2"),
    (
        "an integer too large",
        put("setup", "scores_before", 0, value=1 << 64),
        "setup.scores_before[0]",
        "too large",
    ),
    ("a much larger integer", put("provenance", "index", value=10**40), "provenance.index", "41 digits"),
    ("a number of money", put("claims", "points", 0, value=0.5), "claims.points[0]", "0.5 is not an integer"),
    ("not a number", put("claims", "points", 0, value=float("nan")), "claims.points[0]", "NaN is not JSON"),
    ("infinity", put("claims", "points", 0, value=float("-inf")), "claims.points[0]", "-Infinity is not JSON"),
    ("a player's letter", put("actions", 0, "seat", value="A"), "actions[0].seat", "A is 0"),
    (
        "depth",
        put("claims", "points", 0, value=json.loads("[" * 40 + "]" * 40)),
        "claims.points[0]" + "[0]" * 9,
        "12 deep",
    ),
]

TEXTS: list[tuple[str, str | bytes, str, str]] = [
    ("nothing", "", "", "is empty"),
    ("spaces", " \n\t ", "", "is empty"),
    ("words", "hello", "", "not JSON at column 1"),
    ("a truncated record", TEXT[:900], "", "truncated"),
    ("half a string", TEXT[: TEXT.index("shifty") + 3], "", "truncated"),
    ("two records", TEXT + TEXT, "", "one record"),
    ("something behind", TEXT + " ;", "", "one record"),
    ("single quotes", TEXT.replace('"', "'"), "", "straight double quotes"),
    ("a comma too many", TEXT.replace('"setup"', ',"setup"', 1), "", "not JSON"),
    ("a comma at the end", TEXT[:-1] + ",}", "", "no comma before a closing bracket"),
    ("a list", f"[{TEXT}]", "", "a .json file holds one record"),
    ("a number", "17", "", "a record is an object"),
    ("NaN alone", "NaN", "", "NaN is not JSON"),
    (
        "a key twice at the top",
        TEXT.replace('"game":', '"game": "bridge", "game":', 1),
        "",
        '"game\\" is given twice',
    ),
    ("a key twice inside", TEXT.replace('"die":', '"die": 1, "die":', 1), "setup", "given twice"),
    ("a key twice in an action", TEXT.replace('"do":', '"do": "play", "do":', 1), "actions[0]", "given twice"),
    ("1e2", TEXT.replace('"die": ', '"die": 1e2, "x": ', 1), "setup.die", "1e2 is not an integer"),
    (
        "a float of ten thousand digits",
        TEXT.replace('"die": ', '"die": 0.' + "1" * 10000 + ', "x": ', 1),
        "setup.die",
        "not an integer",
    ),
    (
        "an integer of ten thousand digits",
        TEXT.replace('"die": ', '"die": ' + "9" * 10000 + ', "x": ', 1),
        "setup.die",
        "10000 digits",
    ),
    ("a deep bomb", "[" * 200_000, "", "deep"),
    ("a deep bomb of objects", '{"a":' * 100_000, "", "deep"),
    ("a deep bomb in a record", TEXT[:-1] + ', "x": ' + "[" * 100_000 + "]" * 100_000 + "}", "", "deep"),
    ("too large", TEXT + " " * records.MAX_BYTES, "", "at most"),
    ("Latin-1", TEXT.replace("sensible", "séance").encode("latin-1"), "", "not UTF-8"),
    ("UTF-16", TEXT.encode("utf-16"), "", "save it as UTF-8"),
    ("gzip", gzip.compress(TEXT.encode()), "", "unpack it first"),
    ("half a character", TEXT.replace("sensible", "手").encode()[:-3] + b"\xe6\x89", "", "not UTF-8"),
    ("two byte order marks", f"\ufeff\ufeff{TEXT}".encode(), "", "not JSON"),
    ("a zero byte", TEXT.replace("sensible", "\0"), "", "not JSON"),
    ("zero bytes", b"\0" * 100, "", "not JSON"),
]


def error(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as raised:
        games.read(text, PLACE)
    return raised.value


def well_told(told: RecordError, path: str, words: str) -> None:
    assert told.where == (f"{PLACE}: {path}" if path else PLACE)
    message = f"{told.what} {told.hint or ''}"
    assert words in message or words in message.replace('"', '\\"')
    assert len(str(told)) < 400
    assert message.isprintable()
    assert message.isprintable()


@pytest.mark.parametrize(
    ("change", "path", "words"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG]
)
def test_what_no_record_says(change: Callable[[Any], Any], path: Any, words: Any) -> None:
    made = copy.deepcopy(GOOD)
    change(made)
    well_told(error(json.dumps(made)), path, words)


@pytest.mark.parametrize(
    ("text", "path", "words"), [case[1:] for case in TEXTS], ids=[case[0] for case in TEXTS]
)
def test_what_is_no_record(text: str, path: Any, words: Any) -> None:
    well_told(error(text), path, words)


def test_the_record_that_these_were_made_of_is_a_good_one() -> None:
    assert replay(GAME, games.read(TEXT, PLACE)).holds


def test_a_place_is_given_even_without_a_file() -> None:
    with pytest.raises(RecordError) as raised:
        games.read(TEXT.replace('"die"', '"dye"', 1))
    assert raised.value.where == "setup.dye"
    assert raised.value.hint == "did you mean 'die'?"


def test_a_line_of_json_over_many_lines_is_named() -> None:
    with pytest.raises(RecordError, match="line 2, column 1"):
        games.read('{"format":\n}')
