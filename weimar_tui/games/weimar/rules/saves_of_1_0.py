"""Converts positions of version 1.0 to the current form.

1.0 had one type for the subjects of all decisions, without a tag.
"""

from __future__ import annotations

from typing import Any

import msgspec

from weimar_tui.kernel.decision import tagged

from .decision_types import DECISION_TYPES


def rewritten(data: bytes) -> bytes:
    """The position in the current form. Raises msgspec.MsgspecError if it is not one of 1.0."""
    position: dict[str, Any] = msgspec.json.decode(data)
    try:
        for decision in position.get("decisions", ()):
            kind = DECISION_TYPES[decision["kind"]].subject
            decision["subject"] = tagged(kind, decision["subject"])
    except (AttributeError, KeyError, TypeError) as error:
        raise msgspec.ValidationError(f"not a position of 1.0: {error!r}") from error
    return msgspec.json.encode(position)
