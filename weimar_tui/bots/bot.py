"""What a bot is, and what it answers: an option, or advice on the best ones."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.journal import Reason

SECONDS = 10.0
"""How long a bot may think about a question, where nothing else is said."""

UNKNOWN = -1
"""The chance of an answer that was not tried."""


class Advice(Struct, frozen=True, kw_only=True):
    """An answer worth giving. Chances are in millionths.

    `chance`: to win after it, UNKNOWN where it is said by rule. `behind`: by how much it is worse
    than the best in the same worlds, `doubt` the standard error of that. `reasons`: in what it
    differs from the others.
    """

    option: str
    chance: int = UNKNOWN
    behind: int = 0
    doubt: int = 0
    reasons: tuple[Reason, ...] = ()

    @property
    def is_equal(self) -> bool:
        """Whether it may as well be the best: no less than twice the standard error tells."""
        return self.behind <= 2 * self.doubt


class Bot:
    """Answers decisions of one seat. The same seat, seed and view give the same answer.

    `needs_view` is False for bots that never look at the table; whoever asks them may pass any
    position then and save the making of a view. `seconds` is how long it may think about the next
    question: after that its game's quick bot answers.
    """

    needs_view: bool = True
    seconds: float = SECONDS

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why it answered the last question as it did, if it says."""
        return ()

    def decide(self, view: Any, decision: Decision) -> str:
        """One of `decision.options`."""
        raise NotImplementedError

    def advise(self, view: Any, decision: Decision, number: int) -> tuple[Advice, ...]:
        """The best answers, so many at most, the best first; it changes nothing."""
        option = self.decide(view, decision)
        return (Advice(option=option, reasons=self.reasons),)


class RandomBot(Bot):
    """Picks uniformly, without looking at the table."""

    needs_view = False

    def __init__(self, seat: str, seed: str) -> None:
        self._random = Random(f"{seed}/{seat}").random

    def decide(self, view: Any, decision: Decision) -> str:
        """Any option."""
        options = decision.options
        return options[int(self._random() * len(options))]
