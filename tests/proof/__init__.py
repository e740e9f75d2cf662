"""Reads finished PDFs as a proof-reader would; see :mod:`tests.reader`. Imports nothing of printkit."""
