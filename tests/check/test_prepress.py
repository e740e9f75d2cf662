"""Our own preflight for PDF/X: files that are right have no fault, and each rule that is broken is found."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path as FilePath

import pikepdf
import pytest
from msgspec import to_builtins
from msgspec.structs import replace
from pikepdf import Array, Dictionary, Name, String
from PIL import Image

from printkit.check.file import check_file
from printkit.check.painted import painted
from printkit.check.prepress import claimed, prepress
from printkit.export.pod import read_shop
from printkit.pdf.extent import around
from printkit.pdf.inks import Inks, Spot, own_profile, tables_of
from printkit.pdf.level import LEVELS
from printkit.pdf.page import Gradient, Item, Page, Path, Publication, Rect
from printkit.pdf.write import write
from tests.pdf.sample import rich, setting

Break = Callable[[pikepdf.Pdf], object]
NAMES = {id: level.name for id, level in LEVELS.items() if level.press}
X = {"x": 100}


@cache
def inks(most: float = 3.0) -> Inks:
    given = {"#aa2222": Spot("Blood", (0.1, 1.0, 0.9, 0.2))}
    return Inks("cmyk", tables_of(own_profile(), most, "x"), own_profile(), most=most, given=given)


@cache
def made(level: str) -> bytes:
    """Give a file with text, forms, gradients, a spot colour, pages with and without trim."""
    pub = rich(level=level)
    sweep = Gradient((0, 0, 40, 0), ((0, "#ffee00"), (1, "#0000ff")))
    items = (
        Path(around(0, 0, 50, 50), fill=sweep),
        Path(around(9, 9, 20, 20), "#ffffff", opacity=(0.5, 1)),
    )
    page = Page(70, 95, items, trim=Rect(3, 3, 64, 89), bleed=Rect(0, 0, 70, 95))
    return write(replace(pub, pages=(*pub.pages, page), inks=inks()))


def faults(data: bytes, folder: FilePath, shop: str = "") -> list[str]:
    path = folder / "file.pdf"
    path.write_bytes(data)
    report = check_file(path, read_shop(shop) if shop else None)
    return [f"{fault.where}: {fault.what}" if fault.where else fault.what for fault in report.faults]


@pytest.mark.parametrize("level", NAMES)
def test_what_we_write_is_clean(level: str, tmp_path: FilePath) -> None:
    path = tmp_path / "file.pdf"
    path.write_bytes(made(level))
    report = check_file(path)
    assert [fault for fault in report.faults if "no paper" not in fault.what] == []
    assert report.level == NAMES[level]
    assert report.spots == ("Blood",)
    assert 1 < report.ink <= 3
    assert report.dots == 0  # there is no picture
    json.dumps(to_builtins(report), allow_nan=False)


def painting(code: bytes, **resources: object) -> Break:
    """Draw something more on the first page."""

    def change(pdf: pikepdf.Pdf) -> None:
        page = pdf.pages[0]
        page.contents_add(code)
        for kind, named in resources.items():
            if f"/{kind}" not in page.Resources:
                page.Resources[f"/{kind}"] = Dictionary()
            for name, thing in named(pdf).items():  # type: ignore[operator]  # each is a function
                page.Resources[f"/{kind}"][f"/{name}"] = thing

    return change


def picture(pdf: pikepdf.Pdf, mode: str = "CMYK", **more: object) -> pikepdf.Object:
    space = {"CMYK": Name.DeviceCMYK, "RGB": Name.DeviceRGB}[mode]
    stream = pikepdf.Stream(pdf, Image.new(mode, (4, 4)).tobytes())
    about = {"Subtype": Name.Image, "Width": 4, "Height": 4, "BitsPerComponent": 8, "ColorSpace": space, **more}
    for key, value in about.items():
        stream[f"/{key}"] = value
    return pdf.make_indirect(stream)


def placed(mode: str = "CMYK", **more: object) -> Break:
    return painting(b"q 9 0 0 9 9 9 cm /Pic Do Q", XObject=lambda pdf: {"Pic": picture(pdf, mode, **more)})


def state(**keys: object) -> Break:
    return painting(b"/St gs", ExtGState=lambda _: {"St": Dictionary({f"/{k}": v for k, v in keys.items()})})


def root(key: str, value: object) -> Break:
    return lambda pdf: pdf.Root.__setitem__(f"/{key}", value)


def info(key: str, value: str | None) -> Break:
    def change(pdf: pikepdf.Pdf) -> None:
        if value is None:
            del pdf.docinfo[f"/{key}"]
        else:
            pdf.docinfo[f"/{key}"] = Name(f"/{value}")

    return change


def page(key: str, value: object, number: int = 0) -> Break:
    def change(pdf: pikepdf.Pdf) -> None:
        if value is None:
            del pdf.pages[number].obj[f"/{key}"]
        else:
            pdf.pages[number].obj[f"/{key}"] = value

    return change


def intent(key: str, value: object) -> Break:
    def change(pdf: pikepdf.Pdf) -> None:
        one = pdf.Root.OutputIntents[0]
        if value is None:
            del one[f"/{key}"]
        else:
            one[f"/{key}"] = pdf.make_stream(value) if isinstance(value, bytes) else value

    return change


def packet(old: bytes, new: bytes) -> Break:
    def change(pdf: pikepdf.Pdf) -> None:
        data = pdf.Root.Metadata.read_bytes()
        assert old in data
        pdf.Root.Metadata.write(data.replace(old, new))

    return change


def note(*rect: float, kind: str = "Text") -> Break:
    return lambda pdf: pdf.pages[2].obj.__setitem__(
        "/Annots", Array([Dictionary(Type=Name.Annot, Subtype=Name(f"/{kind}"), Rect=Array(list(rect)))])
    )


BROKEN: tuple[tuple[str, str, Break, str], ...] = (
    ("both", "colours of RGB", painting(b"1 0 0 rg"), "colours of DeviceRGB"),
    ("both", "a picture of RGB", placed("RGB"), "colours of DeviceRGB"),
    (
        "both",
        "RGB below an index",
        placed(ColorSpace=Array([Name.Indexed, Name.DeviceRGB, 0, String("abc")])),
        "RGB",
    ),
    (
        "x-1a",
        "colours by a profile",
        painting(
            b"/Own cs 1 0 0 sc",
            ColorSpace=lambda pdf: {"Own": Array([Name.ICCBased, pdf.make_stream(b"", N=3)])},
        ),
        "colours of ICCBased",
    ),
    (
        "x-1a",
        "colours of Lab",
        painting(b"", ColorSpace=lambda _: {"L": Array([Name.Lab, Dictionary()])}),
        "of Lab",
    ),
    ("x-1a", "opacity", state(ca=0.5), "something is translucent"),
    ("x-1a", "opacity of lines", state(CA=0.5), "something is translucent"),
    ("x-1a", "a blend", state(BM=Name.Multiply), "something is translucent"),
    ("x-1a", "a group", page("Group", Dictionary(S=Name.Transparency)), "something is translucent"),
    ("x-1a", "a picture that lets through", placed(SMask=Dictionary()), "something is translucent"),
    ("both", "a transfer curve", state(TR=Dictionary(FunctionType=2, N=1)), "a transfer curve"),
    ("both", "PostScript", placed(Subtype2=Name.PS), "PostScript inside it"),
    ("both", "OPI", placed(OPI=Dictionary()), "a picture to be exchanged"),
    ("both", "another file's page", placed(Ref=Dictionary()), "a reference to another file"),
    ("both", "alternates", placed(Alternates=Array()), "alternate pictures"),
    ("x-1a", "layers", root("OCProperties", Dictionary()), "layers"),
    ("both", "an action", root("OpenAction", Dictionary(S=Name.JavaScript)), "an action"),
    ("both", "a page's action", page("AA", Dictionary()), "page 1: PDF/X: an action"),
    ("both", "fields", root("AcroForm", Dictionary(Fields=Array([Dictionary()]))), "a form to fill in"),
    ("x-1a", "an attachment", lambda pdf: pdf.attachments.__setitem__("a", b"b"), "a file that goes with it"),
    ("both", "no output intent", root("OutputIntents", Array()), "no output intents for PDF/X"),
    ("both", "an intent for PDF/A", intent("S", Name.GTS_PDFA1), "no output intents for PDF/X"),
    ("both", "no condition", intent("OutputConditionIdentifier", None), "does not say what it is printed on"),
    ("x-1a", "no registry", intent("RegistryName", None), "names no registry"),
    ("x-4", "no profile", intent("DestOutputProfile", None), "holds no profile"),
    ("both", "a screen's profile", intent("DestOutputProfile", own_profile("sRGB")), "not that of a printer"),
    ("both", "no trim", page("TrimBox", None), "page 1: PDF/X: it needs a TrimBox"),
    ("both", "trim and art", page("ArtBox", Array([0, 0, 9, 9])), "it needs a TrimBox, or else an ArtBox"),
    (
        "both",
        "a bleed inside the trim",
        page("BleedBox", Array([20, 20, 90, 90]), 2),
        "do not lie one in the other",
    ),
    ("both", "a note on the card", note(20, 20, 40, 40), "page 3: PDF/X: an annotation in what is printed"),
    ("both", "Trapped unknown", info("Trapped", "Unknown"), "Trapped is neither True nor False"),
    ("both", "no Trapped", info("Trapped", None), "Trapped is neither True nor False"),
    ("x-4", "Trapped otherwise", info("Trapped", "True"), "Trapped is not the same in the XMP metadata"),
    ("x-1a", "no title", info("Title", None), "no Title"),
    ("x-1a", "no date", info("ModDate", None), "no ModDate"),
    ("x-4", "no name of its own", packet(b"xmpMM:DocumentID", b"xmpMM:Other"), "no xmpMM:DocumentID"),
    ("x-4", "no rendition", packet(b"xmpMM:RenditionClass", b"xmpMM:Other"), "no xmpMM:RenditionClass"),
    ("x-4", "no date of the packet", packet(b"xmp:MetadataDate", b"xmp:Other"), "no xmp:MetadataDate"),
    ("x-1a", "JPEG 2000", placed(Filter=Name.JPXDecode, ColorSpace=Name.DeviceGray), "packed by JPXDecode"),
)
CASES = [
    pytest.param(
        ("x-1a", "x-4")[number % 2] if levels == "both" else levels, change, said, id=f"{levels} {name}"
    )
    for number, (levels, name, change, said) in enumerate(BROKEN)
]
"""What both levels forbid, one code looks for: it is tried in one of them, by turns."""


@pytest.mark.parametrize(("level", "change", "said"), CASES)
def test_a_broken_rule_is_found(level: str, change: Break, said: str, tmp_path: FilePath) -> None:
    file = io.BytesIO()
    with pikepdf.open(io.BytesIO(made(level))) as pdf:
        change(pdf)
        plain = pikepdf.ObjectStreamMode.disable, pikepdf.StreamDecodeLevel.none  # as it is, and unpacked
        pdf.save(file, force_version=pdf.pdf_version, object_stream_mode=plain[0], stream_decode_level=plain[1])
    found = faults(file.getvalue(), tmp_path)
    assert any(said.replace("PDF/X:", f"{NAMES[level]}:") in one for one in found), found


@pytest.mark.parametrize(
    ("level", "how", "said"),
    [
        ("x-1a", {"force_version": "1.7"}, "PDF 1.7, and 1.4 is the newest"),
        ("x-4", {"force_version": "2.0"}, "PDF 2.0, and 1.6 is the newest"),
        ("x-1a", {"object_stream_mode": pikepdf.ObjectStreamMode.generate}, "compressed objects"),
        ("x-4", {"encryption": pikepdf.Encryption(owner="o", user="", R=4)}, "it is encrypted"),
    ],
)
def test_how_a_file_is_saved(level: str, how: dict[str, object], said: str, tmp_path: FilePath) -> None:
    file = io.BytesIO()
    with pikepdf.open(io.BytesIO(made(level))) as pdf:
        pdf.save(file, **how)  # type: ignore[arg-type]  # keywords of save
    assert any(said in one for one in faults(file.getvalue(), tmp_path))


def test_lzw_is_found() -> None:
    """In a PDF that is not saved: pikepdf unpacks LZW as it saves."""
    with pikepdf.open(io.BytesIO(made("x-4"))) as pdf:
        placed(Filter=Name.LZWDecode)(pdf)
        kind = claimed(pdf)
        assert kind is not None
        said = [fault.what for fault in prepress(pdf, b"", kind, painted(pdf))]
    assert "PDF/X-4: a picture packed by LZWDecode" in said


@pytest.mark.parametrize("of", ["SMask", "Mask"])
def test_the_ink_of_a_picture_with_a_mask(tmp_path: FilePath, of: str) -> None:
    file = io.BytesIO()
    with pikepdf.open(io.BytesIO(made("x-4"))) as pdf:
        mask = pdf.make_indirect(pikepdf.Stream(pdf, bytes(16)))
        soft = {"BitsPerComponent": 8, "ColorSpace": Name.DeviceGray}
        own = soft if of == "SMask" else {"BitsPerComponent": 1, "ImageMask": True}
        for key, value in {"Subtype": Name.Image, "Width": 4, "Height": 4, **own}.items():
            mask[f"/{key}"] = value
        placed("CMYK", **{of: mask})(pdf)
        pdf.pages[0].Resources.XObject["/Pic"].write(bytes([240] * 64))
        pdf.save(file)
    path = tmp_path / "file.pdf"
    path.write_bytes(file.getvalue())
    assert check_file(path).ink == pytest.approx(4 * 240 / 255)


# --- against a shop


def card(level: str, *items: Item, spots: bool = False, faces: int = 2) -> bytes:
    """Give a card as DriveThruCards takes it, with one drawing on all its faces."""
    page = Page(69.85, 95.25, items, trim=Rect(3.175, 3.175, 63.5, 88.9), bleed=Rect(0, 0, 69.85, 95.25))
    used = inks(2.4) if spots else replace(inks(2.4), given={})
    return write(Publication("t", "en", (page,) * faces, level=level, inks=used))


GROUND = Path(around(0, 0, 70, 96), fill="#000033")


def test_a_card_that_the_shop_takes(tmp_path: FilePath) -> None:
    assert (
        faults(card("x-1a", GROUND, *setting(10, 20, "inside", colour="#ffffff")), tmp_path, "drivethru") == []
    )


def test_what_the_shop_does_not_take(tmp_path: FilePath) -> None:
    def said(data: bytes) -> str:
        return "; ".join(faults(data, tmp_path, "drivethru"))

    assert "it claims to be PDF/X-4, but DriveThruCards requires PDF/X-1a:2003" in said(card("x-4", GROUND))
    odd = said(card("x-1a", GROUND, faces=3))
    assert odd == "an odd number of pages, and DriveThruCards wants fronts and backs"
    near = said(card("x-1a", GROUND, *setting(4, 20, "edge", colour="#ffffff")))
    assert "page 1: 'edge' stands 1.0 mm" in near
    assert "wants 3.175" in near
    short = said(card("x-1a", Path(around(3.175, 0, 70, 96), fill="#000033")))
    assert "page 1: the drawing stops at the trim, ←, on 2 of 2 pages; DriveThruCards wants 3.175 mm" in short
    blood = said(card("x-1a", Path(around(0, 0, 9, 9), fill="#aa2222"), spots=True))
    assert "the spot colour 'Blood', which DriveThruCards does not print" in blood
    file = io.BytesIO()
    with pikepdf.open(io.BytesIO(card("x-1a", GROUND))) as pdf:
        pdf.pages[0].contents_add(b"0.8 0.7 0.6 0.9 k 0 0 9 9 re f")
        placed()(pdf)
        pdf.save(file, force_version="1.4", object_stream_mode=pikepdf.ObjectStreamMode.disable)
    thick = said(file.getvalue())
    assert "page 1: 300 % ink, but DriveThruCards takes at most 240 %" in thick
    assert "page 1: a picture of 32 dots per inch, and DriveThruCards wants 300" in thick
    assert "a page of 210 × 297 mm" in said(made("x-1a"))
