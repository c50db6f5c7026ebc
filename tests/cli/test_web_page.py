"""The browser version, with a real server and web process: pages, limits, and its end."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.ssh.hosting import children_of
from tests.waiting import PATIENCE, until
from weimar_tui.server.ssh.browser_page import PAGE, Visitors, WebSettings

pytest.importorskip("textual_serve", reason="the extra `web` is not installed")
aiohttp = pytest.importorskip("aiohttp")

CLUB = "https://club.example/weimar"
ROOT = Path(__file__).resolve().parents[2]


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
        return port


class Web:
    def __init__(self, process: asyncio.subprocess.Process, port: int, log: Path) -> None:
        self.process, self.port, self.log = process, port, log
        self.url = f"http://127.0.0.1:{port}/"

    def clients(self) -> list[int]:
        return [client for web in self.web() for client in children_of(web)]

    def web(self) -> list[int]:
        return [
            pid
            for pid in children_of(self.process.pid)
            if b"web_page" in Path(f"/proc/{pid}/cmdline").read_bytes()
        ]


@asynccontextmanager
async def served(folder: Path, **settings: Any) -> AsyncIterator[Web]:
    """`weimar serve --open --web PORT` in a separate process."""
    port, config, log = free_port(), folder / "host.toml", folder / "log"
    limits = "[limits]\nweb_sessions = 3\nweb_sessions_each_address = 2\n"
    lines = [f"{name} = {value!r}\n" for name, value in settings.items()]
    config.write_text(
        f'port = 0\ndata = "{folder / "d"}"\nopen = true\nweb = {port}\n{"".join(lines)}{limits}'
    )
    start = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from weimar_tui.cli.main import main; "
    with log.open("wb") as file:
        process = await asyncio.create_subprocess_exec(
            *(
                sys.executable,
                "-c",
                start + "from weimar_tui.cli.main import main; sys.exit(main())",
            ),
            *("serve", "--config", str(config)),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=file,
        )
    web = Web(process, port, log)
    try:
        async with asyncio.timeout(PATIENCE), aiohttp.ClientSession() as session:
            while True:
                assert process.returncode is None, log.read_text()
                try:
                    async with session.get(web.url):
                        break
                except aiohttp.ClientError:
                    await asyncio.sleep(0.1)
        yield web
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def shows(websocket: Any, text: str) -> None:
    """Wait until a text is sent to the terminal."""
    seen = b""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            async for message in websocket:
                seen += message.data if isinstance(message.data, bytes) else b""
                if text.encode() in seen:
                    return
    raise AssertionError(f"no {text!r} in {seen[-2000:]!r}")


async def status(session: Any, url: str, **headers: str) -> int:
    async with session.get(url, headers=headers) as answer:
        return int(answer.status)


async def refused(session: Any, url: str, **headers: str) -> int:
    """The status with which a connection is refused."""
    with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
        await session.ws_connect(url, headers=headers)
    return int(caught.value.status)


@pytest.mark.slow
async def test_browsers_play_and_pages_of_others_do_not(tmp_path: Path) -> None:
    async with served(tmp_path) as web, aiohttp.ClientSession() as session:
        async with session.get(web.url) as answer:
            page = await answer.text()
            assert "connect-src 'self'" in answer.headers["Content-Security-Policy"]
        assert not re.search(r"https?://", page), "the page loads nothing from elsewhere"
        for path in re.findall(r'(?:src|href)="(static/[^"]+)"', page):
            assert await status(session, web.url + path) == 200
        assert await status(session, web.url + "static/") in (403, 404)

        evil = {"Origin": "http://evil.example"}
        assert await refused(session, web.url + "ws", **evil) == 403
        assert await refused(session, web.url + "ws", Origin="null") == 403
        assert await status(session, web.url, Host="evil.example") == 403
        assert not web.clients()

        ours = {"Origin": web.url.rstrip("/")}
        one = await session.ws_connect(web.url + "ws?width=999999&height=999999", headers=ours)
        await shows(one, "Enter")
        for width, height in ((10**9, -1), (120, 40)):
            await one.send_json(["resize", {"width": width, "height": height}])
        await one.send_json(["stdin", "Karl\r"])
        await shows(one, "web-Karl")
        (client,) = web.clients()
        memory = int(Path(f"/proc/{client}/statm").read_text().split()[1]) * os.sysconf(
            "SC_PAGESIZE"
        )
        assert memory < 200 * 1024 * 1024, "the size is not what the browser says"

        two = await session.ws_connect(web.url + "ws", headers=ours)
        await shows(two, "Enter")
        assert await refused(session, web.url + "ws", **ours) == 503
        await two.send_str('{"not": "ours"}')
        async with asyncio.timeout(PATIENCE):
            async for _ in two:
                pass
        assert two.closed
        await one.close()
        await until(lambda: not web.clients())
        said = web.log.read_text()
        for line in (
            "a browser comes, from 127.0.0.1",
            "a browser goes, from 127.0.0.1",
            "a browser at 127.0.0.1 is refused: too many connections from this address",
            "a browser at 127.0.0.1 is refused: foreign Host or Origin",
        ):
            assert line in said


async def test_behind_a_proxy(tmp_path: Path) -> None:
    async with served(tmp_path, web_url=CLUB) as web, aiohttp.ClientSession() as session:
        from_proxy = {"Host": "club.example", "Origin": "https://club.example"}
        async with session.get(web.url, headers=from_proxy) as answer:
            page = await answer.text()
        addresses = set(re.findall(r"https?://[^\"'/]*/[a-z]*", page))
        assert addresses == {CLUB}
        for number in (1, 2):
            await session.ws_connect(
                web.url + "ws", headers={**from_proxy, "X-Forwarded-For": f"192.0.2.{number}"}
            )
        await until(lambda: len(web.clients()) == 2)
        assert "a browser comes, from 192.0.2.2" in web.log.read_text()
        wrong = {**from_proxy, "Origin": "http://club.example"}
        assert await refused(session, web.url + "ws", **wrong) == 403


@pytest.mark.slow
async def test_nothing_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    async with served(tmp_path) as web, aiohttp.ClientSession() as session:
        websocket = await session.ws_connect(web.url + "ws")
        await shows(websocket, "Enter")
        left = [*web.web(), *web.clients()]
        assert len(left) == 2
        web.process.send_signal(signal.SIGKILL)
        await until(lambda: not any(Path(f"/proc/{pid}/exe").exists() for pid in left))


@pytest.mark.parametrize(("url", "visitor"), [("", "127.0.0.1"), (CLUB, "192.0.2.7")])
def test_the_address_a_proxy_names_counts_only_if_the_host_has_one(url: str, visitor: str) -> None:
    settings = WebSettings(command="", port=80, url=url)
    assert settings.visitor("127.0.0.1", "198.51.100.1, 192.0.2.7") == visitor
    assert settings.visitor("127.0.0.1", "") == "127.0.0.1"


def test_visitors_are_counted_by_address_and_in_total() -> None:
    visitors = Visitors(
        WebSettings(command="", port=80, sessions=3, sessions_each_address=2, connections_at_once=9)
    )
    assert [visitors.admit(address) for address in "aab"] == ["", "", ""]
    assert visitors.admit("b") == "the server is full"
    visitors.leave("b")
    assert visitors.admit("a") == "too many connections from this address"
    assert visitors.admit("b") == ""


def test_the_page_is_all_terminal_and_has_the_focus() -> None:
    """Checked in headless Chromium: the terminal has the focus, and nothing scrolls."""
    assert "#terminal { position: fixed; inset: 0; width: 100vw; height: 100vh; }" in PAGE
    assert 'querySelector(".xterm-helper-textarea")?.focus()' in PAGE
