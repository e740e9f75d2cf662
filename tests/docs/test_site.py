"""The documentation site: it builds without a warning, has every page and command, and fits a phone."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from printkit.cli.main import COMMANDS
from tests.browser import browser
from tests.docs.printed import ROOT
from tests.once import once

DOCS = ROOT / "docs"
NEEDS = ("sphinx", "myst_parser", "furo", "sphinx_click")
FILES = sorted(DOCS.rglob("*.md"))
PAGES = [path.relative_to(DOCS).with_suffix("").as_posix() for path in FILES]
LARGEST = 1_600_000
"""What all pictures may take together, bytes."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The built site. AssertionError with what Sphinx has to say, were it a warning."""
    return once(tmp_path_factory, worker_id, "site", make_site)


def make_site(out: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", str(DOCS), str(out)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr


@pytest.mark.long
@pytest.mark.external(*NEEDS)
def test_every_page_is_there_and_can_be_reached(site: Path) -> None:
    index = (site / "index.html").read_text("utf-8")
    for page in PAGES:
        assert (site / f"{page}.html").is_file()
        assert page == "index" or f'href="{page}.html"' in index, f"no way leads to {page}"


@pytest.mark.long
@pytest.mark.external(*NEEDS)
def test_every_command_is_told(site: Path) -> None:
    text = (site / "commands.html").read_text("utf-8")
    for name in COMMANDS:
        assert f'id="printkit-{name}"' in text, f"docs/commands.md has no .. click:: for {name}"


@pytest.mark.long
@pytest.mark.external(*NEEDS)
def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for page in PAGES:
        text = (site / f"{page}.html").read_text("utf-8")
        loaded = re.findall(r'<(?:img|script|iframe)[^>]*?src="([^"]+)"', text)
        loaded += re.findall(r'<link[^>]*?rel="stylesheet"[^>]*?href="([^"]+)"', text)
        assert loaded and not [address for address in loaded if "//" in address]


def test_pictures_are_told_in_words_used_and_small() -> None:
    text = "".join(path.read_text("utf-8") for path in [*FILES, ROOT / "README.md"])
    shown = re.findall(r"!\[([^\]]*)\]\((?:docs/|\.\./)?images/([^)]+)\)", text)
    assert all(len(words) > 20 for words, _ in shown)
    files = {path.name for path in (DOCS / "images").iterdir()}
    assert {name for _, name in shown} == files
    assert sum((DOCS / "images" / name).stat().st_size for name in files) < LARGEST


STICKS_OUT = "(one => one.scrollWidth > one.clientWidth)(document.querySelector('.content'))"
"""Whether one has to scroll sideways: the frame hides what is wider than the window, and scrolls by itself."""


@pytest.mark.long
@pytest.mark.external("chromium", *NEEDS)
def test_no_page_is_wider_than_a_phone(site: Path) -> None:
    """What each page says is put into the first, which has the frame, the styles and the scripts of all."""
    with browser() as page:
        page.open((site / "index.html").as_uri(), 360, 740, mobile=True)
        assert page.run("document.documentElement.scrollWidth") <= 360 and page.errors == []
        for name in PAGES:
            text = (site / f"{name}.html").read_text("utf-8")
            (said,) = re.findall("<article .*?</article>", text, re.DOTALL)
            page.run(f"document.querySelector('article').outerHTML = {json.dumps(said)}; true")
            assert not page.run(STICKS_OUT), name
        page.run("document.querySelector('article').innerHTML = '<p style=\"width: 380px\">wide'; true")
        assert page.run(STICKS_OUT), "it would be seen"


@pytest.mark.long
@pytest.mark.external("chromium", "axe_core_python", *NEEDS)
def test_axe_finds_nothing_serious(site: Path) -> None:
    with browser() as page:
        for name in ("tutorial-cards", "commands", "index", "coming-from", "kit"):
            page.open((site / f"{name}.html").as_uri())
            assert [one for one in page.axe() if one[0] in ("serious", "critical")] == [], name
