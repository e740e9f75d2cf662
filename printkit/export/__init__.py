"""Faces → pictures: for screens, for Tabletop Simulator, for shops that print on demand."""
