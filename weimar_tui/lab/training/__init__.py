"""How bots learn: games played and kept, a policy and a value fitted to them. Needs numpy."""
