"""The quick lexer gives what Jinja's own gives, or leaves a template to it."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jinja2.exceptions import TemplateSyntaxError
from jinja2.lexer import Token

from printkit.kit.lexer import lexer
from printkit.kit.resources import data_folder
from printkit.kit.sandbox import Sandbox

FILES = sorted(path for path in data_folder("templates").rglob("*") if path.suffix in {".md", ".svg", ".toml"})


def quick(text: str, markdown: bool) -> list[Token] | None:
    environment = Sandbox(markdown)
    return lexer((environment.comment_start_string, environment.comment_end_string), markdown).tokens(text)


def slow(text: str, markdown: bool) -> list[Token] | None:
    """Give Jinja's tokens, None where it finds a fault."""
    given = Sandbox(markdown).lexer
    try:
        return list(given.wrap(given.tokeniter(text, "a", "a"), "a", "a"))
    except (TemplateSyntaxError, ValueError, SyntaxError):
        return None


def typed(tokens: list[Token] | None) -> list[tuple[int, str, type, object]]:
    return [(*token[:2], type(token.value), token.value) for token in tokens or ()]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_the_tokens_of_every_template_are_jinjas(path: Path) -> None:
    text, markdown = path.read_text(encoding="utf-8"), path.suffix != ".svg"
    found = quick(text, markdown)
    assert found is not None
    assert typed(found) == typed(slow(text, markdown))


PIECES = st.sampled_from(
    [
        *(
            "{{",
            "}}",
            "{%",
            "%}",
            "{#",
            "#}",
            "{!--",
            "--!}",
            "{%-",
            "-%}",
            "{{-",
            "-}}",
            "{%+",
            "+%}",
            "{#-",
            "-#}",
        ),
        *(
            "{!---",
            "---!}",
            " ",
            "\n",
            "\r\n",
            "\t",
            "  \n",
            "word",
            "a",
            "set",
            "raw",
            "endraw",
            "x1",
            "_",
            "é",
            "日本",
        ),
        *(
            "1",
            "0",
            "12",
            "1.5",
            "1e3",
            "1_000",
            "0x1f",
            ".",
            ".5",
            "1.",
            "٣",
            "٣.5",
            "0b2",
            "01",
            "e\u0301",
            "·",
        ),
        *("'", '"', "'s'", '"t"', "'a\\nb'", "'\\x4'", "'a\nb'", "'日'", "\\"),
        *(
            "(",
            ")",
            "[",
            "]",
            "{",
            "}",
            "+",
            "-",
            "*",
            "**",
            "/",
            "//",
            "%",
            "~",
            "|",
            ",",
            ":",
            ";",
            "=",
            "==",
        ),
        *("!=", "!", "<", "<=", ">", ">=", "$", "\u00a0", "\u2028"),
    ]
)
INSIDE = st.lists(PIECES, max_size=6).map("".join)
TEXTS = st.lists(
    st.one_of(
        PIECES,
        INSIDE,
        INSIDE.map("{{{{ {} }}}}".format),
        INSIDE.map("  {{% {} %}}\n".format),
        INSIDE.map("{{%- {} -%}} \n".format),
        INSIDE.map("{{!-- {} --!}}\n".format),
    ),
    max_size=8,
).map("".join)


@pytest.mark.filterwarnings("ignore:invalid escape sequence")  # of Python, as it is for Jinja
@settings(max_examples=1500, deadline=None)
@given(TEXTS, st.booleans())
def test_whatever_is_known_is_jinjas(text: str, markdown: bool) -> None:
    found = quick(text, markdown)
    if found is not None:
        assert typed(found) == typed(slow(text, markdown))


@pytest.mark.parametrize(
    "text",
    [
        "{% raw %}{{ x }}{% endraw %}",
        "{{ $ }}",
        "{{ (1] }}",
        "{{ 1",
        "{!-- on",
        "{{ 'a }}",
        "{{ '\\x4' }}",
        "{{ ) }}",
    ],
)
def test_the_rest_is_left_to_jinja(text: str) -> None:
    assert quick(text, markdown=True) is None


def test_raw_text_is_still_raw() -> None:
    assert Sandbox(markdown=True).from_string("{% raw %}{{ x }}{% endraw %}").render() == "{{ x }}"


def test_a_number_of_many_digits_is_left_to_jinja() -> None:
    assert quick("{{ " + "9" * 5000 + " }}", markdown=True) is None


def test_lines_are_counted_as_jinja_counts_them() -> None:
    text = (
        Path(__file__).read_text(encoding="utf-8").replace("{", "(") + "{{ 'two\nlines'\n\n+ x -}}\n\n\n{{ y }}"
    )
    found = quick(text, markdown=True)
    assert found is not None
    assert [token.lineno for token in found] == [token.lineno for token in slow(text, markdown=True) or ()]
