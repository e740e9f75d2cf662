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

A kit is a folder with a `kit.toml` ([TOML](https://toml.io)), which says what is in it. The smallest that
makes something:

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

A key that is not known is an error that names the nearest right one. Files are named as they lie in the
folder, with forward slashes; nothing outside it is read. Editors that know [JSON
Schema](https://json-schema.org) check and complete the file as you type with
[kit.schema.json](kit.schema.json): in Taplo and Even Better TOML, the first line `#:schema ` and its place
says so.
"""

FOOT = """
## Rows

CSV and TSV are UTF-8, UTF-16 or Shift_JIS (with kana, or of a kit with `ja`), as spreadsheets save them, the
column names in the first line; tabs, semicolons or bars (`|`) part cells where commas do not. XLSX and ODS are
read by the values they were saved with. JSON and YAML are a list of rows, each with the columns of the
first; JSON may also be an object that holds one list (`"deck.json#game.cards"` names one of several).
`name: { ja: …, en: … }` is `name.ja` and `name.en`. Every cell is a text, as it is written. `true` is the
text `true`; `false` and null are an empty cell. Empty rows, and columns without a name, are passed over. A
column that comes twice is an error with its row.

- **`copies`** says how often a card is wanted: 0 to 999. Where your table calls it otherwise, say so:
  `columns = { copies = "Qty" }`; `build` and `check` say where it looks as if you should.
- **Several files** (`data = ["base.csv", "promo.csv"]`, or sheets of a workbook) are one after the other; a
  column that one of them lacks is empty there.
- **A file for each language**, `data = "cards.{lang}.csv"`: cards.en.csv and cards.ru.csv have the same rows by
  their column `id`, in any order. What is the same in all is one column; what is not is a column by language.
- **A spreadsheet in the net** is fetched first and built from the file: a build needs no network, and the
  file says what was printed. In Google Sheets, File → Share → Publish to web → CSV gives an address;
  `curl -L -o cards.csv "ADDRESS"` fetches it.
- **A card is called**, in messages and lists, by the first filled cell of `name`, `title` (or `name.en` …, the
  kit's own language first), `id`, and the first column; of lists by its value from each.
- **Columns by language** are written `name.ja`, `name.en`: a drawing asks for `row.name` and gets the
  language that is built, or for `row["name.en"]`. An empty cell beside a filled one of another language is
  an error: a translation that is missing.
- **Lists** in place of a file make a card of every combination, the last list changing fastest. A list may
  be a file of rows that has a column of that name: its other columns come along.

## Filters

| write | for rows where |
| --- | --- |
| `kind == "spell"`, `kind != "spell"` | the cell is this text, is not |
| `cost >= 3`, also `>`, `<`, `<=`, `==`, `!=` | the cell is such a number; an empty one is none |
| `kind in ["spell", "item"]`, `not in` | the cell is one of these |
| `art` | the cell is filled |
| `and`, `or`, `not`, `( )` | join them |
"""


def reference() -> str:
    """The page that tells every key."""
    sizes = "\n".join(f"| `{name}` | {size.width:g} × {size.height:g} |" for name, size in SIZES.items())
    return f"""{HEAD}
{_rows(KIT)}
## `[[part]]`

A component to print; as many tables as there are.

{_rows(PART)}
Named sizes:

| size | mm |
| --- | --- |
{sizes}

## `[edition.NAME]`

What is printed together, a file for each stock: `printkit build --edition tonight` builds `[edition.tonight]`.
Without `--edition` it is `standard`, which has every part unless the kit says otherwise. The rule sheet comes
first on paper.

```toml
[edition.tonight]            # as little paper as can be, on one side
parts = ["deck"]
size = "mini"
art = "index"
backs = "none"
with = []
```

{_rows(EDITION)}
## `[look]`

Colours as `#rrggbb`: drawings know them as `look.accent` and so on.

{_rows(LOOK)}
## `[fonts]`

The [fonts of the kit](fonts.md) lie in its folder fonts/.

{_rows(FONTS)}
A file's table, `[fonts.files."Cinzel-Bold.ttf"]`:

{_rows(FONT)}
## `[suits.CODE]`

Suits of your own: `pip("R", …)` draws the one of `[suits.R]`, on cards and in [figures](figures.md), tables
name it in a column `suit`, and a [rulebook](markup.md) writes `{{suit:R}}` and `{{card:7R}}`. One of printkit's
(S, H, D, C, X, L) may be changed in part.

{_rows(SUIT)}
## `[colour]`

How a press prints the kit's colours, for `--colour cmyk`, PDF/X and shops ([Send it to a shop](shops.md)).

```toml
[colour]
profile = "press/paper.icc"

[colour.inks]
"#010101" = [60, 40, 40, 100]     # a deep black, for large areas that you draw in #010101
"#c9a227" = {{ spot = "PANTONE 871 C", cmyk = [20, 30, 80, 10] }}
```

{_rows(PRESS)}
A spot colour in `[colour.inks]` has two keys:

{_rows(INK)}{FOOT}"""


def _rows(keys: tuple[Key, ...]) -> str:
    """Keys as a table."""
    rows = ["| key | what | without it |", "| --- | --- | --- |"]
    for key in keys:
        cells = [cell.replace("|", r"\|") for cell in (key.what, key.default or "**must be there**")]
        rows.append(f"| `{key.name}` | {cells[0]} | {cells[1]} |")
    return "\n".join([*rows, ""])


def files() -> dict[Path, str]:
    """The files and what is in them."""
    schema = json.dumps(json_schema(), ensure_ascii=False, indent=1)
    return {DOCS / "kit.schema.json": f"{schema}\n", DOCS / "kit.md": reference()}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
