"""Ratings and results as lists of plain rows, for the screen, CSV and JSON files."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from weimar_tui.server.club.ratings import in_pool, is_provisional, shown, shown_sigma
from weimar_tui.server.club.store import results
from weimar_tui.server.club.store.database import Database


class RatedPlayer(Struct, frozen=True, kw_only=True):
    """A player's rating in one game with one number of seats, as players see it."""

    game: str
    seats: int
    player: str
    rating: int
    plus_minus: int
    provisional: bool
    games: int
    won: int
    opponents: int
    last: int | None


class SeatResult(Struct, frozen=True, kw_only=True):
    """One seat of a finished game. `rank` is 0 if the game did not finish."""

    number: int
    table: str
    game: str
    ended: int
    rated: bool
    why_not: str
    seat: str
    player: str
    bot: str
    rank: int
    left: str


class Pair(Struct, frozen=True, kw_only=True):
    """How a player did in rated games with another one at the table (`PairRecord`)."""

    player: str
    other: str
    games: int
    won: float
    expected: float
    gain: float


PLAYERS: Final = RatedPlayer.__struct_fields__
SEATS: Final = SeatResult.__struct_fields__
PAIRS: Final = Pair.__struct_fields__
_TOGETHER: Final = 8
"""Games that two players need together to be listed as a pair."""


def rated_players(database: Database, game: str = "") -> list[RatedPlayer]:
    """Return the ratings of all accounts, by game and seats, the best first. `game`: only this
    one's. Players whose accounts were deleted are left out."""
    names = database.read(results.account_names)
    found = []
    for one in database.read(results.people, game):
        name, seats = in_pool(one.pool)
        if one.who in names:
            found.append(
                RatedPlayer(
                    game=name,
                    seats=seats,
                    player=names[one.who],
                    rating=shown(one.mu),
                    plus_minus=shown_sigma(one.sigma),
                    provisional=is_provisional(one.pool, one.games, one.opponents),
                    games=one.games,
                    won=one.won,
                    opponents=one.opponents,
                    last=one.last,
                )
            )
    return found


def pairs(
    database: Database, game: str = "", anchors: Mapping[tuple[str, str], float] | None = None
) -> list[Pair]:
    """Return the pairs with enough rated games together to ask whether one helps the other, those
    first where a player wins most beyond what was expected. `game`: only this one's."""
    names = database.read(results.account_names)
    found = [
        Pair(
            player=names[one],
            other=names[other],
            games=record.games,
            won=round(record.won, 2),
            expected=round(record.expected, 2),
            gain=round(record.gain, 3),
        )
        for (one, other), record in results.pair_records(database, game, anchors).items()
        if record.games >= _TOGETHER and one in names and other in names
    ]
    return sorted(found, key=lambda pair: (-pair.gain, pair.player, pair.other))


def seat_results(database: Database, game: str = "") -> list[SeatResult]:
    """Return a row for each seat of each finished game, in the order in which games ended."""
    names = database.read(results.account_names)
    found = []
    for one in database.read(results.results, game):
        for runner in one.ranks["game"]["runners"]:
            is_bot = runner["kind"] == "bot"
            found.append(
                SeatResult(
                    number=one.seq,
                    table=one.table_id,
                    game=in_pool(one.pool)[0],
                    ended=one.ended,
                    rated=one.rated,
                    why_not=one.why_not,
                    seat=runner["seat"],
                    player="" if is_bot else names.get(runner["who"], ""),
                    bot=runner["who"] if is_bot else "",
                    rank=one.ranks["ranks"].get(runner["seat"], 0),
                    left=runner["left"],
                )
            )
    return found


def as_csv(fields: Sequence[str], rows: Sequence[Struct]) -> str:
    """Return rows as CSV with a line of field names.

    Names that a spreadsheet would take for a formula get an apostrophe before them.
    """
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(fields)
    for row in rows:
        values: Mapping[str, object] = msgspec.structs.asdict(row)
        writer.writerow([_harmless(values[name]) for name in fields])
    return text.getvalue()


def _harmless(value: object) -> object:
    if isinstance(value, str) and value.startswith(("=", "+", "-", "@")):
        return f"'{value}"
    return value


def as_json(rows: Sequence[Struct]) -> str:
    """Return rows as a JSON array of objects."""
    return msgspec.json.format(msgspec.json.encode(rows)).decode() + "\n"
