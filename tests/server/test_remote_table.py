"""A table at a server as the client's screen sees it: what it receives, shows and sends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace
from weimar_duel.rules import Duel, DuelPosition, Ready

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import KernelError, SaveError
from weimar_tui.kernel.session import Session
from weimar_tui.replay.since import Passage
from weimar_tui.server import remote_table
from weimar_tui.server.remote_table import ELSEWHERE, RemoteTable, ServerLink
from weimar_tui.server.replies import (
    Bye,
    Chat,
    GameOffered,
    Passages,
    Refused,
    SeatState,
    TableState,
    TableStatus,
    Update,
    Welcome,
)
from weimar_tui.server.requests import Fetch, PickOption, Request, SinceTurn, UndoPick

ANN = SeatState(seat="red", player="Ann", present=True, left=60.0)
BOB = SeatState(seat="blue", player="Bob", left=90.0)
STATE = TableState(
    id="t",
    title="",
    game="duel",
    scenario="main",
    owner="Ann",
    state="playing",
    public=True,
    seats=(ANN, BOB),
    mine="red",
    waiting_for=("red",),
)


class Link:
    """A connection with the test as its server."""

    def __init__(self, digest: str = Duel().digest) -> None:
        offered = GameOffered(id="duel", digest=digest, scenarios=(), bots=())
        self.welcome = Welcome(name="Ann", games=(offered,))
        self.sent: list[Request] = []
        self.listeners: list[Callable[[Any], None]] = []

    def subscribe(self, listener: Callable[[Any], None]) -> Callable[[], None]:
        self.listeners.append(listener)
        return lambda: self.listeners.remove(listener)

    def send(self, request: Request) -> None:
        self.sent.append(request)

    def says(self, *replies: Any) -> None:
        for reply in replies:
            for listener in list(self.listeners):
                listener(reply)


class Clock:
    """The time of this computer, set by the test."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        patch.setattr("time.monotonic", lambda: self.now)


def status(**fields: Any) -> TableStatus:
    of_room = {
        name: fields.pop(name) for name in list(fields) if name in TableStatus.__struct_fields__
    }
    return TableStatus(table=replace(STATE, **fields), **of_room)


def update(session: Session, seat: str = "red", first: int = 0, **fields: Any) -> Update:
    told = [event.seen_by(seat or None) for event in session.events[first:]]
    return Update(
        table="t",
        seat=seat,
        view=session.game.encode(session.view(seat or None)),
        first=first,
        events=tuple(msgspec.json.encode(event) for event in told),
        **fields,
    )


def duel(seats: int = 2) -> Session:
    return Session.new(Duel(), "main", "7", options={"seats": seats}, sync=False)


def answer(session: Session, seat: str, option: str = "") -> None:
    asked = next(d for d in session.decisions if d.seat == seat)
    session.pick(asked.number, option or asked.options[0])


def seated(**fields: Any) -> tuple[Link, RemoteTable]:
    link = Link()
    return link, RemoteTable(cast("ServerLink", link), "t", lambda id: Duel(), status(**fields))


def asked(*options: str) -> Decision:
    return Decision(1, "red", "answer", options, None)


# --- the record ---------------------------------------------------------------------------------
def test_the_record_is_asked_for_once_the_server_has_said_that_the_game_is_over() -> None:
    """The last event and the end of the table are two messages."""
    link, table = seated()
    link.says(update(duel()))
    table.fetch()
    assert link.sent == []
    link.says(status())
    assert link.sent == []
    link.says(status(state="over"))
    link.says(status(state="over"))
    assert link.sent == [Fetch(table="t")]


def test_a_record_that_is_not_wanted_is_not_asked_for() -> None:
    link, _ = seated()
    link.says(update(duel()), status(state="over"))
    assert link.sent == []


# --- before its first message -------------------------------------------------------------------
def test_a_table_nothing_is_known_of_yet_asks_nothing() -> None:
    table = RemoteTable(cast("ServerLink", Link()), "t", lambda id: Duel())
    assert not table.begun and not table.over
    assert (table.seats, table.players, table.humans, table.events) == ((), {}, (), [])
    assert table.view(None) is None and table.outcome is None and table.path is None
    assert table.human_decisions() == [] and table.bot_decision() is None
    assert not table.can_undo("red") and table.disabled_options(asked("a")) == ()
    assert (table.decision_left, table.seat_left("red")) == (-1.0, -1.0)
    assert table.characters() == {}


def test_what_is_said_of_other_tables_is_none_of_its_business() -> None:
    link, session = Link(), duel()
    table = RemoteTable(cast("ServerLink", link), "t", lambda id: Duel())
    link.says(update(session))
    assert not table.begun, "nothing can be read before it is known which game it is"
    link.says(status(id="other"))
    assert table.status is None
    link.says(status())
    assert table.seats == ("red", "blue")
    link.says(replace(update(session), table="other"))
    assert not table.begun
    link.says(Chat(table="other", n=1, player="Bob", seat="blue", text="x"))
    assert table.chat == []
    link.says(update(session))
    assert table.begun


# --- the rules ----------------------------------------------------------------------------------
def test_other_rules_than_the_servers_are_refused_and_say_which() -> None:
    link = Link(digest="duel-2")
    table = RemoteTable(cast("ServerLink", link), "t", lambda id: Duel(), status())
    with pytest.raises(KernelError) as refused:
        _ = table.game
    assert refused.value.id == "rules-differ"
    assert refused.value.arguments == {"game": "duel", "server": "duel-2", "client": Duel().digest}


def test_rules_the_server_does_not_name_are_taken_as_they_are_and_loaded_once() -> None:
    link, loaded = Link(), []
    link.welcome = replace(link.welcome, games=())

    def games(id: str) -> Duel:
        loaded.append(id)
        return Duel()

    table = RemoteTable(cast("ServerLink", link), "t", games, status())
    assert table.game is table.game
    assert loaded == ["duel"]


# --- what happened ------------------------------------------------------------------------------
def test_events_are_added_to_those_told_before_and_take_the_place_of_undone_ones() -> None:
    link, table = seated()
    session = duel()
    answer(session, "blue")
    link.says(update(session))
    assert list(table.events) == [Ready(seat="blue")]
    answer(session, "red")
    link.says(update(session, first=1))
    seen = [event.seen_by("red") for event in session.events]
    assert list(table.events) == seen and len(seen) > 1
    again = duel()
    answer(again, "red")
    link.says(update(again, first=0))
    assert list(table.events) == [Ready(seat="red")]


def test_with_other_eyes_what_was_told_before_is_forgotten() -> None:
    link, table = seated(mine="")
    session = duel()
    answer(session, "blue")
    link.says(update(session, seat=""))
    link.says(update(session, seat="red", first=0))
    assert list(table.events) == [Ready(seat="blue")]
    link.says(replace(update(session, seat="", first=0), events=()))
    assert list(table.events) == []


# --- who sits where -----------------------------------------------------------------------------
def test_chairs_are_ones_own_those_of_bots_and_those_of_people_elsewhere() -> None:
    bot = SeatState(seat="green", bot="quick")
    away = replace(BOB, stand_in="steady")
    link, table = seated(seats=(ANN, away, bot))
    assert table.players == {"red": "Ann", "blue": "steady", "green": "quick"}
    link.says(update(duel()))
    assert table.players == {"red": "human", "blue": "steady", "green": "quick"}
    assert table.humans == ("red",)
    link.says(status(seats=(ANN, BOB, replace(bot, bot=""))))
    assert table.players == {"red": "human", "blue": "Bob", "green": ELSEWHERE}


def test_a_spectator_answers_nothing_even_looking_through_a_seat() -> None:
    link, table = seated(mine="")
    session = duel()
    link.says(update(session, seat=""))
    assert table.humans == () and table.human_decisions() == []
    first = table.bot_decision()
    assert first is not None and first.seat == "red"
    link.says(update(session, seat="red"))
    assert table.view(None).hands["red"] == session.position.hands["red"]
    assert table.humans == () and table.human_decisions() == []


def test_one_is_asked_only_what_is_ones_own_to_answer_until_the_table_is_over() -> None:
    link, table = seated()
    session = duel()
    link.says(update(session))
    assert [d.seat for d in table.human_decisions()] == ["red"]
    other = table.bot_decision()
    assert other is not None and other.seat == "blue"
    answer(session, "red")
    link.says(update(session))
    assert table.human_decisions() == []
    answer(session, "blue")
    link.says(update(session))
    assert [d.kind for d in table.human_decisions()] == ["strike"]
    assert table.bot_decision() is None
    assert not table.over
    link.says(status(state="over", ending="abandoned"))
    assert table.over and table.human_decisions() == [] and table.awaited() == []


def test_who_is_waited_for_is_told_seat_by_seat_whatever_the_order_of_asking() -> None:
    link, table = seated(mine="")
    session = duel()
    link.says(update(session, seat=""))
    assert [d.seat for d in table.awaited()] == ["red", "blue"]
    link.says(status(mine="", seats=(BOB, ANN)))
    assert [d.seat for d in table.awaited()] == ["blue", "red"]


def test_what_bots_were_is_what_the_server_says() -> None:
    link, table = seated()
    assert table.characters() == {}
    link.says(status(state="over", characters={"blue": "bold"}))
    assert table.characters() == {"blue": "bold"}


def test_the_end_of_the_game_is_the_views() -> None:
    link, table = seated()
    session = duel()
    link.says(update(session))
    assert table.outcome is None
    while session.outcome is None:
        answer(session, session.decisions[0].seat, session.decisions[0].options[-1])
    link.says(update(session))
    assert table.outcome == session.outcome


def test_all_who_are_waited_for_are_told_in_the_order_of_the_seats() -> None:
    three = (BOB, replace(BOB, seat="green", player="Cy"), ANN)
    link, table = seated(seats=three)
    session = duel(3)
    link.says(update(session))
    assert [decision.seat for decision in table.awaited()] == ["blue", "green"]
    first = table.bot_decision()
    assert first is not None and first.seat == "blue"
    answer(session, "blue")
    answer(session, "blue")
    link.says(update(session))
    assert [decision.seat for decision in table.awaited()] == ["green"]
    link.says(status(seats=three, state="over"))
    assert table.awaited() == []


# --- silent answers -----------------------------------------------------------------------------
class Indifferent(Duel):
    """A game in which nothing matters."""

    def matters(self, position: DuelPosition, decision: Decision) -> bool:
        return False


def test_where_passing_is_all_there_is_it_goes_without_saying() -> None:
    _, table = seated()
    assert table.silent_answer(asked("pass")) == "pass"
    assert table.silent_answer(asked("pass", "parry")) is None
    assert table.silent_answer(asked("parry")) is None
    table.skip_empty_reactions = False
    assert table.silent_answer(asked("pass")) is None


def test_where_little_depends_on_it_who_wishes_so_is_passed_for() -> None:
    table = RemoteTable(cast("ServerLink", Link()), "t", lambda id: Indifferent(), status())
    assert table.silent_answer(asked("pass", "parry")) == "pass"
    assert table.silent_answer(asked("parry", "feint")) is None
    table.skip_empty_reactions = False
    assert table.silent_answer(asked("pass")) is None, "whoever wishes to be asked is asked"
    table.only_where_it_matters = False
    assert table.silent_answer(asked("pass", "parry")) is None


# --- what the server told with it ---------------------------------------------------------------
def test_undo_and_options_that_cannot_be_chosen_are_the_servers_word() -> None:
    link, table = seated()
    wrong = (("parry-red", "no-strike", {"card": "parry-red"}),)
    link.says(update(duel(), can_undo=True, disabled_options=wrong, turn=3))
    assert table.can_undo("red") and table.disabled_options(asked("pass")) == wrong
    link.says(update(duel()))
    assert not table.can_undo("red") and table.disabled_options(asked("pass")) == ()


def test_answers_and_undo_name_the_turn_they_belong_to() -> None:
    link, table = seated()
    with pytest.raises(KernelError, match="undo-gone-on"):
        table.undo("red")
    link.says(update(duel(), turn=3, can_undo=True))
    assert table.pick(5, "guard") == []
    table.undo("red")
    assert link.sent == [
        PickOption(table="t", decision=5, option="guard", turn=3),
        UndoPick(table="t", turn=3),
    ]


def test_what_only_a_server_does_is_refused_here_in_a_line() -> None:
    _, table = seated()
    with pytest.raises(KernelError, match="server-bots"):
        table.answer_of(asked("pass"))
    for act in (table.move_to, table.save_as):
        with pytest.raises(SaveError, match="server-saves"):
            act(Path("x.weimar"))


# --- talk ---------------------------------------------------------------------------------------
def test_a_line_told_again_on_coming_back_is_read_once() -> None:
    link, table = seated()

    def line(n: int, text: str) -> Chat:
        return Chat(table="t", n=n, player="Bob", seat="blue", text=text)

    link.says(line(1, "one"), line(2, "two"), line(1, "one"), line(2, "two"), line(3, "three"))
    link.says(line(0, "not kept"), line(0, "not kept"), line(3, "three"))
    assert [said.text for said in table.chat] == ["one", "two", "three", "not kept", "not kept"]


def test_the_last_refusal_is_kept_for_the_screen() -> None:
    link, table = seated()
    assert table.refused is None
    no = Refused(about="pick", text="Not now.")
    link.says(no)
    assert table.refused is no


def test_a_table_that_was_left_hears_no_more() -> None:
    link, table = seated()
    table.close()
    link.says(update(duel()))
    assert not table.begun


# --- clocks -------------------------------------------------------------------------------------
def test_clocks_run_on_from_what_the_server_last_told(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    link, table = seated()
    assert table.decision_left == -1.0, "no clock for decisions"
    link.says(status(decision_clock=120, decision_left=100.0))
    clock.now += 30
    assert table.decision_left == 70.0
    assert table.seat_left("red") == 30.0, "it is red that is waited for"
    assert table.seat_left("blue") == 90.0
    assert table.seat_left("green") == -1.0
    clock.now += 300
    assert (table.decision_left, table.seat_left("red")) == (0.0, 0.0)
    link.says(status(decision_clock=120, decision_left=50.0))
    assert table.decision_left == 50.0


def test_a_table_one_comes_to_has_its_clocks_from_the_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock(monkeypatch)
    _, table = seated(
        decision_clock=120,
        decision_left=100.0,
        seats=(replace(ANN, left=0.0), replace(BOB, left=0.5)),
    )
    assert table.decision_left == 100.0
    assert (table.seat_left("red"), table.seat_left("blue")) == (0.0, 0.5)
    clock.now += 99.5
    assert table.decision_left == 0.5


def test_no_clock_of_the_game_runs_where_nobody_may_tell_who_has_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock(monkeypatch)
    link, table = seated()
    link.says(update(duel()))
    monkeypatch.setattr(Duel, "sealed_kinds", frozenset(("stance",)))
    clock.now += 30
    assert table.seat_left("red") == 60.0


def test_the_clock_of_a_seat_a_bot_plays_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    _, table = seated(seats=(replace(ANN, stand_in="quick"), replace(BOB, left=-1.0)))
    clock.now += 30
    assert (table.seat_left("red"), table.seat_left("blue")) == (60.0, -1.0)


def test_a_question_just_asked_has_its_whole_time_until_the_server_tells_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock(monkeypatch)
    link, table = seated(decision_clock=120, decision_left=40.0)
    session = duel()
    link.says(update(session))
    assert table.decision_left == 40.0, "who comes in was told of the clock before"
    answer(session, "blue")
    link.says(update(session))
    assert table.decision_left == 40.0, "the same question as before"
    answer(session, "red")
    link.says(update(session))
    clock.now += 5
    assert table.decision_left == 120.0
    link.says(status(decision_clock=120, decision_left=115.0))
    assert table.decision_left == 115.0
    link.says(status(), update(duel()))
    assert table.decision_left == -1.0, "no clock, however new the question is"


# --- since one's turn ---------------------------------------------------------------------------
async def since(link: Link, table: RemoteTable, *replies: Any) -> Sequence[Passage]:
    prompts = asyncio.create_task(table.since_turn("red"))
    await asyncio.sleep(0)
    link.says(*replies)
    return await prompts


async def test_what_the_others_did_is_asked_of_the_server() -> None:
    link, table = seated()
    link.says(update(duel()))
    passages = (Passage(0, 2, b"{}"),)
    told = Passages(table="t", seat="red", passages=passages)
    foreign = replace(told, table="other", passages=())
    through = replace(told, seat="blue", passages=())
    assert await since(link, table, foreign, through, told, replace(told, passages=())) == passages
    assert link.sent == [SinceTurn(table="t")]
    assert len(link.listeners) == 1, "it no longer listens for it"


@pytest.mark.parametrize(
    "reply", [Refused(about="since-turn", text="No."), Bye(text="The server is going down.")]
)
async def test_if_the_server_refuses_or_goes_there_is_nothing_to_tell(reply: Any) -> None:
    link, table = seated()
    other = Refused(about="pick", text="Not now.")
    late = Passages(table="t", seat="", passages=(Passage(0, 2, b"{}"),))
    assert await since(link, table, other, reply, late) == ()


async def test_a_server_that_does_not_answer_is_not_waited_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(remote_table, "_PATIENCE", 0.01)
    link, table = seated()
    assert await table.since_turn("red") == ()
    assert len(link.listeners) == 1
