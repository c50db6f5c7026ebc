"""The lobby's texts about seats, tables, chat and dice, and possible agreements at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.subjects import WeimarSubject
from weimar_tui.kernel.decision import Decision
from weimar_tui.server.agreements import agreements, awaited, send_agreement, sitters
from weimar_tui.server.home_rows import URGENT, HomeRows
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.remote_table import RemoteTable, ReplyListener, ServerLink
from weimar_tui.server.replies import Chat, SeatState, Tables, TableState, TableStatus, Welcome
from weimar_tui.server.requests import AgreeToBot, AgreeToEnd, Consent, Enter, Request, Resign
from weimar_tui.server.wire import Wish
from weimar_tui.text.game_messages import words_of

RULES = WeimarGame.load()
GAME = words_of(RULES, "en", strict=True)
LOBBY = LobbyMessages(GAME)

ROSA = SeatState(seat="spd", player="rosa", present=True, left=75)
GUSTAV = SeatState(seat="z", player="gustav")
TABLE = TableState(
    id="t1",
    title="Evening",
    game="weimar",
    scenario="main",
    owner="rosa",
    state="playing",
    public=True,
    seats=(ROSA, GUSTAV),
    round=3,
)


class Link(ServerLink):
    """A connection that keeps what is sent."""

    def __init__(self, welcome: Welcome) -> None:
        self.welcome, self.sent = welcome, list[Request]()

    def subscribe(self, listener: ReplyListener) -> Callable[[], None]:
        return lambda: None

    def send(self, request: Request) -> None:
        self.sent.append(request)


def at_a_table(
    name: str = "rosa",
    *,
    tells_away: bool = False,
    stand_ins: Mapping[str, int] | None = None,
    **fields: Any,
) -> Any:
    """A table at a server; its link keeps what it sends."""
    status = TableStatus(table=replace(TABLE, **fields), stand_ins=dict(stand_ins or {}))
    link = Link(Welcome(name=name, games=(), tells_away=tells_away))
    return RemoteTable(link, "t1", lambda id: RULES, status)


# --- seats and clocks ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, "none"),
        (59, "none"),
        (60, "1 minute"),
        (119, "1 minute"),
        (120, "2 minutes"),
        (3599, "59 minutes"),
        (3600, "1 hour"),
        (86399, "23 hours"),
        (86400, "1 day"),
        (3 * 86400, "3 days"),
    ],
)
def test_a_length_of_time(seconds: int, text: str) -> None:
    assert LOBBY.duration(seconds) == text


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(-1, ""), (0, "0:00"), (9.9, "0:09"), (61, "1:01"), (3599, "59:59"), (3600, "1:00:00")],
)
def test_a_clock(seconds: float, text: str) -> None:
    assert LOBBY.clock(seconds) == text


def test_who_sits_in_a_seat() -> None:
    assert LOBBY.sitter(SeatState(seat="spd")) == "free"
    assert LOBBY.sitter(SeatState(seat="spd", bot="steady")) == "steady"
    assert LOBBY.sitter(SeatState(seat="spd", bot="steady"), GAME) == GAME.player("steady")
    german = words_of(RULES, "de", strict=True)
    steady = LobbyMessages(german).sitter(SeatState(seat="spd", bot="steady"), german, short=True)
    assert steady == "überlegt"
    assert LOBBY.sitter(ROSA) == "rosa"
    assert LOBBY.sitter(GUSTAV) == "gustav (away)"
    assert LOBBY.sitter(replace(GUSTAV, stand_in="steady")) == "steady for gustav"


def test_the_seats_of_a_table_with_their_clocks() -> None:
    remote = at_a_table()
    spd, zentrum = GAME.seat_short("spd"), GAME.seat_short("z")
    assert sitters(LOBBY, GAME, remote) == [f"{spd} rosa 1:15", f"{zentrum} gustav (away)"]
    remote.status = None
    assert sitters(LOBBY, GAME, remote) == []


# --- tables -------------------------------------------------------------------------------------
def test_a_table_is_a_line() -> None:
    spd, zentrum = GAME.seat_short("spd"), GAME.seat_short("z")
    seats = f"{spd} rosa, {zentrum} gustav (away)"
    line = f"Evening · {GAME.title()} · {GAME.chapter(3)} · {seats}"
    assert LOBBY.table(TABLE, GAME) == line


@pytest.mark.parametrize(
    ("fields", "there"),
    [
        ({"state": "over"}, " · over · "),
        ({"state": "over", "ending": "abandoned"}, " · ended by agreement · "),
        ({"state": "over", "ending": "closed"}, " · closed by the host · "),
        (
            {"state": "over", "ending": "expired", "expires": 3},
            " · ended: no one played · ",
        ),
        ({"expires": 0.0}, ", closes in a day if nobody plays · "),
        ({"expires": 1.6}, ", closes in 2 days if nobody plays · "),
        ({"state": "waiting", "public": False}, " · invitation only · "),
        ({"mine": "spd", "waiting_for": ("spd", "z")}, "YOUR TURN · Evening"),
    ],
)
def test_what_is_said_of_a_table(fields: dict[str, Any], there: str) -> None:
    assert there in LOBBY.table(replace(TABLE, **fields), GAME)


@pytest.mark.parametrize(
    ("fields", "not_there"),
    [
        ({"expires": -1.0}, "closes in"),
        ({"public": False}, "invitation only"),
        ({"state": "waiting"}, "invitation only"),
        ({"mine": "spd", "waiting_for": ("z",)}, "YOUR TURN"),
        ({"waiting_for": ("", "z")}, "YOUR TURN"),
    ],
)
def test_what_is_not_said_of_a_table(fields: dict[str, Any], not_there: str) -> None:
    assert not_there not in LOBBY.table(replace(TABLE, **fields), GAME)


def test_whom_a_table_waits_for() -> None:
    assert LOBBY.waits(TABLE, GAME) == ""
    waiting = replace(TABLE, waiting_for=("spd",))
    assert LOBBY.waits(waiting, GAME) == f"waiting for {GAME.seats(('spd',))}"


# --- talk and dice ------------------------------------------------------------------------------
def test_a_line_that_was_said() -> None:
    line = Chat(table="t1", n=1, player="rosa", seat="spd", text="Hello")
    spd = GAME.seat_short("spd")
    assert LOBBY.chat(line, GAME) == f"rosa ({spd}): Hello"
    assert LOBBY.chat(replace(line, to="z"), GAME) == f"rosa ({spd}) to {GAME.seat('z')}: Hello"
    assert LOBBY.chat(replace(line, seat=""), GAME) == "rosa (spectator): Hello"
    assert LOBBY.chat(replace(line, player=""), GAME) == "Server: Hello"


def test_what_is_known_of_the_dice() -> None:
    status = TableStatus(table=TABLE)
    assert LOBBY.dice(status) == LOBBY.say("dice-none")
    assert LOBBY.unmixed(status) == ""
    status = replace(status, commitment="c0ffee")
    assert LOBBY.dice(status).startswith(f"{LOBBY.say('dice-unmixed')}\n\n")
    assert "Words: none" in LOBBY.dice(status)
    assert LOBBY.dice(status).count(LOBBY.say("dice-later")) == 2
    status = replace(status, words={"rosa": "red"})
    assert LOBBY.unmixed(status) == LOBBY.say("dice-alone", owner="rosa")
    status = replace(status, words={"gustav": "blue", "rosa": "red"})
    assert LOBBY.unmixed(status) == LOBBY.say("dice-last", owner="rosa")
    assert LOBBY.dice(status).startswith(LOBBY.unmixed(status))
    status = replace(status, words={"rosa": "red", "gustav": "blue"}, secret="s3", seed="s4")
    assert LOBBY.unmixed(status) == ""
    assert "Words: rosa: red, gustav: blue" in LOBBY.dice(status)
    assert LOBBY.dice(status).startswith("Commitment: c0ffee")
    assert LOBBY.say("dice-later") not in LOBBY.dice(status)


# --- what can be agreed -------------------------------------------------------------------------
def agreed(remote: Any, **fields: Any) -> list[str]:
    remote.status = replace(remote.status, **fields)
    return [agreement.id for agreement in agreements(LOBBY, GAME, remote, remote.status, Wish())]


def texts(remote: Any, wish: Wish) -> dict[str, str]:
    return {told.id: told.text for told in agreements(LOBBY, GAME, remote, remote.status, wish)}


def test_a_bot_that_cannot_be_agreed_to_yet_is_grey_and_says_when() -> None:
    remote = at_a_table(mine="spd", stand_ins={"z": 9})
    (grey,) = [one for one in agreements(LOBBY, GAME, remote, remote.status, Wish()) if one.refused]
    assert grey.id == "agree:z"
    assert grey.refused == "gustav has only just left. Ask again in 9 minutes."
    assert "agree:z" not in agreed(at_a_table(mine="spd", state="waiting"))


def test_who_only_watches_agrees_to_nothing() -> None:
    assert agreed(at_a_table("emmy")) == ["back", "dice", "lobby"]


def test_who_plays_can_end_resign_and_let_a_bot_play_for_who_is_away() -> None:
    everything = ["back", "agree:z", "end", "resign", "ring", "dice", "lobby"]
    assert agreed(at_a_table(mine="spd")) == everything


def test_what_was_agreed_can_be_taken_back() -> None:
    seats = (ROSA, replace(GUSTAV, agreed=("rosa",)))
    remote = at_a_table(mine="spd", seats=seats)
    found = agreed(remote, agreed_to_end=("rosa",), watch="all", consents=("rosa",))
    assert found[:5] == ["back", "disagree:z", "refuse", "end-not", "resign"]


def test_a_seat_with_a_stand_in_needs_no_other_bot() -> None:
    seats = (ROSA, replace(GUSTAV, stand_in="steady"))
    assert "agree:z" not in agreed(at_a_table(mine="spd", seats=seats))
    assert "agree:z" not in agreed(at_a_table(mine="spd", seats=(ROSA, SeatState(seat="z"))))


def test_players_consent_to_show_hands_where_the_table_allows_it() -> None:
    assert "consent" in agreed(at_a_table(mine="spd"), watch="all")
    assert "consent" not in agreed(at_a_table(mine="spd"), watch="open")


def test_spectators_look_through_a_seat_once_all_players_consent() -> None:
    through = ["back", "through:spd", "through:z", "through:", "dice", "lobby"]
    assert agreed(at_a_table("emmy"), watch="all", consents=("gustav", "rosa")) == through
    assert "through:" not in agreed(at_a_table("emmy"), watch="all", consents=("rosa",))
    assert "through:" not in agreed(at_a_table("emmy"), watch="open", consents=("gustav", "rosa"))
    assert "through:" not in agreed(
        at_a_table(mine="spd"), watch="all", consents=("gustav", "rosa")
    )


def test_a_game_that_is_over_can_be_kept() -> None:
    found = agreed(at_a_table(mine="spd", state="over", seats=(ROSA,)))
    assert found == ["back", "fetch", "ring", "dice", "lobby"]
    assert "fetch" not in agreed(at_a_table("emmy", state="over"))


def test_those_away_are_told_where_the_host_can() -> None:
    remote = at_a_table(mine="spd", tells_away=True)
    said = texts(remote, Wish(away=True, ring="bell"))
    assert said["tell-away"] == "Stop notifying me of my turn when I am away"
    assert "the bell rings" in said["ring"]
    said = texts(remote, Wish())
    assert said["tell-away"] == "Notify me of my turn when I am away"
    assert said["agree:z"].endswith("until gustav is back (0 agreed)")
    assert said["end"].endswith("(0 of 2 agreed)")


@pytest.mark.parametrize(
    ("option", "sent"),
    [
        ("agree:z", [AgreeToBot(table="t1", seat="z", yes=True)]),
        ("disagree:z", [AgreeToBot(table="t1", seat="z", yes=False)]),
        ("consent", [Consent(table="t1", yes=True)]),
        ("refuse", [Consent(table="t1", yes=False)]),
        ("through:spd", [Enter(table="t1", through="spd")]),
        ("through:", [Enter(table="t1", through="")]),
        ("end", [AgreeToEnd(table="t1", yes=True)]),
        ("end-not", [AgreeToEnd(table="t1", yes=False)]),
        ("resign", [Resign(table="t1")]),
        ("lobby", []),
    ],
)
def test_the_server_is_told_what_was_agreed(option: str, sent: list[Struct]) -> None:
    remote = at_a_table()
    send_agreement(remote, option)
    assert remote.link.sent == sent


def test_the_clocks_of_a_table_are_told_before_its_game_begins() -> None:
    seats = (replace(ROSA, left=7200.0), replace(GUSTAV, left=7200.0))
    status = TableStatus(table=replace(TABLE, seats=seats), decision_clock=300)
    assert LOBBY.agreed(status) == "Time per decision: 5 minutes · Time per game: 2 hours"
    without = TableStatus(table=replace(TABLE, seats=(GUSTAV,)))
    assert LOBBY.agreed(without) == ""


# --- who is waited for --------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("seats", "text"),
    [
        ((), ""),
        (("spd",), "Waiting for SPD: the next action (rosa)"),
        (("z",), "Waiting for Zentrum: the next action (gustav, away)"),
        (
            ("spd", "kpd", "z"),
            "Waiting for SPD: the next action (rosa) · also KPD, Zentrum (gustav, away)",
        ),
    ],
)
def test_all_who_are_asked_at_once_are_named_with_who_sits_there(
    seats: tuple[str, ...], text: str
) -> None:
    table = at_a_table(
        seats=(ROSA, GUSTAV, SeatState(seat="kpd", player="karl", stand_in="steady"))
    )
    asked = [Decision(n, seat, "action", ("a",), WeimarSubject()) for n, seat in enumerate(seats)]
    table.awaited, table.human_decisions = lambda: asked, list
    assert awaited(LOBBY, GAME, table) == text
    table.awaited, table.human_decisions = list, lambda: asked[:1]
    table.silent_answer = lambda decision: "pass"
    assert awaited(LOBBY, GAME, table) == ("The table is thinking …" if text else "")
    table.silent_answer = lambda decision: None
    table.awaited = lambda: asked[1:]
    assert awaited(LOBBY, GAME, table) == "", "one is asked in a moment, perhaps below a hint"


# --- the lobby's rows ---------------------------------------------------------------------------
def turn(id: str, left: float) -> TableState:
    """A table that waits for Rosa, who has this many seconds."""
    return replace(TABLE, id=id, mine="spd", waiting_for=("spd",), left=left)


def test_your_turn_lists_the_least_time_first_and_tables_without_a_clock_last() -> None:
    tables = [turn("none", -1.0), turn("days", 90_000.0), turn("hours", URGENT - 1)]
    sections = HomeRows(LOBBY, lambda game: GAME).sections(Tables(tables=tuple(tables), saves=()))
    rows = [row for row in sections[0].rows if row.id in ("none", "days", "hours")]
    assert [row.id for row in rows] == ["hours", "days", "none"]
    assert [row.tone for row in rows] == ["danger", "muted", "muted"]
    assert rows[0].figure.endswith("!") and not rows[2].figure


def test_of_free_seats_the_table_that_lacks_least_is_first() -> None:
    free = SeatState(seat="kpd")
    tables = [
        replace(
            TABLE, id=str(number), state="waiting", owner="otto", seats=(GUSTAV, *[free] * number)
        )
        for number in (3, 1, 2)
    ]
    sections = HomeRows(LOBBY, lambda game: GAME).sections(Tables(tables=tuple(tables), saves=()))
    rows = [row for row in sections[1].rows if row.id.isdigit()]
    assert [row.id for row in rows] == ["1", "2", "3"]
    assert [row.tone for row in rows] == ["good", "muted", "muted"], "one more and it can begin"
