"""A cache of each test's own."""

from tests.making.conftest import own_cache

__all__ = ["own_cache"]
