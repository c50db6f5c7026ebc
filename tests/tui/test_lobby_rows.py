"""The form of a table to be made, row by row, and talk at a table, without an app."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.tui.scenes import weimar_look
from tests.tui.test_form_rows import Unshown
from tests.tui.test_lobby import BOT, FREE, JUNTA, OTTO, ROSA, WEIMAR, Wire, room, table
from weimar_tui.table.clocks import ABSENCES, DECISION_CLOCKS, GAME_CLOCKS
from weimar_tui.table.lobby_words import LobbyWords
from weimar_tui.table.wire import Chat, Refused, SavedGame, Say, Tables
from weimar_tui.text.words import Words
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.layout import Place
from weimar_tui.tui.line import Line
from weimar_tui.tui.lobby.app import ServedApp
from weimar_tui.tui.lobby.new_table import NewTableScreen
from weimar_tui.tui.lobby.talk import TalkDialog

WORDS = LobbyWords(Words("en", strict=True))


# --- a table to be made -------------------------------------------------------------------------
class NewTable(Unshown, NewTableScreen):
    """The form without an app."""

    served = app = property(lambda self: self.app_)  # type: ignore[assignment]


def new_table(*games: Any, saves: tuple[SavedGame, ...] = ()) -> Any:
    form: Any = NewTable()
    form.app_ = ServedApp(Path("/nowhere"), "Otto", ponder=0.0, lang="en")
    form.app_.link = Wire(*(games or (WEIMAR, JUNTA)))
    form.app_.link.lobby = Tables(tables=(), saves=saves)
    form.app_.push_screen = lambda dialog, then: form.__dict__.update(opened=(dialog, then))
    return form


def said(form: Any) -> dict[str, str]:
    return {row.id: row.said for row in form.rows()}


def test_a_table_is_made_of_what_the_games_offer() -> None:
    form = new_table()
    words, say = form._words, WORDS.say
    rows = {row.id: row for row in form.rows()}
    assert {id: row.said for id, row in rows.items()} == {
        "name": "",
        "game": words.title(),
        "scenario": words.scenario("main"),
        **dict.fromkeys(("spd", "kpd", "z", "dnvp"), say("person")),
        "access": say("new-access-public"),
        "invited": say("new-invited-none"),
        "decision-clock": WORDS.duration(DECISION_CLOCKS[0]),
        "game-clock": WORDS.duration(GAME_CLOCKS[0]),
        "absence": WORDS.duration(ABSENCES[0]),
        "watch": say("new-watch-open"),
    }
    assert [id for id, row in rows.items() if not row.many] == ["name", "invited"]
    assert rows["spd"].label == "SPD" and rows["access"].label == say("new-access")
    assert [way.said for way in form.ways()] == [say("new-begin")]
    assert form.heading() == (say("new-title"), say("new-keys"))


def test_each_row_goes_around_its_values() -> None:
    form = new_table()
    for row in ("game", "scenario", "access", "watch", "kpd", "decision-clock", "absence"):
        first, seen = form._value(row), []
        for _ in form._options(row):
            seen.append(form._value(row))
            form.change(row, 1)
        assert sorted(map(str, seen)) == sorted(map(str, form._options(row)))
        assert form._value(row) == first, row
        form.change(row, -1)
        assert form._value(row) == form._options(row)[-1]
        form.change(row, 1)
    before = dict(form.at)
    form.change("name", 1)
    form.change("invited", 1)
    assert form.at == before, "these are typed"
    form.fill("kpd")
    form._picked(SimpleNamespace(option="kpd"))
    assert form._value("kpd") == "steady" and form.asked.answer[1] == "kpd"
    refits = form.refits
    form.change("kpd", 1)
    form.change("name", 1)
    assert form.refits == refits + 1, "there may be more rows now"
    form.change("kpd", -1)
    assert said(form)["kpd"] == form._words.player("steady")


def test_seats_that_are_fixed_are_no_choice() -> None:
    form = new_table(WEIMAR)
    assert "game" not in said(form)
    form.change("scenario", 1)
    rows = {row.id: row for row in form.rows()}
    assert rows["spd"].many and not rows["kpd"].many
    assert rows["kpd"].said == form._words.player("cards")
    form._begin()
    (wish,) = form.link.take()
    assert wish.scenario == "first-winter" and set(wish.seats.values()) == {""}
    assert form.app_.making and form.left == [None]


def test_another_game_brings_its_numbers_of_players_and_options() -> None:
    form = new_table()
    form.change("game", 1)
    rows = said(form)
    assert list(rows)[:5] == ["name", "game", "scenario", "players", "option:budget"]
    words = form._words
    assert rows["players"] == "5" and rows["game"] == words.title()
    assert rows["option:budget"] == words.option_of_game("budget", "strict")
    labels = {row.id: row.label for row in form.rows()}
    assert labels["option:budget"] == words.option_of_game("budget")
    form.change("players", 1)
    form.change("option:budget", 1)
    form.change("bravo", 1)
    assert "espino" not in said(form)
    form._begin()
    (wish,) = form.link.take()
    assert wish.options == {"budget": "liar"} and wish.game == "junta" and wish.save == ""
    assert wish.seats == {**dict.fromkeys(JUNTA.scenarios[0].seats[1], ""), "bravo": "normal"}


def test_a_saved_game_says_itself_what_is_played() -> None:
    saves = (
        SavedGame(name="night", game="junta", scenario="main", seats=("aguado", "bravo")),
        SavedGame(name="snow", game="weimar", scenario="gone", seats=("spd",)),
    )
    form = new_table(saves=saves)
    assert said(form)["save"] == WORDS.say("new-save-none") and form._save is None
    form.change("save", 1)
    assert list(said(form))[:3] == ["name", "aguado", "bravo"] and said(form)["save"] == "night"
    form.change("save", 1)
    assert (form._game.id, form._scenario.id, form._seats) == ("weimar", "main", ("spd",))
    form.change("save", 1)
    assert form._save is None and "game" in said(form)


def test_names_are_typed_and_only_names_are_invited() -> None:
    form = new_table()
    form._picked(SimpleNamespace(option="name"))
    dialog, then = form.opened
    assert (dialog.heading, dialog.value) == (WORDS.say("new-name"), "")
    then("x" * 50)
    assert form.name_said == "x" * 40 and form.asked.answer[1] == "name"
    then(None)
    assert form.name_said == ""
    form._picked(SimpleNamespace(option="invited"))
    dialog, then = form.opened
    then("Rosa,Al  a/b")
    assert form.invited == ("Rosa", "Al") and said(form)["invited"] == "Rosa Al"
    form._picked(SimpleNamespace(option="invited"))
    assert form.opened[0].value == "Rosa Al" and form.asked.answer[1] == "invited"
    then(" ".join(f"name{n}" for n in range(20)))
    assert len(form.invited) == 16
    then(None)
    assert form.invited == ()
    form.action_leave()
    assert form.left == [None]


def test_where_the_form_stands() -> None:
    for size, head, rows in [
        ((80, 24), (2, 0, 76, 5), (2, 5, 76, 18)),
        ((80, 20), (2, 0, 76, 5), (2, 5, 76, 15)),
        ((160, 48), (38, 12, 84, 5), (38, 17, 84, 18)),
    ]:
        form = new_table()
        form.place_all(*size)
        assert form.placed == {"head": head, "form": rows}


def test_a_long_form_has_the_rows_it_needs() -> None:
    form = new_table()
    form._rows = lambda: ["row"] * 30
    form.place_all(160, 48)
    assert form.placed["form"] == (38, 11, 84, 31)


# --- talk ---------------------------------------------------------------------------------------
class Talking(TalkDialog):
    """The dialog without an app."""

    look = property(lambda self: weimar_look())  # type: ignore[assignment]
    words = property(lambda self: Words("en"))  # type: ignore[assignment]

    def __init__(self, seats: tuple[Any, ...], mine: str, chat: tuple[Chat, ...] = ()) -> None:
        self.sent: list[Any] = []
        self.hears: list[Any] = []
        link = SimpleNamespace(
            send=self.sent.append,
            subscribe=lambda hear: (self.hears.append(hear), self.hears.clear)[1],
        )
        now = room(table(seats=seats, mine=mine))
        at: Any = SimpleNamespace(id="7", room=now, chat=list(chat), link=link)
        game: Any = SimpleNamespace(
            seat=str.upper,
            seat_short=str.upper,
            problem=lambda reply: reply.text,
            ui=Words("en").ui,
        )
        super().__init__(at, WORDS, game)
        self.shows = 0
        self.line = SimpleNamespace(value="typed", box=None, focus=lambda: None)
        self.pane = SimpleNamespace(box=None, show=self._show)
        for one in (self.line, self.pane):
            one.place = lambda place, one=one: setattr(one, "box", place)

    def _show(self) -> None:
        self.shows += 1

    def query_one(self, name: Any, kind: Any = None) -> Any:  # type: ignore[override]
        return self.line if name is Line else self.pane

    def drawn(self, width: int = 60, height: int = 10) -> tuple[list[str], Canvas]:
        canvas = Canvas(width, height, weimar_look())
        self._drawing(canvas)
        return canvas.text().split("\n"), canvas


SEATS = (OTTO, ROSA, FREE, BOT)


def test_one_speaks_to_all_or_to_another_person_here() -> None:
    dialog = Talking(SEATS, "spd")
    heard = []
    for _ in range(3):
        rows, canvas = dialog.drawn()
        heard.append(rows[7])
        assert canvas.styles()[7][0] == "title"
        dialog.action_to()
    all_of_them = f"{WORDS.say('talk-to-all')}:"
    assert heard == [all_of_them, f"{WORDS.say('talk-to', party='KPD')}:", all_of_them]
    assert dialog.shows == 3
    dialog.to = "gone"
    dialog.action_to()
    assert dialog.to == "kpd", "whoever has left is spoken to no more"
    spectator = Talking(SEATS, "")
    assert spectator._listeners() == [""]
    spectator.table.room = None
    assert spectator._listeners() == [""]


def test_what_was_said_fills_the_box_from_below() -> None:
    assert Talking(SEATS, "spd").drawn()[0][0] == WORDS.say("talk-empty")
    lines = tuple(
        Chat(table="7", n=n, player="Rosa", seat="kpd", text=f"line {n}") for n in range(1, 9)
    )
    whisper = Chat(table="7", n=9, player="Rosa", seat="kpd", to="spd", text="psst")
    told = Chat(table="7", n=10, player="", seat="", text="Rosa is here.")
    dialog = Talking(SEATS, "spd", (*lines, whisper, told))
    rows, canvas = dialog.drawn()
    assert [row.split()[-1] for row in rows[:4]] == ["5", "6", "7", "8"]
    assert [canvas.styles()[y][0] for y in (3, 4, 5)] == ["text", "key", "muted"]
    assert not rows[6].strip() and rows[9].endswith(WORDS.say("talk-keys"))
    assert "line" not in "".join(dialog.drawn(60, 4)[0])


def test_what_is_typed_is_sent_to_whom_it_is_meant_for() -> None:
    dialog = Talking(SEATS, "spd")
    dialog.to = "kpd"
    stopped: list[str] = []
    said: Any = SimpleNamespace(value="  a \t b ", stop=lambda: stopped.append("stop"))
    dialog._said(said)
    assert dialog.sent == [Say(table="7", text="a b", to="kpd")] and dialog.line.value == ""
    said.value = "  "
    dialog._said(said)
    assert len(dialog.sent) == 1 and stopped == ["stop", "stop"]


def test_what_could_not_be_sent_is_said_until_one_types_on() -> None:
    dialog = Talking(SEATS, "spd")
    dialog.on_unmount()
    dialog.on_mount()
    (hear,) = dialog.hears
    hear(Refused(text="Too fast.", id="", arguments={}, about="say"))
    assert dialog.drawn()[0][7] == WORDS.say("sent-not", why="Too fast.") and dialog.shows == 1
    hear(Chat(table="7", n=1, player="Rosa", seat="kpd", text="hello"))
    hear(Tables(tables=()))
    assert dialog.shows == 2, "other news is no talk"
    dialog._changed()
    assert dialog.notice == "" and dialog.shows == 3
    dialog.on_unmount()
    assert dialog.hears == []


def test_the_line_to_type_on_stands_in_the_box() -> None:
    dialog = Talking(SEATS, "spd")
    dialog.place_all(80, 24)
    assert dialog.pane.box == Place(2, 3, 76, 18) and dialog.line.box == Place(4, 18, 72, 1)
    dialog.place_all(120, 15)
    assert dialog.pane.box == Place(18, 1, 84, 12) and dialog.line.box == Place(20, 10, 80, 1)
    assert dialog.shows == 2
