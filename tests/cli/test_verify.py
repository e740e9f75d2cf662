"""``printkit verify``."""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from printkit import games
from printkit.cli.english import PHRASES, explain
from printkit.cli.terminal import MOST_FAULTS
from printkit.rules import record as records
from printkit.rules import rng, run
from printkit.rules.game import Game, Refusal
from printkit.rules.record import Record
from printkit.rules.shape import shown
from tests.cli.attached import attach
from tests.cli.commands import Shell, shell
from tests.games.shifty_partners.samples import game_records
from tests.rules.test_hostile import GOOD, TEXTS, WRONG

__all__ = ["shell"]  # the fixture

HANDS = game_records(4)
LINES = [records.line(hand) for hand in HANDS]
LAST = HANDS[-1]
CLAIMS = records.as_json(LAST)["claims"]

Write = Callable[[str, str | bytes], Path]


def changed(hand: Record = LAST, **claims: object) -> str:
    made = records.as_json(hand)
    made["claims"] = {**made["claims"], **claims}
    return json.dumps(made)


def bare(hand: Record = LAST, **claims: object) -> str:
    """A record written by hand: decisions, and few claims."""
    made = records.as_json(hand)
    made["actions"] = [{key: value for key, value in one.items() if key != "legal"} for one in made["actions"]]
    made["claims"] = claims
    return json.dumps(made)


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def written(name: str, text: str | bytes) -> Path:
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8"))
        return path

    return written


def pdf(path: Path, files: Mapping[str, bytes], **more: Any) -> Path:
    import pikepdf

    with pikepdf.new() as made:
        made.add_blank_page()
        for name, data in files.items():
            attach(made, name, data)
        made.save(path, **more)
    return path


# --- records that hold


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("hands.jsonl", "\n".join(LINES) + "\n", "4 records hold\n"),
        ("hands.jsonl", "\n".join(LINES), "4 records hold\n"),
        ("hands.jsonl", "\n\n".join(LINES), "4 records hold\n"),
        ("hands.jsonl", "\r\n".join(LINES), "4 records hold\n"),
        ("hand.json", LINES[0], "1 record holds\n"),
        ("hand.jsonl", records.page(LAST), "1 record holds\n"),
        ("hand.json", records.page(LAST), "1 record holds\n"),
        ("hand.JSON", records.page(LAST), "1 record holds\n"),
        ("hand.txt", records.page(LAST), "1 record holds\n"),
        ("hands", "\n".join(LINES), "4 records hold\n"),
        ("hands.jsonl", "\ufeff" + "\n".join(LINES), "4 records hold\n"),
        ("hands", "\ufeff" + "\n".join(LINES), "4 records hold\n"),
        ("hand.json", "\ufeff" + records.page(LAST), "1 record holds\n"),
    ],
)
def test_records_that_hold(shell: Shell, write: Write, name: str, text: str, told: str) -> None:
    done = shell("verify", write(name, text))
    assert (done.code, done.out, done.err) == (0, told, "")


@pytest.mark.parametrize("text", ["\n".join(LINES), records.page(LAST)])
def test_standard_input(shell: Shell, text: str) -> None:
    done = shell("verify", "-", stdin=text.encode())
    assert done.code == 0
    assert "hold" in done.out


def test_what_was_not_claimed_is_said(shell: Shell, write: Write) -> None:
    path = write("hand.json", bare(points=CLAIMS["points"]))
    done = shell("verify", path)
    assert done.code == 0
    assert done.out.splitlines() == [
        f"{path}: not claimed: teams, tricks, tricks_won, score, scores_after, game_over, winners, "
        "legal of 16 actions",
        "1 record holds",
    ]


# --- records that do not


def test_a_false_claim_is_named_with_its_clause(shell: Shell, write: Write) -> None:
    points = [CLAIMS["points"][0] + 1, *CLAIMS["points"][1:]]
    path = write("hands.jsonl", "\n".join([LINES[0], changed(points=points)]))
    done = shell("verify", path)
    assert done.code == 1
    assert done.out.splitlines() == [
        f"{path}:2: claims.points[0]: {points[0]} is false, it should be {points[0] - 1} (SP-16)",
        "1 of 2 records does not hold",
    ]


def test_a_refused_play_is_told_with_its_reason(shell: Shell) -> None:
    made = records.as_json(LAST)
    made["actions"][1]["card"] = next(
        card
        for card in LAST.setup["hands"][made["actions"][1]["seat"]]
        if card not in made["actions"][1]["legal"]
    )
    done = shell("verify", "-", stdin=json.dumps(made).encode())
    assert done.code == 1
    assert "-:1: actions[1].card: " in done.out
    assert "is refused: " in done.out
    assert "(SP-11)" in done.out or "(SP-12)" in done.out
    assert "nothing after this could be checked" in done.out


def test_decisions_too_few_or_too_many_are_found_where_they_are(shell: Shell) -> None:
    made = records.as_json(LAST)
    plays = made["actions"]
    third, fourth = plays[2]["seat"], plays[3]["seat"]
    for actions, told in (
        ([], "actions: the hand is not over after 0 actions (SP-"),
        (plays[:-1], "actions: the hand is not over after 15 actions (SP-"),
        ([*plays, plays[-1]], f"actions[16].seat: {plays[-1]['seat']} is refused: the hand is over (SP-15)"),
        (plays[:2] + plays[3:], f"actions[2].seat: {fourth} is refused: it is the turn of seat {third}, not"),
    ):
        done = shell("verify", "-", stdin=json.dumps({**made, "actions": actions}).encode())
        assert done.code == 1 and f"-:1: {told}" in done.out and "nothing after this" in done.out


def test_winners_too_soon_should_not_be_there(shell: Shell) -> None:
    done = shell("verify", "-", stdin=changed(HANDS[0], winners=[0]).encode())
    assert "claims.winners: [0] is false, there should be none here (SP-18)" in done.out
    assert done.code == 1


def test_many_findings_are_cut_short(shell: Shell) -> None:
    done = shell("verify", "-", stdin=changed(points=[99] * 4, score=[99] * 4).encode())
    assert done.out.count("is false") == 5
    assert "and 3 more" in done.out


def test_as_json(shell: Shell, write: Write) -> None:
    path = write("hands.jsonl", "\n".join([LINES[0], changed(score=[99, *CLAIMS["score"][1:]]), "{}"]))
    done = shell("verify", "--json", path)
    report = json.loads(done.out)
    assert done.code == 1
    assert (report["records"], report["held"]) == (3, 1)
    good, false, none = report["results"]
    assert good == {"place": f"{path}:1", "holds": True, "findings": [], "unclaimed": []}
    (finding,) = false["findings"]
    assert (finding["path"], finding["said"], finding["clause"]) == ("claims.score[0]", 99, "SP-17")
    assert finding["should_be"] == CLAIMS["score"][0]
    assert none["holds"] is False
    assert "'format' is missing" in none["error"]


def lines_of_hostile_records() -> list[tuple[str, str, str]]:
    rows = []
    for name, change, path, _ in WRONG:
        made = json.loads(json.dumps(GOOD))
        change(made)
        rows.append((name, json.dumps(made), path))
    return rows


def test_every_hostile_record_is_one_error_with_its_place(shell: Shell, write: Write) -> None:
    found = lines_of_hostile_records()
    assert len(found) >= 60
    for first in range(0, len(found), MOST_FAULTS):  # so many are told at a time
        rows = found[first : first + MOST_FAULTS]
        path = write("hostile.jsonl", "\n".join(text for _, text, _ in rows))
        done = shell("verify", path)
        errors = [line for line in done.err.splitlines() if not line.startswith("  hint: ")]
        assert done.code == 1
        assert done.out == f"{len(rows)} of {len(rows)} records do not hold\n"
        assert len(errors) == len(rows)
        for number, (line, (_, _, where)) in enumerate(zip(errors, rows, strict=True), 1):
            assert line.startswith(f"printkit: {path}:{number}: {where}")


def test_of_very_many_faults_some_are_told_and_all_counted(shell: Shell, write: Write) -> None:
    done = shell("verify", write("hostile.jsonl", "{}\n" * 1000))
    assert len(done.err.splitlines()) == MOST_FAULTS
    assert done.out == f"and {1000 - MOST_FAULTS} faults more\n1000 of 1000 records do not hold\n"


def test_every_hostile_text_is_one_error(shell: Shell, write: Write) -> None:
    wrong = {}
    for name, text, _, words in TEXTS:
        path = write("hostile.json", text)
        done = shell("verify", path)
        errors = [line for line in done.err.splitlines() if not line.startswith("  hint: ")]
        placed = len(errors) == 1 and errors[0].startswith(f"printkit: {path}: ")
        told = words in done.err or words in done.err.replace('"', '\\"')
        if done.code != 1 or not placed or not told:
            wrong[name] = done
    assert wrong == {}


@pytest.mark.parametrize("data", ["\n".join(LINES).encode("utf-16"), gzip.compress("\n".join(LINES).encode())])
def test_what_is_no_text_is_one_fault_and_not_one_a_line(shell: Shell, write: Write, data: bytes) -> None:
    path = write("hands.jsonl", data)
    done = shell("verify", path)
    assert done.out == "the record does not hold\n"
    assert done.err.startswith(f"printkit: {path}: byte ") and done.err.count("\n") == 2


def test_a_line_that_is_too_long_does_not_hide_the_next(shell: Shell, write: Write) -> None:
    path = write("long.jsonl", LINES[0] + " " * (3 << 20) + "\n" + LINES[1] + "\n")
    done = shell("verify", path)
    assert f"printkit: {path}:1: a record is at most" in done.err
    assert done.out == "1 of 2 records does not hold\n"


@pytest.mark.parametrize("text", ["", "\n\n", " "])
def test_no_record_at_all(shell: Shell, write: Write, text: str) -> None:
    done = shell("verify", write("none.jsonl", text))
    assert done.code == 1
    assert "no record" in done.err


def test_a_path_that_is_not_there(shell: Shell, write: Write) -> None:
    done = shell("verify", write("hand.json", LINES[0]), "nowhere.json")
    assert (done.code, done.out) == (2, "")
    assert done.err == "printkit: nowhere.json: there is no such file\n"


def test_a_folder(shell: Shell, tmp_path: Path) -> None:
    done = shell("verify", tmp_path)
    assert done.code == 2
    assert "a folder" in done.err


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read(shell: Shell, write: Write) -> None:
    path = write("hand.json", LINES[0])
    path.chmod(0)
    done = shell("verify", path)
    assert done.code == 1
    assert "cannot be read" in done.err


# --- PDFs


def test_records_in_a_pdf(shell: Shell, tmp_path: Path) -> None:
    files = {"b.json": records.page(HANDS[1]).encode(), "a.json": LINES[0].encode(), "notes.txt": b"hello"}
    done = shell("verify", pdf(tmp_path / "book.pdf", files))
    assert (done.code, done.out, done.err) == (0, "2 records hold\n", "")


def test_a_false_record_in_a_pdf_is_named(shell: Shell, tmp_path: Path) -> None:
    path = pdf(tmp_path / "book.pdf", {"led.json": changed(points=[9, 9, 9, 9]).encode()})
    done = shell("verify", path)
    assert done.code == 1
    assert f"{path}: led.json: claims.points[0]: 9 is false" in done.out


def test_an_attachment_that_is_no_record(shell: Shell, tmp_path: Path) -> None:
    path = pdf(tmp_path / "book.pdf", {"led\x1b[2J.json": b"[]"})
    done = shell("verify", path)
    assert done.code == 1
    assert f'{path}: "led\\u001b[2J.json": a record is an object' in done.err


def test_a_pdf_without_records(shell: Shell, tmp_path: Path) -> None:
    path = pdf(tmp_path / "book.pdf", {"notes.txt": b"hello"})
    done = shell("verify", path)
    assert done.code == 1
    assert done.err == f"printkit: {path}: the PDF carries no record\n"


@pytest.mark.parametrize("data", [b"%PDF-1.7\n", b"%PDF-1.7\n" + bytes(range(256)) * 20])
def test_a_damaged_pdf(shell: Shell, write: Write, data: bytes) -> None:
    path = write("book.pdf", data)
    done = shell("verify", path)
    assert done.code == 1
    assert done.err.startswith(f"printkit: {path}: the PDF is damaged: ")
    assert done.err.count("\n") == 1


def test_a_pdf_cut_short(shell: Shell, tmp_path: Path) -> None:
    path = pdf(tmp_path / "book.pdf", {"a.json": LINES[0].encode()})
    whole = path.read_bytes()
    for length in range(10, len(whole), 97):
        path.write_bytes(whole[:length])
        done = shell("verify", path)
        assert done.code in (0, 1)
        assert done.code == 0 or done.err.startswith(f"printkit: {path}: ")


def test_a_pdf_with_a_password(shell: Shell, tmp_path: Path) -> None:
    import pikepdf

    lock = pikepdf.Encryption(owner="a", user="b")
    path = pdf(tmp_path / "book.pdf", {"a.json": LINES[0].encode()}, encryption=lock)
    done = shell("verify", path)
    assert (done.code, done.err) == (1, f"printkit: {path}: the PDF asks for a password\n")


def test_an_attachment_that_unpacks_to_gigabytes_is_not_unpacked(shell: Shell, tmp_path: Path) -> None:
    import pikepdf

    packer = zlib.compressobj(9)
    bomb = b"".join(packer.compress(bytes(1 << 20)) for _ in range(200)) + packer.flush()
    with pikepdf.new() as made:
        made.add_blank_page()
        attach(made, "a.json", b"x")
        made.attachments["a.json"].get_file().obj.write(bomb, filter=pikepdf.Name.FlateDecode)
        made.save(tmp_path / "bomb.pdf", recompress_flate=False)
    done = shell("verify", tmp_path / "bomb.pdf")
    assert done.code == 1
    assert "a record is at most" in done.err


# --- --fill


def test_fill_to_standard_output(shell: Shell) -> None:
    done = shell("verify", "--fill", "-", stdin=f"{bare()}\n{bare(HANDS[0])}\n".encode())
    assert done.code == 0
    assert done.out.splitlines() == [LINES[-1], LINES[0]]
    assert "2 records hold" in done.err


def test_fill_to_a_file(shell: Shell, write: Write, tmp_path: Path) -> None:
    source, out = write("bare.json", bare()), tmp_path / "full.json"
    done = shell("verify", "--fill", "--out", out, source)
    assert done.code == 0
    assert games.read(out.read_bytes()) == LAST
    assert out.read_text() == records.page(LAST)
    assert shell("verify", "--fill", "--out", source, source).code == 0
    assert source.read_bytes() == out.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bare.json", "full.json"]


def test_fill_writes_nothing_when_a_claim_is_false(shell: Shell, write: Write, tmp_path: Path) -> None:
    source, out = (
        write("two.jsonl", f"{bare()}\n{bare(points=[9, 9, 9, 9])}\n"),
        write("full.jsonl", "as it was"),
    )
    done = shell("verify", "--fill", "--out", out, source)
    assert done.code == 1
    assert out.read_text() == "as it was"
    assert "nothing is written" in done.err
    done = shell("verify", "--fill", source)
    assert (done.code, done.out) == (1, "")
    assert ":2: claims.points[0]: 9 is false" in done.err


def test_fill_writes_no_record_that_cannot_be_read(shell: Shell, write: Write) -> None:
    """Scores that a record may begin with, and that the hand makes too large for one."""
    made = json.loads(bare())
    made["setup"]["scores_before"] = [2**64 - 1] * 4
    done = shell("verify", "--fill", write("huge.json", json.dumps(made)))
    assert (done.code, done.out) == (1, "")
    assert "claims.scores_after[0]: the integer 1844" in done.err and "nothing is written" in done.err


def test_fill_says_when_the_file_cannot_be_written(shell: Shell, write: Write, tmp_path: Path) -> None:
    done = shell("verify", "--fill", "--out", tmp_path / "no" / "such.json", write("bare.json", bare()))
    assert done.code == 1
    assert "cannot be written: No such file or directory" in done.err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--out", "x.json"], "--out is for --fill"),
        (["--fill", "--json"], "both write to standard output"),
        (["--fill", "--out", "x.json"], "a .json file holds one record"),
        (["--fill", "--out", "x.pdf"], "may end in .jsonl, .json"),
    ],
)
def test_wrong_usage(
    shell: Shell, words: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = shell("verify", *words, "-", stdin="\n".join(LINES).encode())
    assert done.code == 2
    assert told in done.err
    assert list(tmp_path.iterdir()) == []


# --- words


def refusals(game: Game) -> set[str]:
    """Give the codes that never stand for what is legal, and those that refuse a card that one holds."""
    found, reasons, ruleset = set[str](), set[str](), game.ruleset({})
    for index in range(40):
        words = rng.endless(5, index, rng.PLAY)
        standing = game.hand.mixed(ruleset, words) if game.hand.mixed else None
        hand: Any = game.hand(ruleset, run.deal(game, ruleset, 5, index, standing))
        while not hand.finished:
            legal = hand.legal()
            action = run.choose(game.policies["random"], hand.view(legal.seat), words).action
            reasons.add(legal.reason.code)
            held = hand.hands[legal.seat] if legal.do == "play" else ()
            tried = [hand.refusal({**action, "card": card}) for card in held]
            found |= {refusal.code for refusal in tried if refusal}
            hand.do(action)
    return found | ({*game.reasons} - reasons)


def test_what_refuses_has_a_phrase_and_nothing_else() -> None:
    sample = {"suit": "H", "card": "QH", "cards": ["2H", "QH"], "trump": "S", "trumps": ["AS"], "trick": 1}
    sample |= {"face_up": True, "seat": 2, "to_move": 1, "players": 4, "played": True}
    sample |= {"do": "play", "team": 1, "scores": [20, 9], "rank": "A", "suits": ["3H"], "ranks": ["AS"]}
    sample |= {"set_by": 2, "set_with": "KH", "freed": [], "jokers": ["R1"], "bid": 10, "most": 9, "plays": 4}
    sample |= {"lines": ["C1"], "line": "C2", "gone": ["2H"], "from": "left", "ends": ["top", "bottom"]}
    sample |= {"least": 11, "bidder": 2, "best": "AH", "points": 7}
    codes = set[str]()
    for game in map(games.get, games.IDS):
        mine = refusals(game)
        facts = {code: {key: sample[key] for key in game.reasons[code]} for code in mine}
        told = {explain(Refusal("QH", code, "", facts[code])) for code in mine}
        assert len(told) == len(mine)
        codes |= mine
    assert codes == {*PHRASES}


def test_values_are_shown_short_and_as_written() -> None:
    """What a terminal would act on, or cannot show, is told as its code."""
    assert shown("♣10") == '"♣10"'
    assert shown("手" * 100, 20) == '"手手手手手手手手手手手手手手手手...'
    assert shown("\x1b\x7f\u202e\ud800") == r'"\u001b\u007f\u202e\ud800"'
    assert shown(10**5000) == "a huge integer"
    assert shown([1] * 90) == "a list of 90"
    assert shown(["2C", "3C", "4C", "5C"], 20) == '["2C", "3C", ...]'
    assert shown(["C" * 40], 20) == "[ ...]"
