"""What each side would probably do in the End of Decade, by fixed and simple rules.

The forecast plays the phases out with these choices. They are not a prediction: they are the same
for both players and use no hidden information. Lists are in board order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from weimar_tui.kernel.decision import Decision

from . import decision_types as dt, network
from .components import Components
from .decade_end.currency import count_currency
from .decade_end.hold_standard import (
    NO_LIMIT,
    limits,
    losses,
)
from .names import (
    EAST,
    EAST_AREAS,
    HAMBURG_AREAS,
    LOWER_SAXONY,
    SCHLESWIG_HOLSTEIN,
    SIDE_OF,
    WEST,
    WEST_BERLIN,
)
from .network import export_values, factory_values
from .position import VolkPosition
from .runner import VolkRunner
from .standard import standard_of
from .subjects import Attack, Pieces
from .unrest import CALM, PROTEST

EXPORT = 8
HELD = 5
"""The weight of an export that counts and of a living standard that can be held, relative to a
point of factory value."""


def choose(
    runner: VolkRunner, seat: str, asked: dt.VolkDecision, options: Sequence[str], subject: Any
) -> str:
    """The standard choice among the options of a decision."""
    position = runner.position
    match asked:
        case dt.DISMANTLE | dt.RUNDOWN:
            return _economy(runner, options, _TAKE[asked], least=seat == EAST)
        case dt.BUILD:
            return _economy(runner, options, network.build, least=True)
        case dt.PLACE_UNREST:
            return max(options, key=lambda area: urge_to_place(position.unrest[area]))
        case dt.REMOVE_UNREST:
            return max(options, key=lambda area: urge_to_remove(area, position.unrest[area]))
        case dt.OVERFLOW:
            return dt.PLACE
        case dt.LOSE_STANDARD:
            return max(options, key=position.standard.__getitem__)
        case dt.PLACE_STANDARD:
            return _place_standard(runner, options)
        case dt.ATTACK:
            return _attack(position, options, subject)
        case dt.SOCIALIST:
            return min(options, key=position.unrest.__getitem__)
        case dt.LOSE_SOCIALIST:
            return max(options, key=lambda area: urge_to_place(position.unrest[area]))
        case dt.IMPORT:
            return min(options, key=position.imported.__getitem__)
        case dt.EXPORT:
            imported, unrest = position.imported, position.unrest
            return max(options, key=lambda area: (imported[area], unrest[area] % PROTEST))
        case dt.HAMBURG:
            return _hamburg(runner)
        case dt.LOSE_SECTOR:
            return max(options, key=position.sectors.__getitem__)
        case _:
            return options[0]


def urge_to_place(unrest: int) -> tuple[bool, int, int]:
    """A sort key: how attractive it is to place another unrest where there is this much."""
    return unrest % PROTEST == CALM, unrest % PROTEST, unrest


def urge_to_remove(area: str, unrest: int) -> tuple[bool, bool, int]:
    """A sort key: how attractive it is to remove an unrest."""
    ends_protest = unrest >= PROTEST and unrest % PROTEST == 0
    return ends_protest, area == WEST_BERLIN and unrest >= PROTEST, unrest


def _hamburg(runner: VolkRunner) -> str:
    """The area for which Hamburg preserves more living standard."""
    lost = {
        area: sum(losses(runner.position, limits(runner.board, runner.position, area)).values())
        for area in (LOWER_SAXONY, SCHLESWIG_HOLSTEIN)
    }
    return min(lost, key=lost.__getitem__)


def _attack(position: VolkPosition, options: Sequence[str], subject: Attack) -> str:
    """Most new markers, then most unrest placed, then most unrest there."""

    def harm(area: str) -> tuple[int, int, int]:
        unrest = position.unrest[area]
        own = position.standard.get(area, sum(position.sectors.values()))
        placed = subject.usable - own
        return (unrest + placed) // PROTEST - unrest // PROTEST, placed, unrest

    return max(options, key=harm)


def _place_standard(runner: VolkRunner, options: Sequence[str]) -> str:
    """First where it can be held; then where there is least of it and most unrest."""
    position = runner.position
    exports = export_values(runner.board, factory_values(runner.board, position), EAST, "")

    def merit(area: str) -> tuple[bool, int, int]:
        own = position.standard[area]
        return exports.get(area, 0) > own, -own, position.unrest[area]

    return max(options, key=merit)


# --- economy ------------------------------------------------------------------------------------
def eastern_economy(board: Components, position: VolkPosition) -> int:
    """What the networks are worth to the East: exports, what they hold, factory values."""
    values = factory_values(board, position)
    exports = export_values(board, values, EAST, "")
    held = sum(min(position.standard[area], exports.get(area, 0)) for area in EAST_AREAS)
    counting = len(count_currency(board, position).exports)
    return EXPORT * counting + HELD * held + sum(values.get(c, 0) for c in board.cities[EAST])


def western_economy(board: Components, position: VolkPosition) -> int:
    """The same for the West, which chooses where Hamburg counts; its value serves two areas."""
    values = factory_values(board, position)
    held = max(
        sum(
            min(standard_of(position, area), limit)
            for area, limit in limits(board, position, hamburg).items()
            if SIDE_OF[area] == WEST and limit != NO_LIMIT
        )
        for hamburg in HAMBURG_AREAS
    )
    power = sum(values.get(city, 0) * len(board.areas_of[city]) for city in board.cities[WEST])
    return HELD * held + power


def gives_up(decision: Decision) -> bool:
    """Whether a seat must choose what part of its own economy it loses or makes rundown."""
    subject = decision.subject
    own = isinstance(subject, Pieces) and subject.side == decision.seat
    return own and decision.kind in (dt.DISMANTLE.kind, dt.RUNDOWN.kind)


def harm_of(board: Components, position: VolkPosition, decision: Decision) -> dict[str, int]:
    """How much of the value of the seat's networks each option of such a question would take."""
    worth = eastern_economy if decision.seat == EAST else western_economy
    change = _TAKE[dt.DECISION_TYPES[decision.kind]]
    harm = {}
    for site in decision.options:
        trial = VolkRunner(position.copy(), board, listen=False)
        change(trial, decision.seat, site)
        harm[site] = worth(board, position) - worth(board, trial.position)
    return harm


Change = Callable[[VolkRunner, str, str], None]


def _dismantle(runner: VolkRunner, seat: str, site: str) -> None:
    network.dismantle(runner, seat, site, "")


def _run_down(runner: VolkRunner, seat: str, site: str) -> None:
    network.apply_rundown_symbol(runner, seat, site, "")


_TAKE: dict[dt.VolkDecision, Change] = {dt.DISMANTLE: _dismantle, dt.RUNDOWN: _run_down}


def _economy(runner: VolkRunner, options: Sequence[str], change: Change, *, least: bool) -> str:
    """The option that costs the East least (the last of equals) or most (the first of them).

    When building, the first of equals. No question here concerns the western economy.
    """
    left = {}
    for site in options:
        trial = VolkRunner(runner.position.copy(), runner.board, listen=False)
        change(trial, EAST, site)
        left[site] = eastern_economy(runner.board, trial.position)
    if not least:
        return min(options, key=left.__getitem__)
    order = options if change is network.build else options[::-1]
    return max(order, key=left.__getitem__)
