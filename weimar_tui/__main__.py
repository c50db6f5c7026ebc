"""`python -m weimar_tui` is the command `weimar`."""

from __future__ import annotations

import sys

from weimar_tui.cli.main import command

if __name__ == "__main__":
    sys.exit(command())
