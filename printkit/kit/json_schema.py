"""The keys of kit.toml (:mod:`printkit.kit.schema`) as JSON Schema 2020-12 has them, for editors."""

from __future__ import annotations

import re

from printkit.kit.schema import DEFINITIONS, EDITION, JSON, KIT, LOOK, PART, SUIT, Key

BOX: JSON = {
    "if": {"required": ["holds"]},
    "then": {"not": {"required": ["size"]}},
    "else": {"required": ["size"], "not": {"anyOf": [{"required": [k]} for k in ("thickness", "sleeved")]}},
}
"""A box has no size of its own; anything else has one."""

ROUND: JSON = {
    "anyOf": [{"required": ["data"]}, {"not": {"anyOf": [{"required": [k]} for k in ("where", "required")]}}]
}
"""Rows are chosen of data alone."""


def json_schema() -> JSON:
    """Give the schema of kit.toml as JSON Schema 2020-12 has it."""
    part = {**_table(PART, ("id", "title", "template")), "allOf": [BOX, ROUND]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "kit.toml",
        "description": "A kit of printkit: what a print-and-play game is made of.",
        **_table(KIT, ("name", "version", "languages")),
        "dependentRequired": {"ruleset": ["game"]},
        "$defs": {
            **DEFINITIONS,
            "look": _table(LOOK, ()),
            "suit": _table(SUIT, ()),
            "part": part,
            "edition": _table(EDITION, ()),
        },
    }


def _table(keys: tuple[Key, ...], required: tuple[str, ...]) -> JSON:
    return {
        "type": "object",
        "properties": {key.name: {**key.kind, "description": _plain(key.what)} for key in keys},
        "required": list(required),
        "additionalProperties": False,
    }


def _plain(markdown: str) -> str:
    return re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", markdown).replace("`", "")
