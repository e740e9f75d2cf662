"""Rulebooks: Jinja → Markdown → Document → laid-out pages."""
