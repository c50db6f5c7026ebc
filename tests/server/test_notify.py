"""Notifications for absent players: only on request, once, and never with a secret."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

import pytest

from tests.server.serving import Player, local_of, play_on, serving, sit_down
from tests.server.test_disk import full_disk
from tests.server.test_people import Later
from tests.waiting import PATIENCE, until
from weimar_tui.server.notify import Message
from weimar_tui.server.requests import SetWish
from weimar_tui.server.wire import Wish

AWAY = Wish(away=True)


def command(folder: Path) -> tuple[str, ...]:
    """A host's command that records everything it receives."""
    script = (
        "import json, os, sys; from pathlib import Path; "
        "Path(sys.argv[1], os.urandom(4).hex()).write_text("
        "json.dumps([dict(os.environ), sys.argv[2:], sys.stdin.read()]))"
    )
    folder.mkdir(exist_ok=True)
    return (sys.executable, "-c", script, str(folder))


async def told(folder: Path, number: int) -> list[str]:
    async with asyncio.timeout(PATIENCE):
        while len(found := sorted(folder.iterdir())) < number or not all(
            path.stat().st_size for path in found
        ):
            await asyncio.sleep(0.02)
    return [path.read_text() for path in found]


async def someone_to_wait_for(players: dict[str, Player]) -> str:
    return next(seat for seat, player in players.items() if player.question)


async def test_who_asked_and_is_away_is_told_once(tmp_path: Path) -> None:
    clock, out = Later(), tmp_path / "told"
    async with serving(
        tmp_path / "d", clock=clock, notify=command(out), notify_after=60.0
    ) as server:
        id, players = await sit_down(tmp_path / "d", title="Evening $(id)")
        server.notifier.command = command(out)
        await play_on(players, 12, random.Random(1))
        seat = await someone_to_wait_for(players)
        player = players[seat]
        name = player.link.name
        assert player.link.welcome.tells_away and player.link.welcome.wish == Wish()
        player.send(SetWish(wish=AWAY))
        table = server.lobby.tables[id]
        await until(lambda: server.prefs.of(name) == AWAY)

        def look() -> None:
            connected = {client.name for client in server.clients}
            server.notifier.look([table], connected)

        clock.now = 1000.0
        look()  # still here
        await player.close()
        await until(lambda: not table.audience.present(name))
        clock.now = 1059.0
        look()  # not away for long
        assert not server.notifier._running
        clock.now = 1061.0
        for _ in range(3):
            look()
        (said,) = await told(out, 1)
        for _ in range(3):
            look()
        await asyncio.gather(*server.notifier._running)
        assert len(list(out.iterdir())) == 1
        assert f'"WEIMAR_PLAYER": "{name}"' in said and '"WEIMAR_EVENT": "turn"' in said
        assert '"WEIMAR_TITLE": "Evening $(id)"' in said and id in said
        position = local_of(table).session.position
        for cards in position.hands.values():
            assert not any(card in said for card in cards)
        assert table.record.secret not in said and local_of(table).session.header.seed not in said
        # after another visit, they are notified again
        again = await Player.come(tmp_path / "d", name)
        assert again.link.welcome.wish == AWAY
        look()
        await again.close()
        await until(lambda: not any(client.name == name for client in server.clients))
        clock.now = 3000.0
        look()
        await told(out, 2)


async def test_nobody_is_told_who_did_not_ask_and_nothing_where_the_host_did_not(
    tmp_path: Path,
) -> None:
    clock, out = Later(), tmp_path / "told"
    async with serving(tmp_path / "d", clock=clock) as server:
        id, players = await sit_down(tmp_path / "d")
        seat = await someone_to_wait_for(players)
        assert not players[seat].link.welcome.tells_away
        await players[seat].close()
        table = server.lobby.tables[id]
        await until(lambda: not table.audience.present(players[seat].link.name))
        clock.now = 1e6
        server.notifier.look([table], set())
        assert not server.notifier._running
        server.notifier.command = command(out)
        server.notifier.look([table], set())
        assert not server.notifier._running


async def test_a_command_that_fails_or_is_not_there_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as server:
        for words in (("/nonexistent/tell",), (sys.executable, "-c", "raise SystemExit(3)")):
            server.notifier.command = words
            await server.notifier.run_for(Message(event="turn", player="Otto"))
        assert "cannot be run" in caplog.text and "status 3" in caplog.text


async def test_wishes_are_kept_and_a_damaged_file_counts_as_none(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as server:
        otto = await Player.come(tmp_path, "Otto")
        otto.send(SetWish(wish=Wish(ring="osc9")))
        await until(lambda: server.prefs.of("Otto").ring == "osc9")
        with full_disk(tmp_path.name):
            assert "cannot save" in await otto.refusal_of(SetWish(wish=Wish(ring="bell")))
        assert server.prefs.of("Otto").ring == "osc9"
    async with serving(tmp_path):
        otto = await Player.come(tmp_path, "Otto")
        assert otto.link.welcome.wish.ring == "osc9"
    for text in ("[" * 200_000, "{", '{"Otto": {"ring": "\\u0007"}}'):
        (tmp_path / "wishes.json").write_text(text)
        async with serving(tmp_path) as server:
            assert server.prefs.of("Otto") == Wish()
    assert "cannot be used" in caplog.text
