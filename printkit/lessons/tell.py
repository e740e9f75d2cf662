"""Telling: an example's story → Markdown in one language (docs/markup.md), with the record that proves it."""

from __future__ import annotations

import shlex

from msgspec import Struct

from printkit import games
from printkit.errors import KitError, TemplateError
from printkit.kit.model import Kit
from printkit.lessons.phrases import Teller
from printkit.lessons.referee import Example
from printkit.lessons.registry import lessons_of
from printkit.rules.faults import given
from printkit.rules.lesson import Drawing, Grid, Lesson, Para, Scene, Story
from printkit.rules.record import page

ALIGN = {"l": ":--", "c": ":-:", "r": "--:"}


class ToldExample(Struct, frozen=True):
    """An example as a book takes it in.

    ``markdown``: an ``example`` box with the id ``ex-<lesson>``. ``name``, ``record``: the file to attach.
    """

    title: str
    markdown: str
    name: str
    record: bytes


def story_of(example: Example) -> Story:
    """Give the story of a proven example, in no language."""
    return given(example.lesson.tell(example.scene, example.sight), Story, example.lesson.tell)


def tell(example: Example, lang: str, kit: Kit | None = None) -> ToldExample:
    """Tell a proven example in one language. ``kit``: that it is told for."""
    lesson, story, teller = example.lesson, story_of(example), _teller(example, lang, kit)
    title = teller.tell(story.title)
    blocks = [block for one in story.blocks if (block := _block(one, teller))]
    markdown = "\n\n".join([f"::: example {_attributes(lesson)} {title}", *blocks]) + "\n:::\n"
    return ToldExample(title, markdown, f"{lesson.id}.json", page(example.scene.record).encode())


def tell_briefly(example: Example, lang: str, kit: Kit | None = None) -> str:
    """Tell a proven example as a figure with title and words for a caption, to stand beside others.

    TemplateError where the story is not one drawing and words.
    """
    lesson, story = example.lesson, story_of(example)
    drawings = [block for block in story.blocks if isinstance(block, Drawing)]
    words = [step for block in story.blocks if isinstance(block, Para) for step in block.steps]
    if len(drawings) != 1 or any(isinstance(block, Grid) for block in story.blocks):
        raise TemplateError(
            f"the example {lesson.id!r} cannot be told briefly", hint="it is not one drawing and words"
        )
    teller = _teller(example, lang, kit)
    caption = f"**{teller.tell(story.title)}**\\\n{teller.text(tuple(words))}"
    return f"{_attributes(lesson)}\n{figure(drawings[0], teller, caption)}\n"


def _teller(example: Example, lang: str, kit: Kit | None) -> Teller:
    game = example.scene.game.id
    return Teller(game, lang, list(lessons_of(game)).index(example.lesson.id), kit)


def _attributes(lesson: Lesson) -> str:
    return f"{{#ex-{lesson.id} {' '.join(f'.{clause}' for clause in lesson.clauses)}}}"


def tell_whole(scene: Scene, lang: str, kit: Kit | None = None) -> str:
    """Tell any hand that was played, from the deal to the scores, as Markdown without a box round it.

    ``kit``: that it is told for. KitError when the game cannot be told yet, or not in this language.
    """
    game = scene.game.id
    teller = Teller(game, lang, 0, kit)
    whole = games.offer(game, "whole")
    if whole is None:
        raise KitError(f"hands of {game} cannot be told yet", hint="its lessons have no whole(scene)")
    told = given(whole(scene), Story, whole).blocks
    return "\n\n".join(block for one in told if (block := _block(one, teller))) + "\n"


def _block(block: Para | Grid | Drawing, teller: Teller) -> str:
    if isinstance(block, Para):
        return teller.text(block.steps)
    if isinstance(block, Grid):
        rows = [block.head, *block.rows]
        lines = [_row([teller.tell(step) for step in row]) for row in rows]
        lines.insert(1, _row([ALIGN[letter] for letter in block.align]))
        return "\n".join(["{.opens}", *lines] if block.opens else lines)
    return figure(block, teller)


def figure(drawing: Drawing, teller: Teller, caption: str = "") -> str:
    """Give the Markdown of a figure."""
    texts = ((key, str(value)) for key, value in drawing.values.items())
    values = " ".join(f"{key}={shlex.quote(text)}" for key, text in texts)
    body = [caption] if caption else []
    return "\n".join([f"```figure {drawing.name} {values}", *body, f"alt: {teller.text(drawing.alt)}", "```"])


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
