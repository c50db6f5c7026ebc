"""What is told between two questions: each event once, each danger when it changes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.plain.conftest import Player, Run
from weimar_tui.plain.console import Console
from weimar_tui.plain.news import News
from weimar_tui.text.messages import GameMessages


class Said:
    """An event that everybody may read."""

    def __init__(self, text: str) -> None:
        self.text = text

    def seen_by(self, viewer: str | None) -> Said:
        return self


class Narrates:
    """Words and narration of a game in which saying the same again is no news."""

    def is_repeat(self, before: Said | None, event: Said) -> bool:
        return before is not None and before.text == event.text

    def is_silent(self, event: Said) -> bool:
        return False

    def level(self, event: Said) -> int:
        return 2

    def roll_lines(
        self, words: object, events: list[Said], place: int, seat: str | None
    ) -> tuple[str, ...]:
        return ()

    def event(self, event: Said) -> str:
        return event.text


def test_what_was_told_just_before_is_not_told_again_with_the_next_news() -> None:
    told: list[str] = []

    async def nothing() -> str:
        return ""

    game: Any = Narrates()
    news = News(Console(nothing, told.append), game, game)
    events: Any = [Said(text) for text in ("a", "a", "b", "a")]
    for number in range(1, len(events) + 1):
        news.tell(events[:number], "red")
    assert told == ["a\n", "b\n", "a\n"]


def test_a_danger_is_told_when_it_comes_up_and_not_at_every_question(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def warnings(self: GameMessages, game: Any, view: Any) -> list[str]:
        return [f"round {view.round} may be the last one"]

    monkeypatch.setattr(GameMessages, "warnings", warnings)
    player = Player(then="1")
    run(player)
    rounds = [player.said.count(f"round {number} may be the last one") for number in (1, 2)]
    assert rounds == [1, 1] and player.said.count("\n> ") > 4
