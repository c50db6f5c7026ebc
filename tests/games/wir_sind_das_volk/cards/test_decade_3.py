"""The events of decade III, card by card (rulebook 6.4 and the almanac)."""

from __future__ import annotations

from tests.games.wir_sind_das_volk import table as t
from tests.games.wir_sind_das_volk.cards.test_decade_1 import tracks
from tests.games.wir_sind_das_volk.decades import by_code
from weimar_tui.games.wir_sind_das_volk.rules.names import EAST_AREAS, WEST_AREAS
from weimar_tui.games.wir_sind_das_volk.rules.position import PowerCard


def test_41_transit_agreement() -> None:
    runner = t.event(t.table(unrest=by_code(WB=2, BY=1)), "41", "east")
    t.answer(runner, "void", "none")
    while t.asked(runner).kind != "turn":
        decision = t.asked(runner)
        assert decision.seat == ("east" if decision.kind == "next-symbol" else "west")
        wanted = {"build": "koeln", "remove-unrest": "west-berlin", "next-symbol": "symbol-1"}
        runner.pick(decision.number, wanted[decision.kind])
    assert set(runner.position.factories) == {"koeln"}
    assert t.unrest(runner) == by_code(WB=1, BY=1)
    assert runner.position.tracks == tracks(currency=2)


def test_42_recognition() -> None:
    runner = t.event(t.table(unrest=by_code(BY=3, HE=3)), "42", "east")
    t.answer(runner, "void", "none")
    assert t.options(runner, "remove-unrest", "west") == ("hessen", "bayern")
    for area in ("bayern", "hessen", "bayern"):
        t.answer(runner, "remove-unrest", area)
    assert t.unrest(runner) == by_code(BY=1, HE=2)
    assert runner.position.tracks == tracks(prestige=2, currency=1)


def test_43_steel_crisis() -> None:
    """All lines of connections with an end in North Rhine-Westphalia count, and its factories."""
    runner = t.table(
        factories=["duisburg", "bremen", "koeln", "frankfurt"],
        lines=["bremen/duisburg", "bremen/duisburg", "giessen/frankfurt"],
    )
    t.event(runner, "43", "east")
    assert t.options(runner, "dismantle", "east") == ("koeln", "bremen/duisburg")
    t.answer(runner, "dismantle", "bremen/duisburg", "dismantle", "bremen/duisburg")
    assert t.options(runner, "dismantle", "east") == ("duisburg", "koeln")
    t.answer(runner, "dismantle", "duisburg")
    assert set(runner.position.factories) == {"bremen", "koeln", "frankfurt"}
    assert t.unrest(runner) == by_code(NW=1)


def test_44_red_army_faction() -> None:
    runner = t.event(t.table(), "44", "east")
    for area in ("west-berlin", "west-berlin", "hessen"):
        t.answer(runner, "place-unrest", area)
    assert "west-berlin" not in t.asked(runner).options
    t.answer(runner, "place-unrest", "hessen")
    assert t.unrest(runner) == by_code(WB=2, HE=2)
    assert runner.position.tracks == tracks(prestige=1)


def test_45_housing_programme() -> None:
    """The East chooses where, whichever player uses it."""
    runner = t.event(t.table(unrest=by_code(SN=2, TH=2)), "45", "west")
    t.answer(runner, "void", "socialists")
    assert t.options(runner, "remove-unrest", "east") == ("sachsen", "thueringen")
    t.answer(runner, "remove-unrest", "sachsen", "remove-unrest", "thueringen")
    assert t.unrest(runner) == by_code(SN=1, TH=1)
    assert runner.position.tracks == tracks(currency=-1)


def test_46_palace_of_the_republic() -> None:
    """Living standard in East Berlin; Berlin can be made rundown and repaired at once."""
    runner = t.event(t.table(factories=["berlin"], unrest=by_code(OB=2)), "46", "east")
    assert t.standard(runner) == by_code(OB=1)
    assert t.unrest(runner) == by_code(OB=1)
    assert t.options(runner, "next-symbol", "east") == ("symbol-2", "symbol-3")
    t.answer(runner, "next-symbol", "symbol-3")
    assert runner.position.factories == {"berlin": "sound"}
    assert runner.position.tracks == tracks(socialists=1)


def test_46_in_the_other_order_a_factory_is_lost() -> None:
    runner = t.event(t.table(factories=["berlin", "jena"]), "46", "east")
    t.answer(runner, "next-symbol", "symbol-2", "rundown", "jena")
    assert runner.position.factories == {"berlin": "sound", "jena": "rundown"}


def test_46_not_without_anything_to_make_rundown() -> None:
    """Ruling W15."""
    from tests.games.wir_sind_das_volk.table import turn

    for factories, allowed in (
        ({}, False),
        ({"jena": "rundown"}, False),
        ({"berlin": "rundown"}, True),
        ({"jena": "sound"}, True),
    ):
        runner = turn(t.table(factories=factories), "east", "46", "47")
        assert ("46:event" in t.asked(runner).options) == allowed, factories


def test_47_blue_jeans() -> None:
    runner = t.event(t.table(unrest=by_code(SN=2, TH=2)), "47", "east")
    t.answer(runner, "next-symbol", "symbol-1")
    t.answer(runner, "place-standard", "sachsen", "remove-unrest", "thueringen")
    assert t.standard(runner) == by_code(SN=1)
    assert t.unrest(runner) == by_code(SN=1, TH=1)
    assert runner.position.tracks == tracks(prestige=1)


def test_48_nationalizing() -> None:
    runner = t.event(t.table(), "48", "west")
    t.answer(runner, "void", "socialists", "place-unrest", "sachsen")
    assert t.unrest(runner) == by_code(SN=1)
    assert runner.position.tracks == tracks(currency=-2, socialists=1)
    assert runner.position.pile == ["48"], "with its flight symbol"


def test_49_informal_agents() -> None:
    runner = t.event(t.table(unrest=by_code(SN=1)), "49", "east")
    assert t.unrest(runner) == {}
    assert runner.position.state_power == [PowerCard("49", "red")]


def test_50_guillaume_affair() -> None:
    runner = t.table(hands={"west": ["58", "59"], "east": ["53"]}, deck=["55", "56"])
    t.event(runner, "50", "east")
    t.answer(runner, "next-symbol", "symbol-2", "guillaume", "hand", "guillaume-swap", "58:53")
    assert t.options(runner, "place-unrest", "east") == WEST_AREAS
    t.answer(runner, "place-unrest", "nordrhein-westfalen")
    assert runner.position.hands == {"west": ["53", "59"], "east": ["58"]}
    assert t.unrest(runner) == by_code(NW=1)
    assert runner.position.tracks == tracks(prestige=1)


def test_51_spring_guns() -> None:
    runner = t.event(t.table(), "51", "east")
    t.answer(runner, "void", "prestige")
    assert runner.position.state_power == [PowerCard("51", "pink")]
    assert runner.position.tracks == tracks(prestige=-1, socialists=1)


def test_51_the_west_may_void_the_state_power_symbol() -> None:
    runner = t.event(t.table(), "51", "west")
    assert "symbol-1" in t.options(runner, "void", "west")


def test_52_herstatt_bank() -> None:
    runner = t.event(t.table(factories=["koeln", "kiel"]), "52", "east")
    t.answer(runner, "dismantle", "koeln", "place-unrest", "hessen")
    assert set(runner.position.factories) == {"kiel"}
    assert t.unrest(runner) == by_code(HE=1)
    assert runner.position.tracks == tracks(prestige=1)
    assert runner.position.pile == ["52"], "with its flight symbol"


def test_53_koko() -> None:
    runner = t.event(t.table(), "53", "east")
    assert runner.position.tracks == tracks(currency=2)


def test_54_oil_crisis() -> None:
    runner = t.event(
        t.table(factories=["koeln", "kiel", "ulm", "muenchen", "bremen"]), "54", "east"
    )
    for city in ("koeln", "kiel", "ulm", "bremen"):
        t.answer(runner, "dismantle", city)
    assert set(runner.position.factories) == {"muenchen"}


def test_55_warsaw() -> None:
    runner = t.event(t.table(), "55", "west")
    t.answer(runner, "place-unrest", "bayern")
    assert t.unrest(runner) == by_code(BY=1)
    assert runner.position.tracks == tracks(prestige=-2)


def test_56_auto_industry() -> None:
    runner = t.event(t.table(), "56", "west")
    t.answer(runner, "build", "stuttgart", "build", "wolfsburg")
    assert set(runner.position.factories) == {"stuttgart", "wolfsburg"}
    assert runner.position.tracks == tracks(currency=-1, socialists=-1)


def test_57_biermann() -> None:
    runner = t.event(t.table(), "57", "west")
    t.answer(runner, "place-unrest", "sachsen", "place-unrest", "sachsen")
    assert t.unrest(runner) == by_code(SN=2)
    assert runner.position.tracks == tracks(socialists=-2)


def test_58_bruesewitz() -> None:
    runner = t.event(t.table(), "58", "west")
    assert t.options(runner, "place-unrest", "west") == EAST_AREAS
    t.answer(runner, "place-unrest", "sachsen-anhalt")
    assert t.unrest(runner) == by_code(ST=1)
    assert runner.position.tracks == tracks(socialists=-2)


def test_59_national_day() -> None:
    runner = t.event(t.table(), "59", "west")
    assert t.unrest(runner) == by_code(OB=2)
    assert runner.position.tracks == tracks(socialists=-1)


def test_60_munich_olympics() -> None:
    """Living standard without removing unrest."""
    runner = t.event(t.table(unrest=by_code(BY=1)), "60", "west")
    assert t.standard(runner) == by_code(BY=1)
    assert t.unrest(runner) == by_code(BY=2)
    assert runner.position.tracks == tracks(prestige=-2)
    assert runner.position.pile == ["60"], "with its flight symbol"


def test_iii_honecker_ousts_ulbricht() -> None:
    """Both living standards can go to the same area."""
    runner = t.event(t.table(deck=["41"], unrest=by_code(SN=3)), "III", "east")
    t.answer(runner, "place-standard", "sachsen", "place-standard", "sachsen")
    assert t.standard(runner) == by_code(SN=2)
    assert t.unrest(runner) == by_code(SN=1)
    assert runner.position.tracks == tracks(currency=-2, socialists=2)
