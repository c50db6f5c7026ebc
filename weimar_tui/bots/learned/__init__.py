"""Bots that learned from games: a policy, a value and a search that work for any game."""
