"""The board of a game: its panes, their places and drawing, and the link between list and panes."""

from __future__ import annotations

from asyncio import TimerHandle
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import Position
from weimar_tui.play.chronicle import Book, lines_about, next_filter
from weimar_tui.play.interface import Table
from weimar_tui.play.scene import ChronicleLine, Scene
from weimar_tui.text.choice import Choice
from weimar_tui.text.messages import GameMessages
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.dialogs.steps import TABLE, StepsDialog
from weimar_tui.tui.game_view import Enactment, OutlookStep
from weimar_tui.tui.layout import Place, pane_key, size_class
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.look import Look
from weimar_tui.tui.once import once
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.pane_warnings import put_warnings
from weimar_tui.tui.panes.chronicle import ChronicleScroll, draw_chronicle, height_of, wrapped_rows
from weimar_tui.tui.played import PlayedPane
from weimar_tui.tui.point_pane import PointPane, Spots

if TYPE_CHECKING:
    from weimar_tui.tui.screens.game import GameScreen
    from weimar_tui.tui.weimar_app import WeimarApp


_STEPS = {"up": 1, "k": 1, "down": -1, "j": -1, "pageup": 10, "pagedown": -10}


class Chronicle:
    """All visible lines, or those about one seat (`only`)."""

    def __init__(self, loaded: LoadedGame, seats: Sequence[str]) -> None:
        self.loaded = loaded
        self.seats = seats
        self.only = ""
        self.reading = ChronicleScroll()
        self._book = Book(loaded.words, loaded.narration, seats)

    def catch_up(self, events: Sequence[Event], viewer: str | None) -> None:
        """Add the lines for new events, as `viewer` may read them."""
        self._book.read(events, viewer, self.loaded.words)

    @property
    def lines(self) -> tuple[ChronicleLine, ...]:
        return lines_about(self._book.lines, self.only)

    def all_lines(self, *, minor: bool) -> tuple[ChronicleLine, ...]:
        """Return the lines about all seats; with `minor` those too that are usually left out."""
        return self._book.every if minor else self._book.lines

    def until(self, count: int) -> tuple[ChronicleLine, ...]:
        """Return the lines of the first `count` events."""
        return lines_about(self._book.until(count), self.only)

    def turn_filter(self) -> None:
        """Filter by the next seat; after the last one show all lines again."""
        self.only = next_filter(self.only, self.seats)
        self.reading.follow()

    def scroll(self, key: str, width: int, look: Look) -> bool:
        """Scroll in lines of this width; return whether the key scrolls."""
        step = _STEPS.get(key, 0)
        if step:
            self.reading.scroll(step, self.lines, lambda lines: height_of(lines, width, look))
        return bool(step)


class BoardMoment(NamedTuple):
    """The board before a pick: the drawn view and the number of events."""

    view: Position | None
    events: int


class Board:
    """All panes of one game on a screen, from one seat's view. It does not play.

    `me` is the seat (None: a spectator), `asked` its open question, `awaited` another seat's open
    question. `shown` is the visible pane if there is room for one only.
    """

    bar: ChoicePane
    """The decision bar, available once the screen is composed."""

    played: PlayedPane
    """The cards being played."""

    def __init__(self, screen: GameScreen, table: Table, loaded: LoadedGame) -> None:
        self.screen = screen
        self.table = table
        self.loaded = loaded
        self.game_view = loaded.game_view
        self.prompts = loaded.prompts
        self.chronicle = Chronicle(loaded, table.seats)
        self.me: str | None = None
        self.asked: Decision | None = None
        self.awaited: Decision | None = None
        self.shown = self.game_view.panes[0]
        self._brought_up = ""
        """The pane that a question has shown in another one's place."""
        self.layout = self.game_view.layouts[0]
        self.layer = self.game_view.layers[0]
        self.scene: Scene | None = None
        self.notice = ""
        self.shorter: tuple[str, ...] = ()
        """Shorter wordings of the notice, for where it would hide the keys."""
        self.is_brief = False
        self.notice_lasts: float | None = None
        """Seconds after which a notice disappears, None if it stays until the next one."""
        self._fading: TimerHandle | None = None
        self.warnings: list[str] = []
        """Warnings for which no title has room."""
        self.hurry = False
        """Whether pauses are skipped until the next question."""
        self.is_covered = False
        """Whether a card or page covers the board and takes the keys."""
        self.stale = False
        """Whether a pick has changed something that is not drawn yet."""
        self._is_due = False
        self._due_fresh = False
        self.panes: dict[str, Pane] = {}
        self._was_small = False

    @property
    def here(self) -> WeimarApp:
        """The app, with its look and the player's settings."""
        return self.screen.here

    @property
    def words(self) -> GameMessages:
        """The game's messages in the player's language."""
        return self.loaded.words

    @property
    def size(self) -> str:
        """The size class of the screen."""
        return size_class(*self.screen.size)

    @property
    def is_on_top(self) -> bool:
        """Whether nothing covers the board."""
        return self.here.screen is self.screen

    def has_focus(self, name: str) -> bool:
        """Return whether a pane has the focus."""
        focused = self.screen.focused
        return focused is not None and focused.id == name

    def is_seen(self, name: str) -> bool:
        """Return whether a pane is on the screen, and not only as a strip next to another."""
        beside = self.size == "small" and name in self.game_view.panes and name != self.shown
        return self.panes[name].placed is not None and not beside

    def say(self, text: str, *, briefly: bool = False, shorter: Sequence[str] = ()) -> None:
        """Show a message in the footer; the next key takes a brief one away.

        `shorter` are further wordings: the first that leaves room for keys is shown.
        """
        self.notice = text
        self.shorter = tuple(shorter)
        self.is_brief = briefly
        self.screen.foot.draw()
        self.fade_no_more()
        if text and self.notice_lasts is not None:
            self._fading = once(self.screen, self.notice_lasts, partial(self._fade, text))

    def _fade(self, notice: str) -> None:
        if self.notice == notice:
            self.say("")

    def fade_no_more(self) -> None:
        """Let the notice stay; a clock that runs keeps a closed screen in memory."""
        if self._fading is not None:
            self._fading.cancel()
            self._fading = None

    def moment(self) -> BoardMoment:
        """Return the present state, for comparison with later ones."""
        view = self.scene.view if self.scene is not None else None
        return BoardMoment(view, len(self.table.events))

    # --- building -------------------------------------------------------------------------------
    def make_panes(self) -> Iterable[Pane]:
        """Yield the panes, in focus order."""
        words, look = self.words, self.screen.look
        self.bar = ChoicePane(
            look,
            id="decision",
            filter_label=words.ui("filter"),
            empty=words.ui("filter-empty"),
            idle=self._draw_idle,
        )
        self.panes = {"head": Pane(look, id="head", focusable=False), "decision": self.bar}
        for name in self.game_view.panes:
            title = self.title_of(name)
            if name == "chronicle":
                self.panes[name] = Pane(look, title=title, id=name)
            else:
                pane = PointPane(look, self._spots, self._chosen, title=title, id=name)
                self.panes[name] = pane
        for name in ("handline", "foot"):
            self.panes[name] = Pane(look, id=name, focusable=False)
        self.played = PlayedPane(look, self.loaded)
        return (*self.panes.values(), self.played)

    def retitle(self) -> None:
        """Update the panes' titles after a change of language."""
        words = self.words
        for name in self.game_view.panes:
            self.panes[name].title = self.title_of(name)
        self.bar.filter_label = words.ui("filter")
        self.bar.empty = words.ui("filter-empty")

    def title_of(self, name: str) -> str:
        """Return the title of a pane: its key, name and filter."""
        number = self.game_view.number(name, *self.screen.size)
        key = self.here.key_of(f"game.pane-{number}", pane_key(number))
        title = f"{key} {self.game_view.title(name, self.words, *self.screen.size)}".strip()
        if name == "chronicle" and self.chronicle.only:
            title += f" · {self.words.seat(self.chronicle.only)}"
        return title

    # --- placing --------------------------------------------------------------------------------
    def place(self) -> None:
        """Lay out every pane for the present size, and draw it."""
        small = self.size == "small"
        if small and not self._was_small:
            if self.asked is not None:
                self.shown = self.game_view.pane_for(self.asked)
            elif self.me is not None and self.shown == self.game_view.panes[0]:
                self.shown = self.game_view.own_pane(self.me)
        self._was_small = small
        self._put_panes()
        self.draw()

    def places_at(self, width: int, height: int) -> dict[str, Place]:
        """The places of the panes as they are arranged now."""
        return self.game_view.places_in(self.layout, width, height, self.shown)

    def _put_panes(self) -> None:
        """Move the panes to their places in the present layout; a hidden one loses the focus."""
        places = self.places_at(*self.screen.size)
        for name, pane in self.panes.items():
            pane.place(places.get(name))
        for name in self.game_view.panes:
            self.panes[name].title = self.title_of(name)
        focused = self.screen.focused
        if focused is None or not focused.display:
            self.screen.set_focus(self.bar)

    def _follow_layout(self, view: Position) -> None:
        """Use the layout of a view."""
        layout = self.game_view.layout_of(view)
        if layout == self.layout:
            return
        self.layout = layout
        asks = self.size == "small" and self.asked is not None
        self.shown = (
            self.game_view.pane_for(self.asked)
            if asks and self.asked is not None
            else self.game_view.first_pane(layout)
        )
        self._put_panes()

    def bring_up(self, pane: str) -> bool:
        """Show the pane that a question is about, or what an earlier question's pane covers.

        Return whether there was anything to show.
        """
        hidden = self.shown != pane and not self.is_seen(pane)
        opened_by_key = self.game_view.covering(self.layout)
        # What a player opened over other panes stays until they close it.
        if hidden and (self.size == "small" or not {pane, self.shown} & set(opened_by_key)):
            self.show_pane(pane)
            self._brought_up = pane
            return True
        covers = self.shown == self._brought_up != pane and self.size != "small"
        if covers:
            self.show_pane(self.game_view.first_pane(self.layout))
        return covers

    def show_pane(self, name: str) -> None:
        """Show a pane if there is room for one only."""
        self.shown = name
        self._brought_up = ""
        self.place()

    def go_to(self, name: str) -> None:
        """Show a pane and give it the focus."""
        if not self.is_seen(name):
            self.show_pane(name)
        self.panes[name].focus()

    def point_out(self, name: str, key: str) -> None:
        """Show a pane, and one of its things highlighted until the next key."""
        if not self.is_seen(name):
            self.show_pane(name)
        self.panes[name].point_out(key)

    def turn(self, by: int) -> None:
        """Move to the next pane; on a small screen the decision keeps the focus."""
        if self.size == "small":
            panes = self.game_view.panes
            self.show_pane(panes[(panes.index(self.shown) + by) % len(panes)])
        elif by > 0:
            self.screen.focus_next()
        else:
            self.screen.focus_previous()

    def filter(self) -> None:
        """Filter the list; in the chronicle, switch from seat to seat."""
        if self.has_focus("chronicle"):
            self.chronicle.turn_filter()
            self.panes["chronicle"].title = self.title_of("chronicle")
            self.draw_chronicle()
        else:
            self.bar.focus()
            self.bar.action_filter()

    def turn_layer(self) -> None:
        """Show the next layer of the map."""
        layers = self.game_view.layers
        self.layer = layers[(layers.index(self.layer) + 1) % len(layers)]
        self.draw()

    def look_ahead(self) -> None:
        """Show what is to come: step by step, then in the outlook pane; then the previous pane."""
        if not self.game_view.outlook:
            return
        if self.shown == self.game_view.outlook:
            asked = self.asked
            first = self.game_view.first_pane(self.layout)
            self.show_pane(self.game_view.pane_for(asked) if asked is not None else first)
            return
        steps = self.game_view.outlook_steps(self.make_scene()) if self.is_on_top else ()
        if not steps or self.asked is None or self.size == "tiny":
            self.show_pane(self.game_view.outlook)
            return
        back = self.shown
        title = self.game_view.outlook_title(self.make_scene())
        dialog = StepsDialog(title, steps, self._show_step, self._decision_place)
        self.here.push_screen(dialog, partial(self._steps_left, back))

    async def walk_through(self, enacted: Enactment) -> str | None:
        """Show steps that have happened on the board; return the result of the dialog."""
        back = self.shown
        dialog = StepsDialog(
            enacted.title, enacted.steps, self._show_step, self._decision_place, enacted.names
        )
        result = await self.here.push_screen_wait(dialog)
        self._steps_left(back, None)
        return result

    def _decision_place(self, width: int, height: int) -> Place:
        """The place of the decision on a screen of this size."""
        return self.places_at(width, height).get("decision", Place(0, 0, width, height))

    def _show_step(self, step: OutlookStep) -> None:
        """Draw the board with what a step changes; a small screen shows the pane it is about."""
        if self.size == "small" and step.pane and self.shown != step.pane:
            self.show_pane(step.pane)
        self.draw(scene=step.scene)

    def _steps_left(self, back: str, result: str | None) -> None:
        if result == TABLE:
            self.show_pane(self.game_view.outlook)
        elif self.shown != back:
            self.show_pane(back)
        else:
            self.draw()

    # --- drawing --------------------------------------------------------------------------------
    def make_scene(self) -> Scene:
        """Return the scene to draw now."""
        self.chronicle.catch_up(self.table.events, self.me)
        current = self.bar.choice.current
        scene: Scene = self.prompts.scene(
            self.table,
            self.words,
            self.me,
            self.asked,
            look=self.screen.look,
            chosen=current.id if current is not None and self.asked is not None else "",
            chronicle=self.chronicle.lines,
        )
        return replace(scene, layer=self.layer)

    def draw(self, *, fresh: bool = False, scene: Scene | None = None) -> None:
        """Redraw everything with `scene` or a new one; `fresh` highlights changes."""
        fresh = fresh or self._due_fresh
        self._is_due = self._due_fresh = False
        if self.screen.leaving or not self.screen.is_mounted or self.size == "tiny":
            return
        self.scene = scene or self.make_scene()
        self._follow_layout(self.scene.view)
        self.stale = False
        self._put_warnings()
        self.draw_panes(self.panes.keys() & self.game_view.drawings, fresh=fresh)
        self._title_bar()
        self.bar.show()
        self.screen.foot.draw()

    def _put_warnings(self) -> None:
        """Put warnings into the titles of panes."""
        if self.scene is not None:
            panes = {name: self.panes[name] for name in self.game_view.panes}
            warnings = self.game_view.pane_warnings(self.scene)
            self.warnings = put_warnings(panes, warnings, self.shown)

    def _title_bar(self) -> None:
        """Show in the list's title which seat it asks, in the seat's colour; a small screen has no
        room for it."""
        asked = self.asked if self.size != "small" else None
        self.bar.seat = asked.seat if asked is not None else ""
        title = self.words.ui("pane-decision") if self.size != "small" else ""
        self.bar.title = f"{title} · {self.words.seat(asked.seat)}" if asked is not None else title

    def clear_answered(self) -> None:
        """Empty the list of a question that has been answered."""
        if self.asked is None and self.bar.choice.items:
            self.bar.ask(Choice())

    def draw_soon(self, *, fresh: bool = False) -> None:
        """Redraw everything once for all updates of the same moment."""
        self._due_fresh = self._due_fresh or fresh
        if not self._is_due:
            self._is_due = self.screen.call_later(self._draw_due)

    def _draw_due(self) -> None:
        if self._is_due:
            self.draw()

    def draw_panes(self, names: Iterable[str], *, fresh: bool = False) -> None:
        """Draw some panes with the present scene."""
        scene = self.scene
        if scene is None or self.screen.leaving:
            return
        for name in names:
            pane = self.panes[name]
            if not pane.display:
                continue
            if name == "chronicle":
                pane.show(partial(draw_chronicle, scene=scene, reading=self.chronicle.reading))
            else:
                glows = fresh and name in self.game_view.glowing
                pane.show(partial(self.game_view.drawings[name], scene=scene), fresh=glows)

    def draw_chronicle(self) -> None:
        """Redraw the chronicle after scrolling or filtering."""
        if self.scene is not None:
            self.scene = replace(self.scene, chronicle=self.chronicle.lines)
            self.draw_panes(("chronicle",))

    def _draw_idle(self, canvas: Canvas) -> None:
        """Draw the decision bar while another seat is asked."""
        if self.asked is None:
            canvas.paragraph(0, 0, self.screen.controller.waiting(), "strong", rows=2)
        if self.scene is not None and self.size == "small":
            rows = wrapped_rows(canvas, self.scene.chronicle, canvas.height - 3)
            for y, (line, style) in enumerate(rows, 3):
                canvas.put(1, y, line, style)

    def _chosen(self) -> tuple[str, ...]:
        """Return the things that the option under the cursor names."""
        current = self.bar.choice.current
        return current.names if current is not None else ()

    def _spots(self, pane: PointPane) -> Spots:
        """Return what can be pointed at on a pane."""
        if self.scene is None:
            return {}
        return self.game_view.spots(pane.id or "", self.scene, *pane.size, pane.drawn)


class Pointing:
    """Links the cursors of the list and of the panes."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def moved(self, option: str) -> None:
        """Draw the things that the option under the cursor names."""
        board = self.board
        if board.scene is not None:
            board.scene = replace(board.scene, chosen=option, decision=board.asked)
            board.draw_panes(board.game_view.on_cursor(board.scene))

    def point(self, spot: str) -> None:
        """Put the cursor on the first option that names the spot, near the present one."""
        choice = self.board.bar.choice
        if spot in choice.groups and choice.within not in ("", spot):
            choice.leave()
        current = choice.current
        near = current.group if current is not None else ""
        named = [item for item in choice.open_items if spot in item.names]
        named.sort(key=lambda item: item.group != near)
        if not named:
            # The answer for this spot may be in a group that is closed.
            named = [item for item in choice.items if spot in item.names and not item.refused]
        if named:
            self._go(named[0].id)

    def turn(self, spot: str, by: int) -> None:
        """Move among the options that name the spot."""
        bar, choice = self.board.bar, self.board.bar.choice
        if choice.current is not None and choice.current.id in choice.groups:
            choice.enter(choice.current.id)
            bar.show()
            return
        named = [item.id for item in choice.open_items if spot in item.names]
        if choice.current is not None and choice.current.id in named:
            self._go(named[(named.index(choice.current.id) + by) % len(named)])

    def _go(self, option: str) -> None:
        if self.board.bar.choice.go(option):
            self.board.bar.show()
            self.moved(option)

    def take(self, spots: frozenset[str]) -> bool:
        """Choose what a pane with these spots highlights; otherwise move to the list. Return
        whether there was a choice."""
        bar = self.board.bar
        current = bar.choice.current
        if current is None:
            return False
        if spots.isdisjoint(current.names):
            bar.focus()
            return True
        if current.id in bar.choice.groups:
            bar.focus()  # its question is asked there
        bar.action_take()
        return True
