"""Guarded drivers in place of Textual's, and sizes that can be drawn."""

from __future__ import annotations

from typing import TextIO

from textual.driver import Driver
from textual.events import Resize
from textual.geometry import Size

from weimar_tui.terminal_control import clamped_size


def guarded_driver(wanted: type[Driver]) -> type[Driver]:
    """Return the driver to use where Textual would use `wanted`."""
    name = wanted.__name__
    if name == "LinuxDriver":
        from weimar_tui.tui.terminal_driver import TerminalDriver

        return TerminalDriver
    if name == "WebDriver":
        from weimar_tui.tui.web_driver import BrowserDriver

        return BrowserDriver
    if name == "WindowsDriver":
        from textual.drivers import win32

        from weimar_tui.tui.terminal_input import GuardedParser

        win32.XTermParser = GuardedParser  # type: ignore[attr-defined]
    return wanted


def shows_scripts(output: TextIO | None) -> bool:
    """Whether Chinese text can be written to a stream at all."""
    try:
        "\u4e2d".encode(getattr(output, "encoding", None) or "utf-8")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def clamped_resize(event: Resize) -> Resize:
    """Return the event with a usable size, whatever the terminal reports."""
    size = Size(*clamped_size(*event.size))
    return event if size == event.size else Resize(size, size, size, event.pixel_size)
