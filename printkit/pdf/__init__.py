"""PDF: pages as plain values, written with pikepdf, their links with ReportLab."""
