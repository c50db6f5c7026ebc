"""Every sentence about the game, in one language: the front door of the text room."""

from __future__ import annotations

from typing import Any

from weimar_tui.games.weimar.rules.components import (
    Components,
    ForeignAffairsCard,
    NsdapSpace,
)
from weimar_tui.games.weimar.rules.effects.vocabulary import Effects, React, Seat
from weimar_tui.games.weimar.rules.position import WeimarPosition
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import Outcome
from weimar_tui.text.cards import CardWords, Printed
from weimar_tui.text.decisions import DecisionWords
from weimar_tui.text.effects import EffectWords
from weimar_tui.text.eventwords import EventWords
from weimar_tui.text.library import Library, MissingText, sentence_case
from weimar_tui.text.names import Names
from weimar_tui.text.shapes import RULES
from weimar_tui.text.sources import Sources


class Wording:
    """Words events, decisions, cards and reasons in one language.

    Nothing here ever fails a player: what a language lacks is said in English, and what English
    lacks by its id. With `strict` a gap raises MissingText instead; the tests use that.
    """

    def __init__(self, language: str, components: Components, *, strict: bool = False) -> None:
        self.language = language
        self.components = components
        self._library = Library(language, strict=strict)
        self._names = Names(self._library, components)
        self._sources = Sources(self._library, self._names, components)
        self._effects = EffectWords(self._library)
        self._events = EventWords(self._library, components, self._names)
        self._cards = CardWords(self._library, components, self._names, self._effects)
        self._decisions = DecisionWords(
            self._library, components, self._names, self._sources, self._effects
        )

    # --- what happens ---------------------------------------------------------------------------
    def event(self, event: Event, position: WeimarPosition | None = None) -> str:
        """What happened, as a sentence. `position` is not needed by any event so far."""
        return self._safe(str(event.__struct_config__.tag), self._events.event, event)

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended."""
        return self._safe(outcome.ending, self._outcome, outcome)

    def _outcome(self, outcome: Outcome) -> str:
        if outcome.reason:
            return self._library.text(f"outcome-{outcome.reason}")
        join = self._library.join
        winners = join("and", (self._names.word("party", party) for party in outcome.winners))
        names = join("and", map(self._names.name, outcome.winners))
        enablers = join("and", map(self._names.name, outcome.enablers))
        return self._library.text(
            f"outcome-{outcome.ending}", winners=winners, names=names, enablers=enablers
        )

    # --- questions ------------------------------------------------------------------------------
    def decision(self, decision: Decision, position: WeimarPosition | None = None) -> str:
        """One clear question: what, why, and the section of the rules.

        With the position (or a view) of the moment, questions of card effects say all they can.
        """
        return self._safe(decision.kind, self._question, decision, position)

    def _question(self, decision: Decision, position: WeimarPosition | None) -> str:
        return sentence_case(self._decisions.question(decision, position))

    def option(
        self, decision: Decision, option: str, position: WeimarPosition | None = None
    ) -> str:
        """One answer to a decision."""
        return self._safe(option, self._option, decision, option, position)

    def _option(self, decision: Decision, option: str, position: WeimarPosition | None) -> str:
        return sentence_case(self._decisions.option(decision, option, position))

    def waiting(self, decision: Decision) -> str:
        """What the others read meanwhile: `Waiting for KPD: a reaction to the Coup in Essen`."""
        return self._safe(decision.seat, self._decisions.waiting, decision)

    def rule(self, decision: Decision) -> str:
        """The section of the rulebook a decision rests on; empty for effects of cards."""
        return RULES.get(decision.kind, "")

    def reason(self, reason: str, arguments: dict[str, Any] | None = None) -> str:
        """Why an action is greyed (`Game.why_not` gives the id and the arguments)."""
        return self._safe(reason, self._reason, reason, arguments or {})

    def _reason(self, reason: str, arguments: dict[str, Any]) -> str:
        return sentence_case(self._library.text(f"reason-{reason}", **arguments))

    # --- effects and cards ----------------------------------------------------------------------
    def effects(self, effects: Effects) -> str:
        """What effects do, on one line; empty if nothing."""
        return self._effects.effects(effects)

    def effect_lines(self, effects: Effects) -> list[str]:
        """What effects do, a line for each."""
        return self._effects.lines(effects)

    def issue(self, marker: str) -> str:
        """What whoever wins an issue chooses from (rulebook 5.3), on one line."""
        return self._decisions.issue(marker)

    def reaction(self, reaction: React) -> str:
        """One line of a politician card."""
        return self._effects.reaction(reaction)

    def card_text(self, card: Printed) -> str:
        """What a card does, a line for each effect."""
        return self._cards.text(card)

    def at_every_try(self, card: ForeignAffairsCard) -> str:
        """What negotiating a card does in any case, a line for each part."""
        return self._cards.at_every_try(card)

    def nsdap_space(self, space: NsdapSpace) -> str:
        """What a figure on a space of the NSDAP track brings (rulebook 5.12); empty if nothing."""
        gained: Effects = (Seat(space.seats, "nsdap"),) if space.seats else ()
        return self._effects.effects(gained + space.effect)

    def card(self, card_id: str) -> str:
        """A whole card, ready to print: name, values, text, history, where it comes from."""
        return self._cards.card(card_id)

    def agenda(self, agenda_id: str) -> str:
        """A whole agenda card."""
        return self._cards.card(agenda_id)

    # --- names ----------------------------------------------------------------------------------
    def name(self, name: str) -> str:
        """The name of anything by its id."""
        return self._names.name(name)

    def action(self, action: str, party: str = "") -> str:
        """An action, with what the party's board calls it: `Demonstration (Rally)`."""
        return self._names.action(action, party)

    def cell(self, cell: str) -> str:
        """A space of the opinion track: `SPD 2`."""
        return self._names.cell(cell)

    def source(self, source: str) -> str:
        """Where points or a question come from: a card, a marker, a table."""
        return self._sources.name(source)

    def words(self, words: dict[str, str]) -> str:
        """A text of the pack in this language."""
        return self._names.words(words)

    # --- everything else ------------------------------------------------------------------------
    def text(self, message: str, attribute: str = "", /, **arguments: Any) -> str:
        """Any message of the Fluent files, such as those of `ui.ftl` (ids begin with `ui-`)."""
        return self._library.text(message, attribute, **arguments)

    def has(self, message: str, attribute: str = "") -> bool:
        """Whether this language itself has a message."""
        return self._library.has(message, attribute)

    def _safe(self, fallback: str, word: Any, *arguments: Any) -> str:
        """A player is never shown an error for want of words: the id stands in."""
        if self._library.strict:
            return str(word(*arguments))
        try:
            return str(word(*arguments))
        except (MissingText, LookupError, ValueError, TypeError, AttributeError):
            return fallback
