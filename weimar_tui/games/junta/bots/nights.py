"""Nights: where a family sleeps, whom it has murdered, what it takes to Switzerland."""

from __future__ import annotations

from math import exp

from ..rules import decision_types as dt
from ..rules.families import acting
from ..rules.negotiation import clause_types as t
from ..rules.subjects import AttemptOn, OfExile
from ..rules.voting import votes_of_cards
from . import coups, weights as w
from .mind import Mind


# --- places ---
def place(mind: Mind) -> str:
    """A mixed strategy without a pattern: the bank by its cash, headquarters for a coup.

    A family whose fortune the bank does not take can sleep in an embassy if the way back is safe.
    """
    view, chance = mind.view, mind.chance.random
    if sworn := mind.keeps_word(t.AtPlace):
        return sworn
    fortune = view.bank_closed and view.excuse and mind.pocket >= w.FORTUNE
    if fortune and safe_return(mind) and mind.may("flee", 0.6) and mind.first("exile:"):
        return mind.first("exile:")
    free = mind.seat != view.president
    if free and not view.excuse and coups.begins(mind) and chance() < 0.5:
        return "hq"
    if chance() < _bank(mind):
        return "bank"
    if free and chance() < mind.me.hq / 2:
        return "hq"
    nights = [dict(night.places).get(mind.seat, "") for night in view.history[-2:]]
    tired = nights[0] if len(set(nights)) < len(nights) else ""
    return mind.chance.choice([spot for spot in w.HIDEOUTS if spot != tired])


def safe_return(mind: Mind) -> bool:
    """Whether it can return without being shot: no Minister, or a friendly one."""
    minister = acting(mind.view, "minister")
    return not _may_shoot(mind, minister) or mind.trusts(minister) > w.FRIEND


def _may_shoot(mind: Mind, minister: str) -> bool:
    """Whether the Minister's police may come for it: he gave no promise, or it does not believe
    him.

    `loyal` does not help: a family that wants to be President is loyal in every coup too.
    """
    return minister not in ("", mind.seat) and mind.hears(t.Peace, minister) <= 0.4


def _bank(mind: Mind) -> float:
    """The chance of a visit to the bank, by the savings at stake and what others expect.

    The Minister knows where the aid will be, so a President whom the police may shoot there stays
    away more often than not. Beginners ignore this.
    """
    view = mind.view
    if view.bank_closed or mind.pocket <= 1 or mind.beginner:
        return 0.02 if view.bank_closed else mind.me.bank * min(1.0, 0.3 + mind.pocket / 4)
    expected = mind.habit(mind.seat)
    richer = sum(mind.pocket_of(other) > mind.pocket for other in mind.others(mind.seat))
    hunted = (0.8, 0.5, 0.3)[min(2, richer)]
    danger = hunted * expected["bank"] * (0.4 if view.bank_marker else 1.0)
    if mind.seat == view.president and not view.bank_marker:
        danger = max(danger, w.HUNTED * _may_shoot(mind, acting(view, "minister")))
    elsewhere = 1 - hunted * min(expected[spot] for spot in w.HIDEOUTS)
    saved = (1 - danger) - elsewhere * (0.6 if view.round < w.LATE else 0.25)
    return max(0.05, min(0.95, mind.me.bank - 0.1 + 1.5 * saved))


# --- attempts ---
def targets(mind: Mind) -> list[tuple[float, str, str]]:
    """Expected gain of an attempt on each family at each place, best first."""
    view, chances = mind.view, []
    for other in mind.others(mind.seat):
        worth = mind.pocket_of(other) + w.HARM * (1 + len(view.families[other].table))
        if other == view.president:
            worth += 0.8 * (1 + mind.grievance(mind.seat) * mind.me.anger)
        worth *= 1.5 - mind.trusts(other) + 0.3 * (other == mind.leader)
        worth += 3 * bool(mind.sworn(t.Attack(other)))
        if not mind.sworn(t.Peace, to=other):
            chances += [(worth * likely, other, s) for s, likely in mind.habit(other).items()]
    return sorted(chances, reverse=True)


def chosen(mind: Mind, card: str) -> list[tuple[float, str, str]]:
    """Attempts in random order, better ones likelier to come first; the same at every link."""
    safe = mind.view.bank_marker and card == dt.POLICE
    best = [each for each in targets(mind) if not (safe and each[2] == "bank")]
    top = max(0.5, best[0][0]) if best else 1.0
    weights = [exp((9 if mind.cunning else 4) * worth / top) for worth, _, _ in best]
    return mind.chance_of(f"victim {card}").choices(best, weights) + best if best else []


def attack(mind: Mind) -> str:
    """The means of an attempt: usually the police; paid killers if the loot is worth it."""
    worth = max((worth for worth, _, _ in targets(mind)), default=0.0)
    for option in mind.options:
        answer = dt.ATTACK.read(option)
        means = answer.card if isinstance(answer, dt.Assassin) else option
        price = 0.2 if means == dt.POLICE else mind.components.price.get(means, 99)
        likely = 0.4 if mind.beginner else 0.95 if mind.cunning else 0.8
        if worth > 0.4 + 1.5 * price and mind.may(f"attack {means}", likely):
            return option
    return "done"


def victim(mind: Mind) -> str:
    """The victim and place meant when the means was chosen; otherwise the best one available."""
    attempt = mind.about(AttemptOn)
    ranked = chosen(mind, attempt.card)
    spots = [spot for _, other, spot in ranked if other == attempt.family]
    wishes = spots or [other for _, other, _ in ranked]
    return next((wish for wish in wishes if wish in mind.options), mind.options[0])


def shield(mind: Mind) -> str:
    """Always use a shield, a free one first."""
    price = mind.components.price
    shields = {
        option: price[answer.card]
        for option in mind.options
        if isinstance(answer := dt.SHIELD.read(option), dt.ShieldCard)
    }
    return min(shields, key=lambda option: shields[option], default="no")


# --- money, cards, exile ---
def bank(mind: Mind) -> str:
    """Deposit everything."""
    return mind.first("in:all", "done")


def over_limit(mind: Mind) -> str:
    """Play what can be played; otherwise discard the least useful type."""
    types = mind.components.type_of
    discards = {
        option: w.DISCARDED.index(types[answer.card])
        for option in mind.options
        if isinstance(answer := dt.OVER_LIMIT.read(option), dt.DiscardCard)
    }
    return mind.first("play:") or min(discards, key=lambda option: discards[option])


def drop_influence(mind: Mind) -> str:
    """Discard the influence without which it keeps most votes."""
    table = mind.view.families[mind.seat].table

    def kept(card: str) -> int:
        return votes_of_cards(mind.components, [each for each in table if each != card])

    return max(mind.options, key=kept)


def target(mind: Mind) -> str:
    """The target of a spy, or of an event that drops influence: the family that has most."""
    families = mind.view.families
    return max(mind.options, key=lambda s: (len(families[s].table), mind.pocket_of(s)))


def come_home(mind: Mind) -> str:
    """Return when it is safe, when a new round begins and no shot is likely, or when
    little is at risk."""
    calm = mind.view.phase == "draw" and (safe_return(mind) or mind.pocket < w.FORTUNE)
    return "return" if mind.about(OfExile).safe or calm else "stay"


def shoot_returner(mind: Mind) -> str:
    """Take the free murder, unless the victim is a friend."""
    friend = mind.trusts(mind.about(OfExile).family) > w.FRIEND
    return "let-go" if friend or mind.may("mercy", mind.me.word - 0.3) else "shoot"
