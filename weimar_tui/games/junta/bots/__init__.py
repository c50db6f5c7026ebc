"""Players of Junta's families."""
