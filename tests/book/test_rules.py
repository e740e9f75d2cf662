"""Rules by number: what has one, where a book takes them over, and what is on the web page alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from printkit.book.document import Document, Paragraph, text_of, texts, walk
from printkit.book.read import document
from printkit.book.rules import index_of_clauses, on_paper, parts, rule_numbers
from printkit.errors import MarkupError, TemplateError
from printkit.kit.model import TextKind
from printkit.kit.resources import builtin_kits, find_kit
from printkit.text.inline import Span
from tests.book.common import kit_with

SHEET = """\
{#strap .TC-01}
For two players.

{#deal .TC-02}
## Deal

{#deal-hint}
Words that cite no clause.

{.TC-01 .TC-02 #deal-cards}
Three cards each.

{#deal-table .TC-02}
| a | b |
|--|--|
| 1 | 2 |

::: note {#note .TC-01} A note
{#inner .TC-01}
In a box.
:::

{#deal-list .TC-02}
- - Shuffle
- Cut

{#deal-more}
### More

{#seats .TC-01}
```figure table players=2
alt: two players
```

{#deal-last .TC-01}
The rest is out.

{#play}
## Play

{#play-one .TC-03}
4 tricks.
"""
NUMBERS = {
    "deal": "1",
    "deal-cards": "1.1",
    "deal-list": "1.2",
    "deal-last": "1.3",
    "play": "2",
    "play-one": "2.1",
}


def read(
    folder: Path, book: str, *, kind: TextKind = "rulebook", web: bool = False, sheet: str = SHEET
) -> Document:
    return document(kit_with(folder, {"en": sheet} if sheet else {}, {"en": book}), "en", kind=kind, web=web)


def said(made: Document) -> dict[str, str]:
    return {block.id: "".join(map(text_of, texts(block))) for block in walk(made.blocks)}


def test_sections_and_what_tells_a_clause_in_them_have_numbers(tmp_path: Path) -> None:
    assert rule_numbers(parts(SHEET)) == NUMBERS
    sheet = said(read(tmp_path, "{#x}\nx", kind="rulesheet"))
    assert (sheet["deal"], sheet["deal-cards"]) == ("1. Deal", "1.1\u2005Three cards each.")
    assert (sheet["deal-list"], sheet["play-one"]) == ("1.2\u2005ShuffleCut", "2.1\u20054 tricks.")
    assert (sheet["strap"], sheet["deal-more"], sheet["inner"]) == ("For two players.", "More", "In a box.")


STEPS = """\
{#turn}
## Turn

{#choose}
Do one of these.

{#one-of}
- Draw.
- Pass.

{#steps}
1. Shuffle.

   All look.
2. Cut:
   - high
   - low

{#last}
Deal, in all,
2. times, and
5. cards.

{#more}
More.
"""


def test_each_step_is_a_rule_where_there_are_no_clauses_and_bullets_are_none(tmp_path: Path) -> None:
    assert rule_numbers(parts(STEPS), every=True)["more"] == "1.5"
    assert rule_numbers(parts(STEPS)) == {"turn": "1"}
    kit = kit_with(tmp_path, {"en": STEPS})
    (tmp_path / "clauses.toml").unlink()
    made = document(kit, "en", kind="rulesheet")
    assert [*said(made).items()] == [
        ("turn", "1. Turn"),
        ("choose", "1.1\u2005Do one of these."),
        ("one-of", "Draw.Pass."),
        ("steps", "1.2\u2005Shuffle."),
        ("steps.1", "All look."),
        ("steps.2", "1.3\u2005Cut:"),
        ("steps.2.1", "highlow"),
        ("last", "1.4\u2005Deal, in all, 2. times, and 5. cards."),
        ("more", "1.5\u2005More."),
    ]


def test_a_book_takes_rules_over_with_their_numbers(tmp_path: Path) -> None:
    book = (
        '{#own}\n## Own\n\n{{ rule("play-one") }}\n{{ rule("play") }}\n{{ rule("deal-list") }}\n\n{#end}\nEnd.'
    )
    made = read(tmp_path, book)
    assert list(said(made).items()) == [
        ("own", "Own"),  # it is no section of the sheet
        ("play-one", "2.1\u20054 tricks."),
        ("play", "2. Play"),
        ("deal-list", "1.2\u2005ShuffleCut"),
        ("end", "End."),
    ]
    assert made.blocks[1].clauses == ("TC-03",)


def test_a_reference_to_a_rule_is_its_number(tmp_path: Path) -> None:
    book = (
        '{{ rule("play") }}\n{{ rule("play-one") }}\n\n{#x}\nSee {{ ref("play-one") }} and {{ ref("play") }}.'
        " Rules {{ number('play-one') }} and {{ number('play') }}."
    )
    (*_, last) = read(tmp_path, book).blocks
    assert isinstance(last, Paragraph)
    links = [(one.text, one.href) for one in last.inlines if isinstance(one, Span) and one.href]
    words, numbers = ("rule 2.1", "section 2, “Play”"), ("2.1", "2")
    assert links == [
        (said, to) for each in (words, numbers) for said, to in zip(each, ("#play-one", "#play"), strict=True)
    ]


@pytest.mark.parametrize(
    ("sheet", "asked", "says"),
    [
        (SHEET, "deal-crads", "no block 'deal-crads' on the rule sheet\n  hint: did you mean 'deal-cards'?"),
        (SHEET, "inner", "no block 'inner' on the rule sheet"),
        ("", "deal", "rule() takes blocks from the rule sheet, and the kit has none"),
    ],
)
def test_no_such_rule(tmp_path: Path, sheet: str, asked: str, says: str) -> None:
    with pytest.raises(TemplateError) as caught:
        read(tmp_path, f'{{#x}}\nx\n\n{{{{ rule("{asked}") }}}}', sheet=sheet)
    assert str(caught.value).startswith(f"book.en.md:4: {says}")


def test_the_index_gives_the_rules_of_each_clause(tmp_path: Path) -> None:
    index = index_of_clauses(["TC-03", "TC-01", "TC-09"], parts(SHEET), NUMBERS)
    first, last = "[1.1](#deal-cards)", "[1.3](#deal-last)"
    assert index == f"**TC-03**\u00a0[2.1](#play-one)\u00a0· **TC-01**\u00a0{first}, {last}"
    rules = "".join(f'{{{{ rule("{id}") }}}}\n' for id in NUMBERS)
    made = said(read(tmp_path, f"{rules}\n{{#index}}\n{{{{ clauses() }}}}"))
    # in the order of clauses.toml
    assert made["index"] == "TC-01\u00a01.1, 1.3\u00a0· TC-02\u00a01.1, 1.2\u00a0· TC-03\u00a02.1"


def test_our_indexes_are_such_that_two_languages_have_one() -> None:
    for path in (path for kit in builtin_kits() for path in find_kit(kit).glob("rulebook.*.md")):
        text = path.read_text(encoding="utf-8")
        assert re.search(r"^\*\*[^*]+\*\*\s\{\{ clauses\(\) \}\}$", text, re.MULTILINE), path


WEB = """\
{#one}
## One

{#a .web}
- Web
- list

{#b}
Paper.

{#c .web}
```figure width=20
alt: an empty box

<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>
```

::: note {#d .web}
Web.

More.
:::

{#e .web}
::: note
Web.

More.
:::

{#two .web}
### Two

{#f}
Web.

```page
```

{#three .web}
## Three

{{ nothing() }}

{#four}
### Four

{#five}
## Five

{#g}
Paper.
"""


def test_what_is_for_the_web_is_not_on_paper(tmp_path: Path) -> None:
    book = WEB.replace("{{ nothing() }}", "{#z}\nWeb.")
    assert list(said(read(tmp_path, book, sheet=""))) == ["one", "b", "five", "g"]
    everything = said(read(tmp_path, book, sheet="", web=True))
    assert " ".join(id for id in everything if "." not in id) == "one a b c d e two f three z four five g"
    assert on_paper(on_paper(WEB)) == on_paper(WEB)


def test_what_is_for_the_web_alone_is_not_told_on_paper(tmp_path: Path) -> None:
    """An example that paper leaves out is not even asked for."""
    asked: list[str] = []

    def example(lesson: str, lang: str, brief: bool = False) -> str:
        asked.append(lesson)
        return f"::: example {{#ex-{lesson}}} {lesson}\nWords.\n:::"

    book = '{#one}\n## One\n\n{{ example("shown") }}\n\n{#two .web}\n## Two\n\n{{ example("more") }}'
    kit = kit_with(tmp_path, {}, {"en": book})
    document(kit, "en", example=example)
    assert asked == ["shown"]
    document(kit, "en", example=example, web=True)
    assert asked == ["shown", "shown", "more"]


CALLS = """\
{{ rule("play") }}

{% for id in ("play-one", "deal-list") %}
{{ rule(id) }}
{{ example(id) }}
{% endfor %}

{{ rule("deal-list") }}

{{ example("other") }}
"""


@pytest.mark.parametrize(
    ("instead", "says"),
    [
        (
            '{{ rule("deal-list") }}',
            "8 (rendered: ‘- - Shuffle’): the id 'deal-list' is used twice\n  hint: first at book.en.md:4 (",
        ),
        (
            '{{ example("deal-list") }}',
            "8 (rendered: ‘::: example {#ex-deal-li’): the id 'ex-deal-list' is used",
        ),
        ('{{ example("bad") }}', "8 (rendered: ‘Of {card:ZZ}.’): no card 'ZZ'"),
        ('{{ example("none") }}', "8: no example 'none'"),
        ("{#own}", "10 (rendered: ‘::: example {#ex-other} ’): a box with two lots of attributes"),
    ],
)
def test_what_a_call_puts_in_is_at_the_line_of_the_call(tmp_path: Path, instead: str, says: str) -> None:
    def example(lesson: str, lang: str, brief: bool) -> str:
        if lesson == "none":
            raise TemplateError(f"no example {lesson!r}")
        words = "Of {card:ZZ}." if lesson == "bad" else "Words."
        return f"::: example {{#ex-{lesson}}} One\n{words}\n:::\n"

    kit = kit_with(tmp_path, {"en": SHEET}, {"en": CALLS.replace('{{ rule("deal-list") }}', instead)})
    with pytest.raises((MarkupError, TemplateError)) as caught:
        document(kit, "en", example=example)
    assert str(caught.value).startswith(f"book.en.md:{says}")


def test_a_rule_comes_without_the_example_below_it_on_the_sheet(tmp_path: Path) -> None:
    sheet = SHEET.replace("{#deal-table", '{{ example("shown") }}\n\nOf no block.\n\n{#deal-table')
    book = '{{ rule("deal-cards") }}\n\n{{ example("other") }}\n\n{{ example("shown") }}'
    kit = kit_with(tmp_path, {"en": sheet}, {"en": book})
    made = document(kit, "en", example=lambda lesson, *_: f"::: example {{#ex-{lesson}}} One\nWords.\n:::")
    assert [id for id in said(made) if "." not in id] == ["deal-cards", "ex-other", "ex-shown"]


@pytest.mark.parametrize("id", ["a", "d", "f"])
def test_paper_does_not_link_to_what_it_leaves_out(tmp_path: Path, id: str) -> None:
    book = WEB.replace("{{ nothing() }}", "") + f"\n{{#h}}\nSee [there](#{id})."
    with pytest.raises(MarkupError) as caught:
        read(tmp_path, book, sheet="")
    at = book.splitlines().index("{#h}") + 2
    assert str(caught.value).startswith(f"book.en.md:{at}: a link to #{id}, which is on the web page alone")
    read(tmp_path, book, sheet="", web=True)
