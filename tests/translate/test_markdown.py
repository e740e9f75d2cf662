"""Books as texts to translate: what is words, where it is, and that all else comes back as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.errors import DataError
from printkit.kit.resources import builtin_kits, data_folder
from printkit.translate.markdown import Markdown

BOOK = """\
{!-- a remark --!}
::: opening {#opening .XX-01} A motto
Words {{ facts.n }}.

More *words*.
:::

{#deal}
## The deal

{#deal-cards .XX-02}
Deal {card:QH}.

{{ rule("deal") }}

{% for n in facts.players %}{{ n }}{% endfor %}

{#seats .each}
```figure seats players=2
Two seats.
alt: Seats.
```
"""


def book(text: str = BOOK) -> Markdown:
    return Markdown("rulebook", "rulebook.en.md", text, {"fr": "regles.md"}, {"XX-02": "A fact."})


def test_its_words_have_places_lines_and_clauses() -> None:
    found = book().texts()
    assert {place: (one.text, one.line) for place, one in found.items()} == {
        "rulebook#opening": ("A motto\nWords {{ facts.n }}.", 2),
        "rulebook#opening+1": ("More *words*.", 5),
        "rulebook#deal": ("The deal", 9),
        "rulebook#deal-cards": ("Deal {card:QH}.", 12),
        "rulebook#seats": ("Two seats.\nalt: Seats.", 20),
    }
    assert found["rulebook#deal-cards"].note == "XX-02: A fact."


def test_a_title_before_what_is_put_in_is_words() -> None:
    """That of Sorcerer's book was in no PO file."""
    text = '::: opening {#opening} A motto\n{{ rule("object") }}\n\nWords.\n:::\n'
    assert book(text).texts()["rulebook#opening"].text == 'A motto\n{{ rule("object") }}'


def test_the_rest_stays() -> None:
    assert book().written("de", {}) == ("rulebook.de.md", BOOK)
    name, text = book().written(
        "fr", {"rulebook#deal": "La donne", "rulebook#seats": "Deux places.\nalt: Places."}
    )
    assert name == "regles.md"
    wanted = BOOK.replace("The deal", "La donne").replace(
        "Two seats.\nalt: Seats.", "Deux places.\nalt: Places."
    )
    assert text == wanted


@pytest.mark.parametrize("kit", [*builtin_kits(), "shared"])
def test_books_of_ours_come_back_letter_by_letter(kit: str) -> None:
    for path in sorted((data_folder("templates") / kit).glob("*.md")):
        one = Markdown("book", path.name, path.read_text("utf-8"), {}, {})
        same = {place: text.text for place, text in one.texts().items()}
        assert len(same) >= 4 and one.written("xx", same)[1] == path.read_text("utf-8"), path


@pytest.mark.parametrize(
    ("said", "wrong"),
    [("Un\n\nDeux", "an empty line parts"), ("Un {#autre}", "other {#…} than the original")],
)
def test_a_translation_that_would_be_other_blocks_is_refused(said: str, wrong: str) -> None:
    with pytest.raises(DataError, match=wrong) as error:
        book().written("fr", {"rulebook#deal-cards": said})
    assert error.value.where == "rulebook#deal-cards"


def test_a_figure_keeps_what_is_read_out() -> None:
    """Translated, “alt:” and its line became a part of the caption, and a screen reader read that."""
    (place,) = (place for place, text in book().texts().items() if "\nalt:" in text.text)
    for said in ("Deux places.", "Deux places.\nAlt: Places."):
        with pytest.raises(DataError, match="no line that begins with alt:"):
            book().written("fr", {place: said})


def test_blocks_keep_their_places_when_others_are_put_in() -> None:
    more = BOOK.replace("{#deal-cards", "{#new}\nA new block.\n\n{#deal-cards")
    assert book().texts().keys() | {"rulebook#new"} == book(more).texts().keys()


def test_a_megabyte_of_braces_is_read_in_no_time(tmp_path: Path) -> None:
    for piece in ("{{ ", "{% ", "{#a ", "{!-- ", "\n ", "```\n"):
        assert len(Markdown("b", "b.md", piece * 100_000, {}, {}).texts()) <= 1
