"""Undo: which picks may be taken back."""

from __future__ import annotations

from weimar_tui.kernel.errors import UndoRefused
from weimar_tui.kernel.history import History


def picks_to_take_back(history: History, seat: str | None, *, free: bool) -> int:
    """How many picks an undo takes back, 0 if it may not.

    One's own last pick may be taken back while nothing was drawn or revealed by it and nobody
    picked after it. `free` lifts that: then everything back to the seat's last pick goes. Without
    a seat it is the last pick, whoever made it.
    """
    if not history.picks:
        return 0
    if not free:
        last = history.picks[-1]
        return int(seat in (None, last.seat) and not history.reveals[-1])
    if seat is None:
        return 1
    for back, pick in enumerate(reversed(history.picks), 1):
        if pick.seat == seat:
            return back
    return 0


def refusal(history: History, seat: str | None) -> UndoRefused:
    """The error that says why nothing can be taken back."""
    cannot = "cannot take back:"
    if not history.picks:
        return UndoRefused(f"{cannot} there is no pick to take back", id="undo-nothing")
    if seat is not None and all(pick.seat != seat for pick in history.picks):
        return UndoRefused(
            f"{cannot} {seat} has not picked anything yet", id="undo-none", seat=seat
        )
    last = history.picks[-1]
    if seat not in (None, last.seat):
        return UndoRefused(
            f"{cannot} {last.seat} has picked since", id="undo-since", seat=last.seat
        )
    return UndoRefused(
        f"{cannot} something was drawn or revealed by the last pick", id="undo-revealed"
    )
