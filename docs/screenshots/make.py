"""Draws the pictures of the README with the real app, from a recorded game: `make screenshots`.

The game is `saves/example.weimar`, played on by a person as SPD from the first moment of round 2
at which the wanted question is asked.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT))
os.environ.pop("NO_COLOR", None)

from weimar_tui.tui.replay.take_away import picture  # noqa: E402

from weimar_tui.games.weimar.rules.game import WeimarGame  # noqa: E402
from weimar_tui.kernel.replay import Replay  # noqa: E402
from weimar_tui.table.play_on import branch  # noqa: E402
from weimar_tui.tui.app import WeimarApp  # noqa: E402
from weimar_tui.tui.replay.app import ReplayApp  # noqa: E402

SIZE = (160, 48)
SEAT = "spd"


def moment_of(
    replay: Replay, first_round: int, kinds: tuple[str, ...], fits: Callable[..., bool]
) -> int:
    """The first moment in a round or later at which the seat is asked such a question."""
    for moment in range(replay.first, replay.last):
        replay.jump(moment)
        position = replay.position
        if position.round >= first_round and any(
            decision.seat == SEAT and decision.kind in kinds and fits(decision)
            for decision in position.decisions
        ):
            return moment
    raise SystemExit(f"nobody asks {SEAT} for {', '.join(kinds)}; choose another game")


async def shoot(app: WeimarApp, name: str, keys: tuple[str, ...], open_file: Path | None) -> None:
    """Run the app, press keys, and write what is on the screen."""
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        if open_file is not None:
            app.open_save(open_file)
            await pilot.pause()
        if keys:
            await pilot.press(*keys)
        await pilot.pause()
        path = HERE / f"{name}.svg"
        path.write_text(picture(app, "Weimar"), encoding="utf-8")
        print(path.relative_to(ROOT))


def main() -> None:
    """All pictures."""
    game = WeimarGame.load()
    replay = Replay.open(ROOT / "saves" / "example.weimar", lambda header: game)
    players = {seat: "human" if seat == SEAT else "steady" for seat in game.seats()}
    card = moment_of(replay, 2, ("play-card",), lambda decision: True)
    vote = moment_of(
        replay, 1, ("join-coalition", "order-coalitions"), lambda d: len(d.options) > 1
    )
    with tempfile.TemporaryDirectory() as folder:
        saves = Path(folder)

        def app() -> WeimarApp:
            return WeimarApp(lang="en", motion=False, saves=saves, game=game)

        asyncio.run(shoot(app(), "start", (), None))
        for name, moment in (("table", card), ("parliament-dialog", vote)):
            path = saves / f"{name}.weimar"
            branch(replay, moment, path, players=players)
            asyncio.run(shoot(app(), name, (), path))
        later = moment_of(replay, 4, ("play-card",), lambda decision: True)
        watching = ReplayApp(replay, later, lang="en", motion=False, saves=saves)
        asyncio.run(shoot(watching, "replay", ("g",), None))


if __name__ == "__main__":
    main()
