"""What a family has before it when it answers one question."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from random import Random

from weimar_tui.games.junta.bots.personalities import BEGINNER, CUNNING, Personality
from weimar_tui.games.junta.rules.negotiation.promises import known_to
from weimar_tui.games.junta.rules.play import JuntaPlay
from weimar_tui.games.junta.rules.position import Asked, JuntaPosition, Promise
from weimar_tui.games.junta.rules.trust import trust
from weimar_tui.games.junta.rules.units import dice_of, parties_at, units_of
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.journal import Reason


class Mind:
    """A question as the family sees it, its character, and the reasons it finds.

    `chance` is its own and the question's, so that it answers the same again.
    """

    def __init__(
        self,
        play: JuntaPlay,
        decision: Decision[Asked],
        me: Personality,
        level: str,
        seed: str,
    ) -> None:
        self.play = play
        self.view: JuntaPosition = play.position
        self.box = play.box
        self.decision = decision
        self.options = decision.options
        self.subject = decision.subject
        self.private = decision.private or Asked()
        self.seat = decision.seat
        self.me = me
        self.level = level
        self.seed = f"{seed}/{decision.seat}"
        self.reasons: list[Reason] = []

    @cached_property
    def chance(self) -> Random:
        """Chance of this question alone."""
        return Random(f"{self.seed}/{self.decision.number}")

    @cached_property
    def dice_in_areas(self) -> dict[str, tuple[int, int]]:
        """In a coup, for each area where units stand, the dice of the Rebels and of all others."""
        play, rebels = self.play, self.view.coup.rebels if self.view.coup is not None else ()
        found = {}
        for area in self.view.areas:
            sides = [0, 0]
            for party in parties_at(play, area):
                sides[party not in rebels] += dice_of(play, units_of(play, area, party))
            found[area] = sides[0], sides[1]
        return found

    @property
    def beginner(self) -> bool:
        """Whether it plays simply."""
        return self.level == BEGINNER

    @property
    def cunning(self) -> bool:
        """Whether it looks at everything."""
        return self.level == CUNNING

    @property
    def pocket(self) -> int:
        """Millions it carries."""
        return self.view.families[self.seat].pocket.total

    def because(self, reason: str, **arguments: str | int) -> None:
        """Say why: the id of a sentence, and what it speaks of."""
        self.reasons.append(Reason(f"bot-{reason}", arguments))

    def trusts(self, other: str) -> float:
        """How far it trusts another family."""
        return trust(self.view, self.seat, other)

    def may(self, what: str, likely: float) -> bool:
        """Whether it is in the mood for something in this round: the same however often asked."""
        return self.chance_of(what).random() < likely

    def chance_of(self, what: str) -> Random:
        """Chance that falls the same in this round, however often it is asked."""
        return Random(f"{self.seed}/{self.view.round}/{what}")

    def sworn(self, *clauses: str, to: str = "") -> Promise | None:
        """A word it gave, is still to keep, and means to keep."""
        meant = (made for made in self._given() if made.clause in clauses)
        return next((made for made in meant if not to or made.to == to), None)

    def sworn_for(self, verb: str) -> list[Promise]:
        """All words of a kind it means to keep."""
        return [made for made in self._given() if made.clause.partition(":")[0] == verb]

    def _given(self) -> Iterator[Promise]:
        """The words it gave, is still to keep, and means to keep."""
        for made in known_to(self.view, self.seat):
            if made.by == self.seat and made.state == "open" and self.keeps(made):
                yield made

    def keeps(self, made: Promise) -> bool:
        """Whether it keeps a word: as often as its character says, decided once a promise."""
        return Random(f"{self.seed}/word/{made.number}").random() < self.me.word

    def promised_me(self, clause: str, by: str) -> float:
        """How far it believes in a word that another gave it, 0 if there is none."""
        for made in known_to(self.view, self.seat):
            if (made.by, made.to, made.clause, made.state) == (by, self.seat, clause, "open"):
                return self.trusts(by)
        return 0.0
