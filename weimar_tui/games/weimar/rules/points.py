"""Victory points and reserve points (rulebook 4.3 Reserve, 5.1)."""

from __future__ import annotations

from .events import ReserveChanged, VpChanged
from .runner import WeimarRunner

RESERVE_LIMIT = 2


def change_vp(runner: WeimarRunner, party: str, amount: int, source: str = "") -> int:
    """Change victory points, never below zero; return the actual change."""
    vp = runner.position.vp
    amount = max(amount, -vp[party])
    if amount:
        vp[party] += amount
        runner.emit(VpChanged(party, amount, vp[party], source or source_of_change(runner)))
    return amount


def source_of_change(runner: WeimarRunner) -> str:
    """The card or table being carried out; otherwise the phase."""
    frames = runner.position.frames
    return frames[-1].source if frames else runner.position.phase


def change_reserve(runner: WeimarRunner, party: str, amount: int) -> int:
    """Move the reserve marker between 0 and 2; return the actual change."""
    reserve = runner.position.reserve
    amount = min(RESERVE_LIMIT, max(0, reserve[party] + amount)) - reserve[party]
    if amount:
        reserve[party] += amount
        runner.emit(ReserveChanged(party, amount, reserve[party]))
    return amount
