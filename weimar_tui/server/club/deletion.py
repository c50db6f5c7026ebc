"""Export and deletion of what is stored about a person: in the database, and in a host's files."""

from __future__ import annotations

import contextlib
import io
import re
import zipfile
from collections.abc import Callable, Collection, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from weimar_tui.kernel.errors import KernelError, SaveError
from weimar_tui.kernel.files import SMALL, read_bounded, write_whole
from weimar_tui.kernel.journal import SUFFIX
from weimar_tui.server.club.store import accounts, games, membership
from weimar_tui.server.club.store.rows import Account
from weimar_tui.server.names import FORMER, name_key
from weimar_tui.server.player_settings import FOLDER as SETTINGS
from weimar_tui.server.record import (
    OVER,
    WAITING,
    TableRecord,
)
from weimar_tui.server.table_store import FolderTables, TableStore
from weimar_tui.server.talk import ChatLine
from weimar_tui.text.problems import english

if TYPE_CHECKING:
    from weimar_tui.server.club.club import Club

_KEYS, _WISHES, _BANS = "authorized_keys", "wishes.json", "banned"


def concerns(record: TableRecord, name: str) -> bool:
    """Whether a table's record mentions a person."""
    key = name_key(name)
    names = {
        record.owner,
        *(there.player for there in record.seats.values()),
        *(there.joins for there in record.seats.values()),
        *record.invited,
        *record.removed,
        *record.resigned,
        *record.ready,
        *record.joined,
        *record.words,
        *record.tokens,
    }
    said = any(_about(line, key) for line in record.chat)
    return said or any(name_key(one) == key for one in names)


def _about(line: ChatLine, key: str) -> bool:
    names = (line.player, line.to_player, *map(str, line.arguments.values()))
    return any(name_key(name) == key for name in names)


def forget(record: TableRecord, name: str, account: int = 0) -> TableRecord:
    """Return a table's record without a person: their seat remains, their name and talk
    are removed. `account`: the number under which their results still count for others."""
    key, used = name_key(name), record_names(record)
    played = account and any(name_key(one) == key for one in used)
    former = next(called for n in range(1, len(used) + 2) if (called := f"{FORMER}{n}") not in used)

    def other(one: str) -> str:
        return former if name_key(one) == key else one

    def without(names: list[str]) -> list[str]:
        return [one for one in names if name_key(one) != key]

    seats = {}
    for seat, there in record.seats.items():
        mine = name_key(there.player) == key
        player = "" if mine and record.state == WAITING else other(there.player)
        joins = "" if name_key(there.joins) == key else there.joins
        seats[seat] = replace(there, player=player, joins=joins)
    return replace(
        record,
        owner=other(record.owner),
        title=record.id if _names(record.title, key) else record.title,
        seats=seats,
        invited=without(record.invited),
        removed=without(record.removed),
        resigned=[other(one) for one in record.resigned],
        ready=without(record.ready),
        joined=[other(one) for one in record.joined],
        words={other(one): word for one, word in record.words.items()},
        tokens={other(one): token for one, token in record.tokens.items()},
        former={**record.former, former: account} if played else record.former,
        chat=[forgotten(line, key, former) for line in record.chat if name_key(line.player) != key],
    )


def forget_all(record: TableRecord, names: Iterable[str], account: int = 0) -> TableRecord:
    """Return a table's record without any of a person's names (see `forget`)."""
    for name in names:
        if concerns(record, name):
            record = forget(record, name, account)
    return record


def _names(title: str, key: str) -> bool:
    """Whether a table's title contains a name as a word, also with an `s` for its owner.

    >>> _names("Rosa's table", "rosa"), _names("Rosas Tisch", "rosa"), _names("Prosa", "rosa")
    (True, True, False)
    >>> _names("Anna-Lena and Otto", "anna-lena"), _names("Annaberg", "anna")
    (True, False)
    """
    return re.search(rf"(?<![\w-]){re.escape(key)}(?:s)?(?![\w-])", name_key(title)) is not None


def record_names(record: TableRecord) -> set[str]:
    """The people named in a record, except those named only in the chat."""
    seated = {there.player for there in record.seats.values()}
    return {record.owner, *seated, *record.resigned, *record.words, *record.tokens}


def forgotten(line: ChatLine, key: str, former: str) -> ChatLine:
    """Return a chat line without a person's name where the program wrote it, but not where
    another player typed it."""
    if not _about(line, key):
        return line
    arguments = {
        name: former if name_key(str(value)) == key else value
        for name, value in line.arguments.items()
    }
    text = english(KernelError(line.id, **arguments)) if line.id else line.text
    to = former if name_key(line.to_player) == key else line.to_player
    return replace(line, arguments=arguments, text=text, to_player=to)


# --- files --------------------------------------------------------------------------------------
def _records(store: TableStore) -> Iterator[TableRecord]:
    for id in store.ids():
        try:
            yield store.read(id)
        except SaveError:
            continue


def forget_in_files(
    folder: Path, store: TableStore, names: Collection[str], account: int
) -> list[str]:
    """Remove a person with all their names from the tables' records and the host's lists; return
    the ids of changed tables.

    The server must not be running. Raises SaveError.
    """
    changed = []
    for record in _records(store):
        if any(concerns(record, name) for name in names):
            store.take(record.id)
            store.write(forget_all(record, names, account))
            store.put_away(record.id)
            changed.append(record.id)
    for name in names:
        forget_in_lists(folder, name)
    return changed


def forget_in_lists(folder: Path, name: str) -> None:
    """Remove a person's keys, wishes and bans from the host's files."""
    key = name_key(name)
    _rewrite(folder / _KEYS, lambda line: name_key(line.split()[-1]) != key)
    _rewrite(folder / _BANS, lambda line: name_key(line.strip()) != key)
    (folder / SETTINGS / f"{key}.json").unlink(missing_ok=True)
    path = folder / _WISHES
    try:
        wishes = msgspec.json.decode(read_bounded(path, 16 * SMALL), type=dict[str, msgspec.Raw])
    except (OSError, msgspec.MsgspecError):
        return
    kept = {one: wish for one, wish in wishes.items() if name_key(one) != key}
    if kept != wishes:
        write_whole(path, msgspec.json.encode(kept))


def _rewrite(path: Path, keeps: Callable[[str], bool]) -> None:
    try:
        lines = path.read_text("utf-8").splitlines(keepends=True)
    except FileNotFoundError:
        return
    kept = [line for line in lines if not line.strip() or keeps(line)]
    if kept != lines:
        write_whole(path, "".join(kept).encode())


def delete_account(club: Club, folder: Path, account: Account) -> int:
    """Delete an account and everything that names it; return the number of tables changed.

    The server must not be running. The changed tables return to the index of games when it starts.
    """
    store = club.tables or FolderTables(folder / "tables")
    changed = forget_in_files(folder, store, _all_names(club, account), account.id)
    club.database.write(games.remove, changed)
    club.database.write(membership.delete, account, club.now, f"{FORMER}player")
    return len(changed)


def _all_names(club: Club, account: Account) -> list[str]:
    return [account.name, *club.database.read(accounts.former_names, account.id)]


# --- export -------------------------------------------------------------------------------------
def exported(club: Club, folder: Path, account: Account) -> bytes:
    """Return everything stored about a person as a ZIP file: database rows, what they
    said, their games."""
    store = club.tables or FolderTables(folder / "tables")
    rows = club.database.read(membership.export, account)
    names = _all_names(club, account)
    keys = set(map(name_key, names))
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("account.jsonl", _lines({"table": name, **row} for name, row in rows))
        talk: list[dict[str, object]] = []
        for record in _records(store):
            if not any(concerns(record, name) for name in names):
                continue
            for line in record.chat:
                if name_key(line.player) in keys:
                    talk.append({"table": record.id, "at": line.at, "text": line.text})
            seated = not keys.isdisjoint(map(name_key, record_names(record)))
            if record.state == OVER and seated:
                with contextlib.suppress(SaveError):
                    file.writestr(f"games/{record.id}{SUFFIX}", store.recording(record.id))
        file.writestr("talk.jsonl", _lines(talk))
        kept = (folder / SETTINGS / f"{name_key(name)}.json" for name in names)
        if (settings := next((path for path in kept if path.exists()), None)) is not None:
            file.write(settings, "settings.json")
    return data.getvalue()


def _lines(rows: Iterable[dict[str, object]]) -> bytes:
    encode = msgspec.json.encode
    return b"".join(encode(row) + b"\n" for row in rows)
