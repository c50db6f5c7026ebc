"""`weimar serve`: host games for players who come over SSH."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import shlex
import signal
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from weimar_tui import __version__
from weimar_tui.bots.players import bot_names
from weimar_tui.child_process import no_programs
from weimar_tui.cli.failures import needs
from weimar_tui.cli.hosting import program
from weimar_tui.cli.language import player_language
from weimar_tui.cli.words import Say, cli_words
from weimar_tui.kernel.errors import KernelError
from weimar_tui.registry import FIRST, game_ids, plugin_of
from weimar_tui.server.host import Expiry, Host, HostedGame, TableLimits
from weimar_tui.server.log_lines import JsonLines
from weimar_tui.server.machines.settings import cluster_of
from weimar_tui.server.offers import offered
from weimar_tui.server.places import socket_path
from weimar_tui.server.server import TableServer
from weimar_tui.server.ssh.shared_memory import can_make_immortal
from weimar_tui.server.ssh_address import UNKNOWN
from weimar_tui.system_calls import keep_memory_private
from weimar_tui.tui.signals import ending_signals

if TYPE_CHECKING:
    from weimar_tui.server.club.club import Club
    from weimar_tui.server.club.keeper import Keeper
    from weimar_tui.server.club.store.database import Database
    from weimar_tui.server.machines.member import Member
    from weimar_tui.server.machines.settings import ClusterFile
    from weimar_tui.server.ssh.config import ServeConfig
    from weimar_tui.server.ssh.front import SshFront

_LONGEST_SOCKET = 100
_FETCHES = 20
"""Connections for `fetch`, which need no session of a player."""


def run(arguments: argparse.Namespace) -> int:
    """Serve until told to stop."""
    from weimar_tui.server.ssh.config import ServeConfig, read_config

    config = read_config(arguments.config) if arguments.config else ServeConfig()
    given = {
        name: getattr(arguments, name)
        for name in ("address", "port", "data", "pack", "open", "web", "join", "role")
        if getattr(arguments, name) is not None
    }
    try:
        config = msgspec.convert(
            {**msgspec.to_builtins(config), **given}, type(config), strict=False
        )
    except msgspec.ValidationError as error:
        raise KernelError("host-wrong", detail=str(error)) from None
    ssh = not arguments.no_ssh and config.role != "owner"
    if ssh and find_spec("asyncssh") is None:
        raise needs("weimar serve", "ssh")
    if config.web and not config.open and not ssh:
        raise KernelError("host-web")
    if config.web and find_spec("textual_serve") is None:
        raise needs("weimar serve --web", "web")
    if config.metrics and find_spec("prometheus_client") is None:
        raise needs("weimar serve", "metrics")
    _log_to_stderr(config, verbose=arguments.verbose)
    logging.getLogger("asyncssh").setLevel(logging.ERROR)
    logging.getLogger("weimar_tui.access").setLevel(logging.INFO)
    os.umask(0o077)
    keep_memory_private()
    language = player_language(arguments.lang)
    say = cli_words(language)
    return asyncio.run(serve(config, say, ssh=ssh, language=language))


def _log_to_stderr(config: ServeConfig, *, verbose: bool) -> None:
    to_stderr = logging.StreamHandler(sys.stderr)
    lines = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    to_stderr.setFormatter(JsonLines() if config.log == "json" else lines)
    level = logging.INFO if verbose else logging.WARNING
    logging.basicConfig(level=level, handlers=[to_stderr])


def make_host(config: ServeConfig, folder: Path | None = None) -> Host:
    """Return what the server hosts. Raises KernelError for an unknown pack or bot."""
    from weimar_tui.bots.pool import BotPool

    pack = str(Path(config.pack).absolute()) if config.pack else ""
    known = dict.fromkeys(bot for game in game_ids() for bot in bot_names(game))
    if not known.keys() >= set(config.bots):
        names = ", ".join(known)
        raise KernelError("host-bots", known=names)
    games = {game: _hosted(game, pack if game == FIRST else "", config) for game in game_ids()}
    return Host(
        games=games,
        folder=folder or config.folder.absolute(),
        bots=BotPool(),
        program=__version__,
        pace=config.pace,
        notify=config.notify,
        notify_after=config.notify_after,
        limits=table_limits(config),
        expiry=Expiry(**msgspec.structs.asdict(config.expiry)),
        ssh=config.ssh_address_at(UNKNOWN.port),
    )


def table_limits(config: ServeConfig) -> TableLimits:
    """Limits for the table server, with room for everyone whom the SSH side accepts."""
    limits = TableLimits(**msgspec.structs.asdict(config.tables))
    ssh = config.limits
    # A tenth more players get in when their game waits for them.
    let_in = ssh.sessions + max(1, ssh.sessions // 10) + ssh.web_sessions + _FETCHES
    limits.connections = max(limits.connections, let_in)
    return limits


def bots_of(game: str, config: ServeConfig) -> tuple[str, ...]:
    """Return the bots that a host offers for a game: those of the settings, or all."""
    known = bot_names(game)
    return tuple(bot for bot in config.bots if bot in known) or known


def _hosted(game: str, pack: str, config: ServeConfig) -> HostedGame:
    """Return one hosted game."""
    plugin = plugin_of(game)
    rules = plugin.load(Path(pack) if pack else None)
    return HostedGame(
        rules,
        offered(plugin).scenarios,
        bots_of(game, config),
        quick=plugin.quick_bot,
        pack=pack,
        options=plugin.new_game_options,
    )


async def serve(config: ServeConfig, say: Say, *, ssh: bool = True, language: str = "en") -> int:
    """Run tables and SSH until a signal ends the server; first tell its players."""
    host = make_host(config)
    socket = socket_path(host.folder)
    if len(os.fsencode(socket)) > _LONGEST_SOCKET:
        raise KernelError("host-socket", path=str(socket))
    cluster = cluster_of(config.join)
    if cluster is None and config.role != "both":
        raise KernelError("machine-role", role=config.role)
    database = _database(config, host, cluster) if ssh or cluster is not None else None
    has_club = ssh or config.role != "both"
    club = _club(config, host, database) if has_club and database is not None else None
    server, member = _table_server(config, host, club, cluster)
    keeper = None
    if club is not None:
        from weimar_tui.server.club.keeper import Keeper

        keeper = Keeper(club, server)
    stop = server.drain.stopping
    loop = asyncio.get_running_loop()
    for number in ending_signals():
        # `nohup` ignores SIGHUP so that the server keeps running.
        if number in (signal.SIGTERM, signal.SIGINT) or signal.getsignal(number) == signal.SIG_DFL:
            with contextlib.suppress(RuntimeError, ValueError):  # the system may not allow it
                loop.add_signal_handler(number, stop.set)
    await server.start()
    await _join(server, member, keeper)
    if keeper is not None:
        keeper.start()
    front = None
    web = None
    health = None
    browsers = None
    try:
        if config.metrics:
            from weimar_tui.server.health import Health

            health = Health(server, config.metrics)
            await health.start()
        if ssh:
            front = await _start_front(config, server, keeper, cluster, language)
            _tell(config, say, front.port, front.fingerprint)
        else:
            print(say("served-tables", socket=str(socket)), flush=True)
        if config.web and not config.open and front is not None:
            from weimar_tui.server.ssh.browser import BrowserFront

            browsers = BrowserFront(config, front.state)
            await browsers.start()
            front.state.web_address = browsers.root
            server.admin.send_away.append(browsers.send_away)
            command = browsers.ssh_address.command("link")
            print(say("served-web-club", address=browsers.root, command=command), flush=True)
        elif config.web:
            from weimar_tui.cli.web import start_web
            from weimar_tui.server.ssh.front import client_options

            web = await start_web(config, socket, client_options(config))
            address = config.web_url or f"http://127.0.0.1:{config.web}/"
            print(say("served-web", address=address), flush=True)
        await stop.wait()
        with contextlib.suppress(OSError):  # the terminal may be gone
            print(say("served-down"), flush=True)
    finally:
        if health is not None:
            await health.stop()
        if web is not None and web.returncode is None:
            web.terminate()
        if browsers is not None:
            await browsers.stop()
        if front is not None:
            await front.stop()
        if keeper is not None:
            await keeper.stop()
        if member is not None:
            await member.stop()
        await server.stop()
        if database is not None:
            database.close()
    return 0


def _database(config: ServeConfig, host: Host, cluster: ClusterFile | None) -> Database:
    """Open the club's database; in a cluster, keep the tables there. Raises KernelError."""
    from weimar_tui.server.club.store.database import open_database

    if cluster is None:
        return open_database(config.database, host.folder)
    from weimar_tui.server.machines.tables import share_tables

    database = open_database(cluster.database, host.folder)
    share_tables(host, database)
    return database


def _club(config: ServeConfig, host: Host, database: Database) -> Club:
    from weimar_tui.server.club.club import Club
    from weimar_tui.server.club.settings import ClubSettings

    settings = ClubSettings(
        sign_up=config.sign_up,
        invites_each=config.invites_each,
        hold=config.hold,
        bots=tuple(bot for game in host.games.values() for bot in game.bots),
        mail=config.mail,
        push=config.push,
        pages=config.web_url if config.web and not config.open else "",
    )
    club = Club(database, host.disk, settings)
    club.tables = host.store if host.store.shared else None
    return club


def _table_server(
    config: ServeConfig, host: Host, club: Club | None, cluster: ClusterFile | None
) -> tuple[TableServer, Member | None]:
    """Return the server, and its part in a cluster. Raises KernelError."""
    socket = socket_path(host.folder)
    if cluster is None:
        return TableServer(host, socket, club), None
    from weimar_tui.server.machines.member import Member, tls_of_cluster

    if config.role == "front":
        from weimar_tui.server.machines.front_server import FrontServer

        server: TableServer = FrontServer(
            host, socket, club, tls_of_cluster(cluster, listens=False)
        )
    else:
        server = TableServer(host, socket, club)
    if config.role == "owner" and club is not None and not config.open:
        server.lobby.names.enrolled = lambda: list(club.known.values())
    return server, Member(server, cluster, config.role)


async def _join(server: TableServer, member: Member | None, keeper: Keeper | None) -> None:
    """Begin to share tables with other machines. Stops the server if that fails."""
    if member is None:
        return
    try:
        machine = await member.start()
    except KernelError:
        await server.stop()
        raise
    if keeper is not None:
        keeper.leads = machine.leads


async def _start_front(
    config: ServeConfig,
    server: TableServer,
    keeper: Keeper | None,
    cluster: ClusterFile | None,
    language: str,
) -> SshFront:
    """Let players in over SSH. Raises KernelError."""
    with no_programs():
        import asyncssh  # noqa: F401
    from weimar_tui.server.ssh.front import SshFront

    front = SshFront(
        config,
        server.path,
        language=language,
        awaited=server.lobby.waits_for,
        club=server.club,
        library=keeper.library if keeper is not None else None,
        measures=server.host.measures,
        programs=cluster.programs if cluster is not None else (),
    )
    if not config.open:
        server.lobby.names.enrolled = front.known_players
    await front.start()
    server.admin.send_away.append(front.send_away)
    server.requests.open_page = front.open_page
    server.requests.rests = front.renew_client
    server.admin.connections = front.connections
    server.admin.key = front.fingerprint
    server.host.ssh = front.state.address
    server.admin.refusals = lambda: tuple(front.state.access.latest)
    server.admin.client_bytes = front.state.programs.memory
    server.admin.via = front.via
    if config.role == "front":
        from weimar_tui.server.machines.front_server import FrontServer

        assert isinstance(server, FrontServer)
        server.versions.change = front.change_program
        server.versions.prepare = front.state.programs.prepare
    return front


def _tell(config: ServeConfig, say: Say, port: int, fingerprint: str) -> None:
    """Print the server's address and how players join."""
    folder = str(config.folder)
    print(say("served-at", address=config.address, port=str(port)))
    if config.address in ("127.0.0.1", "::1", "localhost"):
        print(say("served-local", option="--address 0.0.0.0"))
    print(say("served-key", key=fingerprint))
    print(say("served-folder", folder=folder))
    if not can_make_immortal():
        print(say("served-python"))
    where = f"--data {shlex.quote(folder)}"
    if not config.ssh_url:
        where += f" --port {port}"
    print(say("served-invite", command=f"{program()} invite NAME {where}"))
    if config.open:
        command = config.ssh_address_at(port).command(user="NAME")
        print(say("served-open", command=command))
    sys.stdout.flush()
