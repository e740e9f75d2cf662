"""Examples told briefly: a figure with its words for a caption."""

from __future__ import annotations

import re

import pytest

from printkit.errors import TemplateError
from printkit.kit.read import read_kit
from printkit.kit.resources import find_kit
from printkit.lessons.examples import examples

KIT = read_kit(find_kit("handmade-pinochle"))
TOLD = examples(KIT)


@pytest.mark.parametrize("lang", KIT.languages)
@pytest.mark.parametrize("lesson", ["meld-aces", "run-extra-marriage", "double-pinochle"])
def test_it_says_and_shows_what_the_box_does(lesson: str, lang: str) -> None:
    box, brief = (TOLD.markdown(lesson, lang, brief) for brief in (False, True))
    head = re.match(r"::: example (\{.*?\}) (.*)", box)
    assert head
    attributes, figure, title, words, alt, *rest = brief.splitlines()
    assert (attributes, title, rest) == (head[1], f"**{head[2]}**\\", ["```"])
    assert {figure, alt} < set(box.splitlines())
    paragraphs = [line for line in box.splitlines()[1:] if line and line[0] not in ":`" and "alt: " not in line]
    assert words == ("" if lang == "ja" else " ").join(paragraphs)


def test_what_is_not_one_drawing_and_words_is_not_told_so() -> None:
    with pytest.raises(TemplateError, match="'whole-hand' cannot be told briefly"):
        TOLD.markdown("whole-hand", "en", brief=True)
