"""docs/tutorial-game.md as printed: the game of Whist, and that it is Whist, read a second time."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from printkit import games
from printkit.games import foreign
from printkit.rules import record
from printkit.rules.game import Refused
from printkit.rules.replay import replay
from printkit.rules.run import hands, whole_games
from tests.docs.printed import blocks, follow, run, write
from tests.docs.test_tutorials import codes, manifest, text
from tests.reader import faults, read

PAGE = "docs/tutorial-game.md"
ORDER = "23456789TJQKA"


def test_a_game_with_examples(desk: Path, shell: Mapping[str, str]) -> None:
    said = follow(PAGE, desk, {**shell, "COLUMNS": "78"})
    wrong = [one.line for one in said if one.code]
    assert wrong == ["printkit play --kit ./my-whist", "printkit build ./my-whist --trust"], said
    assert codes(said, "printkit check") == codes(said, "printkit preview") == [0]
    book = desk / "output" / "my-whist" / "my-whist_rulebook_en_a4.pdf"
    words = text(book)
    assert "A small trump beats an ace" in words and "until a side has 7 points" in words
    assert faults(read(book)) == []
    assert "my-whist_standard_card_en_a4.pdf" in manifest(desk, "my-whist")
    assert (desk / "puzzles.pdf").read_bytes().startswith(b"%PDF-")
    assert not list((desk / "my-whist").rglob("*.pyc")), "nothing compiled is left in the kit"


JAPANESE = """
[say]
dealt = ["親は{{ p(dealer) }}、切り札は{{ s(card[1]) }}（{{ c(card) }}）です。{{ p(leader) }}がリードします。"]
lead = ["{{ p(seat) }}は{{ c(card) }}をリードしました。{% if plays %}{{ pc(plays) }}と続きます。{% endif %}"]
ruff = ["{{ p(seat) }}は{{ s(suit) }}がなく、切り札の{{ c(card) }}を出しました。"]
discard = ["{{ p(seat) }}は{{ s(suit) }}がなく、{{ c(card) }}を捨てました。"]
suit-takes = ["一番強い{{ s(suit) }}は{{ c(card) }}で、{{ p(seat) }}が取ります。"]
trump-takes = ["切り札の{{ c(card) }}が勝ち、{{ p(seat) }}が取ります。"]
torn = ["{{ p(seat) }}は切り札の{{ cs(trumps) }}なら勝てますが、{{ s(suit) }}の{{ cs(cards) }}しか出せません。"]
scored = ["{{ ps(seats) }}は{{ tricks }}トリックで、{{ points }}点です。"]
scores = ["{{ ps([0, 2]) }}は{{ scores[0] }}点、{{ ps([1, 3]) }}は{{ scores[1] }}点です。"]
won = ["{{ ps([side, side + 2]) }}が{{ scores[side] }}対{{ scores[1 - side] }}で勝ちました。"]

[alt]
trick = ["場の札は{% for x in plays %}{{ name(x.card) }}{% if not loop.last %}、{% endif %}{% endfor %}。"]

[title]
must-follow = "切り札を出せない"
trump-wins = "小さな切り札"
last-hand = "最後のハンド"

[look]
must-follow = "切り札を持つ人に注目してください。"
trump-wins = "スートを持たない人に注目してください。"
last-hand = "{icon:led|▷}はリード、{icon:won|★}は勝った札です。"

[moral]
must-follow = "切り札を出せるのは、そのスートがないときだけです。"
trump-wins = "どんな切り札も、ほかのスートに勝ちます。"
"""


def test_a_second_language(desk: Path, shell: Mapping[str, str]) -> None:
    """Other phrases, a rulebook beside the first, and nothing else changes."""
    kit = printed(desk)
    (kit / "phrases.ja.toml").write_text(JAPANESE, encoding="utf-8")
    book = (kit / "rulebook.en.md").read_text("utf-8").partition("\n{#puzzles}")[0]
    (kit / "rulebook.en.md").write_text(book, encoding="utf-8")
    (kit / "rulebook.ja.md").write_text(book, encoding="utf-8")
    toml = (kit / "kit.toml").read_text("utf-8").replace('languages = ["en"]', 'languages = ["en", "ja"]')
    (kit / "kit.toml").write_text(toml.replace("[book]\n", '[book]\nja = "rulebook.ja.md"\n'), "utf-8")
    assert run("printkit examples ./my-whist --regenerate --write --trust", desk, shell).code == 0
    told = run("printkit build ./my-whist --trust --only rulebook --lang ja", desk, shell)
    assert told.code == 0, told.text
    assert "切り札の" in text(desk / "output" / "my-whist" / "my-whist_rulebook_ja_a4.pdf")
    (kit / "phrases.ja.toml").unlink()
    told = run("printkit examples ./my-whist --trust --lang ja", desk, shell)
    assert told.code == 1 and "whist cannot be told in 'ja': there is no phrases.ja.toml" in told.text


# --- the game, against a reading of its own


def printed(desk: Path) -> Path:
    """Write the files that the page prints, without its commands."""
    for block in blocks(PAGE):
        if block.name:
            write(desk, block)
    return desk / "my-whist"


@pytest.fixture
def whist(desk: Path) -> Iterator[Any]:
    kit = printed(desk)
    yield foreign.load(kit / "game.py", kit)
    foreign.forget()


class Reading:
    """WH-01 … WH-08 again, from the words of the clauses alone."""

    def __init__(self, setup: Mapping[str, Any]) -> None:
        self.held = [set(cards) for cards in setup["hands"]]
        self.trump = setup["hands"][setup["dealer"]][12][1]
        self.next = (setup["dealer"] + 1) % 4
        self.table: list[str] = []
        self.lead = self.next
        self.won = [0, 0, 0, 0]

    def allowed(self) -> set[str]:
        mine = self.held[self.next]
        if self.table:
            same = {card for card in mine if card[1] == self.table[0][1]}
            if same:
                return same
        return set(mine)

    def play(self, card: str) -> None:
        self.held[self.next].remove(card)
        self.table.append(card)
        self.next = (self.next + 1) % 4
        if len(self.table) == 4:
            ruffs = [c for c in self.table if c[1] == self.trump]
            can_win = ruffs or [c for c in self.table if c[1] == self.table[0][1]]
            best = sorted(can_win, key=lambda c: ORDER.index(c[0]))[-1]
            self.next = self.lead = (self.lead + self.table.index(best)) % 4
            self.won[self.lead] += 1
            self.table = []


def test_it_is_whist(whist: Any) -> None:
    """300 random hands: what is legal at each turn, who takes each trick, and the score, both ways."""
    rules = whist.ruleset({})
    for one in hands(whist, rules, "random", 7, 300, "test"):
        reading = Reading(one.setup)
        for action in one.actions:
            assert action["seat"] == reading.next
            assert set(action["legal"]) == reading.allowed()
            reading.play(action["card"])
        assert one.claims is not None
        assert one.claims["tricks_won"] == reading.won
        sides = [reading.won[0] + reading.won[2], reading.won[1] + reading.won[3]]
        assert one.claims["score"] == [side - 6 if side > 6 else 0 for side in sides]


def test_games_end_at_five_points_or_seven(whist: Any) -> None:
    for target in (5, 7):
        one_game = list(whole_games(whist, whist.ruleset({"target": target}), "sensible", 1, 1, "test"))
        totals = [hand.claims["scores_after"] for hand in one_game if hand.claims]
        assert max(totals[-1]) >= target and all(max(scores) < target for scores in totals[:-1])
        assert [hand.setup["dealer"] for hand in one_game] == [at % 4 for at in range(len(one_game))]


def test_what_is_not_allowed_is_refused_with_its_clause(whist: Any) -> None:
    draw = random.Random(3)
    clauses: set[tuple[str, str]] = set()
    for one in hands(whist, whist.ruleset({}), "random", 9, 40, "test"):
        hand = whist.hand(whist.ruleset({}), dict(one.setup))
        for action in one.actions:
            seat, held = action["seat"], hand.hands[action["seat"]]
            for card in draw.sample(["AS", "7H", "QD", "2C", "AX"], 2):
                refusal = hand.refusal({"do": "play", "seat": seat, "card": card})
                assert (refusal is None) == (card in action["legal"])
                if refusal is not None:
                    clauses.add((refusal.code, refusal.clause))
                    assert (refusal.code == "must-follow") == (card in held)
                    with pytest.raises(Refused):
                        hand.do({"do": "play", "seat": seat, "card": card})
            other = hand.refusal({"do": "play", "seat": (seat + 1) % 4, "card": action["card"]})
            assert (other.code, other.clause) == ("not-your-turn", "WH-04")
            hand.do(action)
        assert hand.refusal(one.actions[0]).code == "hand-over"
    assert clauses == {("must-follow", "WH-05"), ("not-held", "WH-03"), ("not-in-pack", "WH-02")}


def test_a_spoiled_record_is_found_out(whist: Any) -> None:
    (one,) = hands(whist, whist.ruleset({}), "sensible", 2, 1, "test")
    plain = json.loads(record.line(one))
    assert replay(whist, games.read(record.line(one))).holds
    for path, clause in (
        (("claims", "score", 0), "WH-07"),
        (("claims", "tricks", 3, "winner"), "WH-06"),
        (("claims", "tricks_won", 1), "WH-06"),
        (("claims", "scores_after", 1), "WH-08"),
        (("actions", 5, "seat"), "WH-04"),
    ):
        spoiled = json.loads(json.dumps(plain))
        inner = spoiled
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = (inner[path[-1]] + 1) % 4
        (first, *_) = replay(whist, games.read(json.dumps(spoiled))).findings
        assert first.clause == clause, path
