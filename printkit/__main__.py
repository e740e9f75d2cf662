"""``python -m printkit``."""

import sys
from pathlib import Path

# -m looks for modules in the folder that one is in first, and a stranger's kit may have a click.py
if not sys.flags.safe_path and Path(sys.path[0]).resolve() == Path.cwd() != Path(__file__).resolve().parents[1]:
    del sys.path[0]

from printkit.cli import run

if __name__ == "__main__":
    run()
