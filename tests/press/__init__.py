"""Tests of the press room."""
