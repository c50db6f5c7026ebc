"""What the others did since a seat's last pick: one passage for each card or move, with its board.

Built from what the seat was shown at the time, its view and its events, and from nothing else: what
the others kept to themselves stays with them.
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
"""The answer that does nothing; where it is the only one, a question is for the look of it."""

MOST = 60
"""The latest passages that are told; what lies further back is to be read in the replay."""


class Passage(Struct, frozen=True):
    """A card or another move of somebody else, and what came of it.

    Its events are those from `first` up to, not including, `last`, counted from the beginning of
    the game; `view` is what the seat could see after it, as JSON of the game. `reasons`: why a
    bot chose it.
    """

    first: int
    last: int
    view: bytes
    reasons: tuple[Reason, ...] = ()


class _Telling(list[Event]):
    """Events as they are told; each is noted just before it takes effect."""

    def __init__(self, teller: _Teller) -> None:
        super().__init__()
        self._teller = teller

    def append(self, event: Event) -> None:
        self._teller.hear(event)
        super().append(event)


class _Teller:
    """Divides what happens into passages.

    A heading begins one. Under a turn's heading everything belongs to it, whoever is asked;
    elsewhere whatever one seat does in a row makes one.
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
        """The seat itself has picked: what comes after it counts."""
        self.passages.clear()
        self.first = self.count
        self._in_turn = False
        self._picker = ""
        self._reasons: list[Reason] = []
        self._why: tuple[Reason, ...] = ()

    def hear(self, event: Event) -> None:
        """An event is about to be told."""
        if self.narration.is_heading(event):
            self.close()
            self._in_turn = self.narration.is_turn(event)
        if self._why and self.narration.tells_choice(event.seen_by(self.seat)):
            self._reasons += [reason for reason in self._why if reason not in self._reasons]
            self._why = ()
        self.count += 1

    def picked_by(self, seat: str, why: tuple[Reason, ...]) -> None:
        """A seat is about to pick, for these reasons."""
        if seat != self._picker and not self._in_turn:
            self.close()
        self._picker, self._why = seat, why

    def close(self) -> None:
        """What was told until now is a passage."""
        if self.count > self.first:
            view = self.game.encode(self.game.view(self.runner.position, self.seat))
            self.passages.append(Passage(self.first, self.count, view, tuple(self._reasons)))
            del self.passages[:-MOST]
            self.first = self.count
            self._reasons = []


def since_last_pick(game: Game, history: History, narration: Narration, seat: str) -> list[Passage]:
    """What others did after the last pick of a seat, or since the beginning if it made none.

    Answers to questions where passing was all there was do not count as picks.
    """
    own_picks = (pick.n for pick in history.picks if pick.seat == seat and pick.option != PASS)
    start = max(own_picks, default=history.base)
    place = start - history.base
    picks = history.picks[place:]
    if not picks:
        return []
    runner = game.resume(history.position(start), False)
    teller = _Teller(game, narration, seat, runner, history.events_before[place])
    for pick in picks:
        decision = runner.decision_of(pick.seat)
        own = pick.seat == seat and decision is not None and decision.options != (PASS,)
        teller.picked_by(pick.seat, pick.reasons)
        runner.events = _Telling(teller)
        replay_pick(runner, pick)
        if own:
            teller.begin_anew()
    teller.close()
    return teller.passages


def open_reasons(answer: BotAnswer, own: bytes, public: bytes) -> tuple[Reason, ...]:
    """A bot's reasons, but none that names what only its seat can know.

    `own` is the view it decided from, `public` what a spectator could see then, both as JSON.
    """
    reasons = answer.reasons
    if not any(reason.arguments for reason in reasons):
        return reasons
    secret = _names(own) - _names(public)
    return tuple(reason for reason in reasons if secret.isdisjoint(reason.arguments.values()))


def told_reasons(reasons: tuple[Reason, ...], narration: Narration) -> Why:
    """Reasons that are kept if something which happened then tells of the choice."""
    return Why(reasons, lambda events: any(map(narration.tells_choice, events)))


def _names(view: bytes) -> set[str]:
    """Every text in a view."""
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
