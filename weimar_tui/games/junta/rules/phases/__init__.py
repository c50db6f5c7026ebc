"""The phases of a round, in the order of play (rules: Spielablauf)."""
