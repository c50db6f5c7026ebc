"""Units in a coup: where they go, whom they fire at, where shells fall."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import cache

from weimar_tui.games.junta.bots import coups
from weimar_tui.games.junta.bots.mind import Mind
from weimar_tui.games.junta.rules import odds
from weimar_tui.games.junta.rules.box import Box
from weimar_tui.games.junta.rules.coup.common import centres, sides_so_far
from weimar_tui.games.junta.rules.coup.movement import movable
from weimar_tui.games.junta.rules.fight_preview import side_of as as_side
from weimar_tui.games.junta.rules.odds import FightOdds, Side
from weimar_tui.games.junta.rules.position import JUNTA, PRESIDENT
from weimar_tui.games.junta.rules.units import dice_of, number_of, units_of

GUARDS = 4
"""Guards from which on two may leave the palace."""


@cache
def _distances(box: Box, to: str) -> dict[str, int]:
    """Movements from every area to one."""
    far = {to: 0}
    queue = deque([to])
    while queue:
        area = queue.popleft()
        for other in box.neighbours[area]:
            if other not in far:
                far[other] = far[area] + 1
                queue.append(other)
    return far


def distance(mind: Mind, area: str, to: str) -> int:
    """Movements from one area to another."""
    return _distances(mind.box, to)[area]


def _dice(mind: Mind, area: str, *, junta: bool) -> int:
    """Dice of the Rebels in an area, or of all others."""
    rebels, all_others = mind.dice_in_areas.get(area, (0, 0))
    return rebels if junta else all_others


def goals(mind: Mind, side: str) -> dict[str, tuple[float, float]]:
    """How much each power centre is wanted by a side, and the dice that stand against it."""
    held = dict(centres(mind.play, sides_so_far(mind.play)))
    found = {}
    for area, holder in held.items():
        rebels, loyal = _dice(mind, area, junta=True), _dice(mind, area, junta=False)
        if side == JUNTA:
            wish = 0.15 if holder == JUNTA else 1 / (1 + 0.2 * loyal)
            found[area] = (wish, float(loyal))
            continue
        near = max(
            (
                _dice(mind, other, junta=True) / (1 + distance(mind, other, area))
                for other in mind.view.areas
                if distance(mind, other, area) <= 2
            ),
            default=0.0,
        )
        if holder == JUNTA:
            wish = 1.2 / (1 + 0.12 * rebels)
        elif rebels:
            wish = 0.7
        else:
            wish = 0.5 if near and not loyal else 0.15 if near else 0.05
        found[area] = (wish, float(rebels))
    return found


def plan(mind: Mind, areas: list[str]) -> tuple[str, str, int]:
    """The best movement: from, to, how many stay behind; empty if none is worth it."""
    play, seat = mind.play, mind.seat
    side = coups.side_of(mind)
    if not side:
        return "", "", 0
    wanted = goals(mind, side)
    best, move = 0.02, ("", "", 0)
    for area in areas:
        owner = mind.subject.family or seat
        stacks = movable(play, seat, owner, area)
        number, dice = number_of(stacks), dice_of(play, stacks)
        stay = 0
        if area in mind.box.power:
            stay = _guard(mind, number) if area == mind.box.palace and _rules(mind) else 1
            if side == JUNTA and area in wanted and wanted[area][1]:
                stay = number  # the fight for this one is not over
        if number <= stay:
            continue
        going = dice * (number - stay) / number
        for to in mind.box.neighbours[area]:
            if to in mind.box.embassies:
                continue
            score = sum(
                wish
                * min(1.0, (going + 0.5) / (against + 0.5))
                * (1 / (1 + distance(mind, to, goal)) - 1 / (1 + distance(mind, area, goal)))
                for goal, (wish, against) in wanted.items()
            )
            foes = _dice(mind, to, junta=side != JUNTA)
            if foes > 1.5 * going and side == JUNTA:
                score *= 0.4
            score *= 0.5 + min(1.0, going / 4)
            if score > best:
                best, move = score, (area, to, stay)
    return move


def _rules(mind: Mind) -> bool:
    return mind.seat == mind.view.president


def _guard(mind: Mind, number: int) -> int:
    """How many guards stay in the palace: all while Rebels are near, else two of four may go."""
    palace = mind.box.palace
    near = sum(_dice(mind, a, junta=True) for a in (palace, *mind.box.neighbours[palace]))
    return number if near > 2 or number < GUARDS else number - 2


def move(mind: Mind) -> str:
    """The next pick of a turn: flee, land, play, move, or stay."""
    options = mind.options
    if "stay" not in options and "talk" not in options and len(options) == 1:
        return options[0]
    flight = [option for option in options if option.startswith("exile:")]
    if flight and coups.may_flee(mind):
        mind.because("flees")
        return flight[0]
    side = coups.side_of(mind)
    must = mind.view.coup is not None and bool(mind.view.coup.must)
    if side:
        for option in options:
            if option.startswith(("card:", "play:", "land:", "response")):
                return option
            if option.startswith("bribe:") and _worth_a_bribe(mind):
                mind.because("bribes")
                return option
    area, _, _ = plan(mind, [option for option in options if option in mind.box.neighbours])
    if area:
        mind.because("marches", area=area)
        return area
    areas = [option for option in options if option in mind.box.neighbours]
    if must and areas:
        return areas[0]
    return "stay" if "stay" in options else options[0]


def _worth_a_bribe(mind: Mind) -> bool:
    """The First Rebel and the President pay, while it is open who wins."""
    coup = mind.view.coup
    assert coup is not None
    bound = mind.seat in (coup.first, mind.view.president)
    return bound and mind.pocket >= 2 and abs(coups.odds_now(mind)) < 2 and coup.phase >= 2


def move_to(mind: Mind) -> str:
    """As planned."""
    area, to, _ = plan(mind, [mind.subject.area])
    if area and to in mind.options:
        return to
    return min(mind.options, key=_remoteness(mind))


def _remoteness(mind: Mind) -> Callable[[str], float]:
    """How far areas are from what the side wants, weighed."""
    wanted = goals(mind, coups.side_of(mind) or PRESIDENT)

    def far(area: str) -> float:
        return min(
            (1 + distance(mind, area, goal)) / (0.05 + wish) for goal, (wish, _) in wanted.items()
        )

    return far


def how_many(mind: Mind) -> str:
    """One man stays in a power centre, two guards in the palace."""
    if mind.subject.area == mind.box.palace and _rules(mind):
        two = next((o for o in mind.options if o.endswith(":2")), "")
        if two:
            return two
    if mind.subject.area in mind.box.power and "all-but-1" in mind.options:
        return "all-but-1"
    return "all" if "all" in mind.options else mind.options[-1]


def land(mind: Mind) -> str:
    """Where the side wants to be and nobody stands against it."""
    side = coups.side_of(mind) or JUNTA
    wanted, far = goals(mind, side), _remoteness(mind)

    def worth(area: str) -> float:
        wish, against = wanted.get(area, (0.0, 9.0))
        return wish / (1 + against) - 0.001 * far(area)

    return max(mind.options, key=worth)


def place_at(mind: Mind) -> str:
    """The nearest to what is wanted."""
    return min(mind.options, key=_remoteness(mind))


def respond(mind: Mind) -> str:
    """Police against the crowd; precincts are left, power centres are not."""
    safe = [o for o in mind.options if o != "done" and o not in mind.box.power]
    if mind.decision.kind == "respond-to":
        return mind.options[0]
    return safe[0] if safe else "done"


# --- fire ---
def duel(mind: Mind, area: str, enemy: str) -> FightOdds:
    """The chances of a fight with another family's units."""
    mine = as_side(mind.play, units_of(mind.play, area, mind.seat))
    theirs = as_side(mind.play, units_of(mind.play, area, enemy))
    one = Side(mine.rifles, mine.guards, mine.crowd, 1)
    return odds.fight((one, Side(theirs.rifles, theirs.guards, theirs.crowd, 0)))


def fire(mind: Mind) -> str:
    """Whom to fire at, if anybody: by the odds, harder in power centres and late."""
    view, area = mind.view, mind.subject.area
    coup = view.coup
    assert coup is not None
    prefix = "fire:" if mind.decision.kind == "fight" else ""
    named = [option.removeprefix(prefix) for option in mind.options if option != "hold"]
    shooting_at_me = set()
    if coup.fight is not None:
        shooting_at_me = {by for by, at in coup.fight.targets.items() if at == mind.seat}
    side = coups.side_of(mind)
    best, score = "", 0.0
    for enemy in named:
        if mind.sworn("no-fire", to=enemy):
            continue
        worth = _worth_of_fire(mind, side, enemy, area, attacked=enemy in shooting_at_me)
        if worth > score:
            best, score = enemy, worth
    if not best:
        return "hold"
    mind.because("fires", family=best)
    return f"{prefix}{best}"


def _worth_of_fire(mind: Mind, side: str, enemy: str, area: str, *, attacked: bool) -> float:
    coup = mind.view.coup
    assert coup is not None
    if attacked and (coup.phase > 0 or side == JUNTA):
        return 2.0
    theirs = coups.open_side(mind, enemy)
    rebel = enemy in coup.rebels
    if not side or (side == JUNTA and rebel) or (side == PRESIDENT and not rebel):
        return 0.0
    chances = duel(mind, area, enemy)
    centre = area in mind.box.power
    last = coup.phase >= mind.view.coup_phases - 1
    if side == JUNTA:
        if not centre:
            return chances.taken - 0.6
        bystander = theirs != PRESIDENT
        threshold = 0.05 if last else 0.6 if bystander else 0.3
        return chances.taken - threshold
    if centre and last:
        return chances.taken - 0.25
    return chances.taken - (0.45 if centre else 0.6)


def bombard(mind: Mind) -> str:
    """Shells fall on enemies in power centres; strikes are kept for them."""
    side = coups.side_of(mind)
    coup = mind.view.coup
    assert coup is not None
    best, score = "", 0.0
    for option in mind.options:
        area, _, target = option.partition(":")
        if not target or mind.sworn("no-fire", to=target):
            continue
        rebel = target in coup.rebels
        hostile = not rebel if side == JUNTA else rebel
        if side == JUNTA and hostile and coups.open_side(mind, target) != PRESIDENT:
            hostile = area in mind.box.power and coup.phase >= 4
        if not side or not hostile:
            continue
        units = number_of(units_of(mind.play, area, target))
        worth = min(3, units) + 3.0 * (area in mind.box.power) - 2.5
        if worth > score:
            best, score = option, worth
    if best:
        return best
    if "hold-fire" in mind.options:
        return "hold-fire"
    return next((o for o in mind.options if o.startswith(mind.box.palace)), mind.options[0])


def bribe_area(mind: Mind) -> str:
    """Enemies in power centres first, and as many as stand there."""
    coup = mind.view.coup
    assert coup is not None
    junta = coups.side_of(mind) == JUNTA

    def worth(option: str) -> float:
        area, _, party = option.partition(":")
        hostile = (party in coup.rebels) != junta
        number = number_of(units_of(mind.play, area, party))
        return hostile * (3.0 * (area in mind.box.power) + min(number, mind.pocket))

    return max(mind.options, key=worth)


def bribe_number(mind: Mind) -> str:
    """Up to half of the pocket, and at least one."""
    most = max(1, mind.pocket // 2 + 1)
    return max((o for o in mind.options if int(o) <= most), key=int, default=mind.options[0])


def casualty(mind: Mind) -> str:
    """The least useful first: the crowd before the rifles before the guards."""
    return mind.options[0]


def retreat(mind: Mind) -> str:
    """Towards what the side wants, away from enemies."""
    junta, far = coups.side_of(mind) == JUNTA, _remoteness(mind)

    def worth(area: str) -> float:
        return far(area) + 0.5 * _dice(mind, area, junta=not junta)

    return min(mind.options, key=worth)
