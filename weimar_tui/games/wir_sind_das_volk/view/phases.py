"""The End of Decade phase by phase: pages shown before the next phase begins (rulebook 9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from weimar_tui.kernel.events import Event
from weimar_tui.tui.game_view import Interlude

from ..rules.events import (
    CurrencyCounted,
    DecadeStarted,
    FlightCounted,
    HamburgNamed,
    PhaseStarted,
    PowerCounted,
    PrestigeExecuted,
    StandardChecked,
)
from ..words.wording import VolkMessages

_TOPIC = "end-of-decade"

_COUNTED = (
    FlightCounted,
    PrestigeExecuted,
    CurrencyCounted,
    PowerCounted,
    HamburgNamed,
    StandardChecked,
)
"""Events that only count something; their consequences have events of their own."""

_Page = list[tuple[int, list[Event]]]


def phases(news: Sequence[Event], words: VolkMessages, me: str | None) -> list[Interlude]:
    """The effects of the phases, page by page.

    Phases without effects share the page of the next one, as do the consequences of the last answer
    in the phase before. The last phase can be empty until a player has answered.
    """
    by_phase = list(_by_phase(news))
    if by_phase and not by_phase[-1][1]:
        by_phase.pop()
    pages: list[_Page] = []
    goes_on = False
    if by_phase and by_phase[0][0] > 1 and (answered := list(_before_phases(news))):
        pages.append([(by_phase[0][0] - 1, answered)])
        goes_on = True
    for phase, happened in by_phase:
        if not goes_on:
            pages.append([])
        pages[-1].append((phase, happened))
        goes_on = all(isinstance(event, _COUNTED) for event in happened)
    return [_interlude(page, words, me) for page in pages]


def _interlude(page: _Page, words: VolkMessages, me: str | None) -> Interlude:
    """A page for one phase, or for several, each beginning with its name."""
    lines: list[str] = []
    for phase, happened in page:
        sentences = list(filter(None, (words.event(event.seen_by(me)) for event in happened)))
        if len(page) > 1:
            quiet = words.ui("phase-quiet", number=phase, name=words.phase(phase))
            sentences[:1] = (
                [words.ui("phase-line", number=phase, text=sentences[0])] if sentences else [quiet]
            )
        lines += sentences or [words.ui("phase-nothing")]
    first, last = page[0][0], page[-1][0]
    if first == last:
        title = words.ui("phase", number=first, name=words.phase(first))
    else:
        title = words.ui("phases", first=first, last=last)
    return Interlude(title, tuple(lines), _TOPIC)


def _before_phases(news: Sequence[Event]) -> Iterator[Event]:
    """The events before the first phase begins."""
    return takewhile(lambda event: not isinstance(event, PhaseStarted), news)


def _by_phase(news: Sequence[Event]) -> Iterator[tuple[int, list[Event]]]:
    """The phases that begin in the news, each with its events."""
    phase, happened = 0, list[Event]()
    for event in news:
        if isinstance(event, PhaseStarted | DecadeStarted):
            if phase:
                yield phase, happened
            phase, happened = getattr(event, "phase", 0), []
        elif phase:
            happened.append(event)
    if phase:
        yield phase, happened
