"""Of every game with a kit: the languages tell the same, all of it of the record, no sentence twice."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from printkit import games
from printkit.cli.columns import columns, for_terminal
from printkit.cli.english import PHRASES
from printkit.kit.resources import SHARED
from printkit.lessons.phrases import VARIED, Teller, languages, load
from printkit.lessons.registry import lessons_of
from printkit.rules.lesson import Step, watch
from printkit.rules.run import hands

from ..gather import gathered
from .every import (
    PAIRS,
    PINNED,
    TEMPLATES,
    assert_alike,
    cards,
    example_steps,
    kit_of,
    numbers,
    seats,
    steps,
    text,
    told,
    value,
)
from .table import TELLING

PHRASED = (SHARED, *TELLING)


def tellers(game: str, offset: int) -> dict[str, Teller]:
    return {lang: Teller(game, lang, offset) for lang in kit_of(game).languages}


@pytest.mark.parametrize("game", TELLING)
def test_every_sentence_tells_the_same_in_all_languages(game: str) -> None:
    """Three offsets: every variant of a phrase that has up to three comes up."""
    with gathered() as faults:
        for lesson, offset in itertools.product(PINNED[game], range(3)):
            with faults.of(lesson, offset):
                assert_alike(example_steps(game, lesson), tellers(game, offset))


@pytest.mark.parametrize("game", TELLING)
@pytest.mark.parametrize("policy", ["sensible", "random"])
def test_whole_hands_are_told_the_same_in_all_languages(game: str, policy: str) -> None:
    """Hands that nobody has looked at: any number of players, any score, any hand of a game."""
    played, whole = games.get(game), games.offer(game, "whole")
    assert whole is not None
    for ruleset in rulesets(game):
        for offset, record in enumerate(hands(played, ruleset, policy, 11, 6, "", mixed=True)):
            story = whole(watch(played, record))
            assert_alike(list(steps(story)), tellers(game, offset))


def rulesets(game: str) -> Iterator[Any]:
    """Give a game's options with each value of those that are always there."""
    played = games.get(game)
    for option in played.options:
        if option.always:
            assert isinstance(option.values, tuple)
            yield from (played.ruleset({option.name: each}) for each in option.values)


@pytest.mark.parametrize("game", TELLING)
def test_the_examples_have_the_same_shape(game: str) -> None:
    with gathered() as faults:
        for lesson, lang in itertools.product(PINNED[game], set(kit_of(game).languages) - {"en"}):
            with faults.of(lesson, lang):
                english, translated = (told(game).tell(lesson, one).markdown for one in ("en", lang))
                heads = [re.match(r"::: example \{(.*?)\}", words) for words in (english, translated)]
                assert heads[0] and heads[1] and heads[0][1] == heads[1][1]
                clauses = lessons_of(game)[lesson].clauses
                assert heads[0][1].split() == [f"#ex-{lesson}", *(f".{clause}" for clause in clauses)]
                blocks = [words.split("\n\n") for words in (english, translated)]
                assert len(blocks[0]) == len(blocks[1])
                for one, other in zip(*blocks, strict=True):
                    assert one[0] == other[0] or one[0] not in "`|:"
                    if one.startswith("```"):
                        assert one.splitlines()[0] == other.splitlines()[0]
                        assert "\nalt: " in one
                        assert "\nalt: " in other
                    if one.startswith("|"):
                        assert one.splitlines()[1] == other.splitlines()[1]
                        for row, row_ in zip(one.splitlines()[2:], other.splitlines()[2:], strict=True):
                            assert cards(row) == cards(row_)
                            assert seats(row, "en") == seats(row_, lang)
                            assert lang not in PAIRS or numbers(row, "en") == numbers(row_, lang)


@pytest.mark.parametrize("game", TELLING)
def test_only_cards_of_the_record_are_told(game: str) -> None:
    """What was not dealt may be told of too, where the story says that it was not."""
    with gathered() as faults:
        for lesson, lang in itertools.product(PINNED[game], kit_of(game).languages):
            with faults.of(lesson, lang):
                made = value(game, lesson)
                known = set(words(made["setup"])) | set(words(made["actions"]))
                for step in example_steps(game, lesson):
                    known |= set(step.facts.get("undealt", ()))
                named = set(cards(told(game).tell(lesson, lang).markdown))
                assert named <= known


def words(of: Any) -> Iterator[str]:
    """Give every string in a piece of JSON."""
    if isinstance(of, str):
        yield of
    elif isinstance(of, dict):
        for inner in of.values():
            yield from words(inner)
    elif isinstance(of, list):
        for inner in of:
            yield from words(inner)


@pytest.mark.parametrize("game", TELLING)
def test_no_sentence_comes_twice_in_an_example(game: str) -> None:
    with gathered() as faults:
        for lesson, lang in itertools.product(PINNED[game], kit_of(game).languages):
            with faults.of(lesson, lang):
                lines = told(game).tell(lesson, lang).markdown.splitlines()
                running = " ".join(line for line in lines if not line.startswith(("|", "```", ":::", "alt:")))
                said = re.findall(r"[^.。]{20,}[.。]", running)
                assert said
                twice = {sentence for sentence in said if said.count(sentence) > 1}
                assert not twice


@pytest.mark.parametrize("game", TELLING)
def test_plain_text_fits_and_keeps_every_card(game: str) -> None:
    with gathered() as faults:
        for lesson, lang in itertools.product(PINNED[game], kit_of(game).languages):
            with faults.of(lesson, lang):
                markdown = told(game).tell(lesson, lang).markdown
                written = for_terminal(markdown, 60)
                assert not re.search(r"[{}*`]|:::", written)
                assert all(
                    columns(line) <= 64 for line in written.splitlines() if not line.startswith("  ")
                )  # hanging ）。
                shown = re.findall(r"[♠♥♦♣✚☘](?:10|[AKQJ2-9])|Joker", written)
                assert len(shown) >= sum(cards(markdown).values())


@pytest.mark.parametrize("game", TELLING)
def test_a_told_example_carries_its_record(game: str) -> None:
    with gathered() as faults:
        for lesson in PINNED[game]:
            with faults.of(lesson):
                for lang in kit_of(game).languages:
                    one = told(game).tell(lesson, lang)
                    assert one.name == f"{lesson}.json"
                    assert one.record == text(game, lesson).encode()


def phrases(game: str, lang: str) -> Mapping[str, Mapping[str, Any]]:
    """Give the sections of a game's phrases, with those of printkit's that it does not say anew."""
    shared = load(SHARED, lang) if lang in languages() else {}
    own = load(game, lang)
    return {
        section: {**shared.get(section, {}), **own.get(section, {})} for section in (*VARIED, "title", "words")
    }


@pytest.mark.parametrize("game", PHRASED)
def test_all_languages_have_the_same_phrases(game: str) -> None:
    of = languages() if game == SHARED else kit_of(game).languages
    english, others = phrases(game, "en"), [phrases(game, lang) for lang in of if lang != "en"]
    for section, other in itertools.product((*VARIED, "title", "words"), others):
        assert set(english[section]) == set(other[section])
        if section in VARIED:
            for code, variants in english[section].items():
                assert len(variants) == len(other[section][code]), f"{section}.{code}"
                assert len(set(variants)) == len(variants), f"{section}.{code}"


@pytest.mark.parametrize(("game", "lang"), [(one, lang) for one in TELLING for lang in kit_of(one).languages])
def test_every_code_of_the_game_has_its_phrase(game: str, lang: str) -> None:
    own, played = load(game, lang), games.get(game)
    reasons = {code for code, facts in played.reasons.items() if facts}  # no puzzle asks about the others
    legal = set(own.get("legal", ()))
    assert legal <= reasons <= legal | set(PHRASES)  # what is legal, and what is refused
    lessons = set(lessons_of(game))
    assert lessons <= set(own["title"])
    assert lessons - set(own["tell"]) <= {"whole-hand", "last-hand"}  # tables, and remarks below them
    assert len({own["title"][lesson] for lesson in lessons}) == len(lessons)


@pytest.mark.parametrize("game", TELLING)
def test_no_phrase_is_written_for_nothing(game: str) -> None:
    """Every code of say, why, remark and alt stands in the lessons or in what all share, each text a lesson."""
    folder = TEMPLATES.parent / "printkit" / "games" / game.replace("-", "_")
    lessons = [*folder.glob("lessons.py"), *sorted(folder.glob("lessons/*.py"))]
    shared = folder.parents[1] / "rules" / "telling.py"
    source = "".join(path.read_text(encoding="utf-8") for path in (*lessons, shared))
    own = load(game, "en")
    for section in ("say", "tell", "why", "remark", "alt"):
        for code in set(own.get(section, ())) - set(lessons_of(game)):
            # or begins or ends as a code does that is put together: f"won-{how}"
            begun = any(f"{code[:at]}{{" in source or f"}}{code[at:]}" in source for at in range(3, len(code)))
            # or is the name of the function that looks for it
            named = f"def _{code.replace('-', '_')}(" in source
            assert begun or named or re.search(rf"""["'.]{re.escape(code)}["']""", source), f"{section}.{code}"
    assert set(own["title"]) <= set(lessons_of(game))


@pytest.mark.parametrize("game", TELLING)
def test_each_game_tells_a_whole_hand(game: str) -> None:
    assert "whole-hand" in lessons_of(game)
    assert "whole-hand" in told(game).proven
    codes = [step.code for step in example_steps(game, "whole-hand")]
    assert sum(code.startswith("remark.") for code in codes) >= 2


@pytest.mark.parametrize("game", TELLING)
def test_a_step_without_a_phrase_is_named(game: str) -> None:
    from printkit.errors import TemplateError

    with pytest.raises(TemplateError, match=r"no phrase 'say\.nothing-like-it'") as caught:
        Teller(game, "en", 0).tell(Step("say.nothing-like-it"))
    assert caught.value.where == f"{game}/phrases.en.toml"
