"""Words what the figures of an End of Decade bring, as tables of one line (rulebook 9).

No dice are rolled in this game: counts and the fields of tracks decide. Each table comes
from the function that decides, and shows the row in force with its neighbours.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count, groupby

from weimar_tui.kernel.events import Event
from weimar_tui.text.catalogue import Catalogue

from ..rules import events as e
from ..rules.component_data import ComponentData
from ..rules.decade_end.flight import flight_points
from ..rules.decade_end.socialists_phase import socialists_ending
from ..rules.decade_end.verdict import COLLAPSE, verdict
from ..rules.endings import is_bankrupt
from ..rules.names import TRACK_END
from .effects import EffectWords
from .sources import Sources, signed

NEIGHBOURS = 2
"""How many fields of a track a table shows on each side of the marker."""


class TableWords:
    """Words tables in one language."""

    def __init__(
        self,
        catalogue: Catalogue,
        data: ComponentData,
        sources: Sources,
        effects: EffectWords,
    ) -> None:
        self._say = catalogue.text
        self._components = data
        self._sources = sources
        self._effects = effects

    def lines(self, event: Event) -> Iterator[str]:
        """The table by which a figure was judged; none for most events."""
        match event:
            case e.FlightCounted(steps=steps, has=has):
                yield self._say("table-flight", table=self._flight(steps, has))
            case e.PrestigeExecuted(field=field):
                table = self._fields(field, self._prestige)
                yield self._say("table-prestige", table=table)
            case e.SocialistsCounted(field=field, cadre_school=waiting, placed=placed):
                table = self._fields(field, lambda at: self._socialists(at, waiting + placed))
                yield self._say("table-socialists", table=table)
            case e.MarkersCounted():
                yield self._say("table-markers", table=self._markers())

    def _flight(self, steps: int, has: int) -> str:
        """Up to the row after the one in force, and where bankruptcy begins."""

        def brings(at: int) -> str:
            points = flight_points(at)
            if is_bankrupt(has, points):
                return self._say("ui-ending-bankruptcy")
            return self._say("forecast-points", points=points)

        most = flight_points(steps) + 1
        bankrupt = next(at for at in count() if is_bankrupt(has, flight_points(at)))
        beyond = next(at for at in count() if flight_points(at) > most)
        shown = [(at, brings(at)) for at in range(min(beyond, bankrupt))]
        return self._rows(shown, str, self._or_more(bankrupt, brings(bankrupt)))

    def _fields(self, field: int, brings: Callable[[int], str]) -> str:
        """A track around its marker."""
        first, last = max(-TRACK_END, field - NEIGHBOURS), min(TRACK_END, field + NEIGHBOURS)
        return self._rows([(at, brings(at)) for at in range(first, last + 1)], signed)

    def _prestige(self, field: int) -> str:
        return self._effects.line(self._sources.field(field))

    def _socialists(self, field: int, left: int) -> str:
        gain = self._components.tracks.socialists.gains[field + TRACK_END]
        if ending := socialists_ending(left, gain):
            return self._say(f"ui-ending-{ending}")
        return self._say("forecast-socialists", change=gain, signed=signed(gain))

    def _markers(self) -> str:
        def brings(markers: int) -> str:
            return self._say("table-collapses" if verdict(markers, 0) else "table-holds")

        shown = [(markers, brings(markers)) for markers in range(COLLAPSE)]
        return self._rows(shown, str, self._or_more(COLLAPSE, brings(COLLAPSE)))

    def _or_more(self, number: int, brings: str) -> str:
        return self._say("table-row", span=self._say("table-or-more", number=number), brings=brings)

    def _rows(
        self, shown: Sequence[tuple[int, str]], name: Callable[[int], str], *more: str
    ) -> str:
        """Neighbours that bring the same are one row."""
        rows = []
        for brings, group in groupby(shown, key=lambda row: row[1]):
            numbers = [number for number, _ in group]
            first, last = name(numbers[0]), name(numbers[-1])
            several = "yes" if len(numbers) > 1 else "no"
            span = self._say("table-span", first=first, last=last, several=several)
            rows.append(self._say("table-row", span=span, brings=brings))
        return " · ".join([*rows, *more])
