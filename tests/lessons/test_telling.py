"""Both languages tell the same: cards, seats, numbers, tables, figures, clauses; and what the record says."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from printkit.kit.read import read_kit
from printkit.kit.resources import SHARED, data_folder
from printkit.lessons import examples
from printkit.lessons.phrases import VARIED, Teller, load
from printkit.lessons.plain import columns, plain
from printkit.lessons.tell import story_of
from printkit.rules.lesson import Drawing, Grid, Para, Step

from .table import FOLDER, GAME, LESSONS, pinned

KIT = read_kit(FOLDER)
TOLD = examples(KIT)
WORDS = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)
ORDINALS = ("zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh")
TELLING = sorted(path.parent.name for path in data_folder("templates").glob("*/phrases.en.toml"))
"""``shared``, and every game that has phrases."""
CARD = re.compile(r"\{card:(..)\}")


def cards(text: str) -> Counter[str]:
    return Counter(CARD.findall(text))


def seats(text: str, lang: str) -> set[str]:
    return set(re.findall(r"\*\*([A-J])\*\*" if lang == "en" else r"([A-J])さん", text))


def numbers(text: str, lang: str) -> set[int]:
    """Give the numbers that a text tells, but 1, which both languages put in and leave out as they like."""
    text = CARD.sub("", text).replace("1st Ace", "")
    text = re.sub(r"SP-\d\d", "", text)
    found = {int(number) for number in re.findall(r"\d+", text)}
    if lang == "en":
        words = re.findall(r"[a-z]+", text.lower())
        found |= {table.index(word) for table in (WORDS, ORDINALS) for word in words if word in table}
        found -= {0}  # "no": what is not there is told of, not counted
    return found - {0, 1}


def steps(lesson: str) -> Iterator[Step]:
    for block in story_of(TOLD.proven[lesson]).blocks:
        if isinstance(block, Para):
            yield from block.steps
        elif isinstance(block, Drawing):
            yield from block.alt
            yield from block.caption
        else:
            yield from block.head
            yield from (step for row in block.rows for step in row)


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("offset", range(6))
def test_every_sentence_tells_the_same_in_both_languages(lesson: str, offset: int) -> None:
    tellers = {lang: Teller(GAME.id, lang, offset) for lang in KIT.languages}
    for step in steps(lesson):
        said = {lang: teller.tell(step) for lang, teller in tellers.items()}
        section = step.code.partition(".")[0]
        if section in ("say", "legal", "refuse", "why"):
            assert set(cards(said["en"])) == set(cards(said["ja"])), said
            assert seats(said["en"], "en") == seats(said["ja"], "ja"), said
            assert numbers(said["en"], "en") == numbers(said["ja"], "ja"), said
        for text in said.values():
            assert text == text.strip()
            assert "\n" not in text


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_examples_have_the_same_shape(lesson: str) -> None:
    english, japanese = (TOLD.tell(lesson, lang).markdown for lang in ("en", "ja"))
    heads = [re.match(r"::: example \{(.*?)\}", text) for text in (english, japanese)]
    assert heads[0] and heads[1] and heads[0][1] == heads[1][1]
    assert heads[0][1].split() == [f"#ex-{lesson}", *(f".{clause}" for clause in LESSONS[lesson].clauses)]
    blocks = [text.split("\n\n") for text in (english, japanese)]
    assert len(blocks[0]) == len(blocks[1])
    for one, other in zip(*blocks, strict=True):
        assert one[0] == other[0] or one[0] not in "`|:"
        if one.startswith("```"):
            assert one.splitlines()[0] == other.splitlines()[0]
            assert "\nalt: " in one
            assert "\nalt: " in other
        if one.startswith("|"):
            assert one.splitlines()[1:] == other.splitlines()[1:]


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_only_cards_of_the_record_are_told(lesson: str, lang: str) -> None:
    value = pinned(lesson)
    known = {card for hand in value["setup"]["hands"] for card in hand}
    told = set(cards(TOLD.tell(lesson, lang).markdown))
    if lesson == "first-ace-none":  # it tells of the aces that were not dealt
        known |= {f"A{suit}" for suit in "SHDC"}
    assert told <= known
    if lesson != "markers-move":  # which is about seats
        assert told


@pytest.mark.parametrize("lesson", ["trump-wins", "no-trump", "follow-face-up", "refused-play", "two-aces"])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_figure_shows_the_trick_of_the_record(lesson: str, lang: str) -> None:
    trick = pinned(lesson)["claims"]["tricks"][0]
    head = next(line for line in TOLD.tell(lesson, lang).markdown.splitlines() if line.startswith("```figure"))
    values = dict(word.split("=", 1) for word in head.split()[2:])
    shown = values["cards"].split(",")
    assert shown == trick["cards"][: len(shown)]
    assert int(values["leader"]) == trick["leader"]
    if len(shown) == len(trick["cards"]):
        assert int(values["winner"]) == trick["winner"]
    else:
        assert values["winner"] == '""'
        assert int(values["seat"]) == trick["seats"][len(shown)]
        at = len(shown)
        assert sorted(values["legal"].split(",")) == pinned(lesson)["actions"][at]["legal"]


@pytest.mark.parametrize("lesson", ["scored-hand", "source-example", "first-ace-none"])
def test_the_table_of_a_hand_is_the_record_s(lesson: str) -> None:
    value = pinned(lesson)
    grid = next(block for block in story_of(TOLD.proven[lesson]).blocks if isinstance(block, Grid))
    for row, trick in zip(grid.rows, value["claims"]["tricks"], strict=True):
        assert row[-2].facts["seat"] == trick["winner"]
        told = [step.facts for step in row[1:-2]]
        assert [facts["card"] for facts in told] == [
            card for _, card in sorted(zip(trick["seats"], trick["cards"], strict=True))
        ]
        assert [seat for seat, facts in enumerate(told) if facts["led"]] == [trick["leader"]]
        assert [seat for seat, facts in enumerate(told) if facts["won"]] == [trick["winner"]]
    assert sum(row[-1].facts["number"] for row in grid.rows) == sum(value["claims"]["points"])


@pytest.mark.parametrize("lesson", ["scored-hand", "source-example", "first-ace-none"])
def test_every_row_of_such_a_table_has_both_marks(lesson: str) -> None:
    lines = TOLD.tell(lesson, "en").markdown.splitlines()
    rows = [line for line in lines if line.startswith("|") and "{card:" in line]
    assert len(rows) == 4
    for row in rows:
        assert row.count(r"} {icon:led\|▷}") == row.count(r"} {icon:won\|★}") == 1


def test_a_refused_play_names_card_clause_and_reason() -> None:
    example = TOLD.proven["refused-play"]
    for lang in KIT.languages:
        text = TOLD.tell("refused-play", lang).markdown
        assert "(SP-11)" in text or "（SP-11）" in text
    tried = next(step for step in steps("refused-play") if step.code == "say.tried")
    refused = next(step for step in steps("refused-play") if step.code.startswith("refuse."))
    value = pinned("refused-play")
    at = next(n for n, action in enumerate(value["actions"]) if action["seat"] == tried.facts["seat"])
    assert tried.facts["card"] == example.sight.card
    assert tried.facts["card"] not in value["actions"][at]["legal"]
    assert tried.facts["card"] in value["setup"]["hands"][tried.facts["seat"]]
    assert refused.facts["cards"] and set(refused.facts["cards"]) == set(value["actions"][at]["legal"])


@pytest.mark.parametrize("game", TELLING)
def test_the_languages_have_the_same_phrases(game: str) -> None:
    english, japanese = load(game, "en"), load(game, "ja")
    for section in (*VARIED, "title", "look", "moral", "words"):
        assert set(english.get(section, ())) == set(japanese.get(section, ()))
        if section in VARIED and section in english:
            for code, variants in english[section].items():
                assert len(variants) == len(japanese[section][code]), f"{section}.{code}"


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_code_of_the_game_has_its_phrase(lang: str) -> None:
    phrases = load(GAME.id, lang)
    assert set(GAME.choices) <= set(phrases["why"])
    assert set(GAME.reasons) <= set(phrases["legal"]) | set(phrases["refuse"]) | set(
        load(SHARED, lang)["refuse"]
    )
    assert set(LESSONS) <= set(phrases["title"]) & set(phrases["look"]) & set(phrases["moral"])


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_an_example_begins_with_its_situation_in_one_line(lang: str) -> None:
    for lesson in LESSONS:
        setup = pinned(lesson)["setup"]
        first = TOLD.tell(lesson, lang).markdown.split("\n\n")[1]
        assert "\n" not in first
        assert columns(first) <= 330
        assert seats(first, lang) == set("ABCDEFG"[: len(setup["hands"])])
        assert len(setup["hands"]) in numbers(first, lang)
        assert lesson == "markers-move" or setup["die"] == 1 or setup["die"] in numbers(first, lang)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("lesson", LESSONS)
def test_no_sentence_comes_twice_in_an_example(lesson: str, lang: str) -> None:
    lines = TOLD.tell(lesson, lang).markdown.splitlines()
    text = " ".join(line for line in lines if not line.startswith(("|", "```", ":::", "alt:")))
    said = re.findall(r"[^.。]{20,}[.。]", text)
    assert len(said) > 1
    assert len(set(said)) == len(said)


def test_a_told_example_carries_its_record() -> None:
    told = TOLD.tell("source-example", "ja")
    assert told.name == "source-example.json"
    assert told.record == (FOLDER / "examples" / told.name).read_bytes()


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("lesson", LESSONS)
def test_plain_text_fits_and_keeps_every_card(lesson: str, lang: str) -> None:
    markdown = TOLD.tell(lesson, lang).markdown
    text = plain(markdown, 60)
    assert not re.search(r"[{}*`]|:::", text)
    assert all(columns(line) <= 64 for line in text.splitlines() if not line.startswith("  "))  # hanging ）。
    assert len(re.findall(r"[♠♥♦♣](?:10|[AKQJ2-9])", text)) == sum(cards(markdown).values())
