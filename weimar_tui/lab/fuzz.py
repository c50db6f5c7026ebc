"""`weimar fuzz`: plays random games and checks every step."""

from __future__ import annotations

import argparse
import traceback
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from msgspec import Struct

from weimar_tui import __version__
from weimar_tui.bots.bot import Bot
from weimar_tui.cli.failures import complain
from weimar_tui.cli.language import language_of
from weimar_tui.cli.many import each_game
from weimar_tui.cli.players import make_players
from weimar_tui.cli.words import cli_words
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.disk import cannot_write
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.journal import SUFFIX
from weimar_tui.kernel.printing import as_file_name
from weimar_tui.kernel.session import Session
from weimar_tui.kernel.worlds import LONGEST
from weimar_tui.lab.simulate import GameSetup, load_once, setting_of
from weimar_tui.testing.invariants import (
    check_copies,
    check_position,
    check_replay,
    check_save,
    check_undo,
    check_undo_in_group,
)
from weimar_tui.testing.secrecy import Watched, leaks_of_view
from weimar_tui.text.game_messages import words_of

_SAMPLE, _SAMPLE_OF_LONG = 16, 64
"""One pick in `max(first, picks so far

second)` gets the slow checks (serialisation, secrets, undo), so that they become rarer in long
games.
"""

_REOPEN, _REOPEN_OF_LONG = 64, 4
"""The same for reopening the save."""

_VIEWERS = 2
"""Seats (or spectators) whose views are checked in each slow check."""


class Fuzzed(Struct, frozen=True):
    """The outcome of one game; `problem` is empty if no check failed, and `save` is the game up to
    that point."""

    seed: str
    ending: str
    picks: int
    won: bool = False
    """Whether the game had a winner."""
    problem: str = ""
    details: str = ""
    save: bytes = b""


class Broken(Exception):
    pass


def fuzz_one(setting: GameSetup, number: int) -> Fuzzed:
    """Play one game, with checks at every step."""
    game = load_once(setting.game, setting.pack)
    seed = setting.seed_of(number)
    with TemporaryDirectory() as folder:
        session = Session.new(
            game,
            setting.scenario,
            seed,
            options=setting.options,
            players=setting.players,
            program=__version__,
            path=Path(folder) / ("game" + SUFFIX),
            sync=False,
        )
        try:
            _play(session, make_players(setting.players, seed, game), Random(f"fuzz/{seed}"))
        except Exception as error:
            return Fuzzed(
                seed=seed,
                ending="failed",
                picks=session.history.end,
                problem=str(error) if isinstance(error, Broken) else repr(error),
                details=traceback.format_exc(),
                save=session.to_bytes(),
            )
        finally:
            session.close()
    assert session.outcome is not None
    outcome = session.outcome
    return Fuzzed(
        seed=seed, ending=outcome.ending, picks=session.history.end, won=bool(outcome.winners)
    )


def _play(session: Session, bots: dict[str, Bot], chance: Random) -> None:
    """Play to the end. Raises Broken, or any error of the rules."""
    while session.outcome is None:
        if session.history.end >= LONGEST:
            raise Broken(f"the game has not ended after {LONGEST} picks")
        _one_pick(session, bots, chance)
    _demand(check_replay(session), "at the end")


def _one_pick(session: Session, bots: dict[str, Bot], chance: Random) -> None:
    decision = chance.choice(session.decisions)
    bot = bots[decision.seat]
    blind = not bot.needs_view
    view = session.position if blind else session.view(decision.seat)
    option = bot.decide(view, decision)
    picks = session.history.end
    if chance.randrange(max(_SAMPLE, picks // _SAMPLE_OF_LONG)) == 0:
        _pick_watched(session, decision, option, chance)
    else:
        _pick(session, decision, option)
    where = f"after {_worded(session.history.end, decision, option)}"
    _demand(check_position(session.game, session.position), where)
    if chance.randrange(max(_REOPEN, picks // _REOPEN_OF_LONG)) == 0:
        _demand(check_save(session), where)


def _pick(session: Session, decision: Decision, option: str) -> list[Event]:
    try:
        return [event for _, event in session.pick(decision.number, option)]
    except Exception as error:
        raise Broken(f"{_worded(session.history.end + 1, decision, option)}: {error!r}") from error


def _pick_watched(session: Session, decision: Decision, option: str, chance: Random) -> None:
    """Make a pick, with all checks before and after it."""
    game, seats = session.game, session.header.seats
    watched = Watched(game, session.position, decision, option, seats, chance)
    before, events_before = game.encode(session.position), list(session.events)
    events = _pick(session, decision, option)
    where = f"after {_worded(session.history.end, decision, option)}"
    _demand(watched.leaks(session.runner, events), where)
    viewers = chance.sample((*seats, None), _VIEWERS)
    for viewer in viewers:
        _demand(leaks_of_view(game, session.position, viewer, chance), where)
    _demand(check_copies(game, session.position, viewers), where)
    _demand(check_undo(session, before, events_before), where)
    _demand(check_undo_in_group(session), where)


def _demand(wrong: list[str], where: str) -> None:
    if wrong:
        raise Broken(f"{where}: {'; '.join(wrong)}")


def _worded(number: int, decision: Decision, option: str) -> str:
    where = f"decision {decision.number} ({decision.kind})"
    return f"pick {number}, {decision.seat}: '{option}' in {where}"


# --- the command --------------------------------------------------------------------------------
def run(arguments: argparse.Namespace) -> int:
    """Run the games and write a report of each failure."""
    language = language_of(arguments.lang)
    say = cli_words(language)
    setting = setting_of(arguments)
    named = words_of(load_once(setting.game, setting.pack), language).ending_name
    games, started = arguments.games, perf_counter()
    endings: Counter[tuple[str, bool]] = Counter()
    picks = 0
    for fuzzed in each_game(
        partial(fuzz_one, setting), games, arguments.jobs, say("games", games=games)
    ):
        endings[fuzzed.ending, fuzzed.won] += 1
        picks += fuzzed.picks
        if fuzzed.problem:
            path = _write_failure(arguments.failures, setting, fuzzed)
            failure = say("fuzzed-failed", seed=fuzzed.seed, problem=fuzzed.problem, path=str(path))
            complain(failure)
    seconds = perf_counter() - started
    counted = ", ".join(
        f"{named(ending, won=won)} {number}" for (ending, won), number in endings.most_common()
    )
    print(say("fuzzed", games=games, picks=picks, seconds=f"{seconds:.1f}", counted=counted))
    return 1 if endings["failed", False] else 0


def _write_failure(folder: Path, setting: GameSetup, fuzzed: Fuzzed) -> Path:
    """Write the game up to its failure as a save that opens, with the error next to it."""
    stem = f"{setting.game}-{setting.scenario}-{as_file_name(fuzzed.seed)}"
    path = folder / (stem + SUFFIX)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_bytes(fuzzed.save)
        path.with_suffix(".txt").write_text(f"{fuzzed.problem}\n\n{fuzzed.details}")
    except OSError as error:
        raise cannot_write(path, error) from None
    return path
