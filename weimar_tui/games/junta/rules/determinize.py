"""Samples a full position consistent with a view: what the seat cannot know is random."""

from __future__ import annotations

from collections import Counter

from weimar_tui.kernel.dice import Dice
from weimar_tui.kernel.game import Chance
from weimar_tui.kernel.visibility import HIDDEN
from weimar_tui.kernel.worlds import ask_anew

from . import decision_types as dt, odds
from .component_data import PLACES
from .components import Components
from .coup.aftermath import JuntaVote
from .death_and_exile import BrotherInLaw
from .families import present
from .negotiation.clauses import announcer
from .notes import NONE, Notes
from .position import DEAD, JuntaPosition
from .preview import seen_at
from .runner import JuntaRunner

AID = 13.0
"""The average value of eight notes, in millions."""
KEPT = 0.6
"""How much of a guess at a pocket remains a round later."""
SMALL_CHANGE = 0.5
"""Millions in the pocket of a family that has just been at the bank."""


def fortune(view: JuntaPosition, seat: str) -> tuple[float, float]:
    """Estimated millions in Switzerland and in the pocket, by budgets and bank visits.

    The viewer's own are exact; what spies reported is a lower bound.
    """
    family = view.families[seat]
    if seat == view.viewer:
        return family.account.total, family.pocket.total
    banked = {n.round for n in view.history if n.bank_open and (seat, "bank") in n.places}
    account, pocket = 0.0, SMALL_CHANGE
    for budget in view.budgets:
        sums = dict(budget.sums)
        income = AID - sum(sums.values()) if budget.by == seat else sums.get(seat, 0)
        pocket = KEPT * pocket + max(0.0, income)
        if budget.round in banked:
            account, pocket = account + pocket, SMALL_CHANGE
    if announcer(view) == seat and view.budget in ("announced", "rejected"):
        pocket += max(0.0, AID - sum(view.announced.values()))
    if view.viewer:
        account = max(account, view.families[view.viewer].accounts_seen.get(seat, 0))
    return account, 0.0 if family.state == DEAD else pocket


_BEFORE_AID = ("election", "draw", "offices")

_QUIET = {
    dt.RECOUNT.kind: dt.PASS,
    dt.ALTERNATIVE.kind: dt.PASS,
    dt.FIGHT.kind: dt.HOLD,
    dt.TARGET.kind: dt.HOLD,
    dt.SETTLE.kind: dt.GO_ON,
    dt.ALLOW_RETREAT.kind: dt.YES,
    dt.PASSAGE.kind: dt.DENY,
}
"""The assumed hidden answer to a question put to several families."""

_DOUBT = 0.4
"""How far a purse can differ from its estimate in one world, as a fraction."""

_CARRIED = 0.5
"""The fraction of an estimated pocket that remains: much was banked unseen, or spent."""

_NIGHTS = 8
"""How many nights are used to estimate habits."""


def determinize(components: Components, view: JuntaPosition, chance: Chance) -> JuntaPosition:
    """A legal position consistent with the view.

    The notes of other families are secret; they are estimated from the aid of the rounds so far.
    """
    position = view.copy()
    position.dice = Dice(seed=str(chance.getrandbits(48)))
    viewer = position.viewer
    _cards(components, position, chance)
    _money(components, position, viewer, chance)
    _secrets(position, viewer, chance)
    if viewer:
        _paid_towards(position, viewer)
    known = [offer.number for f in position.families.values() for offer in f.offers]
    position.offer_number = max([0, *known, *(offer.number for offer in position.offers)])
    promises = [made.number for f in position.families.values() for made in f.promises]
    position.promise_number = max([0, *promises, *(made.number for made in position.promises)])

    def resume(world: JuntaPosition) -> JuntaRunner:
        if isinstance(world.steps[-1], BrotherInLaw):
            world.brother_chosen_for = ()  # it was recorded when the question was asked
        return JuntaRunner(world, components, listen=False)

    ask_anew(position, resume)
    return position


def _cards(components: Components, position: JuntaPosition, chance: Chance) -> None:
    """Fill hidden hands and the deck with all cards that are not visible."""
    unseen = Counter(components.copies)
    unseen.subtract(position.discards)
    unseen.subtract(position.lying)
    for family in position.families.values():
        unseen.subtract(family.table)
        if HIDDEN not in family.hand:
            unseen.subtract(family.hand)
    cards = list(unseen.elements())
    chance.shuffle(cards)
    for family in position.families.values():
        if HIDDEN in family.hand:
            family.hand = [cards.pop() for _ in family.hand]
    position.deck = cards


def _money(components: Components, position: JuntaPosition, viewer: str, chance: Chance) -> None:
    """Give the other families as many notes as must be in play, split as `fortune` estimates.

    The rest forms the stack.
    """
    others = [seat for seat in position.order if seat != viewer]
    fortunes = {seat: fortune(position, seat) for seat in others}
    ones, twos, threes = components.data.notes
    unseen = Notes(ones, twos, threes).minus(position.under)
    own = 0
    if viewer:
        family = position.families[viewer]
        held = family.pocket.plus(family.account)
        own = held.count
        unseen = unseen.minus(held)
    notes = unseen.values()
    chance.shuffle(notes)
    rounds = position.round - (position.phase in _BEFORE_AID)
    donations = sum(components.type_of[card] == "donation" for card in position.discards)
    drawn = components.data.aid * max(0, rounds) + donations
    about = min(len(notes), max(0, drawn - own - position.under.count))
    for seat in others:
        position.families[seat].pocket = position.families[seat].account = NONE
    about = max(0, about - _announced(position, viewer, notes))
    position.stack = notes[about:]
    _spread(position, notes[:about], fortunes, chance)


def _spread(
    position: JuntaPosition,
    notes: list[int],
    fortunes: dict[str, tuple[float, float]],
    chance: Chance,
) -> None:
    """Divide notes among the accounts and pockets of others, roughly as estimated.

    Fills one purse after the other, in random order, to its estimate; the last one gets the rest.
    """
    purses = [(seat, name) for seat in fortunes for name in ("account", "pocket")]
    chance.shuffle(purses)
    wanted = {}
    for seat, name in purses:
        account, pocket = fortunes[seat]
        millions = account if name == "account" else _CARRIED * pocket
        wanted[seat, name] = millions * (1 - _DOUBT + 2 * _DOUBT * chance.getrandbits(10) / 1024)
    scale = sum(notes) / (sum(wanted.values()) or 1.0)
    carried = 0.0
    for seat, name in purses:
        carried += scale * wanted[seat, name]
        given: list[int] = []
        while notes and carried >= notes[-1] / 2:
            given.append(notes.pop())
            carried -= given[-1]
        if given:
            family = position.families[seat]
            setattr(family, name, getattr(family, name).plus(Notes.of(given)))
    if notes:
        family = position.families[purses[-1][0]]
        family.account = family.account.plus(Notes.of(notes))


def _announced(position: JuntaPosition, viewer: str, notes: list[int]) -> int:
    """The number of notes needed for what another family has announced it can pay."""
    motion = position.motion
    if position.budget not in ("announced", "carried", "forced") or motion is None:
        return 0
    if motion.by == viewer or not motion.by:
        return 0
    taken: list[int] = []
    for owed in position.announced.values():
        left = owed
        for value in (3, 2, 1):
            while left >= value and value in notes:
                notes.remove(value)
                taken.append(value)
                left -= value
        if left > 0 and notes:
            taken.append(notes.pop())
    payer = position.families[motion.by]
    payer.pocket = payer.pocket.plus(Notes.of(taken))
    return len(taken)


def _paid_towards(position: JuntaPosition, viewer: str) -> None:
    """The payments towards promises to the viewer, which it knows."""
    for made in (*position.promises, *position.families[viewer].promises):
        paid = position.families[viewer].paid_towards.get(str(made.number))
        if made.to == viewer and paid is not None:
            position.families[made.by].paid_towards[str(made.number)] = paid


def _by_habit(position: JuntaPosition, seat: str, chance: Chance) -> str:
    """A place for the night, with probabilities from the family's past nights."""
    seen = seen_at(position, seat)[-_NIGHTS:]
    drawn = chance.getrandbits(16) / 65_536
    for place, likely in odds.habits(seen, bank_closed=position.bank_closed).items():
        drawn -= likely
        if drawn < 0:
            return place
    return PLACES[-1]


def _secrets(position: JuntaPosition, viewer: str, chance: Chance) -> None:
    """Places and answers chosen in secret."""
    asked = {decision.seat: decision.kind for decision in position.decisions}
    choosing = dt.PLACE.kind in asked.values()
    for seat in present(position):
        family = position.families[seat]
        if seat == viewer:
            continue
        chosen = position.phase == "assassinations" or (choosing and seat not in asked)
        if chosen and not family.place:
            family.choice = _by_habit(position, seat, chance)
        for kind, answer in _QUIET.items():
            if kind in asked.values() and seat not in asked:
                family.answer = answer
        junta = position.coup.rebels if position.coup is not None else ()
        voting = position.steps and isinstance(position.steps[-1], JuntaVote)
        if voting and seat in junta and seat not in asked:
            refused = position.steps[-1].refused
            family.answer = chance.choice([s for s in present(position) if s not in refused])
