"""The screens of a served client: the lobby, a table that waits for players, the game, the talk."""
