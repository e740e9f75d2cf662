"""``printkit show``."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from printkit import games
from printkit.cli.columns import columns
from printkit.rules import record as records
from printkit.rules.record import Record
from printkit.rules.run import hands
from tests.cli.attached import attach
from tests.cli.commands import Shell, shell
from tests.games.shifty_partners.samples import game_records
from tests.lessons import table
from tests.rules.test_hostile import TEXTS

__all__ = ["shell"]  # the fixture

GAME = game_records(4)
LAST = GAME[-1]
CLAIMS = records.as_json(LAST)["claims"]
TELLING = [game for game in table.TELLING if games.offer(game, "whole")]
CARD = re.compile(r"[♠♥♦♣✚☘](?:10|[AKQJ2-9])")


def line(hand: Record = LAST, *, bare: bool = False, **claims: object) -> bytes:
    made = records.as_json(hand)
    if bare:
        made["actions"] = [
            {key: value for key, value in one.items() if key != "legal"} for one in made["actions"]
        ]
        del made["claims"]
    else:
        made["claims"] = {**made["claims"], **claims}
    return json.dumps(made).encode() + b"\n"


def code(card: str) -> str:
    """Give a card as a terminal shows it."""
    return "♠♥♦♣"["SHDC".index(card[1])] + card[0].replace("T", "10")


def test_a_hand_is_told_as_its_table_of_tricks(shell: Shell) -> None:
    done = shell("show", "-", "--lang", "en", stdin=line())
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("shifty-partners · -:1\n=====================\n\n")
    rows = [line for line in done.out.splitlines() if re.match(r"  \d ", line)]
    assert len(rows) == len(CLAIMS["tricks"])
    for row, trick in zip(rows, CLAIMS["tricks"], strict=True):
        by_seat = sorted(zip(trick["seats"], trick["cards"], strict=True))
        assert CARD.findall(row)[-4:] == [code(card) for _, card in by_seat]
        assert row.split()[-2] == "ABCD"[trick["winner"]]
    before, after = LAST.setup["scores_before"], CLAIMS["scores_after"]
    for seat, totals in enumerate(zip(before, CLAIMS["score"], after, strict=True)):
        assert ["ABCD"[seat], *map(str, totals)] in [line.split() for line in done.out.splitlines()]
    assert "Everyone has dealt, so the game is over:" in done.out.replace("\n", " ")


@pytest.mark.parametrize("game", TELLING)
@pytest.mark.parametrize(
    ("policy", "lang"),
    [
        ("random", "ja"),
        *(pytest.param(policy, "en", marks=pytest.mark.long) for policy in ("random", "sensible")),
    ],
)
def test_every_hand_of_every_game_can_be_told(shell: Shell, game: str, lang: str, policy: str) -> None:
    played = games.get(game)
    for option in played.options:
        values = option.values if option.always and isinstance(option.values, tuple) else (option.default,)
        for value in values:
            rules = played.ruleset({option.name: value})
            made = hands(played, rules, policy, 5, 4, "", mixed=True)
            text = "".join(records.line(one) + "\n" for one in made)
            done = shell("show", "-", "--lang", lang, stdin=text.encode())
            assert (done.code, done.err) == (0, "")
            assert len(re.findall(rf"^{game} · -:\d\n=+$", done.out, re.M)) == 4
            assert not re.search(r"[{}*`|]|:::|\bNone\b|undefined", done.out)
            tables = re.compile(r"^  .*$\n?", re.M)
            assert all(columns(row) <= 82 for row in tables.sub("", done.out).splitlines())  # hanging ）。


def test_claims_that_are_not_there_are_filled_in_first(shell: Shell) -> None:
    assert shell("show", "-", stdin=line(bare=True)).out == shell("show", "-", stdin=line()).out


def test_the_language_is_the_locale_s_where_none_is_asked_for(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PRINTKIT_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def told() -> str:
        return "ja" if "親は" in shell("show", "-", stdin=line()).out else "en"

    assert told() == "en"
    for name, value, lang in (
        ("LANG", "ja_JP.UTF-8", "ja"),
        ("LC_MESSAGES", "en_GB.UTF-8", "en"),
        ("LC_ALL", "ja", "ja"),
        ("LC_ALL", "de_DE.UTF-8", "en"),
        ("LC_ALL", "C", "en"),
        ("LC_ALL", "", "en"),
        ("PRINTKIT_LANGUAGE", "ja", "ja"),  # as --language sets it
    ):
        monkeypatch.setenv(name, value)
        assert told() == lang
    assert "親は" in shell("show", "-", "--lang", "ja", stdin=line()).out


def test_records_of_a_rulebook_are_told(shell: Shell, tmp_path: Path) -> None:
    import pikepdf

    path = tmp_path / "book.pdf"
    with pikepdf.new() as made:
        made.add_blank_page()
        for name in ("one.json", "two.json"):
            attach(made, name, line())
        made.save(path)
    done = shell("show", path, "--lang", "en")
    assert done.code == 0
    assert f"shifty-partners · {path}: one.json\n" in done.out
    assert f"shifty-partners · {path}: two.json\n" in done.out


def test_nothing_is_told_of_a_record_that_does_not_hold(shell: Shell) -> None:
    """What is false is named as verify does; the records beside it are told."""
    points = [one + 1 for one in CLAIMS["points"]]
    wrong = line(points=points)
    done = shell("show", "-", stdin=line() + wrong + line())
    assert done.code == 1
    assert done.out.count("=====\n") == 2
    assert "-:2\n" not in done.out
    for seat in range(4):
        assert f"printkit: -:2: claims.points[{seat}]: {points[seat]} is false" in done.err
    assert "(SP-16)" in done.err
    refused = records.as_json(LAST)
    refused["actions"][0]["card"] = "2C" if refused["actions"][0]["card"] != "2C" else "AS"
    refused["actions"][0]["seat"] = (refused["actions"][0]["seat"] + 1) % 4
    done = shell("show", "-", stdin=json.dumps(refused).encode())
    assert (done.code, done.out) == (1, "")
    assert "is refused: it is the turn of seat" in done.err


def test_what_is_not_a_record_is_one_error(shell: Shell, tmp_path: Path) -> None:
    """It is read as verify reads it (test_verify.py, which has them all)."""
    wrong = {}
    for name, text, _, words in TEXTS[::9]:
        path = tmp_path / "hand.json"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        done = shell("show", path)
        told = done.err.startswith(f"printkit: {path}") and words.replace("\\", "") in done.err
        if not told or (done.code, done.out) != (1, ""):
            wrong[name] = done
    assert wrong == {}


def test_words_that_are_off_are_usage_errors(shell: Shell, tmp_path: Path) -> None:
    for words, said in (
        (("-", "--lang", "de"), "no language 'de'\n  hint: there is en, ja"),
        (("-", "--lang", "../en"), "no language '../en'"),
        ((tmp_path / "none.json",), "none.json: there is no such file"),
        ((tmp_path,), "this is a folder, not a file"),
        ((), "missing argument"),
    ):
        done = shell("show", *words, stdin=line())
        assert (done.code, done.out) == (2, "")
        assert said in done.err


def test_nothing_to_tell_is_an_error(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").write_text("\n\n")
    done = shell("show", tmp_path / "empty.jsonl")
    assert (done.code, done.out) == (1, "")
    assert "there is no record in it" in done.err


def test_a_game_that_cannot_be_told_says_so(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "offer", lambda game, name: None)
    done = shell("show", "-", stdin=line())
    assert (done.code, done.out) == (1, "")
    assert (
        done.err
        == "printkit: hands of shifty-partners cannot be told yet\n  hint: its lessons have no whole(scene)\n"
    )


def test_a_game_without_phrases_in_a_language_says_so(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    import printkit.lessons.phrases as phrases

    monkeypatch.setattr(phrases, "languages", lambda: ("en", "ja", "de"))
    done = shell("show", "-", "--lang", "de", stdin=line())
    assert (done.code, done.out) == (1, "")
    assert done.err == (
        "printkit: shifty-partners cannot be told in 'de': "
        "there is no templates/shifty-partners/phrases.de.toml\n"
    )


@pytest.mark.parametrize("encoding", ["latin-1", "cp932"])
def test_where_there_are_no_suits_their_names_are_written(encoding: str) -> None:
    """As on Windows in a file, whose encoding is that of old programs."""
    done = subprocess.run(
        [sys.executable, "-m", "printkit", "show", "-", "--lang", "en"],
        input=line(),
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"so trumps are" in done.stdout
    assert b"\\N{BLACK SPADE SUIT}" in done.stdout and b"?" not in done.stdout


@pytest.mark.parametrize("game", TELLING)
def test_the_last_hand_says_who_wins(game: str, shell: Shell) -> None:
    last = shell("play", game, "--games", "1").out.splitlines()[-1]
    won = {"en": r"wins?\b|share the win", "ja": "勝ち|勝利を分かち合"}
    for lang, words in won.items():
        told = shell("show", "-", "--lang", lang, stdin=last.encode()).out
        assert re.search(words, told[-400:].replace("\n", "")), told[-400:]
