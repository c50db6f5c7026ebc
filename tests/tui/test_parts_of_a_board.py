"""The parts of a board one by one, beside stand-ins: foot, pointing, showing, since."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest

from tests.tui.items import item
from weimar_tui.games.weimar.rules import events as e
from weimar_tui.kernel.decision import Decision, Subject
from weimar_tui.kernel.events import Event
from weimar_tui.table.since import Passage
from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.dialogs.interlude import InterludeDialog
from weimar_tui.tui.dialogs.interrupt import InterruptDialog
from weimar_tui.tui.dialogs.roll import HURRY, RollDialog
from weimar_tui.tui.kit import Fall, Interlude
from weimar_tui.tui.playing import since as since_part
from weimar_tui.tui.playing.pointing import Pointing
from weimar_tui.tui.playing.reference import Reference
from weimar_tui.tui.playing.showing import OWN_ROLL, Showing
from weimar_tui.tui.playing.since import Since
from weimar_tui.tui.point_pane import PointPane
from weimar_tui.tui.scene import Line, Scene

ASKED = Decision(4, "spd", "place-base", ("essen", "koeln"), Subject())


# --- pointing: the cursor of the list and of the board are the same -----------------------------
@dataclass
class Bar:
    """The list of a board."""

    choice: Choice
    said: list[str] = field(default_factory=list)

    def show(self) -> None:
        self.said.append("show")

    def focus(self) -> None:
        self.said.append("focus")

    def action_take(self) -> None:
        self.said.append("take")


def pointing(*options: str, groups: Sequence[str] = (), refused: str = "") -> tuple[Pointing, Bar]:
    items = tuple(item(id, id, "no" if id == refused else "") for id in options)
    choice = Choice(items=items, number=1, groups={name: Item(name, name) for name in groups})
    bar = Bar(choice)
    return Pointing(SimpleNamespace(bar=bar, scene=None)), bar  # type: ignore[arg-type]


def at(bar: Bar) -> str:
    return bar.choice.answer[1]


def test_pointing_puts_the_cursor_on_an_answer_that_names_the_spot() -> None:
    part, bar = pointing("move:essen", "move:koeln", "fight:koeln", "fight:berlin")
    part.point("koeln")
    assert at(bar) == "move:koeln" and bar.said == ["show"]
    bar.choice.go("fight:berlin")
    part.point("koeln")
    assert at(bar) == "fight:koeln", "near the present one"
    part.point("kiel")
    assert at(bar) == "fight:koeln"
    part, bar = pointing("essen", "koeln", "koeln:2", refused="koeln")
    part.point("koeln")
    assert at(bar) == "koeln:2", "never on what is refused"


def test_turning_goes_through_the_answers_that_name_the_spot() -> None:
    part, bar = pointing("move:koeln", "move:essen", "fight:koeln", "raise:koeln")
    seen = []
    for by in (1, 1, 1, -1):
        part.turn("koeln", by)
        seen.append(at(bar))
    assert seen == ["fight:koeln", "raise:koeln", "move:koeln", "raise:koeln"]
    bar.choice.go("move:essen")
    part.turn("koeln", 1)
    assert at(bar) == "move:essen", "the cursor is elsewhere"
    empty, bar = pointing()
    empty.turn("koeln", 1)
    assert at(bar) == ""


def test_a_card_pointed_at_is_turned_to_what_it_is_used_for() -> None:
    part, bar = pointing("a:event", "a:act", "b:event", groups=("a", "b"))
    part.point("b")
    assert at(bar) == "b"
    bar.said.clear()
    part.turn("b", 1)
    assert (bar.choice.within, at(bar)) == ("b", "b:event") and bar.said == ["show"]
    part.point("a")
    assert (bar.choice.within, at(bar)) == ("", "a"), "another card, before its use"
    bar.choice.enter("a")
    part.turn("a", 1)
    assert at(bar) == "a:act"
    part.point("a")
    assert (bar.choice.within, at(bar)) == ("a", "a:event")


def test_what_is_no_card_is_pointed_at_among_the_uses_of_one() -> None:
    part, bar = pointing("a:essen", "a:koeln", "b:essen", groups=("a", "b"))
    bar.choice.enter("a")
    part.point("koeln")
    assert (bar.choice.within, at(bar)) == ("a", "a:koeln")


def test_enter_on_a_pane_takes_what_it_shows_as_chosen() -> None:
    part, bar = pointing("a:event", "b:event", "pass", groups=("a", "b"))
    assert part.take(frozenset(("x",))) and bar.said == ["focus"], "it leads to the list"
    bar.said.clear()
    assert part.take(frozenset(("a",))) and bar.said == ["focus", "take"]
    bar.said.clear()
    bar.choice.go("pass")
    assert part.take(frozenset(("pass",))) and bar.said == ["take"]
    empty, bar = pointing()
    assert not empty.take(frozenset()) and bar.said == []


def test_the_panes_that_show_the_cursor_follow_it() -> None:
    drawn: list[Any] = []
    scene = Scene(view=None, game=None, words=None, look=None)  # type: ignore[arg-type]
    board: Any = SimpleNamespace(
        scene=scene,
        asked=ASKED,
        kit=SimpleNamespace(on_cursor=lambda scene: (scene.chosen, scene.decision)),
        draw_panes=drawn.append,
    )
    Pointing(board).moved("essen")
    assert drawn == [("essen", ASKED)] and board.scene.chosen == "essen"
    board.bar = Bar(Choice(items=(Item("essen", "Essen"), Item("koeln", "Köln"))))
    Pointing(board).point("koeln")
    assert drawn[1:] == [("koeln", ASKED)]
    board.scene = None
    Pointing(board).moved("essen")
    assert len(drawn) == 2


# --- showing: pages, dice, pieces on their way --------------------------------------------------
ROLL = e.DiceRolled("spd", "fight", (3, 4), 2)
BASE = e.BasePlaced("spd", "essen")
LOST = e.BaseRemoved("kpd", "koeln")


class Kit:
    """What a game shows of its news."""

    walked = ("map", "hand")
    shared_keyboard = False

    def __init__(self) -> None:
        self.drawings = {name: lambda canvas, scene: None for name in ("head", "map")}
        self.pages: tuple[Interlude, ...] = ()
        self.rolls: tuple[Fall, ...] = ()

    def interludes(self, news: Any, words: Any, me: Any) -> tuple[Interlude, ...]:
        return self.pages

    def falls(self, news: Any, words: Any) -> tuple[Fall, ...]:
        return self.rolls

    def before_roll(self, before: Any, news: Sequence[Event]) -> Any:
        return (before, tuple(news))

    def between(self, before: Any, after: Any) -> Sequence[Any]:
        return ("one", "two")

    def played(self, event: Event) -> None:
        """No card is played: `test_played.py`."""


class Board:
    """A board that keeps what is drawn and which pages lie over it."""

    def __init__(self, *, humans: tuple[str, ...] = ("spd",)) -> None:
        self.kit = self.asking = Kit()
        self.log: list[Any] = []
        self.answer: str | None = None
        self.hurry = False
        self.size = "wide"
        self.me: str | None = "spd"
        self.shown = "map"
        self.is_on_top = True
        self.words = SimpleNamespace(
            event=lambda event: "" if event is LOST else type(event).__name__
        )
        self.table = SimpleNamespace(
            events=[BASE, ROLL, LOST], humans=humans, outcome=None, seats=humans
        )
        self.playset = SimpleNamespace(kit=self.kit, words=self.words, story=None)
        self.played = SimpleNamespace(lay=lambda cards: None, glance=lambda: asyncio.sleep(0))
        self.here = SimpleNamespace(
            motion=True, pace=0.5, gentle=False, push_screen_wait=self._page
        )
        self.chronicle = SimpleNamespace(until=lambda count: f"until {count}")
        self.panes = {
            name: SimpleNamespace(
                show=lambda drawing, fresh, name=name: self.log.append(
                    ("walk", name, drawing.keywords["scene"].view, fresh)
                )
            )
            for name in ("map", "hand")
        }
        self.scene: Any = None

    async def _page(self, page: Any) -> str | None:
        self.log.append(page)
        return self.answer

    def make_scene(self) -> Scene:
        return Scene(
            view="now",
            game=None,
            words=None,  # type: ignore[arg-type]
            look=None,  # type: ignore[arg-type]
            events=self.table.events,
            chosen="essen",
            decision=ASKED,
        )

    def is_seen(self, name: str) -> bool:
        return name == "map"

    def draw(self, *, fresh: bool = False) -> None:
        self.log.append(("draw", fresh))

    def draw_panes(self, names: Any) -> None:
        scene = self.scene
        self.log.append(("cause", tuple(names), scene.view, scene.chronicle, scene.chosen))

    def show_pane(self, name: str) -> None:
        self.log.append(("pane", name))
        self.shown = name


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    async def sleep(seconds: float) -> None: ...

    monkeypatch.setattr("weimar_tui.tui.playing.showing.asyncio.sleep", sleep)


def show(board: Board, before: Any = "then", told: int = 0) -> list[Any]:
    part = Showing(board)  # type: ignore[arg-type]
    asyncio.run(part.show_news(before, told))
    return board.log


def fall(seat: str = "spd", pane: str = "") -> Fall:
    return Fall(ROLL, (3, 4), seat, (LOST, BASE), "Fight", pane)


WALK = [("walk", "map", "one", True), ("walk", "map", "two", True)]


def test_pieces_walk_and_what_is_new_stands_out() -> None:
    assert show(Board()) == [*WALK, ("draw", True)]
    assert show(Board(), before=None) == [("draw", True)], "nothing was drawn before"
    assert show(Board(), told=3) == [], "nothing has happened"


@pytest.mark.parametrize(("name", "value"), [("hurry", True), ("size", "tiny"), ("motion", False)])
def test_nothing_moves_in_a_hurry_without_room_or_if_so_wished(name: str, value: Any) -> None:
    board = Board()
    board.kit.rolls = (fall(),)
    setattr(board.here if name == "motion" else board, name, value)
    assert Showing(board).still  # type: ignore[arg-type]
    assert show(board) == []


def test_dice_fall_after_their_cause_and_before_what_came_of_them() -> None:
    board = Board()
    board.kit.rolls = (fall(),)
    cause, dialog, *rest = show(board)
    assert cause == ("cause", ("head", "map"), ("then", (BASE,)), "until 1", "")
    assert isinstance(dialog, RollDialog)
    assert (dialog.heading, dialog.dice) == ("Fight", (3, 4))
    assert dialog.result_lines == ("DiceRolled", "BasePlaced"), "what has no words is left out"
    assert dialog.hold == OWN_ROLL and rest == [*WALK, ("draw", True)]


def test_dice_of_others_lie_as_long_as_the_pace_says() -> None:
    board = Board()
    board.kit.rolls = (fall("kpd"),)
    assert show(board)[1].hold == 0.5
    board = Board()
    board.kit.rolls = (fall("kpd"), fall("spd"))
    board.here.pace = 0.0
    dialogs = [one for one in show(board) if isinstance(one, RollDialog)]
    assert [dialog.hold for dialog in dialogs] == [OWN_ROLL], "at once: only one's own"
    board = Board()
    board.kit.rolls = (fall(),)
    board.here.pace = 2.0
    assert show(board)[1].hold == 2.0


def test_no_more_dice_after_the_space_bar_or_under_another_page() -> None:
    board = Board()
    board.kit.rolls = (fall(), fall())
    board.answer = HURRY
    log = show(board)
    assert [type(one) for one in log] == [tuple, RollDialog, tuple]
    assert board.hurry and log[-1] == ("draw", False)
    board = Board()
    board.kit.rolls = (fall(),)
    board.is_on_top = False
    assert not any(isinstance(one, RollDialog) for one in show(board))


def test_on_a_small_screen_the_pane_of_the_outcome_comes_first() -> None:
    board = Board()
    board.kit.rolls = (fall(pane="hand"), fall(pane="hand"), fall())
    board.size = "small"
    show(board)
    panes = [one for one in board.log if isinstance(one, tuple) and one[0] == "pane"]
    assert panes == [("pane", "hand")]
    board = Board()
    board.kit.rolls = (fall(pane="hand"),)
    show(board)
    assert not [one for one in board.log if isinstance(one, tuple) and one[0] == "pane"]


def test_pages_at_one_keyboard_are_for_all_who_sit_there() -> None:
    for shared, humans, left in ((True, ("spd", "kpd"), None), (True, ("spd",), "spd")):
        board = Board(humans=humans)
        board.me = "spd"
        board.kit.shared_keyboard = shared
        show(board)
        assert board.me == "spd", "nothing is to be read"
        board.kit.pages = (Interlude("A", (), ""),)
        show(board)
        assert board.me == left


def test_pages_are_read_before_anything_moves() -> None:
    board = Board()
    board.kit.pages = (Interlude("A", (), ""), Interlude("B", (), ""))
    log = show(board)
    assert log[0] == ("draw", False)
    assert [page.interlude.title for page in log[1:3]] == ["A", "B"] and log[3:] == [
        *WALK,
        ("draw", True),
    ]
    board = Board()
    board.kit.pages = (Interlude("A", (), ""), Interlude("B", (), ""))
    board.answer = HURRY
    log = show(board)
    assert [type(one) for one in log] == [tuple, InterludeDialog] and board.hurry
    for changes in ({"humans": ()}, {"size": "tiny"}, {"is_on_top": False}, {"hurry": True}):
        board = Board(**({"humans": ()} if "humans" in changes else {}))
        board.kit.pages = (Interlude("A", (), ""),)
        for name, value in changes.items():
            if name != "humans":
                setattr(board, name, value)
        assert not any(isinstance(one, InterludeDialog) for one in show(board)), changes
        assert "hurry" not in changes or board.log == []


def test_walking_stops_when_somebody_is_in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board()

    async def sleep(seconds: float) -> None:
        board.hurry = True

    monkeypatch.setattr("weimar_tui.tui.playing.showing.asyncio.sleep", sleep)
    assert show(board) == [WALK[0], ("draw", False)]


# --- since one's turn ---------------------------------------------------------------------------
class Told(SimpleNamespace):
    """A line of what the others did, up to an event."""

    def __init__(self, last: int) -> None:
        super().__init__(passage=Passage(0, last, b""))


@pytest.fixture
def since(monkeypatch: pytest.MonkeyPatch) -> tuple[Since, Board]:
    """The part, at a board whose table tells a line up to its last event."""
    board = Board()
    board.said = []  # type: ignore[attr-defined]
    board.say = board.said.append  # type: ignore[attr-defined]
    board.words.text = lambda key: key
    board.here.push_screen = board._page
    board.here.screen = None

    async def since_turn(seat: str | None) -> str:
        assert seat is not None
        return seat

    board.table.since_turn = since_turn
    board.table.seats = ("spd", "kpd")
    monkeypatch.setattr(
        since_part, "tell", lambda *a: (Told(len(board.table.events)),) if a[1] else ()
    )
    monkeypatch.setattr(since_part, "SinceScreen", lambda table, playset, seat, told: (seat, told))
    return Since(board), board  # type: ignore[arg-type]


def test_there_is_news_until_one_picks_oneself(since: tuple[Since, Board]) -> None:
    part, board = since
    board.table.events = [BASE]
    assert part.has_news
    part.picked("spd")
    assert not part.has_news
    board.table.events.append(BASE)
    assert part.has_news
    part.picked("spd")
    part.unpicked("spd")
    assert part.has_news, "an answer taken back does not count"
    part.unpicked("kpd")
    board.me = None
    assert not part.has_news


def test_at_a_gentle_pace_it_is_told_once(since: tuple[Since, Board]) -> None:
    part, board = since

    def recounted() -> int:
        board.log.clear()
        asyncio.run(part.recount())
        return len([one for one in board.log if one[0] == "spd"])

    board.table.events = [ROLL]
    assert recounted() == 0, "not at another pace"
    board.here.gentle = True
    assert recounted() == 1, "the first thing that happens, too"
    board.table.events += [BASE, LOST]
    assert recounted() == 1 and board.log[0] == ("draw", False)
    assert recounted() == 0, "that was told"
    board.table.events.append(BASE)
    assert recounted() == 1
    del board.table.events[2:]
    assert recounted() == 0, "an undo is no news"
    board.table.events.append(LOST)
    assert recounted() == 1, "but what comes instead of it is"
    board.me = None
    assert recounted() == 0
    board.me = "spd"
    board.table.events = []
    assert recounted() == 0, "nothing to tell"


def test_whoever_asks_is_told_as_often_as_wished(since: tuple[Since, Board]) -> None:
    part, board = since
    for _ in range(2):
        asyncio.run(part.show())
    assert len(board.log) == 2 and board.said == []  # type: ignore[attr-defined]
    board.is_on_top = False
    asyncio.run(part.show())
    assert len(board.log) == 2, "another page lies over the board"
    board.here.screen = InterruptDialog.__new__(InterruptDialog)
    asyncio.run(part.show())
    assert len(board.log) == 3, "but over a question it comes"
    board.is_on_top = True
    board.table.events = []
    asyncio.run(part.show())
    board.me = None
    asyncio.run(part.show())
    assert board.said == ["since-nothing", "since-seat"]  # type: ignore[attr-defined]


# --- looking things up --------------------------------------------------------------------------
def referring(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> Any:
    """The part at a board; what it shows, looks up and says is kept."""
    kept: dict[str, list[Any]] = {"help": [], "texts": [], "said": [], "pages": []}
    monkeypatch.setattr(
        "weimar_tui.tui.help.show_help", lambda app, topic: kept["help"].append(topic)
    )

    def look_up(app: Any, playset: Any, texts: Sequence[str]) -> bool:
        kept["texts"].append(list(texts))
        return bool(changes.get("found"))

    monkeypatch.setattr("weimar_tui.tui.linking.look_up", look_up)
    chronicle = [Line(f"line {number}") for number in range(20)]
    choice = Choice(
        prompt="Where?",
        context="Two left.",
        items=(Item("a", "Essen"), Item("b", "Köln", "too far")),
        preview={"a": "brings"},
    )
    board: Any = SimpleNamespace(
        screen=SimpleNamespace(focused=changes.get("focused")),
        asked=changes.get("asked"),
        table=SimpleNamespace(outcome=changes.get("outcome"), game="game"),
        here=SimpleNamespace(push_screen=kept["pages"].append),
        scene=SimpleNamespace(chronicle=chronicle, view="view", me="spd"),
        bar=SimpleNamespace(choice=choice),
        has_focus=lambda name: name == "chronicle" and bool(changes.get("reading")),
        chronicle=SimpleNamespace(reading=SimpleNamespace(shown=lambda lines: lines[:15])),
        playset=None,
        words=SimpleNamespace(ui=lambda name: name, things=lambda *told: told),
        say=kept["said"].append,
    )
    return SimpleNamespace(part=Reference(board), board=board, **kept)


def test_help_is_about_what_has_the_focus_and_at_the_end_about_that(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pane = SimpleNamespace(id="map")
    for changes, topic in (
        ({}, "decision"),
        ({"focused": SimpleNamespace(id=None)}, "decision"),
        ({"focused": pane}, "map"),
        ({"focused": pane, "outcome": "won"}, "end"),
        ({"focused": pane, "outcome": "won", "asked": ASKED}, "map"),
        ({"focused": pane, "asked": ASKED}, "map"),
    ):
        at = referring(monkeypatch, **changes)
        at.part.help()
        assert at.help == [topic], changes


def test_what_is_asked_or_read_is_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    at = referring(monkeypatch, found=True)
    at.part.look_up()
    at.board.bar.choice.cursor = 1
    at.part.look_up()
    at.board.bar.choice.items = ()
    at.part.look_up()
    asked = ["Where?", "Two left."]
    assert at.texts == [[*asked, "Essen", "brings"], [*asked, "Köln", "too far"], asked]
    assert at.said == []
    at = referring(monkeypatch, reading=True)
    at.part.look_up()
    assert at.texts == [[f"line {number}" for number in range(14, 2, -1)]]
    assert at.said == ["link-none"]
    at.board.scene = None
    at.part.look_up()
    assert at.texts[1][:2] == asked and at.part._things() == ()


def test_cards_begin_with_what_is_pointed_at(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[dict[str, Any]] = []
    monkeypatch.setattr(
        "weimar_tui.tui.screens.codex.CodexScreen",
        lambda playset, **options: opened.append(options),
    )
    at = referring(monkeypatch, focused=SimpleNamespace(id="hand"))
    at.part.cards()
    pane = PointPane.__new__(PointPane)
    pane.spot = "essen"
    at.board.screen.focused = pane
    at.part.cards()
    at.part.search()
    things = ("game", "view", "spd")
    assert opened == [
        {"things": things, "at": ""},
        {"things": things, "at": "essen"},
        {"searching": True, "things": things},
    ]
    assert len(at.pages) == 3
