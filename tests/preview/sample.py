"""A kit of 54 cards and a book, nothing of it ours, to be looked at and changed."""

from __future__ import annotations

from pathlib import Path

KINDS = (("moon", "月", "#27406b"), ("fern", "羊歯", "#2f6b3a"), ("ember", "熾火", "#a33a1d"))
CARDS = 54

KIT = """\
name = { ja = "夜の庭", en = "Night Garden" }
version = "0.3"
languages = ["ja", "en"]

[book]
ja = "rulebook.ja.md"
en = "rulebook.en.md"

[[part]]
id = "deck"
title = { ja = "山札", en = "Deck" }
size = "poker"
data = "deck.csv"
template = "card.svg"
back = "back.svg"

[[part]]
id = "tokens"
title = { ja = "コマ", en = "Tokens" }
size = [25, 25]
shape = "circle"
bleed = 2
layout = "tokens"
count = 6
template = "token.svg"
"""

CARD = """\
<svg {{ canvas }}>
<rect x="-3" y="-3" width="{{ part.width + 6 }}" height="{{ part.height + 6 }}" fill="#fbfaf6"/>
<rect x="4" y="4" width="{{ part.width - 8 }}" height="{{ part.height - 8 }}" rx="3" fill="{{ row.colour }}"/>
<circle cx="{{ part.width / 2 }}" cy="38" r="17" fill="#ffffff" fill-opacity="0.18"/>
{{ line(10, 15, row.value, 9, anchor="start", colour="#ffffff", bold=true) }}
{{ line(part.width / 2, 42, row.value, 14, family="head", colour="#ffffff") }}
{{ line(part.width / 2, 66, row.name, 6, width=48, least=3, family="head", colour="#ffffff") }}
{{ block(9, 69, part.width - 18, 14, row.text, 2.9, colour="#ffffff", align="center") }}
</svg>
"""

BACK = """\
<svg {{ canvas }}>
<rect x="-3" y="-3" width="{{ part.width + 6 }}" height="{{ part.height + 6 }}" fill="#20232e"/>
{% for k in range(9) %}<circle cx="{{ part.width / 2 }}" cy="{{ part.height / 2 }}" r="{{ 4 + 3 * k }}" \
fill="none" stroke="#d9b45b" stroke-width="0.4"/>{% endfor %}
</svg>
"""

TOKEN = """\
<svg {{ canvas }}>
<rect x="-2" y="-2" width="29" height="29" fill="#d9b45b"/>
{{ line(12.5, 15, lang, 6, colour="#20232e", bold=true) }}
</svg>
"""

TURN = {
    "en": "On your turn lay a card beside one of the same value or the same kind, and take a token for each "
    "side that it touches. ",
    "ja": "手番には、同じ数字か同じ種類のカードの隣に一枚置き、触れた辺ひとつにつきコマをひとつ取ります。",
}
SECTIONS = 8


def rulebook(lang: str) -> str:
    """Write a book of a few pages."""
    titles = {"en": "Round", "ja": "ラウンド"}
    made = []
    for number in range(1, SECTIONS + 1):
        made.append(f"{{#round-{number}}}\n## {titles[lang]} {number}\n")
        for paragraph in range(1, 4):
            made.append(f"{{#round-{number}-{paragraph}}}\n{TURN[lang] * 5}\n")
    return "\n".join(made)


def deck() -> str:
    """Write the table of the cards."""
    rows = ["value,colour,name.ja,name.en,text.ja,text.en"]
    for number in range(CARDS):
        kind, name, colour = KINDS[number % 3]
        value = number // 3 + 1
        rows.append(
            f"{value},{colour},{name}{value},{kind} {value},隣の{name}と並べると二点。,"
            f"Two points beside another {kind} that is lower."
        )
    return "\n".join(rows) + "\n"


def write_kit(folder: Path) -> Path:
    """Write the kit into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {"kit.toml": KIT, "deck.csv": deck(), "card.svg": CARD, "back.svg": BACK, "token.svg": TOKEN}
    files |= {f"rulebook.{lang}.md": rulebook(lang) for lang in ("ja", "en")}
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder
