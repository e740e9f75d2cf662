"""What a drawing may not hold, each told with its line."""

from __future__ import annotations

import pytest

from printkit.draw.check import check
from printkit.draw.style import is_colour
from printkit.errors import ArtError, GlyphError, PrintkitError
from printkit.kit.colours import colour

XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
HEAD = f'<svg xmlns="http://www.w3.org/2000/svg" {XLINK} viewBox="-3 -3 26 36">\n'
FONT = 'font-family="Alegreya Sans" font-size="4"'


def look(body: str, head: str = HEAD) -> None:
    check(head + body + "\n</svg>", 26, 36, "card.svg")


GOOD = {
    "shapes": '<g transform="rotate(3)"><path d="M0 0 l1-1.5e0 A2 2 0 0 1 3 3z"/><rect width="2px"/></g>',
    "gradient": '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>'
    '<circle r="3" fill="url(#a)" opacity=".5"/>',
    "symbol": '<symbol id="s"><rect width="1"/></symbol><use href="#s"/><use xlink:href="#s" x="3"/>',
    "clip": '<clipPath id="c"><circle r="3"/></clipPath><g clip-path="url(#c)"><line x2="3" stroke="red"/></g>',
    "text": f'<text {FONT}>Ace <tspan font-weight="bold">10</tspan></text>',
    "japanese": '<text font-family="Zen Kaku Gothic New, sans-serif" font-size="4">切り札</text>',
    "style": "<style>.a, text.b { fill: rgb(1, 2, 3); font-family: 'Zen Old Mincho'; font-size: 4px }</style>"
    '<text class="b">札</text>',
    "attribute style": f'<text style="{";".join(("fill:none", "text-decoration:none"))}" {FONT}>a</text>',
    "photograph": '<image xlink:href="picture:00ff" width="3" height="3"/>',
    "drawing programs": '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"/>'
    '<metadata><x xmlns="http://example.org/anything"/></metadata><title>Card</title>',
    "pieces with an anchor each": f'<g text-anchor="middle"><text {FONT} x="9"><tspan x="9">A</tspan>\n'
    '<tspan x="9" dy="5">B</tspan></text></g>'
    f'<text {FONT} x="3">two <tspan>pieces</tspan><tspan x="20" text-anchor="end">one</tspan></text>',
    "an id of two alike": '<g id="a"><rect width="3"/></g><g id="a"><rect width="3"/></g><use href="#a"/>',
    "an id of two that nothing asks for": '<rect id="a" width="3"/><g id="a"/>',
    "shares of a box": '<rect width="3" height="3" clip-path="url(#c)"/>'
    '<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width="1" height="1"/></clipPath>',
    "dashes": '<path d="M0 0h3" stroke="#123456" stroke-dasharray="2 1,0.5"/>',
}


@pytest.mark.parametrize("name", GOOD)
def test_fine(name: str) -> None:
    look(GOOD[name])


BAD = {
    # what: (drawing, line, part of the message, part of the hint)
    "not closed": ("<g>", 2, "<g> is not closed", ""),
    "an entity": ("<text>&boom;</text>", 2, "not well-formed", ""),
    "an ampersand": ("<text>A & B</text>", 2, "not well-formed", ""),
    "no path": ('\n<path d="M0 0 L1 x"/>', 3, "not path data", ""),
    "an empty path": ("<path/>", 2, "not path data", ""),
    "odd points": ('<polygon points="0 0 1 1 2"/>', 2, "not pairs", ""),
    "points of words": ('<polyline points="0 0 a b"/>', 2, "not pairs", ""),
    "script": ("\n\n<script>alert(1)</script>", 4, "<script> cannot be drawn", ""),
    "an event": ('<rect onload="x()"/>', 2, "onload is refused", ""),
    "foreignObject": ("<foreignObject/>", 2, "<foreignObject> cannot", "<text>"),
    "HTML": ('<p xmlns="http://www.w3.org/1999/xhtml">a</p>', 2, "is not SVG", ""),
    "a misspelt element": ("<circel/>", 2, "<circel> cannot be drawn", ""),
    "a filter": ('<filter id="f"/>', 2, "<filter> cannot", "shapes"),
    "a use of a filter": ('<g filter="url(#f)"/>', 2, "filter: url(#f) cannot", ""),
    "a mask": ('<mask id="m"/>', 2, "<mask> cannot", "clipPath"),
    "animation": ('<rect><animate attributeName="x"/></rect>', 2, "<animate> cannot", ""),
    "a link": ('<a href="https://example.org">x</a>', 2, "<a> cannot", ""),
    "a remote picture": ('<image href="https://example.org/a.png"/>', 2, "outside the drawing", ""),
    "a remote use": ('<use href="other.svg#a"/>', 2, "outside the drawing", ""),
    "a file": ('<image href="file:///etc/passwd"/>', 2, "outside the drawing", ""),
    "an id that is not there": (
        '<g id="spade"/><use href="#spad"/>',
        2,
        "'#spad', which is not there",
        "'spade'",
    ),
    "a paint that is not there": ('<rect fill="url(#gold)"/>', 2, "'#gold', which is not there", ""),
    "a remote paint": ('<rect fill="url(https://example.org/a.svg#b)"/>', 2, "outside the drawing", ""),
    "a remote style": ("<style>@import url(https://example.org/a.css);</style>", 2, "@ rules", ""),
    "a fetched font": ("<style>@font-face { src: url(a.ttf) }</style>", 2, "@ rules", ""),
    "a complex selector": ("<style>g + text { fill: red }</style>", 2, "'g + text' is not simple", "class"),
    "no href": ("<use/>", 2, "<use> without href", ""),
    "no picture": ("<image/>", 2, "<image> without href", "{% if … %} leaves it out"),
    "a bare ampersand": ("<g>A & B</g>", 2, "not well-formed", "& is written &amp;"),
    "var()": ('<rect fill="var(--ink)"/>', 2, "'var(--ink)' cannot be drawn", ""),
    "var() in a length": ('<rect style="width: calc(1px + 2px)"/>', 2, "calc() in width", "template"),
    "hsl()": ('<rect fill="hsl(120, 50%, 50%)"/>', 2, "cannot be drawn", "#rrggbb"),
    "a colour with alpha": ('<rect fill="#11223344"/>', 2, "cannot be drawn", "fill-opacity"),
    "a colour that is none": ('<rect stroke="redish"/>', 2, "'redish' cannot", ""),
    "a colour of CSS alone": ('<rect fill="rebeccapurple"/>', 2, "cannot be drawn", "write it as #rrggbb"),
    "a colour in a style": ('<rect style="fill: hsl(1 2% 3%)"/>', 2, "cannot be drawn", ""),
    "a colour in a rule": ("<style>rect { fill: oklch(1 2 3) }</style>\n<rect/>", 3, "cannot be drawn", ""),
    "CSS transform": ('<rect style="transform: rotate(3deg)"/>', 2, "transform in CSS", "attribute"),
    "a transform of words": ('<g transform="rotate(a)"/>', 2, "is no transform", ""),
    "a transform with units": ('<g transform="rotate(30deg)"/>', 2, "is no transform", "without a unit"),
    "writing-mode": (f'<text {FONT} writing-mode="vertical-rl">a</text>', 2, "writing-mode", ""),
    "textLength": (f'<text {FONT} textLength="9">a</text>', 2, "textLength", ""),
    "a clip in a clipPath": (
        '<clipPath id="a"><rect/></clipPath><clipPath id="b"><rect/>\n<circle clip-path="url(#a)"/></clipPath>',
        3,
        "a clip-path in a clipPath",
        "the clipPath itself",
    ),
    "a clip of what a clipPath repeats": (
        '<clipPath id="a"><rect/></clipPath><rect id="r" clip-path="url(#a)"/><clipPath id="b">'
        '\n<use href="#r"/></clipPath>',
        3,
        "a clip-path in a clipPath",
        "the clipPath itself",
    ),
    "shares of a group": (
        '<g clip-path="url(#c)"/>\n<clipPath id="c" clipPathUnits="objectBoundingBox"><circle/></clipPath>',
        2,
        "clipPathUnits: objectBoundingBox of <g> cannot be drawn",
        "leave clipPathUnits out",
    ),
    "an id of two gradients": (
        '<linearGradient id="g"><stop stop-color="red"/></linearGradient><rect fill="url(#g)"/>\n'
        '<linearGradient id="g"><stop stop-color="blue"/></linearGradient>',
        3,
        "the id 'g' is used twice",
        "",
    ),
    "evenodd clip": ('<clipPath id="c"><path d="M0 0" clip-rule="evenodd"/></clipPath>', 2, "clip-rule", ""),
    "blend": ('<g style="mix-blend-mode: multiply"/>', 2, "mix-blend-mode", ""),
    "underline": (f'<text {FONT} text-decoration="underline">a</text>', 2, "text-decoration", ""),
    "an anchor of two pieces": (
        f'<g text-anchor="end">\n<text {FONT} x="9">Take <tspan font-weight="bold">two</tspan></text></g>',
        3,
        "text-anchor of several pieces",
        "line()",
    ),
    "an anchor of pieces in a piece": (
        f'<text {FONT}>A<tspan x="9" text-anchor="middle">B<tspan fill="red">C</tspan></tspan></text>',
        2,
        "text-anchor of several pieces",
        "line()",
    ),
    "small capitals": (f'<text {FONT} font-variant="small-caps">a</text>', 2, "font-variant", ""),
    "font:": ('<text style="font: 4px Vollkorn">a</text>', 2, "font: is not read", "font-family"),
    "no family": ('<text font-size="4">a</text>', 2, "without a font-family", "Vollkorn"),
    "no size": ('<text font-family="Vollkorn">a</text>', 2, "without a font-size", ""),
    "a family of others": (
        '<text font-family="Helvetica" font-size="4">a</text>',
        2,
        "no font 'Helvetica'",
        "",
    ),
    "a misspelt family": ('<text font-family="Volkorn" font-size="4">a</text>', 2, "no font", "'Vollkorn'"),
    "a size in words": ('<text font-family="Vollkorn" font-size="large">a</text>', 2, "no length", "mm"),
    "an unknown unit": ('<rect width="10vw"/>', 2, "width: '10vw' is no length", ""),
    "a unit of paper": ('<rect width="10mm"/>', 2, "width: '10mm' is no length", "write a number, in mm"),
    "a size in points": ('<g style="font-size: 8pt"/>', 2, "font-size: '8pt' is no length", "in mm"),
    "a size in per cent": ('<g font-size="120%"/>', 2, "font-size: '120%' is no length", "in mm"),
    "dashes in mm": ('<path d="M0 0h9" stroke-dasharray="2mm 1mm"/>', 2, "no list of lengths", ""),
    "dashes without end": ('<path d="M0 0h9" stroke-dasharray="0.001"/>', 2, "too fine", ""),
    "opacity in words": ('<g opacity="half"/>', 2, "is no number", ""),
    "a circle of uses": (
        '<g id="a"><use href="#b"/></g>\n<g id="b"><use href="#a"/></g>',
        2,
        "without end",
        "",
    ),
    "a picture in itself": ('<pattern id="p"><rect fill="url(#p)"/></pattern>', 2, "without end", ""),
}


@pytest.mark.parametrize("name", BAD)
def test_refused(name: str) -> None:
    drawing, line, what, hint = BAD[name]
    with pytest.raises(ArtError) as caught:
        look(drawing)
    assert caught.value.where == f"card.svg:{line}"
    assert what in caught.value.what
    assert hint in (caught.value.hint or "")


def test_entities_in_entities_are_refused() -> None:
    laughs = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>\n'
    with pytest.raises(ArtError, match="the entity 'b', which is nested") as caught:
        look("<text>&b;</text>", laughs + HEAD)
    assert caught.value.where == "card.svg:1"
    with pytest.raises(ArtError, match="xml-stylesheet"):
        look("", '<?xml-stylesheet href="https://example.org/a.css"?>\n' + HEAD)


def test_uses_of_uses_are_counted() -> None:
    levels = ["<g id='a0'><rect/></g>"]
    levels += [f"<g id='a{n}'>" + f"<use href='#a{n - 1}'/>" * 10 + "</g>" for n in range(1, 9)]
    with pytest.raises(ArtError, match="more than 50000"):
        look("\n".join(levels))


def test_rules_are_counted() -> None:
    with pytest.raises(ArtError, match="500 rules"):
        look("<style>" + ".a { fill: red }" * 501 + "</style>")


def test_depth_and_number_are_bounded() -> None:
    with pytest.raises(ArtError, match="100 deep"):
        look("<g>" * 200 + "</g>" * 200)
    with pytest.raises(ArtError, match="50000 elements"):
        look("<g/>" * 50_001)


@pytest.mark.parametrize(
    ("head", "what"),
    [
        ("<svg>\n", "<svg> without its xmlns"),
        ('<html xmlns="http://www.w3.org/1999/xhtml">', "begins with <html>"),
        ('<svg xmlns="http://www.w3.org/2000/svg">', "needs a viewBox"),
        ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 30">', "not the shape of the part"),
        ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 0">', "not the shape of the part"),
    ],
)
def test_the_canvas_is_that_of_the_part(head: str, what: str) -> None:
    end = "</html>" if "<html" in head else "</svg>"
    with pytest.raises(ArtError, match=what):
        check(head + end, 26, 36, "card.svg")


def test_the_canvas_may_be_in_any_unit() -> None:
    check('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 360"/>', 26, 36, "card.svg")


@pytest.mark.parametrize(
    ("text", "what", "hint"),
    [
        (f"<text {FONT}>切</text>", "Alegreya Sans has no '切' (U+5207)", "Zen Kaku Gothic New"),
        (f"<text {FONT}>a<tspan>\n⚀</tspan></text>", "has no '⚀' (U+2680)", "no font of printkit has it"),
        (f"<text {FONT}>a<tspan>\nשלום</tspan></text>", "goes from right to left", "draw it as a picture"),
        ("<style>.j { font-family: Vollkorn }</style><text class='j' font-size='4'>は</text>", "'は'", "Zen"),
    ],
)
def test_a_character_that_the_font_lacks(text: str, what: str, hint: str) -> None:
    with pytest.raises(GlyphError) as caught:
        look(text)
    assert what in caught.value.what
    assert hint in (caught.value.hint or "")
    assert (caught.value.where or "").startswith("card.svg:")


def test_colours() -> None:
    assert colour("LightGoldenrodYellow", "") == "#fafad2"
    for good in ("#fff", "#FFeedd", "Purple", "rgb(1,2,3)", "rgb(1%, 2%, 3%)", "none"):
        assert is_colour(good)
    for bad in ("#ffff", "hsl(1,2%,3%)", "rgba(1,2,3,0.5)", "rebeccapurple", "", "#ggg", "rgb(1 2 3)"):
        assert not is_colour(bad)


def test_faults_are_printkits_own() -> None:
    assert issubclass(ArtError, PrintkitError)
