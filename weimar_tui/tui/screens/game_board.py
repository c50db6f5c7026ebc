"""The board of the game screen: its panes, where they stand, and how they are drawn."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from textual.app import ComposeResult

from weimar_tui.kernel.decision import Decision
from weimar_tui.table.interface import Table
from weimar_tui.text.words import GameWords
from weimar_tui.tui.book import Book, lines_about, next_filter
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.choice_pane import ChoicePane
from weimar_tui.tui.layout import size_class
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.panes.chronicle import Reading, draw_chronicle, rows_of
from weimar_tui.tui.panes.foot import draw_foot
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.point_pane import PointPane, Spots
from weimar_tui.tui.scene import Scene, parts_of
from weimar_tui.tui.screen import WeimarScreen

FOOT = {
    "outlook": "game.filter",
    "turn": "",
    "dialog": "",
    "peek": "",
    "decision": "game.decision",
    "panes": "",
    "undo": "game.undo",
    "since": "game.since",
    "hurry": "game.hurry",
    "filter": "game.filter",
    "help": "game.help",
    "search": "game.search",
    "cards": "game.cards",
    "chronicle": "game.chronicle",
    "points": "game.points",
    "replay": "game.replay",
    "menu": "game.menu",
    "save": "app.save-as",
    "settings": "app.settings",
    "palette": "app.commands",
    "quit": "app.quit",
}
"""What the foot of the screen names where it works, the most pressing first; ids of the keys."""


class GameBoard(WeimarScreen):
    """All panes of one game, seen from one chair at a time. It draws; it does not play."""

    def __init__(self, table: Table, playset: Playset) -> None:
        super().__init__()
        self.table = table
        self.playset = playset
        self.kit = playset.kit
        self.me: str | None = None
        self.shown = self.kit.panes[0]
        self.was_small = True
        self.notice = ""
        self.reading = Reading()
        self.only = ""
        self.hurry = False
        self.asked: Decision | None = None
        self.awaited: Decision | None = None
        self.scene_now: Scene | None = None
        self.stale = False
        """Whether a pick has changed what is not drawn yet."""
        self.book = Book(playset.words, playset.story, table.seats)

    @property
    def words(self) -> GameWords:
        """The game's words in the player's language."""
        return self.playset.words

    # --- building -------------------------------------------------------------------------------
    def compose(self) -> ComposeResult:
        words, look = self.words, self.look
        yield Pane(look, id="head", focusable=False)
        decision = ChoicePane(
            look, id="decision", filter_label=words.ui("filter"), empty=words.ui("filter-empty")
        )
        decision.idle = self._draw_idle
        if self.kit.outlook:
            decision.instead_of_filter = self.action_filter
        yield decision
        for name in self.kit.panes:
            title = self.title_of(name)
            if name == "chronicle":
                yield Pane(look, title=title, id=name)
            else:
                yield PointPane(look, self._spots, self._chosen, title=title, id=name)
        yield Pane(look, id="handline", focusable=False)
        yield Pane(look, id="foot", focusable=False)

    def retitle(self) -> None:
        """Name the panes anew, after the language was changed."""
        words = self.words
        for name in self.kit.panes:
            self.query_one(f"#{name}", Pane).title = self.title_of(name)
        self.bar.filter_label = words.ui("filter")
        self.bar.empty = words.ui("filter-empty")

    def title_of(self, name: str) -> str:
        """The title of a pane: its key, its name, and what it is filtered by."""
        number = self.kit.panes.index(name) + 1
        key = self.here.key_of(f"game.pane-{number}", f"F{number + 1}")
        title = f"{key} {self.words.ui(f'pane-{name}')}"
        if name == "chronicle" and self.only:
            title += f" · {self.words.seat(self.only)}"
        return title

    def action_filter(self) -> None:
        """Show what is to come, or filter the list; in the chronicle, go from seat to seat."""
        if self.focused is None or self.focused.id != "chronicle":
            if self.kit.outlook:
                self.look_ahead()
                return
            self.bar.focus()
            self.bar.action_filter()
            return
        self.only = next_filter(self.only, self.table.seats)
        self.reading.follow()
        pane = self.query_one("#chronicle", Pane)
        pane.title = self.title_of("chronicle")
        if self.scene_now is not None:
            lines = lines_about(self.book.lines, self.only)
            self.scene_now = replace(self.scene_now, chronicle=lines)
            self._draw(("chronicle",))

    def look_ahead(self) -> None:
        """Show the pane that tells what is to come, or again the one that was there before."""
        ahead = self.shown != self.kit.outlook
        back = self.kit.pane_for(self.asked) if self.asked is not None else self.kit.panes[0]
        self.shown = self.kit.outlook if ahead else back
        self.place_all(*self.size)

    @property
    def bar(self) -> ChoicePane:
        """The decision bar."""
        return self.query_one("#decision", ChoicePane)

    def place_all(self, width: int, height: int) -> None:
        small = size_class(width, height) == "small"
        if small and not self.was_small and self.asked is not None:
            self.shown = self.kit.pane_for(self.asked)
        self.was_small = small
        found = self.kit.places(width, height, self.shown)
        for pane in self.query(Pane):
            if pane.id and pane.id != "tiny":
                pane.place(found.get(pane.id))
        self.bar.title = "" if small else self.words.ui("pane-decision")
        focused = self.focused
        if focused is None or not focused.display:
            self.set_focus(self.bar)
        self.draw_table()

    # --- drawing --------------------------------------------------------------------------------
    def make_scene(self) -> Scene:
        """What is drawn now."""
        self.book.read(self.table.events, self.me, self.words)
        current = self.bar.choice.current
        return self.kit.scene_type(
            view=self.table.view(self.me),
            game=self.playset.game,
            seats=self.table.seats,
            words=self.words,
            look=self.look,
            me=self.me,
            decision=self.asked,
            chosen=current.id if current is not None and self.asked is not None else "",
            players=self.table.players,
            chronicle=lines_about(self.book.lines, self.only),
            events=self.table.events,
        )

    def draw_table(self, *, fresh: bool = False, scene: Scene | None = None) -> None:
        """Draw everything anew, a moment just made or now; `fresh` lets what is new stand out."""
        if self.leaving or not self.is_mounted or size_class(*self.size) == "tiny":
            return
        self.scene_now = scene or self.make_scene()
        self.stale = False
        self._draw(tuple(self.kit.drawings), fresh=fresh)
        self.bar.show()
        self._draw_foot()

    def _draw(self, names: tuple[str, ...], *, fresh: bool = False) -> None:
        scene = self.scene_now
        if scene is None or self.leaving:
            return
        for name in names:
            pane = self.query_one(f"#{name}", Pane)
            if not pane.display:
                continue
            if name == "chronicle":
                pane.show(partial(draw_chronicle, scene=scene, reading=self.reading))
            else:
                glows = fresh and name in self.kit.glowing
                pane.show(partial(self.kit.drawings[name], scene=scene), fresh=glows)

    def foot_keys(self) -> list[tuple[str, str]]:
        """The keys named at the foot, with what they do: those that work now, and all of them."""
        return [self.foot_key(name, id) for name, id in FOOT.items() if self.works(name)]

    def foot_key(self, name: str, id: str) -> tuple[str, str]:
        """A key as the player has set it, and what it does."""
        words = self.words
        return self.here.key_of(id, words.ui(f"key-{name}")), words.ui(f"key-{name}-label")

    def works(self, name: str) -> bool:
        """Whether a key that the foot may name does something now."""
        raise NotImplementedError

    def foot_notice(self) -> str:
        """What is said at the foot before the keys."""
        return self.notice

    def _draw_foot(self) -> None:
        scene = self.scene_now
        if scene is None or self.leaving:
            return
        keys, notice = self.foot_keys(), self.foot_notice()
        self.query_one("#foot", Pane).show(
            lambda canvas: draw_foot(canvas, self.kit.warnings(scene), keys, notice)
        )

    def _draw_idle(self, canvas: Canvas) -> None:
        """What the decision bar shows while somebody else is asked."""
        decision = self.awaited or self.table.bot_decision()
        if decision is not None:
            canvas.paragraph(0, 0, self.words.waiting(decision), "strong", rows=2)
        scene = self.scene_now
        if scene is not None and size_class(*self.size) == "small":
            rows = rows_of(canvas, scene.chronicle, canvas.height - 3)
            for y, (line, style) in enumerate(rows, 3):
                canvas.put(1, y, line, style)

    def _chosen(self) -> tuple[str, ...]:
        """What the option under the cursor names."""
        current = self.bar.choice.current
        return parts_of(current.id) if current is not None else ()

    def _spots(self, pane: PointPane) -> Spots:
        """What can be pointed at on a pane."""
        scene = self.scene_now
        if scene is None:
            return {}
        return self.kit.spots(pane.id or "", scene, *pane.size, pane.drawn)
