"""Times 300 faces with a photograph each, as pictures at 300 dpi, against protograf.

``python -m tests.bench.bench_pictures``: every run is a fresh process without a cache, and they take turns.
printkit reads the kit, sets the text, and writes 750 × 1050 pixels a face, with profile and resolution;
protograf puts photograph and text where it is told. It is installed beside the kit, unless ``--peers PYTHON``
names an interpreter that has it. Printed are seconds by the clock and of the processor, faces a second of the
processor (which is what a core does), and megabytes.

``--pdf``: printkit's sheets (nine faces on a page, with marks) beside a PDF of protograf, a page a face.
"""

from __future__ import annotations

import argparse
import io
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image, ImageFilter

FACES = 300
KIT = """
name = { en = "Photographs" }
version = "1"
languages = ["en"]

[[part]]
id = "deck"
title = { en = "Deck" }
size = "poker"
data = "deck.csv"
template = "card.svg"
"""
CARD = """<svg {{ canvas }}>
<image href="photos/{{ row.photo }}" x="-3" y="-3" width="69.5" height="94.9"
  preserveAspectRatio="xMidYMid slice"/>
<rect x="5" y="64" width="53.5" height="20" rx="2" fill="#ffffff" fill-opacity="0.85"/>
{{ line(31.75, 71, row.name, 5, lang="en", bold=true) }}
{{ block(8, 73, 47.5, 10, "Draw two cards, then give one to the player on your left.", 3, lang="en") }}
</svg>
"""

PROTOGRAF = """
from pathlib import Path
from protograf import *
Create(filename="protograf.pdf", paper_width=6.35, paper_height=8.89, margin=0)
for number, photo in enumerate(sorted(Path("kit/photos").glob("*.jpg"))):
    Image(str(photo), x=0, y=0, width=6.35, height=8.89)
    Rectangle(x=0.5, y=6.4, width=5.35, height=2, rounding=0.2, fill="white", stroke="white")
    Text(x=3.175, y=7.1, text=f"Place number {number}", font_size=14)
    Text(x=3.175, y=7.6, text="Draw two cards, then give one", font_size=8)
    Text(x=3.175, y=8.0, text="to the player on your left.", font_size=8)
    PageBreak()
Save(output="png", dpi=300, directory="protograf")
"""
PROTOGRAF_PDF = PROTOGRAF.replace('output="png", dpi=300', "").replace("(, ", "(")


def grain(size: tuple[int, int], sigma: float) -> Image.Image:
    """Give fine grain of so many pixels."""
    return Image.effect_noise(size, sigma).filter(ImageFilter.GaussianBlur(0.7)).convert("RGB")


def photograph(number: int, fine: Image.Image, share: float, quality: int) -> bytes:
    """Give something as hard to pack as a photograph: large soft shapes, and a share of grain."""
    dice = random.Random(number)
    small = Image.frombytes("RGB", (12, 16), dice.randbytes(12 * 16 * 3))
    made = io.BytesIO()
    soft = small.resize(fine.size, Image.Resampling.BICUBIC)
    Image.blend(soft, fine, share).save(made, "JPEG", quality=quality)
    return made.getvalue()


def write_kit(folder: Path, faces: int) -> None:
    """Write the kit."""
    (folder / "kit/photos").mkdir(parents=True)
    (folder / "kit/kit.toml").write_text(KIT, encoding="utf-8")
    (folder / "kit/card.svg").write_text(CARD, encoding="utf-8")
    rows = ["photo,name"]
    fine = grain((822, 1122), 24)
    for number in range(faces):
        (folder / f"kit/photos/{number:03d}.jpg").write_bytes(photograph(number, fine, 0.25, 90))
        rows.append(f"{number:03d}.jpg,Place number {number}")
    (folder / "kit/deck.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")


def run(what: str, words: list[str], folder: Path, out: Path) -> None:
    """Run a command and print what it took."""
    import resource

    shutil.rmtree(out, ignore_errors=True)
    out.mkdir()
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True)
    clock, after = time.monotonic() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        print(f"{what:24} failed: {(done.stderr.strip().splitlines() or ['?'])[-1][:200]}")
        return
    worked = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    files = [path for path in out.rglob("*") if path.suffix in (".png", ".jpg", ".webp", ".pdf")]
    size = sum(path.stat().st_size for path in files) / 1e6
    print(
        f"{what:24} {clock:6.1f} s by the clock {worked:6.1f} s of the processor"
        f" {len(files) / worked:5.1f} faces/s a core  {len(files)} files {size:6.1f} MB",
        flush=True,
    )


def main() -> None:
    """Make the kit and time both."""
    ask = argparse.ArgumentParser()
    ask.add_argument("--peers")
    ask.add_argument("--faces", type=int, default=FACES)
    ask.add_argument("--turns", type=int, default=2)
    ask.add_argument("--pdf", action="store_true")
    given = ask.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if not given.peers:
            given.peers = str(folder / "peers/bin/python")
            subprocess.run([sys.executable, "-m", "venv", folder / "peers"], check=True)
            subprocess.run([given.peers, "-m", "pip", "install", "-q", "protograf"], check=True)
        write_kit(folder, given.faces)
        size = sum(path.stat().st_size for path in (folder / "kit/photos").iterdir()) / 1e6
        print(f"{given.faces} faces, photographs of {size:.1f} MB; load {os.getloadavg()[0]:.1f}", flush=True)
        build = [sys.executable, "-m", "printkit", "build", "./kit", "--out", "out", "--no-cache"]

        def ours(kind: str, jobs: int) -> None:
            words = [*build, "--only", "deck", "--format", kind, "--jobs", str(jobs)]
            run(f"printkit {kind}, {jobs} job{'s' * (jobs > 1)}", words, folder, folder / "out")

        for _ in range(given.turns if given.pdf else 0):
            ours("pdf", 1)
            run("protograf pdf", [given.peers, "-c", PROTOGRAF_PDF], folder, folder / "protograf")
        if given.pdf:
            return
        for _ in range(given.turns):
            ours("png", 1)
            run("protograf png", [given.peers, "-c", PROTOGRAF], folder, folder / "protograf")
            ours("png", 2)
        ours("jpeg", 2)
        ours("webp", 2)


if __name__ == "__main__":
    main()
