"""The system call filter, evaluated as the kernel does: what a client can ask of it."""

from __future__ import annotations

import ctypes
import ctypes.util
import errno
import os
import platform
import struct

import pytest

from weimar_tui.server.ssh.seccomp import MACHINES, REFUSED, filter_for, is_known

ALLOWED, ENDED = 0x7FFF0000, 0x80000000
EPERM, EACCES, ENOSYS = (0x50000 | code for code in (errno.EPERM, errno.EACCES, errno.ENOSYS))
OTHERS: dict[str, tuple[int, int | None]] = {
    "clone3": (435, 435),
    "openat2": (437, 437),
    "read": (0, 63),
    "kill": (62, 129),
    "tgkill": (234, 131),
    "prlimit64": (302, 261),
    "clone": (56, 220),
    "socketpair": (53, 199),
    "open": (2, None),
    "openat": (257, 56),
    "fcntl": (72, 25),
    "ioctl": (16, 29),
    "mmap": (9, 222),
}
"""Calls that are refused by their arguments, or not at all."""

LIBRARY = ctypes.util.find_library("seccomp")


def number(call: str, machine: str) -> int:
    """The number of a call, -1 on machines without it."""
    known = {**REFUSED, **OTHERS}[call][MACHINES[machine][0]]
    return -1 if known is None else known


def answer(machine: str, called: int, *arguments: int, architecture: int | None = None) -> int:
    """The filter's result for a call, evaluated by `man 2 seccomp` and `linux/filter.h`."""
    filled = (*arguments, *[0] * (6 - len(arguments)))
    known = MACHINES[machine][1] if architecture is None else architecture
    data = struct.pack("=iIQ6Q", called, known, 0, *filled)
    loaded, place = 0, 0
    steps = list(struct.iter_unpack("HBBI", filter_for(machine)))
    while True:
        code, if_true, if_false, value = steps[place]
        place += 1
        match code:
            case 0x20:
                (loaded,) = struct.unpack_from("=I", data, value)
            case 0x06:
                return int(value)
            case 0x54:
                loaded &= value
            case 0x15:
                place += if_true if loaded == value else if_false
            case 0x35:
                place += if_true if loaded >= value else if_false
            case 0x45:
                place += if_true if loaded & value else if_false
            case _:
                raise AssertionError(f"no such instruction: {code:#x}")


@pytest.fixture(params=MACHINES)
def machine(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.skipif(LIBRARY is None, reason="libseccomp, which knows all numbers, is not here")
def test_calls_have_the_numbers_that_libseccomp_gives_them(machine: str) -> None:
    resolve = ctypes.CDLL(LIBRARY).seccomp_syscall_resolve_name_arch
    resolve.argtypes = (ctypes.c_uint32, ctypes.c_char_p)
    architecture = MACHINES[machine][1]
    for call in (*REFUSED, *OTHERS):
        assert max(-1, resolve(architecture, call.encode())) == number(call, machine), call


def test_what_no_client_needs_is_refused_whatever_it_asks_for(machine: str) -> None:
    for call in REFUSED:
        if (called := number(call, machine)) >= 0:
            assert answer(machine, called) == answer(machine, called, *[2**31] * 6) == EPERM, call


def test_all_other_calls_are_free_up_to_the_newest_that_are_known(machine: str) -> None:
    special = {number(call, machine) for call in (*REFUSED, *OTHERS)}
    free = {called for called in range(450 + 1) if answer(machine, called) == ALLOWED}
    assert free >= set(range(450 + 1)) - special
    assert {answer(machine, called) for called in (451, 453, 600, 2**30)} == {ENOSYS}


def test_where_it_cannot_be_seen_what_is_asked_for_an_older_call_is_to_be_used(
    machine: str,
) -> None:
    for call in ("clone3", "openat2"):
        assert answer(machine, number(call, machine)) == ENOSYS


def test_a_call_by_another_machines_numbers_ends_the_process(machine: str) -> None:
    (other,) = (known for name, (_, known) in MACHINES.items() if name != machine)
    assert answer(machine, 0, architecture=other) == ENDED


def test_there_is_a_filter_for_two_machines_of_64_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, bytes_of_pointer, known in (
        *(("x86_64", 8, True), ("aarch64", 8, True)),
        *(("riscv64", 8, False), ("x86_64", 4, False)),
    ):
        monkeypatch.setattr(platform, "machine", lambda name=name: name)
        monkeypatch.setattr(struct, "calcsize", lambda _, size=bytes_of_pointer: size)
        assert is_known() == known


@pytest.mark.parametrize("call", ["kill", "tgkill"])
def test_a_signal_goes_to_oneself_only(machine: str, call: str) -> None:
    called = number(call, machine)
    assert answer(machine, called, os.getpid(), os.getpid()) == ALLOWED
    for other in (0, 1, os.getpid() + 1, os.getppid()):
        assert answer(machine, called, other, os.getpid()) == EPERM


def test_limits_are_read_and_set_of_oneself_only(machine: str) -> None:
    called = number("prlimit64", machine)
    assert answer(machine, called, 0) == answer(machine, called, os.getpid()) == ALLOWED
    assert answer(machine, called, 1) == answer(machine, called, os.getppid()) == EPERM


def test_threads_are_made_but_no_processes(machine: str) -> None:
    called, thread = number("clone", machine), 0x10000
    assert answer(machine, called, thread | 0xF00) == ALLOWED
    assert answer(machine, called, 17) == EPERM


def test_a_pair_of_sockets_is_one_of_streams(machine: str) -> None:
    called = number("socketpair", machine)
    for more in (0, os.O_NONBLOCK, os.O_CLOEXEC, os.O_NONBLOCK | os.O_CLOEXEC):
        assert answer(machine, called, 1, 1 | more) == ALLOWED
        assert answer(machine, called, 1, 2 | more) == EPERM
    assert answer(machine, called, 1, 1 | os.O_APPEND) == EPERM


@pytest.mark.parametrize(("call", "flags"), [("open", 1), ("openat", 2)])
def test_files_are_opened_to_be_read(machine: str, call: str, flags: int) -> None:
    called = number(call, machine)
    if called < 0:
        return  # this machine has only `openat`
    before = [0] * flags
    assert answer(machine, called, *before, os.O_RDONLY | os.O_CLOEXEC) == ALLOWED
    for to_write in (os.O_WRONLY, os.O_RDWR, os.O_CREAT, os.O_TRUNC):
        assert answer(machine, called, *before, to_write) == EACCES


def test_no_signal_is_sent_by_way_of_a_descriptor(machine: str) -> None:
    fcntl, ioctl = number("fcntl", machine), number("ioctl", machine)
    for command in (8, 10, 15, 1024, 1026, 1031):
        assert answer(machine, fcntl, 3, command) == EPERM
    assert answer(machine, fcntl, 3, 4, 0x2000 | os.O_NONBLOCK) == EPERM
    for command, flags in ((4, os.O_NONBLOCK), (3, 0x2000), (1, 1), (1030, 3)):
        assert answer(machine, fcntl, 3, command, flags) == ALLOWED
    for command in (0x8901, 0x8902, 0x5452, 0x5412, 0x541C, 0x541D, 0x540E):
        assert answer(machine, ioctl, 3, command) == answer(machine, ioctl, 3, command, 1) == EPERM
    for command in (0x5401, 0x5402, 0x5413, 0x5421, 0x541B):
        assert answer(machine, ioctl, 3, command) == ALLOWED


def test_memory_is_ones_own(machine: str) -> None:
    called = number("mmap", machine)
    private, shared, anonymous = 2, 1, 0x20
    for flags in (private, private | anonymous, shared):
        assert answer(machine, called, 0, 4096, 3, flags) == ALLOWED
    for flags in (shared | anonymous, 3 | anonymous, shared | anonymous | 0x4000):
        assert answer(machine, called, 0, 4096, 3, flags) == EPERM
