"""Text: faces, character classes, line breaking and ruby, to JLREQ and good English practice."""
