"""The plan of `weimar lab`: every combination of bots, set-ups, packs and values."""

from __future__ import annotations

import argparse
import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from weimar_tui.cli.failures import UsageError
from weimar_tui.cli.many import GamesHead
from weimar_tui.cli.players import make_players, options_for, parse_players
from weimar_tui.data_files import game_folder
from weimar_tui.kernel.files import read_bounded
from weimar_tui.lab.simulate import GameSetup, load_once
from weimar_tui.packs.sources import LARGEST, Carried, Document, carry, parse_toml
from weimar_tui.registry import plugin_of

_STEP = re.compile(r"([\w-]+)(?:\[([^\[\]]+)\])?")
_SHORT = 40


class Parameter(Struct, frozen=True, forbid_unknown_fields=True):
    """A value of the components that is varied.

    `at` is its path in its file: `results.dice.red[6]` is the sixth line of a list,
    `card[K19].event` a field of the entry with this id. `names` are display names of the values.
    """

    name: str
    file: str
    at: str
    values: tuple[Any, ...]
    names: tuple[str, ...] = ()


class ValueGrid(Struct, frozen=True, forbid_unknown_fields=True):
    parameter: tuple[Parameter, ...] = ()


class Cell(Struct, frozen=True):
    """One combination: its name, game set-up and rules."""

    name: str
    setting: GameSetup
    digest: str


class Lab(GamesHead, frozen=True, kw_only=True):
    """An experiment. Its cells take turns, all with the same seeds."""

    cells: tuple[Cell, ...]

    def which(self, number: int) -> tuple[Cell, int]:
        """Return the cell of a game and the game's number in that cell."""
        game, cell = divmod(number, len(self.cells))
        return self.cells[cell], game


def lab_of(arguments: argparse.Namespace) -> Lab:
    """Return the experiment of the command line, checked before the first game starts.

    Raises UsageError, and KernelError for an unusable pack or value.
    """
    plugin = plugin_of(arguments.game)
    scenarios = arguments.scenarios or [plugin.scenarios()[0].id]
    bots = arguments.bots or [plugin.usual_bot]
    packs = arguments.packs or [arguments.pack]
    grid = _grid(arguments.grid)
    values = [list(_named(parameter)) for parameter in grid.parameter]
    cells = []
    for scenario, who, folder, *chosen in product(scenarios, bots, packs, *values):
        names = [
            *([scenario] if len(scenarios) > 1 else ()),
            *([who] if len(bots) > 1 else ()),
            *([_pack_name(folder)] if len(packs) > 1 else ()),
            *(f"{parameter.name}: {name}" for parameter, name, _ in chosen),
        ]
        pack = carry(folder)
        for parameter, _, value in chosen:
            pack = _laid(arguments.game, pack, parameter, value)
        cells.append(_cell(arguments, ", ".join(names) or arguments.game, scenario, who, pack))
    return Lab(game=arguments.game, seed=arguments.seed, cells=tuple(cells))


def _pack_name(folder: Path | None) -> str:
    return folder.name if folder is not None else "-"


def _cell(arguments: argparse.Namespace, name: str, scenario: str, who: str, pack: Carried) -> Cell:
    game = load_once(arguments.game, pack)
    options = options_for(plugin_of(arguments.game), scenario, arguments.players)
    seats = game.seats(scenario, options)
    game.start(scenario, arguments.seed, options, False)
    players = parse_players(who, seats, others="random")
    make_players(players, arguments.seed, game)
    setting = GameSetup(arguments.game, scenario, pack, players, arguments.seed, options)
    return Cell(name, setting, game.digest)


# --- values -------------------------------------------------------------------------------------
def _grid(path: Path | None) -> ValueGrid:
    if path is None:
        return ValueGrid()
    try:
        return msgspec.convert(
            tomllib.loads(read_bounded(path, LARGEST).decode("utf-8-sig")), ValueGrid
        )
    except (ValueError, msgspec.ValidationError) as error:
        raise UsageError("lab-grid", file=path.name, problem=str(error)) from None


def _named(parameter: Parameter) -> Iterator[tuple[Parameter, str, Any]]:
    names = parameter.names
    for number, value in enumerate(parameter.values):
        short = value if isinstance(value, str) and len(value) <= _SHORT else str(number + 1)
        yield parameter, names[number] if number < len(names) else short, value


def _laid(game: str, pack: Carried, parameter: Parameter, value: object) -> Carried:
    """Return a copy of the pack with this value."""
    files = dict(pack)
    try:
        box = parse_toml(read_bounded(game_folder("rules", game) / parameter.file, LARGEST))
        document = parse_toml(files.get(parameter.file, "").encode())
        _put(document, box, parameter.at.split("."), value)
        lines = [f"{key} = {_toml(part)}" for key, part in document.items()]
    except (OSError, ValueError, LookupError, TypeError):
        raise UsageError(
            "lab-at", name=parameter.name, file=parameter.file, at=parameter.at
        ) from None
    files[parameter.file] = "\n".join(lines)
    return tuple(sorted(files.items()))


def _put(document: Document, box: Any, steps: Sequence[str], value: Any) -> None:
    """Write a value into a pack's document, keeping the rest. Raises LookupError."""
    read = _STEP.fullmatch(steps[0])
    if read is None:
        raise LookupError(steps[0])
    key, which = read.groups()
    box = box[key]
    if which is None:
        if len(steps) == 1:
            document[key] = value
        else:
            _put(document.setdefault(key, {}), box, steps[1:], value)
    elif isinstance(box[0], Mapping):
        entries = document.setdefault(key, [])
        if not any(entry["id"] == which for entry in entries):
            entries.append({"id": which})
        mine = {entry["id"]: entry for entry in entries}
        _put(mine[which], {entry["id"]: entry for entry in box}[which], steps[1:], value)
    else:
        lines = document.setdefault(key, list(box))
        lines[int(which) - 1] = value


def _toml(value: object) -> str:
    match value:
        case Mapping():
            fields = (f"{json.dumps(key)} = {_toml(part)}" for key, part in value.items())
            return "{" + ", ".join(fields) + "}"
        case list() | tuple():
            return "[" + ", ".join(map(_toml, value)) + "]"
        case bool():
            return "true" if value else "false"
        case str():
            return json.dumps(value, ensure_ascii=False)
        case int() | float():
            return str(value)
    raise TypeError(f"{value!r} is no value of a component")
