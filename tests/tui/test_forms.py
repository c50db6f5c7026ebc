"""Forms: left and right change a row, by arrow or letter; in text, letters are only letters."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widget import Widget

from tests.make_saves import SAVES
from tests.tui.looking import put_cursor_on, screen_text, seen, under_cursor, until
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.journal import read_save
from weimar_tui.kernel.replay import Replay
from weimar_tui.players import HUMAN
from weimar_tui.registry import game_ids, plugin_of
from weimar_tui.server.fields import Field
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.hint import HintDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.form import FormScreen
from weimar_tui.tui.layout import Place
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.lobby.new_table import NewTableScreen
from weimar_tui.tui.screen import WeimarScreen
from weimar_tui.tui.screens.branch import PlayOnScreen
from weimar_tui.tui.screens.hand_over import HandOverScreen
from weimar_tui.tui.screens.keys import KeysScreen
from weimar_tui.tui.screens.new_game import NewGameScreen
from weimar_tui.tui.screens.settings import ROWS, SettingsScreen
from weimar_tui.tui.screens.start import StartScreen
from weimar_tui.tui.settings import Preferences, Settings

pytestmark = pytest.mark.usefixtures("at_once")


def play_on(game: WeimarGame) -> PlayOnScreen:
    replay = Replay.open(SAVES / "example.weimar", lambda header: game)
    return PlayOnScreen(replay, LoadedGame(game, "en"))


def plain(text: str) -> str:
    """The letters alone, whatever the line breaks and the picture next to them."""
    return "".join(sign for sign in text if not (sign.isspace() or "\u2580" <= sign <= "\u259f"))


FORMS: list[tuple[Callable[[WeimarGame], WeimarScreen], str]] = [
    (lambda game: SettingsScreen(), "2"),
    (lambda game: NewGameScreen(), "3"),
    (play_on, "2"),
]
"""Each form, and the number of a row with several values."""


@pytest.mark.parametrize(("form", "row"), FORMS)
async def test_letters_typed_into_the_filter_change_nothing(
    make_app: Any, game: WeimarGame, form: Callable[[WeimarGame], WeimarScreen], row: str
) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(form(game))
        await pilot.pause()
        choice = app.screen.query_one(ChoicePane).choice
        said = {item.id: item.text for item in choice.items}
        await pilot.press(row, "f", "h", "l", "q", "j", "k")
        await pilot.pause()
        choice = app.screen.query_one(ChoicePane).choice
        assert choice.filter == "hlqjk"
        assert {item.id: item.text for item in choice.items} == said
        assert "hlqjk" in screen_text(app)


@pytest.mark.parametrize(("form", "row"), FORMS)
@pytest.mark.parametrize("keys", [("right", "left"), ("right", "h")])
async def test_arrows_and_letters_change_a_row(
    make_app: Any,
    game: WeimarGame,
    form: Callable[[WeimarGame], WeimarScreen],
    row: str,
    keys: tuple[str, str],
) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(form(game))
        await pilot.pause()
        await pilot.press(row)
        seen = []
        for key in ("home", keys[0], keys[1]):
            await pilot.press(key if key != "home" else row)
            await pilot.pause()
            seen.append(screen_text(app))
        assert seen[0] != seen[1]
        assert seen[0] == seen[2]


def test_no_form_hears_letters_before_they_are_typed() -> None:
    """The form of a served table needs a server; its keys are like those of the others."""
    for form in (NewTableScreen, NewGameScreen, PlayOnScreen, SettingsScreen):
        for binding in form.BINDINGS:
            assert not getattr(binding, "priority", False), (form, binding)


# --- any form -----------------------------------------------------------------------------------
class Plain(FormScreen):
    """A form of two rows, for two languages."""

    label = "Another"

    def heading(self) -> tuple[str, str]:
        return "Heading", "Keys"

    def fields(self) -> list[Field]:
        choices = {"1": "one", "2": "other"}
        first = Field("a", "Label", "1", choices, help="What a is for.")
        return [first, Field("b", self.label, "two")]

    def ways(self) -> list[Field]:
        return [Field("go", "Begin")]

    def place_all(self, width: int, height: int) -> None:
        self.put({"head": Place(0, 0, width, 5), "form": Place(0, 5, width, 10)})


async def test_values_stand_behind_the_longest_label_and_arrows_around_what_can_be_changed(
    make_app: Any,
) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        form = Plain()
        await app.push_screen(form)
        form.action_change(1)
        await pilot.pause()
        assert not any(seen(app, "#form").rows), "an empty form can be told to change"
        for label, width in [("Another", 18), ("Of twenty-two letters.", 23), ("x" * 35, 30)]:
            form.label = label
            form.fill("a")
            await pilot.pause()
            assert under_cursor(app) == "Label".ljust(width) + "◂ one ▸"
            assert "What a is for." in screen_text(app)
            form.fill("b")
            await pilot.pause()
            assert under_cursor(app) == label.ljust(width) + "  two"
            assert "What a is for." not in screen_text(app)
        form.label = "Noch eine"
        form.follow_settings()
        await pilot.pause()
        assert under_cursor(app).startswith("Noch eine"), "said anew, and the cursor stays"


# --- a new game ---------------------------------------------------------------------------------
Begun = list[tuple[str, str, dict[str, str], str, dict[str, Any]]]


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> Begun:
    """The games that the form has started: game, scenario, players, seed and options."""
    games: Begun = []

    def new_game(
        _: LocalApp,
        loaded: LoadedGame,
        scenario: str,
        players: dict[str, str],
        seed: str,
        **rest: Any,
    ) -> None:
        games.append((loaded.game.id, scenario, players, seed, rest))

    monkeypatch.setattr(LocalApp, "new_game", new_game)
    return games


async def opened(app: LocalApp, pilot: Pilot[Any]) -> None:
    """The form of a new game, from the start menu."""
    await pilot.pause()
    put_cursor_on(app, "new")
    await pilot.press("enter")
    await pilot.pause()
    for group in ("fold:rules", "fold:details"):
        if any(item.id == group for item in app.screen.query_one(ChoicePane).choice.items):
            put_cursor_on(app, group)
            await pilot.press("enter")
            await pilot.pause()


async def turned(app: LocalApp, pilot: Pilot[Any], row: str, key: str = "right") -> str:
    """The text of a row after a key was pressed on it."""
    put_cursor_on(app, row)
    await pilot.press(key)
    await pilot.pause()
    return under_cursor(app)


async def begin(app: LocalApp, pilot: Pilot[Any], begun: Begun) -> Any:
    """Start the game and return what was started; then return to the form."""
    put_cursor_on(app, "begin")
    await pilot.press("enter")
    await pilot.pause()
    assert isinstance(app.screen, StartScreen), "the form is left"
    return begun[-1]


@pytest.mark.parametrize(
    "game_id",
    [
        game if game == "wir_sind_das_volk" else pytest.param(game, marks=pytest.mark.slow)
        for game in game_ids()
    ],
)
async def test_every_row_goes_around_and_every_scenario_can_be_begun(
    make_app: Any, begun: Begun, game_id: str
) -> None:
    app = make_app()
    app.choose_game(game_id)
    async with app.run_test(size=(100, 40)) as pilot:
        await opened(app, pilot)
        rows = [item.id for item in app.screen.query_one(ChoicePane).choice.items]
        seats = [row for row in rows if row.startswith("seat:")]
        for row in set(rows) - {"game", "scenario", "begin", *seats[2:]}:
            put_cursor_on(app, row)
            await pilot.pause()
            first = under_cursor(app)
            if "▸" not in first:
                continue
            values = [await turned(app, pilot, row)]
            while values[-1] != first:
                values.append(await turned(app, pilot, row))
            assert len(set(values)) == len(values) > 1
            assert await turned(app, pilot, row, "left") == values[-2]
            assert await turned(app, pilot, row, "enter") == first, "Enter goes on as well"
        for scenario in plugin_of(game_id).scenarios():
            game, chosen, players, seed, options = await begin(app, pilot, begun)
            assert (game, chosen, seed, options["free_undo"]) == (game_id, scenario.id, "7", False)
            assert tuple(players) in scenario.seats and HUMAN in players.values()
            await opened(app, pilot)
            for _ in range(len(begun)):
                await turned(app, pilot, "scenario")
        assert len({chosen for _, chosen, *_ in begun}) == len(begun) > 1


async def test_seats_that_cards_play_are_no_choice(make_app: Any, begun: Begun) -> None:
    app = make_app()
    async with app.run_test(size=(100, 40)) as pilot:
        await opened(app, pilot)
        winter = app.loaded().words.scenario("first-winter")
        while winter not in await turned(app, pilot, "scenario"):
            pass
        for row in ("seat:kpd", "seed"):
            put_cursor_on(app, row)
            await pilot.pause()
            before = under_cursor(app)
            assert "▸" not in before and await turned(app, pilot, row) == before
        players = (await begin(app, pilot, begun))[2]
        assert players == {"spd": "human", "kpd": "cards", "z": "cards", "dnvp": "cards"}


async def test_another_number_of_players_brings_its_seats_and_forgets_nobody(
    make_app: Any, begun: Begun
) -> None:
    app = make_app()
    app.choose_game("junta")
    async with app.run_test(size=(120, 40)) as pilot:
        await opened(app, pilot)
        await turned(app, pilot, "seat:cortina", "left")
        numbers = [await turned(app, pilot, "players") for _ in range(4)]
        assert [number.split()[-2] for number in numbers] == ["7", "4", "5", "6"]
        await turned(app, pilot, "players", "left")
        await turned(app, pilot, "players", "left")
        await turned(app, pilot, "scenario", "left")
        players = (await begin(app, pilot, begun))[2]
        assert list(players) == ["aguado", "bravo", "cortina", "delgado"]
        assert players["aguado"] == "human" and players["cortina"] != players["delgado"]
        await opened(app, pilot)
        await turned(app, pilot, "players")
        for _ in game_ids():
            await turned(app, pilot, "game")
        assert len((await begin(app, pilot, begun))[2]) == 6, "another game begins with its own"


async def test_what_was_chosen_is_what_is_begun(make_app: Any, begun: Begun) -> None:
    app = make_app()
    async with app.run_test(size=(100, 40)) as pilot:
        await opened(app, pilot)
        await turned(app, pilot, "free-undo")
        gentle = app.words.ui("new-pace-gentle")
        while gentle not in await turned(app, pilot, "pace"):
            pass
        put_cursor_on(app, "seed")
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("4", "2", "enter")
        await pilot.pause()
        assert under_cursor(app).split()[-1] == "42", "the cursor is on the seed again"
        await pilot.press("enter", "escape")
        await pilot.pause()
        _, _, _, seed, options = await begin(app, pilot, begun)
        assert (seed, options["free_undo"], app.gentle) == ("42", True, True)


async def test_leaving_the_form_begins_nothing(make_app: Any, begun: Begun) -> None:
    app = make_app(preferences=Preferences(Settings(pace="fast")))
    app.seed = None
    async with app.run_test(size=(100, 40)) as pilot:
        await opened(app, pilot)
        put_cursor_on(app, "seed")
        await pilot.pause()
        assert under_cursor(app).split()[-1].isdigit(), "one by chance, where none was asked for"
        assert app.words.ui("new-pace-fast") in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert app.words.ui("new-pace-fast") not in screen_text(app), "the group is folded first"
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen) and begun == []


def is_at(widget: Widget, y: int) -> bool:
    return widget.region.y == y


async def test_the_scenario_is_told_once_and_the_form_fits_whatever_the_height(
    make_app: Any,
) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        put_cursor_on(app, "new")
        await pilot.press("enter")
        await pilot.pause()
        rows = app.screen.query_one(ChoicePane).choice.items
        assert rows[0].id == "begin" and len(rows) <= 8, "short, and the cursor is on the first"
        assert under_cursor(app).startswith(app.words.ui("new-begin"))
        first = app.loaded().words.scenario_about("main")[:12]
        for height in (24, 26, 29, 33, 60):
            await pilot.resize_terminal(80, height)
            foot = app.screen.query_one("#foot")
            await until(pilot, partial(is_at, foot, height - 1))
            text = screen_text(app)
            assert text.count(first) == 1 and first in seen(app, "#about").text
            assert all(row.text.split()[0] in seen(app, "#form").text for row in rows)
            assert seen(app, "#foot").text.endswith(app.words.ui("new-foot-back"))
        shown = seen(app, "#about")
        assert shown.styles[0][0] == app.look.style("strong")
        assert shown.styles[1][0] == app.look.style("muted")


async def test_groups_unfold_in_place_and_say_what_is_changed_when_folded(
    make_app: Any, begun: Begun
) -> None:
    app = make_app()
    app.choose_game("junta")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        put_cursor_on(app, "new")
        await pilot.press("enter")
        await pilot.pause()
        assert len(app.screen.query_one(ChoicePane).choice.items) == 8
        row = await turned(app, pilot, "fold:rules", "enter")
        usual = app.words.ui("new-rules-usual")
        assert row.startswith("Rules ▾") and usual in row
        (option, *_) = [
            item.id
            for item in app.screen.query_one(ChoicePane).choice.items
            if item.id.startswith("option:")
        ]
        changed = await turned(app, pilot, option)
        await pilot.press("escape")
        await pilot.pause()
        row = under_cursor(app)
        assert row.startswith("Rules ▸") and usual not in row
        assert changed.split("◂")[0].strip() in row, "it says which rule is another one"
        await turned(app, pilot, "fold:rules", "right")
        await turned(app, pilot, option, "left")
        await turned(app, pilot, "fold:rules", "left")
        assert usual in under_cursor(app)
        assert (await begin(app, pilot, begun))[4]["options"] == {}


async def test_one_row_says_who_plays_here_and_one_how_well_all_bots_play(
    make_app: Any, begun: Begun
) -> None:
    app = make_app()
    async with app.run_test(size=(100, 40)) as pilot:
        await opened(app, pilot)
        await turned(app, pilot, "me")
        row = await turned(app, pilot, "bots")
        assert "beginner" in row and "you are KPD · 3 bots (beginner)" in screen_text(app)
        await turned(app, pilot, "seat:dnvp", "left")
        assert "mixed" in screen_text(app)
        players = (await begin(app, pilot, begun))[2]
        assert players == {
            "spd": "beginner", "kpd": "human", "z": "beginner", "dnvp": "steady"
        }  # fmt: skip
        await opened(app, pilot)
        for said in ("you watch", "4 people here", "you are SPD"):
            while said not in screen_text(app):
                await turned(app, pilot, "me")
        await turned(app, pilot, "me", "left")
        assert set((await begin(app, pilot, begun))[2].values()) == {"human"}


async def test_what_was_chosen_last_time_can_be_chosen_again(make_app: Any, begun: Begun) -> None:
    app = make_app()
    async with app.run_test(size=(100, 40)) as pilot:
        await opened(app, pilot)
        assert app.words.ui("new-like-last-time") not in screen_text(app)
        await pilot.press("equals_sign")
        await turned(app, pilot, "me")
        await turned(app, pilot, "bots")
        await turned(app, pilot, "free-undo")
        first = await begin(app, pilot, begun)
        await opened(app, pilot)
        assert "you are SPD" in screen_text(app)
        assert app.words.ui("new-like-last-time") in screen_text(app)
        await pilot.press("equals_sign")
        await pilot.pause()
        assert await begin(app, pilot, begun) == first


async def test_a_key_leads_from_the_form_to_the_lesson(make_app: Any) -> None:
    app = make_app()
    app.choose_game("junta")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        put_cursor_on(app, "new")
        await pilot.press("enter")
        await pilot.pause()
        assert app.words.ui("new-lesson") in screen_text(app)
        await pilot.press("l")
        await until(pilot, lambda: isinstance(app.screen, HintDialog))


# --- settings -----------------------------------------------------------------------------------
async def settings_of(app: LocalApp, pilot: Pilot[Any]) -> None:
    await app.push_screen(SettingsScreen())
    await pilot.pause()


async def test_every_setting_goes_around_and_says_what_it_is_for(make_app: Any) -> None:
    app = make_app(preferences=Preferences(Settings()))
    async with app.run_test(size=(100, 30)) as pilot:
        await settings_of(app, pilot)
        for row, values in ROWS.items():
            chosen = []
            for _ in values:
                await turned(app, pilot, row)
                chosen.append(getattr(app.preferences.settings, row))
            assert sorted(map(str, chosen)) == sorted(map(str, values)), row
            assert await turned(app, pilot, row, "left") != await turned(app, pilot, row, "enter")
            assert getattr(app.preferences.settings, row) == chosen[-1]
            help = app.words.text(f"settings-help-{row.replace('_', '-')}")
            assert plain(help) in plain(screen_text(app)), row
        assert app.preferences.settings == Settings()


async def test_what_is_written_where_and_why_a_theme_may_do_nothing(
    make_app: Any, tmp_path: Path
) -> None:
    for file, environ, row, told in [
        (None, {}, "back", "settings-help-nowhere"),
        (tmp_path / "config.toml", {}, "back", "settings-help-file"),
        (None, {}, "theme", "settings-help-theme"),
        (None, {"NO_COLOR": "1"}, "theme", "settings-help-no-colour"),
        (None, {"NO_COLOR": "1"}, "ascii", "settings-help-ascii"),
    ]:
        app = make_app(preferences=Preferences(file=file), environ=environ)
        async with app.run_test(size=(200, 30)) as pilot:
            await settings_of(app, pilot)
            put_cursor_on(app, row)
            await pilot.pause()
            assert plain(app.words.text(told, file=str(file))) in plain(screen_text(app))


async def test_the_sample_shows_seats_and_styles_as_far_as_there_is_room(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(100, 30)) as pilot:
        await settings_of(app, pilot)
        sample = seen(app, "#sample")
        words = sample.text.split("  ")
        assert words[:4] == ["SPD", "KPD", "Zentrum", "DNVP"] and len(words) >= 8
        for text, style in (("SPD", "spd"), ("KPD", "kpd"), (words[-1], "muted")):
            assert sample.style(text) == app.look.style(style)
        for width, shown in ((21, "SPD  KPD"), (22, "SPD  KPD  Zentrum")):
            app.screen.place_all(width, 30)
            await pilot.pause()
            assert seen(app, "#sample").text == shown


async def test_enter_leads_to_the_keys_and_back(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await settings_of(app, pilot)
        await turned(app, pilot, "keys", "right")
        assert isinstance(app.screen, SettingsScreen), "there is nothing to change"
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, KeysScreen)
        await pilot.press("escape")
        await pilot.pause()
        put_cursor_on(app, "back")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)


async def test_settings_that_cannot_be_written_are_told_and_count(make_app: Any) -> None:
    app = make_app(preferences=Preferences(Settings(), Path("/dev/null/config.toml")))
    async with app.run_test(size=(80, 24)) as pilot:
        await settings_of(app, pilot)
        put_cursor_on(app, "theme")
        await pilot.press("right")
        await pilot.pause()
        assert isinstance(app.screen, ReadingDialog) and "/dev/null" in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        theme = ROWS["theme"][1]
        assert app.preferences.settings.theme == theme
        assert app.words.text(f"settings-theme-{theme}") in under_cursor(app)


# --- playing on ---------------------------------------------------------------------------------
async def played_on(app: LocalApp, pilot: Pilot[Any], game: WeimarGame, **players: str) -> Replay:
    """The form for playing on from move 12 of a game with these players."""
    replay = Replay.open(SAVES / "example.weimar", lambda header: game)
    replay.saved.header.players.update(players)
    replay.jump(12)
    await app.push_screen(PlayOnScreen(replay, LoadedGame(game, "en")))
    await pilot.pause()
    return replay


async def test_who_played_plays_on_and_somebody_is_a_person(
    make_app: Any, game: WeimarGame, tmp_path: Path
) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        words = LoadedGame(game, "en").words
        replay = await played_on(app, pilot, game, kpd="gone", z="cards")
        recorded = {**replay.saved.header.players, "spd": "human"}
        for seat, player in recorded.items():
            put_cursor_on(app, seat)
            await pilot.pause()
            row = under_cursor(app)
            assert row.startswith(words.seat(seat)) and words.player(player) in row
            assert ("▸" in row) == (seat != "z"), "behaviour cards stay"
        assert await turned(app, pilot, "z") == await turned(app, pilot, "z", "left")
        assert words.player("human") not in await turned(app, pilot, "kpd")
        assert words.player("human") in await turned(app, pilot, "kpd", "left")
        await turned(app, pilot, "dnvp", "enter")
        assert app.words.ui("new-free-undo-yes") in await turned(app, pilot, "free-undo")
        put_cursor_on(app, "begin")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, HandOverScreen), "two people play now"
        header = read_save(tmp_path / "example-from-12.weimar").header
        assert header.players["spd"] == header.players["kpd"] == "human"
        assert header.players["z"] == "cards" and header.options["free_undo"] is True
        assert header.players["dnvp"] != recorded["dnvp"] and header.created[4] == "-"


async def test_where_a_game_cannot_be_saved_another_place_can_be_tried(
    make_app: Any, game: WeimarGame, tmp_path: Path
) -> None:
    app = make_app()
    app.saves = tmp_path / "file"
    app.saves.write_text("no folder")
    async with app.run_test(size=(80, 24)) as pilot:
        await played_on(app, pilot, game)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, ReadingDialog)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, PlayOnScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)


async def test_a_changed_form_is_left_only_after_asking(make_app: Any, begun: Begun) -> None:
    """On a slow line an Esc can be part of an arrow key."""
    app = make_app()
    async with app.run_test(size=(100, 40)) as pilot:
        await opened(app, pilot)
        changed = await turned(app, pilot, "free-undo")
        put_cursor_on(app, "begin")
        for keys in (["escape"], ["escape", "escape"], ["escape", "enter"]):
            await pilot.press(*keys)
            await pilot.pause()
            if len(keys) == 1:
                assert app.words.ui("discard-title") in screen_text(app)
                await pilot.press("escape")
                await pilot.pause()
            assert isinstance(app.screen, NewGameScreen)
            assert changed in screen_text(app)
        await turned(app, pilot, "free-undo")
        put_cursor_on(app, "begin")
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen), "it is as it was"
        await opened(app, pilot)
        await turned(app, pilot, "free-undo")
        put_cursor_on(app, "begin")
        await pilot.press("escape", "2", "enter")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen) and begun == []
