"""The interface of bots, and their answers: an option, or advice on the best ones."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.journal import Reason

SECONDS = 10.0
"""Default time limit for a question."""

UNKNOWN = -1
"""The chance of an answer that was not tried."""

OF_A_HUNDRED = 10_000
"""Millionths in one percent."""

NO_DIFFERENCE = OF_A_HUNDRED
"""Answers less than one in a hundred apart are called equal, even if the difference is certain."""


class Advice(Struct, frozen=True, kw_only=True):
    """A recommended answer. Chances are in millionths.

    `gain`: for an answer by rule, what it is worth by rule of thumb, in tenths; None if that has
    no figure.

    `chance`: to win after it, UNKNOWN for an answer by rule. `behind`: how much worse it is than
    the best in the same worlds, `doubt` its standard error. `reasons`: how it differs from the
    best answer, or the best one from the second. `worlds`: how many guesses at hidden cards were
    played on.
    """

    option: str
    chance: int = UNKNOWN
    behind: int = 0
    doubt: int = 0
    reasons: tuple[Reason, ...] = ()
    worlds: int = 0
    gain: int | None = None

    @property
    def is_equal(self) -> bool:
        """Whether there is no clear difference to the best answer.

        The gap is below one in a hundred, or below two standard errors.
        """
        return self.behind < NO_DIFFERENCE or self.behind <= 2 * self.doubt


class Bot:
    """Answers decisions of one seat. The same seat, seed and view give the same answer.

    `needs_view` is False for bots that never look at the table; callers can then pass any position
    instead of making a view. `seconds` is the time limit for the next question: after that its
    game's quick bot answers.
    """

    needs_view: bool = True
    seconds: float = SECONDS

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """The reasons for its last answer, if any."""
        return ()

    def decide(self, view: Any, decision: Decision) -> str:
        """Return one of `decision.options`."""
        raise NotImplementedError

    def advise(self, view: Any, decision: Decision, number: int) -> tuple[Advice, ...]:
        """Up to `number` best answers, the best first, without changing the bot's state."""
        option = self.decide(view, decision)
        return (Advice(option=option, reasons=self.reasons),)


class RandomBot(Bot):
    """Picks uniformly, without looking at the table."""

    needs_view = False

    def __init__(self, seat: str, seed: str) -> None:
        self._random = Random(f"{seed}/{seat}").random

    def decide(self, view: Any, decision: Decision) -> str:
        options = decision.options
        return options[int(self._random() * len(options))]
