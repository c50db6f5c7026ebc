"""The display of a game without its own: its view, its hands, its standings."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from tests.games.weimar.view.scenes import weimar_look
from weimar_tui.kernel.decision import Decision, Subject
from weimar_tui.kernel.decision_type import Answer, DecisionType, one_of
from weimar_tui.kernel.game import Game
from weimar_tui.play.prompts import PromptPolicy
from weimar_tui.play.scene import ChronicleLine, Scene
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.game_view import GameView
from weimar_tui.tui.look import Look
from weimar_tui.tui.motion import draw_dice
from weimar_tui.tui.panes.chronicle import ChronicleScroll, draw_chronicle, height_of, wrapped_rows
from weimar_tui.tui.panes.foot import draw_foot
from weimar_tui.tui.panes.plain import (
    draw_plain_hand,
    draw_plain_hands,
    draw_plain_head,
    draw_plain_line,
    draw_plain_lines,
    draw_plain_table,
)

SEATS = ("red", "blue", "green")


class View(Struct):
    round: int
    courage: dict[str, int]
    hands: dict[str, list[str]]


def view() -> View:
    hands = {"red": ["parry", "lunge"], "blue": [], "green": ["feint"]}
    return View(3, {"red": 2, "blue": 1}, hands)


class Messages:
    """Messages by their names."""

    def ui(self, name: str, **args: Any) -> str:
        return f"<{name}{''.join(f' {value}' for value in args.values())}>"

    def replay(self, name: str) -> str:
        return f"<{name}>"

    def seat(self, seat: str) -> str:
        return seat.title()

    def seat_short(self, seat: str) -> str:
        return seat[0].upper()

    def title(self) -> str:
        return "Duel"

    def chapter(self, number: int) -> str:
        return f"Round {number}"

    def use(self, decision: Decision, option: str) -> str:
        return ""

    def about(self, game: Any, decision: Decision, option: str) -> str:
        return option


class Aim(Answer, frozen=True):
    form: ClassVar[str] = "{card}:{height}"
    card: str
    height: str


class Fencing(Game):
    """A game with one question."""

    questions: ClassVar = {"strike": DecisionType("strike", Subject, one_of(Aim).or_word("parry"))}

    def chapter(self, position: Any) -> int:
        return int(position.round)


def scene(**changes: Any) -> Scene:
    look = Look()
    look.name_styles({"red": "seat-1", "blue": "seat-2", "green": "seat-3"})
    usual: dict[str, Any] = {
        "view": view(),
        "game": Fencing(),
        "words": Messages(),
        "look": look,
        "seats": SEATS,
        "me": "red",
    }
    return Scene(**{**usual, **changes})


def drawn(draw: Any, width: int, height: int, *arguments: Any, **options: Any) -> Canvas:
    canvas = Canvas(width, height, Look())
    draw(canvas, *arguments, **options)
    return canvas


def rows(canvas: Canvas) -> list[str]:
    return canvas.text().split("\n")


# --- any game -----------------------------------------------------------------------------------
def test_the_head_names_game_and_round() -> None:
    canvas = drawn(draw_plain_head, 30, 1, scene())
    assert canvas.text() == "Duel · Round 3" and canvas.styles()[0][0] == "title"


def test_the_table_tells_the_view_field_by_field() -> None:
    canvas = drawn(draw_plain_table, 30, 9, scene())
    text = rows(canvas)
    assert text[0].startswith("round") and text[0].endswith("3")
    at = next(y for y, row in enumerate(text) if row.startswith("courage"))
    assert canvas.styles()[at][0] == "strong" and canvas.spots["courage"] == (0, at)
    x, y = canvas.spots["red"]
    assert text[y][x:].startswith("red") and (x == 2) == (canvas.styles()[y][x] == "text")
    cut = drawn(draw_plain_table, 30, 1, scene())
    assert cut.text() == text[0] and list(cut.spots.values()) == [(0, 0)], "as far as there is room"


def test_the_own_hand_is_listed_and_the_card_pointed_at_stands_out() -> None:
    asked = Decision(1, "red", "strike", ("parry", "lunge:high"), Subject())
    canvas = drawn(draw_plain_hand, 20, 3, scene(decision=asked, chosen="lunge:high"))
    assert rows(canvas) == ["parry", "lunge", ""]
    assert [canvas.styles()[y][0] for y in (0, 1)] == ["text", "cursor"]
    assert canvas.spots == {"parry": (0, 0), "lunge": (0, 1)}
    assert rows(drawn(draw_plain_hand, 20, 1, scene())) == ["parry"]
    assert rows(drawn(draw_plain_hand, 20, 2, scene(me="blue")))[0] == "<hand-empty>"
    assert rows(drawn(draw_plain_hand, 20, 2, scene(me=None)))[0] == "<hand-spectator>"
    assert rows(drawn(draw_plain_hand, 20, 2, scene(view=None)))[0] == "<hand-empty>"


def test_hands_stand_on_rows_or_side_by_side() -> None:
    assert drawn(draw_plain_line, 30, 2, scene()).text() == "parry · lunge\n"
    assert rows(drawn(draw_plain_line, 30, 2, scene(me="blue")))[0] == "<hand-empty>"
    canvas = drawn(draw_plain_hands, 24, 4, scene())
    assert rows(canvas) == ["Red parry · lunge", "Blue <no-cards>", "Green feint", ""]
    assert (canvas.styles()[0][0], canvas.styles()[0][4]) == ("red bold", "text")
    canvas = drawn(draw_plain_lines, 30, 2, scene())
    assert rows(canvas) == ["R parry · lun… G feint", "B <no-cards>"]
    assert (canvas.styles()[0][0], canvas.styles()[0][15]) == ("red bold", "green bold")
    assert rows(drawn(draw_plain_lines, 30, 3, scene())) == [
        "R parry · lunge",
        "B <no-cards>",
        "G feint",
    ]


# --- the kit of a game that brings none ---------------------------------------------------------
class Story:
    """Figures as numbers by seat."""

    def __init__(self, summary: str = "") -> None:
        self.said = summary

    def figures(self, view: View) -> dict[str, int]:
        return view.courage

    def standing(
        self, words: Messages, figures: dict[str, int], seats: Any
    ) -> list[tuple[str, ...]]:
        return [("", "courage"), *((words.seat(seat), str(figures.get(seat, 0))) for seat in seats)]

    def summary(self, words: Messages, figures: dict[str, int]) -> str:
        return self.said


def test_the_standing_is_a_table_with_a_sentence_below() -> None:
    game_view = GameView()
    canvas = Canvas(60, 9, Look())
    assert game_view.draw_standing(canvas, 1, scene(), "red", Story()) == 5  # type: ignore[arg-type]
    assert rows(canvas)[1:5] == [
        " " * 28 + "courage",
        "Red" + " " * 25 + "2",
        "Blue" + " " * 24 + "1",
        "Green" + " " * 23 + "0",
    ]
    assert (canvas.styles()[2][0], canvas.styles()[2][28]) == ("strong", "text")
    long = Story()
    long.standing = lambda words, figures, seats: [("A" * 30, "2", "3")]  # type: ignore[method-assign]
    canvas = Canvas(60, 9, Look())
    game_view.draw_standing(canvas, 0, scene(), "red", long)  # type: ignore[arg-type]
    assert rows(canvas)[0] == "A" * 30 + " 2" + " " * 10 + "3", "never over one another"
    canvas = Canvas(60, 9, Look())
    below = game_view.draw_standing(canvas, 0, scene(), "red", Story("Red leads."))  # type: ignore[arg-type]
    assert below == 6 and rows(canvas)[5] == "Red leads." and canvas.styles()[5][0] == "muted"


def test_a_kit_without_anything_of_its_own() -> None:
    game_view = GameView()
    assert game_view.styles(("a", "b")) == {"a": "seat-1", "b": "seat-2"}
    assert list(game_view.places(80, 24, "hand")) == ["head", "decision", "foot", "hand"]
    asked = Decision(1, "red", "strike", ("parry", "lunge:high"), Subject())
    marked = scene(decision=asked)
    spots = {"parry": (0, 0), "high": (3, 1), "feint": (5, 5)}
    assert game_view.spots("hand", marked, 20, 5, spots) == {"parry": (0, 0), "high": (3, 1)}
    prompts = PromptPolicy()
    assert prompts.taken(asked, "parry", marked) == "parry" and prompts.first_answer(asked) == ""
    assert game_view.pane_for(asked) == "table" and game_view.before_roll("view", ()) == "view"
    nothing: Any = None
    told = (
        game_view.falls((), nothing),
        game_view.interludes((), nothing, "red"),
        game_view.between("a", "b"),
    )
    assert told == ((), (), ()), "nothing moves"


# --- the chronicle ------------------------------------------------------------------------------
LINES = (
    ChronicleLine("Round 1", level=0),
    ChronicleLine("Red plays", "red", 1),
    ChronicleLine("Red strikes Blue hard", "", 2),
)


def test_lines_are_broken_and_what_happened_is_indented() -> None:
    canvas = Canvas(14, 9, Look())
    assert wrapped_rows(canvas, LINES, 9) == [
        ("Round 1", "title"),
        ("Red plays", "strong red"),
        (" Red strikes", "text"),
        (" Blue hard", "text"),
    ]
    assert [text for text, _ in wrapped_rows(canvas, LINES, 3)] == [
        "Red plays",
        " Red strikes",
        " Blue hard",
    ]
    assert [text for text, _ in wrapped_rows(canvas, LINES, 1)] == [" Blue hard"]
    assert height_of(LINES, 14, Look()) == 4
    assert height_of(LINES[1:2], 9, Look()) == 2 and height_of(LINES[1:2], 10, Look()) == 1


def chronicle(reading: ChronicleScroll | None = None, **changes: Any) -> Canvas:
    lines = tuple(ChronicleLine(f"line {number}") for number in range(1, 11))
    shown = scene(chronicle=lines, **changes)
    return drawn(draw_chronicle, 20, 4, shown, reading)


def test_the_end_of_the_chronicle_is_shown_or_what_somebody_reads_back_to() -> None:
    assert rows(chronicle()) == [" line 7", " line 8", " line 9", " line 10"]
    back = rows(chronicle(ChronicleScroll(back=2, until=10)))
    assert back == [" line 5", " line 6", " line 7", " line 8            ↓"]
    new = chronicle(ChronicleScroll(back=2, until=8))
    assert rows(new)[:3] == [" line 3", " line 4", " line 5"]
    assert rows(new)[3] == " ↓ <chronicle-new 2>"
    assert new.styles()[3][19] == "key"
    assert rows(chronicle(ChronicleScroll(back=9, until=10)))[0] == " line 1"
    assert rows(chronicle(ChronicleScroll(back=9, until=10)))[1] == " line 2"
    empty = drawn(draw_chronicle, 30, 4, scene())
    assert rows(empty)[0] == "<chronicle-empty>" and empty.styles()[0][0] == "muted"


def test_reading_back_stops_at_the_first_row_and_at_the_end() -> None:
    lines = [ChronicleLine(str(number)) for number in range(5)]
    reading = ChronicleScroll()
    reading.scroll(-1, lines, len)
    assert (reading.back, reading.until) == (0, 5)
    reading.scroll(9, lines, len)
    assert reading.back == 4
    reading.scroll(-4, lines, len)
    assert reading.back == 0 and reading.new([*lines, ChronicleLine("x")]) == 0
    reading.scroll(2, lines, len)
    more = [*lines, ChronicleLine("x"), ChronicleLine("y")]
    assert reading.new(more) == 2 and list(reading.shown(more)) == lines
    reading.scroll(-1, more, len)
    assert (reading.back, reading.until) == (1, 5)
    reading.scroll(-1, more, len)
    assert (reading.back, reading.until) == (2, 7), "on into what was told meanwhile"
    reading.follow()
    assert reading.back == 0 and list(reading.shown(more)) == more


# --- foot and dice ------------------------------------------------------------------------------
def test_the_foot_has_warnings_news_and_as_many_keys_as_fit() -> None:
    keys = [("u", "undo"), ("?", "help"), ("^q", "quit")]
    canvas = drawn(draw_foot, 40, 1, ["One step", "Two"], keys, "News")
    assert canvas.text() == " ! One step · Two   News   u undo"
    assert [canvas.styles()[0][x] for x in (1, 18, 20, 27, 29)] == [
        "danger reverse",
        "",
        "title",
        "key",
        "muted",
    ]
    assert drawn(draw_foot, 40, 1, [], keys).text() == " u undo  ? help  ^q quit"
    assert drawn(draw_foot, 25, 1, [], keys).text() == " u undo  ? help  ^q quit"
    assert drawn(draw_foot, 24, 1, [], keys).text() == " u undo  ? help"


def test_dice_are_side_by_side_and_those_that_count_are_bright() -> None:
    canvas = drawn(draw_dice, 13, 1, 1, 0, (6, 2), (True, False))
    assert rows(canvas) == ["  6   2"]
    assert (canvas.styles()[0][2], canvas.styles()[0][6]) == ("place.now", "ink.soft @chart.now")
    assert weimar_look().glyph("bar") == "│"
