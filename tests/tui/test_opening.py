"""Screens and boxes as they open and close: keys, lines, and the order of leaving."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from textual.app import ComposeResult

from tests.make_saves import SAVES
from tests.tui.looking import screen_text, seen
from tests.tui.test_coach import COUNSEL
from weimar_tui.games.weimar.rules.events import VpChanged
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.position import Outcome
from weimar_tui.kernel.replay import Replay
from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.dialogs.coach import CoachDialog
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.dialogs.hint import Hint, HintDialog
from weimar_tui.tui.dialogs.interlude import InterludeDialog
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.dialogs.roll import RollDialog
from weimar_tui.tui.game_view import Interlude
from weimar_tui.tui.layout import Place
from weimar_tui.tui.line import LineInput
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.screen import WeimarScreen
from weimar_tui.tui.screens.branch import PlayOnScreen
from weimar_tui.tui.screens.codex import CodexScreen
from weimar_tui.tui.screens.end import EndScreen
from weimar_tui.tui.screens.hand_over import HandOverScreen
from weimar_tui.tui.screens.keys import KeysScreen
from weimar_tui.tui.screens.new_game import NewGameScreen
from weimar_tui.tui.screens.saves import SavesScreen
from weimar_tui.tui.screens.settings import SettingsScreen
from weimar_tui.tui.screens.standing import PointsScreen
from weimar_tui.tui.screens.start import StartScreen

pytestmark = pytest.mark.usefixtures("at_once")


def replay(game: WeimarGame) -> Replay:
    return Replay.open(SAVES / "example.weimar", lambda header: game)


# --- where keys go ------------------------------------------------------------------------------
Opening = Callable[[WeimarGame, Any], WeimarScreen | Any]
CHOICE = Choice(items=(Item("a", "A"),))
INTERLUDE = Interlude("Title", ("One.",), "start")
OPENED: dict[str, tuple[Opening, str]] = {
    "start": (lambda game, table: StartScreen(), "menu"),
    "new game": (lambda game, table: NewGameScreen(), "form"),
    "settings": (lambda game, table: SettingsScreen(), "form"),
    "keys": (lambda game, table: KeysScreen(), "list"),
    "saves": (lambda game, table: SavesScreen(), "saves"),
    "codex": (lambda game, table: CodexScreen(LoadedGame(game, "en")), "list"),
    "play on": (lambda game, table: PlayOnScreen(replay(game), LoadedGame(game, "en")), "form"),
    "points": (lambda game, table: PointsScreen(table, LoadedGame(game, "en")), "points"),
    "hand over": (lambda game, table: HandOverScreen("spd", "SPD"), "hand-over"),
    "entry": (lambda game, table: EntryDialog("Title", "What?"), "line"),
    "reading": (lambda game, table: ReadingDialog("Title", "Text"), "reading"),
    "question": (lambda game, table: QuestionDialog(CHOICE, "Title"), "question"),
    "hint": (lambda game, table: HintDialog((Hint("One."),)), "hint"),
    "coach": (lambda game, table: CoachDialog(COUNSEL, "spd"), "coach"),
    "interlude": (lambda game, table: InterludeDialog(INTERLUDE), "interlude"),
    "roll": (lambda game, table: RollDialog("A roll", (3,), ("It falls.",), 60.0), "roll"),
}


@pytest.mark.parametrize("name", OPENED)
async def test_keys_go_to_what_is_read_or_answered_and_nowhere_else(
    make_app: Any, make_table: Any, game: WeimarGame, name: str
) -> None:
    opening, widget = OPENED[name]
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(opening(game, make_table()))
        await pilot.pause()
        chain = [one.id or "" for one in app.screen.focus_chain]
        assert [id for id in chain if not id.startswith("picture-")] == [widget]
        assert app.focused is not None and app.focused.id == widget
        assert app.focused.region in app.screen.region


async def test_the_line_to_type_on_stands_below_what_is_asked_for(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        for letters, below in ((72, 2), (73, 3), (400, 4)):
            await app.push_screen(EntryDialog("Title", "x" * letters, "before"))
            await pilot.pause()
            box, line = (
                app.screen.query_one("#entry").region,
                app.screen.query_one(LineInput).region,
            )
            assert (line.x, line.y, line.width) == (box.x + 2, box.y + below + 1, box.width - 4)
            assert line in box and "before" in seen(app).rows[line.y]
            await pilot.press("escape")
            await pilot.pause()


# --- how everybody stands -----------------------------------------------------------------------
@pytest.mark.parametrize(
    ("humans", "winners", "seat"),
    [(("spd",), ("kpd",), "spd"), ((), ("z",), "z"), ((), (), "spd"), (("z",), ("spd",), "z")],
)
async def test_whose_points_are_shown_first(
    make_app: Any, make_table: Any, humans: tuple[str, ...], winners: tuple[str, ...], seat: str
) -> None:
    app = make_app()
    async with app.run_test(size=(160, 60)) as pilot:
        table = make_table(humans=humans)
        table.session.events.extend(VpChanged(one, 1, 1, "goals") for one in table.seats)
        table.session.position.outcome = Outcome("anarchy", winners, "")
        await app.push_screen(EndScreen(table, app.loaded()))
        await pilot.pause()
        first = screen_text(app)
        pages = {first}
        for _ in range(4):
            await pilot.press("right")
            await pilot.pause()
            pages.add(screen_text(app))
        assert len(pages) == 4 and screen_text(app) == first, "each party's in turn"
        name = app.loaded().words.seat(seat)
        others = [one for one in map(app.loaded().words.seat, table.seats) if one != name]
        heading = next(row for row in first.split("\n") if row.strip().startswith(name))
        assert not any(other in heading for other in others)


async def test_a_lesson_can_be_begun_anew_from_its_end(make_app: Any, make_table: Any) -> None:
    begun: list[str] = []
    for again in (lambda: begun.append("again"), None):
        app = make_app()
        async with app.run_test(size=(100, 40)) as pilot:
            table = make_table(humans=("spd", "kpd"))
            table.session.position.outcome = Outcome("anarchy", ("spd",), "")
            await app.push_screen(EndScreen(table, app.loaded(), again))
            await pilot.pause()
            foot = screen_text(app).rstrip().splitlines()[-1]
            assert foot.endswith(app.loaded().words.ui("end-keys"))
            assert (app.words.ui("end-key-again") in foot) == (again is not None)
            await pilot.press("a")
            await pilot.pause()
            assert isinstance(app.screen, EndScreen) == (again is None)
    assert begun == ["again"]


async def test_passing_the_keyboard_names_who_takes_it_and_for_what(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(60, 30)) as pilot:
        await pilot.resize_terminal(100, 30)
        await app.push_screen(HandOverScreen("spd", "SPD", "A vote."))
        await pilot.pause()
        shown = seen(app)
        assert "A vote." in shown.text and app.words.ui("hand-over-key") in shown.text
        assert shown.style(app.words.ui("hand-over", seat="SPD")) == app.look.style("spd bold")


# --- leaving ------------------------------------------------------------------------------------
class Sheet(WeimarScreen):
    """An empty screen."""

    def compose(self) -> ComposeResult:
        yield Pane(self.look, id="sheet")

    def place_all(self, width: int, height: int) -> None:
        self.put({"sheet": Place(0, 0, width, height)})


async def test_a_covered_screen_goes_when_it_is_seen_again_and_only_once(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        answers: list[Any] = []
        lower: Any = Sheet()
        upper: Any = Sheet()
        await app.push_screen(lower, answers.append)
        await pilot.pause()
        await app.push_screen(upper, answers.append)
        await pilot.pause()
        lower.dismiss("first")
        lower.dismiss("second")
        await pilot.pause()
        assert app.screen is upper and answers == [], "it waits beneath"
        upper.dismiss("above")
        await upper.dismiss("above, again")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen) and answers == ["above", "first"]


async def test_work_of_a_screen_that_was_left_ends_at_once(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        lower: Any = Sheet()
        upper: Any = Sheet()
        await app.push_screen(lower)
        await pilot.pause()
        working = lower.run_worker(asyncio.sleep(3600))
        await app.push_screen(upper)
        await pilot.pause()
        lower.dismiss(None)
        await pilot.pause()
        assert working.is_cancelled and lower.leaving
