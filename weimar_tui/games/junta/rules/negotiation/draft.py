"""What a family has put together so far of an offer, a gift or an answer: its `draft`.

Its `stage` says which link of the chain it is at; the chain is described in `compose`.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ..position import Asked, Draft
from ..runner import JuntaRunner

STAGES = (
    "",
    "to",
    "want",
    "give",
    "give-notes",
    "send",
    "threat",
    "gift-to",
    "gift",
    "gift-notes",
    "accept-notes",
    "accept-card",
    "target",
)
"""The links of the chain by number: drafts hold no words, so that none can be read off them."""

TOP = Draft()

GIFT = "gift"
"""The verb of a family that is not made an offer but given something: `gift:bravo`."""


def at_stage(draft: Draft, stage: str, **changed: Any) -> Draft:
    """The draft at another link, and with what a pick has changed of it."""
    return replace(draft, stage=STAGES.index(stage), **changed)


def name_of_stage(draft: Draft) -> str:
    """The link a draft has come to; empty at none."""
    return STAGES[draft.stage]


def stage_of(runner: JuntaRunner, seat: str) -> Asked | None:
    """What a link of the chain is about; nothing at the top."""
    draft = runner.position.families[seat].draft
    if not draft.stage:
        return None
    items = [f"give {x}" for x in draft.gives]
    items += [f"want {x}" for x in draft.wants]
    return Asked(
        step=STAGES[draft.stage],
        family=draft.to,
        card=draft.card,
        number=draft.number,
        about=draft.threat,
        items=tuple(items),
    )
