"""Write docs/kit.schema.json and docs/kit.md from tests/kit/keys.py.

Run it as ``python -m tests.kit.write_reference``.
"""

from __future__ import annotations

import json
from pathlib import Path

from printkit.kit.schema import SIZES
from tests.kit.keys import EDITION, FONT, FONTS, INK, KIT, LOOK, PART, PRESS, SUIT, Key, json_schema

DOCS = Path(__file__).parents[2] / "docs"

HEAD = """\
# kit.toml

[日本語](ja/kit.md)

<!-- Written by python -m tests.kit.write_reference from tests/kit/keys.py -->

A kit is a folder with a `kit.toml` ([TOML](https://toml.io)), which says what is in it. The smallest one that
builds something:

```toml
name = "My game"
version = "0.1"
languages = ["en"]

[[part]]
id = "cards"
title = "Cards"
size = "poker"
template = "card.svg"
data = "cards.csv"
```

An unknown key is an error that names the nearest known one. File names are relative to the folder, with
forward slashes; nothing outside it is read. Editors that support [JSON Schema](https://json-schema.org) check
and complete the file as you type, using [kit.schema.json](kit.schema.json): for Taplo and Even Better TOML,
put `#:schema` and its path on the first line.
"""

FOOT = """
## Rows

CSV and TSV files are in UTF-8, UTF-16 or Shift_JIS (if they have kana or the kit has `ja`), as spreadsheets
save them. The first line holds the column names; whichever it has most of – commas, semicolons, tabs or bars
(`|`) – separates cells. From XLSX and ODS, saved values are read, as the sheet shows them: `50%`, `007`, and
bold or italic words among others as `**bold**` and `*italic*`. Dates, such as Excel makes of `3-1`, are
`2026-03-01`, and of currency and of `1,200` only the number is kept. Notes name the cells that look different
in the sheet, hidden rows and merged cells. JSON and YAML hold a list of rows, each with the columns of the
first; JSON may also be an object that holds one list (`"deck.json#game.cards"` picks one of several). In both,
`name: { ja: …, en: … }` is `name.ja` and `name.en`, `true` is the text `true`, and `false` and null are empty
cells. Otherwise every cell is text, exactly as written. Empty rows and columns without a name are skipped (a
note names those that hold anything). A repeated column is an error that gives its row; a formula that failed
(`#N/A`), or whose value was not saved, is one only where its cell is used.

- **`copies`** is how many of a card you want, 0 to 999; an empty cell counts as 1. If your table has another
  name for it, say so: `columns = { copies = "Qty" }`; `build` and `check` point out a column that looks like
  it.
- **Several files** (`data = ["base.csv", "promo.csv"]`, or sheets of a workbook) are read one after another; a
  column that one of them lacks is empty there.
- **A file per language**, `data = "cards.{lang}.csv"`: cards.en.csv and cards.ru.csv have the same rows, in any
  order, matched by their column `id`. A column that is the same in every file stays one column; any other
  becomes a column per language.
- **An online spreadsheet** is downloaded first and built from the file. In Google Sheets, File → Share →
  Publish to web → CSV gives an address; `curl -L -o cards.csv "ADDRESS"` downloads it.
- **A card's name** in messages and lists is the first filled cell of `name`, `title` (or `name.en` …, the
  kit's own language first), `id` and the first column; a card made from lists is named by its value from each.
- **Columns by language** are written `name.ja`, `name.en`. In a drawing, `row.name` is the one in the language
  being built ([or both](parts.md#two-languages-on-one-card)), `row["name.en"]` always the English. An empty
  cell beside a filled one in another language is an error: a missing translation.
- **Lists** instead of a file make a card for every combination; the last list changes fastest. A list may be a
  file of rows that has a column of the same name; its other columns come along.

## Words

What drawings and figures say apart from the cards' texts stands in a file of its own, `words = "words.csv"`:

```text
key,en,de
score,Score,Punkte
turn-1,"Turn up a card.
Pay its {icon:coin}.","Decke eine Karte auf.
Zahle ihre {icon:coin}."
```

`t("turn-1")` is the word in the language being built, `t("turn-1", "en")` always the English. A key has small
letters a–z, digits, hyphens and `_`.

## Filters

| write | for rows where |
| --- | --- |
| `kind == "spell"`, `kind != "spell"` | the cell is, or is not, this text |
| `cost >= 3`, also `>`, `<`, `<=`, `==`, `!=` | the cell is such a number; an empty one is `!=` to all |
| `kind in ["spell", "item"]`, `not in` | the cell is, or is not, one of these |
| `art` | the cell is filled |
| `and`, `or`, `not`, `( )` | combine conditions |
"""


def reference() -> str:
    """The page that lists every key."""
    sizes = "\n".join(f"| `{name}` | {size.width:g} × {size.height:g} |" for name, size in SIZES.items())
    return f"""{HEAD}
{_rows(KIT)}
## `[[part]]`

Each component to print has a table of its own.

{_rows(PART)}
Named sizes:

| size | mm |
| --- | --- |
{sizes}

## `[edition.NAME]`

What is printed together, in one file per stock: `printkit build --edition tonight` builds `[edition.tonight]`.
Without `--edition`, `standard` is built; it has every part unless the kit says otherwise. The file for ordinary
paper begins with the rule sheet.

```toml
[edition.tonight]            # as little paper as possible, one-sided
parts = ["deck"]
size = "mini"
art = "index"
backs = "none"
with = []
```

{_rows(EDITION)}
## `[look]`

Colours, written `#rrggbb`, `#rgb`, `rgb(…)` or by SVG's names (`ivory`). Drawings use them as `look.accent` and
so on.

{_rows(LOOK)}
## `[fonts]`

A kit's own [fonts](fonts.md) go in its folder fonts/.

{_rows(FONTS)}
The table of one file, `[fonts.files."Cinzel-Bold.ttf"]`:

{_rows(FONT)}
## `[suits.CODE]`

Suits of your own. `[suits.R]` is drawn by `pip("R", …)` on cards and in [figures](figures.md), named in a
table's `suit` column, and written `{{suit:R}}` and `{{card:7R}}` in a [rulebook](markup.md). A code
is a letter, then up to 11 letters or digits (one longer than 3 needs a `letter`). You can also change
printkit's own suits (S, H, D, C, X, L) in part.

{_rows(SUIT)}
## `[colour]`

How a press prints the kit's colours, for `--colour cmyk`, PDF/X and shops ([Send it to a shop](shops.md)).

```toml
[colour]
profile = "press/paper.icc"

[colour.inks]
"#010101" = [60, 40, 40, 100]     # a deep black for large areas, drawn in #010101
"#c9a227" = {{ spot = "PANTONE 871 C", cmyk = [20, 30, 80, 10] }}
```

{_rows(PRESS)}
A spot colour in `[colour.inks]` has two keys:

{_rows(INK)}{FOOT}"""


def _rows(keys: tuple[Key, ...]) -> str:
    """Keys as a table."""
    rows = ["| key | what it is | default |", "| --- | --- | --- |"]
    for key in keys:
        cells = [cell.replace("|", r"\|") for cell in (key.what, key.default or "**required**")]
        rows.append(f"| `{key.name}` | {cells[0]} | {cells[1]} |")
    return "\n".join([*rows, ""])


def files() -> dict[Path, str]:
    """The files and what is in them."""
    schema = json.dumps(json_schema(), ensure_ascii=False, indent=1)
    return {DOCS / "kit.schema.json": f"{schema}\n", DOCS / "kit.md": reference()}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
