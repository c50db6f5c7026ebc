"""What makes a host a club: accounts, roles, an index of games."""
