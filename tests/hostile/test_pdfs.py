"""PDFs of strangers: what is in them may be of any kind, and nothing bad in them goes by as good."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, Pdf, Stream, String

from printkit.check.file import check_file
from printkit.check.report import FileReport
from printkit.export.pod import read_shop
from printkit.kit.worker import limited

TEXT = b"BT /F 9 Tf (a) Tj ET"


def a4() -> Array:
    return Array([0, 0, 595.276, 841.89])


def plain() -> Dictionary:
    return Dictionary(Type=Name.Font, Subtype=Name.TrueType, BaseFont=Name.Lacking)


def form(pdf: Pdf, content: bytes, **more: Any) -> Stream:
    return Stream(pdf, content, Type=Name.XObject, Subtype=Name.Form, BBox=Array([0, 0, 99, 99]), **more)


def by_glyph(pdf: Pdf) -> Dictionary:
    inner = Dictionary(FontDescriptor=Dictionary(FontFile2=Stream(pdf, b"a")))
    return Dictionary(
        Subtype=Name.Type0,
        BaseFont=Name.Held,
        Encoding=Name("/Identity-H"),
        DescendantFonts=Array([inner]),
    )


def page(pdf: Pdf, content: bytes = b"", **resources: Any) -> Dictionary:
    pdf.add_blank_page()
    made: Any = pdf.pages[-1].obj
    made.MediaBox, made.Contents, made.Resources = a4(), Stream(pdf, content), Dictionary(**resources)
    return made  # type: ignore[no-any-return]


def looked(pdf: Pdf, path: Path) -> FileReport:
    pdf.save(path, object_stream_mode=pikepdf.ObjectStreamMode.disable)
    return check_file(path)


def everything() -> Pdf:
    """Make a PDF of two pages with one of each thing that is looked at."""
    pdf = pikepdf.new()
    space = Array(
        [Name.Separation, Name.Gold, Name.DeviceCMYK, Dictionary(FunctionType=2, C1=Array([0, 0, 1, 0]))]
    )
    picture = Stream(pdf, b"\0" * 4, Subtype=Name.Image, Width=1, Height=1, BitsPerComponent=8)
    picture.ColorSpace = Name.DeviceCMYK
    shading = Dictionary(
        ShadingType=2, ColorSpace=Name.DeviceCMYK, Function=Dictionary(FunctionType=2, C0=Array([1]))
    )
    look = Dictionary(N=form(pdf, TEXT, Resources=Dictionary(Font=Dictionary(F=plain()))))
    for _ in range(2):
        one: Any = page(
            pdf,
            b"q /G gs /S cs 1 scn /P scn 9 0 0 9 0 0 cm /I Do /X Do Q BT /H 9 Tf <0000> Tj ET",
            Font=Dictionary(H=by_glyph(pdf)),
            XObject=Dictionary(I=picture, X=form(pdf, TEXT, Resources=Dictionary(Font=Dictionary(F=plain())))),
            ExtGState=Dictionary(G=Dictionary(ca=1, BM=Name.Normal, SMask=Name("/None"))),
            ColorSpace=Dictionary(S=space),
            Pattern=Dictionary(P=Dictionary(PatternType=2, Shading=shading)),
        )
        one.TrimBox, one.BleedBox = Array([9, 9, 99, 99]), a4()
        one.Annots = Array([Dictionary(Subtype=Name.Stamp, F=4, Rect=a4(), AP=look)])
    files = Array([String("a.json"), Dictionary(EF=Dictionary(F=Stream(pdf, b"{}")))])
    root: Any = pdf.Root
    root.Names = Dictionary(EmbeddedFiles=Dictionary(Names=files))
    root.ViewerPreferences = Dictionary(Duplex=Name.DuplexFlipLongEdge)
    intent = Dictionary(S=Name.GTS_PDFX, OutputConditionIdentifier="a", DestOutputProfile=Stream(pdf, b"a"))
    root.OutputIntents = Array([intent])
    pdf.docinfo["/GTS_PDFXVersion"] = "PDF/X-4"
    return pdf


ODD: tuple[Callable[[], Any], ...] = (lambda: 1, lambda: True, lambda: Name.A, lambda: Array([]), Dictionary)


def places(thing: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Give the place of each value in what there is, but of what a page leads back to."""
    if isinstance(thing, Dictionary | Stream | Array):
        keys = range(len(thing)) if isinstance(thing, Array) else [*thing.keys()]
        for key in keys:
            if key not in ("/Parent", "/Length", "/Filter"):
                yield (*at, key)
                yield from places(thing[key], (*at, key))


@pytest.mark.parametrize("kinds", [1, pytest.param(len(ODD), marks=pytest.mark.long)])
def test_each_value_may_be_of_another_kind(kinds: int, tmp_path: Path) -> None:
    whole = everything()  # its things are gone with it
    every = [*places(whole.trailer)]
    assert len(every) > 100

    def spoiled(at: tuple[Any, ...], value: Any) -> FileReport:
        pdf = everything()
        thing: Any = pdf.trailer
        for key in at[:-1]:
            thing = thing[key]
        thing[at[-1]] = value
        try:
            return looked(pdf, tmp_path / "a.pdf")
        except (pikepdf.PikepdfError, RuntimeError, TypeError, ValueError):
            return FileReport("", ())  # nobody can write it

    def spoil() -> list[str]:
        reports = (
            spoiled(at, ODD[(number + kind) % len(ODD)]())
            for number, at in enumerate(every)
            for kind in range(kinds)
        )
        return [fault.what for report in reports for fault in report.faults]

    said = limited(spoil, "all of them", 600)
    assert "not a PDF, or damaged" in said and "the font Lacking is not embedded" in said
    assert not [one for one in said if re.search("NoneType|' object|attribute|iterable|Error", one)]


def nested(pdf: Pdf, deep: int, inner: Stream) -> Stream:
    for _ in range(deep):
        inner = form(pdf, b"/X Do", Resources=Dictionary(XObject=Dictionary(X=inner)))
    return inner


def test_forms_in_forms_are_looked_at_or_told(tmp_path: Path) -> None:
    said = {}
    for deep in (10, 30, 3000):
        pdf = pikepdf.new()
        inner = form(pdf, TEXT, Resources=Dictionary(Font=Dictionary(F=plain())))
        page(pdf, b"/X Do", XObject=Dictionary(X=nested(pdf, deep, inner)))
        said[deep] = [fault.what for fault in looked(pdf, tmp_path / "a.pdf").faults]
    lacking, end = "the font Lacking is not embedded", "it cannot be read to its end"
    assert said == {10: [lacking], 30: [lacking, end], 3000: ["not a PDF, or damaged"]}


@pytest.mark.parametrize("bits", [1, 2, 4, 16])
@pytest.mark.parametrize("packed", ["", "/JBIG2Decode", "/JPXDecode", "/DCTDecode"])
def test_a_picture_that_nobody_can_unpack(
    bits: int, packed: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    pdf = pikepdf.new()
    picture = Stream(pdf, b"\0" * 800, Subtype=Name.Image, Width=10, Height=10, BitsPerComponent=bits)
    picture.ColorSpace = Name.DeviceCMYK
    if packed:
        picture.Filter = Name(packed)
    page(pdf, b"/I Do", XObject=Dictionary(I=picture))
    with warnings.catch_warnings(action="default"):
        assert looked(pdf, tmp_path / "a.pdf").pages
    assert not capfd.readouterr().err, "pikepdf warns of some"


def stamped(pdf: Pdf, flags: int) -> None:
    look = form(pdf, TEXT, Resources=Dictionary(Font=Dictionary(F=plain())))
    one: Any = page(pdf)
    one.Annots = Array(
        [Dictionary(Subtype=Name.Stamp, F=flags, Rect=a4(), AP=Dictionary(N=Dictionary(On=look)))]
    )


def patterned(pdf: Pdf) -> None:
    tile = Stream(pdf, TEXT, Type=Name.Pattern, PatternType=1, Resources=Dictionary(Font=Dictionary(F=plain())))
    page(pdf, b"/Pattern cs /P scn 0 0 9 9 re f", Pattern=Dictionary(P=tile))


def lettered(pdf: Pdf) -> None:
    drawn = Dictionary(Subtype=Name.Type3, Resources=Dictionary(Font=Dictionary(F=plain())))
    page(pdf, TEXT, Font=Dictionary(F=drawn))


def lacking(pdf: Pdf) -> None:
    other = Dictionary(Subtype=Name.Type3)
    page(pdf, b"BT /H 9 Tf q /F 9 Tf Q <0000> Tj ET", Font=Dictionary(H=by_glyph(pdf), F=other))


def large(pdf: Pdf) -> None:
    one: Any = page(pdf)
    one.UserUnit = 2


def turned(pdf: Pdf) -> None:
    for turn in (0, 180):
        one: Any = page(pdf)
        one.TrimBox, one.Rotate = Array([100, 100, 495.276, 741.89]), turn
    root: Any = pdf.Root
    root.ViewerPreferences = Dictionary(Duplex=Name.DuplexFlipLongEdge)


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda pdf: stamped(pdf, 4), "the font Lacking is not embedded"),
        (patterned, "the font Lacking is not embedded"),
        (lettered, "the font Lacking is not embedded"),
        (lacking, "1 glyph is missing: an empty box is printed in place of a character"),
        (large, "its unit is not the point (UserUnit): it is printed in another size"),
        (turned, "the backs do not lie behind the fronts"),
    ],
)
def test_what_is_bad_is_found_where_it_hides(make: Callable[[Pdf], None], says: str, tmp_path: Path) -> None:
    pdf = pikepdf.new()
    make(pdf)
    assert [fault.what for fault in looked(pdf, tmp_path / "a.pdf").faults] == [says]


def test_an_annotation_that_is_not_printed_is_no_fault(tmp_path: Path) -> None:
    for flags in (0, 6):
        pdf = pikepdf.new()
        stamped(pdf, flags)
        assert not looked(pdf, tmp_path / "a.pdf").faults


def test_a_picture_has_the_dots_of_where_it_is_largest(tmp_path: Path) -> None:
    pdf = pikepdf.new()
    picture = Stream(pdf, bytes(300), Subtype=Name.Image, Width=10, Height=10, BitsPerComponent=8)
    picture.ColorSpace = Name.DeviceRGB
    inner = form(pdf, b"q 9 0 0 9 0 0 cm /I Do Q", Resources=Dictionary(XObject=Dictionary(I=picture)))
    page(pdf, b"q 0.1 0 0 0.1 0 0 cm /X Do Q q 10 0 0 10 0 0 cm /X Do Q", XObject=Dictionary(X=inner))
    assert looked(pdf, tmp_path / "a.pdf").dots == pytest.approx(8)


def test_what_one_library_mends_another_may_not(tmp_path: Path) -> None:
    """For a shop pdfium reads the letters, which gives up where qpdf goes on."""
    pdf = pikepdf.new()
    page(pdf, TEXT, Font=Dictionary(F=plain()))
    pdf.save(tmp_path / "a.pdf", object_stream_mode=pikepdf.ObjectStreamMode.disable)
    data = (tmp_path / "a.pdf").read_bytes()
    for bad in (data[:-200], b"a" * 2000 + data):
        (tmp_path / "a.pdf").write_bytes(bad)
        said = check_file(tmp_path / "a.pdf", read_shop("drivethru", None)).faults
        assert [fault.what for fault in said] == ["not a PDF, or damaged"]
