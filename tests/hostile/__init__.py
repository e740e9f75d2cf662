"""Kits, records and PDFs that are made to hang, fill or fool printkit, each case by its name."""
