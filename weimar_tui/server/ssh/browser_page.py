"""The page that shows a client in a browser, and what is checked about browsers' requests."""

from __future__ import annotations

import contextlib
import html
import ipaddress
import re
import time
from collections import Counter
from urllib.parse import urlsplit

from msgspec import Struct

from weimar_tui.server.bans import network_of
from weimar_tui.server.limits import Buckets
from weimar_tui.server.ssh.client_process import clamped
from weimar_tui.server.ssh.lines import catalogue
from weimar_tui.text.languages import languages

LARGEST_MESSAGE = 64 * 1024
"""Bytes of a message from a browser."""

PAGE = """<!DOCTYPE html>
<html lang="@LANG@">
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
@BAR@<div id="terminal" class="textual-terminal" data-font-size="@SIZE@"></div>
<div id="closed">@CLOSED@ <a href="">@AGAIN@</a></div>
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
the pages' address; `terminal_page` fills in the rest."""

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

    def visitor(self, peer: str, forwarded: str) -> str:
        """The address of a visitor from `X-Forwarded-For`, if the host has a proxy; else the
        peer's."""
        return address_of(peer, forwarded, trusted=bool(self.url))


def language_of_browser(accepted: str) -> str:
    """Return the first language of an `Accept-Language` header that there are messages in.

    >>> language_of_browser("fr, de-CH;q=0.9"), language_of_browser("")
    ('de', 'en')
    """
    for part in accepted[:200].split(","):
        language = part.partition(";")[0].strip().partition("-")[0].lower()
        if language in languages():
            return language
    return "en"


def terminal_page(language: str, root: str, font_size: str, bar: str = "") -> str:
    """Return the page of the terminal in a language, with a `bar` of HTML above it. `root` is the
    pages' address, `font_size` what the browser asked for."""
    say = catalogue(language).text
    usable = font_size.isascii() and font_size.isdigit() and len(font_size) < 3
    words = {
        "ROOT": root,
        "SIZE": font_size if usable else "16",
        "BAR": bar,
        "LANG": language,
        "CLOSED": html.escape(say("club-web-closed")),
        "AGAIN": html.escape(say("club-web-again")),
    }
    return re.sub(f"@({'|'.join(words)})@", lambda found: words[found[1]], PAGE)


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


def is_host_of(origins: set[str], host: str) -> bool:
    """Whether a `Host` header names one of these origins; proxies can add the usual port.

    >>> ours = {"https://club.example", "http://[::1]:8080"}
    >>> [is_host_of(ours, host) for host in ("Club.example:443", "[::1]:8080", "club.example:80x")]
    [True, True, False]
    >>> is_host_of(ours, "club.example:8443"), is_host_of(ours, "me@club.example")
    (False, False)
    """
    if not re.fullmatch(r"[A-Za-z0-9.:\[\]_-]+", host):
        return False
    with contextlib.suppress(ValueError):
        return any(origin_of(f"{scheme}://{host}") in origins for scheme in ("http", "https"))
    return False


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

    Some proxies add the visitor's port:

    >>> address_of("127.0.0.1", "192.0.2.1:50123", trusted=True)
    '192.0.2.1'
    >>> address_of("127.0.0.1", "[2001:db8::7]:50123", trusted=True)
    '2001:db8::'
    """
    last = forwarded.rpartition(",")[2].strip() if trusted else ""
    found = re.fullmatch(r"\[([^]]*)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+", last)
    with contextlib.suppress(ValueError):
        return network_of(str(ipaddress.ip_address(found[1] or found[2] if found else last)))
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


def terminal_size(width: object, height: object) -> tuple[int, int]:
    """A terminal's size within limits, whatever a browser says.

    >>> terminal_size("999999", "x"), terminal_size(None, -3), terminal_size(120.9, 40)
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
