"""A family run by the program: it sees a view and answers every question at once."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from weimar_tui.games.junta.bots import coups
from weimar_tui.games.junta.bots.deals import ACCEPT, plan, value
from weimar_tui.games.junta.bots.judgement import (
    fair_share,
    grievance,
    guessed_pocket,
    habit,
    others,
    predictability,
    promised_to,
    votes_of,
)
from weimar_tui.games.junta.bots.personalities import LEVELS, Personality, drawn
from weimar_tui.games.junta.bots.script import scripted
from weimar_tui.games.junta.rules.game import JuntaGame
from weimar_tui.games.junta.rules.negotiation import offers
from weimar_tui.games.junta.rules.negotiation.promises import known_to
from weimar_tui.games.junta.rules.notes import Notes
from weimar_tui.games.junta.rules.play import JuntaPlay
from weimar_tui.games.junta.rules.position import Asked, JuntaPosition
from weimar_tui.games.junta.rules.scenario_data import load_scenario
from weimar_tui.games.junta.rules.trust import trust
from weimar_tui.kernel.decision import Decision

LOOT_WANTED = 1.2
"""Millions that a murder must promise, besides its cost."""


class JuntaBot:
    """One family with its personality; a name such as `loyalist`, or any if empty.

    Its chance comes from seat, seed and the number of the question, so it answers the same again.
    """

    needs_view = True

    def __init__(
        self,
        seat: str,
        seed: str,
        game: JuntaGame,
        personality: str = "",
        level: str = LEVELS[0],
    ) -> None:
        self.seat = seat
        self.level = level
        self.game = game
        self.me: Personality = drawn(personality, Random(f"{seed}/{seat}"))
        self._seed = seed

    def decide(self, view: JuntaPosition, decision: Decision[Asked]) -> str:
        """One of the options."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        scenario = load_scenario(view.scenario, self.game.components)
        if scenario.script and (wanted := scripted(scenario, view, decision)):
            return wanted
        chance = Random(f"{self._seed}/{self.seat}/{decision.number}")
        play = self.game.resume(view, listen=False)
        answer = _ANSWERS.get(decision.kind)
        if decision.private is not None and decision.private.step:
            picked = _compose(self, play, decision, chance)
        elif answer is not None:
            picked = answer(self, play, decision, chance)
        else:
            picked = options[0]
        return picked if picked in options else _harmless(options)


def _harmless(options: tuple[str, ...]) -> str:
    """What commits to least."""
    for quiet in ("ready", "pass", "done", "stay", "drop", "hold", "hold-fire", "no", "go-on"):
        if quiet in options:
            return quiet
    return options[0]


Answer = Callable[[JuntaBot, JuntaPlay, Decision[Asked], Random], str]


# --- talk ---
def _talk(bot: JuntaBot, play: JuntaPlay, decision: Decision[Asked], chance: Random) -> str:
    view, options = play.position, decision.options
    for option in options:
        what, _, detail = option.partition(":")
        if what == "lay":
            return option
        if what == "play" and (view.window == "places" or _is(play, detail, "event")):
            return option
    for offer in offers.addressed_to(view, bot.seat):
        good = value(view, play.box, bot.seat, offer, bot.me) >= ACCEPT
        if good and f"accept:{offer.number}" in options:
            return f"accept:{offer.number}"
        if f"refuse:{offer.number}" in options and offer.to == bot.seat:
            return f"refuse:{offer.number}"
    family = view.families[bot.seat]
    if "offer" in options and not family.made and plan(view, play.box, bot.seat, bot.me):
        return "offer"
    return "ready"


def _is(play: JuntaPlay, card: str, kind: str) -> bool:
    return play.box.type_of.get(card) == kind


def _compose(bot: JuntaBot, play: JuntaPlay, decision: Decision[Asked], chance: Random) -> str:
    view, private = play.position, decision.private
    assert private is not None
    wish = plan(view, play.box, bot.seat, bot.me)
    match private.step:
        case "target":
            rich = [seat for seat in decision.options if view.families[seat].table]
            return max(rich or decision.options, key=lambda s: votes_of(view, play.box, s))
        case "to" if wish is not None:
            return wish.to
        case "want" if wish is not None:
            return wish.want if wish.want in decision.options else "nothing"
        case "give" if wish is not None:
            return wish.give if wish.give in decision.options else "nothing"
        case "send":
            return "private" if "private" in decision.options else "drop"
        case "give-notes" | "accept-notes" | "accept-card":
            return decision.options[0]
    return "drop"


def _answer_offer(bot: JuntaBot, play: JuntaPlay, decision: Decision[Asked], _: Random) -> str:
    private = decision.private
    offer = offers.find(play.position, bot.seat, private.number) if private is not None else None
    if offer is not None and value(play.position, play.box, bot.seat, offer, bot.me) >= ACCEPT:
        return f"accept:{offer.number}"
    return decision.options[-1]


# --- offices, elections, votes ---
def _nominate(bot: JuntaBot, play: JuntaPlay, decision: Decision[Asked], chance: Random) -> str:
    return bot.seat if bot.seat in decision.options else "pass"


def _ballot(bot: JuntaBot, play: JuntaPlay, decision: Decision[Asked], chance: Random) -> str:
    view, options = play.position, decision.options
    sides = decision.subject.families
    if "done" in options and not any(option.endswith(":all") for option in options):
        return "done"

    def liked(seat: str) -> float:
        loyal = 0.6 if seat == bot.seat and decision.subject.round < 3 else 0.0
        return trust(view, bot.seat, seat) + loyal + 0.02 * votes_of(view, play.box, seat)

    best = max(sides, key=liked)
    for what in ("all", "office", "table"):
        if f"{best}:{what}" in options:
            return f"{best}:{what}"
    return "done" if "done" in options else "pass"


def _appoint(bot: JuntaBot, play: JuntaPlay, decision: Decision[Asked], chance: Random) -> str:
    view, options = play.position, decision.options
    owed = [m for m in known_to(view, bot.seat) if m.by == bot.seat and m.state == "open"]
    for made in owed:
        if made.clause == f"office:{decision.subject.office}" and made.to in options:
            return made.to
    if "as-before" in options and chance.random() < 0.7 and not owed:
        return "as-before"
    seats = [option for option in options if option in view.families]
    return max(seats, key=lambda s: trust(view, bot.seat, s) + 0.3 * chance.random())


def _announce(bot: JuntaBot, play: JuntaPlay, decision: Decision[Asked], chance: Random) -> str:
    view, private = play.position, decision.private
    assert private is not None
    given = sum(map(int, private.items))
    purse = view.families[bot.seat].aid.total or view.families[bot.seat].pocket.total
    budget = (1 - bot.me.keep) * purse - given
    seats = decision.subject.families
    friends = sorted(seats, key=lambda s: -votes_of(view, play.box, s))
    total = sum(votes_of(view, play.box, seat) for seat in (*seats, bot.seat))
    votes, bought = votes_of(view, play.box, bot.seat), []
    for seat in friends:
        if votes * 2 > total + 2:
            break
        bought.append(seat)
        votes += votes_of(view, play.box, seat)
    left = max(1, sum(seat in bought for seat in seats[len(private.items) :]))
    wanted = round(budget / left) if private.family in bought else 0
    sums = [int(option) for option in decision.options if option.isdigit()]
    return str(max(s for s in sums if s <= max(0, wanted)))


def _cast(bot: JuntaBot, play: JuntaPlay, decision: Decision[Asked], chance: Random) -> str:
    view, options = play.position, decision.options
    side = _side(bot, view, decision)
    for what in ("all", "office", "table"):
        if f"{side}:{what}" in options:
            return f"{side}:{what}"
    motion = view.motion
    assert motion is not None
    if decision.subject.round == 2 and abs(promised_to(view, bot.seat) - fair_share(view)) > 1:
        counts = {s: sum(c.votes for c in motion.casts if c.side == s) for s in ("yes", "no")}
        behind = counts["no" if side == "yes" else "yes"] - counts[side]
        for option in options:
            if option.startswith(f"{side}:card:") and 0 <= behind <= 3:
                return option
    return "done" if "done" in options else "pass"


def _side(bot: JuntaBot, view: JuntaPosition, decision: Decision[Asked]) -> str:
    by = decision.subject.by
    if decision.subject.about == "competence":
        return "yes" if grievance(view, bot.seat) > 1 and bot.seat != view.president else "no"
    if by == bot.seat:
        return "yes"
    for made in known_to(view, bot.seat):
        if made.by == bot.seat and made.state == "open" and made.clause in ("vote:yes", "vote:no"):
            return made.clause.removeprefix("vote:")
    return "yes" if promised_to(view, bot.seat) >= bot.me.need * fair_share(view) else "no"


def _force(bot: JuntaBot, play: JuntaPlay, decision: Decision[Asked], chance: Random) -> str:
    view = play.position
    sworn = any(
        m.by == bot.seat and m.state == "open" and m.clause == "force"
        for m in known_to(view, bot.seat)
    )
    generous = promised_to(view, bot.seat) >= fair_share(view)
    return "force" if sworn or generous or decision.subject.by == bot.seat else "let-it-be"


def _envelope(bot: JuntaBot, play: JuntaPlay, decision: Decision[Asked], chance: Random) -> str:
    view, private = play.position, decision.private
    assert private is not None
    owed = {
        m.to: int(m.clause.split(":")[1])
        for m in known_to(view, bot.seat)
        if m.by == bot.seat and m.state == "open" and m.clause.startswith("more:")
    }
    extra = owed.get(private.family, 0)
    if extra and chance.random() < bot.me.word:
        for option in decision.options:
            wanted = private.number + extra
            if option.startswith("pay:") and Notes.parse(option[4:]).total >= wanted:
                return option
    if not owed and "rest-as-announced" in decision.options:
        return "rest-as-announced"
    return decision.options[0]


# --- places and attempts ---
def _place(bot: JuntaBot, play: JuntaPlay, decision: Decision[Asked], chance: Random) -> str:
    view = play.position
    pocket = view.families[bot.seat].pocket.total
    bank = bot.me.bank * (0.45 if pocket <= 1 else 1.15 if pocket >= 5 else 1.0)
    bank *= 1.4 if view.bank_marker else 1.0
    bank *= 0.06 if view.bank_closed else 1.0
    bank *= 1 - 0.5 * predictability(view, bot.seat)
    if view.round == view.rounds and not view.bank_closed:
        bank = max(bank, 0.8)
    if chance.random() < min(0.97, bank):
        return "bank"
    hq = bot.me.hq * (0.3 if view.excuse else 1.0) * (bot.seat != view.president)
    if chance.random() < hq:
        return "hq"
    last = view.families[bot.seat].place
    return chance.choice([place for place in ("home", "lover", "club") if place != last])


def _best_target(bot: JuntaBot, view: JuntaPosition) -> tuple[str, str, float]:
    """The family and place that promise most."""
    best = ("", "", 0.0)
    for seat in others(view, bot.seat):
        chances = habit(view, seat)
        if view.bank_marker:
            chances["bank"] = 0.0
        place = max(chances, key=lambda p: chances[p])
        anger = 1.0 + max(0.0, 0.5 - trust(view, bot.seat, seat))
        worth = guessed_pocket(view, seat) * chances[place] * anger
        if seat == view.president:
            worth += 0.5 * grievance(view, bot.seat)
        if worth > best[2]:
            best = (seat, place, worth)
    return best


def _attack(bot: JuntaBot, play: JuntaPlay, decision: Decision[Asked], chance: Random) -> str:
    view = play.position
    victim, _, worth = _best_target(bot, view)
    if not victim:
        return "done"
    if "police" in decision.options and worth > LOOT_WANTED and chance.random() < 0.8:
        return "police"
    for option in decision.options:
        card = option.removeprefix("card:")
        if card != option and worth > LOOT_WANTED + 1.5 * play.box.price[card]:
            return option
    return "done"


def _victim(bot: JuntaBot, play: JuntaPlay, decision: Decision[Asked], chance: Random) -> str:
    victim, _, _ = _best_target(bot, play.position)
    return victim if victim in decision.options else chance.choice(decision.options)


def _where(bot: JuntaBot, play: JuntaPlay, decision: Decision[Asked], chance: Random) -> str:
    assert decision.private is not None
    chances = habit(play.position, decision.private.family)
    return max(decision.options, key=lambda place: chances[place])


def _shield(bot: JuntaBot, play: JuntaPlay, decision: Decision[Asked], chance: Random) -> str:
    return decision.options[0]


def _bank(bot: JuntaBot, play: JuntaPlay, decision: Decision[Asked], chance: Random) -> str:
    return "in:all" if "in:all" in decision.options else "done"


def _over_limit(bot: JuntaBot, play: JuntaPlay, decision: Decision[Asked], chance: Random) -> str:
    played = [option for option in decision.options if option.startswith("play:")]
    if played:
        return played[0]
    worth = {"event": 0, "excuse": 1, "unit": 2, "vote": 3, "bribe": 4, "assassin": 5}
    cards = [option for option in decision.options if option.startswith("discard:")]
    kinds = play.box.type_of
    return min(cards, key=lambda option: worth.get(kinds[option.removeprefix("discard:")], 6))


# --- exile ---
def _return(bot: JuntaBot, play: JuntaPlay, decision: Decision[Asked], chance: Random) -> str:
    if decision.subject.safe or play.position.phase == "draw":
        return "return"
    return "stay"


def _shoot_returner(bot: JuntaBot, play: JuntaPlay, d: Decision[Asked], chance: Random) -> str:
    friend = trust(play.position, bot.seat, d.subject.family) > 0.55
    return "let-go" if friend or chance.random() < bot.me.word - 0.3 else "shoot"


def _brother(bot: JuntaBot, play: JuntaPlay, decision: Decision[Asked], chance: Random) -> str:
    order = ("minister", "general3", "general2", "general1", "air", "admiral")
    return next(office for office in order if office in decision.options)


# --- coups ---
def _start(bot: JuntaBot, play: JuntaPlay, decision: Decision[Asked], chance: Random) -> str:
    view = play.position
    wishes = coups.begins if decision.kind == "coup" else coups.joins
    if not wishes(view, bot.seat, bot.me):
        return "stay"
    if decision.kind == "coup":
        for option in decision.options:
            if option.startswith("excuse:"):
                return option
    for way in ("move", "strike", "shell", "land"):
        if way in decision.options:
            return way
    cards = [option for option in decision.options if option.startswith("card:")]
    return cards[0] if cards else "stay"


def _junta_vote(bot: JuntaBot, play: JuntaPlay, decision: Decision[Asked], chance: Random) -> str:
    first = decision.subject.families[0] if decision.subject.families else bot.seat
    return bot.seat if bot.me.word < 0.55 and bot.seat in decision.options else first


def _shoot(bot: JuntaBot, play: JuntaPlay, decision: Decision[Asked], chance: Random) -> str:
    view = play.position
    assert decision.private is not None
    seat = decision.private.family
    sworn = any(
        m.by == bot.seat and m.to == seat and m.state == "open" and m.clause == "spare"
        for m in known_to(view, bot.seat)
    )
    if sworn and chance.random() < bot.me.word:
        return "spare"
    rich = guessed_pocket(view, seat) >= 3
    return f"shoot:{seat}" if rich or chance.random() < 0.6 - 0.5 * bot.me.word else "spare"


_ANSWERS: dict[str, Answer] = {
    "talk": _talk,
    "answer-offer": _answer_offer,
    "nominate": _nominate,
    "ballot": _ballot,
    "accept-office": lambda bot, play, decision, chance: "accept",
    "appoint": _appoint,
    "announce": _announce,
    "cast": _cast,
    "break-tie": lambda bot, play, decision, chance: (
        "yes" if decision.subject.by == bot.seat else "no"
    ),
    "recount": lambda bot, play, decision, chance: "pass",
    "force": _force,
    "alternative": lambda bot, play, decision, chance: decision.options[0],
    "envelope": _envelope,
    "place": _place,
    "attack": _attack,
    "victim": _victim,
    "where": _where,
    "shield": _shield,
    "bank": _bank,
    "over-limit": _over_limit,
    "return": _return,
    "shoot-returner": _shoot_returner,
    "brother-in-law": _brother,
    "coup": _start,
    "join": _start,
    "move-from": lambda bot, play, decision, chance: coups.move(play, decision, bot.me),
    "move-to": lambda bot, play, decision, chance: coups.move_to(play, decision, bot.me),
    "land-at": lambda bot, play, decision, chance: coups.move_to(play, decision, bot.me),
    "hop-to": lambda bot, play, decision, chance: coups.move_to(play, decision, bot.me),
    "move-how-many": lambda bot, play, decision, chance: coups.how_many(play, decision),
    "fight": lambda bot, play, decision, chance: coups.fires(play, decision, bot.me),
    "target": lambda bot, play, decision, chance: coups.fires(play, decision, bot.me),
    "bombard": lambda bot, play, decision, chance: coups.bombards(play, decision, bot.me),
    "settle": lambda bot, play, decision, chance: coups.settles(play, bot.seat, bot.me),
    "side": lambda bot, play, decision, chance: coups.declares(play, bot.seat, bot.me),
    "allow-retreat": lambda bot, play, decision, chance: "no",
    "passage": lambda bot, play, decision, chance: "grant",
    "junta-vote": _junta_vote,
    "shoot": _shoot,
}
