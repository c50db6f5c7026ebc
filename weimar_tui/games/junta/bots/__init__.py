"""Bots that play Junta's families."""
