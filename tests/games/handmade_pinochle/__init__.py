"""Tests of Handmade Pinochle."""
