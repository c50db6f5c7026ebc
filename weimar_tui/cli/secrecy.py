"""Does a view, or an event as a seat is told it, show what the seat must not know?

Asked from outside, without trusting the code that makes views: the cards that lie hidden are
collected from the position, and every text in the view is searched for them. Works for any game
whose position has `hands` and `decks`, and `agendas` if they are secret for a time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from weimar_tui.kernel.events import Event
from weimar_tui.kernel.game import Game


def hidden_from(position: Any, seat: str | None) -> set[str]:
    """The cards a seat (None: a spectator) must not know the place of."""
    hidden: set[str] = set()
    for owner, cards in getattr(position, "hands", {}).items():
        if owner != seat:
            hidden.update(cards)
    for cards in getattr(position, "decks", {}).values():
        hidden.update(cards)
    if not getattr(position, "agendas_open", True):
        agendas: dict[str, str] = getattr(position, "agendas", {})
        hidden.update(card for owner, card in agendas.items() if owner != seat and card)
    for decision in position.decisions:
        if decision.seat == seat and decision.private is not None:
            hidden -= set(_texts(msgspec.to_builtins(decision.private)))
    # What also lies where the seat may see it (another copy, its own hand) is no secret.
    return hidden - set(getattr(position, "hands", {}).get(seat, ()))


def leaks_of_views(game: Game, position: Any, seats: Sequence[str]) -> list[str]:
    """What the views of the seats and of a spectator show too much, a line each."""
    found = []
    for seat in (*seats, None):
        view = game.view(position, seat)
        who = seat or "a spectator"
        shown = set(_texts(msgspec.to_builtins(view))) & hidden_from(position, seat)
        found += [f"{who} can see {card}" for card in sorted(shown)]
        if position.dice.seed and view.dice.seed == position.dice.seed:
            found.append(f"{who} can see the seed")
        if view.dice.drawn and view.dice.drawn == position.dice.drawn:
            found.append(f"{who} can see how decks were shuffled")
        found += [
            f"{who} can see the options of {decision.seat}"
            for decision in view.decisions
            if decision.seat != seat and decision.options
        ]
    return found


def leaks_of_events(
    events: Iterable[Event], before: dict[str | None, set[str]], position: Any
) -> list[str]:
    """Cards hidden before and after that an event names all the same, a line each.

    Where a deck was shuffled, a card may have been seen and gone back; that proves nothing.
    """
    found: list[str] = []
    told = list(events)
    if any(event.__struct_config__.tag == "deck-shuffled" for event in told):
        return found
    for seat, hidden in before.items():
        secret = hidden & hidden_from(position, seat)
        for event in told:
            shown = secret & set(_texts(msgspec.to_builtins(event.seen_by(seat))))
            kind = event.__struct_config__.tag
            found += [f"{kind} tells {seat or 'a spectator'} of {card}" for card in sorted(shown)]
    return found


def _texts(data: Any) -> Iterator[str]:
    """Every string in plain data; `K05:event` also as its parts."""
    if isinstance(data, str):
        yield data
        if ":" in data:
            yield from data.split(":")
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from _texts(key)
            yield from _texts(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _texts(value)
