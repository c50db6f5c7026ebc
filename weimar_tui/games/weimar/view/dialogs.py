"""The dialogs that ask a question over the table, and the kinds of question that use them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from weimar_tui.kernel.decision import Decision
from weimar_tui.tui.canvas import Canvas, Piece, width_of
from weimar_tui.tui.dialogs.interrupt import InterruptDialog

from ..rules import decision_types as dt
from ..rules.opinion import OWNERS, half_wins
from ..rules.parliament import seats_for_half
from ..rules.phases.government import COALITIONS
from ..rules.points import RESERVE_LIMIT
from ..rules.position import PARTIES
from ..rules.subjects import ActInCity, OfIssue, Trigger, Vote, subject_of
from ..scene import WeimarScene
from .panes.map_labels import bases, put_tags
from .panes.opinion import halves


class DiceDialog(InterruptDialog[WeimarScene]):
    """A question about a roll that has fallen: its dice, the one that counts bright."""

    def facts(self, canvas: Canvas) -> int:
        """Draw rolled dice as chips in one row; the line with the chances tells the rest."""
        attempts = self.scene.view.attempts
        if not attempts or not attempts[-1].rolled:
            return 0
        rolled, x = attempts[-1].rolled, 0
        for face in rolled:
            best = face == max(rolled)
            x = canvas.put(x, 0, f" {face} ", "badge.government" if best else "@track.box") + 1
        return 1


_NUMBER = 5
"""Columns reserved for the number after a bar."""


class VoteDialog(InterruptDialog[WeimarScene]):
    """Asks whether to give up a seat for another roll, or whom or what to vote for."""

    heading_key: ClassVar[str] = "election"

    def title_of(self, decision: Decision) -> str:
        return "petition" if subject_of(decision, Vote).about == "petition" else self.heading_key

    def help_topic(self) -> str:
        return self.title_of(self.decision)

    def facts(self, canvas: Canvas) -> int:
        """Draw a bar for each party with the option it voted for; return the rows used."""
        return draw_votes(canvas, self.scene, subject_of(self.decision, Vote))


def draw_votes(canvas: Canvas, scene: WeimarScene, vote: Vote) -> int:
    """Draw bars of the votes counted so far; return the rows used."""
    votes, given = vote.counted, dict(vote.given)
    words = scene.words
    x = max(width_of(words.seat_short(party)) for party in PARTIES) + 1
    longest = max((number for _, number in votes), default=0)
    scale = min(1.0, (canvas.width // 2 - x - _NUMBER) / max(1, longest))
    for y, (party, number) in enumerate(votes):
        canvas.put(0, y, words.seat_short(party), f"{party} bold")
        long = max(1, round(number * scale)) if number else 0
        canvas.fill(x, y, long, scene.look.glyph("block"), party)
        at = canvas.put(x + long + 1, y, str(number), "strong")
        if party in given:
            choice = given[party]
            name = words.seat(choice) if choice in PARTIES else words.text(f"dialog-{choice}")
            canvas.put(at + 1, y, f"{scene.look.glyph('pointer')} {name}", "text")
    return len(votes) + 1 if votes else 0


class ReactionDialog(DiceDialog):
    """Asks whether to react with the board or a politician, or to have dice rolled again."""

    heading_key: ClassVar[str] = "reaction"

    def title_of(self, decision: Decision) -> str:
        """A separate title for rerolls (Stresemann and others)."""
        again = subject_of(decision, Trigger).trigger == "roll"
        return "second-roll" if again else self.heading_key

    def help_topic(self) -> str:
        """The help page about rolls also covers rerolls."""
        return "roll" if subject_of(self.decision, Trigger).trigger == "roll" else "react"


class OpposeCoupDialog(DiceDialog):
    """Asks whether units oppose a coup, or whether the black Reichswehr joins a Fight."""

    heading_key: ClassVar[str] = "oppose-coup"

    def title_of(self, decision: Decision) -> str:
        """A separate title for lending DNVP's Reichswehr."""
        return decision.kind if decision.kind == dt.LEND_REICHSWEHR.kind else self.heading_key

    def help_topic(self) -> str:
        """One help page covers both questions."""
        return "oppose-coup"


class FullCityDialog(InterruptDialog[WeimarScene]):
    """Asks whose base is removed."""

    heading_key: ClassVar[str] = "full-city"

    def facts(self, canvas: Canvas) -> int:
        """Draw the city with its bases."""
        scene = self.scene
        city = subject_of(self.decision, ActInCity).city
        if city not in scene.view.cities:
            return 0
        x = canvas.put(0, 0, f"{scene.words.city(city)} ", "strong")
        put_tags(canvas, x, 0, bases(scene, city))
        return 2


class DividedIssueDialog(InterruptDialog[WeimarScene]):
    """Asks for a proposal on a divided issue, or for the answer to one."""

    heading_key: ClassVar[str] = "divided-issue"

    def facts(self, canvas: Canvas) -> int:
        """Draw the issue, its owners, and the number of issues each holds."""
        scene = self.scene
        marker = subject_of(self.decision, OfIssue).issue
        cell = scene.view.issues.get(marker, "")
        if not cell:
            return 0
        row: list[Piece] = [(scene.words.issue(marker), "strong")]
        for party in OWNERS[cell]:
            wins, value = half_wins(scene.view, party)
            held = halves(wins, scene.look)
            row.append((f"  {scene.words.seat(party)} {held} ({value})", f"{party} bold"))
        canvas.pieces(0, 0, row)
        return 2


class CoalitionDialog(InterruptDialog[WeimarScene]):
    """Asks which coalition to try, or whether to join one."""

    heading_key: ClassVar[str] = "coalition"

    def facts(self, canvas: Canvas) -> int:
        """Draw a bar with the seats of each possible coalition and a mark at the majority."""
        if self.decision.kind == dt.JOIN_COALITION.kind:
            return 0  # its answers have figures, and Parliament shows the sums
        scene = self.scene
        words, seats, needed = scene.words, scene.view.seats, seats_for_half(scene.view)
        names = [
            " + ".join(words.seat_short(party) for party in parties)
            for parties in COALITIONS.values()
        ]
        totals = [sum(seats[party] for party in parties) for parties in COALITIONS.values()]
        x = max(width_of(name) for name in names) + 2
        behind = x + max(needed, *totals) + 2
        for y, (name, parties) in enumerate(zip(names, COALITIONS.values(), strict=True)):
            canvas.put(0, y, name, "text")
            at = x
            for party in parties:
                number = seats[party]
                canvas.fill(at, y, number, scene.look.glyph("block"), party)
                at += number
            canvas.put(x + needed, y, scene.look.glyph("bar"), "key")
            total = totals[y]
            enough = f" {words.ui('parliament-enough')}" if total >= needed else ""
            style = "good" if enough else "text"
            canvas.put(behind, y, f"{total:>2}{enough}", style)
        text = words.ui("parliament-majority", number=needed, seats=sum(seats.values()))
        canvas.put(0, len(names), text, "muted")
        return len(names) + 2


class BoostDialog(DiceDialog):
    """Asks whether to pay for +1 on the result."""

    heading_key: ClassVar[str] = "increase"


class AgendaDialog(InterruptDialog[WeimarScene]):
    """Asks for an agenda; all players reveal theirs together."""

    heading_key: ClassVar[str] = "agenda"

    def facts(self, canvas: Canvas) -> int:
        """Draw the party's points, Reserve, seats and bases."""
        scene = self.scene
        view, seat = scene.view, self.decision.seat
        bases = sum(city.bases.get(seat, 0) for city in view.cities.values())
        text = scene.words.text(
            "dialog-standing",
            vp=view.vp[seat],
            reserve=view.reserve[seat],
            limit=RESERVE_LIMIT,
            seats=view.seats[seat],
            bases=bases,
        )
        canvas.put(0, 0, text, seat)
        return 1


_BY_NAME: Mapping[str, type[InterruptDialog[WeimarScene]]] = {
    "reaction": ReactionDialog,
    "boost": BoostDialog,
    "oppose-coup": OpposeCoupDialog,
    "full-city": FullCityDialog,
    "agenda": AgendaDialog,
    "plain": InterruptDialog,
    "divided-issue": DividedIssueDialog,
    "coalition": CoalitionDialog,
    "vote": VoteDialog,
}
"""The dialogs by the names that decision types use (`dialog=`)."""

DIALOGS: Mapping[str, type[InterruptDialog[WeimarScene]]] = {
    kind: _BY_NAME[asked.dialog] for kind, asked in dt.DECISION_TYPES.items() if asked.dialog
}
"""The dialog of each decision type that has one; the bar asks all others."""
