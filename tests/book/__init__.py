"""Tests of the book room."""
