"""Pages and choices beside the board, without an app: the ending, standing, people, hand-over."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from textual.widget import Widget

from tests.tui.moments import SAVES
from tests.tui.scenes import weimar_look
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.replay import Replay
from weimar_tui.table.lobby_words import LobbyWords
from weimar_tui.table.wire import Room, SeatState, TableState, Wish
from weimar_tui.text.words import Words
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice import Choice
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.lobby.lobby import LobbyScreen
from weimar_tui.tui.lobby.new_table import NewTableScreen
from weimar_tui.tui.lobby.people import People
from weimar_tui.tui.lobby.talk import TalkDialog
from weimar_tui.tui.lobby.waiting import WaitingScreen
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.screens.codex import CodexScreen
from weimar_tui.tui.screens.end import EndScreen
from weimar_tui.tui.screens.hand_over import HandOverScreen
from weimar_tui.tui.screens.keys import KeysScreen
from weimar_tui.tui.screens.new_game import NewGameScreen
from weimar_tui.tui.screens.play_on import PlayOnScreen
from weimar_tui.tui.screens.points import PointsScreen
from weimar_tui.tui.screens.replay import ReplayScreen
from weimar_tui.tui.screens.saves import SavesScreen
from weimar_tui.tui.screens.settings import SettingsScreen
from weimar_tui.tui.screens.start import StartScreen


class Unshown:
    """A screen that was never opened."""

    look = property(lambda self: weimar_look())
    words = property(lambda self: Words("en", strict=True))


def unshown(kind: type, *arguments: Any, **options: Any) -> Any:
    return type("It", (Unshown, kind), {})(*arguments, **options)


# --- what can have the focus --------------------------------------------------------------------
def test_lists_and_pages_to_scroll_can_have_the_focus_and_nothing_else(game: WeimarGame) -> None:
    playset = Playset(game, "en")
    replay = Replay.open(SAVES / "example.weimar", lambda header: game)
    table = SimpleNamespace(outcome=None, humans=("spd",), seats=("spd", "kpd"))
    screens = [
        (StartScreen, ()),
        (NewGameScreen, ()),
        (SettingsScreen, ()),
        (KeysScreen, ()),
        (SavesScreen, ()),
        (CodexScreen, (playset,)),
        (PlayOnScreen, (replay, playset)),
        (ReplayScreen, (replay, playset)),
        (HandOverScreen, ("spd", "SPD")),
        (PointsScreen, (table, playset)),
        (LobbyScreen, ()),
        (WaitingScreen, (None,)),
        (NewTableScreen, ()),
        (EntryDialog, ("Title", "What?")),
        (ReadingDialog, ("Title", "Text")),
        (QuestionDialog, (Choice(), "Title")),
    ]
    found = {}
    for kind, arguments in screens:
        widgets: Iterator[Widget] = unshown(kind, *arguments).compose()
        found[kind.__name__] = [widget.id for widget in widgets if widget.can_focus]
    assert found == {
        "StartScreen": ["menu"],
        "NewGameScreen": ["form"],
        "SettingsScreen": ["form"],
        "KeysScreen": ["list"],
        "SavesScreen": ["saves"],
        "CodexScreen": ["list"],
        "PlayOnScreen": ["form"],
        "ReplayScreen": [],
        "HandOverScreen": ["hand-over"],
        "PointsScreen": ["points"],
        "LobbyScreen": ["list"],
        "WaitingScreen": ["list"],
        "NewTableScreen": ["form"],
        "EntryDialog": ["line"],
        "ReadingDialog": ["reading"],
        "QuestionDialog": ["question"],
    }


# --- the ending and the standing ----------------------------------------------------------------
class Ending:
    """Words of an ending."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    def ending(self, outcome: Any, view: Any, me: str | None) -> Any:
        self.asked.append(me)
        return SimpleNamespace(title="The end", text="So it came.", good=bool(outcome.winners))

    def seats(self, winners: Any) -> str:
        return " + ".join(winners)

    def ui(self, name: str, **args: Any) -> str:
        return " ".join((name, *map(str, args.values())))


def ended(*winners: str, humans: tuple[str, ...] = ("spd",), again: Any = None) -> Any:
    table = SimpleNamespace(
        outcome=SimpleNamespace(winners=winners),
        humans=humans,
        seats=("kpd", "spd"),
        view=lambda seat: None,
    )
    return unshown_end(EndScreen, table, SimpleNamespace(words=Ending()), again)


def unshown_end(kind: type, *arguments: Any) -> Any:
    made = type("It", (kind,), {"look": property(lambda self: weimar_look())})
    return made(*arguments)


def test_the_page_of_an_ending_says_how_it_came_and_who_has_won() -> None:
    page = Canvas(40, 9, weimar_look())
    screen = ended("spd", "kpd")
    assert screen.write_head(page) == 7
    assert page.text().split("\n")[:6] == [
        "",
        "The end",
        "",
        "So it came.",
        "",
        "end-winners spd + kpd",
    ]
    assert [page.styles()[y][0] for y in (1, 3, 5)] == ["good bold", "text", "strong"]
    assert screen.words.asked == ["spd"]
    page = Canvas(40, 9, weimar_look())
    screen = ended(humans=("spd", "kpd"))
    screen.write_head(page)
    assert page.text().split("\n")[5] == "end-no-winner" and page.styles()[1][0] == "danger"
    assert screen.words.asked == [None], "told to nobody in particular"


def test_a_lesson_can_be_begun_anew_from_its_end() -> None:
    done: list[str] = []
    screen = ended("spd", again=lambda: done.append("again"))
    screen.dismiss = lambda answer: done.append("left")
    assert screen.keys_line() == "end-again"
    screen.action_again()
    assert done == ["left", "again"]
    other = ended("spd")
    other.dismiss = screen.dismiss
    other.action_again()
    assert other.keys_line() == "end-keys" and len(done) == 2


def test_whose_points_are_shown_first() -> None:
    for humans, winners, seat in [
        (("spd",), ("kpd",), "spd"),
        ((), ("spd",), "spd"),
        ((), (), "kpd"),
        (("z",), ("spd",), "spd"),
    ]:
        assert ended(*winners, humans=humans).seat == seat


def test_a_long_page_is_scrolled_and_says_so() -> None:
    screen = ended("spd")
    screen.top = 0
    screen._write = lambda page: [page.put(0, y, f"row {y}") for y in range(30)] and 30
    screen.query_one = lambda *_: SimpleNamespace(show=lambda: None)
    canvas = Canvas(110, 11, weimar_look())
    screen._drawing(canvas)
    rows = canvas.text().split("\n")
    assert rows[0] == " " * 7 + "row 0" and rows[9].strip() == "row 9"
    assert rows[10].endswith("↓ end-keys") and len(rows[10]) == 110
    for by, top in ((5, 5), (99, 20), (-1, 19), (-99, 0)):
        screen.action_scroll(by)
        canvas = Canvas(40, 11, weimar_look())
        screen._drawing(canvas)
        assert screen.top == top and canvas.text().split("\n")[0] == f"  row {top}"
    screen.top = 20
    canvas = Canvas(40, 11, weimar_look())
    screen._drawing(canvas)
    assert "↓" not in canvas.text()
    for by, seat in ((1, "kpd"), (1, "spd"), (-1, "kpd")):
        screen.action_party(by)
        assert screen.seat == seat


def test_passing_the_keyboard_names_who_takes_it() -> None:
    screen = unshown(HandOverScreen, "spd", "SPD", "A vote.")
    canvas = Canvas(60, 21, weimar_look())
    screen._drawing(canvas)
    rows = canvas.text().split("\n")
    ui = screen.words.ui
    assert [rows[y].strip() for y in (8, 10, 12, 14)] == [
        ui("hand-over", party="SPD"),
        "A vote.",
        ui("hand-over-key"),
        ui("hand-over-leave"),
    ]
    assert abs(len(rows[10]) - len(rows[10].lstrip()) - 26) <= 1
    x = len(rows[8]) - len(rows[8].lstrip())
    assert canvas.styles()[8][x] == "spd bold"


# --- people at a served table -------------------------------------------------------------------
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
