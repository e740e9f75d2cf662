"""Printing: faces on sheets, with marks and cuts, looked at before they are written; how to make them up."""
