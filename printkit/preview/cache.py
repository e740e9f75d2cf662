"""What a drawer caches from save to save: proven examples, as long as nothing of theirs changes, and plots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from printkit import games
from printkit.kit.model import Kit
from printkit.kit.resources import own_files
from printkit.pdf.page import Item
from printkit.rules.game import Game

if TYPE_CHECKING:
    from printkit.lessons.examples import Examples
    from printkit.lessons.quiz import Posed

Stamp = tuple[tuple[str, int, int], ...]
"""Files without their content: name, time of change (ns), size."""


MAX_PLOTS = 5_000


class Cache:
    """All of it, in memory. ``plots``: of faces, as :func:`printkit.parts.faces.faces` takes them."""

    def __init__(self) -> None:
        self.plots: dict[str, tuple[Item, ...] | None] = {}
        self._state: tuple[Kit, Game | None, Stamp] | None = None
        self._proofs: Proofs

    def plotted(self, plots: Mapping[str, tuple[Item, ...] | None]) -> None:
        """Keep the plots of a part."""
        if len(self.plots) > MAX_PLOTS:
            self.plots.clear()
        self.plots.update(plots)

    def proofs(self, kit: Kit) -> Proofs:
        """Give a kit's examples, proven anew unless those from before hold."""
        # a game is another one after its code was saved; there is none where nobody trusts it
        state = kit, games.find(kit.game) if kit.game else None, stamp(kit)
        if state != self._state:
            self._state = None  # unless they are proven anew there are none
            self._proofs = Proofs(kit)
            self._state = state
        return self._proofs


class Proofs:
    """What a book takes from a game. ``facts``: of the engine."""

    def __init__(self, kit: Kit) -> None:
        from printkit.lessons import examples, facts, quiz

        self.examples: Examples = examples(kit)
        self.facts: Mapping[str, Any] = facts(kit)
        self._posed: tuple[Posed, ...] = quiz.read_pinned(kit)
        self._told: dict[str, tuple[str, str]] = {}

    def quiz(self, lang: str) -> tuple[str, str]:
        """Give the puzzles and their answers in a language."""
        from printkit.lessons import quiz

        if lang not in self._told:
            self._told[lang] = quiz.tell(self._posed, lang)
        return self._told[lang]


def stamp(kit: Kit) -> Stamp:
    """Give the state of the files that examples, puzzles and their tellings are read from."""
    if kit.game is None:
        return ()
    from printkit.lessons.pinned import FILE
    from printkit.lessons.quiz import PINNED
    from printkit.lessons.referee import FOLDER

    files = [kit.folder / PINNED, *own_files(kit.folder, FOLDER, ".json")]
    if own := games.folder(kit.game):
        files += [own / FILE, *sorted(own.glob("phrases.*"))]
    found = [(path.name, path.stat()) for path in files if path.is_file()]
    return tuple((name, state.st_mtime_ns, state.st_size) for name, state in found)
