"""What a family has before it when it answers one question."""

from __future__ import annotations

from random import Random

from weimar_tui.games.junta.bots.personalities import BEGINNER, CUNNING, Personality
from weimar_tui.games.junta.bots.table import Table
from weimar_tui.games.junta.rules.negotiation.clauses import amount
from weimar_tui.games.junta.rules.negotiation.promises import known_to
from weimar_tui.games.junta.rules.play import JuntaPlay
from weimar_tui.games.junta.rules.position import Asked, Promise
from weimar_tui.games.junta.rules.trust import trust
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.journal import Reason


class Mind(Table):
    """A question as the family sees it, its character, and the reasons it finds.

    `chance` is its own and the question's, so that it answers the same again.
    """

    def __init__(
        self, play: JuntaPlay, decision: Decision[Asked], me: Personality, level: str, seed: str
    ) -> None:
        super().__init__(play)
        self.kind = decision.kind
        self.options = decision.options
        self.subject = decision.subject
        self.private = decision.private or Asked()
        self.seat = decision.seat
        self.pocket = self.view.families[self.seat].pocket.total
        self.me = me
        self.beginner, self.cunning = level == BEGINNER, level == CUNNING
        self.seed = f"{seed}/{decision.seat}"
        self.chance = Random(f"{self.seed}/{decision.number}")
        self.reasons: list[Reason] = []

    def because(self, reason: str, **arguments: str | int) -> None:
        """Say why: the id of a sentence, and what it speaks of."""
        self.reasons.append(Reason(f"bot-{reason}", arguments))

    def first(self, *starts: str) -> str:
        """The first option there is, in the order of what they start with; empty for none."""
        found = (option for start in starts for option in self.options if option.startswith(start))
        return next(found, "")

    def chance_of(self, what: str) -> Random:
        """Chance that falls the same in this round, however often it is asked."""
        return Random(f"{self.seed}/{self.view.round}/{what}")

    def may(self, what: str, likely: float) -> bool:
        """Whether it is in the mood for something in this round."""
        return self.chance_of(what).random() < likely

    # --- words ---
    def trusts(self, other: str) -> float:
        """How far it trusts another family."""
        return trust(self.view, self.seat, other)

    def keeps(self, made: Promise) -> bool:
        """Whether it keeps a word: as often as its character says, decided once a promise."""
        return Random(f"{self.seed}/word/{made.number}").random() < self.me.word

    def sworn(self, *starts: str, to: str = "") -> list[Promise]:
        """The words of a kind that it gave, is still to keep, and means to keep."""
        known = (made for made in known_to(self.view, self.seat) if made.by == self.seat)
        given = (made for made in known if made.state == "open" and made.to in (to or made.to,))
        return [made for made in given if made.clause.startswith(starts) and self.keeps(made)]

    def keeps_word(self, *starts: str) -> str:
        """What it has sworn, without what the clause begins with, for that reason; else empty."""
        for made in self.sworn(*starts):
            self.because("keeps-word", family=made.to)
            return made.clause.rpartition(":")[2]
        return ""

    def hears(self, clause: str, by: str) -> float:
        """How far it believes in a word of another, times its number if only that is left open."""
        for made in known_to(self.view, self.seat):
            if (made.by, made.to, made.state) == (by, self.seat, "open"):
                if made.clause == clause:
                    return self.trusts(by)
                if clause.endswith(":") and made.clause.startswith(clause):
                    return self.trusts(by) * amount(made.clause)
        return 0.0
