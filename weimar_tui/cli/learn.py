"""`weimar learn`: the guided first game."""

from __future__ import annotations

import argparse

from weimar_tui.cli.main import run_app


def run(arguments: argparse.Namespace) -> int:
    """Open the app on a lesson, with hints; which game is asked where none was named."""
    return run_app(arguments, learn=True)
