"""Events of a game, and who can see them."""

from __future__ import annotations

import pytest

from tests.games.wir_sind_das_volk import table as t
from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.test_random_games import game
from weimar_tui.games.wir_sind_das_volk.rules import events as e
from weimar_tui.games.wir_sind_das_volk.rules.actions import LivingStandard
from weimar_tui.games.wir_sind_das_volk.rules.decade_end.course import EndOfDecade
from weimar_tui.games.wir_sind_das_volk.rules.runner import VolkRunner
from weimar_tui.kernel.events import Event


def told(runner: VolkRunner, first: int = 0) -> list[Event]:
    return list(runner.events or ())[first:]


def test_the_beginning() -> None:
    runner = game().start("main", "1")
    assert isinstance(runner, VolkRunner)
    position = runner.position
    assert told(runner) == [
        e.DecadeStarted(1, "I"),
        e.HandFilled("west", tuple(position.hands["west"])),
        e.HandFilled("east", tuple(position.hands["east"])),
        e.DisplayFilled(1, tuple(position.display)),
    ]


def test_building() -> None:
    runner = t.turn(
        t.table(factories=["berlin", "bitterfeld"], lines=["berlin/bitterfeld"]), "east", "23"
    )
    t.answer(runner, "turn", "23:build", "build", "berlin/bitterfeld", "build", "jena")
    assert told(runner) == [
        e.CardTaken("east", "23", "display", "build"),
        e.LineBuilt("berlin/bitterfeld", "east"),
        e.ConnectionWorks("berlin/bitterfeld"),
        e.FactoryBuilt("jena", "east"),
    ]


def test_from_hand_and_for_a_price() -> None:
    runner = t.turn(
        t.table(hands={"west": ["13"]}, factories=["kiel"], unrest=by_code(BY=1)), "west", "1"
    )
    t.answer(runner, "turn", "13:unrest")
    assert told(runner) == [
        e.CardTaken("west", "13", "hand", "unrest"),
        e.UnrestRemoved("bayern", 1, 0, "action"),
    ]
    runner = t.turn(t.table(factories=["kiel"], unrest=by_code(BY=1)), "west", "11", "1")
    t.answer(runner, "turn", "11:unrest")
    assert told(runner)[1:] == [
        e.UnrestRemoved("bayern", 1, 0, "action"),
        e.FactoryDismantled("kiel", "west", "price"),
    ]


def test_living_standard_and_its_transfer() -> None:
    runner = t.table(factories=["koblenz", "saarbruecken", "kaiserslautern"], unrest=by_code(WB=2))
    t.do(runner, LivingStandard("west", "1", 0))
    t.answer(runner, "standard", "rheinland-pfalz", "transfer", "rheinland-pfalz")
    assert told(runner) == [
        e.StandardPlaced("rheinland-pfalz", 1),
        e.StandardTransferred("rheinland-pfalz", 1),
        e.UnrestRemoved("west-berlin", 1, 1, "standard"),
    ]


def test_an_event() -> None:
    runner = t.table(unrest=by_code(SN=3), tracks={"socialists": -6}, cadre_school=1)
    t.event(runner, "58", "west")
    t.answer(runner, "next-symbol", "symbol-1", "place-unrest", "sachsen")
    t.answer(runner, "place-unrest", "thueringen", "place-unrest", "thueringen")
    assert told(runner) == [
        e.CardTaken("west", "58", "display", "event"),
        e.UnrestPlaced("sachsen", 1, 4, "event", "west"),
        e.ProtestStarted("sachsen", 1),
        e.ArrowBlocked("socialists", "west"),
        e.ArrowBlocked("socialists", "west"),
        e.UnrestPlaced("thueringen", 1, 1, "blocked", "west"),
        e.UnrestPlaced("thueringen", 1, 2, "blocked", "west"),
        e.SocialistMoved("sachsen", 1),
        e.UnrestRemoved("sachsen", 1, 3, "socialist"),
        e.ProtestEnded("sachsen", 1),
    ]


def test_economy_of_the_east() -> None:
    runner = t.table(
        factories=["jena", "cssr-s", "eisenach"], lines=["jena/cssr-s", "eisenach/jena"]
    )
    t.effect(runner, "raze in cssr", "west")
    t.effect(runner, "dismantle east", "west")
    t.effect(runner, "rundown east", "west")
    t.answer(runner, "rundown", "jena")
    t.effect(runner, "repair east", "east")
    assert told(runner) == [
        e.ExternalRazed("cssr-s", 1),
        e.LineDismantled("eisenach/jena", "west", "event"),
        e.ConnectionBroken("eisenach/jena"),
        e.FactoryRundown("jena", "west", "event"),
        e.FactoryRepaired("jena", "east"),
    ]


def test_state_power_and_the_stasi() -> None:
    runner = t.turn(t.table(state_power=["5"], unrest=by_code(SN=1)), "east", "49", "1")
    t.answer(runner, "turn", "power:sachsen", "turn", "49:event")
    t.effect(runner, "dissolve", "east")
    t.answer(runner, "put-back", "thueringen")
    assert told(runner) == [
        e.PowerUsed("5", "sachsen"),
        e.UnrestRemoved("sachsen", 1, 0, "power"),
        e.CardTaken("east", "49", "display", "event"),
        e.SymbolIgnored("49", 1),
        e.PowerCollected("49", "red"),
        e.StasiDissolved(("5", "49")),
        e.UnrestPlaced("thueringen", 1, 1, "dissolve", "east"),
    ]


def test_wall_and_flight() -> None:
    runner = t.effect(t.table(factories=["berlin", "jena"]), "wall", "east")
    t.phase(runner, 1)
    t.answer(runner, "dismantle", "jena")
    assert told(runner) == [
        e.WallBuilt(),
        e.PhaseStarted(1),
        e.WallCounted(2),
        e.TrackMoved("prestige", 0, -1),
        e.FactoryDismantled("jena", "east", "wall"),
    ]
    t.effect(runner, "open-wall", "east")
    assert told(runner)[-1] == e.WallOpened()


def test_the_end_of_a_decade() -> None:
    runner = t.table(
        factories=["berlin", "koeln"],
        standard=by_code(OB=1, NW=1),
        state_power=[t.power("51", used=True)],
        tracks={"socialists": 2, "currency": 2},
        cadre_school=3,
    )
    t.do(runner, EndOfDecade())
    kinds = [type(found) for found in told(runner)]
    assert kinds == [
        *(e.PhaseStarted, e.FlightCounted, e.PhaseStarted, e.PrestigeExecuted),
        *(e.PhaseStarted, e.CurrencyCounted, e.PhaseStarted, e.PowerCounted),
        *(e.FactoryDismantled, e.PhaseStarted, e.HamburgNamed, e.StandardChecked, e.StandardLost),
        *(e.PhaseStarted, e.Compared, e.UnrestPlaced, e.PhaseStarted),
        *(e.PhaseStarted, e.PowerRefreshed, e.PhaseStarted, e.SocialistsCounted),
        *(e.SocialistsGained, e.PhaseStarted, e.MarkersCounted, e.DecadeGoesOn),
    ]
    assert e.Compared("west-berlin", 1, 0, 1) in told(runner)
    assert e.PowerCounted(1, 1) in told(runner)
    assert e.SocialistsCounted(2, 1, 3, 0) in told(runner)


def test_half_decades_end() -> None:
    runner = t.turn(t.table(deck=["3"]), "west", "1")
    t.answer(runner, "turn", "1:standard")
    assert told(runner)[-1] == e.HalfEnded(1)


# --- who may know -------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("secret", "knows", "shown"),
    [
        (e.HandFilled("west", ("1", "2")), ["west"], e.HandFilled("west", ("?", "?"))),
        (e.CardsDiscarded("east", ("1",)), ["east"], e.CardsDiscarded("east", ("?",))),
        (e.PricePaid("discard", "31"), ["east"], e.PricePaid("discard", "?")),
        (e.PricePaid("draw"), ["east", "west", None], e.PricePaid("draw")),
        (e.GuillaumeLooked("hand", ("1", "2")), ["east"], e.GuillaumeLooked("hand", ("?", "?"))),
        (e.GuillaumeSwapped("deck", "1", "2"), ["east"], e.GuillaumeSwapped("deck", "?", "?")),
        (
            e.GuillaumeSwapped("hand", "1", "2"),
            ["east", "west"],
            e.GuillaumeSwapped("hand", "?", "?"),
        ),
        (e.GuillaumeRemoved("1"), ["east"], e.GuillaumeRemoved("?")),
        (e.DisplayFilled(1, ("1",)), ["east", "west", None], e.DisplayFilled(1, ("1",))),
    ],
)
def test_secrets_are_told_to_those_who_know_them(
    secret: Event, knows: list[str | None], shown: Event
) -> None:
    for seat in ("west", "east", None):
        assert secret.seen_by(seat) == (secret if seat in knows else shown)


def test_the_price_and_guillaume() -> None:
    runner = t.table(deck=["55", "56"], hands={"west": ["58"], "east": ["53", "54"]})
    t.turn(runner, "east", "1", "III")
    t.answer(runner, "turn", "III:event", "price", "discard:54")
    assert told(runner)[:2] == [
        e.CardTaken("east", "III", "special", "event"),
        e.PricePaid("discard", "54"),
    ]
    runner = t.effect(runner, "guillaume", "east")
    t.answer(runner, "guillaume", "deck", "guillaume-swap", "55:53")
    assert told(runner)[-2:] == [
        e.GuillaumeLooked("deck", ("55", "56")),
        e.GuillaumeSwapped("deck", "55", "53"),
    ]
    t.effect(runner, "guillaume", "east")
    assert t.asked(runner).kind == "guillaume"
    t.answer(runner, "guillaume", "none")
    assert told(runner)[-1] == e.GuillaumeLooked("none")


def test_what_is_void() -> None:
    runner = t.event(t.table(), "51", "west")
    t.answer(runner, "void", "prestige")
    assert told(runner)[1:] == [
        e.SymbolVoided("51", 2, "west"),
        e.TrackMoved("prestige", 0, -1),
        e.TrackMoved("socialists", 0, 1),
        e.PowerCollected("51", "pink"),
    ]
