"""Agreements between the players of a table: a bot for an absent player, an end, open hands."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil
from typing import TYPE_CHECKING

from weimar_tui.server.host import Refusal
from weimar_tui.server.record import PLAYING, WAITING, SeatRecord, TableRecord
from weimar_tui.server.replies import OpenVote

if TYPE_CHECKING:
    from weimar_tui.server.server_table import ServerTable

END = ""
"""The vote on ending the game; votes on bots have their seat as id."""


class TableVotes:
    """Open votes and consents of the players at a table.

    Only players at the table can vote, and a vote ends when its player leaves, so votes are kept in
    memory only. Players who have been away for the table's absence time do not count: the others
    decide without them. Methods named after requests raise Refusal, changing nothing; they are also
    checked before taking the lock, so that a refusal never waits for another player's answer.
    """

    def __init__(self, table: ServerTable) -> None:
        self._table = table
        self._agreed: dict[str, list[str]] = {}
        self._since: dict[str, float] = {}
        self.consented: dict[str, str] = {}

    # --- looking --------------------------------------------------------------------------------
    def agreed_to_bot(self) -> dict[str, list[str]]:
        """By seat, the players who agree that a bot plays it."""
        return {seat: names for seat, names in self._agreed.items() if seat != END}

    def agreed_to_end(self) -> list[str]:
        """The players who agree to end the game."""
        return self._agreed.get(END, [])

    def electorate(self) -> list[str]:
        """The players who decide: those who are here, or have not been away for long."""
        table = self._table
        return [
            name
            for name in dict.fromkeys(table.people())
            if table.audience.present(name) or table.audience.away(name) < table.record.absence
        ]

    def open(self) -> tuple[OpenVote, ...]:
        """Every open vote: its subject, who agrees, who could still agree, and when it began."""
        voters = self.electorate()
        return tuple(
            OpenVote(
                seat=seat,
                agreed=tuple(names),
                missing=tuple(
                    name for name in voters if name not in names and name != self._player(seat)
                ),
                more=self._more_needed(seat),
                since=self._since[seat],
            )
            for seat, names in self._agreed.items()
        )

    def _player(self, seat: str) -> str:
        there = self._table.record.seats.get(seat)
        return there.player if there is not None else ""

    def _more_needed(self, seat: str) -> int:
        """How many more players have to agree."""
        voters, agreed = self.electorate(), set(self._agreed.get(seat, ()))
        needed = len(voters) // 2 + 1 - len(agreed)
        if seat != END:
            return max(0, needed)
        here = {name for name in voters if self._table.audience.present(name)}
        return max(0, needed, len(here - agreed))

    def until_stand_ins(self) -> dict[str, int]:
        """By seat, the minutes until its player has been absent long enough for a bot."""
        table = self._table
        left = {
            seat: table.record.absence - table.audience.away(there.player)
            for seat, there in table.record.seats.items()
            if there.player and not table.audience.present(there.player)
        }
        return {seat: ceil(seconds / 60) for seat, seconds in left.items() if seconds > 0}

    # --- keeping in step ------------------------------------------------------------------------
    def prune(self) -> None:
        """Drop votes of people who are no longer players here, and votes without a subject.

        A vote on a bot ends when the player is back, or when a bot already plays the seat.
        """
        table, people = self._table, set(self._table.people())
        playing = table.record.state == PLAYING
        for seat in list(self._agreed):
            there = table.record.seats.get(seat)
            is_open = playing and (seat == END or (there is not None and self._wants_bot(there)))
            self._set(seat, self._agreed[seat] if is_open else ())
        for seat, names in list(self._agreed.items()):
            present = [name for name in names if name in people and table.audience.present(name)]
            self._set(seat, present)
        self.consented = {
            seat: name
            for seat, name in self.consented.items()
            if table.record.seats[seat].player == name and table.audience.present(name)
        }
        if not self.all_consent():
            table.audience.hide_hands()

    def _wants_bot(self, there: SeatRecord) -> bool:
        absent = bool(there.player) and not self._table.audience.present(there.player)
        return absent and not (there.stand_in or there.bot)

    def _set(self, seat: str, names: Iterable[str]) -> None:
        self._agreed[seat] = list(names)
        if not self._agreed[seat]:
            del self._agreed[seat]
            self._since.pop(seat, None)
        else:
            self._since.setdefault(seat, self._table.host.now())

    def _vote(self, seat: str, name: str, yes: bool) -> bool:
        """Count a vote; return True if it opened the question."""
        before = self._agreed.get(seat, [])
        self._set(seat, [n for n in before if n != name] + ([name] if yes else []))
        return yes and not before

    @property
    def are_open(self) -> bool:
        """Whether anybody has voted."""
        return bool(self._agreed)

    @property
    def are_decided(self) -> bool:
        """Whether an open vote has a majority now because others have been away for long."""
        return any(not self._more_needed(seat) for seat in self._agreed)

    async def carry_out(self) -> None:
        """Execute the votes that have a majority."""
        table = self._table
        async with table.lock:
            for seat in [seat for seat in self._agreed if not self._more_needed(seat)]:
                if seat != END and seat not in self.until_stand_ins():
                    await self._seat_stand_in(seat, self._player(seat))
            if table.record.state == PLAYING:
                await self._end_if_agreed()
            table.audience.send_status()
            table.answering.wake()

    # --- a bot for an absent player -------------------------------------------------------------
    async def agree_to_bot(self, name: str, seat: str, yes: bool) -> None:
        """Agree (or no longer) that a bot plays an absent player's seat; a majority decides."""
        table = self._table
        self._check_bot(name, seat)
        async with table.lock:
            there = self._check_bot(name, seat)
            is_new = self._vote(seat, name, yes)
            if yes and not self._more_needed(seat):
                await self._seat_stand_in(seat, there.player)
            elif is_new:
                self._announce_vote(seat, name, there.player)
            table.audience.send_status()
            table.answering.wake()

    def _check_bot(self, name: str, seat: str) -> SeatRecord:
        """Return the seat if a bot can be agreed on for it. Raises Refusal."""
        table = self._table
        there = table.record.seats.get(seat)
        if table.record.state != PLAYING or not table.seat_of(name):
            raise Refusal("agree-players")
        if not table.audience.present(name):
            raise Refusal("agree-elsewhere")
        if there is None or not there.player or there.player == name:
            raise Refusal("agree-nobody")
        if table.audience.present(there.player):
            raise Refusal("agree-here")
        if there.stand_in:
            raise Refusal("agree-already")
        if minutes := self.until_stand_ins().get(seat, 0):
            raise Refusal("agree-early", name=there.player, minutes=minutes)
        return there

    async def _seat_stand_in(self, seat: str, player: str, bot: str = "") -> None:
        table = self._table
        bot = bot or table.host.stand_in(table.record.game)
        await table.change(lambda record: let_stand_in(record, seat, bot))
        self._set(seat, ())
        table.set_player(seat)
        table.audience.announce("bot-stands-in", name=player)

    def _announce_vote(self, seat: str, name: str, player: str) -> None:
        """Announce a proposal and who has not agreed yet."""
        vote = next(vote for vote in self.open() if vote.seat == seat)
        missing = ", ".join(vote.missing)
        if seat == END:
            self._table.audience.announce_once("vote-end", name=name, missing=missing)
        else:
            self._table.audience.announce_once(
                "vote-bot", name=name, player=player, missing=missing
            )

    async def seat_bot(self, seat: str, bot: str) -> None:
        """Let a bot play a seat on the host's order: in place of a player, or a free seat.

        Empty `bot`: the game's usual one. Raises Refusal.
        """
        table = self._table
        async with table.lock:
            bots = table.host.games[table.record.game].bots
            there = table.record.seats.get(seat)
            if there is None:
                raise Refusal("seat-unknown")
            if bot and bot not in bots:
                raise Refusal("bot-unknown")
            if there.bot or there.stand_in:
                raise Refusal("agree-already")
            if table.record.state == PLAYING:
                if table.audience.present(there.player):
                    raise Refusal("agree-here")
                await self._seat_stand_in(seat, there.player, bot)
            elif table.record.state == WAITING:

                def seat_bot(record: TableRecord) -> None:
                    record.seats[seat] = SeatRecord(bot=bot or bots[0])

                await table.change(seat_bot)
                table.reseat()
            else:
                raise Refusal("game-none")
            table.audience.send_status()
            table.answering.wake()

    # --- resigning and ending -------------------------------------------------------------------
    async def resign(self, name: str) -> None:
        """Give up a seat during the game: a bot plays it to the end."""
        table = self._table
        async with table.lock:
            seat = table.seat_of(name)
            if not seat or table.record.state != PLAYING:
                raise Refusal("resign-players")
            bot = table.host.stand_in(table.record.game)

            def resign(record: TableRecord) -> None:
                record.seats[seat] = SeatRecord(bot=bot)
                record.resigned.append(name)

            await table.change(resign)
            table.audience.announce("player-resigned", name=name)
            table.set_player(seat)
            table.reseat()
            if not table.people():
                await table.end_now("abandoned")
            else:
                await self._end_if_agreed()
            if table.record.state == PLAYING:
                table.audience.send_game()
            table.answering.wake()

    async def agree_to_end(self, name: str, yes: bool) -> None:
        """Agree (or no longer) to end the game; that takes a majority, and everyone who is here."""
        table = self._table
        self._check_end(name)
        async with table.lock:
            self._check_end(name)
            is_new = self._vote(END, name, yes)
            await self._end_if_agreed()
            if is_new and table.record.state == PLAYING:
                self._announce_vote(END, name, "")
            table.audience.send_status()

    def _check_end(self, name: str) -> None:
        table = self._table
        if not table.seat_of(name) or table.record.state != PLAYING:
            raise Refusal("resign-players")
        if not table.audience.present(name):
            raise Refusal("agree-elsewhere")

    async def _end_if_agreed(self) -> None:
        if self.agreed_to_end() and not self._more_needed(END):
            await self._table.end_now("abandoned")

    # --- open hands -----------------------------------------------------------------------------
    async def consent(self, name: str, yes: bool) -> None:
        """Consent (or no longer) that spectators see your hand, with a delay, while you
        are here."""
        table = self._table
        self._check_consent(name)
        async with table.lock:
            seat = self._check_consent(name)
            if yes:
                self.consented[seat] = name
            else:
                self.consented.pop(seat, None)
            self.prune()
            table.audience.send_status()

    def _check_consent(self, name: str) -> str:
        seat = self._table.seat_of(name)
        if not seat or not self._table.audience.present(name):
            raise Refusal("consent-players")
        return seat

    def all_consent(self) -> bool:
        """Whether spectators can see hands: every player has consented."""
        record = self._table.record
        if record.watch != "all" or record.state == WAITING:
            return False
        people = {seat: there.player for seat, there in record.seats.items() if there.player}
        return bool(people) and people == {
            seat: self.consented[seat] for seat in people if seat in self.consented
        }


def let_stand_in(record: TableRecord, seat: str, bot: str) -> None:
    """Let a bot play a player's seat from now on."""
    record.seats[seat].stand_in, record.seats[seat].answers = bot, 0


async def give_back(table: ServerTable, name: str, seat: str) -> None:
    """Return to a player the seat that a bot played, and report what the bot did."""
    there = table.record.seats[seat]
    if not there.stand_in or table.record.clock.flagged(seat):
        return
    bot, answers = there.stand_in, there.answers

    def come_back(record: TableRecord) -> None:
        record.seats[seat].stand_in, record.seats[seat].answers = "", 0

    await table.change(come_back)
    table.set_player(seat)
    table.audience.announce("bot-stood-in", to_player=name, bot=bot, number=answers)
