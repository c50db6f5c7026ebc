"""Arranges the list of answers: useful order, ready-made offers, information about partners."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from weimar_tui.kernel.decision import Decision
from weimar_tui.text.choice import Choice, Item

from ..rules import decision_types as dt
from ..rules.coup.common import side_shown
from ..rules.events import VoteBegan, VotesVoided
from ..rules.families import living_others
from ..rules.fight_preview import FightPreview
from ..rules.negotiation.clause_types import read_clause
from ..rules.position import Offer
from ..rules.subjects import GiftSoFar, OfferSoFar, link_of
from ..scene import JuntaScene
from . import streets
from .deals import (
    AGAIN,
    PARTNER,
    QUICK,
    about,
    chosen_partner,
    costs_more,
    in_order,
    just_answered,
    last_answer,
    latest_offer,
    offers_before,
    quick_deals,
)
from .questions import HOLD, STAY, STAY_FOR_COUP, fellows
from .stakes import broken_at_envelope


def arranged(choice: Choice, decision: Decision, now: JuntaScene) -> Choice:
    """The list in a useful order, with ready-made offers and information about partners."""
    step = link_of(decision)
    words = now.words
    if not step and (decision.kind == dt.TALK.kind or just_answered(now)):
        news = (latest_offer(now) if decision.kind == dt.TALK.kind else "") or last_answer(now)
        choice = _after(choice, news, now)
    match step:
        case "to" | "gift-to":
            return _partners_told(choice, decision, now)
        case "want" | "give" | "gift":
            return _clauses(choice, decision, now, step)
        case "threat":
            means = dict.fromkeys(decision.options, words.ui("deal-threat")) | {dt.DROP: ""}
            return replace(choice, preview={**choice.preview, **means})
        case "" if decision.kind in dt.AREA_QUESTIONS:
            choice = _areas_named(choice, decision, now)
            return _with_rest(choice, now) if decision.kind == dt.MOVE_FROM.kind else choice
        case "" if decision.kind == dt.OVER_LIMIT.kind:
            used = sorted(choice.items, key=lambda item: _way_out(item.id, now))
            return _grouped(choice, used, _groups(now, decision), now)
        case "" if decision.kind in (dt.BALLOT.kind, dt.CAST.kind):
            motion = now.view.motion
            if (by := voided_by(now)) and (motion is None or motion.round == 1):
                anew = words.ui("vote-anew", family=words.seat(by))
                choice = _after(choice, anew, now)
            return replace(choice, items=_votes_in_order(choice.items))
        case "" if decision.kind == dt.HOW_MANY.kind:
            return _how_many(choice, now)
        case "" if decision.kind == dt.ANNOUNCE.kind:
            return replace(choice, items=_sums_in_order(choice.items))
        case "" if (place := _order(choice, decision, now)) is not None:
            return replace(choice, items=tuple(sorted(choice.items, key=place)))
        case "" if dt.OFFER in decision.options:
            return _with_partners(_with_deals(choice, now), now)
    return choice


def _named_numbers(options: Sequence[str]) -> dict[str, dt.Units]:
    """The units that `all` and `all but one` stand for, if all that can move are of one kind."""
    counts = [each for o in options if isinstance(each := dt.HOW_MANY.read(o), dt.Units)]
    if dt.ALL_OF_THEM not in options or len({each.unit for each in counts}) != 1:
        return {}
    most = counts[-1]
    return {dt.ALL_OF_THEM: most, dt.ALL_BUT_1: dt.Units(most.unit, most.number - 1)}


def row_of_units(option: str, options: Sequence[str]) -> str:
    """The row of the list for a number of units to move."""
    named = _named_numbers(options)
    return next((name for name, units in named.items() if units.id == option), option)


def _how_many(choice: Choice, now: JuntaScene) -> Choice:
    """The numbers of units to move, each of them listed once: all of a kind is `all`."""
    named = _named_numbers([item.id for item in choice.items])
    twice = {units.id for units in named.values()}
    items = []
    for item in choice.items:
        if (units := named.get(item.id)) is not None:
            number = now.words.units(units.unit, units.number)
            items.append(replace(item, text=f"{item.text}: {number}"))
        elif item.id not in twice:
            items.append(item)
    return replace(choice, items=tuple(items))


def _sums_in_order(items: Sequence[Item]) -> tuple[Item, ...]:
    """The sums to announce, with their millions as their numbers in the list, then other answers.

    A sum that no notes can pay is listed only among others that can be paid.
    """
    sums = {
        answer.number: item
        for item in items
        if isinstance(answer := dt.ANNOUNCE.read(item.id), dt.Millions)
    }
    most = max((number for number, item in sums.items() if not item.refused), default=0)
    listed = [replace(sums[n], number=n) for n in sorted(sums) if n <= most]
    rest = [item for item in items if item not in sums.values()]
    return (*listed, *rest)


def _order(
    choice: Choice, decision: Decision, now: JuntaScene
) -> Callable[[Item], int | bool] | None:
    """The sort key, for questions whose answers are only sorted."""
    match decision.kind:
        case dt.TARGET.kind:
            first = _natural_target(decision, now)
            return lambda item: item.id != first
        case dt.SIDE.kind:
            own = side_shown(now.view, decision.seat)
            return lambda item: item.id != own
        case dt.FIGHT.kind:
            return lambda item: _fight_in_order(item.id, decision, now)
        case dt.BOMBARD.kind:
            friends = fellows(decision.seat, now.view)
            return lambda item: not friends.isdisjoint(item.names)
        case dt.ENVELOPE.kind:
            notes = _natural_notes(choice, decision, now)
            return lambda item: 0 if item == notes else 1 if item.id == dt.REST_AS_ANNOUNCED else 2
    return None


def _votes_in_order(items: Sequence[Item]) -> tuple[Item, ...]:
    """All your votes for each side and the answer to cast none, so that a small screen shows them.

    Then cards and parts of your votes; single votes, of which there can be many, come last.
    """
    whole = tuple(item for item in items if item.id.endswith(":all"))
    whole = whole or tuple(item for item in items if item.id.endswith((":office", ":table")))

    def place(item: Item) -> int:
        if item in whole:
            return 0
        if item.id in (dt.PASS, dt.DONE):
            return 1
        return 3 if ":one:" in item.id else 2

    return tuple(sorted(items, key=place))


def _natural_notes(choice: Choice, decision: Decision, now: JuntaScene) -> Item:
    """The lightest set of notes that breaks no promise, or else the lightest."""
    faithful = (
        one
        for one in choice.items
        if isinstance(dt.ENVELOPE.read(one.id), dt.Envelope)
        and not broken_at_envelope(decision, one.id, now)
    )
    return next(faithful, choice.items[0])


def _fight_in_order(option: str, decision: Decision, now: JuntaScene) -> int:
    """Targets that are known enemies and that you are likely to beat come first."""
    shot = dt.FIGHT.read(option)
    against = shot.family if isinstance(shot, dt.Fire) else ""
    mine, theirs = (
        side_shown(now.view, seat) for seat in (decision.seat, against or decision.seat)
    )
    if option == HOLD or not (mine and theirs):
        return 1 if option == HOLD else 2
    if mine == theirs:
        return 3
    ahead = now.game.preview(now.view, decision, option)
    if not isinstance(ahead, FightPreview):
        return 2
    odds = ahead.odds
    good = odds.together > 1 / 2 if ahead.helping else odds.taken > odds.held
    return 0 if good else 2


def _natural_target(decision: Decision, now: JuntaScene) -> str:
    """The party you have fired at in this fight, or that fires at you.

    A loyal family that fires back in the Rebellion phase becomes a Rebel, so it gets no default.
    """
    coup, seat = now.view.coup, decision.seat
    if coup is None or coup.fight is None:
        return ""
    targets = coup.fight.targets
    if targets.get(seat) or (coup.phase == 0 and seat not in coup.rebels):
        return targets.get(seat, "")
    return next((by for by, target in targets.items() if target == seat), "")


_WAYS_OUT = (dt.PlayCard, dt.DiscardCard, dt.GiveCard)
"""Too many cards: playing them comes first, giving them to a rival last."""


def _way_out(option: str, now: JuntaScene) -> tuple[int, bool]:
    """A sort key for ways to part with a card; discarding influence comes last."""
    way = dt.OVER_LIMIT.read(option)
    kept = way.card in now.components.cards and now.components.cards[way.card].type == "influence"
    return _WAYS_OUT.index(type(way)), kept


def voided_by(now: JuntaScene) -> str:
    """The family that had the previous vote declared void, if this is the repetition."""
    began = False
    for event in reversed(now.events):
        match event:
            case VoteBegan() if not began:
                began = True
            case VotesVoided(family=family) if began:
                return family
            case _ if began:
                return ""
    return ""


def _areas_named(choice: Choice, decision: Decision, now: JuntaScene) -> Choice:
    """Areas with the units in them."""
    areas = now.components.areas
    named = [
        replace(item, text=streets.label(now, item.id, item.text, decision.seat))
        if item.id in areas
        else item
        for item in choice.items
    ]
    return replace(choice, items=tuple(named))


def _with_rest(choice: Choice, now: JuntaScene) -> Choice:
    """Adds "stay for the rest of the coup", which lasts until someone fires at your units."""
    items = list(choice.items)
    place = next((place for place, item in enumerate(items) if item.id == STAY), None)
    if place is not None:
        items.insert(place + 1, Item(STAY_FOR_COUP, now.words.ui("move-rest")))
    return replace(choice, items=tuple(items))


def _partners_told(choice: Choice, decision: Decision, now: JuntaScene) -> Choice:
    """Possible partners with what is known about each; gifts are in a group of their own."""
    families = {option: option.removeprefix(f"{dt.GIFT}:") for option in decision.options}
    partner_notes = {o: about(now, seat) for o, seat in families.items() if seat in now.seats}
    gifts = {dt.GIFT: Item(dt.GIFT, now.words.ui("group-gift"))}
    choice = _grouped(choice, choice.items, gifts, now, partner_notes)
    return choice if decision.kind == dt.TALK.kind else _with_deals(choice, now)


def _clauses(choice: Choice, decision: Decision, now: JuntaScene, step: str) -> Choice:
    """Clauses in short form, without payments that cost more because nobody gives change."""
    words = now.words
    items_by_id = {item.id: item for item in choice.items}
    items, bindings = [], {}
    receiver = decision.seat
    if step != "want" and isinstance(decision.private, OfferSoFar | GiftSoFar):
        receiver = decision.private.family
    for option in in_order([item.id for item in choice.items], receiver):
        item = items_by_id[option]
        if option not in (dt.NOTHING, dt.DROP):
            clause = read_clause(option)
            if step != "want" and costs_more(clause, now):
                continue
            item = replace(item, text=words.short_clause(option))
            binds = "gift" if step == "gift" else "now" if clause.is_now else "word"
            bindings[option] = words.ui(f"deal-{binds}")
        items.append(item)
    whole = _ready_made(now) if step == "want" and chosen_partner(now) else []
    return _grouped(choice, (*whole, *items), _groups(now, decision), now, bindings)


def _ready_made(now: JuntaScene) -> list[Item]:
    """Whole offers, as answers."""
    return [
        Item(f"{QUICK}:{number}", now.words.quick_offer(deal.to, deal.want.id, deal.give.id))
        for number, deal in enumerate(quick_deals(now))
    ]


def _groups(now: JuntaScene, decision: Decision) -> dict[str, Item]:
    """What is chosen before the answer."""
    groups = now.words.groups(now.game, decision, now.view)
    return {what: Item(what, text) for what, text in groups.items()}


def _grouped(
    choice: Choice,
    items: Sequence[Item],
    groups: Mapping[str, Item],
    now: JuntaScene,
    previews: Mapping[str, str] | None = None,
) -> Choice:
    """A list that groups some answers by their subject."""
    return replace(
        choice,
        items=tuple(items),
        preview={**choice.preview, **(previews or {})},
        groups=groups,
        way_back=now.words.ui("another-one"),
    )


def _after(choice: Choice, news: str, now: JuntaScene) -> Choice:
    """A question that begins with the latest news, also where it is short."""
    if not news:
        return choice
    join = now.words.catalogue.join
    short = join("lines", (news, choice.short_prompt)) if choice.short_prompt else ""
    whole = join("lines", filter(None, (news, choice.prompt)))
    return replace(choice, prompt=whole, short_prompt=short)


def _with_deals(choice: Choice, now: JuntaScene) -> Choice:
    """Adds ready-made offers, and your last offers to repeat or change."""
    deals = quick_deals(now)
    made = _ready_made(now)
    again = offers_before(now, deals)
    made += [
        Item(f"{AGAIN}:{number}", _once_more(offer, now)) for number, offer in enumerate(again)
    ]
    receivers = [deal.to for deal in deals] + [offer.to for offer in again]
    told_first = ("ready", "accept", "refuse", "counter")
    answers = [item for item in choice.items if item.id.partition(":")[0] in told_first]
    items = (*answers, *made, *(item for item in choice.items if item not in answers))
    previews = {
        item.id: f"{item.text}. {about(now, to)}" for item, to in zip(made, receivers, strict=True)
    }
    return replace(choice, items=items, preview={**choice.preview, **previews})


def _with_partners(choice: Choice, now: JuntaScene) -> Choice:
    """Adds an offer of your own to each family, one pick shorter than by way of "Make an offer"."""
    words = now.words
    begins = {
        seat: Item(
            f"{PARTNER}:{seat}", words.ui("deal-own", family=words.seat(seat)), parts=(seat,)
        )
        for seat in living_others(now.view, now.me or "")
    }
    told = {item.id: about(now, seat) for seat, item in begins.items()}
    return replace(
        choice, items=(*choice.items, *begins.values()), preview={**choice.preview, **told}
    )


def _once_more(offer: Offer, now: JuntaScene) -> str:
    """An earlier offer, as an answer; one refused in this window must be changed."""
    mine = now.mine
    refused = mine.turned_down if mine is not None else ()
    again = all(offer.number != one.number for one in refused)
    worded = now.words.offer_to(offer)
    return now.words.ui("deal-again", again="yes" if again else "no", offer=worded)
