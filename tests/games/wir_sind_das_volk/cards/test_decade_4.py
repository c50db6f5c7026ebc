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
    """Each side says where two unrest go at the other one."""
    play = t.event(t.table(), card, seat)
    t.answer(play, "void", "none", "next-symbol", "symbol-1")
    assert t.options(play, "place-unrest", "east") == western
    t.answer(play, "place-unrest", "hessen")
    if t.asked(play).kind == "next-symbol":
        t.answer(play, "next-symbol", "symbol-1")
    t.answer(play, "place-unrest", "hessen")
    assert t.options(play, "place-unrest", "west") == EAST_AREAS
    t.answer(play, "place-unrest", "sachsen", "place-unrest", "thueringen")
    assert t.unrest(play) == by_code(HE=2, SN=1, TH=1)
    assert play.position.pile == [card], "with its flight symbol"


@pytest.mark.parametrize("seat", ["west", "east"])
def test_61_peace_movement(seat: str) -> None:
    both_sides("61", WEST_AREAS, seat)


@pytest.mark.parametrize("seat", ["west", "east"])
def test_62_acid_rain(seat: str) -> None:
    """No unrest into West Berlin."""
    both_sides("62", WEST_GERMANY, seat)


def test_63_shipyards() -> None:
    """Lower Saxony and Hamburg, with all their lines, also those to Flensburg and Kiel."""
    play = t.table(
        factories=["hamburg", "kiel", "flensburg", "wolfsburg", "koeln"],
        lines=["flensburg/hamburg", "flensburg/hamburg", "kiel/hamburg", "flensburg/kiel"],
    )
    t.event(play, "63", "east")
    assert t.options(play, "dismantle", "east") == (
        *("wolfsburg", "flensburg/hamburg"),
        "kiel/hamburg",
    )
    t.answer(play, "dismantle", "flensburg/hamburg", "dismantle", "flensburg/hamburg")
    t.answer(play, "dismantle", "kiel/hamburg")
    assert play.position.lines == {"flensburg/kiel": 1}


def test_64_western_credits() -> None:
    """A red card; the West says where its unrest goes."""
    play = t.event(t.table(unrest=by_code(BY=2, HE=2, SN=2)), "64", "east")
    if t.asked(play).kind == "next-symbol":
        t.answer(play, "next-symbol", "symbol-1")
    assert t.options(play, "remove-unrest", "west") == ("hessen", "bayern")
    t.answer(play, "remove-unrest", "hessen")
    if t.asked(play).kind == "next-symbol":
        t.answer(play, "next-symbol", "symbol-1")
    t.answer(play, "remove-unrest", "bayern")
    assert t.unrest(play) == by_code(BY=1, HE=1, SN=1)
    assert play.position.tracks == tracks(currency=2)


def test_65_honeckers_visit() -> None:
    play = t.event(t.table(unrest=by_code(BY=2, HE=1, SN=3)), "65", "east")
    t.answer(play, "next-symbol", "symbol-1", "remove-unrest", "bayern")
    assert t.unrest(play) == by_code(BY=1, HE=1, SN=1)
    assert play.position.tracks == tracks(socialists=1)


def test_66_raid_on_the_environmental_library() -> None:
    play = t.event(t.table(unrest=by_code(SN=3, TH=1)), "66", "east")
    t.answer(play, "move-from", "sachsen", "move-to", "mecklenburg")
    t.answer(play, "move-from", "sachsen", "move-to", "brandenburg")
    assert t.unrest(play) == by_code(SN=1, TH=1, MV=1, BB=1)
    assert play.position.state_power == [PowerCard("66", "pink")]
    assert play.position.tracks == tracks(socialists=-1)


def test_67_semperoper() -> None:
    """The living standard is in Saxony with its unrest, the other removal anywhere."""
    play = t.event(t.table(unrest=by_code(SN=2, TH=1)), "67", "east")
    t.answer(play, "next-symbol", "symbol-1")
    assert t.unrest(play) == by_code(SN=1, TH=1)
    t.answer(play, "remove-unrest", "thueringen")
    assert t.standard(play) == by_code(SN=1)
    assert t.unrest(play) == by_code(SN=1)
    assert play.position.tracks == tracks(prestige=1)


def test_68_wackersdorf() -> None:
    """All three may be in Bavaria, none in West Berlin."""
    play = t.event(t.table(), "68", "east")
    assert t.options(play, "place-unrest", "east") == WEST_GERMANY
    t.answer(play, "place-unrest", "bayern", "place-unrest", "bayern")
    assert t.unrest(play) == by_code(BY=3)
    assert play.position.tracks == tracks(prestige=1)


def test_69_census() -> None:
    play = t.event(t.table(), "69", "east")
    t.answer(play, "place-unrest", "west-berlin")
    assert t.unrest(play) == by_code(WB=1)


def test_70_dax() -> None:
    play = t.event(t.table(), "70", "west")
    t.answer(play, "build", "frankfurt", "build", "koeln", "build", "koeln/frankfurt")
    assert play.position.lines == {"koeln/frankfurt": 1}
    assert play.position.tracks == tracks(prestige=-1)


def test_71_decay_of_city_centres() -> None:
    play = t.event(t.table(), "71", "west")
    t.answer(play, "place-unrest", "mecklenburg")
    assert t.unrest(play) == by_code(MV=1)
    assert play.position.tracks == tracks(currency=-1, socialists=-1)


def test_72_oil_supply() -> None:
    play = t.event(t.table(factories=["schwedt", "berlin", "jena"]), "72", "west")
    t.answer(play, "dismantle", "schwedt", "dismantle", "berlin")
    assert set(play.position.factories) == {"jena"}
    assert play.position.tracks == tracks(currency=-2)


def test_73_martial_law() -> None:
    """A factory of Poland goes with its lines, for good."""
    play = t.table(
        factories=["polska-n", "cssr-n", "schwedt"], lines=["schwedt/polska-n", "cottbus/cssr-n"]
    )
    t.event(play, "73", "west")
    assert set(play.position.factories) == {"cssr-n", "schwedt"}
    assert play.position.lines == {"cottbus/cssr-n": 1}
    assert play.position.razed == ["polska-n"]
    assert play.position.tracks == tracks(socialists=-2)


def test_73_without_a_factory_there_the_symbol_is_ignored() -> None:
    play = t.event(t.table(factories=["cssr-n"]), "73", "west")
    assert set(play.position.factories) == {"cssr-n"}
    assert play.position.tracks == tracks(socialists=-2)


def test_74_chernobyl() -> None:
    play = t.event(t.table(), "74", "west")
    t.answer(play, "place-unrest", "sachsen", "place-unrest", "thueringen")
    assert t.unrest(play) == by_code(SN=1, TH=1)
    assert play.position.tracks == tracks(socialists=-1)


def test_75_sputnik() -> None:
    play = t.event(t.table(), "75", "west")
    assert play.position.tracks == tracks(socialists=-1)
    assert play.position.pile == ["75"], "with its flight symbol"


def test_76_verdun() -> None:
    play = t.event(t.table(unrest=by_code(RP=1)), "76", "west")
    t.answer(play, "build", "saarbruecken")
    assert set(play.position.factories) == {"saarbruecken"}
    assert t.unrest(play) == {}
    assert play.position.tracks == tracks(prestige=-1)


def test_77_mondays_demos() -> None:
    """The unrest just placed may be moved."""
    play = t.event(t.table(unrest=by_code(TH=1)), "77", "west")
    t.answer(play, "next-symbol", "symbol-1")
    assert t.unrest(play) == by_code(SN=1, TH=1)
    t.answer(play, "move-from", "sachsen", "move-to", "ost-berlin")
    t.answer(play, "move-from", "thueringen", "move-to", "ost-berlin")
    assert t.unrest(play) == by_code(OB=2)
    assert play.position.tracks == tracks(socialists=-2)


def test_78_electoral_fraud() -> None:
    play = t.event(t.table(unrest=by_code(SN=3, TH=3)), "78", "west")
    t.answer(play, "move-from", "sachsen", "move-to", "thueringen")
    t.answer(play, "move-from", "sachsen", "move-to", "thueringen")
    assert t.unrest(play) == by_code(SN=1, TH=4), "one unrest of five is calmed by the socialist"
    assert play.position.tracks == tracks(socialists=-1)
    assert play.position.pile == ["78"], "with its flight symbol"


def test_79_computers() -> None:
    """The living standard may go to West Berlin; the sectors fill evenly."""
    play = t.table(unrest=by_code(WB=2, BY=1), sectors={"rheinland-pfalz": 1})
    t.event(play, "79", "west")
    t.answer(play, "next-symbol", "symbol-1", "place-standard", "west-berlin")
    assert t.options(play, "sector", "west") == ("nordrhein-westfalen", "baden-wuerttemberg")
    t.answer(play, "sector", "nordrhein-westfalen", "remove-unrest", "bayern")
    assert sum(play.position.sectors.values()) == 2
    assert t.unrest(play) == by_code(WB=1)
    assert play.position.tracks == tracks(currency=-2)


def test_80_hungary_opens_the_fence() -> None:
    play = t.event(t.table(factories=["berlin", "jena", "leipzig"]), "80", "west")
    t.answer(play, "dismantle", "berlin", "dismantle", "jena", "place-unrest", "sachsen")
    assert set(play.position.factories) == {"leipzig"}
    assert t.unrest(play) == by_code(SN=1)
    assert play.position.tracks == tracks(prestige=-1)


def test_iva_round_table() -> None:
    """The East returns unrest from its cards first; the West names the area to calm."""
    play = t.table(
        decade=4,
        deck=["61"],
        state_power=[t.power("5", used=True), t.power("51")],
        unrest=by_code(SN=6, TH=3),
        cadre_school=0,
    )
    t.event(play, "IVa", "east")
    t.answer(play, "next-symbol", "symbol-1", "put-back", "thueringen")
    assert t.options(play, "calm", "west") == ("sachsen", "thueringen")
    t.answer(play, "calm", "thueringen")
    assert t.unrest(play) == by_code(SN=6, TH=3)
    assert play.position.dissolved
    assert play.position.state_power == []
    assert play.position.tracks == tracks(currency=-1)


def test_ivb_the_wall_comes_down() -> None:
    """Flight counts again in this very decade, with all symbols of the pile."""
    play = t.table(
        decade=4,
        wall=True,
        deck=["63"],
        pile=["61", "62"],
        state_power=[t.power("51", used=True)],
        unrest=by_code(SN=3),
    )
    t.event(play, "IVb", "east")
    while t.asked(play).kind != "turn":
        decision = t.asked(play)
        wanted = {
            "next-symbol": "symbol-2",
            "put-back": "thueringen",
            "remove-unrest": "thueringen",
        }
        play.pick(decision.number, wanted[decision.kind])
    assert not play.position.wall
    assert play.position.dissolved
    assert t.unrest(play) == by_code(SN=3)
    assert play.position.tracks == tracks(prestige=1, socialists=2)
    assert count_flight(t.board(), play.position).symbols == 3
