"""The command `weimar`: what it is given on the command line, and how every failure is told.

Nothing heavy is imported here; each command imports what it needs.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from weimar_tui import __version__
from weimar_tui.cli.failures import UsageError, failure_line
from weimar_tui.cli.hosting import HOSTING
from weimar_tui.cli.streams import fill_streams

DESCRIPTION = """\
Weimar: The Fight for Democracy, a board game for four about the first German republic,
in your terminal (unofficial). Without a command the app starts: there you begin a new game
against bots, go on with the last one, or read the rules and cards.
"""

EXAMPLES = """\
examples:
  weimar                              play
  weimar --lang de                    play in German
  weimar learn                        a short first game with hints
  weimar cards show S05               what a card does
  weimar replay game.weimar           watch a saved game
  weimar replay game.weimar --verify  check that it replays as recorded
  weimar simulate -n 50               let bots play 50 games and see how they end
  weimar engine --bots z=steady       play by JSON lines, for programs and tests

`weimar COMMAND --help` tells more about a command.
"""

_FOR_PLAYERS = (None, "learn", "replay", "export", "cards", "join")
"""Commands (None: the app itself) whose failures are told in the player's language."""

_WITH_SETTINGS = (None, "learn", "replay")
"""Those that heed the player's settings."""


class _Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (`{self.prog} --help` shows what can be said)")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status: 0 done, 1 failed, 2 asked wrongly."""
    arguments: argparse.Namespace | None = None
    try:
        fill_streams()
        try:
            arguments = _parser().parse_args(argv)
            status = _run(arguments)
            sys.stdout.flush()
        except SystemExit as stop:
            # argparse after --help and --version.
            sys.stdout.flush()
            return int(stop.code or 0)
    except BrokenPipeError:
        # Whoever read our output has enough, like `head`; Python must not complain at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except UsageError as error:
        print(f"weimar: {error}", file=sys.stderr)
        return 2
    except Exception as error:
        line = failure_line(error, _language(arguments))
        if line is None:
            raise
        print(f"weimar: {line}", file=sys.stderr)
        return 1
    return status


def _language(arguments: argparse.Namespace | None) -> str:
    """The language of a failure: the player's, for commands that speak to players."""
    if arguments is None or arguments.command not in _FOR_PLAYERS:
        return "en"
    from weimar_tui.text.languages import detect_language
    from weimar_tui.tui.settings import read_settings, settings_file

    wished: str | None = arguments.lang
    if not wished and arguments.command in _WITH_SETTINGS:
        chosen = read_settings(settings_file())[0].language
        wished = None if chosen == "auto" else chosen
    return detect_language(wished, os.environ)


def _run(arguments: argparse.Namespace) -> int:
    command: str | None = arguments.command
    if command is None:
        return run_app(arguments)
    module = import_module(f"weimar_tui.cli.{command}")
    run: Callable[[argparse.Namespace], int] = module.run
    return run(arguments)


def run_app(arguments: argparse.Namespace, *, learn: bool = False) -> int:
    """Run the app, from its start screen or from the guided first game."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageError("the app needs a terminal; `weimar engine` is for programs")
    from weimar_tui.tui.app import run

    return run(
        lang=arguments.lang,
        motion=not arguments.no_motion,
        ascii_only=arguments.ascii,
        seed=arguments.seed,
        pack=arguments.pack,
        open_file=None if learn else arguments.open,
        learn=learn,
    )


# --- what can be said ---------------------------------------------------------------------------
def _parser() -> _Parser:
    parser = _Parser(
        prog="weimar",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"weimar {__version__}")
    _add_lang(parser, None)
    parser.add_argument("--no-motion", action="store_true", help="show everything at once")
    parser.add_argument("--ascii", action="store_true", help="draw with plain letters only")
    parser.add_argument("--seed", help="begin the next new game from this seed")
    _add_pack(parser, None)
    parser.add_argument("--open", type=Path, metavar="FILE", help="open this saved game")
    commands = parser.add_subparsers(
        title="commands", dest="command", metavar="COMMAND", parser_class=_Parser
    )
    _add_learn(commands)
    _add_engine(commands)
    _add_simulate(commands)
    _add_fuzz(commands)
    _add_replay(commands)
    _add_export(commands)
    _add_cards(commands)
    for name, command in HOSTING.items():
        command.add(_new(commands, name, command.about, command.more))
    return parser


_Commands = argparse._SubParsersAction  # the only name argparse gives this type


def _new(commands: _Commands[_Parser], name: str, about: str, more: str) -> _Parser:
    return commands.add_parser(
        name,
        help=about,
        description=f"{about[0].upper()}{about[1:]}.\n\n{more}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def _add_learn(commands: _Commands[_Parser]) -> None:
    parser = _new(
        commands,
        "learn",
        "play a short first game that explains itself",
        "The First Winter: one round alone, as the SPD; hints explain each thing as it comes.\n"
        "A learning game that was begun can be gone on with.",
    )
    suppress: Any = argparse.SUPPRESS
    parser.add_argument("--no-motion", action="store_true", default=suppress, help="no motion")
    parser.add_argument("--ascii", action="store_true", default=suppress, help="plain letters only")
    parser.add_argument("--seed", default=suppress, help="what chance begins with")
    _add_pack(parser)
    _add_lang(parser)


def _add_engine(commands: _Commands[_Parser]) -> None:
    parser = _new(
        commands,
        "engine",
        "play by JSON lines on standard input and output",
        "One JSON object a line, both ways. Seats without a bot are answered on standard input:\n"
        '  {"do":"pick","decision":7,"option":"leipzig"}   {"do":"undo"}\n'
        '  {"do":"position"}   {"do":"view","seat":"kpd"}\n'
        '  {"do":"save","path":"game.weimar"}   {"do":"quit"}\n'
        "What is not understood or not allowed is answered with an error and changes nothing.",
    )
    _add_game(parser)
    parser.add_argument(
        "--seed",
        default=argparse.SUPPRESS,
        help="what chance begins with; the same seed, the same game",
    )
    parser.add_argument(
        "--position", type=Path, metavar="FILE", help="begin at a position (JSON, as answered)"
    )
    parser.add_argument(
        "--dice", type=_faces, default=(), metavar="3,6,1", help="die faces that fall first"
    )
    parser.add_argument(
        "--bots",
        default="",
        metavar="z=steady,dnvp=random",
        help="who plays which seat; one name alone plays all of them",
    )
    parser.add_argument(
        "--free-take-backs", action="store_true", help="let every pick be taken back"
    )
    _add_lang(parser)


def _add_simulate(commands: _Commands[_Parser]) -> None:
    parser = _new(
        commands,
        "simulate",
        "let bots play many games and count how they end",
        "Tells endings, winners, length, victory points, and games and decisions a second.",
    )
    _add_many(parser, games=200, bots="steady")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def _add_fuzz(commands: _Commands[_Parser]) -> None:
    parser = _new(
        commands,
        "fuzz",
        "play random games and check that nothing goes wrong",
        "After every decision the rules' invariants are checked; positions are written and read\n"
        "back, views are searched for what they must not show, and every game is replayed to the\n"
        "same end. A game that fails is written as a save that opens.",
    )
    _add_many(parser, games=1000, bots="random")
    parser.add_argument(
        "--failures",
        type=Path,
        default=Path("fuzz-failures"),
        metavar="FOLDER",
        help="where games that fail are saved (default: %(default)s)",
    )


def _add_replay(commands: _Commands[_Parser]) -> None:
    parser = _new(
        commands,
        "replay",
        "watch a saved game from beginning to end, or verify it",
        "In a terminal the game opens for watching: any moment, any seat's view, charts, playing\n"
        "on from there; ? lists the keys. Elsewhere, and with --text, its chronicle is printed.\n"
        "With --verify the game is replayed pick by pick and compared: options, dice, shuffles,\n"
        "the position at each round, the end. Says at which pick it differs.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a .weimar file")
    parser.add_argument("--verify", action="store_true", help="compare instead of telling")
    parser.add_argument("--text", action="store_true", help="print the chronicle")
    parser.add_argument("--at", type=int, metavar="N", help="begin watching after pick N")
    _add_pack(parser)
    _add_lang(parser)


def _add_export(commands: _Commands[_Parser]) -> None:
    parser = _new(
        commands,
        "export",
        "write a saved game as chronicle, picture or figures",
        "Without a choice the chronicle is printed as Markdown. `-` as OUT is standard output.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a .weimar file")
    parser.add_argument("--markdown", type=Path, metavar="OUT", help="the chronicle, as Markdown")
    parser.add_argument("--svg", type=Path, metavar="OUT", help="a picture of one moment, as SVG")
    parser.add_argument(
        "--at", type=int, metavar="N", help="the moment of --svg: after pick N (default: the end)"
    )
    parser.add_argument(
        "--csv",
        type=Path,
        metavar="OUT",
        help="points, seats, bases, threats and economy after each impulse and round, as CSV",
    )
    parser.add_argument(
        "--view",
        default="default",
        metavar="SEAT",
        help="through whose eyes: a seat, spectator, or open (default: all that may be seen)",
    )
    _add_pack(parser)
    _add_lang(parser)


def _add_cards(commands: _Commands[_Parser]) -> None:
    parser = _new(
        commands,
        "cards",
        "look cards up, or check a pack of your own",
        "A pack is a folder with card files that take the place of ours.",
    )
    actions = parser.add_subparsers(
        dest="action", metavar="ACTION", required=True, parser_class=_Parser
    )
    check = _new(actions, "check", "say what is wrong with a pack", "Without PACK: with ours.")
    check.add_argument("pack_folder", type=Path, nargs="?", metavar="PACK")
    _add_pack(check)
    show = _new(actions, "show", "print cards", "For example: weimar cards show S05 A33")
    show.add_argument("cards", nargs="+", metavar="CARD", help="the number printed on it")
    listed = _new(actions, "list", "list all cards", "With --json: every card as data.")
    listed.add_argument("--json", action="store_true", help="print the list as JSON")
    for action in (show, listed):
        _add_pack(action)
        _add_lang(action)


def _add_game(parser: _Parser) -> None:
    parser.add_argument("--game", default="weimar", help="which game (default: %(default)s)")
    parser.add_argument(
        "--scenario", default="main", metavar="NAME", help="which set-up (default: %(default)s)"
    )
    _add_pack(parser)


def _add_many(parser: _Parser, *, games: int, bots: str) -> None:
    _add_game(parser)
    parser.add_argument(
        "-n", "--games", type=_count, default=games, help="how many (default: %(default)s)"
    )
    parser.add_argument(
        "--bots",
        default=bots,
        metavar="NAME",
        help="who plays: one name, or a list like spd=steady,z=random (default: %(default)s)",
    )
    parser.add_argument(
        "--seed", default="1", help="what chance begins with (default: %(default)s)"
    )
    parser.add_argument(
        "--jobs", type=_count, default=1, help="games at the same time (default: %(default)s)"
    )


def _add_pack(parser: _Parser, default: Any = argparse.SUPPRESS) -> None:
    # SUPPRESS: what was said before the command stands.
    parser.add_argument(
        "--pack",
        type=Path,
        metavar="FOLDER",
        default=default,
        help="cards of your own in place of ours",
    )


def _add_lang(parser: _Parser, default: Any = argparse.SUPPRESS) -> None:
    parser.add_argument(
        "--lang",
        metavar="de",
        default=default,
        help="language: en, de, zh (default: your system's)",
    )


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"'{text}' must be 1 or more")
    return number


def _faces(text: str) -> tuple[int, ...]:
    faces = tuple(int(face) for face in text.split(",") if face.strip())
    if any(not 1 <= face <= 6 for face in faces):
        raise argparse.ArgumentTypeError(f"'{text}' must be faces from 1 to 6, like 3,6,1")
    return faces
