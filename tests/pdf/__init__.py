"""Tests of printkit.pdf: values in, finished PDFs out, read back by other programs."""
