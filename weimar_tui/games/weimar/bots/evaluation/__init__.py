"""Values a position for each party, in victory points at the end of the game."""
