"""Words effects in a few signs, such as `Hesse +2 unrest (3)`, for the lines of the chronicle."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.kernel.events import Event
from weimar_tui.text.catalogue import Catalogue

from ..rules import events as e
from ..rules.area_figures import AreaFigures
from ..rules.names import SIDE_OF, WEST
from .names import Names
from .sources import signed


class ShortWords:
    """Words events in short, in one language."""

    def __init__(self, catalogue: Catalogue, names: Names) -> None:
        self._catalogue = catalogue
        self._names = names

    def effects(self, events: Sequence[Event]) -> str:
        """What events changed; "" if one of them has no short form.

        Unrest in the same area and lines of the same connection are added up.
        """
        parts: dict[object, str] = {}
        sums: dict[object, int] = {}
        for place, event in enumerate(events):
            key: object = place
            match event:
                case e.UnrestPlaced(area=area, count=count):
                    key = "unrest", area
                    sums[key] = sums.get(key, 0) + count
                case e.UnrestRemoved(area=area, count=count):
                    key = "unrest", area
                    sums[key] = sums.get(key, 0) - count
                case e.LineBuilt(connection=connection):
                    key = "line", connection
                    sums[key] = sums.get(key, 0) + 1
                case e.LineDismantled(connection=connection):
                    key = "line", connection
                    sums[key] = sums.get(key, 0) - 1
            text = self.effect(event, sums.get(key, 0))
            if not text:
                return ""
            parts[key] = text
        return self._catalogue.join("commas", parts.values())

    def effect(self, event: Event, sum: int = 0) -> str:  # noqa: C901 (a case an event)
        """The change that one event reports, `sum` that of several; "" without a short form."""
        say, names = self._catalogue.text, self._names
        match event:
            case e.UnrestPlaced(area=area, total=total) | e.UnrestRemoved(area=area, total=total):
                return say("short-unrest", area=names.name(area), change=signed(sum), total=total)
            case e.UnrestMoved(area=area, to=to):
                return say("short-unrest-moved", area=names.name(area), to=names.name(to))
            case e.ProtestStarted(area=area, number=number):
                word = names.protest(SIDE_OF[area], number)
                return say("short-protest", area=names.name(area), word=word)
            case e.ProtestImported(patron_state=area, number=number):
                return say("short-protest", area=names.name(area), word=names.protest(WEST, number))
            case e.ProtestEnded(area=area) | e.ImportEnded(patron_state=area):
                return say("short-protest-ended", area=names.name(area))
            case e.FactoryBuilt(city=city):
                return say("short-factory", kind="built", city=names.name(city))
            case e.FactoryDismantled(city=city) | e.ExternalRazed(city=city):
                return say("short-factory", kind="gone", city=names.name(city))
            case e.FactoryRundown(city=city):
                return say("short-factory", kind="rundown", city=names.name(city))
            case e.FactoryRepaired(city=city):
                return say("short-factory", kind="repaired", city=names.name(city))
            case e.LineBuilt(connection=connection) | e.LineDismantled(connection=connection):
                return say("short-line", change=signed(sum), name=names.name(connection))
            case e.ConnectionWorks(connection=connection):
                return say("short-works", works="yes", name=names.name(connection))
            case e.ConnectionBroken(connection=connection):
                return say("short-works", works="no", name=names.name(connection))
            case e.StandardPlaced(area=area, total=total):
                return say("short-standard", area=names.name(area), change="+1", total=total)
            case e.StandardLost(area=area, count=count):
                return say("short-standard-lost", area=names.name(area), change=signed(-count))
            case e.TrackMoved(track=track, before=before, after=after):
                name = names.track(track, "name")
                return say("short-track", name=name, before=signed(before), after=signed(after))
            case e.PowerUsed(card=card, area=area):
                return say("short-power", card=names.card(card, "short"), area=names.name(area))
            case e.SocialistMoved(area=area, count=count):
                return say("short-socialist", number=count, area=names.name(area))
            case e.SocialistsGained(count=count):
                return say("short-socialists", change=signed(count), number=count)
            case e.SocialistsLost(count=count):
                return say("short-socialists", change=signed(-count), number=count)
            case _:
                return ""

    def what(self, event: Event) -> str:
        """What a line of the End of Decade is about; "" for other lines."""
        say, names = self._catalogue.text, self._names
        match event:
            case e.Compared(area=area, best=best, own=own):
                return say("short-compared", area=names.name(area), own=own, best=best)
            case e.Attacked(area=area, to=to, usable=usable):
                return say(
                    "short-attacked", area=names.name(area), to=names.name(to), usable=usable
                )
            case e.FlightCounted():
                return say("short-flight")
            case e.CurrencyCounted():
                return say("short-currency")
            case e.MarkersCounted():
                return say("short-markers")
            case _:
                return ""

    def counted(self, event: Event) -> str:
        """What the End of Decade has counted."""
        say = self._catalogue.text
        match event:
            case e.FlightCounted(steps=steps, points=points, has=has):
                return say("short-flight-counted", steps=steps, points=points, has=has)
            case e.CurrencyCounted(track=track, exports=exports, needed=needed, missing=missing):
                income = track + len(exports)
                return say("short-currency-counted", income=income, needed=needed, missing=missing)
            case e.MarkersCounted(west=west, east=east):
                return say("short-markers-counted", west=west, east=east)
            case _:
                return ""

    # --- flight ---------------------------------------------------------------------------------
    def flight(self, counted: e.FlightCounted) -> str:
        """How the steps of flight are counted, without what is 0."""
        say = self._catalogue.text

        def terms(*fields: str) -> list[str]:
            numbers = ((field, getattr(counted, field)) for field in fields)
            return [say(f"flight-{field}", number=number) for field, number in numbers if number]

        more = self._catalogue.join(
            "plus", terms("symbols", "west_best", "red_power", "east_protest")
        )
        less = terms("east_worst", "west_protest")
        return self._catalogue.join("minus", [more or "0", *less])

    # --- areas ----------------------------------------------------------------------------------
    def area(self, area: str, figures: AreaFigures, form: str = "full") -> str:
        """What the end of the decade adds to the unrest of an area; `brief` has only its code."""
        name = self._names.name(area) if form == "full" else self._names.code(area)
        return self._catalogue.text(
            f"area-{form}",
            area=name,
            side=SIDE_OF[area],
            now=figures.unrest,
            internal=figures.internal,
            attacked=figures.attacked,
            calmed=figures.calmed,
            calmed_signed=signed(-figures.calmed),
            end=figures.at_end,
            markers=figures.markers_at_end,
        )
