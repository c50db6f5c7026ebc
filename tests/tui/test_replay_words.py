"""Every sentence about recorded games exists in every language, and none is unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import weimar_tui
from weimar_tui.text.languages import LOCALES, languages

ROOT = Path(weimar_tui.__file__).parent
_ID = re.compile(r"^(replay-[a-z-]+) =", re.MULTILINE)
_PLACE = re.compile(r"\{ \$([a-z]+)")


def _messages(language: str) -> dict[str, set[str]]:
    """The placeables of each message."""
    text = (LOCALES / language / "replay.ftl").read_text("utf-8")
    parts = _ID.split(text)[1:]
    return {
        name: set(_PLACE.findall(body)) for name, body in zip(parts[::2], parts[1::2], strict=True)
    }


@pytest.mark.parametrize("language", [name for name in languages() if name != "en"])
def test_a_language_says_what_english_says(language: str) -> None:
    assert _messages(language) == _messages("en")


def test_no_sentence_is_left_over() -> None:
    source = "".join(
        path.read_text("utf-8") for path in ROOT.rglob("*.py") if "locales" not in path.parts
    )
    families = (
        "key-",
        "chart-",
        "series-",
        "export-",
        "view-",
        "pane-",
        "on-help-",
        "book-",
        "luck-",
    )
    for message in _messages("en"):
        key = message.removeprefix("replay-")
        family = next((name for name in families if key.startswith(name)), None)
        said = f'"{key}"' in source or f'"{message}"' in source
        assert said or (family is not None and f"{family}{{" in source), message
