"""A kit's texts out to translators, as PO, and back as the files of a language."""
