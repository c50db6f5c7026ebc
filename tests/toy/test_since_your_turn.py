"""The others' moves since your last pick, for a game without its own support for it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from weimar_duel.plugin import DuelNarration
from weimar_duel.rules import SEATS, Duel, Landed, Revealed, Struck

from tests.toy.plugin import DuelPlugin
from tests.tui.looking import screen_text
from tests.waiting import until
from weimar_tui import registry
from weimar_tui.bots.bot import Bot
from weimar_tui.bots.question import BotAnswer, InProcess
from weimar_tui.kernel.journal import Journal, Reason
from weimar_tui.kernel.session import Session, checkpoint_line
from weimar_tui.kernel.verify import verify
from weimar_tui.kernel.visibility import HIDDEN
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.players import HUMAN
from weimar_tui.replay.narration import Narration
from weimar_tui.replay.passages import describe
from weimar_tui.replay.since import Passage, open_reasons, since_last_pick
from weimar_tui.server.host import Host, HostedGame, TableLimits
from weimar_tui.server.remote_table import RemoteTable, ServerLink
from weimar_tui.server.replies import Refused, ScenarioOffered
from weimar_tui.server.requests import MakeTable, SinceTurn, Sit, Start
from weimar_tui.server.server import TableServer
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.screens.hand_over import HandOverScreen
from weimar_tui.tui.screens.since import SinceScreen


@pytest.fixture(autouse=True)
def _duel(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setenv("WEIMAR_CONFIG", str(tmp_path / "config.toml"))
    registry.register(DuelPlugin())
    yield
    registry.unregister("duel")


def duel(seed: str = "7", seats: int = 3) -> Session:
    return Session.new(Duel(), "main", seed, options={"seats": seats}, sync=False)


def answer(session: Session, seat: str, *options: str) -> None:
    """The seat answers with the first of these options that fits."""
    asked = next(decision for decision in session.decisions if decision.seat == seat)
    option = next((one for one in options if one in asked.options), asked.options[0])
    session.pick(asked.number, option)


def since(session: Session, seat: str, narration: Narration | None = None) -> list[Passage]:
    return since_last_pick(session.game, session.history, narration or DuelNarration(), seat)


def told(session: Session, seat: str, narration: Narration | None = None) -> list[list[str]]:
    """The passages by the tags of their events."""
    return [
        [str(event.__struct_config__.tag) for event in session.events[one.first : one.last]]
        for one in since(session, seat, narration)
    ]


def stances(session: Session) -> None:
    for seat in SEATS:
        answer(session, seat, "lunge")
        answer(session, seat, "red" if seat != "red" else "blue")


# --- passages -----------------------------------------------------------------------------------
def test_a_turn_is_one_passage_with_all_that_belongs_to_it() -> None:
    session = duel()
    stances(session)
    answer(session, "red", "strike2-red", "strike1-red", "strike3-red")
    for seat in ("blue", "red", "blue"):
        if not session.decisions or session.decisions[0].kind != "answer":
            break
        answer(session, seat, "pass")
    assert session.decisions[0].kind == "strike"
    (strike,) = told(session, "green")
    assert strike[0] == "struck"
    assert "landed" in strike


def test_ones_own_pick_begins_anew() -> None:
    session = duel()
    stances(session)
    assert told(session, "green") == []
    answer(session, "red", "pass")
    answer(session, "blue", "pass")
    answer(session, "green", "pass")
    assert told(session, "green") == []
    assert told(session, "red") == []


def test_without_headings_whatever_one_seat_does_in_a_row_is_a_passage() -> None:
    session = duel()
    for seat in SEATS:
        answer(session, seat, "lunge")
        answer(session, seat, "blue")
    assert told(session, "red", Narration()) == [["ready"], ["ready", "revealed"]]


def test_an_answer_that_was_no_choice_is_no_pick_of_ones_own() -> None:
    for seed in range(40):
        session = duel(str(seed))
        stances(session)
        told_before = len(session.events)
        answer(session, "red", "strike2-red", "strike1-red", "strike3-red")
        asked = session.decisions[0]
        if asked.kind == "answer" and asked.options == ("pass",):
            session.pick(asked.number, "pass")
            assert since(session, "blue")[-1].first <= told_before
            return
    raise AssertionError("no such duel")


def test_the_board_after_each_passage_is_what_the_seat_saw_then() -> None:
    """It contains nothing hidden: applying the view again removes nothing more."""
    chance = random.Random(5)
    for seed in range(6):
        session = duel(str(seed))
        game = session.game
        while session.outcome is None:
            asked = chance.choice(session.decisions)
            session.pick(asked.number, chance.choice(asked.options))
            for seat in SEATS:
                passages = since(session, seat)
                for one in passages:
                    view = game.decode(one.view)
                    assert game.encode(game.view(view, seat)) == one.view
                    assert all(
                        set(view.hands[other]) <= {HIDDEN} or other == seat for other in view.hands
                    )
                if passages and passages[-1].last == len(session.events):
                    assert game.decode(passages[-1].view).courage == session.position.courage
        session.close()


def test_a_game_gone_on_with_tells_the_same(tmp_path: Path) -> None:
    path = tmp_path / "duel.weimar"
    session = Session.new(Duel(), "main", "7", options={"seats": 3}, path=path, sync=False)
    stances(session)
    answer(session, "red", "strike2-red", "strike1-red", "strike3-red")
    before = since(session, "green")
    session.close()
    again, _ = Session.open(path, lambda header: Duel(), sync=False)
    assert since(again, "green") == before
    assert before
    again.close()


# --- reasons ------------------------------------------------------------------------------------
class TalkingBot(Bot):
    """Strikes, and gives a reason; its reason for the stance stays secret for now."""

    reasons: tuple[Reason, ...] = ()

    def decide(self, view: Any, decision: Any) -> str:
        self.reasons = (Reason(f"for-{decision.kind}"),)
        return str(decision.options[0])


def test_a_reason_is_told_with_the_event_that_says_what_was_chosen_and_with_no_other() -> None:
    players = {"red": HUMAN, "blue": "first"}
    table = GameHandle.new(
        Duel(), "main", players, "7", bots=lambda name, seat, seed, game: TalkingBot()
    )
    reasons: list[tuple[Any, Reason]] = []
    while table.outcome is None:
        asked = table.bot_decision()
        if asked is not None:
            table.pick(asked.number, table.answer_of(asked).option)
            for one in table.passages("red"):
                events = table.events[one.first : one.last]
                reasons += [(events, why) for why in one.reasons]
        else:
            asked = table.human_decisions()[0]
            table.pick(asked.number, asked.options[-1])
    assert reasons
    assert {why.id for _, why in reasons} == {"for-strike"}
    assert all(any(isinstance(event, Struck) for event in events) for events, _ in reasons)


def explained(path: Path) -> GameHandle:
    """A duel of red against a talking bot, up to the bot's reason for its strike."""
    session = duel(seats=2)
    header = replace(session.header, players={"red": HUMAN, "blue": "first"})
    opening = checkpoint_line(session.game, 0, session.position)
    Journal.create(path, [header, opening], sync=False).close()
    table = opened(path)
    for _ in range(200):
        asked = table.bot_decision()
        if asked is not None:
            table.pick(asked.number, table.answer_of(asked).option)
        else:
            asked = table.human_decisions()[0]
            table.pick(asked.number, asked.options[-1])
        if any(one.reasons for one in table.passages("red")):
            return table
    raise AssertionError("it never said why")


def opened(path: Path) -> GameHandle:
    game = Duel()
    bots = lambda name, seat, seed, game: TalkingBot()  # noqa: E731
    return GameHandle.open(path, lambda header: game, bots=bots)


def test_reasons_are_saved_with_the_game_those_that_were_told(tmp_path: Path) -> None:
    path = tmp_path / "duel.weimar"
    table = explained(path)
    told = table.passages("red")
    table.close()
    again = opened(path)
    assert again.passages("red") == told
    why = {reason.id for pick in again.session.history.picks for reason in pick.reasons}
    assert why == {"for-strike"}, "not for a stance: that was nobody's business"
    again.close()
    assert verify(path, lambda header: Duel()).difference is None
    path.write_bytes(path.read_bytes().replace(b'"id":"for-', b'"id":"by-', 1))
    assert verify(path, lambda header: Duel()).damaged, "they are chained like the rest"


def test_a_reason_that_names_what_only_its_seat_knows_is_not_told() -> None:
    game = Duel()
    session = Session.new(game, "main", "7", sync=False)
    own, public = (game.encode(session.view(seat)) for seat in ("blue", None))
    card = session.position.hands["blue"][0]
    open_one, secret = Reason("why", {"seat": "red", "dice": 2}), Reason("why", {"card": card})
    spoken = BotAnswer(option="pass", by="first", reasons=(open_one, secret, Reason("plain")))
    assert open_reasons(spoken, own, public) == (open_one, Reason("plain"))


# --- in words -----------------------------------------------------------------------------------
def test_what_only_finishes_ones_own_move_and_empty_headings_are_left_out() -> None:
    session = duel()
    stances(session)
    loaded = LoadedGame(session.game, "en")
    said = (loaded.words, loaded.narration)
    events = [*session.events, Revealed(stances={}), Struck(seat="red", card="strike1-red")]
    view = session.game.encode(session.view("red"))
    number = len(session.events)
    passages = [Passage(number + 1, number + 2, view)]
    assert describe(passages, events, "red", SEATS, *said)
    own = [Passage(0, 1, view)]  # the event Ready of red, under no heading
    first: Any = session.events[0]
    assert first.seat == "red"
    assert describe(own, events, "red", SEATS, *said) == ()
    assert len(describe(own, events, "blue", SEATS, *said)) == 1


def test_who_answered_in_the_middle_of_a_turn_reads_whose_turn_goes_on() -> None:
    session = duel()
    loaded = LoadedGame(session.game, "en")
    said = (loaded.words, loaded.narration)
    view = session.game.encode(session.view("red"))
    events = [Struck(seat="blue", card="c"), Landed("blue", (5,), 1)]
    (line,) = describe([Passage(1, 2, view)], events, "red", SEATS, *said)
    assert line.text == "struck (continued)"
    assert line.details == ("landed",)
    own = [Struck(seat="red", card="c"), Landed("blue", (5,), 1)]
    (line,) = describe([Passage(1, 2, view)], own, "red", SEATS, *said)
    assert (line.text, line.details) == ("landed", ())


def test_what_is_no_news_is_no_line(monkeypatch: pytest.MonkeyPatch) -> None:
    session = duel()
    loaded = LoadedGame(session.game, "en")
    said = (loaded.words, loaded.narration)
    view = session.game.encode(session.view("red"))
    events = [Struck(seat="blue", card="c"), Landed("blue", (1,), 0)]
    monkeypatch.setattr(DuelNarration, "is_silent", lambda self, event: isinstance(event, Landed))
    (line,) = describe([Passage(0, 2, view)], events, "red", SEATS, *said)
    assert line.details == ()
    assert describe([Passage(1, 2, view)], events[1:], "red", SEATS, *said) == ()


# --- on the screen ------------------------------------------------------------------------------
async def settle(pilot: Any) -> None:
    for _ in range(4):
        await pilot.pause()


async def test_hot_seat_each_sees_what_happened_since_their_own_pick(tmp_path: Path) -> None:
    app = LocalApp(lang="en", motion=False, game="duel", saves=tmp_path, seed="7")
    app.input_guard.wait = 0.0
    app.outcomes_stay = False
    app.gentle = True
    async with app.run_test(size=(80, 24)) as pilot:
        players = {"red": HUMAN, "blue": HUMAN}
        app.new_game(app.loaded(), "main", players, "5", free_undo=False)
        seen: dict[str, list[str]] = {"red": [], "blue": []}
        for _ in range(60):
            await settle(pilot)
            match app.screen:
                case SinceScreen() as page:
                    seen[page.seat].append(screen_text(app))
                    others = {"red": "blue", "blue": "red"}[page.seat]
                    hand = page.scene().view.hands
                    assert set(hand[others]) <= {HIDDEN}
                    await pilot.press("end", "enter")
                case HandOverScreen() | GameScreen():
                    await pilot.press("enter")
            if all(seen.values()):
                break
        assert "Since your turn" in seen["red"][0]
        assert "Since the game began" in seen["blue"][0], "blue has had no turn yet"
        while not isinstance(app.screen, GameScreen):
            await pilot.press("enter")
            await settle(pilot)
        await pilot.press("s")
        await settle(pilot)
        assert isinstance(app.screen, SinceScreen) or "since your turn" in screen_text(app)


# --- at a server --------------------------------------------------------------------------------
def test_at_a_served_table_the_server_tells_the_seat_and_nobody_without_one(tmp_path: Path) -> None:
    async def play() -> None:
        game = Duel()
        offered = (ScenarioOffered(id="main", seats=(SEATS[:2],)),)
        hosted = HostedGame(game, offered, ("first",), quick="first")
        bots = InProcess(lambda id: game, lambda name, seat, seed, game: TalkingBot())
        games = {"duel": hosted}
        often = TableLimits(requests_a_second=1000.0, requests_at_once=1000.0)
        host = Host(games, tmp_path, bots=bots, pace=0.0, sync=False, limits=often)
        path = tmp_path / "socket"
        server = TableServer(host, path)
        await server.start()
        try:
            ann, eve = [await ServerLink.connect(path, name) for name in ("Ann", "Eve")]
            table = await sit_and_start(ann, game)
            while not (passages := await table.since_turn("red")):
                if asked := table.human_decisions():
                    table.pick(asked[0].number, asked[0].options[-1])
                    await until(lambda asked=asked: asked != table.human_decisions())  # type: ignore[misc]
                await asyncio.sleep(0.01)
            view = game.decode(passages[-1].view)
            assert set(view.hands["blue"]) <= {HIDDEN}
            assert view.hands["red"] == table.view("red").hands["red"]
            heard: list[Any] = []
            eve.subscribe(heard.append)
            eve.listen()
            eve.send(SinceTurn(table=table.id))
            await until(lambda: any(isinstance(reply, Refused) for reply in heard))
            for link in (ann, eve):
                await link.close()
        finally:
            await server.stop()

    asyncio.run(play())


async def sit_and_start(link: ServerLink, game: Duel) -> RemoteTable:
    """A table for two with a bot in the other seat, started."""
    rooms: list[Any] = []
    link.subscribe(lambda reply: rooms.append(reply))
    link.listen()
    link.send(MakeTable(game="duel", scenario="main", seats={"red": "", "blue": "first"}))
    await until(lambda: any(hasattr(reply, "commitment") for reply in rooms))
    room = next(reply for reply in rooms if hasattr(reply, "commitment"))
    table = RemoteTable(link, room.table.id, lambda id: game, room)
    link.send(Sit(table=table.id, seat="red"))
    link.send(Start(table=table.id))
    await until(lambda: table.begun)
    return table
