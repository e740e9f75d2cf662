"""The small kit, as kits' own tests have it."""

from tests.kit.conftest import edit, small

__all__ = ["edit", "small"]
