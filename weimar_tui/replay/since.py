"""What the others did since a seat's last pick: one passage per card or move, with its board.

Built only from the views and events that the seat was shown at the time, so it cannot reveal what
the others kept secret.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from weimar_tui.bots.question import BotAnswer
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.history import History, replay_pick
from weimar_tui.kernel.journal import Reason
from weimar_tui.kernel.runner import Runner
from weimar_tui.kernel.session import Why
from weimar_tui.replay.narration import Narration

PASS = "pass"
"""The answer that does nothing. Where it is the only option, the question is only asked for
appearances."""

MOST = 60
"""Passages shown at most, the latest ones; the replay has the earlier ones."""


class Passage(Struct, frozen=True):
    """A card or another move of another player, and its results.

    Its events are those from `first` up to, not including, `last`, counted from the beginning of
    the game. `view` is what the seat could see after it, as JSON of the game. `reasons`: why a bot
    chose it.
    """

    first: int
    last: int
    view: bytes
    reasons: tuple[Reason, ...] = ()


class _Telling(list[Event]):
    """A list of events that reports each one just before it takes effect."""

    def __init__(self, teller: _Teller) -> None:
        super().__init__()
        self._teller = teller

    def append(self, event: Event) -> None:
        self._teller.hear(event)
        super().append(event)


class _Teller:
    """Divides the events into passages.

    A heading begins a passage. Under a turn's heading everything belongs to it, no matter which
    seat is asked; elsewhere consecutive moves of one seat form one passage. After a pick of the
    seat itself only the turns of seats that the rules play are passages, and headings that gather
    what happens below them, such as the steps of a phase.
    """

    def __init__(
        self, game: Game, narration: Narration, seat: str, runner: Runner, count: int
    ) -> None:
        self.game = game
        self.narration = narration
        self.seat = seat
        self.runner = runner
        self.count = count
        self.passages: list[Passage] = []
        self.begin_anew()

    def begin_anew(self) -> None:
        """Start over after a pick of the seat itself."""
        self.passages.clear()
        self.first = self.count
        self._in_turn = self._own = False
        self._gathered = False
        self._picker = ""
        self._reasons: list[Reason] = []
        self._why: tuple[Reason, ...] = ()

    def hear(self, event: Event) -> None:
        """Note an event that is about to take effect."""
        if self.narration.is_automatic_turn(event):
            if self._own:
                self.begin_anew()
            if not (self._gathered and self.narration.gathers(event)):
                self.close()
            self._in_turn = True
        elif self.narration.is_heading(event):
            if self._own and self.narration.gathers(event):
                self.begin_anew()
            self.close()
            self._in_turn = self.narration.is_turn(event)
        self._gathered = self.narration.gathers(event)
        if self._why and self.narration.tells_choice(event.seen_by(self.seat)):
            self._reasons += [reason for reason in self._why if reason not in self._reasons]
            self._why = ()
        self.count += 1

    def picked_by(self, seat: str, why: tuple[Reason, ...], *, own: bool) -> None:
        """Note that a seat is about to pick, for these reasons; `own` if it is the reader's."""
        self._own = own
        if seat != self._picker and not self._in_turn:
            self.close()
        self._picker, self._why = seat, why

    def picked(self) -> None:
        """Note the end of a pick. The list does not contain what the seat itself did."""
        if self._own:
            self.begin_anew()

    def close(self) -> None:
        """End the current passage."""
        if self.count > self.first:
            view = self.game.encode(self.game.view(self.runner.position, self.seat))
            self.passages.append(Passage(self.first, self.count, view, tuple(self._reasons)))
            del self.passages[:-MOST]
            self.first = self.count
            self._reasons = []


def since_last_pick(game: Game, history: History, narration: Narration, seat: str) -> list[Passage]:
    """What others did after the seat's last pick, or since the beginning if it made none.

    Answers to questions with no option but passing do not count as picks.
    """
    own_picks = (pick.n for pick in history.picks if pick.seat == seat and pick.option != PASS)
    # The last pick is made again: seats that the rules play move as a part of it.
    start = max(max(own_picks, default=0) - 1, history.base)
    place = start - history.base
    picks = history.picks[place:]
    if not picks:
        return []
    runner = game.resume(history.position(start), False)
    teller = _Teller(game, narration, seat, runner, history.events_before[place])
    for pick in picks:
        decision = runner.decision_of(pick.seat)
        own = pick.seat == seat and decision is not None and decision.options != (PASS,)
        teller.picked_by(pick.seat, pick.reasons, own=own)
        runner.events = _Telling(teller)
        replay_pick(runner, pick)
        teller.picked()
    teller.close()
    return teller.passages


def open_reasons(answer: BotAnswer, own: bytes, public: bytes) -> tuple[Reason, ...]:
    """A bot's reasons, without those that name something only its seat can know.

    `own` is the view it decided from, `public` what a spectator could see then, both as JSON.
    """
    reasons = answer.reasons
    if not any(reason.arguments for reason in reasons):
        return reasons
    secret = _names(own) - _names(public)
    return tuple(reason for reason in reasons if secret.isdisjoint(reason.arguments.values()))


def told_reasons(reasons: tuple[Reason, ...], narration: Narration) -> Why:
    """Reasons that stay on record only if a later event reports the choice."""
    return Why(reasons, lambda events: any(map(narration.tells_choice, events)))


def _names(view: bytes) -> set[str]:
    texts: set[str] = set()
    left: list[object] = [msgspec.json.decode(view)]
    while left:
        match left.pop():
            case dict() as fields:
                texts.update(fields)
                left.extend(fields.values())
            case list() as entries:
                left.extend(entries)
            case str(text):
                texts.add(text)
    return texts
