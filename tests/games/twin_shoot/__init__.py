"""Tests of Twin Shoot."""
