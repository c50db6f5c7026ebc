"""Seeds for new games."""

from __future__ import annotations

import secrets


def new_seed() -> str:
    """Return a random seed, short enough to be read out."""
    return str(secrets.randbelow(1_000_000))
