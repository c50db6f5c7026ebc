"""What is told between two questions: each event once, each danger when it changes."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.make_saves import SAVES
from tests.plain.conftest import Player, Run
from weimar_tui.kernel.journal import Reason
from weimar_tui.kernel.replay import Replay
from weimar_tui.plain.console import Console
from weimar_tui.plain.news import MOST, News
from weimar_tui.play.branch import branch
from weimar_tui.registry import load_game
from weimar_tui.replay.narration import HEADING, LINE
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

    def is_heading(self, event: Said) -> bool:
        return event.text.startswith("turn")

    def ends(self, event: Said, heading: Said) -> bool:
        return event.text == f"end of {heading.text}"

    def bears_out(self, reason: Reason, events: list[Said]) -> bool:
        return any(event.text == reason.id for event in events)

    @property
    def catalogue(self) -> Narrates:
        return self

    def bot_reason(self, id: str, arguments: object) -> str:
        return f"to {id}"

    def join(self, how: str, texts: Iterable[str]) -> str:
        return "; ".join(texts)

    def text(self, message: str, **arguments: object) -> str:
        if message == "plain-left-out":
            return f"{arguments['count']} left out"
        return f"Why: {arguments['reason']}"

    def level(self, event: Said) -> int:
        return HEADING if self.is_heading(event) else LINE

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


@pytest.mark.parametrize("limited", [True, False])
def test_of_many_lines_only_the_first_are_told_and_the_headings(
    monkeypatch: pytest.MonkeyPatch, limited: bool
) -> None:
    monkeypatch.setattr("weimar_tui.plain.news.MOST", 2)
    printed: list[str] = []

    async def nothing() -> str:
        return ""

    game: Any = Narrates()
    news = News(Console(nothing, printed.append), game, game)
    news.limited = limited
    texts = ("turn 1", "strike", "hit", "turn 2", "wait")
    events: Any = [Said(text) for text in texts]
    news.tell(events, "red")
    news.rest()
    said = [line.rstrip() for line in printed]
    assert said == (["turn 1", "strike", "turn 2", "2 left out"] if limited else [*texts])


def told(*texts: str, at: int) -> list[str]:
    """What is printed if each event is told by itself and a bot has a reason for the turn at a
    place."""
    printed: list[str] = []

    async def nothing() -> str:
        return ""

    game: Any = Narrates()
    news = News(Console(nothing, printed.append), game, game)
    events: Any = [Said(text) for text in texts]
    for number in range(1, len(events) + 1):
        if number == at + 1:
            news.explain(at, (Reason("strike"),))
        news.tell(events[:number], "red")
    return [line.rstrip() for line in printed]


def test_a_bots_reason_follows_the_end_of_its_turn_and_not_its_heading() -> None:
    said = ("turn 1", "strike", "hit", "end of turn 1", "rain")
    assert told(*said, at=0) == [*said[:4], "  Why: to strike", "rain"]


def test_a_turn_without_an_end_is_explained_before_the_next_heading() -> None:
    said = ("rain", "turn 1", "strike", "turn 2", "strike")
    assert told(*said, at=1) == [*said[:3], "  Why: to strike", *said[3:]]


def test_a_reason_that_was_not_borne_out_is_never_told() -> None:
    said = ("turn 1", "wait", "end of turn 1", "strike", "turn 2")
    assert told(*said, at=0) == [*said]


def test_who_watches_bots_reads_every_line_round_by_round(run: Run, tmp_path: Path) -> None:
    """Too many lines for one question are left out, but a spectator is never asked one."""
    game = load_game("weimar")
    replay = Replay.open(SAVES / "example.weimar", lambda header: game)
    while replay.position.round < 2:
        replay.jump(replay.moment + 1)
    path = tmp_path / "bots.weimar"
    branch(replay, replay.moment - 1, path, players=dict.fromkeys(game.seats(), "random"))
    player = Player("points", "", "menu", "quit")
    run(player, game="weimar", open_file=path)
    first, points, second = player.answers()[:3]
    assert "Round 2 begins" not in first
    assert first.count("\n") < MOST, "what happened before the save is not told again"
    assert points.startswith("points\nSPD: VP")
    assert second.lstrip().startswith("Round 2 begins")
    assert "lines are not shown" not in player.said and second.count("\n") > MOST


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
