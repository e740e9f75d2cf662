"""The preview's page in its reader's language: its words are messages like all others."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

Put = Callable[[str], str]
"""Puts an English message into a language; what it does not know stays as it is."""

SEEN = re.compile(r'(?<=>)(?<!<kbd>)[^<>{}]*[A-Za-z]{2}[^<>{}]*(?=<)|(?<= aria-label=")[^"]+')
"""Texts between the tags of the page, those of keys apart, and names for who does not see it."""

SAID = re.compile(r'\btr\("([^"]+)"')
"""Texts of the script."""


def in_language(page: str, script: str, lang: str, put: Put) -> str:
    """Give the page in a language, with what its script says as JSON in place of ``{{ words }}``."""
    said = {one: put(one) for one in SAID.findall(script)}
    page = SEEN.sub(lambda found: found[0].replace(found[0].strip(), put(found[0].strip())), page)
    page = page.replace('<html lang="en">', f'<html lang="{lang}">')
    return page.replace("{{ words }}", json.dumps(said, ensure_ascii=False).replace("<", r"\u003c"))


def fault_in_language(fault: Mapping[str, Any], put: Put) -> dict[str, Any]:
    """Give a fault, as it is sent to the page, with its words in a language."""
    return {**fault, **{key: put(fault[key]) for key in ("what", "hint") if fault.get(key)}}
