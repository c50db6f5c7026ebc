"""Decisions: who is asked, what, and every option there is."""

from __future__ import annotations

from msgspec import Struct

Subject = dict[str, str | int]
"""What a decision is about (`card`, `city`, `party`, `number` ...): open to everybody."""


class Decision(Struct, frozen=True):
    """One open question to one seat.

    An option is its id, short and stable (`essen`, `K05:event`); what it means follows from the
    decision's `kind` and `subject`, and the text room words it. Only what is in `options` can be
    picked. In another seat's view `options` is empty.
    """

    number: int
    seat: str
    kind: str
    options: tuple[str, ...]
    subject: Subject = {}
