"""The file that names a machine of a cluster, its database and its certificate."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from weimar_tui.kernel.errors import KernelError, cause_of
from weimar_tui.kernel.files import SMALL, read_bounded, typed, without_mark

_ADDRESS = r"^(([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\]):\d{1,5})?$"


class ClusterFile(Struct, forbid_unknown_fields=True, kw_only=True):
    """A machine: its `name`, and the PostgreSQL `database` that all machines share.

    For owners and fronts also: `certificate` and `authority`, the files that `weimar machines init`
    wrote. An owner listens for fronts at `listen`; they reach it at `address`, by default the same.
    `programs`: Python interpreters of other versions of the program on a front, as patterns.
    """

    name: Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9.-]{0,62}$")]
    database: Annotated[str, Meta(pattern=r"^postgresql:")]
    listen: Annotated[str, Meta(pattern=_ADDRESS)] = ""
    address: Annotated[str, Meta(pattern=_ADDRESS)] = ""
    certificate: str = ""
    authority: str = ""
    programs: tuple[str, ...] = ()


def cluster_of(path: str) -> ClusterFile | None:
    """Return the cluster that a host's setting `join` names, if any. Raises KernelError."""
    return read_cluster(typed(path)) if path else None


def read_cluster(path: Path) -> ClusterFile:
    """Read a cluster file; the paths in it start from its folder. Raises KernelError."""
    try:
        found = msgspec.toml.decode(without_mark(read_bounded(path, SMALL)), type=ClusterFile)
        folder = path.absolute().parent
        return msgspec.structs.replace(
            found,
            certificate=str(folder / found.certificate) if found.certificate else "",
            authority=str(folder / found.authority) if found.authority else "",
        )
    except OSError as error:
        raise KernelError("file-unreadable", path=str(path), **cause_of(error)) from None
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError) as error:
        raise KernelError("host-file", path=str(path), detail=str(error)) from None
