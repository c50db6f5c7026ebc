"""English texts read as if a native speaker had written them."""

from __future__ import annotations

import pytest

from tests.plain_english import _PHRASE, counts

LIMITS = {
    "benchmarks": 8,
    "bots": 8,
    "cli": 8,
    "docs": 8,
    "examples": 8,
    "games/junta": 9,
    "games/weimar": 8,
    "games/wir_sind_das_volk": 8,
    "handbook/junta": 8,
    "handbook/weimar": 8,
    "handbook/wir_sind_das_volk": 8,
    "kernel": 8,
    "lab": 8,
    "packs": 8,
    "plain": 8,
    "play": 8,
    "replay": 8,
    "server": 8,
    "testing": 8,
    "tests": 8,
    "text": 8,
    "tui": 8,
    "weimar_tui": 8,
}
"""Phrases in 10,000 words that a package may have. Lower a limit when you have rewritten a package;
the aim is 8 everywhere. `python -m tests.plain_english PACKAGE` shows the phrases."""


def test_no_package_has_many_translated_phrases() -> None:
    counted = counts()
    assert set(counted) == set(LIMITS)
    assert sum(count.words for count in counted.values()) > 100_000
    over = [name for name, count in counted.items() if count.rate > LIMITS[name]]
    assert not over, "\n".join(phrase for name in over for phrase in counted[name].found[:20])


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("The chart stands in the codex.", True),
        ("Whoever advises a seat.", True),
        ("Games are fitted anew.", True),
        ("There is no server, and nobody is here.", True),
        ("The codex shows the chart.", False),
        ("Refit the chances after a change.", False),
        ("The stands were full.", False),
    ],
)
def test_what_a_telltale_phrase_is(text: str, found: bool) -> None:
    assert bool(_PHRASE.search(text)) is found
