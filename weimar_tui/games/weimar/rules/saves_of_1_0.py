"""Converts positions of version 1.0 to the current form.

1.0 had one type for the subjects of all decisions, without a tag.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from .decision_types import DECISION_TYPES


def rewritten(data: bytes) -> bytes:
    """The position in the current form. Raises msgspec.MsgspecError if it is not one of 1.0."""
    position: dict[str, Any] = msgspec.json.decode(data)
    try:
        for decision in position.get("decisions", ()):
            decision["subject"] = _subject(decision)
    except (AttributeError, KeyError, TypeError) as error:
        raise msgspec.ValidationError(f"not a position of 1.0: {error!r}") from error
    return msgspec.json.encode(position)


def _subject(decision: Mapping[str, Any]) -> dict[str, Any]:
    fields, kind = decision["subject"], DECISION_TYPES[decision["kind"]].subject
    known = {name: fields[name] for name in kind.__struct_fields__ if name in fields}
    return {**known, "on": kind.__struct_config__.tag}
