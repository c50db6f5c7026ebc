"""Words the gauge: how near each ending of the game is, on one row that never disappears."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct

from weimar_tui.text.catalogue import Catalogue

from ..rules.decade_end.verdict import COLLAPSE
from ..rules.events import CurrencyCounted
from ..rules.forecast import Column, Forecast
from ..rules.names import EAST, OPPONENT, SEATS, WEST
from ..rules.position import END_OF_DECADE, VolkPosition
from ..rules.socialists import ALL_SOCIALISTS
from .forecast import falls, threats

PRESSES = COLLAPSE - 1
"""Protest markers of one state from which the gauge is a warning."""

_LAST_PAYMENT = {"currency": 3, "spare": 4}
"""The phase of the End of Decade after which a threat to the East's points is over."""

_COLLAPSES = ("east-collapses", "west-collapses", "both-collapse")


class GaugeReading(Struct, frozen=True):
    """One part of the gauge: the key of what it measures, its value and its text.

    `brief` is a text for rows without room for the whole one, if it has one.
    """

    key: str
    value: object
    text: str
    brief: str = ""


class Gauge(Struct, frozen=True):
    """The nearest ending, whether it is a warning, and what else is measured."""

    nearest: GaugeReading
    presses: bool
    others: tuple[GaugeReading, ...]


def gauge(
    catalogue: Catalogue,
    side: Callable[[str], str],
    view: VolkPosition,
    forecast: Forecast,
    currency: CurrencyCounted,
) -> Gauge:
    """Read the gauge for a position; `side` names a state.

    `currency` is counted now: the forecast of an End of Decade under way keeps what 9.3 counted.
    """
    ends = {
        "west": max(forecast.as_it_stands.markers_west, forecast.played_out.markers_west),
        "east": max(forecast.as_it_stands.markers_east, forecast.played_out.markers_east),
    }
    now = {seat: len(view.protests[seat]) for seat in SEATS}
    worst = max((EAST, WEST), key=lambda seat: max(ends[seat], now[seat]))

    def protests(seat: str, form: str) -> GaugeReading:
        text = catalogue.text(
            f"gauge-{form}",
            side=side(seat),
            now=now[seat],
            end=ends[seat],
            limit=COLLAPSE,
            rises="yes" if ends[seat] > now[seat] else "no",
        )
        return GaugeReading(f"gauge/{seat}", (now[seat], ends[seat]), text)

    counted = sum(view.socialists.values()) + view.cadre_school
    income = currency.track + len(currency.exports)
    paid = {"income": income, "needed": currency.needed, "missing": currency.missing}

    phase = view.phase if view.half == END_OF_DECADE else 0
    is_paid = phase > _LAST_PAYMENT["currency"]
    brief = catalogue.text("gauge-currency-brief", **paid)

    def others(*, then: bool) -> tuple[GaugeReading, ...]:
        """What else is measured; `then` if the end of the decade was just mentioned."""
        when = "then" if then else "end"
        due = brief if is_paid else catalogue.text("gauge-currency", when=when, **paid)
        return (
            protests(OPPONENT[worst], "protests"),
            GaugeReading(
                "gauge/currency",
                (income, currency.needed),
                due,
                brief,
            ),
            GaugeReading(
                "gauge/socialists",
                counted,
                catalogue.text("gauge-socialists", socialists=counted, limit=ALL_SOCIALISTS),
            ),
        )

    rises = ends[worst] > now[worst]
    presses = max(ends[worst], now[worst]) >= PRESSES
    ending = next(_endings(catalogue, forecast), None)
    if ending is not None:
        return Gauge(ending, True, (protests(worst, "named"), *others(then=False)))
    if presses:
        return Gauge(protests(worst, "collapse"), True, others(then=rises))
    threat = next(_threats(catalogue, forecast.as_it_stands, phase, paid), None)
    if threat is not None:
        rest = (protests(worst, "named"), *others(then=False))
        return Gauge(threat, False, tuple(one for one in rest if one.key != threat.key))
    return Gauge(protests(worst, "collapse"), False, others(then=rises))


def _endings(catalogue: Catalogue, forecast: Forecast) -> Iterator[GaugeReading]:
    """An ending other than a collapse that the forecast says would come."""
    for column in (forecast.played_out, forecast.as_it_stands):
        if falls(column) and column.ending not in _COLLAPSES:
            name = catalogue.text(f"ui-ending-{column.ending}").upper()
            text = catalogue.text(
                "gauge-ending",
                kind=column.ending,
                ending=name,
                phase=column.phase,
                running="yes" if forecast.running else "no",
            )
            yield GaugeReading("gauge/ending", (column.ending, column.phase), text)


def _threats(
    catalogue: Catalogue, column: Column, phase: int, paid: Mapping[str, int]
) -> Iterator[GaugeReading]:
    for kind, figures in threats(column):
        if kind != "markers" and phase <= _LAST_PAYMENT.get(kind, phase):
            form = "currency-missing" if kind == "currency" else kind
            text = catalogue.text(f"gauge-{form}", **{**paid, **figures})
            yield GaugeReading(f"gauge/{kind}", sorted(figures.items()), text)
