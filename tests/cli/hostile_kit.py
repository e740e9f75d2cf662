"""A small kit with everything in it that can be spoiled, and a build of it whose files have to stay whole."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from printkit.cli import main

NAME = "old-box"

KIT = """\
name = { en = "Old box", ja = "古い箱" }
version = "1.0"
languages = ["ja", "en"]
words = "words.csv"

[book]
ja = "rulebook.ja.md"
en = "rulebook.en.md"

[tables]
colours = "colours.csv"

[[part]]
id = "cards"
title = { ja = "札", en = "Cards" }
size = "poker"
data = "cards.csv"
template = "card.svg"
back = "back.svg"

[[part]]
id = "pad"
title = { ja = "得点表", en = "Score pad" }
size = [60, 40]
shape = "square"
bleed = 0
layout = "single"
words = false
template = "pad.svg"
"""

BOOK_EN = """\
::: opening {#opening .OB-01} A box
The rules.

| Players | 2 |
|:--|:--|
| Needs | a table |
:::

{#deal .OB-01}
## The deal

{#deal-cards}
The dealer deals {{ 3 }} cards, [as above](#deal).

{#seats}
```figure seats players=2
Two seats.
alt: Two seats at a table.
```

{#scores}
| Cards | Points |
|:--|--:|
| {card:QH} | 1 |

::: note {#hint} A hint
Count them.
:::
"""

BOOK_JA = """\
::: opening {#opening .OB-01} 箱
遊び方です。

| 人数 | 2人 |
|:--|:--|
| 用具 | 机 |
:::

{#deal .OB-01}
## 配り方

{#deal-cards}
親は札を{{ 3 }}枚配ります。[上](#deal)のとおり。

{#seats}
```figure seats players=2
二つの席。
alt: 机に席が二つ。
```

{#scores}
| 札 | 点 |
|:--|--:|
| {card:QH} | 1 |

::: note {#hint} ヒント
数えましょう。
:::
"""

FILES: Mapping[str, str] = {
    "kit.toml": KIT,
    "words.csv": "key,ja,en\ncount,枚数,how many\n",
    "colours.csv": "id,colour\nred,#aa3311\n",
    "cards.csv": "id,name.ja,name.en,copies\none,いち,one,\ntwo,に,two,2\n",
    "card.svg": """\
<svg {{ canvas }}>
<rect x="-3" y="-3" width="69.5" height="94.9" fill="{{ tables.colours[0].colour }}"/>
{{ line(20, 20, row.name, 5, width=40) }}
{{ line(20, 30, t("count"), 5, width=40) }}
</svg>
""",
    "back.svg": '<svg {{ canvas }}>\n<circle cx="9" cy="9" r="5" fill="#aa3311"/>\n</svg>\n',
    "pad.svg": '<svg {{ canvas }}>\n<rect x="9" y="9" width="40" height="20" fill="#aa3311"/>\n</svg>\n',
    "rulebook.en.md": BOOK_EN,
    "rulebook.ja.md": BOOK_JA,
    "figures/seats.svg": """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">
{% for n in range(players | int) %}
<circle cx="{{ 10 + 20 * n }}" cy="10" r="4" fill="#888888"/>
{% endfor %}
<text x="20" y="18" font-size="3" text-anchor="middle">{{ lang }}</text>
</svg>
""",
    "clauses.toml": '[OB-01]\nkind = "S"\nfact = "A box."\n',
}

Edit = Callable[[Path], None]


@dataclass(frozen=True)
class Said:
    """What a command did: its exit code, what it wrote, how long it took (s) by the clock and of processors."""

    code: int
    out: str
    err: str
    seconds: float
    processor: float


def write_kit(folder: Path) -> Path:
    """Write the kit, unspoiled."""
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def say(capfd: pytest.CaptureFixture[str], *words: str | Path) -> Said:
    """Run printkit in this process."""
    capfd.readouterr()
    begun, used = time.monotonic(), sum(os.times()[:4])
    with pytest.raises(SystemExit) as stop:
        main([str(word) for word in words])
    seconds, used = time.monotonic() - begun, sum(os.times()[:4]) - used
    out, err = capfd.readouterr()
    assert isinstance(stop.value.code, int)
    return Said(stop.value.code, out, err, seconds, used)


def tree(folder: Path) -> dict[str, str]:
    """Give every file below a folder, hidden ones too, with a hash of what is in it."""
    return {
        path.relative_to(folder).as_posix(): (
            hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "folder"
        )
        for path in sorted(folder.rglob("*"))
    }


Content = str | bytes | Callable[[], bytes]
"""What a file holds; large ones are made when they are asked for, not by all who import their table."""


def put(name: str, content: Content) -> Edit:
    """Write a file anew."""

    def edit(kit: Path) -> None:
        path = kit / name
        path.parent.mkdir(parents=True, exist_ok=True)
        data = content() if callable(content) else content
        path.write_bytes(data if isinstance(data, bytes) else data.encode())

    return edit


def swap(name: str, old: str, new: str) -> Edit:
    """Put other words in the place of some of a file's, which must be there."""

    def edit(kit: Path) -> None:
        text = (kit / name).read_text(encoding="utf-8")
        assert old in text, f"{old!r} is not in {name}"
        (kit / name).write_text(text.replace(old, new, 1), encoding="utf-8")

    return edit


def drop(name: str) -> Edit:
    """Take a file away."""
    return lambda kit: (kit / name).unlink()


def link(name: str, target: str) -> Edit:
    """Put a symbolic link in a file's place."""

    def edit(kit: Path) -> None:
        (kit / name).unlink(missing_ok=True)
        (kit / name).symlink_to(target)

    return edit
