"""Checks for authors of games: invariants of every game, and leaks of secrets."""
