"""Tests of the check room."""
