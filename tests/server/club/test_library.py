"""What players read in a club: pages about players, the archive, shared games."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.club.archived import SAVE, archive
from tests.server.serving import make_host
from tests.waiting import PATIENCE, until
from weimar_tui.bots.analysis.review import END_LINE, received_review
from weimar_tui.kernel.errors import KernelError, SaveError
from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.replay import Replay
from weimar_tui.registry import games_of
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.index import catch_up, entry_of
from weimar_tui.server.club.library import ROWS, Library
from weimar_tui.server.club.players import page_lines, player_page
from weimar_tui.server.club.reviews import Reviews
from weimar_tui.server.club.store import accounts, games, order
from weimar_tui.server.club.store.database import Database
from weimar_tui.server.club.store.rows import GameRow
from weimar_tui.server.club.story import Stories
from weimar_tui.server.record import read_record

A, B, C = "0000000000aa", "0000000000bb", "0000000000cc"


def day(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


@pytest.fixture
async def library(database: Database, tmp_path: Path) -> AsyncIterator[Library]:
    """A club with two public games and a private one."""
    host = make_host(tmp_path / "host")
    for name in ("Otto", "Rosa", "Harry"):
        database.write(accounts.add, name, int(day("2025-12-05")))
    archive(host.folder, A, "Berlin evenings", day("2026-03-02"))
    archive(host.folder, B, "Sunday", day("2025-12-31T23:59:59"), times={"kpd": [0, 8, 2, 2]})
    archive(host.folder, C, "Secret round", day("2026-04-01"), public=False, resigned=["Rosa"])
    await asyncio.to_thread(catch_up, host, database)
    yield Library(Club(database, host.disk), host)
    host.disk.close()


async def found(library: Library, words: str, viewer: str = "Harry") -> list[str]:
    page = await library.search(words, viewer, "", "en")
    return [row.table for row in page.rows]


async def refused(work: object) -> str:
    with pytest.raises(KernelError) as error:
        await work  # type: ignore[misc]
    return error.value.id


async def test_the_archive_is_searched_by_words_and_years(library: Library) -> None:
    assert set(await found(library, "")) == {A, B}
    assert await found(library, "otto rosa sunday") == [B]
    assert await found(library, "2026") == [A]
    assert await found(library, "2025 weimar") == [B]
    assert await found(library, "otto harry") == []
    assert set(await found(library, "", "Rosa")) == {A, B, C}
    page = await library.search("secret", "Rosa", "", "de")
    (row,) = page.rows
    assert row.mine and "Secret round · Weimar" in row.line and "SPD Otto" in row.line
    assert row.line.startswith("2026-04-01")


async def test_titles_of_a_muted_player_are_not_shown(library: Library, database: Database) -> None:
    code = await library.share(A, "Rosa", "open")

    async def texts() -> list[str]:
        rows = [*(await library.search("", "Rosa", "", "en")).rows]
        rows += (await library.search(code, "Harry", "", "en")).rows
        game, shared = await library.game(A, "Harry", "en"), await library.shared(code, "en")
        page = await library.player("Rosa", "Harry", "en")
        return [*(row.line for row in rows), game.title, shared.title, page]

    assert all("evening" in one or "Sunday" in one or "Secret" in one for one in await texts())
    (otto,) = [database.read(accounts.named, "otto")]
    assert otto is not None
    now = int(time.time())
    database.write(order.add_sanction, "mute", now, by="host", account_id=otto.id, until=now + 600)
    found = await texts()
    assert all("Otto's table" in one for one in found)
    assert not any(word in one for one in found for word in ("evening", "Sunday", "Secret"))


async def test_a_long_archive_comes_in_pages(
    library: Library, database: Database, tmp_path: Path
) -> None:
    record = read_record(tmp_path / "host" / "tables" / A)
    many = [entry_of(replace(record, id=f"{n:012x}"), {}) for n in range(ROWS)]
    database.write(games.put, many)
    first = await library.search("", "Harry", "", "en")
    second = await library.search("", "Harry", first.rows[-1].table, "en")
    assert len(first.rows) == ROWS and first.more and not second.more
    tables = [row.table for row in (*first.rows, *second.rows)]
    assert len(tables) == len(set(tables)) == ROWS + 2
    database.write(games.remove, [A])
    whole = await library.search("berlin", "Harry", "", "en")
    assert len(whole.rows) == ROWS and not whole.more, "nothing is on a second page"


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite"])
async def test_stories_are_told_to_those_who_may_see_the_game_or_have_its_code(
    library: Library, database: Database, tmp_path: Path
) -> None:
    told = await library.game(A, "Harry", "de")
    assert "Berlin evenings" in told.title and "# Weimar" in told.story
    assert "SPD Otto" in told.title and "Züge: 194" in told.story
    code = await library.share(A, "Harry", "open")
    assert await library.shared(code, "de") == told
    for table, language in ((A, "en"), (B, "de")):
        other = await library.game(table, "Otto", language)
        assert (other.story == told.story) == (language == "de") and other.title != told.title
    database.write(games.put, [(replace(row_of(database, A), state="playing"), [])])
    assert await refused(library.shared(code, "de")) == "share-unknown"
    (tmp_path / "host" / "tables" / B / "game.weimar").write_text("no game\n")
    with pytest.raises(KernelError, match="game-unreadable"):
        await library.game(B, "Otto", "en")


@pytest.mark.parametrize(
    ("ending", "said"), [("abandoned", "ended by agreement"), ("", "was not over")]
)
async def test_the_story_of_a_game_without_an_end_says_why(ending: str, said: str) -> None:
    async def begun() -> bytes:
        return b"".join(SAVE.read_bytes().splitlines(keepends=True)[:20])

    story = await Stories().tell(A, begun, "en", ending=ending)
    (end,) = [line for line in story.splitlines() if line.startswith("- End:")]
    assert said in end


def row_of(database: Database, id: str) -> GameRow:
    """What the index says about a table."""
    found = database.read(games.find, id)
    assert found is not None
    return found


async def test_who_can_share_a_game(library: Library) -> None:
    for table in (C, "f" * 12):
        assert await refused(library.game(table, "Harry", "en")) == "archive-none"
        assert await refused(library.share(table, "Harry", "open")) == "archive-none"
    code = await library.share(A, "Harry", "open")
    assert code == await library.share(A, "Harry", "open")
    assert await refused(library.shared_file(code)) == "share-open"
    assert await refused(library.share(A, "Harry", "all")) == "share-players"
    assert await refused(library.share(A, "web-Max", "open")) == "share-guest"
    whole = await library.share(C, "Rosa", "all")
    assert whole != await library.share(C, "Rosa", "open")
    assert await library.shared_file(whole) == SAVE.read_bytes()
    assert await refused(library.shared(whole + "x", "en")) == "share-unknown"


async def test_who_sees_all_hands(library: Library) -> None:
    name, data = await library.record(A, "Rosa")
    assert name == f"weimar-{A}.weimar" and data == SAVE.read_bytes()
    open_code = await library.share(A, "Rosa", "open")
    whole = await library.share(A, "Rosa", "all")
    assert (await library.record(whole, "Harry"))[1] == data
    for about, viewer, why in (
        (A, "Harry", "record-players"),
        (C, "Harry", "archive-none"),
        (open_code, "Harry", "share-open"),
        ("a" * 14, "Harry", "share-unknown"),
        ("../table.json", "Rosa", "archive-none"),
    ):
        for work in (
            library.record(about, viewer),
            library.review(about, viewer, 0),
            library.branch(viewer, about, 3),
        ):
            assert await refused(work) == why
    page = await library.search(f" {whole} ", "Harry", "", "en")
    (row,) = page.rows
    assert (row.table, row.mine, row.whole) == (whole, False, True)
    assert not (await library.search(open_code, "Harry", "", "en")).rows[0].whole
    assert [row.whole for row in (await library.search("", "Rosa", "", "en")).rows] == [True] * 3
    assert not any(row.whole for row in (await library.search("", "Harry", "", "en")).rows)
    assert (await library.game(open_code, "Harry", "en")).story


async def test_a_game_can_be_played_on_from_each_pick_but_the_last(library: Library) -> None:
    found = await library.branch("Rosa", A, 120)
    assert (found.table, found.moment, found.game) == (A, 120, "weimar")
    assert found.seats == ("spd", "kpd", "z", "dnvp")
    last = len(parse_save(SAVE.read_bytes(), SAVE).picks)
    assert (await library.branch("Rosa", A, last - 1)).moment == last - 1
    assert await refused(library.branch("Rosa", A, last)) == "branch-over"
    assert await refused(library.branch("Rosa", A, last + 1)) == "branch-outside"


@pytest.mark.parametrize("kind", ["sqlite"])
async def test_an_analysis_is_kept_sent_in_parts_and_stops_when_no_one_asks(
    database: Database, tmp_path: Path
) -> None:
    host = make_host(tmp_path / "host")
    archive(host.folder, A, "Berlin evenings", day("2026-03-02"))
    archive(host.folder, B, "Sunday", day("2026-03-03"))
    now = [0.0]
    host.clock = lambda: now[0]
    reviews = Reviews(host, unasked=0.3, nice=0)
    read = partial(asyncio.to_thread, host.store.recording, A)
    replay = Replay.open(SAVE, games_of(None))
    data = b""
    async with asyncio.timeout(PATIENCE):
        while not received_review(data, replay):
            part = await reviews.look(A, len(data), read)
            data += part.data
            other = await reviews.look(B, 0, partial(asyncio.to_thread, host.store.recording, B))
            assert other.state == "waiting", "one game at a time"
            await asyncio.sleep(0.05)
    assert part.state == "working" and part.start == 0
    path = host.folder / "reviews" / f"{A}.analysis"
    now[0] += 1.0
    await until(lambda: reviews.idle)
    kept = path.read_bytes()
    assert kept.startswith(data) and not kept.endswith(END_LINE), "stopped, and not finished"
    path.write_bytes(kept + END_LINE)
    rest = await reviews.look(A, len(data), read)
    assert rest.state == "done" and data + rest.data == kept + END_LINE
    assert reviews.idle

    async def broken() -> bytes:
        raise SaveError("file-unreadable", path="game.weimar")

    async with asyncio.timeout(PATIENCE):
        while (await reviews.look(C, 0, broken)).state != "failed":
            await asyncio.sleep(0.05)
    await reviews.close()
    host.disk.close()


FAST = "half of the answers within 2 min, three quarters within 4 min"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("here since 2025-12-05", "Stayed to the end: 2 of 3", "With you: 3 games", FAST)),
        ("de", ("hier seit 2025-12-05", "Bis zum Ende geblieben: bei 2 von 3", "Mit dir: 3")),
        ("zh", ("2025-12-05加入", "3局中的2局", "與你同桌3局")),
    ],
)
def test_a_players_page(
    library: Library, database: Database, language: str, words: tuple[str, ...]
) -> None:
    page = player_page(database, "rosa", "Otto")
    text = "\n".join(page_lines(page, language))
    for word in words:
        assert word in text
    assert "club-" not in text
    assert (page.ended, page.stayed, page.with_you[0]) == (3, 2, 3)
    assert (page.left, page.since) == (int(day("2026-04-01")), 0), "none since the last one left"
    assert {one.table for one in page.latest} == {A, B, C}
    assert {one.table for one in player_page(database, "Rosa", "Harry").latest} == {A, B}
    public = {one.table for one in player_page(database, "Rosa").latest}
    assert public == {A, B}, "without a name nobody is a player, though bots have none either"
    rosa = database.read(accounts.named, "Rosa")
    assert rosa is not None
    database.write(accounts.change, rosa.id, state="closed")
    for name in ("Nobody", "Rosa"):
        with pytest.raises(KernelError):
            player_page(database, name)


@pytest.mark.parametrize("odd", ["\0", "abc\0defghjkmn", "\x1b[2J", "../../etc"])
async def test_odd_codes_and_names_find_nothing(library: Library, odd: str) -> None:
    assert await refused(library.shared(odd, "en")) == "share-unknown"
    assert await refused(library.shared_file(odd)) == "share-unknown"
    for work in (library.game(odd, "Harry", "en"), library.player(odd, "Harry", "en")):
        await refused(work)
    assert (await library.search(odd, "Harry", "", "en")).rows is not None
