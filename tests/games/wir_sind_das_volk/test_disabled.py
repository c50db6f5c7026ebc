"""Why an option is not possible now."""

from __future__ import annotations

from typing import Any

from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.table import answer, asked, board, do, effect, table, turn
from weimar_tui.games.wir_sind_das_volk.rules.actions import BuildEconomy, LivingStandard
from weimar_tui.games.wir_sind_das_volk.rules.disabled import disabled_options
from weimar_tui.games.wir_sind_das_volk.rules.pieces import Dismantle
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner


def reasons(runner: VolkRunner) -> dict[str, str]:
    found = disabled_options(board(), runner.position, asked(runner))
    return {option: reason for option, reason, _ in found}


def arguments(runner: VolkRunner, option: str) -> dict[str, Any]:
    found = disabled_options(board(), runner.position, asked(runner))
    return next(args for name, _, args in found if name == option)


def test_of_a_turn() -> None:
    runner = turn(table(factories=["hamburg"]), "west", "1", "12", "15", "I")
    assert reasons(runner) == {
        "1:unrest": "nothing-to-remove",
        "12:unrest": "nothing-to-remove",
        "15:unrest": "nothing-to-remove",
        "1:event": "not-your-colour",
        "I:event": "only-east",
    }
    runner = turn(table(unrest=by_code(SH=1)), "west", "1", "12", "13")
    assert reasons(runner) == {
        "1:unrest": "own-economy-too-small",
        "1:event": "not-your-colour",
        "12:event": "own-economy-too-small",
    }


def test_of_building() -> None:
    runner = table(
        factories=["leipzig", "berlin"],
        unrest=by_code(SN=4),
        razed=["cssr-n"],
    )
    do(runner, BuildEconomy("east", "3", 1))
    found = reasons(runner)
    assert found["dresden"] == "protest-here"
    assert arguments(runner, "leipzig/jena") == {"area": "sachsen", "city": "leipzig"}
    assert found["leipzig/jena"] == "protest-here"
    assert found["magdeburg/eisenach"] == "needs-factory"
    assert found["berlin/polska-s"] == "needs-external-factory"
    assert "leipzig" not in found


def test_of_a_site_closed_for_good() -> None:
    runner = effect(table(razed=["cssr-n"]), "build east x2 in polska", "east")
    assert reasons(runner) == {
        "neubrandenburg/polska-n": "needs-external-factory",
        "schwedt/polska-n": "needs-external-factory",
        "schwedt/polska-s": "needs-external-factory",
        "berlin/polska-s": "needs-external-factory",
    }
    runner = table(razed=["cssr-n"], factories=["cssr-s"])
    assert [city for city, reason in _reasons_in_cssr(runner) if reason == "razed"] == ["cssr-n"]


def _reasons_in_cssr(runner: VolkRunner) -> list[tuple[str, str]]:
    effect(runner, "build east x2 in cssr", "east")
    assert asked(runner).options == ("karl-marx-stadt/cssr-s", "jena/cssr-s")
    return list(reasons(runner).items())


def test_only_of_the_place_that_is_named() -> None:
    runner = table(factories=["leipzig", "jena", "berlin"], unrest=by_code(SN=4))
    effect(runner, "build east in thueringen", "east")
    assert reasons(runner) == {
        **dict.fromkeys(("leipzig/jena", "karl-marx-stadt/jena"), "protest-here"),
        **dict.fromkeys(("magdeburg/eisenach", "bitterfeld/eisenach"), "needs-factory"),
        "jena/cssr-s": "needs-external-factory",
    }
    runner = table(factories=["koeln", "duisburg", "bremen"], lines=["bremen/duisburg"])
    runner.position.factories |= {"dortmund": "sound"}
    effect(runner, "dismantle west in nordrhein-westfalen", "east")
    assert reasons(runner) == {"duisburg": "line-on-it"}


def test_of_dismantling() -> None:
    runner = table(
        factories={"berlin": "sound", "bitterfeld": "rundown", "jena": "sound", "cssr-s": "sound"},
        lines=["berlin/bitterfeld", "jena/cssr-s"],
    )
    do(runner, Dismantle("east", 1, "wall"))
    assert reasons(runner) == {
        "berlin": "line-on-it",
        "bitterfeld": "rundown-stays",
        "jena": "line-on-it",
        "cssr-s": "external-stays",
    }


def test_of_living_standard() -> None:
    runner = table(factories=["hannover", "bremen", "wolfsburg", "koblenz"])
    do(runner, LivingStandard("west", "1", 2))
    answer(runner, "standard", "niedersachsen")
    found = reasons(runner)
    assert found["niedersachsen"] == "one-per-area"
    assert found["hessen"] == "power-missing"
    assert arguments(runner, "hessen") == {"area": "hessen", "missing": 3, "left": 2}
    assert found["west-berlin"] == "only-by-transfer"


def test_of_a_transfer() -> None:
    runner = table(
        factories=["dortmund", "koeln", "duisburg", "koblenz", "saarbruecken", "kaiserslautern"],
        sectors={"nordrhein-westfalen": 1},
        standard=by_code(RP=1),
        lines=["koblenz/saarbruecken", "saarbruecken/kaiserslautern"],
    )
    do(runner, LivingStandard("west", "1", 2))
    answer(runner, "standard", "nordrhein-westfalen", "standard", "rheinland-pfalz")
    assert asked(runner).kind == "transfer"
    assert reasons(runner) == {
        "nordrhein-westfalen": "supplier-not-ahead",
        "baden-wuerttemberg": "nothing-to-pass-on",
    }


def test_of_removing_unrest() -> None:
    runner = effect(table(unrest=by_code(SN=1, TH=1)), "unrest- east", "east")
    assert set(reasons(runner).values()) == {"nothing-to-remove"}
    assert len(reasons(runner)) == 4


def test_where_a_text_limits_the_place_nothing_is_said_of_others() -> None:
    runner = effect(table(unrest=by_code(BY=1, HE=1, WB=1)), "unrest- west in west-germany", "west")
    assert "west-berlin" not in reasons(runner)
    assert reasons(runner)["nordrhein-westfalen"] == "nothing-to-remove"
