"""Rulebook 5.1: victory points."""

from __future__ import annotations

from tests.games.weimar.table import effects, happened, table, vp
from weimar_tui.games.weimar.rules.events import VpChanged
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.packs import load_components


def test_vp_are_gained_from_the_supply_and_put_back() -> None:
    runner = table()
    vp(runner, z=3)
    effects(runner, "vp +2; vp -1 Z", "spd")
    assert runner.position.vp["spd"] == 2
    assert runner.position.vp["z"] == 2
    assert happened(runner, VpChanged) == [
        VpChanged("spd", 2, 2, "test"),
        VpChanged("z", -1, 2, "test"),
    ]


def test_nobody_has_less_than_zero() -> None:
    """R29."""
    runner = table()
    vp(runner, z=1)
    effects(runner, "vp -3 Z; vp -1 KPD", "spd")
    assert (runner.position.vp["z"], runner.position.vp["kpd"]) == (0, 0)
    assert happened(runner, VpChanged) == [VpChanged("z", -1, 0, "test")]


def test_vp_are_open_to_everybody() -> None:
    runner = table()
    vp(runner, spd=4, kpd=3, z=2, dnvp=1)
    game = WeimarGame(load_components())
    for seat in ("spd", "dnvp", None):
        assert game.view(runner.position, seat).vp == runner.position.vp
