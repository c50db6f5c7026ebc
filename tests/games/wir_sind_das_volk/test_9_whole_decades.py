"""Rulebook 9: whole ends of decades, worked through by hand phase by phase."""

from __future__ import annotations

from tests.games.wir_sind_das_volk import table as t
from tests.games.wir_sind_das_volk.decades import (
    by_code,
    flight_and_currency,
    nothing_has_happened,
    wall_at_minus_six,
)
from weimar_tui.games.wir_sind_das_volk.rules.events import (
    Attacked,
    CurrencyCounted,
    FlightCounted,
    MarkersCounted,
)
from weimar_tui.games.wir_sind_das_volk.rules.names import PATRON_STATES
from weimar_tui.games.wir_sind_das_volk.rules.network import factory_values


def test_nothing_has_happened() -> None:
    runner = t.end_of_decade(nothing_has_happened())
    assert t.at_rest(runner), "nothing had to be asked"
    (flight,) = t.happened(runner, FlightCounted)
    assert (flight.steps, flight.points) == (0, 0)
    (currency,) = t.happened(runner, CurrencyCounted)
    assert (currency.worst, currency.needed) == (-1, 0)
    assert currency.exports == ("ost-berlin", "sachsen-anhalt")
    assert t.happened(runner, MarkersCounted) == [MarkersCounted(0, 0)]


def test_the_wall_at_prestige_minus_six() -> None:
    runner = t.end_of_decade(wall_at_minus_six())
    position = runner.position
    # 9.1: the arrow is blocked; then the East dismantles 1.
    t.answer(runner, "overflow", "place", "place-unrest", "mecklenburg")
    assert position.protests["east"] == ["mecklenburg"]
    t.answer(runner, "dismantle", "bitterfeld/leipzig")
    # 9.2: the whole field; the West chooses order and places.
    t.answer(runner, "prestige-field", "full")
    for kind, option in (
        ("lose-standard", "ost-berlin"),
        ("place-unrest", "mecklenburg"),
        ("dismantle", "berlin/bitterfeld"),
    ):
        if t.asked(runner).kind == "next-symbol":
            runner.pick(t.asked(runner).number, t.asked(runner).options[0])
        t.answer(runner, kind, option)
    values = factory_values(t.board(), position)
    assert (values["berlin"], values["bitterfeld"]) == (1, 2)
    # 9.3: three exports and the track are enough for two.
    (currency,) = t.happened(runner, CurrencyCounted)
    assert currency.exports == ("ost-berlin", "sachsen-anhalt", "sachsen")
    assert (currency.track, currency.needed, currency.missing) == (1, 2, 0)
    # 9.4: two cards.
    t.answer(runner, "dismantle", "berlin/bitterfeld", "dismantle", "leipzig")
    # 9.5: all held. 9.6: the best area has two on either side; West Berlin has one.
    assert t.standard(runner) == by_code(ST=2, NW=2, HE=1)
    assert t.options(runner, "import", "east") == PATRON_STATES
    assert position.unrest == {
        **by_code(SH=3, NI=3, NW=1, HE=2, RP=3, BW=3, BY=4, WB=4),
        **by_code(MV=6, BB=3, OB=2, ST=0, SN=4, TH=3),
    }
    t.answer(runner, "import", "baden-wuerttemberg")
    # 9.7: Hesse has one choice only, Saxony-Anhalt two.
    assert t.options(runner, "attack", "east") == ("niedersachsen", "hessen")
    t.answer(runner, "attack", "niedersachsen")
    assert t.happened(runner, Attacked) == [
        Attacked("hessen", "thueringen", 1, 1),
        Attacked("sachsen-anhalt", "niedersachsen", 2, 2),
    ]
    assert position.unrest["niedersachsen"] == 5
    # 9.8: one card is used already, the other calms Thuringia.
    t.answer(runner, "remove-unrest", "thueringen")
    assert [card.used for card in position.state_power] == [False, False]
    # 9.9: one more makes three socialists, four would be needed.
    assert t.options(runner, "socialist", "east") == ("mecklenburg", "sachsen")
    t.answer(runner, "socialist", "sachsen")
    assert (position.unrest["sachsen"], position.unrest["mecklenburg"]) == (3, 4)
    # 9.10: four markers in the West, one in the East.
    assert t.happened(runner, MarkersCounted) == [MarkersCounted(4, 1)]
    assert t.ending(runner) == "west-collapses"


def test_flight_missing_currency_and_lost_socialists() -> None:
    runner = t.end_of_decade(flight_and_currency())
    position = runner.position
    # 9.1: five steps, two points; the West begins.
    assert t.asked(runner).seat == "west"
    t.answer(runner, "dismantle", "bitterfeld/jena")
    assert t.asked(runner).seat == "east"
    t.answer(runner, "dismantle", "berlin/bitterfeld")
    assert set(factory_values(t.board(), position).values()) >= {1}
    # 9.2: a factory becomes rundown.
    t.answer(runner, "prestige-field", "full", "rundown", "jena")
    # 9.3: Hamburg to Schleswig-Holstein; three exports less two are one, two are needed.
    (currency,) = t.happened(runner, CurrencyCounted)
    assert (currency.worst, currency.hamburg) == (1, "schleswig-holstein")
    assert currency.exports == ("mecklenburg", "ost-berlin", "sachsen-anhalt")
    assert currency.missing == 1
    t.answer(runner, "rundown", "bitterfeld")
    # 9.4: one card.
    t.answer(runner, "dismantle", "rostock")
    # 9.5: rundown factories of value 0 hold nothing.
    assert t.standard(runner) == by_code(HE=1, NW=1)
    # 9.6: West Berlin gets one and a marker.
    t.answer(runner, "import", "rheinland-pfalz")
    # 9.7: Hesse may choose.
    assert t.options(runner, "attack", "west") == ("sachsen-anhalt", "thueringen")
    t.answer(runner, "attack", "sachsen-anhalt")
    # 9.8: Mecklenburg is calmed. 9.9: the last socialist goes, unrest comes back.
    t.answer(runner, "remove-unrest", "mecklenburg")
    assert position.cadre_school + sum(position.socialists.values()) == 0
    assert position.protests["east"] == ["ost-berlin"]
    # 9.10: the decade is over.
    assert t.happened(runner, MarkersCounted) == [MarkersCounted(2, 1)]
    assert t.at_rest(runner)
