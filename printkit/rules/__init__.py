"""The engine: cards, random numbers, tricks, records and their replay. No I/O, no language."""
