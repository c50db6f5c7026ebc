"""Training of bots: recorded games, and policies and values fitted to them. Needs numpy."""
