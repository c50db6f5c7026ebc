"""`weimar fuzz`: random games in which nothing may go wrong."""

from __future__ import annotations

import argparse
import traceback
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct

from weimar_tui import __version__
from weimar_tui.cli.failures import complain
from weimar_tui.cli.language import language_of
from weimar_tui.cli.many import each_game
from weimar_tui.cli.players import make_players
from weimar_tui.cli.secrecy import hidden_from, leaks_of_events, leaks_of_views
from weimar_tui.cli.simulate import Setting, load_once, setting_of
from weimar_tui.cli.words import cli_words, names_of
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import SaveError, cause_of, reason_of
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import SUFFIX, parse_save
from weimar_tui.kernel.printing import as_file_name
from weimar_tui.kernel.replay import replay
from weimar_tui.kernel.session import Session
from weimar_tui.table.registry import Bot

_SAMPLE = 8
"""One in so many decisions gets the slow checks: written and read back, views, events."""

_LONGEST = 20_000
"""Picks after which a game is said never to end."""


class Fuzzed(Struct, frozen=True):
    """How one game went; `problem` is empty if well, and `save` is the game up to there."""

    seed: str
    ending: str
    picks: int
    problem: str = ""
    details: str = ""
    save: bytes = b""


class Broken(Exception):
    """A check that failed."""


def fuzz_one(setting: Setting, number: int) -> Fuzzed:
    """Play one game and check it all along."""
    game = load_once(setting.game, setting.pack)
    seed = setting.seed_of(number)
    session = Session.new(
        game, setting.scenario, seed, players=setting.players, program=__version__
    )
    bots = make_players(setting.players, seed, game)
    chance = Random(f"fuzz/{seed}")
    try:
        while session.outcome is None:
            if session.history.end >= _LONGEST:
                raise Broken(f"the game has not ended after {_LONGEST} picks")
            _one_pick(session, bots, chance)
        _replays_the_same(game, session)
    except Exception as error:
        return Fuzzed(
            seed=seed,
            ending="failed",
            picks=session.history.end,
            problem=str(error) if isinstance(error, Broken) else repr(error),
            details=traceback.format_exc(),
            save=session.to_bytes(),
        )
    assert session.outcome is not None
    return Fuzzed(seed=seed, ending=session.outcome.ending, picks=session.history.end)


def _one_pick(session: Session, bots: dict[str, Bot], chance: Random) -> None:
    decision = chance.choice(session.decisions)
    bot = bots[decision.seat]
    blind = not getattr(bot, "needs_view", True)
    view = session.position if blind else session.view(decision.seat)
    option = bot.decide(view, decision)
    sampled = chance.randrange(_SAMPLE) == 0
    seats = session.header.seats
    hidden = (
        {seat: hidden_from(session.position, seat) for seat in (*seats, None)} if sampled else {}
    )
    said = _said(session.history.end + 1, decision, option)
    try:
        told = session.pick(decision.number, option)
    except Exception as error:
        raise Broken(f"{said}: {error!r}") from error
    wrong = check_position(session.game, session.position)
    if sampled:
        wrong += leaks_of_events([event for _, event in told], hidden, session.position)
        wrong += leaks_of_views(session.game, session.position, seats)
        wrong += _survives_writing(session.game, session.position)
    if wrong:
        raise Broken(f"after {said}: {'; '.join(wrong)}")


def _said(number: int, decision: Decision, option: str) -> str:
    where = f"decision {decision.number} ({decision.kind})"
    return f"pick {number}, {decision.seat}: '{option}' in {where}"


def check_position(game: Game, position: Any) -> list[str]:
    """The game's own invariants, and those of every game."""
    wrong = list(game.check(position))
    for decision in position.decisions:
        if not decision.options:
            wrong.append(f"decision {decision.number} offers nothing")
        if len(set(decision.options)) != len(decision.options):
            wrong.append(f"decision {decision.number} offers an option twice")
    return wrong


def _survives_writing(game: Game, position: Any) -> list[str]:
    wrong = []
    encoded = game.encode(position)
    if game.decode(encoded) != position:
        wrong.append("the position is another after writing and reading it")
    copied = game.copy(position)
    if copied != position or game.encode(copied) != encoded:
        wrong.append("a copy of the position is not the same")
    return wrong


def _replays_the_same(game: Game, session: Session) -> None:
    saved = parse_save(session.to_bytes(), Path("game" + SUFFIX))
    result = replay(game, saved)
    if saved.damaged or saved.torn:
        raise Broken(f"its own save is damaged in line {saved.damaged}")
    if result.difference is not None:
        raise Broken(f"replay differs at pick {result.difference.n}: {result.difference.reason}")
    if result.play.position != session.position:
        raise Broken("replay ends in another position")
    if result.play.events != list(session.events):
        raise Broken("replay tells other events")


# --- the command --------------------------------------------------------------------------------
def run(arguments: argparse.Namespace) -> int:
    """Play, check, and write down what fails."""
    language = language_of(arguments.lang)
    say, named = cli_words(language), names_of(language)
    setting = setting_of(arguments)
    games, started = arguments.games, perf_counter()
    endings: Counter[str] = Counter()
    picks = 0
    for fuzzed in each_game(
        partial(fuzz_one, setting), games, arguments.jobs, say("games", games=games)
    ):
        endings[fuzzed.ending] += 1
        picks += fuzzed.picks
        if fuzzed.problem:
            path = _write_failure(arguments.failures, setting, fuzzed)
            told = say("fuzzed-failed", seed=fuzzed.seed, problem=fuzzed.problem, path=str(path))
            complain(told)
    seconds = perf_counter() - started
    counted = ", ".join(f"{named(ending)} {number}" for ending, number in endings.most_common())
    print(say("fuzzed", games=games, picks=picks, seconds=f"{seconds:.1f}", counted=counted))
    return 1 if endings["failed"] else 0


def _write_failure(folder: Path, setting: Setting, fuzzed: Fuzzed) -> Path:
    """The game up to its failure as a save that opens, and beside it how it failed."""
    stem = f"{setting.game}-{setting.scenario}-{as_file_name(fuzzed.seed)}"
    path = folder / (stem + SUFFIX)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_bytes(fuzzed.save)
        path.with_suffix(".txt").write_text(f"{fuzzed.problem}\n\n{fuzzed.details}")
    except OSError as error:
        raise SaveError(
            f"{path} cannot be written: {reason_of(error)}",
            id="save-unwritable",
            path=str(path),
            **cause_of(error),
        ) from None
    return path
