"""The save file: one line of JSON for every pick, on disk before its result is shown.

A `.weimar` file holds a header, then one line for each pick, undo and checkpoint, and an end line
when the game is over. Every line ends in a short hash of this line and the one before, so that
damage is detected and reported by line number. Nothing here ever shortens or overwrites readable
data: a damaged file is left as it is and the game continues in a new file next to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct, field

from weimar_tui.kernel.codec import check_json
from weimar_tui.kernel.constraints import LARGEST, faults
from weimar_tui.kernel.disk import SaveFile, read_file
from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.files import without_mark
from weimar_tui.kernel.line_store import LineStore
from weimar_tui.kernel.printing import printable

FORMAT = 3
"""The format this program writes, and the newest one it reads."""

OLDEST = 3
"""The oldest format it reads: that of version 1.0, the first stable one."""

SUFFIX = ".weimar"

# `,"hash":"01234567"}` closes every line.
_HASH_SIZE = 4
_TAIL = b',"hash":"'
_TAIL_LENGTH = len(_TAIL) + 2 * _HASH_SIZE + 2


class JournalLine(
    Struct,
    frozen=True,
    tag_field="line",
    forbid_unknown_fields=True,
    omit_defaults=True,
    kw_only=True,
):
    """Base of the lines of a save file."""


class Header(JournalLine, frozen=True, tag="header", omit_defaults=False, kw_only=True):
    """The first line: the game, its players and its seed.

    `pack` is the digest of the rules data. `players` maps seats to `human` or a bot's name.
    `opened_from` is `set-up`, or `position` for a game that starts in the middle. `created` comes
    from the caller: the kernel never reads a clock.
    """

    format: int = FORMAT
    program: str = ""
    created: str = ""
    game: str
    scenario: str
    pack: str
    seats: tuple[str, ...]
    players: dict[str, str] = field(default_factory=dict)
    seed: str
    options: dict[str, Any] = field(default_factory=dict)
    opened_from: str = "set-up"


COUNT = "count-"
"""Prefix of reasons with figures: a number after this answer and after another one."""

NOTE = "note-"
"""Prefix of what a coach says of an answer on a line of its own, before any reasons."""


class Reason(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Why a bot chose an option: the id of one of the game's sentences, and its arguments.

    Everyone who sees the choice sees the reason, so it must not name anything secret.
    """

    id: str
    arguments: dict[str, str | int] = {}


class Pick(JournalLine, frozen=True, tag="pick", kw_only=True):
    """Pick number `n`: the seat, the decision, the option, and the outcomes drawn afterwards.

    `reasons`: a bot's reasons, for those who saw the choice.
    """

    n: int
    seat: str
    decision: int
    kind: str
    option: str
    drawn: Annotated[tuple[int, ...], Meta(max_length=LARGEST)] = ()
    reasons: Annotated[tuple[Reason, ...], Meta(max_length=LARGEST)] = ()

    @property
    def reason_ids(self) -> tuple[str, ...]:
        return tuple(reason.id for reason in self.reasons)


class Undo(JournalLine, frozen=True, tag="undo", kw_only=True):
    """Pick number `n` was undone."""

    n: int


class Checkpoint(JournalLine, frozen=True, tag="checkpoint", kw_only=True):
    """The whole Position after `n` picks, at the start of a chapter (round)."""

    n: int
    chapter: int
    position: Raw


class End(JournalLine, frozen=True, tag="end", kw_only=True):
    """The game ended with pick `n`; `state` is a digest of the final Position."""

    n: int
    ending: str
    winners: tuple[str, ...]
    state: str


_encode = msgspec.json.Encoder().encode
_decode_line = msgspec.json.Decoder(Pick | Undo | Checkpoint | End).decode
_decode_header = msgspec.json.Decoder(Header).decode


class _FormatOnly(Struct):
    line: str
    format: int
    program: str = ""


_decode_format = msgspec.json.Decoder(_FormatOnly).decode


class Saved(Struct, kw_only=True):
    """The readable contents of a save file.

    `picks` are those not undone, numbered from `base + 1`; `opening` is the first checkpoint.
    `chain` and `size` are where the next line goes, in the bytes of the file as it is. `damaged` is
    the number of the first unreadable line (0: none) and `damage` says what is wrong with it;
    `torn`: the last line was cut off while being written.
    """

    path: Path
    header: Header
    base: int = 0
    picks: list[Pick] = field(default_factory=list)
    checkpoints: list[Checkpoint] = field(default_factory=list)
    end: End | None = None
    chain: bytes = b""
    size: int = 0
    lines: int = 0
    damaged: int = 0
    damage: str = ""
    torn: bool = False
    lacks_line_feed: bool = False


_SHORT_DIGEST = 12
"""Digits of a digest in saves of version 1.0."""


def is_same_pack(recorded: str, present: str) -> bool:
    """Whether a save was played with the rules data of this digest, as far as it says."""
    short = len(recorded) == _SHORT_DIGEST
    return recorded == (present[:_SHORT_DIGEST] if short else present)


def state_digest(encoded: bytes) -> str:
    """A short digest of an encoded Position."""
    return blake2b(encoded, digest_size=8).hexdigest()


def write_line(line: JournalLine, chain: bytes) -> tuple[bytes, bytes]:
    """One line as bytes, chained to the one before, and the new end of the chain."""
    body = _encode(line)
    digest = _link(chain, body)
    return body[:-1] + _TAIL + digest + b'"}\n', digest


def write_lines(lines: Iterable[JournalLine], chain: bytes = b"") -> tuple[bytes, bytes]:
    """Several lines as bytes, and the new end of the chain."""
    written = []
    for line in lines:
        text, chain = write_line(line, chain)
        written.append(text)
    return b"".join(written), chain


def _link(chain: bytes, body: bytes) -> bytes:
    return blake2b(chain + body, digest_size=_HASH_SIZE).hexdigest().encode()


def _open_line(line: bytes, chain: bytes) -> tuple[bytes, bytes]:
    """A line without its hash, and the hash. Raises ValueError saying what is wrong."""
    tail = line[-_TAIL_LENGTH:]
    if not (tail.startswith(_TAIL) and tail.endswith(b'"}')):
        raise ValueError("it is not a whole line of a save")
    body = line[:-_TAIL_LENGTH] + b"}"
    digest = tail[len(_TAIL) : -2]
    if _link(chain, body) != digest:
        raise ValueError("its hash does not fit it and the line before")
    return body, digest


def read_save(path: Path) -> Saved:
    """Read a save file.

    Raises SaveError when nothing of it can be used; the result reports damage further down.
    """
    return parse_save(read_file(path), path)


def parse_save(data: bytes, path: Path) -> Saved:
    """Read the bytes of a save file; `path` is only for messages.

    Editors and mail programs may put a byte order mark before it and end its lines in CRLF. Neither
    is part of a line, so every hash still fits.
    """
    if not without_mark(data).strip():
        raise SaveError("save-empty", path=str(path))
    lines = _lines(data)
    first, closed, size = next(lines)
    header, chain = parse_header(first, path)
    saved = Saved(path=path, header=header, chain=chain, size=size, lines=1)
    for number, (line, closed, size) in enumerate(lines, 2):
        try:
            body, digest = _open_line(line, saved.chain)
            _accept(saved, _decoded(body))
        except ValueError as error:
            if closed:
                saved.damaged, saved.damage = number, printable(str(error), 200)
            else:
                saved.torn = True
            return saved
        saved.chain = digest
        saved.size += size
        saved.lines = number
    saved.lacks_line_feed = not closed
    return saved


def _lines(data: bytes) -> Iterator[tuple[bytes, bool, int]]:
    """The lines, whether each ends in a line feed (only the last may not), and its bytes in the
    file."""
    start = 0
    while start < len(data):
        end = data.find(b"\n", start)
        closed = end >= 0
        after = end + 1 if closed else len(data)
        yield bare_line(data[start:after]), closed, after - start
        start = after


def bare_line(line: bytes) -> bytes:
    r"""A line without what ends it, and without a byte order mark before it.

    >>> bare_line(b"\xef\xbb\xbf{}\r\n"), bare_line(b"{}\n")
    (b'{}', b'{}')
    """
    return without_mark(line).removesuffix(b"\n").removesuffix(b"\r")


def parse_line(line: bytes, before: bytes) -> Pick | Undo | Checkpoint | End:
    """Decode a line and check it against the hash of the line before.

    Raises ValueError saying what is wrong.
    """
    body, _ = _open_line(line, before[-2 - 2 * _HASH_SIZE : -2])
    return _decoded(body)


def _decoded(body: bytes) -> Pick | Undo | Checkpoint | End:
    """A line without its hash. Raises ValueError."""
    check_json(body)
    line: Pick | Undo | Checkpoint | End = _decode_line(body)
    return line


def parse_header(line: bytes, path: Path) -> tuple[Header, bytes]:
    """The header and its hash. Raises SaveError for foreign, newer and damaged files."""
    try:
        check_json(line)
        written = _decode_format(line)
    except ValueError:
        written = None
    if written is None or written.line != "header":
        if line.startswith(b'{"line":"header"'):
            raise SaveError("save-header", path=str(path))
        raise SaveError("save-foreign", path=str(path))
    version = printable(written.program, 40) or "?"
    if written.format > FORMAT:
        raise SaveError(
            "save-newer", path=str(path), format=written.format, version=version, newest=FORMAT
        )
    if written.format < OLDEST:
        raise SaveError(
            "save-older", path=str(path), format=written.format, version=version, oldest=OLDEST
        )
    try:
        body, digest = _open_line(line, b"")
        header = _decode_header(body)
        for fault in faults(header, {}):
            raise ValueError(fault)
        return header, digest
    except ValueError as error:
        damage = printable(str(error), 200)
        raise SaveError("save-header", path=str(path), detail=damage) from None


def _accept(saved: Saved, line: Pick | Undo | Checkpoint | End) -> None:
    """Apply one line. Raises ValueError when it is out of order."""
    done = saved.base + len(saved.picks)
    if isinstance(line, Pick):
        if line.n != done + 1:
            raise ValueError(f"pick {line.n} follows pick {done}")
        saved.picks.append(line)
        return
    if isinstance(line, Checkpoint) and not saved.checkpoints and not saved.picks:
        saved.base = done = line.n
    if line.n != done:
        raise ValueError(f"it speaks of pick {line.n} after pick {done}")
    if isinstance(line, Checkpoint):
        saved.checkpoints.append(line)
    elif isinstance(line, End):
        saved.end = line
    else:
        if not saved.picks:
            raise ValueError("it undoes a pick that was not made")
        saved.picks.pop()
        saved.end = None
        while len(saved.checkpoints) > 1 and saved.checkpoints[-1].n >= done:
            saved.checkpoints.pop()


class Journal:
    """Writes a game line by line, each safe before `append` returns: to a file or another store.

    `sync=False` does not wait for the disk (simulations, tests).
    """

    def __init__(self, store: LineStore, chain: bytes) -> None:
        self._store = store
        self._chain = chain

    @property
    def path(self) -> Path:
        return self._store.path

    @property
    def size(self) -> int:
        """The length of the game in bytes."""
        return self._store.size

    @classmethod
    def create(cls, path: Path, lines: Iterable[JournalLine], *, sync: bool = True) -> Journal:
        """Begin a new save file. Raises SaveError if it exists or cannot be written."""
        return cls.begin(SaveFile(path, sync=sync), lines)

    @classmethod
    def begin(cls, store: LineStore, lines: Iterable[JournalLine]) -> Journal:
        """Begin a new game in a store. Raises SaveError."""
        text, chain = write_lines(lines)
        store.create(text)
        return cls(store, chain)

    @classmethod
    def beside(cls, store: LineStore, lines: Iterable[JournalLine]) -> Journal:
        """Continue in a new copy next to the one read, created with the first pick."""
        text, chain = write_lines(lines)
        store.begin_beside(text)
        return cls(store, chain)

    @classmethod
    def reopen(cls, store: LineStore, saved: Saved) -> Journal:
        """Continue a game that was read whole (a torn last line is dropped)."""
        store.go_on(saved.size, lacks_line_feed=saved.lacks_line_feed)
        return cls(store, saved.chain)

    def append(self, *lines: JournalLine) -> None:
        """Write lines. Raises SaveError, with the game as it was, if that fails."""
        text, chain = write_lines(lines, self._chain)
        self._store.append(text)
        self._chain = chain

    def move(self, path: Path, lines: Iterable[JournalLine]) -> None:
        """Continue in a new file that holds these lines. If it raises SaveError, the old file stays
        in use.
        """
        moved = Journal.create(path, lines, sync=self._store.sync)
        self._store.close()
        self._store, self._chain = moved._store, moved._chain

    def close(self) -> None:
        self._store.close()
