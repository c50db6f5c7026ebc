"""Rulebook 10.1: East Berlin."""

from __future__ import annotations

from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.table import board, do, options, table
from weimar_tui.games.wir_sind_das_volk.rules.actions import BuildEconomy
from weimar_tui.games.wir_sind_das_volk.rules.network import building_sites, export_values
from weimar_tui.games.wir_sind_das_volk.rules.standard import own_power


def test_it_is_an_ordinary_eastern_area_with_one_city() -> None:
    assert board().cities_of["ost-berlin"] == ("berlin",)
    runner = do(table(), BuildEconomy("east", "1", 1))
    assert "berlin" in options(runner, "build", "east")


def test_its_factory_does_not_belong_to_brandenburg() -> None:
    values = {"berlin": 3, "schwedt": 1}
    assert export_values(board(), values, "east", "") == by_code(BB=1, OB=3)
    assert own_power(board(), values, "east")["brandenburg"] == 1


def test_a_protest_in_brandenburg_does_not_block_it() -> None:
    assert "berlin" in building_sites(table(unrest=by_code(BB=4)), "east")
    assert "berlin" not in building_sites(table(unrest=by_code(OB=4)), "east")
