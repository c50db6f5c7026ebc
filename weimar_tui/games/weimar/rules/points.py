"""Victory points and reserve points (rulebook 4.3 Reserve, 5.1)."""

from __future__ import annotations

from weimar_tui.games.weimar.rules.events import ReserveChanged, VpChanged
from weimar_tui.games.weimar.rules.runner import WeimarRunner

RESERVE_LIMIT = 2


def change_vp(play: WeimarRunner, party: str, amount: int, source: str = "") -> int:
    """Gain or lose victory points, never below zero; returns the change made."""
    vp = play.position.vp
    amount = max(amount, -vp[party])
    if amount:
        vp[party] += amount
        play.emit(VpChanged(party, amount, vp[party], source or _source(play)))
    return amount


def _source(play: WeimarRunner) -> str:
    frames = play.position.frames
    return frames[-1].source if frames else play.position.phase


def change_reserve(play: WeimarRunner, party: str, amount: int) -> int:
    """Move the reserve marker between 0 and 2; returns the change made."""
    reserve = play.position.reserve
    amount = min(RESERVE_LIMIT, max(0, reserve[party] + amount)) - reserve[party]
    if amount:
        reserve[party] += amount
        play.emit(ReserveChanged(party, amount, reserve[party]))
    return amount
