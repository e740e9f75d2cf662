"""Tests of Optrita: Lines."""
