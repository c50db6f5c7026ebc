"""Players in browsers: the same client, fork server and sandbox as over SSH, behind a WebSocket.

A player logs in with a link that works once, from `ssh HOST link`. The page speaks textual-serve's
protocol: output goes to the terminal in the page as it is, `stdin` and `resize` come back as JSON.
The server listens on this computer only; a proxy of the host's adds TLS.
"""

from __future__ import annotations

import asyncio
import contextlib
import html
import logging
import re
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from aiohttp import WSMessage, WSMsgType, web
from aiohttp.typedefs import Handler

from weimar_tui.kernel.errors import KernelError, cause_of
from weimar_tui.server.bans import is_meant
from weimar_tui.server.club.store.rows import Account
from weimar_tui.server.limits import Buckets
from weimar_tui.server.ssh.browser_page import (
    HEADERS,
    LARGEST_MESSAGE,
    Visitors,
    WebSettings,
    allowed_origins,
    is_host_of,
    language_of_browser,
    terminal_page,
    terminal_size,
)
from weimar_tui.server.ssh.config import ConfigError, ServeConfig
from weimar_tui.server.ssh.lines import catalogue, farewell_line, problem_line, ssh_line
from weimar_tui.server.ssh.played_client import PlayedClient
from weimar_tui.server.ssh.state import ServerState
from weimar_tui.server.ssh.terminal import Terminal
from weimar_tui.server.ssh_address import UNKNOWN_HOST, SshAddress
from weimar_tui.terminal_control import CLEAR

_log = logging.getLogger("weimar_tui.server.ssh")

_UNSENT: Final = 64 * 1024
"""Bytes that can wait for a slow browser before the client must wait."""

_PAGES_A_SECOND, _PAGES_AT_ONCE = 0.5, 20
_LANGS: Final = {"de": "de_DE.UTF-8", "zh": "zh_TW.UTF-8", "en": "en_GB.UTF-8"}

_TEXT_PAGE = """<!DOCTYPE html>
<html lang="@LANG@"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>@TITLE@</title>
<link rel="icon" href="data:,">
<style>
  body { margin: 2em auto; max-width: 50em; padding: 0 1em; background: #101216; color: #ddd;
         font: 16px/1.4 monospace; }
  pre { white-space: pre-wrap; font: inherit; } a { color: #8cf; }
  button { font: inherit; padding: .4em 1em; }
</style></head><body>@BODY@</body></html>
"""

_BAR = """<style>
  #bar { position: fixed; inset: 0 0 auto 0; height: 1.6em; padding: 0 .6em; z-index: 10;
         background: #181b22; color: #aaa; font: 14px/1.6em "Roboto Mono", monospace; }
  #bar form { float: right; } #bar button { all: unset; cursor: pointer; color: #8cf; }
  #bar button:focus-visible { outline: 1px solid; }
  #terminal { inset: 22px 0 0 0; height: calc(100vh - 22px); }
</style>
<div id="bar">@NAME@<form method="post" action="@ROOT@logout"><button>@LEAVE@</button></form></div>
"""


class BrowserSession:
    """One browser with a client. `run` lasts until either has ended."""

    via = "web"

    def __init__(
        self,
        state: ServerState,
        socket: web.WebSocketResponse,
        name: str,
        language: str,
        server: SshAddress,
        address: str,
    ) -> None:
        self.name = name
        self.address = address
        self._server = server
        self.last_key = state.clock()
        self._state = state
        self._socket = socket
        self._language = language
        self._client = PlayedClient(state, self._client_ended)
        self.token = self._client.token
        self._size = (80, 24)
        self._out = bytearray()
        self._news = asyncio.Event()
        self._may_read = asyncio.Event()
        self._may_read.set()
        self._over = False
        self._leaves = False
        self._farewell: str | KernelError = ""

    async def run(self, size: tuple[int, int]) -> None:
        """Start the client and pass bytes on."""
        self._size = size
        options, wait = self._state.client_options, ssh_line("starting", self._language)
        sending = asyncio.create_task(self._send())
        try:
            await self._client.start(self, self.name, options, has_pty=True, plain=False, wait=wait)
        except OSError as error:
            _log.error("no client could be started: %s", error)
            sending.cancel()
            return
        self._state.sessions.add(self)
        try:
            async with asyncio.timeout(self._state.limits.absolute):
                async for message in self._socket:
                    await self._may_read.wait()
                    if message.type != WSMsgType.TEXT or not await self._heard(message):
                        break
        except TimeoutError:
            pass
        finally:
            self._state.sessions.discard(self)
            self._hang_up()
            self._over = True
            self._news.set()
            with contextlib.suppress(ConnectionError, RuntimeError):
                await sending

    @property
    def _terminal(self) -> Terminal:
        assert self._client.terminal is not None
        return self._client.terminal

    async def change_program(self, version: str) -> bool:
        """Replace the client by one of another version; False if that is not possible."""
        terminal = await self._client.change(version) if not self._over else None
        if terminal is None:
            return False
        self._out += CLEAR
        self._news.set()
        self._take(terminal)
        return True

    def _take(self, terminal: Terminal) -> None:
        """Pass the player's input to a client that has started."""
        self._may_read.set()  # the client before it may not have read everything
        if self._over or self._leaves:
            terminal.hang_up()

    def renew(self, table: str) -> None:
        """Replace a client that has been used for long, while its player rests."""
        if not (self._over or self._leaves):
            self._client.renew(table, self.last_key, self._may_read.clear, self._go_on)

    def _go_on(self, terminal: Terminal | None) -> None:
        if terminal is not None:
            self._take(terminal)
        else:
            self._may_read.set()

    async def _heard(self, message: WSMessage) -> bool:
        """Carry out a message of the page; False for messages that our page never sends."""
        try:
            kind, *rest = message.json()
            if kind == "stdin":
                self.last_key = self._state.clock()
                self._terminal.feed(rest[0].encode("utf-8", "replace"))
            elif kind == "resize":
                self._size = terminal_size(rest[0]["width"], rest[0]["height"])
                self._client.resize(self._size)
            elif kind == "ping":
                await self._socket.send_json(["pong", rest[0]])
            elif kind not in ("blur", "focus"):
                return False
        except (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError):
            return False
        return True

    async def _send(self) -> None:
        """Send output as fast as the browser takes it."""
        while True:
            await self._news.wait()
            self._news.clear()
            data, self._out = bytes(self._out), bytearray()
            if data:
                await self._socket.send_bytes(data)
                if self._client.terminal is not None:
                    self._client.terminal.resume()
            if self._over and not self._out:
                await self._socket.close()
                return

    def _client_ended(self, _status: int, trouble: str) -> None:
        line = farewell_line(self._farewell, self._language)
        if trouble:
            line = ssh_line("trouble", self._language, trouble=trouble)
        self._out += f"\r\n{line}".encode() if line else b""
        self._over = True
        self._news.set()

    # --- the client's channel, as over SSH ------------------------------------------------------
    def get_terminal_size(self) -> tuple[int, int]:
        return self._size

    def get_terminal_type(self) -> str:
        return "xterm-256color"

    def get_environment_bytes(self) -> dict[bytes, bytes]:
        return {b"LANG": _LANGS[self._language].encode(), b"COLORTERM": b"truecolor"}

    # --- the terminal's side --------------------------------------------------------------------
    def write(self, data: bytes) -> None:
        self._out += data
        if len(self._out) > _UNSENT:
            self._terminal.pause()
        self._news.set()

    def pause_reading(self) -> None:
        self._may_read.clear()

    def resume_reading(self) -> None:
        self._may_read.set()

    # --- the server's side ----------------------------------------------------------------------
    def open_page(self, page: str) -> bool:
        """Raise KernelError: a page of a browser can look like anything, so the server's own pages
        need SSH."""
        raise KernelError("page-browser", command=self._server.command(page))

    def dismiss(self, why: str | KernelError) -> None:
        """End the session, after showing why."""
        self._farewell = why
        self._hang_up()

    def _hang_up(self) -> None:
        """End the client; if another one is starting, it ends as soon as it has started."""
        self._leaves = True
        self._terminal.hang_up()

    def check_idle(self) -> None:
        """End the session if no key was pressed for too long."""
        if self._state.clock() - self.last_key > self._state.limits.idle:
            self.dismiss("idle")


class BrowserFront:
    """The web server for players with accounts. Call `start`, then `stop`."""

    def __init__(self, config: ServeConfig, state: ServerState) -> None:
        assert state.club is not None
        limits = config.limits
        self._state = state
        self._club = state.club
        self._settings = WebSettings(
            command="",
            port=config.web,
            url=config.web_url,
            sessions=limits.web_sessions,
            sessions_each_address=limits.web_sessions_each_address,
            connections_at_once=limits.connections_at_once,
            connection_seconds=limits.connection_seconds,
        )
        self._visitors = Visitors(self._settings)
        self._pages = Buckets(_PAGES_A_SECOND, _PAGES_AT_ONCE)
        self._runner: web.AppRunner | None = None
        secure = config.web_url.startswith("https:")
        self._cookie = "__Host-weimar" if secure else "weimar"
        self._secure = secure

    @property
    def port(self) -> int:
        assert self._runner is not None
        port: int = self._runner.addresses[0][1]
        return port

    @property
    def root(self) -> str:
        """The address of the pages, as browsers see it."""
        url = self._settings.url or f"http://127.0.0.1:{self.port}"
        return url.rstrip("/") + "/"

    @property
    def ssh_address(self) -> SshAddress:
        """Where players of these pages connect by SSH. The pages are served on this computer, so
        unless the host says otherwise, its SSH server has their host."""
        known, pages = self._state.address, urlsplit(self.root).hostname
        return known if known.is_known else SshAddress(pages or UNKNOWN_HOST, known.port)

    async def start(self) -> None:
        """Listen. Raises ConfigError if the port is not available."""
        from textual_serve import server as textual_serve

        static = Path(textual_serve.__file__).parent / "static"
        app = web.Application(middlewares=[self._check], client_max_size=LARGEST_MESSAGE)
        # Not every proxy takes the path of `web_url` off a request.
        for path in {"", urlsplit(self._settings.url).path.rstrip("/")}:
            app.add_routes(
                [
                    web.get(f"{path}/", self._index),
                    web.get(f"{path}/ws", self._play),
                    web.get(f"{path}/l/{{code}}", self._ask),
                    web.post(f"{path}/login", self._log_in),
                    web.post(f"{path}/logout", self._log_out),
                    web.get(f"{path}/g/{{code}}", self._game),
                    web.get(f"{path}/stop/{{code}}", self._ask_to_stop),
                    web.post(f"{path}/stop", self._stop),
                    web.static(f"{path}/static", static),
                ]
            )
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, "127.0.0.1", self._settings.port).start()
        except OSError as error:
            port = str(self._settings.port)
            raise ConfigError(
                "host-listen", address="127.0.0.1", port=port, **cause_of(error)
            ) from None
        if not self._settings.port:
            self._settings.port = self.port

    async def stop(self) -> None:
        """End all browsers' sessions and stop listening."""
        for session in [one for one in self._state.sessions if isinstance(one, BrowserSession)]:
            session.dismiss("down")
        if self._runner is not None:
            await self._runner.cleanup()

    def send_away(self, who: str, why: KernelError) -> int:
        """End the sessions of a player or an address; return how many."""
        sessions = [
            one
            for one in self._state.sessions
            if isinstance(one, BrowserSession) and is_meant(who, one.name, one.address)
        ]
        for session in sessions:
            session.dismiss(why)
        return len(sessions)

    # --- requests -------------------------------------------------------------------------------
    @web.middleware
    async def _check(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer only our own pages: another site's page must not reach a player's client."""
        origins = allowed_origins(self._settings)
        origin = request.headers.get("Origin")
        is_socket = request.path.endswith("/ws")
        needs_origin = request.method not in ("GET", "HEAD") or is_socket
        if not is_host_of(origins, request.host) or (
            origin not in origins if origin is not None else needs_origin
        ):
            self._state.access.refused(self._address(request), "a foreign Host or Origin")
            raise web.HTTPForbidden(text="This address is not served here.")
        is_page = not is_socket and "/static/" not in request.path
        if is_page and not self._pages.take(self._address(request), self._state.clock()):
            raise web.HTTPTooManyRequests(text="Too many requests.")
        return await handler(request)

    def _address(self, request: web.Request) -> str:
        forwarded = request.headers.get("X-Forwarded-For", "")
        return self._settings.visitor(request.remote or "", forwarded)

    async def _account(self, request: web.Request) -> Account | None:
        """Return the account that a browser has logged in to, if it can play now."""
        account = await self._logged_in(request)
        return (
            account if account is not None and not await self._why_not(account, request) else None
        )

    async def _logged_in(self, request: web.Request) -> Account | None:
        cookie = request.cookies.get(self._cookie, "")
        account = await self._club.web_account(cookie) if cookie else None
        is_open = account is not None and account.state in ("active", "held")
        return account if is_open else None

    async def _why_not(self, account: Account, request: web.Request) -> str:
        """Return why an account cannot play now; "" if it can."""
        language, bans = _language(request), self._state.bans
        if bans.holds(account.name) or bans.holds(self._address(request)):
            return ssh_line("banned", language)
        if account.settings.get("waits"):
            return ssh_line("waits", language)
        barred = await self._club.why_barred(account)
        return problem_line(barred, language) if barred is not None else ""

    async def _index(self, request: web.Request) -> web.Response:
        language = _language(request)
        account = await self._logged_in(request)
        if account is None:
            return _page(language, "Weimar", self._how_to_log_in(language))
        if why := await self._why_not(account, request):
            return _page(language, "Weimar", _paragraphs(why), 403)
        bar = _BAR.replace("@NAME@", html.escape(account.name))
        bar = bar.replace("@LEAVE@", html.escape(_say(language, "leave")))
        bar = bar.replace("@ROOT@", self._home)
        font_size = request.query.get("fontsize", "")
        return _html(terminal_page(language, self._home, font_size, f"{bar}\n"))

    def _how_to_log_in(self, language: str) -> str:
        command = self.ssh_address.command("link")
        return _paragraphs(catalogue(language).text("club-web-how", command=command))

    async def _ask(self, request: web.Request) -> web.Response:
        """Ask before a link is used up: programs that preview links follow them too."""
        return self._form(request, "login", "enter")

    def _form(self, request: web.Request, action: str, button: str) -> web.Response:
        """Return a page with one button, which posts the code of the page's address."""
        language, code = _language(request), request.match_info["code"]
        form = (
            f'<form method="post" action="{html.escape(self._home)}{action}">'
            f'<input type="hidden" name="code" value="{html.escape(code)}">'
            f"<button>{html.escape(_say(language, button))}</button></form>"
        )
        return _page(language, "Weimar", form)

    async def _ask_to_stop(self, request: web.Request) -> web.Response:
        """Ask before messages end: programs that check mail follow its links."""
        return self._form(request, "stop", "stop-messages")

    async def _stop(self, request: web.Request) -> web.Response:
        language, notices = _language(request), self._club.notices
        code = str((await request.post()).get("code", ""))
        stopped = notices is not None and await notices.stop(code)
        said = _say(language, "stopped" if stopped else "stopped-not")
        return _page(language, "Weimar", _paragraphs(said), 200 if stopped else 404)

    async def _log_in(self, request: web.Request) -> web.Response:
        language = _language(request)
        code = str((await request.post()).get("code", ""))
        try:
            name, cookie = await self._club.use_web_link(code)
        except KernelError as error:
            self._state.measures.logins["refused"] += 1
            self._state.access.refused(self._address(request), "its link is not valid")
            why = _paragraphs(problem_line(error, language)) + self._how_to_log_in(language)
            return _page(language, "Weimar", why, 403)
        self._state.measures.logins["ok"] += 1
        self._state.access.note(
            "login", "%s logs in with a browser, from %s", name, self._address(request)
        )
        answer = web.Response(status=303, headers={"Location": self._home})
        answer.set_cookie(
            self._cookie, cookie, httponly=True, samesite="Strict", secure=self._secure, path="/"
        )
        return answer

    @property
    def _home(self) -> str:
        """Where the pages' own links begin."""
        return self.root if self._settings.url else "/"

    async def _log_out(self, request: web.Request) -> web.Response:
        cookie = request.cookies.get(self._cookie, "")
        account = await self._account(request)
        await self._club.end_web_session(cookie)
        if account is not None:
            self.send_away(account.name, KernelError("logged-out"))
        answer = web.Response(status=303, headers={"Location": self._home})
        answer.del_cookie(self._cookie, path="/", secure=self._secure, samesite="Strict")
        return answer

    async def _game(self, request: web.Request) -> web.Response:
        """Show a shared game as text."""
        language, library = _language(request), self._state.library
        try:
            if library is None:
                raise KernelError("share-unknown")
            game = await library.shared(request.match_info["code"], language)
        except KernelError as error:
            return _page(language, "Weimar", _paragraphs(problem_line(error, language)), 404)
        body = f"<h1>{html.escape(game.title)}</h1><pre>{html.escape(game.story)}</pre>"
        return _page(language, game.title, body)

    async def _play(self, request: web.Request) -> web.StreamResponse:
        account, address = await self._account(request), self._address(request)
        if account is None:
            raise web.HTTPForbidden(text="Log in first.")
        if why := self._visitors.admit(address):
            self._state.access.refused(address, why)
            raise web.HTTPServiceUnavailable(text=f"Not now: {why}.")
        number = account.id
        try:
            socket = web.WebSocketResponse(heartbeat=15, max_msg_size=LARGEST_MESSAGE)
            await socket.prepare(request)
            note = self._state.access.note
            note("login", "%s comes by browser, from %s", account.name, address, account=number)
            size = terminal_size(request.query.get("width"), request.query.get("height"))
            language = _language(request)
            session = BrowserSession(
                self._state, socket, account.name, language, self.ssh_address, address
            )
            await session.run(size)
            note("logout", "%s goes, from %s", account.name, address, account=number)
        finally:
            self._visitors.leave(address)
        return socket


def _language(request: web.Request) -> str:
    return language_of_browser(request.headers.get("Accept-Language", ""))


def _say(language: str, name: str) -> str:
    return catalogue(language).text(f"club-web-{name}")


def _paragraphs(text: str) -> str:
    return "".join(f"<p>{html.escape(line)}</p>" for line in text.splitlines())


def _page(language: str, title: str, body: str, status: int = 200) -> web.Response:
    parts = {"LANG": language, "TITLE": html.escape(title), "BODY": body}
    return _html(re.sub("@([A-Z]+)@", lambda found: parts[found[1]], _TEXT_PAGE), status)


def _html(page: str, status: int = 200) -> web.Response:
    policy = HEADERS["Content-Security-Policy"].replace("form-action 'none'", "form-action 'self'")
    headers = {
        **HEADERS,
        "Content-Security-Policy": policy,
        "Cache-Control": "no-store",
        # With `no-referrer`, browsers would send forms with the origin "null".
        "Referrer-Policy": "same-origin",
    }
    return web.Response(text=page, status=status, content_type="text/html", headers=headers)
