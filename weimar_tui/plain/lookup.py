"""Look up cards and rules by name, number or words."""

from __future__ import annotations

from weimar_tui.kernel.game import Game
from weimar_tui.plain.console import Console
from weimar_tui.plain.prose import paragraphs
from weimar_tui.text.folding import fold, matching_indexes
from weimar_tui.text.handbook import handbook, help_text
from weimar_tui.text.messages import GameMessages

_MOST = 12
"""Matching cards printed in full; further ones are listed by name."""


class Lookup:
    """Answers `cards NAME` and `rules NAME` for one game."""

    def __init__(self, console: Console, game: Game, words: GameMessages) -> None:
        self.console = console
        self.game = game
        self.words = words

    def cards(self, wanted: str) -> None:
        """Print one card in full, the matching cards, or the names of all cards."""
        say, text = self.console.say, self.words.text
        entries = self.words.entries()
        if not entries:
            say(text("plain-cards-none"))
            return
        names = [f"{entry.id} {entry.name}" for entry in entries]
        if not wanted:
            say(text("plain-cards", number=len(entries)), *names)
            return
        whole = fold(wanted)
        places = (
            [i for i, one in enumerate(entries) if fold(one.id) == whole]
            or [i for i, one in enumerate(entries) if fold(one.name) == whole]
            or matching_indexes(wanted, [entry.name for entry in entries])
            or matching_indexes(wanted, names)
            or matching_indexes(
                wanted, [f"{entry.id} {entry.name} {entry.text}" for entry in entries]
            )
        )
        if len(places) == 1:
            self.page(entries[places[0]].id)
        elif not places:
            say(text("plain-found-nothing", what=wanted))
        else:
            say(text("plain-cards-found", number=len(places)))
            for place in places:
                entry = entries[place]
                in_full = len(places) <= _MOST and entry.text
                say(f"{names[place]}: {entry.text}" if in_full else names[place])

    def page(self, card: str) -> None:
        """Print a card in full."""
        self.console.say("", *paragraphs("\n".join(self.words.page(card))))

    def rules(self, wanted: str) -> None:
        """Print one section, the matching sections, or all headings."""
        say, text = self.console.say, self.words.text
        sections = handbook(self.game.id, self.words.lang)
        if not sections:
            say(text("plain-rules-none"))
            return
        headings = [section.heading for section in sections]
        if not wanted:
            say(text("plain-rules"), *headings)
            return
        named = [i for i, one in enumerate(sections) if wanted in (one.number, one.id)]
        whole = fold(wanted)
        places = (
            named
            or [i for i, heading in enumerate(headings) if fold(heading) == whole]
            or matching_indexes(wanted, headings)
            or matching_indexes(wanted, [one.keywords for one in sections])
            or matching_indexes(wanted, [f"{one.heading} {one.body}" for one in sections])
        )
        if len(places) == 1:
            section = sections[places[0]]
            say("", section.heading, *paragraphs(section.body))
        elif not places:
            say(text("plain-found-nothing", what=wanted))
        else:
            say(text("plain-rules-found"), *(headings[place] for place in places))

    def explain(self, kind: str) -> None:
        """Print the handbook's page on a kind of question, if it has one.

        A page `…-lines` replaces one that explains signs of the screen. The general help is left
        out: it is about keys, which line mode does not have.
        """
        game, lang, topic = self.game.id, self.words.lang, self.words.help_topic(kind)
        general = help_text(game, "decision", lang)
        pages = (help_text(game, name, lang) for name in (f"{topic}-lines", topic))
        if page := next((page for page in pages if page != general), ""):
            self.console.say("", *paragraphs(page))
