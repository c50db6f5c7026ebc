"""The events of decade II, card by card (rulebook 6.4 and the almanac)."""

from __future__ import annotations

from tests.wir_sind_das_volk.cards.test_decade_1 import tracks
from tests.wir_sind_das_volk.decades import by_code
from tests.wir_sind_das_volk.table import (
    answer,
    asked,
    event,
    options,
    phase,
    standard,
    table,
    unrest,
)
from weimar_tui.games.wir_sind_das_volk.rules.names import EAST_AREAS, WEST_AREAS, WEST_GERMANY
from weimar_tui.games.wir_sind_das_volk.rules.position import PowerCard


def test_21_career_bans() -> None:
    play = event(table(unrest=by_code(SN=1)), "21", "east")
    answer(play, "void", "none")
    assert play.position.state_power == [PowerCard("21", "red")]
    assert unrest(play) == {}
    assert play.position.tracks == tracks(currency=-1, socialists=-1)


def test_21_the_west_may_void_the_state_power_symbol() -> None:
    play = event(table(unrest=by_code(SN=1)), "21", "west")
    answer(play, "void", "symbol-1")
    assert play.position.state_power == []


def test_22_short_term_visas() -> None:
    """Two in West Berlin, two anywhere in the East."""
    play = event(table(unrest=by_code(WB=3, BY=1, SN=2, TH=2)), "22", "west")
    answer(play, "void", "none", "remove-unrest", "sachsen", "remove-unrest", "thueringen")
    assert unrest(play) == by_code(WB=1, BY=1, SN=1, TH=1)
    assert play.position.tracks == tracks(currency=1)


def test_23_noespl_reforms() -> None:
    play = event(table(), "23", "east")
    answer(play, "build", "jena", "build", "leipzig", "build", "leipzig/jena")
    answer(play, "place-unrest", "ost-berlin")
    assert play.position.lines == {"leipzig/jena": 1}
    assert unrest(play) == by_code(OB=1)
    assert play.position.tracks == tracks(currency=1)


def test_24_youth_meeting() -> None:
    """No unrest into West Berlin."""
    play = event(table(unrest=by_code(SN=2)), "24", "east")
    assert options(play, "place-unrest", "east") == WEST_GERMANY
    answer(play, "place-unrest", "bayern")
    assert unrest(play) == by_code(BY=1)
    assert play.position.tracks == tracks(socialists=1)


def test_25_benno_ohnesorg() -> None:
    """Two in West Berlin, two outside."""
    play = event(table(), "25", "east")
    assert unrest(play) == by_code(WB=2)
    assert options(play, "place-unrest", "east") == WEST_GERMANY
    answer(play, "place-unrest", "hessen", "place-unrest", "bayern")
    assert unrest(play) == by_code(WB=2, HE=1, BY=1)


def test_26_protests_of_1968() -> None:
    play = event(table(), "26", "east")
    answer(play, "place-unrest", "west-berlin", "place-unrest", "west-berlin")
    assert options(play, "place-unrest", "east") == WEST_GERMANY, "at most two in one area"
    answer(play, "place-unrest", "hessen")
    assert unrest(play) == by_code(WB=2, HE=1)
    assert play.position.tracks == tracks(socialists=1)


def test_27_first_nuclear_plant() -> None:
    play = event(table(), "27", "east")
    assert play.position.factories == {"rheinsberg": "sound"}
    assert play.position.tracks == tracks(prestige=1)


def test_28_citizenship() -> None:
    play = event(table(unrest=by_code(SN=1)), "28", "east")
    assert unrest(play) == {}
    assert play.position.tracks == tracks(prestige=1, socialists=1)
    assert play.position.pile == ["28"], "with its flight symbol"


def test_29_intershop() -> None:
    play = event(table(), "29", "east")
    answer(play, "build", "jena", "build", "leipzig", "place-unrest", "mecklenburg")
    assert set(play.position.factories) == {"jena", "leipzig"}
    assert unrest(play) == by_code(MV=1)
    assert play.position.tracks == tracks(currency=2)


def test_30_prisoners_freed() -> None:
    play = event(table(unrest=by_code(SN=1, TH=1)), "30", "east")
    answer(play, "void", "socialists", "remove-unrest", "sachsen")
    assert unrest(play) == by_code(TH=1)
    assert play.position.tracks == tracks(currency=2)


def test_31_olympic_committee() -> None:
    play = event(table(), "31", "east")
    assert play.position.tracks == tracks(prestige=2)


def test_32_spiegel_scandal() -> None:
    play = event(table(), "32", "east")
    answer(play, "place-unrest", "west-berlin")
    assert unrest(play) == by_code(WB=1)
    assert play.position.tracks == tracks(prestige=1)
    assert play.position.pile == ["32"], "with its flight symbol"


def test_33_emergency_acts() -> None:
    play = event(table(), "33", "east")
    assert options(play, "place-unrest", "east") == WEST_AREAS
    answer(play, "place-unrest", "hessen", "place-unrest", "hessen")
    assert unrest(play) == by_code(HE=2)
    assert play.position.tracks == tracks(prestige=1)


def test_34_conscientious_objectors() -> None:
    play = event(table(unrest=by_code(SN=1)), "34", "east")
    answer(play, "build", "jena")
    assert set(play.position.factories) == {"jena"}
    assert unrest(play) == {}


def test_35_colour_television() -> None:
    """Two different areas, never West Berlin, and no transfer."""
    play = event(table(unrest=by_code(NW=1, BY=1, WB=1)), "35", "west")
    assert options(play, "place-standard", "west") == WEST_GERMANY
    answer(play, "place-standard", "nordrhein-westfalen")
    assert "nordrhein-westfalen" not in options(play, "place-standard", "west")
    answer(play, "place-standard", "bayern")
    assert options(play, "place-unrest", "west") == EAST_AREAS
    answer(play, "place-unrest", "sachsen")
    assert standard(play) == by_code(NW=1, BY=1)
    assert unrest(play) == by_code(WB=1, SN=1)


def test_36_more_democracy() -> None:
    play = event(table(unrest=by_code(BY=2)), "36", "west")
    assert unrest(play) == {}
    assert play.position.tracks == tracks(prestige=-1)


def test_37_prague_spring() -> None:
    """A factory of the ČSSR goes with its lines, for good; the West says which."""
    play = table(
        factories=["cssr-n", "cssr-s", "polska-n", "jena"],
        lines=["jena/cssr-s", "karl-marx-stadt/cssr-s"],
    )
    event(play, "37", "west")
    assert options(play, "raze", "west") == ("cssr-n", "cssr-s")
    answer(play, "raze", "cssr-s", "place-unrest", "thueringen")
    assert set(play.position.factories) == {"cssr-n", "polska-n", "jena"}
    assert play.position.lines == {}
    assert play.position.razed == ["cssr-s"]
    assert unrest(play) == by_code(TH=1)
    assert play.position.tracks == tracks(socialists=-2)


def test_38_us_jet() -> None:
    play = event(table(), "38", "west")
    assert play.position.tracks == tracks(prestige=-1, currency=-1)


def test_39_ich_bin_ein_berliner() -> None:
    """All three may be in West Berlin."""
    play = event(table(unrest=by_code(WB=3, BY=2)), "39", "west")
    if asked(play).kind == "next-symbol":
        answer(play, "next-symbol", "symbol-1")
    answer(play, "remove-unrest", "west-berlin", "remove-unrest", "west-berlin")
    assert unrest(play) == by_code(BY=2)
    assert play.position.tracks == tracks(prestige=-1)


def test_40_auschwitz_trials() -> None:
    play = event(table(), "40", "west")
    assert options(play, "place-unrest", "west") == WEST_AREAS
    answer(play, "place-unrest", "hessen")
    assert unrest(play) == by_code(HE=1)
    assert play.position.tracks == tracks(prestige=-2)


def test_ii_building_the_wall() -> None:
    """From now on the End of Decade costs prestige and a point instead of flight."""
    play = event(table(deck=["21"], factories=["berlin", "jena"], pile=["28", "32"]), "II", "east")
    assert play.position.wall
    assert play.position.tracks == tracks()
    phase(play, 1)
    assert play.position.tracks == tracks(prestige=-1)
    answer(play, "dismantle", "jena")
    assert set(play.position.factories) == {"berlin"}
