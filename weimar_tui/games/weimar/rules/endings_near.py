"""Which endings of the game are one step away (rulebook 4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from .endings import NSDAP_SPACES, cities_for_overthrow
from .parliament import has_half
from .position import WeimarPosition
from .threats import DR_SPACES, active_on_board
from .who import RADICALS


class EndingNear(NamedTuple):
    """An ending one step away: `party` and `threat` in how many cities, or the party's seats."""

    kind: Literal["cities", "dr-box", "nsdap", "seats"]
    party: str = ""
    threat: str = ""
    number: int = 0
    in_berlin: bool = False


def endings_near(view: WeimarPosition) -> Iterator[EndingNear]:
    """Every ending that one more city, marker or figure brings, or a new government."""
    for threat, party in (("councils", "kpd"), ("regime", "dnvp")):
        number = active_on_board(view, threat)
        if number >= cities_for_overthrow(view, threat) - 1:
            in_berlin = number > 0 and threat in view.cities["berlin"].threats
            yield EndingNear("cities", party, threat, number, in_berlin)
    if len(view.dr_box) >= DR_SPACES:
        yield EndingNear("dr-box")
    if len(view.nsdap_track) >= NSDAP_SPACES - 1:
        yield EndingNear("nsdap")
    for party in RADICALS:
        if has_half(view, party):
            yield EndingNear("seats", party)
