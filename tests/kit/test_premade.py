"""What was compiled beforehand is what would be compiled now, and it is found."""

from __future__ import annotations

import tomllib

import jinja2
import pytest

from printkit.kit import premade
from printkit.kit.read import read_kit
from printkit.kit.render import Source, render
from printkit.kit.resources import data_folder, find_kit
from printkit.kit.sandbox import Sandbox

from .premake import HEAD, made, sources, tables

AGAIN = "run python -m tests.kit.premake"


def test_the_folder_holds_every_template_of_today() -> None:
    assert {path.name for path in premade.FOLDER.glob("*_????????????.*")} == set(made()), AGAIN


def test_the_modules_are_what_this_jinja_makes() -> None:
    head = HEAD.format(version=jinja2.__version__)
    for name, text in made().items():
        kept = (premade.FOLDER / name).read_text(encoding="utf-8")
        if kept.splitlines()[0] == head.rstrip():  # another version may write the same otherwise
            assert kept == text, AGAIN


@pytest.mark.parametrize("source", sources(), ids=lambda source: source.name)
def test_a_template_is_found_by_its_content(source: Source) -> None:
    markdown = not source.name.endswith(".svg")
    assert premade.code(source.name, source.text, markdown) is not None
    assert premade.code(source.name, source.text + " ", markdown) is None
    assert premade.code(source.name, source.text, not markdown) is None


@pytest.mark.parametrize("name", tables())
def test_a_table_is_found_by_its_content(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = tables()[name]
    with monkeypatch.context() as patch:
        patch.setattr(tomllib, "loads", lambda text: {})
        found = premade.table(name, text)
        assert premade.table(name, text + "\n") == {}
    assert found == tomllib.loads(text)
    assert found


def test_a_kit_has_none() -> None:
    assert premade.code("rulebook.en.md", "words", True) is None


def test_a_premade_template_renders_as_a_compiled_one() -> None:
    name, text = _trick()
    data: dict[str, object] = {"players": 4, "dealer": 0, "leader": 1, "cards": "KH,JH,AH,2S", "trump": "S"}
    data |= {"winner": 0, "seat": "", "hand": "", "face": "", "legal": "", "lang": "en"}
    data |= {"kit": read_kit(find_kit("shifty-partners"))}
    folder = data_folder("templates") / "shared"
    drawn = [render(Source(one, text, folder), data) for one in (name, "another.svg")]
    assert drawn[0] == drawn[1]
    assert drawn[0].count("<path") > 4


def test_jinja_is_told_where_a_premade_template_fails() -> None:
    code = premade.code(*_trick(), False)
    assert code is not None
    environment = Sandbox(markdown=False)
    template = environment.template_class.from_code(environment, code, environment.make_globals(None))
    assert template.filename == template.name == _trick()[0]


def _trick() -> tuple[str, str]:
    found = next(source for source in sources() if source.name == "shared/figures/trick.svg")
    return found.name, found.text
