"""Where a family spends the night, whom it has murdered, what it takes to Switzerland."""

from __future__ import annotations

from math import exp

from weimar_tui.games.junta.bots import coups
from weimar_tui.games.junta.bots.judgement import (
    LATE,
    grievance,
    guessed_pocket,
    habit,
    leader,
    others,
    predictability,
)
from weimar_tui.games.junta.bots.mind import Mind
from weimar_tui.games.junta.rules import vocabulary as v
from weimar_tui.games.junta.rules.families import acting
from weimar_tui.games.junta.rules.notes import Notes
from weimar_tui.games.junta.rules.phases.assassinations import POLICE

NIGHTS, NIGHTS_OF_CUNNING = 5, 8
"""How many nights a family looks back on."""

POLICE_WANTED = 0.7
"""Millions a free attempt must promise."""

BETRAYED = 1.6
"""How much rather one murders who broke his word."""

RICH = 9
"""Millions that are too many to sleep on."""

FORTUNE = 5
"""Millions for which a family may spend a night in an embassy, if the bank is closed."""

FLIGHTS = 0.6
"""How often it then does."""

FRIEND = 0.6
"""Trust in a Minister from which nobody fears his police."""

HARM = 0.25
"""What a murder is worth besides the loot: a rival loses his hand and his votes."""


# --- places ---
def place(mind: Mind) -> str:
    """A mixed strategy: the bank by what one carries, headquarters for a coup, never a pattern."""
    view = mind.view
    sworn = mind.sworn_for("place")
    if sworn and sworn[0].clause.split(":")[1] in mind.options:
        mind.because("keeps-word", family=sworn[0].to)
        return sworn[0].clause.split(":")[1]
    if refuge := _refuge(mind):
        mind.because("flees-night")
        return refuge
    plots = mind.seat != view.president and coups.begins(mind, because=False)
    if plots and not view.excuse and mind.chance.random() < 0.35 + mind.me.hq:
        mind.because("plans-coup")
        return "hq"
    wish = _bank_weighed(mind) if mind.cunning else _bank(mind)
    if mind.chance.random() < wish:
        mind.because("carries", number=mind.pocket)
        return "bank"
    if mind.chance.random() < mind.me.hq * (0.2 if view.excuse else 0.6):
        return "hq" if mind.seat != view.president else "home"
    nights = [dict(night.places).get(mind.seat, "") for night in view.history[-2:]]
    tired = {nights[0]} if len(nights) == 2 and nights[0] == nights[1] else set()
    mind.because("hides")
    return mind.chance.choice([p for p in ("home", "lover", "club") if p not in tired])


def _refuge(mind: Mind) -> str:
    """An embassy, for a fortune that cannot be banked while an excuse is on the table.

    Only where the way back is safe, and seldom enough that nobody counts on it.
    """
    view = mind.view
    danger = view.bank_closed and view.excuse and mind.pocket >= FORTUNE
    if not danger or not safe_return(mind) or not mind.may("flee", FLIGHTS):
        return ""
    return next((option for option in mind.options if option.startswith("exile:")), "")


def safe_return(mind: Mind) -> bool:
    """Whether it may come back without being shot: there is no Minister, or a friend."""
    minister = acting(mind.view, "minister")
    friend = minister and (
        mind.trusts(minister) > FRIEND or mind.promised_me("peace", minister) > 0.4
    )
    return minister in ("", mind.seat) or bool(friend)


def _bank(mind: Mind) -> float:
    """The chance of a visit to the bank."""
    view = mind.view
    pocket = mind.pocket
    wish = mind.me.bank * (0.3 if pocket <= 1 else 0.75 if pocket <= 2 else 1.0)
    if pocket >= 5:
        wish = min(0.97, wish * 1.3)
    if pocket >= RICH:
        wish = max(wish, 0.75)
    if view.bank_marker:
        wish *= 1.35
    if view.bank_closed:
        return 0.02
    wish *= 0.8 if mind.beginner else 1 - 0.7 * predictability(view, mind.seat)
    if view.round >= LATE and pocket:
        wish = max(wish, 0.75)
    if view.round == view.rounds and pocket:
        wish = max(wish, 0.9)
    return wish


def _bank_weighed(mind: Mind) -> float:
    """The same for the cunning: what is saved there against the danger of being expected there."""
    view = mind.view
    if view.bank_closed or mind.pocket <= 1:
        return _bank(mind) * (0.5 if not view.bank_closed else 1.0)
    expected = habit(view, mind.seat, NIGHTS)
    ranking = sorted(view.order, key=lambda s: -_seen_pocket(mind, s))
    hunted = (0.8, 0.5, 0.3)[min(2, ranking.index(mind.seat))]
    danger = hunted * expected["bank"] * (0.4 if view.bank_marker else 1.0)
    elsewhere = hunted * min(expected[p] for p in ("home", "lover", "club"))
    kept = 0.6 if view.round < LATE else 0.25
    saved, carried = 1 - danger, (1 - elsewhere) * kept
    return max(0.05, min(0.95, 0.5 + 1.5 * (saved - carried)))


def _seen_pocket(mind: Mind, seat: str) -> float:
    """What others think a family carries; one's own pocket as they guess it."""
    view = mind.view
    if seat != mind.seat:
        return guessed_pocket(view, seat)
    viewer, view.viewer = view.viewer, ""
    guessed = guessed_pocket(view, seat)
    view.viewer = viewer
    return guessed


# --- attempts ---
def targets(mind: Mind) -> list[tuple[float, str, str]]:
    """What an attempt on each family at each place promises, the best first."""
    view = mind.view
    nights = NIGHTS_OF_CUNNING if mind.cunning else NIGHTS
    ahead = leader(view) if view.round > view.rounds // 2 else ""
    found = []
    for other in others(view, mind.seat):
        if mind.sworn("peace", to=other):
            continue
        harm = HARM * len(view.families[other].table) + HARM
        worth = guessed_pocket(view, other) + harm
        if other == view.president:
            worth += 0.8 * grievance(view, mind.seat) * mind.me.anger
            worth += 0.8 if mind.seat != view.president else 0.0
        if mind.trusts(other) < 0.4:
            worth *= BETRAYED
        elif mind.trusts(other) > 0.6:
            worth *= 0.5
        if other == ahead:
            worth *= 1.3
        if any(m.clause == f"attack:{other}" for m in mind.sworn_for("attack")):
            worth += 3
        chances = habit(view, other, nights)
        for spot, chance in chances.items():
            found.append((worth * chance, other, spot))
    return sorted(found, reverse=True)


def chosen(mind: Mind, card: str) -> tuple[str, str]:
    """Victim and place: the better, the likelier. The same through all links of the chain."""
    view = mind.view
    closed = card == POLICE and view.bank_marker
    best = [t for t in targets(mind) if not (closed and t[2] == "bank")]
    if not best:
        return "", ""
    top = best[0][0]
    greed = 9 if mind.cunning else 4
    weights = [exp(greed * (worth - top) / max(top, 0.5)) for worth, _, _ in best]
    chance = mind.chance_of(f"victim {card}")
    point = chance.random() * sum(weights)
    for weight, (_, victim, spot) in zip(weights, best, strict=True):
        point -= weight
        if point <= 0:
            return victim, spot
    return best[0][1], best[0][2]


def attack(mind: Mind) -> str:
    """The police as a rule; killers for money where the loot is worth them."""
    best = targets(mind)
    if not best:
        return "done"
    worth = best[0][0]
    gentle = 0.5 if mind.beginner else 1.2 if mind.cunning else 1.0
    if POLICE in mind.options and worth > POLICE_WANTED and mind.may("police", 0.8 * gentle):
        mind.because("murders", family=chosen(mind, POLICE)[0])
        return POLICE
    for option in mind.options:
        card = option.removeprefix("card:")
        if card == option or not mind.may(f"killer {card}", 0.8 * gentle):
            continue
        if worth > 1.5 * mind.box.price[card] + 0.4:
            mind.because("murders", family=chosen(mind, card)[0])
            return option
    return "done"


def victim(mind: Mind) -> str:
    """As meant when the means was chosen, else the best that may be named."""
    wanted, _ = chosen(mind, mind.private.card)
    if wanted in mind.options:
        return wanted
    ranked = [other for _, other, _ in targets(mind) if other in mind.options]
    return ranked[0] if ranked else mind.options[0]


def where(mind: Mind) -> str:
    """Where the victim is likely to be."""
    wanted, spot = chosen(mind, mind.private.card)
    if wanted == mind.private.family and spot in mind.options:
        return spot
    chances = habit(mind.view, mind.private.family, NIGHTS)
    return max(mind.options, key=lambda option: chances.get(option, 0.0))


def shield(mind: Mind) -> str:
    """Always, where there is anything to lose; a shield that costs nothing first."""
    shields = [option for option in mind.options if option != "no"]
    if not shields:
        return "no"
    family = mind.view.families[mind.seat]
    if mind.pocket + 0.5 * (len(family.hand) + len(family.table)) < 2:
        return "no"
    mind.because("shield", number=mind.pocket)
    return min(shields, key=lambda option: mind.box.price[option.removeprefix("use:")])


def burgled(mind: Mind) -> str:
    """As little as will do."""
    return min(mind.options, key=lambda option: Notes.parse(option).total)


# --- money ---
def bank(mind: Mind) -> str:
    """All to Switzerland, but for the price of a killer or a shield in the hand."""
    family, view = mind.view.families[mind.seat], mind.view
    prices = [mind.box.price[card] for card in family.hand]
    reserve = 0 if view.round >= LATE or mind.beginner else min(2, max(prices, default=0))
    if "in:all" not in mind.options and not any(o.startswith("in:") for o in mind.options):
        return "done"
    mind.because("banks", number=mind.pocket)
    if not reserve and "in:all" in mind.options:
        return "in:all"
    for value in (3, 2, 1):
        if f"in:{value}" in mind.options and mind.pocket - value >= reserve:
            return f"in:{value}"
    return "done"


def notes(mind: Mind) -> str:
    """Rich friends pay first, else the lightest set of notes."""
    return mind.options[0]


# --- cards ---
KEEP = {"influence": 9, "donation": 9, "assassin": 6, "bribe": 4, "vote": 3.5, "unit": 4}
"""What a card in the hand is worth keeping, by its type; all others 2, shields 8."""

SHIELD = 8.0


def over_limit(mind: Mind) -> str:
    """What can be played, else the least useful card goes."""
    for option in mind.options:
        if option.startswith("play:"):
            return option
    cards = [option for option in mind.options if option.startswith("discard:")]
    rebellious = 1 + mind.me.hq * 4

    def worth(option: str) -> float:
        card = option.removeprefix("discard:")
        kind = mind.box.type_of[card]
        shields = v.Shield in mind.box.words[card]
        value = SHIELD if shields else KEEP.get(kind, 2.0) + 0.3 * mind.box.worth[card]
        return value * rebellious if kind in ("unit", "excuse") else value

    return min(cards, key=worth)


def drop(mind: Mind) -> str:
    """The smallest influence."""
    return min(mind.options, key=lambda card: mind.box.worth[card])


def target(mind: Mind) -> str:
    """Whom a spy looks at, or who loses influence: who has most."""
    return max(
        mind.options,
        key=lambda s: (len(mind.view.families[s].table), guessed_pocket(mind.view, s)),
    )


# --- exile ---
def come_home(mind: Mind) -> str:
    """When it is safe, or a new round begins and nobody will shoot, or little is lost by it."""
    if mind.subject.safe:
        return "return"
    calm = mind.view.phase == "draw" and (safe_return(mind) or mind.pocket < FORTUNE)
    return "return" if calm else "stay"


def shoot_returner(mind: Mind) -> str:
    """A free murder, unless it is a friend."""
    friend = mind.trusts(mind.subject.family) > 0.55
    return "let-go" if friend or mind.may("mercy", mind.me.word - 0.3) else "shoot"


def brother_in_law(mind: Mind) -> str:
    """The office with the most power."""
    order = ("minister", "general3", "general2", "general1", "air", "admiral")
    return next(office for office in order if office in mind.options)
