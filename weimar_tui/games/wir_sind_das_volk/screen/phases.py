"""The End of Decade phase by phase: what is read of each before the next begins (rulebook 9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from weimar_tui.games.wir_sind_das_volk.rules.events import DecadeStarted, PhaseStarted
from weimar_tui.games.wir_sind_das_volk.words.wording import VolkWords
from weimar_tui.kernel.events import Event
from weimar_tui.tui.kit import Interlude

_TOPIC = "end-of-decade"


def phases(news: Sequence[Event], words: VolkWords, me: str | None) -> list[Interlude]:
    """A page for each phase that has begun, with all that was told of it.

    Of the last one there may be nothing to tell before somebody is asked.
    """
    pages = list(_by_phase(news))
    if pages and not pages[-1][1]:
        pages.pop()
    return [
        Interlude(
            words.ui("phase", number=phase, name=words.phase(phase)),
            tuple(filter(None, (words.event(event.seen_by(me)) for event in told)))
            or (words.ui("phase-nothing"),),
            _TOPIC,
        )
        for phase, told in pages
    ]


def _by_phase(news: Sequence[Event]) -> Iterator[tuple[int, list[Event]]]:
    """The phases that begin in the news, each with the events that belong to it."""
    phase, told = 0, list[Event]()
    for event in news:
        if isinstance(event, PhaseStarted | DecadeStarted):
            if phase:
                yield phase, told
            phase, told = getattr(event, "phase", 0), []
        elif phase:
            told.append(event)
    if phase:
        yield phase, told
