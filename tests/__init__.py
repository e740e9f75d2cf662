"""Tests, by room; reading/ is the second reading of the rules, bench/ what is measured by hand."""
