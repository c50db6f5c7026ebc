"""How near the game is to a sudden end, and for whom that would be good."""

from __future__ import annotations

from math import exp

from weimar_tui.bots.steady.survey import Survey
from weimar_tui.bots.steady.weights import ANARCHY_CHANCE, ANARCHY_IN_LAST_ROUND, NSDAP_TRACK
from weimar_tui.games.weimar.endings import ANARCHY_LOSS
from weimar_tui.games.weimar.position import PARTIES, WeimarPosition

ONE_STEP, TWO_STEPS, THREE_STEPS = 0.55, 0.4, 0.2
"""How likely a party is to get the time for one, two or three more coups."""
TIME = (0.3, 0.45, 0.85, 1.1, 1.3, 1.4)
"""How much that changes with the number of rounds left."""
MOST = 0.9
CLOSE = 2.0
"""Victory points that decide little between two parties in anarchy."""


def overthrow_chance(
    held: int, weight: float, has_berlin: bool, chances: list[tuple[float, str]], rounds: float
) -> float:
    """The chance that a party still completes 4 cities, or Berlin and 2 others."""
    if not chances:
        return 0.0
    best = second = third = berlin = 0.0
    for chance, name in chances:
        if name == "berlin":
            berlin = chance
        if chance > best:
            best, second, third = chance, best, second
        elif chance > second:
            second, third = chance, second
        elif chance > third:
            third = chance
    time = TIME[min(5, int(rounds))]
    # Markers that the government could remove soon are not worth a whole one each.
    time *= 1 - 0.5 * (held - weight)
    if held == 3 or (has_berlin and held == 2):
        return min(MOST, time * ONE_STEP * (0.1 + best))
    if held == 2:
        through_berlin = ONE_STEP * (0.05 + berlin)
        two_cities = TWO_STEPS * best * second
        return time * max(through_berlin, two_cities)
    if held == 1:
        other = best * second if has_berlin else berlin * best
        return time * TWO_STEPS * (0.04 + other)
    return time * THREE_STEPS * berlin * best * max(second, third)


def anarchy_chance(position: WeimarPosition, markers: float) -> float:
    """The chance that a seventh marker comes to the DR box."""
    if markers <= 0:
        return 0.0
    low = int(markers)
    if low >= 6:
        chance = ANARCHY_CHANCE[6]
    else:
        part = markers - low
        chance = ANARCHY_CHANCE[low] * (1 - part) + ANARCHY_CHANCE[low + 1] * part
    return chance if position.round < position.last_round else chance * ANARCHY_IN_LAST_ROUND


def anarchy_winners(position: WeimarPosition) -> list[float]:
    """Each party's chance to have most victory points if the republic sank into anarchy soon."""
    vp, government = position.vp, position.government
    points = [
        max(0, vp[party] - ANARCHY_LOSS) if party in government else vp[party] for party in PARTIES
    ]
    top = max(points)
    heat = [exp((each - top) / CLOSE) for each in points]
    whole = sum(heat)
    return [each / whole for each in heat]


def nsdap_chance(position: WeimarPosition) -> float:
    """The chance that the NSDAP takes power."""
    figures = len(position.nsdap_track)
    chance = NSDAP_TRACK[figures]
    if position.nsdap_shield:
        chance *= 0.6
    if figures < 6 and position.round == position.last_round:
        chance *= 0.5
    return chance


def seat_majority_chance(share: float) -> float:
    """The chance that a radical party with this share of the seats gets half of them."""
    if share < 0.34:
        return 0.0
    if share >= 0.52:
        return 0.85
    return 0.85 * ((share - 0.34) / 0.18) ** 2


def survey_chances(survey: Survey, position: WeimarPosition, rounds: float) -> tuple[float, float]:
    """The chances of an overthrow by KPD and by DNVP."""
    return (
        overthrow_chance(
            survey.held_kpd, survey.councils, survey.kpd_berlin, survey.coup_kpd, rounds
        ),
        overthrow_chance(
            survey.held_dnvp, survey.regimes, survey.right_berlin, survey.coup_dnvp, rounds
        ),
    )
