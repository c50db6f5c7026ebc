"""Calls a player at the terminal when it is their turn: by its bell or a desktop notification."""

from __future__ import annotations

from weimar_tui.server.limits import plain_text

OFF, BELL = "off", "bell"
RINGS = (OFF, BELL, "osc9", "osc777")


def ring_codes(ring: str, text: str) -> str:
    """The codes to send to the terminal; nothing in `text` can act as a code.

    >>> ring_codes("bell", "x"), ring_codes("off", "x")
    ('\\x07', '')
    >>> ring_codes("osc9", "a\\x1b]b\\x07;c"), ring_codes("osc777", "a;b")
    ('\\x1b]9;a)b;c\\x1b\\\\', '\\x1b]777;notify;Weimar;a,b\\x1b\\\\')
    """
    plain = plain_text(text, 100)
    match ring:
        case "bell":
            return "\x07"
        case "osc9":
            return f"\x1b]9;{plain}\x1b\\"
        case "osc777":
            return f"\x1b]777;notify;Weimar;{plain.replace(';', ',')}\x1b\\"
    return ""
