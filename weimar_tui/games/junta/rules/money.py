"""Notes that change hands: the stack, costs, gifts, loot (rules: Geld)."""

from __future__ import annotations

from collections.abc import Iterable

from . import decision_types as dt
from .events import Donated, LootLost, LootTaken, MoneyPaidUnder, Paid
from .notes import NONE, Notes, minimal_sets
from .position import JuntaPosition
from .runner import JuntaRunner, JuntaStep
from .subjects import Owed


def draw_notes(runner: JuntaRunner, number: int) -> Notes:
    """Take the top notes of the stack, or as many as it has; only the drawer sees them."""
    stack = runner.position.stack
    drawn = Notes.of(stack.pop() for _ in range(min(number, len(stack))))
    runner.reveal()
    return drawn


def donate(runner: JuntaRunner, seat: str, number: int) -> None:
    """A secret political donation (rules: Politische Karten)."""
    drawn = draw_notes(runner, number)
    family = runner.family(seat)
    family.pocket = family.pocket.plus(drawn)
    runner.emit(Donated(seat, drawn))


def lay_under(runner: JuntaRunner, notes: Notes) -> None:
    """Put notes face up under the stack and out of the game."""
    runner.position.under = runner.position.under.plus(notes)


def hand_over(runner: JuntaRunner, by: str, to: str, notes: Notes) -> None:
    """Move notes from one pocket to another, without an event."""
    giver, taker = runner.family(by), runner.family(to)
    giver.pocket = giver.pocket.minus(notes)
    taker.pocket = taker.pocket.plus(notes)


def give_notes(runner: JuntaRunner, by: str, to: str, notes: Notes) -> None:
    """Give notes as a gift or as the payment of an offer; all see that something was given."""
    hand_over(runner, by, to, notes)
    runner.emit(Paid(by, to, notes))
    runner.reveal()


def loot(runner: JuntaRunner, victim: str, by: str, cards: Iterable[str] = ()) -> None:
    """Move the pocket of the dead to `by`, or under the stack if there is nobody (ruling J32).

    `cards` are those that are discarded with it, in view of all.
    """
    family = runner.family(victim)
    notes, family.pocket = family.pocket, NONE
    if by:
        taker = runner.family(by)
        taker.pocket = taker.pocket.plus(notes)
        runner.emit(LootTaken(by, victim, notes, tuple(cards)))
    else:
        lay_under(runner, notes)
        runner.emit(LootLost(victim, notes, tuple(cards)))


# --- costs ---
def has_friends(runner: JuntaRunner, seat: str) -> bool:
    """Whether a family has rich friends on its table."""
    return any(runner.components.fund[card] for card in runner.family(seat).table)


def friends_left(runner: JuntaRunner, seat: str) -> int:
    """Millions that rich friends still pay this round towards assassins and bribes."""
    family = runner.family(seat)
    return sum(runner.components.fund[card] for card in family.table) - family.friends_used


def can_pay(runner: JuntaRunner, seat: str, cost: int) -> bool:
    """Whether pocket and rich friends together cover the cost."""
    return runner.family(seat).pocket.total + friends_left(runner, seat) >= cost


def ways_to_pay(runner: JuntaRunner, seat: str, cost: int) -> list[str]:
    """Every minimal set of notes as `ones.twos.threes`, with `+n` for the friends' part.

    Friends never pay what the notes of the same option already cover.
    """
    ways = []
    for friends in range(min(friends_left(runner, seat), cost), -1, -1):
        for notes in minimal_sets(runner.family(seat).pocket, cost - friends):
            if friends and notes.total + friends > cost:
                continue
            ways.append(dt.pay_with_friends(notes.id, friends) if friends else notes.id)
    return ways


def pay(runner: JuntaRunner, seat: str, way: str) -> None:
    """Pay a cost under the stack, in a way of `ways_to_pay`; nobody gives change (rules: Geld)."""
    answer = dt.PAY_COST.read(way)
    notes = Notes.parse(answer.notes)
    friends = answer.friends if isinstance(answer, dt.PayWithFriends) else 0
    family = runner.family(seat)
    family.pocket = family.pocket.minus(notes)
    family.friends_used += friends
    lay_under(runner, notes)
    runner.emit(MoneyPaidUnder(seat, notes, friends))
    runner.reveal()


class PayCost(JuntaStep, frozen=True, tag="pay-cost"):
    """The cost of a card that has been laid."""

    seat: str
    cost: int
    card: str = ""

    def run(self, runner: JuntaRunner) -> None:
        if self.cost:
            ways = ways_to_pay(runner, self.seat, self.cost)
            subject = Owed(self.seat, self.card, self.cost)
            runner.ask(self, self.seat, dt.PAY_COST, ways, subject, private=subject, always=True)

    def chosen(self, runner: JuntaRunner, seat: str, option: str) -> None:
        pay(runner, seat, option)


def wealth(position: JuntaPosition) -> dict[str, int]:
    """Millions in the accounts, the only points in the game (rules: Spielziel)."""
    return {seat: family.account.total for seat, family in position.families.items()}
