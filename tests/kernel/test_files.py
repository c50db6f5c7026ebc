"""Files that a power cut cannot damage: what was announced is on disk."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest
from weimar_duel.rules import Duel

from tests.kernel.playing import duel_for
from weimar_tui.kernel.disk import SaveFile, refuse_busy
from weimar_tui.kernel.errors import SaveChanged, SaveError
from weimar_tui.kernel.files import LargeFile, OddFile, open_ordinary, read_bounded, write_whole
from weimar_tui.kernel.session import Session


class Diary:
    """Records the order in which files are written, synced and renamed."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.lines: list[str] = []
        self._write, self._fsync, self._replace = os.write, os.fsync, Path.replace
        patch.setattr(os, "write", self.write)
        patch.setattr(os, "fsync", self.fsync)
        patch.setattr(Path, "replace", lambda path, to: self.replace(path, to))

    def write(self, handle: int, text: Any) -> int:
        self._note("write", handle)
        return self._write(handle, text)

    def fsync(self, handle: int) -> None:
        self._note("fsync", handle)
        self._fsync(handle)

    def replace(self, path: Path, to: Path) -> Path:
        self.lines.append(f"{path.name} becomes {to.name}, {path.stat().st_size} bytes")
        return self._replace(path, to)

    def _note(self, what: str, handle: int) -> None:
        self.lines.append(f"{what} {Path(f'/proc/self/fd/{handle}').readlink().name}")


# --- files written whole ------------------------------------------------------------------------
def test_a_whole_file_is_on_disk_before_it_has_its_name_and_its_name_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "record"
    path.write_bytes(b"old")
    diary = Diary(monkeypatch)
    write_whole(path, b"new")
    assert diary.lines == [
        "fsync record.part",
        "record.part becomes record, 3 bytes",
        f"fsync {tmp_path.name}",
    ]
    assert path.read_bytes() == b"new"
    assert [file.name for file in tmp_path.iterdir()] == ["record"]


def test_what_cannot_be_put_on_disk_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    path = tmp_path / "record"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"


def test_a_system_that_cannot_wait_for_folders_is_no_reason_to_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fsync = os.fsync

    def no_folders(handle: int) -> None:
        if Path(f"/proc/self/fd/{handle}").readlink().is_dir():
            raise OSError(errno.EINVAL, "Invalid argument")
        fsync(handle)

    monkeypatch.setattr(os, "fsync", no_folders)
    before = len(list(Path("/proc/self/fd").iterdir()))
    write_whole(tmp_path / "record", b"new")
    assert (tmp_path / "record").read_bytes() == b"new"
    assert len(list(Path("/proc/self/fd").iterdir())) == before, "a folder was left open"


# --- saves --------------------------------------------------------------------------------------
def test_a_pick_is_on_disk_before_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    diary = Diary(monkeypatch)
    session = Session.new(Duel(), "main", "7", path=tmp_path / "a.weimar")
    assert diary.lines == ["write a.weimar", "fsync a.weimar", f"fsync {tmp_path.name}"]
    diary.lines.clear()
    asked = session.decisions[0]
    session.pick(asked.number, asked.options[0])
    assert diary.lines == ["write a.weimar", "fsync a.weimar"]
    session.close()
    again, _ = Session.open(tmp_path / "a.weimar", duel_for)
    diary.lines.clear()
    asked = again.decisions[0]
    again.pick(asked.number, asked.options[0])
    assert diary.lines == ["write a.weimar", "fsync a.weimar"]
    again.close()


def test_who_does_not_wish_to_wait_for_the_disk_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    diary = Diary(monkeypatch)
    session = Session.new(Duel(), "main", "7", path=tmp_path / "a.weimar", sync=False)
    asked = session.decisions[0]
    session.pick(asked.number, asked.options[0])
    session.close()
    assert diary.lines == ["write a.weimar"] * 2


def test_a_disk_that_takes_only_a_part_at_a_time_gets_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda handle, text: write(handle, bytes(text[:7])))
    file = SaveFile(tmp_path / "a.weimar", sync=False)
    file.create(b"a line that is longer than seven letters\n")
    file.append(b"and another one\n")
    file.close()
    assert (tmp_path / "a.weimar").read_bytes() == (
        b"a line that is longer than seven letters\nand another one\n"
    )


@pytest.mark.parametrize("wrong", [errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO])
def test_a_write_that_fails_halfway_leaves_whole_lines_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: int
) -> None:
    write, full = os.write, [False]

    def half(handle: int, text: Any) -> int:
        if not full[0]:
            return write(handle, text)
        if len(text) < 5:
            raise OSError(wrong, os.strerror(wrong))
        return write(handle, bytes(text[:5]))

    monkeypatch.setattr(os, "write", half)
    path = tmp_path / "a.weimar"
    file = SaveFile(path, sync=True)
    file.create(b"first line\n")
    full[0] = True
    with pytest.raises(SaveError) as refused:
        file.append(b"second\n")
    assert path.read_bytes() == b"first line\n"
    assert refused.value.id == ("save-unwritable" if wrong == errno.EIO else "save-full")
    full[0] = False
    file.append(b"third\n")
    file.close()
    assert path.read_bytes() == b"first line\nthird\n"


def test_a_game_that_cannot_be_begun_leaves_no_file_and_no_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int, text: Any) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    file = SaveFile(tmp_path / "a.weimar", sync=True)
    before = len(list(Path("/proc/self/fd").iterdir()))
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        with pytest.raises(SaveError):
            file.create(b"first line\n")
    assert list(tmp_path.iterdir()) == []
    assert len(list(Path("/proc/self/fd").iterdir())) == before
    file.create(b"first line\n")
    file.close()


@pytest.mark.parametrize(
    ("wrong", "refused"),
    [(errno.EWOULDBLOCK, True), (errno.EACCES, True), (errno.ENOLCK, False), (errno.EINVAL, False)],
)
def test_only_a_lock_held_elsewhere_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: int, refused: bool
) -> None:
    """Some network file systems have no locks."""

    def flock(handle: int, how: int) -> None:
        raise OSError(wrong, os.strerror(wrong))

    monkeypatch.setattr("fcntl.flock", flock)
    file = SaveFile(tmp_path / "a.weimar", sync=False)
    if refused:
        with pytest.raises(SaveError, match="save-busy"):
            file.create(b"first line\n")
    else:
        file.create(b"first line\n")
        assert (tmp_path / "a.weimar").read_bytes() == b"first line\n"
    file.close()


def test_a_new_file_beside_is_made_with_its_head_at_the_first_line(tmp_path: Path) -> None:
    path = tmp_path / "a.weimar"
    path.write_bytes(b"damaged")
    (tmp_path / "a-2.weimar").write_bytes(b"taken")
    file = SaveFile(path, sync=False)
    file.begin_beside(b"head\n")
    assert file.path == tmp_path / "a-3.weimar" and not file.path.exists()
    (tmp_path / "a-3.weimar").write_bytes(b"taken meanwhile")
    file.append(b"one\n")
    file.append(b"two\n")
    file.close()
    assert (tmp_path / "a-4.weimar").read_bytes() == b"head\none\ntwo\n"
    assert path.read_bytes() == b"damaged"


def test_a_file_is_gone_on_with_after_its_whole_lines(tmp_path: Path) -> None:
    path = tmp_path / "a.weimar"
    for there, size, lacks, after in (
        (b"one\ntorn", 4, False, b"one\ntwo\n"),
        (b"one", 3, True, b"one\ntwo\n"),
        (b"one\n", 4, False, b"one\ntwo\n"),
    ):
        path.write_bytes(there)
        file = SaveFile(path, sync=False)
        file.go_on(size, lacks_line_feed=lacks)
        file.append(b"two\n")
        assert path.read_bytes() == after
        file.append(b"three\n")
        assert path.read_bytes() == after + b"three\n"
        file.close()
    for there in (b"one\nof another\n", b"on"):
        path.write_bytes(there)
        file = SaveFile(path, sync=False)
        file.go_on(4, lacks_line_feed=False)
        for _ in range(2):
            with pytest.raises(SaveChanged):
                file.append(b"two\n")
        assert path.read_bytes() == there


def test_a_file_that_is_played_in_is_busy_until_it_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folders" / "a.weimar"
    file = SaveFile(path, sync=False)
    file.create(b"first line\n")
    with pytest.raises(SaveError) as refused:
        refuse_busy(path)
    assert refused.value.id == "save-busy"
    file.close()
    refuse_busy(path)
    refuse_busy(tmp_path / "nowhere")
    refuse_busy(tmp_path)


# --- reading ------------------------------------------------------------------------------------
def test_an_ordinary_file_is_read_to_its_limit_and_no_further(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"x" * 2048)
    assert read_bounded(path, 2048) == b"x" * 2048
    with pytest.raises(LargeFile, match="larger than 1 KiB"):
        read_bounded(path, 2047)


def test_pipes_devices_and_folders_are_refused_and_closed(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    before = len(list(Path("/proc/self/fd").iterdir()))
    for odd in (tmp_path / "pipe", Path("/dev/zero")):
        with pytest.raises(OddFile):
            open_ordinary(odd)
    with pytest.raises(IsADirectoryError):
        open_ordinary(tmp_path)
    assert len(list(Path("/proc/self/fd").iterdir())) == before
