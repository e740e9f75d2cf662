"""Telling: an example's story → Markdown in one language (docs/markup.md), with the record that proves it."""

from __future__ import annotations

from dataclasses import dataclass

from printkit.lessons.phrases import Teller
from printkit.lessons.referee import Example
from printkit.lessons.room import lessons_of
from printkit.rules.lesson import Drawing, Grid, Para, Story
from printkit.rules.record import page

ALIGN = {"l": ":--", "c": ":-:", "r": "--:"}


@dataclass(frozen=True, slots=True)
class Told:
    """An example as a book takes it in.

    ``markdown``: an ``example`` box with the id ``ex-<lesson>``. ``name``, ``record``: the file to attach.
    """

    lesson: str
    lang: str
    title: str
    markdown: str
    name: str
    record: bytes


def story_of(example: Example) -> Story:
    """Give the story of a proven example, in no language."""
    return example.lesson.tell(example.scene, example.sight)


def tell(example: Example, lang: str) -> Told:
    """Tell a proven example in one language."""
    lesson = example.lesson
    story = story_of(example)
    game = example.scene.game.id
    teller = Teller(game, lang, offset=list(lessons_of(game)).index(lesson.id))
    title = teller.tell(story.title)
    blocks = [block for one in story.blocks if (block := _block(one, teller))]
    clauses = " ".join(f".{clause}" for clause in lesson.clauses)
    head = f"::: example {{#ex-{lesson.id} {clauses}}} {title}"
    markdown = "\n\n".join([head, *blocks]) + "\n:::\n"
    return Told(lesson.id, lang, title, markdown, f"{lesson.id}.json", page(example.scene.record).encode())


def _block(block: Para | Grid | Drawing, teller: Teller) -> str:
    if isinstance(block, Para):
        return teller.text(block.steps)
    if isinstance(block, Grid):
        rows = [block.head, *block.rows]
        lines = [_row([teller.tell(step) for step in row]) for row in rows]
        lines.insert(1, _row([ALIGN[letter] for letter in block.align]))
        return "\n".join(lines)
    values = " ".join(f"{key}={_quoted(str(value))}" for key, value in block.values.items())
    caption = [teller.text(block.caption)] if block.caption else []
    return "\n".join([f"```figure {block.name} {values}", *caption, f"alt: {teller.text(block.alt)}", "```"])


def _quoted(value: str) -> str:
    return value if value and " " not in value else f'"{value}"'


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
