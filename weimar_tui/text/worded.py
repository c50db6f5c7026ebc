"""A game that has words of its own for what happens and for what it asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import Outcome, P
from weimar_tui.text.catalogue import sentence_case
from weimar_tui.text.words import G, GameWords


class EventWords(Protocol):
    """Words events."""

    def event(self, event: Any) -> str: ...


class DecisionWords(Protocol):
    """Words questions and answers; with the position (or a view) of the moment all they can."""

    def question(self, decision: Any, view: Any) -> str: ...

    def option(self, decision: Any, option: str, view: Any) -> str: ...

    def waiting(self, decision: Any) -> str: ...


class WordedGame(GameWords[G, P]):
    """Words events, questions, answers and reasons through what the game brings for them.

    Nothing here ever fails a player: what a language lacks is said in English, and what English
    lacks by its id. With `strict` a gap raises MissingText instead; the tests use that.
    """

    _events: EventWords
    _decisions: DecisionWords

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        return self._safe(str(event.__struct_config__.tag), self._events.event, event)

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended, in a sentence or two."""
        return self._safe(outcome.ending, self._outcome, outcome)

    def _outcome(self, outcome: Outcome) -> str:
        raise NotImplementedError

    def question(self, decision: Decision, view: P | None = None) -> str:
        """One clear question: what, why, and the section of the rules."""
        return self._safe(decision.kind, self._question, decision, view)

    def _question(self, decision: Decision, view: P | None) -> str:
        return sentence_case(self._decisions.question(decision, view))

    def option(self, decision: Decision, option: str, view: P | None = None) -> str:
        """One answer to a decision."""
        return self._safe(option, self._option, decision, option, view)

    def _option(self, decision: Decision, option: str, view: P | None) -> str:
        return sentence_case(self._decisions.option(decision, option, view))

    def waiting(self, decision: Decision) -> str:
        """What the others read meanwhile."""
        return self._safe(decision.seat, self._decisions.waiting, decision)

    def reason(self, reason: str, arguments: Mapping[str, Any] | None = None) -> str:
        """Why an option is disabled (`Game.disabled_options` gives the id and the arguments)."""
        return self._safe(reason, self._reason, reason, arguments or {})

    def _reason(self, reason: str, arguments: Mapping[str, Any]) -> str:
        return sentence_case(self.catalogue.text(f"reason-{reason}", **arguments))
