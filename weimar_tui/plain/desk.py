"""What can be asked about a game at any time: the board, the hand, what happened, cards, rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from weimar_tui.kernel.decision import Decision
from weimar_tui.plain.console import Console
from weimar_tui.plain.listing import Answer, Listing
from weimar_tui.plain.lookup import Lookup
from weimar_tui.plain.news import News
from weimar_tui.plain.typed import matching
from weimar_tui.table.interface import Table
from weimar_tui.table.stories import story_of
from weimar_tui.table.story import Story
from weimar_tui.table.told import tell
from weimar_tui.text.words import GameWords, ReadyMade

_LATEST = 20
"""Lines of the chronicle that `log` tells when no number is said."""

READY = "\0ready:"
"""What a chain of answers begins with that is listed as one, before its number."""

TOLD = 40
"""Answers listed at once; `more` tells the others."""


class Desk:
    """Answers words about one table, as the seat `me` may know it."""

    def __init__(self, console: Console, table: Table, words: GameWords) -> None:
        self.console = console
        self.table = table
        self.words = words
        self.story: Story = story_of(words.game)
        self.news = News(console, words, self.story)
        self.lookup = Lookup(console, table.game, words)
        self.me: str | None = None
        self._warned: tuple[str, ...] = ()

    @property
    def view(self) -> Any:
        """What the seat may know."""
        return self.table.view(self.me)

    # --- telling --------------------------------------------------------------------------------
    def tell_news(self) -> None:
        """What has happened since it was last told, and what threatens now."""
        self.news.tell(self.table.events, self.me)

    def tell_warnings(self) -> None:
        """What is one step from ending the game, when it has changed."""
        warned = tuple(self.words.warnings(self.table.game, self.view))
        if warned != self._warned:
            self.console.say(*(self.words.text("plain-danger", text=text) for text in warned))
        self._warned = warned

    def board(self, wanted: str = "") -> None:
        """The table in words: all of it, or the parts that a word fits."""
        sections = self.words.board(self.table.game, self.view, self.me)
        if wanted:
            found = matching(wanted, [section.title for section in sections])
            if not found:
                titles = ", ".join(section.title for section in sections)
                self.console.say(self.words.text("plain-board-parts", parts=titles))
                return
            sections = [sections[place] for place in found]
        for section in sections:
            self.console.say("", self.words.text("plain-heading", text=section.title))
            self.console.say(*section.lines)

    def hand(self) -> None:
        """What one holds."""
        if self.me is None:
            self.console.say(self.words.ui("hand-spectator"))
            return
        lines = self.words.hand(self.table.game, self.view, self.me)
        title = self.words.text("plain-hand", seat=self.words.seat(self.me), number=len(lines))
        self.console.say("", title, *lines)

    def log(self, wanted: str = "") -> None:
        """The latest lines of the chronicle: as many as asked for."""
        lines = self.news.log(self.table.events, self.me)
        most = int(wanted) if wanted.isdecimal() and len(wanted) < 7 else _LATEST
        if not lines:
            self.console.say(self.words.ui("chronicle-empty"))
            return
        if most < len(lines):
            self.console.say(self.words.text("plain-log", told=most, number=len(lines)))
        self.console.say(*(lines[-most:] if most else ()))

    async def since(self) -> None:
        """What the others did since one's last pick: each card or move, why, what came of it."""
        say, words, table = self.console.say, self.words, self.table
        if self.me is None:
            say(words.text("since-seat"))
            return
        passages = await table.since_turn(self.me)
        told = tell(passages, table.events, self.me, table.seats, words, self.story)
        if not told:
            say(words.text("since-nothing"))
        for one in told:
            why = [words.text("since-reason", reason=one.reason)] if one.reason else []
            say(one.text, *(f"  {line}" for line in (*why, *one.details)))

    def points(self) -> None:
        """How everybody stands: each with the names of the columns."""
        figures = self.story.figures(self.view)
        rows = [list(row) for row in self.story.standing(self.words, figures, self.table.seats)]
        if not rows:
            self.console.say(self.words.text("plain-points-none"))
            return
        (_, *titles), *rest = rows
        for name, *cells in rest:
            told = [f"{title} {cell}" for title, cell in zip(titles, cells, strict=False) if cell]
            text = self.words.several(told)
            self.console.say(self.words.text("plain-line", name=name, text=text))
        summary = self.story.summary(self.words, figures)
        if summary:
            self.console.say(summary)

    # --- questions ------------------------------------------------------------------------------
    def answers(self, decision: Decision) -> Listing:
        """The answers to a question, and what they are about."""
        words, view = self.words, self.view
        found = [
            Answer(one, words.option(decision, one, view), short=words.use(decision, one))
            for one in decision.options
        ]
        for number, made in enumerate(self.ready_made(decision)):
            found.append(Answer(f"{READY}{number}", made.text))
        for option, reason, arguments in self.table.disabled_options(decision):
            text = words.closed_option(decision, option, view)
            found.append(Answer(option, text, words.reason(reason, arguments)))
        game = self.table.game
        groups = words.groups(game, decision, view)
        about = {answer.option: words.about(game, decision, answer.option) for answer in found}
        return Listing(found, groups, about, words.text("plain-whole-list"))

    def ready_made(self, decision: Decision) -> Sequence[ReadyMade]:
        """The chains of answers that are listed as one."""
        return self.words.ready_made(self.table.game, decision, self.view)

    def ask(self, decision: Decision, rows: Sequence[Answer], *, named: bool) -> None:
        """Put a question with its numbered rows; `named`: say whose it is."""
        words, say = self.words, self.console.say
        question = words.question(decision, self.view)
        if named:
            question = words.text("plain-line", name=words.seat(decision.seat), text=question)
        say("", question, *words.at_stake(self.table.game, decision, self.view))
        self.list_rows(rows, 0)

    def list_rows(self, rows: Sequence[Answer], first: int) -> None:
        """Number the rows from place `first` on, as many as are told at once."""
        words, say = self.words, self.console.say
        for number, row in list(enumerate(rows, 1))[first : first + TOLD]:
            say(words.text("plain-entry", number=number, text=row.text))
        left = len(rows) - first - TOLD
        if left > 0:
            say(words.text("plain-more", number=left))

    def why(self, closed: Sequence[Answer]) -> None:
        """What is not possible now, and why."""
        if not closed:
            self.console.say(self.words.text("plain-why-none"))
        for answer in closed:
            self.console.say(self.words.text("plain-line", name=answer.text, text=answer.closed))

    def odds(self, decision: Decision, listing: Listing, wanted: str) -> None:
        """What answers would bring: one, those that words fit, or all of which that is known."""
        if wanted.isdecimal():
            place = int(wanted[:6]) - 1
            row = listing.rows[place : place + 1] if place >= 0 else []
            chosen = listing.under(row[0]) if row else []
        elif wanted:
            chosen = listing.fitting(wanted)
        else:
            chosen = listing.now
        told = 0
        for answer in chosen:
            if answer.option.startswith(READY):
                continue  # it says all that is known of it
            said = self.words.foreseen(self.table.game, decision, answer.option, self.view)
            if said:
                told += 1
                text = " ".join(said.split("\n"))
                self.console.say(self.words.text("plain-line", name=answer.text, text=text))
        if not told:
            self.console.say(self.words.text("plain-odds-none"))
