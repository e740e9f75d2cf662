"""The languages that our kits say they have: what asks for each of them passes no new one over."""

from __future__ import annotations

from functools import cache

from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit


@cache
def tongues(kit: str) -> tuple[str, ...]:
    """Give a kit's languages, and its first two together."""
    each = read_kit(find_kit(kit)).languages
    return *each, "+".join(each[:2])
