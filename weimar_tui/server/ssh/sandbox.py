"""The sandbox of a client: a terminal, one connection, and read access to the program's own files.

An attacker who takes over a client by its input gets only this. At start, the server logs what the
system lacks for it; docs/hosting.md lists the Linux version that each restriction needs.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import platform
import re
import socket
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from weimar_tui.data_files import data_folder
from weimar_tui.server.ssh import landlock, seccomp
from weimar_tui.system_calls import renounce_privileges, syscall

_ROOT = Path(__file__).resolve().parents[3]
_LIBRARIES = ("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/etc/ld.so.cache")
_TIME = ("/etc/localtime", "/usr/share/zoneinfo")

_CALLS = {"unshare": (272, 97), "mount": (165, 40), "capset": (126, 91)}
_NEW_MOUNTS, _NEW_USER = 0x20000, 0x10000000
_READ_ONLY, _NO_SUID, _NO_DEVICES, _NO_PROGRAMS = 1, 2, 4, 8
_CAPABILITIES_VERSION = 0x20080522

MOST_THREADS = 32
"""The most threads of a client; a usual client has one."""


def enter(connection: int = -1) -> None:
    """Restrict this process for good, as far as the system can. Raises OSError.

    `connection` is the one to the server, whose folder is hidden.
    """
    if sys.platform != "linux":
        return
    renounce_privileges()
    if folder := _folder_of(connection):
        with contextlib.suppress(OSError):  # `unsupported_parts` reports it
            _hide(folder)
    if landlock.version():
        landlock.read_only(_readable())
    if seccomp.is_known():
        seccomp.refuse_calls()


def unsupported_parts() -> list[str]:
    """The parts of the sandbox that this system does not support."""
    version = landlock.version()
    known = {
        "Landlock": bool(version),
        "network rules of Landlock (Linux 6.7)": not version or version >= landlock.NETWORK_FROM,
        "scopes of Landlock (Linux 6.12)": not version or version >= landlock.SCOPED_FROM,
        "seccomp": seccomp.is_known(),
        "user namespaces": can_hide(),
    }
    return [name for name, there in known.items() if sys.platform != "linux" or not there]


def can_hide() -> bool:
    """Whether a process can hide folders from itself; tested in a separate process."""
    if sys.platform != "linux" or platform.machine() not in seccomp.MACHINES:
        return False
    pid = os.fork()
    if pid == 0:
        status = 1
        with contextlib.suppress(BaseException):
            _hide(Path("/"))
            status = 0
        os._exit(status)
    return os.waitpid(pid, 0)[1] == 0


def _folder_of(connection: int) -> Path | None:
    """The folder of the server at the other end, unless it contains the program."""
    with contextlib.suppress(OSError), socket.socket(fileno=os.dup(connection)) as server:
        folder = Path(os.fsdecode(server.getpeername())).parent
        if folder.is_absolute() and not _ROOT.is_relative_to(folder.resolve()):
            return folder
    return None


def _hide(folder: Path) -> None:
    """Mount an empty folder over this one, for this process only, and allow it few threads.

    Landlock does not protect the size and times of files. Raises OSError.
    """
    import resource

    column = seccomp.MACHINES[platform.machine()][0]
    unshare, mount, capset = (_CALLS[name][column] for name in ("unshare", "mount", "capset"))
    syscall(unshare, _NEW_USER | _NEW_MOUNTS)
    flags = _READ_ONLY | _NO_SUID | _NO_DEVICES | _NO_PROGRAMS
    syscall(mount, b"none", os.fsencode(folder), b"tmpfs", flags, b"size=4k,mode=0500")
    # In its own namespace a process has every capability, and needs none of them from here on.
    head = (ctypes.c_uint32 * 2)(_CAPABILITIES_VERSION, 0)
    syscall(capset, head, (ctypes.c_uint32 * 6)())
    release = re.findall(r"\d+", platform.release())
    if tuple(map(int, release[:2])) >= (
        5,
        14,
    ):  # earlier kernels count all of the user's threads here
        resource.setrlimit(resource.RLIMIT_NPROC, (MOST_THREADS, MOST_THREADS))


def _readable() -> Iterator[Path]:
    """Python, the libraries and the program; in a checkout, nothing else of it."""
    paths = sysconfig.get_paths()
    yield from (Path(paths[name]) for name in ("purelib", "platlib", "stdlib", "platstdlib"))
    # A folder on the import path that contains the checkout would expose all of it.
    places = (Path(place).resolve() for place in sys.path if place)
    yield from (place for place in places if not _ROOT.is_relative_to(place))
    yield _ROOT / "weimar_tui"
    for name in ("rules", "scenarios", "saves"):
        yield data_folder(name)
    yield from map(Path, (*_LIBRARIES, *_TIME))
