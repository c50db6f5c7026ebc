"""People at a served table: who goes and comes back, what can be agreed, the bell, giving up."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from weimar_tui.table.lobby_words import LobbyWords
from weimar_tui.table.wire import Room, SeatState, TableState, Wish
from weimar_tui.text.choice import Choice
from weimar_tui.text.words import Words
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.lobby.people import People
from weimar_tui.tui.lobby.talk import TalkDialog


def people(**changes: Any) -> Any:
    """The people at a table; what they open and send is kept."""
    seats = (
        SeatState(seat="spd", player="Otto", present=True),
        SeatState(seat="kpd", player="Rosa", present=True),
        SeatState(seat="z", bot="steady"),
    )
    state = TableState(
        id="7",
        title="Evening",
        game="weimar",
        scenario="main",
        owner="Rosa",
        state="playing",
        public=True,
        seats=seats,
        mine="spd",
    )
    sent: list[Any] = []
    link = SimpleNamespace(
        name="Otto", wish=Wish(), welcome=SimpleNamespace(tells_away=True), send=sent.append
    )

    def change_wish(**wish: Any) -> None:
        link.wish = Wish(**{"ring": link.wish.ring, "away": link.wish.away, **wish})

    link.change_wish = change_wish
    table = SimpleNamespace(
        id="7", link=link, room=Room(table=state, **changes), seat_left=lambda seat: -1.0
    )
    opened: list[Any] = []
    words = Words("en", strict=True)
    app = SimpleNamespace(
        lobby_words=LobbyWords(words),
        screen=None,
        push_screen=lambda screen, then=None: opened.append((screen, then)),
    )
    said: list[str] = []
    game = SimpleNamespace(seat=str.upper, seat_short=str.upper, player=str)
    board = SimpleNamespace(say=said.append, words=game, notice="news")
    left: list[str] = []
    part = People(board, table, app, lambda: left.append("left"))  # type: ignore[arg-type]
    return SimpleNamespace(
        part=part, table=table, app=app, opened=opened, sent=sent, said=said, left=left, board=board
    )


def test_who_goes_and_who_comes_back_is_said_once() -> None:
    at = people()
    here, seats = at.table.room, at.table.room.table.seats

    def told(*present: bool) -> list[str]:
        at.said.clear()
        now = tuple(
            SeatState(seat=seat.seat, player=seat.player, bot=seat.bot, present=there)
            for seat, there in zip(seats, (*present, False), strict=True)
        )
        at.part.tell_presence(SimpleNamespace(table=SimpleNamespace(seats=now)))
        return list(at.said)

    assert here is not None
    assert told(True, True) == []
    assert len(told(True, False)) == 1 and "Rosa" in at.said[0]
    assert told(True, False) == []
    assert len(told(False, True)) == 2
    assert told(False, True) == [] and len(told(True, True)) == 1


def test_what_can_be_agreed_is_asked_in_a_box_of_its_own() -> None:
    at = people()
    at.part.agree()
    dialog, then = at.opened.pop()
    assert isinstance(dialog, QuestionDialog) and dialog.choice.prompt.count(" · ") == 2
    assert dialog.choice.items[0].id == "back"
    at.app.screen = QuestionDialog(Choice(), "Title")
    at.part.agree()
    assert at.opened == [], "one question at a time"
    at.app.screen = None
    room, at.table.room = at.table.room, None
    at.part.agree()
    then("dice")
    assert at.opened == [], "nothing is known of the table yet"
    at.table.room = room
    then("dice")
    assert isinstance(at.opened.pop()[0], ReadingDialog)
    then("fetch")
    assert "fetch 7" in at.opened.pop()[0].text
    then("lobby")
    assert at.left == ["left"]
    then(None)
    then("end")
    assert len(at.sent) == 1 and at.opened == []


def test_the_bell_and_messages_while_away_are_switched_in_place() -> None:
    at = people()
    rings = []
    for _ in range(4):
        at.part._agreed("ring")
        rings.append(at.table.link.wish.ring)
        assert isinstance(at.opened.pop()[0], QuestionDialog), "the box comes again"
    assert rings == ["bell", "osc9", "osc777", "off"]
    at.part._agreed("tell-away")
    assert at.table.link.wish.away and at.opened.pop()
    at.part._agreed("tell-away")
    assert not at.table.link.wish.away


def test_whoever_gives_up_is_asked_again() -> None:
    at = people()
    at.part._agreed("resign")
    dialog, then = at.opened.pop()
    assert [item.id for item in dialog.choice.items] == ["back", "resign"]
    then("back")
    then(None)
    assert at.sent == []
    then("resign")
    assert len(at.sent) == 1
    at.part.talk()
    assert isinstance(at.opened.pop()[0], TalkDialog) and at.board.notice == ""
