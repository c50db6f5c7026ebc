"""Messages between fronts and owners, apart from the players' frames."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from weimar_tui.server.limits import is_name, is_visitor
from weimar_tui.server.replies import Reply
from weimar_tui.server.wire import VERSION, ComesAs, WireError, speaks


class Introduce(Struct, frozen=True, tag_field="kind", tag="introduce", kw_only=True):
    """The first frame of a front: whose requests follow. `version`: of `wire`, that the player's
    client uses."""

    version: int
    name: ComesAs


class Left(Reply, frozen=True, tag="left", kw_only=True):
    """The player has left this owner's table and sees the front's lobby again."""


class _TableId(Struct):
    id: str


class Heard(Struct):
    """The part of an owner's frame that a front reads: its kind, and the table of a status."""

    kind: str
    about: str = ""
    id: str = ""
    table: msgspec.Raw = msgspec.Raw(b"\xa0")

    @property
    def shown_table(self) -> str:
        """The id of the table that a `room` frame describes."""
        return _table_id(self.table).id if self.kind == "room" else ""


_introduce = msgspec.msgpack.Decoder(Introduce).decode
_table_id = msgspec.msgpack.Decoder(_TableId).decode
heard = msgspec.msgpack.Decoder(Heard).decode


def read_introduction(body: bytes | None) -> Introduce:
    """Decode the first frame of a front. Raises WireError."""
    try:
        found = _introduce(body or b"")
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise WireError("hello-missing", fatal=True) from None
    if not speaks(found.version):
        raise WireError("hello-version", fatal=True, client=found.version, server=VERSION)
    if not (is_name(found.name) or is_visitor(found.name)):
        raise WireError("hello-missing", fatal=True)
    return found
