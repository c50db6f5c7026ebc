"""A review that runs in its own process while the player looks at the results so far."""

from __future__ import annotations

import os
import stat
import subprocess
from hashlib import blake2b
from pathlib import Path
from tempfile import mkdtemp
from typing import Protocol

from weimar_tui.bots.analysis.review import SUFFIX, Review, head_of, read_review, review_path
from weimar_tui.bots.players import has_analyst
from weimar_tui.child_process import SAFE_FOLDER, python_command
from weimar_tui.data_files import save_folders
from weimar_tui.kernel.replay import Replay
from weimar_tui.replay.disclosure import OPEN, viewers_of
from weimar_tui.user_folders import NoHome, user_data_folder

_START = "from weimar_tui.cli.main import main; sys.exit(main())"


def why_no_review(replay: Replay, *, has_file: bool = True) -> str:
    """The message that says why a game cannot be reviewed; empty where it can. `has_file`: the
    review needs the game's file."""
    if OPEN not in viewers_of(replay.saved) or replay.saved.end is None:
        return "review-not-over"
    if not has_analyst(replay.game):
        return "review-nobody"
    return "" if not has_file or replay.saved.path.is_file() else "review-no-file"


def kept_review(save: Path) -> Path:
    """The file of a save's review: next to it among the player's files, else in their review
    folder.

    Never in the program's folders, nor where a file of that name is not a review.
    """
    save = save.absolute()
    beside = review_path(save)
    own = save.parent.resolve()
    ours = any(own.is_relative_to(folder.resolve()) for folder in save_folders())
    if not ours and os.access(own, os.W_OK) and not _is_odd(beside):
        return beside
    name = blake2b(os.fsencode(save), digest_size=8).hexdigest()
    try:
        folder = user_data_folder() / "reviews"
        folder.mkdir(parents=True, exist_ok=True)
    except (NoHome, OSError):
        folder = Path(mkdtemp(prefix="weimar-"))
    return folder / f"{save.stem}-{name}{SUFFIX}"


def _is_odd(path: Path) -> bool:
    """Whether this name belongs to a link, a pipe or another special file."""
    try:
        status = path.lstat()
    except OSError:
        return False
    return not stat.S_ISREG(status.st_mode) or status.st_nlink > 1


class RunningReview(Protocol):
    """A review that is being made: here (`Reviewing`), or by a server."""

    review: Review

    @property
    def is_done(self) -> bool:
        """Whether everything is judged, including the turning points."""
        ...

    @property
    def is_going_on(self) -> bool:
        """Whether more can come."""
        ...

    @property
    def has_to_wait(self) -> bool:
        """Whether other analyses come first."""
        ...

    def look(self) -> bool:
        """Return whether there is anything new."""
        ...

    def end(self) -> None:
        """Stop."""
        ...


class Reviewing:
    """Reviews a save in a process; `look` reads the results, which stay after `end`."""

    def __init__(self, replay: Replay, pack: Path | None = None) -> None:
        save = replay.saved.path.absolute()
        self.path = kept_review(save)
        moment = replay.moment
        self._head = head_of(replay)
        replay.jump(moment)
        self._replay = replay
        self._read = -1
        self.review = Review(self._head, [], [], replay.last - replay.first)
        self.look()
        self._process: subprocess.Popen[bytes] | None = None
        if not self.is_done:
            packed = ["--pack", str(pack.absolute())] if pack is not None else []
            command = ["analyse", "--keep", str(self.path), "--quietly", *packed, "--", str(save)]
            self._process = subprocess.Popen(
                python_command(_START, *command),
                cwd=SAFE_FOLDER,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )

    @property
    def is_done(self) -> bool:
        """Whether everything is judged, including the turning points."""
        return self.review.is_whole and self.review.is_finished

    @property
    def is_going_on(self) -> bool:
        """Whether the process is running."""
        return self._process is not None and self._process.poll() is None

    @property
    def has_to_wait(self) -> bool:
        """Never here: the process starts at once."""
        return False

    def look(self) -> bool:
        """Read the results; returns whether there is anything new."""
        try:
            size = self.path.stat().st_size
        except OSError:
            return False
        if size == self._read:
            return False
        self._read = size
        self.review = read_review(self.path, self._head, self._replay, self.review.picks)
        return True

    def end(self) -> None:
        """Stop the review."""
        if self._process is not None and self.is_going_on:
            self._process.terminate()
            self._process.wait()
