"""Talk with rules: gifts, offers, promises (docs/rulings-junta.md, ruling J81)."""
