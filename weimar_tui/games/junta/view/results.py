"""The pages about a visit to the bank and about a coup that is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from weimar_tui.kernel.events import Event
from weimar_tui.replay.narration import Summary
from weimar_tui.text.catalogue import sentence_case

from ..rules import coup_events as ce, events as e
from ..rules.notes import NONE
from ..rules.position import JuntaPosition
from ..words.wording import JuntaMessages

_ENDS_COUP = (e.RoundBegan, e.BankVisited, e.GameEnded)

_OF_THE_END = (
    ce.Settled,
    ce.SideTaken,
    ce.CoupDecided,
    e.WentIntoExile,
    ce.ShotByFiringSquad,
    ce.Spared,
    e.Elected,
)
"""Events at the end of a coup that get a full sentence."""


def last_results(
    words: JuntaMessages, events: Sequence[Event], view: JuntaPosition, since: int
) -> Summary | None:
    """The page about the latest visit to the bank or coup that ended after `since` events."""
    for place in range(len(events) - 1, max(0, since - 1) - 1, -1):
        event = events[place]
        if isinstance(event, e.BankVisited) and place >= since and event.family == view.viewer:
            return _bank(words, events, view, place)
        if _ends_coup(event) and place >= since:
            start = _start(events, place)
            if start is not None:
                return _coup(words, events[start:place], events[:start], view, place)
    return None


def _ends_coup(event: Event) -> bool:
    return isinstance(event, _ENDS_COUP) or (
        isinstance(event, e.PhaseBegan) and event.phase == "end"
    )


def _start(events: Sequence[Event], end: int) -> int | None:
    """Where the coup began that ends here; None if there was none since the last such place."""
    for place in range(end - 1, -1, -1):
        if isinstance(events[place], ce.CoupBegan):
            return place
        if _ends_coup(events[place]):
            return None
    return None


def _round(events: Sequence[Event]) -> int:
    return next((one.round for one in reversed(events) if isinstance(one, e.RoundBegan)), 1)


# --- the bank -----------------------------------------------------------------------------------
def _bank(
    words: JuntaMessages, events: Sequence[Event], view: JuntaPosition, place: int
) -> Summary:
    """What you did at the bank, and who was seen there."""
    visit = events[place]
    assert isinstance(visit, e.BankVisited) and view.viewer is not None
    first = last = place
    while first and isinstance(events[first - 1], e.BankVisited):
        first -= 1
    while last + 1 < len(events) and isinstance(events[last + 1], e.BankVisited):
        last += 1
    families = [one.family for one in events[first : last + 1] if isinstance(one, e.BankVisited)]
    mine = view.families[view.viewer]
    after = mine.account.total
    before = after - visit.deposited.total + visit.withdrawn.total
    say = words.text
    lines = [say("page-bank-seen", families=words.listed([words.seat(one) for one in families]))]
    if visit.deposited != NONE:
        lines.append(say("page-bank-deposited", notes=words.notes(visit.deposited)))
    if visit.withdrawn != NONE:
        lines.append(say("page-bank-withdrawn", notes=words.notes(visit.withdrawn)))
    if visit.deposited == visit.withdrawn == NONE:
        lines.append(say("page-bank-nothing"))
    lines.append(say("page-bank-account", before=before, after=after))
    lines.append(say("page-bank-pocket", number=mine.pocket.total))
    title = say("page-bank", round=_round(events[:place]))
    return Summary(title, tuple(lines), last + 1, "bank", begin=first)


# --- a coup -------------------------------------------------------------------------------------
def _coup(
    words: JuntaMessages,
    events: Sequence[Event],
    before: Sequence[Event],
    view: JuntaPosition,
    end: int,
) -> Summary:
    """Who rebelled, the losses area by area, the power centres, and how it ended."""
    lines = tuple(_coup_lines(words, events, view.viewer))
    return Summary(
        words.text("page-coup", round=_round(before)), lines, end, "coup", begin=len(before)
    )


def _coup_lines(words: JuntaMessages, events: Sequence[Event], viewer: str | None) -> Iterator[str]:
    yield words.event(events[0])
    rebels = [event.family for event in events if isinstance(event, ce.BecameRebel)]
    if rebels:
        families = words.listed([words.seat(one) for one in dict.fromkeys(rebels)])
        yield words.text("page-coup-rebels", families=families)
    by_area: dict[str, list[Event]] = {}
    for event in events:
        match event:
            case ce.SalvoFired(area=area) | ce.ShellFired(area=area) | ce.Bribed(area=area):
                by_area.setdefault(area, [])
                if isinstance(event, ce.Bribed):
                    by_area[area].append(event)
            case ce.UnitsLost(area=area) | ce.Retreated(area=area) | ce.UnitsGone(area=area):
                by_area.setdefault(area, []).append(event)
    for area, changes in by_area.items():
        text = words.short.effects(changes) or words.text("short-no-losses")
        yield words.text("page-coup-area", area=words.name(area), text=text)
    for event in events:
        if isinstance(event, ce.CoupDecided):
            for area, side in event.centres:
                yield sentence_case(words.text("dialog-centre", area=area, side=side))
        if isinstance(event, _OF_THE_END):
            yield words.event(event.seen_by(viewer))
