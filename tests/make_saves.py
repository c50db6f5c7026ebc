"""Writes the example games in `saves/`: one recorded game for each ending.

Run it from the root of the repository with `make saves` when rules or components have changed so
that `tests/test_saves.py` fails. A game whose picks still lead to its ending stays, with the
present rules named. For other endings bots play game after game, seed by seed, until each has
occurred; the same program always finds the same games. For endings that steady players rarely
reach, less prudent players take part.

Then it rewrites `tests/data/told.json`, the texts of these games and of some random ones; `python
-m tests.make_saves told` writes nothing else. `make saves ARGS=1.0` wrote the games of
`tests/data/saves-1.0`, which must not be rewritten after the release of 1.0.
"""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from weimar_tui import __version__
from weimar_tui.bots.players import make_player
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.statistics import record
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import Pick, read_save
from weimar_tui.kernel.session import Session
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.registry import game_ids, load_game, plugin_of, register

SAVES = Path(__file__).parent.parent / "saves"
TOLD = Path(__file__).parent / "data" / "told.json"
SAVES_OF_1_0 = Path(__file__).parent / "data" / "saves-1.0"
SCENARIO_OF_1_0 = {"junta": "three-rounds"}
"""The scenario of a 1.0 save, if not the main one."""

GAMES_BY_CHANCE = {"weimar": 4, "junta": 2}
"""The number of random games per scenario in `told.json`."""

FILES = {
    "republic-survived": "example",
    "overthrow-cities": "overthrow-cities",
    "overthrow-seats": "overthrow-seats",
    "nsdap": "nsdap",
    "anarchy": "anarchy",
}
"""The file (without its suffix) for each ending."""

FIRST_SEED = 1918

COMPANIES = (
    ({"spd": "steady", "kpd": "steady", "z": "steady", "dnvp": "steady"}, 24),
    ({"spd": "random", "kpd": "steady", "z": "steady", "dnvp": "steady"}, 8),
    ({"spd": "random", "kpd": "random", "z": "random", "dnvp": "random"}, 2000),
)
"""The players, and the most games to try with them."""


def play(game: WeimarGame, players: dict[str, str], seed: str, path: Path | None = None) -> Session:
    """Play one game from set-up to its end."""
    session = Session.new(
        game,
        "main",
        seed,
        players=players,
        path=path,
        program=__version__,
        sync=False,
        listen=False,
    )
    bots = {seat: make_player(name, seat, f"{seed}-{seat}", game) for seat, name in players.items()}
    while session.outcome is None:
        decision = session.decisions[0]
        view = session.view(decision.seat)
        session.pick(decision.number, bots[decision.seat].decide(view, decision))
    return session


def played_again(game: WeimarGame, path: Path, ending: str) -> Session | None:
    """The saved game by the present rules; None if its picks no longer lead to the ending."""
    if not path.exists():
        return None
    saved = read_save(path)
    header = saved.header
    session = Session.new(
        game,
        header.scenario,
        header.seed,
        players=header.players,
        program=__version__,
        sync=False,
        listen=False,
    )
    try:
        for pick in saved.picks:
            session.pick(pick.decision, pick.option)
    except KernelError:
        return None
    return session if session.outcome and session.outcome.ending == ending else None


def search(game: WeimarGame) -> Iterator[tuple[str, Session]]:
    """A game for each ending: the one saved before, otherwise the first found."""
    wanted = set(FILES)
    for ending, name in FILES.items():
        session = played_again(game, SAVES / f"{name}.weimar", ending)
        if session is not None:
            wanted.remove(ending)
            yield ending, session
    for players, most in COMPANIES:
        for number in range(FIRST_SEED, FIRST_SEED + most):
            if not wanted:
                return
            session = play(game, players, str(number))
            assert session.outcome is not None
            ending = session.outcome.ending
            if ending in wanted:
                wanted.remove(ending)
                yield ending, session
    raise SystemExit(f"no game ended with: {', '.join(sorted(wanted))}")


def told(
    game: Game, scenario: str, seed: str, options: dict[str, Any], picks: Sequence[Pick] = ()
) -> dict[str, Any]:
    """How often each thing is said and asked in a game, with digests of every word.

    Without recorded picks the game is random. For some questions this includes previews, disabled
    options, and worlds dealt for the seat.
    """
    runner = game.start(scenario, seed, options, listen=True)
    start = game.copy(runner.position)
    chance, recorded = Random(seed), iter(picks)
    asked: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    questions, glimpses, guesses = (blake2b(digest_size=8) for _ in range(3))
    number = 0
    while runner.position.outcome is None:
        pick = next(recorded, None)
        decision = next(
            each
            for each in runner.position.decisions
            if pick is None or each.number == pick.decision
        )
        asked[decision.kind][0] += 1
        asked[decision.kind][1] += len(decision.options)
        questions.update(msgspec.json.encode(decision))
        number += 1
        if number % 5 == 0:
            view = game.view(runner.position, decision.seat)
            for option in decision.options:
                glimpses.update(_in_nine_digits(game.preview(view, decision, option)))
            glimpses.update(repr(game.disabled_options(view, decision)).encode())
            if number % 25 == 0:
                guesses.update(game.encode(game.determinize(view, Random(number))))
        runner.pick(decision.number, pick.option if pick else chance.choice(decision.options))
    events = runner.events or []
    seats = game.seats(scenario, options)
    seen = [event.seen_by(seat) for event in events for seat in (*seats, None)]
    found = {
        "events": Counter(sorted(str(event.__struct_config__.tag) for event in events)),
        "questions and their options": dict(sorted(asked.items())),
        "digest of the events": blake2b(msgspec.json.encode(events), digest_size=8).hexdigest(),
        "digest of what each sees": blake2b(msgspec.json.encode(seen), digest_size=8).hexdigest(),
        "digest of the questions": questions.hexdigest(),
        "digest of the previews": glimpses.hexdigest(),
        "digest of what is dealt anew": guesses.hexdigest(),
    }
    if isinstance(game, WeimarGame):
        of_game = record(start, events, runner.position)
        found["record"] = json.loads(msgspec.json.encode(of_game))
    return found


def games_told() -> Iterator[str]:
    """The games in `told.json`: the saves, and random ones by game, scenario, seats and number."""
    yield from sorted(FILES.values())
    for id, games in GAMES_BY_CHANCE.items():
        for scenario in plugin_of(id).scenarios():
            for number in range(games):
                seats = scenario.seats[number % len(scenario.seats)]
                yield f"{id}, {scenario.id}, {len(seats)}, {number + 1}"


def _in_nine_digits(preview: object) -> bytes:
    """A preview as JSON. The last digits of a sum differ between versions of CPython."""
    text = msgspec.json.encode(preview)
    return json.dumps(json.loads(text, parse_float=lambda digits: f"{float(digits):.9f}")).encode()


def told_in(name: str) -> dict[str, Any]:
    """The contents of `told.json` for a game of `games_told`."""
    if name in FILES.values():
        saved = read_save(SAVES / f"{name}.weimar")
        header = saved.header
        return told(load_game(header.game), header.scenario, header.seed, {}, saved.picks)
    id, scenario, seats, _ = name.split(", ")
    options = {"seats": int(seats)} if id == "junta" else {}
    return told(load_game(id), scenario, name, options)


def main() -> None:
    """Search, and overwrite the old files."""
    SAVES.mkdir(exist_ok=True)
    game = WeimarGame.load()
    for ending, session in search(game):
        path = SAVES / f"{FILES[ending]}.weimar"
        session.save_as(path, overwrite=True)
        header = session.header
        kinds = " ".join(f"{seat}={name}" for seat, name in header.players.items())
        size = path.stat().st_size // 1000
        print(f"{path.name}: {ending}, seed {header.seed}, {kinds}, {size} kB", file=sys.stderr)
    tell_anew()


def tell_anew() -> None:
    """Rewrite `told.json`, one line per game."""
    lines = [f" {json.dumps(name)}: {json.dumps(told_in(name))}" for name in games_told()]
    TOLD.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def save_as_1_0() -> None:
    """One game of each kind and of the example, played by the default bots."""
    if not __version__.startswith("1.0."):
        raise SystemExit("those are saves of version 1.0, and stay as they are")
    from weimar_duel.plugin import DuelPlugin  # importable with examples/duel in PYTHONPATH

    register(DuelPlugin())
    for id in game_ids():
        plugin = plugin_of(id)
        scenario = next(
            scenario
            for scenario in plugin.scenarios()
            if scenario.id == SCENARIO_OF_1_0.get(id, scenario.id)
        )
        seats = scenario.seats[0]
        players = dict.fromkeys(seats, plugin.usual_bot)
        options = plugin.new_game_options(scenario.id, seats, {})
        path = SAVES_OF_1_0 / f"{id}.weimar"
        path.unlink(missing_ok=True)
        table = GameHandle.new(
            plugin.load(),
            scenario.id,
            players,
            "1918",
            options=options,
            path=path,
            program=__version__,
        )
        while (question := table.bot_decision()) is not None:
            table.pick(question.number, table.answer_of(question).option)
        table.close()


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["told"]:
            tell_anew()
        case ["1.0"]:
            save_as_1_0()
        case _:
            main()
