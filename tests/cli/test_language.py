"""printkit in Japanese: every message has its text, and what is said comes out in it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from printkit.cli import tongue
from printkit.cli.columns import wrapped
from printkit.cli.terminal import say
from printkit.errors import KitError, SeveralErrors
from tests.cli.commands import Shell, shell
from tests.messages import ROOT, every

__all__ = ["shell"]

JAPANESE = re.compile("[ぁ-んァ-ヶ一-龠、]")


@pytest.fixture(autouse=True)
def ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let --language set what is put back afterwards."""
    monkeypatch.setenv(tongue.VARIABLE, "en")


@pytest.fixture(
    scope="module",
    params=sorted((ROOT / "printkit/locale").glob("*/LC_MESSAGES/printkit.po")),
    ids=lambda path: path.parts[-3],
)
def said(request: pytest.FixtureRequest) -> dict[str, str]:
    import polib

    book = polib.pofile(str(request.param))
    assert not book.fuzzy_entries(), "guesses that nobody has looked at"
    assert not book.obsolete_entries()
    return {entry.msgid: entry.msgstr for entry in book}


def test_every_message_has_its_text(said: dict[str, str]) -> None:
    """Who adds a message runs ``python -m tests.messages`` and writes what it lacks."""
    spoken = every()
    assert not [one for one in spoken if not said.get(one)]
    assert not said.keys() - spoken.keys(), "texts that nobody says"


def test_texts_have_the_fields_of_their_messages(said: dict[str, str]) -> None:
    def fields(text: str) -> list[str]:
        return sorted(field for _, field in tongue.parsed(text) if field is not None)

    assert not [one for one, text in said.items() if fields(one) != fields(text)]


def test_nothing_is_left_in_english(said: dict[str, str]) -> None:
    assert not [one for one, text in said.items() if not JAPANESE.search(text)]


def test_a_finished_sentence_is_found_again(said: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """No other message fits it better; with a file before it as well."""

    def finished(text: str) -> str:
        return "".join(one + (f"'field-{at}'" if at else "") for one, at in tongue.parsed(text))

    monkeypatch.setenv(tongue.VARIABLE, "ja")
    lost = [one for one in said if tongue.put(f"a.csv: {finished(one)}") != f"a.csv: {finished(said[one])}"]
    assert not lost


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("printkit does not write tables of this kind\n  a.xlsx: x", "書き込みません\n  a.xlsx: x"),
        ("texts are missing in one of its languages\n  a.csv: x", "足りない文があります\n  a.csv: x"),
        (
            "3 texts or columns are missing in its languages\n  a.csv: no column 'x'",
            "3個あります\n  a.csv: 列 'x' がありません",
        ),
        ("9 examples, 0 differ", "違うもの0件"),
        (
            "a.svg:3: no file 'x' (part a, card 1: n; 'n' in a.xlsx: row 2) (and 1 more like it)",
            "ファイル 'x' がありません（部品 a、カード1: n; 'n' in a.xlsx: 表の2行目）（ほか1件も同様）",
        ),
    ],
)
def test_a_list_below_or_none_is_no_part_of_the_sentence(
    text: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(tongue.VARIABLE, "ja")
    assert tongue.put(text).endswith(told)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("build", "nothing"), "キット 'nothing' がありません\n  ヒント: 使えるもの: "),
        (("bild",), "'bild' というコマンドはありません（'build' のことですか？）\n  ヒント: printkit --help"),
        (("build", "--nope"), "'--nope' というオプションはありません"),
        (("build", "-p", "a3"), "ヒント: オプションは省略せずに書きます: --paper, --printer, --profile"),
        (
            ("build", "--size", "2x3"),
            "'2x3' という大きさはありません\n  ヒント: 長さはmmで書きます。cmなら 20x30、",
        ),
        (("build", "--paper", "x"), "'--paper' の値が正しくありません: 'x' は使えません（'a4', "),
        (("build", "--dpi", "abc"), "'--dpi' の値が正しくありません: 'abc' は整数ではありません"),
        (("build", "--dpi", "5"), "'--dpi' の値が正しくありません: 5 は範囲 36<=x<=1200 にありません"),
        (
            ("build", "--dpi", "72"),
            "--dpi は画像のためのオプションです\n  ヒント: --format png か --format tts を",
        ),
        (
            ("build", "twin-shoot", "--only", "foo"),
            "twin-shoot には部品 'foo' がありません\n  ヒント: 使えるもの: ",
        ),
        (("check", "none.pdf"), "none.pdf: そのファイルはありません"),
        (("verify", "none.jsonl"), "none.jsonl: そのファイルはありません"),
        (("verify", "-"), "-: 空です"),
        (("play", "twin-shoot", "--policy", "bold"), "'bold' という思考ルーチンはありません"),
        (("play", "twin-shoot", "--players", "9"), "'9' にはできません\n  ヒント: players に使えるのは 4, 6"),
        (("new", "."), "フォルダーが空ではありません\n  ヒント: 別の名前にするか、空にしてください"),
        (("translate", "statu"), "'statu' というコマンドはありません\n  ヒント: 'status' のことですか？"),
        (("play", "optrita-lines", "--players", "2"), "optrita-lines には players がありません\n"),
        (("translate", "status", "none"), "キット 'none' がありません"),
    ],
)
def test_problems_are_told_in_japanese(
    shell: Shell, words: tuple[str, ...], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "something").touch()
    monkeypatch.chdir(tmp_path)
    done = shell("--language", "ja", *words)
    assert done.code in (1, 2)
    assert told in done.err
    assert JAPANESE.search(done.err)


def test_a_bad_kit_is_told_in_japanese(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "kit.toml").write_text('title = "x"\n[[part]]\nid = "a"\nsides = "x"\n', encoding="utf-8")
    done = shell("--language", "ja", "build", f"{tmp_path}/")
    assert done.code == 1
    assert done.err.startswith("printkit: 問題2件\n")
    assert (
        f"    {tmp_path.name}/kit.toml:1: title: キー 'title' は使えません\n      ヒント: 'name' の" in done.err
    )
    assert f"    {tmp_path.name}/kit.toml: 'languages' がありません\n      ヒント: " in done.err


def test_tables_of_a_check_have_japanese_heads(shell: Shell) -> None:
    said = shell("--language", "ja", "check", "sorcerer", "--only", "clauses,colours").out
    assert re.search(r"\n  SO-01 S  テスト\d件  whole-hand\n", said)
    assert re.search(r"\n  スート\s+ΔE2000\s+全色覚 +P型 +D型 +T型 +白黒   見分ける手がかり\n", said)


def test_help_is_in_japanese_and_in_the_terminal_s_width(shell: Shell) -> None:
    done = shell("--language", "ja", "build", "--help")
    assert done.out.startswith("使い方: printkit build ")
    assert "オプション:" in done.out
    assert "[省略時: a4]" in done.out.replace("\n                                  ", "")
    assert not re.search(r"\b(the|of|and)\b", done.out)
    assert "[default" not in shell("--language", "ja", "quiz", "--help").out  # an option with no other words


def test_the_first_help_is_in_the_locale_s_language(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRINTKIT_LANGUAGE", "ja")
    assert shell("--help").out.startswith("使い方: printkit ")
    assert shell("--language", "en", "--help").out.startswith("Usage: printkit ")


@pytest.mark.parametrize(
    "words",
    [
        *("doctor", "list", "list --shops", "list --cutters", "new mine", "translate --help"),
        "simulate twin-shoot --games 1",
    ],
)
def test_commands_say_what_they_do_in_japanese(
    shell: Shell, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = shell("--language", "ja", *words.split())
    assert done.code == 0
    assert JAPANESE.search(done.out)
    assert not re.search(r" (and|of|that|a|is) |games|side|pictures", re.sub(".* mm", "", done.out))


def test_json_is_for_machines(shell: Shell) -> None:
    assert json.loads(shell("--language", "ja", "doctor", "--json").out) == json.loads(
        shell("--language", "en", "doctor", "--json").out
    )


@pytest.mark.parametrize(
    ("given", "language"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LC_ALL": "en_US.UTF-8", "LANG": "ja_JP.UTF-8"}, "en"),
        ({"LC_MESSAGES": "ja", "LANG": "de_DE"}, "ja"),
        ({"PRINTKIT_LANGUAGE": "ja", "LC_ALL": "C"}, "ja"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LANG": "jam_JM"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_asks(given: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PRINTKIT_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    assert tongue.language() == language


def test_english_reads_no_catalogue(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tongue, "_catalogue", None)
    assert "no kit 'nothing'" in shell("build", "nothing").err


def test_what_makers_wrote_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is quoted, names and a game's telling become no Japanese, though they read like messages."""
    monkeypatch.setenv(tongue.VARIABLE, "ja")
    assert tongue.put("no card 'no card x'") == "カード 'no card x' はありません"
    assert tongue.put("heart has no part 'box'") == "heart には部品 'box' がありません"
    for line in (
        "Anna leads the ♠A and wins",
        "Ben: no trumps in hand",
        "  box  箱 / Box, 3 × 4 mm",
        '{"fix": "run: x"}',
    ):
        assert tongue.put_lines(line) == line


def test_a_field_and_a_place_are_put_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(tongue.VARIABLE, "ja")
    said = "x is refused: there is no spade in hand, so a diamond above 3D must be played: 4D (HP-22)"
    told = "x は認められません。手札にスペードがないので、3Dより強いダイヤを出さなければなりません: 4D（HP-22）"
    assert tongue.put(said) == told
    assert (
        tongue.put("there is no 'x' in y (part deck, card 1)") == "y に 'x' はありません（部品 deck、カード1）"
    )
    assert tongue.put("a.csv: no rows (and 2 more like it)") == "a.csv: 行がありません（ほか2件も同様）"
    assert tongue.put("cards.csv: row 3: no column 'x'") == "cards.csv: 表の3行目: 列 'x' がありません"
    for said, told in (
        ("not well-formed XML: <svg> is not closed", "XMLとして正しくありません: <svg> が閉じていません"),
        ("no icon 'x'", "アイコン 'x' がありません"),
    ):
        place = f"{said} (part deck, card 6: 鳥; column 'id' of a.csv:2) (and 2 more like it)"
        assert tongue.put(place) == f"{told}（部品 deck、カード6: 鳥、a.csv:2 の列 'id'）（ほか2件も同様）"
    through = "a picture at 1.0, 2.0 mm is translucent, which this level of PDF forbids"
    assert tongue.put(through).startswith("画像（位置 1.0、2.0mm）は")
    for said, told in (
        (
            "a.json: cannot be written: No such file or directory",
            "書き込めません: そのファイルやフォルダーはありません",
        ),
        (
            "a.svg:2: the entity 'x', which is declared outside the drawing, is refused",
            "絵の外で宣言された実体 'x' は使えません",
        ),
        ("where: a filter should have ')', at the end", "フィルターには ')' が必要です（最後）"),
        ("not claimed: teams, legal of 16 actions", "書かれていない結果: teams、16手の合法手"),
        (
            "a.json: not JSON at line 3, column 7: Expecting property name enclosed in double quotes",
            "（3行7桁）: ここには二重引用符で囲んだキーが必要です",
        ),
        (
            "a.json: actions[1].seat: 2 is refused: it is the turn of seat 1, not 2 (SP-11)",
            "2 は認められません。席1の手番で、席2の手番ではありません（SP-11）",
        ),
        (
            'a.json: actions[4].card: "QC" is refused: a spade must be played: 3S KS (SO-06)',
            '"QC" は認められません。スペードを出さなければなりません: 3S KS（SO-06）',
        ),
        (
            'a.json: actions[1].card: "KC" is refused: KC is not one of the open cards: AC JS (HP-04)',
            '.card: "KC" は認められません。KC は公開された札にありません: AC JS（HP-04）',
        ),
        (
            'actions[2].line: "C6" is refused: C6 lacks 6D; all six cards are in C1 R3 (OL-16)',
            '.line: "C6" は認められません。C6 には 6D がありません。6枚そろっているのは C1 R3 です（OL-16）',
        ),
        (
            '"open" is refused: team 0 is not alone in last place (the scores are 0, 0) (TS-13)',
            '"open" は認められません。チーム0は単独最下位ではありません（得点は 0, 0）（TS-13）',
        ),
        ('"2S" is refused: 2S is not in hand (OL-07)', "2S は手札にありません（OL-07）"),
        ('"2S" is refused: 2S has been played already (OL-07)', "2S はもう出してあります（OL-07）"),
        ("a diamond or a 10 must be played: 2D TC", "ダイヤか10の札を出さなければなりません: 2D TC"),
        ("the ends of C6 are top and bottom", "C6 の両端は上と下です"),
        ('a.json: "clubs" is not "S" or "H" or "D"', '"clubs" は "S"、"H"、"D" のどれでもありません'),
        (
            "a.pdf: the PDF is damaged: unable to find trailer dictionary while recovering damaged file",
            "PDFが壊れています: 壊れたファイルを直そうとしましたが、目次（trailer）が見つかりません",
        ),
        ("sorcerer, 3 players, seed 0", "sorcerer、3人、シード 0"),
        ("mine, 7 players, next_lead dealer, seed 0", "mine、7人, next_lead dealer、シード 0"),
    ):
        assert tongue.put(said).endswith(told) and not re.search(" (is|at|be) ", tongue.put(said))
    unsafe = "part deck, card 1: ace: 'A' is 1 mm too close to the trim (ja)"
    assert tongue.put(unsafe) == "部品 deck、カード1: ace: 'A' が仕上がり線に1mm近すぎます（ja）"
    assert tongue.put(f"{unsafe}, and the same place on 9 more cards").endswith(
        "（ja）。ほかの9枚も同じ場所です"
    )


def test_several_problems_and_their_kinds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from printkit.cli.terminal import complain

    monkeypatch.setenv(tongue.VARIABLE, "ja")
    several = SeveralErrors("4 faults")
    several.each = (
        KitError("no sheet 'x'", where="a", hint="did you mean 'y'?"),
        *(KitError("no rows", where=name, hint="write it out") for name in ("b", "c")),
        KitError("no rows"),
    )
    complain(several)
    assert capsys.readouterr().err.splitlines() == [
        "printkit: 問題4件",
        "  kit.toml: 4",
        "    a: シート 'x' がありません",
        "      ヒント: 'y' のことですか？",
        "    b: 行がありません",
        "    c: 行がありません",
        "      ヒント: 省略せずに書いてください",
        "    行がありません",
    ]


def test_lines_break_where_japanese_may() -> None:
    assert wrapped("日本語の文は、どこでも折れます。", 10) == [
        "日本語の文",
        "は、どこで",
        "も折れま",
        "す。",
    ]
    assert wrapped("札" * 10 + "】札", 20) == ["札" * 9, "札】札"]
    assert wrapped("これを（calibrate）", 16) == ["これを", "（calibrate）"]
    assert wrapped("これは（calibrateを参照）のこと", 20) == ["これは（calibrateを", "参照）のこと"]


def test_what_repr_hides_is_shown(capfd: pytest.CaptureFixture[str]) -> None:
    """A soft hyphen was told as the code that Python has for it."""
    say(" ".join(map(repr, ("Hähn\u00adchen\u202f!", "\x1b", "\\xad"))))
    assert capfd.readouterr().out == "'Hähn\u00adchen\u202f!' '\\x1b' '\\\\xad'\n"
