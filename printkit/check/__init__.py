"""Checking a kit as a whole, or a finished PDF, before it is printed: ``printkit check`` shows it."""
