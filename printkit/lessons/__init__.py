"""Worked examples: found by search, pinned as records, proven for the book, told in its language."""
