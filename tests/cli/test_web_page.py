"""The page that browsers get: the terminal fills it and hears keys without a click."""

from __future__ import annotations

from weimar_tui.cli.web_page import HEAD


def test_the_page_is_all_terminal_and_has_the_focus() -> None:
    """Seen in headless Chromium: the focus is in the terminal, and nothing scrolls."""
    assert "#terminal { position: fixed; inset: 0; width: 100vw; height: 100vh; }" in HEAD
    assert 'querySelector(".xterm-helper-textarea")?.focus()' in HEAD
    assert HEAD.endswith("</head>"), "it goes in before the end of the head"
