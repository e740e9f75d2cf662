"""The documentation site: ``sphinx-build -W -b html docs site`` (``pip install "printkit-pnp[docs]"``)."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version as installed_version
from typing import Any

import click
from pygments.lexers.templates import XmlDjangoLexer
from sphinx.application import Sphinx

from printkit.cli.main import COMMANDS

project = "printkit"
author = "the authors of printkit"
copyright = "the authors of printkit; MIT licence"
version = release = installed_version("printkit-pnp")
language = "en"

extensions = ["myst_parser", "sphinx_click"]
myst_enable_extensions = ["attrs_inline", "colon_fence"]
myst_heading_anchors = 3  # links such as kit.md#filters, as on a code host
nitpicky = True
highlight_language = "text"
smartquotes = False  # it would make one dash of the two of --options

exclude_patterns = ["images"]

html_theme = "furo"
html_title = "printkit"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_show_sphinx = False
html_copy_source = False
html_show_sourcelink = False


def readable(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Mend what a screen reader or the keyboard would stumble over in the theme's pages.

    The captions of the navigation are headings without a level; code that scrolls cannot be scrolled by key;
    the pages in Japanese would be read out as if they were English.
    """
    if page.startswith("ja/"):
        context["language"] = "ja"
    for key, old, new in (
        ("furo_navigation_tree", 'role="heading"', 'role="heading" aria-level="2"'),
        ("body", "<pre>", '<pre tabindex="0">'),
    ):
        if context.get(key):
            context[key] = context[key].replace(old, new)


def show_defaults(command: click.Command) -> None:
    """Show a command's defaults; in ``--help`` a setting of the group that all commands are in does it."""
    for option in command.params:
        if isinstance(option, click.Option):
            option.show_default = isinstance(option.default, (str, int)) and option.default is not False
    for inner in getattr(command, "commands", {}).values():
        show_defaults(inner)


def setup(app: Sphinx) -> None:
    """Colour drawings as what they are, XML with Jinja in it; mend each page when the theme is done with it."""
    for name in COMMANDS:
        show_defaults(import_module(f"printkit.cli.{name}_").command)
    app.add_lexer("xml", XmlDjangoLexer)
    app.connect("html-page-context", readable, priority=900)
