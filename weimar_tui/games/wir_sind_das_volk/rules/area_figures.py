"""The figures of each area: its economy, its people, and the effects of the decade's end."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from .components import Components
from .forecast import Column
from .names import AREAS, EAST, SEATS, SIDE_OF, WEST
from .network import factory_values
from .position import VolkPosition
from .preview import network_figures
from .standard import own_power, standard_of
from .unrest import PROTEST


class AreaFigures(Struct, frozen=True):
    """The figures of one area.

    `power` is the most it can count, `lent` whether Hamburg or a factory abroad adds to it.
    `export`: its export factory's value, -1 without one; `counts`: an eastern area that earns
    currency, or a western one with the worst export factory. `lost`: living standard that it could
    not hold; `internal`, `attacked`: unrest from both comparisons; `at_end`: its unrest after them.
    `protests`: its markers, numbered from 1 within its side; `imported`: how many of them come from
    West Berlin.
    """

    power: int
    lent: bool
    export: int
    counts: bool
    standard: int
    unrest: int
    protests: tuple[int, ...]
    imported: int
    socialists: int
    lost: int
    internal: int
    attacked: int
    at_end: int

    @property
    def markers_at_end(self) -> int:
        """Protest markers of its own at the end of the decade."""
        return self.at_end // PROTEST

    @property
    def calmed(self) -> int:
        """Unrest that other phases, such as state power, remove at its end; negative where
        more returns."""
        return self.unrest + self.internal + self.attacked - self.at_end


def area_figures(
    board: Components, position: VolkPosition, column: Column
) -> Mapping[str, AreaFigures]:
    """The figures of every area, with those of the decade's end from `column`."""
    network = network_figures(board, position)
    values = factory_values(board, position)
    own = own_power(board, values, WEST) | own_power(board, values, EAST)
    lost, internal = dict(column.lost), dict(column.internal)
    at_end = dict(column.unrest)
    attacked: dict[str, int] = {}
    for attack in column.attacks:
        attacked[attack.to] = attacked.get(attack.to, 0) + attack.unrest
    protests: dict[str, list[int]] = {}
    for side in SEATS:
        for number, area in enumerate(position.protests[side], start=1):
            protests.setdefault(area, []).append(number)
    figures = {}
    for area in AREAS:
        power, export = network.get(("power", area), 0), network.get(("export", area), -1)
        if SIDE_OF[area] == EAST:
            counts = area in column.currency.exports
        else:
            counts = export >= 0 and export == column.currency.worst
        figures[area] = AreaFigures(
            power=power,
            lent=power > own.get(area, power),
            export=export,
            counts=counts,
            standard=standard_of(position, area),
            unrest=position.unrest[area],
            protests=tuple(protests.get(area, ())),
            imported=position.imported.get(area, 0),
            socialists=position.socialists.get(area, 0),
            lost=lost.get(area, 0),
            internal=internal.get(area, 0),
            attacked=attacked.get(area, 0),
            at_end=at_end.get(area, 0),
        )
    return figures
