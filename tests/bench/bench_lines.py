"""Time line breaking against typst, in the same run: the same Japanese text, fonts, size and measure.

    python tests/bench/bench_lines.py [CHARACTERS]

Ours is line breaking alone, first with the loading of HarfBuzz and the fonts, then with empty caches (best of
three); typst is a whole compilation to PDF in this process, the first and the best of three (it caches, too).
"""

from __future__ import annotations

import sys
import time

from printkit.kit.resources import data_folder
from printkit.text import boxes, faces, lines
from printkit.text.inline import Ruby, Span, TextStyle

SIZE, MEASURE = 3.5, 120.0
SENTENCES = (
    "親の左どなりの人から始めて、時計回りに1枚ずつ配ります。",
    "「切り札は？」と聞かれたら、「ハートです。」と答えます。",
    "リードされた札と同じスートの札を持っている人は、そのスートの札を出さなければなりません（これをフォローといいます）。",
    "出た目が1〜4なら各スート、5なら「切り札なし」、6なら「1st Ace」となります。",
    "『Shifty Partners』では、ディールが変わるたびに、組む相手も変わります。",
    "A 2、B 3、C 0、D 2のときは、4点と3点です……本当に。",
    "点数はチームごとに足し合わせますが、貯まっていくのは一人ひとりの得点です。",
)


def paragraphs(characters: int) -> list[str]:
    """Make paragraphs of about 150 characters, no two alike."""
    out: list[str] = []
    total = place = 0
    while total < characters:
        text = f"その{len(out) + 1}、"
        while len(text) < 150:
            text += SENTENCES[(place * 5 + len(out)) % len(SENTENCES)]
            place += 1
        out.append(text)
        total += len(text)
    return out


def clear() -> None:
    """Empty every cache of printkit.text but those of the font files."""
    for module in (boxes, lines, faces):
        for name, value in vars(module).items():
            if hasattr(value, "cache_clear") and name not in ("faces", "font_of", "_em"):
                value.cache_clear()


def ours(texts: list[str]) -> tuple[float, int]:
    """Set every paragraph; give seconds and lines."""
    style = TextStyle(SIZE, 6.0, lang="ja")
    start = time.perf_counter()
    count = sum(
        len(lines.set_lines((Span(t[:9]), Ruby("札", "ふだ"), Span(t[9:])), style, MEASURE)) for t in texts
    )
    return time.perf_counter() - start, count


def typst_source(texts: list[str]) -> str:
    """Write the same as typst markup."""
    escaped = [t.replace("[", "\\[").replace("#", "\\#") for t in texts]
    head = (
        f"#set page(width: {MEASURE}mm, height: auto, margin: 0pt)\n"
        f'#set text(font: ("Alegreya Sans", "Zen Kaku Gothic New"), size: {SIZE}mm, lang: "ja")\n'
        "#set par(justify: true, leading: 2.5mm)\n"
    )
    return head + "\n\n".join(escaped)


def theirs(texts: list[str]) -> list[float]:
    """Compile three times with typst; give seconds."""
    import typst

    source, fonts = typst_source(texts).encode(), [str(data_folder("fonts"))]
    times: list[float] = []
    for _ in range(3):
        start = time.perf_counter()
        # its stub would have the folder of the fonts be bytes as the source is
        typst.compile(source, font_paths=fonts, ignore_system_fonts=True)  # type: ignore[misc]  # see above
        times.append(time.perf_counter() - start)
    return times


def main() -> None:
    """Print seconds and their ratios."""
    texts = paragraphs(int(sys.argv[1]) if len(sys.argv) > 1 else 8000)
    first, count = ours(texts)
    best = float("inf")
    for _ in range(3):
        clear()
        best = min(best, ours(texts)[0])
    again, _ = ours(texts)
    cold, *_ = other = theirs(texts)
    print(f"{sum(map(len, texts))} characters, {count} lines")
    print(f"ours, first in the process  {first:7.3f} s")
    print(f"ours, empty caches          {best:7.3f} s")
    print(f"ours, asked again           {again:7.3f} s")
    print(f"typst, first whole PDF      {cold:7.3f} s   ours, first, is {first / cold:.2f} of it")
    print(f"typst, best whole PDF       {min(other):7.3f} s   ours, empty, is {best / min(other):.2f} of it")


if __name__ == "__main__":
    main()
