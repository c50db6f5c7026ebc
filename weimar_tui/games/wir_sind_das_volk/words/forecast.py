"""Words the forecast page: what the ten phases would bring if the decade ended now (rulebook 9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import asdict

from weimar_tui.text.catalogue import Catalogue

from ..rules.decade_end.verdict import COLLAPSE
from ..rules.endings import LESSON_OVER, WINNER
from ..rules.forecast import Column, Forecast
from ..rules.names import EAST, WEST
from ..rules.socialists import ALL_SOCIALISTS
from .effects import EffectWords
from .names import Names
from .sources import Sources, signed

FEW_POINTS = 2
"""With at most this many spare points, the East gets a warning."""

PHASES = range(1, 11)


class ForecastRow(Struct, frozen=True):
    """A phase of the page: what counts, and its effects in both columns.

    `danger`: this phase would decide the game. `head`: the title with what is counted; `sums`:
    the calculation, for lines of its own below it.
    """

    phase: int
    title: str
    counted: str
    as_it_stands: str
    played_out: str
    danger: bool = False

    head: str = ""
    sums: tuple[str, ...] = ()

    @property
    def differs(self) -> bool:
        """Whether the columns differ."""
        return self.as_it_stands != self.played_out


class ForecastWords:
    """Words forecasts in one language."""

    def __init__(
        self, catalogue: Catalogue, names: Names, sources: Sources, effects: EffectWords
    ) -> None:
        self._catalogue = catalogue
        self._names = names
        self._sources = sources
        self._effects = effects

    def rows(self, forecast: Forecast) -> list[ForecastRow]:
        """The ten phases, in order."""
        stands, played = forecast.as_it_stands, forecast.played_out
        rows = []
        for phase in PHASES:
            danger = any(falls(column) and column.phase == phase for column in (stands, played))
            title, counted = self._title(phase, stands), self._counted(phase, stands)
            head = title
            if counted:
                head = self._catalogue.text("forecast-head", title=title, counted=counted)
            rows.append(
                ForecastRow(
                    phase,
                    title,
                    counted,
                    self._brings(phase, stands, False),
                    self._brings(phase, played, True),
                    danger,
                    head,
                    self._sums(stands) if phase == 1 else (),
                )
            )
        return rows

    def _title(self, phase: int, column: Column) -> str:
        """The short title of a phase; the first one is either flight or the Wall."""
        kind = str(phase)
        if phase == 1:
            kind = "wall" if column.flight is None else "flight"
        return self._catalogue.text(f"forecast-title-{kind}")

    # --- what is counted ------------------------------------------------------------------------
    def _counted(self, phase: int, column: Column) -> str:
        say = self._catalogue.text
        match phase:
            case 1:
                flight = column.flight
                if flight is None:
                    return say("forecast-wall")
                return say("forecast-flight", **asdict(flight))
            case 2:
                return say("forecast-prestige", field=signed(column.prestige_field))
            case 3:
                currency = column.currency
                return say(
                    "forecast-currency",
                    track=signed(currency.track),
                    exports=len(currency.exports),
                    needed=currency.needed,
                )
            case 4:
                return say("forecast-power", cards=self._demanded(column, 4))
            case 5 if full := self._full(column):
                return say("forecast-holds", areas=self._listed(full))
        return ""

    def _sums(self, column: Column) -> tuple[str, ...]:
        """The sum behind the steps of flight (rulebook 9.1)."""
        if column.flight is None:
            return ()
        figures = asdict(column.flight)
        lines = "forecast-flight-more", "forecast-flight-less"
        return tuple(self._catalogue.text(line, **figures) for line in lines)

    def _full(self, column: Column) -> list[str]:
        """The areas that can hold what they have, but no more."""
        standing, lost = dict(column.standard), dict(column.lost)
        return [
            self._catalogue.text("forecast-area", area=area, change=held)
            for area, held in column.holds
            if area not in lost and standing.get(area) == held
        ]

    @staticmethod
    def _demanded(column: Column, phase: int) -> int:
        return sum(demand.points for demand in column.demands if demand.phase == phase)

    # --- what it brings -------------------------------------------------------------------------
    def _brings(self, phase: int, column: Column, played: bool) -> str:
        match phase:
            case 1 | 4 if played:
                return self._taken(column, phase)
            case 1 | 4:
                demanded = self._demanded(column, phase)
                return self._catalogue.text("forecast-points", points=demanded)
            case 2:
                return self._prestige(column, played)
            case 3:
                return self._currency(column, played)
            case 5:
                return self._lost(column, played)
            case 6:
                return self._internal(column, played)
            case 7:
                return self._attacks(column, played)
            case 8:
                return self._power(column, played)
            case 9:
                return self._socialists(column, played)
            case _:
                return self._markers(column, played)

    def _taken(self, column: Column, phase: int) -> str:
        """What was lost in a phase, by name; factories made rundown are in one list."""
        of_phase = [taken for taken in column.taken if taken.phase == phase]
        rundown = [self._names.name(taken.site) for taken in of_phase if taken.rundown]
        parts = [self._names.name(taken.site) for taken in of_phase if not taken.rundown]
        if rundown:
            cities = self._catalogue.join("commas", rundown)
            parts.insert(0, self._catalogue.text("forecast-rundown", cities=cities))
        return self._listed(parts)

    def _listed(self, parts: Iterable[str], none: str = "forecast-nothing") -> str:
        return self._catalogue.join("commas", parts) or self._catalogue.text(none)

    def _prestige(self, column: Column, played: bool) -> str:
        taken = [taken for taken in column.taken if taken.phase == 2]
        if played and taken:
            return self._taken(column, 2)
        return self._effects.line(self._sources.field(column.prestige_executed))

    def _currency(self, column: Column, played: bool) -> str:
        missing = column.currency.missing
        if not missing:
            return self._catalogue.text("forecast-enough")
        if played:
            return self._taken(column, 3)
        return self._catalogue.text("forecast-missing", missing=missing)

    def _lost(self, column: Column, played: bool) -> str:
        return self._listed(self._areas(column.lost, "-"), "forecast-held")

    def _internal(self, column: Column, played: bool) -> str:
        return self._listed(self._areas(column.internal, "+"))

    def _areas(self, numbers: Iterable[tuple[str, int]], sign: str) -> list[str]:
        """Areas with a number each."""
        return [
            self._catalogue.text("forecast-area", area=area, change=f"{sign}{number}")
            for area, number in numbers
        ]

    def _attacks(self, column: Column, played: bool) -> str:
        return self._listed(
            self._catalogue.text(
                "forecast-attack", area=attack.area, to=attack.to, unrest=f"+{attack.unrest}"
            )
            for attack in column.attacks
        )

    def _power(self, column: Column, played: bool) -> str:
        used = Counter(column.power_used)
        return self._listed(self._areas(used.items(), "-"))

    def _socialists(self, column: Column, played: bool) -> str:
        change = self._catalogue.text(
            "forecast-socialists", change=column.gain, signed=signed(column.gain)
        )
        return self._catalogue.join("commas", [change, *self._areas(column.socialists_moved, "-")])

    def _markers(self, column: Column, played: bool) -> str:
        markers = self._catalogue.text(
            "forecast-markers", west=column.markers_west, east=column.markers_east
        )
        ending = self._catalogue.text(
            f"ui-ending-{column.ending}" if column.ending else "forecast-goes-on"
        )
        return self._catalogue.join("lines", [markers, ending])

    # --- danger ---------------------------------------------------------------------------------
    def danger(self, forecast: Forecast) -> str:
        """The first warning for the status line, or "".

        It says that it is a forecast, and by which column.
        """
        for column, which in ((forecast.played_out, "played"), (forecast.as_it_stands, "stands")):
            if falls(column):
                return self._forecast_line(
                    forecast,
                    "ending",
                    which,
                    ending=self._catalogue.text(f"ui-ending-{column.ending}"),
                    phase=column.phase,
                    winner=WINNER[column.ending],
                )
        threat = next(threats(forecast.as_it_stands), None)
        if threat is None:
            return ""
        kind, figures = threat
        return self._forecast_line(forecast, kind, "stands", **figures)

    def _forecast_line(
        self, forecast: Forecast, kind: str, which: str, **figures: str | int
    ) -> str:
        """A danger, worded as a forecast of one of the page's columns."""
        running = "yes" if forecast.running else "no"
        column = self._catalogue.text(f"ui-forecast-{'to-come' if forecast.running else which}")
        danger = self._catalogue.text(f"danger-{kind}", column=column, **figures)
        return self._catalogue.text("danger-now", running=running, danger=danger)


def threats(column: Column) -> Iterator[tuple[str, dict[str, str | int]]]:
    """Threats that nearly end the game in this decade, the worst first."""
    for side, markers in ((EAST, column.markers_east), (WEST, column.markers_west)):
        if markers >= COLLAPSE - 1:
            yield "markers", {"side": side, "markers": markers, "limit": COLLAPSE}
    price = sum(demand.points for demand in column.demands)
    # A single point is lost in nearly every decade, also when the East has just begun to build.
    if price and column.spare <= (FEW_POINTS if price > 1 else 0):
        yield "spare", {"spare": max(0, column.spare)}
    left, gain = column.cadre_school + column.socialists, column.gain
    another_decade = not column.ending
    if another_decade and gain > 0 and left + gain > ALL_SOCIALISTS:
        yield "socialism-wins", {"socialists": left, "limit": ALL_SOCIALISTS, "gain": gain}
    if another_decade and gain < 0 and left < -gain:
        yield "socialism-fails", {"socialists": left, "loss": -gain}
    if column.currency.missing:
        yield "currency", {"missing": column.currency.missing}


def falls(column: Column) -> bool:
    """Whether something ends the game early (rulebook 9)."""
    return column.ending not in ("", "four-decades", LESSON_OVER)
