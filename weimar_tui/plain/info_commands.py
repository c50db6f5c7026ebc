"""Info commands, available at any time: the board, the hand, the log, cards, rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from weimar_tui.kernel.decision import Decision
from weimar_tui.plain.console import Console
from weimar_tui.plain.listing import Listing
from weimar_tui.plain.lookup import Lookup
from weimar_tui.plain.news import News
from weimar_tui.play.chronicle import Book
from weimar_tui.play.interface import Table
from weimar_tui.play.narrations import narration_of, prompts_of
from weimar_tui.play.scene import Scene
from weimar_tui.replay.narration import Narration, Summary
from weimar_tui.replay.passages import describe
from weimar_tui.text.choice import Item
from weimar_tui.text.folding import matching_indexes
from weimar_tui.text.messages import GameMessages

_LATEST = 20
"""Lines of the chronicle that `log` prints without a number."""

_INDENT = ("", "  ", "    ")
"""The marks in front of a line of the chronicle, by its level."""

_WITH_PREVIEWS = 4
"""Up to this number of answers, each is followed by what it would bring; `odds` tells it of all."""

TOLD = 40
"""Answers listed at once; `more` lists the rest."""


class InfoCommands:
    """Answers info commands about one game, limited to what the seat `me` can see."""

    def __init__(self, console: Console, table: Table, words: GameMessages) -> None:
        self.console = console
        self.table = table
        self.words = words
        self.prompts = prompts_of(table.game.id)
        self.narration: Narration = narration_of(words.game)
        self.news = News(console, words, self.narration)
        self._book = Book(words, self.narration, table.seats)
        self.lookup = Lookup(console, table.game, words)
        self.me: str | None = None
        self._warned: tuple[str, ...] = ()
        self._told_page: dict[str | None, int] = {}

    @property
    def view(self) -> Any:
        return self.table.view(self.me)

    # --- telling --------------------------------------------------------------------------------
    def tell_news(self, until: int | None = None) -> None:
        """Print new events, those before place `until` if it is given. The page about a finished
        part of the game follows its events."""
        if self.news.heard.get(self.me, 0) > len(self.table.events):  # after an undo
            self._told_page.pop(self.me, None)
        events = self.table.events[:until]
        page = self._results(self.news.heard.get(self.me, 0))
        told = self._told_page.get(self.me)
        if page is not None and page.end <= len(events) and page.end != told:
            self._told_page[self.me] = page.end
            self.news.tell(events[: page.end], self.me)
            self.console.say("", page.title, *page.lines, "")
        self.news.tell(events, self.me)

    def _results(self, since: int = 0) -> Summary | None:
        """The page about the latest part of the game that ended after `since` events."""
        return self.narration.summary_page(self.words, self.table.events, self.view, since)

    def results(self) -> None:
        """Print the page about the part of the game under way, or the latest finished one."""
        narration, events = self.narration, self.table.events
        page = narration.summary_so_far(self.words, events, self.view) or self._results()
        if page is None:
            self.console.say(self.words.text("plain-results-none"))
        else:
            self.console.say(page.title, *page.lines)

    def tell_warnings(self) -> None:
        """Print what is one step from ending the game, if that has changed."""
        warned = tuple(self.words.warnings(self.table.game, self.view))
        if warned != self._warned:
            self.console.say(*(self.words.text("plain-danger", text=text) for text in warned))
        self._warned = warned

    def board(self, wanted: str = "") -> None:
        """Describe the board: all of it, or the parts that match `wanted`."""
        sections = self.words.board(self.table.game, self.view, self.me)
        if wanted:
            places = matching_indexes(wanted, [section.title for section in sections])
            if not places:
                titles = ", ".join(section.title for section in sections)
                self.console.say(self.words.text("plain-board-parts", parts=titles))
                return
            sections = [sections[place] for place in places]
        for section in sections:
            self.console.say("", self.words.text("plain-heading", text=section.title))
            self.console.say(*section.lines)

    def hand(self) -> None:
        if self.me is None:
            self.console.say(self.words.ui("hand-spectator"))
            return
        lines = self.words.hand(self.table.game, self.view, self.me)
        title = self.words.text("plain-hand", seat=self.words.seat(self.me), number=len(lines))
        self.console.say("", title, *lines)

    def log(self, wanted: str = "") -> None:
        """Print the latest lines of the chronicle, as many as asked for: a line per event with its
        effect, as the screen has them."""
        self._book.read(self.table.events, self.me, self.words)
        lines = [f"{_INDENT[line.level]}{line.text}" for line in self._book.lines]
        most = int(wanted) if wanted.isdecimal() and len(wanted) < 7 else _LATEST
        if not lines:
            self.console.say(self.words.ui("chronicle-empty"))
            return
        if most < len(lines):
            self.console.say(self.words.text("plain-log", shown=most, number=len(lines)))
        self.console.say(*(lines[-most:] if most else ()))

    async def since(self) -> None:
        """Print what the others did since the player's last pick: each card or move, the outcome
        and the reason."""
        say, words, table = self.console.say, self.words, self.table
        if self.me is None:
            say(words.text("since-seat"))
            return
        passages = await table.since_turn(self.me)
        described = describe(passages, table.events, self.me, table.seats, words, self.narration)
        if not described:
            say(words.text("since-nothing"))
        for one in described:
            why = [words.text("since-reason", reason=one.reason)] if one.reason else []
            say(one.text, *(f"  {line}" for line in (*one.details, *why)))

    def points(self) -> None:
        """Print each player's standing, with the names of the columns."""
        figures = self.narration.figures(self.view)
        rows = [list(row) for row in self.narration.standing(self.words, figures, self.table.seats)]
        if not rows:
            self.console.say(self.words.text("plain-points-none"))
            return
        (_, *titles), *rest = rows
        for name, *cells in rest:
            parts = [f"{title} {cell}" for title, cell in zip(titles, cells, strict=False) if cell]
            text = self.words.several(parts)
            self.console.say(self.words.text("plain-line", name=name, text=text))
        summary = self.narration.summary(self.words, figures)
        if summary:
            self.console.say(summary)

    # --- questions ------------------------------------------------------------------------------
    def scene(self, decision: Decision) -> Scene:
        """Return the board as the seat with the question sees it."""
        scene: Scene = self.prompts.scene(self.table, self.words, self.me, decision)
        return scene

    def answers(self, decision: Decision, *, openly: bool = False) -> Listing:
        """Return the answers to a question, grouped by topic; `openly`: worded so that everyone may
        read them."""
        now, table = self.scene(decision), self.table
        choice = self.prompts.open_choice(decision, now, table) if openly else None
        choice = choice or self.prompts.choice(decision, now, table)
        if not openly:
            known = filter(None, (*self.prompts.facts(decision, now), choice.context))
            choice = replace(choice, context="\n".join(known))
        return Listing(choice, self.words.text("plain-whole-list"))

    def ask(self, seat: str, listing: Listing, *, named: bool) -> None:
        """Print a question with its numbered rows; `named`: say which seat it is for."""
        words, say, choice = self.words, self.console.say, listing.choice
        question = choice.prompt
        if named:
            question = words.text("plain-line", name=words.seat(seat), text=question)
        say("", question, *filter(None, (choice.context,)))
        self.list_rows(listing, 0)

    def list_rows(self, listing: Listing, first: int) -> None:
        """Number the rows from `first` on, at most `TOLD` of them."""
        words, say, rows = self.words, self.console.say, listing.numbered
        previews: dict[str, list[str]] = {}
        if len(rows) <= _WITH_PREVIEWS:
            answers = [row for _, row in rows if listing.is_answer(row)]
            previews = {row.id: self._brings(listing, row) for row in answers}
        shared = _shared(list(previews.values()))
        for line in shared:
            say(words.text("plain-each", text=line))
        for number, row in rows[first : first + TOLD]:
            say(words.text("plain-entry", number=number, text=self._row(listing, row)))
            own = [line for line in previews.get(row.id, ()) if line not in shared]
            if own:
                say(f"   {' · '.join(own)}")
        left = len(rows) - first - TOLD
        if left > 0:
            say(words.text("plain-more", number=left))

    def _row(self, listing: Listing, row: Item) -> str:
        """Return the text of a row, with the figures that the screen shows in columns."""
        choice, words = listing.choice, self.words
        text = choice.text_of(row)
        parts = [
            words.text("plain-figure", head=head, figure=figure)
            for head, figure in zip(choice.heads, row.figures, strict=False)
            if figure
        ]
        return words.text("plain-line", name=text, text=words.several(parts)) if parts else text

    def _preview(self, listing: Listing, row: Item) -> str:
        """What an answer would bring, on one line."""
        return " · ".join(self._brings(listing, row))

    def _brings(self, listing: Listing, row: Item) -> list[str]:
        """What an answer would bring, line by line."""
        # The preview of a prepared answer already includes its name.
        text = listing.choice.preview_of(row.id) or ""
        return text.removeprefix(f"{row.text}. ").splitlines()

    def why(self, closed: Sequence[Item]) -> None:
        """Print which answers are unavailable now, and why."""
        if not closed:
            self.console.say(self.words.text("plain-why-none"))
        for item in closed:
            self.console.say(self.words.text("plain-line", name=item.text, text=item.refused))

    def odds(self, listing: Listing, wanted: str) -> None:
        """Print the odds of one answer, of the answers that match `wanted`, or of all answers with
        known odds."""
        choice = listing.choice
        if wanted.isdecimal():
            row = dict(listing.numbered).get(int(wanted[:6]))
            chosen = choice.under(row) if row is not None else []
        elif wanted:
            chosen = choice.fitting(wanted)
        else:
            chosen = listing.now
        previews = [(item.text, text) for item in chosen if (text := self._preview(listing, item))]
        for name, text in previews:
            self.console.say(self.words.text("plain-line", name=name, text=text))
        if not previews:
            self.console.say(self.words.text("plain-odds-none"))


def _shared(previews: Sequence[Sequence[str]]) -> list[str]:
    """The lines that every answer's preview has; none for a single answer."""
    if len(previews) < 2:
        return []
    first, *others = previews
    return [line for line in first if all(line in other for other in others)]
