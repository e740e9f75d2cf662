"""The application by itself, with a hub that says what a test wants to be said."""

from __future__ import annotations

import asyncio
import json
import os
import time
from pathlib import Path, PurePath

import pytest
from starlette.types import Message, Scope
from watchfiles import Change

from printkit.errors import ArtError
from printkit.preview.app import application, chosen, window
from printkit.preview.drawer import Worker
from printkit.preview.hub import Hub, newest
from printkit.preview.serve import is_cached, matters
from printkit.preview.view import Overview, PartInfo, View

HOST = "127.0.0.1:4321"
DECK = PartInfo("deck", {"ja": "山札"}, "card", 63.5, 88.9, 3.0, True, 54)
KIT = Overview("night-garden", {"ja": "夜の庭"}, "1", ("ja", "en", "de"), (DECK,), ("rulesheet", "rulebook"))


class Speaking(Hub):
    """A hub whose pictures are these words, or cannot be drawn."""

    def __init__(self, said: bytes | ArtError | None) -> None:
        super().__init__(Path())
        self.said = said

    async def draw(self, key: str, dpi: int) -> bytes | None:
        if isinstance(self.said, ArtError):
            raise self.said
        return self.said


def get(said: bytes | ArtError | None, path: str) -> tuple[int, bytes]:
    """Ask the application as a server would."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    path, _, query = path.partition("?")
    scope: Scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "query_string": query.encode(),
        "headers": [(b"host", HOST.encode())],
        "root_path": "",
        "scheme": "http",
    }

    async def ask() -> None:
        await application(Speaking(said), frozenset({HOST}))(scope, receive, send)

    asyncio.run(ask())
    return sent[0]["status"], b"".join(message.get("body", b"") for message in sent[1:])


def test_a_picture_that_cannot_be_drawn_is_told() -> None:
    status, body = get(ArtError("cannot be drawn: boom", where="part deck, card 3"), "/picture/k?dpi=96")
    assert status == 422
    assert json.loads(body) == {"what": "cannot be drawn: boom", "where": "part deck, card 3", "hint": ""}


def test_a_picture_that_is_there_and_one_that_is_not() -> None:
    assert get(b"png", "/picture/k?dpi=96") == (200, b"png")
    assert get(None, "/picture/k?dpi=96")[0] == 404


def test_a_drawer_that_cannot_be_started_is_told_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(self: Worker, job: object) -> object:
        raise OSError("no more processes")

    async def looked() -> list[str]:
        hub = Hub(Path())
        hub.start()
        views = [View("faces", "deck", lang) for lang in ("ja", "en")]
        found = [one for view in views async for one in hub.pictures(view)]
        hub.close()
        await hub.closed()
        return [one.faults[0].what for one in found]

    monkeypatch.setattr(Worker, "ask", refused)
    assert asyncio.run(looked()) == ["OSError: no more processes"] * 2


@pytest.mark.parametrize(
    ("query", "view"),
    [
        ({}, View("book", "rulesheet", "ja", "a4")),
        (
            {"view": "book", "lang": "en+de", "paper": "letter", "part": "rulebook"},
            View("book", "rulebook", "en+de", "letter"),
        ),
        ({"view": "book", "part": "deck", "lang": "en+de+ja"}, View("book", "rulesheet", "en+de", "a4")),
        ({"view": "book", "lang": "en+en"}, View("book", "rulesheet", "en", "a4")),
        ({"view": "faces", "lang": "fr+de", "ink": "low"}, View("faces", "deck", "de", ink="low")),
        (
            {"view": "sheets", "part": "x", "backs": "none"},
            View("sheets", "deck", "ja", "a4", "colour", "none"),
        ),
    ],
)
def test_what_is_asked_for_becomes_a_view(query: dict[str, str], view: View) -> None:
    assert chosen(query, KIT) == view


def test_what_is_on_the_screen_is_read_from_the_query() -> None:
    assert window({"window": "3 4 17"}) == (3, 4, 17)
    assert window({}) == window({"window": "0 -"}) == tuple(range(1, 13))
    assert len(window({"window": "1 " * 5000})) <= 300


def test_texts_of_what_is_not_there_are_none() -> None:
    assert get(None, "/texts/k") == (200, b"[]")


def test_kits_without_a_book_or_parts_have_views_too() -> None:
    parts = Overview("a", languages=("en",), parts=(DECK,))
    book = Overview("a", languages=("en",), books=("rulebook",))
    assert chosen({}, parts) == View("faces", "deck", "en", ink="colour")
    assert chosen({"view": "faces"}, book) == View("book", "rulebook", "en", "a4")
    assert chosen({}, Overview("a", languages=("en",))) is None
    assert chosen({}, Overview("a")) is None


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        *((name, True) for name in ("deck.csv", "kit.toml", "art/owl.png", "レシピ.md", "Makefile")),
        *(
            (name, False)
            for name in (".deck.csv.swp", "deck.csv~", "#deck.csv#", ".git", "x.tmp", "__pycache__")
        ),
    ],
)
def test_what_editors_keep_for_themselves_is_no_save(name: str, expected: bool) -> None:
    assert matters(Change.modified, f"/home/.hidden/kit/{name}") is expected


def test_what_is_read_once_is_known() -> None:
    assert [
        is_cached(PurePath("t/sorcerer") / name) for name in ("phrases.ja.toml", "facts.json", "kit.toml")
    ] == [
        True,
        True,
        False,
    ]
    assert is_cached(PurePath("templates/shared/cards.svg"))


def test_the_time_of_a_save_is_its_files_unless_that_cannot_be(tmp_path: Path) -> None:
    now = time.time()
    saved = now - 2
    for name, at in (("a", saved), ("old", 0.0), ("future", now + 999)):
        (tmp_path / name).write_text("")
        os.utime(tmp_path / name, (at, at))
    paths = [tmp_path / name for name in ("a", "old", "future", "gone")]
    assert newest(paths) == pytest.approx(saved, abs=0.01)
    assert newest(paths[1:]) == pytest.approx(now, abs=1)
