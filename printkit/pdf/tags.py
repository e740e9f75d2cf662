"""The structure tree (ISO 32000-1, 14.7 and 14.8), as PDF/UA-1 (ISO 14289-1) asks for it.

While the pages are drawn, :class:`Structure` numbers the marked content and notes what comes after what;
``embed`` then makes the tree. Elements are kept small (a bare integer for content on the element's own page, no
array round a single kid): a book has thousands.
"""

from __future__ import annotations

import pikepdf
from msgspec import Struct
from pikepdf import Array, Dictionary, Name, String

from printkit.pdf.extent import union
from printkit.pdf.matrix import Extent, points
from printkit.pdf.page import Tag


class Content(Struct, frozen=True):
    """What an element holds of a page, by its index: marked content by its MCID, or a link's annotation."""

    page: int
    number: int
    annotation: bool = False


class Structure:
    """What belongs to what, as it is met on the pages. Each tag comes after its parent."""

    def __init__(self, tags: tuple[Tag, ...]) -> None:
        self._tags = tags
        # another tag's number, or content
        self._kids: list[list[int | Content]] = [[] for _ in tags]
        self._top: list[int] = []
        self._met = [False] * len(tags)
        self._owners: list[list[int]] = []  # for each page, the tag of each MCID
        # the outermost illustration (whose box is given: 14.8.5.4.3) that each tag is or lies in
        self.figure: list[int | None] = []
        for number, tag in enumerate(tags):
            outer = None if tag.parent is None else self.figure[tag.parent]
            own = number if tag.kind in ("Figure", "Formula") else None
            self.figure.append(own if outer is None else outer)
        self._boxes: dict[int, tuple[int, float, Extent]] = {}  # figure: page, its height (mm), box (mm)

    def start_page(self) -> None:
        """Begin the next page; its MCIDs count from 0."""
        self._owners.append([])

    def mention(self, tag: int) -> None:
        """Give a tag its place among its parent's kids, unless it has one."""
        if self._met[tag]:
            return
        self._met[tag] = True
        parent = self._tags[tag].parent
        if parent is not None:
            self.mention(parent)
        (self._top if parent is None else self._kids[parent]).append(tag)

    def begin(self, tag: int) -> str:
        """Give the operator that begins the next marked-content sequence of this page."""
        owners = self._owners[-1]
        self._kids[tag].append(Content(len(self._owners) - 1, len(owners)))
        owners.append(tag)
        return f"/{self._tags[tag].kind} <</MCID {len(owners) - 1}>>BDC"

    def link(self, tag: int, index: int) -> None:
        """Give a Link element its annotation, the one at ``index`` of this page."""
        self.mention(tag)
        self._kids[tag].append(Content(len(self._owners) - 1, index, annotation=True))

    def grow(self, figure: int, box: Extent, height: float) -> None:
        """Let an illustration reach round ``box`` too (on its first page only)."""
        page = len(self._owners) - 1
        first, _, before = self._boxes.get(figure, (page, height, box))
        if first == page:
            self._boxes[figure] = page, height, union((before, box)) or box

    def embed(self, pdf: pikepdf.Pdf) -> None:
        """Put the tree into ``pdf``, whose pages are those that were drawn."""
        assert all(self._met), "a tag is on no page: mark an empty place"
        pages = [page.obj for page in pdf.pages]
        root = pdf.make_indirect(Dictionary(Type=Name.StructTreeRoot))
        document = pdf.make_indirect(Dictionary(Type=Name.StructElem, S=Name.Document, P=root))
        elements = [pdf.make_indirect(Dictionary(S=Name(f"/{tag.kind}"))) for tag in self._tags]
        root.K, document.K = document, Array([elements[n] for n in self._top])
        parents: list[object] = []  # the ParentTree's rows: key, owner
        for index, owners in enumerate(self._owners):
            pages[index].Tabs = Name.S
            if owners:
                pages[index].StructParents = index
                parents += [index, pdf.make_indirect(Array([elements[n] for n in owners]))]
        key = len(pages)
        for number, (tag, element) in enumerate(zip(self._tags, elements, strict=True)):
            element.P = document if tag.parent is None else elements[tag.parent]
            content = (kid for kid in self._kids[number] if isinstance(kid, Content))
            home = next((kid.page for kid in content if not kid.annotation), None)
            if home is not None:
                element.Pg = pages[home]
            kids: list[object] = []
            for kid in self._kids[number]:
                if isinstance(kid, int):
                    kids.append(elements[kid])
                elif kid.annotation:
                    annotation = pages[kid.page].Annots[kid.number]
                    annotation.StructParent = key
                    parents += [key, element]
                    key += 1
                    kids.append(Dictionary(Type=Name.OBJR, Obj=annotation, Pg=pages[kid.page]))
                elif kid.page == home:
                    kids.append(kid.number)
                else:
                    kids.append(Dictionary(Type=Name.MCR, Pg=pages[kid.page], MCID=kid.number))
            if kids:
                element.K = kids[0] if len(kids) == 1 else Array(kids)
            self._describe(element, number)
        root.ParentTree = pdf.make_indirect(Dictionary(Nums=Array(parents)))
        root.ParentTreeNextKey = key
        pdf.Root.StructTreeRoot, pdf.Root.MarkInfo = root, Dictionary(Marked=True)

    def _describe(self, element: pikepdf.Object, number: int) -> None:
        """Set an element's texts and attributes (14.7.5, 14.9)."""
        tag = self._tags[number]
        for name, text in (("/Alt", tag.alt), ("/Lang", tag.lang), ("/ActualText", tag.actual)):
            if text is not None:
                element[name] = String(text)
        owned: list[pikepdf.Object] = []
        if tag.attributes:
            owned.append(Dictionary({f"/{key}": Name(f"/{v}") for key, v in tag.attributes.items()}))
        if number in self._boxes:
            _, height, box = self._boxes[number]
            owned.append(Dictionary(O=Name.Layout, BBox=[round(v, 2) for v in points(box, height)]))
        if owned:
            element.A = owned[0] if len(owned) == 1 else Array(owned)
