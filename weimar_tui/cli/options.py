"""Every command and its options."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path

from weimar_tui import __version__
from weimar_tui.cli.failures import UsageError
from weimar_tui.cli.hosting import HOSTING
from weimar_tui.cli.language import asked_language, check_language, player_language
from weimar_tui.cli.parser import CommandParser, NeedsWords, count, faces, whole
from weimar_tui.cli.words import Say, cli_words, no_messages
from weimar_tui.kernel.printing import plain_seed
from weimar_tui.registry import FIRST, game_ids, plugin_of

_EXAMPLES = (
    ("weimar", "play"),
    ("weimar --lang de", "german"),
    ("weimar learn", "learn"),
    ("weimar cards show S05", "card"),
    ("weimar replay game.weimar", "watch"),
    ("weimar replay game.weimar --verify", "verify"),
    ("weimar analyse game.weimar", "analyse"),
    ("weimar puzzle", "puzzle"),
    ("weimar simulate -n 50", "simulate"),
    ("weimar ladder --bots quick,strong", "ladder"),
    ("weimar engine --bots random", "engine"),
)
_LINES = """\
  {"do":"pick","decision":7,"option":"…"}   {"do":"undo"}
  {"do":"position"}   {"do":"view","seat":"…"}
  {"do":"save","path":"game.weimar"}   {"do":"quit"}"""

_Commands = argparse._SubParsersAction  # the only name argparse gives this type

_MANY_GAMES = ("simulate", "train", "fuzz", "lab")
_PLAY_THE_FIRST = ("engine", "ladder", *_MANY_GAMES)
"""Commands that use the first game if none is named, whatever was played last."""

_SEED = "1"
_TRAINED_ON = 400
"""Default number of rule-bot games at the start of a training."""


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """Parse the command line. Raises UsageError; SystemExit after help and version."""
    try:
        return _parse(no_messages, argv)
    except NeedsWords:
        return _parse(cli_words(player_language(asked_language(argv))), argv)


def _parse(say: Say, argv: Sequence[str]) -> argparse.Namespace:
    # Without messages, help cannot list every command: the others are left out.
    parser = make_parser(say, named=None if say is not no_messages else argv)
    arguments, unknown = parser.parse_known_args(argv)
    if unknown:
        words = (parser.prog, arguments.command, getattr(arguments, "action", None))
        asked = " ".join(filter(None, words))
        raise UsageError("unknown", given=" ".join(unknown), help=f"{asked} --help")
    if arguments.lang:
        check_language(arguments.lang)
    # Set here: a command's default would override an option before the command.
    if arguments.command in _PLAY_THE_FIRST and not arguments.game:
        arguments.game = FIRST
    if arguments.command in _MANY_GAMES and arguments.seed is None:
        arguments.seed = _SEED
    return arguments


def _titles(say: Say) -> str:
    """Return the names of the games; games are loaded only if the help shows them."""
    if say is no_messages:
        return ""
    return ", ".join(plugin_of(id).names["en"] for id in game_ids())


def make_parser(say: Say, named: Collection[str] | None = None) -> CommandParser:
    """Return the parser for the whole command line, with its messages; limited to the commands
    `named`, if given."""
    examples = [f"  {code:36}{say(f'example-{name}')}" for code, name in _EXAMPLES]
    parser = CommandParser(
        say=say,
        prog="weimar",
        more=say("about", games=_titles(say)),
        end="\n".join(
            [
                say("examples"),
                *examples,
                "",
                say("more", help=f"weimar {say('meta-command')} --help"),
            ]
        ),
    )
    parser.option(
        "--version",
        action="version",
        version=f"weimar {__version__}",
        help=say("option-version"),
    )
    _add_lang(parser, None)
    parser.option("--no-motion", action="store_true", help=say("option-no-motion"))
    parser.option("--ascii", action="store_true", help=say("option-ascii"))
    parser.option("--plain", action="store_true", help=say("option-plain"))
    parser.option("--seed", type=plain_seed, metavar=say("meta-seed"), help=say("option-seed-next"))
    _add_which(parser, None)
    _add_pack(parser, None)
    parser.option("--open", type=Path, metavar=say("meta-file"), help=say("option-open"))
    commands = parser.add_subparsers(
        title=say("commands"),
        dest="command",
        metavar=say("meta-command"),
    )
    for name, add in _OPTIONS_OF.items():
        if named is None or name in named:
            command = _new(commands, say, name, lines=_LINES)
            add(command)
            _add_lang(command)
    return parser


def _new(
    commands: _Commands[CommandParser], say: Say, name: str, group: str = "", **more: str
) -> CommandParser:
    about = say(f"{group}{name}")
    return commands.add_parser(
        name, help=about, say=say, about=about, more=say(f"{group}{name}-more", **more)
    )


def _add_learn(parser: CommandParser) -> None:
    say = parser.say
    suppress: object = argparse.SUPPRESS
    parser.option(
        "--no-motion", action="store_true", default=suppress, help=say("option-no-motion")
    )
    parser.option("--ascii", action="store_true", default=suppress, help=say("option-ascii"))
    parser.option("--plain", action="store_true", default=suppress, help=say("option-plain"))
    parser.option(
        "--seed",
        type=plain_seed,
        default=suppress,
        metavar=say("meta-seed"),
        help=say("option-seed"),
    )
    _add_which(parser)
    _add_pack(parser)


def _add_engine(parser: CommandParser) -> None:
    say = parser.say
    _add_game(parser)
    _add_players(parser)
    parser.option(
        "--seed",
        type=plain_seed,
        default=argparse.SUPPRESS,
        metavar=say("meta-seed"),
        help=say("option-seed"),
    )
    parser.option("--position", type=Path, metavar=say("meta-file"), help=say("engine-position"))
    parser.option("--dice", type=faces, default=(), metavar="3,6,1", help=say("engine-dice"))
    parser.option("--bots", default="", metavar="BOT|SEAT=BOT,…", help=say("engine-bots"))
    parser.option("--free-undo", action="store_true", help=say("engine-free-undo"))


def _add_simulate(parser: CommandParser) -> None:
    _add_many(parser, games=200, bots="")
    parser.option("--json", action="store_true", help=parser.say("simulate-json"))
    parser.option("--targets", action="store_true", help=parser.say("simulate-targets"))


def _add_ladder(parser: CommandParser) -> None:
    say = parser.say
    _add_many(parser, games=400, bots="", which="ladder", jobs=False)
    _add_workers(parser)
    parser.option("--against", default="", metavar=say("meta-name"), help=say("ladder-against"))
    parser.option("--keep", type=Path, metavar=say("meta-file"), help=say("ladder-keep"))
    parser.option("--json", action="store_true", help=say("simulate-json"))


def _add_lab(parser: CommandParser) -> None:
    say = parser.say
    _add_which(parser)
    several: dict[str, object] = {"action": "append", "default": []}
    parser.option(
        "--scenario",
        dest="scenarios",
        metavar=say("meta-name"),
        help=say("lab-scenario"),
        **several,
    )
    parser.option("--bots", metavar=say("meta-name"), help=say("lab-bots"), **several)
    parser.option(
        "--pack",
        type=Path,
        dest="packs",
        metavar=say("meta-folder"),
        help=say("lab-pack"),
        **several,
    )
    parser.option("--grid", type=Path, metavar=say("meta-file"), help=say("lab-grid"))
    _add_players(parser)
    _add_number(parser, 60, "lab-games")
    _add_seed(parser, "many-seed")
    parser.option("--folder", type=Path, metavar=say("meta-folder"), help=say("lab-folder"))
    parser.option("--targets", action="store_true", help=say("simulate-targets"))
    parser.option("--json", action="store_true", help=say("simulate-json"))
    _add_workers(parser, None)


def _add_train(parser: CommandParser) -> None:
    say = parser.say
    _add_which(parser)
    _add_pack(parser)
    _add_players(parser)
    _add_number(parser, _TRAINED_ON, "train-games")
    parser.option("--iterations", type=whole, metavar="N", help=say("train-iterations", default=1))
    parser.option("--folder", type=Path, metavar=say("meta-folder"), help=say("train-folder"))
    parser.option("--resume", action="store_true", help=say("train-resume"))
    _add_workers(parser)
    parser.option("--install", action="store_true", help=say("train-install"))
    _add_seed(parser, "many-seed")


def _add_fuzz(parser: CommandParser) -> None:
    say = parser.say
    _add_many(parser, games=1000, bots="random")
    folder = "fuzz-failures"
    parser.option(
        "--failures",
        type=Path,
        default=Path(folder),
        metavar=say("meta-folder"),
        help=say("fuzz-failures", default=folder),
    )


def _add_replay(parser: CommandParser) -> None:
    say = parser.say
    parser.option("file", type=Path, metavar=say("meta-file"), help=say("option-file"))
    parser.option("--verify", action="store_true", help=say("replay-verify"))
    parser.option("--commitment", metavar="HEX", help=say("replay-commitment"))
    parser.option("--text", action="store_true", help=say("replay-text"))
    parser.option("--at", type=whole, metavar="N", help=say("replay-at"))
    _add_pack(parser)


def _add_export(parser: CommandParser) -> None:
    say, out = parser.say, parser.say("meta-out")
    parser.option("file", type=Path, metavar=say("meta-file"), help=say("option-file"))
    parser.option("--markdown", type=Path, metavar=out, help=say("export-markdown"))
    parser.option("--svg", type=Path, metavar=out, help=say("export-svg"))
    parser.option("--at", type=whole, metavar="N", help=say("export-at"))
    parser.option("--csv", type=Path, metavar=out, help=say("export-csv"))
    parser.option("--end", type=Path, metavar=out, help=say("export-end"))
    parser.option("--view", default="default", metavar=say("meta-seat"), help=say("export-view"))
    _add_pack(parser)


def _add_analyse(parser: CommandParser) -> None:
    say, out = parser.say, parser.say("meta-out")
    parser.option("file", type=Path, metavar=say("meta-file"), help=say("option-file"))
    parser.option("--markdown", type=Path, metavar=out, help=say("analyse-markdown"))
    parser.option("--csv", type=Path, metavar=out, help=say("analyse-csv"))
    parser.option("--svg", type=Path, metavar=out, help=say("analyse-svg"))
    parser.option("--keep", type=Path, metavar=say("meta-file"), help=say("analyse-keep"))
    parser.option("--quietly", action="store_true", help=say("analyse-quietly"))
    _add_pack(parser)


def _add_puzzle(parser: CommandParser) -> None:
    _add_which(parser)
    parser.option("--number", type=count, metavar="N", help=parser.say("puzzle-number"))


def _add_cards(parser: CommandParser) -> None:
    say = parser.say
    actions = parser.add_subparsers(
        title=say("actions"),
        dest="action",
        metavar=say("meta-action"),
        required=True,
    )
    new = partial(_new, actions, say, group="cards-")
    check = new("check")
    check.option(
        "pack_folder", type=Path, nargs="?", metavar=say("meta-pack"), help=say("cards-pack")
    )
    show = new("show", code="weimar cards show S05 A33")
    show.option("cards", nargs="+", metavar=say("meta-card"), help=say("cards-card"))
    listed = new("list")
    listed.option("--json", action="store_true", help=say("cards-json"))
    for action in (check, show, listed):
        _add_which(action)
        _add_pack(action)
        _add_lang(action)


# --- shared options ----------------------------------------------------------------------------
def _add_game(parser: CommandParser) -> None:
    say = parser.say
    _add_which(parser)
    parser.option("--scenario", default="", metavar=say("meta-name"), help=say("option-scenario"))
    _add_pack(parser)


def _add_players(parser: CommandParser) -> None:
    parser.option("--players", type=count, metavar="N", help=parser.say("option-players"))


def _add_which(parser: CommandParser, default: object = argparse.SUPPRESS) -> None:
    """Add `--game`. Commands for programs default to the first game, commands for players to the
    last one played."""
    say = parser.say
    parser.option(
        "--game",
        default=default,
        metavar=say("meta-name"),
        help=say("option-game", known=", ".join(game_ids())),
    )


def _add_workers(parser: CommandParser, default: int | None = 1) -> None:
    """Add the options for workers; None means as many workers as cores."""
    say = parser.say
    help_text = say("option-workers", default=default) if default else say("option-workers-cores")
    parser.option("--workers", type=count, default=default, metavar="N", help=help_text)
    parser.option(
        "--scheduler", default="", metavar=say("meta-address"), help=say("option-scheduler")
    )


def _add_many(
    parser: CommandParser, *, games: int, bots: str, which: str = "many", jobs: bool = True
) -> None:
    say = parser.say
    _add_game(parser)
    _add_players(parser)
    _add_number(parser, games, "many-games")
    parser.option("--bots", default=bots, metavar=say("meta-name"), help=say(f"{which}-bots"))
    _add_seed(parser, f"{which}-seed")
    if jobs:
        help_text = say("many-jobs", default=1)
        parser.option("--jobs", type=count, default=1, metavar="N", help=help_text)


def _add_number(parser: CommandParser, games: int, message: str) -> None:
    about = parser.say(message, default=games)
    parser.option("-n", "--games", type=count, default=games, metavar="N", help=about)


def _add_seed(parser: CommandParser, message: str) -> None:
    say = parser.say
    about = say(message, default=_SEED)
    parser.option(
        "--seed",
        type=plain_seed,
        default=argparse.SUPPRESS,
        metavar=say("meta-seed"),
        help=about,
    )


def _add_pack(parser: CommandParser, default: object = argparse.SUPPRESS) -> None:
    # SUPPRESS keeps the value of an option before the command.
    say = parser.say
    parser.option(
        "--pack", type=Path, metavar=say("meta-folder"), default=default, help=say("option-pack")
    )


def _add_lang(parser: CommandParser, default: object = argparse.SUPPRESS) -> None:
    parser.option("--lang", metavar="de", default=default, help=parser.say("option-lang"))


_OPTIONS_OF: dict[str, Callable[[CommandParser], None]] = {
    "learn": _add_learn,
    "engine": _add_engine,
    "simulate": _add_simulate,
    "ladder": _add_ladder,
    "lab": _add_lab,
    "train": _add_train,
    "fuzz": _add_fuzz,
    "replay": _add_replay,
    "export": _add_export,
    "analyse": _add_analyse,
    "puzzle": _add_puzzle,
    "cards": _add_cards,
    **HOSTING,
}
"""The options of each command, in the order of the help."""
