"""Why the steady player chose an answer: the largest changes, and cards denied to the opponent."""

from __future__ import annotations

from weimar_tui.kernel.journal import Reason

from .evaluation import Features

REASONS = {
    feature: f"bot-{feature}"
    for feature in (
        *("economy", "growth", "flight", "currency", "spare", "standard", "held", "unrest"),
        *("markers", "socialists", "state-power", "wall"),
        *("track-prestige", "track-currency", "track-socialists"),
    )
}
"""The message for each feature; its argument `better` is `yes` or `no` for the player."""

SPARE = {True: "bot-spare-more", False: "bot-spare-fewer"}
"""The messages about the points that the East has to spare: whether there are more of them."""

DENIES = "bot-denies"
"""The card's event would have helped the opponent; `card` is its id."""

ROUTINE = "bot-routine"
"""No change was large."""

_WORTH_TELLING = 0.4
_MOST = 2


def reasons_for(before: Features, after: Features, sign: float) -> tuple[Reason, ...]:
    """The largest changes by an option, the best for the player first; `sign`: 1 for the East."""
    changes = {
        feature: sign * (after.get(feature, 0.0) - before.get(feature, 0.0)) for feature in REASONS
    }
    telling = [feature for feature in changes if abs(changes[feature]) >= _WORTH_TELLING]
    telling.sort(key=changes.__getitem__, reverse=True)
    chosen = telling[:_MOST]
    if not chosen:
        return (Reason(ROUTINE),)
    return tuple(
        Reason(
            SPARE[changes[feature] * sign > 0] if feature == "spare" else REASONS[feature],
            {"better": "yes" if changes[feature] > 0 else "no"},
        )
        for feature in chosen
    )
