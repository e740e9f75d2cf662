"""Kits: kit.toml, tables, templates."""
