"""`weimar machines`: several machines that share the tables of one club."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from pathlib import Path

from weimar_tui.cli.failures import UsageError, needs
from weimar_tui.cli.language import player_language
from weimar_tui.cli.words import Say, cli_words
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.printing import plain_seed, printable
from weimar_tui.server.club.store import journals, machines
from weimar_tui.server.club.store.database import Database, open_database
from weimar_tui.server.machines.settings import read_cluster
from weimar_tui.server.places import default_folder

_ABOUT_ONE = ("drain", "undrain", "forget")


def run(arguments: argparse.Namespace) -> int:
    """List the machines, or change one of them."""
    say = cli_words(player_language(arguments.lang))
    action, name = arguments.action, plain_seed(arguments.name)
    if action == "init" and not name and arguments.join is None:
        return _init(arguments.data or default_folder(), say)
    if bool(name) != (action in _ABOUT_ONE) or arguments.join is None or action == "init":
        raise UsageError("machines", action=action, help="weimar machines --help")
    database = open_database(read_cluster(arguments.join).database, default_folder())
    try:
        if action == "list":
            _list(database, say)
            return 0
        if not _change(database, action, name):
            raise KernelError("machine-unknown", name=printable(name, 64))
    finally:
        database.close()
    print(say(f"machines-{action}-done", name=name))
    return 0


def _init(folder: Path, say: Say) -> int:
    """Create the certificates of a club's machines in the data folder."""
    try:
        from weimar_tui.server.machines.certificates import make_certificates
    except ImportError:
        raise needs("weimar machines init", "ssh") from None
    for path in make_certificates(folder / "machines", datetime.now(UTC)):
        print(path)
    print(say("machines-init-done"))
    return 0


def _change(database: Database, action: str, name: str) -> bool:
    if action == "forget":
        return database.write(machines.forget, name)
    return database.write(machines.drain, name, action == "drain")


def _list(database: Database, say: Say) -> None:
    tables = database.read(journals.numbers)
    rows = database.read(machines.all_machines)
    given_up = machines.given_up(rows)
    for one in rows:
        number, waiting = tables.get(one.incarnation, (0, 0))
        state = "full" if one.is_full else "alive"
        if one.draining or one.incarnation in given_up:
            state = "draining"
        if one.left < 0:
            state = "gone"
        words = say(f"machines-{state}")
        where = f"  {one.address}" if one.address else ""
        line = say("machines-tables", number=number, waiting=waiting)
        print(f"{one.id}  {one.role}  {words}  {one.program}  {line}{where}")
    print(say("machines-ownerless", number=database.read(journals.waiting)))
