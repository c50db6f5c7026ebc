"""Editions of a game's rules: a game is played to its end by the one it began with."""

from __future__ import annotations

from weimar_tui.kernel.errors import KernelError


def check_edition(edition: int, newest: int) -> None:
    """Raises KernelError for an edition of the rules that there is not; the first one is 1."""
    if not 1 <= edition <= newest:
        raise KernelError(
            f"edition {edition} of the rules is not known, only 1 to {newest}",
            id="edition-unknown",
            edition=edition,
            last=newest,
        )
