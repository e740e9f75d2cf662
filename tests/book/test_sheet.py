"""The rule sheet as a publication, and as a PDF."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from printkit.book import sheet
from printkit.book.editions import editions
from printkit.book.sheet import LARGEST, STEP, publish_sheet
from printkit.book.theme import sheet_theme
from printkit.errors import FitError
from printkit.pdf.page import Publication
from printkit.pdf.write import write
from tests.book.common import glyph_runs, kit_with, lines
from tests.reader import read
from tests.tools import run

WORDS = {
    "en": "The player on the dealer’s right leads any card but a trump; the others follow suit if they can.",
    "ja": "親の右隣の人が、切り札でない札を一枚出します。ほかの人は同じスートの札があれば必ず出します。",
}
FIGURE = "{#picture}\n```figure width=80\nalt: a box\n<svg viewBox='0 0 10 9'></svg>\n```\n"
TABLE = "{#wide}\n|" + " No |" * 8 + "\n|" + "--|" * 8 + "\n|" + " 12345678 |" * 8 + "\n"


def rules(count: int, lang: str = "en", more: str = "", times: int = 1) -> str:
    """Write a sheet of so many rules, seven to a section; each section refers to its first rule."""
    out = ["{#strap}\nFor two.\n"]
    for n in range(count):
        if n % 7 == 0:
            out.append(f"{{#s{n}}}\n## Section {n}\n\n{{#note{n}}}\n{{{{ ref('r{n}') }}}}\n\n{more * (n == 7)}")
        out.append(f"{{#r{n} .TC-01}}\n{' '.join([WORDS[lang]] * times)}\n")
    return "\n".join(out)


def made(folder: Path, texts: dict[str, str], paper: str = "a4") -> Publication:
    kit = kit_with(folder, texts)
    return publish_sheet(kit, editions(kit, "+".join(texts), kind="rulesheet"), paper)


@pytest.fixture
def sizes(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Give a list that grows by the size of each layout that is tried, points."""
    tried: list[float] = []

    def listed(look: object, lang: str, paper: str, points: float) -> object:
        tried.append(points)
        return sheet_theme(look, lang, paper, points)  # type: ignore[arg-type]

    monkeypatch.setattr(sheet, "sheet_theme", listed)
    return tried


@pytest.mark.parametrize(
    ("count", "pages", "more"),
    [(8, 1, ""), (44, 1, ""), (36, 1, FIGURE), (8, 1, TABLE), (85, 2, ""), (98, 2, "")],
    ids=lambda value: value[2:9] if isinstance(value, str) else str(value),
)
def test_letters_are_as_large_as_the_leaf_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sizes: list[float], count: int, pages: int, more: str
) -> None:
    text = rules(count, more=more)
    assert len(made(tmp_path, {"en": text}).pages) == pages
    size = sizes[-1]
    assert sheet.SMALLEST <= size <= LARGEST
    assert (size == LARGEST) == (count == 8 and not more)
    if size < LARGEST and more != TABLE:  # which is too wide for larger letters
        monkeypatch.setattr(sheet, "SMALLEST", size + STEP)
        if pages == 1:
            assert len(made(tmp_path, {"en": text}).pages) == 2
        else:
            with pytest.raises(FitError):
                made(tmp_path, {"en": text})


@pytest.mark.parametrize(("lang", "least"), [("en", 8.5), ("ja", 8.0)])
def test_no_text_is_under_the_least_size(tmp_path: Path, lang: str, least: float) -> None:
    document = read(write(made(tmp_path, {lang: rules(100 if lang == "en" else 90, lang)})))
    letters = [g for line in document.lines if line.kind == "P" for g in line.glyphs]
    page_1 = [g.size * 72 / 25.4 for g in letters if g.y < document.sizes[0][1] - 15]  # all but the imprint
    assert min(page_1) >= least - 0.01


def test_one_that_is_too_long_says_by_how_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FitError) as caught:
        made(tmp_path, {"en": rules(150)})
    said = re.fullmatch(
        r"rulesheet\.en\.md:(\d+).*: the rule sheet is (\d+) lines too long for 2 pages at 8\.5 pt; "
        r"it would fit at ([\d.]+) pt\n  hint: .*",
        str(caught.value),
    )
    assert said, caught.value
    line, over, size = int(said[1]), int(said[2]), float(said[3])
    left = rules(150).splitlines()[line:].count(WORDS["en"]) + 1  # what begins there, two lines and white each
    assert 2 * left <= over <= 3.4 * left
    monkeypatch.setattr(sheet, "SMALLEST", size)
    assert len(made(tmp_path, {"en": rules(150)}).pages) == 2
    monkeypatch.setattr(sheet, "SMALLEST", size + STEP)
    with pytest.raises(FitError):
        made(tmp_path, {"en": rules(150)})


@pytest.mark.parametrize(("times", "leaves"), [((1, 1), 1), ((4, 5), 2), ((4, 1), 2), ((1, 5), 2)])
def test_each_page_has_the_other_language_on_its_back(
    tmp_path: Path, times: tuple[int, int], leaves: int
) -> None:
    texts = {lang: rules(20, lang, times=many) for lang, many in zip(("ja", "en"), times, strict=True)}
    book = made(tmp_path, texts)
    assert len(book.pages) == 2 * leaves
    for number, page in enumerate(book.pages):
        words, others = (WORDS["en"], WORDS["ja"]) if number % 2 else (WORDS["ja"], WORDS["en"])
        said = "".join(lines(page))
        assert (words[:9] in said) == (number < 2 or times[number % 2] > 1)
        assert others[:9] not in said
    ids = [anchor.id for page in book.pages for anchor in page.anchors]
    assert len(set(ids)) == len(ids)
    for number, page in enumerate(book.pages):
        assert all(link.target.startswith("#en-") == bool(number % 2) for link in page.links)
        assert {link.target[1:] for link in page.links} <= set(ids)
    langs = {tag.lang for tag in book.tags if tag.kind == "P"}
    assert book.lang == "ja" and langs == {None, "en"}


@pytest.mark.external("pdftotext")
@pytest.mark.parametrize("count", [13, 20, 28, 90])
def test_columns_of_the_last_page_end_alike(tmp_path: Path, count: int) -> None:
    path = tmp_path / "sheet.pdf"
    path.write_bytes(write(made(tmp_path, {"en": rules(count)})))
    said = run("pdftotext", "-bbox", path, "-").rsplit("<page ", 1)[1]
    words = [tuple(map(float, found)) for found in re.findall(r'xMin="(.*?)" .* yMax="(.*?)">', said)]
    ends = [
        max(y for x, y in words if (x < 297) == left and y < 780)  # the imprint is at the foot
        for left in (True, False)
    ]
    assert abs(ends[0] - ends[1]) < 60, "a paragraph or two"


def test_a_short_sheet_is_parted_between_sections(tmp_path: Path) -> None:
    """The last rule of a section stood over the next one, on a page that was empty below them."""
    steps = "".join(f"{n}. Step {n}.\n" for n in range(1, 4))
    text = f"{{#s}}\n## Begin\n\n{{#a}}\n{'Deal five cards. ' * 5}\n\n{{#t}}\n## Turn\n\n{{#b}}\n{steps}\n"
    text += "{#c}\nAt night.\n\n{#e}\n## End\n\n{#d}\n" + "The most points win. " * 5
    (page,) = made(tmp_path, {"en": text}).pages
    right = {"".join(run.text) for _, run in glyph_runs(page.items) if run.x > page.width / 2}
    assert any("End" in one for one in right) and not any("night" in one for one in right)


def test_a_list_stays_in_the_column_of_what_announces_it(tmp_path: Path) -> None:
    columns = set()
    for count in range(6):
        filler = "".join(f"{{#p{n}}}\nFiller {n}.\n\n" for n in range(count))
        items = "".join(f"- Item {n}.\n" for n in range(6))
        text = f"{{#s}}\n## Section\n\n{filler}{{#a}}\nHere it comes.\n\n{{#l}}\n{items}"
        (page,) = made(tmp_path, {"en": text}).pages
        places = {"".join(run.text)[:6]: run.x > page.width / 2 for _, run in glyph_runs(page.items)}
        assert places["Here i"] == places["Item 0"]
        columns.add((places["Here i"], places["Item 5"]))
    assert columns == {(False, True), (True, True)}


def test_a_rule_stays_in_one_column_and_one_longer_than_that_does_not(tmp_path: Path) -> None:
    for count, times in ((24, 2), (20, 3), (14, 4), (11, 5), (28, 4), (1, 120)):
        first, *_ = made(tmp_path, {"en": rules(count, times=times)}).pages
        right = [(run.y, run) for _, run in glyph_runs(first.items) if run.x > first.width / 2]
        begins = "".join(min(right, key=lambda one: one[0])[1].text)
        assert bool(re.match(r"\d", begins)) == (count > 1), (count, times, begins)


def test_columns_are_read_one_after_the_other(tmp_path: Path) -> None:
    """In the order of what is on the page: where two columns look alike, a program that goes by places errs."""
    path = tmp_path / "sheet.pdf"
    path.write_bytes(write(made(tmp_path, {"en": rules(90)})))
    said = run("pdftotext", "-raw", path, "-")
    numbers = [
        tuple(map(int, found.split("."))) for found in re.findall(r"^\f?(\d+\.\d+) ", said, re.MULTILINE)
    ]
    assert numbers == [(n // 7 + 1, n % 7 + 1) for n in range(90)]
