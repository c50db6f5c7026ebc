"""weimar-tui: card-driven political board games, played in the terminal."""

__version__ = "1.0.0"
