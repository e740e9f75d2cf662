"""Kits of other makers."""
