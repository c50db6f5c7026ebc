"""Positions that version 1.0 wrote: the subjects of their decisions have no type."""

from __future__ import annotations

import json

import pytest

from tests.make_saves import SAVES
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.journal import SUFFIX
from weimar_tui.kernel.replay import Replay


def test_positions_of_a_whole_game_are_read() -> None:
    game = WeimarGame.load()
    replay = Replay.open(SAVES / f"example{SUFFIX}", lambda header: game)
    kinds = set()
    for moment in range(replay.first, replay.last):
        replay.jump(moment)
        today = game.encode(replay.position)
        old = json.loads(today)
        for decision in old.get("decisions", ()):
            del decision["subject"]["on"]
            kinds.add(decision["kind"])
        assert game.encode(game.decode(json.dumps(old).encode())) == today
    assert len(kinds) > 20


def test_what_is_no_position_is_refused() -> None:
    game = WeimarGame.load()
    for text in (b'{"decisions": [{"kind": "juggle", "subject": {}}]}', b"[]", b"\xff"):
        with pytest.raises(KernelError):
            game.decode(text)
