"""A player's session: a terminal with the client in it; every other request is refused."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import asyncssh

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.club import Club
from weimar_tui.server.fetch import fetch_wish
from weimar_tui.server.player_settings import PlayerSettings
from weimar_tui.server.replies import Bye, bye
from weimar_tui.server.ssh.account_page import Visitor
from weimar_tui.server.ssh.applicant import Applicant
from weimar_tui.server.ssh.client_process import (
    FewVariables,
    clamped,
    environment,
    wished_variables,
)
from weimar_tui.server.ssh.commands import Commands
from weimar_tui.server.ssh.dialogue import Dialogue, LineDialogue, PlayerLeft
from weimar_tui.server.ssh.drawn_dialogue import DrawnDialogue
from weimar_tui.server.ssh.frames import FrameRelay
from weimar_tui.server.ssh.lines import farewell_line, problem_line, ssh_line
from weimar_tui.server.ssh.pages import PAGES, ask_to_reopen, show_page
from weimar_tui.server.ssh.played_client import PlayedClient
from weimar_tui.server.ssh.printed import PrintRequest, print_request
from weimar_tui.server.ssh.state import ServerState
from weimar_tui.server.ssh.terminal import Terminal
from weimar_tui.server.wire import FRAMES
from weimar_tui.terminal_control import CLEAR, RESET
from weimar_tui.text.languages import detect_language, languages

_log = logging.getLogger("weimar_tui.server.ssh")

DUMB = ("", "dumb", "unknown")
"""Terminals without control codes; on these, and without a terminal, the game is played
line by line."""

_REDRAW = 0.15
"""Seconds between the two sizes that make a client redraw everything."""


class PlayerSession(asyncssh.SSHServerSession[bytes]):
    """A session channel. Unknown commands and subsystems get a line and the end of the session."""

    via = "ssh"

    def __init__(self, state: ServerState, name: str, over: Callable[[], None]) -> None:
        self.state = state
        self.name = name
        self._over = over
        self.last_key = state.clock()
        self._chan: Any = None
        self._refusal = ""
        self._fetch: str | None = None
        self._frames = False
        self._relaying: FrameRelay | None = None
        self._reading: PrintRequest | None = None
        self._has_pty = False
        self._plain = True
        self._early = b""
        self._input_ended = False
        self._starting: asyncio.Task[None] | None = None
        self._page_task: asyncio.Task[None] | None = None
        self._gone = False
        self._leaves = False
        self._farewell: str | KernelError = ""
        self._held: set[str] = set()
        self.visitor: Visitor | None = None
        self.applicant: Applicant | None = None
        self._visiting: asyncio.TimerHandle | None = None
        self._page = ""
        self._dialogue: Dialogue | None = None
        self._client = PlayedClient(state, self._client_ended)
        self.token = self._client.token

    def refuse(self, why: str) -> None:
        """Answer every request with the line `why`."""
        self._refusal = why

    # --- what is asked for ----------------------------------------------------------------------
    def connection_made(self, chan: Any) -> None:
        self._chan = chan
        # asyncssh would keep every variable it is sent, without limit.
        chan._env = FewVariables()

    def pty_requested(
        self, term_type: str, term_size: tuple[int, int, int, int], term_modes: object
    ) -> bool:
        self._has_pty = True
        self._plain = term_type in DUMB
        return True

    def shell_requested(self) -> bool:
        return True

    def exec_requested(self, command: str) -> bool:
        self._fetch = fetch_wish(command)
        if command.strip() == FRAMES:
            self._frames = True
            return True
        if command.strip() in (*PAGES, "export") and self.state.club is not None:
            self._page = command.strip()
        elif self.state.library is not None and (wish := print_request(command)) is not None:
            self._reading = wish
        elif self._fetch is None and not self._refusal:
            self._refusal = "no-commands"
        return True

    def subsystem_requested(self, subsystem: str) -> bool:
        self._frames = subsystem == FRAMES
        if not self._frames:
            self._refusal = "no-commands"
        return True

    def session_started(self) -> None:
        if self._refusal:
            self._chan.write_stderr(self._line(self._say(self._refusal)))
            self._chan.exit(1)
            self._over()
            return
        self.state.sessions.add(self)
        self._starting = asyncio.create_task(self._begin())

    async def _begin(self) -> None:
        """Do what was requested; an unexpected error ends the session and is logged."""
        try:
            await self._do_what_was_asked()
        except Exception:
            trouble = secrets.token_hex(4)
            _log.exception("[%s] the session of %s failed", trouble, self.name or "a stranger")
            self._end(self._say("trouble", trouble=trouble), 1)

    async def _do_what_was_asked(self) -> None:
        """Start what was requested; people without an account go to the front door first."""
        if self._frames:
            await self._relay()
        elif not (await self._find_account() and await self._is_open()):
            self._end(self._last_line, 1)
        elif self._visiting is not None:
            await self._start()
        elif self._page == "export":
            await self._answer(lambda commands: commands.export(), text=False)
        elif self._page:
            await self._talk(self._page)
            self._end("", 0)
        elif self._reading is not None:
            wish = self._reading
            await self._answer(lambda commands: commands.read(wish), text=True)
        elif self._fetch is not None:
            table = self._fetch
            await self._answer(lambda commands: commands.game(table), text=False)
        else:
            await self._start()

    async def _answer(self, work: Callable[[Commands], Awaitable[bytes]], *, text: bool) -> None:
        """Print the answer to a command (`text`: with the line ends of the player's terminal)."""
        commands = Commands(self.state, self.name, self.visitor, self._detected())
        status = 0
        try:
            data = await work(commands)
            self._write(data.replace(b"\n", b"\r\n") if text and self._has_pty else data)
        except KernelError as error:
            with contextlib.suppress(OSError):  # the player may just have closed the channel
                self._chan.write_stderr(self._line(problem_line(error, commands.language)))
            status = 1
        self._end("", status)

    # --- a client on the player's computer -------------------------------------------------------
    async def _relay(self) -> None:
        """Pass messages between the player's own client and the table server."""
        relay = self._relaying = FrameRelay(self._chan, self._relay_ended)
        relay.feed(self._early)
        self._early = b""
        self._chan.resume_reading()
        relay.hold(bool(self._held))
        account = self.visitor.account if self.visitor is not None else None
        try:
            if self.applicant is not None or (account is not None and account.state == "closed"):
                raise KernelError("join-door", command=self.state.address.command(user="new"))
            await relay.start(self.state.socket, self.name)
        except KernelError as error:
            relay.say(bye(error))
            self._end("", 1)

    def _relay_ended(self) -> None:
        self._end("", 1)

    # --- pages of the server's own ---------------------------------------------------------------
    def _new_dialogue(self, title: str) -> Dialogue:
        """Begin a dialogue: a page with this title on a terminal, otherwise lines."""
        chan, language = self._chan, self._detected()
        columns, rows, *_ = chan.get_terminal_size() if self._has_pty else (80, 24)
        size = clamped(columns, rows)
        dialogue: Dialogue = LineDialogue(self._write, language, echo=self._has_pty, width=size[0])
        if self._has_pty and not self._plain:
            variables = environment(chan.get_terminal_type() or "", wished_variables(self._chan))
            over = self._terminal is not None
            dialogue = DrawnDialogue(self._write, language, title, size, variables, over=over)
        dialogue.hold(bool(self._held - {"page"}))
        dialogue.feed(self._early)
        self._early = b""
        self._chan.resume_reading()
        return dialogue

    def _close(self, dialogue: Dialogue) -> None:
        dialogue.close()
        self._dialogue = None

    async def _use_chosen_language(self, dialogue: Dialogue, club: Club) -> None:
        """Talk in the language of the player's settings, if they chose one."""
        chosen = (await PlayerSettings(self.state.folder, club.disk).of(self.name)).get("language")
        if isinstance(chosen, str) and chosen in languages():
            dialogue.language = chosen

    def _write(self, data: bytes) -> None:
        if not self._gone:
            with contextlib.suppress(OSError):  # the player may just have closed the channel
                self._chan.write(data)

    async def _find_account(self) -> bool:
        """Whether there is an account to play with, or none is needed."""
        club, applicant = self.state.club, self.applicant
        if club is None or applicant is None:
            return True
        dialogue = self._dialogue = self._new_dialogue("page-door")
        try:
            found = await applicant.choose(club, dialogue, self.state.visits)
        finally:
            self._close(dialogue)
        if isinstance(found, str):
            self.name = found
            self._visiting = asyncio.get_running_loop().call_later(
                self.state.limits.visit, self.dismiss, "visit-over"
            )
        if found is None or self._gone:
            self._end_visit()
            return False
        if isinstance(found, str):
            return True
        try:
            become = await applicant.become(found)
        except KernelError as error:
            become = error
        if isinstance(become, str | KernelError):
            self._farewell = become
            return False
        self.name, self.visitor = found.name, become
        if applicant.language != self._detected():
            with contextlib.suppress(KernelError):  # the account is what matters
                kept = PlayerSettings(self.state.folder, club.disk)
                await kept.change(self.name, {"language": applicant.language})
        return True

    def _end_visit(self) -> None:
        """End a visit without an account, if there is one."""
        if self._visiting is not None and self.applicant is not None:
            self._visiting.cancel()
            self._visiting = None
            self.applicant.end_visit(self.name, self.state.visits)
            self.name = ""

    async def _return_to_door(self) -> None:
        """Show a visitor the front door again."""
        self._end_visit()
        self._client.terminal = None
        if self._input_ended:
            self._end("", 0)
        else:
            await self._begin()

    async def _is_open(self) -> bool:
        """Whether the account is open; the owner of a closed one is asked whether to keep it."""
        club, visitor = self.state.club, self.visitor
        if club is None or visitor is None or visitor.account.state != "closed":
            return True
        dialogue = self._dialogue = self._new_dialogue("page-account")
        try:
            await self._use_chosen_language(dialogue, club)
            return await ask_to_reopen(club, visitor, dialogue)
        except KernelError:
            return False
        finally:
            self._close(dialogue)

    def open_page(self, page: str) -> bool:
        """Show one of the server's own pages over the client, which waits meanwhile. Raises
        KernelError if the client runs on the player's computer."""
        if self._relaying is not None:
            raise KernelError("page-ssh", command=self.state.address.command(page))
        ready = self._terminal is not None and self._dialogue is None and not self._gone
        # A page that is closing still gives the terminal back to the client.
        closing = self._page_task is not None and not self._page_task.done()
        has_account = self.state.club is not None and self.visitor is not None
        if not ready or closing or page not in PAGES or not has_account:
            return False
        self._page_task = asyncio.create_task(self._interrupt(page))
        return True

    async def _interrupt(self, page: str) -> None:
        terminal = self._terminal
        assert terminal is not None
        self.hold("page", True)
        if self._has_pty and not self._plain:
            self._write(CLEAR)
        try:
            await self._talk(page)
        finally:
            if self._has_pty and not self._plain:
                self._write(CLEAR + b"\x1b[?25l")
                columns, rows, *_ = self._chan.get_terminal_size()
                size = clamped(columns, rows)
                terminal.resize((size[0], size[1] - 1))
                self.hold("page", False)
                await asyncio.sleep(_REDRAW)
                terminal.resize(size)
            self.hold("page", False)

    async def _talk(self, page: str) -> None:
        """Run a page until the player leaves it."""
        club, visitor = self.state.club, self.visitor
        if club is None or visitor is None:
            return
        dialogue = self._dialogue = self._new_dialogue(f"page-{page}")
        try:
            await self._use_chosen_language(dialogue, club)
            await show_page(page, club, visitor, dialogue)
            if self._terminal is not None:
                await dialogue.finish()
        except PlayerLeft:
            pass
        except KernelError as error:
            dialogue.complain(error)
        finally:
            self._close(dialogue)

    # --- what is said ---------------------------------------------------------------------------
    def _detected(self) -> str:
        """The player's language, as far as their side reveals it."""
        return detect_language(None, wished_variables(self._chan))

    def _say(self, name: str, **arguments: str) -> str:
        return ssh_line(name, self._detected(), **arguments)

    def _line(self, text: str) -> bytes:
        """A line for the player's terminal, or for a pipe."""
        end = "\r\n" if self._has_pty else "\n"
        return f"{text}{end}".encode()

    @property
    def _last_line(self) -> str:
        """Why the server ends the session; "" if it does not."""
        return farewell_line(self._farewell, self._detected())

    # --- the client -----------------------------------------------------------------------------
    async def _start(self) -> None:
        visit = self.applicant.options if self.applicant is not None else {}
        options = {**self.state.client_options, **visit}
        pty, plain, wait = self._has_pty, self._plain, self._say("starting")
        try:
            terminal = await self._client.start(
                self._chan, self.name, options, has_pty=pty, plain=plain, wait=wait
            )
        except OSError as error:
            _log.error("no client could be started: %s", error)
            self._end(self._say("full"), 1)
            return
        self._take(terminal)

    def _take(self, terminal: Terminal) -> None:
        """Pass the player's input to a client that has started."""
        if self._held:
            terminal.pause()
        terminal.feed(self._early)
        self._early = b""
        self._chan.resume_reading()
        if self._input_ended:
            terminal.end_input()
        if self._gone or self._leaves:
            terminal.hang_up()

    async def change_program(self, version: str) -> bool:
        """Replace the client by one of another version; False if that is not possible."""
        terminal = await self._client.change(version) if not self._gone else None
        if terminal is None:
            return False
        if self._has_pty and not self._plain:
            self._write(CLEAR)
        self._take(terminal)
        return True

    def renew(self, table: str) -> None:
        """Replace a client that has been used for long, while its player rests."""
        is_drawn = self._has_pty and not self._plain
        if is_drawn and not self._leaves and self._dialogue is None:
            self._client.renew(table, self.last_key, self._chan.pause_reading, self._go_on)

    def _go_on(self, terminal: Terminal | None) -> None:
        if terminal is not None:
            self._take(terminal)
        else:
            self._chan.resume_reading()

    @property
    def _terminal(self) -> Terminal | None:
        return self._client.terminal

    def _client_ended(self, status: int, trouble: str) -> None:
        if trouble:
            self._end(self._say("trouble", trouble=trouble), 1)
        elif self._farewell:
            self._end(self._last_line, 1)
        elif status < 0:
            self._end(self._say("ended"), 1)
        elif self._visiting is not None and status == 0 and not self._gone:
            self._starting = asyncio.create_task(self._return_to_door())
        else:
            self._end("", status)

    def _end(self, line: str, status: int) -> None:
        """Show a line on a restored screen, and close."""
        self.state.sessions.discard(self)
        self._end_visit()
        if self._gone:
            return
        self._gone = True
        self._over()
        with contextlib.suppress(OSError):  # the player may just have closed the channel
            if line:
                self._chan.write((b"" if self._plain else RESET) + self._line(line))
            self._chan.exit(status)

    def dismiss(self, why: str | KernelError) -> None:
        """End the session from the server's side, after showing why: a line of `ssh.ftl` by its
        name, or an error."""
        self._farewell = why
        self.hang_up()

    def hang_up(self) -> None:
        """End the client; if it is still starting, it ends as soon as it has started."""
        self._leaves = True
        if self._dialogue is not None:
            self._dialogue.end_input()
        if self._relaying is not None:
            if isinstance(self._farewell, KernelError):
                self._relaying.say(bye(self._farewell))
            elif self._farewell:
                self._relaying.say(Bye(text=self._last_line))
            self._relaying.end()
        elif self._terminal is not None:
            self._terminal.hang_up()
        else:
            self._end(self._last_line, 1)

    def check_idle(self) -> None:
        """End the session if no key was pressed for too long."""
        idle = self.state.clock() - self.last_key
        if idle > self.state.limits.idle:
            self.dismiss("idle")

    # --- the pump -------------------------------------------------------------------------------
    def data_received(self, data: bytes, datatype: object) -> None:
        self.last_key = self.state.clock()
        if self._dialogue is not None:
            self._dialogue.feed(data)
        elif self._relaying is not None:
            self._relaying.feed(data)
        elif self._terminal is not None:
            self._terminal.feed(data)
        else:  # input before the start of the client waits for it
            self._early += data
            self._chan.pause_reading()

    def eof_received(self) -> bool:
        self._input_ended = True
        if self._dialogue is not None:
            self._dialogue.end_input()
        if self._relaying is not None:
            self._relaying.end()
        if self._terminal is not None:
            self._terminal.end_input()
        return not self._has_pty

    def terminal_size_changed(self, width: int, height: int, *pixels: int) -> None:
        if self._dialogue is not None:
            self._dialogue.resize(*clamped(width, height))
        self._client.resize(clamped(width, height))

    def pause_writing(self) -> None:
        self.hold("window", True)

    def resume_writing(self) -> None:
        self.hold("window", False)

    def hold(self, why: str, full: bool) -> None:
        """Read nothing more from the client while its line or the player's window is full."""
        before = bool(self._held)
        (self._held.add if full else self._held.discard)(why)
        if self._dialogue is not None and why != "page":
            self._dialogue.hold(bool(self._held - {"page"}))
        if self._relaying is not None:
            self._relaying.hold(bool(self._held))
        if self._terminal is not None and bool(self._held) != before:
            (self._terminal.pause if full else self._terminal.resume)()

    def connection_lost(self, exc: Exception | None) -> None:
        self.hang_up()
