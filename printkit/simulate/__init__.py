"""Very many games, shared out among processes or machines, and what they come to."""

from printkit.simulate.share import MOST_GAMES, Order, play

__all__ = ["MOST_GAMES", "Order", "play"]
