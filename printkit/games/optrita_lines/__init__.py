"""Optrita: Lines, for one player (OL-01 … OL-22)."""

from printkit.games.optrita_lines.game import LinesHand
from printkit.games.optrita_lines.policy import CHOICES, search, sensible, uniform
from printkit.rules.hand import make_game

GAME = make_game(LinesHand, {"random": uniform, "sensible": sensible, "search": search}, CHOICES)
