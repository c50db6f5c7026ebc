"""What may be answered to a question, how good it is and why: what a hint is made of."""

from __future__ import annotations

from msgspec import Struct

from weimar_tui.kernel.journal import Reason

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
