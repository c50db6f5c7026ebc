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

from weimar_tui.games.junta.rules import decision_types as q
from weimar_tui.games.junta.rules.cards import hand_of_type
from weimar_tui.games.junta.rules.families import is_dead, is_out
from weimar_tui.games.junta.rules.negotiation import clauses as c, offers
from weimar_tui.games.junta.rules.negotiation.answers import accept
from weimar_tui.games.junta.rules.negotiation.clause_types import CardOf, read_clause
from weimar_tui.games.junta.rules.negotiation.draft import (
    STAGES,
    TOP,
    at_stage,
    name_of_stage,
)
from weimar_tui.games.junta.rules.negotiation.limits import begin_options, receivers
from weimar_tui.games.junta.rules.notes import NONE, Notes
from weimar_tui.games.junta.rules.position import Draft, Offer
from weimar_tui.games.junta.rules.runner import JuntaRunner

CHANGES = 4
"""How often an offer can be changed before it is sent or dropped (besides taking picks back)."""


def window_of(play: JuntaRunner) -> str:
    """Which clauses are of interest now."""
    position = play.position
    if position.window:
        return position.window
    if position.coup is not None:
        return "phase"
    if position.motion is not None and not position.motion.result:
        return "election" if position.motion.about == "election" else "budget"
    return position.phase


def talk_options(play: JuntaRunner, seat: str) -> list[str]:
    """The options of the link a seat has come to; none at the top.

    An acceptance that has become impossible meanwhile leads back to the top.
    """
    options = _link_options(play, seat)
    if not options:
        play.family(seat).draft = TOP
    return options


def _link_options(play: JuntaRunner, seat: str) -> list[str]:
    family = play.family(seat)
    draft = family.draft
    position = play.position
    match name_of_stage(draft):
        case "":
            return []
        case "to":
            to = [o for o in position.order if o != seat and not is_dead(position, o)]
            gifts = [q.gift(other) for other in receivers(play, seat)]
            return [*to, c.ALL, *gifts, q.DROP]
        case "want":
            return [*_to_want(play, seat, draft), q.NOTHING, q.DROP]
        case "give":
            return [*_to_give(play, seat, draft), q.NOTHING, q.DROP]
        case "give-notes" | "gift-notes" | "accept-notes":
            cost = c.amount(_payment(draft))
            sets = [notes.id for notes in c.sets_to_spend(play, seat, cost)]
            return sets if name_of_stage(draft) == "accept-notes" else [*sets, q.DROP]
        case "send":
            return _to_send(play, seat, draft)
        case "threat":
            return [*c.threats(window_of(play)), q.DROP]
        case "gift-to":
            return [*receivers(play, seat), q.DROP]
        case "gift":
            return [*c.gives(play, seat, draft.to), q.DROP]
        case "accept-card":
            meanings = map(read_clause, draft.gives)
            wanted = next(each for each in meanings if isinstance(each, CardOf))
            return hand_of_type(play, seat, wanted.type)
    return [q.DROP]


def _to_want(play: JuntaRunner, seat: str, draft: Draft) -> list[str]:
    taken = {c.verb(clause) for clause in draft.wants}
    window = window_of(play)
    position = play.position
    clauses = c.wants(play, seat, draft.to) + c.words(position, draft.to, seat, window)
    if draft.to != c.ALL and not is_out(position, draft.to):
        clauses += c.areas_promised(play.components, window)
    return [x for x in clauses if c.verb(x) not in taken] if taken else clauses


def _to_give(play: JuntaRunner, seat: str, draft: Draft) -> list[str]:
    taken = {c.verb(clause) for clause in draft.gives}
    window = window_of(play)
    position = play.position
    clauses = c.gives(play, seat, draft.to) + c.words(position, seat, draft.to, window)
    if not is_out(position, seat):
        clauses += c.areas_promised(play.components, window)
    return [x for x in clauses if c.verb(x) not in taken] if taken else clauses


def _to_send(play: JuntaRunner, seat: str, draft: Draft) -> list[str]:
    options = []
    if (draft.gives or draft.wants) and not was_refused(play, seat):
        if play.position.options.press == "full" and draft.to != c.ALL:
            options.append(q.PRIVATE)
        options.append(q.PUBLIC)
    if draft.number < CHANGES:
        options += [q.WANT, q.GIVE]
        if draft.wants and len(draft.wants) < 2:
            options.append(q.ADD_WANT)
        if draft.gives and len(draft.gives) < 2:
            options.append(q.ADD_GIVE)
        if not draft.threat:
            options.append(q.THREAT)
    return [*options, q.DROP]


def was_refused(play: JuntaRunner, seat: str) -> bool:
    """Whether the offer a family is composing was refused in this window already (ruling J90)."""
    draft, refused = play.family(seat).draft, play.family(seat).turned_down
    return any(
        (offer.to, offer.gives, offer.wants, offer.threat)
        == (draft.to, draft.gives, draft.wants, draft.threat)
        for offer in refused
    )


def _payment(draft: Draft) -> str:
    return next(clause for clause in draft.gives if c.verb(clause) == "pay")


# --- carrying a pick out ---
def talk_picked(play: JuntaRunner, seat: str, option: str) -> Offer | None:
    """Go on with a pick of the chain; the offer, if one was sent by it."""
    family = play.family(seat)
    draft = family.draft
    if option == q.DROP:
        family.draft = TOP
        return None
    match name_of_stage(draft):
        case "":
            family.asides += 1
            begin(play, seat, begin_options(play, seat)[0])
        case "to" if isinstance(to := q.LINKS["to"].read(option), q.Gift):
            family.made -= 1
            family.given += 1
            family.draft = at_stage(TOP, "gift", to=to.family)
        case "to":
            family.draft = at_stage(draft, "want", to=option)
        case "want":
            wants = draft.wants if option == q.NOTHING else (*draft.wants, option)
            after = "give" if not draft.gives and draft.number == 0 else "send"
            family.draft = at_stage(draft, after, wants=wants)
        case "give":
            _give_picked(play, seat, option)
        case "give-notes":
            family.draft = at_stage(draft, "send", notes=Notes.parse(option))
        case "send":
            return _send_picked(play, seat, option)
        case "threat":
            family.draft = at_stage(draft, "send", threat=option)
        case "gift-to":
            family.draft = at_stage(draft, "gift", to=option)
        case "gift" | "gift-notes":
            _gift_picked(play, seat, option)
        case "accept-notes":
            accept(play, seat, draft.number, notes=Notes.parse(option), card=draft.card)
        case "accept-card":
            accept(play, seat, draft.number, notes=draft.notes, card=option)
    return None


def begin(play: JuntaRunner, seat: str, option: str) -> None:
    """`offer` or `gift`. Both are counted when they are begun, so that dropping them ends too."""
    family = play.family(seat)
    if option == q.OFFER:
        family.made += 1
        family.draft = at_stage(TOP, "to")
    else:
        family.given += 1
        family.draft = at_stage(TOP, "gift-to")


def begin_counter(play: JuntaRunner, seat: str, number: int) -> None:
    """An offer back, with the sides exchanged as far as the seat can."""
    family = play.family(seat)
    offer = offers.find(play.position, seat, number)
    if offer is None:
        return
    family.made += 1
    gives = tuple(clause for clause in offer.wants if _as_given(play, seat, offer.by, clause))
    wants = tuple(clause for clause in offer.gives if c.verb(clause) not in ("card", "passage"))
    family.draft = Draft(STAGES.index("send"), to=offer.by, gives=gives, wants=wants, number=1)


def _as_given(play: JuntaRunner, seat: str, to: str, clause: str) -> bool:
    if c.verb(clause) == "card-of":
        return False
    return c.possible(play, seat, to, clause)


def _give_picked(play: JuntaRunner, seat: str, option: str) -> None:
    family = play.family(seat)
    draft = family.draft
    gives = draft.gives if option == q.NOTHING else (*draft.gives, option)
    stage = "send"
    if c.verb(option) == "pay" and len(c.sets_to_spend(play, seat, c.amount(option))) > 1:
        stage = "give-notes"
    family.draft = at_stage(draft, stage, gives=gives)


def _send_picked(play: JuntaRunner, seat: str, option: str) -> Offer | None:
    family = play.family(seat)
    draft = family.draft
    if option in (q.PRIVATE, q.PUBLIC):
        family.draft = TOP
        offer = Offer(
            0,
            seat,
            draft.to,
            draft.gives,
            draft.wants,
            draft.threat,
            option == q.PUBLIC,
            draft.notes,
        )
        return offers.send(play, offer)
    changed = replace(draft, number=draft.number + 1)
    match option:
        case q.WANT:
            changed = at_stage(changed, "want", wants=())
        case q.GIVE:
            changed = at_stage(changed, "give", gives=(), notes=NONE)
        case q.ADD_WANT:
            changed = at_stage(changed, "want")
        case q.ADD_GIVE:
            changed = at_stage(changed, "give")
        case q.THREAT:
            changed = at_stage(changed, "threat")
    family.draft = changed
    return None


def _gift_picked(play: JuntaRunner, seat: str, option: str) -> None:
    family = play.family(seat)
    draft = family.draft
    given = draft.gives[0] if name_of_stage(draft) == "gift-notes" else option
    if not c.possible(play, seat, draft.to, given):
        family.draft = TOP  # what it was to give has gone elsewhere meanwhile
        return
    if name_of_stage(draft) == "gift-notes":
        clause, notes = draft.gives[0], Notes.parse(option)
    else:
        clause, notes = option, NONE
        if c.verb(option) == "pay":
            sets = c.sets_to_spend(play, seat, c.amount(option))
            if len(sets) > 1:
                family.draft = at_stage(draft, "gift-notes", gives=(option,))
                return
            notes = sets[0]
    family.draft = TOP
    offers.gift(play, seat, draft.to, clause, notes)
