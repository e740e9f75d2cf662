"""Twin Shoot, 4 or 6 players (TS-01 … TS-29), clause by clause."""
