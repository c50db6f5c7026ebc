"""kill -9 at any pick: the save reopens at the last pick shown, or at the one in progress."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.kernel.playing import duel_for, play_on
from weimar_tui.kernel.journal import read_save
from weimar_tui.kernel.session import Session
from weimar_tui.kernel.verify import verify

ROOT = Path(__file__).parents[2]
ENVIRON = os.environ | {"PYTHONPATH": str(ROOT / "examples" / "duel")}

PLAYER = """
import sys
from pathlib import Path
from random import Random
from weimar_duel.rules import Duel
from weimar_tui.kernel.session import Session
session = Session.new(Duel(), "main", sys.argv[2], path=Path(sys.argv[1]))
chance = Random(1)
while session.outcome is None:
    decision = chance.choice(session.decisions)
    session.pick(decision.number, chance.choice(decision.options))
    print(session.history.end, flush=True)
"""


@pytest.mark.parametrize("seed", range(4))
def test_killed_at_any_pick(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "game.weimar"
    player = subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(path), str(seed)],
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env=ENVIRON,
    )
    assert player.stdout is not None
    shown = 0
    for _ in range(Random(seed).randint(1, 14)):
        shown = int(player.stdout.readline())
    player.send_signal(signal.SIGKILL)
    rest = player.stdout.read().split()
    player.stdout.close()
    player.wait()
    shown = int(rest[-1]) if rest else shown
    saved = read_save(path)
    assert not saved.damaged
    assert len(saved.picks) in (shown, shown + 1)
    session, _ = Session.open(path, duel_for)
    assert session.history.end == len(saved.picks)
    play_on(session).close()
    verdict = verify(path, duel_for)
    assert verdict.complete
    assert verdict.pick is None
