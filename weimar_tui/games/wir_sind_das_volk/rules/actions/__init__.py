"""The four actions of a card (rulebook 6)."""
