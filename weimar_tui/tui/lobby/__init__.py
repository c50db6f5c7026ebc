"""The screens of a served client: the lobby, a table before its game, the game, the chat."""
