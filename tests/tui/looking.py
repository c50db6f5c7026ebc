"""The screen as text, and snapshots of it."""

from __future__ import annotations

import os
from pathlib import Path

from weimar_tui.tui.app import WeimarApp

SNAPSHOTS = Path(__file__).parent / "snapshots"
SIZES = [(160, 48), (120, 40), (80, 24), (200, 60)]


def screen_text(app: WeimarApp) -> str:
    """What is on the screen, row by row, without trailing spaces."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips)


def same_as_snapshot(name: str, text: str) -> None:
    """Compare with `snapshots/<name>.txt`; WEIMAR_SNAPSHOTS=update writes it anew."""
    path = SNAPSHOTS / f"{name}.txt"
    if os.environ.get("WEIMAR_SNAPSHOTS") == "update":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text + "\n", encoding="utf-8")
        return
    assert path.exists(), f"no snapshot {name}; run with WEIMAR_SNAPSHOTS=update"
    assert text + "\n" == path.read_text(encoding="utf-8"), f"{name} looks different"
