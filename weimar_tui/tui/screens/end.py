"""The end of the game: result, curve, turning points, and sources of points."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.binding import Binding, BindingType

from weimar_tui.kernel.errors import KernelError
from weimar_tui.play.interface import Table
from weimar_tui.tui.canvas import Canvas, width_of
from weimar_tui.tui.dialogs.reading import show_problem
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.pane import Pane
from weimar_tui.tui.replay.recording import Recording
from weimar_tui.tui.replay.report import WIDEST, GameReport, draw_report, report_of, with_curve
from weimar_tui.tui.screens.standing import StandingScreen


class EndScreen(StandingScreen):
    """The page of the result. It leads to the board, to the turning points, to an export, and to a
    new game (`again`), if available."""

    TOPIC: ClassVar[str] = "end"
    WIDEST: ClassVar[int] = WIDEST

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "replay", "watch", id="end.replay"),
        Binding("a", "again", "play again", id="end.again"),
        Binding("e", "export", "export", id="end.export"),
        *(
            Binding(str(number), f"turn({number})", "turning point", id=f"end.turn-{number}")
            for number in range(1, 5)
        ),
    ]

    def __init__(
        self, table: Table, loaded: LoadedGame, again: Callable[[], None] | None = None
    ) -> None:
        super().__init__(table, loaded)
        self.again = again
        self.recording: Recording | None = None
        self._report: GameReport | None = None
        self._lang = ""

    def on_mount(self) -> None:
        super().on_mount()
        # The page appears at once; its curve follows after the game has been analysed.
        self.call_after_refresh(self.look_back)

    def look_back(self) -> None:
        """Add the curve and the turning points to the page, if the game's record is there."""
        if self.recording is not None or not self.is_attached:
            return
        try:
            replay = self.table.replay()
        except KernelError as error:
            show_problem(self.here, error)
            return
        if replay is not None:
            self.recording, self._report = Recording(replay, self.loaded, self.look), None
            self.query_one("#points", Pane).show()

    @property
    def report(self) -> GameReport:
        """The contents of the page in the current language."""
        if self._report is None or self._lang != self.words.lang:
            table, outcome = self.table, self.table.outcome
            assert outcome is not None
            humans = table.humans
            me = humans[0] if len(humans) == 1 else None
            players, characters = table.players, table.characters()
            view = table.view(None)
            report = report_of(self.loaded, outcome, view, table.events, players, characters, me)
            if self.recording is not None:
                report = with_curve(report, self.recording, outcome)
            self._report, self._lang = report, self.words.lang
        return self._report

    def keys_line(self) -> str:
        words, line = self.words, self.words.ui("end-keys")
        is_here = self.table.is_at_home
        wanted = [
            ("export", is_here and self.recording is not None),
            ("turns", bool(self.report.turns)),
            ("again", self.again is not None),
        ]
        for part, is_there in wanted:
            longer = words.ui(f"end-key-{part}") + line
            if is_there and width_of(longer) + 3 < self.size.width:
                line = longer
        return line

    def action_again(self) -> None:
        """Restart the game or the lesson."""
        if self.again is not None:
            self.dismiss(None)
            self.again()

    def write_head(self, page: Canvas) -> int:
        """Write the result, the reason and the winners; the curve, the players and the last
        board."""
        return draw_report(page, self.report)

    def action_replay(self) -> None:
        from weimar_tui.tui.replay.watching import watch_table

        watch_table(self.here, self.table, None, recording=self.recording)

    def action_turn(self, number: int) -> None:
        from weimar_tui.tui.replay.watching import watch_table

        turns = self.report.turns
        if number <= len(turns):
            moment = turns[number - 1].moment
            watch_table(self.here, self.table, None, moment, recording=self.recording)

    def action_export(self) -> None:
        from weimar_tui.tui.replay.export import export_dialog, of_end

        recording = self.recording
        if recording is not None and self.table.is_at_home:
            exports = of_end(self.here, recording, self.report)
            dialog = export_dialog(self.here, recording.replay.saved.path, exports)
            self.run_worker(dialog, exclusive=True, group="export")
