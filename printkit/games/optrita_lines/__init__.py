"""Optrita: Lines, for one player (OL-01 … OL-22)."""

from printkit.games.optrita_lines import policy
from printkit.games.optrita_lines.game import LinesHand
from printkit.rules.hand import make_game

GAME = make_game(
    LinesHand,
    {"random": policy.uniform, "sensible": policy.sensible, "search": policy.search},
    policy.CHOICES,
)
