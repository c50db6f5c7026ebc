"""Assassins, guards, police overtime, excuses, units: each card played at a table."""

from __future__ import annotations

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.rules.coup.movement import Turn
from weimar_tui.games.junta.rules.coup.start import CoupPhase
from weimar_tui.games.junta.rules.coup_events import ExcuseTurned
from weimar_tui.games.junta.rules.events import AttemptFailed, Burgled, DiedByOwnCard, Murdered
from weimar_tui.games.junta.rules.phases.assassinations import AssassinationPhase
from weimar_tui.games.junta.rules.runner import JuntaRunner


def attempt(
    card: str,
    *,
    notes: tuple[int, ...] = (),
    faces: tuple[int, ...] = (),
    guards: tuple[str, ...] = (),
    purse: tuple[int, ...] = (),
) -> JuntaRunner:
    """C plays an assassin's card against D, who is at home with `guards` and `purse`."""
    runner = t.table(5)
    for each in runner.position.families.values():
        each.choice = "home"
    t.hand(runner, "C", card)
    t.hand(runner, "D", *guards)
    t.pocket(runner, "C", *notes)
    t.pocket(runner, "D", *purse)
    t.dice(runner, *faces)
    t.do(runner, AssassinationPhase())
    t.answers(runner, "B done", f"C card:{card}", "C delgado")
    if t.asked(runner).kind == "where":
        t.answer(runner, "home")
    if t.asked(runner).kind == "notes":
        t.answer(runner, t.options(runner)[0])
    return runner


def reveal(runner: JuntaRunner) -> JuntaRunner:
    while t.kinds(runner)[0].endswith("attack"):
        t.answer(runner, "done", runner.position.decisions[0].seat)
    return runner


@pytest.mark.parametrize(("face", "dies"), [(3, False), (4, True), (6, True)])
def test_amateur_needs_4_to_6(face: int, dies: bool) -> None:
    """Worked case 9."""
    runner = reveal(attempt("amateur", notes=(1,), faces=(face,)))
    assert runner.position.under.total == 1
    assert (t.family(runner, "D").state == "dead") is dies
    assert runner.position.excuse is dies


def test_professional_costs_two_and_does_not_miss() -> None:
    runner = reveal(attempt("professional", notes=(2,)))
    assert runner.position.under.total == 2
    assert t.family(runner, "D").state == "dead"


def test_foreign_assassin_spares_president_and_minister() -> None:
    """Ruling J66 and worked case 10."""
    runner = t.table(5)
    t.hand(runner, "C", "foreign-agent")
    t.pocket(runner, "C", 1)
    t.do(runner, AssassinationPhase())
    t.answers(runner, "B done", "C card:foreign-agent")
    assert t.options(runner) == ("delgado", "espino")


def test_royal_guardsman_attacks_or_shields_with_the_monarchists() -> None:
    """Ruling J67."""
    runner = t.table(5)
    t.hand(runner, "C", "royal-guardsman")
    t.do(runner, AssassinationPhase())
    t.answer(runner, "done", "B")
    assert t.options(runner) == ("done",)

    armed = t.table(5)
    for each in armed.position.families.values():
        each.choice = "home"
    t.on_table(armed, "C", "monarchists")
    t.hand(armed, "C", "royal-guardsman")
    t.do(armed, AssassinationPhase())
    t.answers(armed, "B done", "C card:royal-guardsman", "C delgado", "C home")
    reveal(armed)
    assert t.family(armed, "D").state == "dead"

    guarded = t.table(5)
    for each in guarded.position.families.values():
        each.choice = "home"
    t.on_table(guarded, "C", "monarchists")
    t.hand(guarded, "C", "royal-guardsman")
    t.do(guarded, AssassinationPhase())
    t.answers(guarded, "B police", "B cortina", "B home")
    reveal(guarded)
    t.answer(guarded, "use:royal-guardsman", "C")
    assert t.family(guarded, "C").state == "alive"


@pytest.mark.parametrize(
    ("faces", "victim", "player", "reason"),
    [
        ((2,), "dead", "alive", None),
        ((4,), "alive", "alive", "volunteer"),
        ((6, 3), "alive", "alive", "volunteer"),
        ((6, 4), "alive", "dead", "volunteer"),
    ],
)
def test_unstable_volunteer(
    faces: tuple[int, ...], victim: str, player: str, reason: str | None
) -> None:
    """Ruling J85: rolled when carried out; dying by him is not murder and gives no excuse."""
    runner = reveal(attempt("unstable-volunteer", notes=(3,), faces=faces))
    assert t.family(runner, "D").state == victim
    assert t.family(runner, "C").state == player
    if player == "dead":
        assert t.happened(runner, DiedByOwnCard)
        assert not t.happened(runner, Murdered)
        assert not runner.position.excuse
        assert runner.position.under.total == 3
    if reason:
        assert t.happened(runner, AttemptFailed)[0].reason == reason


def test_burglars_take_two_from_a_family_that_is_not_at_home() -> None:
    """Ruling J33."""
    runner = t.table(5)
    for each in runner.position.families.values():
        each.choice = "club"
    t.hand(runner, "C", "burglars")
    t.pocket(runner, "D", 3, 1)
    t.do(runner, AssassinationPhase())
    t.answers(runner, "B done", "C card:burglars", "C delgado")
    t.answer(runner, "home", "C")
    reveal(runner)
    assert (t.asked(runner).kind, t.asked(runner).seat, t.options(runner)) == (
        "burgled",
        "delgado",
        ("0.0.1",),
    )
    t.answer(runner, "0.0.1")
    assert t.family(runner, "C").pocket.total == 3
    assert t.happened(runner, Burgled)
    assert not runner.position.excuse


def test_burglars_find_somebody_at_home() -> None:
    runner = reveal(attempt("burglars"))
    assert [event.reason for event in t.happened(runner, AttemptFailed)] == ["home"]


@pytest.mark.parametrize("card", ["bodyguard", "body-double"])
def test_guards_shield_for_nothing(card: str) -> None:
    runner = reveal(attempt("professional", notes=(2,), guards=(card,)))
    t.answer(runner, f"use:{card}", "D")
    assert t.family(runner, "D").state == "alive"
    assert [event.reason for event in t.happened(runner, AttemptFailed)] == ["shield"]


def test_bribing_the_assassin_costs_two() -> None:
    runner = attempt("professional", notes=(2,), guards=("bribe-assassin",), purse=(1, 1))
    reveal(runner)
    t.answers(runner, "D use:bribe-assassin", "D 2.0.0")
    assert t.family(runner, "D").state == "alive"
    assert runner.position.under.total == 4


def test_without_the_money_the_assassin_is_not_bribed() -> None:
    runner = reveal(attempt("professional", notes=(2,), guards=("bribe-assassin",)))
    assert t.options(runner) == ("no",)


def test_overtime_gives_the_minister_one_more_attempt() -> None:
    runner = t.table(5)
    t.hand(runner, "B", "overtime")
    t.pocket(runner, "B", 2)
    t.do(runner, AssassinationPhase())
    t.answers(runner, "B police", "B delgado", "B club", "B card:overtime", "B espino", "B bank")
    t.answer(runner, "0.1.0")
    assert [made.means for made in runner.position.attempts] == ["police", "overtime"]
    # The police have been to the bank, so it is safe from them now.
    assert runner.position.bank_marker == 2


def test_overtime_is_for_the_minister_only() -> None:
    """Ruling J25: or for the brother-in-law who acts for the office."""
    runner = t.table(5)
    t.hand(runner, "C", "overtime")
    t.pocket(runner, "C", 2)
    t.do(runner, AssassinationPhase())
    t.answer(runner, "done", "B")
    assert t.options(runner) == ("done",)

    brother = t.table(5)
    t.exile(brother, "B")
    t.hand(brother, "A", "overtime")
    t.pocket(brother, "A", 2)
    t.do(brother, AssassinationPhase())
    t.answer(brother, "minister", "A")
    assert "card:overtime" in t.options(brother, "A")


@pytest.mark.parametrize("card", ["un-report", "street-carnival", "foreign-correspondent"])
def test_excuses_turn_the_marker(card: str) -> None:
    runner = t.table(5)
    t.hand(runner, "D", card)
    t.do(runner, CoupPhase())
    t.answer(runner, f"excuse:{card}", "D")
    assert [event.reason for event in t.happened(runner, ExcuseTurned)] == [card]
    assert card in runner.position.lying


@pytest.mark.parametrize(
    ("card", "area", "unit", "number"),
    [
        ("student-protest", "university", "demonstrators", 6),
        ("general-strike", "station", "strikers", 5),
        ("mass-rally", "market", "rally", 6),
        ("slum-riot", "slum", "rioters", 8),
        ("march-on-chamber", "chamber", "demonstrators", 4),
        ("dock-strike", "harbour", "strikers", 5),
        ("bread-riot", "santa-rosa", "rioters", 5),
        ("peasants-strike", "suburb-west", "strikers", 4),
        ("christian-militia", "cathedral", "militia", 3),
        ("pretender", "suburb-north", "militia", 3),
        ("peasant-uprising", "suburb-west", "rally", 8),
    ],
)
def test_unit_cards_bring_units(card: str, area: str, unit: str, number: int) -> None:
    runner = t.table(5)
    t.coup(runner, "D", phase=0)
    t.hand(runner, "D", card)
    t.do(runner, Turn("delgado", "delgado"))
    t.answer(runner, f"card:{card}")
    assert t.standing(runner, area)[f"D {unit}"] == number
    assert runner.position.lying == [card]
    assert t.sound(runner)


def test_the_helicopter_comes_to_a_suburb_of_ones_choice() -> None:
    runner = t.table(5)
    t.coup(runner, "D", phase=1)
    t.hand(runner, "D", "helicopter")
    t.do(runner, Turn("delgado", "delgado"))
    t.answer(runner, "card:helicopter")
    assert set(t.options(runner)) == {"suburb-north", "suburb-east", "suburb-west"}
    t.answer(runner, "suburb-east")
    assert t.standing(runner, "suburb-east") == {"D helicopter": 1}


def test_every_card_has_a_test() -> None:
    """Each of the 63 cards (70 with copies) is named in a test of this folder or of the coup."""
    from pathlib import Path

    here = Path(__file__).parent
    texts = [path.read_text(encoding="utf-8") for path in here.glob("test_*.py")]
    texts.append((here.parent / "test_coup_movement.py").read_text(encoding="utf-8"))
    texts.append((here.parent / "test_coup_start.py").read_text(encoding="utf-8"))
    told = "\n".join(texts)
    missing = [card for card in t.game().components.cards if f'"{card}"' not in told]
    assert [card for card in missing if f":{card}" not in told] == []
    assert t.at_rest(t.do(t.table(5)))
