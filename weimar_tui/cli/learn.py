from __future__ import annotations

import argparse

from weimar_tui.cli.main import run_app


def run(arguments: argparse.Namespace) -> int:
    """Open the app on a lesson, with hints; ask which game if none is named."""
    return run_app(arguments, learn=True)
