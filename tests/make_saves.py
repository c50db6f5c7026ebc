"""Writes the example games in `saves/`: one recorded game for each ending.

Run it from the root of the repository with `make saves` whenever rules or
components have changed so that `tests/test_saves.py` fails. Bots play game after game, seed by
seed, until every ending has been met; the same program always finds the same games. Endings that
steady players do not reach soon are looked for with less prudent company.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from weimar_tui import __version__
from weimar_tui.bots.players import make_player
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.session import Session

SAVES = Path(__file__).parent.parent / "saves"

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


def main() -> None:
    """Search, and write what is found over what was there."""
    SAVES.mkdir(exist_ok=True)
    for ending, session in search(WeimarGame.load()):
        path = SAVES / f"{FILES[ending]}.weimar"
        session.save_as(path, overwrite=True)
        header = session.header
        kinds = " ".join(f"{seat}={name}" for seat, name in header.players.items())
        size = path.stat().st_size // 1000
        print(f"{path.name}: {ending}, seed {header.seed}, {kinds}, {size} kB", file=sys.stderr)


if __name__ == "__main__":
    main()
