"""The guide of a lesson beside a stand-in for the board: when it stops, and with which hints."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from weimar_tui.text.choice import Choice
from weimar_tui.text.lessons import Lesson
from weimar_tui.tui.dialogs.hint import Hint, HintDialog
from weimar_tui.tui.playing import guide as guide_module
from weimar_tui.tui.playing.guide import Guide


class Taught:
    """A teacher who has as many hints on a thing as are written on it."""

    language = ""

    def of(self, thing: Any) -> list[str]:
        return list(thing.hints)


class At:
    """A board where nothing can be seen; what the guide does there is kept in order."""

    def __init__(self) -> None:
        self.done: list[Any] = []
        self.me = "spd"
        self.playset = SimpleNamespace(game=SimpleNamespace(id="weimar"), lang="en")
        self.words = SimpleNamespace(
            lang="de", event=lambda event: f"told {event.name}", text=lambda key: key
        )
        self.table = SimpleNamespace(humans=("kpd",), outcome=None, bot_decision=lambda: None)
        self.bar = SimpleNamespace(ask=self.done.append)
        self.here = SimpleNamespace(
            push_screen_wait=self._waited,
            push_screen=lambda dialog: self.done.append(dialog.hints),
            key_of=lambda id, key: f"{id} {key}",
        )

    async def _waited(self, dialog: HintDialog) -> None:
        self.done.append(dialog.hints)

    def draw(self) -> None:
        self.done.append("drawn")

    def stops(self) -> list[list[str]]:
        """The texts of each stop since the last time this was asked."""
        done = self.done[:]
        self.done.clear()
        assert done == [thing for stop in done[2::3] for thing in (Choice(), "drawn", stop)], (
            "what was asked last goes away before"
        )
        return [[hint.text for hint in stop] for stop in done[2::3]]


def happened(name: str, *hints: str) -> Any:
    """Something the player sees as `name`."""
    seen = SimpleNamespace(name=name, hints=hints)
    return SimpleNamespace(seen_by=lambda seat: seen if seat == "spd" else None)


def asked(number: int = 1, *options: str, kind: str = "agenda") -> Any:
    return SimpleNamespace(number=number, kind=kind, options=options, hints=[f"{kind} {number}"])


@pytest.fixture
def board() -> At:
    return At()


@pytest.fixture
def guide(board: At) -> Guide:
    made = Guide(board, Lesson("one", "main", {}, lambda thing: ()))  # type: ignore[arg-type]
    made._teacher = Taught()  # type: ignore[assignment]
    return made


def test_it_speaks_the_language_of_the_board(guide: Guide) -> None:
    assert guide.teacher.language == "de"


def test_it_catches_up_with_the_game(
    guide: Guide, board: At, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = [("Welcome.", None), ("A base.", SimpleNamespace(name="base"))]
    monkeypatch.setattr(
        guide_module,
        "so_far",
        lambda *about: told if about == (guide.teacher, board.table, "kpd") else [],
    )
    guide.begin()
    assert guide.due == [Hint("Welcome."), Hint("A base.", "told base")]


async def test_six_are_read_before_the_first_move(guide: Guide, board: At) -> None:
    guide.due = [Hint(str(number)) for number in range(8)]
    await guide.welcome()
    assert board.stops() == [["0", "1", "2", "3", "4", "5"]]
    assert [hint.text for hint in guide.due] == ["6", "7"]


async def test_a_question_is_explained_once_together_with_three_that_are_due(
    guide: Guide, board: At
) -> None:
    guide.due = [Hint(str(number)) for number in range(4)]
    await guide.explain(asked(1))
    await guide.explain(asked(1))
    assert board.stops() == [["0", "1", "2", "agenda 1"]]
    for other in (asked(2), asked(1, "a"), asked(1, kind="discard")):
        await guide.explain(other)
    assert board.stops() == [["3", "agenda 2"], ["agenda 1"], ["discard 1"]]


async def test_what_happened_is_told_with_its_first_hint(guide: Guide, board: At) -> None:
    await guide.comment([happened("base", "one", "two"), happened("quiet"), happened("unit", "x")])
    assert guide.due == [Hint("one", "told base"), Hint("two"), Hint("x", "told unit")]
    assert board.stops() == [], "it is told together with the next question"


async def test_it_stops_before_bots_go_on(guide: Guide, board: At) -> None:
    board.table.bot_decision = lambda: asked()
    await guide.comment([])
    assert board.stops() == [], "nothing is due"
    await guide.comment([happened("base", "1", "2", "3", "4")])
    assert board.stops() == [["1", "2", "3"]]
    assert guide.due == [Hint("4")]


async def test_at_the_end_the_last_three_are_told(guide: Guide, board: At) -> None:
    board.table.outcome = "won"
    guide.due = [Hint("0")]
    await guide.comment([happened("base", "1", "2", "3")])
    assert board.stops() == [["1", "2", "3"]] and guide.due == []


async def test_the_latest_hints_can_be_read_again(guide: Guide, board: At) -> None:
    guide.show_again()
    assert board.done == [] and guide.keys() == []
    await guide.explain(asked(1))
    board.done.clear()
    guide.show_again()
    assert board.done == [(Hint("agenda 1"),)]
    assert guide.keys() == [("learn.hint learn-key", "learn-key-label")]
