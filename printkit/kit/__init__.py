"""A kit: a folder of text, data and art, read into values; and the sandbox its templates run in."""
