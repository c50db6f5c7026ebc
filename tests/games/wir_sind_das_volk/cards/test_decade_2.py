"""The events of decade II, card by card (rulebook 6.4 and the almanac)."""

from __future__ import annotations

from tests.games.wir_sind_das_volk import table as t
from tests.games.wir_sind_das_volk.cards.test_decade_1 import tracks
from tests.games.wir_sind_das_volk.decades import by_code
from weimar_tui.games.wir_sind_das_volk.rules.names import EAST_AREAS, WEST_AREAS, WEST_GERMANY
from weimar_tui.games.wir_sind_das_volk.rules.position import PowerCard


def test_21_career_bans() -> None:
    runner = t.event(t.table(unrest=by_code(SN=1)), "21", "east")
    t.answer(runner, "void", "none")
    assert runner.position.state_power == [PowerCard("21", "red")]
    assert t.unrest(runner) == {}
    assert runner.position.tracks == tracks(currency=-1, socialists=-1)


def test_21_the_west_may_void_the_state_power_symbol() -> None:
    runner = t.event(t.table(unrest=by_code(SN=1)), "21", "west")
    t.answer(runner, "void", "symbol-1")
    assert runner.position.state_power == []


def test_22_short_term_visas() -> None:
    """Two in West Berlin, two anywhere in the East."""
    runner = t.event(t.table(unrest=by_code(WB=3, BY=1, SN=2, TH=2)), "22", "west")
    t.answer(runner, "void", "none", "remove-unrest", "sachsen", "remove-unrest", "thueringen")
    assert t.unrest(runner) == by_code(WB=1, BY=1, SN=1, TH=1)
    assert runner.position.tracks == tracks(currency=1)


def test_23_noespl_reforms() -> None:
    runner = t.event(t.table(), "23", "east")
    t.answer(runner, "build", "jena", "build", "leipzig", "build", "leipzig/jena")
    t.answer(runner, "place-unrest", "ost-berlin")
    assert runner.position.lines == {"leipzig/jena": 1}
    assert t.unrest(runner) == by_code(OB=1)
    assert runner.position.tracks == tracks(currency=1)


def test_24_youth_meeting() -> None:
    """No unrest into West Berlin."""
    runner = t.event(t.table(unrest=by_code(SN=2)), "24", "east")
    assert t.options(runner, "place-unrest", "east") == WEST_GERMANY
    t.answer(runner, "place-unrest", "bayern")
    assert t.unrest(runner) == by_code(BY=1)
    assert runner.position.tracks == tracks(socialists=1)


def test_25_benno_ohnesorg() -> None:
    """Two in West Berlin, two outside."""
    runner = t.event(t.table(), "25", "east")
    assert t.unrest(runner) == by_code(WB=2)
    assert t.options(runner, "place-unrest", "east") == WEST_GERMANY
    t.answer(runner, "place-unrest", "hessen", "place-unrest", "bayern")
    assert t.unrest(runner) == by_code(WB=2, HE=1, BY=1)


def test_26_protests_of_1968() -> None:
    runner = t.event(t.table(), "26", "east")
    t.answer(runner, "place-unrest", "west-berlin", "place-unrest", "west-berlin")
    assert t.options(runner, "place-unrest", "east") == WEST_GERMANY, "at most two in one area"
    t.answer(runner, "place-unrest", "hessen")
    assert t.unrest(runner) == by_code(WB=2, HE=1)
    assert runner.position.tracks == tracks(socialists=1)


def test_27_first_nuclear_plant() -> None:
    runner = t.event(t.table(), "27", "east")
    assert runner.position.factories == {"rheinsberg": "sound"}
    assert runner.position.tracks == tracks(prestige=1)


def test_28_citizenship() -> None:
    runner = t.event(t.table(unrest=by_code(SN=1)), "28", "east")
    assert t.unrest(runner) == {}
    assert runner.position.tracks == tracks(prestige=1, socialists=1)
    assert runner.position.pile == ["28"], "with its flight symbol"


def test_29_intershop() -> None:
    runner = t.event(t.table(), "29", "east")
    t.answer(runner, "build", "jena", "build", "leipzig", "place-unrest", "mecklenburg")
    assert set(runner.position.factories) == {"jena", "leipzig"}
    assert t.unrest(runner) == by_code(MV=1)
    assert runner.position.tracks == tracks(currency=2)


def test_30_prisoners_freed() -> None:
    runner = t.event(t.table(unrest=by_code(SN=1, TH=1)), "30", "east")
    t.answer(runner, "void", "socialists", "remove-unrest", "sachsen")
    assert t.unrest(runner) == by_code(TH=1)
    assert runner.position.tracks == tracks(currency=2)


def test_31_olympic_committee() -> None:
    runner = t.event(t.table(), "31", "east")
    assert runner.position.tracks == tracks(prestige=2)


def test_32_spiegel_scandal() -> None:
    runner = t.event(t.table(), "32", "east")
    t.answer(runner, "place-unrest", "west-berlin")
    assert t.unrest(runner) == by_code(WB=1)
    assert runner.position.tracks == tracks(prestige=1)
    assert runner.position.pile == ["32"], "with its flight symbol"


def test_33_emergency_acts() -> None:
    runner = t.event(t.table(), "33", "east")
    assert t.options(runner, "place-unrest", "east") == WEST_AREAS
    t.answer(runner, "place-unrest", "hessen", "place-unrest", "hessen")
    assert t.unrest(runner) == by_code(HE=2)
    assert runner.position.tracks == tracks(prestige=1)


def test_34_conscientious_objectors() -> None:
    runner = t.event(t.table(unrest=by_code(SN=1)), "34", "east")
    t.answer(runner, "build", "jena")
    assert set(runner.position.factories) == {"jena"}
    assert t.unrest(runner) == {}


def test_35_colour_television() -> None:
    """Two different areas, never West Berlin, and no transfer."""
    runner = t.event(t.table(unrest=by_code(NW=1, BY=1, WB=1)), "35", "west")
    assert t.options(runner, "place-standard", "west") == WEST_GERMANY
    t.answer(runner, "place-standard", "nordrhein-westfalen")
    assert "nordrhein-westfalen" not in t.options(runner, "place-standard", "west")
    t.answer(runner, "place-standard", "bayern")
    assert t.options(runner, "place-unrest", "west") == EAST_AREAS
    t.answer(runner, "place-unrest", "sachsen")
    assert t.standard(runner) == by_code(NW=1, BY=1)
    assert t.unrest(runner) == by_code(WB=1, SN=1)


def test_36_more_democracy() -> None:
    runner = t.event(t.table(unrest=by_code(BY=2)), "36", "west")
    assert t.unrest(runner) == {}
    assert runner.position.tracks == tracks(prestige=-1)


def test_37_prague_spring() -> None:
    """A factory of the ČSSR is removed with its lines, for good; the West chooses it."""
    runner = t.table(
        factories=["cssr-n", "cssr-s", "polska-n", "jena"],
        lines=["jena/cssr-s", "karl-marx-stadt/cssr-s"],
    )
    t.event(runner, "37", "west")
    assert t.options(runner, "raze", "west") == ("cssr-n", "cssr-s")
    t.answer(runner, "raze", "cssr-s", "place-unrest", "thueringen")
    assert set(runner.position.factories) == {"cssr-n", "polska-n", "jena"}
    assert runner.position.lines == {}
    assert runner.position.razed == ["cssr-s"]
    assert t.unrest(runner) == by_code(TH=1)
    assert runner.position.tracks == tracks(socialists=-2)


def test_38_us_jet() -> None:
    runner = t.event(t.table(), "38", "west")
    assert runner.position.tracks == tracks(prestige=-1, currency=-1)


def test_39_ich_bin_ein_berliner() -> None:
    """All three can be in West Berlin."""
    runner = t.event(t.table(unrest=by_code(WB=3, BY=2)), "39", "west")
    if t.asked(runner).kind == "next-symbol":
        t.answer(runner, "next-symbol", "symbol-1")
    t.answer(runner, "remove-unrest", "west-berlin", "remove-unrest", "west-berlin")
    assert t.unrest(runner) == by_code(BY=2)
    assert runner.position.tracks == tracks(prestige=-1)


def test_40_auschwitz_trials() -> None:
    runner = t.event(t.table(), "40", "west")
    assert t.options(runner, "place-unrest", "west") == WEST_AREAS
    t.answer(runner, "place-unrest", "hessen")
    assert t.unrest(runner) == by_code(HE=1)
    assert runner.position.tracks == tracks(prestige=-2)


def test_ii_building_the_wall() -> None:
    """From now on the End of Decade costs prestige and a point instead of flight."""
    runner = t.event(
        t.table(deck=["21"], factories=["berlin", "jena"], pile=["28", "32"]), "II", "east"
    )
    assert runner.position.wall
    assert runner.position.tracks == tracks()
    t.phase(runner, 1)
    assert runner.position.tracks == tracks(prestige=-1)
    t.answer(runner, "dismantle", "jena")
    assert set(runner.position.factories) == {"berlin"}
