"""`weimar ladder`: bots compete in every seat; prints their shares of wins with intervals."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from time import process_time

import msgspec
from msgspec import Struct

from weimar_tui.bots.playing import play_out, shares_of
from weimar_tui.cli.language import language_of
from weimar_tui.cli.many import GamesHead, counting, kept_games
from weimar_tui.cli.players import make_players, options_for
from weimar_tui.cli.words import Say, cli_words
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.worlds import LONGEST
from weimar_tui.lab.cluster import executor_of
from weimar_tui.lab.intervals import wilson
from weimar_tui.lab.simulate import load_once, load_same
from weimar_tui.packs.sources import Carried, carry
from weimar_tui.registry import plugin_of
from weimar_tui.text.game_messages import words_of
from weimar_tui.text.messages import GameMessages


class Ladder(GamesHead, frozen=True, kw_only=True):
    """A competition: `bots` play in turn in each seat, `against` in all other seats."""

    digest: str
    scenario: str
    options: dict[str, object]
    bots: tuple[str, ...]
    against: str
    pack: Carried = ()

    def who(self, number: int, seats: Sequence[str]) -> tuple[str, str, str]:
        """Return the bot of a game, its seat and the seed; all bots get the same games."""
        game, place = divmod(number, len(self.bots))
        return self.bots[place], seats[game % len(seats)], f"ladder/{self.seed}/{game}"


class LadderGame(Struct, frozen=True):
    """A game of a ladder. `shares`: how the win was split among the winners' seats."""

    number: int
    bot: str
    seat: str
    shares: dict[str, float]
    ending: str
    ms: tuple[float, ...] = ()
    """CPU milliseconds of the bot for each question with more than one answer."""


def play_ladder_game(ladder: Ladder, number: int) -> LadderGame:
    game = load_same(ladder.game, ladder.pack, ladder.digest)
    seats = game.seats(ladder.scenario, ladder.options)
    name, seat, seed = ladder.who(number, seats)
    players = {**dict.fromkeys(seats, ladder.against), seat: name}
    play = game.start(ladder.scenario, seed, ladder.options, listen=False)
    times: list[float] = []

    def heard(decision: Decision, _option: str, seconds: float) -> None:
        if decision.seat == seat and len(decision.options) > 1:
            times.append(round(1000 * seconds, 2))

    play_out(game, play, make_players(players, seed, game), heard, process_time, LONGEST)
    outcome = play.position.outcome
    return LadderGame(
        number=number,
        bot=name,
        seat=seat,
        shares=shares_of(outcome),
        ending=outcome.ending if outcome else "",
        ms=tuple(times),
    )


def run(arguments: argparse.Namespace) -> int:
    """Play the remaining games and print the results."""
    language = language_of(arguments.lang)
    say = cli_words(language)
    ladder, kept = kept_games(ladder_of(arguments), LadderGame, arguments.keep)
    number = arguments.games * len(ladder.bots)
    with executor_of(arguments) as executor, counting(say("games", games=number)) as show_progress:
        games = kept.run(partial(play_ladder_game, ladder), number, executor, show_progress)
    game = load_once(arguments.game, arguments.pack)
    rows = list(standings(ladder, games, game.seats(ladder.scenario, ladder.options)))
    if arguments.json:
        print(json.dumps([msgspec.to_builtins(row) for row in rows], indent=2))
    else:
        _print(ladder, arguments.games, rows, say, words_of(game, language))
    return 0


def ladder_of(arguments: argparse.Namespace) -> Ladder:
    """Return the ladder of the command line, checked before the first game starts.

    Without a seed, a new ladder gets a random one.
    """
    game, plugin = load_once(arguments.game, arguments.pack), plugin_of(arguments.game)
    scenario = arguments.scenario or plugin.scenarios()[0].id
    options = options_for(plugin, scenario, arguments.players)
    seats = game.seats(scenario, options)
    bots = tuple(name.strip() for name in arguments.bots.split(",") if name.strip())
    against = arguments.against or plugin.usual_bot
    for name in (*bots, against):
        make_players({seats[0]: name}, "", game)
    seed = arguments.seed
    if not seed and not (arguments.keep and arguments.keep.exists()):
        seed = secrets.token_hex(4)
    return Ladder(
        game=game.id,
        digest=game.digest,
        scenario=scenario,
        options=options,
        bots=bots or (against,),
        against=against,
        seed=seed or "",
        pack=carry(arguments.pack),
    )


# --- figures ------------------------------------------------------------------------------------
class LadderRow(Struct, frozen=True):
    """A bot's results in a seat (empty: all seats): its share of wins, with the interval `low` to
    `high`.

    `others`: this seat's share of wins in the games in which the bot played another seat.
    """

    bot: str
    seat: str
    games: int
    won: float
    low: float
    high: float
    others: float | None = None
    ms_median: float | None = None
    ms_95: float | None = None


def standings(
    ladder: Ladder, games: Sequence[LadderGame], seats: Sequence[str]
) -> Iterator[LadderRow]:
    """Yield each bot's results: for all seats together, then for each seat."""
    for bot in ladder.bots:
        of_bot = [played for played in games if played.bot == bot]
        times = sorted(ms for played in of_bot for ms in played.ms)
        for seat in ("", *seats):
            there = [played for played in of_bot if seat in ("", played.seat)]
            won = sum(played.shares.get(played.seat, 0.0) for played in there)
            elsewhere = [played for played in of_bot if played.seat != seat]
            low, high = wilson(won, len(there))
            yield LadderRow(
                bot=bot,
                seat=seat,
                games=len(there),
                won=won / max(1, len(there)),
                low=low,
                high=high,
                others=_mean([played.shares.get(seat, 0.0) for played in elsewhere])
                if seat
                else None,
                ms_median=_below(times, 0.5) if not seat else None,
                ms_95=_below(times, 0.95) if not seat else None,
            )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


def _below(times: Sequence[float], share: float) -> float | None:
    return times[min(len(times) - 1, int(share * len(times)))] if times else None


def _print(
    ladder: Ladder, games: int, rows: Sequence[LadderRow], say: Say, words: GameMessages
) -> None:
    from rich.console import Console
    from rich.table import Table

    heading = say(
        "ladder-told",
        games=games,
        game=ladder.game,
        scenario=ladder.scenario,
        seed=ladder.seed,
        against=ladder.against,
    )
    columns = ("ladder-bot", "ladder-seat", "simulated-games", "simulated-share")
    heads = [say(name) for name in (*columns, "ladder-interval", "ladder-others")]
    table = Table(*heads, box=None, header_style="bold")
    for column in table.columns[2:]:
        column.justify = "right"
    for row in rows:
        table.add_row(
            "" if row.seat else row.bot,
            words.seat(row.seat) if row.seat else say("ladder-every-seat"),
            str(row.games),
            f"{100 * row.won:.1f}%",
            f"{100 * row.low:.0f}-{100 * row.high:.0f}%",
            "" if row.others is None else f"{100 * row.others:.1f}%",
        )
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 120)
    console.print(heading)
    console.print(table)
    for row in rows:
        if row.ms_median is not None:
            times = f"{row.ms_median:.1f} / {row.ms_95:.1f}"
            console.print(f"{row.bot}: {say('ladder-thinking')}: {times}")
