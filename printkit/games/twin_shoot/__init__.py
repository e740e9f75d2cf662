"""Twin Shoot (TS-01 … TS-29)."""

from printkit.games.twin_shoot.game import TwinHand
from printkit.games.twin_shoot.policy import CHOICES, sensible, uniform
from printkit.rules.hand import make_game

GAME = make_game(TwinHand, {"random": uniform, "sensible": sensible}, CHOICES)
