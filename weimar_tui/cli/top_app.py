"""The screen of `weimar top`: figures, tables and players, and a line for the host's commands."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import DataTable, Input, Static

from weimar_tui.cli.failures import UsageError, failure_line
from weimar_tui.cli.tables import ACTIONS, done_line, request_of
from weimar_tui.cli.top import look, player_cells, server_figures
from weimar_tui.cli.words import Say
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.printing import printable
from weimar_tui.server.admin import ask_server
from weimar_tui.server.record import OVER

_SECONDS = 2.0
_TABLE_COLUMNS = ("id", "game", "state", "round", "title", "seats")
_PLAYER_COLUMNS = ("name", "address", "time", "idle", "client")


class TopApp(App[None]):
    """Shows a server's state every two seconds. The line at the bottom takes the actions of `weimar
    tables`; keys begin one for the selected table or player."""

    CSS = """
    #figures { height: auto; max-height: 50%; padding: 0 1; }
    DataTable { height: 1fr; }
    #news { height: 1; padding: 0 1; }
    #line { height: 1; border: none; padding: 0 1; display: none; }
    #line.-shown { display: block; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "quit", show=False),
        Binding("c", "begin('close')", show=False),
        Binding("b", "begin('seat')", show=False),
        Binding("k", "begin('kick')", show=False),
        Binding("x", "begin('ban')", show=False),
        Binding("s", "begin('say')", show=False),
        Binding("d", "begin('drain')", show=False),
        Binding("colon", "begin('')", show=False),
        Binding("escape", "leave_line", show=False),
    ]

    def __init__(self, folder: Path, say: Say) -> None:
        super().__init__()
        self._folder = folder
        self._say = say

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="figures", can_focus=False):
            yield Static(id="text", markup=False)
        yield DataTable(id="tables", cursor_type="row")
        yield DataTable(id="players", cursor_type="row")
        yield Static(self._say("top-keys"), id="news", markup=False)
        yield Input(id="line", compact=True, select_on_focus=False)

    async def on_mount(self) -> None:
        for name, columns in (("tables", _TABLE_COLUMNS), ("players", _PLAYER_COLUMNS)):
            table = self._list(name)
            for column in columns:
                table.add_column(self._say(f"top-column-{column}"), key=column)
        self._list("tables").focus()
        await self.refresh_all()
        self.set_interval(_SECONDS, self.refresh_all)

    def _list(self, name: str) -> DataTable[str]:
        found: DataTable[str] = self.query_one(f"#{name}", DataTable)
        return found

    async def refresh_all(self) -> None:
        """Ask the server and show what it says; keep the selected rows."""
        try:
            overview, listed = await look(self._folder)
        except KernelError as error:
            self._tell(failure_line(error) or error.id)
            return
        self.query_one("#text", Static).update(
            "\n".join(server_figures(self._say, overview, listed))
        )
        rows = {
            one.id: (
                one.id,
                one.game,
                one.state,
                str(one.round),
                printable(one.title, 40),
                ", ".join(f"{s.seat} {s.stand_in or s.bot or s.player or '-'}" for s in one.seats),
            )
            for one in listed.tables
            if one.state != OVER
        }
        self._fill("tables", rows)
        self._fill(
            "players",
            {
                f"{n} {one.name}": tuple(player_cells(one))
                for n, one in enumerate(listed.connections)
            },
        )

    def _fill(self, name: str, rows: Mapping[str, tuple[str, ...]]) -> None:
        table = self._list(name)
        at = table.cursor_row
        table.clear()
        for key, cells in rows.items():
            table.add_row(*cells, key=key)
        table.move_cursor(row=min(at, max(0, len(rows) - 1)))

    # --- the line -------------------------------------------------------------------------------
    def _selected(self, name: str) -> str:
        """Return the first cell of the selected row."""
        table = self._list(name)
        return str(table.get_row_at(table.cursor_row)[0]) if table.row_count else ""

    def action_begin(self, action: str) -> None:
        """Open the line with the beginning of an action."""
        about = ""
        if action in ("close", "seat"):
            about = self._selected("tables")
        elif action in ("kick", "ban"):
            about = self._selected("players")
        line = self.query_one("#line", Input)
        line.add_class("-shown")
        line.value = " ".join(filter(None, (action, about))) + (" " if action else "")
        line.focus()
        line.cursor_position = len(line.value)
        self._tell(self._say("top-line", actions=", ".join(ACTIONS)))

    def action_leave_line(self) -> None:
        """Close the line without doing anything."""
        self.query_one("#line", Input).remove_class("-shown")
        self._list("tables").focus()
        self._tell(self._say("top-keys"))

    @on(Input.Submitted)
    async def _typed(self, event: Input.Submitted) -> None:
        action, _, text = event.value.strip().partition(" ")
        self.action_leave_line()
        if not action:
            return
        try:
            answer = await ask_server(self._folder, request_of(action, text.strip()))
        except (KernelError, UsageError) as error:
            self._tell(failure_line(error) or str(error))
            return
        self._tell(done_line(self._say, action, text.strip(), answer))
        await self.refresh_all()

    def _tell(self, text: str) -> None:
        self.query_one("#news", Static).update(text)
