"""Answers that were decided before their question came: offers composed in one pick, and at one
keyboard who has nothing to say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from weimar_tui.games.junta.rules import questions as q
from weimar_tui.games.junta.rules.negotiation.likely import next_link
from weimar_tui.games.junta.rules.position import Asked
from weimar_tui.kernel.decision import Decision


@dataclass
class Plans:
    """What the people at this terminal have decided beforehand.

    `composing` says for each link of an offer what is picked there. `passing` are the kinds of
    question to which a seat says nothing for now; `called` is the seat that wants the keyboard,
    `group` are those who could, `heard` those who have had it at this `moment`; `deposits` are the
    seats that pay everything in if they get to the counter tonight, `voted` is who has voted in
    front of all, and in which kind of question. `at_peace` are places where a seat has said that it
    does not fire at its friends. `resting` says of a seat how often it had been fired at when it
    wanted to move no more until it is fired at again.
    """

    composing: dict[str, Mapping[str, str]] = field(default_factory=dict)
    passing: dict[str, str] = field(default_factory=dict)
    deposits: set[str] = field(default_factory=set)
    heard: set[str] = field(default_factory=set)
    group: tuple[str, ...] = ()
    called: str = ""
    voted: tuple[str, str] = ("", "")
    at_peace: set[tuple[object, ...]] = field(default_factory=set)
    resting: dict[str, tuple[object, ...]] = field(default_factory=dict)
    moment: tuple[object, ...] = ()

    def clear(self) -> None:
        """Another game begins, or a pick was taken back."""
        self.composing.clear()
        self.deposits.clear()
        self.at_peace.clear()
        self.resting.clear()
        self.voted = ("", "")
        self.at(())

    def at(self, moment: tuple[object, ...]) -> None:
        """Whoever said nothing before may have something to say now."""
        if moment != self.moment or not moment:
            self.moment = moment
            self.passing.clear()
            self.heard.clear()
            self.called = ""

    def compose(self, seat: str, picks: Mapping[str, str]) -> None:
        """Put an offer together without asking."""
        self.composing[seat] = picks

    def answer(self, decision: Decision[Asked]) -> str | None:
        """What was decided for a question; None if it has to be asked."""
        seat, step = decision.seat, decision.private.step if decision.private is not None else ""
        picks = self.composing.get(seat)
        if picks is not None:
            if option := next_link(decision, picks):
                return option
            del self.composing[seat]
        if decision.kind == q.BANK.kind and seat in self.deposits:
            return next(o for o in (q.BANK.thrifty, q.DONE) if o in decision.options)
        if not step and self.passing.get(seat) == decision.kind:
            del self.passing[seat]
            return silence(decision)
        return None


_OWN = ("card", "play", "excuse", "lay", "bribe", "talk")
"""Parts of options that tell of hands or talk."""


def silence(decision: Decision[Asked]) -> str | None:
    """The answer that says nothing, if the question has one.

    A vote has one for whom nothing is left but what may be in the hand.
    """
    if decision.kind in (q.BALLOT.kind, q.CAST.kind):
        rest = [option for option in decision.options if not is_own(option)]
        return rest[0] if len(rest) == 1 and rest[0] in (q.PASS, q.DONE) else None
    question = q.QUESTIONS[decision.kind]
    silent = question.in_turn and question.thrifty in decision.options
    return question.thrifty if silent else None


def is_own(option: str) -> bool:
    """Whether an option tells what somebody holds, or that he wants to talk in private."""
    return not set(option.split(":")).isdisjoint(_OWN)
