"""Tests of the documentation: what it prints works, and the site builds."""
