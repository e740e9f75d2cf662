"""A kit's own game at work: what goes wrong in it, in which processes it runs, what it brings along."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from printkit import workers
from printkit.cli import examples_
from printkit.errors import GameError, TemplateError
from printkit.games import foreign
from printkit.kit import worker
from printkit.kit.read import read_kit
from printkit.kit.resources import data_folder
from printkit.kit.worker import WORK
from printkit.preview.drawer import Worker
from printkit.preview.view import Look, View
from printkit.rules import run
from tests.cli.hostile_kit import say, swap, tree
from tests.foreign.whist import UNTRUSTED, one_line

Capture = pytest.CaptureFixture[str]
BOOK = View("book", "rulebook", "en", "a4")


WRONG: dict[str, tuple[str, str, str, str]] = {
    "start": ("game.py", "    return last[-1]\n", "    return last[1 / 0]\n", "ZeroDivisionError: division by"),
    "policy": (
        "game.py",
        "    if not view.trick:\n",
        "    if view.trik:\n",
        "AttributeError: 'View' object has no",
    ),
    "next": ("game.py", "    return last[-1]\n", "    return next(iter(last[:0]))\n", "StopIteration"),
    "score": ("game.py", "odd_tricks(self.won[one] +", "odd_tricks({}[one] +", "KeyError: 0"),
    "illegal": ("game.py", '(cheapest, "low")', '("2S", "low")', "2S is refused"),
    "no choice": ("game.py", 'view.play(cheapest, "low")', "cheapest", "a policy chose '"),
    "judge": ("lessons.py", "    trump, found = ", "    trump, found = 1, 2, ", "ValueError: too many values"),
    "story": (
        "lessons.py",
        "    trick, play = found.trick, found.play\n",
        "    raise OSError('x')\n",
        "OSError: x",
    ),
    "facts": ("lessons.py", '"tricks": 13', '"tricks": 13 / 0', "ZeroDivisionError"),
    "facts, none": (
        "lessons.py",
        'return {"tricks"',
        'return [] or 3 or {"tricks"',
        "lessons.py:157: facts: dict is asked for, not 3",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_goes_wrong_in_it_is_told_with_its_line(name: str, kit: Path, capfd: Capture) -> None:
    file, old, new, says = WRONG[name]
    swap(file, old, new)(kit)
    # what is pinned was played otherwise, and what sense would play is told only where it was played
    play: list[str | Path] = ["play", "--kit", kit, "--count", "30"]
    build: list[str | Path] = ["build", f"{kit}/", "--out", kit.parent / "out", "--jobs", "2"]
    words = {"game.py": [play], "lessons.py": [build]}[file]
    if name == "start":
        words = [play, build, ["simulate", "--kit", kit, "--games", "40", "--jobs", "2"]]
    if name == "judge":
        words = [["examples", f"{kit}/", "--regenerate"]]
    for one in words:
        where = () if name in ("illegal", "no choice", "facts, none") else (f"{file}:",)
        one_line(say(capfd, *one, "--trust"), says, *where)


SCORE = "        return [odd_tricks("
ODD = """
    def also_claims(self):
        return {}, {"odd": tuple(map(odd_tricks, self.won))}

    @classmethod
    def more_shapes(cls, ruleset):
        return More(claims={"odd": shape.listing(shape.integer(0, 7), 4)})

    def score(self):"""


def claim_odd(kit: Path) -> None:
    """Have each hand claim something of its own, as a tuple, which JSON has none of."""
    swap(
        "game.py",
        "\nfrom printkit.rules.view",
        "\nfrom printkit.rules.trick_shapes import More\nfrom printkit.rules.view",
    )(kit)
    swap(
        "game.py", "\nfrom printkit.rules.game", "\nfrom printkit.rules import shape\nfrom printkit.rules.game"
    )(kit)
    swap("game.py", "\n    def score(self):", ODD)(kit)
    swap("game.py", "    clauses = {\n", '    clauses = {\n        "odd": "WH-07",\n')(kit)


def test_what_it_claims_can_be_read_back_or_is_refused(kit: Path, capfd: Capture) -> None:
    """Records that nobody could read were written, and pinned as examples, which were then refused."""
    again: list[str | Path] = ["examples", f"{kit}/", "--trust", "--regenerate", "--write"]
    claim_odd(kit)
    assert say(capfd, *again).code == 0
    assert say(capfd, "examples", f"{kit}/", "--trust").code == 0
    (kit / "one.jsonl").write_text(say(capfd, "play", "--kit", kit, "--trust").out, encoding="utf-8")
    assert say(capfd, "verify", kit / "one.jsonl", "--kit", kit, "--trust").code == 0
    pinned = tree(kit / "examples")
    for old, new, says in (
        (
            SCORE,
            "        return [1.5, 0] or [odd_tricks(",
            "score() gives [1.5, 0], not a whole number for each of the 2 sides",
        ),
        (
            SCORE,
            "        return 7 or [odd_tricks(",
            "score() gives 7, not a whole number for each of the 2 sides",
        ),
        (
            "claims={",
            "claims={} and {",
            "claims.odd: a record of the game cannot be read back: there is no such key",
        ),
        ("tuple(map", "set(map", "Object of type set is not JSON"),
    ):
        swap("game.py", old, new)(kit)
        one_line(say(capfd, *again), says)
        one_line(say(capfd, "play", "--kit", kit, "--trust"), says)
        swap("game.py", new, old)(kit)
    assert tree(kit / "examples") == pinned


def test_a_claim_of_its_own_has_a_clause(kit: Path, capfd: Capture) -> None:
    """It was asked for only where the claim was false, in place of what was wrong."""
    claim_odd(kit)
    swap("game.py", '        "odd": "WH-07",\n', "")(kit)
    says = ("game.py: WhistHand.clauses lacks odd", 'clauses = {…, "odd": "WH-07"}')
    one_line(say(capfd, "play", "--kit", kit, "--trust"), *says)
    swap("game.py", '        "players": ', '        "od": "WH-07",\n        "players": ')(kit)
    one_line(say(capfd, "play", "--kit", kit, "--trust"), "which more_shapes() has", "did you mean 'od'?")
    swap("game.py", '        "od": "WH-07",\n', "")(kit)
    swap("game.py", "More(claims={", "More(trick={")(kit)
    one_line(say(capfd, "examples", f"{kit}/", "--trust"), *says)


def test_chance_that_is_not_the_words_is_found_out(kit: Path, capfd: Capture) -> None:
    again: list[str | Path] = ["examples", f"{kit}/", "--trust", "--regenerate"]
    old = "    if not view.trick:\n"
    swap("game.py", old, f"    if next(words) % 2:\n        pass\n{old}")(kit)
    line = (kit / "game.py").read_text("utf-8").partition("next(words)")[0].count("\n") + 1
    one_line(say(capfd, *again), f"game.py:{line}: sensible takes words, of which it has none")
    swap(
        "game.py",
        "next(words) % 2:\n        pass",
        "__import__('random').random() < 0.2:\n        return view.play(view.legal[0], 'low')",
    )(kit)
    one_line(say(capfd, *again), "comes out otherwise when it is dealt and played again")


def test_what_is_found_is_pinned_though_another_lesson_is_not(kit: Path, capfd: Capture) -> None:
    lessons = kit / "lessons.py"
    more = '\nLESSONS += (LESSONS[0]._replace(id="never", judge=lambda scene: None, deals=20),)\n'
    lessons.write_text(lessons.read_text("utf-8") + more, encoding="utf-8")
    pinned = kit / "examples" / "must-follow.json"
    pinned.unlink()
    said = say(capfd, "examples", f"{kit}/", "--trust", "--regenerate", "--write")
    assert said.code == 1 and "no hand of 20 deals shows the lesson 'never'" in said.err
    assert pinned.is_file() and not pinned.with_stem("never").exists()


def test_what_cannot_be_told_is_not_pinned(kit: Path, capfd: Capture) -> None:
    """It was written, and the next command refused it."""
    shutil.rmtree(kit / "examples")
    swap("phrases.en.toml", 'trump-wins = "A small', 'trump-win = "A small')(kit)
    words: list[str | Path] = ["examples", f"{kit}/", "--trust", "--regenerate"]
    assert say(capfd, *words).code == 0, "before its phrases are written a hand is seen"
    one_line(say(capfd, *words, "--write"), "phrases.en.toml: no phrase 'title.trump-wins'")
    assert not (kit / "examples").exists()


def test_a_judge_that_finds_nothing_says_none(kit: Path, capfd: Capture) -> None:
    """What it gave was an example, even False, if only the story did not look at it."""
    swap("lessons.py", "        return None\n    last =", "        return False\n    last =")(kit)
    says = "the judge of the lesson 'last-hand' gave False"
    one_line(say(capfd, "examples", f"{kit}/", "--trust", "--regenerate"), says, "gives None, or")
    swap("lessons.py", 'if not scene.claims["game_over"]:', "if True:")(kit)
    one_line(say(capfd, "build", f"{kit}/", "--trust", "--out", kit.parent / "out"), says)


def test_a_hand_that_is_thrown_in_is_recorded_and_dealt_anew(kit: Path, capfd: Capture) -> None:
    swap("game.py", SCORE, "        if max(self.won) > 6: return None\n" + SCORE)(kit)
    said = say(capfd, "play", "--kit", kit, "--trust", "--games", "4")
    hands = list(map(json.loads, said.out.splitlines()))
    thrown = [at for at, one in enumerate(hands) if "tricks" not in one["claims"]]
    assert thrown and hands[thrown[0]]["claims"]["score"] == [0, 0]
    assert hands[thrown[0]]["setup"]["hand_no"] == hands[thrown[0] + 1]["setup"]["hand_no"]
    (kit / "hands.jsonl").write_text(said.out, encoding="utf-8")
    assert say(capfd, "verify", kit / "hands.jsonl", "--kit", kit, "--trust").code == 0


def test_what_its_code_prints_is_apart_from_what_is_written(kit: Path, capfd: Capture) -> None:
    """It stood among play's records, and was lost in a worker."""
    swap("game.py", "\n\ndef trump_of", "\n\nprint('begun')\n\n\ndef trump_of")(kit)
    swap("game.py", "    if not view.trick:\n", "    print('asked', end='.')\n    if not view.trick:\n")(kit)
    said = say(capfd, "play", "--kit", kit, "--trust", "--count", "2")
    assert said.code == 0 and len(list(map(json.loads, said.out.splitlines()))) == 2
    assert said.err.startswith("begun\nasked.asked.")
    swap(
        "lessons.py",
        "    trick, play = found.trick, found.play\n",
        "    print('told')\n    trick, play = found.trick, found.play\n",
    )(kit)
    said = say(capfd, "examples", f"{kit}/", "--trust")
    assert said.code == 0 and said.err.endswith("told\n")


def test_what_does_not_end_is_told_apart(kit: Path, capfd: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "MOST", 60)  # here: processes that begin anew know nothing of it
    words: list[str | Path] = ["--kit", kit, "--trust", "--games", "1"]
    stuck = "    def do_play(self, action):\n        pass\n\n    def score"
    for old, new, says, commands in (
        (
            SCORE,
            "        return None and [odd_tricks(",
            "a hand is thrown in 60 times in a row",
            ("play", "simulate"),
        ),
        (">= self.ruleset", "> 1000 * self.ruleset", "a game goes on after 60 hands", ("play", "simulate")),
        ("    def score", stuck, "a hand goes on after 60 decisions", ("play", "simulate")),
    ):
        swap("game.py", old, new)(kit)
        for command in commands:
            alone = ("--jobs", "1") if command == "simulate" else ()
            one_line(say(capfd, command, *words, *alone), says)
        swap("game.py", new, old)(kit)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[say\n", "phrases.en.toml:1: not TOML"),
        ("say = 3\n", "'say' should be a table"),
        ("[say]\nlead = 'x'\n", "say.lead: should be a list of texts"),
        ("[say]\nlead = []\n", "say.lead: should be a list of texts"),
        ("macros = 3\n", "'macros' should be a text"),
        ("join = '{{'\n[say]\ndealt = ['{% for']\n", "phrases.en.toml"),
        ("[say]\n", "no phrase 'title.must-follow'"),
    ],
)
def test_phrases_that_are_none(text: str, says: str, kit: Path, capfd: Capture) -> None:
    (kit / "phrases.en.toml").write_text(text, encoding="utf-8")
    one_line(say(capfd, "examples", f"{kit}/", "--trust", "must-follow"), says)


def test_a_phrase_without_its_fact_is_named(kit: Path, capfd: Capture) -> None:
    """What a macro was not given was told as the game's fault, without a place."""
    swap("phrases.en.toml", "leads first", "leads, not {{ p(leder) }}")(kit)
    said = say(capfd, "examples", f"{kit}/", "--trust")
    one_line(said, "phrases.en.toml: say.dealt[0]: 'leder' is not defined", "did you mean 'leader'?")
    assert "whist/phrases" not in said.err, "there is no such file"


@pytest.mark.parametrize(
    ("old", "new", "says", "hint"),
    [
        ('"cell.number"', '"cell.nr"', "cell.nr: there is no 'nr'", "cells are number, played, cards"),
        ('"cell.number", {"number"', '"cell.number", {"n"', "cell.number: there is no 'number'", "cells are"),
        ('"WH-08"),\n        {}', '"WH-08"),\n        {"target": 6}', "'last-hand' asks for target = 6", ""),
        ('"WH-08"),\n        {}', '"WH-08"),\n        {"traget": 7}', "'last-hand' asks for traget = 7", ""),
        (
            '("WH-05", "WH-06")',
            '"WH-05 WH-06"',
            "LESSONS[1].clauses: tuple[str, ...] is asked for, not 'WH",
            "comma: (x,)",
        ),
        ("any_deal, trump_wins,", "True, trump_wins,", "is asked for, not True", ""),
        (
            "LESSONS = (\n",
            "LESSONS = Lesson(*'id', ('WH-05',), {}, *[len] * 3)\n_ = (\n",
            "tuple[Lesson, ...] is asked for, not Les",
            "comma",
        ),
        ("    return Story(", "    Story(", "lessons.py:92: tell_must_follow: Story is asked for, not N", ""),
        ("drawn(scene, found.trick),", "None,", "Para | Grid | Drawing is asked for, not None", ""),
        (
            '(dealt(scene), Step("look.trump-wins"))',
            "(dealt(scene))",
            "is asked for, not Step(code='say.dealt'",
            "a comma: (x,)",
        ),
        ("LESSONS = ", "LESSON = ", "the game 'whist' has no lessons", "its lessons.py has no LESSONS"),
    ],
)
def test_what_is_misspelt_in_its_lessons_is_named(
    old: str, new: str, says: str, hint: str, kit: Path, capfd: Capture
) -> None:
    """A cell was told as a KeyError in printkit's own files; without lessons nothing was told at all."""
    swap("lessons.py", old, new)(kit)
    one_line(say(capfd, "examples", f"{kit}/", "--trust"), says, hint)


DEF = "    def score("
SIDES = "((0, 2), (1, 3))"


@pytest.mark.parametrize(
    ("old", "new", "says", "hint"),
    [
        (
            DEF,
            "    def leads(self, taker): taker\n",
            "WhistHand.leads() returns nothing",
            "write return before",
        ),
        (DEF, "    def beats(self, card, best): card > best\n", "WhistHand.beats() returns nothing", ""),
        (
            DEF,
            "    def leads(self, taker): return taker + 4\n",
            "gives the turn to 5, which is no seat",
            "leads()",
        ),
        (DEF, "    def next_seat(self, seat): return seat - 1\n", "gives the turn to -1, which", "next_seat()"),
        (
            DEF,
            "    rounds = 3\n",
            "WhistHand.rounds is not the method",
            "@classmethod def rounds(cls, ruleset)",
        ),
        ("    @classmethod\n    def sides", "    def sides", "WhistHand.sides is not the method", ""),
        (SIDES, "((0, 2), (2, 3))", "game.py:39: sides() gives ((0, 2), (2, 3))", "seats 0 to 3"),
        (
            SIDES,
            "((0, 2), (1,))",
            "game.py:39: sides() gives ((0, 2), (1,))",
            "in one of them",
        ),
        (SIDES, "(0, 2)", "game.py:39: WhistHand.sides[0]: tuple[int, ...] is asked for, not 0", ""),
        ("(4,)", "(4)", "for_players: tuple[int, ...] is asked for, not 4", "one alone has a comma: (x,)"),
        ("(5, 7, 9), 5", "(5), 5", "WhistHand.options[0].values: Container[Any] is asked for, not 5", ""),
        ("size = 13", "size = '13'", "WhistHand.size: int is asked for, not '13'", ""),
        ("size = 13", "size = 14", "may_play() gives seat 3 no card", "are there cards for all"),
        ("view.trick", "view.hands", "'View' object has no attribute 'hands'", "did you mean 'hand'?"),
        ("view.trick", "view.trik", "'View' object has no attribute 'trik'", "did you mean 'trick'?"),
        ("def score(self", "def scored(self", "WhistHand has no method score()", "docs/games.md"),
        ("    for_players = ", "    players = ", "WhistHand lacks for_players, the numbers of players", ""),
        (
            DEF,
            "    def counted(self): return {'odd': 3}\n",
            "WhistHand.counted: Sequence[int] is asked for, not 3",
            "docs/games.md",
        ),
        (
            DEF,
            "    def counted(self): return [1, 2]\n",
            "counted: Mapping[str, Sequence[int]] is asked for",
            "",
        ),
        (
            DEF,
            "    def counted(self): return {'odd': [3]}\n",
            "counted() gives 1 numbers for 'odd', not one",
            "",
        ),
        (
            "        super().__init__(",
            "        (lambda *_, **__: 0)(",
            "has no attribute",
            "super().__init__(…) first",
        ),
    ],
)
def test_a_slip_in_its_class_is_named(
    old: str, new: str, says: str, hint: str, kit: Path, capfd: Capture
) -> None:
    """It came out as a TypeError in a file of printkit's, or as a game that is won by who leads."""
    swap("game.py", old, f"{new}\n{old}" if old == DEF else new)(kit)
    for words in (["play", "--kit", kit], ["simulate", "--kit", kit, "--games", "1"], ["examples", f"{kit}/"]):
        one_line(say(capfd, *words, "--trust", *["--regenerate"] * (words[0] == "examples")), says, hint)


def test_reasons_and_refusals_that_are_none(kit: Path, capfd: Capture) -> None:
    """Both came out as an AttributeError in a file of printkit's."""
    verify: list[str | Path] = ["verify", kit.parent / "one.jsonl", "--kit", kit, "--trust"]
    refusal = f"    def refusal_play(self, action): return 1 + 1\n\n{DEF}"
    swap("game.py", DEF, refusal)(kit)
    one_line(say(capfd, *verify), "refusal_play() gives 2", "self.refuse(action, …), or None", "game.py:")
    swap("game.py", refusal, f"    def why(self, seat, cards): return [][:0] or None\n\n{DEF}")(kit)
    one_line(say(capfd, *verify), "legal_play() gives Legal(", "with a Reason")


def test_a_loop_that_does_not_end_has_its_line(
    kit: Path, capfd: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a worker is ended, it was only said what it was called for."""
    monkeypatch.setattr(worker, "is_builtin", lambda folder: False)
    monkeypatch.setattr(examples_, "WORK", 0.5)
    swap("game.py", SCORE, f"        while True:\n            self.turn = 0\n{SCORE}")(kit)
    line = (kit / "game.py").read_text("utf-8").partition("while True")[0].count("\n") + 1
    said = say(capfd, "examples", f"{kit}/", "--trust")
    one_line(said, f"game.py:{line}", "takes too long")
    monkeypatch.setattr(examples_, "WORK", 0.2)
    swap("game.py", "            self.turn = 0\n", "            sum(range(10**12))\n")(kit)
    one_line(say(capfd, "examples", f"{kit}/", "--trust"), "takes too long")  # where no line of Python ends


def test_an_example_that_is_not_there_has_its_place_in_the_book(kit: Path, capfd: Capture) -> None:
    swap("rulebook.en.md", 'example("trump-wins")', 'example("trump-win")')(kit)
    text = (kit / "rulebook.en.md").read_text("utf-8")
    place = f"rulebook.en.md:{text[: text.index('trump-win')].count(chr(10)) + 1}: no example 'trump-win'"
    one_line(say(capfd, "build", f"{kit}/", "--trust", "--out", kit.parent / "out"), place, "'trump-wins'")


def test_a_hand_that_a_policy_has_changed_is_not_pinned(kit: Path, capfd: Capture) -> None:
    """It was pinned, and the next command found that it does not hold."""
    swap("game.py", "    if not view.trick:\n", "    view._hand.won[0] = 1\n    if not view.trick:\n")(kit)
    before = {path: path.read_bytes() for path in (kit / "examples").iterdir()}
    done = say(capfd, "examples", f"{kit}/", "--trust", "--regenerate", "--seed", "5", "--write")
    assert done.code == 1 and "do not hold" in done.err and "change the hand?" in done.err
    assert before == {path: path.read_bytes() for path in (kit / "examples").iterdir()}


def test_puzzles_that_cannot_be_told_are_not_pinned(kit: Path, capfd: Capture) -> None:
    swap("phrases.en.toml", "[alt]\ntrick = ", "[alt]\ntable = ")(kit)
    done = say(capfd, "quiz", f"{kit}/", "--trust", "--write")
    one_line(done, "phrases.en.toml: no phrase 'alt.trick'")
    assert not (kit / "quiz.json").exists()


ASKS = """
    yield ask(scene, "winner", 1, "", play.at, ("tricks", 0, "winner"), drawn(scene, trick), {}, {"seat": 9})
"""


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("(taken(trick),))\n", '(taken(trick)._replace(facts={"seat": -1}),))\n', "the answer to who-wins is"),
        ("(taken(trick),))\n", f"(taken(trick),)){ASKS}", "the answer to winner is"),
        (
            "(taken(trick),))\n",
            f"(taken(trick),)){ASKS.replace('play.at', 'play')}",
            "ask() for winner: at: int",
        ),
    ],
)
def test_an_answer_told_otherwise_than_it_is(old: str, new: str, says: str, kit: Path, capfd: Capture) -> None:
    """The claim was proven, and the page printed what the phrase was filled with."""
    swap("lessons.py", old, new)(kit)
    swap("lessons.py", " ask_may_play, ", " ask, ask_may_play, ")(kit)
    one_line(say(capfd, "quiz", f"{kit}/", "--trust", "--write"), says, "lessons.py:")
    assert not (kit / "quiz.json").exists()


def test_mixed_hands_that_are_none(kit: Path, capfd: Capture) -> None:
    """Nothing was played, and nothing was said of it."""
    mixed = "    mixed = classmethod(lambda cls, ruleset, words: None)\n\n    def score("
    swap("game.py", DEF, mixed)(kit)
    one_line(say(capfd, "play", "--kit", kit, "--trust", "--mixed"), "dict is asked for, not None", "game.py:")


def test_a_key_that_clauses_do_not_have(kit: Path, capfd: Capture) -> None:
    text = (kit / "clauses.toml").read_text("utf-8")
    (kit / "clauses.toml").write_text(text + '\n[WH-99]\nkind = "S"\nfacts = "Nothing."\n', encoding="utf-8")
    said = say(capfd, "check", f"{kit}/", "--trust", "--only", "clauses")
    assert said.code == 1 and "clauses.toml: WH-99: no key 'facts'\n    hint: did you mean 'fact'?" in said.out


def test_an_answer_may_be_a_number(kit: Path, capfd: Capture) -> None:
    """“12.” began a list, and the book was refused for it."""
    swap("phrases.en.toml", '"The {{ c(card) }} is the highest {{ s(suit) }} and', '"12.", "The {{ c(card) }}')(
        kit
    )
    with (kit / "rulebook.en.md").open("a", encoding="utf-8") as book:
        book.write(
            "\n{#puzzles}\n## Puzzles\n\n{{ quiz() }}\n\n{#answers}\n## Answers\n\n{{ quiz_answers() }}\n"
        )
    assert say(capfd, "quiz", f"{kit}/", "--trust", "--write").code == 0
    shutil.rmtree(kit / "examples")
    text = (kit / "rulebook.en.md").read_text("utf-8")
    (kit / "rulebook.en.md").write_text(re.sub(r"\{\{ example.*", "", text), encoding="utf-8")
    words: list[str | Path] = ["build", f"{kit}/", "--trust", "--only", "rulebook", "--format", "html"]
    assert say(capfd, *words, "--out", kit.parent / "out").code == 0
    assert "12." in (kit.parent / "out" / "my-whist" / "my-whist_rulebook_en.html").read_text("utf-8")


@pytest.mark.parametrize("text", ["[", "3", '{"x": 3}', '{"x": {}}'])
def test_pinned_facts_that_are_none(text: str, kit: Path, capfd: Capture) -> None:
    (kit / "facts.json").write_text(text, encoding="utf-8")
    one_line(say(capfd, "facts", "--kit", kit, "--trust"), "whist/facts.json", "--kit DIR --trust")


def test_two_kits_with_games_of_one_name(kit: Path, capfd: Capture) -> None:
    other = kit.parent / "other-whist"
    shutil.copytree(kit, other)
    words: list[str | Path] = ["build", f"{kit}/", f"{other}/", "--trust", "--out", kit.parent / "out"]
    one_line(say(capfd, *words), "other-whist/game.py: another kit has a game 'whist' too")


def test_code_in_a_folder_of_the_kit(kit: Path, capfd: Capture) -> None:
    """game.py need not lie beside kit.toml; what it imports may be in packages."""
    (kit / "engine" / "more").mkdir(parents=True)
    for name in ("game.py", "lessons.py", "phrases.en.toml"):
        shutil.move(kit / name, kit / "engine" / name)
    (kit / "engine" / "more" / "__init__.py").write_text("from .six import SIX\n", encoding="utf-8")
    (kit / "engine" / "more" / "six.py").write_text("SIX = 6\n", encoding="utf-8")
    swap("engine/game.py", "\n\ndef trump_of", "\nfrom .more import SIX\n\n\ndef trump_of")(kit)
    swap("engine/game.py", "tricks - 6", "tricks - SIX")(kit)
    swap("kit.toml", '"game.py"', '"engine/game.py"')(kit)
    assert say(capfd, "examples", f"{kit}/", "--trust").code == 0
    assert say(capfd, "build", f"{kit}/", "--trust", "--out", kit.parent / "out").code == 0
    swap("engine/more/six.py", "6", "0 / 0")(kit)
    one_line(
        say(capfd, "build", f"{kit}/", "--trust", "--out", kit.parent / "out"), "engine/more/six.py:1: ZeroDiv"
    )


@pytest.mark.parametrize(("value", "kind"), [("[0] * 4", "list"), ("{0: 1}", "dict"), ("{1}", "set")])
def test_its_hands_share_nothing_that_changes(value: str, kind: str, kit: Path, capfd: Capture) -> None:
    """What one hand wrote there counted in the next, and its records held or not by what was played before."""
    swap("game.py", "    size = 13\n", f"    size = 13\n    bids = {value}\n")(kit)
    says = f"game.py: WhistHand.bids is a {kind} that all hands share"
    one_line(say(capfd, "play", "--kit", kit, "--trust"), says, "hint: set it in __init__, which begins a hand")


def test_what_was_saved_anew_is_run_anew(kit: Path) -> None:
    first = foreign.load(kit / "game.py", kit)
    assert foreign.load(kit / "game.py", kit) is first
    swap("game.py", "max(0, tricks - 6)", "max(0, tricks - 5)")(kit)
    second = foreign.load(kit / "game.py", kit)
    assert second is not first
    (kit / "game.py").write_text("GAME = 3\n", encoding="utf-8")
    with pytest.raises(GameError):
        foreign.load(kit / "game.py", kit)
    assert foreign.source("whist") is None, "nothing of before is left"
    assert read_kit(kit).game == "game.py"


SCRIPT = """
import sys, threading
from pathlib import Path
from printkit.kit.read import read_kit
from printkit.simulate.share import Order, play
from printkit.lessons.search import search
from printkit.lessons.registry import lessons_of
from printkit import games

def all_of_it(processes):
    found = search(game, lessons_of("whist").values(), {}, processes=processes)
    return play(order, processes), {id: scene.record for id, scene in found.items()}

if __name__ == "__main__":
    kit = read_kit(Path(sys.argv[1]), trust=True)
    game = games.get(kit.game)
    order = Order("whist", game.ruleset({}), ("sensible", "random"), 0, 12)
    alone = all_of_it(1)
    print(all_of_it(2) == alone)
    threading.Thread(target=threading.Event().wait, daemon=True).start()  # so that nothing more is forked
    print(all_of_it(2) == alone)
"""


def test_worker_processes_know_it(kit: Path, tmp_path: Path) -> None:
    """Those that are forked, and those that begin anew."""
    (tmp_path / "script.py").write_text(SCRIPT, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(tmp_path / "script.py"), str(kit)],
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.stdout, done.stderr) == ("True\nTrue\n", "")


def test_nothing_is_inherited_that_was_forgotten(kit: Path) -> None:
    foreign.load(kit / "game.py", kit)
    assert (foreign.load, (kit / "game.py", kit)) in workers._inherited
    foreign.forget()
    assert not workers._inherited


@pytest.mark.skipif(sys.platform == "win32", reason="signals are Unix's")
@pytest.mark.parametrize(
    ("old", "words", "code"),
    [
        ("\n\ndef trump_of", ["play", "--kit", "KIT"], 130),
        ("    if not view.trick:\n", ["play", "--kit", "KIT"], 143),
        ("    if not view.trick:\n", ["simulate", "--kit", "KIT", "--jobs", "2"], 130),
    ],
)
def test_code_that_does_not_end_is_stopped_by_a_signal(
    old: str, words: list[str], code: int, kit: Path
) -> None:
    """What is trusted has no time limit here. The line is told where it is this process's."""
    begun = kit.parent / "begun"
    indent = "    " if old.startswith(" ") else "\n"
    loop = f"{indent}while True: open({str(begun)!r}, 'w').close()\n"
    swap("game.py", old, loop + old)(kit)
    process = subprocess.Popen(
        [sys.executable, "-m", "printkit", *[word.replace("KIT", f"{kit}/") for word in words], "--trust"],
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    end = time.monotonic() + 30
    while not begun.exists() and time.monotonic() < end:
        time.sleep(0.05)
    assert begun.exists()
    os.killpg(process.pid, code - 128)  # as a terminal does
    _, err = process.communicate(timeout=30)
    assert process.returncode == code
    line = (kit / "game.py").read_text("utf-8").partition("while True")[0].count("\n") + 1
    place = "" if "simulate" in words else f"game.py:{line}: "
    said = f"printkit: {place}stopped\n" if code == 130 else ""
    assert err.endswith(said) and "Traceback" not in err and ("game.py" in err) == (said != "" and place != "")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such clock")
@pytest.mark.parametrize("file", ["game.py", "lessons.py"])
def test_code_that_does_not_end_is_ended_where_there_is_a_limit(file: str, kit: Path, capfd: Capture) -> None:
    old, indent = {"game.py": ("    if not view.trick:\n", "    "), "lessons.py": ("\nLESSONS = ", "\n")}[file]
    swap(file, old, f"{indent}while True: pass\n{old}")(kit)
    said = say(capfd, "examples", f"{kit}/", "--trust", "--regenerate", "--limit", "1")
    one_line(said, f"{file}:", "this took more than 1 seconds of processor time", "raise --limit")
    said = say(
        capfd, "examples", f"{kit}/", "--trust", "--limit", "1"
    )  # which are proven apart, for WORK seconds
    assert said.code == 1 and said.processor < WORK / 2


def test_the_preview_draws_it_and_tells_what_is_wrong(kit: Path) -> None:
    drawer = Worker(kit, trust=True)
    try:
        good = drawer.ask(Look(0, BOOK))
        assert good.faults == () and good.shown is not None
        swap("game.py", "\n\ndef trump_of", "\n\n1 / 0\n\n\ndef trump_of")(kit)
        told = drawer.ask(Look(1)).fault
        assert told is not None and told.what.startswith("ZeroDivisionError") and "game.py:" in told.where
        swap("game.py", "1 / 0\n", "")(kit)
        swap("lessons.py", "    trick, play = found.trick, found.play\n", "    raise OSError('x')\n")(kit)
        (fault,) = drawer.ask(Look(2, BOOK)).faults
        assert fault.what == "OSError: x" and "lessons.py:" in fault.where
        swap("lessons.py", "    raise OSError('x')\n", "    trick, play = found.trick, found.play\n")(kit)
        swap("phrases.en.toml", "A trump that has to wait", "Wait, trump")(kit)
        again = drawer.ask(Look(3, BOOK))
        assert again.faults == () and again.shown is not None
        changed = [one.key for one in again.shown.pictures]
        assert changed != [one.key for one in good.shown.pictures], "the new title is on a page"
    finally:
        drawer.close()


def test_the_preview_ends_code_that_does_not(kit: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawer = Worker(kit, trust=True)
    try:
        assert drawer.ask(Look(0)).fault is None
        monkeypatch.setattr("printkit.preview.drawer.PATIENCE", 0.25)
        swap("game.py", "\n\ndef trump_of", "\n\nwhile True:\n    pass\n\n\ndef trump_of")(kit)
        with pytest.raises(TemplateError, match="takes too long"):
            drawer.ask(Look(1))
    finally:
        drawer.close()


def test_a_book_is_checked_with_its_kit(kit: Path, capfd: Capture) -> None:
    """The records in a PDF of such a game are known where the kit is named and trusted."""
    words: list[str | Path] = ["build", f"{kit}/", "--trust", "--only", "rulebook", "--out", kit.parent / "out"]
    assert say(capfd, *words).code == 0
    book = kit.parent / "out" / "my-whist" / "my-whist_rulebook_en_a4.pdf"
    foreign.forget()
    said = say(capfd, "check", book)
    assert said.code == 1 and "there is no game" in said.out and "--kit DIR --trust" in said.out
    said = say(capfd, "check", f"{kit}/", book, "--trust", "--only", "languages")
    assert said.code == 0 and "3 of 3 records hold" in said.out
    foreign.forget()
    said = say(capfd, "check", book, "--kit", kit, "--trust")
    assert said.code == 0 and "3 of 3 records hold" in said.out
    one_line(say(capfd, "check", f"{kit}/", "--kit", kit, "--trust"), "--kit is for PDFs", code=2)


def test_a_build_notices_every_file_of_it(kit: Path, capfd: Capture) -> None:
    words: list[str | Path] = ["build", f"{kit}/", "--trust", "--only", "rulebook", "--out", kit.parent / "out"]
    assert ": unchanged" not in say(capfd, *words).out
    assert ": unchanged" in say(capfd, *words).out
    for name in ("game.py", "lessons.py", "phrases.en.toml"):
        path = kit / name
        path.write_text(path.read_text("utf-8") + "\n# a remark\n", encoding="utf-8")
        assert ": unchanged" not in say(capfd, *words).out, name
        assert ": unchanged" in say(capfd, *words).out
    one_line(say(capfd, *words[:2], *words[3:]), UNTRUSTED)


def test_its_rulings_hold_where_no_others_are_given(kit: Path, capfd: Capture) -> None:
    said = say(capfd, "play", "--kit", kit, "--trust")
    assert json.loads(said.out)["ruleset"] == {"players": 4, "target": 7}, "as kit.toml has it"
    said = say(capfd, "play", "whist", "--kit", kit, "--trust", "--option", "target=9")
    assert json.loads(said.out)["ruleset"] == {"players": 4, "target": 9}
    assert "target: 7" in say(capfd, "facts", "--kit", kit, "--trust", "target").out


def test_a_language_that_printkit_has_no_words_in(kit: Path, capfd: Capture) -> None:
    """The game's own phrases bring all: how sentences join, macros, names of suits and ranks."""
    french = (kit / "phrases.en.toml").read_text("utf-8")
    shared = (data_folder("templates") / "shared" / "phrases.en.toml").read_text("utf-8")
    macros = shared[shared.index("join = ") : shared.index("[names.suit]")].replace('"plays "', '"joue "')
    names = shared[shared.index("[names.suit]") : shared.index("[names.joker]")].replace('"spade"', '"pique"')
    words = '[names.joker]\n\n[words]\ntrick = "Pli"\n'
    (kit / "phrases.fr.toml").write_text(macros + names + words + french, encoding="utf-8")
    shutil.copy(kit / "rulebook.en.md", kit / "rulebook.fr.md")
    swap("kit.toml", '["en"]', '["fr"]')(kit)
    swap("kit.toml", "en = ", "fr = ")(kit)
    said = say(capfd, "examples", f"{kit}/", "--trust")
    assert said.code == 0 and "joue" in said.out and "Pli" in said.out
    one = kit.parent / "one.jsonl"
    said = say(capfd, "show", one, "--kit", kit, "--trust", "--lang", "fr")
    assert said.code == 0 and "pique" in said.out
    one_line(say(capfd, "show", one, "--kit", kit, "--trust", "--lang", "de"), "there is en, fr", code=2)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('(cheapest, "low")', '(cheapest, "lwo")', "make_game(choices) lacks 'lwo'"),
        (
            "    def score(",
            "    def why(self, *of): return super().why(*of)._replace(code='laed')\n\n    def score(",
            "its class's reasons lack 'laed'",
        ),
    ],
)
def test_a_code_that_is_not_declared_is_refused(
    old: str, new: str, says: str, kit: Path, capfd: Capture
) -> None:
    swap("game.py", old, new)(kit)
    one_line(say(capfd, "play", "--kit", kit, "--count", "3", "--trust"), says, "did you mean")


def test_a_reason_that_is_not_so_is_not_printed(kit: Path, capfd: Capture) -> None:
    """A book said "A has two waves and must follow suit" where pines were led, and its record held."""
    build: list[str | Path] = ["build", f"{kit}/", "--out", kit.parent / "out", "--only", "rulebook"]
    reason = "Reason('cannot-follow', 'WH-05', {'suit': 'X', 'cards': cards})"
    why = f"    def why(self, seat, cards):\n        return {reason}\n\n    def score("
    swap("game.py", "    def score(", why)(kit)
    swap("game.py", "rules.game import", "rules.game import Reason,")(kit)
    again = ["examples", f"{kit}/", "--regenerate"]
    for one in build, again, ["verify", kit.parent / "one.jsonl", "--kit", kit]:
        one_line(say(capfd, *one, "--trust"), "the reason cannot-follow names suit X, but", "why() gives that")


def test_another_rule_of_who_wins_is_told_with_its_clause(kit: Path, capfd: Capture) -> None:
    """Build named not-your-turn and the clause of who leads, which had not changed."""
    lowest = "    def beats(self, card, best):\n        return not super().beats(card, best)\n\n    def score("
    swap("game.py", "    def score(", lowest)(kit)
    one_line(say(capfd, "build", f"{kit}/", "--out", kit.parent / "out", "--trust"), "].winner is ", "(WH-06)")
    said = say(capfd, "verify", kit.parent / "one.jsonl", "--kit", kit, "--trust")
    told, refused, *_ = said.out.splitlines()
    assert "claims.tricks[0].winner: " in told and "(WH-06)" in told and "(WH-04)" in refused


def test_who_called_what_went_wrong_is_told(kit: Path, capfd: Capture) -> None:
    """A helper is called in many places, and one of them is wrong."""
    (kit / "helpers.py").write_text("def last(cards):\n    return cards[99]\n", encoding="utf-8")
    swap("game.py", "    return last[-1]\n", "    from .helpers import last as of\n\n    return of(last)\n")(
        kit
    )
    said = say(capfd, "play", "--kit", kit, "--trust")
    line = (kit / "game.py").read_text("utf-8").splitlines().index("    return of(last)") + 1
    one_line(said, "helpers.py:2: IndexError", f"called in game.py:{line}, game.py:")


def test_mixed_hands_have_keys_of_its_own(kit: Path, capfd: Capture) -> None:
    """As they are before the first hand; where scores_between made all that stands before one, they lacked."""
    swap("game.py", "from printkit.rules.hand", "from printkit.rules import shape\nfrom printkit.rules.hand")(
        kit
    )
    trick = "from printkit.rules.trick import TrickHand\n"
    swap("game.py", trick, f"{trick}from printkit.rules.trick_shapes import More, scores_between\n")(kit)
    swap("game.py", "    def score(", f"{BAGS}    def score(")(kit)
    said = say(capfd, "play", "--kit", kit, "--trust", "--mixed", "--count", "3")
    records = [json.loads(line) for line in said.out.splitlines()]
    assert [record["setup"]["bags_before"] for record in records] == [[0, 0]] * 3
    assert len({record["setup"]["dealer"] for record in records}) > 1


BAGS = """    mixed = scores_between(0, 3)

    @classmethod
    def first(cls, ruleset):
        return {**super().first(ruleset), "bags_before": [0, 0]}

    @classmethod
    def more_shapes(cls, ruleset):
        return More(setup={"bags_before": shape.listing(shape.integer(0, 9), 2)})

"""


def test_a_clause_that_cannot_be_shown(kit: Path, capfd: Capture) -> None:
    """A maker has no list of tests; the reason stands in clauses.toml."""
    clause = '\n[WH-09]\nkind = "R"\nfact = "Nobody looks at tricks that are over."\n'
    clauses, book = kit / "clauses.toml", kit / "rulebook.en.md"
    clauses.write_text(clauses.read_text("utf-8") + clause, encoding="utf-8")
    book.write_text(book.read_text("utf-8") + "\n{#look .WH-09}\nNobody looks back.\n", encoding="utf-8")
    words = ["check", f"{kit}/", "--trust", "--only", "clauses"]
    said = say(capfd, *words)
    assert said.code == 1 and "WH-09: neither an example nor a test shows it" in said.out
    clauses.write_text(clauses.read_text("utf-8") + 'unshown = "Looking is no play."\n', encoding="utf-8")
    said = say(capfd, *words)
    assert said.code == 0 and "Looking is no play" in said.out


def test_a_rank_that_no_card_has_is_noted(kit: Path, capfd: Capture) -> None:
    """Figures showed E where the cards have 11."""
    words = ["check", f"{kit}/", "--trust", "--only", "clauses"]
    assert "no card has" not in say(capfd, *words).out, "T is 10"
    swap("kit.toml", '"K", "Q", "J"', '"K", "Q", "11"')(kit)
    assert "note: game.py: no card has the rank 'J', which figures show" in say(capfd, *words).out


def test_a_card_in_a_text_that_the_game_does_not_use_is_noted(kit: Path, capfd: Capture) -> None:
    words = ["check", f"{kit}/", "--trust", "--only", "clauses"]
    assert "does not use" not in say(capfd, *words).out
    book = kit / "rulebook.en.md"
    text = book.read_text("utf-8") + "\n{#out}\nTake out {card:2X}, {card:R1}; not {card:TH}.\n"
    book.write_text(text, "utf-8")
    said = say(capfd, *words).out
    line = text.count("\n")
    assert f"note: rulebook.en.md:{line}: the game does not use the card 2X" in said
    assert "card TH" not in said and "card R1" not in said


def test_a_name_that_is_nearly_one_that_is_asked_for_is_noted(kit: Path, capfd: Capture) -> None:
    """It was passed over without a word, and the base's own rule held."""
    words = ["check", f"{kit}/", "--trust", "--only", "clauses"]
    assert "printkit asks for no" not in say(capfd, *words).out
    swap("game.py", "def sides(", "def side(")(kit)
    assert "note: game.py: printkit asks for no WhistHand.side; did you mean 'sides'?" in say(capfd, *words).out


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"cards": "WH-05"', '"cards": "WH-50"'),
        (
            "    def score(",
            "    def why(self, *of): return super().why(*of)._replace(clause='WH-50')\n    def score(",
        ),
    ],
)
def test_a_clause_that_there_is_none_of_is_a_fault(old: str, new: str, kit: Path, capfd: Capture) -> None:
    """A misspelt one stood in every message and record of the game, and the check said nothing."""
    swap("game.py", old, new)(kit)
    said = say(capfd, "check", f"{kit}/", "--trust", "--only", "clauses")
    assert said.code == 1 and "WH-50: the game names it, and clauses.toml does not" in said.out


def test_costly_facts_are_pinned_in_the_kit(kit: Path, capfd: Capture) -> None:
    """They are worked out when it is asked for, and then stand in the kit's facts.json."""
    costly = """
from printkit.rules.costly import Costly


def hundred(games):
    return {"games": games}


COSTLY = (Costly("played", "how many games", hundred, {"games": 100}, {"games": 2}),)
"""
    with (kit / "lessons.py").open("a", encoding="utf-8") as file:
        file.write(costly)
    words: list[str | Path] = ["facts", "--kit", kit, "--trust"]
    assert "played" not in say(capfd, *words).out
    assert say(capfd, *words, "played", "--regenerate", "--write").code == 0
    entry = json.loads((kit / "facts.json").read_text("utf-8"))["played"]
    assert (entry["value"], entry["command"]) == (
        {"games": 100},
        "printkit facts --kit DIR --trust played --regenerate --write",
    )
    assert 'played: {"games": 100}' in say(capfd, *words).out
    checked: list[str | Path] = ["check", f"{kit}/", "--trust", "--only", "clauses"]
    assert say(capfd, *checked).code == 0
    swap("lessons.py", '{"games": games}', '{"games": games + 1}')(kit)
    said = say(capfd, *checked)
    assert said.code == 1 and "facts.json: played: a small sample of it comes out otherwise" in said.out
    assert entry["command"] in said.out


def test_a_game_that_teaches_nothing(kit: Path, capfd: Capture) -> None:
    """It is played, verified and simulated all the same, and says what it lacks."""
    (kit / "lessons.py").unlink()
    one = kit.parent / "one.jsonl"
    assert say(capfd, "play", "--kit", kit, "--trust").code == 0
    assert say(capfd, "verify", one, "--kit", kit, "--trust").code == 0
    assert say(capfd, "facts", "--kit", kit, "--trust").out == ""
    one_line(say(capfd, "show", one, "--kit", kit, "--trust"), "hands of whist cannot be told", "whole(scene)")
    one_line(say(capfd, "quiz", f"{kit}/", "--trust"), "'whist' has no puzzles", "puzzles(scene)")
    said = say(capfd, "build", f"{kit}/", "--trust", "--out", kit.parent / "out")
    one_line(said, "rulebook.en.md:17: there is no 'tricks' in facts")
