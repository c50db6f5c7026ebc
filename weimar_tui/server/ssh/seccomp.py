"""A seccomp filter (Linux) that refuses the system calls a client does not need.

A filter is a short program over the number of a system call and its arguments (`man 2 seccomp`).
"""

from __future__ import annotations

import ctypes
import errno
import os
import platform
import struct
from collections.abc import Iterator

from weimar_tui.system_calls import prctl

_SET_SECCOMP, _FILTER = 22, 2
_LOAD, _EQUAL, _AT_LEAST, _ANY_OF, _RETURN, _AND = 0x20, 0x15, 0x35, 0x45, 0x06, 0x54
_ALLOW, _REFUSE, _END = 0x7FFF0000, 0x00050000, 0x80000000
_NUMBER, _ARCHITECTURE, _ARGUMENTS = 0, 4, 16
MACHINES = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}
"""The column of a machine's numbers, and the kernel's id of its architecture."""

_NEWEST = 450
"""Calls with higher numbers fail as on an older kernel that does not have them."""

_THREAD = 0x10000  # CLONE_THREAD
_TO_WRITE = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC
_KIND_OF_SOCKET = 0xF

REFUSED: dict[str, tuple[int, int | None]] = {
    "socket": (41, 198),
    "connect": (42, 203),
    "bind": (49, 200),
    "listen": (50, 201),
    "accept": (43, 202),
    "accept4": (288, 242),
    "execve": (59, 221),
    "execveat": (322, 281),
    "fork": (57, None),
    "vfork": (58, None),
    "ptrace": (101, 117),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "process_madvise": (440, 440),
    "process_mrelease": (448, 448),
    "kcmp": (312, 272),
    "pidfd_open": (434, 434),
    "pidfd_getfd": (438, 438),
    "pidfd_send_signal": (424, 424),
    "tkill": (200, 130),
    "rt_sigqueueinfo": (129, 138),
    "rt_tgsigqueueinfo": (297, 240),
    "setpriority": (141, 140),
    "ioprio_set": (251, 30),
    "sched_setaffinity": (203, 122),
    "sched_setscheduler": (144, 119),
    "sched_setattr": (314, 274),
    "sched_setparam": (142, 118),
    "io_uring_setup": (425, 425),
    "io_uring_enter": (426, 426),
    "io_uring_register": (427, 427),
    "bpf": (321, 280),
    "perf_event_open": (298, 241),
    "userfaultfd": (323, 282),
    "add_key": (248, 217),
    "request_key": (249, 218),
    "keyctl": (250, 219),
    "personality": (135, 92),
    "mount": (165, 40),
    "umount2": (166, 39),
    "pivot_root": (155, 41),
    "chroot": (161, 51),
    "unshare": (272, 97),
    "setns": (308, 268),
    "open_tree": (428, 428),
    "move_mount": (429, 429),
    "fsopen": (430, 430),
    "fsconfig": (431, 431),
    "fsmount": (432, 432),
    "fspick": (433, 433),
    "mount_setattr": (442, 442),
    "name_to_handle_at": (303, 264),
    "open_by_handle_at": (304, 265),
    "quotactl": (179, 60),
    "swapon": (167, 224),
    "swapoff": (168, 225),
    "reboot": (169, 142),
    "init_module": (175, 105),
    "finit_module": (313, 273),
    "delete_module": (176, 106),
    "kexec_load": (246, 104),
    "kexec_file_load": (320, 294),
    "fanotify_init": (300, 262),
    "acct": (163, 89),
    "settimeofday": (164, 170),
    "clock_settime": (227, 112),
    "clock_adjtime": (305, 266),
    "adjtimex": (159, 171),
    "sethostname": (170, 161),
    "setdomainname": (171, 162),
    "shmget": (29, 194),
    "shmat": (30, 196),
    "shmctl": (31, 195),
    "semget": (64, 190),
    "semctl": (66, 191),
    "semop": (65, 193),
    "semtimedop": (220, 192),
    "msgget": (68, 186),
    "msgsnd": (69, 189),
    "msgrcv": (70, 188),
    "msgctl": (71, 187),
    "mq_open": (240, 180),
    "mq_unlink": (241, 181),
    "creat": (85, None),
    "rename": (82, None),
    "renameat": (264, 38),
    "renameat2": (316, 276),
    "mkdir": (83, None),
    "mkdirat": (258, 34),
    "rmdir": (84, None),
    "unlink": (87, None),
    "unlinkat": (263, 35),
    "link": (86, None),
    "linkat": (265, 37),
    "symlink": (88, None),
    "symlinkat": (266, 36),
    "mknod": (133, None),
    "mknodat": (259, 33),
    "truncate": (76, 45),
    "chmod": (90, None),
    "fchmod": (91, 52),
    "fchmodat": (268, 53),
    "chown": (92, None),
    "fchown": (93, 55),
    "lchown": (94, None),
    "fchownat": (260, 54),
    "utime": (132, None),
    "utimes": (235, None),
    "futimesat": (261, None),
    "utimensat": (280, 88),
    "setxattr": (188, 5),
    "lsetxattr": (189, 6),
    "fsetxattr": (190, 7),
    "removexattr": (197, 14),
    "lremovexattr": (198, 15),
    "fremovexattr": (199, 16),
    "inotify_init": (253, None),
    "inotify_init1": (294, 26),
    "inotify_add_watch": (254, 27),
    "inotify_rm_watch": (255, 28),
    "fanotify_mark": (301, 263),
    "memfd_create": (319, 279),
    "memfd_secret": (447, 447),
    "timer_create": (222, 107),
    "vmsplice": (278, 75),
    "mincore": (27, 232),
}
"""The number of each call on x86_64 and on aarch64, None where it does not exist.

Refused: other connections, other processes, system settings, changing or watching files, and memory
that the limit on private data does not count.
"""

_FCNTL, _IOCTL, _MMAP = (72, 25), (16, 29), (9, 222)
_SET_FLAGS, _ASYNC = 4, 0x2000
_REFUSED_FCNTL = {
    "F_SETOWN": 8,
    "F_SETSIG": 10,
    "F_SETOWN_EX": 15,
    "F_SETLEASE": 1024,
    "F_NOTIFY": 1026,
    "F_SETPIPE_SZ": 1031,
}
"""Commands of fcntl(2) that make the kernel signal a process of the caller's choice, watch files,
or hold more memory in pipes."""
_REFUSED_IOCTL = {
    "FIOSETOWN": 0x8901,
    "SIOCSPGRP": 0x8902,
    "FIOASYNC": 0x5452,
    "TIOCSTI": 0x5412,
    "TIOCLINUX": 0x541C,
    "TIOCCONS": 0x541D,
    "TIOCSCTTY": 0x540E,
}
"""Commands of ioctl(2) that do the same, or type into a terminal."""
_SHARED_ANONYMOUS = 0x01 | 0x20
"""mmap(2): memory shared between processes, which RLIMIT_DATA does not count."""

_KILL, _TGKILL, _PRLIMIT = (62, 129), (234, 131), (302, 261)
_CLONE, _SOCKETPAIR, _OPEN, _OPENAT = (56, 220), (53, 199), (2, None), (257, 56)
_CLONE3, _OPENAT2 = 435, 437


def is_known() -> bool:
    """Whether this machine has a filter."""
    return platform.machine() in MACHINES and struct.calcsize("P") == 8


def refuse_calls() -> None:
    """Refuse these calls to this process for good. Raises OSError."""
    program = filter_for(platform.machine())
    code = ctypes.create_string_buffer(program, len(program))
    head = struct.pack("HxxxxxxP", len(program) // 8, ctypes.addressof(code))
    prctl(_SET_SECCOMP, _FILTER, ctypes.create_string_buffer(head, len(head)))


def filter_for(machine: str) -> bytes:
    """The filter for this process on a machine, `x86_64` or `aarch64`: instructions of
    8 bytes each."""
    return b"".join(_program(*MACHINES[machine]))


def _program(column: int, architecture: int) -> Iterator[bytes]:
    """The filter, one instruction at a time; `column` selects the machine's numbers."""
    yield from _unless(_ARCHITECTURE, _EQUAL, architecture, _END)
    yield _step(_LOAD, _NUMBER)
    yield from _if(_AT_LEAST, _NEWEST + 1, _refusal(errno.ENOSYS))
    for numbers in REFUSED.values():
        if (number := numbers[column]) is not None:
            yield from _if(_EQUAL, number, _refusal(errno.EPERM))
    for number in (
        _CLONE3,
        _OPENAT2,
    ):  # their arguments cannot be inspected, and older calls can do the same
        yield from _if(_EQUAL, number, _refusal(errno.ENOSYS))
    me, no = os.getpid(), _refusal(errno.EPERM)
    for call in (_KILL, _TGKILL):
        yield from _only(call[column], 0, _EQUAL, me)
    yield from _only(_PRLIMIT[column], 0, _EQUAL, 0, me)
    yield from _only(_CLONE[column], 0, _ANY_OF, _THREAD)
    yield from _only(_SOCKETPAIR[column], 1, _EQUAL, *_streams())
    for numbers, flags in ((_OPEN, 1), (_OPENAT, 2)):
        if (number := numbers[column]) is not None:
            yield from _not_if_any(number, flags, _TO_WRITE)
    yield from _for(
        _MMAP[column], _load(3), _step(_AND, _SHARED_ANONYMOUS), *_if(_EQUAL, _SHARED_ANONYMOUS, no)
    )
    yield from _for(
        _IOCTL[column],
        _load(1),
        *(step for value in _REFUSED_IOCTL.values() for step in _if(_EQUAL, value, no)),
    )
    yield from _for(
        _FCNTL[column],
        _load(1),
        *(step for value in _REFUSED_FCNTL.values() for step in _if(_EQUAL, value, no)),
        _step(_EQUAL, _SET_FLAGS, 0, 3),
        _load(2),
        *_if(_ANY_OF, _ASYNC, no),
    )
    yield _step(_RETURN, _ALLOW)


def _for(number: int, *steps: bytes) -> Iterator[bytes]:
    """Run these steps for a call, and allow it if none of them has refused it."""
    yield _step(_EQUAL, number, 0, len(steps) + 1)
    yield from steps
    yield _step(_RETURN, _ALLOW)


def _load(argument: int) -> bytes:
    """Load the lower half of an argument, the only part that the kernel uses here."""
    return _step(_LOAD, _ARGUMENTS + 8 * argument)


def _streams() -> tuple[int, ...]:
    """Steps for socketpair: other kinds could be sent on to an address."""
    more = (0, os.O_NONBLOCK, os.O_CLOEXEC, os.O_NONBLOCK | os.O_CLOEXEC)
    return tuple(1 | flags for flags in more)


def _only(number: int, argument: int, test: int, *values: int) -> Iterator[bytes]:
    """Allow a call only if an argument passes the test with one of the values."""
    allowed = (step for value in values for step in _if(test, value, _ALLOW))
    yield from _for(number, _load(argument), *allowed, _step(_RETURN, _refusal(errno.EPERM)))


def _not_if_any(number: int, argument: int, bits: int) -> Iterator[bytes]:
    """Refuse a call if an argument has any of the bits."""
    yield from _for(number, _load(argument), *_if(_ANY_OF, bits, _refusal(errno.EACCES)))


def _unless(place: int, test: int, value: int, then: int) -> Iterator[bytes]:
    yield _step(_LOAD, place)
    yield _step(test, value, 1, 0)
    yield _step(_RETURN, then)


def _if(test: int, value: int, then: int) -> Iterator[bytes]:
    yield _step(test, value, 0, 1)
    yield _step(_RETURN, then)


def _refusal(number: int) -> int:
    return _REFUSE | number


def _step(code: int, value: int, if_true: int = 0, if_false: int = 0) -> bytes:
    return struct.pack("HBBI", code, if_true, if_false, value)
