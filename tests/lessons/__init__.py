"""Lessons: found, proven, told."""
