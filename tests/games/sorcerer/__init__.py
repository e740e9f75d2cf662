"""Tests of Sorcerer."""
