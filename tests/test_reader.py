"""The proof-reader of tests/reader.py, tried on pages made with plain ReportLab: good ones and bad ones."""

from __future__ import annotations

import ast
import io
from pathlib import Path

import pytest
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from tests.reader import faults, fonts, kinsoku, main, overfull, overlaps, paragraphs, read

ROOT = Path(__file__).parent.parent
MM = 72 / 25.4
LEFT, SIZE, PITCH, EMS = 20.0, 3.5, 6.0, 12
RIGHT = LEFT + EMS * SIZE


@pytest.fixture(scope="module", autouse=True)
def _register() -> None:
    pdfmetrics.registerFont(TTFont("reader-test", str(ROOT / "fonts" / "ZenKakuGothicNew-Regular.ttf")))


def page(*lines: str | list[tuple[float, str]], extra: object = None, top: float = 30.0) -> bytes:
    """Set lines of full-width characters one em apart from LEFT; a list gives each its own place (em)."""
    made = io.BytesIO()
    canvas = Canvas(made, (100 * MM, 150 * MM), initialFontName="reader-test")  # type: ignore[arg-type]  # a name
    canvas.setFont("reader-test", SIZE * MM)
    for n, line in enumerate(lines):
        placed = list(enumerate(line)) if isinstance(line, str) else line
        for em, char in placed:
            canvas.drawString((LEFT + em * SIZE) * MM, (150 - top - n * PITCH) * MM, char)
    if callable(extra):
        extra(canvas)
    canvas.showPage()
    canvas.save()
    return made.getvalue()


def kinds(data: bytes, right: float | None = RIGHT) -> list[str]:
    return [fault.kind for fault in faults(read(data), right)]


def test_a_good_page_has_no_fault() -> None:
    data = page(
        "一二三四五六七八九十切札",
        "出す順に「親」から始まる。",  # the full stop hangs
        "一二三四五六七八九十切る",
        "終わり。",
    )
    document = read(data)
    assert [line.text for line in document.lines][1] == "出す順に「親」から始まる。"
    assert len({line.block for line in document.lines}) == 1
    assert faults(document, RIGHT) == []
    assert faults(document) == []  # and it finds the measure by itself


def test_places_are_exact() -> None:
    document = read(page("一二三四五六七八九十切札"))
    for n, glyph in enumerate(document.glyphs):
        assert glyph.x == pytest.approx(LEFT + n * SIZE, abs=0.005)
        assert glyph.y == pytest.approx(30, abs=0.005)
        assert glyph.size == pytest.approx(SIZE, abs=0.005)
        assert glyph.width == pytest.approx(SIZE, abs=0.005)


@pytest.mark.parametrize("char", "、。」）・：；？！ーぁっょァヶ々ゝ〜‐")
def test_a_line_that_begins_with_what_it_must_not(char: str) -> None:
    data = page("一二三四五六七八九十切札", f"{char}二三四五六七八九十切る", "終わり")
    assert [f.kind for f in kinsoku(read(data))] == ["line start"]


@pytest.mark.parametrize("char", "「（『【〈《［〔")
def test_a_line_that_ends_with_what_it_must_not(char: str) -> None:
    data = page(f"一二三四五六七八九十切{char}", "二三四五六七八九十切る", "終わり")
    assert [f.kind for f in kinsoku(read(data))] == ["line end"]


def test_an_ellipsis_that_is_parted() -> None:
    assert [f.kind for f in kinsoku(read(page("一二三四五六七八九十切…", "…三四五", "終わり")))] == ["split"]


def test_the_first_line_begins_and_the_last_ends_as_it_likes() -> None:
    assert kinds(page("・二三四五六七八九十切札", "三四五「")) == []
    # and a line far below is another block
    assert kinds(page("一二三四五六七八九十切札", "", "", "、三四五")) == []


def test_lines_that_stick_out() -> None:
    good = "一二三四五六七八九十切札"
    out = page(good, good + "出", good, good, "終わり")
    assert kinds(out) == ["sticks out"]
    assert kinds(out, None) == ["sticks out"]
    # a closing bracket does not hang, though its ink is half an em; two full stops do not hang
    assert kinds(page(good, good + "」", good, good, "終")) == ["sticks out"]
    assert kinds(page(good, good + "。。", good, good, "終")) == ["sticks out"]
    # trimmed to half an em at the line's end, a bracket fits
    half = [(i * 11.5 / 12, c) for i, c in enumerate(good)] + [(11.5, "」")]
    assert kinds(page(good, half, good, good, "終")) == []


def test_text_off_the_page() -> None:
    assert {f.kind for f in overfull(read(page([(-8.0, "左")])))} == {"off the page"}


def test_glyphs_that_lie_on_each_other() -> None:
    twice = page([(0, "一"), (1, "二"), (1.3, "三"), (3, "四")])
    assert [f.what for f in overlaps(read(twice))] == ["'三' on '二'"]
    # two lines printed over each other
    over = page("一二三", extra=lambda canvas: canvas.drawString(LEFT * MM, (150 - 31) * MM, "四五六"))
    assert len(overlaps(read(over))) == 3
    # Latin letters too, but kerning is no overlap
    assert [f.what for f in overlaps(read(page([(0, "r"), (0.29, ","), (1, "A"), (1.5, "V")])))] == []
    assert [f.what for f in overlaps(read(page([(0, "o"), (0.1, "e")])))] == ["'e' on 'o'"]
    # signs set half an em wide do not overlap
    assert (
        overlaps(read(page([(0, "一"), (1, "。"), (1.5, "「"), (2.5, "二"), (3.25, "・"), (3.9, "三")]))) == []
    )


def test_ruby_is_told_from_text() -> None:
    def ruby(canvas: Canvas) -> None:
        canvas.setFont("reader-test", SIZE / 2 * MM)
        canvas.drawString((LEFT + 2 * SIZE) * MM, (150 - 30 + 0.9 * SIZE) * MM, "おや")

    document = read(page("一二親四五六七八九十切札", "二三四", extra=ruby))
    assert [g.text for g, role in zip(document.glyphs, document.roles, strict=True) if role == "ruby"] == [
        "お",
        "や",
    ]
    assert paragraphs(document) == ["一二親四五六七八九十切札二三四"]
    assert faults(document, RIGHT) == []


def test_fonts_that_are_not_embedded() -> None:
    def helvetica(canvas: Canvas) -> None:
        canvas.setFont("Helvetica", 10)
        canvas.drawString(20, 20, "plain")

    document = read(page("一二", extra=helvetica))
    assert ("Helvetica", "not embedded") in {(f.where, f.what) for f in fonts(document)}
    assert paragraphs(document)[-1] == "plain"
    assert fonts(read(page("一二"))) == []


def test_the_text_of_a_word_that_is_hyphenated() -> None:
    def english(canvas: Canvas) -> None:
        for n, line in enumerate(("It is permit\u00ad", "ted to follow ", "suit.")):
            canvas.drawString(LEFT * MM, (150 - 60 - n * PITCH) * MM, line)

    made = page("一二", extra=english)
    assert paragraphs(read(made))[-1] == "It is permitted to follow suit."


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.pdf", tmp_path / "bad.pdf"
    good.write_bytes(page("一二三四五六七八九十切札", "出す"))
    bad.write_bytes(page("一二三四五六七八九十切「", "、出す"))
    assert main([str(good)]) == 0
    assert main([str(good), str(bad)]) == 1
    said = capsys.readouterr().out
    assert "faults: none" in said
    assert "faults: 1 line end, 1 line start" in said


def test_the_reader_imports_nothing_of_printkit() -> None:
    for path in (ROOT / "tests" / "reader.py", *sorted((ROOT / "tests" / "proof").glob("[!t]*.py"))):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert node.level == 0
                assert node.module is not None
                assert not node.module.startswith("printkit"), path
            elif isinstance(node, ast.Import):
                assert not any(name.name.startswith("printkit") for name in node.names), path
