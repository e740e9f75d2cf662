"""The command line: one file a command; the only room that prints, prompts or exits."""

from printkit.cli.main import main

__all__ = ["main"]
