"""What a city allows once a unit has come (rulebook 4.3, 5.9): foretold before it is moved."""

from __future__ import annotations

from weimar_tui.games.weimar.rules import attempts, units
from weimar_tui.games.weimar.rules.actions import legality
from weimar_tui.games.weimar.rules.play import WeimarPlay
from weimar_tui.games.weimar.rules.position import Attempt
from weimar_tui.games.weimar.rules.preview_rolls import Then, roll_preview
from weimar_tui.games.weimar.rules.preview_sums import summed
from weimar_tui.games.weimar.rules.threats import THREAT_PARTY, party_threat


def with_unit(
    play: WeimarPlay, party: str, unit: str, origin: str, city: str, cost: int = 0
) -> tuple[Then, ...]:
    """What the party can do in the city once the unit has gone there for so many AP."""
    position = play.position.copy()
    there = WeimarPlay(position, play.box, listen=False)
    units.move_unit(there, party, unit, origin, city)
    impulse = position.impulses[-1] if cost and position.impulses else None
    points = None
    if impulse is not None:
        points = impulse.ap + position.reserve[party] - cost
    used = impulse.used if impulse is not None else ()
    next_attempts = []
    for attempt in _possible(there, party, city):
        if attempt.kind in used:
            continue
        short = 0
        if points is not None:
            short = max(0, legality.cost(there, party, attempt.kind) - points)
        dice = attempts.count_dice(there, attempt)
        roll = roll_preview(there, attempt, dice, attempts.standing_modifier(there, attempt))
        sums = summed(attempt.kind, roll.chances)
        next_attempts.append(Then(attempt.kind, dice, sums, attempt.target, short))
    return tuple(next_attempts)


def _possible(play: WeimarPlay, party: str, city: str) -> list[Attempt]:
    """Actions in the city that no rule forbids the party, whatever they cost."""
    attempts = []
    if not legality.against_demonstration(play, party, city):
        attempts.append(Attempt(party, "demonstrate", city))
    if not legality.against_coup(play, party, city):
        attempts.append(Attempt(party, "coup", city))
    if not legality.against_counter_coup(play, party, city):
        holder = THREAT_PARTY[party_threat(play.position, city)]
        attempts.append(Attempt(party, "counter-coup", city, holder))
    for target in legality.fight_targets(play, party, city):
        attempts.append(Attempt(party, "fight", city, target))
    return attempts
