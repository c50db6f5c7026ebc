"""What people at a table are told of it: who sits where, the fair dice, the clocks, the talk."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.errors import Argument
from weimar_tui.table.fair_dice import commitment_to, seed_of
from weimar_tui.table.record import CHAT_KEPT, OVER, PLAYING, ChatLine, TableRecord
from weimar_tui.table.wire import Room, SeatState, TableState


def table_state(
    record: TableRecord, asked: Sequence[Decision], here: Collection[str], watchers: int, mine: str
) -> TableState:
    """A table as the lobby lists it; `here` are the names of those at it."""
    seats = tuple(
        SeatState(
            seat=seat,
            player=there.player,
            bot=there.bot,
            present=there.player in here,
            stand_in=there.stand_in,
            agreed=tuple(there.agreed),
            left=record.clock.seat_left(seat),
        )
        for seat, there in record.seats.items()
    )
    waiting_for = [decision.seat for decision in asked] if record.state == PLAYING else []
    return TableState(
        id=record.id,
        title=record.title,
        scenario=record.scenario,
        owner=record.owner,
        state=record.state,
        public=record.public,
        seats=seats,
        round=record.round,
        watchers=watchers,
        waiting_for=tuple(dict.fromkeys(waiting_for)),
        mine=mine,
        ending=record.ending,
    )


def room_state(record: TableRecord, asked: Sequence[Decision], table: TableState) -> Room:
    """A table as somebody at it is told. The secret is told only when the game is over."""
    over = record.state == OVER and not record.save
    left = -1.0
    if record.clock.decision:
        left = min((record.clock.decision_left(decision) for decision in asked), default=-1.0)
    return Room(
        table=table,
        commitment="" if record.save else commitment_to(record.secret),
        words=dict(record.words),
        secret=record.secret if over else "",
        seed=seed_of(record.secret, record.words) if over else "",
        consents=tuple(record.consents),
        watch=record.watch,
        decision_clock=record.clock.decision,
        decision_left=left,
    )


def add_line(
    record: TableRecord,
    name: str,
    seat: str,
    text: str,
    to: str,
    *,
    id: str = "",
    arguments: dict[str, Argument] | None = None,
) -> ChatLine:
    """Note a line said; old ones go. `id` and `arguments` are those of what the server says."""
    record.said += 1
    line = ChatLine(
        n=record.said,
        player=name,
        seat=seat,
        text=text,
        to=to,
        id=id,
        arguments=arguments or {},
    )
    record.chat = [*record.chat, line][-CHAT_KEPT:]
    return line


def may_hear(line: ChatLine, name: str, seat: str) -> bool:
    """Whether somebody hears a line: whispers only the two seats, spectators' talk no player."""
    if line.to:
        return bool(seat) and seat in (line.seat, line.to)
    return bool(line.seat) or not line.player or not seat or line.player == name
