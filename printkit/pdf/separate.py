"""A PDF's colours into inks: the operators, gradients and pictures of every page and form, cairo's as well.

Black text and thin lines overprint: nothing is left white below them, so that no white shows where plates are a
little off. Black areas do not, nor do wide lines and the edges of areas: what lies below would be seen in them,
and there would be more ink than dries.
"""

from __future__ import annotations

import copy
import io
import itertools
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, cast

import pikepdf
from msgspec import Struct
from pikepdf import Array, ContentStreamInlineImage, ContentStreamInstruction, Dictionary, Name, Operator

from printkit.errors import ArtError, placed
from printkit.pdf.image import cut_out
from printkit.pdf.inks import Ink, Inks, Spot, total
from printkit.pdf.matrix import PT, Matrix, numbers, things
from printkit.pdf.stream import stitched

BLACK: Ink = (0.0, 0.0, 0.0, 1.0)
STEPS = 8
"""Pieces that a gradient from one colour to another is parted into: inks blend otherwise than light."""

QUALITY = 95
THIN = 2.0
"""The widest line that overprints, points."""

FILLS, LINES = 0, 1
PLAIN = {"g", "rg", "k"}
COLOURS = {*PLAIN, "cs", "sc", "scn"}
LINED, LINED_AREA = {"S", "s"}, {"B", "B*", "b", "b*"}
ENDS = {*LINED, *LINED_AREA, "f", "F", "f*", "n"}
"""What ends a path: painted as lines, as an area with lines, as an area; or not painted."""

TURNED = ("/DeviceGray", "/CalGray", "/DeviceRGB", "/CalRGB", "/DeviceCMYK", "/ICCBased")
LEFT = ("/Pattern", "/Separation", "/DeviceN")
OPAQUE = "draw it opaque; PDF/X-4 allows it: --conformance x-4, or another shop"
FLAT = "save it without transparency, its ground in it; PDF/X-4 allows it: --conformance x-4, or another shop"
CLEAR = {"/ca": 1, "/CA": 1, "/BM": Name.Normal, "/SMask": Name("/None")}
"""What a graphics state says that lets nothing through."""

Instruction = ContentStreamInstruction | ContentStreamInlineImage


class State(Struct):
    """What is followed of the graphics state, each for fills and for lines.

    ``turned``: whether colours of the space are; ``black``: whether the colour is black ink alone; ``over``:
    whether it overprints, None where that is not known. ``width``: of lines, in units of ``scale`` points.
    """

    turned: list[bool]
    black: list[bool]
    over: list[bool | None]
    scale: float
    width: float = 1.0


def separate(pdf: pikepdf.Pdf, inks: Inks, clear: bool, forms: Mapping[str, pikepdf.Object]) -> None:
    """Turn all colours of a PDF into inks. ``clear``: nothing may be let through; ``forms``: by where from.

    Raises ArtError for colours that cannot be turned, and for what is let through but may not be.
    """
    work = Separation(pdf, inks, clear)
    with placed(lambda: work.where):
        for work.where, form in forms.items():
            work.drawing = form
            work.form(form)
        work.drawing = None
        for number, page in enumerate(pdf.pages, 1):
            work.where = f"page {number}"
            work.page(page.obj)


class Separation:
    """One PDF on its way into inks. ``where``, ``drawing``: what of it is turned now, None for a page."""

    where = ""
    drawing: pikepdf.Object | None = None

    def __init__(self, pdf: pikepdf.Pdf, inks: Inks, clear: bool) -> None:
        self._pdf, self._inks, self._clear = pdf, inks, clear
        self._done: set[tuple[int, int]] = set()
        self._scales: dict[tuple[int, int], float] = {}  # how large forms were met
        self._spots: dict[str, pikepdf.Object] = {}
        self._device = Name.DeviceGray if inks.colour == "grey" else Name.DeviceCMYK

    def page(self, page: pikepdf.Object) -> None:
        """Turn a page and what it uses."""
        code = self._content(page, page.Resources, [False, False], 1.0)
        page.Contents = pikepdf.Stream(self._pdf, code)
        self._resources(page)

    def form(self, form: pikepdf.Object) -> None:
        """Turn a form or pattern and what it uses, once."""
        if form.objgen in self._done:
            return
        self._done.add(form.objgen)
        if "/Resources" not in form:
            form.Resources = Dictionary()
        scale = self._scales.get(form.objgen, 1.0) * Matrix(*numbers(form.get("/Matrix", ()))).scale
        form.write(self._content(form, form.Resources, [None, None], scale))
        self._resources(form)

    def _resources(self, holder: pikepdf.Object) -> None:
        if "/Group" in holder and self._clear:
            del holder["/Group"]
        elif "/Group" in holder and "/CS" in holder.Group:
            holder.Group.CS = self._device
        for thing in things(holder.Resources, "/XObject"):
            if thing.get("/Subtype") == Name.Image:
                self._picture(thing)
            else:
                self.form(thing)
        for thing in things(holder.Resources, "/Pattern"):
            if "/Shading" in thing:
                self._shading(thing.Shading, thing.objgen)
            else:
                self.form(thing)
        for thing in things(holder.Resources, "/Shading"):
            self._shading(thing, thing.objgen)
        for thing in things(holder.Resources, "/ExtGState"):
            if self._clear and any(thing.get(key, value) != value for key, value in CLEAR.items()):
                raise self._through("what is drawn")

    def _through(self, what: str, hint: str = OPAQUE) -> ArtError:
        place = "" if self.drawing is None else first_through(self.drawing)
        return ArtError(f"{what}{place} is translucent, which this level of PDF forbids", hint=hint)

    # --- operators

    def _content(
        self, stream: pikepdf.Object, names: pikepdf.Object, over: list[bool | None], scale: float
    ) -> bytes:
        state, kept = State([True, True], [False, False], over, scale), list[State]()
        made: list[Instruction] = []
        in_text, path = False, -1  # where in what is made the path under way begins
        for one in pikepdf.parse_content_stream(stream):
            if isinstance(one, ContentStreamInlineImage):
                raise ArtError("a picture whose colours cannot be turned into inks")
            word = str(one.operator)
            side, kind = FILLS if word.islower() else LINES, word.lower()
            if word in ("m", "re") and path < 0:
                path = len(made)
            elif word in ENDS:
                if word in LINED | LINED_AREA:
                    thin = word in LINED and state.width * state.scale <= THIN
                    made[path:path] = self._over(state, LINES, thin and state.black[LINES], names)
                path = -1
            colour: Iterable[object] = one.operands
            if kind == "cs":  # which begins with black
                state.turned[side] = self._turned(one.operands[0], names)
                colour = BLACK
            if kind in PLAIN or (kind in COLOURS and state.turned[side]):
                made += self._set(self._ink(colour), side, state, names)
            else:
                made.append(one)
                state.black[side] = state.black[side] and kind not in COLOURS
            if word == "q":
                kept.append(copy.deepcopy(state))
            elif word == "Q" and kept:
                state = kept.pop()
            elif word in ("BT", "ET"):
                in_text = word == "BT"
                made += self._over(state, FILLS, in_text and state.black[FILLS], names)
            elif kind in COLOURS and side == FILLS and in_text:
                made += self._over(state, FILLS, state.black[FILLS], names)
            elif word == "cm":
                state.scale *= Matrix(*numbers(one.operands)).scale
            elif word == "w":
                state.width = float(cast("float", one.operands[0]))
            elif word == "Do":
                thing = names.XObject[str(one.operands[0])]
                self._scales[thing.objgen] = max(state.scale, self._scales.get(thing.objgen, 0.0))
        return pikepdf.unparse_content_stream(made)

    def _over(
        self, state: State, side: int, wanted: bool, names: pikepdf.Object
    ) -> Iterator[ContentStreamInstruction]:
        """Say whether fills or lines overprint, unless it is said. Mode 1: inks of share 0 stay as they are."""
        if self._inks.colour == "grey" or state.over[side] == wanted:
            return
        state.over[side] = wanted
        fills, lines = map(bool, state.over)
        name = Name(f"/Over{int(fills)}{int(lines)}")
        _named(names, "/ExtGState")[str(name)] = Dictionary({"/OP": lines, "/op": fills, "/OPM": 1})
        yield ContentStreamInstruction([name], Operator("gs"))

    def _turned(self, space: object, names: pikepdf.Object) -> bool:
        """Tell whether colours of a space become inks, or are left as they are."""
        if isinstance(space, Name):
            space = names.get("/ColorSpace", Dictionary()).get(str(space), space)
        family = str(space[0] if isinstance(space, Array) else space)
        if family not in (*TURNED, *LEFT):
            raise ArtError(f"colours of {family[1:]}, which cannot be turned into inks")
        return family in TURNED

    def _ink(self, colour: Iterable[object]) -> Ink | Spot:
        shares = numbers(colour)
        if len(shares) == 4:
            return shares[0], shares[1], shares[2], shares[3]
        red, green, blue = shares * 3 if len(shares) == 1 else shares
        return self._inks.of(red, green, blue)

    def _set(
        self, ink: Ink | Spot, side: int, state: State, names: pikepdf.Object
    ) -> Iterator[ContentStreamInstruction]:
        """Set a colour in inks."""

        def said(operands: list[Any], word: str) -> ContentStreamInstruction:
            return ContentStreamInstruction(operands, Operator(word.upper() if side == LINES else word))

        state.black[side] = ink == BLACK
        if isinstance(ink, Spot):
            name = self._spot(ink, names)
            yield said([name], "cs")
            yield said([1], "scn")
        elif self._inks.colour == "grey":
            yield said([round(1 - ink[3], 3)], "g")
        else:
            yield said(list(ink), "k")

    def _spot(self, spot: Spot, names: pikepdf.Object) -> Name:
        """Give the name of a spot colour's space."""
        if spot.name not in self._spots:
            blend = Dictionary(FunctionType=2, Domain=[0, 1], C0=[0, 0, 0, 0], C1=list(spot.instead), N=1)
            space = Array([Name.Separation, Name(f"/{spot.name}"), Name.DeviceCMYK, blend])
            self._spots[spot.name] = self._pdf.make_indirect(space)
        name = Name(f"/Spot{list(self._spots).index(spot.name)}")
        _named(names, "/ColorSpace")[str(name)] = self._spots[spot.name]
        return name

    # --- gradients

    def _shading(self, shading: pikepdf.Object, holder: tuple[int, int]) -> None:
        """Turn a gradient, once for its pattern (``holder``) or itself."""
        if holder in self._done:
            return
        self._done |= {holder} - {(0, 0)}
        if shading.ShadingType not in (2, 3) or str(shading.ColorSpace) not in ("/DeviceRGB", "/DeviceGray"):
            raise ArtError("a gradient whose colours cannot be turned into inks")
        shading.Function = self._function(shading.Function)
        shading.ColorSpace = self._device

    def _function(self, function: pikepdf.Object) -> pikepdf.Object:
        """Turn a blend of colours into one of inks."""
        if function.FunctionType == 3:
            made = Dictionary(cast("Mapping[str, object]", function))
            inner = cast("Iterable[pikepdf.Object]", function.Functions)
            made.Functions = Array([self._function(one) for one in inner])
            return made
        if function.FunctionType == 2 and function.N == 1:
            return self._blend(*(numbers(function[key]) for key in ("/C0", "/C1")))
        raise ArtError("a gradient whose colours cannot be turned into inks")

    def _blend(self, first: list[float], last: list[float]) -> pikepdf.Dictionary:
        at = [n / STEPS for n in range(STEPS + 1)]
        inks = [self._ink([a + (b - a) * part for a, b in zip(first, last, strict=True)]) for part in at]
        whole = [ink.instead if isinstance(ink, Spot) else ink for ink in inks]
        ends = [[round(1 - ink[3], 3)] if self._inks.colour == "grey" else list(ink) for ink in whole]
        return stitched([*itertools.pairwise(ends)], at[1:-1])

    # --- pictures

    def _picture(self, found: pikepdf.Object) -> None:
        """Turn a picture. What was a JPEG is one again, unless that would take more ink."""
        if self._clear and "/SMask" in found and not cut_out(self._pdf, found):
            raise self._through("a picture", FLAT)
        if found.objgen in self._done or found.get("/ImageMask"):
            return
        self._done.add(found.objgen)
        picture = pikepdf.PdfImage(cast("pikepdf.Stream", found)).as_pil_image(apply_mask=False)
        made = self._inks.picture(picture if picture.mode == "L" else picture.convert("RGB"))
        was_jpeg = found.get("/Filter") == Name.DCTDecode
        for key in {"/DecodeParms", "/Decode"} & found.keys():
            del found[key]
        found.ColorSpace, found.BitsPerComponent = self._device, 8
        if made.mode == "L":
            found.ColorSpace = Name.DeviceGray
        if was_jpeg:
            file = io.BytesIO()
            made.save(file, "JPEG", quality=QUALITY, subsampling=0)
            if made.mode == "L" or total(file) <= max(total(made), self._inks.most):
                found.write(file.getvalue(), filter=Name.DCTDecode)
                if made.mode == "CMYK":
                    found.Decode = [1, 0] * 4  # Adobe's way: a JPEG says how much of an ink is lacking
                return
        found.write(made.tobytes())


def first_through(drawing: pikepdf.Object) -> str:
    """Say where in a drawing something lets through what is below, from its top left; "" if nothing does."""
    import pypdfium2
    from pypdfium2.raw import FPDFPageObj_HasTransparency

    file = io.BytesIO()
    with pikepdf.new() as alone:
        page, own = alone.add_blank_page().obj, alone.copy_foreign(drawing)
        pictures = own.Resources.get("/XObject", Dictionary())
        for name in [*pictures.keys()]:  # opaque ones go, so that each that is left lets through
            one = pictures[name]
            if one.get("/Subtype") == Name.Image and ("/SMask" not in one or cut_out(alone, one)):
                del pictures[name]
        page.MediaBox, page.Resources, page.Contents = own.BBox, own.Resources, own
        alone.save(file)
    page = pypdfium2.PdfDocument(file)[0]
    for one in page.get_objects(max_depth=1):
        if isinstance(one, pypdfium2.PdfImage) or FPDFPageObj_HasTransparency(one.raw):
            left, _, _, top = one.get_bounds()
            return f" at {left / PT:.1f}, {(page.get_height() - top) / PT:.1f} mm"
    return ""


def _named(resources: pikepdf.Object, kind: str) -> pikepdf.Object:
    """Give the names of a kind in a resource dictionary, made if there are none."""
    if kind not in resources:
        resources[kind] = Dictionary()
    return resources[kind]
