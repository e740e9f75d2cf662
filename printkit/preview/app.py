"""The web application: a page, its script and style, what is new as server-sent events, and pictures.

It serves no files of the kit and takes no path: what can be asked for are four names, and pictures and their
texts by the hash of their content. It answers GET alone, and only to this machine's own names for itself.
"""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any, get_args

from msgspec import to_builtins
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from printkit.errors import PrintkitError
from printkit.kit.model import Backs
from printkit.kit.resources import data_folder, read_bytes
from printkit.kit.schema import INKS, PAIR
from printkit.pdf.paper import PAPERS
from printkit.pdf.vision import svg_filters
from printkit.preview.drawer import Stopped
from printkit.preview.hub import CHECKING, LOOKING, Hub
from printkit.preview.view import Kind, Listing, Overview, View

Put = Callable[[str], str]
"""Puts an English message into a language; what it does not know stays as it is."""

SEEN = re.compile(r'(?<=>)(?<!<kbd>)[^<>{}]*[A-Za-z]{2}[^<>{}]*(?=<)|(?<= aria-label=")[^"]+')
"""Texts between the tags of the page, those of keys apart, and names for who does not see it."""

SAID = re.compile(r'\btr\("([^"]+)"')
"""Texts of the script."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}
FOR_EVER = "private, max-age=31536000, immutable"

TYPES = {"html": "text/html", "css": "text/css", "js": "text/javascript", "png": "image/png"}
FILES = ("preview.css", "preview.js", "preview.png")

DPI = (48, 72, 96, 144, 192, 288, 384, 576)
"""How finely pictures are drawn: the page asks for the next of these."""

MAX_PAGES = 24
"""Most pages that are open at a time."""

FIRST, MOST_SEEN = 12, 100
"""Places that are taken to be on the screen until the page says which are; the most that it can say."""

ALIVE = 15.0
"""Seconds from one sign that a connection lives to the next."""

IDLE = 0.7
"""Seconds without a save after which what nobody looks at is checked as well."""


def guarded(app: ASGIApp, hosts: frozenset[str]) -> ASGIApp:
    """Let through what a browser on this machine asks of the preview itself, and put the headers on."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return

        async def headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=message["headers"])
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await (_refusal(scope, hosts) or app)(scope, receive, headed)

    return answer


def _refusal(scope: Scope, hosts: frozenset[str]) -> Response | None:
    headers = Headers(scope=scope)
    if headers.get("host", "").lower() not in hosts:  # another name for 127.0.0.1: DNS rebinding
        return PlainTextResponse("this is not my name\n", 421)
    if scope["method"] != "GET":
        return PlainTextResponse("GET only\n", 405, {"Allow": "GET"})
    # other sites' pages may not load or embed anything of ours; a link to the page itself is harmless
    if headers.get("sec-fetch-site", "none") not in ("none", "same-origin") and scope["path"] != "/":
        return PlainTextResponse("not for other sites\n", 403)
    return None


def application(hub: Hub, hosts: frozenset[str], lang: str = "en", put: Put = str) -> ASGIApp:
    """Make the application.

    ``hosts``: what may be in a request's Host header; ``put``: puts words into ``lang``.
    """
    pages = Pages(hub, lang, put)
    routes = [
        Route("/", pages.page),
        *(Route(f"/{name}", pages.file) for name in FILES),
        Route("/events", pages.events),
        Route("/picture/{key}", pages.picture),
        Route("/texts/{key}", pages.texts),
    ]
    return guarded(Starlette(routes=routes), hosts)


class Pages:
    """The answers."""

    def __init__(self, hub: Hub, lang: str, put: Put) -> None:
        self.hub, self.lang, self.put = hub, lang, put
        self.open = 0

    async def page(self, request: Request) -> Response:
        """Give the page."""
        papers = "".join(f'<option value="{one.id}">{one.name}</option>' for one in PAPERS.values())
        page, script = shared("preview.html").decode(), shared("preview.js").decode()
        text = in_language(page, script, self.lang, self.put)
        text = text.replace("{{ filters }}", svg_filters())
        return Response(text.replace("{{ papers }}", papers), media_type=TYPES["html"])

    async def file(self, request: Request) -> Response:
        """Give its script or style."""
        name = request.url.path.removeprefix("/")
        return Response(shared(name), media_type=TYPES[name.rpartition(".")[2]])

    async def picture(self, request: Request) -> Response:
        """Give a picture, or say why it cannot be drawn."""
        dpi = request.query_params.get("dpi", "")
        if dpi not in map(str, DPI):
            return PlainTextResponse(f"dpi is one of {', '.join(map(str, DPI))}\n", 400)
        try:
            png = await self.hub.draw(request.path_params["key"], int(dpi))
        except Stopped:
            return PlainTextResponse("the preview has ended\n", 503)
        except PrintkitError as error:
            told = {"what": error.told, "where": error.where or "", "hint": error.hint or ""}
            return JSONResponse(fault_in_language(told, self.put), 422)
        if png is None:
            return PlainTextResponse("no such picture\n", 404)
        return Response(png, media_type="image/png", headers={"Cache-Control": FOR_EVER})

    async def texts(self, request: Request) -> Response:
        """Give the texts of a picture, and where they are written; none where that cannot be told."""
        try:
            found = await self.hub.texts(request.path_params["key"])
        except (PrintkitError, Stopped):
            found = ()
        return JSONResponse(to_builtins(found))

    async def events(self, request: Request) -> ASGIApp:
        """Tell what is new, as long as the page is open."""
        if self.open >= MAX_PAGES:
            return PlainTextResponse("too many pages are open\n", 503)
        stream = StreamingResponse(self.tell(dict(request.query_params)), media_type="text/event-stream")

        async def told(scope: Scope, receive: Receive, send: Send) -> None:
            self.open += 1  # from the moment that it is let in
            try:
                await stream(scope, receive, send)
            finally:
                self.open -= 1

        return told

    async def tell(self, query: Mapping[str, str]) -> AsyncIterator[str]:
        """Give the events for a page that looks at what ``query`` says."""
        try:
            before: Overview | None = None
            while not self.hub.closing:
                version = self.hub.version
                overview = await self.hub.survey()
                if overview != before:
                    before, told = overview, to_builtins(overview)
                    fault = told["fault"] and fault_in_language(told["fault"], self.put)
                    yield _event("kit", {**told, "fault": fault})
                view = chosen(query, overview)
                if view is not None:
                    async for event in self._look(view, query):
                        yield event
                if not await self.hub.news(version, IDLE):
                    async for other, found in self._others(view, query, overview, version):
                        texts = [slot.text for slot in found.shown.slots] if found.shown else []
                        told = {"place": other, "faults": self._faults(found), "texts": texts}
                        yield _event("faults", told)
                while not await self.hub.news(version, ALIVE):
                    yield ": still here\n\n"
        except Stopped:
            pass

    async def _look(self, view: View, query: Mapping[str, str]) -> AsyncIterator[str]:
        about = {"version": self.hub.version, "saved": self.hub.saved, "view": to_builtins(view)}
        async for looked in self.hub.pictures(view, LOOKING, window(query)):
            shown = to_builtins(looked.shown)
            if shown is not None:
                shown["notes"] = [self.put(note) for note in shown["notes"]]
            yield _event("look", {**about, "shown": shown, "faults": self._faults(looked)})

    def _faults(self, found: Listing) -> list[dict[str, Any]]:
        return [fault_in_language(to_builtins(one), self.put) for one in found.faults]

    async def _others(
        self, view: View | None, query: Mapping[str, str], overview: Overview, version: int
    ) -> AsyncIterator[tuple[str, Listing]]:
        """Check what nobody looks at, part by part, until the next save."""
        views = [chosen({**query, "view": "faces", "part": part.id}, overview) for part in overview.parts]
        views += [chosen({**query, "view": "book", "part": book}, overview) for book in overview.books]
        for other in views:
            if other is None or (view is not None and other.part == view.part):
                continue
            if self.hub.version != version or self.hub.closing:
                return
            async for looked in self.hub.pictures(other, CHECKING):
                if not looked.more:
                    yield other.part, looked


def chosen(query: Mapping[str, str], overview: Overview) -> View | None:
    """Make a view of what the page asks for; what is not there becomes what is nearest to it."""
    if not overview.languages or not (overview.parts or overview.books):
        return None
    asked = query.get("view", "")
    kind: Kind = asked if asked in get_args(Kind) else "book"  # type: ignore[assignment]  # one of them
    if kind == "book" and not overview.books:
        kind = "faces"
    part = next((p for p in overview.parts if p.id == query.get("part")), next(iter(overview.parts), None))
    langs = [one for one in dict.fromkeys(query.get("lang", "").split(PAIR)) if one in overview.languages][:2]
    lang = PAIR.join(langs) or overview.languages[0]
    paper, ink = _one(query.get("paper"), tuple(PAPERS)), _one(query.get("ink"), INKS)
    if kind == "book" or part is None:
        return View("book", _one(query.get("part"), overview.books), lang, paper)
    if kind == "faces":
        return View("faces", part.id, lang, ink=ink)
    return View("sheets", part.id, lang, paper, ink, _one(query.get("backs"), get_args(Backs)))


def window(query: Mapping[str, str]) -> tuple[int, ...]:
    """Read which places are on the screen, ``13 14 15``, MOST_SEEN of them at most."""
    asked = [int(one) for one in re.findall(r"[1-9][0-9]{0,4}", query.get("window", "")[: 6 * MOST_SEEN])]
    return tuple(asked) or tuple(range(1, FIRST + 1))


def _one(word: str | None, known: tuple[str, ...]) -> str:
    return word if word in known else known[0]


def shared(name: str) -> bytes:
    """Read a file of the page."""
    return read_bytes(data_folder("templates") / "shared" / "preview" / name)


def _event(name: str, data: Mapping[str, Any]) -> str:
    return f"event: {name}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n"


def in_language(page: str, script: str, lang: str, put: Put) -> str:
    """Give the page in a language, with what its script says as JSON in place of ``{{ words }}``."""
    said = {one: put(one) for one in SAID.findall(script)}
    page = SEEN.sub(lambda found: found[0].replace(found[0].strip(), put(found[0].strip())), page)
    page = page.replace('<html lang="en">', f'<html lang="{lang}">')
    return page.replace("{{ words }}", json.dumps(said, ensure_ascii=False).replace("<", r"\u003c"))


def fault_in_language(fault: Mapping[str, Any], put: Put) -> dict[str, Any]:
    """Give a fault, as it is sent to the page, with its words in a language."""
    return {**fault, **{key: put(fault[key]) for key in ("what", "hint") if fault.get(key)}}
