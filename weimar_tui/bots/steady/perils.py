"""How near the game is to a sudden end, and for whom that would be good."""

from __future__ import annotations

from weimar_tui.bots.steady.survey import Survey
from weimar_tui.bots.steady.weights import ANARCHY_CHANCE, NSDAP_TRACK
from weimar_tui.games.weimar.endings import ANARCHY_LOSS
from weimar_tui.games.weimar.position import PARTIES, WeimarPosition

ONE_STEP, TWO_STEPS, THREE_STEPS = 0.5, 0.28, 0.1
"""How likely a party is to get the time for one, two or three more coups."""


def overthrow_chance(
    held: int, has_berlin: bool, chances: list[tuple[float, str]], rounds: float
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
    time = 1.0 if rounds > 1.5 else 0.75
    if held == 3 or (has_berlin and held == 2):
        return time * ONE_STEP * (0.1 + best)
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
        return ANARCHY_CHANCE[6]
    part = markers - low
    return ANARCHY_CHANCE[low] * (1 - part) + ANARCHY_CHANCE[low + 1] * part


def anarchy_winner(position: WeimarPosition) -> str:
    """Who would have most victory points if the republic sank into anarchy now."""
    vp, government = position.vp, position.government
    best, winner = -1, ""
    for party in PARTIES:
        points = vp[party]
        if party in government:
            points = max(0, points - ANARCHY_LOSS)
        if points > best or (points == best and party == position.chancellor):
            best, winner = points, party
    return winner


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
        overthrow_chance(survey.councils, survey.kpd_berlin, survey.coup_kpd, rounds),
        overthrow_chance(survey.regimes, survey.right_berlin, survey.coup_dnvp, rounds),
    )
