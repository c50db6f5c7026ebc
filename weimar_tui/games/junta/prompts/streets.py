"""Information about areas and coups before a decision: units, distances, odds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..rules import decision_types as dt
from ..rules.coup.landing import arrivals
from ..rules.families import acting, is_out, offices_of
from ..rules.odds import forecast
from ..rules.subjects import JuntaDecision, UnitAt, subject_of
from ..rules.units import holding, kinds_of, units_of
from ..scene import JuntaScene

SURE = 3
"""The forecast is rough, so it is shown at least this many per cent away from 0 and 100."""


def label(now: JuntaScene, area: str, text: str, seat: str) -> str:
    """An area as an answer: its number on the map, and your units there."""
    own = kinds_of(units_of(now.runner, area, seat))
    number = now.components.areas[area].number
    text = f"{text} ({number})"
    if not own:
        return text
    force = now.words.listed([now.words.units(kind, n) for kind, n in own.items()])
    return now.words.text("board-place", name=text, text=force)


def about(now: JuntaScene, area: str, seat: str) -> str:
    """Other units in an area, and the distance to the nearest power centres."""
    words, runner = now.words, now.runner
    lines = [words.ui("area-centre")] if area in now.components.power else []
    for party, stacks in holding(runner, area).items():
        if party != seat:
            units = words.listed([words.units(kind, n) for kind, n in kinds_of(stacks).items()])
            lines.append(words.ui("area-party", family=words.seat(party), units=units))
    ways = now.components.steps[area]
    near = sorted((ways[centre], centre) for centre in now.components.power)
    if near and near[0][0]:
        least = near[0][0]
        names = [words.name(centre) for steps, centre in near if steps == least]
        lines.append(words.ui("area-way", number=least, areas=words.listed(names)))
    return words.catalogue.join("lines", lines)


def short_supply(now: JuntaScene, decision: JuntaDecision, option: str) -> str:
    """How many units a card brings if the supply is short; otherwise empty."""
    if decision.kind == dt.PLACE_AT.kind:
        card = subject_of(decision, UnitAt).card
    else:
        answer = dt.DECISION_TYPES[decision.kind].read(option)
        card = answer.card if isinstance(answer, dt.UnitCard) else ""
    words = now.words
    lines = [
        words.ui(
            "units-short",
            units=words.units(each.unit, each.number),
            number=each.number,
            printed=each.printed,
        )
        for each in (arrivals(now.runner, card) if card else ())
        if each.number < each.printed
    ]
    return words.catalogue.join("lines", lines)


def coup_odds(now: JuntaScene, decision: JuntaDecision, option: str) -> str:
    """The fitted forecast for the Rebels: if nobody else acts, and if all others resist.

    It counts unarmed units that a card would bring. Staying out has the forecast without you, or
    none if no one rebels yet.
    """
    view, words = now.view, now.words
    coup = view.coup
    fellows = [seat for seat in coup.rebels if seat != decision.seat] if coup is not None else []
    stays_out = option == dt.STAY
    if stays_out and not fellows:
        return ""
    rebels = fellows if stays_out else [*fellows, decision.seat]
    others = [s for s in view.order if s not in rebels and not is_out(view, s)]
    red = _crowd(now, rebels, option)

    def chance(loyal: Iterable[str]) -> int:
        mine = frozenset(_offices(now, rebels))
        theirs = frozenset(_offices(now, loyal)) - mine
        likely = round(100 * forecast(mine, theirs, red, forced=view.forced))
        return min(100 - SURE, max(SURE, likely))

    return words.ui(
        "coup-odds",
        side="without" if stays_out else "with" if fellows else "alone",
        rebels=words.listed([words.seat(seat) for seat in fellows]),
        quiet=chance(()),
        resist=chance(others),
    )


def _crowd(now: JuntaScene, rebels: Sequence[str], option: str) -> int:
    """Unarmed units of the Rebels in the city, and those that a card would bring."""
    units = now.components.units
    there = sum(
        stack.number
        for stacks in now.view.areas.values()
        for stack in stacks
        if stack.by in rebels and units[stack.kind].per > 1
    )
    answer = dt.COUP.read(option)
    coming = arrivals(now.runner, answer.card) if isinstance(answer, dt.UnitCard) else ()
    return there + sum(each.number for each in coming if units[each.unit].per > 1)


def _offices(now: JuntaScene, seats: Iterable[str]) -> list[str]:
    """The offices that fight for these families, without the presidency."""
    view = now.view
    return [
        office
        for seat in seats
        for office in offices_of(view, seat)
        if office != "president" and acting(view, office) == seat
    ]
