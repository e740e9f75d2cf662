"""``printkit build``: kits → rulebooks and sheets. An unchanged build imports little more than click."""

from __future__ import annotations

import itertools
import json
import re
import sys
from pathlib import Path
from typing import Any, get_args

import click
from click.core import ParameterSource
from msgspec.structs import replace

from printkit.cli import playing
from printkit.cli.terminal import PaperName, progress, say
from printkit.errors import UsageError, need
from printkit.kit.model import STANDARD, Backs
from printkit.kit.resources import read_bytes
from printkit.kit.schema import INKS
from printkit.kit.table import read_numbers
from printkit.making import Built, Settings, build
from printkit.making.settings import (
    CUTS,
    DEFAULT_BACKS,
    DEFAULT_DPI,
    DEFAULT_INK,
    FORMATS,
    PICTURES,
    POD,
    Ruby,
    Sheets,
    usual_out,
)
from printkit.pdf.inks import MAX_PROFILE, Colour
from printkit.pdf.level import ARCHIVE, LEVELS
from printkit.pdf.paper import SMALLEST, USUAL

ALL = "all"


class Formats(click.Choice[str]):
    """Formats, or shops of the kit's own, parted by commas."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Give them; a shop is looked for when the kit is known."""
        words = [word.strip() for word in str(value).lower().split(",")]
        convert = super().convert
        names = ("jpeg" if word == "jpg" else word for word in words)
        return [name if name.startswith(POD) else convert(name, param, ctx) for name in names]


class Papers(PaperName):
    """Papers parted by commas; of ``all`` the usual ones."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Give their ids, each once."""
        words = [word.strip() for word in str(value).split(",")]
        convert = super().convert
        papers = (USUAL if word.lower() == ALL else (convert(word, param, ctx),) for word in words)
        return tuple(dict.fromkeys(itertools.chain.from_iterable(papers)))


@click.command()
@click.argument("kits", metavar="[KIT]...", nargs=-1)
@click.option(
    "--lang",
    "languages",
    metavar="LANG",
    multiple=True,
    callback=lambda _ctx, _param, words: tuple(one.strip() for word in words for one in word.split(",")),
    help="A language of the kit, or a pair: ja+en for both together. May be repeated.  [default: each one]",
)
@click.option(
    "--paper",
    "papers",
    type=Papers(SMALLEST, ALL),
    default="a4",
    help="One, or several: a4,letter; any other in mm: 330x483. all: A4 and Letter. B4 and B5 are JIS.",
)
@click.option(
    "--backs",
    type=click.Choice(get_args(Backs)),
    default=DEFAULT_BACKS,
    help="How backs get behind fronts: which edge the paper is flipped on, a fold, or no backs at all.",
)
@click.option(
    "--ink", type=click.Choice(INKS), default=DEFAULT_INK, help="low: drawings made to save ink, in outlines."
)
@click.option(
    "--edition",
    "editions",
    metavar="NAME",
    default=STANDARD,
    callback=lambda _ctx, _param, names: tuple(dict.fromkeys(name.strip() for name in names.split(","))),
    help="What to print together: tonight is only what you need to play, on as little paper as possible.",
)
@click.option(
    "--size",
    metavar="SIZE",
    callback=lambda _ctx, _param, words: words and re.sub(" |mm", "", words.lower().replace("×", "x")),
    help="Of the edition's cards: poker, bridge, mini, tarot… or mm: 63x88.  [default: their own]",
)
@click.option(
    "--sheets",
    type=click.Choice(get_args(Sheets)),
    default="shared",
    help="shared: parts share as few sheets as possible, one file for thick paper and one for ordinary;"
    " by-part: a file for each part.",
)
@click.option(
    "--layout",
    "layouts",
    metavar="[PART=]NAME",
    multiple=True,
    help="Arrange cards in this layout: all parts that NAME suits, or PART only (see list --layouts)."
    " May be repeated.",
)
@click.option("--printer", metavar="NAME", help="Correct this printer's errors (see calibrate).")
@click.option(
    "--cutter",
    metavar="NAME",
    callback=lambda _ctx, _param, name: name and name.lower(),
    help="Lay out sheets for this cutting machine, with its registration marks: silhouette, cricut.",
)
@click.option(
    "--cards",
    metavar="3,7-9",
    help="Print only the cards with these numbers, from the parts named with --only.",
)
@click.option(
    "--format",
    "formats",
    type=Formats(FORMATS),
    multiple=True,
    callback=lambda _ctx, _param, groups: tuple(dict.fromkeys(itertools.chain.from_iterable(groups))),
    help="pdf; html: rulebooks as web pages; png, jpeg, webp: faces as pictures; tts: a saved object of"
    " Tabletop Simulator; pod:SHOP: pictures or a PDF for a shop that prints cards, or for one of your own"
    " (docs/shops.md); cut:svg, cut:dxf: lines for a cutting machine. May be repeated.  [default: pdf]",
)
@click.option(
    "--dpi",
    type=click.IntRange(36, 1200),
    help=f"Resolution of pictures; for tts, the maximum.  [default: {DEFAULT_DPI}]",
)
@click.option(
    "--conformance",
    type=click.Choice(LEVELS),
    default=ARCHIVE,
    help="Of PDFs. x-1a, x-4: for a press (PDF/X-1a:2003, PDF/X-4); a-3a: books are PDF/A-3a and PDF/UA-1.",
)
@click.option(
    "--colour",
    type=click.Choice(get_args(Colour)),
    help="Of PDFs: cmyk for a press, grey for black ink alone.  [default: rgb; cmyk for a press]",
)
@click.option(
    "--profile",
    type=click.Path(path_type=Path),
    help="The printer's ICC profile, for cmyk and grey.  [default: the kit's; for cmyk and PDF/X, FOGRA39's]",
)
@click.option("--url", metavar="URL", help="Where the pictures of tts will be found: https://…/")
@click.option(
    "--ruby",
    type=click.Choice(get_args(Ruby)),
    default="none",
    help="Readings over the terms of a Japanese rulebook: at their first use, always, or never.",
)
@click.option("--only", metavar="PART,...", multiple=True, help="Build these parts alone: rulesheet,trumps,...")
@click.option(
    "--with",
    "extra",
    type=click.Choice(["book"]),
    help="Also put the rulebook into the edition's file for ordinary paper, after the rule sheet.",
)
@click.option("--draft", is_flag=True, help="Put a marked placeholder where a picture or an icon is missing.")
@playing.trust
@playing.limit
@click.option(
    "--out",
    "-o",
    type=click.Path(path_type=Path),
    help="The folder in which each kit gets a folder of its own.  [default: output]",
)
@click.option("--jobs", type=click.IntRange(1, 64), help="Worker processes.  [default: one per processor]")
@click.option("--no-cache", is_flag=True, help="Rebuild everything, and cache nothing.")
@click.option("--json", "as_json", is_flag=True, help="Print the kits' manifests as a JSON array.")
def command(
    layouts: tuple[str, ...],
    cards: str | None,
    formats: tuple[str, ...],
    editions: tuple[str, ...],
    profile: Path | None,
    url: str | None,
    only: tuple[str, ...],
    extra: str | None,
    out: Path | None,
    no_cache: bool,
    as_json: bool,
    **asked: Any,  # what the settings have under the same name
) -> None:
    """Build kits: rulebooks and print-ready sheets.

    KIT is the name of a kit that comes with printkit, or a folder of your own, written with a slash:
    ./my-game. Without KIT the kit in this folder is built, or all of printkit's own. Files land in OUT/KIT/;
    a build that fails or is stopped leaves those of the last one as they were.
    """
    asked = {name: value for name, value in asked.items() if value is not None}
    if "dpi" in asked and not {*PICTURES, "tts", *(CUTS if asked.get("cutter") else ())} & set(formats):
        raise UsageError("--dpi is for pictures", hint="add --format png or --format tts")
    if "cut:dxf" in formats:
        need(("ezdxf",), "cut:dxf needs {}, which is not installed", "cut")
    for name, given in (("cutter", "cutter" in asked), ("printer", "printer" in asked), ("layout", layouts)):
        if given and formats and not {"pdf", "cut:svg", "cut:dxf"} & set(formats):
            raise UsageError(f"--{name} is for sheets", hint="add --format pdf, cut:svg or cut:dxf")
    if asked["conformance"] != ARCHIVE and formats and "pdf" not in formats:
        hint = "add --format pdf; a shop has its own level: --format pod:any-x4 makes PDF/X-4"
        raise UsageError("--conformance is for sheets and books", hint=hint)
    if "colour" in asked and formats and "pdf" not in formats:
        hint = "add --format pdf; a shop has its own colours"
        raise UsageError("--colour is for sheets and books", hint=hint)
    taken = LEVELS[asked["conformance"]].colours
    colour = asked.get("colour", taken[0])
    if colour not in taken:
        hint = f"--colour {', '.join(taken)}"
        raise UsageError(f"--conformance {asked['conformance']} forbids {colour}", hint=hint)
    if profile and colour == "rgb" and (not formats or "pdf" in formats):
        raise UsageError("--profile is for inks", hint="add --colour cmyk, or --conformance x-4")
    wanted = [name.strip() for names in only for name in names.split(",") if name.strip()]
    if only and not wanted:
        raise UsageError("--only is empty", hint="printkit list shows the parts")
    source = click.get_current_context().get_parameter_source
    settings = Settings(
        outright=tuple(name for name in ("backs", "ink") if source(name) is ParameterSource.COMMANDLINE),
        layouts=tuple(dict.fromkeys(layouts)),
        cards=read_numbers(cards) if cards is not None else (),
        formats=formats or ("pdf",),
        url=_address(url, formats),
        profile=b"" if profile is None else read_bytes(profile, MAX_PROFILE, UsageError),
        only=tuple(dict.fromkeys(wanted)),
        with_book=extra is not None,
        out=out or usual_out(),
        cache=not no_cache,
        **asked,
    )
    with progress("building") as show:
        built = [one for name in editions for one in build(replace(settings, edition=name), show)]
    if as_json:
        manifests = {one.kit: one.manifest for one in built}.values()  # of several editions the last has all
        say(json.dumps([json.loads(text) for text in manifests], indent=2))
        return
    for one in built:
        say(_line(one))
    for note in dict.fromkeys(f"{one.kit}: {note}" for one in built for note in one.notes):
        say(note, err=True)
    if sys.stderr.isatty() and settings.sheets == "shared" and "pdf" in settings.formats and not settings.only:
        names = "_…, …_".join(editions)
        say(f"to play, print …_{names}_…; the other PDFs are in these, or to read", err=True)


def _address(url: str | None, formats: tuple[str, ...]) -> str:
    """Check where pictures will be found: an address with a slash at its end."""
    if not url:
        return ""
    if "tts" not in formats:
        raise UsageError("--url is for --format tts")
    if not re.fullmatch(r"(https?://|file:///)[!-~]{1,500}", url) or '"' in url:
        hint = "such as https://example.org/my-game/"
        if re.match(r"[A-Za-z]:[/\\]|/", url):
            from urllib.parse import quote  # not where all is well

            hint = f"write file:///{quote(url.replace(chr(92), '/').strip('/'), safe='/:%')}/"
        raise UsageError(f"{url[:60]!r} is no address", hint=hint)
    return url if url.endswith("/") else f"{url}/"


def _line(built: Built) -> str:
    """Say what was made and where."""
    files = f"{built.files} file{'' if built.files == 1 else 's'}"
    pages = f", {built.pages} page{'' if built.pages == 1 else 's'}" if built.pages else ""
    made = f"unchanged: {files}{pages}" if built.unchanged else f"{files}{pages}"
    return f"{built.kit}: {made} in {built.folder}"
