"""`weimar club`: back up and restore a host's data, rebuild the index of games, list ratings."""

from __future__ import annotations

import argparse
import os

from weimar_tui.cli import club_lists
from weimar_tui.cli.club_files import config_of, database_of, stopped
from weimar_tui.cli.failures import UsageError
from weimar_tui.cli.language import player_language
from weimar_tui.cli.serve import make_host
from weimar_tui.cli.words import cli_words
from weimar_tui.server.club.backup import back_up, restore
from weimar_tui.server.club.index import reindex
from weimar_tui.server.club.store.database import open_database


def run(arguments: argparse.Namespace) -> int:
    """Back up, restore, reindex, or list ratings or results."""
    action = arguments.action
    lists = action in ("ratings", "results")
    listing = (arguments.game, arguments.csv, arguments.json) != (None, None, None)
    if (arguments.folder is None) != (lists or action == "reindex") or (listing and not lists):
        raise UsageError("club", action=action, help="weimar club --help")
    say = cli_words(player_language(arguments.lang))
    if lists:
        return club_lists.run(arguments, say)
    config, folder = config_of(arguments)
    os.umask(0o077)
    if action == "backup":
        with database_of(arguments) as database:
            number = back_up(folder, database, arguments.folder.absolute())
        print(say("club-backed-up", folder=str(arguments.folder), number=number))
        return 0
    with stopped(folder):
        database = open_database(config.database, folder)
        host = make_host(config, folder)
        try:
            if action == "restore":
                number = restore(arguments.folder.absolute(), folder, database)
                print(say("club-restored", folder=str(folder), number=number))
            print(say("club-reindexed", number=reindex(host, database)))
        finally:
            host.bots.close()
            host.disk.close()
            database.close()
    return 0
