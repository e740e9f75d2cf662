"""The CSS of a drawing: which values an element has from attributes, rules and its style."""

from __future__ import annotations

import re

from msgspec import Struct

from printkit.draw.svg import REMARK, SVG, Element, declarations, fail

MAX_RULES = 500
SELECTOR = re.compile(r"\*|(?P<tag>[a-zA-Z]+)?(?P<mark>[.#][-\w]+)?")


class Rule(Struct, frozen=True):
    """A rule of a style element: a selector (``text``, ``.name``, ``rect.name``, ``#id``) with its values."""

    tag: str | None
    mark: str | None
    values: tuple[tuple[str, str], ...]

    def fits(self, element: Element) -> bool:
        """Tell whether the rule is for this element."""
        if self.tag not in (None, element.tag):
            return False
        if self.mark is None:
            return True
        if self.mark[0] == "#":
            return element.attributes.get("id") == self.mark[1:]
        return self.mark[1:] in element.attributes.get("class", "").split()


def rules_of(root: Element) -> list[Rule]:
    """Read every style element. Raises ArtError for @ rules, selectors not simple, too many."""
    rules: list[Rule] = []
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
                found = SELECTOR.fullmatch(selector.strip())
                if not found:
                    raise fail(
                        element, f"the selector {selector.strip()!r} is not simple", "use a class: .name { … }"
                    )
                rules.append(Rule(found["tag"], found["mark"], values))
                if len(rules) > MAX_RULES:
                    raise fail(element, f"more than {MAX_RULES} rules in <style>")
    return rules


def values_of(element: Element, rules: list[Rule]) -> dict[str, str]:
    """Give the properties of an element itself: attributes, then rules, then its style attribute."""
    if not rules and "style" not in element.attributes:
        return element.attributes
    values = dict(element.attributes)
    for rule in rules:
        if rule.fits(element):
            values.update(rule.values)
    values.update(declarations(element.attributes.get("style", "")))
    return values
