"""What a player can do at a table before its game, as rows for the screen and for line mode."""

from __future__ import annotations

from collections.abc import Iterator

from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.replies import GameOffered, SeatState, TableStatus
from weimar_tui.server.sections import ListRow, ListSection
from weimar_tui.text.messages import GameMessages


class WaitingRows:
    """The rows of one table for one player. `offered`: the table's game as the server offers it;
    `can_report`: whether the player has an account."""

    def __init__(
        self,
        words: LobbyMessages,
        game: GameMessages,
        status: TableStatus,
        name: str,
        offered: GameOffered | None,
        *,
        can_report: bool = False,
    ) -> None:
        self._say = words.say
        self._words = words
        self._game = game
        self._status = status
        self._name = name
        self._can_report = can_report
        scenario = offered.scenario(status.table.scenario) if offered is not None else None
        self._fixed = scenario.fixed if scenario is not None else {}

    @property
    def owns(self) -> bool:
        """Whether the player made the table."""
        return self._status.table.owner == self._name

    @property
    def is_ready(self) -> bool:
        """Whether the player has said to be ready."""
        return any(seat.ready for seat in self._status.table.seats if seat.player == self._name)

    @property
    def awaited(self) -> list[str]:
        """The other players who have not said that they are ready."""
        owner = self._status.table.owner
        seats = [seat for seat in self._status.table.seats if seat.player]
        return [seat.player for seat in seats if not seat.ready and seat.player != owner]

    @property
    def empty(self) -> list[SeatState]:
        """The seats without a player and without a bot."""
        return [seat for seat in self._status.table.seats if not seat.player and not seat.bot]

    @property
    def free(self) -> list[SeatState]:
        """The seats that a person can take, empty ones first."""
        held = [seat for seat in self._status.table.seats if seat.is_free and seat.bot]
        return [*self.empty, *held]

    @property
    def missing(self) -> str:
        """What the start waits for, or "" if for nothing."""
        if awaited := self.awaited:
            return self._say("room-waits", names=self._words.words.several(awaited))
        return self._say("room-waits-free") if self.empty else ""

    # --- the rows -------------------------------------------------------------------------------
    def sections(self, *, in_lines: bool = False) -> tuple[ListSection, ...]:
        """Return the seats and the other actions. `in_lines`: with a row for each action that has
        only a key on the screen."""
        say, free = self._say, self.free
        note = say("room-free-seats", number=len(free)) if free else ""
        rest = [*(self._seat_ways() if in_lines else ()), *self._ways(in_lines)]
        return (
            ListSection(say("room-seats"), tuple(self._seats()), note),
            ListSection("" if in_lines else say("room-ways"), tuple(rest)),
        )

    def _seats(self) -> Iterator[ListRow]:
        free = self.free
        yield from map(self._free_seat, free)
        for seat in self._status.table.seats:
            if seat not in free:
                yield self._taken_seat(seat)

    def _free_seat(self, seat: SeatState) -> ListRow:
        say, name = self._say, self._game.seat(seat.seat)
        bot = self._game.bot_name(seat.bot) if seat.bot else ""
        state = say("room-held", bot=bot) if bot else say("room-sit-here")
        return ListRow(
            f"sit:{seat.seat}",
            name,
            say("free"),
            state,
            name_tone=f"{seat.seat} bold",
            about=say("room-sit", seat=name),
        )

    def _taken_seat(self, seat: SeatState) -> ListRow:
        say, name = self._say, self._game.seat(seat.seat)
        who = self._words.sitter(seat, self._game)
        id, about, state, tone = f"seat:{seat.seat}", "", "", "muted"
        if seat.player == self._name:
            id, about = "stand", say("room-stand")
        elif seat.player and self.owns:
            id, about = f"unseat:{seat.seat}", say("room-unseat", name=seat.player, seat=name)
        elif seat.bot and self.owns and seat.seat not in self._fixed:
            id, about = f"free:{seat.seat}", say("room-free", seat=name)
        if seat.ready:
            state, tone = say("room-ready-yes"), "good"
        elif seat.player and seat.player != self._status.table.owner:
            state = say("room-ready-no")
        elif seat.player:
            state = say("room-owner")
        return ListRow(
            id, name, who, about, state, tone=tone, name_tone=f"{seat.seat} bold", about=about
        )

    def _seat_ways(self) -> Iterator[ListRow]:
        if self.owns:
            for seat in self.empty:
                name = self._game.seat(seat.seat)
                yield ListRow(f"bot:{seat.seat}", self._say("room-bot", seat=name))

    def _ways(self, in_lines: bool) -> Iterator[ListRow]:
        say, status = self._say, self._status
        if status.table.mine and not self.owns:
            yield ListRow(
                "ready", say("room-ready-not" if self.is_ready else "room-ready"), key="y"
            )
        if status.table.mine and self._name not in status.words and status.commitment:
            yield ListRow("word", say("room-word"), key="w")
        if self.owns:
            yield from self._starts(in_lines)
            yield ListRow("invite", say("room-invite"), key="v")
            for name in status.invited:
                yield ListRow(f"uninvite:{name}", say("room-uninvite", name=name))
        yield ListRow("talk", say("room-talk"), key="t")
        if self._can_report:
            yield ListRow("report", say("report"))
        if self.owns:
            yield ListRow("close", say("room-close"))
        yield ListRow("back", say("room-back"))

    def _starts(self, in_lines: bool) -> Iterator[ListRow]:
        say, empty = self._say, self.empty
        missing = self.missing
        if not missing:
            yield ListRow("start", say("room-start"), key="s")
            return
        if self._status.starts:
            yield ListRow("seat:", say("room-starts"), figure=missing)
        else:
            yield ListRow("start-ready", say("room-start-ready"), figure=missing, key="s")
        if in_lines or not empty:
            # A list in line mode can be older than the seats.
            yield ListRow("start", say("room-start-now"))
