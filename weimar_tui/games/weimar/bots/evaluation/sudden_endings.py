"""How likely a sudden ending is, and which parties it would favour."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from ...rules.endings import (
    ANARCHY_LOSS,
    ENOUGH_CITIES,
    ENOUGH_WITH_BERLIN,
    NSDAP_SPACES,
)
from ...rules.position import PARTIES, WeimarPosition
from ...rules.threats import DR_SPACES
from ..weights import ENDINGS
from .survey import Coup, Survey


@lru_cache(maxsize=4096)
def overthrow_chance(
    held: int, weight: float, has_berlin: bool, chances: tuple[Coup, ...], tries: float
) -> float:
    """The chance that a party still completes 4 cities, or Berlin and 2 others.

    `held` markers are in cities, of which `weight` would stay; `chances` are those of the next
    attempt elsewhere, `tries` the number of attempts per city.
    """
    if not chances or tries <= 0:
        return 0.0
    best = sorted((chance for chance, _ in chances), reverse=True)
    berlin = 0.0 if has_berlin else next((c for c, name in chances if name == "berlin"), 0.0)
    chance = _with_cities(held, has_berlin, best, berlin, tries)
    # The government may well win back a city where it is stronger before the last one falls.
    undone = ENDINGS.under_guard * min(1.0, held - weight)
    if undone > 0:
        chance += undone * (_with_cities(held - 1, has_berlin, best, berlin, tries) - chance)
    return min(ENDINGS.most, chance)


def _with_cities(
    held: int, has_berlin: bool, best: list[float], berlin: float, tries: float
) -> float:
    """The chance with this many markers, by any cities or by way of Berlin."""
    missing = max(1, ENOUGH_CITIES - held - has_berlin)
    anywhere = 1.0
    for chance in best[:missing]:
        anywhere *= 1 - exp(-ENDINGS.choice * tries * chance)
    if len(best) < missing:
        anywhere = 0.0
    if berlin <= 0:
        return anywhere
    through_berlin = 1 - exp(-tries * berlin)
    rest = max(0, ENOUGH_WITH_BERLIN - 1 - held)
    others = best[1 : rest + 1] if best[0] == berlin else best[:rest]
    for chance in others:
        through_berlin *= 1 - exp(-ENDINGS.choice * tries * chance)
    return anywhere + through_berlin - anywhere * through_berlin


def anarchy_chance(position: WeimarPosition, markers: float) -> float:
    """The chance that a seventh marker enters the DR box."""
    if markers <= 0:
        return 0.0
    low = int(markers)
    if low >= DR_SPACES:
        chance = ENDINGS.anarchy_chance[DR_SPACES]
    else:
        part = markers - low
        chance = ENDINGS.anarchy_chance[low] * (1 - part) + ENDINGS.anarchy_chance[low + 1] * part
    return (
        chance if position.round < position.last_round else chance * ENDINGS.anarchy_in_last_round
    )


def anarchy_winners(position: WeimarPosition) -> list[float]:
    """Each party's chance of having the most victory points if anarchy came soon."""
    vp, government = position.vp, position.government
    points = [
        max(0, vp[party] - ANARCHY_LOSS) if party in government else vp[party] for party in PARTIES
    ]
    top = max(points)
    heat = [exp((each - top) / ENDINGS.close) for each in points]
    whole = sum(heat)
    return [each / whole for each in heat]


def nsdap_chance(position: WeimarPosition) -> float:
    figures = len(position.nsdap_track)
    chance = ENDINGS.nsdap_track[figures]
    if position.nsdap_shield:
        chance *= ENDINGS.nsdap_shield
    if figures < NSDAP_SPACES and position.round == position.last_round:
        chance *= ENDINGS.nsdap_in_last_round
    return chance


def seat_majority_chance(share: float) -> float:
    """The chance that a radical party with this share of the seats reaches half of them."""
    if share < ENDINGS.seats_from:
        return 0.0
    if share >= ENDINGS.seats_sure:
        return ENDINGS.seats_most
    return ENDINGS.seats_most * ((share - ENDINGS.seats_from) / ENDINGS.seats_width) ** 2


def tries_left(position: WeimarPosition, party: str, later: int) -> float:
    """The number of attempts at a city that the party has left."""
    return ENDINGS.tries_per_card * len(position.hands[party]) + ENDINGS.tries_per_round * min(
        3, later
    )


def survey_chances(survey: Survey, position: WeimarPosition, later: int) -> tuple[float, float]:
    """The chances of an overthrow by KPD and by DNVP, with `later` rounds to come."""
    kpd = overthrow_chance(
        survey.held_kpd,
        survey.councils,
        survey.kpd_berlin,
        survey.coup_kpd,
        tries_left(position, "kpd", later),
    )
    dnvp = overthrow_chance(
        survey.held_dnvp,
        survey.regimes,
        survey.right_berlin,
        survey.coup_dnvp,
        tries_left(position, "dnvp", later),
    )
    return kpd, dnvp
