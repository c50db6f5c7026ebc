"""`weimar club ratings`, `results` and `pairs`: lists for organisers, also as CSV and JSON."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from msgspec import Struct

from weimar_tui.cli.club_files import database_of
from weimar_tui.cli.words import Say
from weimar_tui.kernel.errors import KernelError, cause_of
from weimar_tui.kernel.files import write_whole
from weimar_tui.kernel.printing import printable
from weimar_tui.server.club.lists import (
    PAIRS,
    PLAYERS,
    SEATS,
    Pair,
    RatedPlayer,
    SeatResult,
    as_csv,
    as_json,
    pairs,
    rated_players,
    seat_results,
)
from weimar_tui.server.club.results import anchors

_MOST_PAIRS = 40


def run(arguments: argparse.Namespace, say: Say) -> int:
    """Print ratings, results or pairs, or write them to a file."""
    game = arguments.game or ""
    with database_of(arguments) as database:
        if arguments.action == "ratings":
            players = rated_players(database, game)
            if not _written(arguments, say, PLAYERS, players):
                _print_ratings(say, players)
        elif arguments.action == "pairs":
            found = pairs(database, game, anchors())
            if not _written(arguments, say, PAIRS, found):
                _print_pairs(say, found)
        else:
            seats = seat_results(database, game)
            if not _written(arguments, say, SEATS, seats):
                _print_results(say, seats)
    return 0


def _written(
    arguments: argparse.Namespace, say: Say, fields: Sequence[str], rows: Sequence[Struct]
) -> bool:
    """Write rows to the files asked for; return False if there are none."""
    files: list[tuple[Path, str]] = []
    if arguments.csv is not None:
        files.append((arguments.csv, as_csv(fields, rows)))
    if arguments.json is not None:
        files.append((arguments.json, as_json(rows)))
    for path, text in files:
        try:
            write_whole(path, text.encode())
        except OSError as error:
            raise KernelError("host-unwritable", path=str(path), **cause_of(error)) from None
        print(say("club-listed", path=printable(str(path)), number=len(rows)))
    return bool(files)


def _print_ratings(say: Say, players: Sequence[RatedPlayer]) -> None:
    if not players:
        print(say("club-none-rated"))
    for (game, seats), there in groupby(players, key=lambda one: (one.game, one.seats)):
        print(say("club-pool", game=game, seats=seats))
        for place, one in enumerate(there, 1):
            rating = f"{one.rating}{'?' if one.provisional else ''}"
            won = say("club-rated-won", won=one.won, games=one.games)
            print(f"{place:4}  {one.player:20}  {rating:>5} ±{one.plus_minus:<3}  {won}")


def _print_pairs(say: Say, found: Sequence[Pair]) -> None:
    if not found:
        print(say("club-none-paired"))
    for one in found[:_MOST_PAIRS]:
        shown = {"player": one.player, "other": one.other, "games": one.games}
        won, expected, gain = f"{one.won:.1f}", f"{one.expected:.1f}", f"{one.gain:+.2f}"
        print(say("club-pair", **shown, won=won, expected=expected, gain=gain))


def _print_results(say: Say, rows: Sequence[SeatResult]) -> None:
    if not rows:
        print(say("club-none-finished"))
    for _, there in groupby(rows, key=lambda one: one.number):
        seats = list(there)
        first = seats[0]
        why = say("club-rated") if first.rated else say(f"club-why-{first.why_not}")
        print(f"{first.number:4}  {first.table}  {first.game}  {why}")
        for one in seats:
            who = one.player or (f"[{one.bot}]" if one.bot else "-")
            print(f"      {one.rank or '-':>2}  {one.seat:12}  {who}")
