"""The keys of a game and what they lead to, on a screen that was never opened."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from textual import events
from textual.app import SystemCommand

from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.tui.playing.question import OVER
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.screens.game import GameScreen
from weimar_tui.tui.screens.points import PointsScreen


class Kept:
    """Keeps every call of its methods in a log; a name in `told` says what such a call returns."""

    def __init__(self, log: list[Any], name: str, **told: Any) -> None:
        self._log = log
        self._name = name
        self.__dict__.update(told)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return lambda *arguments, **options: self._log.append(
            (f"{self._name}.{name}", *arguments, *options.items())
        )


class Unopened(GameScreen):
    """The game screen without an app; board, question and what it opens are kept in `calls`."""

    focused = None
    look = property(lambda self: "look")
    here = property(lambda self: self.kept)
    app = property(lambda self: self.kept)

    def __init__(self, playset: Playset, *humans: str) -> None:
        log: list[Any] = []
        self.at = "decision"
        self.calls = log
        self.kept: Any = Kept(log, "app", preferences=Kept(log, "preferences"))
        table: Any = Kept(log, "table", humans=humans)
        self.actions = {"hint": lambda: log.append("hint")}
        question = Kept(log, "question", is_put_off=False)
        driver: Any = Kept(
            log,
            "driver",
            question=question,
            actions=self.actions,
            since=Kept(log, "since"),
            play=lambda: "the game",
            commands=lambda usual: [*usual, "own"],
            board=None,
        )
        table.seats = ("spd", "kpd")
        super().__init__(table, playset, lambda board: driver)
        reading = Kept(log, "reading", back=0)
        chronicle = Kept(log, "chronicle", reading=reading, scroll=lambda *_: True)
        self.board: Any = Kept(
            log,
            "board",
            kit=Kept(log, "kit", panes=("map", "hand")),
            bar=Kept(log, "bar", type_digit=lambda digit: digit == "3"),
            chronicle=chronicle,
            words=SimpleNamespace(ui=lambda name: name),
            asked=None,
            me=None,
            notice="news",
            hurry=False,
            has_focus=lambda name: name == self.at,
            panes={"chronicle": SimpleNamespace(inner_width=40)},
        )
        self.pointing: Any = Kept(log, "pointing", take=lambda spots: "x" in spots)
        self.reference: Any = Kept(log, "reference")
        self.foot: Any = SimpleNamespace(works=lambda name: name in ("help", "undo"))

    def run_worker(self, work: Any, **options: Any) -> Any:  # type: ignore[override]
        self.calls.append(("work", work, options))

    def refit(self) -> None:
        self.calls.append("refit")

    def did(self) -> list[Any]:
        """What has happened since the last time."""
        found, self.calls[:] = list(self.calls), []
        return found

    def key(self, key: str) -> list[Any]:
        self.on_key(events.Key(key, key if len(key) == 1 else None))
        return self.did()


@pytest.fixture
def screen(game: WeimarGame) -> Unopened:
    return Unopened(Playset(game, "en"), "spd")


def test_who_sits_alone_at_the_keyboard_looks_from_their_chair(game: WeimarGame) -> None:
    for humans, me in ((("kpd",), "kpd"), (("spd", "kpd"), None), ((), None)):
        screen = Unopened(Playset(game, "en"), *humans)
        screen.on_mount()
        assert screen.board.me == me
        assert screen.did() == [
            ("kit.begin",),
            ("driver.begin",),
            ("bar.focus",),
            ("work", "the game", {"exclusive": True, "name": "play"}),
        ]


def test_whoever_goes_leaves_the_table_closed(screen: Unopened) -> None:
    screen.on_unmount()
    assert screen.did() == [("driver.end",), ("table.close",)]
    screen.leave()
    screen.action_menu()
    assert screen.did() == [("driver.leave",)] * 2


def test_a_board_seen_again_puts_the_question_that_waited(screen: Unopened) -> None:
    screen.on_screen_resume()
    assert screen.did() == [("question.board_is_seen",), ("board.draw_foot",)]
    screen.place_all(80, 24)
    assert screen.did() == [("board.place",)]


def test_changed_settings_are_followed_by_all_that_is_said(screen: Unopened) -> None:
    screen.follow_settings()
    assert screen.did() == [
        ("preferences.apply_to", screen.table),
        ("board.retitle",),
        ("question.say_anew",),
        "refit",
    ]
    assert screen.board.notice == ""


def test_a_key_too_soon_is_explained_where_it_would_have_answered(screen: Unopened) -> None:
    screen.too_soon()
    assert screen.did() == []
    screen.board.asked = "question"
    screen.too_soon()
    assert screen.did() == [("board.say", "just-came")]


def test_what_is_picked_answers_the_question_or_says_how_to_go_on(screen: Unopened) -> None:
    screen._picked(SimpleNamespace(number=4, option="essen"))  # type: ignore[arg-type]
    screen._picked(SimpleNamespace(number=OVER, option="leave"))  # type: ignore[arg-type]
    assert screen.did() == [("question.answer", 4, "essen"), ("driver.go_on", "leave")]


def test_what_panes_say_is_pointed_at_and_taken(screen: Unopened) -> None:
    said: Any = SimpleNamespace(option="essen", spot="koeln", by=-1, spots=frozenset("x"))
    screen._moved(said)
    screen._pointed(said)
    screen._turned(said)
    assert screen.did() == [
        ("pointing.moved", "essen"),
        ("pointing.point", "koeln"),
        ("pointing.turn", "koeln", -1),
    ]
    screen._taken(said)
    assert screen.did() == []
    said.spots = frozenset("y")
    screen._taken(said)
    assert screen.did() == [("reference.cards",)], "where nothing is asked it is looked at"


def test_who_leaves_the_chronicle_has_it_followed_again(screen: Unopened) -> None:
    def left(name: str, back: int) -> list[Any]:
        screen.board.chronicle.reading.back = back
        screen.on_descendant_blur(SimpleNamespace(widget=SimpleNamespace(id=name)))  # type: ignore[arg-type]
        return screen.did()

    assert left("chronicle", 5) == [("reading.follow",), ("board.draw_chronicle",)]
    assert left("chronicle", 0) == left("map", 5) == []
    screen.on_descendant_focus()
    assert screen.did() == [("board.draw_foot",)]


def test_digits_go_to_the_list_and_arrows_to_the_chronicle_one_reads(screen: Unopened) -> None:
    screen.focused = "pane"  # type: ignore[assignment]
    assert screen.key("3") == [("bar.focus",)]
    assert screen.key("4") == screen.key("x") == screen.key("up") == []
    screen.board.bar.type_digit = lambda digit: digit in "3²"
    assert screen.key("²") == [] and screen.key("3") == [("bar.focus",)]
    screen.at = "chronicle"
    assert screen.key("up") == [("board.draw_chronicle",)]
    asked: list[Any] = []
    screen.board.chronicle.scroll = lambda *said: asked.append(said)
    assert screen.key("down") == [] and asked == [("down", 40, "look")]
    screen.focused = None
    screen.at = "decision"
    assert screen.key("x") == [("bar.focus",)], "somebody has to hear the next one"


def test_only_games_of_a_kind_have_its_keys(screen: Unopened) -> None:
    assert screen.check_action("own", ("hint",)) and not screen.check_action("own", ("talk",))
    assert screen.check_action("undo", ())
    screen.action_own("hint")
    assert screen.did() == ["hint"]
    assert screen.action_of("hint") is screen.actions["hint"]
    assert screen.action_of("points") == screen.action_points
    assert screen.action_of("talk") is None


def test_the_palette_offers_what_works_now(screen: Unopened) -> None:
    usual: list[Any] = list(screen.commands())
    assert usual.pop() == "own"
    assert usual == [
        SystemCommand("key-undo-label", "palette-undo", screen.action_undo),
        SystemCommand("key-help-label", "palette-help", screen.action_help),
    ]


def test_panes_by_number_and_by_name(screen: Unopened) -> None:
    for number in (1, 2, 3, 7):
        screen.action_pane_number(number)
    assert screen.did() == [("board.go_to", "map"), ("board.go_to", "hand")]
    screen.action_pane("chronicle")
    screen.action_turn(-1)
    screen.action_filter()
    assert screen.did() == [("board.go_to", "chronicle"), ("board.turn", -1), ("board.filter",)]


def test_escape_leads_back_to_the_question(screen: Unopened) -> None:
    screen.action_back()
    assert screen.did() == [("reading.follow",), ("bar.focus",), ("board.draw",)]
    screen.question.is_put_off = True  # type: ignore[misc]
    screen.action_back()
    assert screen.did() == [("reading.follow",), ("question.come_back",)]


def test_what_else_keys_lead_to(screen: Unopened, monkeypatch: pytest.MonkeyPatch) -> None:
    screen.action_hurry()
    assert screen.board.hurry
    screen.action_undo()
    screen.action_help()
    screen.action_search()
    screen.action_look_up()
    assert screen.did() == [
        ("driver.undo",),
        ("reference.help",),
        ("reference.search",),
        ("reference.look_up",),
    ]
    screen.action_since()
    assert screen.did() == [
        ("since.show",),
        ("work", None, {"exclusive": True, "group": "since"}),
    ]
    screen.table.outcome = None  # type: ignore[misc]
    screen.action_points()
    ((opened, page),) = screen.did()
    assert opened == "app.push_screen" and isinstance(page, PointsScreen)
    assert page.table is screen.table and page.seat == "spd"
    watched: list[Any] = []
    monkeypatch.setattr(
        "weimar_tui.tui.replay.watching.watch_table", lambda *said: watched.append(said)
    )
    screen.board.me = "kpd"
    screen.action_replay()
    assert watched == [(screen.here, screen.table, "kpd")]


def test_one_foot_and_one_way_to_actions_serve_board_and_screen(game: WeimarGame) -> None:
    made: list[Any] = []

    def driver(board: Any) -> Any:
        made.append(board)
        return SimpleNamespace(board=board, question="question", actions={})

    table: Any = SimpleNamespace(seats=("spd",), events=[])
    screen: Any = GameScreen(table, Playset(game, "en"), driver)
    assert made == [screen.board] and screen.question == "question"
    assert screen.board.draw_foot == screen.foot.draw
    assert screen.board.action_of == screen.action_of
    assert screen.scene_now() is None
    screen.board.scene = scene = SimpleNamespace()
    assert screen.scene_now() is scene
