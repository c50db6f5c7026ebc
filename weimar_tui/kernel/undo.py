"""Undo: which picks may be taken back."""

from __future__ import annotations

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


def why_not(history: History, seat: str | None) -> str:
    """Why nothing can be taken back, as a sentence."""
    if not history.picks:
        return "there is no pick to take back"
    if seat is not None and all(pick.seat != seat for pick in history.picks):
        return f"{seat} has not picked anything yet"
    if seat not in (None, history.picks[-1].seat):
        return f"{history.picks[-1].seat} has picked since"
    return "something was drawn or revealed by the last pick"
