"""``printkit check FILE.pdf``: a printkit file or anybody's, spoiled on purpose."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from click.testing import CliRunner
from pikepdf import Array, Dictionary, Name
from reportlab.pdfgen.canvas import Canvas

from printkit.check.file import check_file
from printkit.check.report import FileReport
from printkit.cli.main import group
from printkit.kit.model import Backs
from printkit.kit.resources import find_kit
from printkit.pdf.page import Attachment, Page, Publication
from printkit.pdf.paper import PAPERS
from printkit.pdf.write import write
from printkit.press.calibration import Error, Sides
from printkit.press.layout import read_layout
from tests.press.sample import KIT, component, faces, sheets

MM = 72 / 25.4
Spoil = Callable[[pikepdf.Pdf], None]


def sheet(backs: Backs = "long-edge", errors: Sides | None = None) -> bytes:
    made = component(5, 63.5, 88.9)
    pub = sheets(KIT, made, faces(made), PAPERS["a4"], read_layout("block"), backs, errors=errors)
    return write(pub)


def checked(folder: Path, data: bytes, spoil: Spoil | None = None) -> FileReport:
    path = folder / "file.pdf"
    if spoil is not None:
        with pikepdf.open(io.BytesIO(data)) as pdf:
            spoil(pdf)
            pdf.save(path)
    else:
        path.write_bytes(data)
    return check_file(path)


def whats(report: FileReport) -> list[tuple[str, str]]:
    return [(fault.where, fault.what) for fault in report.faults]


@pytest.mark.parametrize("backs", ["long-edge", "short-edge", "gutterfold", "none"])
def test_a_sheet_is_told_and_has_no_faults(tmp_path: Path, backs: Backs) -> None:
    report = checked(tmp_path, sheet(backs))
    assert not report.faults
    assert report.ours and report.attached == 0
    assert [(size.paper, size.width, size.height) for size in report.pages] == [("A4", 210, 297)]
    assert report.fonts and all(font.embedded for font in report.fonts)


def test_marks_that_come_on_many_sheets_are_no_pieces(tmp_path: Path) -> None:
    """They are written once, as a form, and lie on the fronts alone."""
    made = component(45, 63.5, 88.9)
    pub = sheets(KIT, made, faces(made), PAPERS["a4"], read_layout("block"), "long-edge")
    assert not checked(tmp_path, write(pub)).faults


def test_sheets_made_up_for_a_printer_have_no_faults(tmp_path: Path) -> None:
    errors = Sides(Error(0.6, -0.4, 0.3, 1.002, 1.001), Error(-0.5, 0.7, -0.2, 1.0, 0.999))
    assert not checked(tmp_path, sheet(errors=errors)).faults


def boxes(name: str, change: Callable[[list[float]], list[float]], page: int = 0) -> Spoil:
    def spoil(pdf: pikepdf.Pdf) -> None:
        obj: Any = pdf.pages[page].obj
        obj[name] = Array(change([float(v) for v in obj[name]]))

    return spoil


def smaller(pdf: pikepdf.Pdf) -> None:
    for page in pdf.pages:
        page.obj.MediaBox = Array([0, 0, 209 * MM, 297 * MM])


def without_fonts(pdf: pikepdf.Pdf) -> None:
    for thing in pdf.objects:
        if isinstance(thing, Dictionary) and thing.get("/Type") == "/FontDescriptor":
            for key in ("/FontFile", "/FontFile2", "/FontFile3"):
                if key in thing:
                    del thing[key]


def aside(pdf: pikepdf.Pdf) -> None:
    page: Any = pdf.pages[1].obj
    code = page.Contents.read_bytes()
    first = code.index(b" cm /X")
    start = code.rindex(b"q ", 0, first)
    page.Contents = pdf.make_stream(code[: start + 2] + b"1 0 0 1 1 0 cm " + code[start + 2 :])


def one_less(pdf: pikepdf.Pdf) -> None:
    page: Any = pdf.pages[1].obj
    code = page.Contents.read_bytes()
    place = code.index(b" Do")
    start = code.rindex(b"/X", 0, place)
    page.Contents = pdf.make_stream(code[:start] + code[place + 3 :])


def no_back(pdf: pikepdf.Pdf) -> None:
    del pdf.pages[1]


def no_pages(pdf: pikepdf.Pdf) -> None:
    del pdf.pages[:]


@pytest.mark.parametrize(
    ("spoil", "where", "what"),
    [
        (boxes("/TrimBox", lambda b: [b[0] - 20, *b[1:]]), "page 1", "the TrimBox is not within the BleedBox"),
        (boxes("/BleedBox", lambda b: [*b[:2], 700, b[3]]), "page 1", "the BleedBox is not within the page"),
        (boxes("/TrimBox", lambda b: [b[0], b[1], b[0], b[3]]), "page 1", "the TrimBox is empty"),
        (boxes("/TrimBox", lambda b: b[:3]), "page 1", "its boxes are no boxes"),
        (smaller, "page 1", "209.00 × 297.00 mm is no paper of printkit's"),
        (without_fonts, "", "is not embedded"),
        (
            boxes("/TrimBox", lambda b: [v + 1 for v in b], 1),
            "page 2",
            "the backs do not lie behind the fronts",
        ),
        (aside, "page 2", "the backs do not lie behind the fronts"),
        (one_less, "page 2", "5 pieces on the front and 4 on the back"),
        (no_back, "page 1", "a sheet of cards without a back"),
        (no_pages, "", "there is no page in it"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_spoiled_is_found(tmp_path: Path, spoil: Spoil, where: str, what: str) -> None:
    found = whats(checked(tmp_path, sheet(), spoil))
    assert any(place == where and what in told for place, told in found), found


def strangers(draw: Callable[[Canvas], None]) -> bytes:
    data = io.BytesIO()
    canvas = Canvas(data, pagesize=(100 * MM, 150 * MM))
    draw(canvas)
    canvas.showPage()
    canvas.save()
    return data.getvalue()


def test_a_strangers_pdf_is_told_too(tmp_path: Path) -> None:
    report = checked(tmp_path, strangers(lambda canvas: canvas.drawString(20, 20, "Hello")))
    assert not report.ours and "ReportLab" in report.producer
    assert [(size.paper, size.width, size.height, size.count) for size in report.pages] == [("", 100, 150, 1)]
    assert whats(report) == [("", "the font Helvetica is not embedded")]


def test_what_pages_inherit_is_seen(tmp_path: Path) -> None:
    def up(pdf: pikepdf.Pdf) -> None:
        page: Any = pdf.pages[0].obj
        for key in ("/MediaBox", "/Resources"):
            pdf.Root.Pages[key] = page[key]
            del page[key]

    report = checked(tmp_path, strangers(lambda canvas: canvas.drawString(20, 20, "Hello")), up)
    assert [(size.width, size.height) for size in report.pages] == [(100, 150)]
    assert whats(report) == [("", "the font Helvetica is not embedded")]


@pytest.mark.parametrize("inside", [False, True], ids=["on the page", "in a form"])
def test_a_missing_glyph_is_found(tmp_path: Path, inside: bool) -> None:
    """Three glyphs of a font that is addressed by glyph, two of them the empty box."""

    def spoil(pdf: pikepdf.Pdf) -> None:
        font = pdf.make_indirect(
            Dictionary(
                Type=Name.Font,
                Subtype=Name.Type0,
                BaseFont=Name("/ABCDEF+Some"),
                Encoding=Name("/Identity-H"),
                DescendantFonts=Array([Dictionary(FontDescriptor=Dictionary(FontFile2=pdf.make_stream(b"")))]),
            )
        )
        code = b"BT /F9 10 Tf [<0000 0005> -20 <0000>] TJ <0006> Tj ET"
        page: Any = pdf.pages[0].obj
        resources = Dictionary(Font=Dictionary(F9=font))
        if inside:
            form: Any = pdf.make_stream(code)
            form.update({"/Type": Name.XObject, "/Subtype": Name.Form, "/BBox": Array([0, 0, 9, 9])})
            form.Resources = resources
            resources, code = Dictionary(XObject=Dictionary(X9=form)), b"/X9 Do"
        page.Resources, page.Contents = resources, pdf.make_stream(code)

    report = checked(tmp_path, strangers(lambda canvas: None), spoil)
    assert whats(report) == [
        ("page 1", "2 glyphs are missing: an empty box is printed in place of a character")
    ]
    assert [(font.name, font.kind, font.embedded) for font in report.fonts] == [("Some", "Type0", True)]


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"", "not a PDF"),
        (b"hello", "not a PDF"),
        (sheet()[:2000], "not a PDF"),
    ],
    ids=["empty", "text", "half"],
)
def test_what_is_no_pdf_is_one_fault(tmp_path: Path, data: bytes, what: str) -> None:
    report = checked(tmp_path, data)
    (fault,) = report.faults
    assert what in fault.what


def test_a_password_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "file.pdf"
    with pikepdf.open(io.BytesIO(sheet())) as pdf:
        pdf.save(path, encryption=pikepdf.Encryption(owner="a", user="b"))
    assert whats(check_file(path)) == [("", "it asks for a password")]


def test_a_page_tree_without_end_is_no_endless_look(tmp_path: Path) -> None:
    def ring(pdf: pikepdf.Pdf) -> None:
        pdf.Root.Pages.Parent = pdf.Root.Pages

    assert not checked(tmp_path, sheet(), ring).faults


# --- records that a file carries


def with_records(*records: bytes) -> bytes:
    attached = tuple(Attachment(f"{number}.json", data, "") for number, data in enumerate(records))
    return write(Publication("Book", "en", (Page(210, 297, ()),), attachments=attached))


def record() -> dict[str, Any]:
    path = find_kit("shifty-partners") / "examples" / "no-trump.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def run(*args: str) -> tuple[int, list[dict[str, Any]]]:
    done = CliRunner().invoke(group, ["check", "--json", *args])
    return done.exit_code, json.loads(done.output)


def test_records_are_verified(tmp_path: Path) -> None:
    good, bad = record(), record()
    bad["claims"]["tricks"][0]["winner"] = (bad["claims"]["tricks"][0]["winner"] + 1) % 4
    path = tmp_path / "book.pdf"
    path.write_bytes(with_records(json.dumps(good).encode()))
    code, (report,) = run(str(path))
    assert (code, report["attached"], report["held"], report["faults"]) == (0, 1, 1, [])
    path.write_bytes(with_records(json.dumps(good).encode(), json.dumps(bad).encode(), b"{}"))
    code, (report,) = run(str(path))
    assert (code, report["attached"], report["held"]) == (1, 3, 1)
    wrong, none = report["faults"]
    assert wrong["kind"] == "records" and wrong["where"] == "1.json: claims.tricks[0].winner"
    assert none["kind"] == "records" and none["where"] == "2.json"


def test_what_a_stranger_attaches_need_be_no_record(tmp_path: Path) -> None:
    path = tmp_path / "book.pdf"
    with pikepdf.open(io.BytesIO(with_records(b'{"mine": 1}'))) as pdf:
        pdf.docinfo["/Producer"] = "Somebody"
        pdf.save(path)
    code, (report,) = run(str(path))
    assert code == 0 and report["notes"][0].startswith("0.json is no record")


# --- the command


def test_a_file_and_a_kit_are_told_apart(tmp_path: Path, small: Path) -> None:
    path = tmp_path / "cards.pdf"
    path.write_bytes(sheet())
    code, reports = run(str(path), f"{small}/", "--only", "colours")
    assert code == 0
    assert [report.get("kit") or report.get("file") for report in reports] == ["small", str(path)]


def test_a_file_is_told_in_words(tmp_path: Path) -> None:
    path = tmp_path / "cards.pdf"
    path.write_bytes(strangers(lambda canvas: canvas.drawString(20, 20, "Hello")))
    done = CliRunner().invoke(group, ["check", str(path)])
    assert done.exit_code == 1
    assert "1 page: 100 × 150 mm" in done.output
    assert "1 font, 1 of them not embedded: Helvetica" in done.output
    assert "fault (pdf): the font Helvetica is not embedded" in done.output


def test_a_kit_is_told_in_tables(small: Path) -> None:
    done = CliRunner().invoke(group, ["check", f"{small}/"])
    assert done.exit_code == 0
    lines = done.output.splitlines()
    row = "S H 34.8 22.1 33.2 37.0 22.6 shape, letter"
    assert row in [" ".join(line.split()) for line in lines]
    assert any(line.startswith("  cards  en       4  1 sheet, 6 cuts") for line in lines)
    assert any(line.startswith("  ink (en): ") for line in lines)
    assert lines[-1] == "  no faults"


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["nowhere.pdf"], "nowhere.pdf: there is no such file"),
        (["--only", "colors"], "'colors'"),
        (["twin-shot"], "no kit 'twin-shot'"),
        (["--shop", "gamecrafter", __file__], "--shop: The Game Crafter takes pictures, no PDF"),
    ],
)
def test_a_word_that_is_off_is_told(words: list[str], what: str, capsys: pytest.CaptureFixture[str]) -> None:
    from printkit.cli.main import main

    with pytest.raises(SystemExit) as stop:
        main(["check", *words])
    assert stop.value.code == 2
    assert what in capsys.readouterr().err
