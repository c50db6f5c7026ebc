"""Undo: which picks may be undone."""

from __future__ import annotations

from msgspec import Struct

from weimar_tui.kernel.errors import UndoRefused
from weimar_tui.kernel.history import History
from weimar_tui.kernel.journal import Pick


class UndoPlan(Struct, frozen=True):
    """The result of an undo: go back to `moment`, then repeat the `kept` picks of others."""

    moment: int
    kept: tuple[Pick, ...] = ()


def undo_plan(history: History, seat: str | None, *, free: bool) -> UndoPlan | None:
    """Plan an undo; None if it is not allowed.

    A seat can undo its last pick while nothing was drawn or revealed since, and no other seat
    picked after it. While seats asked together are still thinking, the others' answers do not
    count, and are kept. `free` lifts these limits: it undoes everything back to the seat's last
    pick. Without a seat it undoes the last pick.
    """
    last = len(history.picks) - 1
    place = last
    while place >= 0 and seat not in (None, history.picks[place].seat):
        place -= 1
    if place < 0:
        return None
    moment = history.base + place
    seen = any(history.reveals[place:])
    if not seen and all(history.group_open[place:]):
        return UndoPlan(moment, tuple(history.picks[place + 1 :]))
    if free or (place == last and not seen):
        return UndoPlan(moment)
    return None


def refusal(history: History, seat: str | None) -> UndoRefused:
    """The error that says why nothing can be undone."""
    if not history.picks:
        return UndoRefused("undo-nothing")
    if seat is not None and all(pick.seat != seat for pick in history.picks):
        return UndoRefused("undo-none", seat=seat)
    last = history.picks[-1]
    if seat not in (None, last.seat):
        return UndoRefused("undo-since", seat=last.seat)
    return UndoRefused("undo-revealed")
