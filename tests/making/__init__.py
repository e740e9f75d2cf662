"""Tests of the build room."""
