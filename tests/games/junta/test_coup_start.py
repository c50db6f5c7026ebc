"""Rules text: Staatsstreich kann angezettelt werden, Rebellen und Loyalisten."""

from __future__ import annotations

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.rules.coup.start import CoupPhase
from weimar_tui.games.junta.rules.coup_events import (
    BecameRebel,
    CoupBegan,
    ExcuseTurned,
    ShellFired,
)
from weimar_tui.games.junta.rules.runner import JuntaRunner


def evening(players: int = 5, *, excuse: bool = True, **places: str) -> JuntaRunner:
    """Phase 8 begins; families are at home unless given another place."""
    runner = t.table(players, excuse=excuse)
    for index, each in enumerate(runner.position.families.values()):
        each.place = places.get("ABCDEFG"[index], "home")
    return t.do(runner, CoupPhase())


def stay(runner: JuntaRunner) -> JuntaRunner:
    """Everyone still asked to start, join or move declines."""
    while asked_to_move(runner):
        t.answer(runner, "stay", runner.position.decisions[0].seat)
    return runner


def asked_to_move(runner: JuntaRunner) -> bool:
    return runner.position.decisions[0].kind in ("coup", "join", "move-from")


def test_with_the_excuse_anybody_but_the_president_may_start_clockwise_after_him() -> None:
    runner = evening()
    order = []
    while not t.at_rest(runner):
        order.append(t.asked(runner).seat[0])
        t.answer(runner, "stay")
    assert order == ["b", "c", "d", "e"]


def test_without_it_only_whoever_is_at_the_headquarters() -> None:
    runner = evening(excuse=False, C="hq")
    assert t.asked(runner).seat == "cortina"
    t.answer(runner, "stay")
    assert t.at_rest(runner)


def test_the_president_never_even_at_the_headquarters() -> None:
    assert t.at_rest(evening(excuse=False, A="hq"))


def test_whoever_holds_hand_cards_is_asked_so_that_being_asked_betrays_no_excuse() -> None:
    runner = t.table(5)
    t.hand(runner, "D", "secret-donation")
    t.do(runner, CoupPhase())
    assert t.asked(runner).seat == "delgado"
    assert t.options(runner) == ("stay", "talk")


@pytest.mark.parametrize("card", ["un-report", "street-carnival", "foreign-correspondent"])
def test_an_excuse_card_turns_the_marker_and_all_are_asked_once_more(card: str) -> None:
    """Ruling J45."""
    runner = t.table(5)
    for name in "BCD":
        t.hand(runner, name, "secret-donation")
    t.hand(runner, "D", card)
    t.do(runner, CoupPhase())
    t.answers(runner, "B stay", "C stay", f"D excuse:{card}")
    assert runner.position.excuse
    assert runner.position.lying == [card]
    assert t.asked(runner).seat == "bravo"
    assert "move" in t.options(runner)


def test_a_petition_of_the_students_is_an_excuse_only_with_them() -> None:
    runner = t.table(5)
    t.hand(runner, "D", "student-petition")
    t.do(runner, CoupPhase())
    assert "excuse:student-petition" not in t.options(runner)
    t.on_table(runner, "D", "students")
    t.do(runner, CoupPhase())
    t.answer(runner, "excuse:student-petition", "D")
    assert [event.reason for event in t.happened(runner, ExcuseTurned)] == ["student-petition"]


def test_moving_a_unit_starts_a_coup() -> None:
    runner = evening()
    t.answers(runner, "B move", "B barracks-1", "B vista-rio", "B all")
    assert t.happened(runner, CoupBegan)[0].way == "move"
    assert t.standing(runner, "vista-rio") == {"B army1": 6}
    coup = runner.position.coup
    assert coup is not None
    assert (coup.first, coup.rebels, coup.phase) == ("bravo", ["bravo"], 0)


def test_whoever_starts_by_moving_must_move() -> None:
    runner = evening()
    t.answer(runner, "move", "B")
    assert "stay" not in t.options(runner)
    assert set(t.options(runner)) >= {"barracks-1", "precinct-1"}


def test_a_card_with_new_units_starts_a_coup_and_lies_until_the_aftermath() -> None:
    runner = t.table(5, excuse=True)
    t.hand(runner, "C", "slum-riot")
    t.do(runner, CoupPhase())
    t.answers(runner, "B stay", "C card:slum-riot")
    assert t.standing(runner, "slum") == {"C rioters": 8}
    assert runner.position.lying == ["slum-riot"]
    assert t.sound(runner)


def test_shelling_starts_a_coup_and_must_be_fired_at_the_palace() -> None:
    """Worked case 12: 6, 6, 2 kill two guards, who do not fire back."""
    runner = evening()
    t.answers(runner, "B stay", "C shell")
    stay(runner)
    assert (t.asked(runner).kind, t.asked(runner).seat) == ("bombard", "cortina")
    assert t.options(runner) == ("palace:aguado",)
    runner.position.dice.script = [6, 6, 2]
    t.answer(runner, "palace:aguado")
    assert t.standing(runner, "palace") == {"A guard": 2}
    assert t.happened(runner, ShellFired)[0].dice == (6, 6, 2)
    coup = runner.position.coup
    assert coup is not None
    assert coup.phase == 1


def test_air_strikes_start_a_coup_likewise() -> None:
    runner = evening()
    t.answers(runner, "B stay", "C stay", "D stay", "E strike")
    stay(runner)
    assert t.asked(runner).kind == "bombard"
    assert t.options(runner) == ("palace:aguado",)
    runner.position.dice.script = [1] * 6
    t.answer(runner, "palace:aguado")
    # The announced strike is compulsory; the other two are not.
    assert "hold-fire" in t.options(runner)


def test_landing_starts_a_coup_like_any_movement() -> None:
    runner = evening()
    t.answers(runner, "B stay", "C stay", "D stay", "E land", "E station")
    assert t.standing(runner, "station") == {"E paratroop": 1}


def test_the_others_may_join_clockwise_by_doing_something_but_never_the_president() -> None:
    runner = evening()
    t.answers(runner, "B stay", "C stay", "D move", "D precinct-2", "D all")
    seen = []
    while asked_to_move(runner):
        if t.asked(runner).kind == "join":
            seen.append(t.asked(runner).seat[0])
        t.answer(runner, "stay")
    assert seen == ["e", "b", "c"]


def test_whoever_joins_is_a_rebel_and_joiners_need_not_shell_the_palace() -> None:
    """Ruling J46."""
    runner = evening()
    t.answers(runner, "B move", "B barracks-1", "B precinct-3", "B all")
    while t.asked(runner).seat != "cortina":
        t.answer(runner, "stay")
    t.answer(runner, "shell", "C")
    stay(runner)
    assert [event.family for event in t.happened(runner, BecameRebel)] == ["bravo", "cortina"]
    assert t.asked(runner).kind == "bombard"
    assert "palace:aguado" in t.options(runner)
    assert any(choice.startswith("precinct-3:") for choice in t.options(runner))
    assert "hold-fire" not in t.options(runner)


def test_whoever_stays_out_is_no_rebel() -> None:
    runner = evening()
    t.answers(runner, "B move", "B barracks-1", "B vista-rio", "B all")
    stay(runner)
    coup = runner.position.coup
    assert coup is not None
    assert coup.rebels == ["bravo"]


def test_exiles_and_the_brother_in_law_start_nothing() -> None:
    """Ruling J44."""
    runner = t.table(5, excuse=True)
    t.exile(runner, "B")
    t.do(runner, CoupPhase())
    t.answer(runner, "stay-round", "B", kind="return")
    t.answer(runner, "general1", "A", kind="brother-in-law")
    assert t.asked(runner).seat == "cortina"


def test_without_a_president_there_is_no_coup() -> None:
    """Ruling J20."""
    runner = t.table(5, excuse=True, president="")
    assert t.at_rest(t.do(runner, CoupPhase()))


def loyal_police_fired_at() -> JuntaRunner:
    """Six rebels of B enter the Third Precinct, with E's police there."""
    runner = evening(7)
    t.answers(runner, "B move", "B precinct-3", "B all")
    stay(runner)
    return runner


def test_in_the_rebellion_phase_only_rebels_begin_to_fire() -> None:
    runner = loyal_police_fired_at()
    assert [decision.kind for decision in runner.position.decisions] == ["fight"]
    assert [decision.seat for decision in runner.position.decisions] == ["bravo"]


def test_whoever_is_fired_at_may_shoot_back_and_becomes_a_rebel_by_it() -> None:
    """Ruling J74."""
    runner = loyal_police_fired_at()
    t.answer(runner, "fire:espino", "B")
    assert (t.asked(runner).kind, t.asked(runner).seat) == ("target", "espino")
    runner.position.dice.script = [1] * 40
    t.answer(runner, "bravo", "E")
    assert [event.family for event in t.happened(runner, BecameRebel)] == ["bravo", "espino"]


def test_whoever_does_not_shoot_back_stays_loyal() -> None:
    runner = loyal_police_fired_at()
    runner.position.dice.script = [1] * 40
    t.answers(runner, "B fire:espino", "E hold")
    coup = runner.position.coup
    assert coup is not None
    assert coup.rebels == ["bravo"]


def test_the_presidents_guards_never_fire_in_the_rebellion_phase() -> None:
    runner = t.table(5, excuse=True)
    t.do(runner, CoupPhase())
    t.answers(runner, "B stay", "C stay", "D stay", "E land", "E palace")
    stay(runner)
    while t.asked(runner).kind == "bombard":
        t.answer(runner, "hold-fire")
    assert [decision.seat for decision in runner.position.decisions] == ["espino"]
    runner.position.dice.script = [1, 1, 1]
    t.answer(runner, "fire:aguado", "E")
    assert runner.position.coup is not None
    assert all(by == "espino" for by, _ in runner.position.coup.fired)
