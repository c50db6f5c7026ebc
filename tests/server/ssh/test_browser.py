"""Players in browsers: a link from SSH logs them in, and the client runs in the same sandbox."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.ssh.hosting import Open, clients, connect, gone, hosting
from tests.server.ssh.screen import Screen
from tests.server.ssh.test_renewed_clients import slow_starts
from tests.waiting import PATIENCE, until
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.admin import Ban, ask_server
from weimar_tui.server.club.moderation import HOST, Moderation
from weimar_tui.server.club.settings import ClubSettings
from weimar_tui.server.club.store import accounts
from weimar_tui.server.ssh.config import ServeConfig

aiohttp = pytest.importorskip("aiohttp", reason="browsers need textual-serve")
pytest.importorskip("textual_serve", reason="browsers need textual-serve")

from weimar_tui.server.ssh.browser import BrowserFront  # noqa: E402


class Browser:
    """A browser of one person: its cookies, and requests from our own pages."""

    def __init__(self, front: BrowserFront, session: Any) -> None:
        self.root = f"http://127.0.0.1:{front.port}"
        self.session = session
        self.front = front
        self.ssh = front.ssh_address.command()
        self.headers = {"Origin": self.root, "Accept-Language": "fr, de-CH;q=0.9"}

    async def get(self, path: str, **headers: str) -> tuple[int, str]:
        async with self.session.get(self.root + path, headers=self.headers | headers) as answer:
            return answer.status, await answer.text()

    async def post(self, path: str, origin: str = "", **fields: str) -> tuple[int, str]:
        headers = {**self.headers, "Origin": origin or self.root}
        async with self.session.post(
            self.root + path, data=fields, headers=headers, allow_redirects=False
        ) as answer:
            return answer.status, answer.headers.get("Set-Cookie", "")

    def play(self, origin: str = "") -> Any:
        headers = {"Origin": origin or self.root, "Accept-Language": "de"}
        return self.session.ws_connect(f"{self.root}/ws?width=90&height=30", headers=headers)


@asynccontextmanager
async def browsing(folder: Path, web_url: str = "") -> AsyncIterator[tuple[Open, Browser]]:
    """A running club with its web server."""
    async with hosting(folder, club=ClubSettings(), kept=True) as host:
        config = ServeConfig(web=0, web_url=web_url, data=str(folder))
        front = BrowserFront(config, host.state)
        await front.start()
        host.state.web_address = front.root
        jar = aiohttp.CookieJar(unsafe=True)
        async with aiohttp.ClientSession(cookie_jar=jar) as session:
            yield host, Browser(front, session)
        await front.stop()
        await gone()


async def link_of(host: Open, name: str = "Rosa") -> str:
    """A code that logs the player in, from an SSH session."""
    async with await connect(host.port, name) as conn:
        said = str((await conn.run("link")).stdout)
    (code,) = re.findall(r"/l/(web-\w+)", said)
    return str(code)


async def test_a_link_from_ssh_logs_a_browser_in_once(tmp_path: Path) -> None:
    async with browsing(tmp_path) as (host, browser):
        status, page = await browser.get("/")
        assert status == 200 and f"{browser.ssh} link" in page and "gilt" in page
        old, code = await link_of(host), await link_of(host)
        status, page = await browser.get(f"/l/{code}")
        assert status == 200 and "Anmelden" in page
        for refused in (old, "web-" + "a" * 26, "", code.upper() + "x"):
            assert (await browser.post("/login", code=refused))[0] == 403
        assert (await browser.post("/login", "http://elsewhere.example", code=code))[0] == 403
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await browser.play()
        status, cookie = await browser.post("/login", code=code)
        assert status == 303
        assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(cookie.split("; "))
        assert (await browser.post("/login", code=code))[0] == 403
        page = (await browser.get("/"))[1]
        assert "Rosa" in page and '<html lang="de">' in page and "Neu verbinden" in page
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await browser.play("http://elsewhere.example")
        assert (await browser.get("/", Host="elsewhere.example"))[0] == 403
        for path in ("/logout", "/stop"):  # a form of a page that hides where it comes from
            async with browser.session.post(browser.root + path, data={"code": "x"}) as answer:
                assert answer.status == 403
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await browser.session.ws_connect(f"{browser.root}/ws")
        assert (await browser.get("/g/unknown"))[0] == 404
        assert "Nachrichten abbestellen" in (await browser.get("/stop/1x23"))[1]
        assert (await browser.post("/stop", code="1x23"))[0] == 404

        async with browser.play() as socket:
            screen = Screen(90, 30)
            while "Einen neuen Tisch" not in screen.text:
                message = await socket.receive(PATIENCE)
                assert message.type is aiohttp.WSMsgType.BINARY
                screen.feed(message.data)
            assert len(clients()) == 1 and host.front.via("Rosa") == "web"
            await socket.send_str(json.dumps(["stdin", "s"]))
            while f"{browser.ssh} account" not in " ".join(screen.text.split()):
                screen.feed((await socket.receive(PATIENCE)).data)
            await socket.send_str(json.dumps(["ping", "7"]))
            await socket.send_str(json.dumps(["resize", {"width": 100, "height": 30}]))
            screen = Screen(100, 30)
            await socket.send_str(json.dumps(["stdin", "?"]))
            pong = False
            while "So läuft ein Spiel" not in screen.text or not pong:
                message = await socket.receive(PATIENCE)
                if message.type is aiohttp.WSMsgType.TEXT:
                    pong = json.loads(message.data) == ["pong", "7"]
                else:
                    screen.feed(message.data)
            assert (await browser.post("/logout"))[0] == 303
            while message.type not in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED):
                message = await socket.receive(PATIENCE)
        await gone()
        assert browser.ssh in (await browser.get("/"))[1]


async def test_a_client_is_replaced_and_keys_typed_meanwhile_are_for_the_new_one(
    tmp_path: Path,
) -> None:
    async with browsing(tmp_path) as (host, browser):
        await browser.post("/login", code=await link_of(host))
        async with browser.play() as socket:
            screen = await _lobby_of(socket)
            (old,) = clients()
            (session,) = host.state.sessions
            host.state.clock = lambda: time.monotonic() + 3600
            with slow_starts(host) as starts:
                for _ in range(100):
                    host.front.renew_client(session.token)
                await until(lambda: starts.number == 1)
                await socket.send_str(json.dumps(["stdin", "?"]))
                await asyncio.sleep(0.3)
                starts.go_on.set()
                while "So läuft ein Spiel" not in screen.text:
                    screen.feed((await socket.receive(PATIENCE)).data)
                await until(lambda: len(clients()) == 1 and clients() != [old])
                assert starts.number == 1


@pytest.mark.parametrize("leaves", ["browser", "host"])
async def test_who_leaves_while_a_client_is_replaced_leaves_none(
    tmp_path: Path, leaves: str
) -> None:
    async with browsing(tmp_path) as (host, browser):
        await browser.post("/login", code=await link_of(host))
        async with browser.play() as socket:
            await _lobby_of(socket)
            (session,) = host.state.sessions
            host.state.clock = lambda: time.monotonic() + 3600
            with slow_starts(host) as starts:
                host.front.renew_client(session.token)
                await until(lambda: starts.number == 1)
                if leaves == "browser":
                    await socket.close()
                    await until(lambda: not clients())
                else:
                    assert browser.front.send_away("Rosa", KernelError("deleted")) == 1
                starts.go_on.set()
                await gone()
                await until(lambda: not host.state.sessions)


async def _lobby_of(socket: Any) -> Screen:
    screen = Screen(90, 30)
    while "Einen neuen Tisch" not in screen.text:
        screen.feed((await socket.receive(PATIENCE)).data)
    return screen


async def test_a_banned_address_is_shown_out_of_browsers_too(tmp_path: Path) -> None:
    async with browsing(tmp_path) as (host, browser):
        host.server.admin.send_away += [host.front.send_away, browser.front.send_away]
        await browser.post("/login", code=await link_of(host))
        async with browser.play() as socket:
            await socket.receive(PATIENCE)
            await ask_server(tmp_path, Ban(who="127.0.0.1"))
            while not socket.closed:
                await socket.receive(PATIENCE)
        await until(lambda: not host.state.sessions)


@pytest.mark.parametrize(
    ("web_url", "address"), [("https://club.example", "192.0.2.7"), ("", "127.0.0.1")]
)
async def test_the_address_that_a_proxy_names_counts_only_behind_a_proxy(
    tmp_path: Path, web_url: str, address: str
) -> None:
    async with browsing(tmp_path, web_url) as (host, browser):
        named = {"Host": "elsewhere.example", "X-Forwarded-For": "192.0.2.7"}
        status, _ = await browser.get("/", **named)
        assert status == 403
        assert f" {address}: " in host.state.access.latest[-1]


@pytest.mark.parametrize("path", ["", "/weimar"])
async def test_proxies_can_keep_the_path_and_name_the_port(tmp_path: Path, path: str) -> None:
    """A proxy takes the path of `web_url` off a request, or passes it on; monitors send HEAD."""
    async with browsing(tmp_path, "https://club.example/weimar") as (host, browser):
        ours = "https://club.example"
        for name in ("club.example", "club.example:443", "CLUB.example"):
            assert (await browser.get(f"{path}/", Host=name, Origin=ours))[0] == 200
        for name in ("club.example:8443", "club.example.elsewhere", "club.example:443x"):
            assert (await browser.get(f"{path}/", Host=name, Origin=ours))[0] == 403
        async with browser.session.head(browser.root + path + "/") as answer:
            assert answer.status == 200
        code = await link_of(host)
        assert (await browser.get(f"{path}/l/{code}"))[0] == 200
        assert (await browser.post(f"{path}/login", ours, code=code))[0] == 303
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            await browser.session.ws_connect(f"{browser.root}{path}/ws")
        assert (await browser.get(f"{path}/static/css/xterm.css"))[0] == 200


async def test_a_banned_player_and_odd_messages_end_the_session(tmp_path: Path) -> None:
    async with browsing(tmp_path) as (host, browser):
        await browser.post("/login", code=await link_of(host))
        async with browser.play() as socket:
            await socket.receive(PATIENCE)
            await socket.send_str('["shell", "id"]')
            while not socket.closed:
                await socket.receive(PATIENCE)
        await until(lambda: not host.state.sessions)
        account = await host.club.named("Rosa")
        assert account is not None
        await host.club.write(accounts.change, account.id, settings={"waits": True})
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await browser.play()
        await host.club.write(accounts.change, account.id, settings={})
        await (await browser.play()).close()
        await Moderation(host.club, HOST, HOST, None).act(account, "ban", None, "cheating")
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await browser.play()
        status, page = await browser.get("/")
        assert status == 403 and "cheating" in page and browser.ssh not in page
        await host.club.write(accounts.change, account.id, state="closed")
        assert browser.ssh in (await browser.get("/"))[1]
