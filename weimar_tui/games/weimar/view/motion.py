"""Changes of Weimar shown as they happen: markers on their way, and the dice that fell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from weimar_tui.kernel.events import Event
from weimar_tui.tui.game_view import Fall, Played
from weimar_tui.tui.motion import STRIDES

from ..rules import events as e
from ..rules.events import DiceRolled, RandomCityRolled
from ..rules.opinion import PLACES
from ..rules.position import WeimarPosition
from ..words.wording import WeimarMessages

_BEGINNINGS = (
    e.RoundStarted,
    e.PhaseStarted,
    e.StepStarted,
    e.StageChanged,
    e.FirstPlayerNamed,
    e.AgendaRevealed,
    e.CardPlayed,
    e.CardEventStarted,
    e.CardDiscarded,
    e.CardRemoved,
    e.CardsDrawn,
    e.DeckShuffled,
    e.BehaviourTurned,
    e.AttemptAnnounced,
    e.IssueMajorityWon,
    e.IssueResolved,
    e.IssueRemoved,
    e.SocietyResolved,
    e.StresemannTurned,
    e.PresidentCardTurned,
    e.GovernmentDeclared,
)
"""Events that no roll brings about: what a card, a step or a round goes on with."""

Roll = DiceRolled | RandomCityRolled
"""The events that tell of dice."""


def way(origin: str, target: str) -> list[str]:
    """The cells between two cells of the opinion track, without both ends.

    The track is a cross with filled corners: a marker goes along its arm towards the middle until
    it can turn.

    >>> way("S3", "Z1")
    ['S2', 'S1', '0']
    >>> way("K1", "SK")
    []
    """
    cells = {place: cell for cell, place in PLACES.items()}
    (x, y), goal = PLACES[origin], PLACES[target]
    passed = []
    while (x, y) != goal:
        steps = [(x + dx, y + dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
        x, y = min(
            (step for step in steps if step in cells),
            key=lambda step: _far(step, goal),
        )
        passed.append(cells[x, y])
    return passed[:-1]


def _far(place: tuple[int, int], goal: tuple[int, int]) -> tuple[int, int]:
    """Steps to the goal, ways through the middle first where two are as long."""
    return abs(place[0] - goal[0]) + abs(place[1] - goal[1]), abs(place[0]) + abs(place[1])


def between(before: WeimarPosition, after: WeimarPosition) -> list[WeimarPosition]:
    """The moments to draw between two views: issues on their way, and the economy on its own."""
    ways = {
        marker: path
        for marker, cell in after.issues.items()
        if marker in before.issues and (path := way(before.issues[marker], cell))
    }
    direction = 1 if after.economy > before.economy else -1
    levels = list(range(before.economy + direction, after.economy, direction))
    number = min(STRIDES, max([len(levels), *map(len, ways.values())]))
    views = []
    for step in range(number):
        moment = after.copy()
        for marker, path in ways.items():
            moment.issues[marker] = path[step * len(path) // number]
        if levels:
            moment.economy = levels[step * len(levels) // number]
        views.append(moment)
    return views


def played(before: WeimarPosition, news: Sequence[Event]) -> WeimarPosition:
    """The view before, without the cards that were played since."""
    now = before
    for event in news:
        if isinstance(event, e.CardPlayed) and now.hands.get(event.party):
            now = now.copy() if now is before else now
            hand = now.hands[event.party]
            # Of a hand that is face down, any card is the one.
            hand.remove(event.card if event.card in hand else hand[-1])
    return now


def card_of(event: Event) -> Played | None:
    """The card that an event tells to be played; the Reaction of a party board is none."""
    match event:
        case e.CardPlayed(party=party, card=card) | e.BehaviourTurned(party=party, card=card):
            return Played(party, card)
        case e.Reacted(party=party, card=card) | e.RollRepeated(by=party, card=card) if card:
            return Played(party, card)
        case _:
            return None


def _is_shown(event: Event) -> bool:
    """Whether it is a roll to show: the dice for a random city are shown with the city only."""
    return isinstance(event, RandomCityRolled) or (
        isinstance(event, DiceRolled) and event.purpose != "city"
    )


def rolls(events: Sequence[Event]) -> list[tuple[Roll, list[Event]]]:
    """Each roll that was told, with what came of it: nothing that begins after its effects.

    The dice for a random city are told twice; the second time, with the city, they are shown.
    """
    by_roll: list[tuple[Roll, list[Event]]] = []
    over = True
    for event in events:
        if isinstance(event, Roll):
            over = not _is_shown(event)
            if not over:
                by_roll.append((event, []))
        elif isinstance(event, _BEGINNINGS):
            over = True
        elif not over:
            by_roll[-1][1].append(event)
    return by_roll


def falls(events: Sequence[Event], words: WeimarMessages) -> list[Fall]:
    """Each roll, ready to be shown; the crisis rolls of one party share a card."""
    fallen: list[Fall] = []
    places = (place for place, event in enumerate(events) if _is_shown(event))
    for place, (roll, following) in zip(places, rolls(events), strict=True):
        fall = _fall(roll, place, following, words)
        if fallen and _same_series(fallen[-1].event, roll):
            fallen[-1] = _join(fallen[-1], fall, words)
        else:
            fallen.append(fall)
    return fallen


def _same_series(last: Event, roll: Event) -> bool:
    """Whether both are crisis rolls of one party."""
    return (
        isinstance(last, DiceRolled)
        and isinstance(roll, DiceRolled)
        and last.purpose == roll.purpose == "crisis"
        and last.party == roll.party
    )


def _join(series: Fall, fall: Fall, words: WeimarMessages) -> Fall:
    """Add one more crisis roll to a card, with the number of rolls in its title."""
    parts = (*(series.series or (series,)), fall)
    return replace(
        series,
        dice=tuple(max(part.dice) for part in parts),
        then=series.then + fall.then,
        title=words.text("roll-crisis", party=words.seat(fall.seat), number=len(parts)),
        series=parts,
    )


def _fall(roll: Roll, place: int, following: list[Event], words: WeimarMessages) -> Fall:
    purpose, party, city = "city", "", ""
    if isinstance(roll, DiceRolled):
        purpose, party, city = roll.purpose, roll.party, roll.city
    title = words.text(
        "dialog-roll",
        action=words.ui(f"action-{purpose}"),
        party=words.seat(party) or "none",
        city=words.city(city) if city else "none",
    )
    pane = "map" if roll.city else ""
    return Fall(roll, place, roll.dice, party, tuple(following), title, pane)
