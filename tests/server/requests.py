"""One request of each kind, for hostile clients."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from weimar_tui.server import wire
from weimar_tui.server.requests import AnyRequest, Request
from weimar_tui.server.wire import TableFilter, Wish

VALUES: dict[str, Any] = {
    "seat": "spd",
    "person": "Otto",
    "name": "Otto",
    "list": "free",
    "answer": "yes",
    "page": "story",
    "wish": Wish(),
    "filter": TableFilter(),
    "changes": {"language": "de"},
    "decision": 1,
    "turn": 0,
    "version": wire.VERSION,
    "n": 1,
}


def every_request(table: str) -> list[Request]:
    """One of each kind of request, about this table where it is about one."""
    made: list[Request] = []
    for kind in get_args(AnyRequest):
        needed = [field.name for field in msgspec.structs.fields(kind) if field.required]
        about = {"table": table, "about": table}
        made.append(kind(**{name: {**VALUES, **about}.get(name, "x") for name in needed}))
    return made
