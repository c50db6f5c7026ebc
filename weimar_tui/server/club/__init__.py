"""The parts of a server that make it a club: accounts, roles, an index of games."""
