"""The parts of the game screen: the board, the open question, and the game controllers."""
