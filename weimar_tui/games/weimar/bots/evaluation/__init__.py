"""What a position is worth to each party, in victory points at the end of the game."""
