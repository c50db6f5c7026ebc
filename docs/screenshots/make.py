"""Draws the pictures of the README with the real app: `make screenshots`.

Weimar's are of `saves/example.weimar`, played on by a person from the first moment at which the
wanted question is asked: as SPD for a card in round 2, as Zentrum for a coalition. For the other
games bots play until a person is asked.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT))
os.environ.pop("NO_COLOR", None)

from weimar_tui.bots.players import make_player  # noqa: E402
from weimar_tui.games.weimar.rules.game import WeimarGame  # noqa: E402
from weimar_tui.kernel.decision import Decision  # noqa: E402
from weimar_tui.kernel.replay import Replay  # noqa: E402
from weimar_tui.kernel.session import Session  # noqa: E402
from weimar_tui.play.branch import branch  # noqa: E402
from weimar_tui.registry import load_game  # noqa: E402
from weimar_tui.tui.app import LocalApp  # noqa: E402
from weimar_tui.tui.replay.app import replay_app, write_end  # noqa: E402
from weimar_tui.tui.replay.export import screen_picture  # noqa: E402
from weimar_tui.tui.screens.start import StartScreen  # noqa: E402

SIZE = (160, 48)
EVENING = 1767297600
"""When the saves on the start screen were played, in seconds of Unix time: the same in each run."""


def moment_of(
    replay: Replay, seats: Collection[str], first_round: int, kind: str, fits: Callable[..., bool]
) -> tuple[str, int]:
    """The first moment in a round or later at which one of the seats is asked so, and which."""
    for moment in range(replay.first, replay.last):
        replay.jump(moment)
        position = replay.position
        for decision in position.decisions if position.round >= first_round else ():
            if decision.seat in seats and decision.kind == kind and fits(decision):
                return decision.seat, moment
    raise SystemExit(f"nobody asks {seats} for {kind}; choose another game")


def played(
    path: Path, game_id: str, players: dict[str, str], wanted: Callable[[Any, Decision], bool]
) -> None:
    """A save in which bots have played until somebody marked human is asked what is wanted."""
    game = load_game(game_id)
    session = Session.new(game, "main", "11", players=players, path=path)
    bots = {seat: make_player("steady", seat, "11", game) for seat in players}
    while session.outcome is None:
        decision = session.decisions[0]
        if players[decision.seat] == "human" and wanted(session.position, decision):
            return session.close()
        answer = bots[decision.seat].decide(session.view(decision.seat), decision)
        session.pick(decision.number, answer)
    raise SystemExit(f"{game_id}: the wanted question never came; choose another one")


async def shoot(app: LocalApp, name: str, keys: tuple[str, ...], open_file: Path | None) -> None:
    """Run the app, press keys, and write what is on the screen."""
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        if open_file is not None:
            app.open_save(open_file)
            await pilot.pause()
        if keys:
            await pilot.press(*keys)
        await pilot.pause()
        while isinstance(app.screen, StartScreen) and not app.screen.is_painted:
            await pilot.pause(0.05)
        path = HERE / f"{name}.svg"
        path.write_text(screen_picture(app, "weimar-tui"), encoding="utf-8")
        print(path.relative_to(ROOT))


def an_app(saves: Path) -> LocalApp:
    """The app as it is without settings of anybody."""
    return LocalApp(lang="en", motion=False, saves=saves, game="weimar")


def weimar(saves: Path) -> None:
    """The start, and Weimar's table, a dialog and a replay."""
    replay = Replay.open(ROOT / "saves" / "example.weimar", lambda header: WeimarGame.load())
    card = moment_of(replay, ["spd"], 2, "play-card", lambda decision: True)
    seats = replay.game.seats()
    coalition = moment_of(replay, seats, 1, "join-coalition", lambda d: len(d.options) > 1)
    for name, (seat, moment) in (("table", card), ("parliament-dialog", coalition)):
        path = saves / f"{name}.weimar"
        players = {**dict.fromkeys(replay.game.seats(), "steady"), seat: "human"}
        branch(replay, moment, path, players=players)
        asyncio.run(shoot(an_app(saves), name, (), path))
        os.utime(path, (EVENING, EVENING))
    asyncio.run(shoot(an_app(saves), "start", (), None))
    _, later = moment_of(replay, ["spd"], 4, "play-card", lambda decision: True)
    watching = replay_app(replay, later, lang="en", motion=False, saves=saves)
    asyncio.run(shoot(watching, "replay", ("g",), None))
    page = write_end(replay, as_picture=True, lang="en")
    assert page is not None
    (HERE / "end.svg").write_text(page, encoding="utf-8")


def wir_sind_das_volk(saves: Path) -> None:
    """The two German states, as the West sees them; and what the end of the decade would bring."""
    path = saves / "wir-sind-das-volk.weimar"
    players = {"west": "human", "east": "steady"}
    played(path, "wir_sind_das_volk", players, _card_in_decade_two)
    asyncio.run(shoot(an_app(saves), "wir-sind-das-volk", (), path))
    asyncio.run(shoot(an_app(saves), "forecast", ("down", "down", "down", "e"), path))


def _card_in_decade_two(position: Any, decision: Decision) -> bool:
    return position.decade >= 2 and decision.kind == "turn" and len(position.display) < 6


def junta(saves: Path) -> None:
    """The city in a coup, as one family of six sees it."""
    path = saves / "junta.weimar"
    families = load_game("junta").seats()
    players = {seat: "human" if seat == families[0] else "steady" for seat in families}
    played(path, "junta", players, _moves_in_a_coup)
    asyncio.run(shoot(an_app(saves), "junta", (), path))


def _moves_in_a_coup(position: Any, decision: Decision) -> bool:
    coup = position.coup
    return coup is not None and coup.phase > 0 and decision.kind == "move-from"


def main() -> None:
    """All pictures, or those of the games named."""
    for one in (weimar, wir_sind_das_volk, junta):
        if not sys.argv[1:] or one.__name__ in sys.argv[1:]:
            with tempfile.TemporaryDirectory() as folder:
                one(Path(folder))


if __name__ == "__main__":
    main()
