"""What is told of Shifty Partners is what the record says: tricks, tables, scores, and nothing unproven."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from printkit.cli.columns import for_terminal
from printkit.errors import TemplateError
from printkit.games.shifty_partners.game import USED
from printkit.games.shifty_partners.lessons.stories import remarks
from printkit.kit.model import Kit
from printkit.kit.read import read_kit
from printkit.lessons.examples import examples
from printkit.lessons.phrases import Teller
from printkit.lessons.tell import story_of
from printkit.rules.lesson import Grid, Step, watch
from printkit.rules.run import hands

from .every import example_steps
from .table import FOLDER, GAME, pinned

KIT = read_kit(FOLDER)
TOLD = examples(KIT)
TABLES = ("first-ace-names", "scored-hand", "source-example", "whole-hand", "last-hand")


@pytest.mark.parametrize("lesson", ["trump-wins", "no-trump", "follow-face-up", "two-aces"])
@pytest.mark.parametrize("lang", KIT.languages)
def test_the_figure_shows_the_trick_of_the_record(lesson: str, lang: str) -> None:
    trick = pinned(lesson)["claims"]["tricks"][0]
    head = next(line for line in TOLD.tell(lesson, lang).markdown.splitlines() if line.startswith("```figure"))
    values = dict(word.split("=", 1) for word in shlex.split(head)[2:])
    shown = values["cards"].split(",")
    assert shown == trick["cards"][: len(shown)]
    assert int(values["leader"]) == trick["leader"]
    if len(shown) == len(trick["cards"]):
        assert int(values["winner"]) == trick["winner"]
    else:
        assert values["winner"] == ""
        assert int(values["seat"]) == trick["seats"][len(shown)]
        at = len(shown)
        assert sorted(values["legal"].split(",")) == pinned(lesson)["actions"][at]["legal"]


def grids(lesson: str) -> Iterator[Grid]:
    for block in story_of(TOLD.proven[lesson]).blocks:
        if isinstance(block, Grid):
            yield block


@pytest.mark.parametrize("lesson", TABLES)
def test_the_table_of_tricks_is_the_record_s(lesson: str) -> None:
    value = pinned(lesson)
    rows = [row for row in next(grids(lesson)).rows if row[0].code == "cell.number"]
    tricks = value["claims"]["tricks"][: len(rows)]
    assert len(rows) == (2 if lesson == "first-ace-names" else 4)
    for row, trick in zip(rows, tricks, strict=True):
        if value["setup"]["die"] == 6:
            assert row[1].code == f"words.trump-{trick['trump'] or 'none'}"
        assert row[-2].facts["seat"] == trick["winner"]
        told = [step.facts for step in row if step.code == "cell.played"]
        played = sorted(zip(trick["seats"], trick["cards"], strict=True))
        assert [facts["card"] for facts in told] == [card for _, card in played]
        assert [seat for seat, facts in enumerate(told) if facts["led"]] == [trick["leader"]]
        assert [seat for seat, facts in enumerate(told) if facts["won"]] == [trick["winner"]]
    if len(rows) == 4:
        assert sum(row[-1].facts["number"] for row in rows) == sum(value["claims"]["points"])


@pytest.mark.parametrize("lesson", [lesson for lesson in TABLES if lesson != "first-ace-names"])
def test_all_that_was_dealt_stands_in_the_table(lesson: str) -> None:
    *rows, left = next(grids(lesson)).rows
    for seat, hand in enumerate(pinned(lesson)["setup"]["hands"], 2 if lesson == "last-hand" else 1):
        assert {*left[seat].facts["cards"], *(row[seat].facts["card"] for row in rows)} == set(hand)


@pytest.mark.parametrize("lesson", ["scored-hand", "source-example", "whole-hand"])
def test_the_points_are_the_record_s(lesson: str) -> None:
    claims = pinned(lesson)["claims"]
    told = next(step.facts["teams"] for step in example_steps(GAME.id, lesson) if "teams" in step.facts)
    assert [team["seats"] for team in told] == claims["teams"]
    for team in told:
        assert team["taken"] == [(seat, claims["points"][seat]) for seat in team["seats"]]
        assert {claims["score"][seat] for seat in team["seats"]} == {team["sum"]}


def test_the_last_hand_of_a_game_tells_totals_and_winner() -> None:
    value = pinned("last-hand")
    rows = [[step.facts["number"] for step in row[1:]] for row in list(grids("last-hand"))[1].rows]
    expected = (value["setup"]["scores_before"], value["claims"]["score"], value["claims"]["scores_after"])
    assert [list(column) for column in zip(*rows, strict=True)] == list(expected)
    won = next(step.facts for step in example_steps(GAME.id, "last-hand") if step.code == "tell.game-won")
    assert won == {"seats": value["claims"]["winners"], "total": max(value["claims"]["scores_after"])}
    assert "tell.game-won" not in {step.code for step in example_steps(GAME.id, "whole-hand")}


def beats(card: str, best: str, trump: str | None) -> bool:
    """Tell whether a card would take a trick from its best: by SP-04 and SP-13, not by the engine."""
    if card[1] == best[1]:
        return "AKQJT98765432".index(card[0]) < "AKQJT98765432".index(best[0])
    return card[1] == trump


@pytest.mark.clause("SP-04", "SP-10", "SP-13", "SP-16")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_remarks_say_what_is_so(players: int) -> None:
    """In hands that nobody has looked at, each remark against the record alone."""
    rules, seen = GAME.ruleset({"players": players}), set()
    for record in hands(GAME, rules, "sensible", 7, 150, "", mixed=True):
        scene = watch(GAME, record)
        told = remarks(scene)
        assert len(told) <= 3
        assert len({step.facts["trick"] for step in told}) == len(told)
        for step in told:
            seen.add(step.code)
            facts, claims = step.facts, scene.claims
            trick = claims["tricks"][facts["trick"] - 1]
            plays = dict(zip(trick["seats"], trick["cards"], strict=True))
            assert plays[facts["seat"]] == facts["card"]
            ours = next(team for team in claims["teams"] if facts["seat"] in team)
            if step.code == "remark.names-trump":
                assert scene.setup["die"] == 6
                assert claims["tricks"][facts["trick"]]["trump"] == facts["suit"] == facts["card"][1]
                before = [card for one in claims["tricks"][: facts["trick"] - 1] for card in one["cards"]]
                before += trick["cards"][: trick["cards"].index(facts["card"])]
                assert facts["card"][0] == "A"
                assert not [card for card in before if card[0] == "A"]
            elif step.code == "remark.unbeatable":
                at = next(n for n, turn in enumerate(scene.turns) if turn.action["card"] == facts["card"])
                gone = {turn.action["card"] for turn in scene.turns[:at]}
                over = {one for one in USED[players] if beats(one, facts["card"], trick["trump"])}
                assert over == set(facts["gone"]) <= gone
                assert trick["winner"] == facts["seat"]
            elif step.code == "remark.ruffs":
                assert trick["winner"] == facts["seat"]
                assert facts["card"][1] == trick["trump"] != trick["cards"][0][1] == facts["suit"]
                assert facts["scores"] == (facts["card"][0] in "Q2")
            elif step.code == "remark.gives":
                assert facts["taker"] in ours
                assert trick["winner"] in ours
                assert facts["card"][0] in "Q2"
                turn = next(turn for turn in scene.turns if turn.action["card"] == facts["card"])
                assert any(card[0] not in "Q2" for card in turn.legal.choices)  # nobody made it do so
            else:
                assert step.code == "remark.forced"
                assert facts["card"][0] in "Q2"
                assert trick["winner"] == facts["winner"] not in ours
    assert len(seen) == 5


def test_a_kit_may_tell_tables_and_figures_that_are_none() -> None:
    for told in ("|a|b|\n|--|--|\n|1|2|3|\n|x|", "|", "||\n||", "```figure x\n```"):
        assert for_terminal(told)
    assert for_terminal("|a|b|\n|--|--|\n|1|2|3|") == "  a  b\n  1  2  3\n"


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "the 11 of moons and the 9 of moons"), ("ja", "月の11、月の9")]
)
def test_a_rank_may_have_several_letters(lang: str, said: str, tmp_path: Path) -> None:
    moon = "moon" if lang == "en" else "月"
    text = f'[names.suit]\nM = "{moon}"\n[say]\nheld = ["{{{{ named(cards) }}}}"]\n'
    (tmp_path / f"phrases.{lang}.toml").write_text(text, encoding="utf-8")
    step = Step("say.held", {"cards": ["11M", "9M"]})
    kit = replace(KIT, folder=tmp_path)
    assert Teller("shifty-partners", lang, 0, kit).tell(step) == said


def test_suits_are_called_as_the_kit_calls_them(tmp_path: Path) -> None:
    """Its lanterns, coded L, were leaves; and what its kit.toml names, its phrases had to name once more."""

    def told(lang: str, suits: str, kit: Kit) -> str:
        teller = Teller("shifty-partners", lang, 0, kit)
        return teller.tell(Step("alt.trick", {"seat": 0, "plays": [], "cards": [f"7{suit}" for suit in suits]}))

    own = read_kit(FOLDER)
    phrases = '[names.suit]\nW = "billow"\n[alt]\ntrick = ["{{ named(cards) }}"]\n'
    (tmp_path / "phrases.en.toml").write_text(phrases, encoding="utf-8")
    suits = {"L": {"en": "lantern"}, "P": {"en": "pine"}, "W": {"en": "wave"}, "S": {"ja": "剣"}, "Q": {}}
    kit = replace(own, folder=tmp_path, suits=suits)
    assert told("en", "LPWS", kit) == "the 7 of lanterns, the 7 of pines, the 7 of billows and the 7 of spades"
    with pytest.raises(TemplateError, match=r"alt.trick\[0\]: there is no 'Q' in names.suit") as raised:
        told("en", "Q", kit)
    write = 'give [suits.Q] of kit.toml a name, or write Q = "…" in [names.suit] of phrases.en.toml'
    assert raised.value.hint == write


def test_a_suit_of_the_kit_s_own_has_its_own_sign() -> None:
    suits = {
        "L": {"text": "L", "letter": "L"},
        "P": {"text": "pine", "letter": "P"},
        "W": {"text": "〜", "letter": "W"},
    }
    cards = " ".join(f"{{card:{card}}}" for card in ("TL", "7P", "QW", "KS"))
    assert for_terminal(cards, suits=suits) == "L10 P7 〜Q ♠K\n"
    assert for_terminal("{card:TL} {suit:L}") == "☘10 ☘\n"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("n(-5)", "−5"),
        ("some(-12, 'point')", "−12 points"),
        ("some(1, 'point') ~ some(0, 'trick')", "one pointno tricks"),
        ("nth(3) ~ nth(13) ~ nth(21) ~ nth(112) ~ nth(122)", "third13th21st112th122nd"),
        ("p(2) ~ letter(3)", "**C**D"),
    ],
)
def test_numbers_and_players_are_told_as_they_are(written: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "phrases.en.toml").write_text(f'[say]\ntried = ["{{{{ {written} }}}}"]\n', encoding="utf-8")
    assert Teller("shifty-partners", "en", 0, replace(KIT, folder=tmp_path)).tell(Step("say.tried")) == said


@pytest.mark.parametrize("written", ["p(-1)", "letter(10)"])
def test_nobody_is_told_of_as_another(written: str, tmp_path: Path) -> None:
    (tmp_path / "phrases.en.toml").write_text(f'[say]\ntried = ["{{{{ {written} }}}}"]\n', encoding="utf-8")
    with pytest.raises(TemplateError, match="there is no"):
        Teller("shifty-partners", "en", 0, replace(KIT, folder=tmp_path)).tell(Step("say.tried"))
