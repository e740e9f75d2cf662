"""A printer with a known error is put together here; what a ruler finds on its sheet undoes that error."""

from __future__ import annotations

import io
import itertools
import json
from pathlib import Path

import numpy
import pikepdf
import pypdfium2
import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.check.rendered import letters
from printkit.errors import UsageError
from printkit.kit.model import Backs
from printkit.making import Settings, build
from printkit.making.printers import ENVIRONMENT, FILE, keep_printer, read_printers
from printkit.pdf.matrix import Matrix
from printkit.pdf.page import Path as Path_
from printkit.pdf.paper import PAPERS, USUAL, Paper
from printkit.pdf.write import write
from printkit.press.calibration import APART, INSET, Error, Sides, error_of, nominal
from printkit.press.calibration_sheet import calibration_sheet
from printkit.press.layout import read_layout
from tests.cli.hostile_kit import say
from tests.making.conftest import box, own_cache
from tests.press.sample import KIT, component, faces, sheets
from tests.press.test_impose import through

__all__ = ["box", "own_cache"]

MM = 72 / 25.4
DPI = 300
FRONT = Error(x=1.3, y=-0.8, turn=0.35, scale_x=0.985, scale_y=0.991)
BACK = Error(x=-0.9, y=1.7, turn=-0.2, scale_x=0.983, scale_y=0.992)


@pytest.fixture(autouse=True)
def own_config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(ENVIRONMENT, str(tmp_path / "config"))
    return tmp_path / "config"


def printer(pdf: bytes, errors: tuple[Error, Error], paper: Paper) -> list[numpy.ndarray]:
    """Print: every page's content is put down as the printer does it, fronts and backs; rendered as greys."""
    with pikepdf.open(io.BytesIO(pdf)) as file:
        for number, page in enumerate(file.pages):
            by: Matrix = errors[number % 2].matrix(paper)
            # From mm downwards to points upwards, written out apart from printkit's own way of doing it.
            flip = numpy.array([[MM, 0, 0], [0, -MM, paper.height * MM], [0, 0, 1]])
            own = numpy.array([[by.a, by.c, by.e], [by.b, by.d, by.f], [0, 0, 1]])
            m = flip @ own @ numpy.linalg.inv(flip)
            cm = f"q {m[0, 0]} {m[1, 0]} {m[0, 1]} {m[1, 1]} {m[0, 2]} {m[1, 2]} cm\n"
            page.contents_add(cm.encode(), prepend=True)
            page.contents_add(b"\nQ")
        made = io.BytesIO()
        file.save(made)
    pages = pypdfium2.PdfDocument(made.getvalue())
    return [_grey(page) for page in pages]


def _grey(page: pypdfium2.PdfPage) -> numpy.ndarray:
    grey: numpy.ndarray = page.render(scale=DPI / 72, grayscale=True).to_numpy()
    return grey.reshape(grey.shape[0], grey.shape[1])


def edge(grey: numpy.ndarray, x: float, y: float, down: bool) -> float:
    """Read a ruler: where near a place (mm) the frame's line is, across or down the page, in tenths of a mm."""
    pixel = 25.4 / DPI
    column, row, reach = round(x / pixel), round(y / pixel), round(4 / pixel)
    if down:
        found = 255.0 - grey[row - reach : row + reach, column].astype(float)
        start = row - reach
    else:
        found = 255.0 - grey[row, column - reach : column + reach].astype(float)
        start = column - reach
    peak = int(found.argmax())
    near = found[max(peak - 3, 0) : peak + 4]
    middle = (near * numpy.arange(max(peak - 3, 0), max(peak - 3, 0) + len(near))).sum() / near.sum()
    return round(float((start + middle + 0.5) * pixel), 1)


def measured(grey: numpy.ndarray, paper: Paper) -> tuple[float, ...]:
    """Measure A to F as the sheet says, to a tenth of a millimetre; a bit beside the arrows and letters."""
    w, h, by = paper.width, paper.height, 8.0
    a, b = (edge(grey, INSET, y, False) for y in (APART + by, h - APART + by))
    c, d = (edge(grey, x, INSET, True) for x in (APART + by, w - APART + by))
    across = edge(grey, w - INSET, h * 0.55, False) - edge(grey, INSET, h * 0.55, False)
    down = edge(grey, w * 0.8, h - INSET, True) - edge(grey, w * 0.8, INSET, True)
    return a, b, c, d, round(across, 1), round(down, 1)


@pytest.mark.parametrize("paper", [*USUAL, "200x300"])
def test_what_is_measured_undoes_the_error(paper: str) -> None:
    """The sheet is printed, measured with a ruler, and printed again: then every length is right."""
    size = PAPERS[paper]
    first = printer(write(calibration_sheet(size, ("ja", "en"), "1")), (FRONT, BACK), size)
    found = tuple(error_of(measured(grey, size), size) for grey in first)
    for error, true in zip(found, (FRONT, BACK), strict=True):
        assert (error.x, error.y) == pytest.approx((true.x, true.y), abs=0.15)
        assert error.turn == pytest.approx(true.turn, abs=0.06)
        assert (error.scale_x, error.scale_y) == pytest.approx((true.scale_x, true.scale_y), abs=0.001)
    again = printer(write(calibration_sheet(size, ("en",), "1", Sides(*found))), (FRONT, BACK), size)
    for grey in again:
        assert measured(grey, size) == pytest.approx(nominal(size), abs=0.21)
    assert measured(first[0], size) != pytest.approx(nominal(size), abs=0.5)  # it was off before


def test_cards_come_out_where_they_should() -> None:
    """On that printer, sheets made for it look as a perfect printer's do, and backs lie behind fronts."""
    backs: Backs = "short-edge"  # of which side the error is, no way of backs changes
    made, size = component(9, 63.5, 88.9), PAPERS["a4"]
    drawn, layout, perfect = faces(made), read_layout("block"), (Error(), Error())
    plain = write(sheets(KIT, made, drawn, size, layout, backs))
    helped = write(sheets(KIT, made, drawn, size, layout, backs, errors=Sides(FRONT, BACK)))
    wanted = printer(plain, perfect, size)

    def agreement(printed: list[numpy.ndarray]) -> float:
        inside = [
            numpy.abs(a.astype(int) - b)[200:-200, 130:-130] < 40 for a, b in zip(printed, wanted, strict=True)
        ]
        return float(min(page.mean() for page in inside))

    assert agreement(printer(helped, (FRONT, BACK), size)) > 0.997
    assert agreement(printer(plain, (FRONT, BACK), size)) < 0.97
    front, back = printer(helped, (FRONT, BACK), size)
    pixel, same = 25.4 / DPI, 0
    places = [(15 + 3.1 * i, 20 + 4.3 * j) for i in range(58) for j in range(60)]
    for x, y in places:
        u, v = through(size, backs, None, x, y)
        same += abs(int(front[int(y / pixel), int(x / pixel)]) - int(back[int(v / pixel), int(u / pixel)])) < 30
    assert same / len(places) > 0.97


@given(
    st.sampled_from(list(PAPERS.values())),
    st.builds(
        Error,
        *(
            st.floats(-4, 4),
            st.floats(-4, 4),
            st.floats(-0.8, 0.8),
            st.floats(0.95, 1.03),
            st.floats(0.95, 1.03),
        ),
    ),
)
def test_the_arithmetic(paper: Paper, error: Error) -> None:
    """A to F of a frame put through the error's matrix give the error again; undoing it is the way back."""
    there, back = error.matrix(paper), error.matrix(paper).inverse()
    w, h = paper.width, paper.height
    for x, y in ((0, 0), (w, h), (30, 200)):
        assert back.point(*there.point(x, y)) == pytest.approx((x, y), abs=1e-9)
        assert there.point(w / 2, h / 2) == pytest.approx((w / 2 + error.x, h / 2 + error.y))

    def level(x1: float, y1: float, x2: float, y2: float, at: float, down: bool) -> float:
        """Where the printed line from one point of the page to another crosses what a ruler is laid along."""
        (ax, ay), (bx, by) = there.point(x1, y1), there.point(x2, y2)
        part = (at - ax) / (bx - ax) if down else (at - ay) / (by - ay)
        return ay + part * (by - ay) if down else ax + part * (bx - ax)

    right, foot = w - INSET, h - INSET
    left = (INSET, INSET, INSET, foot)
    top = (INSET, INSET, right, INSET)
    lengths = (
        level(*left, APART, False),
        level(*left, h - APART, False),
        level(*top, APART, True),
        level(*top, w - APART, True),
        error.scale_x * (right - INSET),
        error.scale_y * (foot - INSET),
    )
    if any(abs(value - right) > 9.9 for value, right in zip(lengths[:4], nominal(paper), strict=False)):
        return
    found = error_of(lengths, paper)
    assert (found.x, found.y) == pytest.approx((error.x, error.y), abs=0.12)
    assert found.turn == pytest.approx(error.turn, abs=0.02)


@pytest.mark.parametrize(
    ("lengths", "message"),
    [
        ((20.0, 20, 20, 20, 170), "5 lengths, not 6"),
        ((2.0, 20, 20, 20, 170, 257), "A is 2 mm, and should be about 20 mm on A4"),
        ((20.0, 20, 20, 20, 120, 257), "E is 120 mm"),
        ((20.0, 20, 20, 20, 170, float("nan")), "F is nan mm"),
    ],
)
def test_lengths_that_no_printer_makes(lengths: tuple[float, ...], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        error_of(lengths, PAPERS["a4"])


def test_the_command_keeps_lists_uses_and_forgets(
    box: Path,
    tmp_path: Path,
    own_config: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert say(capfd, "calibrate", "--paper", "letter", "--lang", "ja").code == 0
    asked = (tmp_path / "calibration_letter.pdf").read_bytes()
    assert asked.startswith(b"%PDF")
    with monkeypatch.context() as patch:
        patch.setenv("PRINTKIT_LANGUAGE", "ja")  # the sheet is in the language that printkit speaks
        assert say(capfd, "calibrate", "--paper", "letter").code == 0
    assert (tmp_path / "calibration_letter.pdf").read_bytes() == asked
    said = say(
        capfd,
        "calibrate",
        "--save",
        "office",
        "--front",
        "21,21,20,20,170,257",
        "--back",
        "20,20,18.5,18.5,170,257",
    )
    assert said.code == 0, said.err
    assert "front: +1.00 mm right, +0.00 mm down" in said.out and "fitted" not in said.out
    shrunk = say(capfd, "calibrate", "--save", "fit", "--front", "20,20,20,20,164.5,248.7")
    assert shrunk.code == 2 and "not fitted to the page" in shrunk.err
    assert say(capfd, "calibrate", "--forget", "fit").code == 2, "it was kept, and builds were made with it"
    assert json.loads((own_config / FILE).read_text(encoding="utf-8"))["format"] == "printkit-printers-1"
    assert read_printers()["office"]["a4"] == Sides(Error(x=1.0), Error(y=-1.5))
    assert "office a4" in say(capfd, "calibrate", "--list").out
    with monkeypatch.context() as patch:
        patch.setenv("PRINTKIT_LANGUAGE", "ja")
        assert "\n  表: 右へ+1.00mm、下へ+0.00mm" in say(capfd, "calibrate", "--list").out
    words = ("build", f"{box}/", "--only", "cards", "--lang", "en", "--out", tmp_path / "o", "--jobs", "1")
    assert say(capfd, *words).code == say(capfd, *words, "--printer", "office").code == 0
    plain, helped = (
        (tmp_path / "o" / "little-box" / f"little-box_cards_en_a4{end}.pdf") for end in ("", "_for-office")
    )
    with pikepdf.open(plain) as one, pikepdf.open(helped) as other:
        for number, (a, b) in enumerate(zip(one.pages, other.pages, strict=True)):
            before = b.Contents.read_bytes().split(b"cm", 1)[0].split()
            x, y = (float(v) / MM for v in before[5:7])
            assert (x, y) == pytest.approx((0, 1.5 * -1) if number % 2 else (-1, 0), abs=1e-3)
            assert a.TrimBox == b.TrimBox
    keep_printer("office", "a4", Sides(Error(x=2.0), Error()))  # calibrated again: that is a change
    again = say(capfd, *words, "--printer", "office")
    assert "unchanged" not in again.out
    assert say(capfd, "calibrate", "--forget", "office").code == 0
    assert say(capfd, "calibrate", "--list").out == "no printer is calibrated\n"


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (["calibrate", "--save", "office"], 2, "--save needs what was measured"),
        (["calibrate", "--save", "My Office", "--front", "1,2,3,4,5,6"], 2, "is no printer's name"),
        (["calibrate", "--save", "../x", "--front", "1,2,3,4,5,6"], 2, "is no printer's name"),
        (["calibrate", "--save", "a", "--front", "20,20,20"], 2, "3 lengths, not 6"),
        (["calibrate", "--save", "a", "--front", "20,20,20,20,x,257"], 2, "'x' is no length"),
        (["calibrate", "--save", "a", "--front", "20,20,20,20,17,257"], 2, "E is 17 mm"),
        (["calibrate", "--front", "20,20,20,20,17,257"], 2, "add --save NAME"),
        (["calibrate", "--lang", "fr"], 2, "no language 'fr'"),
        (["calibrate", "--paper", "a6"], 2, "'a4', 'letter'"),
        (["calibrate", "--out", "x.png"], 2, "its name may end in .pdf"),
        (["calibrate", "--out", "/proc/nowhere/x.pdf"], 1, "/proc/nowhere/x.pdf: cannot be written"),
        (["calibrate", "--forget", "nobody"], 2, "no printer 'nobody'"),
        (["build", "shifty-partners", "--printer", "nobody"], 2, "printkit calibrate measures one"),
        (["calibrate", "--printer", "office", "--paper", "letter"], 2, "no printer 'office'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_words_that_are_off(
    words: list[str], code: int, says: str, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said = say(capfd, *words)
    assert said.code == code and said.err.startswith("printkit: ") and says in said.err, said.err
    assert said.out == ""


def test_a_paper_that_is_not_calibrated(box: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    keep_printer("office", "letter", Sides(Error(), Error()))
    with pytest.raises(UsageError, match="not calibrated for a4"):
        build(Settings(kits=(f"{box}/",), out=tmp_path / "o", printer="office"))


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"format": "x"}', '{"format": "printkit-printers-1", "printers": {"a": 1}}']
)
def test_damaged_settings_are_said_and_can_be_begun_anew(
    text: str, own_config: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    own_config.mkdir()
    (own_config / FILE).write_text(text, encoding="utf-8")
    said = say(capfd, "calibrate", "--list")
    assert said.code == 1 and str(own_config / FILE) in said.err and "calibrate again" in said.err
    keep_printer("office", "a4", Sides(Error(x=1.0), Error()))
    assert list(read_printers()) == ["office"]


@pytest.mark.parametrize("langs", [("en",), ("ja",), ("ja", "en")])
@pytest.mark.parametrize("paper", USUAL)
def test_no_line_of_the_sheet_runs_through_its_words(paper: str, langs: tuple[str, ...]) -> None:
    pub = calibration_sheet(PAPERS[paper], langs, "1")
    lines = [
        (min(one[1], two[1]), max(one[1], two[1]), one[2])
        for item in pub.pages[0].items
        if isinstance(item, Path_) and item.fill is None
        for one, two in itertools.pairwise(op for op in item.ops if len(op) == 3)
        if two[0] == "L" and one[2] == two[2]
    ]
    found = [letter for page, letter in letters(write(pub)) if page == 0]
    assert len(found) > 100 and len(lines) > 5
    for letter in found:
        for left, right, y in lines:
            across = letter.left < right and letter.right > left
            assert not (across and letter.top < y < letter.foot), letter.context
