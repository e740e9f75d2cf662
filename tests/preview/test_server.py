"""The server answers its own page on this machine and nobody else, and nothing but what the page needs."""

from __future__ import annotations

import http.client
import json
import re
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

from printkit.preview.app import MAX_PAGES
from tests.preview.conftest import Running, running
from tests.preview.sample import write_kit


@pytest.fixture(scope="module")
def preview(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("served")
    (folder / "secret.txt").write_text("nobody's business")
    with running(write_kit(folder / "night-garden")) as found:
        yield found


def ask(
    preview: Running, path: str, method: str = "GET", host: str | None = None, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """Send a request as it is, without a library's tidying of the path."""
    connection = http.client.HTTPConnection("127.0.0.1", preview.port, timeout=30)
    connection.putrequest(method, path, skip_host=True)
    if host != "":
        connection.putheader("Host", host or f"127.0.0.1:{preview.port}")
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    answer = connection.getresponse()
    found = answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read()
    connection.close()
    return found


def events(
    preview: Running,
    query: str,
    last: str,
    wanted: Callable[[dict[str, object]], bool] = lambda told: True,
) -> list[tuple[str, dict[str, object]]]:
    """Listen until a wanted event of the kind ``last`` comes."""
    connection = http.client.HTTPConnection("127.0.0.1", preview.port, timeout=60)
    connection.request("GET", f"/events?{query}")
    answer = connection.getresponse()
    assert answer.status == 200 and answer.getheader("content-type", "").startswith("text/event-stream")
    found: list[tuple[str, dict[str, object]]] = []
    name = ""
    end = time.monotonic() + 120
    while not found or found[-1][0] != last or not wanted(found[-1][1]):
        line = answer.readline().decode()
        assert line and time.monotonic() < end, f"no {last} among {found}"
        if line.startswith("event: "):
            name = line[7:].strip()
        elif line.startswith("data: "):
            found.append((name, json.loads(line[6:])))
    connection.close()
    return found


def test_the_page_and_its_files_are_given_with_headers_that_keep_all_else_out(preview: Running) -> None:
    for path, kind in (
        ("/", "text/html"),
        ("/preview.css", "text/css"),
        ("/preview.js", "text/javascript"),
        ("/preview.png", "image/png"),
    ):
        status, headers, body = ask(preview, path)
        assert status == 200 and headers["content-type"].startswith(kind) and body
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy and "http" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "server" not in headers and "access-control-allow-origin" not in headers


def test_the_page_names_nothing_outside(preview: Running) -> None:
    for path in ("/", "/preview.css", "/preview.js"):
        text = ask(preview, path)[2].decode()
        assert not re.findall(r"(?:https?:)?//[a-z0-9.-]+\.[a-z]{2,}", text)
    assert "<style" not in ask(preview, "/")[2].decode() and " style=" not in ask(preview, "/")[2].decode()


@pytest.mark.parametrize(
    "path",
    [
        "/kit.toml",
        "/../kit.toml",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "//etc/passwd",
        "/etc/passwd",
        "/preview.css/../../../../etc/passwd",
        "/preview.css%00.html",
        "/picture/../kit.toml?dpi=96",
        "/picture/..%2f..%2fkit.toml?dpi=96",
        "/picture/%2fetc%2fpasswd?dpi=96",
        "/picture/" + "0" * 32 + "?dpi=96",
        "/shared/preview/preview.css",
        "/\\..\\secret.txt",
        "/deck.csv",
    ],
)
def test_no_path_leads_to_a_file(preview: Running, path: str) -> None:
    status, _, body = ask(preview, path)
    assert status in (400, 404)
    assert b"root:" not in body and b"night" not in body.lower() and b"business" not in body


@pytest.mark.parametrize("dpi", ["", "0", "97", "-96", "96.0", "1e3", "99999999999999999999", "９６"])
def test_pictures_are_drawn_in_given_sizes_only(preview: Running, dpi: str) -> None:
    assert ask(preview, f"/picture/{'0' * 32}?dpi={quote(dpi)}")[0] == 400


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:{port}", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:{port}", ""],
)
def test_other_names_for_this_machine_are_refused(preview: Running, host: str) -> None:
    for path in ("/", "/events", "/preview.js"):
        status, _, body = ask(preview, path, host=host.format(port=preview.port))
        assert status in (400, 421) and b"<html" not in body


def test_localhost_is_a_name_of_its_own(preview: Running) -> None:
    assert ask(preview, "/", host=f"LOCALHOST:{preview.port}")[0] == 200


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE"])
def test_get_is_all_that_is_answered(preview: Running, method: str) -> None:
    assert ask(preview, "/", method)[0] == 405


def test_other_sites_may_load_nothing(preview: Running) -> None:
    for site in ("cross-site", "same-site"):
        for path in ("/events", "/preview.js", f"/picture/{'0' * 32}?dpi=96"):
            assert ask(preview, path, Sec_Fetch_Site=site)[0] == 403
        assert ask(preview, "/", Sec_Fetch_Site=site)[0] == 200  # a link, which cannot read it
    assert ask(preview, "/preview.js", Sec_Fetch_Site="same-origin")[0] == 200


def test_the_server_listens_on_the_loopback_interface_alone(preview: Running) -> None:
    address = socket.gethostbyname_ex(socket.gethostname())[2]
    for other in {*address, "127.0.0.2"} - {"127.0.0.1"}:
        with pytest.raises(OSError):
            socket.create_connection((other, preview.port), timeout=2).close()


def test_the_kit_is_told_and_its_pictures_given(preview: Running) -> None:
    told = events(preview, "view=faces&part=deck&lang=en", "look")
    assert [name for name, _ in told] == ["kit", "look"]
    kit, look = told[0][1], told[1][1]
    assert kit["id"] == "night-garden" and kit["languages"] == ["ja", "en"] and kit["fault"] is None
    shown = look["shown"]
    assert isinstance(shown, dict) and "svg" not in json.dumps(look)
    key = shown["pictures"][0]["key"]
    status, headers, body = ask(preview, f"/picture/{key}?dpi=96")
    assert status == 200 and headers["content-type"] == "image/png" and body.startswith(b"\x89PNG")
    assert "immutable" in headers["cache-control"]


@pytest.mark.parametrize(
    "query",
    [
        "",
        "view=nothing&part=nothing&lang=xx&paper=a0&ink=gold&backs=all",
        "view=sheets&part=../../etc&lang=ja%2Ben%2Bja",
        "lang=%00&part=" + "x" * 4000,
    ],
)
def test_what_is_not_there_becomes_what_is_near(preview: Running, query: str) -> None:
    view = events(preview, query, "look")[-1][1]["view"]
    assert isinstance(view, dict)
    assert view["kind"] in ("book", "sheets") and view["part"] in ("rulebook", "deck")
    assert view["lang"] in ("ja", "ja+en") and view["paper"] == "a4"


def test_what_nobody_looks_at_is_checked_too(tmp_path: Path) -> None:
    kit = write_kit(tmp_path / "night-garden")
    (kit / "token.svg").write_text("<svg {{ canvas }}>{{ nothing }}</svg>")
    with running(kit) as preview:
        told = events(preview, "view=faces&part=deck", "faults", lambda told: told["place"] == "tokens")
    faults = told[-1][1]["faults"]
    assert isinstance(faults, list)
    (fault,) = faults
    assert fault["where"] == "night-garden/token.svg:1" and "nothing" in fault["what"]


def test_so_many_pages_and_no_more(preview: Running) -> None:
    open_pages = []
    try:
        statuses = []
        for _ in range(30):
            connection = http.client.HTTPConnection("127.0.0.1", preview.port, timeout=30)
            connection.request("GET", "/events?view=book")
            open_pages.append(connection)
            statuses.append(connection.getresponse().status)
        assert statuses[0] == 200 and statuses[-1] == 503
    finally:
        for connection in open_pages:
            connection.close()


def test_a_burst_of_pages_and_half_requests(tmp_path: Path) -> None:
    """Of 200 pages opened at once as many are let in as may be open, and who asks nothing whole is left."""
    with running(write_kit(tmp_path / "night-garden")) as preview:
        opened = [socket.create_connection(("127.0.0.1", preview.port), timeout=30) for _ in range(200)]
        for one in opened:
            one.sendall(f"GET /events HTTP/1.1\r\nHost: 127.0.0.1:{preview.port}\r\n\r\n".encode())
        answers = [one.recv(12) for one in opened]
        assert answers.count(b"HTTP/1.1 200") == MAX_PAGES
        assert answers.count(b"HTTP/1.1 503") == 200 - MAX_PAGES
        for one in opened:
            one.close()
        half = [socket.create_connection(("127.0.0.1", preview.port), timeout=30) for _ in range(100)]
        begun = time.monotonic()
        for one in half:
            one.sendall(b"GET / HTTP/1.1\r\nHost: ")
        assert [one.recv(1) for one in half] == [b""] * 100
        assert time.monotonic() - begun < 10
        for one in half:
            one.close()
