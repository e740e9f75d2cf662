"""Tests of faces, character classes and line breaking."""
