"""What the host can watch: metrics, `/live` and `/ready`, `weimar top`, and logs as JSON."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from textual.widgets import DataTable, Static

from tests.server.serving import PLAYERS, Player, make_table, play_on, serving, sit_down
from tests.waiting import PATIENCE, until
from weimar_tui.cli.top import as_text, look
from weimar_tui.cli.top_app import TopApp
from weimar_tui.cli.words import cli_words
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.admin import ListTables, ask_server
from weimar_tui.server.health import Health
from weimar_tui.server.server import TableServer

ROOT = Path(__file__).resolve().parents[2]
ALARMS = (ROOT / "docs" / "weimar-alarms.yml").read_text(encoding="utf-8")


@asynccontextmanager
async def watched(server: TableServer) -> AsyncIterator[Health]:
    health = Health(server, "127.0.0.1:0")
    await health.start()
    try:
        yield health
    finally:
        await health.stop()


async def said(health: Health, request: bytes) -> bytes:
    """Everything that the web server answers to some bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", health.port)
    async with asyncio.timeout(PATIENCE):
        writer.write(request)
        answer = await reader.read()
    writer.close()
    return answer


async def get(health: Health, path: str) -> tuple[int, str]:
    head, _, body = (await said(health, f"GET {path} HTTP/1.1\r\n\r\n".encode())).partition(
        b"\r\n\r\n"
    )
    return int(head.split()[1]), body.decode()


def figures(page: str) -> dict[str, float]:
    """The samples of a page of metrics, by name and labels."""
    return {
        " ".join((sample.name, *sorted(sample.labels.values()))): sample.value
        for family in text_string_to_metric_families(page)
        for sample in family.samples
    }


async def test_metrics_count_what_players_do(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, watched(server) as health:
        id, players = await sit_down(tmp_path)
        assert await play_on(players, 12) == 12
        status, page = await get(health, "/metrics")
        found = figures(page)
        assert status == 200
        assert found["weimar_players seat socket"] == 4
        assert found["weimar_tables none playing weimar"] == 1
        assert found["weimar_answer_seconds_count"] == 12
        assert found["weimar_append_seconds_count"] >= 12
        assert found["weimar_answer_seconds_bucket +Inf"] == 12
        assert found["weimar_answer_seconds_sum"] >= found["weimar_append_seconds_sum"] / 2 > 0
        assert found["weimar_ready journal"] == 1
        for hidden in (id, *PLAYERS.values()):
            assert hidden not in page
        for player in players.values():
            await player.close()
        await until(lambda: not server.clients)
        assert "weimar_players seat socket" not in figures((await get(health, "/metrics"))[1])
        names = set(re.findall(r"# TYPE (\w+)", page))
        wanted = {word.removesuffix("_bucket") for word in re.findall(r"weimar_\w+", ALARMS)}
        assert wanted <= names and len(wanted) == 3


async def test_ready_says_what_fails(tmp_path: Path) -> None:
    home = tmp_path / "host"
    async with serving(home) as server, watched(server) as health:
        assert await get(health, "/live") == (200, "live\n")
        assert await get(health, "/ready") == (200, "journal ok\nroom ok\n")
        home.rename(tmp_path / "away")
        assert await get(health, "/ready") == (503, "journal fails\nroom ok\n")
        assert "weimar_ready journal" in figures((await get(health, "/metrics"))[1])
        (tmp_path / "away").rename(home)
        assert await get(health, "/ready") == (200, "journal ok\nroom ok\n")
        assert not list(home.glob(".ready*"))


async def test_strange_requests_harm_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, watched(server) as health:
        assert (await get(health, "/../authorized_keys"))[0] == 404
        assert b" 405 " in await said(health, b"POST /metrics HTTP/1.1\r\n\r\n")
        assert await said(health, b"GET /live HTTP/1.1\r\nx: " + b"y" * 20_000) == b""
        _, writer = await asyncio.open_connection("127.0.0.1", health.port)
        writer.write(b"GET /live")
        assert await get(health, "/live?x=1") == (200, "live\n")
        writer.close()


async def test_an_address_in_use_is_one_line(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, watched(server) as health:
        with pytest.raises(KernelError) as error:
            await Health(server, f"127.0.0.1:{health.port}").start()
        assert error.value.id == "host-listen"


@pytest.mark.parametrize("language", ["en", "de", "zh"])
async def test_top_prints_the_figures(tmp_path: Path, language: str) -> None:
    async with serving(tmp_path):
        id, players = await sit_down(tmp_path)
        text = "\n".join(as_text(cli_words(language), *await look(tmp_path)))
        assert f"{id}  weimar   playing" in text and "4 socket seat" in text
        assert "cli-top" not in text
        for player in players.values():
            await player.close()


async def test_the_screen_of_top_shows_tables_and_carries_out_actions(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path, start=False)
        app = TopApp(tmp_path, cli_words("en"))
        async with app.run_test(size=(100, 30)) as pilot:
            table = app.query_one("#tables", DataTable)
            await until(lambda: table.row_count == 1)
            assert table.get_row_at(0)[0] == id
            await pilot.press("d", "3", "0", "enter")
            await until(lambda: server.drain.draining)
            await until(lambda: "about to stop" in str(app.query_one("#text", Static).content))
            await pilot.press("colon", "d", "o", "enter")
            assert "`tables do`" in str(app.query_one("#news", Static).content)
            await pilot.press("c", "escape")
            assert id in server.lobby.tables
            await pilot.press("c", "enter")
            await until(lambda: id not in server.lobby.tables)
            await until(lambda: table.row_count == 0)
        for player in players.values():
            await player.close()


def test_logs_are_json_and_the_web_server_ends_with_the_server(tmp_path: Path) -> None:
    home = tmp_path / "host"
    home.mkdir(mode=0o700)
    folder = home / "tables" / "0123456789ab"
    folder.mkdir(parents=True)
    (folder / "table.json").write_text("broken")
    config = tmp_path / "host.toml"
    config.write_text(f'data = "{home}"\nmetrics = "127.0.0.1:0"\nlog = "json"\n')
    command = [sys.executable, "-m", "weimar_tui", "serve", "--no-ssh", "--config", str(config)]
    server = subprocess.Popen(
        [*command, "--verbose"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert server.stdout is not None
    assert "tables.sock" in server.stdout.readline()
    server.send_signal(signal.SIGTERM)
    _, errors = server.communicate(timeout=PATIENCE)
    assert server.returncode == 0
    lines = [json.loads(line) for line in errors.splitlines()]
    (line,) = [line for line in lines if "0123456789ab" in line["text"]]
    assert line["event"] == "a-table-is-left-out" and line["level"] == "error"


async def test_the_host_has_no_seat_in_the_list_of_tables(tmp_path: Path) -> None:
    async with serving(tmp_path):
        owner = await Player.come(tmp_path, "Otto")
        await make_table(owner, game="weimar", scenario="main")
        answer = await ask_server(tmp_path, ListTables())
        assert [table.mine for table in answer.tables] == [""]
        await owner.link.close()
