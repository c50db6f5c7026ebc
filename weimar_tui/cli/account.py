"""`weimar account`: what the host does about players' accounts."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import sys

import msgspec

from weimar_tui.cli.club_files import config_of, database_of, stopped
from weimar_tui.cli.failures import UsageError
from weimar_tui.cli.invite import asked_server
from weimar_tui.cli.language import player_language
from weimar_tui.cli.serve import bots_of
from weimar_tui.cli.words import Say, cli_words
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.printing import plain_seed, printable
from weimar_tui.registry import game_ids
from weimar_tui.server.admin import Kick, ask_server
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.deletion import delete_account, exported
from weimar_tui.server.club.moderation import HOST, Moderation, span_of
from weimar_tui.server.club.renaming import rename
from weimar_tui.server.club.store import accounts, membership, order
from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.club.store.rows import Account
from weimar_tui.server.dates import date_of, day_of
from weimar_tui.server.host import Disk
from weimar_tui.server.limits import plain_text
from weimar_tui.server.machines.tables import PostgresTables
from weimar_tui.server.table_store import FolderTables

_WITHOUT_NAME = ("list", "audit")
_WAIT = 2 * DAY
"""Seconds between the request to recover an account and the code."""
_FORGOTTEN = 14 * DAY
"""Seconds after which such a request has to be made again."""


def run(arguments: argparse.Namespace) -> int:
    """Carry out `weimar account`."""
    action = arguments.action
    if (
        bool(arguments.name) == (action in _WITHOUT_NAME)
        or (action == "role") != bool(arguments.role)
        or (action == "rename") != bool(arguments.new_name)
    ):
        raise UsageError("account", action=action, help="weimar account --help")
    arguments.name = plain_seed(arguments.name)
    arguments.reason = plain_text(plain_seed(arguments.reason))
    say = cli_words(player_language(arguments.lang))
    os.umask(0o077)
    with database_of(arguments) as database:
        disk = Disk()
        try:
            club = Club(database, disk)
            if config_of(arguments)[0].join:
                club.tables = PostgresTables(database, {})
            return asyncio.run(_run(arguments, club, say))
        finally:
            disk.close()


async def _run(arguments: argparse.Namespace, club: Club, say: Say) -> int:
    action = arguments.action
    if action == "list":
        return await _list(club)
    if action == "audit":
        return await _audit(club, say)
    account = await club.named(arguments.name)
    if account is None:
        raise KernelError("account-none", name=arguments.name)
    host, until = Moderation(club, HOST, HOST, None), ""
    match action:
        case "show":
            await _show(club, account)
            return 0
        case "export":
            sys.stdout.buffer.write(
                await club.disk.run(exported, club, config_of(arguments)[1], account)
            )
            return 0
        case "recover":
            await _recover(arguments, club, account, say)
            return 0
        case "role":
            await host.set_role(account, arguments.role)
        case "admit":
            await host.admit(account)
        case "rename":
            return await _rename(arguments, club, account, say)
        case "delete":
            return await _delete(arguments, club, account, say)
        case _:
            seconds = span_of(action, arguments.span)
            await host.act(account, action, seconds, arguments.reason)
            until = (
                say("account-until-lifted")
                if seconds is None
                else say("account-until", time=date_of(club.now + seconds))
            )
            if action in ("ban", "suspend"):
                with contextlib.suppress(KernelError):  # the server may not be running
                    await ask_server(config_of(arguments)[1], Kick(name=account.name))
    done = {
        "name": account.name,
        "action": action,
        "role": arguments.role,
        "until": until,
        "before": "",
    }
    print(say("account-done", **done))
    return 0


async def _delete(arguments: argparse.Namespace, club: Club, account: Account, say: Say) -> int:
    """Delete an account; if the server is running, let it do so, because it has tables open."""
    config, folder = config_of(arguments)
    try:
        if config.join:  # the other machines may be running
            raise KernelError("club-running", path=str(folder))
        with stopped(folder):
            number = await club.disk.run(delete_account, club, folder, account)
    except KernelError as error:
        if error.id != "club-running":
            raise
        await club.write(accounts.change, account.id, state="closed", closes=club.now)
        # Machines wait until all have removed the name from their tables.
        print(say("account-delete-soon", name=account.name, minutes=3 if config.join else 1))
    else:
        print(say("account-deleted", name=account.name, number=number))
    return 0


async def _rename(arguments: argparse.Namespace, club: Club, account: Account, say: Say) -> int:
    """Give an account another name, by the rules for players, but without the 90 days."""
    from weimar_tui.server.ssh.front import keys_file
    from weimar_tui.server.ssh.invites import Invitations, invitations_folder
    from weimar_tui.server.ssh.keys import KeyRing

    config, folder = config_of(arguments)
    bots = tuple(bot for game in game_ids() for bot in bots_of(game, config))
    club.settings = msgspec.structs.replace(club.settings, bots=bots)
    club.listed = lambda: [
        *KeyRing(keys_file(folder)).names(),
        *Invitations(invitations_folder(folder)).names(),
    ]
    club.all_tables = club.tables or FolderTables(folder / "tables")
    found = await rename(club, account, arguments.new_name, by=HOST)
    with contextlib.suppress(KernelError):  # the server may not be running
        await ask_server(folder, Kick(name=account.name))
    done = {"name": found.name, "before": account.name, "action": "rename", "role": "", "until": ""}
    print(say("account-done", **done))
    return 0


async def _list(club: Club) -> int:
    """Print all accounts, each with its sanctions."""
    after = 0
    sanctions: dict[int, list[str]] = {}
    for found in await club.read(order.in_force, club.now):
        if found.account is not None:
            until = "" if found.until is None else f" {day_of(found.until)}"
            sanctions.setdefault(found.account, []).append(f"{found.kind}{until}")
    while page := await club.read(accounts.page, after=after):
        for one in page:
            seen = "-" if one.seen_day is None else day_of(one.seen_day * DAY)
            shown = f"{one.name:20}  {one.state:9}  {one.role:9}  {day_of(one.made)}  {seen:10}"
            print(f"{shown}  {', '.join(sanctions.get(one.id, ()))}".rstrip())
        after = page[-1].id
    return 0


async def _show(club: Club, account: Account) -> None:
    print(f"{account.name}  #{account.id}  {account.state}  {account.role}")
    for key in await club.read(accounts.keys, account.id):
        used = "-" if key.used_day is None else day_of(key.used_day * DAY)
        label = printable(key.label, 40)
        print(f"  {key.fingerprint}  {key.source}  {day_of(key.made)}  {used}  {label}")
    for one in await club.read(order.in_force, club.now, account_id=account.id):
        print(f"  {one.kind}  {date_of(one.until)}  {printable(one.reason)}")


async def _audit(club: Club, say: Say) -> int:
    wrong = await club.read(order.check_audit)
    for entry in reversed(await club.read(order.audit_page, limit=200)):
        role = entry.role if entry.role != entry.who else ""
        who, about = [await club.spelled(text) for text in (entry.who, entry.about)]
        parts = (who, role, entry.action, about, printable(entry.detail))
        print(f"{entry.seq}  {date_of(entry.at)}  {'  '.join(filter(None, parts))}")
    if wrong is not None:
        print(say("account-audit-wrong", number=wrong))
        return 1
    print(say("account-audit-sound"))
    return 0


async def _recover(arguments: argparse.Namespace, club: Club, account: Account, say: Say) -> None:
    """Ask for a recovery; two days later, print the code."""
    now, settings = club.now, dict(account.settings)
    asked = settings.get("recovery")
    if isinstance(asked, int) and now - asked > _FORGOTTEN:
        asked = None  # the player would not remember the notice
    if isinstance(asked, int) and now - asked >= _WAIT:
        del settings["recovery"]
        await club.write(accounts.change, account.id, settings=settings)
        config, folder = config_of(arguments)
        server = (await asked_server(folder)).ssh or config.ssh_address
        command = server.command(user=await club.link(account))
        print(say("account-recover-code", command=command, name=account.name))
        return
    if not isinstance(asked, int):
        asked = now
        settings["recovery"] = now
        await club.write(accounts.change, account.id, settings=settings)
        await club.write(membership.tell, account.id, "recovery-asked", now)
        await club.write(
            order.write_audit, now, who=HOST, action="recovery-asked", about=f"#{account.id}"
        )
    until = date_of(asked + _WAIT)
    print(say("account-recover-wait", name=account.name, until=until))
