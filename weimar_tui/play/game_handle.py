"""A game on one computer: people at one keyboard, bots in the other seats, saved at every pick."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, TypedDict

from msgspec.structs import replace

from weimar_tui.bots.analysis.analyst import ADVISED
from weimar_tui.bots.bot import SECONDS, Advice, Bot
from weimar_tui.bots.players import characters, quick_bot
from weimar_tui.bots.pool import BotPool, shared_pool
from weimar_tui.bots.question import BotAnswer, BotQuestion, InProcess, bot_seed
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.disk import refuse_busy
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import Header, Reason, parse_save
from weimar_tui.kernel.position import Outcome
from weimar_tui.kernel.replay import Replay
from weimar_tui.kernel.session import NumberedEvent, SaveNotice, Session, Why
from weimar_tui.play.interface import Table
from weimar_tui.play.narrations import narration_of
from weimar_tui.players import ANALYST, HUMAN, RANDOM
from weimar_tui.replay.since import PASS, Passage, open_reasons, since_last_pick, told_reasons

FREE_UNDO = "free_undo"
"""The option that allows every pick to be undone."""

_OF_ONE_GAME = (FREE_UNDO, "lesson", "dice", "recorded")
"""Options that a new game of the same kind does not inherit."""

_ADVISES = 30.0
"""Time limit for advice, in seconds."""

SeatBotMaker = Callable[[str, str, str, Any], Bot]
"""Makes a bot from its name, its seat, its own seed, and the game."""


def undoes_freely(header: Header) -> bool:
    """Whether every pick of a saved game may be undone."""
    return bool(header.options.get(FREE_UNDO))


class GameArguments(TypedDict):
    """Arguments of `GameHandle.new`, except seats and seed."""

    scenario: str
    free_undo: bool
    options: dict[str, Any]


def another_like(header: Header) -> GameArguments:
    """The set-up for another game of the same kind."""
    options = {name: value for name, value in header.options.items() if name not in _OF_ONE_GAME}
    return GameArguments(scenario=header.scenario, free_undo=undoes_freely(header), options=options)


class GameHandle(Table):
    """A Session with a player in every seat.

    Callers ask `human_decisions` and answer with `pick`; `bot_decision`, `answer_of` (safe in
    another thread) and `pick` again make the bots play. Bots only see views.
    """

    has_bots: bool = True
    is_at_home: bool = True
    pauses_tell: bool = False
    session: Session
    seats: tuple[str, ...] = ()
    players: dict[str, str] = {}  # noqa: RUF012 (each table sets its own)

    def __init__(
        self,
        session: Session,
        *,
        notices: Sequence[SaveNotice] = (),
        bots: SeatBotMaker | None = None,
        pack: Path | None = None,
    ) -> None:
        self.session = session
        self._pack = str(pack.absolute()) if pack is not None else ""
        self._notices = tuple(notices)
        self.seats = tuple(session.header.seats)
        players = session.header.players
        self.players = {seat: players.get(seat, HUMAN) for seat in self.seats}
        session.free_undo = undoes_freely(session.header)
        self._here = InProcess(lambda id: session.game, bots) if bots is not None else None
        if self._here is None and set(self.players.values()) - {HUMAN, RANDOM}:
            shared_pool().prepare(session.game.id, self._pack)
        self._thought: tuple[int, str, tuple[Reason, ...]] = (0, "", ())

    # --- beginning ------------------------------------------------------------------------------
    @classmethod
    def new(
        cls,
        game: Game,
        scenario: str,
        players: Mapping[str, str],
        seed: str,
        *,
        free_undo: bool = False,
        lesson: str = "",
        options: Mapping[str, Any] | None = None,
        path: Path | None = None,
        program: str = "",
        bots: SeatBotMaker | None = None,
        pack: Path | None = None,
        dice: Sequence[int] = (),
    ) -> GameHandle:
        """A new game, saved at `path` from its first moment. Raises KernelError if that fails.

        `lesson`: its hints accompany the game, also after it is reopened. `options` are the game's
        own.
        """
        settings = {**(options or {}), "free_undo": free_undo, "lesson": lesson}
        session = Session.new(
            game,
            scenario,
            seed,
            options={name: value for name, value in settings.items() if value},
            players=players,
            path=path,
            program=program,
            created=datetime.now().isoformat(timespec="seconds"),
            dice=dice,
        )
        return cls(session, bots=bots, pack=pack)

    @classmethod
    def open(
        cls,
        path: Path,
        games: Callable[[Header], Game],
        *,
        program: str = "",
        bots: SeatBotMaker | None = None,
        packs: Callable[[str], Path | None] | None = None,
    ) -> GameHandle:
        """Continue a saved game.

        Raises SaveError if it cannot be opened, or is being played in another window.
        """
        refuse_busy(path)
        session, notices = Session.open(path, games, program=program)
        pack = packs(session.game.id) if packs is not None else None
        return cls(session, notices=notices, bots=bots, pack=pack)

    # --- looking --------------------------------------------------------------------------------
    @property
    def game(self) -> Game:
        return self.session.game

    def characters(self) -> dict[str, str]:
        """The bots' characters by seat, once the game is over."""
        return self.true_characters() if self.outcome is not None else {}

    def true_characters(self) -> dict[str, str]:
        """The bots' characters by seat, for the server, where games can also end from outside."""
        return characters(self.players, self.session.header.seed, self.game.id)

    @property
    def notices(self) -> tuple[SaveNotice, ...]:
        """Notices about the save: how it was opened, what happened to it since."""
        return (*self._notices, *self.session.notices)

    @property
    def humans(self) -> tuple[str, ...]:
        """The seats played by people."""
        return tuple(seat for seat in self.seats if self.players[seat] == HUMAN)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.session.outcome

    @property
    def path(self) -> Path | None:
        return self.session.path

    def replay(self) -> Replay:
        """The game recorded so far."""
        session = self.session
        path = session.path or Path("weimar.weimar")
        return Replay(session.game, parse_save(session.to_bytes(), path))

    @property
    def events(self) -> Sequence[Event]:
        """All events since the game began (or since its checkpoint)."""
        return self.session.events

    def view(self, seat: str | None) -> Any:
        """The position as a seat sees it."""
        return self.session.view(seat)

    def human_decisions(self) -> list[Decision]:
        """The open questions to people, in the order asked."""
        return [d for d in self.session.decisions if self.players[d.seat] == HUMAN]

    def bot_decision(self) -> Decision | None:
        """The next open question to a bot."""
        for decision in self.session.decisions:
            if self.players[decision.seat] != HUMAN:
                return decision
        return None

    def silent_answer(self, decision: Decision) -> str | None:
        """The pass, where that is the only option or where the seat does not need to be asked."""
        if PASS not in decision.options:
            return None
        if decision.options == (PASS,):
            return PASS if self.skip_empty_reactions else None
        if self.only_where_it_matters and not self.game.matters(self.view(decision.seat), decision):
            return PASS
        return None

    # --- playing --------------------------------------------------------------------------------
    def pick(self, number: int, option: str) -> list[NumberedEvent]:
        """Answer a question. Raises IllegalPick or SaveError; then nothing has changed."""
        reasons = self._thought[2] if self._thought[:2] == (number, option) else ()
        return self.session.pick(number, option, self.why(reasons))

    def answer_of(self, decision: Decision) -> BotAnswer:
        """The bot's answer for its seat; changes nothing, so any thread can ask.

        Bots run in another process. If one fails or is late, the game's quick bot answers instead,
        and the answer says so.
        """
        question = self.question(decision, self.players[decision.seat])
        answer = self._pool.ask(question)
        self._thought = (decision.number, answer.option, self.open_reasons(question, answer))
        return answer

    def advice_of(self, decision: Decision, number: int = ADVISED) -> tuple[Advice, ...]:
        """The best answers to a question, from what its seat knows; any thread may ask."""
        question = self.question(decision, ANALYST)
        question = replace(question, advice=number, seconds=_ADVISES)
        return self._pool.ask(question).advice

    @property
    def _pool(self) -> InProcess | BotPool:
        return self._here if self._here is not None else shared_pool()

    def question(
        self,
        decision: Decision,
        bot: str,
        *,
        pack: str | None = None,
        quick: str | None = None,
        seconds: float = SECONDS,
    ) -> BotQuestion:
        """The question to a bot about a decision: everything that its seat can know.

        `pack` and `quick` replace the game's own pack and fallback bot on a server.
        """
        session, seat = self.session, decision.seat
        return BotQuestion(
            game=session.game.id,
            pack=self._pack if pack is None else pack,
            digest=session.game.digest,
            bot=bot,
            quick=quick_bot(session.game.id) if quick is None else quick,
            seat=seat,
            seed=bot_seed(session.header.seed, seat),
            view=session.game.encode(session.view(seat)),
            number=decision.number,
            options=decision.options,
            seconds=seconds,
        )

    def open_reasons(self, question: BotQuestion, answer: BotAnswer) -> tuple[Reason, ...]:
        """The reasons of an answer that are safe to show to everybody."""
        session = self.session
        if not answer.reasons:
            return ()
        return open_reasons(answer, question.view, session.game.encode(session.view(None)))

    def why(self, reasons: tuple[Reason, ...]) -> Why | None:
        """What to record with a choice made for these reasons."""
        return told_reasons(reasons, narration_of(self.session.game.id)) if reasons else None

    async def since_turn(self, seat: str) -> Sequence[Passage]:
        """What the others did since the last pick of a seat."""
        return self.passages(seat)

    def has_picked(self, seat: str) -> bool:
        """Whether a seat has made a pick, or may have made one before the record begins."""
        history = self.session.history
        return history.base > 0 or any(
            pick.seat == seat and pick.option != PASS for pick in history.picks
        )

    def has_news(self, first: int) -> bool:
        """Whether a spectator would see anything new in the events from number `first` on."""
        narration = narration_of(self.session.game.id)
        return not all(narration.is_silent(event.seen_by(None)) for event in self.events[first:])

    def passages(self, seat: str) -> list[Passage]:
        """What the others did since the last pick of a seat, with the reasons of bots."""
        session = self.session
        narration = narration_of(session.game.id)
        return since_last_pick(session.game, session.history, narration, seat)

    def can_undo(self, seat: str | None) -> bool:
        """Whether the seat's last pick can be undone."""
        return self.session.can_undo(seat)

    def undo(self, seat: str | None) -> None:
        """Undo the seat's last pick, skipping automatic answers.

        Raises UndoRefused saying why not.
        """
        self.session.undo(seat)
        while self._all_silent() and self.can_undo(seat):
            self.session.undo(seat)

    def _all_silent(self) -> bool:
        """Whether every open question to people answers itself."""
        questions = self.human_decisions()
        return bool(questions) and all(self.silent_answer(one) is not None for one in questions)

    def disabled_options(self, decision: Decision) -> Sequence[tuple[str, str, dict[str, Any]]]:
        """Visible but illegal options of a decision, each with its reason."""
        return self.session.game.disabled_options(self.session.position, decision)

    def save_as(self, path: Path) -> None:
        """Write a copy of the game. Raises SaveError."""
        self.session.save_as(path)

    def move_to(self, path: Path) -> None:
        """Save the game in another file from now on. Raises SaveError."""
        self.session.move_to(path)

    def close(self) -> None:
        """Close the save file, and stop a bot that is thinking."""
        if self._here is None:
            shared_pool().interrupt()
        self.session.close()
