"""Offers, gifts and answers in small picks, each a link of a chain that only its seat sees.

What a family has put together so far is its `draft`, whose `stage` says which link it is at:

    to → want → give (→ give-notes) → send       an offer; to: also gift:FAMILY;
                                                  send: private public want give
                                                  add-want add-give threat drop
    threat                                        what happens if the offer is refused
    (gift-to →) gift (→ gift-notes)               a gift
    accept-notes, accept-card                     what the accepting family gives of its own
    target                                        whom an event is played on
"""

from __future__ import annotations

from msgspec.structs import replace

from .. import decision_types as dt
from ..cards import hand_of_type
from ..families import is_dead, is_out
from ..notes import NONE, Notes
from ..position import Draft, Offer
from ..runner import JuntaRunner
from . import clauses as c, offers
from .answers import accept
from .clause_types import CardOf, read_clause
from .draft import (
    STAGES,
    TOP,
    at_stage,
    name_of_stage,
)
from .limits import begin_options, receivers

CHANGES = 4
"""How often an offer can be changed before it is sent or dropped (besides taking picks back)."""


def window_of(runner: JuntaRunner) -> str:
    """Which clauses are of interest now."""
    position = runner.position
    if position.window:
        return position.window
    if position.coup is not None:
        return "phase"
    if position.motion is not None and not position.motion.result:
        return "election" if position.motion.about == "election" else "budget"
    return position.phase


def talk_options(runner: JuntaRunner, seat: str) -> list[str]:
    """The options of the link a seat has come to; none at the top.

    An acceptance that has become impossible meanwhile leads back to the top.
    """
    options = _link_options(runner, seat)
    if not options:
        runner.family(seat).draft = TOP
    return options


def _link_options(runner: JuntaRunner, seat: str) -> list[str]:
    family = runner.family(seat)
    draft = family.draft
    position = runner.position
    match name_of_stage(draft):
        case "":
            return []
        case "to":
            to = [o for o in position.order if o != seat and not is_dead(position, o)]
            gifts = [dt.gift(other) for other in receivers(runner, seat)]
            return [*to, c.ALL, *gifts, dt.DROP]
        case "want":
            return [*_to_want(runner, seat, draft), dt.NOTHING, dt.DROP]
        case "give":
            return [*_to_give(runner, seat, draft), dt.NOTHING, dt.DROP]
        case "give-notes" | "gift-notes" | "accept-notes":
            cost = c.amount(_payment(draft))
            sets = [notes.id for notes in c.sets_to_spend(runner, seat, cost)]
            return sets if name_of_stage(draft) == "accept-notes" else [*sets, dt.DROP]
        case "send":
            return _to_send(runner, seat, draft)
        case "threat":
            return [*c.threats(window_of(runner)), dt.DROP]
        case "gift-to":
            return [*receivers(runner, seat), dt.DROP]
        case "gift":
            return [*c.gives(runner, seat, draft.to), dt.DROP]
        case "accept-card":
            meanings = map(read_clause, draft.gives)
            wanted = next(each for each in meanings if isinstance(each, CardOf))
            return hand_of_type(runner, seat, wanted.type)
    return [dt.DROP]


def _to_want(runner: JuntaRunner, seat: str, draft: Draft) -> list[str]:
    taken = {c.verb(clause) for clause in draft.wants}
    window = window_of(runner)
    position = runner.position
    clauses = c.wants(runner, seat, draft.to) + c.words(position, draft.to, seat, window)
    if draft.to != c.ALL and not is_out(position, draft.to):
        clauses += c.areas_promised(runner.components, window)
    return [x for x in clauses if c.verb(x) not in taken] if taken else clauses


def _to_give(runner: JuntaRunner, seat: str, draft: Draft) -> list[str]:
    taken = {c.verb(clause) for clause in draft.gives}
    window = window_of(runner)
    position = runner.position
    clauses = c.gives(runner, seat, draft.to) + c.words(position, seat, draft.to, window)
    if not is_out(position, seat):
        clauses += c.areas_promised(runner.components, window)
    return [x for x in clauses if c.verb(x) not in taken] if taken else clauses


def _to_send(runner: JuntaRunner, seat: str, draft: Draft) -> list[str]:
    options = []
    if (draft.gives or draft.wants) and not was_refused(runner, seat):
        if runner.position.options.press == "full" and draft.to != c.ALL:
            options.append(dt.PRIVATE)
        options.append(dt.PUBLIC)
    if draft.number < CHANGES:
        options += [dt.WANT, dt.GIVE]
        if draft.wants and len(draft.wants) < 2:
            options.append(dt.ADD_WANT)
        if draft.gives and len(draft.gives) < 2:
            options.append(dt.ADD_GIVE)
        if not draft.threat:
            options.append(dt.THREAT)
    return [*options, dt.DROP]


def was_refused(runner: JuntaRunner, seat: str) -> bool:
    """Whether the offer a family is composing was refused in this window already (ruling J90)."""
    draft, refused = runner.family(seat).draft, runner.family(seat).turned_down
    return any(
        (offer.to, offer.gives, offer.wants, offer.threat)
        == (draft.to, draft.gives, draft.wants, draft.threat)
        for offer in refused
    )


def _payment(draft: Draft) -> str:
    return next(clause for clause in draft.gives if c.verb(clause) == "pay")


# --- carrying a pick out ---
def talk_picked(runner: JuntaRunner, seat: str, option: str) -> Offer | None:
    """Go on with a pick of the chain; the offer, if one was sent by it."""
    family = runner.family(seat)
    draft = family.draft
    if option == dt.DROP:
        family.draft = TOP
        return None
    match name_of_stage(draft):
        case "":
            family.asides += 1
            begin(runner, seat, begin_options(runner, seat)[0])
        case "to" if isinstance(to := dt.LINKS["to"].read(option), dt.Gift):
            family.made -= 1
            family.given += 1
            family.draft = at_stage(TOP, "gift", to=to.family)
        case "to":
            family.draft = at_stage(draft, "want", to=option)
        case "want":
            wants = draft.wants if option == dt.NOTHING else (*draft.wants, option)
            after = "give" if not draft.gives and draft.number == 0 else "send"
            family.draft = at_stage(draft, after, wants=wants)
        case "give":
            _give_picked(runner, seat, option)
        case "give-notes":
            family.draft = at_stage(draft, "send", notes=Notes.parse(option))
        case "send":
            return _send_picked(runner, seat, option)
        case "threat":
            family.draft = at_stage(draft, "send", threat=option)
        case "gift-to":
            family.draft = at_stage(draft, "gift", to=option)
        case "gift" | "gift-notes":
            _gift_picked(runner, seat, option)
        case "accept-notes":
            accept(runner, seat, draft.number, notes=Notes.parse(option), card=draft.card)
        case "accept-card":
            accept(runner, seat, draft.number, notes=draft.notes, card=option)
    return None


def begin(runner: JuntaRunner, seat: str, option: str) -> None:
    """`offer` or `gift`. Both are counted when they are begun, so that dropping them ends too."""
    family = runner.family(seat)
    if option == dt.OFFER:
        family.made += 1
        family.draft = at_stage(TOP, "to")
    else:
        family.given += 1
        family.draft = at_stage(TOP, "gift-to")


def begin_counter(runner: JuntaRunner, seat: str, number: int) -> None:
    """An offer back, with the sides exchanged as far as the seat can."""
    family = runner.family(seat)
    offer = offers.find(runner.position, seat, number)
    if offer is None:
        return
    family.made += 1
    gives = tuple(clause for clause in offer.wants if _as_given(runner, seat, offer.by, clause))
    wants = tuple(clause for clause in offer.gives if c.verb(clause) not in ("card", "passage"))
    family.draft = Draft(STAGES.index("send"), to=offer.by, gives=gives, wants=wants, number=1)


def _as_given(runner: JuntaRunner, seat: str, to: str, clause: str) -> bool:
    if c.verb(clause) == "card-of":
        return False
    return c.possible(runner, seat, to, clause)


def _give_picked(runner: JuntaRunner, seat: str, option: str) -> None:
    family = runner.family(seat)
    draft = family.draft
    gives = draft.gives if option == dt.NOTHING else (*draft.gives, option)
    stage = "send"
    if c.verb(option) == "pay" and len(c.sets_to_spend(runner, seat, c.amount(option))) > 1:
        stage = "give-notes"
    family.draft = at_stage(draft, stage, gives=gives)


def _send_picked(runner: JuntaRunner, seat: str, option: str) -> Offer | None:
    family = runner.family(seat)
    draft = family.draft
    if option in (dt.PRIVATE, dt.PUBLIC):
        family.draft = TOP
        offer = Offer(
            0,
            seat,
            draft.to,
            draft.gives,
            draft.wants,
            draft.threat,
            option == dt.PUBLIC,
            draft.notes,
        )
        return offers.send(runner, offer)
    changed = replace(draft, number=draft.number + 1)
    match option:
        case dt.WANT:
            changed = at_stage(changed, "want", wants=())
        case dt.GIVE:
            changed = at_stage(changed, "give", gives=(), notes=NONE)
        case dt.ADD_WANT:
            changed = at_stage(changed, "want")
        case dt.ADD_GIVE:
            changed = at_stage(changed, "give")
        case dt.THREAT:
            changed = at_stage(changed, "threat")
    family.draft = changed
    return None


def _gift_picked(runner: JuntaRunner, seat: str, option: str) -> None:
    family = runner.family(seat)
    draft = family.draft
    given = draft.gives[0] if name_of_stage(draft) == "gift-notes" else option
    if not c.possible(runner, seat, draft.to, given):
        family.draft = TOP  # what it was to give has gone elsewhere meanwhile
        return
    if name_of_stage(draft) == "gift-notes":
        clause, notes = draft.gives[0], Notes.parse(option)
    else:
        clause, notes = option, NONE
        if c.verb(option) == "pay":
            sets = c.sets_to_spend(runner, seat, c.amount(option))
            if len(sets) > 1:
                family.draft = at_stage(draft, "gift-notes", gives=(option,))
                return
            notes = sets[0]
    family.draft = TOP
    offers.gift(runner, seat, draft.to, clause, notes)
