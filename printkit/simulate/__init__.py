"""Very many games, shared out among processes or machines, and what they come to."""
