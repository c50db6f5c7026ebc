"""Animations of Weimar: markers that move, and dice that were rolled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from weimar_tui.kernel.events import Event
from weimar_tui.tui.game_view import Fall, Played
from weimar_tui.tui.motion import STRIDES

from ..rules import events as e
from ..rules.component_data import Tables
from ..rules.events import DiceRolled, RandomCityRolled, RollRepeated
from ..rules.opinion import PLACES
from ..rules.position import WeimarPosition
from ..words.wording import WeimarMessages
from .causes import can_bring
from .outcome import attempt_of

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
"""Events that no roll causes: they start the next card, step or round."""

Roll = DiceRolled | RandomCityRolled
"""The events that report dice."""


def way(origin: str, target: str) -> list[str]:
    """The cells between two cells of the opinion track, without both ends.

    The track is a cross with filled corners: a marker moves along its arm towards the middle until
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
    """Steps to the goal; of two equally short paths, the one through the middle comes first."""
    return abs(place[0] - goal[0]) + abs(place[1] - goal[1]), abs(place[0]) + abs(place[1])


def between(before: WeimarPosition, after: WeimarPosition) -> list[WeimarPosition]:
    """The frames to draw between two views: moving issues, and the economy separately."""
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
    """The earlier view, without the cards played since."""
    now = before
    for event in news:
        if isinstance(event, e.CardPlayed) and now.hands.get(event.party):
            now = now.copy() if now is before else now
            hand = now.hands[event.party]
            # In a face-down hand, any card can represent the one played.
            hand.remove(event.card if event.card in hand else hand[-1])
    return now


def card_of(event: Event) -> Played | None:
    """The card that an event reports as played; None for the Reaction of a party board."""
    match event:
        case e.CardPlayed(party=party, card=card) | e.BehaviourTurned(party=party, card=card):
            return Played(party, card)
        case e.Reacted(party=party, card=card) | e.RollRepeated(by=party, card=card) if card:
            return Played(party, card)
        case _:
            return None


def _is_shown(event: Event) -> bool:
    """Whether to show the roll; the dice for a random city are shown only with the city."""
    return isinstance(event, RandomCityRolled) or (
        isinstance(event, DiceRolled) and event.purpose != "city"
    )


def rolls(events: Sequence[Event], tables: Tables) -> list[tuple[Roll, list[Event]]]:
    """Each roll with the events it caused; events that start something new are not included.

    The dice for a random city have two events; they are shown with the second, which names the
    city. A roll that is repeated brings only that, with the card played for it.
    """
    by_roll: list[tuple[Roll, list[Event]]] = []
    over = True
    start = 0
    for place, event in enumerate(events):
        if isinstance(event, Roll):
            over = not _is_shown(event)
            if not over:
                by_roll.append((event, []))
                start = place + 1
        elif isinstance(event, RollRepeated) and by_roll:
            by_roll[-1] = by_roll[-1][0], list(events[start : place + 1])
            over = True
        elif isinstance(event, _BEGINNINGS):
            over = True
        elif not over:
            roll, brought = by_roll[-1]
            over = isinstance(roll, DiceRolled) and not can_bring(roll, event, tables)
            if not over:
                brought.append(event)
    return by_roll


def falls(events: Sequence[Event], words: WeimarMessages) -> list[Fall]:
    """Each roll, ready to be shown; the crisis rolls of one party share a card."""
    fallen: list[Fall] = []
    places = (place for place, event in enumerate(events) if _is_shown(event))
    for place, (roll, following) in zip(places, rolls(events, words.data.tables), strict=True):
        fall = _fall(roll, place, following, words)
        if isinstance(roll, RandomCityRolled) and (card := _card_before(events[:place])):
            fall = replace(fall, title=f"{fall.title} · {words.card(card)}")
        fall = replace(fall, announced=_announced(events[:place], roll))
        if fallen and _same_series(fallen[-1].event, roll):
            fallen[-1] = _join(fallen[-1], fall, words)
        else:
            fallen.append(fall)
    return fallen


def _announced(before: Sequence[Event], roll: Roll) -> int:
    """The place of the attempt that a roll decides, or -1 if an earlier roll has decided it."""
    if not isinstance(roll, DiceRolled):
        return -1
    attempt, following = attempt_of(before, roll)
    of_roll = roll.party, roll.purpose, roll.city
    if attempt is None or any(
        isinstance(event, DiceRolled) and (event.party, event.purpose, event.city) == of_roll
        for event in following
    ):
        return -1
    return len(before) - len(following) - 1


def _card_before(events: Sequence[Event]) -> str:
    """The card whose event is being carried out; "" in a phase without cards."""
    for event in reversed(events):
        if isinstance(event, e.CardPlayed | e.CardEventStarted | e.BehaviourTurned):
            return event.card
        if isinstance(event, e.PhaseStarted | e.StepStarted | e.RoundStarted):
            break
    return ""


def _same_series(last: Event, roll: Event) -> bool:
    """Whether both are crisis rolls of the same party."""
    return (
        isinstance(last, DiceRolled)
        and isinstance(roll, DiceRolled)
        and last.purpose == roll.purpose == "crisis"
        and last.party == roll.party
    )


def _join(series: Fall, fall: Fall, words: WeimarMessages) -> Fall:
    """Add another crisis roll to a card, with the number of rolls in its title.

    A roll that is repeated does not count.
    """
    parts = (*(series.series or (series,)), fall)
    number = sum(not any(isinstance(then, RollRepeated) for then in part.then) for part in parts)
    return replace(
        series,
        dice=tuple(max(part.dice) for part in parts),
        then=series.then + fall.then,
        title=words.text("roll-crisis", party=words.seat(fall.seat), number=number),
        series=parts,
        highest="",
        result="",
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
    fall = Fall(roll, place, roll.dice, party, tuple(following), title, pane)
    if not isinstance(roll, DiceRolled) or purpose == "vote":
        return fall
    highest = words.text("roll-highest", face=max(roll.dice)) if len(roll.dice) > 1 else ""
    return replace(fall, highest=highest, result=words.text("roll-result", result=roll.result))
