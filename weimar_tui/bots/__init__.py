"""Players that see a View and answer Decisions. They never see the hidden part of a Position."""
