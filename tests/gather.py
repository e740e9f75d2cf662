"""Many cases in one test, in one pass: what is wrong is gathered, and named case by case at the end."""

from __future__ import annotations

import contextlib
import traceback
from collections.abc import Iterator


class Faults:
    """What was found wrong so far."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.cases = 0

    @contextlib.contextmanager
    def of(self, *case: object) -> Iterator[None]:
        """Check one case: what the block raises is noted under its name, and the next case has its turn."""
        self.cases += 1
        try:
            yield
        except Exception as error:
            at = traceback.extract_tb(error.__traceback__)[-1]
            name = "-".join(map(str, case))
            self.found.append(f"[{name}] {at.name}:{at.lineno}: {type(error).__name__}: {error}")


@contextlib.contextmanager
def gathered() -> Iterator[Faults]:
    """Give where to gather; AssertionError at the end that names each case with a fault, or where none came."""
    faults = Faults()
    yield faults
    assert faults.cases, "nothing was checked"
    assert not faults.found, f"{len(faults.found)} of {faults.cases} cases:\n" + "\n".join(faults.found)
