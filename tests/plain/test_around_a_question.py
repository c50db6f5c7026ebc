"""What surrounds a question: lessons, answers given in words, trouble, pages, and settings."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from weimar_duel.plugin import DuelNarration, DuelPlugin

from tests.plain.conftest import Player, Run
from weimar_tui import registry
from weimar_tui.bots.question import BotAnswer
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import SaveError
from weimar_tui.plain.app import PlainApp, StartOptions
from weimar_tui.plain.game import PlainGame
from weimar_tui.plain.info_commands import InfoCommands
from weimar_tui.plain.listing import Listing
from weimar_tui.plain.lookup import Lookup
from weimar_tui.plain.settings import PlainSettings
from weimar_tui.plain.typed import Typed, TypedCommands
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.play.saves import list_saves
from weimar_tui.registry import load_game
from weimar_tui.replay.narration import Summary
from weimar_tui.text.choice import Choice, Item
from weimar_tui.text.game_messages import words_of
from weimar_tui.text.lessons import Lesson
from weimar_tui.text.messages import GameMessages, Messages

BEGIN = ("new", "blue", "random", "begin")


# --- lessons ------------------------------------------------------------------------------------
def place_of(thing: Any) -> tuple[str, ...]:
    """Questions by their seat, events by what they tell."""
    if isinstance(thing, Decision):
        return (f"{thing.kind}-{thing.seat}",)
    card = getattr(thing, "card", "")
    seen = "hidden" if card in ("", "?") else getattr(thing, "seat", "")
    return (f"{thing.__struct_config__.tag}-{seen}",)


HINTS: Mapping[str, str] = {
    "stance-red": "Choose a stance. {game.points} shows who is ahead.",
    "stance-red-2": "A second stance.",
    "strike-red": "Strike or wait.",
    "answer-red": "Parry if you can.",
    **{f"{kind}-blue": f"LEAK {kind}" for kind in ("stance", "strike", "answer")},
    "drew-hidden": "Blue has drawn.",
    "drew-blue": "LEAK card",
}


@pytest.fixture
def lesson(monkeypatch: pytest.MonkeyPatch) -> Lesson:
    one = Lesson("duelling", "main", {"red": "human", "blue": "first"}, place_of, seed="3")
    monkeypatch.setattr(DuelPlugin, "lessons", lambda self: (one,))
    monkeypatch.setattr("weimar_tui.text.lessons.raw_hints", lambda *_: HINTS)
    return one


def test_a_lesson_hints_at_ones_own_questions_once_and_again_on_request_and_after_a_reload(
    run: Run, lesson: Lesson, tmp_path: Path
) -> None:
    hint = "Hint: Choose a stance. points shows who is ahead."
    left = Player("hint", "undo", "guard", "undo", "quit")
    run(left, learn="of-game")
    assert left.answers()[0].count(hint) == 1
    assert left.answers()[0].index(hint) < left.answers()[0].index("1. guard")
    assert left.after("hint").strip() == hint, "the hint, not the coach"
    assert "\nUndone." in "\n" + left.after("undo", 2), "a lesson is for trying things out"
    assert hint not in left.after("undo", 2), "nothing is explained twice"
    assert "second" not in left.said, "after an undo it is still the first stance"
    whole = Player(then="1")
    run(whole, learn="of-any", open_file=list_saves(tmp_path)[0].path)
    assert "LEAK" not in left.said + whole.said, "another seat's questions and cards"
    assert whole.said.count("Strike or wait.") == 1
    begun = Player("guard", "1", "hint", "quit")
    run(begun, learn="of-game", game="duel")
    again = Player("continue", "hint", "quit")
    run(again)

    def hints(said: str) -> list[str]:
        return [line for line in said.splitlines() if line.startswith("Hint: ")]

    assert hints(begun.after("1")) == hints(again.after("continue")) != []
    assert hints(begun.after("hint")) == hints(again.after("hint")) != []
    on = Player("continue", then="1")
    run(on)
    assert "The game is over." in on.said
    assert hint not in on.said, "what was told before the reload is not told again"


# --- answers in words ---------------------------------------------------------------------------
ITEMS = (
    Item("guard", "Hand over the sword", thing="hands", short="over the sword"),
    Item("lunge", "Hand back the glove", thing="hands", short="back the glove"),
    Item("wait", "Wait for a hand"),
    Item("x", "Quit the field", "You are surrounded."),
    Item("y", "Leave the field", "You are not alone."),
)


@pytest.fixture
def worded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The stances in words that begin with commands; two of them are in a group."""

    def answers(self: InfoCommands, decision: Decision, *, openly: bool = False) -> Listing:
        groups = {"hands": Item("hands", "Hands")}
        return Listing(Choice(prompt="stance", items=ITEMS, groups=groups), "Back")

    monkeypatch.setattr(InfoCommands, "answers", answers)


@pytest.mark.usefixtures("worded")
def test_an_answer_typed_in_full_is_meant_even_if_it_begins_with_a_command(
    run: Run, tmp_path: Path
) -> None:
    player = Player(*BEGIN, "hand", "Hand over the sword", "quit")
    run(player)
    assert "number of cards in your hand" in player.after("hand")
    assert player.after("Hand over the sword").startswith("Chosen: ")
    (entry,) = list_saves(tmp_path)
    assert entry.picks >= 1


@pytest.mark.usefixtures("worded")
def test_a_closed_answer_says_only_why_and_several_answers_have_their_numbers(run: Run) -> None:
    player = Player(*BEGIN, "field", "surrounded", "/ha", "hands", "quit")
    run(player)
    closed = ["Quit the field: You are surrounded.", "Leave the field: You are not alone."]
    assert player.after("field").splitlines() == closed
    assert (
        player.after("surrounded")
        == "Nothing here matches “surrounded”. Type a number, or ? for other commands."
    )
    assert player.after("/ha").splitlines()[1:] == ["1. Hands", "2. Wait for a hand"]
    assert [line[:2] for line in player.after("hands").splitlines() if line] == [
        "Ha",
        "1.",
        "2.",
        "3.",
    ]


def test_a_number_with_more_behind_it_is_no_number() -> None:
    understand = TypedCommands(Messages("en"), ("board", "cards")).understand
    assert understand("5 Köln") == Typed(rest="5 Köln")
    assert understand("5.") == understand("#5)") == Typed(number=5)


@pytest.mark.parametrize(("lang", "word"), [("en", "coach"), ("de", "Berater"), ("zh", "教練")])
def test_the_coach_comes_by_the_name_it_has_on_the_screen(lang: str, word: str) -> None:
    understand = TypedCommands(Messages(lang), ("hint", "cards")).understand
    assert understand(word) == understand("hint") == Typed(command="hint")
    assert understand("c") == Typed(command="cards")


# --- trouble ------------------------------------------------------------------------------------
def test_trouble_with_a_save_is_told_once(run: Run, tmp_path: Path) -> None:
    run(Player(*BEGIN, "guard", "1", "quit"))
    (entry,) = list_saves(tmp_path)
    entry.path.write_bytes(entry.path.read_bytes()[:-9])
    player = Player("1", "1", "1", "1", "quit")
    run(player, open_file=entry.path)
    notices = [line for line in player.said.splitlines() if "incomplete" in line or "cut" in line]
    assert len(notices) == 1, player.said


def test_another_place_is_asked_for_until_the_answer_is_saved(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pick, failing = GameHandle.pick, [True]

    def full(self: GameHandle, *arguments: Any, **more: Any) -> None:
        if failing[0]:
            raise SaveError("save-unwritable", path="here", why="disk full", detail="")
        pick(self, *arguments, **more)

    moved = GameHandle.move_to

    def move(self: GameHandle, path: Path) -> None:
        moved(self, path)
        failing[0] = False

    monkeypatch.setattr(GameHandle, "pick", full)
    monkeypatch.setattr(GameHandle, "move_to", move)
    there, taken = tmp_path / "there.weimar", tmp_path / "taken.weimar"
    taken.write_text("something else")
    player = Player(*BEGIN, str(taken), "", str(there), "guard", "quit")
    run(player)
    assert "already exists" in player.after(str(taken))
    assert "The game continues in" not in player.after(str(taken)) + player.after("")
    assert player.after(str(there)).startswith(f"The game continues in {there}.")
    assert entry_picks(there) >= 1 and taken.read_text() == "something else"


def entry_picks(path: Path) -> int:
    return next(entry.picks for entry in list_saves(path.parent) if entry.path == path)


def test_a_bot_that_fails_and_the_one_in_its_place_are_named(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(self: GameHandle, decision: Decision) -> BotAnswer:
        return BotAnswer(option=decision.options[0], by="first", trouble="failed")

    monkeypatch.setattr(GameHandle, "answer_of", answer)
    player = Player(*BEGIN, "guard", "quit")
    run(player)
    (line, *_) = [line for line in player.said.splitlines() if "random" in line and "first" in line]
    assert "blue" in line


# --- pages and figures --------------------------------------------------------------------------
def test_the_page_of_a_part_of_the_game_is_told_once(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def page(self: Any, words: Any, events: Any, view: Any, since: int = 0) -> Summary | None:
        ends = [n for n, event in enumerate(events, 1) if event.__struct_config__.tag == "revealed"]
        late = [end for end in ends if end > since]
        return Summary(f"Page {len(ends)}", ("a line",), late[-1], "x") if late else None

    monkeypatch.setattr(DuelNarration, "summary_page", page)
    player = Player(*BEGIN, then="1")
    player.lines += ["results"]
    run(player)
    for number in (1, 2, 3):
        told = player.said.count(f"\nPage {number}\n")
        assert told == 1 + (number == 1) * player.after("results").count("Page 1"), number


def test_results_on_request_begin_with_the_part_of_the_game_under_way(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def page(self: Any, words: Any, events: Any, view: Any) -> Summary:
        return Summary("Page so far", ("a line",), len(events), "x")

    monkeypatch.setattr(DuelNarration, "summary_so_far", page)
    player = Player(*BEGIN, then="1")
    player.lines += ["results"]
    run(player)
    assert "Page so far\na line" in player.after("results")
    assert player.said.count("Page so far") == 1, "only on request"


def test_reasons_are_told_where_there_are_some_and_empty_cells_are_left_out(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = [
        SimpleNamespace(text="Blue strikes", reason="to win", details=["It hits."]),
        SimpleNamespace(text="Blue waits", reason="", details=[]),
    ]
    monkeypatch.setattr("weimar_tui.plain.info_commands.describe", lambda *_: told)

    def standing(self: Any, words: Any, figures: Any, seats: Any) -> Any:
        return iter([("fencer", "courage", "wounds"), ("red", "4", ""), ("blue", "", "2")])

    monkeypatch.setattr(DuelNarration, "standing", standing)
    player = Player(*BEGIN, "since", "points", "quit")
    run(player)
    first, outcome, reason, *rest = player.after("since").splitlines()
    assert (first, outcome) == ("Blue strikes", "  It hits.")
    assert "to win" in reason and rest == ["Blue waits"]
    assert player.after("points").splitlines()[:2] == ["red: courage 4", "blue: wounds 2"]


def test_a_section_is_found_by_its_whole_number() -> None:
    player = Player()
    game: Any = SimpleNamespace(id="weimar")
    lookup = Lookup(player.console, game, GameMessages("weimar", "en"))
    lookup.rules("5.1")
    assert player.said.startswith("\n5.1 ") and "\n5.10 " not in player.said
    player.said = ""
    lookup.rules("units")
    assert player.said.startswith("\n5.9 ")


def test_a_whole_id_or_name_means_that_card_even_if_others_begin_so() -> None:
    game = load_game("junta")
    words = words_of(game, "en")
    player = Player()
    lookup = Lookup(player.console, game, words)
    for card in words.entries():
        player.said = ""
        lookup.page(card.id)
        page, player.said = player.said, ""
        lookup.cards(card.id.upper())
        assert player.said == page
    player.said = ""
    lookup.cards("the church")
    assert player.said.startswith("\nThe Church\n"), "not also The Church Is Looted"


# --- what the player has chosen -----------------------------------------------------------------
def test_a_pack_belongs_to_its_own_game_and_has_no_puzzles(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    pack = tmp_path / "pack"
    app = PlainApp(Player().console, StartOptions(lang="en", game="junta", pack=pack))
    app.start_options.game = "weimar"
    assert (app.pack_of("junta"), app.pack_of("weimar")) == (pack, None)
    player = Player("Puzzle", "back", "quit")
    assert run(player, game="junta", pack=pack) == 0
    offered = player.after("Puzzle")
    assert "Weimar: " in offered and "Junta: " not in offered


def test_a_save_of_a_game_that_is_not_installed_is_not_offered(run: Run) -> None:
    run(Player(*BEGIN, "guard", "quit"))
    plugin = registry.plugin_of("duel")
    registry.unregister("duel")
    try:
        player = Player("quit")
        assert run(player, game="junta") == 0
        assert "1. New game" in player.said and "Continue" not in player.answers()[0]
    finally:
        registry.register(plugin)


@pytest.mark.parametrize("passes", [True, False])
def test_a_table_asks_as_the_player_wants(
    run: Run, monkeypatch: pytest.MonkeyPatch, passes: bool
) -> None:
    asked: list[Any] = []

    async def play(self: PlainGame) -> None:
        asked.append(self.table)

    monkeypatch.setattr(PlainGame, "play", play)
    run(Player(*BEGIN, "quit"), pass_by_myself=passes)
    (table,) = asked
    assert table.skip_empty_reactions is passes
    for every in (True, False):
        there: Any = SimpleNamespace()
        PlainSettings(pass_by_myself=passes, every_reroll=every).apply_to(there)
        assert (there.skip_empty_reactions, there.only_where_it_matters) == (passes, not every)
