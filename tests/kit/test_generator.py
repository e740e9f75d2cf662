"""What is compiled in fewer words says what Jinja's own says."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jinja2 import DictLoader, Undefined
from jinja2.compiler import CodeGenerator
from markupsafe import Markup

from printkit.kit.resources import data_folder
from printkit.kit.sandbox import Sandbox

SHARED = {
    "own": "{% macro hi(to='you') %}hi {{ to }}{{ a }}{% endmacro %}{% set kept = 5 %}",
    "told": "{{ b }}{% set c = 8 %}{{ c }}",
    "frame": "<{% block inner %}{{ a }}{% endblock %}|{{ b }}>",
}


class Wordy(Sandbox):
    """The sandbox with Jinja's own generator."""

    code_generator_class = CodeGenerator  # type: ignore[assignment]  # one above Sandbox's


class Named(Undefined):
    """What is missing, as its name: templates go on."""

    def __str__(self) -> str:
        return f"?{self._undefined_name}"

    def __html__(self) -> str:
        return str(self)


def outcome(
    kind: type[Sandbox], text: str, data: dict[str, object], strict: bool = True, markdown: bool = True
) -> tuple[str, ...]:
    environment = kind(markdown)
    if not strict:
        environment.undefined = Named
    environment.loader = DictLoader(SHARED)
    try:
        return ("", environment.from_string(text).render(data))
    except Exception as error:
        trace, lines = error.__traceback__, []
        while trace is not None:
            if trace.tb_frame.f_code.co_filename == "<template>":
                lines.append(str(trace.tb_lineno))
            trace = trace.tb_next
        return (type(error).__name__, str(error), *lines)


NAMES = st.sampled_from("abcd")
WORDS = st.one_of(
    NAMES,
    NAMES.map(lambda name: f"{name}(1)"),
    NAMES.map(lambda name: f"({name} is defined)|string"),
    NAMES.map(lambda name: f"{name}|default('none')"),
    NAMES.map(lambda name: f"{name} ~ 1"),
    NAMES.map(lambda name: f"({name} if b is defined else 2)"),
    st.sampled_from(
        ["1", "'x'", "[1, 2]", "loop.index", "caller()", "varargs|length", "nothing", "range(2)|list"]
    ),
)


def nested(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    body = st.lists(inner, max_size=3).map("\n".join)
    return st.one_of(
        st.builds("{{% if {} %}}{}{{% else %}}{}{{% endif %}}".format, WORDS, body, body),
        st.builds("{{% if {} %}}{}{{% elif {} %}}{}{{% endif %}}".format, WORDS, body, WORDS, body),
        st.builds("{{% for {} in [1, 2] %}}{}{{% else %}}{}{{% endfor %}}".format, NAMES, body, body),
        st.builds("{{% for {} in [] %}}{}{{% else %}}{}{{% endfor %}}".format, NAMES, body, body),
        st.builds("{{% for {} in [1, 2] if {} %}}{}{{% endfor %}}".format, NAMES, WORDS, body),
        st.builds(
            "{{% macro {}({}, {}={}) %}}{}{{% endmacro %}}".format, NAMES, NAMES, st.just("z"), WORDS, body
        ),
        st.builds("{{% with {} = {} %}}{}{{% endwith %}}".format, NAMES, WORDS, body),
        st.builds("{{% set {} %}}{}{{% endset %}}".format, NAMES, body),
        st.builds("{{% filter upper %}}{}{{% endfilter %}}".format, body),
        st.builds("{{% call {}(1) %}}{}{{% endcall %}}".format, NAMES, body),
    )


STATEMENTS = st.recursive(
    st.one_of(
        WORDS.map("{{{{ {} }}}}".format),
        st.builds("{{% set {} = {} %}}".format, NAMES, WORDS),
        st.builds("{{% set {}, {} = 1, {} %}}".format, NAMES, NAMES, WORDS),
        st.builds("{{% import 'own' as {} %}}{{{{ {}.hi() }}}}".format, NAMES, NAMES),
        st.builds("{{% from 'own' import hi as {}, kept with context %}}{{{{ kept }}}}".format, NAMES),
        st.just("{% include 'told' %}"),
        st.builds(
            "{{% set room = namespace(x={}) %}}{{% set room.x = {} %}}{{{{ room.x }}}}".format, WORDS, WORDS
        ),
    ),
    nested,
    max_leaves=12,
)


@settings(max_examples=400, deadline=None)
@given(
    st.lists(STATEMENTS, min_size=1, max_size=5).map("\n".join),
    st.dictionaries(NAMES, st.just("given"), max_size=2),
)
def test_any_template_says_the_same(text: str, data: dict[str, object]) -> None:
    for strict in (True, False):
        assert outcome(Sandbox, text, data, strict) == outcome(Wordy, text, data, strict)


@pytest.mark.parametrize(
    "text",
    [
        "{% for i in [1, 2] %}{% if i == 2 %}{{ x }}{% endif %}{% set x = i %}{% endfor %}",
        "{% if false %}{% set x = 1 %}{% endif %}{{ x }}",
        "{% if false %}{% set x = 1 %}{% else %}{{ x }}{% endif %}",
        "{% macro m() %}{{ x }}{% endmacro %}{% set x = 1 %}{{ m() }}",
        "{% macro m() %}{{ x }}{% endmacro %}{{ m() }}{% set x = 1 %}",
        "{% set kept = namespace() %}{% for i in [1] %}{% set x = i %}{% macro m() %}{{ x }}{% endmacro %}"
        "{% set kept.m = m %}{% endfor %}{{ kept.m() }}",
        "{% for i in [] %}{% set x = 1 %}{% else %}{{ x }}{% endfor %}",
        "{% extends 'frame' %}{% set a = 3 %}{% block inner %}{{ a }}{{ super() }}{% endblock %}",
        "{% block inner %}{% set x = 1 %}{{ x }}{% endblock %}{{ x }}",
        "{% set a = a %}{{ a }}",
        "{{ x|nofilter }}",
        "{% if false %}{{ x|nofilter }}{% endif %}{{ 1|string }}",
        "{% for loop in [1] %}{% endfor %}",
        "{% from 'own' import gone %}{{ gone is defined }}{{ gone }}",
    ],
)
def test_where_a_name_may_have_no_value(text: str) -> None:
    for data in ({}, {"a": 1}, {"x": "from outside"}):
        assert outcome(Sandbox, text, dict(data)) == outcome(Wordy, text, dict(data))


@pytest.mark.parametrize(
    "path", sorted(data_folder("templates").glob("*/rulebook.*.md")), ids=lambda p: p.parent.name
)
def test_books_compile_to_less(path: object) -> None:
    text = path.read_text(encoding="utf-8")  # type: ignore[attr-defined]  # a Path
    short, long = (str(kind(markdown=True).compile(text, raw=True)) for kind in (Sandbox, Wordy))
    assert "resolve_or_missing" in short
    assert len(short) < len(long) * 0.95


class Html:
    """What says itself how it is written."""

    def __html__(self) -> str:
        return "<b>"

    def __str__(self) -> str:
        return "plain"


class Loud(str):
    """A text of one's own."""

    __slots__ = ()

    def __str__(self) -> str:
        return self.upper()


@pytest.mark.parametrize("markdown", [True, False])
@pytest.mark.parametrize(
    "value",
    [
        "a < b",
        3,
        2.50,
        -0.0,
        1e30,
        True,
        None,
        [1],
        {},
        Markup("<i>"),
        Html(),
        Loud("a&b"),
        10**40,
        float("nan"),
    ],
    ids=lambda value: f"{type(value).__name__}-{value!r:.12}",
)
def test_a_value_is_written_as_jinja_writes_it(value: object, markdown: bool) -> None:
    text = "{{ v }}{% macro m(w) %}<{{ w }}>{% endmacro %}{{ m(v) }}{% set s %}{{ v }}{% endset %}{{ s ~ v }}"
    short, long = (outcome(kind, text, {"v": value}, True, markdown) for kind in (Sandbox, Wordy))
    assert short == long


@pytest.mark.parametrize("left", ["2", "2.5", "true", "'a'", "[1]", "9**60", "nothing"])
@pytest.mark.parametrize("operator", ["+", "-", "*", "/", "%", "**"])
def test_reckoning_is_bounded_however_plain(left: str, operator: str) -> None:
    for right in ("3", "0.5", "true", "'b'", "100001", "(1, 2)"):
        found = outcome(Sandbox, f"{{{{ {left} {operator} {right} }}}}", {})
        assert len(found[-1]) < 2000, found
        if (left, operator) == ("'a'", "%") or (
            operator == "**" and right == "100001" and left in ("2", "9**60")
        ):
            assert found[0] == "SecurityError"
