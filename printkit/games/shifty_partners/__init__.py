"""Shifty Partners (SP-01 … SP-18)."""

from printkit.games.shifty_partners.game import ShiftyHand
from printkit.games.shifty_partners.policy import CHOICES, sensible
from printkit.rules.hand import make_game
from printkit.rules.view import RANDOM, random_card

GAME = make_game(ShiftyHand, {"random": random_card, "sensible": sensible}, {**RANDOM, **CHOICES})
