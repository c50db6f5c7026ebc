"""A game on this computer: its loop, prompts, saves, lessons, puzzles."""
