"""Why a game ended as it did: the cause of the ending, and the decisive turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from weimar_tui.kernel.events import Event
from weimar_tui.text.catalogue import Catalogue

from ..rules import events as e
from ..rules.component_data import ComponentData
from ..rules.components import Components
from ..rules.decade_end.verdict import COLLAPSE
from ..rules.names import EAST, SIDE_OF, WEST
from ..rules.network import points
from ..rules.position import VolkPosition
from ..rules.socialists import ALL_SOCIALISTS
from .events import EventWords

_COLLAPSED = {
    "east-collapses": (EAST,),
    "west-collapses": (WEST,),
    "both-collapse": (WEST, EAST),
}
_DEMANDS = (
    e.WallCounted,
    e.FlightCounted,
    e.PrestigeExecuted,
    e.CurrencyCounted,
    e.PowerCounted,
)
"""Events that say how much the East must give up, phase by phase (rulebook 9.1 to 9.4)."""


class WhyWords:
    """Words the reasons of an ending in one language."""

    def __init__(self, catalogue: Catalogue, data: ComponentData, events: EventWords) -> None:
        self._catalogue = catalogue
        self._components = data
        self._events = events

    def lines(self, ending: str, view: VolkPosition, events: Sequence[Event]) -> Iterator[str]:
        """One sentence per line; `view` is the final position, `events` the whole game."""
        match ending:
            case "east-collapses" | "west-collapses" | "both-collapse":
                for side in _COLLAPSED[ending]:
                    yield self._protests(side, view)
                    yield from self._fourth(side, view, events)
            case "bankruptcy":
                yield from self._phase(view, events)
                yield from self._bankruptcy(view, events)
            case "socialism-wins" | "socialism-fails":
                yield from self._phase(view, events)
                yield from self._counted(events, e.SocialistsCounted)
                if ending == "socialism-wins":
                    yield self._catalogue.text("why-socialists", limit=ALL_SOCIALISTS)
            case "four-decades":
                yield from self._counted(events, e.MarkersCounted)
                yield self._catalogue.text("why-limit", limit=COLLAPSE)

    # --- mass protests --------------------------------------------------------------------------
    def _protests(self, side: str, view: VolkPosition) -> str:
        """The markers of a side, the areas with most of them first, with the unrest there."""
        areas = [
            self._catalogue.text(
                "why-area",
                area=area,
                markers=markers,
                unrest=view.unrest[area],
                imported=view.imported.get(area, 0),
            )
            for area, markers in Counter(view.protests[side]).most_common()
        ]
        return self._catalogue.text(
            "why-protests", side=side, areas=self._catalogue.join("commas", areas)
        )

    def _fourth(self, side: str, view: VolkPosition, events: Sequence[Event]) -> Iterator[str]:
        """When and where the marker appeared that has been one too many ever since."""
        for place in reversed(range(len(events))):
            match events[place]:
                case e.ProtestStarted(area, number) | e.ProtestImported(area, number) if (
                    number == COLLAPSE and SIDE_OF[area] == side
                ):
                    when = self._when(view, events, place)
                    yield self._catalogue.text("why-fourth", area=area, when=when)
                    return

    def _when(self, view: VolkPosition, events: Sequence[Event], place: int) -> str:
        """The decade, its half and the card taken, or the phase of its end."""
        since = sum(isinstance(event, e.DecadeStarted) for event in events[place:])
        head, half = "", 0
        for event in reversed(events[:place]):
            match event:
                case e.CardTaken() if not head:
                    head = self._events.event(event)
                case e.PhaseStarted() if not head:
                    return self._at_end(view.decade - since, event)
                case e.DisplayFilled(half=half):
                    break
                case e.DecadeStarted():
                    break
        return self._catalogue.text(
            "why-turn", decade=self._decade(view.decade - since), half=half, text=head or "none"
        )

    def _at_end(self, decade: int, phase: Event) -> str:
        return self._catalogue.text(
            "why-phase", decade=self._decade(decade), text=self._events.event(phase)
        )

    def _decade(self, number: int) -> str:
        roman = self._catalogue.text(f"roman-{number}")
        return self._catalogue.text("decade", "name", decade=roman)

    # --- figures --------------------------------------------------------------------------------
    def _phase(self, view: VolkPosition, events: Sequence[Event]) -> Iterator[str]:
        """The decisive phase."""
        for phase in _last(events, e.PhaseStarted):
            yield self._at_end(view.decade, phase)

    def _counted(self, events: Sequence[Event], *kinds: type[Event]) -> Iterator[str]:
        """The last figures of these kinds."""
        for figures in _last(events, *kinds):
            yield self._events.event(figures)

    def _bankruptcy(self, view: VolkPosition, events: Sequence[Event]) -> Iterator[str]:
        """What was demanded and, unless the demand says it, what the East had."""
        yield from self._counted(events, *_DEMANDS)
        rundown = 0
        for event in reversed(events):
            match event:
                case e.FactoryRundown():
                    rundown += 1
                case e.PrestigeExecuted():
                    yield self._catalogue.text("why-nothing")
                    return
                case e.CurrencyCounted():
                    left = points(Components(self._components), view, EAST)
                    yield self._catalogue.text("why-had", factories=rundown, points=left)
                    return
                case e.WallCounted() | e.FlightCounted() | e.PowerCounted():
                    return


def _last(events: Sequence[Event], *kinds: type[Event]) -> Sequence[Event]:
    """The last event of these kinds, if there is one."""
    return [event for event in events if isinstance(event, kinds)][-1:]
