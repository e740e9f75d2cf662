"""``printkit translate`` on the command line: what it writes and where, and what it makes of hostile files."""

from __future__ import annotations

import json
import re
import unicodedata
from codecs import BOM_UTF8
from collections.abc import Mapping
from pathlib import Path

import openpyxl
import pytest

from printkit.kit.read import read_kit
from printkit.kit.said import MAX_PO
from printkit.translate.state import compared, faults
from printkit.translate.text import astray, left_out
from tests.cli.hostile_kit import say, tree

Capture = pytest.CaptureFixture[str]
HEAD = 'msgid ""\nmsgstr ""\n"Language: fr\\n"\n"X-Source-Language: en\\n"\n\n'
NAME = 'msgctxt "kit.toml#part.cards.title"\nmsgid "Cards"\nmsgstr "Cartes"\n'


@pytest.fixture
def kit(tmp_path: Path, capfd: Capture) -> Path:
    """A kit in Japanese and English, as ``new`` writes it."""
    assert say(capfd, "new", tmp_path / "market").code == 0
    return tmp_path / "market"


def test_what_comes_back_is_put_where_it_belongs(kit: Path, capfd: Capture, tmp_path: Path) -> None:
    head = HEAD.replace("fr", "fr_FR")  # as Poedit has it
    (tmp_path / "fr.po").write_text(head + NAME, encoding="utf-8")
    said = say(capfd, "translate", "import", kit, tmp_path / "fr.po")
    assert (said.code, said.err) == (0, "") and '"Language: fr\\n"' in (kit / "locale/fr.po").read_text("utf-8")
    toml = (kit / "kit.toml").read_text("utf-8")
    assert 'title = { ja = "カード", en = "Cards", fr = "Cartes" }' in toml
    assert 'languages = ["ja", "en", "fr"]' in toml and 'fr = "rulebook.fr.md"' in toml
    assert 'fr = "rulebook.fr.md"\n\n# Three colours for book and cards.' in toml, "a maker's remarks stay"
    head, first, *_ = (kit / "cards.csv").read_text("utf-8").splitlines()
    assert (
        head.endswith("name.ja,name.en,name.fr,text.ja,text.en,text.fr")
        and "Chicken skewer,Chicken skewer" in first
    )
    assert (kit / "rulebook.fr.md").read_text("utf-8") == (kit / "rulebook.en.md").read_text("utf-8")
    status = say(capfd, "translate", "status", kit, "--to", "fr").out
    assert "1/2" in status.splitlines()[1] and "18 copied" in status
    found = say(capfd, "check", kit, "--only", "languages")
    assert found.code == 1 and "fr has the text as it is in en" in found.out
    assert {line[:2] for line in found.out.splitlines()[1:]} == {"  "}, "texts of many lines are shown on one"
    (report,) = json.loads(say(capfd, "check", kit, "--only", "languages", "--json").out)
    places = [fault["where"].partition(", ")[2] for fault in report["faults"]]
    assert sum(place.startswith("printkit.en.toml") for place in places) > 20
    assert "printkit.en.toml: box.tuck.0" in places
    assert say(capfd, "build", kit, "--lang", "fr", "--only", "rulesheet", "--out", tmp_path / "out").code == 0


def test_files_keep_what_editors_on_windows_put_into_them(kit: Path, capfd: Capture, tmp_path: Path) -> None:
    for name in ("kit.toml", "cards.csv"):
        text = (kit / name).read_bytes()
        (kit / name).write_bytes(BOM_UTF8 + text.replace(b"\n", b"\r\n"))
    (tmp_path / "fr.po").write_text(HEAD + NAME, encoding="utf-8")
    assert say(capfd, "translate", "import", kit, tmp_path / "fr.po").code == 0
    for name in ("kit.toml", "cards.csv"):
        text = (kit / name).read_bytes()
        assert text.startswith(BOM_UTF8) and text.count(b"\n") == text.count(b"\r\n") and b"fr" in text
    assert "fr" in read_kit(kit).languages


def test_a_table_whose_name_macos_has_written_is_filled_in(kit: Path, capfd: Capture, tmp_path: Path) -> None:
    """Its letters are parted from their accents, those in kit.toml are not."""
    toml = (kit / "kit.toml").read_text("utf-8").replace("cards.csv", "デッキ.csv")
    (kit / "kit.toml").write_text(toml, encoding="utf-8")
    table = (kit / "cards.csv").rename(kit / unicodedata.normalize("NFD", "デッキ.csv"))
    (tmp_path / "fr.po").write_text(HEAD + NAME, encoding="utf-8")
    assert say(capfd, "translate", "import", kit, tmp_path / "fr.po").code == 0
    assert "name.fr" in table.read_text("utf-8") and list(kit.glob("*.csv")) == [table]


def test_what_to_type_next_can_be_pasted(capfd: Capture, tmp_path: Path) -> None:
    kit = tmp_path / "my game"
    assert f'printkit build "{kit}"' in say(capfd, "new", kit).out
    said = say(capfd, "translate", "export", kit, "--to", "fr").out
    assert f'printkit translate import "{kit}" "{kit / "locale" / "fr.po"}"' in said
    said = say(capfd, "translate", "status", kit, "--to", "de").out
    assert f'printkit translate export "{kit}" --to de' in said
    says = f'printkit translate import "{kit}/" "{kit / "locale" / "fr.po"}"'
    assert says in say(capfd, "build", kit, "--lang", "fr").err


def test_names_in_credits_need_no_translation(kit: Path, capfd: Capture) -> None:
    """One text for all languages counted as copied, and a check of a finished translation failed by it."""
    text = (kit / "kit.toml").read_text("utf-8")
    said = 'credits = "By Jane Doe and Richard Roe of Nowhere"\n'
    text = text.replace('name = "Market"', 'name = { ja = "市場", en = "Market" }', 1)
    (kit / "kit.toml").write_text(said + text, encoding="utf-8")
    assert say(capfd, "translate", "export", kit, "--to", "ja").code == 0
    assert "copied" not in say(capfd, "translate", "status", kit, "--to", "ja").out
    assert say(capfd, "check", kit, "--only", "languages").code == 0


def test_a_file_need_not_be_named_if_it_is_the_only_one(kit: Path, capfd: Capture) -> None:
    none = say(capfd, "translate", "import", kit)
    assert none.code == 2 and f"printkit translate export {kit} --to LANG" in none.err
    say(capfd, "translate", "export", kit, "--to", "fr")
    assert "locale/fr.po" in say(capfd, "translate", "import", kit).out
    say(capfd, "translate", "export", kit, "--to", "de")
    said = say(capfd, "translate", "import", kit)
    assert said.code == 2 and f"name one of {kit}/locale/de.po, {kit}/locale/fr.po" in said.err
    german = (kit / "locale/de.po").read_text("utf-8")
    (kit / "locale/de.po").write_text(german.replace('msgstr ""\n\n', 'msgstr "x"\n\n', 1), encoding="utf-8")
    assert "locale/de.po" in say(capfd, "translate", "import", kit).out, "the only one with anything new"


def test_an_import_that_fails_leaves_a_kit_that_can_be_read(kit: Path, capfd: Capture) -> None:
    assert say(capfd, "translate", "export", kit, "--to", "fr").code == 0
    before = (kit / "kit.toml").read_bytes()
    (kit / "rulebook.fr.md").mkdir()
    assert say(capfd, "translate", "import", kit).code == 1
    assert (kit / "kit.toml").read_bytes() == before
    (kit / "rulebook.fr.md").rmdir()
    assert say(capfd, "translate", "import", kit).code == 0 and "fr" in read_kit(kit).languages


def test_a_region_in_its_header_makes_no_second_language(kit: Path, capfd: Capture, tmp_path: Path) -> None:
    """Poedit writes es_ES: the kit had two Spanish languages then, without a word."""
    mine, bring = tmp_path / "Traducción v2.po", ("translate", "import", kit)
    (tmp_path / "es.po").write_text(HEAD.replace("fr", "fr_FR") + NAME, encoding="utf-8")
    said = say(capfd, *bring, tmp_path / "es.po")
    assert said.code == 1 and "header says Language: fr-FR\n  hint: write Language: es, or" in said.err
    mine.write_text(HEAD.replace("fr", "es_ES") + NAME, encoding="utf-8")
    assert say(capfd, "translate", "export", kit, "--to", "es").code == 0
    said = say(capfd, "build", kit, "--lang", "es", "--out", tmp_path / "out")
    assert said.code == 2 and "locale/es.po is there and not imported" in said.err and "import" in said.err
    said = say(capfd, *bring, mine)
    assert said.code == 0 and "es-ES in its header is taken as es; printkit translate export" in said.out
    assert say(capfd, "translate", "export", kit, "--to", "es-ES").code == say(capfd, *bring, mine).code == 0
    assert 'languages = ["ja", "en", "es", "es-ES"]' in (kit / "kit.toml").read_text("utf-8")


def test_other_files_of_translators_are_no_po(kit: Path, capfd: Capture, tmp_path: Path) -> None:
    for name in ("fr.mo", "fr.csv"):
        (tmp_path / name).write_bytes(b"\xde\x12\x04\x95")
        said = say(capfd, "translate", "import", kit, tmp_path / name)
        assert said.code == 2 and f"{name}: not a PO file" in said.err


def test_a_translator_goes_on_with_the_file_that_was_imported(kit: Path, capfd: Capture) -> None:
    """It came back without marks and remarks, and with the old text as if it were today's."""
    po = kit / "locale" / "fr.po"
    export, bring = ("translate", "export", kit, "--to", "fr"), ("translate", "import", kit, po)
    assert say(capfd, *export).code == 0
    text = po.read_text("utf-8").replace('"Language: fr', '"Last-Translator: Jo\\n"\n"Language: fr')
    text = text.replace("#: cards.csv:3\n", "# Seiche ?\n#: cards.csv:3\n#, fuzzy\n", 1)
    text = text.replace('msgid "Grilled squid"\nmsgstr ""', 'msgid "Grilled squid"\nmsgstr "Calmar"')
    text = text.replace('msgid "The end"\nmsgstr ""', 'msgid "The end"\nmsgstr "Fin"')
    gone = '\n#~ msgctxt "cards.csv#gone.name"\n#~ msgid "Old thing"\n#~ msgstr "Vieille chose"\n'
    po.write_text(text + gone, encoding="utf-8")
    sheet = kit / "rulesheet.en.md"
    sheet.write_text(sheet.read_text("utf-8").replace("## The end", "## The very end"), encoding="utf-8")
    said = say(capfd, *bring)
    assert said.code == 0
    kept = po.read_text("utf-8")
    assert kept.endswith(gone)
    assert "Last-Translator: Jo" in kept and "# Seiche ?\n" in kept and kept.count("#, fuzzy") == 2
    assert '#| msgid "The end"\nmsgctxt "rulesheet#end"\nmsgid "The very end"\nmsgstr "Fin"' in kept
    every = [*faults(compared(read_kit(kit), ("fr",)))]
    new = [what.startswith("fr has ") for what, _, _ in every]  # not translated at all: after what has changed
    assert new == sorted(new) and new[-1]
    told = {f"{where}: {what}" for what, where, _ in every}
    at = {text: kept[: kept.index(text)].count("\n") for text in ("# Seiche ?", "#: rulesheet.en.md:32")}
    first, second = (line + 1 for line in at.values())
    assert (
        f"locale/fr.po:{first}, cards.csv:3: fr is marked as fuzzy: its translator was not sure of it" in told
    )
    assert (
        f"locale/fr.po:{second}, rulesheet.en.md:32: en now says 'The very end'; fr was made from 'The end'"
        in told
    )
    # as msgfmt does, it leaves out what is fuzzy, and keeps it in the file
    assert (
        "fuzzy, or made from what has changed, so the original stands there: cards.csv#squid.name" in said.out
    )
    assert "Calmar" not in (kit / "cards.csv").read_text("utf-8")
    assert "## The very end" in (kit / "rulesheet.fr.md").read_text("utf-8")
    assert say(capfd, *export).code == 0 and '"Calmar"' in po.read_text("utf-8")
    assert po.read_text("utf-8").endswith(gone)
    kept = re.sub(r"#, fuzzy\n(#\| .*\n)*", "", po.read_text("utf-8"))
    po.write_text(kept, encoding="utf-8")
    assert say(capfd, *bring).code == 0 and ",Calmar," in (kit / "cards.csv").read_text("utf-8")
    # what is in the file alone is not lost by another export
    asked = "check", kit, "--only", "languages"
    assert "not imported" not in say(capfd, *asked).out
    po.write_text(kept.replace('"Calmar"', '"Seiche"'), encoding="utf-8")
    assert (
        "note: locale/fr.po was edited and is not imported: printkit translate import" in say(capfd, *asked).out
    )
    said = say(capfd, *export)
    assert (
        said.code == 1
        and "not in the kit yet, and would be lost (1 of them)" in said.err
        and "translate import" in said.err
    )
    assert say(capfd, *bring).code == say(capfd, *export).code == 0


def test_what_a_translation_leaves_out_is_noted(kit: Path, capfd: Capture) -> None:
    """A lost icon, fact or reference, or half a mark, was printed without a word."""
    po = kit / "locale" / "fr.po"
    assert say(capfd, "translate", "export", kit, "--to", "fr").code == 0
    text = po.read_text("utf-8")
    at = text.index('msgstr ""', text.index("There are six stalls"))
    text = f'{text[:at]}msgstr "Six étals : {{icon:skewer|}} **brochettes*."{text[at + 9 :]}'
    po.write_text(text, encoding="utf-8")
    assert say(capfd, "translate", "import", kit, po).code == 0
    said = say(capfd, "check", kit, "--only", "languages").out
    assert re.search(r"note: locale/fr.po:\d+, rulesheet.en.md:17: fr leaves out icon:bowl, icon:bun, ", said)
    assert re.search(r"note: locale/fr.po:\d+, rulesheet.en.md:17: in fr a \*\* lacks the other one", said)
    assert "leaves out" not in say(capfd, "check", kit, "--only", "clauses").out
    assert left_out('{{ p(a) }} {{ "x" if b.c | y }} {{ ref("z") }}', "{{ q(a) }}") == ["b.c", 'ref("z")']
    assert left_out('{{ number("z") }}, {{ suit("D") }}', '{{ suit("D") }}') == ['number("z")']
    assert left_out("v{version}", "v") == ["version"]
    assert left_out("1 of 5 points, @N more", "des points") == ["5", "@N"]
    assert left_out("5 of {{ a[7] }} and {card:7H}, @N", "{{ a[7] }} の５、{card:7H}、@Nの") == []


@pytest.mark.parametrize(
    ("said", "lang", "marks"),
    [
        ("sagt „nein“ und „ja‚ doch‘“", "de", ""),
        ('sagt „nein" und „ja"', "de", '"'),
        ("sagt “nein”", "de", "”"),
        ('sagt "nein"', "de", ""),
        ("dit «\u202fnon “peut-être”\u202f»", "fr", ""),
        ("dit “non”", "fr", "“ ”"),
        ("dit „non“", "fr-CA", "“ „"),
        ("řekl „ne“", "cs", ""),  # whose own we do not know
        ('{% set a = "b" %}« c »', "fr", ""),
    ],
)
def test_quotation_marks_of_another_language_are_noted(said: str, lang: str, marks: str) -> None:
    assert astray(said, lang) == marks


def test_what_is_not_translated_is_counted(kit: Path, capfd: Capture, tmp_path: Path) -> None:
    """A build said nothing of it, nor did check and status where no record was kept."""
    po, out = tmp_path / "fr.po", ("--out", tmp_path / "out")
    po.write_text('msgid ""\nmsgstr ""\n' + NAME, encoding="utf-8")
    assert say(capfd, "translate", "import", kit, po).code == 0, "the file's name says that it is French"
    told = r"market: \d+ of \d+ texts in fr are not translated, .*: printkit translate status \S* tells where\n"
    for _ in range(2):  # unchanged, too
        built = say(capfd, "build", kit, "--only", "rulesheet", "--lang", "fr", *out)
        assert built.code == 0 and re.fullmatch(told, built.err)
    assert say(capfd, "build", kit, "--only", "rulesheet", "--lang", "ja", *out).err == ""
    (kit / "locale/fr.po").unlink()
    said = say(capfd, "check", kit, "--only", "languages")
    assert said.code == 0 and re.search(told.replace("market:", "note:", 1), said.out)
    status = say(capfd, "translate", "status", kit).out
    assert "market fr: what it was made from is not known" in status and "10 copied" in status


def test_texts_that_have_moved_keep_their_translations(kit: Path, capfd: Capture) -> None:
    """A row under another name had its old translation, and was done; a new block made all after it fuzzy."""
    po, book, cards = kit / "locale" / "fr.po", kit / "rulebook.en.md", kit / "cards.csv"
    export, bring = ("translate", "export", kit, "--to", "fr"), ("translate", "import", kit, po)
    assert say(capfd, *export).code == 0
    text = po.read_text("utf-8").replace('"Marble soda"\nmsgstr ""', '"Marble soda"\nmsgstr "Limonade"')
    text = text.replace('"Pork bun"\nmsgstr ""', '"Pork bun"\nmsgstr "Brioche"')
    text = text.replace(
        'lanterns go out wins."\nmsgstr ""', 'lanterns go out wins."\nmsgstr "Qui a le mieux mangé."'
    )
    po.write_text(text, encoding="utf-8")
    assert say(capfd, *bring).code == 0
    rows = cards.read_text("utf-8").replace("\nbun,", "\npork,")
    cards.write_text(rows.replace("\nsoda,", "\ntea,").replace("Marble soda", "Iced tea"), encoding="utf-8")
    book.write_text(book.read_text("utf-8").replace("\nWhoever", "\nNew.\n\nWhoever"), encoding="utf-8")
    for first in (export, bring):  # in either order
        assert say(capfd, *first).code == 0
    assert say(capfd, *export).code == 0
    kept = po.read_text("utf-8")
    assert '#| msgid "Marble soda"\nmsgctxt "cards.csv#tea.name"\nmsgid "Iced tea"\nmsgstr "Limonade"' in kept
    assert '6\nmsgctxt "cards.csv#pork.name"\nmsgid "Pork bun"\nmsgstr "Brioche"' in kept
    assert 'opening+2"\nmsgid "Whoever has eaten best when the lanterns go out wins."\nmsgstr "Qui a' in kept


def test_a_block_under_another_name_keeps_its_translation(kit: Path, capfd: Capture, tmp_path: Path) -> None:
    """Another id in the books of other languages alone had a translation forgotten by export and import."""
    (tmp_path / "fr.po").write_text(
        HEAD + 'msgctxt "rulesheet#end"\nmsgid "The end"\nmsgstr "Fin"\n', encoding="utf-8"
    )
    bring = "translate", "import", kit, tmp_path / "fr.po"
    assert say(capfd, *bring).code == 0
    for lang in ("ja", "en"):
        sheet = kit / f"rulesheet.{lang}.md"
        sheet.write_text(sheet.read_text("utf-8").replace("{#end}", "{#last}"), encoding="utf-8")
    kept = kit / "locale/fr.po"
    for first in (("translate", "export", kit, "--to", "fr"), ("translate", "import", kit, kept), bring):
        assert say(capfd, *first).code == 0
        assert 'msgctxt "rulesheet#last"\nmsgid "The end"\nmsgstr "Fin"' in kept.read_text("utf-8")
    assert "{#last}\n## Fin\n" in (kit / "rulesheet.fr.md").read_text("utf-8")


def test_what_an_import_replaces_and_leaves_out_is_told(
    kit: Path, capfd: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A translation that was mended in the kit went without a word, as did one for a misspelt place."""
    po = tmp_path / "fr.po"
    po.write_text(HEAD + NAME, encoding="utf-8")
    assert "  " not in say(capfd, "translate", "import", kit, po).out
    toml = kit / "kit.toml"
    toml.write_text(toml.read_text("utf-8").replace("Cartes", "Les cartes"), encoding="utf-8")
    more = 'msgctxt "rulesheet#edn"\nmsgid "The end!"\nmsgstr "Fin"\n'
    blank = 'msgctxt "rulesheet#end"\nmsgid "The end"\nmsgstr " "\n'  # no text, rather than none to print
    po.write_text("\n".join((HEAD, NAME, more, blank)), encoding="utf-8")
    said = say(capfd, "translate", "import", kit, po).out.splitlines()[1:]
    assert said == [
        "  translations that were in the kit are others now: "
        "kit.toml#part.cards.title: 'Les cartes' → 'Cartes'",
        "  translations of what the kit does not say are left out: rulesheet#edn",
    ]
    assert "## The end\n" in (kit / "rulesheet.fr.md").read_text("utf-8")
    monkeypatch.setenv("PRINTKIT_LANGUAGE", "ja")
    said = say(capfd, "translate", "import", kit, po).out.splitlines()[1:]
    assert said == ["  キットにない文の訳なので、使いませんでした: rulesheet#edn"]


def test_export_writes_beside_the_kit_or_into_it(kit: Path, capfd: Capture, tmp_path: Path) -> None:
    before = tree(kit)
    said = say(capfd, "translate", "status", kit).out
    assert said.startswith("market ja: what it was made from is not known; printkit translate export ")
    assert "10/10   100%" in said, "a language without a record is compared with the original"
    assert say(capfd, "translate", "export", kit, "--to", "fr", "--out", tmp_path / "fr.po").code == 0
    assert tree(kit) == before
    assert say(capfd, "translate", "export", kit, "--to", "fr").code == 0
    assert (kit / "locale" / "fr.po").read_bytes() == (tmp_path / "fr.po").read_bytes()
    assert "\nmarket fr\n" in "\n" + say(capfd, "translate", "status", kit).out
    from_japanese = say(
        capfd, "translate", "export", kit, "--to", "fr", "--from", "ja", "--out", tmp_path / "ja.po"
    )
    assert from_japanese.code == 0 and "焼き鳥" in (tmp_path / "ja.po").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (("--to", "fr", "--from", "de"), "nothing to translate from in 'de'"),
        (("--to", "French"), "'French' is no language code"),
        (("--to", "jp"), "'jp' is no language code"),
        (("--to", "kr"), "did you mean 'ko'?"),
        (("--to", "esp"), "did you mean 'es'?"),
        (("--to", "pt_BR"), "did you mean 'pt-BR'?"),
        (("--to", "../fr"), "'../fr' is no language code"),
        (("--to", "fr", "--out", "fr.txt"), "its name may end in .po"),
    ],
)
def test_what_cannot_be_exported(words: tuple[str, ...], wrong: str, kit: Path, capfd: Capture) -> None:
    before = tree(kit)
    said = say(capfd, "translate", "export", kit, *words)
    assert said.code == 2 and wrong in said.err and tree(kit) == before


def test_printkits_own_kits_stay_as_they_are(capfd: Capture, tmp_path: Path) -> None:
    (tmp_path / "fr.po").write_text(HEAD + NAME, encoding="utf-8")
    for words in (("export", "sorcerer", "--to", "fr"), ("import", "sorcerer", tmp_path / "fr.po")):
        said = say(capfd, "translate", *words)
        assert said.code == 2 and "printkit new --from sorcerer ./my-sorcerer" in said.err


BAD = {
    "another kit's": (HEAD + 'msgctxt "rulebook#x"\nmsgid "a"\nmsgstr "b"\n', "none of its texts is the kit's"),
    "no language": (HEAD.replace("fr", "") + NAME, "its header says no language"),
    "a language that leads out": (HEAD.replace("fr", "../../fr") + NAME, "its header says no language"),
    "the kit's own language": (HEAD.replace("fr", "en") + NAME, "nothing to translate from in 'en'"),
    "not PO": ("%PDF-1.7\n", "fr.po:1: not PO"),
    "a block of two": (
        f'{HEAD}msgctxt "rulesheet#end"\nmsgid "The end"\nmsgstr "a\\n\\nb"\n',
        "an empty line parts the translation",
    ),
    "another block's id": (
        f'{HEAD}msgctxt "rulesheet#end"\nmsgid "The end"\nmsgstr "a {{#b}}"\n',
        "other {#…} than",
    ),
    "another thing in braces": (
        f'{HEAD}msgctxt "printkit#book.quote"\nmsgid "“{{name}}”"\nmsgstr "« {{nom}} »"\n',
        "fr.po: printkit.fr.toml: book.quote: nothing is put in for '{nom}'",
    ),
    "a zero byte": (f"{HEAD}{NAME}\0", "a zero byte"),
    "too large": (f"{HEAD}{'#' * MAX_PO}", "larger than 4096 KiB"),
    "a megabyte in a line": (
        f'{HEAD}msgctxt "kit.toml#name"\nmsgid "{"a" * 1_000_000}"\nmsgstr "b"\n',
        "too long",
    ),
    "a control character": (f'{HEAD}msgctxt "kit.toml#name"\nmsgid "a"\nmsgstr "b\x1b[2J"\n', "U+001B"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_hostile_file_is_one_line_and_writes_nothing(
    name: str, kit: Path, capfd: Capture, tmp_path: Path
) -> None:
    text, wrong = BAD[name]
    file = tmp_path / ("mine.po" if "language" in name else "fr.po")
    file.write_text(text, encoding="utf-8")
    before = tree(kit)
    said = say(capfd, "translate", "import", kit, file)
    assert said.code in (1, 2) and wrong in said.err, said.err
    assert "Traceback" not in said.err and len(said.err.splitlines()) <= 2 and tree(kit) == before


def save(path: Path, row: Mapping[str, str]) -> None:
    """Write a table of one row, as JSON or as the one sheet of a workbook."""
    if path.suffix == ".json":
        path.write_text(json.dumps([row]), encoding="utf-8")
        return
    book = openpyxl.Workbook()
    book.worksheets[0].title = "Cards"
    for cells in (list(row), list(row.values())):
        book.worksheets[0].append(cells)
    book.save(path)


@pytest.mark.parametrize("named", ["cards.json", "cards.xlsx", "cards.xlsx#Cards"])
def test_a_table_that_is_not_written_needs_its_columns_first(
    named: str, kit: Path, capfd: Capture, tmp_path: Path
) -> None:
    """Else the kit would lack texts, and be built in no language."""
    table = kit / named.partition("#")[0]
    rows = {"id": "a", "copies": "1", "stall": "skewer", "points": "1", "name.ja": "札", "name.en": "A card"}
    rows |= {"text.ja": "", "text.en": ""}
    (kit / "cards.csv").unlink()
    save(table, rows)
    toml = kit / "kit.toml"
    toml.write_text(toml.read_text("utf-8").replace("cards.csv", named), encoding="utf-8")
    (tmp_path / "fr.po").write_text(HEAD + NAME, encoding="utf-8")
    before = tree(kit)
    said = say(capfd, "translate", "import", kit, tmp_path / "fr.po")
    assert said.code == 1 and "no column 'name.fr'" in said.err and tree(kit) == before
    rows |= {"name.fr": "Une carte", "text.fr": ""}
    save(table, rows)
    said = say(capfd, "translate", "import", kit, tmp_path / "fr.po")
    assert said.code == 0 and f"{named} is not written by printkit" in said.out
    assert say(capfd, "build", kit, "--only", "cards", "--out", tmp_path / "out").code == 0


def test_a_correction_of_a_table_that_is_not_written_is_kept(kit: Path, capfd: Capture, tmp_path: Path) -> None:
    """An export gave the PO file the cell's text again, and the correction was gone."""
    rows = {"id": "a", "copies": "1", "stall": "skewer", "points": "1", "name.ja": "札", "name.en": "A card"}
    rows |= {"text.ja": "", "text.en": "", "name.fr": "Une carte", "text.fr": ""}
    (kit / "cards.csv").unlink()
    save(kit / "cards.xlsx", rows)
    toml = kit / "kit.toml"
    toml.write_text(toml.read_text("utf-8").replace("cards.csv", "cards.xlsx"), encoding="utf-8")
    row = 'msgctxt "cards.xlsx#a.name"\nmsgid "A card"\nmsgstr "{}"\n'
    (tmp_path / "fr.po").write_text(f"{HEAD}{NAME}\n{row.format('La carte')}", encoding="utf-8")
    said = say(capfd, "translate", "import", kit, tmp_path / "fr.po").out
    assert "  fill in cards.xlsx#a.name: 'La carte'\n" in said and "are others now" not in said
    stopped = say(capfd, "translate", "export", kit, "--to", "fr")
    assert stopped.code == 1 and "not in the kit yet, and would be lost (1 of them)" in stopped.err
    save(kit / "cards.xlsx", rows | {"name.fr": "La carte"})
    assert "fill in cards" not in say(capfd, "translate", "import", kit, tmp_path / "fr.po").out
    save(kit / "cards.xlsx", rows | {"name.fr": "Ma carte"})
    assert say(capfd, "translate", "export", kit, "--to", "fr").code == 0
    assert row.format("Ma carte") in (kit / "locale" / "fr.po").read_text("utf-8")


def test_columns_that_kit_toml_calls_otherwise_are_translated(
    kit: Path, capfd: Capture, tmp_path: Path
) -> None:
    """The names were left out, and what an import wrote lacked them: no language was built any more."""
    table, toml = kit / "cards.csv", kit / "kit.toml"
    table.write_text(table.read_text("utf-8").replace("name.en", "Name EN"), encoding="utf-8")
    named = 'data = "cards.csv"\ncolumns = { "name.en" = "Name EN" }'
    toml.write_text(toml.read_text("utf-8").replace('data = "cards.csv"', named, 1), encoding="utf-8")
    assert say(capfd, "translate", "export", kit, "--to", "fr").code == 0
    record = kit / "locale/fr.po"
    text = record.read_text("utf-8").replace(
        'msgid "Chicken skewer"\nmsgstr ""', 'msgid "Chicken skewer"\nmsgstr "Brochette"'
    )
    record.write_text(text, encoding="utf-8")
    assert say(capfd, "translate", "import", kit, record).code == 0
    head, first, *_ = table.read_text("utf-8").splitlines()
    assert "Name EN,name.fr," in head and "Chicken skewer,Brochette" in first
    assert say(capfd, "build", kit, "--lang", "fr", "--only", "cards", "--out", tmp_path / "out").code == 0


def test_a_kits_own_phrases_stay_its_own(capfd: Capture, tmp_path: Path) -> None:
    """Those of printkit were among them, its macros once more each time, and a maker's remarks were lost."""
    kit = tmp_path / "sorcerer"
    assert say(capfd, "new", kit, "--from", "sorcerer").code == 0
    phrases, record = kit / "phrases.ja.toml", kit / "locale/ja.po"
    before = phrases.read_text("utf-8")
    for new in ("手札とダミー", "手とダミー"):
        assert say(capfd, "translate", "export", kit, "--to", "ja").code == 0
        text = record.read_text("utf-8")
        record.write_text(text.replace('"手札とダミー"', f'"{new}"'), encoding="utf-8")
        assert say(capfd, "translate", "import", kit, record).code == 0
        assert phrases.read_text("utf-8") == before.replace('"手札とダミー"', f'"{new}"')


def one_language(kit: Path, named: str, row: Mapping[str, str], capfd: Capture) -> None:
    """Make a kit in one language whose cards have a file for each."""
    assert say(capfd, "new", kit, "--lang", "en").code == 0
    file = kit / named.replace("{lang}", "en")
    if file.suffix == ".csv":
        file.write_text(f"{','.join(row)}\n{','.join(row.values())}\n", encoding="utf-8")
    else:
        save(file, row)
    toml = kit / "kit.toml"
    toml.write_text(toml.read_text("utf-8").replace("cards.csv", named), encoding="utf-8")


CARD = {
    "id": "a",
    "copies": "1",
    "stall": "skewer",
    "points": "1",
    "name": "A card",
    "text": "Take one of them.",
}


def test_a_kit_in_one_language_with_a_file_for_each_is_translated(capfd: Capture, tmp_path: Path) -> None:
    """No text of the cards was exported, and what an import wrote could not be built."""
    kit = tmp_path / "market"
    one_language(kit, "cards.{lang}.csv", CARD, capfd)
    assert say(capfd, "translate", "export", kit, "--to", "fr").code == 0
    assert say(capfd, "translate", "import", kit).code == 0, "with nothing translated yet"
    assert say(capfd, "translate", "export", kit, "--to", "fr").code == 0
    record = kit / "locale/fr.po"
    text = record.read_text("utf-8").replace('msgid "A card"\nmsgstr ""', 'msgid "A card"\nmsgstr "Une carte"')
    record.write_text(text, encoding="utf-8")
    assert say(capfd, "translate", "import", kit).code == 0
    assert (kit / "cards.fr.csv").read_text("utf-8").splitlines()[
        1
    ] == "a,1,skewer,1,Une carte,Take one of them."
    record.write_text(
        record.read_text("utf-8").replace('them."\nmsgstr ""', 'them."\nmsgstr "Une."'), encoding="utf-8"
    )
    assert say(capfd, "translate", "import", kit).code == 0, "the text is not forgotten beside the name"
    assert (kit / "cards.fr.csv").read_text("utf-8").splitlines()[1] == "a,1,skewer,1,Une carte,Une."
    assert say(capfd, "build", kit, "--lang", "fr", "--only", "cards", "--out", tmp_path / "out").code == 0


def test_a_file_for_each_language_that_is_not_written_is_there_first(capfd: Capture, tmp_path: Path) -> None:
    kit = tmp_path / "market"
    one_language(kit, "cards.{lang}.json", CARD, capfd)
    assert say(capfd, "translate", "export", kit, "--to", "fr").code == 0
    before = tree(kit)
    said = say(capfd, "translate", "import", kit)
    assert said.code == 1 and "no file 'cards.fr.json'" in said.err and tree(kit) == before
    save(kit / "cards.fr.json", CARD)
    said = say(capfd, "translate", "import", kit)
    assert said.code == 0 and "cards.{lang}.json is not written by printkit" in said.out


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp932", "utf-16"])
def test_excel_reads_the_table_that_is_written(encoding: str, kit: Path, capfd: Capture) -> None:
    """Without the BOM that it had, Excel takes a table for one in an old encoding."""
    table = kit / "cards.csv"
    table.write_bytes(table.read_text("utf-8").replace(",", ";").replace("\n", "\r\n").encode(encoding))
    (kit / "fr.po").write_text(HEAD + NAME, encoding="utf-8")
    assert say(capfd, "translate", "import", kit, kit / "fr.po").code == 0
    data = table.read_bytes()
    assert data.startswith("\ufeff".encode()) == (encoding != "utf-8") and b";name.fr;" in data
    assert data.count(b"\n") == data.count(b"\r\n")


def test_what_a_table_leaves_out_stays_in_its_file(kit: Path, capfd: Capture) -> None:
    """Columns without a name and blank lines, which part groups, were thrown away without a word."""
    table = kit / "cards.csv"
    head, first, second, *_ = table.read_text("utf-8").splitlines()
    at = head.split(",").index("name.ja")
    rows = [line.split(",") for line in (head, first, second)]
    for cells, nameless in zip(rows, ("", "keep me", ""), strict=True):
        cells.insert(at, nameless)
    lines = ["sep=,", *map(",".join, rows[:2]), "", ",,,", ",".join(rows[2])]
    table.write_text("\r\n".join([*lines, ""]), encoding="utf-8", newline="")
    (kit / "fr.po").write_text(HEAD + NAME, encoding="utf-8")
    assert say(capfd, "translate", "import", kit, kit / "fr.po").code == 0
    now = table.read_bytes().decode().split("\r\n")
    assert now[0] == "sep=," and now[3] == "" and set(now[4]) == {","} and now[6:] == [""]
    assert ",,name.ja,name.en,name.fr," in now[1] and ",keep me," in now[2]
    assert "Grilled squid,Grilled squid" in now[5]


def test_words_in_no_language_are_told(capfd: Capture, tmp_path: Path) -> None:
    assert say(capfd, "new", tmp_path / "market", "--lang", "en").code == 0
    said = say(capfd, "translate", "export", tmp_path / "market", "--to", "fr")
    assert "cards.csv is not in it, for no column is in a language: call one name.en" in said.out


def test_a_book_without_ids_is_built_and_told_before_it_is_translated(capfd: Capture, tmp_path: Path) -> None:
    assert say(capfd, "new", tmp_path / "market", "--lang", "en").code == 0
    words = "translate", "export", tmp_path / "market", "--to", "fr"
    told = "in rulebook.en.md put a line {#its-id} before each block first"
    assert told not in say(capfd, *words).out
    (tmp_path / "market/rulebook.en.md").write_text("## Rules\n\nTake one.\n\n- Or two.\n", encoding="utf-8")
    assert told in say(capfd, *words).out
    for kind in ("pdf", "html"):
        made = say(capfd, "build", tmp_path / "market", "--format", kind, "--out", tmp_path / "out")
        assert (made.code, made.err) == (0, "")


def test_it_is_not_utf_8(kit: Path, capfd: Capture, tmp_path: Path) -> None:
    (tmp_path / "fr.po").write_bytes((HEAD + NAME.replace("Cartes", "Cartés")).encode("latin-1"))
    said = say(capfd, "translate", "import", kit, tmp_path / "fr.po")
    assert said.code == 1 and "not UTF-8" in said.err


def test_nothing_is_written_through_a_link(kit: Path, capfd: Capture, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (kit / "locale").symlink_to(tmp_path / "elsewhere", target_is_directory=True)
    said = say(capfd, "translate", "export", kit, "--to", "fr")
    assert said.code == 1 and list((tmp_path / "elsewhere").iterdir()) == []
