"""Who can see what of a recorded game.

Everything is open once a game is over, and in a game of bots. A game that people are still playing
is shown as its only human player sees it, or as to a spectator; its seed would reveal everything
else.
"""

from __future__ import annotations

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import Pick, Saved
from weimar_tui.kernel.position import Position

OPEN = "open"
"""The view that hides nothing."""


def viewers_of(saved: Saved) -> tuple[str | None, ...]:
    """Viewers whose view can be shown, the usual one first (None: a spectator)."""
    seats, players = saved.header.seats, saved.header.players
    humans = [seat for seat in seats if players.get(seat, "human") == "human"]
    if saved.end is not None or not humans:
        return (OPEN, None, *seats)
    return (humans[0], None) if len(humans) == 1 else (None,)


def shown_seed(saved: Saved) -> str:
    """The seed of a recorded game; empty while people are still playing it."""
    return saved.header.seed if OPEN in viewers_of(saved) else ""


def event_seen(event: Event, viewer: str | None) -> Event:
    """Return the event as the viewer can know it."""
    return event if viewer == OPEN else event.seen_by(viewer)


def position_seen(game: Game, position: Position, viewer: str | None) -> Position:
    """Return the position as the viewer can know it."""
    return position if viewer == OPEN else game.view(position, viewer)


def question_seen(decision: Decision, viewer: str | None) -> Decision:
    """Return the question as the viewer can know it."""
    return decision if viewer == OPEN else decision.seen_by(viewer)


def knows_answer(pick: Pick, viewer: str | None) -> bool:
    """Whether the viewer can know which option answered a question."""
    return viewer in (OPEN, pick.seat)
