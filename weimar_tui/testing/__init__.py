"""For authors of games: what must hold in any game, and who learns what."""
