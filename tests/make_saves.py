"""Writes the example games in `saves/`: one recorded game for each ending.

Run it from the root of the repository with `make saves` whenever rules or
components have changed so that `tests/test_saves.py` fails. Bots play game after game, seed by
seed, until every ending has been met; the same program always finds the same games. Endings that
steady players do not reach soon are looked for with less prudent company.

`tests/data/told.json` then says anew what is told in these games and in some that are played by
chance; `python -m tests.make_saves told` writes nothing else.
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
from weimar_tui.kernel.journal import Pick, read_save
from weimar_tui.kernel.session import Session
from weimar_tui.packs.scenarios import scenario_ids

SAVES = Path(__file__).parent.parent / "saves"
TOLD = Path(__file__).parent / "data" / "told.json"
BY_CHANCE = " by chance "

FILES = {
    "republic-survived": "example",
    "overthrow-cities": "overthrow-cities",
    "overthrow-seats": "overthrow-seats",
    "nsdap": "nsdap",
    "anarchy": "anarchy",
}
"""The file (without its suffix) that holds a game with each ending."""

FIRST_SEED = 1918

COMPANIES = (
    ({"spd": "steady", "kpd": "steady", "z": "steady", "dnvp": "steady"}, 24),
    ({"spd": "random", "kpd": "steady", "z": "steady", "dnvp": "steady"}, 8),
    ({"spd": "random", "kpd": "random", "z": "random", "dnvp": "random"}, 2000),
)
"""Who plays, and how many games at most."""


def play(game: WeimarGame, players: dict[str, str], seed: str, path: Path | None = None) -> Session:
    """One game from set-up to its end."""
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


def search(game: WeimarGame) -> Iterator[tuple[str, Session]]:
    """The first game found for each ending."""
    wanted = set(FILES)
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


def told(game: WeimarGame, scenario: str, seed: str, picks: Sequence[Pick] = ()) -> dict[str, Any]:
    """How often what is told and asked in a game, and digests of every word of it.

    Without recorded picks all play by chance. Options that are previewed or that cannot be chosen
    are looked at in every fifth question.
    """
    play = game.start(scenario, seed, {}, listen=True)
    start = game.copy(play.position)
    seats = game.seats(scenario)
    chance, recorded = Random(seed), iter(picks)
    asked: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    questions, glimpses = blake2b(digest_size=8), blake2b(digest_size=8)
    number = 0
    while play.position.outcome is None:
        pick = next(recorded, None)
        decision = next(
            each for each in play.position.decisions if pick is None or each.number == pick.decision
        )
        asked[decision.kind][0] += 1
        asked[decision.kind][1] += len(decision.options)
        questions.update(msgspec.json.encode(decision))
        number += 1
        if number % 5 == 0:
            view = game.view(play.position, decision.seat)
            for option in decision.options:
                glimpses.update(msgspec.json.encode(game.preview(view, decision, option)))
            glimpses.update(repr(game.disabled_options(view, decision)).encode())
        play.pick(decision.number, pick.option if pick else chance.choice(decision.options))
    events = play.events or []
    seen = [event.seen_by(seat) for event in events for seat in (*seats, None)]
    return {
        "events": Counter(sorted(str(event.__struct_config__.tag) for event in events)),
        "record": json.loads(msgspec.json.encode(record(start, events, play.position))),
        "questions and their options": dict(sorted(asked.items())),
        "digest of the events": blake2b(msgspec.json.encode(events), digest_size=8).hexdigest(),
        "digest of what each sees": blake2b(msgspec.json.encode(seen), digest_size=8).hexdigest(),
        "digest of the questions": questions.hexdigest(),
        "digest of the previews": glimpses.hexdigest(),
    }


def told_in(name: str, game: WeimarGame) -> dict[str, Any]:
    """What is told in a game of `saves/`, or in one by chance: `main by chance 1`."""
    if BY_CHANCE in name:
        return told(game, name.partition(BY_CHANCE)[0], name)
    saved = read_save(SAVES / f"{name}.weimar")
    return told(game, saved.header.scenario, saved.header.seed, saved.picks)


def main() -> None:
    """Search, and write what is found over what was there."""
    SAVES.mkdir(exist_ok=True)
    game = WeimarGame.load()
    for ending, session in search(game):
        path = SAVES / f"{FILES[ending]}.weimar"
        session.save_as(path, overwrite=True)
        header = session.header
        kinds = " ".join(f"{seat}={name}" for seat, name in header.players.items())
        size = path.stat().st_size // 1000
        print(f"{path.name}: {ending}, seed {header.seed}, {kinds}, {size} kB", file=sys.stderr)
    tell_anew(game)


def tell_anew(game: WeimarGame) -> None:
    """Write what is told in the games of `saves/`, and in some by chance, a line each."""
    names = sorted(FILES.values())
    names += [f"{id}{BY_CHANCE}{n}" for id in scenario_ids("weimar") for n in range(1, 7)]
    lines = [f" {json.dumps(name)}: {json.dumps(told_in(name, game))}" for name in names]
    TOLD.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    tell_anew(WeimarGame.load()) if sys.argv[1:] == ["told"] else main()
