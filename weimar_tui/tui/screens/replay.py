"""The replay screen: any moment of a recorded game, from any seat's view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.timer import Timer

from weimar_tui.kernel.replay import Replay
from weimar_tui.play.reviewed import ReviewTexts
from weimar_tui.play.reviewing import RunningReview
from weimar_tui.play.scene import Scene
from weimar_tui.replay.disclosure import OPEN
from weimar_tui.text.choice import DIGITS
from weimar_tui.tui.dialogs.reading import show_message
from weimar_tui.tui.layout import pane_key, size_class
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.motion import GLANCE
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.pane_warnings import put_warnings
from weimar_tui.tui.panes.foot import draw_foot
from weimar_tui.tui.replay.bar import Running, draw_bar
from weimar_tui.tui.replay.charts import charts_place, draw_page, next_page, with_charts
from weimar_tui.tui.replay.export import export_dialog, of_moment
from weimar_tui.tui.replay.record import draw_recorded_lines
from weimar_tui.tui.replay.recording import Recording
from weimar_tui.tui.screens.panes_to_look_at import PanesToLookAt

SPEEDS = (3.0, 2.0, 1.0, 0.5, 0.2, 0.1)
"""Seconds per pick in automatic replay."""

_DIGITS = 7
"""Most digits of a typed pick number; no game has more picks."""

_FOOT = (
    "step",
    "impulse",
    "play",
    "help",
    "view",
    "charts",
    "analysis",
    "look",
    "on",
    "export",
    "round",
    "lines",
    "number",
    "leave",
)
_AT_HOME = {"analysis": "analysis", "on": "play_on", "export": "export"}
"""Keys of the footer, and their actions, that are only available locally."""
_SERVED = ("analysis", "on")
"""Those of them that a server can do."""


@dataclass(frozen=True)
class ServedWays:
    """What a server does with a game that it has recorded: an analysis, and a new table that plays
    on from the present moment."""

    review: Callable[[Replay], RunningReview]
    play_on: Callable[[Replay], None]


class ReplayScreen(PanesToLookAt):
    """One recorded game. Analysis, playing on and export need files, so they are only available
    `at_home`; a server can do the first two instead (`served`). `recording` is one of `replay` that
    nothing else uses, if there is one."""

    more = ("charts",)
    wheel = ("line", 1)

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,l", "step(1)", "one pick on", id="replay.on"),
        Binding("left,h", "step(-1)", "one pick back", id="replay.back"),
        Binding("shift+right,t", "step(10)", "ten picks on", id="replay.ten-on"),
        Binding("shift+left,T", "step(-10)", "ten picks back", id="replay.ten-back"),
        Binding("pagedown,i", "leap(1)", "next impulse", id="replay.impulse-on"),
        Binding("pageup,I", "leap(-1)", "last impulse", id="replay.impulse-back"),
        Binding("r", "leap_round(1)", "next round", id="replay.round-on"),
        Binding("R", "leap_round(-1)", "last round", id="replay.round-back"),
        Binding("home", "step(-1000000)", "beginning", id="replay.first"),
        Binding("end", "step(1000000)", "end", id="replay.last"),
        Binding("space", "run", "run", id="replay.run"),
        Binding("plus,equals_sign", "speed(1)", "faster", id="replay.faster"),
        Binding("minus", "speed(-1)", "slower", id="replay.slower"),
        Binding("up,k", "line(-1)", "line before", id="replay.line-before"),
        Binding("down,j", "line(1)", "next line", id="replay.line-next"),
        Binding("enter", "to_line", "go to the line", id="replay.to-line"),
        Binding("v", "view(1)", "next view", id="replay.view-next"),
        Binding("V", "view(-1)", "view before", id="replay.view-before"),
        Binding("f", "filter", "filter", id="replay.filter"),
        Binding("g", "charts", "charts", id="replay.charts"),
        Binding("a", "analysis", "analysis", id="replay.analysis"),
        Binding("p", "play_on", "play on from here", id="replay.play-on"),
        Binding("e", "export", "export", id="replay.export"),
        Binding("c", "cards", "cards", id="replay.cards"),
        Binding("slash", "search", "search", id="replay.search"),
        Binding("o", "look_up", "look up", id="replay.look-up"),
        Binding("question_mark,f1", "help", "help", id="replay.help"),
        Binding("less_than_sign,comma", "turn(-1)", "pane before", id="replay.pane-before"),
        Binding("greater_than_sign,full_stop", "turn(1)", "next pane", id="replay.pane-next"),
        Binding("escape,q", "back", "back", id="replay.leave"),
    ]

    def __init__(
        self,
        replay: Replay,
        loaded: LoadedGame,
        moment: int | None = None,
        view: str | None = OPEN,
        *,
        at_home: bool = True,
        served: ServedWays | None = None,
        recording: Recording | None = None,
    ) -> None:
        super().__init__(loaded)
        self.replay = replay
        self._opened = recording
        self.at_home = at_home
        self.served = served
        self.asked_view = view
        self.replay.jump(replay.first if moment is None else moment)
        self.charts: int | None = None
        self.cursor: int | None = None
        self.speed = SPEEDS.index(0.5)
        self.notice = ""
        self.report: ReviewTexts | None = None
        self.typed = ""
        self._timer: Timer | None = None

    def on_mount(self) -> None:
        self.recording = self._opened or Recording(self.replay, self.loaded, self.look)
        if self.asked_view in self.recording.viewers:
            self.recording.viewer = self.asked_view
        self.notice = self._about_the_file() or self.notice

    def tell_once(self, notice: str) -> None:
        """Show a line in the footer when the screen opens."""
        self.notice = notice

    def _about_the_file(self) -> str:
        """Return what is wrong with the recording, if anything."""
        words, saved, difference = self.words, self.replay.saved, self.replay.difference
        if difference is not None:
            reason = words.problem(difference.why)
            return words.replay("differs", pick=str(self.replay.last), reason=reason)
        return words.replay("damaged", line=saved.damaged) if saved.damaged else ""

    def follow_settings(self) -> None:
        """Clear the footer's message, which has the old language."""
        self.notice = self._about_the_file()
        super().follow_settings()

    def scene_now(self) -> Scene | None:
        return self.recording.scene()

    # --- placing and drawing --------------------------------------------------------------------
    def place_all(self, width: int, height: int) -> None:
        places = self.places_at(width, height)
        if self.charts is not None:
            places = with_charts(places, self.game_view, self.shown)
        for pane in self.query(Pane):
            pane.place(places.get(str(pane.id)))
        self.draw_all()

    def draw_all(self, *, fresh: bool = False) -> None:
        """Redraw everything; `fresh` highlights what has changed."""
        if not self.is_mounted or size_class(*self.size) == "tiny":
            return
        scene, recording = self.recording.scene(), self.recording
        self.follow_layout(scene)
        panes = {name: self.query_one(f"#{name}", Pane) for name in self.game_view.panes}
        left = put_warnings(panes, self.game_view.pane_warnings(scene), self.shown)
        all_open = recording.viewer == OPEN
        small = size_class(*self.size) == "small"
        for name, drawing in self.game_view.drawings.items():
            pane = self.query_one(f"#{name}", Pane)
            if name in self.game_view.panes:
                title = self.game_view.title(name, self.words, *self.size)
                if name == "hand" and all_open:
                    title = self.words.replay("pane-hands")
                if name == "chronicle" and recording.only:
                    title += f" · {self.words.seat(recording.only)}"
                key = pane_key(self.game_view.number(name, *self.size))
                pane.title = f"{key} {title}".strip()
            if not pane.display:
                continue
            if name == "chronicle":
                line = recording.line_now() if self.cursor is None else self.cursor
                pane.show(partial(draw_recorded_lines, recording=recording, cursor=line))
            elif name == "hand" and all_open:
                pane.show(partial(self.game_view.draw_hands, scene=scene))
            elif name == "handline" and all_open:
                pane.show(partial(self.game_view.draw_handlines, scene=scene))
            else:
                glows = fresh and name in self.game_view.glowing
                pane.show(partial(drawing, scene=scene), fresh=glows)
        running = Running(self._timer is not None, SPEEDS[self.speed])
        bar = self.query_one("#decision", Pane)
        bar.title = "" if small else f"{self.replay.saved.path.name}"
        bar.show(partial(draw_bar, recording=recording, running=running))
        if self.charts is not None:
            charts = self.query_one("#charts", Pane)
            charts.title = self.words.replay("pane-charts")
            charts.show(partial(draw_page, recording=recording, page=self.charts))
        self._draw_foot([*self.game_view.warnings(scene), *left], small)

    def _draw_foot(self, warnings: Sequence[str], small: bool) -> None:
        say = self.words.replay
        names = [name for name in _FOOT if self._can(name)]
        keys = [(say(f"key-{name}"), say(f"key-{name}-label")) for name in names]
        if small:
            keys.insert(0, (say("key-turn"), say("key-turn-label")))
        notice, always = self.notice, say("key-help")
        self.query_one("#foot", Pane).show(
            lambda canvas: draw_foot(canvas, warnings, keys, notice, always)
        )

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Disable actions that need a file or hours of computing, unless local."""
        name = next((name for name, one in _AT_HOME.items() if one == action), "")
        return not name or self._can(name)

    def _can(self, name: str) -> bool:
        """Whether a key of the footer does something here."""
        is_served = self.served is not None and name in _SERVED
        return self.at_home or name not in _AT_HOME or is_served

    # --- going ----------------------------------------------------------------------------------
    def _went(self) -> None:
        self.cursor = None
        if self.report is not None:
            self.notice = self.report.verdict(self.replay.moment - self.replay.first)
        if self.recording.at_end:
            self._stop()
        self.draw_all(fresh=self.here.motion)

    def _lay_cards(self) -> None:
        """Show the cards of the pick that led here, if there is time."""
        if self._timer is None or SPEEDS[self.speed] > GLANCE:
            recording = self.recording
            self.lay(recording.events_now(), recording.seats, recording.seat)

    def action_step(self, by: int) -> None:
        """Move by some picks."""
        self.recording.step(by)
        self._went()
        if by == 1:
            self._lay_cards()

    def action_leap(self, by: int) -> None:
        self.recording.leap(by)
        self._went()
        if by > 0:
            self._lay_cards()

    def action_leap_round(self, by: int) -> None:
        self.recording.leap_round(by)
        self._went()

    def action_line(self, by: int) -> None:
        """Move in the chronicle without leaving the moment."""
        if not self.query_one("#chronicle", Pane).display:
            self.show_pane("chronicle")
            return
        lines = len(self.recording.lines)
        now = self.recording.line_now() if self.cursor is None else self.cursor
        self.cursor = max(0, min(now + by, lines - 1))
        self.draw_all()

    def _type(self, digits: str) -> None:
        """Show the typed number."""
        self.typed = digits.lstrip("0")[:_DIGITS]
        self.notice = self.words.replay("go-to", pick=self.typed) if self.typed else ""
        self.draw_all()

    def _go_to_typed(self) -> None:
        """Go to the pick with the typed number; report a number that does not exist."""
        moment, replay = int(self.typed), self.replay
        self._type("")
        if replay.first <= moment <= replay.last:
            replay.jump(moment)
            self._went()
            return
        first, last = str(replay.first), str(replay.last)
        self.notice = self.words.replay("go-to-none", pick=str(moment), first=first, last=last)
        self.draw_all()

    def action_to_line(self) -> None:
        """Go to the typed pick number, or to the moment of the line under the cursor."""
        if self.typed:
            self._stop()
            self._go_to_typed()
        elif self.cursor is not None:
            self.recording.go_to_line(self.cursor)
            self._went()

    # --- running --------------------------------------------------------------------------------
    def action_run(self) -> None:
        """Start or stop automatic replay."""
        if self._timer is not None:
            self._stop()
        else:
            if self.recording.at_end:
                self.recording.step(-1_000_000)
            self._start()
        self.draw_all()

    def action_speed(self, by: int) -> None:
        self.speed = max(0, min(self.speed + by, len(SPEEDS) - 1))
        if self._timer is not None:
            self._stop()
            self._start()
        self.draw_all()

    def _start(self) -> None:
        self._timer = self.set_interval(SPEEDS[self.speed], partial(self.action_step, 1))

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _pause(self) -> None:
        """Stop automatic replay, and say so under the next screen."""
        self._stop()
        self.draw_all()

    # --- looking --------------------------------------------------------------------------------
    def action_view(self, by: int) -> None:
        """Switch to another seat's view."""
        self.recording.turn_view(by)
        self.cursor = None
        self.draw_all()

    def action_filter(self) -> None:
        """Filter the chronicle by one seat after the other, then show all again."""
        self.recording.turn_filter()
        self.cursor = None
        self.draw_all()

    def action_charts(self) -> None:
        """Show the charts, their next page, or the board again."""
        place = charts_place(
            self.game_view.places(*self.size, self.shown), self.game_view, self.shown
        )
        self.charts = next_page(self.recording, self.charts, place.width, place.height - 1)
        self.place_all(*self.size)

    def action_analysis(self) -> None:
        """Open the analysis, or explain why there is none."""
        from weimar_tui.play.reviewing import Reviewing, why_no_review
        from weimar_tui.tui.screens.analysis import AnalysisScreen

        self._pause()
        if why := why_no_review(self.replay, has_file=self.at_home):
            self.notice = self.words.text(why)
            self.draw_all()
            return
        pack = self.here.pack_of(self.replay.game.id)
        review = self.served.review(self.replay) if self.served else Reviewing(self.replay, pack)
        screen = AnalysisScreen(self.recording, review, self._analysed, at_home=self.at_home)
        self.app.push_screen(screen)

    def _analysed(self, report: ReviewTexts, pick: int | None) -> None:
        """Go to the pick chosen in the analysis, if any; show the analysis of picks from now on."""
        self.report = report
        if pick is not None:
            self.replay.jump(self.replay.first + pick)
        self._went()

    def bring_up(self, name: str) -> None:
        self.charts = None
        super().bring_up(name)

    def on_key(self, event: events.Key) -> None:
        """Read digits of a pick number; keys of panes choose one."""
        if event.character in DIGITS:
            self._type(self.typed + event.character)
        elif event.key == "backspace" and self.typed:
            self._type(self.typed[:-1])
        self.choose_pane(event.key)

    def action_cards(self) -> None:
        from weimar_tui.tui.screens.codex import CodexScreen

        self._pause()
        self.app.push_screen(CodexScreen(self.loaded))

    def action_search(self) -> None:
        from weimar_tui.tui.screens.codex import CodexScreen

        self._pause()
        self.app.push_screen(CodexScreen(self.loaded, searching=True))

    def action_look_up(self) -> None:
        """Look up the names around the current line."""
        from weimar_tui.tui.linking import show_mentioned

        self._pause()
        recording = self.recording
        place = recording.line_now() if self.cursor is None else self.cursor
        lines = [line.text for _, line in recording.lines[max(0, place - 5) : place + 1]]
        answer = recording.answer()
        texts = [answer.question, answer.text] if answer is not None else []
        if not show_mentioned(self.here, self.loaded, [*texts, *reversed(lines)]):
            self.notice = self.words.ui("link-none")
            self.draw_all()

    def action_help(self) -> None:
        from weimar_tui.tui.dialogs.reading import ReadingDialog

        self._pause()
        say = self.words.replay
        self.app.push_screen(ReadingDialog(say("help-title"), say("help")))

    # --- taking away ----------------------------------------------------------------------------
    def action_play_on(self) -> None:
        """Play on from here in a new save."""
        from weimar_tui.tui.screens.branch import PlayOnScreen

        self._pause()
        if self.replay.position.outcome is not None:
            self.run_worker(
                show_message(self.here, self.words.ui("problem"), self.words.replay("on-over"))
            )
            return
        if self.served is not None:
            self.served.play_on(self.replay)
        else:
            self.app.push_screen(PlayOnScreen(self.replay, self.loaded))

    def action_export(self) -> None:
        """Export the chronicle, a picture or figures."""
        self._pause()
        exports = of_moment(self.here, self.recording)
        dialog = export_dialog(self.here, self.replay.saved.path, exports)
        self.run_worker(dialog, exclusive=True, group="export")

    def action_back(self) -> None:
        """Return from the charts or another line to the moment, then to the previous screen."""
        if self.typed:
            self._type("")
        elif self.cursor is not None:
            self.cursor = None
            self.draw_all()
        elif self.charts is not None:
            self.charts = None
            self.place_all(*self.size)
        else:
            self._stop()
            self.dismiss(None)
