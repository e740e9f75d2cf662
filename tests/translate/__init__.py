"""Texts that go to translators and come back."""
