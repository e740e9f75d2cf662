"""What was proven and told for a book: taken again while all of it is the same, never when something is not."""

from __future__ import annotations

import importlib
import io
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import pikepdf
import pytest

from printkit.cache import store
from printkit.errors import ClaimError, KitError, TemplateError
from printkit.kit.resources import data_folder
from printkit.lessons import examples
from printkit.making import Settings, books, build, inputs

PROVES = ("referee.prove", "examples.prove", "quiz.prove", "quiz.read_pinned")
TELLS = ("examples.tell", "examples.tell_briefly", "quiz.tell", "examples.game_facts")

RULES = ("trumps", "trumps-roll", "play", "play-win")
SHORT = "\n".join(f'{{{{ rule("{one}") }}}}' for one in RULES) + '\n\n{{ example("trump-wins") }}'
"""How a short book ends, after its beginning and its puzzles."""


def write_short(tmp_path: Path) -> tuple[Path]:
    """Write a kit with a short book, two examples and three puzzles."""
    folder = Path(shutil.copytree(data_folder("templates") / "shifty-partners", tmp_path / "shifty-partners"))
    for path in folder.glob("rulebook.*.md"):
        text = path.read_text("utf-8")
        head, puzzles = text.index('{{ rule("teams") }}'), text.index("{#quiz .web}")
        short = [text[:head], text[puzzles : text.index("{#glossary .web}")], SHORT]
        path.write_text("\n\n".join(short), "utf-8")
    for path in (folder / "examples").iterdir():
        if path.stem not in ("trump-wins", "last-hand"):
            path.unlink()
    posed = json.loads((folder / "quiz.json").read_text("utf-8"))
    (folder / "quiz.json").write_text(json.dumps(posed[:3]), "utf-8")
    return (folder,)


@pytest.fixture
def kit(tmp_path: Path) -> Path:
    """Give a kit to change."""
    return write_short(tmp_path)[0]


def made(
    kit: Path, out: str = "out", cache: bool = True, lang: str = "ja", text: str = "rulebook", paper: str = "a4"
) -> bytes:
    settings = Settings(
        kits=(str(kit),),
        languages=(lang,),
        only=(text,),
        papers=("a4", "letter") if paper == "letter" else (paper,),
        out=kit.parent / out,
        jobs=1,
        cache=cache,
    )
    (one,) = build(settings)
    assert not one.unchanged
    return (one.folder / f"shifty-partners_{text}_{lang}_{paper}.pdf").read_bytes()


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def one_word(kit: Path) -> None:
    change(kit / "rulebook.ja.md", "この", "このこの")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """List what is proven, told and drawn by templates."""
    found: list[str] = []

    def count(place: str) -> None:
        path, _, name = place.rpartition(".")
        module = importlib.import_module(path)
        by_hand = getattr(module, name)

        def counted(*words: Any, **more: Any) -> Any:
            found.append(place)
            return by_hand(*words, **more)

        monkeypatch.setattr(module, name, counted)

    for one in (*PROVES, *TELLS):
        count(f"printkit.lessons.{one}")
    count("printkit.book.read.render")
    count("printkit.book.opening.render")
    count("printkit.book.draw.read_svg")
    return found


def test_a_second_build_proves_tells_and_draws_nothing(kit: Path, asked: list[str]) -> None:
    made(kit)
    assert {f"printkit.lessons.{one}" for one in ("examples.prove", "quiz.prove", "examples.tell")} | {
        "printkit.book.opening.render",
        "printkit.book.draw.read_svg",
    } <= {*asked}
    one_word(kit)
    asked.clear()
    after = made(kit)
    # of both languages the sheet, whose rules it takes over, and the book
    assert asked == 4 * ["printkit.book.read.render"]
    assert after == made(kit, "fresh", cache=False)


def test_the_records_of_what_a_sheet_or_a_book_prints_go_along(kit: Path, asked: list[str]) -> None:
    def attached(text: str, out: str, paper: str = "a4") -> set[str]:
        with pikepdf.open(io.BytesIO(made(kit, out, text=text, paper=paper))) as pdf:
            return {*pdf.attachments}

    assert attached("rulesheet", "none") == set()
    assert "printkit.lessons.examples.prove" not in asked
    for lang in ("ja", "en"):
        sheet = kit / f"rulesheet.{lang}.md"
        sheet.write_text(f'{sheet.read_text("utf-8")}\n\n{{{{ example("last-hand") }}}}\n', "utf-8")
        change(kit / f"rulebook.{lang}.md", "{#quiz .web}", "{#quiz}")
    for again in ("first", "second"):
        assert attached("rulesheet", again, "letter") == {"last-hand.json"}
        assert attached("rulebook", again) == {"trump-wins.json", "quiz-1.json", "quiz-2.json", "quiz-3.json"}


def test_no_cache_proves_and_keeps_nothing(kit: Path, asked: list[str], own_cache: Path) -> None:
    made(kit)
    kept = sorted(own_cache.rglob("*"))
    one_word(kit)
    asked.clear()
    made(kit, cache=False)
    assert "printkit.lessons.examples.prove" in asked and "printkit.lessons.quiz.prove" in asked
    assert sorted(own_cache.rglob("*")) == kept


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.long), "ja+en"])
def test_other_editions_are_the_same_with_and_without(kit: Path, lang: str) -> None:
    made(kit, lang=lang)
    one_word(kit)
    assert made(kit, lang=lang) == made(kit, "fresh", cache=False, lang=lang)


def words(kit: Path) -> None:
    (kit / "words.csv").write_text((kit / "words.csv").read_text("utf-8") + "\n", "utf-8")


CHANGES: dict[str, Callable[[Path], None]] = {
    "kit.toml": lambda kit: change(kit / "kit.toml", "version = ", "version  = "),
    "a record": lambda kit: change(next(iter(sorted((kit / "examples").iterdir()))), "{", "{ "),
    "the puzzles": lambda kit: change(kit / "quiz.json", "[", "[ "),
    "a drawing": lambda kit: change(kit / "figures" / "teams.svg", "<svg", "<svg "),
    "the words": words,
}


def test_what_it_is_made_from_is_looked_at(kit: Path, asked: list[str]) -> None:
    before = made(kit)
    for name, change in CHANGES.items():
        change(kit)
        asked.clear()
        assert made(kit) == before, name
        assert "printkit.lessons.examples.prove" in asked, name


def test_a_false_record_is_found_after_a_good_build(kit: Path) -> None:
    made(kit)
    good = {path: path.read_bytes() for path in (kit / "examples").iterdir()}
    false = next(path for path in sorted(good) if b'"winner": ' in good[path])
    text = false.read_text("utf-8")
    seat = text.index('"winner": ') + len('"winner": ')
    false.write_text(f"{text[:seat]}{(int(text[seat]) + 1) % 4}{text[seat + 1 :]}", "utf-8")
    for _ in range(2):
        with pytest.raises(ClaimError, match=false.stem):
            made(kit)
    false.write_bytes(good[false])
    made(kit, "again")


def test_a_false_puzzle_is_found_after_a_good_build(kit: Path) -> None:
    made(kit)
    puzzles = json.loads((kit / "quiz.json").read_text("utf-8"))
    puzzles[0]["at"] = 10_000
    (kit / "quiz.json").write_text(json.dumps(puzzles), "utf-8")
    with pytest.raises(ClaimError, match="the hand has no puzzle"):
        made(kit)


def test_a_bad_option_is_found_after_a_good_one(kit: Path) -> None:
    made(kit)
    path = kit / "kit.toml"
    path.write_text(path.read_text("utf-8") + '\n[ruleset]\nweather = "fine"\n', "utf-8")
    for _ in range(2):
        with pytest.raises(KitError, match="no option 'weather'"):
            made(kit)


def test_a_question_that_was_not_kept_is_answered(kit: Path, asked: list[str]) -> None:
    made(kit)
    book = kit / "rulebook.ja.md"
    text = book.read_text("utf-8")
    book.write_text(f'{text}\n\n{{{{ example("no-such-lesson") }}}}\n', "utf-8")
    with pytest.raises(TemplateError, match="no example 'no-such-lesson'"):
        made(kit)
    book.write_text(text.replace("{{ quiz() }}", "{{ quiz() }} {{ facts.no_such_fact }}"), "utf-8")
    asked.clear()
    with pytest.raises(TemplateError, match="no_such_fact"):
        made(kit)
    assert "printkit.lessons.examples.prove" not in asked


def spoil(entry: Path) -> None:
    entry.write_bytes(entry.read_bytes()[:-9] + b"x" * 9)


def forge(entry: Path) -> None:
    """Write what is whole but of another form."""
    told = msgspec.msgpack.decode(entry.read_bytes()[store.DIGEST :])
    told["told"] = dict.fromkeys(told["told"], 7)
    sign(entry, msgspec.msgpack.encode(told))


def sign(entry: Path, body: bytes) -> None:
    entry.write_bytes(store._digest(entry, body) + body)


DAMAGE: tuple[Callable[[Path], object], ...] = (
    *(spoil, forge),
    *(lambda entry: entry.write_bytes(b""), lambda entry: sign(entry, b"\xc1")),
)


def test_what_is_damaged_counts_as_absent(kit: Path, own_cache: Path, asked: list[str]) -> None:
    before = made(kit)
    (entry,) = (own_cache / "proven").iterdir()
    for number, damage in enumerate(DAMAGE):
        damage(entry)
        asked.clear()
        assert made(kit, f"other-{number}") == before
        assert "printkit.lessons.examples.prove" in asked, number
        asked.clear()
        assert made(kit, f"third-{number}") == before
        assert "printkit.lessons.examples.prove" not in asked, number


def test_a_kit_that_changes_while_it_is_read_is_not_kept(
    kit: Path, own_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_hand = books.Proven.prove

    def meanwhile(self: books.Proven) -> None:
        by_hand(self)
        change(kit / "quiz.json", "[", "[ ")

    monkeypatch.setattr(books.Proven, "prove", meanwhile)
    made(kit)
    assert not (own_cache / "proven").exists()


def test_facts_that_are_no_plain_data_are_not_kept(
    kit: Path, own_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_hand = examples.facts
    monkeypatch.setattr(examples, "facts", lambda kit: {**by_hand(kit), "pair": (1, 2)})
    before = made(kit)
    assert not (own_cache / "proven").exists()
    assert made(kit, "other") == before


@pytest.mark.parametrize(
    "load",
    [
        pytest.param('{% include "./rulebook.ja.md" %}', marks=pytest.mark.long),
        '{% import "x.svg" if no else "rulebook.ja.md" as other %}',
    ],
)
def test_nothing_is_kept_where_a_drawing_may_load_the_book(kit: Path, own_cache: Path, load: str) -> None:
    (kit / "figures" / "unused.svg").write_text(load, "utf-8")
    made(kit)
    assert not (own_cache / "proven").exists()


def test_the_phrases_of_a_game_are_part_of_printkit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    templates = tmp_path / "templates"
    for name in ("shared/phrases.en.toml", "whist/phrases.en.toml", "whist/facts.json", "whist/rulebook.en.md"):
        (templates / name).parent.mkdir(parents=True, exist_ok=True)
        (templates / name).write_text("", "utf-8")
    (tmp_path / "fonts").mkdir()
    monkeypatch.setattr(inputs, "data_folder", lambda name: tmp_path / name)
    program = inputs.program.__wrapped__
    before = program()
    (templates / "whist/rulebook.en.md").write_text("another", "utf-8")
    assert program() == before
    (templates / "whist/facts.json").write_text("{}", "utf-8")
    again = program()
    assert again != before
    (templates / "whist/phrases.en.toml").write_text("#", "utf-8")
    assert program() not in (again, before)


def test_a_file_that_cannot_be_read_is_no_reason_to_fail(
    kit: Path, own_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(*asked: object) -> NoReturn:
        raise PermissionError

    monkeypatch.setattr(inputs, "_digest", locked)
    monkeypatch.setattr("printkit.making.books._loaded", locked)
    assert made(kit)
    assert not (own_cache / "proven").exists()
