"""Templates in the sandbox: what they may do, and how each fault is told."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Set
from functools import partial
from pathlib import Path

import pytest

from printkit.errors import FitError, MachineError, OwnFault, TemplateError
from printkit.kit.deadline import in_time
from printkit.kit.render import MISSING, Source, load, names, render
from printkit.kit.table import Row
from printkit.kit.worker import beat, limited
from printkit.workers import allowed
from tests.clock import quick

FORKED = pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no guard without fork")
DATA = {"name": "Ann", "row": Row({"name": "<Bob>", "items": "7", "cells": "9"}), "numbers": [1, 2, 3]}


def made(text: str, *, markdown: bool = False) -> str:
    return render(Source("card.svg", text), DATA, markdown=markdown)


def test_values_are_escaped_for_xml_and_not_for_markdown() -> None:
    assert made("{{ row.name }} {{ row.items }} {{ row.cells }}") == "&lt;Bob&gt; 7 9"
    assert made("{{ row.name }}", markdown=True) == "<Bob>"


def test_names_that_a_template_takes_from_its_data(tmp_path: Path) -> None:
    def of(text: str) -> Set[str] | None:
        return names(Source("card.svg", text, tmp_path))

    (tmp_path / "a.svg").write_text('{% include "b.svg" %}{{ lang }}')
    (tmp_path / "b.svg").write_text('{% include "a.svg" %}{{ number }}')
    assert of("{{ row.name }}{% set x = number %}{{ x }}{{ range(2) }}") == {"row", "number"}
    assert of('{% import "a.svg" as a %}{{ a.b(row) }}') == {"row"}
    for text in ('{% include "a.svg" %}', '{% import "a.svg" as a with context %}', '{% extends "a.svg" %}'):
        assert of(text) == {"lang", "number"}
    for text in ("{% include row.name %}", '{% include "c.svg" %}', "{{"):
        assert of(text) is None


def test_comments() -> None:
    assert made("a{# note #}b") == "ab"
    assert made("{#deal .SP-05}\na{!-- note --!}b\n", markdown=True) == "{#deal .SP-05}\nab\n"


def test_imports_come_from_the_kit_and_from_shared(tmp_path: Path) -> None:
    (tmp_path / "own.svg").write_text("{% macro hi() %}hi {{ name }}{% endmacro %}")
    text = '{% import "own.svg" as own with context %}{{ own.hi() }}'
    assert render(Source("x.svg", text, tmp_path), DATA) == "hi Ann"
    shared = '{% import "shared/cards.svg" as cards with context %}{{ cards.spots_of(2, 1, 1, "#000000") }}'
    assert render(Source("x.svg", shared, tmp_path), DATA).count("<circle") == 2


def test_an_import_that_was_edited_is_read_again(tmp_path: Path) -> None:
    source = Source("x.svg", '{% import "own.svg" as own %}{{ own.a() }}', tmp_path)
    for text in ("one", "two"):
        (tmp_path / "own.svg").write_text(f"{{% macro a() %}}{text}{{% endmacro %}}")
        assert render(source, {}) == text


KINDS = "| int makes a number of a text, | string a text of anything"
CALLED = 'for a column called otherwise, write columns = { "屋台" = "its name" } beside data in kit.toml'
SLIPS = {
    # template: (line, what, hint)
    "{{ nmae }}": (1, "'nmae' is not defined", "did you mean 'name'?"),
    "\n\n{{ row.nam }}": (3, "there is no 'nam' in row", "there is a column 'name'"),
    "{{ row.屋台 }}": (1, "there is no '屋台' in row", CALLED),
    "\n{{ row.name.nope }}": (2, "there is no 'nope' in '<Bob>'", None),
    "{% set looks = {'S': {'ink': 1}} %}\n{{ looks.S.paper }}": (2, "there is no 'paper' in looks.S", None),
    "{% macro own(t) %}{{ t.x }}{% endmacro %}{{ own({'a': 1}) }}": (1, "there is no 'x' in t", None),
    "{{ {'a': 1}.x }}": (1, "there is no 'x' in it", None),
    "{% if x %}{% endif %}": (1, "'x' is not defined", None),
    "{{ 1 if name == 2 }}": (1, "an if without an else, which is needed here", "write else ''"),
    "{{ name | uper }}": (1, "no filter 'uper'", "did you mean 'upper'?"),
    "\n{% if name is defind %}{% endif %}": (2, "no test 'defind'", "did you mean 'defined'?"),
    "{% fro x in numbers %}{% endfor %}": (1, "there can be no tag 'fro' here", "did you mean 'from'?"),
    "{% if name %}{% elseif x %}": (1, "there can be no tag 'elseif' here", "did you mean 'elif'?"),
    "{% for x in numbers %}{% endif %}": (
        1,
        "there can be no tag 'endif' here",
        "{% for %} ends with {% endfor %}",
    ),
    "{% for x in numbers %}": (1, "{% for %} is not ended", "{% for %} ends with {% endfor %}"),
    "{{ name": (1, "unexpected end of template, expected '}}'", MISSING),
    "{% if name = 3 %}{% endif %}": (1, "expected token '%}', got '='", "write == to compare"),
    "\n{{ 1 / 0 }}": (2, "division by zero", None),
    "{{ name + 1 }}": (1, "kinds that do not go together", KINDS),
    "{{ numbers }}": (1, "a list is no text to print", None),
    "{{ numbers == [1] }}": (1, "true or false is no text to print", None),
    "{% set x = none %}{{ x }}": (1, "nothing (none) is no text to print", None),
    "{{ range }}": (1, "is no text to print", None),
    "{% import 'none.svg' as a %}": (1, "no template 'none.svg'", None),
    "{% include 'shared/unwritten-yet.svg' %}": (0, "no file 'shared/unwritten-yet.svg'", None),
    "{% macro a() %}{{ a() }}{% endmacro %}{{ a() }}": (1, "calls itself without end", None),
}


@pytest.mark.parametrize("text", SLIPS)
def test_slips_are_told_with_their_line(text: str) -> None:
    line, what, hint = SLIPS[text]
    with pytest.raises(TemplateError) as caught:
        made(text)
    error = caught.value
    assert what in error.what
    assert error.hint == hint
    if line:
        assert error.where == f"card.svg:{line}"


def test_an_index_has_every_rank_and_says_what_another_is_not_in() -> None:
    text = '{% import "shared/cards.svg" as cards with context %}{{ cards.figure(rank, 5, 5, 9, "#000000") }}'
    for rank in ("A", "K", "Q", "J", *map(str, range(1, 11))):
        assert render(Source("card.svg", text), {"rank": rank}).count("<path") == 1
    with pytest.raises(TemplateError, match=r"there is no '11' in figures \(shared/cards.svg\)"):
        render(Source("card.svg", text), {"rank": "11"})


def test_the_line_is_that_of_the_imported_file(tmp_path: Path) -> None:
    (tmp_path / "own.svg").write_text("\n{% macro hi() %}\n{{ nmae }}{% endmacro %}")
    with pytest.raises(TemplateError) as caught:
        render(Source("x.svg", '{% import "own.svg" as own with context %}{{ own.hi() }}', tmp_path), DATA)
    assert caught.value.where == "own.svg:3"


def test_errors_of_helpers_pass_with_the_line() -> None:
    def fit() -> str:
        raise FitError("too wide")

    with pytest.raises(FitError, match="too wide") as caught:
        render(Source("card.svg", "\n\n{{ fit() }}"), {"fit": fit})
    assert caught.value.where == "card.svg:3"


HOSTILE = [
    "{{ ''.__class__ }}",
    "{{ ''['__class__'] }}",
    "{{ {} | attr('__class__') }}",
    "{{ range.__init__ }}",
    "{{ cycler.__init__.__globals__ }}",
    "{{ self.__init__ }}",
    "{{ numbers.append(1) }}",
    "{{ numbers.__class__.__base__.__subclasses__() }}",
    "{{ '{0.__class__}'.format(1) }}",
    "{{ '%(a)s' % {'a': 1} }}",
    "{{ 'x{:1000000000}'.format(1) }}",
    "{{ 'x'.encode() }}",
    "{{ lipsum(n=100000) }}",
    "{{ numbers | random }}",
    "{% import '/etc/passwd' as a %}",
    "{% import '../../secret' as a %}",
    "{% include 'shared/../../pyproject.toml' %}",
    "{% include '//server/share' %}",
    "{% for i in range(1000000000) %}{% endfor %}",
    "{{ 'a' * 1000000000 }}",
    "{{ [0] * 1000000000 }}",
    "{{ 2 ** 100000000 }}",
    "{{ 10 ** 4000 * 10 ** 4000 }}",
    "{{ 'a' | center(1000000000) }}",
    "{{ 'a'.ljust(1000000000) }}",
    "{{ '%1000000000d' | format(1) }}",
    "{{ '%*d' | format(1000000000, 1) }}",
    "{{ ('a\\n' * 9999) | indent(9999) }}",
    "{{ numbers | batch(1000000000, 0) | list }}",
    "{{ numbers | slice(1000000000) | list }}",
    "{{ 5 | round(1000000000, 'ceil') }}",
    "{{ ('a' * 99999).replace('a', 'b' * 99999) }}",
    "{{ ('a' * 99999) | replace('a', 'b' * 99999) }}",
    "{{ ('a' * 99999).join('b' * 99999) }}",
    "{{ ('b' * 99999) | join('a' * 99999) }}",
    "{{ [[1], [2]] | sum(start=[]) }}",
    "{% set ns = namespace(x='aaaaaaaa') %}{% for i in range(99) %}{% set ns.x = ns.x ~ ns.x %}{% endfor %}",
    "{% set ns = namespace(x='aaaaaaaa') %}{% for i in range(99) %}{% set ns.x = ns.x + ns.x %}{% endfor %}",
    "{% set ns = namespace(x=[1]) %}{% for i in range(99) %}{% set ns.x = ns.x + ns.x %}{% endfor %}",
    "{% set ns = namespace(x=2) %}{% for i in range(99) %}{% set ns.x = ns.x * ns.x %}{% endfor %}",
    "{% for i in range(100000) %}{{ 'a' * 100 }}{% endfor %}",
    "{% macro a(n) %}{% for i in range(9) %}{{ a(n + 1) }}{% endfor %}{% endmacro %}{{ a(0) }}",
]


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_templates_are_refused_at_once(text: str, tmp_path: Path) -> None:
    start = time.monotonic()
    with pytest.raises(TemplateError):
        render(Source("card.svg", text, tmp_path), DATA)
    assert quick(time.monotonic() - start, 5)


ENDLESS = (
    "{% for a in range(99999) %}{% for b in range(99999) %}{% for c in range(99999) %}{% endfor %}{% endfor %}"
    "{% endfor %}"
)


@pytest.fixture
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("printkit.kit.render.SECONDS", 0.3)


@pytest.mark.parametrize(
    "text",
    [
        ENDLESS,
        "{% macro a(n) %}{% if n %}{{ a(n - 1) }}{{ a(n - 1) }}{% endif %}{% endmacro %}{{ a(60) }}",
        "{{ (['a b ' * 9999] * 99999) | map('wordwrap', 3) | map('length') | sum }}",
        "{{ (['a b ' * 9999] * 99999) | select('in', ['c']) | list | length }}" * 99,
    ],
)
@pytest.mark.usefixtures("_short")
def test_what_has_no_end_ends(text: str) -> None:
    start = time.monotonic()
    with pytest.raises(TemplateError, match="takes too long") as caught:
        made(f"\n{text}")
    assert caught.value.where == "card.svg:2"
    assert quick(time.monotonic() - start, 2)


@pytest.mark.usefixtures("_short")
def test_the_time_limit_works_in_other_threads_and_leaves_them_whole() -> None:
    told: list[str] = []

    def work() -> None:
        for text in (ENDLESS, "{{ name }}"):
            try:
                told.append(made(text))
            except TemplateError as error:
                told.append(error.what)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join(10)
    assert told == ["takes too long", "Ann"]


# Each is one step of C code, which the time limit inside Python cannot stop.
NESTED = (
    "{% set ns = namespace(x=[1]) %}{% for i in range(60) %}{% set ns.x = [ns.x, ns.x] %}{% endfor %}"
    "{% if ns.x | string %}a{% endif %}"
)


@FORKED
def test_a_worker_is_ended_whatever_it_does() -> None:
    import resource

    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    with pytest.raises(TemplateError) as caught:
        limited(lambda: render(Source("card.svg", NESTED), {}), "card.svg", seconds=0.4)
    assert caught.value.where == "card.svg"
    assert resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before < 3  # of the processor


@FORKED
def test_a_worker_gives_its_result_or_its_error() -> None:
    assert limited(lambda: "x" * 300_000, "card.svg") == "x" * 300_000
    assert limited(lambda: limited(os.getpid, "a") == os.getpid(), "b"), "one process for both"
    with pytest.raises(TemplateError) as caught:
        limited(lambda: render(Source("card.svg", "\n{{ nmae }}"), DATA), "card.svg")
    assert (caught.value.where, caught.value.hint) == ("card.svg:2", "did you mean 'name'?")
    with pytest.raises(OwnFault, match="ZeroDivisionError"):
        limited(lambda: 1 // 0, "card.svg")


@FORKED
def test_a_worker_tells_what_is_no_ordinary_error() -> None:
    """Such ended with exit code 0 and no answer."""
    left = TemplateError("said")
    left.hint = lambda: None  # type: ignore[assignment]  # what cannot be sent
    for error, name in ((KeyboardInterrupt(), "KeyboardInterrupt"), (left, "PicklingError|AttributeError")):
        with pytest.raises(OwnFault, match=name):
            limited(partial(_raise, error), "card.svg")


def _raise(error: BaseException) -> None:
    raise error


def test_an_error_is_sent_without_what_it_came_of() -> None:
    """Where distributed is imported, and with it tblib, an error is pickled with those that it came of."""

    def work() -> None:
        pytest.importorskip("tblib.pickling_support").install()
        made("{{ numbers[nmae] }}")

    with pytest.raises(TemplateError, match="'nmae' is not defined"):
        limited(work, "card.svg")


def test_a_worker_that_gets_on_may_take_its_time() -> None:
    def slow() -> str:
        for _ in range(8):
            time.sleep(0.1)
            beat()
        return "." * 5 + "="

    assert limited(slow, "card.svg", seconds=0.5) == ".....="
    beat()  # outside of a worker: nothing


@FORKED
def test_time_that_others_have_the_processor_does_not_count() -> None:
    def waits() -> str:
        time.sleep(0.6)
        return "done"

    assert in_time(0.2, waits) == "done"
    assert limited(waits, "card.svg", seconds=0.2) == "done"
    with pytest.raises(TemplateError, match="takes too long"):
        limited(lambda: time.sleep(60), "card.svg", seconds=0.05)


@FORKED
def test_a_worker_that_dies_is_told() -> None:
    with pytest.raises(TemplateError, match="ended with exit code 3"):
        limited(lambda: os._exit(3), "card.svg")
    with pytest.raises(TemplateError, match="ended by SIGKILL"):
        limited(lambda: os.kill(os.getpid(), signal.SIGKILL), "card.svg")


@FORKED
def test_a_worker_has_so_much_time_whatever_it_says() -> None:
    def busy() -> None:
        while True:
            beat()

    with allowed(0.4), pytest.raises(MachineError, match=r"more than 0\.4 seconds of processor time"):
        limited(busy, "card.svg")


@pytest.mark.skipif(sys.platform != "linux", reason="its limits are kept on Linux")
def test_a_worker_has_so_much_memory() -> None:
    with pytest.raises(TemplateError, match="too much memory"):
        limited(lambda: len(bytearray(3 << 30)), "card.svg", megabytes=512)


def test_load_reads_from_the_folder_or_from_shared(small: Path, edit: Callable[[str, str, str], None]) -> None:
    assert load(small, "card.svg").text.startswith("<svg")
    assert load(small, "shared/cards.svg").name == "shared/cards.svg"
    with pytest.raises(TemplateError, match="no file"):
        load(small, "other.svg")


@pytest.mark.parametrize(
    "text", ["{{ 3 | first }}", "{{ 3() }}", "{% for a, b in [1] %}{% endfor %}", "{{ 1 in 2 }}"]
)
def test_what_python_says_of_kinds_is_said_in_words(text: str) -> None:
    with pytest.raises(TemplateError) as refused:
        render(Source("card.svg", text), {})
    assert "object" not in refused.value.what and "'int'" not in refused.value.what
    assert "unpack" not in refused.value.what
