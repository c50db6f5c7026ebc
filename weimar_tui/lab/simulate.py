"""`weimar simulate`: bots play many games; prints how they end."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from time import perf_counter
from typing import Any

from msgspec import Struct

from weimar_tui.bots.playing import play_out
from weimar_tui.cli.language import language_of
from weimar_tui.cli.many import each_game
from weimar_tui.cli.players import make_players, options_for, parse_players
from weimar_tui.cli.words import Say, cli_words
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.game import Game
from weimar_tui.packs.sources import Carried, carry, laid_out
from weimar_tui.registry import load_game, plugin_of
from weimar_tui.text.game_messages import words_of
from weimar_tui.text.messages import GameMessages

NOBODY = "nobody"


class GameSetup(Struct, frozen=True):
    """The game, its options and its bots."""

    game: str
    scenario: str
    pack: Carried
    players: dict[str, str]
    seed: str
    options: dict[str, Any] = {}

    def seed_of(self, number: int) -> str:
        """Return the seed of a game; `weimar engine --seed` replays it."""
        return f"{self.seed}/{number}"


class SimulatedGame(Struct, frozen=True):
    """The result of one game. `figures` are the game's own measures, if it has any.

    `points`: by seat, the points from each source; `cards`: by seat, how often each card was
    played.
    """

    ending: str
    winners: tuple[str, ...]
    round: int
    picks: int
    seconds: float
    vp: dict[str, int]
    figures: Any = None
    number: int = 0
    points: dict[str, dict[str, int]] = {}
    cards: dict[str, dict[str, int]] = {}


@cache
def load_once(name: str, pack: Carried | Path | None) -> Game:
    """Load a game, once per process."""
    if isinstance(pack, tuple):
        with laid_out(pack) as folder:
            return load_game(name, folder)
    return load_game(name, pack)


def load_same(name: str, pack: Carried, digest: str) -> Game:
    """Load a game and check its rules. Raises KernelError if this installation has other rules."""
    game = load_once(name, pack)
    if game.digest != digest:
        raise KernelError("rules-other", name=name, found=game.digest, wanted=digest)
    return game


def simulate_one(setting: GameSetup, number: int) -> SimulatedGame:
    game = load_once(setting.game, setting.pack)
    seed = setting.seed_of(number)
    bots = make_players(setting.players, seed, game)
    measures = plugin_of(game.id).statistics()
    started = perf_counter()
    play = game.start(setting.scenario, seed, setting.options, measures is not None)
    opening: object = game.copy(play.position) if measures else None
    play_out(game, play, bots)
    seconds = perf_counter() - started
    position = play.position
    outcome = position.outcome
    assert outcome is not None
    figures = None
    points: dict[str, dict[str, int]] = {}
    cards: dict[str, dict[str, int]] = {}
    if measures is not None:
        events = play.events or ()
        figures = measures.record(opening, events, position)
        for event in events:
            if measures.earned and (earned := measures.earned(event)) is not None:
                seat, source, amount = earned
                by_source = points.setdefault(seat, {})
                by_source[source] = by_source.get(source, 0) + amount
            if measures.played and (played := measures.played(event)) is not None:
                seat, card = played
                by_card = cards.setdefault(seat, {})
                by_card[card] = by_card.get(card, 0) + 1
    return SimulatedGame(
        ending=outcome.ending,
        winners=outcome.winners,
        round=game.chapter(position),
        # Every decision is answered once; forced answers do not count as questions.
        picks=position.asked,
        seconds=seconds,
        vp=dict(game.victory_points(position)),
        figures=figures,
        number=number,
        points=points,
        cards=cards,
    )


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print the results."""
    language = language_of(arguments.lang)
    say = cli_words(language)
    setting = setting_of(arguments)
    started = perf_counter()
    about = say("games", games=arguments.games)
    one = partial(simulate_one, setting)
    results = list(each_game(one, arguments.games, arguments.jobs, about))
    report = summary(setting, results, perf_counter() - started)
    records = [result.figures for result in results if result.figures is not None]
    if records:
        report["balance"] = _balance(setting, records, targets=arguments.targets)
    if arguments.json:
        print(json.dumps(report, indent=2))
    else:
        game = load_once(setting.game, setting.pack)
        _print(report, say, words_of(game, language))
    return 0


def setting_of(arguments: argparse.Namespace) -> GameSetup:
    """Return the set-up of the command line, checked before the first game starts."""
    game, plugin = load_once(arguments.game, arguments.pack), plugin_of(arguments.game)
    scenario = arguments.scenario or plugin.scenarios()[0].id
    options = options_for(plugin, scenario, arguments.players)
    seats = game.seats(scenario, options)
    game.start(scenario, arguments.seed, options, False)
    players = parse_players(arguments.bots or plugin.usual_bot, seats, others="random")
    make_players(players, arguments.seed, game)
    pack = carry(arguments.pack)
    return GameSetup(arguments.game, scenario, pack, players, str(arguments.seed), options)


# --- figures ------------------------------------------------------------------------------------
def summary(setting: GameSetup, results: list[SimulatedGame], elapsed: float) -> dict[str, Any]:
    """Return the data that `--json` prints."""
    games = len(results)
    seats = list(setting.players)
    picks = sum(result.picks for result in results)
    busy = sum(result.seconds for result in results)
    winners = Counter(name for result in results for name in result.winners or (NOBODY,))
    return {
        "game": setting.game,
        "scenario": setting.scenario,
        "bots": setting.players,
        "seed": setting.seed,
        "games": games,
        "endings": dict(Counter(result.ending for result in results).most_common()),
        "endings_without_winner": dict(
            Counter(result.ending for result in results if not result.winners).most_common()
        ),
        "winners": {seat: winners[seat] for seat in (*seats, NOBODY)},
        "last_round": dict(sorted(Counter(result.round for result in results).items())),
        "vp_mean": _means([result.vp for result in results], seats),
        "decisions_a_game": round(picks / games, 1),
        "seconds": round(elapsed, 3),
        "games_a_second": round(games / elapsed, 1),
        "decisions_a_second": round(picks / elapsed),
        "decisions_a_second_a_core": round(picks / busy) if busy else 0,
    }


def _balance(setting: GameSetup, records: list[Any], *, targets: bool) -> dict[str, Any]:
    """Return the game's own measures, with their targets if asked for.

    The targets apply to the usual scenario.
    """
    plugin = plugin_of(setting.game)
    measures = plugin.statistics()
    assert measures is not None
    usual = setting.scenario == plugin.scenarios()[0].id
    aims = measures.targets if targets and usual else {}
    rows: dict[str, Any] = {}
    for name, figure in measures.report(records).items():
        if name == "games":
            continue
        rows[name] = {"found": figure}
        if name in aims:
            rows[name]["target"] = aims[name]
    return rows


def _means(values: list[dict[str, int]], seats: list[str]) -> dict[str, float]:
    if not values or not values[0]:
        return {}
    return {seat: round(sum(vp.get(seat, 0) for vp in values) / len(values), 1) for seat in seats}


def _print(report: dict[str, Any], say: Say, words: GameMessages) -> None:
    from rich.console import Console
    from rich.table import Table

    width = None if sys.stdout.isatty() else 120
    console = Console(file=sys.stdout, highlight=False, width=width)
    games = report["games"]
    bots = ", ".join(f"{seat}={name}" for seat, name in report["bots"].items())
    game, scenario = report["game"], report["scenario"]
    console.print(say("simulated", games=games, game=game, scenario=scenario, bots=bots))
    for title, key in (
        (say("simulated-ending"), "endings"),
        (say("simulated-winner"), "winners"),
        (say("simulated-round"), "last_round"),
    ):
        heads = [title, say("simulated-games"), say("simulated-share")]
        table = Table(*heads, box=None, header_style="bold")
        table.columns[0].min_width = 24
        for column in table.columns[1:]:
            column.justify = "right"
        for name, number in _rows(report, key, words):
            table.add_row(name, str(number), f"{100 * number / games:.1f}%")
        console.print(table)
    if report["vp_mean"]:
        means = "  ".join(f"{seat} {mean}" for seat, mean in report["vp_mean"].items())
        console.print(say("simulated-vp", means=means))
    if "balance" in report:
        aimed = any("target" in row for row in report["balance"].values())
        heads = [say(f"simulated-{name}") for name in ("measure", "found")]
        heads.append(say("simulated-target") if aimed else "")
        table = Table(*heads, "", box=None, header_style="bold")
        for column in table.columns[1:3]:
            column.justify = "right"
        for name, row in report["balance"].items():
            low, high = row.get("target", (None, None))
            target = (
                "" if low is None else say("simulated-between", low=f"{low:g}", high=f"{high:g}")
            )
            missed = low is not None and not low <= row["found"] <= high
            outside = say("simulated-outside") if missed else ""
            table.add_row(name, f"{row['found']:g}", target, outside)
        console.print(table)
    console.print(
        say(
            "simulated-speed",
            seconds=str(report["seconds"]),
            games=str(report["games_a_second"]),
            decisions=str(report["decisions_a_second"]),
        )
    )


def _rows(report: dict[str, Any], key: str, words: GameMessages) -> Iterator[tuple[str, int]]:
    """Yield endings, winners or rounds by name, each with its number of games."""
    for name, number in report[key].items():
        match key:
            case "endings":
                lost = report["endings_without_winner"].get(name, 0)
                if number > lost:
                    yield words.ending_name(name), number - lost
                if lost:
                    yield words.ending_name(name, won=False), lost
            case "winners":
                yield words.ui("nobody") if name == NOBODY else words.seat(name), number
            case _:
                yield words.chapter(int(name)), number
