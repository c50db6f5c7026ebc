"""Small parts without an app: a new key, a lesson, looking up, too small a terminal."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from textual import events

from tests.weimar.screen.scenes import weimar_look
from weimar_tui.kernel.errors import SaveError
from weimar_tui.text.words import Words
from weimar_tui.tui import lessons, linking, saving
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.dialogs.key import KeyDialog, pressed_key, trouble_text
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.dialogs.roll import RollDialog
from weimar_tui.tui.key_words import help_keys, key_name, key_names, what, where
from weimar_tui.tui.keymap import FIXED, SERVED, SOURCES, Keymap, Outcome, entries
from weimar_tui.tui.screen import draw_tiny
from weimar_tui.tui.terminal_app import is_blind

ALL = entries(SOURCES + SERVED)
WORDS = Words("en", strict=True)


# --- a new key ----------------------------------------------------------------------------------
class Asked(KeyDialog):
    """The dialog without an app; how it is left is kept."""

    words = property(lambda self: WORDS)
    look = property(lambda self: weimar_look())
    here = property(
        lambda self: SimpleNamespace(action_interrupt=lambda: self.left.append("interrupt"))
    )

    def __init__(self, id: str, **chosen: str) -> None:
        keymap = Keymap(ALL, {name.replace("__", "."): key for name, key in chosen.items()})
        super().__init__(keymap, keymap[id])
        self.left: list[Any] = []

    def query_one(self, *_: Any) -> Any:
        return SimpleNamespace(show=lambda: None)

    def dismiss(self, answer: Any = None) -> Any:
        self.left.append(answer)

    def press(self, key: str) -> None:
        event = events.Key(key, key if len(key) == 1 else None)
        self.on_key(event)
        assert event._stop_propagation and event._no_default_action

    def said(self) -> list[str]:
        canvas = Canvas(64, 8, self.look)
        self._drawing(canvas)
        return canvas.text().split("\n")


def test_a_free_key_is_taken_at_once() -> None:
    dialog = Asked("game.undo")
    assert what(WORDS, dialog.entry) in dialog.said()[0] and dialog.said()[2].startswith("Now: u.")
    assert dialog.said()[4] == ""
    dialog.press("z")
    assert dialog.left == ["game.undo"] and dialog.chosen == {"game.undo": "z"}


def test_a_key_in_use_can_be_swapped_or_another_one_tried() -> None:
    dialog = Asked("game.undo")
    dialog.press("enter")
    assert dialog.left == [], "there is nothing to swap yet"
    dialog.press("c")
    assert dialog.swap == {"game.undo": "c", "game.cards": "u"} and dialog.left == []
    assert "c" in dialog.trouble and any(dialog.said()[4:])
    dialog.press("G")
    assert dialog.swap is None and "G" in dialog.trouble, "that one cannot be swapped"
    dialog.press("enter")
    assert dialog.left == []
    dialog.press("c")
    dialog.press("enter")
    assert dialog.left == ["game.undo"] and dialog.chosen == {"game.undo": "c", "game.cards": "u"}


def test_esc_leaves_and_the_usual_key_comes_back() -> None:
    dialog = Asked("game.undo", game__undo="z")
    dialog.press("escape")
    dialog.press("ctrl+c")
    assert dialog.left == [None, "interrupt"] and dialog.chosen == {}
    for key in ("backspace", "delete"):
        dialog = Asked("game.undo", game__undo="z")
        dialog.press(key)
        assert dialog.left == ["game.undo"] and dialog.chosen == {}
    dialog = Asked("game.undo", game__undo="c", game__cards="u")
    dialog.press("backspace")
    assert dialog.left == [] and dialog.trouble and dialog.swap is None


def test_a_sign_without_a_name_of_its_own_is_a_key() -> None:
    assert pressed_key(events.Key("question_mark", "?")) == "question_mark"
    assert pressed_key(events.Key("section_sign", "§")) == "§"
    assert pressed_key(events.Key("f40", None)) == "f40"


def test_keys_are_called_as_one_reads_them() -> None:
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
    assert {key: key_name(WORDS, key) for key in named} == named
    assert key_names(WORDS, ("u", "f9")) == "u F9"
    assert key_names(WORDS, ()) == WORDS.text("keymap-none")


def test_the_help_names_the_keys_that_were_chosen() -> None:
    assert "u" in help_keys(WORDS, {}) and help_keys(WORDS, {}) != help_keys(
        WORDS, {"game.undo": "f12"}
    )
    assert "F12" in help_keys(WORDS, {"game.undo": "f12"})
    # A binding all of whose keys were given away has none.
    assert WORDS.text("keymap-none") in help_keys(WORDS, {"game.cards": "u"})
    assert "escape" in FIXED


def test_why_a_key_cannot_be_had_is_told_with_the_binding_that_has_it() -> None:
    keymap = Keymap(ALL, {})
    undo, cards = keymap["game.undo"], keymap["game.cards"]
    names = {"what": what(WORDS, cards), "place": where(WORDS, cards)}

    def told(key: str, **outcome: Any) -> str:
        return trouble_text(WORDS, undo, key, Outcome(**outcome))

    clash = told("c", trouble="clash", other=cards)
    assert clash == WORDS.text("keymap-trouble-clash", key="c", **names)
    swap = told("c", trouble="clash", other=cards, keys={"game.undo": "c"})
    assert swap == WORDS.text("keymap-trouble-swap", key="c", **names)
    own = {"what": what(WORDS, undo), "place": where(WORDS, undo)}
    assert told("pageup", trouble="fixed") == WORDS.text("keymap-trouble-fixed", key="PgUp", **own)
    assert told("u", trouble="same", keys={}) == WORDS.text("keymap-trouble-same", key="u", **own)
    assert told("f99", trouble="typed") == WORDS.text("keymap-trouble-typed", key="f99", **own)


def test_pasted_text_is_no_key() -> None:
    event = events.Paste("z")
    dialog = Asked("game.undo")
    dialog.on_paste(event)
    assert event._stop_propagation and dialog.left == []


# --- dice ---------------------------------------------------------------------------------------
def test_what_came_of_a_roll_is_told_within_its_box_once_the_dice_lie_still() -> None:
    class Rolled(RollDialog):
        look = property(lambda self: weimar_look())

    dialog = Rolled("A roll", (6, 2), ("It brings two dice.", "A base of five rows."), 1.0)

    def told(width: int, height: int) -> list[str]:
        canvas = Canvas(width, height, dialog.look)
        dialog._drawing(canvas)
        return canvas.text().split("\n")[3:]

    assert told(20, 6) == ["", "", ""]
    dialog.settled = 2
    assert told(20, 6) == ["It brings two dice.", "A base of five", "rows."]
    assert told(19, 5) == ["It brings two", "dice."]


# --- a terminal too small -----------------------------------------------------------------------
def test_how_small_it_is_and_how_large_it_must_be_is_said() -> None:
    canvas = Canvas(60, 3, weimar_look())
    draw_tiny(canvas, WORDS, 60, 20)
    text = canvas.text()
    assert "60" in text and "20" in text and "80×24" in text and canvas.styles()[0][0] == "strong"


def test_nothing_is_answered_blindly() -> None:
    bindings = {
        "ctrl+q": [SimpleNamespace(id="app.quit")],
        "enter": [SimpleNamespace(id="choice.take")],
    }
    chain = [(None, SimpleNamespace(key_to_bindings=bindings))]

    def blind(event: Any, size: tuple[int, int]) -> bool:
        app: Any = SimpleNamespace(size=size, screen=SimpleNamespace(_binding_chain=chain))
        return is_blind(app, event)

    small, large = (79, 24), (80, 24)
    for event in (events.Key("enter", None), events.Key("x", "x"), events.Paste("text")):
        assert blind(event, small) and not blind(event, large)
    assert not blind(events.Key("ctrl+q", None), small), "the way out is open"
    assert not blind(events.Blur(), small), "that answers nothing"


# --- lessons ------------------------------------------------------------------------------------
def lesson(id: str, seed: str = "") -> Any:
    return SimpleNamespace(id=id, scenario="main", players={"spd": "human"}, seed=seed)


class Teaching:
    """An app with lessons; what it would open or begin is kept."""

    def __init__(self, *found: Any, seed: str | None = None) -> None:
        self.words = WORDS
        self.seed = seed
        self.saves = None
        self.game_id = "weimar"
        self.done: list[Any] = []
        offer = SimpleNamespace(lessons=lambda: found)
        words = SimpleNamespace(text=lambda name: name)
        self._playset = SimpleNamespace(offer=offer, words=words)

    def playset(self) -> Any:
        return self._playset

    def run_worker(self, work: Any) -> None:
        work.close()
        self.done.append("message")

    def push_screen(self, screen: Any, then: Any) -> None:
        self.done.append((screen, then))

    def open_save(self, path: Path) -> None:
        self.done.append(path)

    def new_game(self, *arguments: Any, **options: Any) -> None:
        self.done.append((arguments[1:], options["free_undo"], options["lesson"].id))


def test_a_lesson_is_chosen_where_there_are_several(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "latest_unfinished", lambda *_, **__: None)
    none: Any = Teaching()
    lessons.choose_lesson(none)
    assert none.done == ["message"]
    one: Any = Teaching(lesson("first", "5"))
    lessons.choose_lesson(one)
    begun = (("main", {"spd": "human"}, "5"), True, "first")
    assert one.done == [begun]
    two: Any = Teaching(lesson("first", "5"), lesson("second", "6"), seed="9")
    lessons.choose_lesson(two)
    dialog, chosen = two.done.pop()
    assert isinstance(dialog, QuestionDialog)
    assert [item.id for item in dialog.choice.items] == ["first", "second"]
    chosen(None)
    assert two.done == []
    chosen("second")
    assert two.done == [(("main", {"spd": "human"}, "9"), True, "second")]
    free: Any = Teaching()
    lessons.begin(free, lesson("first"))
    assert free.done[0][0][2].isdigit(), "without a seed of its own by chance"


def test_a_lesson_begun_can_be_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = SimpleNamespace(path=Path("/x/begun.weimar"), changed=datetime(2026, 1, 2, 3, 4))
    asked: list[Any] = []
    monkeypatch.setattr(
        lessons, "latest_unfinished", lambda *a, **options: (asked.append(options), entry)[1]
    )
    app: Any = Teaching(lesson("first", "5"))
    lessons.choose_lesson(app)
    assert asked == [{"game": "weimar", "lesson": "first"}]
    dialog, chosen = app.done.pop()
    assert [item.id for item in dialog.choice.items] == ["continue", "anew"]
    assert "2 Jan 2026, 03:04" in dialog.choice.prompt and dialog.heading == "learn-game-first"
    chosen(None)
    assert app.done == []
    chosen("continue")
    assert app.done.pop() == entry.path
    chosen("anew")
    assert app.done.pop()[2] == "first"


# --- looking up ---------------------------------------------------------------------------------
def test_what_a_text_names_is_shown_or_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Any] = []
    app: Any = SimpleNamespace(
        look=weimar_look(),
        words=WORDS,
        push_screen=lambda screen, then=None: opened.append((screen, then)),
    )

    def look_up(*targets: str) -> bool:
        links = SimpleNamespace(
            targets=lambda texts: (list(texts), list(targets))[1],
            page=lambda target: (target.upper(), f"About {target}."),
        )
        monkeypatch.setattr(linking, "links_of", lambda app, playset: links)
        playset: Any = None
        return linking.look_up(app, playset, ["text"])

    assert not look_up() and opened == []
    assert look_up("essen")
    page, _ = opened.pop()
    assert isinstance(page, ReadingDialog) and (page.heading, page.text) == (
        "ESSEN",
        "About essen.",
    )
    assert look_up("essen", "koeln")
    dialog, chosen = opened.pop()
    assert [(item.id, item.text) for item in dialog.choice.items] == [
        ("essen", "ESSEN"),
        ("koeln", "KOELN"),
    ]
    chosen(None)
    assert opened == []
    chosen("koeln")
    assert opened.pop()[0].heading == "KOELN"


# --- where a game is written --------------------------------------------------------------------
async def test_a_copy_is_written_where_it_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[EntryDialog] = []
    typed: str | None = str(tmp_path / "copy.weimar")
    told: list[tuple[str, str]] = []

    async def push_screen_wait(dialog: EntryDialog) -> str | None:
        asked.append(dialog)
        return typed

    async def show_message(app: Any, title: str, text: str) -> None:
        told.append((title, text))

    monkeypatch.setattr(saving, "show_message", show_message)
    written: list[Path] = []
    table: Any = SimpleNamespace(
        path=tmp_path / "game.weimar", save_as=written.append, move_to=written.append
    )
    app: Any = SimpleNamespace(words=WORDS, push_screen_wait=push_screen_wait)
    await saving.save_as(app, table)
    assert asked[-1].value == str(tmp_path / "weimar.weimar")
    assert written == [tmp_path / "copy.weimar"] and str(written[0]) in told[-1][1]
    table.path = None
    await saving.save_as(app, table)
    assert asked[-1].value == str(Path.cwd() / "weimar.weimar")
    told.clear()
    await saving.ask_for_another_place(app, table)
    assert asked[-1].value == str(Path.home() / "weimar.weimar") and len(written) == 3
    assert told == [
        (WORDS.ui("save-elsewhere-title"), WORDS.ui("save-elsewhere-done", path="None"))
    ]
    told.clear()

    def fails(path: Path) -> None:
        raise SaveError("Disk full.")

    table.save_as = table.move_to = fails
    await saving.save_as(app, table)
    await saving.ask_for_another_place(app, table)
    assert [title for title, _ in told] == [WORDS.ui("problem")] * 2
    typed = None
    await saving.save_as(app, table)
    await saving.ask_for_another_place(app, table)
    assert len(told) == 2, "the player would rather not"
