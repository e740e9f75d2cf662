"""The structure tree: order, marked content, links, tables, figures, and tags that make no tree."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pikepdf
import pytest

from printkit.pdf.matrix import PT
from printkit.pdf.page import Drawing, Item, Link, Marked, Page, Placed, Publication, Rect, Tag
from printkit.pdf.write import write
from tests.pdf.sample import box, rich, setting
from tests.reader import paragraphs, read


def opened(
    tags: tuple[Tag, ...], *pages: tuple[Item, ...], links: tuple[Link, ...] = (), **more: Any
) -> pikepdf.Pdf:
    made = tuple(Page(100, 150, items, links if n == 0 else ()) for n, items in enumerate(pages))
    return pikepdf.open(io.BytesIO(write(Publication("t", "en", made, tags, **more))))


def outline(element: Any) -> Any:
    """Give an element as (kind, kid, kid…); content as its MCID, or (page label, MCID) on another page."""
    if isinstance(element, int):
        return element
    if element.get("/Type") == pikepdf.Name.MCR:
        return ("MCR", int(element.MCID))
    if element.get("/Type") == pikepdf.Name.OBJR:
        return "OBJR"
    kids = element.get("/K", pikepdf.Array())
    kids = list(kids) if isinstance(kids, pikepdf.Array) else [kids]
    return (str(element.S)[1:], *(outline(kid) for kid in kids))


def elements(pdf: pikepdf.Pdf) -> Iterator[Any]:
    """Give every structure element, Document first."""
    todo = [pdf.Root.StructTreeRoot.K]
    while todo:
        element = todo.pop(0)
        yield element
        kids = element.get("/K", pikepdf.Array())
        for kid in list(kids) if isinstance(kids, pikepdf.Array) else [kids]:
            if not isinstance(kid, int) and "/S" in kid:
                todo.append(kid)


def operators(pdf: pikepdf.Pdf, page: int = 0) -> list[str]:
    """Give the operators of a page, marked-content ones with their tags."""
    return [
        f"{i.operator} {i.operands[0]}" if str(i.operator) in ("BDC", "BMC") else str(i.operator)
        for i in pikepdf.parse_content_stream(pdf.pages[page])
    ]


def ja(x: float, y: float, text: str) -> tuple[Item, ...]:
    return tuple(setting(x, y, text))


def test_kids_come_in_the_order_of_first_appearance() -> None:
    tags = (Tag("Sect"), Tag("P", 0), Tag("H1", 0), Tag("P"))
    pdf = opened(tags, (Marked(3, ja(1, 10, "一")), Marked(2, ja(1, 20, "二")), Marked(1, ja(1, 30, "三"))))
    assert outline(pdf.Root.StructTreeRoot.K) == ("Document", ("P", 0), ("Sect", ("H1", 1), ("P", 2)))
    assert pdf.Root.MarkInfo.Marked
    assert pdf.pages[0].Tabs == pikepdf.Name.S


def test_content_and_kids_alternate_as_they_are_read() -> None:
    tags = (Tag("P"), Tag("Span", 0, lang="ja"))
    pdf = opened(tags, (Marked(0, (*ja(1, 10, "一"), Marked(1, ja(9, 10, "二")), *ja(19, 10, "三"))),))
    assert outline(pdf.Root.StructTreeRoot.K) == ("Document", ("P", 0, ("Span", 1), 2))
    depth = 0
    for operator in operators(pdf):
        depth += operator.startswith(("BDC", "BMC")) - (operator == "EMC")
        assert depth in (0, 1)  # sequences follow each other and never lie in each other
    assert depth == 0


def test_lines_of_a_paragraph_are_one_sequence() -> None:
    pdf = opened((Tag("P"),), (Marked(0, ja(1, 10, "一")), Marked(0, ja(1, 20, "二"))))
    assert outline(pdf.Root.StructTreeRoot.K) == ("Document", ("P", 0))


def test_an_element_goes_on_over_pages() -> None:
    pdf = opened((Tag("P"),), (Marked(0, ja(1, 10, "一")),), (Marked(0, ja(1, 10, "二")),))
    assert outline(pdf.Root.StructTreeRoot.K) == ("Document", ("P", 0, ("MCR", 0)))


def test_what_has_no_tag_is_an_artifact() -> None:
    line = box(0, 0, 1, 1, fill="#000000")
    pdf = opened(
        (Tag("P"),), (line, Marked(0, (*ja(1, 10, "一"), Marked(None, (line,)))), Marked(None, ja(1, 140, "3")))
    )
    marks = [operator for operator in operators(pdf) if "MC" in operator or "BDC" in operator]
    assert marks == ["BMC /Artifact", "EMC", "BDC /P", "EMC", "BMC /Artifact", "EMC"]
    assert outline(pdf.Root.StructTreeRoot.K) == ("Document", ("P", 0))


def test_the_parent_tree_leads_back() -> None:
    pdf = pikepdf.open(io.BytesIO(write(rich())))
    rows = list(pdf.Root.StructTreeRoot.ParentTree.Nums)
    keys = [int(key) for key in rows[::2]]
    assert keys == sorted(keys)
    tree = dict(zip(keys, rows[1::2], strict=True))
    for page in pdf.pages:
        owners = tree[int(page.obj.StructParents)]
        used = [int(i.operands[1].MCID) for i in pikepdf.parse_content_stream(page) if str(i.operator) == "BDC"]
        assert used == list(range(len(owners)))
    for annotation in pdf.pages[0].Annots:
        owner = tree[int(annotation.StructParent)]
        assert owner.S == "/Link"
        assert any(
            not isinstance(kid, int) and kid.get("/Obj", pikepdf.Dictionary()).objgen == annotation.objgen
            for kid in owner.K
        )
    assert int(pdf.Root.StructTreeRoot.ParentTreeNextKey) > max(keys)
    for element in elements(pdf):
        assert "/P" in element


def test_empty_cells_stay_in_their_rows() -> None:
    tags = (Tag("Table"), Tag("TR", 0), Tag("TD", 1), Tag("TD", 1))
    pdf = opened(tags, (Marked(2, ()), Marked(3, ja(30, 10, "一"))))
    assert outline(pdf.Root.StructTreeRoot.K) == ("Document", ("Table", ("TR", ("TD",), ("TD", 0))))


def test_table_attributes() -> None:
    pdf = pikepdf.open(io.BytesIO(write(rich())))
    assert [e.A.Scope for e in elements(pdf) if e.S == "/TH"] == [pikepdf.Name.Column] * 2


def test_figures_have_the_box_of_what_they_draw() -> None:
    tags = (Tag("Figure", alt="two"), Tag("Caption", 0))
    items = (
        Marked(
            0,
            (Placed("f", 20, 30, 90), Marked(1, ja(60, 70, "図"))),
        ),
    )
    pdf = opened(tags, items, forms={"f": Drawing(10, 20, (box(0, 0, 10, 20, fill="#000000"),))})
    figure = list(elements(pdf))[1]
    assert str(figure.Alt) == "two"
    assert figure.A.O == "/Layout"
    left, bottom, right, top = (float(v) / PT for v in figure.A.BBox)
    assert (left, 150 - top) == pytest.approx((20, 30), abs=0.01)
    assert right == pytest.approx(64, abs=0.01)
    assert 70 < 150 - bottom < 72


def test_texts_of_elements() -> None:
    pdf = opened(
        (Tag("P"), Tag("Span", 0, lang="en", actual="Queen of Hearts"), Tag("Span", 0, alt="札")),
        (Marked(1, ja(1, 10, "Q")), Marked(2, ja(9, 10, "x"))),
    )
    _, _, first, second = elements(pdf)
    assert (str(first.Lang), str(first.ActualText), str(second.Alt)) == ("en", "Queen of Hearts", "札")


def test_the_text_in_logical_order() -> None:
    found = paragraphs(read(write(rich())))
    assert found[:2] == [
        "遊び方",
        "これは規則の説明です。「切り札」があれば、follow suit 親得点を見る。https://example.org/"
        "前の頁からの続き。hyphenated words, a-b",
    ]
    assert found[2:6] == ["1.", "札を配る", "2.", "札を出す"]


def test_every_tag_is_on_a_page() -> None:
    with pytest.raises(AssertionError, match="on no page"):
        opened((Tag("P"), Tag("P")), (Marked(0, ()),))


def test_links_are_in_their_element() -> None:
    links = (Link(Rect(0, 0, 1, 1), "https://example.org", 1, "x"),)
    pdf = opened((Tag("P"), Tag("Link", 0)), (Marked(1, ja(1, 10, "x")),), links=links)
    assert outline(pdf.Root.StructTreeRoot.K) == ("Document", ("P", ("Link", 0, "OBJR")))
