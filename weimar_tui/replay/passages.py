"""What the others did since your last pick: a line for each move, with reason and results."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from msgspec import structs

from weimar_tui.kernel.events import Event
from weimar_tui.replay.narration import LINE, Narration
from weimar_tui.replay.since import Passage
from weimar_tui.text.messages import GameMessages


@dataclass(frozen=True)
class PassageText:
    """A passage as one line: the move, its results, and a bot's reason.

    `bare`: only a heading under which nothing has happened yet.
    """

    passage: Passage
    text: str
    style: str = ""
    details: tuple[str, ...] = ()
    reason: str = ""
    bare: bool = False


def describe(
    passages: Sequence[Passage],
    events: Sequence[Event],
    seat: str,
    seats: Sequence[str],
    words: GameMessages,
    narration: Narration,
    left_out: Collection[int] = frozenset(),
) -> tuple[PassageText, ...]:
    """Put the passages into words for a seat, leaving out those without anything to say.

    `left_out` are the places of events that the seat has already read. Also left out: what only
    finishes the seat's own move or moves cards about, and headings under which nothing happened.
    Passages below a heading that gathers them are one, and so are those of another seat's turn.
    """
    entries: list[PassageText] = []
    described_up_to = under = -1
    for passage in passages:
        follows = passage.first == described_up_to and passage.first > 0
        before = events[passage.first - 1].seen_by(seat) if follows else None
        described_up_to = passage.last
        known = frozenset(place - passage.first for place in left_out)
        done = events[passage.first : passage.last]
        lines = _lines(done, seat, words, narration, before, known)
        if not lines:
            continue
        head, text = lines[0]
        heading = _heading_before(passage.first, events, narration)
        if not narration.is_heading(head):
            if _is_own(passage, lines, events, seat, seats, narration):
                continue
            if entries and 0 <= heading == under and _is_one(events[heading], seat, narration):
                entries[-1] = _joined(
                    entries[-1], passage, lines, _reason(passage, events, words, narration)
                )
                continue
            if all(act.minor for act in narration.acts([event for event, _ in lines], words)):
                continue
            gathered = heading >= 0 and narration.gathers(events[heading])
            if (not entries or gathered) and not narration.is_automatic_turn(head):
                lines = _goes_on(heading, events, seat, words, narration) + lines
                head, text = lines[0]
        under = _heading_before(passage.last, events, narration)
        empty = all(
            narration.level(event) < LINE and not narration.is_turn(event) for event, _ in lines
        )
        if empty and (passage is not passages[-1] or known & set(range(len(done)))):
            continue
        entries.append(
            PassageText(
                passage,
                text,
                narration.style(head),
                tuple(detail for _, detail in lines[1:]),
                _reason(passage, events, words, narration),
                bare=empty,
            )
        )
    return tuple(entries)


def _is_one(heading: Event, seat: str, narration: Narration) -> bool:
    """Whether all passages below a heading are one, even if the seat's own pick cut them apart."""
    is_own = bool(narration.seats(heading, (seat,)))
    return narration.gathers(heading) or (narration.is_turn(heading) and not is_own)


def _is_own(
    passage: Passage,
    lines: Sequence[tuple[Event, str]],
    events: Sequence[Event],
    seat: str,
    seats: Sequence[str],
    narration: Narration,
) -> bool:
    """Whether a passage only finishes the seat's own move: it mentions other seats only in what
    this seat does, and it names this seat or is in its turn.
    """
    named = [(event, narration.seats(event, seats)) for event, _ in lines]
    if any(who - {seat} and narration.owner(event) != seat for event, who in named):
        return False
    if frozenset[str]().union(*(who for _, who in named)) == {seat}:
        return True
    heading = _heading_before(passage.first, events, narration)
    if heading < 0 or not narration.is_turn(events[heading]):
        return False
    return seat in narration.seats(events[heading], seats)


def _lines(
    events: Sequence[Event],
    seat: str,
    words: GameMessages,
    narration: Narration,
    before: Event | None = None,
    left_out: Collection[int] = frozenset(),
) -> list[tuple[Event, str]]:
    """The events that have a text, with that text. `before` is the event that precedes them.

    `left_out` are the places of events to leave out.
    """
    lines: list[tuple[Event, str]] = []
    for place, event in enumerate(events):
        seen = event.seen_by(seat)
        text = words.event(seen)
        is_described = text and place not in left_out and not narration.is_silent(seen)
        if is_described and not narration.is_repeat(before, seen):
            lines.append((seen, text))
        before = seen
    return lines


def _heading_before(place: int, events: Sequence[Event], narration: Narration) -> int:
    """The place of the heading that another place is under; -1 without one.

    A turn inside another one, such as a card that someone is made to play, is over at its end.
    """
    ended: list[Event] = []
    for at in range(place - 1, -1, -1):
        event = events[at]
        if not narration.is_heading(event):
            ended.append(event)
        elif not any(narration.ends(end, event) for end in ended):
            return at
    return -1


def _goes_on(
    heading: int, events: Sequence[Event], seat: str, words: GameMessages, narration: Narration
) -> list[tuple[Event, str]]:
    """The heading that a passage continues, so that it does not begin with an effect."""
    if heading < 0 or not narration.is_repeated(events[heading], seat):
        return []
    event = events[heading]
    text = words.event(event.seen_by(seat))
    return [(event, words.text("since-goes-on", text=text))] if text else []


def _joined(
    entry: PassageText, passage: Passage, lines: Sequence[tuple[Event, str]], reason: str
) -> PassageText:
    """A passage and the one after it, with the board after both."""
    return replace(
        entry,
        passage=structs.replace(passage, first=entry.passage.first),
        details=(*entry.details, *(text for _, text in lines)),
        bare=False,
        reason=" · ".join(dict.fromkeys(filter(None, (entry.reason, reason)))),
    )


def _reason(
    passage: Passage, events: Sequence[Event], words: GameMessages, narration: Narration
) -> str:
    """The bot's reasons, without those for what it did not do in the end."""
    done = events[passage.first : passage.last]
    reasons = (
        words.bot_reason(why.id, why.arguments)
        for why in passage.reasons
        if narration.bears_out(why, done)
    )
    return " · ".join(text for text in reasons if text)
