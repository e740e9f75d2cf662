"""Tests of Shifty Partners."""
