"""PDF: pages as plain values, written with ReportLab and finished with pikepdf."""
