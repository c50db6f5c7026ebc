"""*Duel*: a small whole game in a package of its own."""
