"""What the game screen is made of: the board, the open question, and what drives the game."""
