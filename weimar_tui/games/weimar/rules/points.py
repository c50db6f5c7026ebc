"""Victory points and reserve points (rulebook 4.3 Reserve, 5.1)."""

from __future__ import annotations

from .events import ReserveChanged, VpChanged
from .runner import WeimarRunner

RESERVE_LIMIT = 2


def change_vp(runner: WeimarRunner, party: str, amount: int, source: str = "") -> int:
    """Gain or lose victory points, never below zero; returns the change made."""
    vp = runner.position.vp
    amount = max(amount, -vp[party])
    if amount:
        vp[party] += amount
        runner.emit(VpChanged(party, amount, vp[party], source or source_of_change(runner)))
    return amount


def source_of_change(runner: WeimarRunner) -> str:
    """The card or table being carried out, or the phase if there is none."""
    frames = runner.position.frames
    return frames[-1].source if frames else runner.position.phase


def change_reserve(runner: WeimarRunner, party: str, amount: int) -> int:
    """Move the reserve marker between 0 and 2; returns the change made."""
    reserve = runner.position.reserve
    amount = min(RESERVE_LIMIT, max(0, reserve[party] + amount)) - reserve[party]
    if amount:
        reserve[party] += amount
        runner.emit(ReserveChanged(party, amount, reserve[party]))
    return amount
