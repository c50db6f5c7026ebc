"""The events of decade IV, card by card (rulebook 6.4 and the almanac)."""

from __future__ import annotations

import pytest

from tests.games.wir_sind_das_volk import table as t
from tests.games.wir_sind_das_volk.cards.test_decade_1 import tracks
from tests.games.wir_sind_das_volk.decades import by_code
from weimar_tui.games.wir_sind_das_volk.rules.decade_end.flight import count_flight
from weimar_tui.games.wir_sind_das_volk.rules.names import EAST_AREAS, WEST_AREAS, WEST_GERMANY
from weimar_tui.games.wir_sind_das_volk.rules.position import PowerCard


def both_sides(card: str, western: tuple[str, ...], seat: str) -> None:
    """Each side chooses where the other one gets two unrest."""
    runner = t.event(t.table(), card, seat)
    t.answer(runner, "void", "none", "next-symbol", "symbol-1")
    assert t.options(runner, "place-unrest", "east") == western
    t.answer(runner, "place-unrest", "hessen")
    if t.asked(runner).kind == "next-symbol":
        t.answer(runner, "next-symbol", "symbol-1")
    t.answer(runner, "place-unrest", "hessen")
    assert t.options(runner, "place-unrest", "west") == EAST_AREAS
    t.answer(runner, "place-unrest", "sachsen", "place-unrest", "thueringen")
    assert t.unrest(runner) == by_code(HE=2, SN=1, TH=1)
    assert runner.position.pile == [card], "with its flight symbol"


@pytest.mark.parametrize("seat", ["west", "east"])
def test_61_peace_movement(seat: str) -> None:
    both_sides("61", WEST_AREAS, seat)


@pytest.mark.parametrize("seat", ["west", "east"])
def test_62_acid_rain(seat: str) -> None:
    """No unrest into West Berlin."""
    both_sides("62", WEST_GERMANY, seat)


def test_63_shipyards() -> None:
    """Lower Saxony and Hamburg with all their lines, including those to Flensburg and Kiel."""
    runner = t.table(
        factories=["hamburg", "kiel", "flensburg", "wolfsburg", "koeln"],
        lines=["flensburg/hamburg", "flensburg/hamburg", "kiel/hamburg", "flensburg/kiel"],
    )
    t.event(runner, "63", "east")
    assert t.options(runner, "dismantle", "east") == (
        *("wolfsburg", "flensburg/hamburg"),
        "kiel/hamburg",
    )
    t.answer(runner, "dismantle", "flensburg/hamburg", "dismantle", "flensburg/hamburg")
    t.answer(runner, "dismantle", "kiel/hamburg")
    assert runner.position.lines == {"flensburg/kiel": 1}


def test_64_western_credits() -> None:
    """A red card; the West chooses where its unrest goes."""
    runner = t.event(t.table(unrest=by_code(BY=2, HE=2, SN=2)), "64", "east")
    if t.asked(runner).kind == "next-symbol":
        t.answer(runner, "next-symbol", "symbol-1")
    assert t.options(runner, "remove-unrest", "west") == ("hessen", "bayern")
    t.answer(runner, "remove-unrest", "hessen")
    if t.asked(runner).kind == "next-symbol":
        t.answer(runner, "next-symbol", "symbol-1")
    t.answer(runner, "remove-unrest", "bayern")
    assert t.unrest(runner) == by_code(BY=1, HE=1, SN=1)
    assert runner.position.tracks == tracks(currency=2)


def test_65_honeckers_visit() -> None:
    runner = t.event(t.table(unrest=by_code(BY=2, HE=1, SN=3)), "65", "east")
    t.answer(runner, "next-symbol", "symbol-1", "remove-unrest", "bayern")
    assert t.unrest(runner) == by_code(BY=1, HE=1, SN=1)
    assert runner.position.tracks == tracks(socialists=1)


def test_66_raid_on_the_environmental_library() -> None:
    runner = t.event(t.table(unrest=by_code(SN=3, TH=1)), "66", "east")
    t.answer(runner, "move-from", "sachsen", "move-to", "mecklenburg")
    t.answer(runner, "move-from", "sachsen", "move-to", "brandenburg")
    assert t.unrest(runner) == by_code(SN=1, TH=1, MV=1, BB=1)
    assert runner.position.state_power == [PowerCard("66", "pink")]
    assert runner.position.tracks == tracks(socialists=-1)


def test_67_semperoper() -> None:
    """The living standard is placed in Saxony and its unrest removed; the other removal
    is anywhere."""
    runner = t.event(t.table(unrest=by_code(SN=2, TH=1)), "67", "east")
    t.answer(runner, "next-symbol", "symbol-1")
    assert t.unrest(runner) == by_code(SN=1, TH=1)
    t.answer(runner, "remove-unrest", "thueringen")
    assert t.standard(runner) == by_code(SN=1)
    assert t.unrest(runner) == by_code(SN=1)
    assert runner.position.tracks == tracks(prestige=1)


def test_68_wackersdorf() -> None:
    """All three can be in Bavaria, none in West Berlin."""
    runner = t.event(t.table(), "68", "east")
    assert t.options(runner, "place-unrest", "east") == WEST_GERMANY
    t.answer(runner, "place-unrest", "bayern", "place-unrest", "bayern")
    assert t.unrest(runner) == by_code(BY=3)
    assert runner.position.tracks == tracks(prestige=1)


def test_69_census() -> None:
    runner = t.event(t.table(), "69", "east")
    t.answer(runner, "place-unrest", "west-berlin")
    assert t.unrest(runner) == by_code(WB=1)


def test_70_dax() -> None:
    runner = t.event(t.table(), "70", "west")
    t.answer(runner, "build", "frankfurt", "build", "koeln", "build", "koeln/frankfurt")
    assert runner.position.lines == {"koeln/frankfurt": 1}
    assert runner.position.tracks == tracks(prestige=-1)


def test_71_decay_of_city_centres() -> None:
    runner = t.event(t.table(), "71", "west")
    t.answer(runner, "place-unrest", "mecklenburg")
    assert t.unrest(runner) == by_code(MV=1)
    assert runner.position.tracks == tracks(currency=-1, socialists=-1)


def test_72_oil_supply() -> None:
    runner = t.event(t.table(factories=["schwedt", "berlin", "jena"]), "72", "west")
    t.answer(runner, "dismantle", "schwedt", "dismantle", "berlin")
    assert set(runner.position.factories) == {"jena"}
    assert runner.position.tracks == tracks(currency=-2)


def test_73_martial_law() -> None:
    """A factory of Poland is removed with its lines, for good."""
    runner = t.table(
        factories=["polska-n", "cssr-n", "schwedt"], lines=["schwedt/polska-n", "cottbus/cssr-n"]
    )
    t.event(runner, "73", "west")
    assert set(runner.position.factories) == {"cssr-n", "schwedt"}
    assert runner.position.lines == {"cottbus/cssr-n": 1}
    assert runner.position.razed == ["polska-n"]
    assert runner.position.tracks == tracks(socialists=-2)


def test_73_without_a_factory_there_the_symbol_is_ignored() -> None:
    runner = t.event(t.table(factories=["cssr-n"]), "73", "west")
    assert set(runner.position.factories) == {"cssr-n"}
    assert runner.position.tracks == tracks(socialists=-2)


def test_74_chernobyl() -> None:
    runner = t.event(t.table(), "74", "west")
    t.answer(runner, "place-unrest", "sachsen", "place-unrest", "thueringen")
    assert t.unrest(runner) == by_code(SN=1, TH=1)
    assert runner.position.tracks == tracks(socialists=-1)


def test_75_sputnik() -> None:
    runner = t.event(t.table(), "75", "west")
    assert runner.position.tracks == tracks(socialists=-1)
    assert runner.position.pile == ["75"], "with its flight symbol"


def test_76_verdun() -> None:
    runner = t.event(t.table(unrest=by_code(RP=1)), "76", "west")
    t.answer(runner, "build", "saarbruecken")
    assert set(runner.position.factories) == {"saarbruecken"}
    assert t.unrest(runner) == {}
    assert runner.position.tracks == tracks(prestige=-1)


def test_77_mondays_demos() -> None:
    """The unrest just placed can be moved."""
    runner = t.event(t.table(unrest=by_code(TH=1)), "77", "west")
    t.answer(runner, "next-symbol", "symbol-1")
    assert t.unrest(runner) == by_code(SN=1, TH=1)
    t.answer(runner, "move-from", "sachsen", "move-to", "ost-berlin")
    t.answer(runner, "move-from", "thueringen", "move-to", "ost-berlin")
    assert t.unrest(runner) == by_code(OB=2)
    assert runner.position.tracks == tracks(socialists=-2)


def test_78_electoral_fraud() -> None:
    runner = t.event(t.table(unrest=by_code(SN=3, TH=3)), "78", "west")
    t.answer(runner, "move-from", "sachsen", "move-to", "thueringen")
    t.answer(runner, "move-from", "sachsen", "move-to", "thueringen")
    assert t.unrest(runner) == by_code(SN=1, TH=4), "one unrest of five is calmed by the socialist"
    assert runner.position.tracks == tracks(socialists=-1)
    assert runner.position.pile == ["78"], "with its flight symbol"


def test_79_computers() -> None:
    """The living standard can go to West Berlin; the sectors fill evenly."""
    runner = t.table(unrest=by_code(WB=2, BY=1), sectors={"rheinland-pfalz": 1})
    t.event(runner, "79", "west")
    t.answer(runner, "next-symbol", "symbol-1", "place-standard", "west-berlin")
    assert t.options(runner, "sector", "west") == ("nordrhein-westfalen", "baden-wuerttemberg")
    t.answer(runner, "sector", "nordrhein-westfalen", "remove-unrest", "bayern")
    assert sum(runner.position.sectors.values()) == 2
    assert t.unrest(runner) == by_code(WB=1)
    assert runner.position.tracks == tracks(currency=-2)


def test_80_hungary_opens_the_fence() -> None:
    runner = t.event(t.table(factories=["berlin", "jena", "leipzig"]), "80", "west")
    t.answer(runner, "dismantle", "berlin", "dismantle", "jena", "place-unrest", "sachsen")
    assert set(runner.position.factories) == {"leipzig"}
    assert t.unrest(runner) == by_code(SN=1)
    assert runner.position.tracks == tracks(prestige=-1)


def test_iva_round_table() -> None:
    """The East returns unrest from its cards first; the West names the area to calm."""
    runner = t.table(
        decade=4,
        deck=["61"],
        state_power=[t.power("5", used=True), t.power("51")],
        unrest=by_code(SN=6, TH=3),
        cadre_school=0,
    )
    t.event(runner, "IVa", "east")
    t.answer(runner, "next-symbol", "symbol-1", "put-back", "thueringen")
    assert t.options(runner, "calm", "west") == ("sachsen", "thueringen")
    t.answer(runner, "calm", "thueringen")
    assert t.unrest(runner) == by_code(SN=6, TH=3)
    assert runner.position.dissolved
    assert runner.position.state_power == []
    assert runner.position.tracks == tracks(currency=-1)


def test_ivb_the_wall_comes_down() -> None:
    """Flight counts again in the same decade, with all symbols of the pile."""
    runner = t.table(
        decade=4,
        wall=True,
        deck=["63"],
        pile=["61", "62"],
        state_power=[t.power("51", used=True)],
        unrest=by_code(SN=3),
    )
    t.event(runner, "IVb", "east")
    while t.asked(runner).kind != "turn":
        decision = t.asked(runner)
        wanted = {
            "next-symbol": "symbol-2",
            "put-back": "thueringen",
            "remove-unrest": "thueringen",
        }
        runner.pick(decision.number, wanted[decision.kind])
    assert not runner.position.wall
    assert runner.position.dissolved
    assert t.unrest(runner) == by_code(SN=3)
    assert runner.position.tracks == tracks(prestige=1, socialists=2)
    assert count_flight(t.board(), runner.position).symbols == 3
