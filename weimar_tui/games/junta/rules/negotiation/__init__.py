"""Talk with rules: gifts, offers, promises (ruling J81)."""
