"""Rulebooks as web pages, made from the same documents as the printed ones."""
