"""What a language does otherwise: spaces, quotation marks, where lines end; nothing else names languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from printkit.text import classes
from printkit.text.inline import Span, TextStyle
from printkit.text.languages import LANGUAGES, habits, in_order, spaced
from printkit.text.lines import set_lines

ROOT = Path(__file__).parents[2]
N = "\u202f"


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("Qui gagne?", f"Qui gagne{N}?"),
        ("Qui gagne ?", f"Qui gagne{N}?"),
        ("Quoi\u00a0?!", f"Quoi{N}?!"),
        ("«Pli» : oui ; non", f"«{N}Pli{N}»{N}: oui{N}; non"),
        (" : après un mot gras", f"{N}: après un mot gras"),
        ("« Pli ! » dit-il", f"«{N}Pli{N}!{N}» dit-il"),
        ("« Pli » ; « pli »?!", f"«{N}Pli{N}»{N}; «{N}pli{N}»{N}?!"),
        ("À 12:30, http://a.b/?c", f"À 12:30, http://a.b/{N}?c"),
        ("Fin.", "Fin."),
        ("!", "!"),
    ],
)
def test_french_marks_stand_off(text: str, made: str) -> None:
    assert spaced(text, "fr") == spaced(text, "fr-CA") == made
    assert spaced(made, "fr") == made
    assert spaced(text, "en") == spaced(text, "ja") == text


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("pl", "cel ćma dama luty łyżka oko ósemka żaba"),
        ("uk", "гра ґанок ера єдність зуб ігри їжак йод щастя яблуко"),
        ("ru", "ёлка ель если игра йод карта"),
        ("sv-FI", "ask zon åtta ärm ö"),
        ("de", "Ärmel Ass Bube"),
        ("tr", "çay dama gaz ğa ıslak İki ilk şık üzüm"),
        ("vi", "ăn ấm cờ đường e thẻ ưa"),
        ("el", "άσος βάση έλα ζάρι"),
        ("hu", "oroszlán ozora öreg őr ős"),
        ("be", "зуб ігра йод карта яма"),
        ("ko", "가위 각 거미 고래 나무 나비"),
    ],
)
def test_words_are_sorted_as_in_a_dictionary(lang: str, words: str) -> None:
    assert sorted(words.split(), key=lambda word: in_order(word, lang)) == words.split()


def lines(text: str, lang: str, measure: float) -> list[str]:
    style = TextStyle(3.0, 4.0, lang=lang, align="left")
    return [
        "".join(char for piece in line.pieces for char in getattr(piece, "text", ()))
        for line in set_lines((Span(text),), style, measure)
    ]


def test_no_french_line_begins_with_a_mark() -> None:
    text = "Qui gagne ? Le donneur ; puis « lui » : oui ! " * 4
    for measure in range(12, 60):
        for line in lines(text, "fr", float(measure)):
            assert line.lstrip()[:1] not in set("?;:!»") and line.rstrip()[-1:] != "«", (measure, line)


def test_korean_is_cut_by_words_and_chinese_by_characters() -> None:
    assert classes.tokens("카드를 섞고 나눕니다", "ko") == ["카드를", " ", "섞고", " ", "나눕니다"]
    assert classes.tokens("洗牌 發牌", "zh-TW") == ["洗", "牌", " ", "發", "牌"]
    assert not classes.is_wide("카") and classes.is_wide("牌") and classes.is_wide("か")


def test_a_language_has_the_habits_of_its_first_part() -> None:
    assert habits("zh-TW") is habits("zh") and habits("ja+en") is habits("ja") and habits("xx") == habits("en")
    assert habits("fr").quotes[0].endswith(N)


def test_nothing_else_asks_which_language_it_is() -> None:
    """Neither code nor a drawing: what a language does otherwise is a habit of it, what it says is a file.

    The script of a face is called ja, too.
    """
    asked = re.compile(
        r'(?:(?<!script )[=!]=|\bin|startswith\()\s*\(?["\'](?:ja|en)["\']|["\'](?:ja|en)["\']\s*:'
    )
    files = [*(ROOT / "printkit").rglob("*.py"), *(ROOT / "templates").rglob("*.svg")]
    found = {
        f"{path.relative_to(ROOT)}:{number}"
        for path in files
        for number, line in enumerate(path.read_text("utf-8").split("\n"), 1)
        if asked.search(line.partition("  # ")[0]) and "``" not in line
    }
    allowed = {"printkit/text/languages.py", "printkit/check/languages.py", "printkit/kit/starter.py"}
    assert len(LANGUAGES) > 8
    assert sorted(one for one in found if one.split(":")[0] not in allowed) == []
