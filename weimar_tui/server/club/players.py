"""What the club shows about a player: ratings, results by side, reliability, latest games."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from msgspec import Struct, field

from weimar_tui.kernel.errors import KernelError
from weimar_tui.registry import plugin_of
from weimar_tui.server.answer_times import added, within
from weimar_tui.server.club.ratings import in_pool, is_provisional, shown, shown_sigma
from weimar_tui.server.club.reliability import runner_of
from weimar_tui.server.club.store import accounts, games, order, results
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.club.store.rows import Account, GameRow, RatingRow, ResultRow
from weimar_tui.server.dates import date_of, day_of
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.muted import shown_title
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.game_messages import words_of
from weimar_tui.text.messages import GameMessages, Messages

_LATEST: Final = 8


class SideRecord(Struct):
    """Games finished and won on one side."""

    games: int = 0
    won: int = 0


class Pool(Struct, kw_only=True):
    """A player's games with one game and number of seats. Without a rated game, `rating` is None.

    `games` and `won` count rated games, `sides` all that were finished.
    """

    game: str
    seats: int
    rating: int | None = None
    plus_minus: int = 0
    provisional: bool = True
    games: int = 0
    won: int = 0
    sides: dict[str, SideRecord] = field(default_factory=dict)


class RecentGame(Struct, frozen=True, kw_only=True):
    """One of a player's latest games."""

    table: str
    title: str
    game: str
    seat: str
    ended: int
    won: bool
    finished: bool


class PlayerPage(Struct, kw_only=True):
    """Everything on a player's page.

    `stayed` of `ended` games were played to the end. `left`: when the player last left a game
    early, and how many they have finished `since`. `with_you`: finished games with the viewer, and
    how many of these the viewer and the player won. `times`: how long the player's answers took
    in games over days (`answer_times`). `unrated`: until when the player plays no rated games,
    which others are not shown.
    """

    name: str
    made: int
    languages: str = ""
    unrated: int | None = None
    pools: list[Pool] = field(default_factory=list)
    ended: int = 0
    stayed: int = 0
    left: int | None = None
    since: int = 0
    with_you: tuple[int, int, int] = (0, 0, 0)
    times: list[int] = field(default_factory=list)
    latest: list[RecentGame] = field(default_factory=list)


def player_page(
    database: Database, name: str, viewer: str = "", *, anyone: bool = False
) -> PlayerPage:
    """Return a player's page as `viewer` sees it: private games are listed to their players only,
    or to `anyone`. Raises KernelError `account-none`."""
    account = database.read(accounts.named, name)
    if account is None or account.state == "closed":
        raise KernelError("account-none", name=name)
    me = database.read(accounts.named, viewer) if viewer else None
    ratings = database.read(results.of_person, str(account.id))
    ended = database.read(results.of_account, account.id)
    page = PlayerPage(name=account.name, made=account.made, languages=account.languages)
    if anyone or (me is not None and me.id == account.id):
        page.unrated = database.read(order.unrated, int(time.time())).get(account.folded)
    page.pools = _pools(ratings)
    for one in ended:
        _count(page, one, account, me)
    page.pools.sort(key=lambda pool: (pool.game, pool.seats))
    ids = [one.table_id for one in ended]
    seen = database.read(games.seen_by, ids, account.name if anyone else viewer, _LATEST)
    muted = frozenset() if anyone else database.read(order.muted, int(time.time()))
    of_table = {one.table_id: one for one in ended}
    page.latest = [
        played
        for row in seen
        if (played := _played(row, of_table[row.id], account, muted)) is not None
    ]
    return page


def _pools(ratings: Sequence[RatingRow]) -> list[Pool]:
    found = []
    for one in ratings:
        game, seats = in_pool(one.pool)
        found.append(
            Pool(
                game=game,
                seats=seats,
                rating=shown(one.mu),
                plus_minus=shown_sigma(one.sigma),
                provisional=is_provisional(one.pool, one.games, one.opponents),
                games=one.games,
                won=one.won,
            )
        )
    return found


def _count(page: PlayerPage, one: ResultRow, account: Account, me: Account | None) -> None:
    run = runner_of(one, account.id)
    if run is None:
        return
    page.times = added([page.times, run.get("times", ())])
    finished = bool(one.ranks["game"]["finished"])
    stays = not run["left"]
    if finished or not stays:
        page.ended += 1
        page.stayed += stays
        if stays:
            page.since += 1
        else:
            page.left, page.since = one.ended, 0
    if not finished:
        return
    ranks = one.ranks["ranks"]
    won = ranks.get(run["seat"]) == 1
    game, seats = in_pool(one.pool)
    pool = next((p for p in page.pools if (p.game, p.seats) == (game, seats)), None)
    if pool is None:
        pool = Pool(game=game, seats=seats)
        page.pools.append(pool)
    side = pool.sides.setdefault(run["seat"], SideRecord())
    side.games += 1
    side.won += won
    mine = runner_of(one, me.id) if me is not None and me.id != account.id else None
    if mine is not None:
        number, yours, theirs = page.with_you
        page.with_you = (number + 1, yours + (ranks.get(mine["seat"]) == 1), theirs + won)


def _played(
    row: GameRow, one: ResultRow, account: Account, muted: Collection[str]
) -> RecentGame | None:
    run = runner_of(one, account.id)
    if run is None:
        return None
    return RecentGame(
        table=row.id,
        title=shown_title(row.title, row.owner, muted),
        game=row.game,
        seat=run["seat"],
        ended=one.ended,
        won=one.ranks["ranks"].get(run["seat"]) == 1,
        finished=bool(one.ranks["game"]["finished"]),
    )


# --- as text ------------------------------------------------------------------------------------
def page_lines(page: PlayerPage, language: str) -> list[str]:
    """Return a player's page as lines, in a language."""
    return list(_lines(page, language))


def game_words(game: str, language: str) -> GameMessages:
    """Return the messages of a game, even if it has been uninstalled."""
    try:
        return words_of(plugin_of(game).load(), language)
    except KernelError:
        return GameMessages(game, language)


def _lines(page: PlayerPage, language: str) -> Iterator[str]:
    text = Catalogue(language).text
    speaks = page.languages.replace(",", ", ") or "–"
    yield text("club-player-head", name=page.name, since=day_of(page.made), languages=speaks)
    if page.unrated is not None:
        yield text("club-player-no-rated", until=date_of(page.unrated))
    words = {game: game_words(game, language) for game in _games(page)}
    for pool in page.pools:
        yield ""
        names = words[pool.game]
        if pool.rating is None:
            yield text("club-player-unrated", game=names.title(), seats=pool.seats)
        else:
            yield text(
                "club-player-pool",
                game=names.title(),
                seats=pool.seats,
                rating=f"{pool.rating}{'?' if pool.provisional else ''}",
                sigma=str(pool.plus_minus),
                games=pool.games,
                won=pool.won,
            )
        sides = (
            f"{names.seat_short(seat)} {side.won}/{side.games}"
            for seat, side in sorted(pool.sides.items())
        )
        if pool.sides:
            yield "  " + text("club-player-sides", sides="  ".join(sides))
    yield ""
    if not page.ended:
        yield text("club-player-new")
        return
    yield text("club-player-stayed", stayed=page.stayed, ended=page.ended)
    if page.left is not None:
        yield text("club-player-left", day=day_of(page.left), since=page.since)
    half, most = within(page.times, 0.5), within(page.times, 0.75)
    if half is not None and most is not None:
        words_of_time = LobbyMessages(Messages(language)).time_left
        yield text("club-player-times", half=words_of_time(half), most=words_of_time(most))
    number, yours, theirs = page.with_you
    if number:
        yield text(
            "club-player-with-you", number=number, yours=yours, theirs=theirs, name=page.name
        )
    if page.latest:
        yield ""
        yield text("club-player-latest")
    for one in page.latest:
        how = "won" if one.won else "lost" if one.finished else "unfinished"
        names = words[one.game]
        parts = (names.title(), names.seat_short(one.seat), text(f"club-player-{how}"), one.title)
        yield f"  {day_of(one.ended)}  {one.table}  {' · '.join(parts)}"


def _games(page: PlayerPage) -> set[str]:
    return {pool.game for pool in page.pools} | {one.game for one in page.latest}
