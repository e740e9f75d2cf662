"""What a drawer caches from save to save: proven examples, as long as nothing of theirs changes, and plots."""

from __future__ import annotations

from collections.abc import Mapping

from printkit import games
from printkit.kit.model import Kit
from printkit.kit.resources import own_files
from printkit.making.inputs import Print, prints
from printkit.making.proven import Proven
from printkit.pdf.page import Item
from printkit.rules.game import Game

MAX_PLOTS = 5_000


class Cache:
    """All of it, in memory. ``plots``: of faces, as :func:`printkit.parts.faces.faces` takes them."""

    def __init__(self) -> None:
        self.plots: dict[str, tuple[Item, ...] | None] = {}
        self._state: tuple[Kit, Game | None, list[Print]] | None = None
        self._proven: Proven

    def plotted(self, plots: Mapping[str, tuple[Item, ...] | None]) -> None:
        """Keep the plots of a part."""
        if len(self.plots) > MAX_PLOTS:
            self.plots.clear()
        self.plots.update(plots)

    def proven(self, kit: Kit) -> Proven:
        """Give a kit's examples and puzzles, proven anew unless those from before hold."""
        # a game is another one after its code was saved; there is none where nobody trusts it
        state = kit, games.find(kit.game) if kit.game else None, stamp(kit)
        if state != self._state:
            self._state = None  # unless they are proven anew there are none
            self._proven = Proven(kit)
            self._proven.prove()
            self._state = state
        return self._proven


def stamp(kit: Kit) -> list[Print]:
    """Give the state of the files that examples, puzzles and their tellings are read from."""
    if kit.game is None:
        return []
    from printkit.lessons.pinned import FILE
    from printkit.lessons.quiz import PINNED
    from printkit.lessons.referee import FOLDER

    files = [kit.folder / PINNED, *own_files(kit.folder, FOLDER, ".json")]
    if own := games.folder(kit.game):
        files += [own / FILE, *sorted(own.glob("phrases.*"))]
    return prints(path for path in files if path.is_file())
