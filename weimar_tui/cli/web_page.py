"""The process behind `weimar serve --web`: textual-serve, with a page that only shows the terminal.

It is a separate process because it talks to browsers (`cli/web.py` starts it). It ends with the
server, whose end closes its standard input. No client outlives its connection.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from typing import Any

import msgspec

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

_access_log = logging.getLogger("weimar_tui.access")
_GRACE = 3.0
"""Seconds that a client has to end once its connection has closed."""


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
            app = web.Application(middlewares=[check], client_max_size=LARGEST_MESSAGE)
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
            language = language_of_browser(request.headers.get("Accept-Language", ""))
            page = terminal_page(language, root, request.query.get("fontsize", ""))
            return web.Response(text=page, content_type="text/html", headers=HEADERS)

        async def handle_websocket(self, request: Any) -> Any:
            forwarded = request.headers.get("X-Forwarded-For", "")
            address = settings.visitor(request.remote or "", forwarded)
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
                timeout=_GRACE, heartbeat=15, max_msg_size=LARGEST_MESSAGE
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
                    *terminal_size(request.query.get("width"), request.query.get("height"))
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
        if not is_host_of(origins, request.host) or (origin is not None and origin not in origins):
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
            await client.set_terminal_size(*terminal_size(rest[0]["width"], rest[0]["height"]))
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
