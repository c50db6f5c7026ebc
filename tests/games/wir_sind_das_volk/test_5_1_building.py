"""Rulebook 5.1: new factories and infrastructure."""

from __future__ import annotations

from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.table import (
    answer,
    asked,
    board,
    do,
    effect,
    happened,
    options,
    table,
)
from weimar_tui.games.wir_sind_das_volk.rules.actions import BuildEconomy
from weimar_tui.games.wir_sind_das_volk.rules.events import ConnectionBroken, ConnectionWorks
from weimar_tui.games.wir_sind_das_volk.rules.network import building_sites, factory_values
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner
from weimar_tui.games.wir_sind_das_volk.rules.standard import own_power


def build(runner: VolkRunner, seat: str, *sites: str) -> VolkRunner:
    do(runner, BuildEconomy(seat, "13", len(sites)))
    for site in sites:
        answer(runner, "build", site)
    return runner


def values(runner: VolkRunner) -> dict[str, int]:
    return factory_values(board(), runner.position)


def test_one_factory_or_one_infrastructure_a_point() -> None:
    runner = do(table(factories=["dortmund"]), BuildEconomy("west", "13", 2))
    answer(runner, "build", "koeln", "build", "dortmund/koeln")
    assert set(runner.position.factories) == {"dortmund", "koeln"}
    assert runner.position.lines == {"dortmund/koeln": 1}
    assert asked(runner).kind == "at-rest"


def test_a_factory_needs_a_free_city_of_its_own_side() -> None:
    sites = building_sites(table(factories=["dortmund", "berlin"]), "west")
    assert "dortmund" not in sites
    assert "koeln" in sites
    assert "jena" not in sites
    assert "jena" in building_sites(table(), "east")


def test_infrastructure_needs_a_connection_that_leads_to_a_factory() -> None:
    sites = building_sites(table(factories=["dortmund"]), "west")
    assert "dortmund/koeln" in sites
    assert "koeln/frankfurt" not in sites


def test_and_a_free_line() -> None:
    runner = table(factories=["berlin", "bitterfeld"], lines=["berlin/bitterfeld"])
    assert "berlin/bitterfeld" in building_sites(runner, "east")
    build(runner, "east", "berlin/bitterfeld")
    assert "berlin/bitterfeld" not in building_sites(runner, "east")


def test_a_connection_works_when_full_between_two_factories() -> None:
    runner = table(factories=["berlin", "bitterfeld"])
    build(runner, "east", "berlin/bitterfeld")
    assert happened(runner, ConnectionWorks) == []
    build(runner, "east", "berlin/bitterfeld")
    assert happened(runner, ConnectionWorks) == [ConnectionWorks("berlin/bitterfeld")]
    assert values(runner) == {"berlin": 2, "bitterfeld": 2}


def test_the_value_is_one_plus_the_working_connections() -> None:
    runner = table(
        factories=["dortmund", "koeln", "duisburg"],
        lines=["dortmund/koeln", "duisburg/koeln", "koeln/koblenz"],
    )
    assert values(runner) == {"dortmund": 2, "koeln": 3, "duisburg": 2}


def test_a_new_factory_may_make_connections_work_at_once() -> None:
    runner = table(factories=["dortmund"], lines=["dortmund/koeln"])
    build(runner, "west", "koeln")
    assert happened(runner, ConnectionWorks) == [ConnectionWorks("dortmund/koeln")]
    assert values(runner)["koeln"] == 2


def test_never_in_an_area_with_a_protest() -> None:
    sites = building_sites(table(factories=["berlin"], unrest=by_code(TH=4)), "east")
    assert "jena" not in sites
    assert "leipzig" in sites


def test_not_even_by_an_event() -> None:
    runner = table(factories=["leipzig"], unrest=by_code(SN=4, TH=4, MV=4, BB=4, OB=4, ST=4))
    effect(runner, "build east", "east")
    assert set(runner.position.factories) == {"leipzig"}


def test_nor_where_a_protest_is_imported() -> None:
    runner = table(unrest=by_code(WB=4), imported={"nordrhein-westfalen": 1})
    sites = building_sites(runner, "west")
    assert "koeln" not in sites
    assert "koblenz" in sites


def test_where_building_is_limited_to_places_it_is_allowed_only_there() -> None:
    runner = table(factories=["leipzig", "berlin"])
    sites = building_sites(runner, "east", "sachsen")
    assert {"dresden", "karl-marx-stadt", "leipzig/jena", "leipzig/dresden"} < set(sites)
    assert "jena" not in sites
    assert "berlin/magdeburg" not in sites


def test_all_connections_of_a_city_belong_to_it_in_both_areas() -> None:
    runner = table(factories=["leipzig", "jena"])
    for place in ("sachsen", "thueringen"):
        assert "leipzig/jena" in building_sites(runner, "east", place)


def test_with_a_protest_all_of_them_are_blocked_from_both_ends() -> None:
    """The rulebook's second example."""
    runner = table(
        factories=["berlin", "bitterfeld", "leipzig", "jena", "eisenach"], unrest=by_code(SN=4)
    )
    sites = set(building_sites(runner, "east"))
    assert sites.isdisjoint(
        {
            *("dresden", "karl-marx-stadt", "bitterfeld/leipzig", "leipzig/dresden"),
            *("leipzig/jena", "karl-marx-stadt/jena"),
        }
    )
    assert {
        *("bitterfeld/jena", "bitterfeld/eisenach", "eisenach/jena"),
        *("berlin/bitterfeld", "magdeburg"),
    } <= sites


def test_connections_that_only_cross_an_area_may_be_built() -> None:
    """Berlin/Bitterfeld crosses Brandenburg."""
    runner = table(factories=["berlin", "bitterfeld"], unrest=by_code(BB=4))
    assert "berlin/bitterfeld" in building_sites(runner, "east")


def test_the_rulebooks_first_example() -> None:
    runner = table(factories=["hamburg", "dortmund"])
    do(runner, BuildEconomy("west", "13", 3))
    assert "koeln/frankfurt" not in options(runner, "build", "west")
    answer(runner, "build", "koeln")
    assert "koeln/frankfurt" in options(runner, "build", "west")
    answer(runner, "build", "dortmund/koeln", "build", "duisburg/dortmund")
    assert values(runner) == {"hamburg": 1, "dortmund": 2, "koeln": 2}
    assert own_power(board(), values(runner), "west")["nordrhein-westfalen"] == 4


def test_two_lines_are_one_number() -> None:
    """Both lines lead to both cities (ruling W5)."""
    runner = table(factories=["rostock"])
    build(runner, "east", "rostock/magdeburg", "rostock/magdeburg")
    assert runner.position.lines == {"rostock/magdeburg": 2}
    assert happened(runner, ConnectionBroken) == []
