"""*Duel*: a small complete game in a package of its own."""
