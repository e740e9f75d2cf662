"""Tests of printkit.cache: what is kept comes back as it was, or not at all."""
