"""PDF: pages as plain values, written with pikepdf."""
