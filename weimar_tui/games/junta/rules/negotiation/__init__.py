"""Talk that the rules know of: gifts, offers, promises (docs/rulings-junta.md, ruling J81)."""
