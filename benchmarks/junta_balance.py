"""Checks how fair Junta is among its bots: fixed plans, and the results of each personality.

    python benchmarks/junta_balance.py plans 300     300 games of each plan in one seat of six
    python benchmarks/junta_balance.py kinds 300     the personalities, by their share of the wins
    python benchmarks/junta_balance.py sizes 300     coups and presidencies at every table size
    python benchmarks/junta_balance.py check 100     games of bots, checked after every decision
    python benchmarks/junta_balance.py random 100    random games, and how fast they are

Table sizes or plans can follow; `200-300` plays games 200 to 299.
A plan should win no more than 1.5 times its share.
"""

from __future__ import annotations

import sys
from collections import Counter
from functools import cache, partial
from random import Random
from time import process_time
from typing import Any

from weimar_tui.cli.many import each_game
from weimar_tui.games.junta.bots.player import JuntaBot
from weimar_tui.games.junta.rules.game import JuntaGame
from weimar_tui.games.junta.rules.negotiation.clauses import announcer
from weimar_tui.games.junta.rules.negotiation.offers import known_to
from weimar_tui.games.junta.rules.position import JUNTA, PRESIDENT, Asked, JuntaPosition
from weimar_tui.games.junta.rules.statistics import record, report
from weimar_tui.kernel.decision import Decision

JOBS = 2
SIX = 6
SIZES = ("4", "5", "6", "7")
AT_ONCE = 250
"""After this many random games, figures are printed, so that a long run can be stopped."""


class FixedPlan(JuntaBot):
    """A family that always does one thing, and everything else like a bot."""

    plan = ""

    def decide(self, view: JuntaPosition, decision: Decision[Asked]) -> str:
        """The plan's answer, or that of a bot."""
        said = PLANS[self.plan](view, decision)
        return said if said in decision.options else super().decide(view, decision)


def _starting(decision: Decision[Asked], wanted: tuple[str, ...]) -> str:
    return next((o for o in decision.options if o.startswith(wanted)), "")


def rebels(view: JuntaPosition, decision: Decision[Asked]) -> str:
    """Starts or joins every coup it can."""
    match decision.kind:
        case "coup" | "join":
            ways = ("excuse:", "move", "land", "strike", "shell", "card:")
            return next(filter(None, (_starting(decision, (way,)) for way in ways)), "")
        case "side":
            return JUNTA
        case "place":
            return "hq" if decision.number % 3 == 0 else ""
    return ""


def loyal(view: JuntaPosition, decision: Decision[Asked]) -> str:
    """Votes Yes, never rebels, supports every President."""
    match decision.kind:
        case "coup" | "join":
            return "stay"
        case "side":
            return PRESIDENT
        case "cast" if decision.subject.about == "budget":
            return _starting(decision, ("yes:all", "yes:office", "yes:table")) or "done"
    return ""


def banks(view: JuntaPosition, decision: Decision[Asked]) -> str:
    """Spends every night at the bank."""
    return "bank" if decision.kind == "place" else ""


def hides(view: JuntaPosition, decision: Decision[Asked]) -> str:
    """Never goes to the bank."""
    return ("home", "lover", "club")[decision.number % 3] if decision.kind == "place" else ""


def keeps(view: JuntaPosition, decision: Decision[Asked]) -> str:
    """Keeps everything as President."""
    return "0" if decision.kind == "announce" else ""


def hunts(view: JuntaPosition, decision: Decision[Asked]) -> str:
    """Asks for the Ministry in return for loyalty, then has the President killed at the bank."""
    match decision.kind:
        case "talk" if view.window == "offices":
            wanted = (view.president, "office:minister", "loyal", "private", "offer")
            return next((option for option in wanted if option in decision.options), "")
        case "attack":
            return "police"
        case "victim":
            return view.president
        case "where":
            return "bank"
    return ""


def sells(view: JuntaPosition, decision: Decision[Asked]) -> str:
    """Sells its vote for a budget in public, and accepts every counter that pays."""
    buyer, seat = announcer(view), decision.seat
    if view.window != "budget" or buyer in ("", seat):
        return ""
    for offer in known_to(view, seat):
        accept = f"accept:{offer.number}"
        paid = any(clause.startswith("pay:") for clause in offer.gives)
        if offer.by == buyer and paid and accept in decision.options:
            return accept
    wanted = (buyer, PRICE, "vote:yes", "public", "offer")
    return next((option for option in wanted if option in decision.options), "")


PRICE = "pay:2"

PLANS = {
    "rebels": rebels,
    "loyal": loyal,
    "banks": banks,
    "hides": hides,
    "keeps": keeps,
    "hunts": hunts,
    "sells": sells,
}


@cache
def game() -> JuntaGame:
    """The rules, loaded once per process."""
    return JuntaGame.load()


def play(
    number: int, seats: int, plan: str = "", checked: bool = False, first: int = 0
) -> dict[str, Any]:
    """Play one game; the plan's seat moves around the table. `first` is added to its number."""
    number += first
    seed = f"balance/{number}"
    started = game().start("main", seed, {"seats": seats})
    position = started.position
    opening = game().copy(position)
    bots: dict[str, JuntaBot] = {seat: JuntaBot(seat, seed, game()) for seat in position.order}
    planned = position.order[number % seats]
    if plan:
        fixed = bots[planned] = FixedPlan(planned, seed, game())
        fixed.plan = plan
    slowest = 0.0
    while position.outcome is None:
        decision = position.decisions[0]
        option = decision.options[0]
        if len(decision.options) > 1:  # with a single option, bots do not look
            view = game().view(position, decision.seat)
            before = process_time()
            option = bots[decision.seat].decide(view, decision)
            slowest = max(slowest, process_time() - before)
        started.pick(decision.number, option)
        if checked and (wrong := game().check(position)):
            raise AssertionError(f"{seed}: {wrong} after {decision.kind} {option}")
    winners = position.outcome.winners
    return {
        "winners": [bots[seat].me.id for seat in winners],
        "kinds": [bots[seat].me.id for seat in position.order],
        "planned": (planned in winners) / len(winners),
        "account": position.families[planned].account.total,
        "record": record(opening, started.events or (), position),
        "slowest": slowest,
    }


def play_by_chance(number: int, seats: int, first: int = 0) -> tuple[int, float]:
    """Play a game of random picks; return the number of picks and CPU seconds."""
    before = process_time()
    chance = Random(number + first).random
    started = game().start("main", f"random/{number + first}", {"seats": seats}, False)
    position = started.position
    while position.outcome is None:
        decision = position.decisions[0]
        options = decision.options
        started.pick(decision.number, options[int(chance() * len(options))])
    seconds = process_time() - before
    if wrong := game().check(position):
        raise AssertionError(f"random/{number + first}: {wrong}")
    return position.asked, seconds


def main() -> None:
    """Measure what was asked for and print it."""
    what = sys.argv[1]
    low, _, high = sys.argv[2].rpartition("-")
    first = int(low or 0)
    games = int(high) - first
    match what:
        case "random":
            for seats in map(int, sys.argv[3:] or SIZES):
                for start in range(first, first + games, AT_ONCE):
                    number = min(AT_ONCE, first + games - start)
                    one_by_chance = partial(play_by_chance, seats=seats, first=start)
                    ended = list(each_game(one_by_chance, number, JOBS, what))
                    seconds = sum(each for _, each in ended)
                    picks = sum(each for each, _ in ended)
                    print(
                        f"{seats} seats, {number} games from {start} ended: "
                        f"{number / seconds:.1f} a CPU second, {picks / number:.0f} decisions "
                        f"each, {1e6 * seconds / picks:.0f} µs a decision",
                        flush=True,
                    )
        case "plans":
            for plan in sys.argv[3:] or PLANS:
                one = partial(play, seats=SIX, plan=plan, first=first)
                found = list(each_game(one, games, JOBS, plan))
                share = sum(each["planned"] for each in found) / games
                account = sum(each["account"] for each in found) / games
                print(f"{plan:8} wins {share:6.1%}, {share * SIX:4.2f} of its share; {account:.1f}")
        case "kinds":
            found = list(each_game(partial(play, seats=SIX, first=first), games, JOBS, what))
            seen = Counter(kind for each in found for kind in each["kinds"])
            won: Counter[str] = Counter()
            for each in found:
                for kind in each["winners"]:
                    won[kind] += 1 / len(each["winners"])  # type: ignore[assignment]
            for kind, number in seen.items():
                print(f"{kind:12} wins {won[kind] / number:6.1%} of {number}")
        case "sizes" | "check":
            for seats in map(int, sys.argv[3:] or SIZES):
                one = partial(play, seats=seats, checked=what == "check", first=first)
                found = list(each_game(one, games, JOBS, what))
                figures = report([each["record"] for each in found])
                shown = ("rounds", "presidency", "coups", "coups-successful", "budgets-carried")
                slowest = 1000 * max(each["slowest"] for each in found)
                told = " ".join(f"{name} {figures[name]:.2f}" for name in shown)
                print(f"{seats} seats, {games} games: {told}; slowest {slowest:.0f} ms of CPU")


if __name__ == "__main__":
    main()
