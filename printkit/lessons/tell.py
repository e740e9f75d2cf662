"""Telling: an example's story → Markdown in one language (docs/markup.md), with the record that proves it."""

from __future__ import annotations

from dataclasses import dataclass

from printkit.errors import KitError
from printkit.lessons.phrases import Teller
from printkit.lessons.referee import Example
from printkit.lessons.room import lessons_of, whole_of
from printkit.rules.lesson import Drawing, Grid, Para, Scene, Story
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


def tell_whole(scene: Scene, lang: str) -> str:
    """Tell any hand that was played, from the deal to the scores, as Markdown without a box round it.

    KitError when the game cannot be told yet, or not in this language.
    """
    game = scene.game.id
    teller = Teller(game, lang, offset=0)
    whole = whole_of(game)
    if whole is None:
        raise KitError(f"hands of {game} cannot be told yet")
    return "\n\n".join(block for one in whole(scene).blocks if (block := _block(one, teller))) + "\n"


def _block(block: Para | Grid | Drawing, teller: Teller) -> str:
    if isinstance(block, Para):
        return teller.text(block.steps)
    if isinstance(block, Grid):
        rows = [block.head, *block.rows]
        lines = [_row([teller.tell(step) for step in row]) for row in rows]
        lines.insert(1, _row([ALIGN[letter] for letter in block.align]))
        return "\n".join(lines)
    return figure(block, teller, teller.text(block.caption))


def figure(drawing: Drawing, teller: Teller, caption: str = "") -> str:
    """Give the Markdown of a figure."""
    values = " ".join(f"{key}={_quoted(str(value))}" for key, value in drawing.values.items())
    body = [caption] if caption else []
    return "\n".join([f"```figure {drawing.name} {values}", *body, f"alt: {teller.text(drawing.alt)}", "```"])


def _quoted(value: str) -> str:
    return value if value and " " not in value else f'"{value}"'


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
