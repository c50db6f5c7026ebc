"""Covered windows: nobody learns who has answered until the window closes."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import PLAYERS, Player, game, play_on, serving, sit_down
from tests.waiting import until
from weimar_tui.kernel.reactions import PASS
from weimar_tui.kernel.session import Session
from weimar_tui.server.club.index import entry_of_table
from weimar_tui.server.requests import UndoPick
from weimar_tui.server.server import TableServer
from weimar_tui.server.server_table import ServerTable
from weimar_tui.server.subscription import GameMoment

HOUR = 3600
COVERED: dict[str, Any] = {"pace": "slow", "window": HOUR}


class Time:
    """The calendar of a server in a test."""

    def __init__(self) -> None:
        self.at = 1_800_000_000.0

    def __call__(self) -> float:
        return self.at


async def open_window(
    server: TableServer, id: str, players: dict[str, Player], *, reacting: bool = False
) -> ServerTable:
    """Play at random until a window of several seats is open and nobody has answered; `reacting`:
    one where the last seat holds a reaction."""
    table, chance = server.lobby.tables[id], random.Random(3)
    for _ in range(1000):
        questions = table.windows.questions
        fits = not reacting or (questions and len(questions[-1].decision.options) > 1)
        if len(questions) > 1 and fits and not answers(table):
            for question in questions:
                player = players[question.decision.seat]
                await player.until(lambda p=player: p.question is not None)
            for player in players.values():
                await player.answered()
            return table
        assert await play_on(players, 1, chance)
        for player in players.values():
            await player.answered()
    raise AssertionError("no window")


def answers(table: ServerTable) -> dict[str, str]:
    covered = table.record.covered
    return dict(covered.answers) if covered is not None else {}


async def answer(player: Player, option: str = PASS) -> None:
    number = player.asked.number
    player.table.pick(number, option)
    await player.until(lambda: player.question is None or player.asked.number != number)


def seen_by_others(table: ServerTable, seat: str) -> list[Any]:
    """Everything that somebody else could look at: lists, statuses, and rows of the index."""
    others = [name for s, name in PLAYERS.items() if s != seat]
    game_row, seat_rows = entry_of_table(table)
    assert table.local is not None
    moment = GameMoment(table.record.id, table.local, {}, table.windows)
    return [
        *(table.listed(name) for name in (*others, "Stranger")),
        *(table.status(name) for name in (*others, "Stranger")),
        moment.view(seat, own=False),
        game_row,
        [row for row in seat_rows if row.seat != seat],
        [(row.asked, row.picks) for row in seat_rows],
    ]


async def test_an_answer_changes_nothing_for_anybody_else(tmp_path: Path) -> None:
    now = Time()
    async with serving(tmp_path, now=now) as server:
        id, players = await sit_down(tmp_path, **COVERED)
        table = await open_window(server, id, players)
        spectator = await Player.come(tmp_path, "Karl")
        spectator.enter(id)
        await spectator.until(lambda: spectator.table.begun)
        lobby = await Player.come(tmp_path, "Harry")
        # The last one is asked after the others by the rules, and nevertheless answers first.
        *others, last = [one.decision.seat for one in table.windows.questions]
        watching = [spectator, lobby, *(p for s, p in players.items() if s != last)]
        for player in (*watching, players[last]):
            await player.answered()
        before, heard = seen_by_others(table, last), [len(one.said) for one in watching]
        awaited = {one: [d.seat for d in one.table.awaited()] for one in watching[:1]}
        await answer(players[last])
        assert answers(table) == {last: PASS}
        server.audience.send_changes(with_others=True)
        for player in watching:
            await player.answered()
        news = [one.said[n:] for one, n in zip(watching, heard, strict=True)]
        assert [[type(reply).__name__ for reply in said] for said in news] == [["Pong"]] * len(news)
        assert seen_by_others(table, last) == before
        assert all([d.seat for d in one.table.awaited()] == seats for one, seats in awaited.items())
        assert last in awaited[spectator] and set(others) < set(awaited[spectator])
        # Somebody who comes now sees the same as before the answer.
        late = await Player.come(tmp_path, "Ida")
        late.enter(id)
        await late.until(lambda: late.table.begun)
        assert [d.seat for d in late.table.awaited()] == awaited[spectator]
        assert table.state("Stranger").waiting_for == table.state(PLAYERS[others[0]]).waiting_for


async def test_it_closes_at_once_when_everyone_has_answered_by_hand(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path, **COVERED)
        table = await open_window(server, id, players)
        seats = [one.decision.seat for one in table.windows.questions]
        picks = len(session_of(table).history.picks)
        for seat in reversed(seats):
            assert len(session_of(table).history.picks) == picks
            await answer(players[seat])
        await until(lambda: len(session_of(table).history.picks) >= picks + len(seats))
        made = session_of(table).history.picks[picks : picks + len(seats)]
        assert [(pick.seat, pick.option) for pick in made] == [(seat, PASS) for seat in seats]


async def test_silence_is_a_pass_when_the_time_is_over(tmp_path: Path) -> None:
    now = Time()
    async with serving(tmp_path, now=now, clock=now) as server:
        id, players = await sit_down(tmp_path, **COVERED)
        table = await open_window(server, id, players)
        seats = [one.decision.seat for one in table.windows.questions]
        picks = len(session_of(table).history.picks)
        server.look_at_due(now())
        left = {seat: table.record.clock.seat_left(seat) for seat in seats}
        now.at += HOUR - 1
        assert players[seats[0]].table.in_window
        assert 0 < players[seats[0]].table.decision_left <= HOUR
        table.windows.close_if_due()
        await players[seats[0]].answered()
        assert len(session_of(table).history.picks) == picks and table.windows.left() == 1.0
        now.at += 1
        table.windows.close_if_due()
        await until(lambda: len(session_of(table).history.picks) >= picks + len(seats))
        made = session_of(table).history.picks[picks : picks + len(seats)]
        assert [(pick.seat, pick.option) for pick in made] == [(seat, PASS) for seat in seats]
        assert all(table.record.clock.seat_left(seat) >= left[seat] for seat in seats)


async def test_a_reaction_is_carried_out_in_its_turn(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path, **COVERED)
        table = await open_window(server, id, players, reacting=True)
        *others, last = [one.decision for one in table.windows.questions]
        picks = len(session_of(table).history.picks)
        await answer(players[last.seat], last.options[0])
        for decision in others:
            await answer(players[decision.seat])
        await until(lambda: len(session_of(table).history.picks) > picks + len(others))
        made = session_of(table).history.picks[picks : picks + len(others) + 1]
        assert [pick.option for pick in made] == [PASS] * len(others) + [last.options[0]]


async def test_an_answer_can_be_taken_back_and_given_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        id, players = await sit_down(tmp_path, **COVERED)
        table = await open_window(server, id, players)
        last = table.windows.questions[-1].decision.seat
        player = players[last]
        await answer(player)
        assert player.table.can_undo(last)
        player.send(UndoPick(table=id, turn=player.turn))
        await player.until(lambda: player.question is not None)
        assert not answers(table)
        await answer(player)
        assert answers(table) == {last: PASS}


async def test_answers_and_the_time_survive_a_restart(tmp_path: Path) -> None:
    now = Time()
    async with serving(tmp_path, now=now) as server:
        id, players = await sit_down(tmp_path, **COVERED)
        table = await open_window(server, id, players)
        seats = [one.decision.seat for one in table.windows.questions]
        await answer(players[seats[-1]])
        picks = len(session_of(table).history.picks)
        now.at += HOUR / 2
    async with serving(tmp_path, now=now) as server:
        await until(lambda: server.lobby.tables[id].local is not None)
        table = server.lobby.tables[id]
        assert answers(table) == {seats[-1]: PASS} and table.windows.left() == HOUR / 2
        names = {seat: await Player.come(tmp_path, PLAYERS[seat]) for seat in PLAYERS}
        for player in names.values():
            player.enter(id)
            await player.until(lambda p=player: p.table.begun)
        assert names[seats[-1]].question is None and names[seats[0]].question is not None
        now.at += HOUR / 2
        table.windows.close_if_due()
        await until(lambda: len(session_of(table).history.picks) >= picks + len(seats))


@pytest.mark.parametrize("people", [("spd", "kpd"), ("spd", "kpd", "z", "dnvp")])
async def test_games_with_covered_windows_follow_the_rules(
    tmp_path: Path, people: tuple[str, ...]
) -> None:
    """Answers at random, also reactions; some windows run out of time."""
    now, chance = Time(), random.Random(5)
    async with serving(tmp_path, now=now) as server:
        seats = {seat: PLAYERS[seat] for seat in people}
        id, players = await sit_down(tmp_path, seats, **COVERED)
        table, windows = server.lobby.tables[id], 0
        for _ in range(120):
            if table.windows.is_open and chance.random() < 0.3:
                now.at += HOUR
                table.windows.close_if_due()
                windows += 1
                await until(lambda: not table.windows.is_open or table.windows.left() > 0)
            if not any(player.question for player in players.values()):
                await until(
                    lambda: (
                        any(p.question or p.table.outcome for p in players.values())
                        or table.windows.is_open
                    )
                )
                if not any(player.question for player in players.values()):
                    continue
            if not await play_on(players, 1, chance):
                break
        picks = session_of(table).history.picks
        assert windows > 2 and len(picks) > 60
        path = session_of(table).path
    assert path is not None
    session, notices = Session.open(path, lambda header: game(), program="test")
    assert not notices and len(session.history.picks) == len(picks)
    session.close()


def session_of(table: ServerTable) -> Session[Any]:
    assert table.local is not None
    return table.local.session
