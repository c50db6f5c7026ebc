"""One success roll, from announcement to table (rulebook 5.5)."""

from __future__ import annotations

from weimar_tui.games.weimar.rules import decision_types as q, lasting_rules
from weimar_tui.games.weimar.rules.effects.run import start_effects
from weimar_tui.games.weimar.rules.events import (
    AttemptAnnounced,
    AttemptFailed,
    CoupOpposed,
    ReichswehrLent,
    ResultBought,
)
from weimar_tui.games.weimar.rules.points import change_reserve
from weimar_tui.games.weimar.rules.position import Attempt, clockwise
from weimar_tui.games.weimar.rules.results import final_result, line_for
from weimar_tui.games.weimar.rules.runner import WeimarRunner, WeimarStep
from weimar_tui.games.weimar.rules.subject import WeimarSubject
from weimar_tui.games.weimar.rules.threats import THREAT_PARTY, party_threat
from weimar_tui.games.weimar.rules.units import (
    black_units,
    controlled,
    movable,
    move_unit,
    parties_with_units,
    strength,
)
from weimar_tui.games.weimar.rules.windows import MOST_DICE, RollDice, Window

INCREASE_COST = 2
RULE_SCOPES = ("demonstrate", "coup", "counter-coup", "fight", "negotiate")


# --- dice ---------------------------------------------------------------------------------------
def government_strength(play: WeimarRunner, city: str) -> int:
    """Police and white Reichswehr in the city."""
    return strength(play, city, play.components.government_units)


def opposing_party(play: WeimarRunner, actor: str, city: str) -> str:
    """The party whose power a Coup is directed against, or `government` (table in 5.10)."""
    marker = party_threat(play.position, city)
    owner = THREAT_PARTY.get(marker, "government")
    return "government" if owner == actor else owner


def count_dice(play: WeimarRunner, attempt: Attempt) -> int:
    """Dice of an action in a city, before reactions; may be 0 or less. At most five."""
    actor, city = attempt.actor, attempt.city
    components = play.components
    match attempt.kind:
        case "demonstrate":
            dice = 3 if actor == "spd" else 1 + strength(play, city, controlled(play, actor))
        case "coup":
            dice = strength(play, city, components.own[actor])
            dice += "unrest" in play.position.cities[city].threats
            for opponent in {opposing_party(play, actor, city), *attempt.opponents}:
                dice -= _strength_of(play, city, opponent)
        case "counter-coup":
            dice = government_strength(play, city)
            if actor == "spd":
                dice += strength(play, city, components.own["spd"])
            dice -= strength(play, city, components.own[attempt.target])
        case "fight":
            dice = 1 + government_strength(play, city)
            if attempt.lent:
                dice += strength(play, city, black_units(play, city))
            dice -= strength(play, city, components.own[attempt.target])
        case _:
            raise ValueError(f"no dice rule for {attempt.kind!r}")
    dice += attempt.bonus_dice + lasting_rules.adjustment(
        play.position, actor, attempt.kind, "dice"
    )
    return min(MOST_DICE, dice)


def _strength_of(play: WeimarRunner, city: str, opponent: str) -> int:
    if opponent == "government":
        return government_strength(play, city)
    return strength(play, city, play.components.own[opponent])


def standing_modifier(play: WeimarRunner, attempt: Attempt) -> int:
    """+1 of the city or the opponent, and lasting rules, fixed at the announcement."""
    threats = play.position.cities[attempt.city].threats if attempt.city else []
    modifier = lasting_rules.adjustment(play.position, attempt.actor, attempt.kind, "result")
    match attempt.kind:
        case "coup":
            modifier += "poverty" in threats
        case "counter-coup":
            modifier += "prosperity" in threats
        case "fight":
            modifier += attempt.target == "kpd"
    return modifier


def may_increase(play: WeimarRunner, attempt: Attempt) -> bool:
    """Whether +1 for 2 AP may be bought at all (never beside Poverty or Prosperity, 5.10)."""
    match attempt.kind:
        case "demonstrate" | "fight":
            allowed = True
        case "coup":
            allowed = "poverty" not in play.position.cities[attempt.city].threats
        case "counter-coup":
            allowed = "prosperity" not in play.position.cities[attempt.city].threats
        case _:
            allowed = False
    if not allowed:
        return False
    points = play.position.reserve[attempt.actor]
    if attempt.paid:
        points += play.position.impulses[-1].ap
    return points >= INCREASE_COST


def pay(play: WeimarRunner, party: str, cost: int) -> None:
    """Pay action points of the current impulse, then reserve points."""
    impulse = play.position.impulses[-1]
    from_card = min(cost, impulse.ap)
    impulse.ap -= from_card
    if cost > from_card:
        change_reserve(play, party, from_card - cost)


# --- the sequence -------------------------------------------------------------------------------
def announce(
    play: WeimarRunner,
    actor: str,
    kind: str,
    city: str,
    *,
    target: str = "",
    result: int = 0,
    dice: int = 0,
    unanswerable: bool = False,
    paid: bool = False,
) -> None:
    """Announce a Demonstration, Coup, Counter-Coup or Fight in a city.

    `target` is the opposing party of a Fight (a Counter-Coup finds its own). `result`, `dice` and
    `unanswerable` come from the card that grants the action.
    """
    position = play.position
    if kind == "counter-coup":
        target = THREAT_PARTY[party_threat(position, city)]
    attempt = Attempt(
        actor,
        kind,
        city,
        target,
        bonus_dice=dice,
        modifier=result,
        unanswerable=unanswerable,
        paid=paid,
    )
    position.attempts.append(attempt)
    play.push(CountDice())
    if kind == "demonstrate" and actor == "z":
        play.push(MovePoliceFirst())
    elif kind == "coup":
        play.push(AskOpponents(clockwise(actor)[1:]))
    elif kind == "fight":
        play.push(AskForReichswehr())


class MovePoliceFirst(WeimarStep, frozen=True, tag="move-police-first"):
    """Zentrum may first move one Police into the city of its Demonstration, for free (5.6)."""

    def run(self, play: WeimarRunner) -> None:
        attempt = play.position.attempts[-1]
        origins = [origin for _, origin in movable(play, ("police",), attempt.city)]
        if origins:
            play.ask(self, "z", q.MOVE_POLICE, (*origins, q.PASS), WeimarSubject(city=attempt.city))

    def chosen(self, play: WeimarRunner, seat: str, option: str) -> None:
        if option != q.PASS:
            move_unit(play, seat, "police", option, play.position.attempts[-1].city)


class AskOpponents(WeimarStep, frozen=True, tag="ask-opponents"):
    """Other parties with units in the city choose, clockwise, whether to oppose a Coup (5.10).

    Against another radical party's power the Chancellor decides for the government units.
    """

    waiting: tuple[str, ...]

    def run(self, play: WeimarRunner) -> None:
        attempt = play.position.attempts[-1]
        power = opposing_party(play, attempt.actor, attempt.city)
        present = parties_with_units(play, attempt.city)
        for index, party in enumerate(self.waiting):
            if party == "government":
                if power == "government" or not government_strength(play, attempt.city):
                    continue
                seat = play.position.chancellor
            elif party in present and party != power:
                seat = party
            else:
                continue
            play.ask(
                AskOpponents(self.waiting[index:]),
                seat,
                q.OPPOSE_COUP,
                (q.OPPOSE, q.NEUTRAL),
                WeimarSubject(city=attempt.city, actor=attempt.actor, units=party),
            )
            return
        if "government" not in self.waiting and "asked" not in self.waiting:
            AskOpponents(("government", "asked")).run(play)

    def chosen(self, play: WeimarRunner, seat: str, option: str) -> None:
        attempt = play.position.attempts[-1]
        side = self.waiting[0]
        play.emit(CoupOpposed(side, attempt.city, option == q.OPPOSE))
        if option == q.OPPOSE:
            attempt.opponents = (*attempt.opponents, side)
        play.push(AskOpponents(self.waiting[1:]))


class AskForReichswehr(WeimarStep, frozen=True, tag="ask-for-reichswehr"):
    """DNVP may lend its black Reichswehr to a Fight that is not against itself (5.9)."""

    def run(self, play: WeimarRunner) -> None:
        attempt = play.position.attempts[-1]
        if attempt.target != "dnvp" and black_units(play, attempt.city):
            subject = WeimarSubject(city=attempt.city, actor=attempt.actor, target=attempt.target)
            play.ask(self, "dnvp", q.LEND_REICHSWEHR, (q.LEND, q.REFUSE), subject)

    def chosen(self, play: WeimarRunner, seat: str, option: str) -> None:
        attempt = play.position.attempts[-1]
        attempt.lent = option == q.LEND
        play.emit(ReichswehrLent(attempt.city, attempt.lent))


class CountDice(WeimarStep, frozen=True, tag="count-dice"):
    """Fix the dice, then let others react, the increase be bought, and roll."""

    def run(self, play: WeimarRunner) -> None:
        attempt = play.position.attempts[-1]
        attempt.dice = count_dice(play, attempt)
        attempt.modifier += standing_modifier(play, attempt)
        play.emit(
            AttemptAnnounced(
                attempt.actor, attempt.kind, attempt.dice, attempt.city, attempt.target
            )
        )
        if attempt.dice <= 0:
            play.push(ResolveAttempt())
            return
        play.push(BuyIncrease(), RollDice(), ResolveAttempt())
        if not attempt.unanswerable:
            play.push(Window(attempt.kind, attempt.actor, attempt.city))


class BuyIncrease(WeimarStep, frozen=True, tag="buy-increase"):
    """+1 on the result for 2 AP, once, before the roll (5.5 step 3)."""

    def run(self, play: WeimarRunner) -> None:
        attempt = play.position.attempts[-1]
        if attempt.cancelled or attempt.dice <= 0 or not may_increase(play, attempt):
            return
        subject = WeimarSubject(
            action=attempt.kind, city=attempt.city, dice=attempt.dice, modifier=attempt.modifier
        )
        play.ask(self, attempt.actor, q.INCREASE_RESULT, (q.INCREASE, q.PASS), subject)

    def chosen(self, play: WeimarRunner, seat: str, option: str) -> None:
        attempt = play.position.attempts[-1]
        if option == q.PASS:
            return
        if attempt.paid:
            pay(play, seat, INCREASE_COST)
        else:
            change_reserve(play, seat, -INCREASE_COST)
        attempt.boosted = True
        play.emit(ResultBought(seat, attempt.kind))


class ResolveAttempt(WeimarStep, frozen=True, tag="resolve-attempt"):
    """Carry out the line of the table that the final result gives (5.5 step 5)."""

    def run(self, play: WeimarRunner) -> None:
        position = play.position
        attempt = position.attempts.pop()
        lasting_rules.spend_once(position, attempt.actor, attempt.kind)
        if attempt.cancelled or attempt.dice <= 0:
            play.emit(AttemptFailed(attempt.actor, attempt.kind, attempt.city))
            return
        result = final_result(attempt)
        effects = line_for(play.components.tables, attempt.kind, attempt.actor, result)
        if effects:
            start_effects(play, effects, attempt.actor, source=attempt.kind, here=attempt.city)
            play.frame.opponent = attempt.target
            play.frame.there = attempt.city
