"""Terms and their ruby."""

from __future__ import annotations

from pathlib import Path

import pytest

from printkit.book.document import Box, Heading, Paragraph, Table
from printkit.book.glossary import RubyMode, Term, glossary, readings, table, with_ruby
from printkit.errors import KitError, TemplateError
from printkit.games import IDS
from printkit.kit.read import read_kit
from printkit.kit.resources import builtin_kits, data_folder, read_text
from printkit.text.inline import Inline, Ruby, Span
from tests.book.common import blocks

READINGS = {"切り札": "きりふだ", "切り札なし": "きりふだなし", "札": "ふだ", "親": "おや"}


def ruby(text: str, mode: RubyMode = "first") -> list[tuple[Inline, ...]]:
    made = with_ruby(blocks(text, "ja"), READINGS, mode)  # type: ignore[arg-type]  # blocks, read
    return [b.inlines for b in made if isinstance(b, Paragraph | Heading)]


def bases(run: tuple[Inline, ...]) -> list[tuple[str, str]]:
    return [(i.base, i.reading) for i in run if isinstance(i, Ruby)]


def test_first_use_only() -> None:
    first, second = ruby("{#a}\n親が配る。親が出す。\n\n{#b}\n親が勝つ。")
    assert bases(first) == [("親", "おや")]
    assert bases(second) == []


def test_all_and_none() -> None:
    assert [bases(run) for run in ruby("{#a}\n親と親\n\n{#b}\n親", "all")] == [
        [("親", "おや")] * 2,
        [("親", "おや")],
    ]
    assert ruby("{#a}\n{相方|あいかた}と親", "none") == [(Span("相方"), Span("と親"))]


def test_the_longest_term_wins_and_its_kana_stay_bare() -> None:
    (run,) = ruby("{#a}\n切り札なし")
    assert run == (Ruby("切", "き"), Span("り"), Ruby("札", "ふだ"), Span("なし"))


def test_headings_have_none_and_do_not_count() -> None:
    heading, text = ruby("{#h}\n## 親\n\n{#a}\n親が配る")
    assert (bases(heading), bases(text)) == ([], [("親", "おや")])


def test_a_reading_by_hand_is_a_first_use() -> None:
    (run,) = ruby("{#a}\n{親|おや}と親")
    assert bases(run) == [("親", "おや")]


def test_one_kanji_inside_another_word_is_left_alone() -> None:
    (run,) = ruby("{#a}\n両親は親ではない")
    assert run == (Span("両親は"), Ruby("親", "おや"), Span("ではない"))


def test_tables_have_none() -> None:
    made = with_ruby(blocks("{#t}\n| 親 |\n|--|\n| 札 |", "ja"), READINGS, "first")  # type: ignore[arg-type]
    assert isinstance(made[0], Table)
    assert made[0].rows == (((Span("札"),),),)


def test_boxes_are_read_into() -> None:
    made = with_ruby(blocks("::: note {#n} 親\n親\n:::", "ja"), READINGS, "first")  # type: ignore[arg-type]
    assert isinstance(made[0], Box) and isinstance(made[0].blocks[0], Paragraph)
    assert made[0].title == (Span("親"),)
    assert bases(made[0].blocks[0].inlines) == [("親", "おや")]


def test_the_glossary_is_read_by_game(tmp_path: Path) -> None:
    (tmp_path / "glossary.toml").write_text(
        '[a]\nja = "札"\nreading = "ふだ"\nen = "card"\n[a.in.x]\nja = "牌"\nreading = "ぱい"\n'
        '[b]\nja = "親"\nreading = "おや"\nen = "dealer"\ngames = ["y"]\n',
        encoding="utf-8",
    )
    own = [[one for one in glossary(game, tmp_path) if one.id in ("a", "b")] for game in ("x", "y")]
    assert [dict(readings(tuple(terms), "ja")) for terms in own] == [
        {"牌": "ぱい"},
        {"札": "ふだ", "親": "おや"},
    ]


def test_a_kits_glossary_adds_languages_to_printkits_terms(tmp_path: Path) -> None:
    (tmp_path / "glossary.toml").write_text('[trick]\nfr = "pli"\ndefinition.fr = "…"\n', encoding="utf-8")
    terms = {one.id: one for one in glossary("shifty-partners", tmp_path)}
    assert terms["trick"].words == {"ja": "トリック", "en": "trick", "fr": "pli"}
    assert "fr" not in terms["suit"].words
    with pytest.raises(TemplateError, match="the glossary has no 'fr' for lead, follow"):
        first_cells(tuple(terms.values()), "fr")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('a = "x"', "a: should be a table"),
        ("[a]\nfr = 1", "'fr' should be a text"),
        ("[a]\nFrench = 'x'", "'French' is no language"),
        ("[a]\ndefinition = 'x'", "definition"),
        ("[a]\ngames = 'x'", "games should be a list"),
        ("[a]\nin.x = 3", "in.x: should be a table"),
    ],
)
def test_a_kits_glossary_that_is_none_is_refused(text: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "glossary.toml").write_text(text, encoding="utf-8")
    with pytest.raises(KitError) as error:
        glossary("x", tmp_path)
    assert said in str(error.value) and "glossary.toml" in str(error.value)


@pytest.mark.parametrize("game", IDS)
def test_printkits_own_terms_are_in_both_languages(game: str) -> None:
    for term in glossary(game):
        assert term.words.keys() == {"ja", "en"}, term
        assert not term.definition or term.definition.keys() == {"ja", "en"}, term


def test_printkits_own_readings_are_kana() -> None:
    for term in glossary("shifty-partners"):
        assert all("ぁ" <= c <= "ヿ" for c in term.reading), term
        assert not term.reading or any("一" <= c <= "鿿" for c in term.words["ja"]), term


def first_cells(terms: tuple[Term, ...], lang: str) -> list[str]:
    words = {"term": "T", "meaning": "M"}
    lines = table(terms, lang, ("ja", "en"), words).splitlines()[4:]
    return [line.split(" | ")[0].strip("| ") for line in lines]


def term(ja: str, reading: str = "", en: str = "x") -> Term:
    return Term(ja, {"ja": ja, "en": en}, reading, {"ja": "…", "en": "…"})


def test_japanese_terms_stand_as_in_a_dictionary() -> None:
    wanted = ["1st Ace", "相方", "サイコロ", "スート", "ディール", "敵", "出目", "同点", "ランク", "リード"]
    known = {"相方": "あいかた", "敵": "てき", "出目": "でめ", "同点": "どうてん"}
    terms = tuple(term(word, known.get(word, "")) for word in sorted(wanted))
    assert [cell.partition("（")[0] for cell in first_cells(terms, "ja")] == wanted


def test_english_terms_stand_in_alphabetical_order() -> None:
    terms = tuple(term("札", "ふだ", word) for word in ("trick", "1st Ace", "Rank", "lead"))
    assert first_cells(terms, "en") == ["1st Ace", "lead", "Rank", "trick"]


def test_a_term_without_definition_gives_ruby_only() -> None:
    terms = Term("a", {"ja": "札", "en": "card"}, "ふだ", {}), term("切り札", "きりふだ")
    assert first_cells(terms, "ja") == ["切り札（きりふだ）"]


def test_a_definition_in_one_language_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "glossary.toml"
    path.write_text('[a]\nja = "札"\nen = "card"\ndefinition.en = "…"\n', encoding="utf-8")
    with pytest.raises(TemplateError, match="the glossary has no 'ja' for a"):
        first_cells(tuple(one for one in glossary("x", tmp_path) if one.id == "a"), "ja")
    path.write_text('[a]\nja = "札"\ndefinition.en = "…"\n', encoding="utf-8")
    with pytest.raises(KitError, match=r"glossary.toml: a: the term is defined in 'en', and has no word in it"):
        glossary("x", tmp_path)


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_every_term_of_a_glossary_occurs_in_the_book(lang: str) -> None:
    for kit in map(read_kit, (data_folder("templates") / name for name in builtin_kits())):
        if lang not in kit.book or kit.game is None:
            continue
        texts = [kit.book[lang], *(kit.rulesheet[one] for one in (lang,) if one in kit.rulesheet)]
        texts.append(f"phrases.{lang}.toml")  # the examples
        book = "".join(read_text(kit.folder / text) for text in texts).lower()
        for one in glossary(kit.game):
            word = one.words[lang].partition(" (")[0]
            assert not one.definition or word.lower() in book, (kit.id, one)
