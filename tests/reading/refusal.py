"""What a reading says to a decision that the rules do not allow."""

from __future__ import annotations


class RefusedError(ValueError):
    """A decision or a question that the rules do not allow at this moment.

    ``key`` names the part of the action that is wrong (``"card"``, ``"seat"``), "" the whole.
    """

    def __init__(self, key: str, what: str) -> None:
        super().__init__(what)
        self.key = key
