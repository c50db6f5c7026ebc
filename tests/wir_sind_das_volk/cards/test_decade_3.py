"""The events of decade III, card by card (rulebook 6.4 and the almanac)."""

from __future__ import annotations

from tests.wir_sind_das_volk.cards.test_decade_1 import tracks
from tests.wir_sind_das_volk.decades import by_code
from tests.wir_sind_das_volk.table import (
    answer,
    asked,
    event,
    options,
    standard,
    table,
    unrest,
)
from weimar_tui.games.wir_sind_das_volk.rules.names import EAST_AREAS, WEST_AREAS
from weimar_tui.games.wir_sind_das_volk.rules.position import PowerCard


def test_41_transit_agreement() -> None:
    play = event(table(unrest=by_code(WB=2, BY=1)), "41", "east")
    answer(play, "void", "none")
    while asked(play).kind != "turn":
        decision = asked(play)
        assert decision.seat == ("east" if decision.kind == "next-symbol" else "west")
        wanted = {"build": "koeln", "remove-unrest": "west-berlin", "next-symbol": "symbol-1"}
        play.pick(decision.number, wanted[decision.kind])
    assert set(play.position.factories) == {"koeln"}
    assert unrest(play) == by_code(WB=1, BY=1)
    assert play.position.tracks == tracks(currency=2)


def test_42_recognition() -> None:
    play = event(table(unrest=by_code(BY=3, HE=3)), "42", "east")
    answer(play, "void", "none")
    assert options(play, "remove-unrest", "west") == ("hessen", "bayern")
    for area in ("bayern", "hessen", "bayern"):
        answer(play, "remove-unrest", area)
    assert unrest(play) == by_code(BY=1, HE=2)
    assert play.position.tracks == tracks(prestige=2, currency=1)


def test_43_steel_crisis() -> None:
    """All lines of connections with an end in North Rhine-Westphalia count, and its factories."""
    play = table(
        factories=["duisburg", "bremen", "koeln", "frankfurt"],
        lines=["bremen/duisburg", "bremen/duisburg", "giessen/frankfurt"],
    )
    event(play, "43", "east")
    assert options(play, "dismantle", "east") == ("koeln", "bremen/duisburg")
    answer(play, "dismantle", "bremen/duisburg", "dismantle", "bremen/duisburg")
    assert options(play, "dismantle", "east") == ("duisburg", "koeln")
    answer(play, "dismantle", "duisburg")
    assert set(play.position.factories) == {"bremen", "koeln", "frankfurt"}
    assert unrest(play) == by_code(NW=1)


def test_44_red_army_faction() -> None:
    play = event(table(), "44", "east")
    for area in ("west-berlin", "west-berlin", "hessen"):
        answer(play, "place-unrest", area)
    assert "west-berlin" not in asked(play).options
    answer(play, "place-unrest", "hessen")
    assert unrest(play) == by_code(WB=2, HE=2)
    assert play.position.tracks == tracks(prestige=1)


def test_45_housing_programme() -> None:
    """The East says where, whoever plays it."""
    play = event(table(unrest=by_code(SN=2, TH=2)), "45", "west")
    answer(play, "void", "socialists")
    assert options(play, "remove-unrest", "east") == ("sachsen", "thueringen")
    answer(play, "remove-unrest", "sachsen", "remove-unrest", "thueringen")
    assert unrest(play) == by_code(SN=1, TH=1)
    assert play.position.tracks == tracks(currency=-1)


def test_46_palace_of_the_republic() -> None:
    """Living standard in East Berlin; Berlin may be made rundown and repaired at once."""
    play = event(table(factories=["berlin"], unrest=by_code(OB=2)), "46", "east")
    assert standard(play) == by_code(OB=1)
    assert unrest(play) == by_code(OB=1)
    assert options(play, "next-symbol", "east") == ("symbol-2", "symbol-3")
    answer(play, "next-symbol", "symbol-3")
    assert play.position.factories == {"berlin": "sound"}
    assert play.position.tracks == tracks(socialists=1)


def test_46_in_the_other_order_a_factory_is_lost() -> None:
    play = event(table(factories=["berlin", "jena"]), "46", "east")
    answer(play, "next-symbol", "symbol-2", "rundown", "jena")
    assert play.position.factories == {"berlin": "sound", "jena": "rundown"}


def test_46_not_without_anything_to_make_rundown() -> None:
    """Ruling W15."""
    from tests.wir_sind_das_volk.table import turn

    for factories, allowed in (
        ({}, False),
        ({"jena": "rundown"}, False),
        ({"berlin": "rundown"}, True),
        ({"jena": "sound"}, True),
    ):
        play = turn(table(factories=factories), "east", "46", "47")
        assert ("46:event" in asked(play).options) == allowed, factories


def test_47_blue_jeans() -> None:
    play = event(table(unrest=by_code(SN=2, TH=2)), "47", "east")
    answer(play, "next-symbol", "symbol-1")
    answer(play, "place-standard", "sachsen", "remove-unrest", "thueringen")
    assert standard(play) == by_code(SN=1)
    assert unrest(play) == by_code(SN=1, TH=1)
    assert play.position.tracks == tracks(prestige=1)


def test_48_nationalizing() -> None:
    play = event(table(), "48", "west")
    answer(play, "void", "socialists", "place-unrest", "sachsen")
    assert unrest(play) == by_code(SN=1)
    assert play.position.tracks == tracks(currency=-2, socialists=1)
    assert play.position.pile == ["48"], "with its flight symbol"


def test_49_informal_agents() -> None:
    play = event(table(unrest=by_code(SN=1)), "49", "east")
    assert unrest(play) == {}
    assert play.position.state_power == [PowerCard("49", "red")]


def test_50_guillaume_affair() -> None:
    play = table(hands={"west": ["58", "59"], "east": ["53"]}, deck=["55", "56"])
    event(play, "50", "east")
    answer(play, "next-symbol", "symbol-2", "guillaume", "hand", "guillaume-swap", "58:53")
    assert options(play, "place-unrest", "east") == WEST_AREAS
    answer(play, "place-unrest", "nordrhein-westfalen")
    assert play.position.hands == {"west": ["53", "59"], "east": ["58"]}
    assert unrest(play) == by_code(NW=1)
    assert play.position.tracks == tracks(prestige=1)


def test_51_spring_guns() -> None:
    play = event(table(), "51", "east")
    answer(play, "void", "prestige")
    assert play.position.state_power == [PowerCard("51", "pink")]
    assert play.position.tracks == tracks(prestige=-1, socialists=1)


def test_51_the_west_may_void_the_state_power_symbol() -> None:
    play = event(table(), "51", "west")
    assert "symbol-1" in options(play, "void", "west")


def test_52_herstatt_bank() -> None:
    play = event(table(factories=["koeln", "kiel"]), "52", "east")
    answer(play, "dismantle", "koeln", "place-unrest", "hessen")
    assert set(play.position.factories) == {"kiel"}
    assert unrest(play) == by_code(HE=1)
    assert play.position.tracks == tracks(prestige=1)
    assert play.position.pile == ["52"], "with its flight symbol"


def test_53_koko() -> None:
    play = event(table(), "53", "east")
    assert play.position.tracks == tracks(currency=2)


def test_54_oil_crisis() -> None:
    play = event(table(factories=["koeln", "kiel", "ulm", "muenchen", "bremen"]), "54", "east")
    for city in ("koeln", "kiel", "ulm", "bremen"):
        answer(play, "dismantle", city)
    assert set(play.position.factories) == {"muenchen"}


def test_55_warsaw() -> None:
    play = event(table(), "55", "west")
    answer(play, "place-unrest", "bayern")
    assert unrest(play) == by_code(BY=1)
    assert play.position.tracks == tracks(prestige=-2)


def test_56_auto_industry() -> None:
    play = event(table(), "56", "west")
    answer(play, "build", "stuttgart", "build", "wolfsburg")
    assert set(play.position.factories) == {"stuttgart", "wolfsburg"}
    assert play.position.tracks == tracks(currency=-1, socialists=-1)


def test_57_biermann() -> None:
    play = event(table(), "57", "west")
    answer(play, "place-unrest", "sachsen", "place-unrest", "sachsen")
    assert unrest(play) == by_code(SN=2)
    assert play.position.tracks == tracks(socialists=-2)


def test_58_bruesewitz() -> None:
    play = event(table(), "58", "west")
    assert options(play, "place-unrest", "west") == EAST_AREAS
    answer(play, "place-unrest", "sachsen-anhalt")
    assert unrest(play) == by_code(ST=1)
    assert play.position.tracks == tracks(socialists=-2)


def test_59_national_day() -> None:
    play = event(table(), "59", "west")
    assert unrest(play) == by_code(OB=2)
    assert play.position.tracks == tracks(socialists=-1)


def test_60_munich_olympics() -> None:
    """Living standard without removing unrest."""
    play = event(table(unrest=by_code(BY=1)), "60", "west")
    assert standard(play) == by_code(BY=1)
    assert unrest(play) == by_code(BY=2)
    assert play.position.tracks == tracks(prestige=-2)
    assert play.position.pile == ["60"], "with its flight symbol"


def test_iii_honecker_ousts_ulbricht() -> None:
    """Both living standards may go to the same area."""
    play = event(table(deck=["41"], unrest=by_code(SN=3)), "III", "east")
    answer(play, "place-standard", "sachsen", "place-standard", "sachsen")
    assert standard(play) == by_code(SN=2)
    assert unrest(play) == by_code(SN=1)
    assert play.position.tracks == tracks(currency=-2, socialists=2)
