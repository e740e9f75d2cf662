"""A template is compiled once, for as long as nothing that it is compiled from or by changes."""

from __future__ import annotations

from pathlib import Path
from types import CodeType

import jinja2
import pytest

from printkit.cache import store
from printkit.errors import TemplateError
from printkit.kit import render as rendering
from printkit.kit import sandbox
from printkit.kit.render import Source, render
from printkit.kit.sandbox import Sandbox
from tests.making.conftest import own_cache

__all__ = ["own_cache"]

TEXT = "{% for one in many %}{{ one ~ ', ' }}{% endfor %}\n{{ many | join('+') }}"
NAME = "some/words.md"


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """List the templates that Jinja compiles."""
    found: list[str] = []
    by_hand = jinja2.Environment.compile

    def counted(self: jinja2.Environment, source: str, *more: object) -> object:
        found.append(source)
        return by_hand(self, source, *more)  # type: ignore[call-overload]  # what it is given

    monkeypatch.setattr(jinja2.Environment, "compile", counted)
    return found


def made(text: str = TEXT, name: str = NAME, markdown: bool = True) -> str:
    rendering._compiled.cache_clear()  # as in another process
    return render(Source(name, text), {"many": [1, 2, 3]}, markdown=markdown)


def test_what_was_compiled_is_not_compiled_again(compiled: list[str]) -> None:
    first = made()
    assert first == "1, 2, 3, 1+2+3"
    assert made() == first
    assert compiled == [TEXT]


def test_another_template_is(compiled: list[str]) -> None:
    made()
    made(TEXT + " ")
    made(name="other/words.md")
    made(markdown=False)
    assert compiled == [TEXT, TEXT + " ", TEXT, TEXT]


@pytest.mark.parametrize(
    ("module", "name", "value"),
    [
        ("sys", "version", "3.99"),
        ("importlib.util", "MAGIC_NUMBER", b"none"),
        ("marshal", "version", 99),
        ("printkit.cache.store", "version", lambda library: [f"{library}-3.9.dist-info"]),
    ],
)
def test_so_is_the_same_for_another_python_or_jinja(
    module: str, name: str, value: object, compiled: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    made()
    with monkeypatch.context() as patch:
        patch.setattr(f"{module}.{name}", value)
        sandbox._compiler.cache_clear()
        made()
    sandbox._compiler.cache_clear()
    assert compiled == [TEXT, TEXT]


def test_so_is_the_same_for_another_sandbox(
    compiled: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    made()
    (tmp_path / "sandbox.py").write_text("# changed")
    with monkeypatch.context() as patch:
        patch.setattr(sandbox, "__file__", str(tmp_path / "sandbox.py"))
        sandbox._compiler.cache_clear()
        made()
    sandbox._compiler.cache_clear()
    assert compiled == [TEXT, TEXT]


def test_a_damaged_one_is_compiled_anew(own_cache: Path, compiled: list[str]) -> None:
    first = made()
    (entry,) = (own_cache / "templates").iterdir()
    whole = entry.read_bytes()
    for place in range(0, len(whole), 97):
        entry.write_bytes(whole[:place] + bytes([whole[place] ^ 4]) + whole[place + 1 :])
        compiled.clear()
        assert made() == first
        assert compiled == [TEXT]
        assert entry.read_bytes() == whole


def test_nothing_is_kept_where_nothing_is_wanted(own_cache: Path) -> None:
    with store.caching(False):
        made()
    assert not own_cache.exists()


def test_an_error_has_its_place_in_both() -> None:
    for _ in range(2):
        with pytest.raises(TemplateError, match="nothing_such") as caught:
            made("one\ntwo\n{{ nothing_such }}")
        assert caught.value.where == f"{NAME}:3"


def test_jinja_is_told_where_a_template_fails(own_cache: Path) -> None:
    environment = Sandbox(markdown=True)
    for _ in range(2):
        code = environment.compile(TEXT, NAME, NAME)
        assert isinstance(code, CodeType)
        template = environment.template_class.from_code(environment, code, environment.make_globals(None))
        assert template.filename == template.name == NAME
        assert code.co_filename == NAME
    assert len(list((own_cache / "templates").iterdir())) == 1
