"""The workbook and the picture of spice-road, as its maker would have them from a spreadsheet and a camera.

Write them anew with ``python -m tests.foreign.workbook``.
"""

from __future__ import annotations

import math
from pathlib import Path

import openpyxl
from openpyxl.worksheet.worksheet import Worksheet
from PIL import Image, ImageDraw

FOLDER = Path(__file__).parent / "spice-road"

SPICES = [
    ["spice", "colour", "name.ja", "name.en"],
    ["pepper", "#3d3a3a", "胡椒", "Pepper"],
    ["saffron", "#c98a00", "サフラン", "Saffron"],
    ["clove", "#8a3b1c", "丁子", "Cloves"],
    ["tea", "#3f7d4a", "茶", "Tea"],
    ["silk", "#8c3f78", "絹", "Silk"],
]
TOWNS = """
Samarkand サマルカンド pps 5
Kashgar カシュガル ptt 5
Palmyra パルミラ ccp 5
Aleppo アレッポ ssf 7
Basra バスラ ppcc 7
Muscat マスカット ffp 7
Calicut カリカット ppp 4
Malacca マラッカ cccc 6
Aden アデン ppt 4
Alexandria アレクサンドリア pctf 8
Damascus ダマスカス ssc 6
Tabriz タブリーズ sst 6
Merv メルヴ tts 5
Turfan トルファン ttt 4
Dunhuang 敦煌 sstt 8
Chang’an 長安 sss 5
Hormuz ホルムズ pfc 6
Zanzibar ザンジバル cct 4
Venice ヴェネツィア ppffs 11
Constantinople コンスタンティノープル pcfts 12
"""
EVENTS = [
    (
        "隊商",
        "Caravan",
        "市場から同じ品を2枚取る。",
        "Take two goods of one kind from the market.",
    ),
    (
        "砂あらし",
        "Sandstorm",
        "みな、手札を1枚捨てる。",
        "Everyone discards a card.",
    ),
    (
        "水場",
        "Oasis",
        "**どちらか一つ**\n- 2枚引く\n- 契約を1枚捨てて{icon:coin}3枚をもらう",
        "**Choose one:**\n- draw two cards\n- discard a contract for 3 {icon:coin}",
    ),
    (
        "関所",
        "Toll gate",
        "{icon:coin}2枚を払うか、番を終える。",
        "Pay 2 {icon:coin} or end your turn.",
    ),
    (
        "通訳",
        "Interpreter",
        "契約の品を一つ、好きな品に替えてよい。",
        "One good of a contract may be any other.",
    ),
    (
        "値上がり",
        "Prices rise",
        "{icon:saffron}が1枚あるごとに{icon:coin}1枚。",
        "1 {icon:coin} for each {icon:saffron} you have.",
    ),
    (
        "湿気",
        "Damp",
        "{icon:pepper}を1枚捨てる。",
        "Discard a {icon:pepper}.",
    ),
    (
        "宿場",
        "Caravanserai",
        "手札をすべて捨て、同じ枚数を引く。",
        "Discard your hand and draw as many.",
    ),
    (
        "護衛",
        "Escort",
        "手もとに置く。{砂|すな}あらしと{関所|せきしょ}は効かない。",
        "Keep it: the sandstorm and the toll gate do not touch you.",
    ),
    (
        "評判",
        "Renown",
        "果たした契約1枚につき{icon:coin}1枚。",
        "1 {icon:coin} for each contract you have met.",
    ),
]
LETTERS = {"p": "pepper", "f": "saffron", "c": "clove", "t": "tea", "s": "silk"}


def cards() -> list[list[object]]:
    """The rows of the sheet Cards: 60 goods, 40 contracts, 20 events."""
    rows: list[list[object]] = [
        [
            "id",
            "kind",
            "spice",
            "amount",
            "points",
            "copies",
            "name.ja",
            "name.en",
            "needs",
            "text.ja",
            "text.en",
        ]
    ]
    for spice, _, ja, en in SPICES[1:]:
        for amount, copies in ((1, 6), (2, 4), (3, 2)):
            rows.append([f"{spice}-{amount}", "goods", spice, amount, None, copies, ja, en, None, None, None])
    for line in TOWNS.strip().split("\n"):
        en, ja, needs, points = line.split()
        icons = "".join(f"{{icon:{LETTERS[letter]}}}" for letter in needs)
        rows.append([en.lower(), "contract", None, None, int(points), 2, ja, en, icons, None, None])
    for number, (ja, en, text_ja, text_en) in enumerate(EVENTS, 1):
        rows.append([f"event-{number}", "event", None, None, None, 2, ja, en, None, text_ja, text_en])
    return rows


def fill(sheet: Worksheet, rows: list[list[object]]) -> None:
    for row in rows:
        sheet.append(row)


def write_workbook(path: Path) -> None:
    book = openpyxl.Workbook()
    assert isinstance(book.active, Worksheet)
    book.active.title = "Cards"
    fill(book.active, cards())
    fill(book.create_sheet("Spices"), [list(row) for row in SPICES])
    book.save(path)


def write_picture(path: Path) -> None:
    """Dunes at dusk, 300 dots to the inch on a card of 63.5 mm and its bleed."""
    width, height = 822, 560
    picture = Image.new("RGB", (width, height))
    draw = ImageDraw.Draw(picture)
    for y in range(height):
        t = y / height
        draw.line([(0, y), (width, y)], fill=(int(250 - 30 * t), int(205 - 70 * t), int(150 - 20 * t)))
    draw.ellipse([560, 60, 690, 190], fill=(255, 240, 205))
    for n, (base, colour) in enumerate(((250, (214, 140, 84)), (340, (184, 104, 62)), (430, (128, 66, 50)))):
        edge = [
            (x, base + 42 * math.sin(x / (120 + 30 * n) + 2.1 * n) + 16 * math.sin(x / 41 + n))
            for x in range(0, width + 8, 8)
        ]
        draw.polygon([*edge, (width, height), (0, height)], fill=colour)
    picture.save(path, "JPEG", quality=88)


if __name__ == "__main__":
    write_workbook(FOLDER / "cards.xlsx")
    write_picture(FOLDER / "art" / "dunes.jpg")
