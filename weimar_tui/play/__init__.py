"""A game at this computer: its loop, its prompts, its saves, lessons, puzzles."""
