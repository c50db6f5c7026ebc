"""Rules text: Staatsstreich kann angezettelt werden, Rebellen und Loyalisten."""

from __future__ import annotations

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.rules.coup.start import CoupPhase
from weimar_tui.games.junta.rules.events import BecameRebel, CoupBegan, ExcuseTurned, ShellFired
from weimar_tui.games.junta.rules.runner import JuntaRunner


def evening(players: int = 5, *, excuse: bool = True, **places: str) -> JuntaRunner:
    """Phase 8 begins; everybody is at home unless said otherwise."""
    play = t.table(players, excuse=excuse)
    for index, each in enumerate(play.position.families.values()):
        each.place = places.get("ABCDEFG"[index], "home")
    return t.do(play, CoupPhase())


def stay(play: JuntaRunner) -> JuntaRunner:
    """Whoever is still asked to start, join or move stays where he is."""
    while asked_to_move(play):
        t.answer(play, "stay", play.position.decisions[0].seat)
    return play


def asked_to_move(play: JuntaRunner) -> bool:
    return play.position.decisions[0].kind in ("coup", "join", "move-from")


def test_with_the_excuse_anybody_but_the_president_may_start_clockwise_after_him() -> None:
    play = evening()
    order = []
    while not t.at_rest(play):
        order.append(t.asked(play).seat[0])
        t.answer(play, "stay")
    assert order == ["b", "c", "d", "e"]


def test_without_it_only_whoever_is_at_the_headquarters() -> None:
    play = evening(excuse=False, C="hq")
    assert t.asked(play).seat == "cortina"
    t.answer(play, "stay")
    assert t.at_rest(play)


def test_the_president_never_even_at_the_headquarters() -> None:
    assert t.at_rest(evening(excuse=False, A="hq"))


def test_whoever_holds_hand_cards_is_asked_so_that_being_asked_betrays_no_excuse() -> None:
    play = t.table(5)
    t.hand(play, "D", "secret-donation")
    t.do(play, CoupPhase())
    assert t.asked(play).seat == "delgado"
    assert t.options(play) == ("stay", "talk")


@pytest.mark.parametrize("card", ["un-report", "street-carnival", "foreign-correspondent"])
def test_an_excuse_card_turns_the_marker_and_all_are_asked_once_more(card: str) -> None:
    """Ruling J45."""
    play = t.table(5)
    for name in "BCD":
        t.hand(play, name, "secret-donation")
    t.hand(play, "D", card)
    t.do(play, CoupPhase())
    t.answers(play, "B stay", "C stay", f"D excuse:{card}")
    assert play.position.excuse
    assert play.position.lying == [card]
    assert t.asked(play).seat == "bravo"
    assert "move" in t.options(play)


def test_a_petition_of_the_students_is_an_excuse_only_with_them() -> None:
    play = t.table(5)
    t.hand(play, "D", "student-petition")
    t.do(play, CoupPhase())
    assert "excuse:student-petition" not in t.options(play)
    t.on_table(play, "D", "students")
    t.do(play, CoupPhase())
    t.answer(play, "excuse:student-petition", "D")
    assert [event.reason for event in t.happened(play, ExcuseTurned)] == ["student-petition"]


def test_moving_a_unit_starts_a_coup() -> None:
    play = evening()
    t.answers(play, "B move", "B barracks-1", "B vista-rio", "B all")
    assert t.happened(play, CoupBegan)[0].way == "move"
    assert t.standing(play, "vista-rio") == {"B army1": 6}
    coup = play.position.coup
    assert coup is not None
    assert (coup.first, coup.rebels, coup.phase) == ("bravo", ["bravo"], 0)


def test_whoever_starts_by_moving_must_move() -> None:
    play = evening()
    t.answer(play, "move", "B")
    assert "stay" not in t.options(play)
    assert set(t.options(play)) >= {"barracks-1", "precinct-1"}


def test_a_card_with_new_units_starts_a_coup_and_lies_until_the_aftermath() -> None:
    play = t.table(5, excuse=True)
    t.hand(play, "C", "slum-riot")
    t.do(play, CoupPhase())
    t.answers(play, "B stay", "C card:slum-riot")
    assert t.standing(play, "slum") == {"C rioters": 8}
    assert play.position.lying == ["slum-riot"]
    assert t.sound(play)


def test_shelling_starts_a_coup_and_must_be_fired_at_the_palace() -> None:
    """Worked case 12: 6, 6, 2 kill two guards, who do not answer."""
    play = evening()
    t.answers(play, "B stay", "C shell")
    stay(play)
    assert (t.asked(play).kind, t.asked(play).seat) == ("bombard", "cortina")
    assert t.options(play) == ("palace:aguado",)
    play.position.dice.script = [6, 6, 2]
    t.answer(play, "palace:aguado")
    assert t.standing(play, "palace") == {"A guard": 2}
    assert t.happened(play, ShellFired)[0].dice == (6, 6, 2)
    coup = play.position.coup
    assert coup is not None
    assert coup.phase == 1


def test_air_strikes_start_a_coup_likewise() -> None:
    play = evening()
    t.answers(play, "B stay", "C stay", "D stay", "E strike")
    stay(play)
    assert t.asked(play).kind == "bombard"
    assert t.options(play) == ("palace:aguado",)
    play.position.dice.script = [1] * 6
    t.answer(play, "palace:aguado")
    # The announced strike is fired; the other two are free.
    assert "hold-fire" in t.options(play)


def test_landing_starts_a_coup_like_any_movement() -> None:
    play = evening()
    t.answers(play, "B stay", "C stay", "D stay", "E land", "E station")
    assert t.standing(play, "station") == {"E paratroop": 1}


def test_the_others_may_join_clockwise_by_doing_something_but_never_the_president() -> None:
    play = evening()
    t.answers(play, "B stay", "C stay", "D move", "D precinct-2", "D all")
    seen = []
    while asked_to_move(play):
        if t.asked(play).kind == "join":
            seen.append(t.asked(play).seat[0])
        t.answer(play, "stay")
    assert seen == ["e", "b", "c"]


def test_whoever_joins_is_a_rebel_and_joiners_need_not_shell_the_palace() -> None:
    """Ruling J46."""
    play = evening()
    t.answers(play, "B move", "B barracks-1", "B precinct-3", "B all")
    while t.asked(play).seat != "cortina":
        t.answer(play, "stay")
    t.answer(play, "shell", "C")
    stay(play)
    assert [event.family for event in t.happened(play, BecameRebel)] == ["bravo", "cortina"]
    assert t.asked(play).kind == "bombard"
    assert "palace:aguado" in t.options(play)
    assert any(choice.startswith("precinct-3:") for choice in t.options(play))
    assert "hold-fire" not in t.options(play)


def test_whoever_stays_out_is_no_rebel() -> None:
    play = evening()
    t.answers(play, "B move", "B barracks-1", "B vista-rio", "B all")
    stay(play)
    coup = play.position.coup
    assert coup is not None
    assert coup.rebels == ["bravo"]


def test_exiles_and_the_brother_in_law_start_nothing() -> None:
    """Ruling J44."""
    play = t.table(5, excuse=True)
    t.exile(play, "B")
    t.do(play, CoupPhase())
    t.answer(play, "stay-round", "B", kind="return")
    t.answer(play, "general1", "A", kind="brother-in-law")
    assert t.asked(play).seat == "cortina"


def test_without_a_president_there_is_no_coup() -> None:
    """Ruling J20."""
    play = t.table(5, excuse=True, president="")
    assert t.at_rest(t.do(play, CoupPhase()))


def loyal_police_fired_at() -> JuntaRunner:
    """Six rebels of B come to the Third Precinct, where E's police stand."""
    play = evening(7)
    t.answers(play, "B move", "B precinct-3", "B all")
    stay(play)
    return play


def test_in_the_rebellion_phase_only_rebels_begin_to_fire() -> None:
    play = loyal_police_fired_at()
    assert [decision.kind for decision in play.position.decisions] == ["fight"]
    assert [decision.seat for decision in play.position.decisions] == ["bravo"]


def test_whoever_is_fired_at_may_shoot_back_and_becomes_a_rebel_by_it() -> None:
    """Ruling J74."""
    play = loyal_police_fired_at()
    t.answer(play, "fire:espino", "B")
    assert (t.asked(play).kind, t.asked(play).seat) == ("target", "espino")
    play.position.dice.script = [1] * 40
    t.answer(play, "bravo", "E")
    assert [event.family for event in t.happened(play, BecameRebel)] == ["bravo", "espino"]


def test_whoever_does_not_shoot_back_stays_loyal() -> None:
    play = loyal_police_fired_at()
    play.position.dice.script = [1] * 40
    t.answers(play, "B fire:espino", "E hold")
    coup = play.position.coup
    assert coup is not None
    assert coup.rebels == ["bravo"]


def test_the_presidents_guards_never_fire_in_the_rebellion_phase() -> None:
    play = t.table(5, excuse=True)
    t.do(play, CoupPhase())
    t.answers(play, "B stay", "C stay", "D stay", "E land", "E palace")
    stay(play)
    while t.asked(play).kind == "bombard":
        t.answer(play, "hold-fire")
    assert [decision.seat for decision in play.position.decisions] == ["espino"]
    play.position.dice.script = [1, 1, 1]
    t.answer(play, "fire:aguado", "E")
    assert play.position.coup is not None
    assert all(by == "espino" for by, _ in play.position.coup.fired)
