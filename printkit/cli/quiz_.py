"""``printkit quiz``: a page of puzzles about a game, with the answers at the back."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import cast

import click

from printkit.cli import playing
from printkit.cli.terminal import Named, PaperName, say
from printkit.errors import UsageError
from printkit.kit.model import Kit
from printkit.kit.render import Source
from printkit.kit.worker import WORK, guarded
from printkit.lessons import quiz
from printkit.rules.rng import SEEDS
from printkit.rules.scene import Grade
from printkit.writing import replacing

ON_A_PAGE, IN_A_BOOK = 9, 6
"""So many puzzles fill a page of their own; so many one of a rulebook, whose lines are shorter."""
MOST = 60


@click.command()
@click.argument("kit")
@click.option(
    "--count",
    type=click.IntRange(1, MOST),
    help="How many puzzles.  [default: 9; 6 with --write, one page each]",
)
@click.option("--lang", help="Language, or two (ja+en) for both side by side.  [default: the kit's first]")
@click.option("--paper", type=PaperName(), help="Any other in mm: 330x483.  [default: a4]")
@click.option("--seed", type=click.IntRange(0, SEEDS - 1), default=0, help="Other puzzles for each.")
@click.option("--grade", type=click.IntRange(1, 3), help="Only easy (1), medium (2) or hard (3) puzzles.")
@click.option("--out", "-o", type=Named(".pdf"), help="The PDF to write.")
@click.option("--write", is_flag=True, help="Pin the puzzles in the kit, for its rulebook, instead.")
@playing.trust
@playing.limit
def command(
    kit: str,
    count: int | None,
    lang: str | None,
    paper: str | None,
    seed: int,
    grade: int | None,
    out: Path | None,
    write: bool,
    trust: bool,
) -> None:
    """Make a page of puzzles for KIT: which cards may be played, who wins, with the answers at the back.

    Every puzzle is from a hand that the engine played, and its answer is proven by a replay; the hands are
    attached to the PDF, so that verify can prove them again.
    """
    langs = [] if lang is None else lang.replace(",", "+").split("+")
    found = playing.kit_with(kit, trust, langs)
    if write and (out or langs or paper):
        raise UsageError("--write pins in the kit; --out, --lang and --paper are for a PDF", where="--write")
    if len(langs) > 2 or len({*langs}) < len(langs):
        raise UsageError(f"{lang!r} is neither a language nor a pair of two", where="--lang")
    langs, paper = langs or [found.languages[0]], paper or "a4"
    count = count or (IN_A_BOOK if write else ON_A_PAGE)
    posed = quiz.pose(found, count, seed, cast(Grade | None, grade))
    if write:
        path = found.folder / quiz.PINNED
        for one in found.languages:  # what cannot be told is no puzzle
            guarded(found.folder, partial(quiz.tell, posed, one, found), "quiz", WORK)
        data = quiz.pinned_text(posed).encode()
    else:
        path = out or Path(f"{found.id}_quiz_{'+'.join(langs)}_{paper}.pdf")
        data = guarded(found.folder, partial(_pdf, found, posed, langs, paper), "quiz", WORK)
    with replacing(path) as file:
        file.write(data)
    say(f"wrote {path}", err=True)


def _pdf(kit: Kit, posed: tuple[quiz.Posed, ...], langs: list[str], paper: str) -> bytes:
    """Set the puzzles and their answers."""
    from printkit.book.read import book_words
    from printkit.book.typeset import Text, typeset_text
    from printkit.lessons.examples import facts
    from printkit.pdf.page import Attachment
    from printkit.pdf.write import write

    texts, known = [], facts(kit)
    for lang in langs:
        questions, answers = quiz.tell(posed, lang, kit)
        words = book_words(lang, kit)
        data = {"questions": questions, "answers": answers, "w": words, "facts": known}
        texts.append(Text(lang, kit.name[lang], Source("quiz", PAGE, kit.folder), data))
    attached = [Attachment(*one, "") for one in quiz.records(posed)]
    return write(typeset_text(kit, texts, paper, attached))


PAGE = """{#quiz}
## {{ w.quiz }}

{#quiz-intro}
{{ w["quiz-intro"] }}

{{ questions }}

```page
```

{#answers}
## {{ w.answers }}

{{ answers }}
"""
