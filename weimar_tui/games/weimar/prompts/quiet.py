"""A pass that also answers the next questions of its kind: reactions to random cities."""

from __future__ import annotations

from dataclasses import replace

from weimar_tui.kernel.decision import Decision
from weimar_tui.text.choice import Choice, Item

from ..rules import decision_types as dt
from ..rules.position import WeimarPosition
from ..rules.subjects import Trigger, subject_of
from ..scene import WeimarScene

QUIET_PASS = "not-this-round"
"""The answer in the list: pass, now and at all random cities of the round."""


def is_random_city(decision: Decision, view: WeimarPosition) -> bool:
    """Whether the question is about having the dice for a random city rolled again.

    It does not depend on the hand, so that the answer in the list reveals nothing.
    """
    if decision.kind != dt.REACT.kind or subject_of(decision, Trigger).trigger != "roll":
        return False
    return bool(view.attempts) and view.attempts[-1].kind == "city"


def with_quiet_pass(choice: Choice, scene: WeimarScene) -> Choice:
    """The list with the pass for the rest of the round, last."""
    words = scene.words
    item = Item(
        QUIET_PASS,
        words.text(f"option-react-{QUIET_PASS}"),
        figures=next((each.figures for each in choice.items if each.id == dt.PASS), ()),
    )
    preview = choice.preview | {QUIET_PASS: words.text(f"preview-{QUIET_PASS}")}
    return replace(choice, items=(*choice.items, item), preview=preview, spots={})
