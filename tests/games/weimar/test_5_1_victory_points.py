"""Rulebook 5.1: victory points."""

from __future__ import annotations

from tests.games.weimar.table import effects, happened, table, vp
from weimar_tui.games.weimar.rules.events import VpChanged
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.packs import load_components


def test_vp_are_gained_from_the_supply_and_put_back() -> None:
    play = table()
    vp(play, z=3)
    effects(play, "vp +2; vp -1 Z", "spd")
    assert play.position.vp["spd"] == 2
    assert play.position.vp["z"] == 2
    assert happened(play, VpChanged) == [
        VpChanged("spd", 2, 2, "test"),
        VpChanged("z", -1, 2, "test"),
    ]


def test_nobody_has_less_than_zero() -> None:
    """Ruling 43: no tokens can be owed."""
    play = table()
    vp(play, z=1)
    effects(play, "vp -3 Z; vp -1 KPD", "spd")
    assert (play.position.vp["z"], play.position.vp["kpd"]) == (0, 0)
    assert happened(play, VpChanged) == [VpChanged("z", -1, 0, "test")]


def test_vp_are_open_to_everybody() -> None:
    play = table()
    vp(play, spd=4, kpd=3, z=2, dnvp=1)
    game = WeimarGame(load_components())
    for seat in ("spd", "dnvp", None):
        assert game.view(play.position, seat).vp == play.position.vp
