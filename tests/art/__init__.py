"""Drawings as editors saved them, of which tests/art/README.md tells the origin."""
