"""Results of finished games, read from the tables' files, and the ratings that follow from them."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.journal import Header, Saved, parse_save
from weimar_tui.kernel.printing import printable
from weimar_tui.server.club.ratings import Left, RatedGame, RatedSeat, Rater, anchor, pool_of
from weimar_tui.server.club.store import accounts, games, order, results
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.fair_dice import OPTION, FairDice, sitter
from weimar_tui.server.host import Host
from weimar_tui.server.names import FORMER, name_key
from weimar_tui.server.record import OVER, TableRecord
from weimar_tui.text.problems import english

if TYPE_CHECKING:
    from sqlalchemy import Connection

_log = logging.getLogger("weimar_tui.server")


class RatingBook:
    """Brings results and ratings up to date as games end; one thread at a time uses it.

    The first call rates every game again. Later calls take the same time however many games there
    are, unless something else has changed the results meanwhile.
    """

    def __init__(self, host: Host, database: Database) -> None:
        self._host = host
        self._database = database
        self._rater: Rater | None = None

    def add(self, records: Iterable[TableRecord], known: Iterable[RatedGame] = ()) -> None:
        """Add the results of finished games: those of `records`, read from their files, and
        `known`. Raises KernelError."""
        new = {one.id: one for one in records if one.state == OVER}
        unrated = self._database.read(results.missing, new)
        found = [_game(self._host, self._database, new[id]) for id in unrated]
        new_games = [*known, *(game for game in found if game is not None)]
        rater, self._rater = self._rater, None
        if rater is not None and new and not new_games:
            self._rater = rater
            return
        if rater is not None:
            try:
                results.add(self._database, rater, new_games)
            except results.ResultsChanged:
                rater = None
        if rater is None:
            rater = results.rate_all(self._database, new_games, anchors())
        self._rater = rater
        self._host.measures.rating_losses = {
            pool: sum(losses) / len(losses) for pool, losses in rater.losses.items()
        }


def rate_finished(host: Host, database: Database, known: Collection[RatedGame] = ()) -> RatingBook:
    """Add the results of all finished games that have none, and rate everything. `known`: results
    that need not be read from files. Raises KernelError."""
    records = []
    has_result = {game.id for game in known}
    for id in database.read(results.missing):
        if id in has_result:
            continue
        try:
            records.append(host.store.read(id))
        except KernelError as error:
            _log.error("a game has no result: %s: %s", id, english(error))
    book = RatingBook(host, database)
    book.add(records, known)
    return book


def annul(
    database: Database, table: str, who: str, role: str, reason: str, *, undo: bool = False
) -> None:
    """Annul a finished game, or undo that. Ratings are computed again without (or with) the game,
    and the audit log says who did it. Raises KernelError."""
    now = int(time.time())
    if database.read(results.is_annulled, table) != undo:
        raise KernelError("annul-not" if undo else "annul-twice", table=printable(table, 40))

    def change(connection: Connection) -> None:
        found = games.find(connection, table)
        if found is None or found.state != OVER:
            raise KernelError("annul-unknown", table=printable(table, 40))
        if undo:
            results.unannul(connection, table)
        else:
            results.annul(connection, now, table, who, reason)
        action = "unannul" if undo else "annul"
        order.write_audit(
            connection, now, who=who, role=role, action=action, about=table, detail=reason
        )

    database.write(change)
    results.refresh(database, anchors=anchors())


@cache
def anchors() -> Mapping[tuple[str, str], float]:
    """Return the mu of bots by pool and name, from their results against `steady`."""
    text = resources.files("weimar_tui.server.club").joinpath("anchors.toml").read_text("utf-8")
    found = msgspec.toml.decode(text, type=dict[str, list[Measured]])["bot"]
    return {(pool_of(one.game, one.seats), one.bot): anchor(one.share, one.seats) for one in found}


class Measured(Struct, frozen=True, forbid_unknown_fields=True):
    """How often a bot wins in a ladder against `steady` in all other seats."""

    game: str
    seats: int
    bot: str
    games: int
    share: float


def _game(host: Host, database: Database, record: TableRecord) -> RatedGame | None:
    if record.state != OVER or record.game not in host.games:
        return None
    try:
        saved = parse_save(host.store.recording(record.id), Path(host.store.name(record.id)))
    except KernelError as error:
        _log.error("a game has no result: %s: %s", record.id, english(error))
        return None
    return rated_game(host, database, record, saved)


def picks_of(saved: Saved) -> Counter[str]:
    """Return the number of picks of each seat."""
    return Counter(pick.seat for pick in saved.picks)


def rated_game(host: Host, database: Database, record: TableRecord, saved: Saved) -> RatedGame:
    """Return the result of a finished game that the host offers, from its record and its file."""
    sat = _first_players(record, saved.header)
    names = {name_key(who) for who in sat.values() if not who.startswith("[")}
    ended = int(record.ended or record.active)
    # A guest of this name is not the player who has made an account since.
    ids = database.read(accounts.ids_of, names, ended)
    picks = picks_of(saved)
    winners = () if saved.end is None else saved.end.winners
    return RatedGame(
        id=record.id,
        game=record.game,
        ended=ended,
        finished=saved.end is not None,
        falls=host.games[record.game].game.common_defeat,
        # With other dice than the club's own, or with a player who came during the game.
        wish="no" if record.save or record.joined else record.rated,
        runners=tuple(
            _runner(record, seat, sat[seat], ids, picks[seat], seat in winners)
            for seat in record.seats
        ),
    )


def _first_players(record: TableRecord, header: Header) -> dict[str, str]:
    """Return who sat in each seat when the game began: names, and bots in brackets."""
    try:
        seats = msgspec.convert(header.options.get(OPTION), FairDice).seats
    except msgspec.ValidationError:
        seats = {}
    names = {token: name for name, token in record.tokens.items()}
    found = {}
    for seat, there in record.seats.items():
        who = seats.get(seat) or sitter(there.player, there.bot)
        found[seat] = names.get(who, who)
    return found


def _runner(
    record: TableRecord, seat: str, who: str, ids: Mapping[str, int], picks: int, won: bool
) -> RatedSeat:
    if who.startswith("["):
        return RatedSeat(seat=seat, kind="bot", who=who[1:-1], picks=picks, won=won)
    account = str(record.former.get(who) or ids.get(name_key(who)) or "")
    if not account and who.startswith(FORMER):
        # Others keep what they won against a player whose account was deleted.
        account = f"{who}@{record.id}"
    return RatedSeat(
        seat=seat,
        kind="person" if account else "nobody",
        who=account,
        picks=picks,
        bot_picks=record.seats[seat].bot_picks,
        won=won,
        enabled=seat in record.enablers,
        left=_left(record, seat, who),
        times=tuple(record.times.get(seat, ())),
    )


def _left(record: TableRecord, seat: str, who: str) -> Left:
    """Return how the first player of a seat left the game early, if they did."""
    if who in record.resigned:
        return "resigned"
    if record.clock.game and record.clock.flagged(seat):
        return "timeout"
    return "" if record.seats[seat].player == who else "replaced"
