"""Metadata, attachments and the marks of PDF/A-3a and PDF/UA-1. veraPDF reads them in tests/proof."""

from __future__ import annotations

import io
from xml.etree import ElementTree

import pikepdf
import pytest
from PIL import Image, ImageCms

from printkit.pdf.inks import own_profile
from printkit.pdf.page import Attachment, Page, Publication
from printkit.pdf.write import write
from tests.pdf.sample import rich

SPACES = {
    "rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    "dc": "http://purl.org/dc/elements/1.1/",
    "pdfaid": "http://www.aiim.org/pdfa/ns/id/",
    "pdfuaid": "http://www.aiim.org/pdfua/ns/id/",
    "xmp": "http://ns.adobe.com/xap/1.0/",
}


def opened(pub: Publication) -> pikepdf.Pdf:
    return pikepdf.open(io.BytesIO(write(pub)))


def packet(pdf: pikepdf.Pdf) -> ElementTree.Element:
    return ElementTree.fromstring(pdf.Root.Metadata.read_bytes())


def said(tree: ElementTree.Element, name: str) -> str | None:
    """Give the text of a property, in whatever container it lies."""
    found = tree.find(f".//{name}", SPACES)
    return None if found is None else "".join(found.itertext())


def test_the_file_says_what_it_is() -> None:
    pdf = opened(rich())
    tree = packet(pdf)
    for name, text in (
        ("dc:title", "遊び方 <試し>"),
        ("dc:language", "ja"),
        ("dc:creator", "printkit"),
        ("dc:description", "試し & test"),
        ("dc:rights", "CC BY 4.0"),
        ("pdfaid:part", "3"),
        ("pdfaid:conformance", "A"),
        ("pdfuaid:part", "1"),
        ("xmp:CreateDate", "2000-01-01T00:00:00Z"),
    ):
        assert said(tree, name) == text
    assert str(pdf.docinfo.Title) == "遊び方 <試し>"
    assert str(pdf.docinfo.Producer) == "printkit"
    assert str(pdf.Root.Lang) == "ja"
    assert pdf.Root.ViewerPreferences.DisplayDocTitle
    assert pdf.pdf_version == "1.7"


def test_a_sheet_claims_no_standard() -> None:
    pdf = opened(rich(level="plain"))
    tree = packet(pdf)
    assert said(tree, "dc:title") == "遊び方 <試し>"
    assert said(tree, "pdfaid:part") is said(tree, "pdfuaid:part") is None
    assert "/OutputIntents" not in pdf.Root
    assert str(pdf.Root.Lang) == "ja"


def test_attachments_are_associated_files() -> None:
    pdf = opened(rich())
    assert dict(pdf.attachments.items()).keys() == {"follow.json", "あ.json"}
    assert pdf.attachments["follow.json"].get_file().read_bytes() == b'{"n": 1}'
    relations = {str(spec.UF): str(spec.AFRelationship) for spec in pdf.Root.AF}
    assert relations == {"follow.json": "/Data", "あ.json": "/Data"}
    stream = pdf.Root.AF[0].EF.F
    assert stream.Subtype == pikepdf.Name("/application/json")
    assert int(stream.Params.Size) == 8


def test_two_attachments_of_one_name() -> None:
    twice = tuple(Attachment("a.json", b"{}", "a") for _ in range(2))
    with pytest.raises(ValueError, match="two attachments"):
        write(Publication("t", "en", (Page(10, 10, ()),), attachments=twice))


def test_page_labels() -> None:
    pages = (Page(10, 10, (), label="i"), Page(10, 10, ()), Page(10, 10, (), label="A-1"))
    # str(): pikepdf before 10.18 types a page's label as a method
    labels = [str(page.label) for page in opened(Publication("t", "en", pages)).pages]
    assert labels == ["i", "2", "A-1"]
    assert "/PageLabels" not in opened(Publication("t", "en", (Page(10, 10, ()),))).Root


def test_the_profile_is_srgb() -> None:
    """LittleCMS reads it, and finds every colour where its own sRGB has it, to one step of 255."""
    profile = ImageCms.ImageCmsProfile(io.BytesIO(own_profile("sRGB")))
    assert ImageCms.getProfileDescription(profile).strip() == "sRGB"
    steps = [0, 3, 10, 11, 51, 102, 153, 204, 254, 255]
    image = Image.new("RGB", (len(steps) ** 2, len(steps)))
    for n, colour in enumerate((r, g, b) for r in steps for g in steps for b in steps):
        image.putpixel((n % len(steps) ** 2, n // len(steps) ** 2), colour)
    other = ImageCms.profileToProfile(image, profile, ImageCms.createProfile("sRGB"))
    assert other is not None
    apart = max(abs(a - b) for a, b in zip(image.tobytes(), other.tobytes(), strict=True))
    assert apart <= 1
