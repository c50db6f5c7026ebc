"""What a screen does when it opens and when it is seen again, without an app."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from textual.await_complete import AwaitComplete
from textual.screen import Screen

from tests.make_saves import SAVES
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.replay import Difference, Replay
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice import Choice
from weimar_tui.tui.dialogs import roll
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.dialogs.hint import Hint, HintDialog
from weimar_tui.tui.dialogs.interlude import InterludeDialog
from weimar_tui.tui.dialogs.key import KeyDialog
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.dialogs.roll import RollDialog
from weimar_tui.tui.kit import Interlude
from weimar_tui.tui.leaving import LeavesOnce
from weimar_tui.tui.lobby.lobby import LobbyScreen
from weimar_tui.tui.lobby.new_table import NewTableScreen
from weimar_tui.tui.lobby.screen import ServedScreen
from weimar_tui.tui.lobby.talk import TalkDialog
from weimar_tui.tui.lobby.waiting import WaitingScreen
from weimar_tui.tui.motion import TUMBLE
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.screen import WeimarScreen
from weimar_tui.tui.screens import saves as saves_part
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
from weimar_tui.tui.settings import Preferences, Settings


class Unopened:
    """A screen without an app: which pane is focused, what is filled, listened to and timed."""

    here = local = app = served = property(lambda self: self.app_)  # type: ignore[assignment]
    words = property(lambda self: self.app_.words)
    look = property(lambda self: self.app_.look)
    link = property(lambda self: self.app_.link)

    def query_one(self, name: Any, kind: Any = None) -> Any:
        name = name if isinstance(name, str) else name.__name__
        said: list[Any] = self.did  # type: ignore[attr-defined]
        return SimpleNamespace(
            focus=lambda: said.append(f"focus {name}"),
            ask=lambda choice: None,
            choice=Choice(),
            show=lambda: None,
        )

    def fill(self, *at: str) -> None:
        self.did.append(" ".join(("fill", *at)))  # type: ignore[attr-defined]

    def refit(self) -> None:
        self.did.append("refit")  # type: ignore[attr-defined]

    def set_interval(self, seconds: float, then: Any) -> Any:
        self.did.append(seconds)  # type: ignore[attr-defined]
        return then


def unopened(kind: type, app: Any, *arguments: Any, **more: Any) -> Any:
    made = type("It", (Unopened, kind), more)(*arguments)
    made.app_, made.did = app, []
    return made


@pytest.fixture(scope="module")
def app() -> Any:
    """An app that does not run, with a link to no server."""
    made: Any = LocalApp(lang="en", preferences=Preferences(Settings()), seed="7")
    heard: list[Any] = []
    made.link = SimpleNamespace(subscribe=lambda hear: (heard.append(hear), heard.clear)[1])
    made.heard = heard
    return made


TABLE: Any = SimpleNamespace(
    outcome=None,
    humans=("spd",),
    seats=("spd", "kpd"),
    room=None,
    begun=False,
    link=SimpleNamespace(subscribe=lambda hear: None),
)
ROLL = (RollDialog, ("A roll", (3,), ("It falls.",), 1.0))
PLAIN: list[tuple[type, tuple[Any, ...], str]] = [
    (HandOverScreen, ("spd", "SPD"), "#hand-over"),
    (ReadingDialog, ("Title", "Text"), "#reading"),
    (EntryDialog, ("Title", "What?"), "Line"),
    (HintDialog, ((Hint("One."),),), "#hint"),
    (InterludeDialog, (Interlude("Title", ("One.",), "start"),), "#interlude"),
    (KeyDialog, (None, None), "#key"),
    (QuestionDialog, (Choice(), "Title"), "ChoicePane"),
    (TalkDialog, (TABLE, None, None), "Line"),
    (StartScreen, (), "ChoicePane"),
    (KeysScreen, (), "ChoicePane"),
]


@pytest.mark.parametrize(("kind", "arguments", "name"), PLAIN)
def test_keys_go_to_what_is_read_or_answered(
    app: Any, kind: type, arguments: tuple[Any, ...], name: str
) -> None:
    screen = unopened(kind, app, *arguments)
    screen.on_mount()
    assert screen.did == [f"focus {name}"]


def test_a_standing_is_scrolled_at_once(app: Any, game: WeimarGame) -> None:
    for kind in (PointsScreen, EndScreen):
        screen = unopened(kind, app, TABLE, Playset(game, "en"))
        screen.on_mount()
        assert screen.did == ["focus #points"]
    page = Canvas(40, 5, app.look)
    points = unopened(PointsScreen, app, TABLE, Playset(game, "en"))
    assert points.write_head(page) == 3
    assert page.text().split("\n")[1] == points.words.ui("points-title")
    assert page.styles()[1][0] == "title" and points.keys_line() == points.words.ui("points-keys")


def test_dice_fall_as_soon_as_they_are_seen(app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roll, "time", SimpleNamespace(monotonic=lambda: 12.0))
    screen = unopened(*ROLL[:1], app, *ROLL[1])
    screen.on_mount()
    assert screen.did == ["focus #roll", TUMBLE]
    assert screen._began == 12.0 and screen._timer == screen._tumble


def test_forms_begin_where_one_would_begin(app: Any, game: WeimarGame) -> None:
    replay = Replay.open(SAVES / "example.weimar", lambda header: game)
    forms: list[tuple[type, tuple[Any, ...], str]] = [
        (NewGameScreen, (), "begin"),
        (SettingsScreen, (), "language"),
        (PlayOnScreen, (replay, Playset(game, "en")), "begin"),
    ]
    for kind, arguments, row in forms:
        screen = unopened(kind, app, *arguments)
        screen.on_mount()
        assert screen.did == [f"fill {row}", "focus #form"]


def test_a_new_game_begins_with_what_was_asked_for_and_set(
    app: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = unopened(NewGameScreen, app)
    form.on_mount()
    assert form.values["seed"] == "7" and form.values["free-undo"] == "no"
    assert form.values["pace"] == "normal"
    monkeypatch.setattr(app, "seed", None)
    monkeypatch.setattr(app, "motion", False)
    form.on_mount()
    assert form.values["seed"].isdigit() and len(form.values["seed"]) <= 6
    assert form.values["pace"] == "fast", "with nothing that moves nothing is waited for"


def test_lists_are_filled_before_keys_go_to_them(
    app: Any, game: WeimarGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled: list[str] = []
    saves = unopened(SavesScreen, app, _fill=lambda self: filled.append("saves"))
    saves.on_mount()
    assert filled == ["saves"] and saves.did == ["focus ChoicePane"]
    monkeypatch.setattr(saves_part, "saves_folder", lambda: Path("/usual"))
    assert saves.folder == Path("/usual")
    monkeypatch.setattr(app, "saves", Path("/own"))
    assert saves.folder == Path("/own")
    codex = unopened(CodexScreen, app, Playset(game, "en"))
    codex.on_mount()
    assert codex.did == ["focus ChoicePane"]


def test_the_start_screen_is_filled_whenever_it_is_seen(
    app: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = unopened(StartScreen, app, _fill=lambda self: self.did.append("fill"))
    screen.on_screen_resume()
    assert screen.did == ["fill", "refit"]
    screen.did.clear()
    monkeypatch.setattr(app, "_asked_game", None)
    screen._picked(SimpleNamespace(option="game"))
    assert screen.did == ["fill", "refit"] and app.game_id != "weimar"
    screen.did.clear()
    told: list[Any] = []
    monkeypatch.setattr(
        "weimar_tui.tui.dialogs.reading.show_problem", lambda app, error: told.append(error)
    )
    monkeypatch.setattr(app.preferences, "file", Path("/dev/null/config.toml"))
    screen._speak("de")
    assert len(told) == 1 and app.words.lang == "de", "it counts until the end"
    assert screen.did == ["fill", "refit"]
    monkeypatch.setattr(app.preferences, "file", None)
    screen._speak("en")
    assert app.words.lang == "en" and len(told) == 1


# --- at a server --------------------------------------------------------------------------------
def test_served_screens_hear_the_server_as_long_as_they_live(app: Any) -> None:
    heard: list[Any] = []
    screen = unopened(
        ServedScreen,
        app,
        heard=lambda self, reply: heard.append(reply),
        arrived=lambda self: heard.append("arrived"),
    )
    screen.on_unmount()
    screen.on_mount()
    (hear,) = app.heard
    hear("news")
    screen.leaving = True
    hear("late news")
    assert heard == ["arrived", "news"]
    screen.on_unmount()
    assert app.heard == []


def test_at_a_server_lists_and_forms_are_filled_first(app: Any) -> None:
    lobby = unopened(LobbyScreen, app)
    lobby.arrived()
    assert lobby.did == ["focus ChoicePane", "fill"]
    lobby.did.clear()
    lobby.on_screen_resume()
    assert lobby.did == ["fill", "refit"]
    lobby.did.clear()
    lobby.notice = "Full."
    lobby.follow_settings()
    assert lobby.did == ["fill", "refit"] and lobby.notice == ""
    waiting = unopened(WaitingScreen, app, TABLE)
    waiting.arrived()
    assert waiting.did == ["focus ChoicePane", "fill"]
    form = unopened(NewTableScreen, app)
    form.arrived()
    assert form.did == ["fill begin", "focus #form"]


# --- a recorded game ----------------------------------------------------------------------------
def test_what_is_wrong_with_a_recording_is_said_at_its_foot(app: Any, game: WeimarGame) -> None:
    replay = Replay.open(SAVES / "example.weimar", lambda header: game)
    screen = unopened(ReplayScreen, app, replay, Playset(game, "en"))
    screen.on_mount()
    say = screen.playset.words.replay
    assert screen.notice == "" and screen.recording.viewer == "open"
    replay.saved = replace(replay.saved, damaged=12)
    screen.notice = "old"
    screen.follow_settings()
    assert screen.notice == say("damaged", line=12) and screen.did == ["refit"]
    replay.difference = Difference(5, KernelError("Another card."))
    screen.on_mount()
    assert screen.notice == say("differs", pick=str(replay.last), reason="Another card.")
    assert screen.scene_now() is not None and screen.scene_now().seats == replay.saved.header.seats


# --- leaving ------------------------------------------------------------------------------------
async def test_leaving_twice_can_be_waited_for() -> None:
    screen: Any = LeavesOnce.__new__(LeavesOnce)
    screen.leaving = True
    assert isinstance(LeavesOnce.dismiss(screen), AwaitComplete)


async def test_a_covered_screen_goes_when_it_is_seen_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gone: list[Any] = []
    monkeypatch.setattr(Screen, "dismiss", lambda self, result=None: gone.append(result))

    class Covered(WeimarScreen):
        active = False
        is_active = property(lambda self: self.active)  # type: ignore[assignment]
        workers = property(  # type: ignore[assignment]
            lambda self: SimpleNamespace(cancel_node=lambda node: gone.append("no more work"))
        )

    screen: Any = Covered()
    LeavesOnce.on_screen_resume(screen)
    assert gone == []
    screen.dismiss("answer")
    screen.dismiss("other")
    assert gone == ["no more work"] and screen.leaving, "it waits beneath"
    LeavesOnce.on_screen_resume(screen)
    LeavesOnce.on_screen_resume(screen)
    assert gone == ["no more work", "answer"]
    gone.clear()
    seen: Any = Covered()
    seen.active = True
    seen.dismiss("at once")
    LeavesOnce.on_screen_resume(seen)
    assert gone == ["no more work", "at once"]
