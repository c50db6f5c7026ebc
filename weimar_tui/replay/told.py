"""What the others did since your last pick, in words: one line each, with reason and results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from weimar_tui.kernel.events import Event
from weimar_tui.replay.narration import LINE, Narration
from weimar_tui.replay.since import Passage
from weimar_tui.text.messages import GameMessages


@dataclass(frozen=True)
class Told:
    """A passage as one line: the move, its results, and a bot's reason."""

    passage: Passage
    text: str
    style: str = ""
    details: tuple[str, ...] = ()
    reason: str = ""


def tell(
    passages: Sequence[Passage],
    events: Sequence[Event],
    seat: str,
    seats: Sequence[str],
    words: GameMessages,
    narration: Narration,
) -> tuple[Told, ...]:
    """Put the passages into words for a seat, leaving out those without anything to say.

    Also left out: what only finishes the seat's own move, and headings under which nothing
    happened.
    """
    passages_told: list[Told] = []
    told_up_to = -1
    for passage in passages:
        follows = passage.first == told_up_to and passage.first > 0
        before = events[passage.first - 1].seen_by(seat) if follows else None
        told_up_to = passage.last
        lines = _lines(events[passage.first : passage.last], seat, words, narration, before)
        if not lines:
            continue
        head, text = lines[0]
        if not narration.is_heading(head):
            if _is_own(passage, lines, events, seat, seats, narration):
                continue
            if not passages_told:
                lines = _turn_before(passage, events, seat, words, narration) + lines
                head, text = lines[0]
        empty = all(
            narration.level(event) < LINE and not narration.is_turn(event) for event, _ in lines
        )
        if empty and passage is not passages[-1]:
            continue
        passages_told.append(
            Told(
                passage,
                text,
                narration.style(head),
                tuple(detail for _, detail in lines[1:]),
                _reason(passage, words),
            )
        )
    return tuple(passages_told)


def _is_own(
    passage: Passage,
    lines: Sequence[tuple[Event, str]],
    events: Sequence[Event],
    seat: str,
    seats: Sequence[str],
    narration: Narration,
) -> bool:
    """Whether a passage only finishes the seat's own move: it mentions no other seat, and the
    seat itself or, in the seat's own turn, none at all.
    """
    named = frozenset[str]().union(*(narration.seats(event, seats) for event, _ in lines))
    if named:
        return named == {seat}
    turn = next(filter(narration.is_heading, reversed(events[: passage.first])), None)
    return turn is not None and narration.is_turn(turn) and seat in narration.seats(turn, seats)


def _lines(
    events: Sequence[Event],
    seat: str,
    words: GameMessages,
    narration: Narration,
    before: Event | None = None,
) -> list[tuple[Event, str]]:
    """The events that have a text, with that text. `before` is the event that precedes them."""
    lines: list[tuple[Event, str]] = []
    for event in events:
        seen = event.seen_by(seat)
        text = words.event(seen)
        is_told = text and not narration.is_silent(seen)
        if is_told and not narration.is_repeat(before, seen):
            lines.append((seen, text))
        before = seen
    return lines


def _turn_before(
    passage: Passage, events: Sequence[Event], seat: str, words: GameMessages, narration: Narration
) -> list[tuple[Event, str]]:
    """The heading of another player's turn that a passage only continues."""
    for event in reversed(events[: passage.first]):
        if narration.is_heading(event):
            if not narration.is_turn(event) or seat in narration.seats(event, (seat,)):
                return []
            text = words.event(event.seen_by(seat))
            return [(event, words.text("since-goes-on", text=text))] if text else []
    return []


def _reason(passage: Passage, words: GameMessages) -> str:
    reasons = (words.bot_reason(why.id, why.arguments) for why in passage.reasons)
    return " · ".join(text for text in reasons if text)
