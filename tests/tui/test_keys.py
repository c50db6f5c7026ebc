"""Changing key bindings: which keys are possible, the screen for it, and the immediate effect."""

from __future__ import annotations

import random
import re
from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from textual.binding import BindingsMap
from textual.events import Key, Paste
from textual.message_pump import MessagePump

import weimar_tui.text
from tests.tui.looking import put_cursor_on, same_as_snapshot, screen_text, sizes_and_languages
from tests.tui.playing import begun
from tests.wordings import LANGUAGES
from weimar_tui.text.messages import Messages
from weimar_tui.tui.canvas import width_of
from weimar_tui.tui.dialogs.key import KeyDialog, pressed_key, trouble_text
from weimar_tui.tui.key_words import help_keys, key_name, key_names, what, where
from weimar_tui.tui.keymap import (
    FIXED,
    SERVED,
    SOURCES,
    KeyChange,
    Keymap,
    entries,
    heard_together,
)
from weimar_tui.tui.keys import BINDINGS, known_key
from weimar_tui.tui.lobby.app import ServedApp
from weimar_tui.tui.screens.keys import KeysScreen
from weimar_tui.tui.screens.settings import SettingsScreen
from weimar_tui.tui.settings import Preferences, Settings, read_settings

ALL = entries(SOURCES + SERVED)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config" / "config.toml"


def keymap(**chosen: str) -> Keymap:
    return Keymap(ALL, {id.replace("__", ".").replace("_", "-"): k for id, k in chosen.items()})


# --- what there is ------------------------------------------------------------------------------
def test_every_binding_is_listed() -> None:
    assert {entry.id for entry in entries()} == set(BINDINGS)
    assert len(entries()) == len(BINDINGS)
    assert {entry.place for entry in entries(SERVED)} == {place for place, _, _ in SERVED}


def test_usual_keys_meet_only_where_one_is_meant_to_go_first() -> None:
    """The arrows of a form or the codex precede those of its list, and both filters filter.

    On a picture of the lobby, `l` goes to the next one as everywhere; elsewhere it is the lesson.
    """
    met = {
        (one.place, other.place, key)
        for one, other in combinations(ALL, 2)
        if heard_together(one.place, other.place)
        for key in set(one.usual) & set(other.usual)
    }
    forms = ("codex", "new", "new-table", "play-on", "settings")
    assert met == {("game", "choice", "f")} | {
        ("choice", form, key) for form in forms for key in ("left", "right")
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_binding_and_key_has_words(lang: str) -> None:
    words = Messages(lang, strict=True)
    for entry in ALL:
        assert what(words, entry)
        assert where(words, entry)
        assert "_" not in key_names(words, entry.usual)
    assert {key_name(words, key) for key in FIXED}
    assert key_name(words, "f9") == "F9"
    assert key_name(words, "T") == "T"
    assert key_name(words, "question_mark") == "?"
    assert key_name(words, "ctrl+z") == ("Strg+Z" if lang == "de" else "Ctrl+Z")
    assert key_names(words, ()) == words.text("keymap-none")


def test_no_words_for_bindings_that_are_not() -> None:
    locales = Path(weimar_tui.text.__file__).parent / "locales"
    text = (locales / "en" / "keys.ftl").read_text(encoding="utf-8")
    told = set(re.findall(r"^keymap-([a-z-]+) =", text.partition("# --- What ---")[2], re.M))
    told = {name for name in told if not name.startswith("name-")}
    ids = {entry.id.replace(".", "-") for entry in ALL}
    forms = {entry.id.replace("new.", "form-") for entry in ALL if entry.id.startswith("new.")}
    assert told - forms <= ids


# --- giving keys --------------------------------------------------------------------------------
def test_a_free_key_goes_in_the_place_of_the_others() -> None:
    usual = keymap()
    assert usual.give(usual["game.undo"], "z").keys == {"game.undo": "z"}
    assert usual.give(usual["game.help"], "ctrl+e").keys == {"game.help": "ctrl+e"}


def test_fixed_keys_stay_beside_the_new_one() -> None:
    usual = keymap()
    assert usual.give(usual["choice.up"], "V").keys == {"choice.up": "up,V"}
    assert usual.give(usual["choice.take"], "Y").keys == {"choice.take": "enter,Y"}
    again = keymap(choice__up="up,V")
    assert again.give(again["choice.up"], "k").keys == {}


def test_what_cannot_be_given() -> None:
    for id, key, trouble in [
        ("game.undo", "enter", "fixed"),
        ("game.undo", "7", "fixed"),
        ("game.undo", "shift+tab", "fixed"),
        ("game.undo", "", "unknown"),
        ("game.undo", "u", "same"),
        ("game.undo", "c", "clash"),
        ("game.undo", "k", "clash"),
        ("game.undo", "f9", "clash"),
        ("app.quit", "x", "typed"),
        ("codex.up", "question_mark", "typed"),
        ("app.interrupt", "ctrl+x", "fixed-binding"),
        ("keys.leave", "x", "fixed-binding"),
    ]:
        usual = keymap()
        outcome = usual.give(usual[id], key)
        assert outcome.trouble == trouble
        if trouble != "clash":
            assert outcome.keys is None


def test_a_key_used_elsewhere_is_no_clash() -> None:
    usual = keymap()
    assert usual.give(usual["game.undo"], "g").trouble == "clash"  # the first of a list
    assert usual.give(usual["replay.charts"], "u").keys == {"replay.charts": "u"}
    assert usual.give(usual["game.undo"], "p").keys == {"game.undo": "p"}  # a key of the replay


def test_two_can_swap() -> None:
    usual = keymap()
    outcome = usual.give(usual["game.undo"], "c")
    assert outcome.other == usual["game.cards"]
    assert outcome.keys == {"game.undo": "c", "game.cards": "u"}
    outcome = usual.give(usual["game.undo"], "question_mark")
    assert outcome.keys == {"game.undo": "question_mark", "game.help": "u,f1"}


def test_who_has_other_keys_left_can_do_without_one() -> None:
    usual = keymap()
    outcome = usual.give(usual["game.back"], "question_mark")
    assert outcome.keys == {"game.back": "escape,question_mark", "game.help": "f1"}
    outcome = usual.give(usual["game.back"], "u")
    assert (outcome.trouble, outcome.keys) == ("clash", None)


def test_no_swap_that_would_clash_again() -> None:
    usual = keymap()
    # u as a key of lists would clash with the u of questions
    outcome = usual.give(usual["game.undo"], "G")
    assert (outcome.trouble, outcome.keys, outcome.other) == (
        "clash",
        None,
        usual["choice.last"],
    )
    # a letter cannot quit the program
    assert usual.give(usual["game.undo"], "ctrl+q").keys is None


def test_the_usual_keys_come_back_unless_given_away() -> None:
    changed = keymap(game__undo="c", game__cards="u", game__help="f1")
    assert changed.changed(changed["game.help"])
    assert changed.restore(changed["game.help"]).keys == {"game.undo": "c", "game.cards": "u"}
    outcome = changed.restore(changed["game.undo"])
    assert (outcome.trouble, outcome.other, outcome.keys) == (
        "clash",
        changed["game.cards"],
        None,
    )
    filters = keymap(choice__filter="ctrl+f")
    assert filters.restore(filters["choice.filter"]).keys == {}  # both filters are f by design


def test_what_the_file_gives_a_neighbour_is_the_neighbours() -> None:
    changed = keymap(game__undo="c, ?")
    assert changed.keys(changed["game.undo"]) == ("c", "question_mark")
    assert changed.keys(changed["game.cards"]) == ()
    assert changed.keys(changed["game.help"]) == ("f1",)


@pytest.mark.parametrize("seed", range(5))
def test_the_terminal_library_understands_the_keys_the_same_way(seed: int) -> None:
    """After many changes and swaps, the display agrees with Textual's bindings."""
    chance = random.Random(seed)
    keys = [*"abcdefghijklmnopqrstuvwxyzGTVRI", "f1", "f12", "ctrl+z", "comma", "plus", "space"]
    chosen: dict[str, str] = {}
    for _ in range(60):
        now = Keymap(ALL, chosen)
        entry = chance.choice(ALL)
        outcome = (
            now.restore(entry) if chance.random() < 0.2 else now.give(entry, chance.choice(keys))
        )
        chosen = outcome.keys if outcome.keys is not None else chosen
    assert len(chosen) > 10
    now = Keymap(ALL, chosen)
    assert read_back(chosen) == {entry.id: set(now.keys(entry)) for entry in ALL}


def read_back(chosen: dict[str, str]) -> dict[str, set[str]]:
    """The keys of each binding as Textual has them."""
    found: dict[str, set[str]] = {entry.id: set() for entry in ALL}
    for _, module, name in SOURCES + SERVED:
        bindings = BindingsMap(getattr(import_module(f"weimar_tui.tui.{module}"), name).BINDINGS)
        bindings.apply_keymap(chosen)
        for key, binding in bindings:
            if binding.id in found:
                found[binding.id].add(key)
    return found


def test_a_sign_without_a_name_of_its_own_is_a_key() -> None:
    assert pressed_key(Key("question_mark", "?")) == "question_mark"
    assert pressed_key(Key("section_sign", "§")) == "§"
    assert pressed_key(Key("f40", None)) == "f40"


def test_keys_are_called_as_one_reads_them() -> None:
    words = Messages("en")
    named = {
        "u": "u",
        "T": "T",
        "f9": "F9",
        "ctrl+z": "Ctrl+Z",
        "ctrl+question_mark": "Ctrl+?",
        "shift+tab": "Shift+Tab",
        "pageup": "PgUp",
        "question_mark": "?",
    }
    assert {key: key_name(words, key) for key in named} == named
    assert key_names(words, ("u", "f9")) == "u F9"
    assert key_names(words, ()) == words.text("keymap-none")


def test_why_a_key_cannot_be_had_is_told_with_the_binding_that_has_it() -> None:
    words = Messages("en")
    usual = keymap()
    undo, cards = usual["game.undo"], usual["game.cards"]
    names = {"what": what(words, cards), "place": where(words, cards)}

    def told(key: str, **outcome: Any) -> str:
        return trouble_text(words, undo, key, KeyChange(**outcome))

    clash = told("c", trouble="clash", other=cards)
    assert clash == words.text("keymap-trouble-clash", key="c", **names)
    swap = told("c", trouble="clash", other=cards, keys={"game.undo": "c"})
    assert swap == words.text("keymap-trouble-swap", key="c", **names)
    own = {"what": what(words, undo), "place": where(words, undo)}
    assert told("pageup", trouble="fixed") == words.text("keymap-trouble-fixed", key="PgUp", **own)
    assert told("u", trouble="same", keys={}) == words.text("keymap-trouble-same", key="u", **own)
    assert told("f99", trouble="typed") == words.text("keymap-trouble-typed", key="f99", **own)


# --- the screen ---------------------------------------------------------------------------------
async def open_keys(app: Any, pilot: Any) -> None:
    await pilot.press("f9")
    await pilot.pause()
    put_cursor_on(app, "keys")
    await pilot.press("enter")
    await pilot.pause()
    assert isinstance(app.screen, KeysScreen)


@pytest.mark.parametrize(("size", "lang"), sizes_and_languages([(80, 24), (160, 48)]))
async def test_the_screen(make_app: Any, lang: str, size: tuple[int, int]) -> None:
    app = make_app(lang)
    async with app.run_test(size=size) as pilot:
        await pilot.press("f9")
        await pilot.pause()
        put_cursor_on(app, "keys")
        await pilot.pause()
        same_as_snapshot(f"settings-{size[0]}-{lang}", app)
        await pilot.press("enter")
        await pilot.pause()
        text = screen_text(app)
        same_as_snapshot(f"keys-{size[0]}-{lang}", app)
        undo = what(app.words, app.screen.keymap["game.undo"])
        row = next(row for row in text.split("\n") if undo in row)
        other = next(row for row in text.split("\n") if " F1" in row)
        assert width_of(row[: row.rindex("u")]) == width_of(other[: other.index("?")])
        await pilot.press("enter", "c")
        await pilot.pause()
        same_as_snapshot(f"dialog-key-{size[0]}-{lang}", app)


async def test_a_new_key_counts_at_once_and_is_written(
    make_app: Any, make_table: Any, file: Path
) -> None:
    app = make_app(preferences=Preferences(file=file))
    async with app.run_test(size=(120, 40)) as pilot:
        table = await begun(app, pilot, make_table())
        first = table.human_decisions()[0]
        await pilot.press("enter")
        await pilot.pause()
        assert table.human_decisions()[0] != first
        await open_keys(app, pilot)
        await pilot.press("enter", "z")
        await pilot.pause()
        assert isinstance(app.screen, KeysScreen)
        assert re.search(r"undo +z \(changed\)", screen_text(app))
        assert read_settings(file)[0].keys == {"game.undo": "z"}
        await pilot.press("escape", "escape")
        await pilot.pause()
        assert " z undo" in screen_text(app)
        await pilot.press("u")
        await pilot.pause()
        assert table.human_decisions()[0] != first
        await pilot.press("z")
        await pilot.pause()
        assert table.human_decisions()[0] == first
        await pilot.press("f1")
        await pilot.pause()
        assert "z undoes" in " ".join(screen_text(app).split())


async def test_esc_leaves_a_key_as_it_is(make_app: Any, file: Path) -> None:
    app = make_app(preferences=Preferences(file=file))
    async with app.run_test(size=(80, 24)) as pilot:
        await open_keys(app, pilot)
        await pilot.press("enter", "c", "escape")
        await pilot.pause()
        assert isinstance(app.screen, KeysScreen)
        assert app.preferences.settings.keys == {}
        assert not file.exists()


async def test_a_key_in_use_is_named_and_swapped_when_wished(make_app: Any, file: Path) -> None:
    app = make_app(preferences=Preferences(file=file))
    async with app.run_test(size=(80, 24)) as pilot:
        await open_keys(app, pilot)
        await pilot.press("enter", "c")
        await pilot.pause()
        assert "c already does “all cards” (In the game)" in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert read_settings(file)[0].keys == {"game.undo": "c", "game.cards": "u"}
        await pilot.press("backspace")
        await pilot.pause()
        assert "The default key is now used for “all cards”" in screen_text(app)
        await pilot.press("end", "up", "enter")
        await pilot.pause()
        assert read_settings(file)[0].keys == {}
        assert "(changed)" not in screen_text(app)


async def test_after_a_clash_another_key_is_tried(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await open_keys(app, pilot)
        await pilot.press("enter", "c", "tab")
        await pilot.pause()
        assert "Tab cannot be reassigned" in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "Enter cannot be reassigned" in screen_text(app)
        await pilot.press("ctrl+n")
        await pilot.pause()
        assert app.preferences.settings.keys == {"game.undo": "ctrl+n"}
        await pilot.press("backspace")
        await pilot.pause()
        assert app.preferences.settings.keys == {}
        await pilot.press("enter")
        app.post_message(Paste("z"))
        await pilot.pause()
        assert app.preferences.settings.keys == {}, "pasted text is no key"
        await pilot.press("z", "enter", "delete")
        await pilot.pause()
        assert app.preferences.settings.keys == {}


async def test_keys_of_the_app_only_answer_the_question(make_app: Any) -> None:
    """Ctrl+Q does not quit and Ctrl+P opens nothing during the question for a key;
    Ctrl+C still quits."""
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await open_keys(app, pilot)
        await pilot.press("enter")
        for key, said in (("ctrl+q", "“quit”"), ("ctrl+p", "list of commands")):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, KeyDialog)
            assert said in " ".join(screen_text(app).split())
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert app.return_value == 0


async def test_what_is_fixed_says_so(make_app: Any) -> None:
    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await open_keys(app, pilot)
        await pilot.press("f", *"quit at once", "enter")
        await pilot.pause()
        assert isinstance(app.screen, KeysScreen)
        text = screen_text(app)
        assert re.search(r"quit at once +Ctrl\+C \(fixed\)", text)
        assert "The keys for “quit at once” cannot be changed." in text


async def test_another_key_opens_the_settings_and_the_start_menu_still_does(make_app: Any) -> None:
    app = make_app(preferences=Preferences(Settings(keys={"app.settings": "ctrl+o"})))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f9")
        await pilot.pause()
        assert not isinstance(app.screen, SettingsScreen)
        await pilot.press("ctrl+o")
        await pilot.pause()
        assert isinstance(app.screen, SettingsScreen)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_the_keys_as_they_are(lang: str) -> None:
    words = Messages(lang)
    usual = help_keys(words, {})
    for key in ("F2", "F8", "F9", "+S", "+P", "+Q", "<", ">"):
        assert key in usual
    keys = {"app.settings": "f12", "game.undo": "ctrl+z", "choice.down": "down,n"}
    keys |= {"learn.hint": "f10", "game.points": "f11"}
    changed = help_keys(words, keys)
    assert "F12" in changed and "F10" in changed and "F11" in changed
    assert "F9" not in changed
    assert key_name(words, "ctrl+z") in changed
    assert " n " in changed.replace("或n與", " n ")


def test_served_players_can_change_keys_for_as_long_as_they_stay(tmp_path: Path) -> None:
    app = ServedApp(tmp_path / "socket", "ada", ponder=0.0, lang="en")
    mine = Keymap(entries(app.key_sources), app.preferences.settings.keys)
    outcome = mine.give(mine["game.undo"], "t")
    assert (outcome.trouble, outcome.other) == ("clash", mine["table.talk"])
    assert outcome.keys is not None
    app.change_settings(keys=outcome.keys)
    assert app.preferences.settings.keys == {"game.undo": "t", "table.talk": "u"}
    assert list(tmp_path.iterdir()) == []


def test_one_key_with_two_jobs_is_told() -> None:
    assert keymap().clashes() == []
    assert keymap(game__undo="c", game__cards="u").clashes() == [], "two have swapped"
    three = {(key, one.id, other.id) for key, one, other in keymap(game__undo="c,u").clashes()}
    assert three == {("c", "game.undo", "game.cards")}, "nothing is left for the cards"
    told = {(key, other.id) for key, _, other in keymap(game__undo="y", game__cards="y").clashes()}
    assert told == {("y", "game.cards")}
    told = {(key, other.id) for key, _, other in keymap(game__undo="j").clashes()}
    assert ("j", "choice.down") in told


def test_the_app_says_so_in_a_line(make_app: Any, tmp_path: Path) -> None:
    chosen = Preferences(Settings(keys={"game.undo": "y", "game.cards": "y"}), tmp_path / "c.toml")
    (line,) = make_app(preferences=chosen).problem_lines()
    assert "c.toml: the key y is assigned to both game.cards and game.undo" in line or (
        "c.toml: the key y is assigned to both game.undo and game.cards" in line
    )


def test_no_method_is_named_after_a_key() -> None:
    """Textual would call it for that key, with other arguments."""
    kinds = [MessagePump]
    for kind in kinds:
        kinds += [below for below in kind.__subclasses__() if below not in kinds]
    own = [kind for kind in kinds if kind.__module__.startswith("weimar_tui.")]
    assert len(own) > 30
    for kind in own:
        for name in vars(kind):
            key = name.removeprefix("_").removeprefix("key_")
            assert key in (name, name.removeprefix("_")) or not known_key(key), (kind, name)
