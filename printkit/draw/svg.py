"""Reads SVG into plain elements that know their line, safely: nothing from outside, no depth without end.

A DOCTYPE may name the standard and declare short texts, as Illustrator's do; processing instructions are passed
over.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator, Mapping
from operator import itemgetter
from xml.parsers import expat

from msgspec import Struct, field

from printkit.errors import ArtError, GlyphError

SVG = "http://www.w3.org/2000/svg"
XLINK = "http://www.w3.org/1999/xlink"
EDITORS = {
    "xlink": XLINK,
    "inkscape": "http://www.inkscape.org/namespaces/inkscape",
    "sodipodi": "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd",
    "rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    "cc": "http://creativecommons.org/ns#",
    "dc": "http://purl.org/dc/elements/1.1/",
    "serif": "http://www.serif.com/",
}
"""Prefixes that editors write, and the namespaces that they stand for."""

MAX_DEPTH = 100
MAX_ELEMENTS = 50_000
MAX_ENTITIES, MAX_ENTITY, MAX_ENTITIES_DRAWN = 64, 1024, 1 << 20
"""Most texts that a DOCTYPE declares; the longest of them, and what they come to in all, characters."""

OF_A_PICTURE = re.compile(r"a[0-9a-f]{10}-")
"""What the ids of a picture or icon begin with that is part of another drawing, perhaps many times."""


class BoundError(ArtError):
    """A drawing beyond all bounds: nobody draws it."""


class Element(Struct, eq=False):
    """An element. ``tag`` is the local name, ``space`` its namespace; ``href`` of either kind is ``href``.

    ``text``: pieces of text right inside it, each with its line and how many of the children come before it.
    ``values``: its properties from attributes and CSS, once the drawing is checked.
    """

    tag: str
    space: str
    attributes: dict[str, str]
    line: int
    parent: Element | None
    children: list[Element] = field(default_factory=list)
    text: list[tuple[str, int, int]] = field(default_factory=list)
    values: dict[str, str] = field(default_factory=dict)

    def walk(self) -> Iterator[Element]:
        """Give this element and all inside it, in the order of the file."""
        waiting = [self]
        while waiting:
            element = waiting.pop()
            yield element
            waiting += reversed(element.children)

    def content(self) -> Iterator[Element | str]:
        """Give the elements and the texts right inside it, in the order of the file."""
        done = 0
        for words, _, before in self.text:
            yield from self.children[done:before]
            done = before
            yield words
        yield from self.children[done:]


REMARK = re.compile(r"/\*.*?(?:\*/|\Z)", re.DOTALL)
"""A remark in CSS, ended or not."""

LOCAL = re.compile(r"url\(\s*(['\"]?)#(.*?)\1\s*\)")
"""A reference to another element of the drawing."""

DECLARATION = re.compile(r"(?>(?:[^;(]++|\([^)]*+\)?)+)")
"""What stands between semicolons, those in brackets left out."""

UNCLOSED = (expat.errors.XML_ERROR_NO_ELEMENTS, expat.errors.XML_ERROR_TAG_MISMATCH)
"""What is found at the end, or at another element's, where one was not closed: its beginning says more."""

UNBOUND = expat.errors.codes[expat.errors.XML_ERROR_UNBOUND_PREFIX]


def bound(svg: str) -> str:
    """Declare the prefixes of editors that a drawing uses, where its <svg> was written anew without them."""
    lacking = [name for name in EDITORS if f"{name}:" in svg and f"xmlns:{name}=" not in svg]
    declared = "".join(f' xmlns:{name}="{EDITORS[name]}"' for name in lacking)
    return re.sub(r"<svg(?=[\s/>])", f"<svg{declared}", svg, count=1) if declared else svg


def parse(svg: str, bare: bool = False) -> Element:
    """Read an SVG document. Raises ArtError (``where`` is the line as text) for what is not one or not safe.

    ``bare``: elements in no namespace are SVG's, as in a web page.
    """
    svg = bound(svg) if bare else svg
    parser = expat.ParserCreate("utf-8", " ")  # whatever its head says: it is text by now
    parser.buffer_text = True
    stack: list[Element] = []
    roots: list[Element] = []
    count = 0

    def line() -> int:
        return int(parser.CurrentLineNumber)

    def start(name: str, attributes: dict[str, str]) -> None:
        nonlocal count
        count += 1
        if count > MAX_ELEMENTS:
            raise ArtError(f"more than {MAX_ELEMENTS} elements", where=str(line()))
        if len(stack) >= MAX_DEPTH:
            raise ArtError(f"nested more than {MAX_DEPTH} deep", where=str(line()))
        space, _, tag = name.rpartition(" ")
        plain = {_plain(key) if " " in key else key: value for key, value in attributes.items()}
        if "href" in plain:
            plain["href"] = plain["href"].strip()
        element = Element(tag, space or (SVG if bare else ""), plain, line(), stack[-1] if stack else None)
        (stack[-1].children if stack else roots).append(element)
        stack.append(element)

    def characters(data: str) -> None:
        stack[-1].text.append((data, line(), len(stack[-1].children)))

    declared, drawn = 0, 0

    def refused(what: str) -> ArtError:
        return ArtError(
            f"{what} is refused", where=str(line()), hint="take the <!DOCTYPE …> out, or save as plain SVG"
        )

    def declare(name: str, text: str, times: int) -> None:
        nonlocal declared, drawn
        declared, drawn = declared + 1, drawn + times * len(text)
        if re.search("[&%<]", text) or len(text) > MAX_ENTITY:
            raise refused(f"the entity {name[:40]!r}, which is nested or longer than {MAX_ENTITY} characters,")
        if declared > MAX_ENTITIES or drawn > MAX_ENTITIES_DRAWN:
            raise refused(f"a DOCTYPE with more than {MAX_ENTITIES} entities, or with too much in them,")

    def entity(name: str, parameter: bool, text: str | None, *_: object) -> None:
        if parameter or text is None:
            raise refused(f"an entity from outside the drawing, {name[:40]!r},")
        declare(name, text, svg.count(f"&{name};"))

    def default(tag: str, name: str, kind: str, text: str | None, *_: object) -> None:
        declare(name, text or "", svg.count(f"<{tag}"))

    def unknown(name: str, *_: object) -> None:
        raise refused(f"the entity {name[:40]!r}, which is declared outside the drawing,")

    def instruction(target: str, data: str) -> None:
        if target == "xml-stylesheet":
            raise ArtError(f"<?{target} …?> is refused: it refers to another file", where=str(line()))

    parser.StartElementHandler = start
    parser.EndElementHandler = lambda name: stack.pop()
    parser.CharacterDataHandler = characters
    parser.ProcessingInstructionHandler = instruction
    parser.EntityDeclHandler = entity
    parser.AttlistDeclHandler = default
    parser.SkippedEntityHandler = unknown
    try:
        parser.Parse(svg.encode(), True)
    except expat.ExpatError as error:
        message = expat.errors.messages.get(error.code, "error")
        if stack and message in UNCLOSED:
            what = f"not well-formed XML: <{stack[-1].tag}> is not closed"
            raise ArtError(what, where=str(stack[-1].line)) from None
        more = "& is written &amp; and < is &lt;, and an attribute stands in quotes"
        hint = more if "token" in message else None
        what = "not well-formed XML" + ("" if hint else f": {message}")
        if error.code == UNBOUND:
            tag = svg.encode()[parser.ErrorByteIndex :].partition(b">")[0].decode()
            for name in re.findall(r"[<\s](\w[\w.-]*):", tag):
                if f"xmlns:{name}=" not in svg and name != "xml":
                    what = f"not well-formed XML: no xmlns:{name}"
                    hint = f'write xmlns:{name}="…" in <svg>, as it was, or take out what begins with {name}:'
                    break
        raise ArtError(what, where=str(error.lineno), hint=hint) from None
    root = roots[0]
    if (root.tag, root.space) == ("svg", SVG):
        return root
    if root.tag == "svg":
        hint = f"write <svg {{{{ canvas }}}}> in a template, in other drawings xmlns: {SVG}"
        raise ArtError("not an SVG drawing: <svg> without its xmlns", where=str(root.line), hint=hint)
    raise ArtError(f"not an SVG drawing: it begins with <{root.tag}>", where=str(root.line))


@contextlib.contextmanager
def in_file(name: str) -> Iterator[None]:
    """Put a file's name before the line that an ArtError or GlyphError gives."""
    try:
        yield
    except (ArtError, GlyphError) as error:
        error.where = f"{name}:{error.where}" if error.where else name
        raise


def fail(element: Element, what: str, hint: str | None = None) -> ArtError:
    """Make the error for an element."""
    return ArtError(what, where=str(element.line), hint=hint)


def _plain(key: str) -> str:
    """Drop the namespaces of xlink:href and xml:space; mark those of drawing programs."""
    space, _, name = key.rpartition(" ")
    if space == XLINK:
        return name if name == "href" else f"xlink:{name}"
    return f"xml:{name}" if space.endswith("/XML/1998/namespace") else f"other:{name}"


def declarations(style: str) -> list[Said]:
    """Split the text of a style attribute or of one CSS rule."""
    found = []
    for declaration in DECLARATION.findall(REMARK.sub("", style)):
        name, colon, value = declaration.partition(":")
        if colon:
            plain = IMPORTANT.sub("", value)
            found.append((name.strip().lower(), plain.strip(), plain != value))
    return found


Said = tuple[str, str, bool]
"""A declaration of CSS: its name in lower case, its value, and whether it is ``!important``."""

IMPORTANT = re.compile(r"!\s*important\s*$", re.IGNORECASE)

MAX_RULES = 500
STEP = re.compile(r"(>?)(?=[^>])(\*|[a-zA-Z]*)((?:[.#][-\w]+)*)")
"""A part of a selector: whether what comes before is right around it, its tag, its classes and id."""

MARK = re.compile(r"[.#][^.#]+")
NAME = re.compile(r":(?!hover|focus|active|visited)[-\w]+|([.#:]?[a-zA-Z_][-\w]*)")
"""What a selector asks for, in a group if it has to be there; no element on paper is pointed at."""


class Rule(Struct, frozen=True):
    """A rule of a style element: a selector (``rect.name``, ``#id``, ``g > rect``) with its values."""

    steps: tuple[tuple[str, str, list[str]], ...]
    values: tuple[Said, ...]

    def fits(self, element: Element | None, last: int = -1) -> bool:
        """Tell whether the rule is for this element. ``last``: the step that has to fit it."""
        child, tag, marks = self.steps[last]
        if element is None or tag not in ("", "*", element.tag) or not names_of(element).issuperset(marks):
            return False
        if last == -len(self.steps):
            return True
        around = [element.parent] if child else above(element)
        return any(self.fits(one, last - 1) for one in around)

    @property
    def key(self) -> str:
        """What an element has to be called for the rule to be for it: its class, id or tag; "" for any."""
        _, tag, marks = self.steps[-1]
        return marks[0] if marks else tag.strip("*")

    @property
    def weight(self) -> tuple[int, int, int]:
        """How much it counts against others: ids, classes, tags (CSS 2.1, 6.4.3)."""
        kinds = [mark[0] for *_, marks in self.steps for mark in marks]
        tags = sum(tag not in ("", "*") for _, tag, _ in self.steps)
        return kinds.count("#"), kinds.count("."), tags


def names_of(element: Element) -> set[str]:
    """Give what a selector may call an element by, "" too."""
    words = element.attributes.get("class", "").split()
    return {"", element.tag, f"#{element.attributes.get('id', '')}", *(f".{word}" for word in words)}


def above(element: Element) -> Iterator[Element]:
    """Give the elements that this one is in, the nearest first."""
    while element.parent is not None:
        element = element.parent
        yield element


def _steps(selector: str) -> tuple[tuple[str, str, list[str]], ...]:
    """Read ``g.sky > rect`` or ``.sky rect``; () for a selector that is not simple."""
    words = " ".join(selector.split()).replace("> ", ">").replace(">", " >").split()
    found = [STEP.fullmatch(word) for word in words]
    steps = tuple((one[1], one[2], MARK.findall(one[3])) for one in found if one)
    # of such as have others somewhere around them two at most: a third would be sought in too many places
    fine = len(steps) == len(words) and sum(not child for child, *_ in steps) < 3
    return steps if fine and not any(child for child, *_ in steps[:1]) else ()


def rules_of(root: Element, saved: bool = False) -> list[Rule]:
    """Read every style element. Raises ArtError for @ rules, selectors not simple, too many.

    ``saved``: an editor wrote them, perhaps also such that are for nothing in the drawing.
    """
    rules: list[Rule] = []
    there = set[str]()
    for element in root.walk():
        if element.tag != "style" or element.space != SVG:
            continue
        css = REMARK.sub("", "".join(text for text, *_ in element.text))
        if "@" in css:
            raise fail(element, "@ rules in <style> are not drawn")
        for block in css.split("}")[:-1]:
            before, brace, inner = block.rpartition("{")
            if not brace:
                continue
            values = tuple(declarations(inner))
            for selector in before.rpartition("{")[2].split(","):
                steps = _steps(selector)
                if saved and not steps and not re.search(r"[\[(\\]", selector):
                    there = there or set().union(*map(names_of, root.walk()))
                    if any(name and name not in there for name in NAME.findall(selector)):
                        continue  # it is for nothing in this drawing
                if not steps:
                    raise fail(
                        element, f"the selector {selector.strip()!r} is not simple", "use a class: .name { … }"
                    )
                rules.append(Rule(steps, values))
                if len(rules) > MAX_RULES:
                    raise fail(element, f"more than {MAX_RULES} rules in <style>")
    return sorted(rules, key=lambda rule: rule.weight)


def referred(values: Mapping[str, str]) -> list[str]:
    """Name what an element's values refer to in its drawing: paints, clips and the like, and its href."""
    names = [name for value in values.values() if "(" in value for _, name in LOCAL.findall(value)]
    if (href := values.get("href", "")).startswith("#"):
        names.append(href[1:])
    return names


def values_of(element: Element, rules: list[Rule]) -> dict[str, str]:
    """Give an element's own properties: attributes, then rules, then its style attribute (CSS 2.1, 6.4)."""
    if not rules and "style" not in element.attributes:
        return element.attributes
    names, said = names_of(element), declarations(element.attributes.get("style", ""))
    fit = [one for rule in rules if rule.key in names and rule.fits(element) for one in rule.values]
    in_order = sorted([*fit, *said], key=itemgetter(2))  # what is !important comes last
    return {**element.attributes, **{name: value for name, value, _ in in_order}}
