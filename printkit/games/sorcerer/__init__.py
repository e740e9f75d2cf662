"""Sorcerer (SO-01 … SO-16)."""

from printkit.games.sorcerer.game import SorcererHand
from printkit.games.sorcerer.policy import CHOICES, any_choice, sensible
from printkit.rules.hand import make_game

GAME = make_game(SorcererHand, {"random": any_choice, "sensible": sensible}, CHOICES)
