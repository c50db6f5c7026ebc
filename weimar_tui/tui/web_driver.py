"""Textual's driver for a browser, protected against hostile input, sizes and a lost socket."""

from __future__ import annotations

import json
import os
from codecs import getincrementaldecoder
from typing import Any

from textual.drivers._byte_stream import ByteStream
from textual.drivers.web_driver import WebDriver, _ExitInput

from weimar_tui.terminal_control import clamped_size, escape_delay
from weimar_tui.tui.terminal_input import ERRORS, GuardedParser

_GRACE = 5.0


class BrowserDriver(WebDriver):
    """Reads a browser's terminal by `GuardedParser`; ends the app when the browser is gone."""

    def __init__(self, app: Any, **options: Any) -> None:
        super().__init__(app, **options)
        self._size = clamped_size(*(self._size or (80, 24)))

    def run_input_thread(self) -> None:
        """Read until the other side ends."""
        parser = GuardedParser(self._debug, escape_delay=escape_delay(os.environ))
        decode = getincrementaldecoder("utf-8")(ERRORS).decode
        packets = ByteStream()
        try:
            for data in self._input_reader:
                for kind, payload in packets.feed(data) if data else ():
                    if kind != "D":
                        self._on_meta(kind, payload)
                    elif text := decode(payload):
                        for message in parser.feed(text):
                            self.process_message(message)
                for message in parser.tick():
                    self.process_message(message)
        except _ExitInput:
            pass
        finally:
            self._input_reader.close()
            if not self.exit_event.is_set():
                self._end_app()

    def _end_app(self) -> None:
        """End the app, and the process if the app is too busy to end."""
        self._loop.call_soon_threadsafe(self._app.exit)
        if not self.exit_event.wait(_GRACE):
            os._exit(1)

    def _on_meta(self, packet_type: str, payload: bytes) -> None:
        try:
            said = json.loads(payload)
        except ValueError:
            return
        if isinstance(said, dict) and isinstance(said.get("type"), str):
            self.on_meta(said["type"], said)

    def on_meta(self, packet_type: str, payload: dict[str, object]) -> None:
        """Handle the web server's requests, with sizes clamped."""
        if packet_type == "resize":
            width, height = payload.get("width"), payload.get("height")
            if not isinstance(width, int) or not isinstance(height, int):
                return
            columns, rows = clamped_size(width, height)
            payload = {**payload, "width": columns, "height": rows}
        super().on_meta(packet_type, payload)
