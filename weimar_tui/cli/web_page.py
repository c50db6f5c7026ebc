"""The process behind `weimar serve --web`: textual-serve, with a page that only shows the terminal.

It is a separate process because it talks to browsers (`cli/web.py` starts it). It ends with the
server, whose end closes its standard input. No client outlives its connection.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import os
import signal
import sys
import time
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from weimar_tui.server.limits import Buckets
from weimar_tui.server.ssh.client_process import clamped

_access_log = logging.getLogger("weimar_tui.access")
_LARGEST_MESSAGE = 64 * 1024
_GRACE = 3.0
"""Seconds that a client has to end once its connection has closed."""

PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Weimar</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="@ROOT@static/css/xterm.css">
<style>
  @font-face {
    font-family: "Roboto Mono";
    src: url("@ROOT@static/fonts/RobotoMono-VariableFont_wght.ttf");
    font-weight: 100 700;
  }
  html, body { margin: 0; height: 100%; overflow: hidden; background: #101216; color: #ddd; }
  #terminal { position: fixed; inset: 0; width: 100vw; height: 100vh; }
  .xterm .xterm-viewport { overflow: hidden !important; }
  #closed { display: none; position: fixed; inset: 0; z-index: 20; background: #101216e0;
            font: 16px "Roboto Mono", monospace; text-align: center; padding-top: 40vh; }
  body.-closed #closed { display: block; }
  #closed a { color: #8cf; }
</style>
</head>
<body>
<div id="terminal" class="textual-terminal" data-font-size="@SIZE@"></div>
<div id="closed">Connection closed. <a href="">Connect again</a></div>
<button id="start" hidden></button>
<script>
  const terminal = document.getElementById("terminal");
  const here = new URL("@ROOT@ws", window.location.href);
  here.protocol = here.protocol.replace("http", "ws");
  here.search = here.hash = "";
  terminal.dataset.sessionWebsocketUrl = here.href;
  const hear = () => document.querySelector(".xterm-helper-textarea")?.focus();
  const waiting = setInterval(() => {
    hear();
    if (document.activeElement?.matches(".xterm-helper-textarea")) clearInterval(waiting);
  }, 100);
  window.addEventListener("focus", hear);
</script>
<script src="@ROOT@static/js/textual.js"></script>
</body>
</html>
"""
"""The page passes keys to the terminal at once; the terminal fills the window. `@ROOT@` stands for
the pages' address."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; "
        "font-src 'self' data:; img-src 'self' data:; connect-src 'self' ws: wss:; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class WebSettings(Struct, kw_only=True):
    """What the server tells the web process.

    `url`: the address that browsers see if the host has a proxy, whose `X-Forwarded-For` is then
    trusted. The limits are those of the SSH side.
    """

    command: str
    port: int
    url: str = ""
    sessions: int = 30
    sessions_each_address: int = 6
    connections_at_once: int = 40
    connection_seconds: float = 2.0


def allowed_origins(settings: WebSettings) -> set[str]:
    """The origins a page of ours can have: this computer, and the address behind the proxy.

    >>> sorted(allowed_origins(WebSettings(command="", port=80, url="https://Club.example:443/x/")))
    ... # doctest: +NORMALIZE_WHITESPACE
    ['http://127.0.0.1', 'http://[::1]', 'http://localhost', 'https://club.example']
    """
    port = "" if settings.port == 80 else f":{settings.port}"
    origins = {f"http://{host}{port}" for host in ("127.0.0.1", "localhost", "[::1]")}
    if settings.url:
        origins.add(origin_of(settings.url))
    return origins


def origin_of(url: str) -> str:
    """Scheme, host and port of an address, as browsers write them.

    >>> origin_of("HTTPS://Club.Example:443/weimar/"), origin_of("http://a:8080")
    ('https://club.example', 'http://a:8080')
    """
    parts = urlsplit(url)
    host, usual = (parts.hostname or "").lower(), {"http": 80, "https": 443}.get(parts.scheme)
    host = f"[{host}]" if ":" in host else host
    port = "" if parts.port in (None, usual) else f":{parts.port}"
    return f"{parts.scheme}://{host}{port}"


def address_of(peer: str, forwarded: str, *, trusted: bool) -> str:
    """The address of a visitor: the last one the host's proxy names, else the peer's.

    >>> address_of("127.0.0.1", "198.51.100.7, 192.0.2.1", trusted=True)
    '192.0.2.1'
    >>> address_of("127.0.0.1", "192.0.2.1", trusted=False)
    '127.0.0.1'
    >>> address_of("127.0.0.1", "a line\\nmore", trusted=True)
    '127.0.0.1'
    """
    from weimar_tui.server.bans import network_of

    last = forwarded.rpartition(",")[2].strip() if trusted else ""
    with contextlib.suppress(ValueError):
        return network_of(str(ipaddress.ip_address(last)))
    return network_of(peer)


class Visitors:
    """Who is connected now, and whether one more can be."""

    def __init__(self, settings: WebSettings) -> None:
        self._settings = settings
        self._here: Counter[str] = Counter()
        self._rate = Buckets(1 / settings.connection_seconds, settings.connections_at_once)

    def admit(self, address: str) -> str:
        """Count a visitor; return why they are refused, empty if they are admitted."""
        if not self._rate.take(address, time.monotonic()):
            return "too many connections in a short time"
        if self._here.total() >= self._settings.sessions:
            return "the server is full"
        if self._here[address] >= self._settings.sessions_each_address:
            return "too many connections from this address"
        self._here[address] += 1
        return ""

    def leave(self, address: str) -> None:
        """Note that a visitor has left."""
        self._here[address] -= 1
        if not self._here[address]:
            del self._here[address]


def size_of(width: object, height: object) -> tuple[int, int]:
    """A terminal's size within limits, whatever a browser says.

    >>> size_of("999999", "x"), size_of(None, -3), size_of(120.9, 40)
    ((400, 24), (80, 5), (120, 40))
    """

    def number(value: object) -> int:
        if not isinstance(value, (int, float, str)):
            return 0
        try:
            return int(value)
        except (ValueError, OverflowError):
            return 0

    columns, rows = clamped(number(width), number(height))
    return min(columns, 400), min(rows, 200)


def serve(settings: str) -> None:
    """Serve the client's screen to browsers until the server ends. `settings` is JSON."""
    known = msgspec.json.decode(settings, type=WebSettings)
    logging.basicConfig(
        level=logging.WARNING,
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
        stream=sys.stderr,
    )
    _access_log.setLevel(logging.INFO)
    make_server(known).serve()


def make_server(settings: WebSettings) -> Any:
    """The web server: textual-serve's, with our page, limits and checks."""
    from aiohttp import WSMsgType, web
    from textual_serve.app_service import (  # type: ignore[import-not-found, unused-ignore]
        AppService,
    )
    from textual_serve.server import Server  # type: ignore[import-not-found, unused-ignore]

    origins = allowed_origins(settings)
    hosts = {urlsplit(origin).netloc for origin in origins}
    visitors = Visitors(settings)
    connected: set[Any] = set()

    class Client(AppService):  # type: ignore[misc, unused-ignore]
        """A client process that ends with its connection."""

        async def stop(self) -> None:
            try:
                await asyncio.wait_for(super().stop(), _GRACE)
            except Exception:
                self._task = None
            process = self._process
            if process is not None and process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    class OnePage(Server):  # type: ignore[misc, unused-ignore]
        def initialize_logging(self) -> None:
            """The server's own log is used."""

        async def on_startup(self, app: Any) -> None:
            loop = asyncio.get_running_loop()
            loop.add_reader(0, _end_with_server)

        async def _make_app(self) -> Any:
            app = web.Application(middlewares=[check], client_max_size=_LARGEST_MESSAGE)
            app.add_routes(
                [
                    web.get("/", self.handle_index),
                    web.get("/ws", self.handle_websocket),
                    web.static("/static", self.statics_path),
                ]
            )
            app.on_startup.append(self.on_startup)
            app.on_shutdown.append(self.on_shutdown)
            return app

        async def on_shutdown(self, app: Any) -> None:
            """Close all connections, which aiohttp would otherwise wait for."""
            closing = [websocket.close() for websocket in connected]
            await asyncio.gather(*closing, return_exceptions=True)

        async def handle_index(self, request: Any) -> Any:
            root = settings.url.rstrip("/") + "/" if settings.url else ""
            font = request.query.get("fontsize", "16")
            font = font if font.isascii() and font.isdigit() and len(font) < 3 else "16"
            page = PAGE.replace("@ROOT@", root).replace("@SIZE@", font)
            return web.Response(text=page, content_type="text/html", headers=HEADERS)

        async def handle_websocket(self, request: Any) -> Any:
            address = address_of(
                request.remote or "",
                request.headers.get("X-Forwarded-For", ""),
                trusted=bool(settings.url),
            )
            why = visitors.admit(address)
            if why:
                _access_log.info("a browser at %s is refused: %s", address, why)
                raise web.HTTPServiceUnavailable(text=f"Not now: {why}.")
            try:
                _access_log.info("a browser comes, from %s", address)
                return await self._play(request)
            finally:
                visitors.leave(address)
                _access_log.info("a browser goes, from %s", address)

        async def _play(self, request: Any) -> Any:
            websocket = web.WebSocketResponse(
                timeout=_GRACE, heartbeat=15, max_msg_size=_LARGEST_MESSAGE
            )
            await websocket.prepare(request)
            connected.add(websocket)
            close: Any = websocket.close
            client = Client(
                self.command,
                write_bytes=websocket.send_bytes,
                write_str=websocket.send_str,
                close=close,
                download_manager=self.download_manager,
            )
            try:
                await client.start(
                    *size_of(request.query.get("width"), request.query.get("height"))
                )
                async for message in websocket:
                    if message.type != WSMsgType.TEXT or not await _hear(
                        client, websocket, message
                    ):
                        break
            except (ConnectionError, RuntimeError):
                pass
            finally:
                connected.discard(websocket)
                await asyncio.shield(client.stop())
                with contextlib.suppress(ConnectionError, RuntimeError):
                    await websocket.close()
            return websocket

    @web.middleware
    async def check(request: Any, handler: Any) -> Any:
        """Answer only our own pages: another site's page must not reach a visitor's client."""
        origin = request.headers.get("Origin")
        if request.host.lower() not in hosts or (origin is not None and origin not in origins):
            _access_log.info("a browser at %s is refused: foreign Host or Origin", request.remote)
            raise web.HTTPForbidden(text="This address is not served here.")
        return await handler(request)

    return OnePage(
        settings.command, host="127.0.0.1", port=settings.port, title="Weimar", public_url="/"
    )


async def _hear(client: Any, websocket: Any, message: Any) -> bool:
    """Carry out a message from the page; False for messages that our page never sends."""
    try:
        kind, *rest = message.json()
        if kind == "stdin":
            await client.send_bytes(rest[0].encode("utf-8", "replace"))
        elif kind == "resize":
            await client.set_terminal_size(*size_of(rest[0]["width"], rest[0]["height"]))
        elif kind == "ping":
            await websocket.send_json(["pong", rest[0]])
        elif kind == "blur":
            await client.blur()
        elif kind == "focus":
            await client.focus()
        else:
            return False
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError):
        return False
    return True


def _end_with_server() -> None:
    """End the clients and this process, once the server has closed the pipe."""
    if not os.read(0, 1):
        asyncio.get_running_loop().remove_reader(0)
        signal.raise_signal(signal.SIGTERM)
