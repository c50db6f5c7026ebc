"""Forms row by row: what each can be set to, what it says, where it stands, what comes of it."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from textual.screen import Screen

from tests.tui.moments import SAVES
from weimar_tui.chairs import HUMAN
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.journal import read_save
from weimar_tui.kernel.replay import Replay
from weimar_tui.registry import game_ids
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice import Choice
from weimar_tui.tui.form import FormScreen, Row
from weimar_tui.tui.layout import Place
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.screen import WeimarScreen
from weimar_tui.tui.screens import play_on as play_on_part, settings as settings_part
from weimar_tui.tui.screens.keys import KeysScreen
from weimar_tui.tui.screens.new_game import PACES, NewGameScreen
from weimar_tui.tui.screens.play_on import PlayOnScreen
from weimar_tui.tui.screens.settings import ROWS, SettingsScreen
from weimar_tui.tui.settings import Preferences, Settings

Box = tuple[int, int, int, int] | None


class Unshown:
    """A screen that was never opened: what it would place, show and begin is kept."""

    app_: Any
    placed: dict[str, Box]
    asked: Choice

    here = local = property(lambda self: self.app_)  # type: ignore[assignment]
    words = property(lambda self: self.app_.words)
    look = property(lambda self: self.app_.look)

    def put(self, places: dict[str, Place | None]) -> None:
        self.placed = {
            name: (place.x, place.y, place.width, place.height) if place is not None else None
            for name, place in places.items()
        }

    @property
    def form(self) -> Any:
        return SimpleNamespace(ask=self._ask, choice=self.__dict__.get("asked", Choice()))

    def _ask(self, choice: Choice) -> None:
        self.asked = choice

    def query_one(self, *_: Any) -> Any:
        return SimpleNamespace(show=lambda: None)

    refits = 0

    def refit(self) -> None:
        self.refits += 1

    def dismiss(self, answer: Any) -> None:
        self.__dict__.setdefault("left", []).append(answer)


class NewGame(Unshown, NewGameScreen): ...


class SettingsForm(Unshown, SettingsScreen): ...


class PlayOn(Unshown, PlayOnScreen): ...


def app(**settings: Any) -> Any:
    """An app that does not run; the games it is to begin are kept."""
    made = LocalApp(lang="en", preferences=Preferences(Settings(**settings)), seed="7")
    made.begun = []
    made.new_game = lambda *arguments, **options: made.begun.append((arguments, options))
    return made


def new_game(**settings: Any) -> Any:
    form = NewGame()
    form.app_ = app(**settings)
    form.values = {"seed": "7", "free-undo": "no", "pace": "normal"}
    form._take_up_game()
    return form


def said(form: FormScreen) -> dict[str, str]:
    return {row.id: row.said for row in form.rows()}


# --- any form -----------------------------------------------------------------------------------
class Plain(Unshown, FormScreen):
    def rows(self) -> list[Row]:
        return [
            Row("a", "Label", "one", many=True, help="What a is for."),
            Row("b", self.label, "two"),
        ]

    def ways(self) -> list[Row]:
        return [Row("go", "", "Begin")]

    label = "Another"


def test_values_stand_behind_the_longest_label_and_arrows_around_what_can_be_changed() -> None:
    form = Plain()
    form.app_ = app()
    form.fill("b")
    assert [item.text for item in form.asked.items] == [
        "Label             ◂ one ▸",
        "Another             two",
        "Begin",
    ]
    assert form.asked.preview == {"a": "What a is for."} and form.asked.answer[1] == "b"
    form.label = "A label of twenty-two."
    form.fill("a")
    assert form.asked.items[1].text == "A label of twenty-two.   two"
    form.label = "A label that is much longer than thirty"
    form.fill("a")
    assert form.asked.items[0].text == "Label" + " " * 25 + "◂ one ▸"


def test_the_cursor_of_an_empty_form_changes_nothing() -> None:
    form = Plain()
    form.action_change(1)
    form.follow_settings()
    assert form.refits == 1 and "asked" not in form.__dict__


def test_rows_are_said_anew_where_settings_were_changed() -> None:
    form = Plain()
    form.app_ = app()
    form.fill("b")
    form.label = "Noch eine"
    form.follow_settings()
    assert form.asked.items[1].text.startswith("Noch eine") and form.asked.answer[1] == "b"
    assert form.refits == 1


# --- a new game ---------------------------------------------------------------------------------
def test_the_form_of_a_new_game_offers_what_the_game_has() -> None:
    form = new_game()
    assert [row.id for row in form.rows()] == [
        *("game", "scenario", "seat:spd", "seat:kpd", "seat:z", "seat:dnvp"),
        *(f"option:{option.name}" for option in form.options),
        *("seed", "free-undo", "pace"),
    ]
    assert form.values["seat:spd"] == HUMAN
    assert {form.values[f"seat:{seat}"] for seat in ("kpd", "z", "dnvp")} == {
        form.playset.offer.usual_bot
    }
    rows = {row.id: row for row in form.rows()}
    assert rows["seat:spd"].label == "SPD" and rows["seed"].said == "7"
    assert not rows["seed"].many and rows["pace"].many and rows["free-undo"].many
    assert all(row.help for row in form.rows()) and form.ways()[0].help


def test_every_value_of_every_row_of_every_game_can_be_chosen() -> None:
    form = new_game()
    for game in game_ids():
        while form.values["game"] != game:
            form.change("game", 1)
        for scenario in form.scenarios:
            while form.values["scenario"] != scenario:
                form.change("scenario", 1)
            for row in list(form._rows()):
                if row in ("game", "scenario"):
                    continue
                choices = form._choices(row)
                before = form.values[row]
                for _ in choices:
                    form.change(row, 1)
                assert form.values[row] == before and form.rows()
                form.change(row, -1)
                form.change(row, 1)
                assert form.values[row] == before
            form._begin()
            (playset, chosen, players, seed), options = form.app_.begun[-1]
            assert (playset.game.id, chosen, seed) == (game, scenario, "7")
            assert tuple(players) == form.seats and HUMAN in players.values()
            assert options["free_undo"] is False


def test_seats_that_cards_play_are_no_choice() -> None:
    form = new_game()
    while form.values["scenario"] != "first-winter":
        form.change("scenario", 1)
    fixed = form.scenario.fixed
    seat = next(iter(fixed))
    assert form._choices(f"seat:{seat}") == ()
    row = next(row for row in form.rows() if row.id == f"seat:{seat}")
    assert not row.many and row.said == form.playset.words.player(fixed[seat])
    before = dict(form.values)
    form.change(f"seat:{seat}", 1)
    form.change("seed", 1)
    assert form.values == before
    form._begin()
    assert form.app_.begun[-1][0][2][seat] == fixed[seat]


def test_the_number_of_players_brings_its_seats() -> None:
    form = new_game(game="junta")
    usual = len(form.seats)
    assert form.values["players"] == str(usual)
    form.change("players", 1)
    assert len(form.seats) == int(form.values["players"]) != usual
    assert all(f"seat:{seat}" in form.values for seat in form.seats)
    assert [row.id for row in form.rows()][2] == "players"
    other = next(name for name, one in form.scenarios.items() if len(one.seats) == 1)
    while form.values["scenario"] != other:
        form.change("scenario", 1)
    assert "players" not in form._rows()


def test_what_was_chosen_is_what_is_begun() -> None:
    form = new_game()
    form.change("free-undo", 1)
    form.values["pace"] = "gentle"
    form._seed_typed("abc")
    form._seed_typed(None)
    form._begin()
    (_, _, _, seed), options = form.app_.begun[-1]
    assert seed == "abc" and options["free_undo"] is True and form.app_.gentle


def test_where_the_form_of_a_new_game_stands() -> None:
    for size, places in [
        (
            (80, 24),
            {"head": (2, 1, 76, 5), "form": (2, 6, 76, 15), "about": None},
        ),
        ((60, 30), {"head": (2, 4, 56, 5), "form": (2, 9, 56, 15), "about": (3, 25, 55, 4)}),
        ((120, 40), {"head": (22, 9, 76, 5), "form": (22, 14, 76, 15), "about": (23, 30, 75, 4)}),
    ]:
        form = new_game()
        form.place_all(*size)
        assert form.placed == places and form.roomy == (places["about"] is not None)
        scenario = next(row for row in form.rows() if row.id == "scenario")
        about = form.playset.words.scenario_about(form.scenario.id)
        assert (scenario.help == about) == (not form.roomy), "it is told once"


def test_the_scenario_is_told_below_as_soon_as_there_is_room() -> None:
    form = new_game()
    roomy = []
    for height in range(24, 34):
        form.place_all(80, height)
        bottom = form.placed["form"][1] + form.placed["form"][3]
        assert bottom <= height
        if form.roomy:
            roomy.append(height)
            assert form.placed["about"][1] + 4 <= height
    assert roomy and roomy == list(range(roomy[0], 34))
    form.place_all(80, roomy[0] - 1)
    _, y, _, rows = form.placed["form"]
    assert roomy[0] - 1 - y - rows - 1 < 4
    sheet = Canvas(75, 4, form.look)
    form._draw_about(sheet)
    assert sheet.text().split("\n")[0] == form.playset.words.scenario(form.scenario.id)
    assert [sheet.styles()[y][0] for y in (0, 1)] == ["strong", "muted"]


async def test_enter_changes_a_row_asks_for_the_seed_or_begins() -> None:
    form = new_game()
    opened: list[Any] = []
    form.app_.push_screen = lambda dialog, then: opened.append((dialog, then))
    type(form).app = property(lambda self: self.app_)
    form.fill("pace")
    before = form.values["pace"]
    await form._picked(SimpleNamespace(option="pace"))
    assert form.values["pace"] == PACES[PACES.index(before) + 1] and form.refits == 1
    await form._picked(SimpleNamespace(option="seed"))
    ((dialog, then),) = opened
    assert (dialog.heading, dialog.value) == (form.words.ui("new-seed"), "7")
    then("8")
    assert form.values["seed"] == "8" and form.asked.answer[1] == "seed"
    assert form.app_.begun == []
    await form._picked(SimpleNamespace(option="begin"))
    assert len(form.app_.begun) == 1 and form.left == [None]
    form.action_leave()
    assert form.left == [None, None]


# --- settings -----------------------------------------------------------------------------------
def test_every_setting_has_a_row_that_goes_around() -> None:
    form = SettingsForm()
    form.app_ = app()
    assert [row.id for row in form.rows()] == list(ROWS)
    assert all(row.many and row.help and row.label for row in form.rows())
    for row, values in ROWS.items():
        seen = []
        for _ in values:
            form.change(row, 1)
            seen.append(getattr(form.app_.preferences.settings, row))
        assert sorted(map(str, seen)) == sorted(map(str, values)), row
        form.change(row, -1)
        form.change(row, 1)
        assert getattr(form.app_.preferences.settings, row) == seen[-1]
    form.change("keys", 1)
    assert form.app_.preferences.settings == Settings()


def test_what_is_written_where_and_why_a_theme_may_do_nothing(tmp_path: Path) -> None:
    form = SettingsForm()
    form.app_ = app()
    text = form.words.text
    assert form.ways()[1].help == text("settings-help-nowhere")
    form.app_.preferences.file = tmp_path / "config.toml"
    assert str(tmp_path) in form.ways()[1].help
    help = {row.id: row.help for row in form.rows()}["theme"]
    assert help == text("settings-help-theme")
    form.app_._environ["NO_COLOR"] = "1"
    helps = {row.id: row.help for row in form.rows()}
    assert helps.pop("theme") == text("settings-help-no-colour") not in helps.values()


def test_the_sample_shows_seats_and_styles_as_far_as_there_is_room() -> None:
    form = SettingsForm()
    form.app_ = app()
    wide = Canvas(76, 1, form.look)
    form._draw_sample(wide)
    words = wide.text().split("  ")
    assert words[:4] == ["SPD", "KPD", "Zentrum", "DNVP"] and len(words) >= 8
    assert wide.styles()[0][0] == "spd" and wide.styles()[0][5] == "kpd"
    narrow = Canvas(17, 1, form.look)
    form._draw_sample(narrow)
    assert narrow.text() == "SPD  KPD"
    exact = Canvas(18, 1, form.look)
    form._draw_sample(exact)
    assert exact.text() == "SPD  KPD  Zentrum"


def test_where_the_settings_stand() -> None:
    form = SettingsForm()
    form.app_ = app()
    form.place_all(80, 24)
    assert form.placed == {
        "head": (2, 1, 76, 5),
        "form": (2, 6, 76, 12),
        "sample": (2, 19, 76, 1),
    }
    form.place_all(60, 21)
    assert form.placed["head"] == (2, 0, 56, 5)


def test_enter_changes_a_setting_leads_to_the_keys_or_back() -> None:
    form: Any = SettingsForm()
    form.app_ = app()
    opened: list[Any] = []
    form.app_.push_screen = opened.append
    type(form).app = property(lambda self: self.app_)
    form.fill("motion")
    form._picked(SimpleNamespace(option="motion"))
    assert not form.app_.preferences.settings.motion and form.asked.answer[1] == "motion"
    assert form.refits == 1, "everything here may look another way"
    form._picked(SimpleNamespace(option="keys"))
    assert [type(screen) for screen in opened] == [KeysScreen] and "left" not in form.__dict__


def test_whoever_leaves_the_settings_finds_everything_following_them() -> None:
    followed: list[str] = []

    class Below(WeimarScreen):
        def follow_settings(self) -> None:
            followed.append("followed")

    form: Any = SettingsForm()
    form.app_ = SimpleNamespace(screen_stack=[Screen(), Below(), form])
    form._picked(SimpleNamespace(option="back"))
    assert form.left == [None] and followed == ["followed"] and form.refits == 0


def test_settings_that_cannot_be_written_are_told_and_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[Any] = []
    monkeypatch.setattr(settings_part, "show_problem", lambda app, error: told.append(error))
    form: Any = SettingsForm()
    form.app_ = app()
    form.app_.preferences.file = Path("/dev/null/config.toml")
    form.fill("theme")
    form.change("theme", 1)
    assert len(told) == 1 and form.app_.preferences.settings.theme == ROWS["theme"][1]
    assert form.asked.items[1].text.strip().endswith(f"{said(form)['theme']} ▸")


# --- playing on ---------------------------------------------------------------------------------
def play_on(game: WeimarGame, **players: str) -> Any:
    replay = Replay.open(SAVES / "example.weimar", lambda header: game)
    replay.saved.header.players.update(players)
    form = PlayOn(replay, Playset(game, "en"))
    form.app_ = app()
    return form


def test_who_played_plays_on_and_somebody_is_a_person(game: WeimarGame) -> None:
    form = play_on(game, kpd="quick", z="cards")
    assert form.values == {
        "spd": "human",
        "kpd": "quick",
        "z": "cards",
        "dnvp": form.replay.saved.header.players["dnvp"],
        "free-undo": "no",
    }
    other = play_on(game, kpd="human")
    assert list(other.values.values()).count("human") == 1 and other.values["kpd"] == "human"
    rows = {row.id: row for row in form.rows()}
    assert rows["kpd"].many and not rows["z"].many and rows["free-undo"].many
    assert rows["kpd"].label == "KPD" and rows["free-undo"].label != rows["free-undo"].said
    assert rows["kpd"].help != rows["free-undo"].help


def test_another_player_for_a_seat(game: WeimarGame) -> None:
    form = play_on(game, kpd="gone", z="cards")
    form.change("z", 1)
    assert form.values["z"] == "cards", "behaviour cards stay"
    form.change("kpd", 1)
    assert form.values["kpd"] == form.players[1], "from a player that is no more"
    form.change("kpd", 1)
    form.change("kpd", -1)
    form.change("kpd", -1)
    assert form.values["kpd"] == form.players[0] == HUMAN
    form.change("free-undo", 1)
    assert form.values["free-undo"] == "yes" and said(form)["free-undo"]
    form.place_all(80, 24)
    assert form.placed == {"head": (2, 2, 76, 5), "form": (2, 7, 76, 13)}
    form.place_all(60, 19)
    assert form.placed["head"] == (2, 0, 56, 5)


def test_what_was_chosen_is_played_on_in_a_save_of_its_own(
    game: WeimarGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = play_on(game)
    opened: list[Path] = []
    form.app_.open_save = opened.append
    form.app_.saves = tmp_path
    form.replay.jump(12)
    form.fill("begin")
    form.asked.go("kpd")
    form._picked(SimpleNamespace(option="kpd"))
    assert (
        form.values["kpd"] == form.players[(form.players.index("steady") + 1) % len(form.players)]
    )
    assert opened == [] and "left" not in form.__dict__
    form.values["free-undo"] = "yes"
    form._picked(SimpleNamespace(option="begin"))
    (path,) = opened
    assert path == tmp_path / "example-from-12.weimar" and form.left == [None]
    header = read_save(path).header
    assert header.players == {seat: form.values[seat] for seat in header.seats}
    assert header.created[4] == "-"
    told: list[Any] = []
    monkeypatch.setattr(play_on_part, "show_problem", lambda app, error: told.append(error))

    def fails(*_: Any, **__: Any) -> None:
        raise SaveError("Disk full.")

    monkeypatch.setattr(play_on_part, "branch", fails)
    form._picked(SimpleNamespace(option="begin"))
    assert len(told) == len(opened) == len(form.left) == 1, "one can try another place"
    form.action_leave()
    assert form.left == [None, None]
    form.app_.saves = None
    monkeypatch.setattr(play_on_part, "saves_folder", lambda: tmp_path / "usual")
    assert form._folder() == tmp_path / "usual"
