"""Rulebooks as web pages: all in one file, everything said, nothing loaded, nothing a stranger slips in."""

from __future__ import annotations

import base64
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image, ImageStat

from printkit.book.document import Box, Document, Figure, Heading, ListBlock, text_of, texts, walk
from printkit.book.editions import editions
from printkit.errors import ArtError
from printkit.kit.model import TextKind
from printkit.kit.read import read_kit
from printkit.kit.resources import builtin_kits, find_kit
from printkit.lessons import quiz
from printkit.lessons.examples import examples, facts
from printkit.pdf.page import Attachment
from printkit.web.blocks import Used, drawing
from printkit.web.page import web_page
from tests import tools
from tests.book.common import FACTS, sample
from tests.browser import Page, browser
from tests.tongues import tongues

KIT = read_kit(find_kit("shifty-partners"))
PROVEN = examples(KIT)
PUZZLES = quiz.read_pinned(KIT)
LANGS = tongues("shifty-partners")


def in_browser(*often: str) -> pytest.MarkDecorator:
    """Try the pages of these languages in every run, and the others in the long one."""
    each = [pytest.param(lang, marks=[pytest.mark.long] * (lang not in often)) for lang in LANGS]
    return pytest.mark.parametrize("edition", each, indirect=True)


VOID = {"meta", "br", "link", "hr", "input"}

Edition = tuple[str, tuple[Document, ...], Path]
"""A page's language, the documents that it was made from, and where it lies."""


def documents(lang: str, kind: TextKind = "rulebook") -> tuple[Document, ...]:
    return editions(
        KIT,
        lang,
        kind=kind,
        web=True,
        ruby="first",
        facts=facts(KIT),
        example=PROVEN.markdown,
        quiz=lambda one: quiz.tell(PUZZLES, one),
    )


@pytest.fixture(scope="session", params=LANGS)
def edition(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Edition:
    lang = request.param
    told = [PROVEN.tell(lesson, lang.split("+")[0]) for lesson in PROVEN.proven]
    attached = [Attachment(one.name, one.record, one.title) for one in told]
    books = documents(lang)
    path = tmp_path_factory.mktemp("web") / f"{lang}.html"
    path.write_bytes(web_page(KIT, books, attached, documents(lang, "rulesheet")))
    return lang, books, path


class Read(HTMLParser):
    """What a page holds: its tags (checked to close), attributes, and the text without scripts and styles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        name = tag if tag != "svg" or "svg" not in self.open else "inner svg"
        self.tags.append((name, {key: value or "" for key, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if not {"script", "style", "rt", "rp"} & set(self.open):
            self.words.append(data)


def read(path: Path) -> Read:
    return Read(path.read_text(encoding="utf-8"))


def answers(book: Document) -> ListBlock:
    """Give the answers to the puzzles: the page opens them beside these, and leaves their heading out."""
    last = next(block for block in walk(book.blocks) if block.id == "quiz-answers")
    assert isinstance(last, ListBlock)
    return last


def squeezed(text: str) -> str:
    return re.sub(r"\s+", "", text)


def test_every_word_of_the_book_is_there(edition: Edition) -> None:
    lang, books, path = edition
    words = squeezed("".join(read(path).words))
    for book in (*books, *documents(lang, "rulesheet")):
        for block in walk(book.blocks):
            for run in texts(block) if block.id != "answers" else ():
                said = text_of(run)
                if isinstance(block, Heading):  # the number of both languages' stands once
                    said = re.sub(r"^\d+\. ", "", said)
                assert squeezed(said) in words, block.id


def test_every_id_is_there_once_and_every_link_leads_to_one(edition: Edition) -> None:
    tags = read(edition[2]).tags
    ids = Counter(attrs["id"] for _, attrs in tags if "id" in attrs)
    assert [id for id, count in ids.items() if count > 1] == []
    for _, attrs in tags:
        href = attrs.get("href", "")
        if href.startswith("#"):
            assert href[1:] in ids
    for book in edition[1]:
        assert {block.id for block in walk(book.blocks)} - {answers(book).id} <= set(ids)
    for sheet in documents(edition[0], "rulesheet"):
        assert {f"sheet-{block.id}" for block in walk(sheet.blocks)} <= set(ids)


def test_a_name_that_languages_share_is_told_once() -> None:
    kit = replace(KIT, name={**KIT.name, "de": KIT.name["ja"]})
    page = web_page(kit, documents("en"), ()).decode()
    assert re.findall(r"<h1>.*</h1>", page)[0].count(f">{KIT.name['ja']}<") == 1


def test_a_title_that_is_the_same_in_both_languages_stands_there_once() -> None:
    both = tuple(replace(one, title="Tidepool") for one in documents("ja+en"))
    page = web_page(KIT, both, ()).decode()
    assert "<title>Tidepool</title>" in page and page.count("<h1>") == 1
    (head,) = re.findall(r"<h1>(.*)</h1>", page)
    assert re.sub("<[^>]*>", "", head) == "Tidepool" and "lang=" not in head


@pytest.mark.external("chromium")
def test_such_a_title_is_left_alone_where_languages_are_switched(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    path.write_bytes(web_page(KIT, tuple(replace(one, title="Tidepool") for one in documents("ja+en")), ()))
    with browser() as page:
        page.open(path.as_uri(), 1200, 900)
        page.run("document.querySelectorAll('.langs button')[1].click()")
        assert page.run("document.querySelector('h1').innerText") == "Tidepool"
        assert page.errors == []


def test_the_sheet_comes_first_then_the_contents_then_the_book(edition: Edition) -> None:
    lang, books, _ = edition
    tags = read(edition[2]).tags
    marks = [attrs.get("id") or f"{tag} {attrs.get('class', '')}" for tag, attrs in tags]
    sheet = [f"sheet-{block.id}" for block in walk(documents(lang, "rulesheet")[0].blocks)]
    book = [block.id for block in walk(books[0].blocks) if block.id not in ("answers", "quiz-answers")]
    order = ["section sheet", *sheet, "nav ", *book]
    assert [marks.index(one) for one in order] == sorted(marks.index(one) for one in order)


def test_each_rule_of_the_sheet_is_numbered_by_a_link_to_itself(edition: Edition) -> None:
    tags = read(edition[2]).tags
    links = {attrs["href"] for tag, attrs in tags if tag == "a" and attrs.get("class") == "number"}
    for block in walk(documents(edition[0], "rulesheet")[0].blocks):
        numbered = re.match(r"\d+\.", text_of(next(texts(block), ())))
        assert (f"#sheet-{block.id}" in links) == bool(numbered), block.id


def test_each_clause_is_an_anchor_at_the_first_block_that_cites_it(edition: Edition) -> None:
    lang, books, path = edition
    first: dict[str, str] = {}
    for prefix, book in (("sheet-", documents(lang, "rulesheet")[0]), ("", books[0])):
        for block in walk(book.blocks):
            for clause in block.clauses:
                first.setdefault(clause, prefix + block.id)
    found: dict[str, str] = {}
    at = ""
    for tag, attrs in read(path).tags:
        if tag == "a" and "id" in attrs:
            assert attrs["href"] == f"#{attrs['id']}"
            found[attrs["id"]] = at
        else:
            at = attrs.get("id", at)
    assert found == first


def test_answers_open_beside_their_puzzles(edition: Edition) -> None:
    text = edition[2].read_text(encoding="utf-8")
    for book in edition[1]:
        for number, item in enumerate(answers(book).items, 1):
            figure = re.search(rf'<figure id="quiz-{number}".*?</figure>', text, re.DOTALL)
            assert figure is not None
            said = squeezed(re.sub("<[^>]*>", "", figure[0].partition("<details")[2]))
            for part in item:
                for run in texts(part):
                    assert squeezed(text_of(run)) in said


def test_nothing_is_loaded_from_anywhere(edition: Edition) -> None:
    text = edition[2].read_text(encoding="utf-8")
    tags = read(edition[2]).tags
    assert not [attrs for _, attrs in tags if "src" in attrs]
    assert not [tag for tag, _ in tags if tag in ("link", "img", "iframe", "object")]
    assert all(url.startswith("data:font/ttf;base64,") for url in re.findall(r"url\(([^)]{,40})", text))
    assert any("default-src 'none'" in attrs.get("content", "") for tag, attrs in tags if tag == "meta")


def test_each_example_has_its_record_to_save(edition: Edition) -> None:
    saved = {a["download"]: a["href"] for tag, a in read(edition[2]).tags if tag == "a" and "download" in a}
    assert set(saved) == {f"{lesson}.json" for lesson in PROVEN.proven}
    for name, href in saved.items():
        data = base64.b64decode(href.partition("base64,")[2])
        assert data == (KIT.folder / "examples" / name).read_bytes()


def test_an_example_on_the_sheet_has_its_record_to_save() -> None:
    book = documents("en")
    told = PROVEN.tell("trump-wins", "en")
    page = web_page(KIT, book, [Attachment(told.name, told.record, told.title)], book).decode()
    assert page.count(f'download="{told.name}"') == 2


@pytest.mark.parametrize("id", builtin_kits())
def test_examples_of_every_kit_can_be_stepped_through(id: str) -> None:
    kit = read_kit(find_kit(id))
    example = examples(kit).markdown
    (book,) = editions(
        kit,
        "en",
        web=True,
        facts=facts(kit),
        example=example,
        quiz=lambda one: quiz.tell(quiz.read_pinned(kit), one),
    )
    boxes = [one for one in book.blocks if isinstance(one, Box) and one.kind == "example"]
    drawn = [one.svg for box in boxes for one in box.blocks if isinstance(one, Figure)]
    assert sum('data-step="2"' in svg for svg in drawn) >= len(drawn) / 2 > 0


def test_languages_are_marked(edition: Edition) -> None:
    lang, _, path = edition
    tags = read(path).tags
    assert next(attrs for tag, attrs in tags if tag == "html")["lang"] == lang.split("+")[0]
    if lang == "ja+en":
        assert {attrs["lang"] for _, attrs in tags if "lang" in attrs} == {"ja", "en"}
    assert any(tag == "ruby" for tag, _ in tags) == ("ja" in lang)


def test_a_figure_with_words_is_drawn_in_every_language(edition: Edition) -> None:
    lang, _, path = edition
    tags = read(path).tags
    begin = next(
        n for n, (tag, attrs) in enumerate(tags) if attrs.get("id") == "sheet-teams-figure" and tag == "figure"
    )
    end = next(n for n, (tag, attrs) in enumerate(tags) if n > begin and "id" in attrs and tag != "symbol")
    drawn = [attrs["aria-label"] for tag, attrs in tags[begin:end] if tag == "svg"]
    assert len(drawn) == len(set(drawn)) == len(lang.split("+"))


@pytest.fixture(params=("ja", "en", "ja+en"))
def sampled(request: pytest.FixtureRequest) -> tuple[tuple[Document, ...], str]:
    """Give the documents of the sample kit, which ends with a summary, and its page."""
    books = editions(sample(), request.param, web=True, facts=FACTS)
    return books, web_page(sample(), books, []).decode()


def test_the_summary_says_its_name_once(sampled: tuple[tuple[Document, ...], str]) -> None:
    books, page = sampled
    head = re.search(r'<p class="title" id="summary-title">(.*?)</p>', page)
    assert head is not None
    titles = [text_of(one.title) for book in books if isinstance(one := book.blocks[-1], Box)]
    assert squeezed(re.sub("<[^>]*>", "", head[1])) == squeezed("".join(titles)) != ""


def contents(page: str) -> list[tuple[str, str]]:
    """Give the links of a page's contents, each with its number's tag, if it has one."""
    nav = re.search("<nav .*?</nav>", page, re.DOTALL)
    assert nav is not None
    return re.findall(r'href="#(.*?)">(<span class="number">)?', nav[0])


def test_the_contents_lead_to_the_summary(sampled: tuple[tuple[Document, ...], str]) -> None:
    books, page = sampled
    assert contents(page)[-1] == (getattr(books[0].blocks[-1], "id", ""), "")


def test_the_contents_lead_to_every_section_by_its_number(edition: Edition) -> None:
    _, books, path = edition
    page = path.read_text(encoding="utf-8")
    heads = re.findall(r"<h2 id=\"(?!sheet-)(.*?)\"", page)
    assert len(heads) > 5
    assert [id for id, _ in contents(page)] == heads
    said = {block.id: text_of(next(texts(block), ())) for block in walk(books[0].blocks)}
    for id, number in contents(page):
        assert bool(number) == bool(re.match(r"\d+\. ", said[id]))
    assert any(number for _, number in contents(page))


def test_tables_have_heads_and_drawings_names(edition: Edition) -> None:
    tags = read(edition[2]).tags
    assert sum(tag == "th" for tag, _ in tags) > 10
    assert all(attrs.get("scope") in ("col", "row") for tag, attrs in tags if tag == "th")
    for tag, attrs in tags:
        if tag == "svg":
            assert attrs.get("aria-label") or attrs.get("aria-hidden") == "true"


@pytest.mark.parametrize(
    "svg",
    [
        '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>',
        '<svg viewBox="0 0 1 1" onload="alert(1)"></svg>',
        '<svg viewBox="0 0 1 1"><image href="https://x.example/a.png"/></svg>',
        '<svg viewBox="0 0 1 1"><use href="https://x.example/a.svg#b"/></svg>',
        '<svg viewBox="0 0 1 1"><foreignObject><p>hi</p></foreignObject></svg>',
        '<!DOCTYPE svg [<!ENTITY a SYSTEM "b">]><svg viewBox="0 0 1 1"></svg>',
        '<svg viewBox="0 0 1 1"><path d="M0 0" fill="url(https://x.example)"/></svg>',
        '<svg viewBox="0 0 1 1"><style>@import url(https://x.example/a.css);</style></svg>',
        '<svg viewBox="0 0 1 1"><style>path { fill: url(//x.example/a) }</style><path d="M0 0"/></svg>',
    ],
)
def test_a_hostile_drawing_is_refused(svg: str) -> None:
    with pytest.raises(ArtError):
        drawing(svg, "x.svg", "p-", Used(), "a drawing")


def test_what_a_drawing_says_is_escaped() -> None:
    made = drawing(
        '<svg viewBox="0 0 1 1"><path d="M0 0" id="a"/><style>#a { --x: "&lt;script&gt;" }</style>'
        '<text x="0" y="0">&lt;b&gt;</text></svg>',
        "x.svg",
        "p-",
        Used(),
        '"><script>',
    )
    assert "<b>" not in made and "<script>" not in made
    assert 'id="p-a"' in made and "&lt;b&gt;" in made


@pytest.mark.external("chromium", "axe_core_python")
@in_browser("ja+en")
def test_axe_finds_nothing_and_the_fonts_have_every_character(edition: Edition) -> None:
    """Each character is drawn by a font that the page brought: none of the system's is fallen back on."""
    with browser() as page:
        page.open(edition[2].as_uri())
        assert page.axe() == []
        assert page.errors == []
        page.call("DOM.enable")
        page.call("CSS.enable")
        root = page.call("DOM.getDocument", depth=-1)["root"]["nodeId"]
        body = page.call(
            "DOM.querySelectorAll", nodeId=root, selector="h1,h2,h3,p,li,td,th,figcaption,text,summary,button"
        )
        for node in body["nodeIds"]:
            for font in page.call("CSS.getPlatformFontsForNode", nodeId=node)["fonts"]:
                assert font["isCustomFont"], font


@pytest.mark.external("chromium")
@in_browser("en", "ja+en")
def test_the_page_fits_a_phone_loads_nothing_and_its_examples_can_be_stepped_through(edition: Edition) -> None:
    with browser() as page:
        page.open(edition[2].as_uri(), 360, 740, mobile=True)
        assert page.run("document.documentElement.scrollWidth") <= 360
        buttons = page.run("document.querySelectorAll('.langs button').length")
        assert buttons == (3 if edition[0] == "ja+en" else 0)
        wide = "[...document.querySelectorAll('.scroll')].filter(e => e.scrollWidth > e.clientWidth + 40)"
        assert page.run(f"{wide}.length") == 1  # that of 7 players
        assert not [url for url in page.requests if not url.startswith(("file:", "data:"))]
        shown = "[...document.querySelectorAll('#ex-trump-wins g[data-step]:not(.hidden-step)')].length"
        framed = "document.querySelectorAll('#ex-trump-wins rect[data-step]:not(.hidden-step)').length"
        buttons = "document.querySelectorAll('#ex-trump-wins .steps button')"
        assert page.run(shown) == 4
        for press, count in ((0, 0), (2, 1), (2, 2), (1, 1), (3, 4)):
            page.run(f"{buttons}[{press}].click()")
            assert page.run(shown) == count
            assert page.run(framed) == (count == 4), "who wins is told by the last card"
        assert page.run(f"{buttons}[2].disabled") is True
        assert page.errors == []
        stops = (
            "[...document.querySelectorAll('a, button, summary, .scroll')].filter(one => one.tabIndex === 0)"
        )
        assert page.run(f"{stops}[0].hash") == "#contents"
        assert page.run(f"{stops}.every(one => one.hash !== '#' + one.closest('[id]')?.id)"), (
            "none leads to itself"
        )
        wide = (
            "[...document.querySelectorAll('.scroll')].filter(one => one.scrollWidth > one.clientWidth).length"
        )
        assert page.run(f"{stops}.filter(one => one.matches('.scroll')).length") == page.run(wide)
        closed = "document.querySelectorAll('details:not([open])').length"
        answers = page.run(closed)
        page.run("window.dispatchEvent(new Event('beforeprint'))")
        assert answers > 0 and page.run(closed) == 0, "answers are printed"
        page.run("window.dispatchEvent(new Event('afterprint'))")
        assert page.run(closed) == answers
        own_spacing(page, edition[0])
        page.run("document.body.style.width = '345px'")  # as where a bar to scroll with takes room
        assert page.run("document.querySelector('.cover').offsetWidth") == 345


def own_spacing(page: Page, lang: str) -> None:
    """What a language sets for running text does not reach headings, tables and drawings."""
    style = "getComputedStyle(document.querySelector('{}')).{}"
    assert lang == "en" or page.run(style.format("h1", "wordBreak")) == "auto-phrase"
    page.run("document.querySelectorAll('.scroll table').forEach(one => one.style.width = '60rem')")
    assert page.run("document.documentElement.scrollWidth") == 360, "wide tables scroll by themselves"
    assert page.run(style.format("h2", "hyphens")) == "manual"
    assert {page.run(style.format(f"figure {it}", "wordSpacing")) for it in ("svg", "svg text")} == {"0px"}
    ratio = "parseFloat({}) / parseFloat({})".format(
        style.format("td", "lineHeight"), style.format("td", "fontSize")
    )
    assert page.run(ratio) == pytest.approx(1.5, abs=0.01)


@pytest.mark.external("chromium")
@in_browser("en")
def test_a_table_that_goes_on_has_a_shadow_there(edition: Edition, tmp_path: Path) -> None:
    wide = "[...document.querySelectorAll('.box .scroll')].find(one => one.scrollWidth > one.clientWidth + 40)"
    with browser() as page:
        # a Japanese table is shorter; under the edge of the others' no card may lie
        page.open(edition[2].as_uri(), 360 if edition[0] == "ja" else 390, 844, mobile=True)
        page.run(f"window.table = {wide}; table.scrollIntoView({{block: 'center'}})")
        box = page.run("(({left, right, bottom}) => [left, right, bottom])(table.getBoundingClientRect())")
        for scrolled, dark in ((0, [False, True]), (9999, [True, False])):
            page.run(f"table.scrollLeft = {scrolled}")
            page.picture(tmp_path / "seen.png")
            with Image.open(tmp_path / "seen.png").convert("L") as seen:
                left, right, bottom = map(round, box)
                edges = [seen.crop((x, bottom - 20, x + 1, bottom - 8)) for x in (left + 1, right - 2)]
            assert [ImageStat.Stat(one).extrema[0][1] < 220 for one in edges] == dark


@pytest.mark.external("chromium")
def test_numbers_and_clauses_are_not_parted_on_a_phone(tmp_path: Path) -> None:
    kit = read_kit(find_kit("twin-shoot"))
    sheet = editions(kit, "ja", kind="rulesheet", web=True, facts=facts(kit))
    (index,) = (block for block in documents("ja")[0].blocks if getattr(block, "id", "") == "clauses")
    pages = {
        "score": web_page(kit, sheet, ()),
        "index": web_page(KIT, [replace(sheet[0], blocks=(index,))], ()),
    }
    parted = """[...document.querySelectorAll("main td.right, main .pip:not(:has(*))")].map(one => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return [one.textContent, new Set([...range.getClientRects()].map(rect => rect.top)).size];
    }).filter(([, lines]) => lines > 1).map(([text]) => text)"""
    with browser() as page:
        for name, made in pages.items():
            (tmp_path / f"{name}.html").write_bytes(made)
            page.open((tmp_path / f"{name}.html").as_uri(), 390, 844, mobile=True)
            assert page.run(parted) == [], name
        words = page.run("document.querySelector('#clauses').textContent")
        kept = page.run("[...document.querySelectorAll('main .pip')].map(one => one.textContent)")
    assert re.findall(r"[A-Z]{2}-\d\d", words) == [one for one in kept if "-" in one] != []


LONGEST_SHEET = "twin-shoot"


@pytest.mark.external("chromium", "pdftotext")
@pytest.mark.parametrize(
    "id", [pytest.param(id, marks=[pytest.mark.long] * (id != LONGEST_SHEET)) for id in builtin_kits()]
)
def test_the_sheet_of_a_language_is_printed_on_one_page(id: str, tmp_path: Path) -> None:
    kit = read_kit(find_kit(id))
    sheet = editions(kit, "ja", kind="rulesheet", web=True, facts=facts(kit))
    (tmp_path / "page.html").write_bytes(web_page(kit, sheet, (), sheet))
    with browser() as page:
        page.open((tmp_path / "page.html").as_uri())
        (tmp_path / "paper.pdf").write_bytes(page.pdf())
    first, second, *_ = tools.run("pdftotext", tmp_path / "paper.pdf", "-").split("\f")
    assert "目次" not in first and squeezed(second).startswith("目次")


SEEN = """[...document.querySelectorAll(".side")].filter(one => one.checkVisibility()).map(one => one.lang)
    .filter((lang, at, all) => all.indexOf(lang) === at).sort().join("+")"""
"""The languages that can be seen in a page of two."""


@pytest.mark.external("chromium")
@pytest.mark.parametrize("edition", ["ja+en"], indirect=True)
def test_a_page_of_two_languages_shows_the_one_that_is_chosen(edition: Edition) -> None:
    path = edition[2]
    with browser() as page:
        page.open(path.as_uri(), 1200, 900)
        buttons = page.run("[...document.querySelectorAll('.langs button')].map(one => one.textContent)")
        assert buttons == ["日本語", "English", "日本語 + English"]
        assert page.run(SEEN) == "en+ja"
        page.call("Emulation.setDeviceMetricsOverride", width=360, height=740, deviceScaleFactor=1, mobile=True)
        page.run("new Promise(done => setTimeout(done, 200))")
        own = page.run("navigator.language.startsWith('ja') ? 'ja' : 'en'")
        assert page.run(SEEN) == own, "on a phone the reader's own is shown first"
        for press, seen in ((0, "ja"), (1, "en"), (2, "en+ja")):
            page.run("location.hash = 'hints'")
            at = page.run("document.querySelector('#hints').getBoundingClientRect().top")
            page.run(f"document.querySelectorAll('.langs button')[{press}].click()")
            assert page.run(SEEN) == seen
            assert page.run("document.documentElement.lang") == seen.split("+")[-1]
            assert page.run("document.querySelector('h1').firstChild.lang") == seen.split("+")[-1]
            now = page.run("document.querySelector('#hints').getBoundingClientRect().top")
            assert now == pytest.approx(at, abs=2), "what is read keeps its place"
            assert page.run("document.documentElement.scrollWidth") <= 360
            page.open("about:blank")
            page.open(f"{path.as_uri()}#hints", 360, 740, mobile=True)
            assert page.run(SEEN) == seen, "as it was chosen at the last visit"
            assert 0 <= page.run("document.querySelector('#hints').getBoundingClientRect().top") < 40
        page.run("localStorage.setItem('printkit-lang', 'xx')")
        page.open(path.as_uri(), 360, 740, mobile=True)
        assert page.run(SEEN) == own
        drawings = (
            "[...document.querySelectorAll('#quiz-1 svg[aria-label]')].filter(one => one.checkVisibility())"
        )
        assert page.run(f"{drawings}.length") == 1
        page.run("document.querySelectorAll('.langs button')[1].click()")
        assert page.run(f"{drawings}.map(one => one.textContent).join().includes('face up')")
        assert page.errors == []


@pytest.mark.external("chromium", "pdftotext")
@pytest.mark.parametrize("edition", ["ja+en"], indirect=True)
def test_a_narrow_window_prints_the_language_that_it_shows_to_the_end(edition: Edition, tmp_path: Path) -> None:
    with browser() as page:
        page.open(edition[2].as_uri(), 600, 900)
        page.run("scrollTo(0, 9000)")
        own = page.run(SEEN)
        assert own in ("ja", "en")
        (tmp_path / "paper.pdf").write_bytes(page.pdf())
        page.run("new Promise(done => setTimeout(done, 200))")
        assert (page.run(SEEN), page.run("scrollY")) == (own, 9000), "the screen is as it was"
    printed = squeezed(tools.run("pdftotext", tmp_path / "paper.pdf", "-"))
    for book in edition[1]:
        last = next(block.inlines for block in reversed(book.blocks) if isinstance(block, Heading))
        assert (squeezed(text_of(last)) in printed) == (book.lang == own)


@pytest.mark.external("chromium")
@in_browser("ja+en")
def test_without_a_script_all_is_there(edition: Edition) -> None:
    lang, _, path = edition
    with browser() as page:
        page.call("Emulation.setScriptExecutionDisabled", value=True)
        page.open(path.as_uri(), 360, 740, mobile=True)
        if lang == "ja+en":
            assert page.run(SEEN) == "en+ja"
        buttons = "[...document.querySelectorAll('button')].filter(one => one.checkVisibility()).length"
        assert page.run(buttons) == 0
        assert page.run("document.querySelectorAll('#ex-trump-wins g[data-step]').length") == 4
        assert page.run("document.querySelectorAll('.hidden-step').length") == 0
        page.run("document.querySelector('#quiz-1 summary').click()")
        assert page.run("document.querySelector('#quiz-1 details').open") is True
