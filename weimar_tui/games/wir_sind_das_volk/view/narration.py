"""How the chronicle tells a game: headings, and figures such as economy and unrest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.replay.narration import Chart, NarratedAct, Narration, Series, of_seats
from weimar_tui.text.messages import GameMessages

from ..rules import events as e
from ..rules.components import Components
from ..rules.decade_end.verdict import COLLAPSE
from ..rules.decision_types import TURN
from ..rules.game import VolkGame
from ..rules.names import EAST, SEATS, SIDE_OF, TRACKS, WEST
from ..rules.position import VolkPosition
from ..rules.statistics import key_figures
from ..words.sources import signed
from ..words.wording import VolkMessages
from .chronicle import acts_of

Figures = dict[str, int]

_OF_EAST = (
    e.PricePaid,
    e.PowerCollected,
    e.PowerUsed,
    e.PowerRefreshed,
    e.SocialistMoved,
    e.SocialistsGained,
    e.SocialistsLost,
    e.GuillaumeLooked,
    e.GuillaumeSwapped,
    e.GuillaumeRemoved,
)

_PHASE_ENDS = (e.PhaseStarted, e.DecadeStarted, e.GameEnded)

_LETTERS = {WEST: ("W", WEST), EAST: ("E", EAST)}
_OF_BOTH = ("power", "points", "standard", "unrest", "markers")
_ALONE = ("exports", "socialists", "state-power")


def _figure(name: str) -> Callable[[Figures], int]:
    return lambda figures: figures[name]


def _of_side(name: str, limit: int | None = None) -> Chart:
    return of_seats(name, _LETTERS, lambda figures, seat: figures[f"{name}.{seat}"], limit=limit)


class VolkNarration(Narration[VolkPosition, Figures]):
    """Decades are headings above halves, cards and the phases of the End of Decade."""

    chapters = (e.DecadeStarted, e.GameEnded)
    heads = (e.DisplayFilled, e.CardTaken, e.PhaseStarted)
    told_bare = (e.DisplayFilled,)
    alarms = (
        e.ProtestStarted,
        e.ProtestImported,
        e.WallBuilt,
        e.WallOpened,
        e.StasiDissolved,
        e.GameEnded,
    )
    charts = (
        _of_side("power"),
        _of_side("standard"),
        _of_side("unrest"),
        _of_side("markers", COLLAPSE),
        Chart(
            "track",
            (
                Series("P", "title", "prestige", _figure("track.prestige")),
                Series("C", "good", "currency", _figure("track.currency")),
                Series("S", "east", "socialists", _figure("track.socialists")),
            ),
        ),
        _of_side("points"),
        Chart(
            "east",
            (
                Series("X", "good", "exports", _figure("exports")),
                Series("S", "east", "socialists", _figure("socialists")),
                Series("P", "title", "state-power", _figure("state-power")),
            ),
        ),
    )
    keys = ("side", "card", "action")
    columns = (
        *(f"{name}_{seat}" for name in _OF_BOTH for seat in SEATS),
        *(f"track_{track}" for track in TRACKS),
        *(name.replace("-", "_") for name in _ALONE),
    )

    # --- lines ----------------------------------------------------------------------------------
    def owner(self, event: Event) -> str:
        """The side that acts, or that owns the area."""
        if isinstance(event, _OF_EAST):
            return EAST
        for field in ("seat", "side", "by"):
            owner = getattr(event, field, "")
            if owner in SEATS:
                return str(owner)
        return SIDE_OF.get(getattr(event, "area", ""), "")

    def seats(self, event: Event, seats: Sequence[str]) -> frozenset[str]:
        """The seats that an event names, and the owner of its area."""
        named = super().seats(event, seats)
        return named | {self.style(event)}.intersection(seats)

    def acts(self, events: Sequence[Event], words: GameMessages) -> Sequence[NarratedAct]:
        """The effects of a card, and each comparison of the End of Decade, are one line."""
        if not isinstance(words, VolkMessages):
            return super().acts(events, words)
        return acts_of(events, words, self.owner)

    def roll_lines(
        self, words: GameMessages, events: Sequence[Event], place: int, seat: str | None
    ) -> Sequence[str]:
        """The table behind a figure of the End of Decade; that a phase changed nothing.

        The game has no dice, and what is drawn decides nothing at once: only counts and fields do.
        """
        if not isinstance(words, VolkMessages):
            return ()
        event = events[place]
        if not isinstance(event, e.PhaseStarted):
            return tuple(words.judged_by(event))
        for following in events[place + 1 :]:
            if isinstance(following, _PHASE_ENDS):
                return (words.ui("phase-nothing"),)
            if words.event(following.seen_by(seat)):
                return ()
        return ()

    # --- headings -------------------------------------------------------------------------------
    def chapter(self, event: Event) -> int:
        """The decade that the event starts."""
        return event.decade if isinstance(event, e.DecadeStarted) else 0

    def phase(self, event: Event) -> str:
        """The deal, a half, or a phase of the End of Decade."""
        match event:
            case e.DecadeStarted():
                return "deal"
            case e.DisplayFilled(half=half):
                return f"half-{half}"
            case e.PhaseStarted(phase=phase):
                return f"9.{phase}"
        return ""

    def is_turn(self, event: Event) -> bool:
        """A player takes a card."""
        return isinstance(event, e.CardTaken)

    def opens_turn(self, decision: Decision) -> bool:
        """A player chooses a card."""
        return decision.kind == TURN.kind

    def head_keys(self, event: Event) -> Sequence[object]:
        """The player, the card, and its use."""
        assert isinstance(event, e.CardTaken)
        return (event.seat, event.card, event.action)

    # --- figures --------------------------------------------------------------------------------
    @cached_property
    def board(self) -> Components:
        """The components of the box: packs do not change the data that these figures use."""
        return VolkGame.load().board

    def figures(self, position: VolkPosition) -> Figures:
        """Economy, living standard, unrest, protests, tracks."""
        return key_figures(self.board, position)

    def row(self, figures: Figures) -> Sequence[object]:
        """Both sides, the tracks, and what only the East has."""
        return (
            *(figures[f"{name}.{seat}"] for name in _OF_BOTH for seat in SEATS),
            *(figures[f"track.{track}"] for track in TRACKS),
            *(figures[name] for name in _ALONE),
        )

    def standing(
        self, words: GameMessages, figures: Figures, seats: Sequence[str]
    ) -> Iterator[Sequence[str]]:
        """One row per side."""
        yield [words.replay("book-side"), *(words.replay(f"standing-{name}") for name in _OF_BOTH)]
        for seat in SEATS:
            yield [words.seat(seat), *(str(figures[f"{name}.{seat}"]) for name in _OF_BOTH)]

    def summary(self, words: GameMessages, figures: Figures) -> str:
        """The tracks, and what only the East has."""
        return words.replay(
            "book-line",
            **{track: signed(figures[f"track.{track}"]) for track in TRACKS},
            exports=figures["exports"],
            number=figures["socialists"],
            cards=figures["state-power"],
        )
