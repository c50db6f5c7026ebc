"""Gives the engine positions with random edits, as made by hand or with bad intent.

    python -m tests.edited_positions -n 900 --seed 7 [--game junta]

Each one is refused in one line, or it is played: no traceback, and no rule fails on something that
should have been refused when it was read.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from traceback import extract_tb
from typing import Any, NamedTuple

import msgspec

from weimar_tui.cli.engine import Engine, read_position
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.session import Session
from weimar_tui.registry import game_ids, load_game, plugin_of
from weimar_tui.text.game_messages import words_of

PICKS = 30
"""Random picks made from an accepted position."""

ODD: tuple[Any, ...] = (
    "",
    "x",
    "?",
    None,
    True,
    -1,
    0,
    7,
    10**9,
    -(10**400),
    1.5,
    [],
    {},
    ["x"],
    {"x": 1},
)


class Edit(NamedTuple):
    """An edited position as JSON, and the changes."""

    what: str
    data: bytes


@cache
def originals(id: str) -> list[bytes]:
    """Positions of random games of every scenario, from the first one to near the end."""
    game, chance = load_game(id), Random(5)
    found: list[bytes] = []
    for scenario in plugin_of(id).scenarios():
        session = Session.new(game, scenario.id, "1", listen=False)
        for number in range(200 if found else 1200):
            if session.outcome is not None:
                break
            if number % 40 == 0:
                found.append(game.encode(session.position))
            asked = chance.choice(session.decisions)
            session.pick(asked.number, chance.choice(asked.options))
    return found


def edited(id: str, seed: int) -> Edit:
    """The `seed`-th edited position of a game."""
    chance = Random(f"{id} {seed}")
    position = msgspec.json.decode(chance.choice(originals(id)))
    what = [_edit(position, chance) for _ in range(chance.choice((1, 1, 1, 2, 4)))]
    return Edit("; ".join(what), _written(position))


def _written(position: Any) -> bytes:
    import json

    return json.dumps(position).encode()


def _places(there: Any, path: str = "") -> Iterator[tuple[Any, Any, str]]:
    """Every container with each of its keys or indexes."""
    keys = there if isinstance(there, dict) else range(len(there))
    for key in keys:
        where = f"{path}.{key}".lstrip(".")
        yield there, key, where
        if isinstance(there[key], dict | list):
            yield from _places(there[key], where)


def _edit(position: Any, chance: Random) -> str:
    """Make one change; return its description."""
    places = list(_places(position))
    tops = sorted({where.split(".")[0] for *_, where in places})
    top = chance.choice(tops)  # a long list of cards is as likely as a marker
    holder, key, where = chance.choice([p for p in places if p[2].split(".")[0] == top])
    match chance.choice(("odd", "odd", "other", "delete", "double", "rename", "number")):
        case "odd":
            holder[key] = deepcopy(chance.choice(ODD))
            return f"{where} = {str(holder[key])[:20]}"
        case "other":
            same = [h[k] for h, k, _ in places if type(h[k]) is type(holder[key])]
            holder[key] = deepcopy(chance.choice(same))
            return f"{where} = {str(holder[key])[:40]}"
        case "delete":
            del holder[key]
            return f"without {where}"
        case "double":
            if isinstance(holder, list):
                holder.insert(key, deepcopy(holder[key]))
            else:
                holder["x"] = deepcopy(holder[key])
            return f"{where} twice"
        case "rename":
            if isinstance(holder, dict):
                others = [k for h, _, _ in places if isinstance(h, dict) for k in h]
                holder[chance.choice(others)] = holder.pop(key)
            else:
                chance.shuffle(holder)
            return f"{where} renamed"
        case _:
            number = chance.choice((-3, 1, 2, 12, 60, 999))
            holder[key] = number
            return f"{where} = {number}"


class Result(NamedTuple):
    """The fate of an edited position.

    Refused; played; reported (it breaks the rules, and they failed on it later); failed (they
    failed without a report); or a traceback.
    """

    kind: str
    where: str = ""


def tried(game: Game, data: bytes, folder: Path) -> Result:
    """Give a position to the engine and play some random picks."""
    path = folder / "edited.json"
    path.write_bytes(data)
    told: list[dict[str, Any]] = []
    try:
        try:
            position = read_position(path, game)
            broken = game.check(position)
            session = Session.new(game, "main", "1", position=position)
        except KernelError as error:
            assert "\n" not in str(error) and len(str(error)) < 2000, str(error)
            return Result("refused")
        engine = Engine(session, {}, words_of(game, "en"), told.append)
        engine.begin()
        chance = Random(1)
        for _ in range(PICKS):
            if session.outcome is not None or not session.decisions:
                break
            asked = chance.choice(session.decisions)
            pick = {"do": "pick", "decision": asked.number, "option": chance.choice(asked.options)}
            engine.line(msgspec.json.encode(pick))
            if told[-1]["type"] == "error":
                if broken:
                    return Result("told")
                return Result("failed", told[-1]["message"][:100])
    except Exception as error:
        last = extract_tb(error.__traceback__)[-1]
        place = f"{Path(last.filename).name}:{last.lineno} {last.name}"
        return Result("traceback", f"{type(error).__name__} in {place}: {str(error)[:60]}")
    return Result("played")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=300, help="positions of each game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--game", choices=game_ids())
    arguments = parser.parse_args()
    bad = 0
    with TemporaryDirectory() as folder:
        for id in [arguments.game] if arguments.game else game_ids():
            game, kinds = load_game(id), Counter[str]()
            for number in range(arguments.seed, arguments.seed + arguments.n):
                what, data = edited(id, number)
                result = tried(game, data, Path(folder))
                kinds[result.kind] += 1
                if result.where:
                    print(f"{id} {number}: {result.kind}: {result.where}  [{what[:150]}]")
            print(f"{id}: {dict(kinds)}", flush=True)
            bad += kinds["failed"] + kinds["traceback"]
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
