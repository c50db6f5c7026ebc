"""Helpers for the tests of single cards: play a card for its event, or react with a politician.

    play = play_event(table(), "S10")          # an impulse of its owner, up to the first question
    assert gone(play, "S10")                   # carried out and removed from the game

    assert answers_to("S06") == {"counter-coup": {"z"}, "reaction": {"kpd", "z", "dnvp"}}
    play = reacted("S06", "counter-coup", "z", 4, 1, 1)
    assert rolled(play, "counter-coup") == (3, 5)          # dice, result
    assert spent(play, "S06")                  # discarded, and its owner drew a card

Every roll prepared by `announced` has three dice and no modification, so that a best die of 4 is
a result of 4.
"""

from __future__ import annotations

from tests.games.weimar import table as t
from weimar_tui.games.weimar.rules.events import CardsDrawn, DiceRolled
from weimar_tui.games.weimar.rules.phases.impulse import PlayImpulse
from weimar_tui.games.weimar.rules.position import PARTIES
from weimar_tui.games.weimar.rules.runner import WeimarRunner

GOVERNMENTS = {
    "spd": ("spd", "z"),
    "z": ("z", "spd"),
    "kpd": ("spd", "kpd"),
    "dnvp": ("z", "dnvp"),
}
"""For each party, a government that includes it."""

TRIGGERS = (
    "demonstrate",
    "coup",
    "counter-coup",
    "fight",
    "negotiate",
    "reaction",
    "event",
    "debate",
    "roll",
)
NAMES = {"berlin": "Berlin", "koeln": "Köln", "essen": "Essen", "frankfurt": "Frankfurt"}
THREE_DICE = {
    "spd": {"reichsbanner": 3},
    "kpd": {"soldiers": 3},
    "z": {"police": 3},
    "dnvp": {"freikorps-1": 3},
}
SOME_EVENT = {"spd": "S13", "kpd": "K15", "z": "Z14", "dnvp": "D12"}
"""A harmless card of each party to play or debate with."""


# --- events -------------------------------------------------------------------------------------
def owner_of(card: str) -> str:
    return t.components().cards[card].deck


def play_event(runner: WeimarRunner, card: str, *picks: str) -> WeimarRunner:
    """Play the card for its event in an impulse of its owner, and answer the questions."""
    party = owner_of(card)
    t.hand(runner, party, card)
    t.do(runner, PlayImpulse(party))
    t.answer(runner, f"{card}:event", party, kind="play-card")
    return t.answers(runner, *picks)


def gone(runner: WeimarRunner, card: str) -> bool:
    """Whether the event is over and the card has left the game."""
    everywhere = [*runner.position.discards.values(), *runner.position.decks.values()]
    return (
        t.at_rest(runner)
        and card in runner.position.removed
        and not any(card in pile for pile in everywhere)
    )


def kept(runner: WeimarRunner, card: str) -> bool:
    """Whether the event is over and the card is in its owner's discard pile."""
    return (
        t.at_rest(runner)
        and card in runner.position.discards[owner_of(card)]
        and card not in runner.position.removed
    )


def ways_to_play(card: str, *, impulses_played: int = 0) -> set[str]:
    """What the owner could do with the card in an impulse."""
    party = owner_of(card)
    runner = t.table()
    t.hand(runner, party, card)
    runner.position.impulses_played[party] = impulses_played
    t.do(runner, PlayImpulse(party))
    return {option.split(":")[1] for option in t.options(runner, party)}


# --- reactions ----------------------------------------------------------------------------------
def announced(
    card: str, trigger: str, actor: str, *faces: int, where: str = "berlin"
) -> WeimarRunner:
    """Announce something that can be reacted to; the politician is in its owner's hand."""
    enemy = "spd" if actor == "dnvp" else "dnvp"
    runner = t.table(government=GOVERNMENTS[actor], chancellor=GOVERNMENTS[actor][0])
    t.supply(runner, "z")
    t.hand(runner, owner_of(card), card)
    units = dict(THREE_DICE[actor])
    here = t.city(runner, where, units=units)
    match trigger:
        case "demonstrate" | "roll":
            here.units = {} if actor == "spd" else {next(iter(units)): 2}
            notation = f"demonstrate {NAMES[where]}"
        case "coup":
            runner.position.government = ("spd", "z")
            notation = f"coup {NAMES[where]}"
        case "counter-coup":
            here.units = {"police": 3}
            here.threats = ["regime"]
            notation = f"counter-coup {NAMES[where]}"
        case "fight":
            here.units = {"police": 3, next(iter(THREE_DICE[enemy])): 1}
            notation = f"fight {NAMES[where]}"
        case "negotiate":
            runner.position.foreign_affairs.deck = ["A16"]
            runner.position.flags["france"] = 2
            notation = "negotiate"
        case "reaction":
            return _board_reaction(runner, card, actor, where, faces)
        case _:
            return _card(runner, card, trigger, actor)
    t.dice(runner, *faces)
    return t.effects(runner, notation, actor)


def _board_reaction(
    runner: WeimarRunner, card: str, actor: str, where: str, faces: tuple[int, ...]
) -> WeimarRunner:
    """The actor reacts to a demonstration with its board."""
    demonstrator = owner_of(card) if owner_of(card) != actor else ("z" if actor == "spd" else "spd")
    t.city(runner, where, bases={actor: 3 if actor == "spd" else 1}, units=THREE_DICE[actor])
    t.reserve(runner, **{actor: 1})
    t.dice(runner, *faces)
    t.effects(runner, f"demonstrate {NAMES[where]}", demonstrator)
    while "board" not in t.options(runner):
        t.answer(runner, "pass")
    return t.answer(runner, "board", actor)


def _card(runner: WeimarRunner, card: str, trigger: str, actor: str) -> WeimarRunner:
    """The actor plays a card for its event, or debates with it."""
    t.issues(runner, {"economy-1": "0", "security-1": "Z1"})
    played = SOME_EVENT[actor]
    t.hand(runner, actor, *{played, *runner.position.hands[actor]})
    t.do(runner, PlayImpulse(actor))
    t.answer(runner, f"{played}:{trigger}", actor)
    if trigger == "debate":
        first = next(o for o in t.asked(runner, actor).options if o.startswith("economy-1"))
        t.answer(runner, first, actor)
        if t.asked(runner).kind == "debate":
            t.answer(runner, "pass", actor)
    return runner


def wait_for(runner: WeimarRunner, card: str, trigger: str) -> bool:
    """Decline everything until the card is offered as a reaction to the trigger; or never."""
    for _ in range(60):
        if t.at_rest(runner):
            return False
        decision = t.asked(runner)
        right = decision.kind == "react" and decision.subject.trigger == trigger
        if right and decision.seat == owner_of(card) and card in decision.options:
            return True
        t.answer(runner, decision.options[-1])
    raise AssertionError("this never ends")


def possible(trigger: str, actor: str) -> bool:
    """Whether the party could ever do it."""
    if trigger == "coup":
        return actor in ("kpd", "dnvp")
    return trigger != "counter-coup" or actor in ("spd", "z")


def answers_to(card: str, *, where: str = "berlin") -> dict[str, set[str]]:
    """Everything the politician can answer: trigger and actors. Triggers without an
    answer are missing."""
    found: dict[str, set[str]] = {}
    for trigger in TRIGGERS:
        for actor in PARTIES:
            if possible(trigger, actor):
                runner = announced(card, trigger, actor, where=where)
                if wait_for(runner, card, trigger):
                    found.setdefault(trigger, set()).add(actor)
    return found


def reacted(
    card: str, trigger: str, actor: str, *faces: int, where: str = "berlin"
) -> WeimarRunner:
    """Play the politician as a reaction; `faces` are the dice of the roll reacted to."""
    runner = announced(card, trigger, actor, *faces, where=where)
    assert wait_for(runner, card, trigger), f"{card} is not offered"
    return t.answer(runner, card, owner_of(card))


def decline_rest(runner: WeimarRunner) -> WeimarRunner:
    """Decline all remaining questions."""
    while not t.at_rest(runner):
        t.answer(runner, t.asked(runner).options[-1])
    return runner


def rolled(runner: WeimarRunner, purpose: str) -> tuple[int, int]:
    """The number of dice rolled for it, and the final result."""
    decline_rest(runner)
    found = [roll for roll in t.happened(runner, DiceRolled) if roll.purpose == purpose]
    assert found, f"no roll for {purpose}"
    return len(found[-1].dice), found[-1].result


def spent(runner: WeimarRunner, card: str) -> bool:
    """Whether the politician was discarded and its owner drew one party card for it."""
    party = owner_of(card)
    drawn = [draw for draw in t.happened(runner, CardsDrawn) if draw.party == party]
    return (
        card in runner.position.discards[party]
        and card not in runner.position.hands[party]
        and [draw.deck for draw in drawn] == [party]
        and len(drawn[0].cards) == 1
        and drawn[0].cards[0] in runner.position.hands[party]
    )
