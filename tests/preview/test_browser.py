"""The page in a browser: quick, alive, truthful, to be used by all."""

from __future__ import annotations

import base64
import io
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from printkit.pdf.vision import VISIONS, read_hex, simulated
from tests.browser import browser
from tests.clock import quick
from tests.preview.conftest import Window, running
from tests.preview.sample import CARD, CARDS, deck, rulebook

pytestmark = pytest.mark.external("chromium")

MOST = 2.0
"""From a save to the redrawn page, seconds: what is felt as broken. A quiet machine takes a third of one."""

SAVES = 3
"""How often a time is taken that is not short at once."""

STATE = "document.getElementById('state').textContent"
TEXTS = "document.getElementById('help').close(); slots[0].item.querySelector('.texts').click()"
FAULTS = "document.getElementById('faults').innerText"


def hold_in_time(window: Window, save: Callable[[int], object], number: int) -> None:
    """Save, which changes the picture ``number``, until a time is below MOST."""
    times: list[float] = []
    while not times or not quick(times[-1], MOST):
        assert len(times) < SAVES, times
        old = window.pixels(number)
        times.append(window.to_drawn(lambda: save(len(times))))
        assert window.pixels(number) != old


def write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


def test_one_card_of_54_is_redrawn_in_time_and_no_other(window: Window) -> None:
    window.open("view=faces&part=deck&lang=en")
    assert window.run("slots.length") == CARDS
    other = window.pixels(1)
    hold_in_time(
        window, lambda n: write(window.kit / "deck.csv", deck().replace("moon 1,", f"moon {n + 20},")), 0
    )
    assert window.pixels(1) == other
    assert "after the save" in str(window.run(STATE))


def test_all_cards_in_the_window_are_redrawn_in_time_when_their_template_changes(window: Window) -> None:
    window.open("view=faces&part=deck&lang=en")
    assert int(str(window.run("slots.filter((slot) => near(slot, 0)).length"))) >= 8
    hold_in_time(
        window, lambda n: write(window.kit / "card.svg", CARD.replace('r="17"', f'r="{8 + n / 2}"')), 0
    )


def test_a_page_of_the_book_is_redrawn_in_time(window: Window) -> None:
    window.open("view=book&lang=en")
    text = rulebook("en")
    hold_in_time(window, lambda n: write(window.kit / "rulebook.en.md", text.replace("lay", f"lay {n}", 1)), 0)


def test_a_fault_is_shown_beside_its_card_and_goes_when_it_is_mended(window: Window) -> None:
    window.open("view=faces&part=deck&lang=en")
    good = window.pixels(1)
    long = "fern that is much too long for a card like this one"
    write(window.kit / "deck.csv", deck().replace("fern 1,", f"{long},"))
    window.until("document.querySelector('#faults .fault')")
    said = str(window.run(FAULTS))
    assert said.startswith("night-garden/card.svg:7") and "mm too wide for its box" in said
    assert "hint: shorten it" in said and "from before" in said
    beside = "document.querySelectorAll('#pictures > li')[1].querySelector('.fault').innerText"
    assert "mm too wide" in str(window.run(beside))
    assert window.run("document.querySelectorAll('#pictures .fault').length") == 1
    assert window.run("document.querySelector('#places [aria-current]').classList.contains('wrong')") is True
    assert window.pixels(1) == good  # the last good picture stays
    write(window.kit / "deck.csv", deck().replace("fern 1,", "tall fern,"))
    window.until("!document.querySelector('.fault')")
    window.until("!document.querySelector('.wrong')")
    window.until(f"{STATE}.startsWith('Redrawn')")
    assert window.pixels(1) != good
    assert window.page.errors == []


def test_a_kit_that_cannot_be_read_is_told_and_comes_back(window: Window) -> None:
    window.open("view=faces&part=deck&lang=en")
    text = (window.kit / "kit.toml").read_text(encoding="utf-8")
    write(window.kit / "kit.toml", text.replace('id = "deck"', 'id = "deck'))
    window.until(f"{FAULTS}.includes('kit.toml:')")
    window.until(f"{STATE} === 'Not drawn: something is wrong'")
    assert window.run("slots.length") == CARDS
    window.open("view=faces&part=deck&lang=en")
    window.until(f"{STATE} === 'Not drawn: something is wrong'")
    write(window.kit / "kit.toml", text.replace("Night Garden", "Day Garden"))
    window.until("!document.querySelector('.fault') && document.title.startsWith('Day Garden')")
    window.until(f"{STATE}.startsWith('Redrawn')")


def test_a_fault_in_the_book_is_shown_beside_its_page(window: Window) -> None:
    window.open("view=book&lang=en&zoom=50")
    text = rulebook("en")
    at = text.rindex("On your turn")
    write(window.kit / "rulebook.en.md", f"{text[:at]}{{card:ZZ}} {text[at:]}")
    window.until("document.querySelector('#pictures .fault')")
    pages = int(str(window.run("slots.length")))
    assert window.run("slots.findIndex((slot) => slot.item.querySelector('.fault'))") == pages - 1
    assert "rulebook.en.md:" in str(window.run(FAULTS)) and "ZZ" in str(window.run(FAULTS))


def test_cards_and_sheets_are_turned(window: Window) -> None:
    window.open("view=faces&part=deck&lang=en")
    fronts = [window.pixels(0), window.pixels(1)]
    window.run("slots[0].item.querySelector('button.face').click()")
    window.until("slots[0].shownSide === 'back'")
    assert window.pixels(0) != fronts[0] and window.pixels(1) == fronts[1]
    label = "slots[0].item.querySelector('button.face').getAttribute('aria-label')"
    assert "back" in str(window.run(label))
    window.page.call("Input.dispatchKeyEvent", type="keyDown", key="f", text="f")
    window.until("slots[0].shownSide === 'back' && slots[1].shownSide === 'back'")
    assert window.pixels(0) == window.pixels(1)
    window.run("document.getElementById('sheets').click()")
    window.until("view.kind === 'sheets' && slots[0].shownSide === 'back'")
    backs = window.pixels(0)
    window.run("document.getElementById('flip').click()")
    window.until("slots[0].shownSide === 'front'")
    assert window.pixels(0) != backs


def test_cards_are_found_by_what_their_rows_say(window: Window) -> None:
    window.open("view=faces&part=deck&lang=en")
    window.page.call("Input.dispatchKeyEvent", type="keyDown", key="/", text="/")
    window.page.call("Input.insertText", text="LOWER fern 1")
    found = "slots.filter((slot) => !slot.item.hidden).map((slot) => slot.number).join(' ')"
    window.until(f"{found} === '2 29 32 35 38 41 44 47 50 53'")
    assert window.run("document.getElementById('found').textContent") == "10 / 54"
    window.until("slots.every((slot) => !near(slot, 0) || slot.key === slot.wanted)")
    window.until("document.querySelector('[data-place=tokens] .count').textContent.startsWith('0 / ')")
    assert "find=LOWER" in str(window.run("location.search"))
    window.page.call("Input.insertText", text=" none")
    window.until("document.getElementById('found').textContent === '0 / 54 No card has all these words.'")
    window.page.call("Input.dispatchKeyEvent", type="keyDown", key="Escape")
    assert window.run("slots.some((slot) => slot.item.hidden)") is False


def test_a_click_on_a_text_says_where_it_is_written_and_one_beside_it_turns(window: Window) -> None:
    window.open("view=faces&part=deck&lang=en")
    box = "slots[0].item.querySelector('img').getBoundingClientRect()"
    left, top, wide = (float(str(window.run(f"{box}.{side}"))) for side in ("left", "top", "width"))

    def click(x: float, y: float) -> None:
        for kind in ("mousePressed", "mouseReleased"):
            where = {"x": left + (x + 3) * wide / 69.5, "y": top + (y + 3) * wide / 69.5}
            window.page.call("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **where)

    click(31.75, 64)
    window.until("document.getElementById('where').open")
    hit = "document.querySelector('#written .hit')"
    assert window.run(f"{hit}.querySelector('code').textContent") == "deck.csv:2, column name.en"
    assert "moon 1" in str(window.run(f"{hit}.innerText"))
    assert window.run(f"document.activeElement === {hit}.querySelector('button')") is True
    window.page.call("Input.dispatchKeyEvent", type="keyDown", key="Escape", windowsVirtualKeyCode=27)
    window.until("!document.getElementById('where').open")
    click(31.75, 54)
    window.until("slots[0].shownSide === 'back'")
    window.run("slots[1].item.querySelector('.texts').click()")  # as by the keyboard
    window.until("document.getElementById('where').open")
    assert "deck.csv:3, column text.en" in str(window.run("document.getElementById('where').innerText"))


def test_language_pairs_paper_and_ink_are_chosen(window: Window) -> None:
    window.open("view=book&lang=en")
    pictures = {window.pixels(0)}
    for id, value, expected in (
        ("lang", "ja", ["ja", "a4"]),
        ("beside", "en", ["ja+en", "a4"]),
        ("paper", "letter", ["ja+en", "letter"]),
    ):
        window.run(
            f"(() => {{ const box = document.getElementById('{id}'); box.value = '{value}';"
            " box.dispatchEvent(new Event('change')); })()"
        )
        window.until(f"view.lang === '{expected[0]}' && view.paper === '{expected[1]}'")
        window.until("slots.every((slot) => !near(slot, 0) || slot.key === slot.wanted)")
        pictures.add(window.pixels(0))
    assert len(pictures) == 4
    window.open("view=faces&part=tokens&lang=ja")
    assert window.run("view.ink") == "colour"
    window.page.call("Input.dispatchKeyEvent", type="keyDown", key="i", text="i")
    window.until("view.ink === 'low'")


def shot(window: Window, x: int, y: int) -> tuple[int, int, int]:
    """Give the colour of a point of the window."""
    data = window.page.call(
        "Page.captureScreenshot", format="png", clip={"x": x, "y": y, "width": 1, "height": 1, "scale": 1}
    )["data"]
    found = Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB").getpixel((0, 0))
    assert isinstance(found, tuple)
    return found  # type: ignore[return-value]  # three numbers


def test_colours_are_seen_as_the_matrices_say(window: Window) -> None:
    window.open("view=faces&part=deck&lang=en")
    places = window.run(
        "slots.slice(0, 3).map((slot) => { const box = slot.item.querySelector('img').getBoundingClientRect();"
        " return [Math.round(box.left + box.width * 0.2), Math.round(box.top + box.height * 0.65)]; })"
    )
    assert isinstance(places, list)
    colours = ["#27406b", "#2f6b3a", "#a33a1d"]
    for vision in (None, *VISIONS):
        window.run(f"see('{vision or ''}')")
        time.sleep(0.3)
        for (x, y), colour in zip(places, colours, strict=True):
            given = read_hex(colour)
            wanted = simulated(given, vision) if vision else given
            seen = shot(window, x, y)
            assert all(abs(255 * w - s) <= 3 for w, s in zip(wanted, seen, strict=True)), (vision, colour, seen)


def test_zoom_is_kept_and_pictures_grow_finer(window: Window) -> None:
    window.open("view=faces&part=deck&lang=en")
    width = "slots[0].item.querySelector('img').getBoundingClientRect().width"
    natural = "slots[0].item.querySelector('img').naturalWidth"
    at_100, coarse = float(str(window.run(width))), int(str(window.run(natural)))
    assert at_100 == pytest.approx((63.5 + 6) * 96 / 25.4, abs=0.5)
    window.run("for (let i = 0; i < 3; i++) document.getElementById('larger').click()")
    window.until(f"{natural} > {coarse}")
    assert float(str(window.run(width))) == pytest.approx(2 * at_100, rel=0.26)
    assert "zoom=" in str(window.run("location.search"))


def test_a_reload_and_a_redraw_keep_the_place(window: Window) -> None:
    window.open("view=faces&part=deck&lang=en")
    window.run("scrollTo(0, 1500)")
    window.until("slots.every((slot) => !near(slot, 0) || slot.key === slot.wanted)")
    window.to_drawn(lambda: write(window.kit / "card.svg", CARD.replace('r="17"', 'r="12"')))
    assert window.run("Math.round(scrollY)") == 1500
    window.page.events.clear()
    window.page.call("Page.reload")
    window.page.wait("Page.loadEventFired")
    window.until("document.documentElement.dataset.drawn !== undefined")
    assert window.run("Math.round(scrollY)") == 1500
    assert window.run("view.part") == "deck"


def test_nothing_is_loaded_from_elsewhere_and_nothing_goes_wrong(window: Window) -> None:
    window.open("view=book&lang=ja")
    window.run("document.querySelector('[data-place=deck]').click()")
    window.until("view.kind === 'faces'")
    window.until("slots.length > 50 && slots.every((slot) => !near(slot, 0) || slot.key === slot.wanted)")
    asked = {url for url in window.page.requests if "/picture/" in url}
    assert 8 <= len(asked) <= 30, "only what is looked at is drawn"
    assert all(url.startswith(window.address) for url in window.page.requests)
    assert window.page.errors == []


@pytest.mark.external("chromium", "axe_core_python")
def test_axe_finds_nothing_serious(window: Window) -> None:
    window.open("view=faces&part=deck&lang=en")
    write(
        window.kit / "deck.csv",
        deck().replace("fern 1,", "a fern that is much too long for a card like this one,"),
    )
    window.until("document.querySelector('#faults .fault')")
    for prepare, done in (
        ("true", "view.kind === 'faces'"),
        ("go('rulebook')", "view.kind === 'book'"),
        ("document.getElementById('help').showModal()", "document.getElementById('help').open"),
        (TEXTS, "document.getElementById('where').open"),
    ):
        window.run(prepare)
        window.until(f"{done} && slots.length && slots[0].item.querySelector('img')?.naturalWidth")
        window.until("slots.every((slot) => !near(slot, 0) || slot.key === slot.wanted)")
        window.run("Promise.all(document.getAnimations().map((one) => one.finished)).then(() => true)")
        for scheme, rules in (("dark", ("color-contrast", "link-in-text-block")), ("light", ())):
            asked = [{"name": "prefers-color-scheme", "value": scheme}]
            window.page.call("Emulation.setEmulatedMedia", features=asked)
            assert [one for one in window.page.axe(*rules) if one[0] in ("serious", "critical")] == [], scheme


def test_keys_do_what_is_written_and_can_be_switched_off(window: Window) -> None:
    window.open("view=book&lang=en")

    def press(key: str) -> None:
        window.page.call("Input.dispatchKeyEvent", type="keyDown", key=key, text=key)
        window.page.call("Input.dispatchKeyEvent", type="keyUp", key=key)

    press("j")
    window.until("view.kind === 'faces' && view.part === 'deck'")
    press("g")
    window.until("document.getElementById('guides').getAttribute('aria-pressed') === 'true'")
    press("s")
    window.until("view.kind === 'sheets'")
    window.page.events.clear()
    window.run("history.back()")
    window.page.wait("Page.loadEventFired")
    window.until("view?.kind === 'book'")
    press("j")
    window.until("view.kind === 'faces'")
    press("k")
    window.until("view.kind === 'book'")
    press("v")
    window.until("chosen.vision === 'protan'")
    press("+")
    assert window.run("chosen.zoom") == "125"
    press("0")
    assert window.run("chosen.zoom") == "100"
    press("?")
    assert window.run("document.getElementById('help').open") is True
    window.run("document.getElementById('single').click(); document.getElementById('help').close()")
    press("j")
    time.sleep(0.3)
    assert window.run("view.kind") == "book"


def test_the_page_fits_a_phone(window: Window) -> None:
    window.page.open(f"{window.address}?view=faces&part=deck&lang=en", 390, 800, mobile=True)
    window.until("document.documentElement.dataset.drawn !== undefined")
    assert window.page.run("document.documentElement.scrollWidth") <= 390


def test_a_preview_of_a_broken_kit_begins_with_the_fault_and_the_page_speaks_japanese(kit: Path) -> None:
    """Its own words, what it says of a save, and faults; what is English is the kit's."""
    text = (kit / "kit.toml").read_text(encoding="utf-8")
    write(kit / "kit.toml", "name = ")
    with running(kit, env={"PRINTKIT_LANGUAGE": "ja"}) as preview, browser() as page:
        page.open(preview.address)
        window = Window(page, preview.address)
        window.until(f"{FAULTS}.includes('kit.toml:1')")
        write(kit / "kit.toml", text)
        window.until("!document.querySelector('.fault') && document.documentElement.dataset.drawn")
        assert window.run("view.kind") == "book"
        window.open("view=faces&part=deck&lang=en")
        assert window.run("document.documentElement.lang") == "ja"
        assert window.run("document.getElementById('faces').innerText") == "カード"
        parts = "#tools label, #tools button, #beside option:first-child, #help dd, #help p, #help h2"
        own = f"[...document.querySelectorAll('{parts}')]"
        told = window.run(
            f"{own}.map(one => [...one.childNodes].filter(n => n.nodeType === 3).map(n => n.data))"
        )
        assert isinstance(told, list)
        words = "".join(word for texts in told for word in texts)
        assert len(words) > 150 and not re.search("[A-Za-z]{2}", words)
        write(
            kit / "deck.csv",
            deck().replace("fern 1,", "a fern that is much too long for a card like this one,"),
        )
        window.until("document.querySelector('#faults .fault')")
        assert "48 mmの枠に入りません" in str(window.run(FAULTS))
        write(kit / "deck.csv", deck().replace("fern 1,", "tall fern,"))
        window.until(f"{STATE}.startsWith('描き直しました')")
        assert window.page.errors == []
