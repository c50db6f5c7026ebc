"""The events of decade I, card by card (rulebook 6.4 and the almanac)."""

from __future__ import annotations

from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.table import answer, asked, event, options, table, unrest
from weimar_tui.games.wir_sind_das_volk.rules.names import EAST_AREAS, WEST_AREAS, WEST_GERMANY
from weimar_tui.games.wir_sind_das_volk.rules.position import PowerCard


def tracks(prestige: int = 0, currency: int = 0, socialists: int = 0) -> dict[str, int]:
    return {"prestige": prestige, "currency": currency, "socialists": socialists}


def test_01_land_reform() -> None:
    runner = event(table(unrest=by_code(SN=2, TH=2)), "1", "east")
    answer(runner, "remove-unrest", "sachsen", "remove-unrest", "thueringen")
    assert unrest(runner) == by_code(SN=1, TH=1)
    assert runner.position.tracks == tracks(currency=-1, socialists=1)


def test_02_forced_merger() -> None:
    runner = event(table(), "2", "east")
    answer(runner, "build", "jena", "place-unrest", "sachsen")
    assert set(runner.position.factories) == {"jena"}
    assert unrest(runner) == by_code(SN=1)
    assert runner.position.tracks == tracks(socialists=2)
    assert runner.position.pile == ["2"], "with its flight symbol"


def test_03_monetary_reform_east() -> None:
    runner = event(table(), "3", "east")
    answer(runner, "build", "jena", "build", "eisenach/jena")
    assert runner.position.lines == {"eisenach/jena": 1}
    assert runner.position.tracks == tracks(currency=1)


def test_04_goettingen_eighteen() -> None:
    """No unrest into West Berlin."""
    runner = event(table(), "4", "east")
    assert options(runner, "place-unrest", "east") == WEST_GERMANY
    answer(runner, "place-unrest", "hessen", "place-unrest", "hessen")
    assert unrest(runner) == by_code(HE=2)
    assert runner.position.tracks == tracks(prestige=2)


def test_05_stasi() -> None:
    runner = event(table(unrest=by_code(SN=2)), "5", "east")
    assert unrest(runner) == by_code(SN=1)
    assert runner.position.state_power == [PowerCard("5", "red")]
    assert runner.position.tracks == tracks(prestige=1)


def test_06_planned_build_up() -> None:
    runner = event(table(), "6", "east")
    answer(runner, "build", "jena", "build", "leipzig", "place-unrest", "thueringen")
    assert set(runner.position.factories) == {"jena", "leipzig"}
    assert unrest(runner) == by_code(TH=1)
    assert runner.position.tracks == tracks(socialists=1)


def foreign_building(card: str) -> dict[str, int]:
    """Two points in the ČSSR, two in Poland, an unrest in the East; return the tracks."""
    runner = event(table(), card, "east")
    assert options(runner, "build", "east") == ("cssr-n", "cssr-s")
    answer(runner, "build", "cssr-n")
    assert options(runner, "build", "east") == ("cssr-s", "cottbus/cssr-n", "dresden/cssr-n")
    answer(runner, "build", "dresden/cssr-n")
    assert options(runner, "build", "east") == ("polska-n", "polska-s")
    answer(runner, "build", "polska-n", "build", "polska-s")
    assert options(runner, "place-unrest", "east") == EAST_AREAS
    answer(runner, "place-unrest", "sachsen")
    assert set(runner.position.factories) == {"cssr-n", "polska-n", "polska-s"}
    assert runner.position.lines == {"dresden/cssr-n": 1}
    return runner.position.tracks


def test_07_joining_the_cmea() -> None:
    assert foreign_building("7") == tracks(currency=1)


def test_08_saar_protectorate() -> None:
    runner = event(table(factories=["koeln", "koblenz", "kiel"]), "8", "east")
    assert options(runner, "dismantle", "east") == ("kiel", "koeln", "koblenz")
    answer(runner, "dismantle", "kiel", "dismantle", "koeln")
    assert unrest(runner) == by_code(RP=1)
    assert runner.position.tracks == tracks(prestige=1)


def test_09_joining_the_warsaw_pact() -> None:
    assert foreign_building("9") == tracks(prestige=1)


def test_10_founding_of_the_fdj() -> None:
    runner = event(table(unrest=by_code(SN=1)), "10", "east")
    assert options(runner, "place-unrest", "east") == WEST_AREAS
    answer(runner, "place-unrest", "west-berlin")
    assert unrest(runner) == by_code(WB=1)
    assert runner.position.tracks == tracks(socialists=2)


def test_11_nato_membership() -> None:
    """No unrest into West Berlin; the East chooses where, whichever player uses it."""
    runner = event(table(), "11", "west")
    answer(runner, "void", "none")
    assert options(runner, "place-unrest", "east") == WEST_GERMANY
    answer(runner, "place-unrest", "bayern")
    assert unrest(runner) == by_code(BY=1)
    assert runner.position.tracks == tracks(prestige=-1)


def test_12_reparations_agreement() -> None:
    runner = event(table(factories=["koeln", "kiel"]), "12", "west")
    answer(runner, "dismantle", "kiel", "place-unrest", "hessen")
    assert set(runner.position.factories) == {"koeln"}
    assert unrest(runner) == by_code(HE=1)
    assert runner.position.tracks == tracks(prestige=-2)
    assert runner.position.pile == ["12"], "with its flight symbol"


def test_13_monetary_reform_west() -> None:
    """Unrest of West Berlin stays."""
    runner = event(table(unrest=by_code(BY=2, HE=1, WB=1)), "13", "west")
    answer(runner, "build", "koeln", "build", "dortmund", "build", "dortmund/koeln")
    assert options(runner, "remove-unrest", "west") == ("hessen", "bayern")
    answer(runner, "remove-unrest", "bayern")
    assert runner.position.lines == {"dortmund/koeln": 1}
    assert unrest(runner) == by_code(BY=1, HE=1, WB=1)


def test_14_berlin_airlift() -> None:
    runner = event(table(unrest=by_code(WB=3, BY=3)), "14", "west")
    answer(runner, "build", "koeln")
    assert unrest(runner) == by_code(WB=1, BY=3)
    assert runner.position.tracks == tracks(currency=-1)


def test_15_stalinist_purges_by_the_east() -> None:
    """The West chooses where it builds and where the East dismantles."""
    runner = event(table(factories=["berlin", "jena"]), "15", "east")
    answer(runner, "void", "none", "build", "koeln")
    assert options(runner, "dismantle", "west") == ("berlin", "jena")
    answer(runner, "dismantle", "jena")
    assert set(runner.position.factories) == {"berlin", "koeln"}
    assert runner.position.state_power == [PowerCard("15", "pink")]
    assert runner.position.tracks == tracks(socialists=1)


def test_15_stalinist_purges_by_the_west() -> None:
    """It can void the state-power symbol."""
    runner = event(table(factories=["berlin"]), "15", "west")
    answer(runner, "void", "symbol-3", "build", "koeln")
    assert set(runner.position.factories) == {"koeln"}
    assert runner.position.state_power == []
    assert runner.position.pile == ["15"]


def test_16_1953_uprising() -> None:
    runner = event(table(), "16", "west")
    for area in ("sachsen", "sachsen", "thueringen", "ost-berlin"):
        answer(runner, "place-unrest", area)
    assert unrest(runner) == by_code(SN=2, TH=1, OB=1)
    assert runner.position.tracks == tracks(socialists=-1)


def test_16_at_most_two_in_one_area() -> None:
    runner = event(table(), "16", "west")
    answer(runner, "place-unrest", "sachsen", "place-unrest", "sachsen")
    assert "sachsen" not in asked(runner).options


def test_17_dismantling_industry() -> None:
    runner = event(table(factories=["berlin", "jena", "leipzig", "rostock"]), "17", "west")
    answer(runner, "dismantle", "berlin", "dismantle", "jena", "dismantle", "leipzig")
    answer(runner, "place-unrest", "brandenburg")
    assert set(runner.position.factories) == {"rostock"}
    assert unrest(runner) == by_code(BB=1)
    assert runner.position.tracks == tracks(socialists=-1)


def test_18_the_miracle_of_bern() -> None:
    runner = event(table(unrest=by_code(BY=2, WB=2)), "18", "west")
    answer(runner, "remove-unrest", "bayern", "remove-unrest", "west-berlin")
    assert unrest(runner) == by_code(BY=1, WB=1)
    assert runner.position.tracks == tracks(prestige=-2)


def test_19_sovereignty() -> None:
    runner = event(table(), "19", "west")
    answer(runner, "build", "koeln", "build", "duisburg/koeln")
    assert runner.position.lines == {"duisburg/koeln": 1}
    assert runner.position.tracks == tracks(prestige=-1)


def test_20_wirtschaftswunder() -> None:
    """Unrest of West Berlin stays."""
    runner = event(table(unrest=by_code(BY=1, WB=1)), "20", "west")
    answer(runner, "build", "koeln", "build", "kiel", "build", "ulm", "place-unrest", "sachsen")
    assert set(runner.position.factories) == {"koeln", "kiel", "ulm"}
    assert unrest(runner) == by_code(WB=1, SN=1)


def test_i_russian_tanks() -> None:
    """Two protests are calmed first, then two unrest are removed anywhere; two flight symbols."""
    runner = table(unrest=by_code(SN=6, TH=5, MV=4, BB=2), deck=["3"], cadre_school=0)
    event(runner, "I", "east")
    assert options(runner, "calm", "east") == ("mecklenburg", "sachsen", "thueringen")
    answer(runner, "calm", "sachsen", "calm", "thueringen")
    assert options(runner, "remove-unrest", "east") == (
        *("mecklenburg", "brandenburg"),
        *("sachsen", "thueringen"),
    )
    answer(runner, "remove-unrest", "mecklenburg", "remove-unrest", "brandenburg")
    assert unrest(runner) == by_code(SN=3, TH=3, MV=3, BB=1)
    assert runner.position.tracks == tracks(prestige=-1, socialists=1)
    assert runner.position.pile == ["I"]
    assert runner.board.cards["I"].flight == 2


def test_i_with_one_protest_the_second_symbol_is_ignored() -> None:
    runner = event(table(unrest=by_code(SN=6), deck=["3"]), "I", "east")
    assert unrest(runner) == by_code(SN=1)
