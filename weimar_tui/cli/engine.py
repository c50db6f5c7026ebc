"""`weimar engine`: one JSON object per line, in both directions (`docs/engine.md`).

The engine shows everything: it is for programs that play, test and study, not for seats with
secrets from each other. A program that plays one seat fairly asks for its `view`.
"""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from weimar_tui import __version__
from weimar_tui.bots.bot import Bot
from weimar_tui.cli.failures import complain
from weimar_tui.cli.language import language_of
from weimar_tui.cli.players import make_players, options_for, parse_players
from weimar_tui.kernel.codec import LONGEST_LINE, check_json
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.disk import read_file
from weimar_tui.kernel.errors import IllegalPick, KernelError, UndoRefused, cause_of
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.files import typed, without_mark
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.session import Session
from weimar_tui.kernel.validation import admit
from weimar_tui.registry import load_game, plugin_of
from weimar_tui.text.game_messages import words_of
from weimar_tui.text.messages import GameMessages
from weimar_tui.text.problems import english

PROTOCOL = 1


# --- input -------------------------------------------------------------------------------------
class _Verb(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Base of the requests to the engine."""


class PickVerb(_Verb, frozen=True, tag="pick"):
    decision: int
    option: str


class UndoVerb(_Verb, frozen=True, tag="undo"):
    """Undo the last pick, or the last pick of a seat."""

    seat: str | None = None


class PositionVerb(_Verb, frozen=True, tag="position"):
    """Send the whole position."""


class ViewVerb(_Verb, frozen=True, tag="view"):
    """Send what a seat may know; null: a spectator."""

    seat: str | None


class SaveVerb(_Verb, frozen=True, tag="save"):
    path: str
    overwrite: bool = False


class QuitVerb(_Verb, frozen=True, tag="quit"):
    pass


_Verbs = PickVerb | UndoVerb | PositionVerb | ViewVerb | SaveVerb | QuitVerb
_VERBS = ("pick", "undo", "position", "view", "save", "quit")
_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder().encode


def _read_verb(line: bytes) -> _Verbs:
    """Parse a line. Raises a one-line KernelError if it is not a request."""
    try:
        check_json(line)
        decoded = _decode(line)
    except ValueError as error:
        raise KernelError("engine-json", detail=str(error)) from None
    given = decoded.get("do") if isinstance(decoded, dict) else None
    if isinstance(given, str) and given not in _VERBS:
        raise KernelError("engine-verb", verb=given, known=", ".join(_VERBS))
    try:
        verb: _Verbs = msgspec.convert(decoded, _Verbs)
    except msgspec.ValidationError as error:
        raise KernelError("engine-line", detail=str(error)) from None
    return verb


# --- the engine ---------------------------------------------------------------------------------
class Engine:
    """A game answered by bots and by input lines. `send` gets every message as a plain dict."""

    def __init__(
        self,
        session: Session,
        bots: dict[str, Bot],
        words: GameMessages,
        send: Callable[[dict[str, object]], None],
    ) -> None:
        self._session = session
        self._bots = bots
        self._words = words
        self._send = send
        self._told = 0
        self._asked: set[int] = set()
        self._outcome_told = False

    def begin(self) -> None:
        """Send the greeting and play to the first question for the input."""
        header = self._session.header
        seed: str | int = int(header.seed) if _is_number(header.seed) else header.seed
        self._send(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "game": header.game,
                "scenario": header.scenario,
                "pack": header.pack,
                "seats": list(header.seats),
                "seed": seed,
                "bots": {seat: header.players[seat] for seat in self._bots},
            }
        )
        self._go_on()

    def line(self, line: bytes) -> bool:
        """Execute a line; return False to end the engine. Invalid lines change nothing."""
        try:
            verb = _read_verb(line)
            if isinstance(verb, QuitVerb):
                return False
            self._do(verb)
        except KernelError as error:
            self._send({"type": "error", "id": error.id, "message": english(error)})
        return True

    def ready(self) -> None:
        """Report that the last line is fully processed."""
        self._send({"type": "ready"})

    def _do(self, verb: _Verbs) -> None:
        session = self._session
        if isinstance(verb, PickVerb):
            self._pick(verb)
        elif isinstance(verb, UndoVerb):
            self._undo(verb)
        elif isinstance(verb, PositionVerb):
            position = msgspec.Raw(session.game.encode(session.position))
            self._send({"type": "position", "position": position})
        elif isinstance(verb, ViewVerb):
            self._check_seat(verb.seat)
            view = msgspec.Raw(session.game.encode(session.view(verb.seat)))
            self._send({"type": "view", "seat": verb.seat, "view": view})
        elif isinstance(verb, SaveVerb):
            if not verb.path:
                raise KernelError("engine-path")
            session.save_as(typed(verb.path), overwrite=verb.overwrite)
            self._send({"type": "saved", "path": verb.path})

    def _pick(self, verb: PickVerb) -> None:
        for decision in self._session.decisions:
            if decision.number == verb.decision and decision.seat in self._bots:
                raise IllegalPick("engine-bot", decision=verb.decision)
        self._session.pick(verb.decision, verb.option)
        self._asked.discard(verb.decision)
        self._go_on()

    def _undo(self, verb: UndoVerb) -> None:
        session = self._session
        seat = verb.seat
        self._check_seat(seat)
        if seat is None and session.free_undo and self._bots:
            # The bots would only repeat their picks: undo to the last pick from the input.
            picks = reversed(session.history.picks)
            seat = next((pick.seat for pick in picks if pick.seat not in self._bots), None)
            if seat is None:
                raise UndoRefused("engine-undo")
        taken = session.undo(seat)
        self._told = min(self._told, session.cuts[-1])
        self._asked.clear()
        self._outcome_told = False
        self._send({"type": "undone", "picks": [pick.n for pick in taken], "events": self._told})
        self._go_on()

    def _check_seat(self, seat: str | None) -> None:
        seats = self._session.header.seats
        if seat is not None and seat not in seats:
            raise KernelError("engine-seat", seat=seat, known=", ".join(seats))

    def _go_on(self) -> None:
        """Send the events, let the bots play, and ask."""
        session = self._session
        self._tell_events()
        while (decision := self._bot_decision()) is not None:
            bot = self._bots[decision.seat]
            session.pick(decision.number, bot.decide(session.view(decision.seat), decision))
            self._tell_events()
        self._withdraw({decision.number for decision in session.decisions})
        for decision in session.decisions:
            if decision.number not in self._asked:
                self._asked.add(decision.number)
                self._send(self._question(decision))
        if session.outcome is not None and not self._outcome_told:
            self._outcome_told = True
            self._send(self._outcome())

    def _withdraw(self, still_open: set[int]) -> None:
        """Withdraw the questions that are not open any more."""
        for number in sorted(self._asked - still_open):
            self._send({"type": "withdrawn", "decision": number})
        self._asked &= still_open

    def _bot_decision(self) -> Decision | None:
        for decision in self._session.decisions:
            if decision.seat in self._bots:
                return decision
        return None

    # --- output
    # ------------------------------------------------------------------------------------
    def _tell_events(self) -> None:
        for number, event in self._session.events_after(self._told):
            self._send(self._event(number, event))
            self._told = number

    def _event(self, number: int, event: Event) -> dict[str, object]:
        data: dict[str, object] = msgspec.to_builtins(event)
        kind = data.pop("kind")
        message: dict[str, object] = {"type": "event", "n": number, "kind": kind}
        for key in ("seat", "party", "family"):
            if data.get(key) in self._session.header.seats:
                message["seat"] = data.pop(key)
                break
        return {**message, "data": data, "text": self._words.event(event)}

    def _question(self, decision: Decision) -> dict[str, object]:
        position = self._session.position
        return {
            "type": "decision",
            "decision": decision.number,
            "seat": decision.seat,
            "kind": decision.kind,
            "subject": decision.subject,
            **({"private": decision.private} if decision.private is not None else {}),
            "text": self._words.question(decision, position),
            "options": [
                {"id": option, "text": self._words.option(decision, option, position)}
                for option in decision.options
            ],
        }

    def _outcome(self) -> dict[str, object]:
        session = self._session
        outcome = session.outcome
        assert outcome is not None
        message = {
            "type": "outcome",
            "ending": outcome.ending,
            "winners": list(outcome.winners),
            "reason": outcome.reason,
            "enablers": list(outcome.enablers),
            "round": session.game.chapter(session.position),
            "text": self._words.outcome(outcome),
        }
        vp = session.game.victory_points(session.position)
        return {**message, "vp": vp} if vp else message


# --- the command --------------------------------------------------------------------------------
def run(arguments: argparse.Namespace) -> int:
    """Start a game and answer lines until the input ends."""
    language = language_of(arguments.lang, settings=False)
    game = load_game(arguments.game, arguments.pack)
    session, bots = _begin_at(arguments, game) if arguments.position else _begin(arguments, game)
    session.free_undo = arguments.free_undo
    out = sys.stdout.buffer

    def send(message: dict[str, object]) -> None:
        out.write(_encode(message) + b"\n")

    serve(
        Engine(session, bots, words_of(game, language), send),
        sys.stdin.buffer,
        out.flush,
    )
    return 0


def serve(engine: Engine, lines: BinaryIO, flush: Callable[[], None]) -> None:
    """Answer lines until `quit` or the end of the input; blank lines are skipped."""
    engine.begin()
    engine.ready()
    flush()
    for line in _lines(lines):
        if line.strip():
            if not engine.line(line):
                return
            engine.ready()
            flush()


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a stream; a line that is too long is cut, but stays too long to be
    accepted."""
    while line := stream.readline(LONGEST_LINE + 1):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE)
        # Some shells on Windows put a byte order mark before what they pipe.
        yield without_mark(line)


def _begin(arguments: argparse.Namespace, game: Game) -> tuple[Session, dict[str, Bot]]:
    """Return a new game and its bots."""
    plugin = plugin_of(game.id)
    scenario = arguments.scenario or plugin.scenarios()[0].id
    options = options_for(plugin, scenario, arguments.players)
    if arguments.dice:
        options["dice"] = list(arguments.dice)
    players = parse_players(arguments.bots, game.seats(scenario, options))
    seed = arguments.seed if arguments.seed is not None else str(secrets.randbelow(10**9))
    session = Session.new(
        game,
        scenario,
        seed,
        options=options,
        players=players,
        program=__version__,
        created=datetime.now(UTC).isoformat(timespec="seconds"),
    )
    return session, make_players(players, seed, game)


def _begin_at(arguments: argparse.Namespace, game: Game) -> tuple[Session, dict[str, Bot]]:
    """Return a game from a position, which determines the scenario and players, and its bots."""
    position = read_position(arguments.position, game)
    for broken in game.check(position):
        complain(f"{arguments.position} breaks the rules: {broken}")
    seats = game.seats(game.scenario_of(position), game.options_of(position))
    players = parse_players(arguments.bots, seats)
    seed = position.dice.seed if arguments.seed is None else arguments.seed
    try:
        session = Session.new(
            game,
            arguments.scenario,
            seed,
            position=position,
            players=players,
            program=__version__,
            created=datetime.now(UTC).isoformat(timespec="seconds"),
            dice=arguments.dice,
        )
    except KernelError:
        raise
    except Exception as error:
        raise KernelError(
            "engine-unplayable", path=str(arguments.position), detail=repr(error)
        ) from error
    return session, make_players(players, seed, game)


def read_position(path: Path, game: Game) -> Any:
    """Read a position from a file: bare, or in the engine's `position` message.

    Raises a one-line KernelError for any invalid file.
    """
    data = without_mark(read_file(path))
    try:
        check_json(data)
        message = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
        if "type" in message and "position" in message:
            data = bytes(message["position"])
        return admit(game, data)
    except ValueError as error:
        raise KernelError("engine-position", path=str(path), detail=str(error)) from None
    except KernelError as error:
        raise KernelError("engine-file", **{**cause_of(error), "path": str(path)}) from None


def _is_number(text: str) -> bool:
    # JSON readers do not keep longer numbers exact, and Python refuses to parse very long ones.
    return len(text) <= 15 and text.isascii() and text.isdigit() and str(int(text)) == text
