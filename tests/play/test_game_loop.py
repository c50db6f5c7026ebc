"""The loop of all games: who is asked next, what needs no question, who may see a question."""

from __future__ import annotations

from typing import Any

import pytest

from weimar_tui.bots.players import make_player
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import UndoRefused
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.play.game_loop import GameLoop
from weimar_tui.play.narrations import prompts_of
from weimar_tui.players import HUMAN, RANDOM
from weimar_tui.registry import load_game, plugin_of
from weimar_tui.text.game_messages import words_of
from weimar_tui.text.messages import GameMessages


class Keyboard(GameLoop):
    """People at one keyboard who always take the last answer; everything is recorded."""

    def __init__(self, game: str, *humans: str, until: int = 200) -> None:
        seats = plugin_of(game).scenarios()[0].seats[0]
        players = {seat: HUMAN if seat in humans else RANDOM for seat in seats}
        self.table = GameHandle.new(
            load_game(game),
            "main",
            players,
            "7",
            bots=lambda name, seat, seed, game: make_player(name, seat, seed, game),
            free_undo=True,
        )
        self.prompts = prompts_of(game)
        self.me: str | None = humans[0] if len(humans) == 1 else None
        self.log: list[tuple[str, str | None, Decision]] = []
        self.until = until

    @property
    def words(self) -> GameMessages:
        return words_of(self.table.game, "en")

    @property
    def has_left(self) -> bool:
        return len(self.log) >= self.until

    async def let_bot(self, decision: Decision) -> None:
        self.log.append(("bot", self.me, decision))
        self.table.pick(decision.number, self.table.answer_of(decision).option)

    async def hand_over(self, decision: Decision) -> None:
        self.me = decision.seat

    def answers_itself(self, decision: Decision) -> None:
        self.log.append(("silent", self.me, decision))

    async def ask(self, decision: Decision, *, openly: bool = False) -> None:
        self.log.append(("open" if openly else "own", self.me, decision))
        now: Any = None
        option = self.prompts.taken(decision, decision.options[-1], now)
        await self.pick(decision, option)

    async def pick(self, decision: Decision, option: str) -> None:
        self.table.pick(decision.number, option)

    def of(self, *hows: str) -> list[tuple[str | None, Decision]]:
        return [(me, decision) for how, me, decision in self.log if how in hows]


async def test_bots_answer_first_and_what_is_no_choice_nobody_is_asked() -> None:
    at = Keyboard("weimar", "spd")
    await at.play_on()
    assert {decision.seat for _, decision in at.of("own")} == {"spd"}
    assert {decision.seat for _, decision in at.of("bot")} == {"kpd", "z", "dnvp"}
    assert not at.of("open"), "alone nothing has to be hidden from anybody"
    silent = at.of("silent")
    assert silent and all(at.table.silent_answer(one) == "pass" for _, one in silent)
    assert all(at.table.silent_answer(one) is None for _, one in at.of("own"))


async def test_at_one_keyboard_what_is_open_is_asked_openly_and_silence_is_kept() -> None:
    at = Keyboard("junta", "aguado", "bravo", until=120)
    await at.play_on()
    openly, own = at.of("open"), at.of("own")
    assert openly and own and not at.of("silent")
    assert {me for me, _ in openly} == {None}, "nobody in particular sits at the keyboard"
    assert all(me == decision.seat for me, decision in own), "what is theirs only they see"


async def test_where_a_game_keeps_no_keyboard_it_is_handed_to_who_is_asked() -> None:
    at = Keyboard("weimar", "spd", "kpd", until=60)
    await at.play_on()
    assert {me for me, _ in at.of("own")} == {"spd", "kpd"}
    assert all(me == decision.seat for me, decision in at.of("own"))


async def test_an_undo_goes_back_over_answers_that_were_no_choice() -> None:
    at = Keyboard("weimar", "spd")
    await at.play_on()
    hows = [how for how, _, decision in at.log if decision.seat == "spd"]
    at.take_back()
    (asked,) = at.table.human_decisions()
    assert at.table.silent_answer(asked) is None
    assert "silent" in hows, "there was one to go over in this game"
    while at.table.can_undo("spd"):
        at.take_back()
        assert any(at.table.silent_answer(one) is None for one in at.table.human_decisions())
    with pytest.raises(UndoRefused):
        at.take_back()


async def test_a_planned_pass_takes_as_long_as_one_that_was_forced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At a server, the others could tell from a reaction passed at once that it was planned."""
    at = Keyboard("weimar", "spd")
    at.ponder = 1.0
    pondered: list[str] = []

    def time_to_ponder(table: Any, decision: Decision, ponder: float) -> float:
        pondered.append(decision.kind)
        return 0.0

    def planned(decision: Decision, table: Any) -> str | None:
        return "pass" if decision.kind == "react" else None

    monkeypatch.setattr("weimar_tui.play.game_loop.time_to_ponder", time_to_ponder)
    monkeypatch.setattr(at.prompts, "planned", planned)
    await at.play_on()
    assert "react" in pondered
    assert not [decision for _, decision in at.of("silent", "own") if decision.kind == "react"]
