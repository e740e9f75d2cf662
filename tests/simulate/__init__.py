"""Tests of very many games: sharing out, summing up, drawing."""
