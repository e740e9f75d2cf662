"""A French Shifty Partners and a German market, made by ``translate`` from a PO file each and no more."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

from printkit.kit.read import read_kit
from printkit.kit.said import beside
from printkit.parts.faces import faces as drawn
from printkit.translate.sources import texts
from printkit.translate.state import WORD_OF, states
from printkit.translate.text import plain
from tests.cli.commands import forked
from tests.cli.hostile_kit import say
from tests.once import once

HERE = Path(__file__).parent
Capture = pytest.CaptureFixture[str]


class Tongue(NamedTuple):
    """A kit: what begins it, its language, a sentence to change and what it becomes, words of its pages."""

    begun: tuple[str, ...]
    lang: str
    sentence: tuple[str, str, str]
    words: tuple[str, ...]


KITS = {
    "shifty-partners": Tongue(
        ("--from", "shifty-partners"),
        "fr",
        ("rulesheet.en.md", "you must play it.", "you may play it."),
        ("Pli", "atout", "recto", "Feuille de règles", "Coupez", "4 joueurs"),
    ),
    "markt": Tongue(
        (),
        "de",
        ("rulesheet.en.md", "discard the whole tray", "keep the whole tray"),
        ("Hähnchenspieß", "Regelblatt", "Bogen", "Vorderseite", "Tablett", "Stapel"),
    ),
}


@pytest.fixture(scope="session")
def kits(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Both kits with their translations, made once."""

    def make(desk: Path) -> None:
        for name, tongue in KITS.items():
            file = HERE / f"{name}.{tongue.lang}.po"
            for words in (("new", name, *tongue.begun), ("translate", "import", f"./{name}", file)):
                assert forked(*words, cwd=desk).returncode == 0

    return once(tmp_path_factory, worker_id, "tongues", make)


LANGS = ("ja", "en", "fr", "fr+en", "en+fr")
GAME = pytest.mark.parametrize(
    "kit", ["shifty-partners", pytest.param("markt", marks=pytest.mark.long)], indirect=True
)
ONE = pytest.mark.parametrize(
    "kit", [pytest.param("shifty-partners", marks=pytest.mark.long), "markt"], indirect=True
)
"""What is the same for any kit."""


@pytest.fixture(params=KITS)
def kit(request: pytest.FixtureRequest, kits: Path, tmp_path: Path) -> Path:
    """A copy of one to spoil."""
    shutil.copytree(kits / request.param, tmp_path / request.param)
    return tmp_path / str(request.param)


def faults(capfd: Capture, kit: Path) -> list[dict[str, str]]:
    """Give what check finds: also what our English says otherwise by now than when it was translated."""
    found = say(capfd, "check", kit, "--only", "languages", "--json")
    (report,) = json.loads(found.out)
    assert found.code == (1 if report["faults"] else 0)
    return list(report["faults"])


def test_all_of_it_is_translated(kit: Path, capfd: Capture) -> None:
    found = say(capfd, "translate", "status", kit, "--to", KITS[kit.name].lang)
    assert len(found.out.splitlines()) > 6 and "lacking" not in found.out and "copied" not in found.out, (
        found.out
    )
    shares = [int(share) for share in re.findall(r"(\d+)%", found.out)]
    assert min(shares) > 50 and sum(shares) > 90 * len(shares), found.out
    changed = faults(capfd, kit)
    assert all(" now says " in fault["what"] for fault in changed)
    assert say(capfd, "translate", "export", kit, "--to", KITS[kit.name].lang).code == 0
    again = (kit / "locale" / f"{KITS[kit.name].lang}.po").read_text("utf-8")
    assert again.count("\n#, fuzzy\n") == len(changed) and 'msgstr ""\n\n' not in again
    said = say(capfd, "translate", "import", kit, kit / "locale" / f"{KITS[kit.name].lang}.po")
    assert said.code == 0 and "others now" not in said.out, "what comes back is what went out"
    if (phrases := kit / "phrases.fr.toml").is_file():  # a copy of macros is no translation either
        told = phrases.read_text("utf-8").partition("'''\n")
        english = texts(read_kit(kit), "en", "fr")["phrases#macros"].text
        phrases.write_text("".join((*told[:2], english, "'''", told[2].partition("'''")[2])), encoding="utf-8")
        (fault,) = [one for one in faults(capfd, kit) if one["what"] == "fr has the text as it is in en"]
        assert fault["where"].endswith(": macros")


@pytest.mark.parametrize("kit", ["shifty-partners"], indirect=True)
def test_beside_it_stands_the_language_that_it_is_from(kit: Path) -> None:
    """Cards in French had Japanese on their backs, whatever was on the front."""
    made = read_kit(kit)
    assert made.languages == ("ja", "en", "fr")
    fronts, backs = (
        {
            lang: [str(getattr(card, side)) for card in drawn(made, made.named("trumps"), lang, "colour").cards]
            for lang in LANGS
        }
        for side in ("front", "back")
    )
    behind = {
        lang: next(other for other, front in fronts.items() if front == back) for lang, back in backs.items()
    }
    assert behind == {"ja": "en", "en": "ja", "fr": "en", "fr+en": "en+fr", "en+fr": "fr+en"}
    assert [beside(made, lang) for lang in made.languages] == ["en", "ja", "en"]


@ONE
def test_one_changed_sentence_is_a_fault(kit: Path, capfd: Capture) -> None:
    file, was, now = KITS[kit.name].sentence
    text = (kit / file).read_text("utf-8")
    assert text.count(was) == 1
    before = faults(capfd, kit)
    (kit / file).write_text(text.replace(was, now), encoding="utf-8")
    (fault,) = [one for one in faults(capfd, kit) if one not in before]
    lang = KITS[kit.name].lang
    assert re.fullmatch(rf"en now says '.*{now.split()[1]}.*'; {lang} was made from '.*'", fault["what"])
    line = text[: text.index(was)].count("\n") + 1
    entry, _, block = fault["where"].partition(f", {file}:")
    assert 0 <= line - int(block) <= 2, "the block's first line"
    po = kit / "locale" / f"{lang}.po"
    lines = po.read_text("utf-8").splitlines()[int(entry.removeprefix(f"locale/{lang}.po:")) - 1 :]
    assert was in "".join(lines[: lines.index("")]).replace('""', ""), "the entry's first line"
    say(capfd, "translate", "export", kit, "--to", lang)
    assert po.read_text("utf-8").count("\n#, fuzzy\n") == 1 + len(before)
    counts = re.findall(r"(\d+) changed", say(capfd, "translate", "status", kit).out)
    assert sum(map(int, counts)) == 1 + len(before)
    assert fault in faults(capfd, kit), "asking again does not make it right"
    po.write_text(re.sub(r"#, fuzzy\n(#\| .*\n)+", "", po.read_text("utf-8")), encoding="utf-8")
    assert say(capfd, "translate", "import", kit, po).code == 0
    assert faults(capfd, kit) == [], "the translator has seen it"


@ONE
def test_a_copy_is_no_translation(kit: Path, capfd: Capture) -> None:
    lang = KITS[kit.name].lang
    shutil.copy(kit / "rulesheet.en.md", kit / f"rulesheet.{lang}.md")
    found = faults(capfd, kit)
    copied = [fault for fault in found if fault["what"] == f"{lang} has the text as it is in en"]
    assert len(copied) > 8 and len(found) - len(copied) < 5


@GAME
@pytest.mark.external("pdftotext")
def test_it_builds_in_its_language_alone(kit: Path, capfd: Capture, tmp_path: Path) -> None:
    lang = KITS[kit.name].lang
    parts = {"shifty-partners": "trumps", "markt": "cards"}[kit.name]
    asked = (
        *("--lang", lang, "--only", f"rulebook,rulesheet,assembly,{parts}", "--jobs", "1"),
        *("--backs", "none"),  # which speak the language that it is from
        *("--format", "pdf", "--format", "html", "--out", tmp_path / "out"),
    )
    found = say(capfd, "build", kit, *asked)
    said = [line for line in found.err.splitlines() if "the edition standard is without" not in line]
    assert (found.code, said) == (0, [])
    made = sorted((tmp_path / "out" / kit.name).glob("*.pdf"))
    assert {file.stem.split("_")[1] for file in made} >= {"rulebook", "rulesheet", "assembly", parts}
    text = " ".join(
        subprocess.run(["pdftotext", file, "-"], capture_output=True, text=True, check=True).stdout
        for file in made
    )
    page = (tmp_path / "out" / kit.name / f"{kit.name}_rulebook_{lang}.html").read_text("utf-8")
    words = re.sub(r"(?s)<(style|script)\b.*?</\1>|<[^>]*>", "", page)
    if lang == "fr":  # as on paper: a mark that stands off begins no line
        assert re.search("\u202f[?:]", words) and not re.search("[ \u00a0][!?;»]|« ", words)
    told = re.sub(r"\s+", " ", f"{text} {page}")
    assert [word for word in KITS[kit.name].words if word not in told] == []
    english = {plain(one.now.text) for one in states(read_kit(kit), lang)}
    sentences = [one for one in english if len(WORD_OF.findall(one)) >= 5]
    assert len(sentences) > 20 and [one for one in sentences if one in told] == []
