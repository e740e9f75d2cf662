"""PO files: what is written is read, and what is no PO of ours is refused in one line."""

from __future__ import annotations

import tomllib

import pytest

from printkit.errors import DataError
from printkit.translate.po import LONGEST, MOST, Entry, read, written
from printkit.translate.text import Text
from printkit.translate.toml import laid_out

HEAD = 'msgid ""\nmsgstr ""\n"Language: fr\\n"\n"X-Source-Language: en\\n"\n\n'


def test_what_is_written_is_read() -> None:
    text = Text('A "text"\nof two lines, \\ and {{ braces }}', "rulebook.en.md", 7, "XX-01: A fact.")
    entries = [
        (text, Entry("rulebook#a", text.text, "Un « texte »\nde deux lignes")),
        (text, Entry("rulebook#b", "It was this", "C’était ceci")),
        (text, Entry("rulebook#c", text.text, "")),
    ]
    page = written("en", "fr", entries, {})
    assert "#. XX-01: A fact." in page and "#: rulebook.en.md:7" in page
    assert page.count("#, fuzzy") == 1 and '#| msgid "It was this"' in page
    found = read("fr.po", page)
    assert (found.source, found.lang) == ("en", "fr")
    first = [number for number, line in enumerate(page.splitlines(), 2) if not line][-3:]
    shown = zip(entries, first, strict=True)
    assert list(found.entries.values()) == [
        one._replace(beside=text.text, line=at) for (text, one), at in shown
    ]


def test_what_is_kept_of_texts_that_are_gone_is_written_again() -> None:
    gone = '#~ msgctxt "cards.csv#gone.name"\n#~ msgid "Old thing"\n#~ msgstr "Vieille chose"\n'
    found = read("fr.po", f"{HEAD}{gone}")
    assert not found.entries and written("en", "fr", (), found.head, found.old).endswith(gone)
    again = [(Text("Old thing", "cards.csv", 2), Entry("cards.csv#gone.name", "Old thing", ""))]
    assert "#~" not in written("en", "fr", again, found.head, found.old)  # gettext refuses the same twice
    assert written("en", "fr", (), found.head, (*found.old, *found.old)).count("#~ msgid") == 1


def test_a_tab_is_read_where_it_was_written() -> None:
    """A cell may hold one; in a text of kit.toml it is refused, so a translator's own is."""
    page = written(
        "en", "fr", [(Text("a\tb", "cards.csv", 2), Entry("cards.csv#a\tb.text", "a\tb", "c\td"))], {}
    )
    assert read("fr.po", page).entries["cards.csv#a\tb.text"].said == "c\td"
    with pytest.raises(DataError, match="U\\+0009"):
        read("fr.po", f'{HEAD}msgctxt "kit.toml#name"\nmsgid "a b"\nmsgstr "c\\td"\n')


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("msgid", "fr.po:"),
        ("hello", "not PO"),
        ('msgid "a"\nmsgstr "b"\n', "without a place"),
        ('msgctxt "x"\nmsgid "a"\nmsgid_plural "as"\nmsgstr[0] "b"\n', "plural"),
        ('msgctxt "x"\nmsgid "a"\nmsgstr "b"\n\nmsgctxt "x"\nmsgid "c"\nmsgstr "d"\n', "there twice"),
        ('msgctxt "x"\nmsgid "a"\nmsgstr "b\\r"\n', "U+000D"),
        (f'msgctxt "x"\nmsgid "a"\nmsgstr "{"b" * (LONGEST + 1)}"\n', "too long"),
        ("/etc/hostname", "not PO"),
        # polib takes the last letter of these for the quotation mark
        ('msgctxt "x"\nmsgid "a"\nmsgstr "bad\n', "fr.po:3: a text without its closing quotation mark"),
        ('msgctxt "x"\nmsgid "a"\nmsgstr ""\n"bad\\"\n', "fr.po:4: a text without its closing"),
        ('msgid ""\nmsgstr "X-Y: \x1b\\n"\n', "U+001B"),
    ],
)
def test_what_is_none_of_ours_is_refused(text: str, said: str) -> None:
    with pytest.raises(DataError) as error:
        read("fr.po", text)
    assert said in str(error.value) and (error.value.where or "").startswith("fr.po")


def test_too_many_entries_are_refused() -> None:
    many = "".join(f'msgctxt "{n}"\nmsgid "a"\nmsgstr "b"\n\n' for n in range(MOST + 1))
    with pytest.raises(DataError, match=f"more than {MOST} entries"):
        read("fr.po", HEAD + many)


def test_another_encoding_in_its_header_is_not_heeded() -> None:
    head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-7\\n"\n\n'
    found = read("fr.po", head + 'msgctxt "x"\nmsgid "a"\nmsgstr "é+ADw-"\n')
    assert found.entries["x"].said == "é+ADw-"


def test_a_file_that_poedit_saved_is_read() -> None:
    """Lines wrapped anew and ended as on Windows, a head and remarks of its own, a line break at the end."""
    head = HEAD.replace("Language: fr", "Language: pt_BR")
    entry = (
        '# Why?\nmsgctxt "x"\nmsgid "a "\n"b"\nmsgstr ""\n"c "\n"\\"d\\"\\n"\n\n#~ msgid "e"\n#~ msgstr "f"\n'
    )
    found = read("pt.po", (head + entry).replace("\n", "\r\n").removesuffix("\r\n"))
    assert (found.lang, list(found.entries.values())) == (
        "pt-BR",
        [Entry("x", "a b", 'c "d"', "Why?", "a b", 6)],
    )


def test_long_texts_of_toml_begin_on_a_line_of_their_own() -> None:
    """Each export and import put an empty line before macros, at which msgfmt fails."""
    for text in ("a\nb\n", "\na\nb", "a'''\nb"):
        assert tomllib.loads(laid_out({"macros": text})) == {"macros": text}
    assert laid_out({"macros": "a\nb"}) == "macros = '''\na\nb'''\n"
