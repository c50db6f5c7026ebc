"""`weimar club`: back up and restore a host's data, rebuild the index of games, list ratings."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from weimar_tui.cli import club_lists
from weimar_tui.cli.club_files import config_of, database_of, stopped
from weimar_tui.cli.failures import UsageError
from weimar_tui.cli.language import player_language
from weimar_tui.cli.many import counting
from weimar_tui.cli.serve import make_host
from weimar_tui.cli.words import cli_words
from weimar_tui.kernel.printing import plain_seed, printable
from weimar_tui.server.club.backup import back_up, restore
from weimar_tui.server.club.index import reindex
from weimar_tui.server.club.moderation import HOST
from weimar_tui.server.club.players import page_lines, player_page
from weimar_tui.server.club.results import annul
from weimar_tui.server.club.store.database import open_database
from weimar_tui.server.limits import plain_text
from weimar_tui.server.machines.tables import share_tables

_ABOUT_SOMETHING = ("backup", "restore", "player", "annul", "unannul")


def run(arguments: argparse.Namespace) -> int:
    """Back up, restore, reindex, list, or annul a game."""
    action, about = arguments.action, arguments.about
    lists = action in ("ratings", "results", "pairs")
    listing = (arguments.game, arguments.csv, arguments.json) != (None, None, None)
    needs = action in _ABOUT_SOMETHING
    if bool(about) != needs or (listing and not lists) or (arguments.reason and action != "annul"):
        raise UsageError("club", action=action, help="weimar club --help")
    language = player_language(arguments.lang)
    say = cli_words(language)
    if lists:
        return club_lists.run(arguments, say)
    if action == "player":
        with database_of(arguments) as database:
            page = player_page(database, plain_seed(about), anyone=True)
            print("\n".join(page_lines(page, language)))
        return 0
    config, folder = config_of(arguments)
    os.umask(0o077)
    if action in ("annul", "unannul"):
        with database_of(arguments) as database:
            table, reason = plain_seed(about), plain_text(plain_seed(arguments.reason))
            annul(database, table, HOST, HOST, reason, undo=action == "unannul")
        print(say(f"club-{action}-done", table=table))
        return 0
    if action == "backup":
        with database_of(arguments) as database:
            number = back_up(folder, database, Path(about).absolute())
        print(say("club-backed-up", folder=printable(about), number=number))
        return 0
    with stopped(folder):
        database = open_database(config.database, folder)
        host = make_host(config, folder)
        if config.join:
            share_tables(host, database)
        try:
            if action == "restore":
                number = restore(Path(about).absolute(), folder, database)
                print(say("club-restored", folder=printable(str(folder)), number=number))
            with counting(say("club-reindexing")) as tell:
                number = reindex(host, database, tell)
            print(say("club-reindexed", number=number))
        finally:
            host.bots.close()
            host.disk.close()
            database.close()
    return 0
