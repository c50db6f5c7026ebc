"""`python -m weimar_tui` is the command `weimar`."""

from __future__ import annotations

import sys

from weimar_tui.child_process import ignore_current_folder

if __name__ == "__main__":
    ignore_current_folder()
    from weimar_tui.cli.main import command

    sys.exit(command())
