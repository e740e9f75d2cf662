"""Print-and-play card games: bilingual rulebooks whose examples are proven, and print-true sheets."""

__version__ = "0.1.0"
