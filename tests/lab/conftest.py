"""Runs commands like those of `tests/cli`."""

from __future__ import annotations

from tests.cli.conftest import _duel, _nobody, command

__all__ = ["_duel", "_nobody", "command"]
