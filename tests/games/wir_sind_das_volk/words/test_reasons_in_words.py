"""Reasons of bots, which the coach gives to you: "For you: …"."""

from __future__ import annotations

import re

import pytest

from weimar_tui.games.wir_sind_das_volk.bots.reasons import REASONS, SPARE
from weimar_tui.registry import load_game
from weimar_tui.text.game_messages import words_of


@pytest.mark.parametrize(
    ("lang", "someone_else"),
    [("en", r"\b(it|its)\b"), ("de", r"\b(sie|ihr|ihre|ihren|ihrer)\b"), ("zh", "它")],
)
def test_a_reason_speaks_of_no_third_party(lang: str, someone_else: str) -> None:
    words = words_of(load_game("wir_sind_das_volk"), lang)
    for reason in {*REASONS.values(), *SPARE.values()}:
        for better in ("yes", "no"):
            text = words.bot_reason(reason, {"better": better})
            assert text and not re.search(someone_else, text), text
