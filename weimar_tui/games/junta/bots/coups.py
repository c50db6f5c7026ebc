"""How a family behaves in a coup: who begins, where units go, when they fire, which side wins."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from weimar_tui.games.junta.bots.judgement import forecast, grievance, guessed_pocket, others
from weimar_tui.games.junta.bots.personalities import Personality
from weimar_tui.games.junta.rules.coup.common import centres, sides_so_far
from weimar_tui.games.junta.rules.families import present
from weimar_tui.games.junta.rules.play import JuntaPlay
from weimar_tui.games.junta.rules.position import JUNTA, PRESIDENT, Asked, JuntaPosition
from weimar_tui.games.junta.rules.trust import trust
from weimar_tui.games.junta.rules.units import (
    dice_of,
    kinds_of,
    parties_at,
    party_of,
    units_of,
)
from weimar_tui.kernel.decision import Decision

JOIN_COST = 0.12
"""How much less a coup is worth with every office that has joined it already."""


def begins(view: JuntaPosition, seat: str, me: Personality) -> bool:
    """Whether it is worth a coup: friends with a grievance counted in."""
    friends = {
        other
        for other in others(view, seat)
        if other != view.president
        and trust(view, seat, other) >= 0.5
        and grievance(view, other) > 0.3
    }
    gain = (guessed_pocket(view, view.president) + 3) / 8 + grievance(view, seat) / 2
    rebels = {seat, *sorted(friends)[:1]}
    return forecast(view, rebels, satisfied(view, rebels)) > me.rebel and gain > 1.5


def satisfied(view: JuntaPosition, rebels: set[str]) -> set[str]:
    """Families that have been given their fair share: two of them may fight for the President."""
    content = [
        seat
        for seat in present(view)
        if seat not in rebels and seat != view.president and grievance(view, seat) <= 0.3
    ]
    return set(content[:2])


def joins(view: JuntaPosition, seat: str, me: Personality) -> bool:
    """Whether to become a Rebel too."""
    coup = view.coup
    assert coup is not None
    rebels = {seat, *coup.rebels}
    offices = sum(len(view.families[rebel].offices) for rebel in coup.rebels)
    wish = 0.75 - JOIN_COST * offices + 0.15 * grievance(view, seat)
    return forecast(view, rebels, satisfied(view, rebels)) * wish > me.rebel * 0.75


def side_of(play: JuntaPlay, seat: str, me: Personality) -> str:
    """Which side the family fights for: junta, president, or none of them."""
    position = play.position
    coup = position.coup
    assert coup is not None
    if seat in coup.rebels:
        return JUNTA
    if seat == position.president or me.help >= 0.5:
        return PRESIDENT
    return PRESIDENT if me.help > 0.3 and grievance(position, seat) <= 0.3 else ""


@lru_cache(maxsize=512)
def _steps(
    box_id: int, neighbours: tuple[tuple[str, tuple[str, ...]], ...], to: str
) -> dict[str, int]:
    """Distances of all areas to one."""
    around = dict(neighbours)
    far = {to: 0}
    queue = deque([to])
    while queue:
        area = queue.popleft()
        for other in around[area]:
            if other not in far:
                far[other] = far[area] + 1
                queue.append(other)
    return far


def distance(play: JuntaPlay, area: str, to: str) -> int:
    """Movements from one area to another."""
    return _steps(id(play.box), tuple(play.box.neighbours.items()), to)[area]


def wanted_centres(play: JuntaPlay, side: str) -> list[str]:
    """Power centres the side does not hold yet."""
    held = dict(centres(play, sides_so_far(play)))
    if side == JUNTA:
        return [area for area, holder in held.items() if holder != JUNTA]
    coup = play.position.coup
    assert coup is not None
    threatened = [
        area
        for area in held
        if any(
            party in coup.rebels
            for near in (area, *play.box.neighbours[area])
            for party in parties_at(play, near)
        )
    ]
    return [area for area, holder in held.items() if holder == JUNTA] or threatened


def move(play: JuntaPlay, decision: Decision[Asked], me: Personality) -> str:
    """The next pick of a turn: land, play, move towards the nearest centre, or stay."""
    options, seat = decision.options, decision.seat
    side = side_of(play, seat, me)
    if not side:
        return "stay" if "stay" in options else options[0]
    for option in options:
        if option.startswith(("card:", "play:", "land:", "response")):
            return option
    targets = wanted_centres(play, side)
    best, score = "", 0.0
    for area in options:
        if area not in play.box.neighbours or not targets:
            continue
        units = units_of(play, area, seat)
        far = min(distance(play, area, target) for target in targets)
        spare = sum(kinds_of(units).values()) - (area in play.box.power)
        if spare <= 0 or (seat == play.position.president and area == play.box.palace):
            continue
        if far and spare / far > score:
            best, score = area, spare / far
    if best:
        return best
    return "stay" if "stay" in options else options[0]


def move_to(play: JuntaPlay, decision: Decision[Asked], me: Personality) -> str:
    """The neighbour nearest to a centre that is wanted."""
    side = side_of(play, decision.seat, me) or JUNTA
    targets = wanted_centres(play, side) or list(play.box.power)

    def far(area: str) -> int:
        return min(distance(play, area, target) for target in targets)

    return min(decision.options, key=far)


def how_many(play: JuntaPlay, decision: Decision[Asked]) -> str:
    """One man stays in a power centre."""
    if decision.subject.area in play.box.power and "all-but-1" in decision.options:
        return "all-but-1"
    return "all" if "all" in decision.options else decision.options[-1]


def enemies(play: JuntaPlay, seat: str, me: Personality, parties: list[str]) -> list[str]:
    """Those it would fire at."""
    position = play.position
    coup = position.coup
    assert coup is not None
    side = side_of(play, seat, me)
    if side == JUNTA:
        helped = [by for by, at in coup.fired if at in coup.rebels]
        return [p for p in parties if p not in coup.rebels and p in (position.president, *helped)]
    if side == PRESIDENT:
        return [party for party in parties if party in coup.rebels]
    return []


def fires(play: JuntaPlay, decision: Decision[Asked], me: Personality) -> str:
    """Whom to fire at: from half of the enemy's dice up, always in late centres."""
    area, seat = decision.subject.area, decision.seat
    named = [option.removeprefix("fire:") for option in decision.options if option != "hold"]
    coup = play.position.coup
    assert coup is not None
    mine = dice_of(play, units_of(play, area, seat))
    late = coup.phase >= 5 and area in play.box.power
    for enemy in enemies(play, seat, me, named):
        theirs = dice_of(play, units_of(play, area, enemy))
        if late or mine >= 0.5 * theirs:
            return f"fire:{enemy}" if decision.kind == "fight" else enemy
    return "hold"


def bombards(play: JuntaPlay, decision: Decision[Asked], me: Personality) -> str:
    """Shells fall on enemies in power centres first."""
    seat = decision.seat
    best, score = "", 0
    for option in decision.options:
        area, _, target = option.partition(":")
        if not target or not enemies(play, seat, me, [target]):
            continue
        units = sum(kinds_of(units_of(play, area, target)).values())
        worth = units + 3 * (area in play.box.power)
        if worth > score:
            best, score = option, worth
    if best:
        return best
    return "hold-fire" if "hold-fire" in decision.options else decision.options[0]


def settles(play: JuntaPlay, seat: str, me: Personality) -> str:
    """Agree only when it is all but over."""
    coup = play.position.coup
    assert coup is not None
    held = sum(side == JUNTA for _, side in centres(play, sides_so_far(play)))
    standing = any(
        party_of(play, stack) in coup.rebels
        for stacks in play.position.areas.values()
        for stack in stacks
    )
    if held >= 3 and coup.phase >= 4:
        return JUNTA
    return PRESIDENT if not standing else "go-on"


def declares(play: JuntaPlay, seat: str, me: Personality) -> str:
    """The side one has fought for; who sat on the fence takes the one that wins."""
    side = side_of(play, seat, me)
    coup = play.position.coup
    assert coup is not None
    if side and (seat in coup.rebels or me.word > 0.55):
        return side
    as_junta = sides_so_far(play) | coup.sides | {seat: JUNTA}
    wins = sum(holder == JUNTA for _, holder in centres(play, as_junta)) >= 3
    return JUNTA if wins else PRESIDENT
