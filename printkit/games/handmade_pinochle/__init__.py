"""Handmade Pinochle (HP-01 … HP-26)."""

from printkit.games.handmade_pinochle.game import PinochleHand
from printkit.games.handmade_pinochle.policy import CHOICES, sensible, uniform
from printkit.rules.hand import make_game

GAME = make_game(PinochleHand, {"random": uniform, "sensible": sensible}, CHOICES)
