"""What the rulebook of Handmade Pinochle may ask of the engine: ``{{ facts.… }}``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from printkit.games.handmade_pinochle.facts import proven
from printkit.rules.game import Ruleset


def facts(ruleset: Ruleset) -> Mapping[str, Any]:
    """Give numbers and lists, and the rulings in force."""
    return {**proven(ruleset)}
