"""Bots that have learnt from games: a policy, a value and a search that know no game."""
