"""Rules text: Start-Aufstellung, Reihenfolge, Bewegung, Fallschirmjäger und Marineinfanteristen,
Neue Einheiten, Polizei-Erwidern, Einheiten-Transfer, and bribes of units."""

from __future__ import annotations

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.rules.coup.movement import Turn
from weimar_tui.games.junta.rules.coup.phases import BeginCoupPhase, Movements
from weimar_tui.games.junta.rules.coup_events import Bribed
from weimar_tui.games.junta.rules.death_and_exile import BrotherInLaw
from weimar_tui.games.junta.rules.negotiation.windows import Talk
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.rules.units import add, send_home


def turn(runner: JuntaRunner, name: str) -> JuntaRunner:
    seat = runner.position.order["ABCDEFG".index(name)]
    return t.do(runner, Turn(seat, seat))


# --- Start-Aufstellung ---
def test_all_units_are_at_home_again_and_the_police_in_the_chamber_after_force() -> None:
    runner = t.table(5)
    t.clear(runner)
    t.stand(runner, "palace", "B", "army1", 2)
    send_home(runner)
    assert t.standing(runner, "barracks-1") == {"army1": 6}
    runner.position.forced = True
    send_home(runner)
    assert t.standing(runner, "chamber") == {"police": 4}
    assert t.standing(runner, "precinct-4") == {}


# --- Reihenfolge ---
@pytest.mark.parametrize(("phase", "first"), [(1, "c"), (2, "d"), (4, "a"), (5, "b"), (6, "c")])
def test_each_phase_begins_with_the_next_family_to_the_left(phase: int, first: str) -> None:
    runner = t.table(5)
    state = t.coup(runner, "B")
    t.do(runner, BeginCoupPhase(phase))
    assert state.order[0][0] == first


def test_everybody_moves_in_turn_the_president_too() -> None:
    runner = t.table(5)
    state = t.coup(runner, "B", phase=1)
    t.do(runner, Movements(state.order))
    seen = []
    while not t.at_rest(runner):
        if t.asked(runner).seat not in seen:
            seen.append(t.asked(runner).seat)
        t.answer(runner, "stay")
    assert [name[0] for name in seen] == ["b", "c", "d", "e", "a"]


# --- Bewegung ---
def test_any_number_of_units_from_one_area_to_one_neighbouring_area() -> None:
    runner = t.table(5)
    t.coup(runner, "B")
    turn(runner, "B")
    t.answer(runner, "barracks-1")
    assert t.options(runner) == ("vista-rio", "suburb-north", "precinct-3", "los-pinos")
    t.answers(runner, "B los-pinos", "B army1:4")
    assert t.standing(runner, "los-pinos") == {"B army1": 4}
    assert t.standing(runner, "barracks-1") == {"B army1": 2}


def test_all_but_one_leaves_one_behind() -> None:
    runner = t.table(5)
    t.coup(runner, "B")
    turn(runner, "B")
    t.answers(runner, "B barracks-1", "B los-pinos", "B all-but-1")
    assert t.standing(runner, "barracks-1") == {"B army1": 1}


def test_of_several_kinds_each_number_is_picked() -> None:
    runner = t.table(5)
    t.coup(runner, "B")
    t.clear(runner)
    t.stand(runner, "market", "B", "rioters", 4)
    t.stand(runner, "market", "B", "army1", 3)
    turn(runner, "B")
    t.answers(runner, "B market", "B chamber", "B army1:2", "B rioters:1")
    assert t.standing(runner, "chamber") == {"B army1": 2, "B rioters": 1}


def test_there_is_one_movement_a_phase() -> None:
    runner = t.table(5)
    t.coup(runner, "B")
    t.hand(runner, "B", "secret-donation")
    turn(runner, "B")
    t.answers(runner, "B barracks-1", "B los-pinos", "B all")
    assert not any(area in t.options(runner) for area in ("precinct-1", "los-pinos"))


def test_moving_is_voluntary() -> None:
    runner = t.table(5)
    t.coup(runner, "B")
    turn(runner, "B")
    t.answer(runner, "stay")
    assert t.at_rest(runner)
    assert t.standing(runner, "barracks-1") == {"B army1": 6}


def test_the_president_moves_the_brother_in_laws_units_when_their_owner_would() -> None:
    runner = t.table(5)
    t.exile(runner, "D")
    t.coup(runner, "B", phase=1)
    runner.position.brother_in_law = "general3"
    runner.position.brother_chosen_for = ("aguado", "delgado")
    t.do(runner, Movements(("delgado",)))
    assert t.asked(runner).seat == "aguado"
    t.answers(runner, "A precinct-2", "A all") if t.asked(runner).kind == "move-to" else t.answers(
        runner, "A barracks-3", "A precinct-2", "A all"
    )
    assert t.standing(runner, "precinct-2") == {"D army3": 6, "B police": 1}


def test_frozen_units_do_not_move() -> None:
    """Ruling J41."""
    runner = t.table(5)
    t.exile(runner, "C")
    t.coup(runner, "B", phase=1)
    runner.position.brother_in_law = "admiral"
    runner.position.brother_chosen_for = ("aguado", "cortina")
    t.do(runner, Movements(("cortina",)))
    assert t.at_rest(runner)


def helicopter(area: str) -> JuntaRunner:
    runner = t.table(5)
    t.coup(runner, "B")
    t.clear(runner)
    t.stand(runner, area, "B", "helicopter", 1)
    return runner


def test_the_helicopter_may_fly_two_areas_alone() -> None:
    runner = turn(helicopter("suburb-east"), "B")
    t.answers(runner, "B suburb-east", "B central-bank", "B hop", "B santa-rosa")
    assert t.standing(runner, "santa-rosa") == {"B helicopter": 1}
    assert t.at_rest(runner)


def test_it_may_join_others_and_then_go_with_them() -> None:
    runner = helicopter("palace")
    t.stand(runner, "santa-rosa", "B", "army1", 3)
    turn(runner, "B")
    t.answers(runner, "B hop", "B santa-rosa", "B santa-rosa", "B central-bank")
    t.answers(runner, "B army1:2", "B done")
    assert t.standing(runner, "central-bank") == {"B army1": 2, "B helicopter": 1}


def test_it_may_go_with_others_and_then_on_alone() -> None:
    runner = helicopter("santa-rosa")
    t.stand(runner, "santa-rosa", "B", "army1", 3)
    turn(runner, "B")
    t.answers(runner, "B santa-rosa", "B central-bank", "B all", "B hop", "B precinct-4")
    assert t.standing(runner, "precinct-4") == {"B helicopter": 1}
    assert t.standing(runner, "central-bank") == {"B army1": 3}


def test_its_flight_can_be_taken_back() -> None:
    """Ruling J94."""
    runner = helicopter("palace")
    turn(runner, "B")
    t.answers(runner, "B hop", "B santa-rosa")
    assert not runner.has_revealed


def test_once_it_has_hopped_no_others_move_without_it() -> None:
    runner = helicopter("palace")
    t.stand(runner, "radio", "B", "army1", 3)
    turn(runner, "B")
    t.answers(runner, "B hop", "B santa-rosa")
    assert "radio" not in t.options(runner)


# --- Landung ---
def test_paratroops_land_anywhere_once_and_may_move_on() -> None:
    """Ruling J49."""
    runner = t.table(5)
    t.coup(runner, "B")
    turn(runner, "E")
    t.answer(runner, "land:paratroop")
    assert len(t.options(runner)) == 28
    t.answer(runner, "radio")
    assert "land:paratroop" not in t.options(runner)
    t.answers(runner, "E radio", "E precinct-1")
    assert t.standing(runner, "precinct-1") == {"B police": 1, "E paratroop": 1}


def test_marines_land_at_the_river() -> None:
    runner = t.table(5)
    t.coup(runner, "B")
    turn(runner, "C")
    t.answer(runner, "land:marine")
    assert t.options(runner) == runner.components.river
    assert len(runner.components.river) == 9


# --- Neue Einheiten ---
def test_a_unit_card_may_be_played_in_any_movement() -> None:
    runner = t.table(5)
    t.coup(runner, "B", phase=4)
    t.hand(runner, "D", "mass-rally")
    turn(runner, "D")
    t.answer(runner, "card:mass-rally")
    assert t.standing(runner, "market") == {"D rally": 6}


def test_a_short_supply_gives_as_many_as_there_are() -> None:
    """Ruling J47."""
    runner = t.table(5)
    t.coup(runner, "B")
    t.stand(runner, "radio", "C", "rally", 7)
    t.hand(runner, "D", "mass-rally")
    turn(runner, "D")
    t.answer(runner, "card:mass-rally")
    assert t.standing(runner, "market") == {"D rally": 3}
    assert t.sound(runner)


# --- Polizei-Erwidern ---
def test_in_phase_1_the_police_may_answer_red_units_of_the_rebellion_phase() -> None:
    runner = t.table(5)
    t.coup(runner, "D", phase=1, red_areas=["university"])
    t.stand(runner, "university", "D", "demonstrators", 6)
    turn(runner, "B")
    t.answers(runner, "B response", "B precinct-1", "B precinct-4", "B done")
    assert t.standing(runner, "university") == {"D demonstrators": 6, "B police": 2}


def test_the_response_is_not_his_only_movement() -> None:
    runner = t.table(5)
    t.coup(runner, "D", phase=1, red_areas=["university"])
    turn(runner, "B")
    t.answers(runner, "B response", "B precinct-1", "B done")
    assert "barracks-1" in t.options(runner)
    assert "response" not in t.options(runner)


@pytest.mark.parametrize(("phase", "areas"), [(2, ["university"]), (1, [])])
def test_later_cards_allow_no_response(phase: int, areas: list[str]) -> None:
    runner = t.table(5)
    t.coup(runner, "D", phase=phase, red_areas=areas)
    turn(runner, "B")
    assert "response" not in t.options(runner)


@pytest.mark.parametrize(
    ("phase", "card", "expected"),
    [(0, "slum-riot", ["slum"]), (0, "christian-militia", []), (2, "slum-riot", [])],
)
def test_only_red_units_of_the_rebellion_phase_count(
    phase: int, card: str, expected: list[str]
) -> None:
    runner = t.table(5)
    state = t.coup(runner, "D", phase=phase)
    t.hand(runner, "D", card)
    turn(runner, "D")
    t.answer(runner, f"card:{card}")
    assert state.red_areas == expected


# --- Transfer ---
def test_command_of_units_may_be_given_away() -> None:
    runner = t.table(5)
    t.coup(runner, "B")
    turn(runner, "B")
    t.answers(runner, "B transfer", "B barracks-1:army1:2", "B espino")
    assert t.standing(runner, "barracks-1") == {"B army1": 4, "E army1": 2}
    turn(runner, "E")
    assert "barracks-1" in t.options(runner)


def test_the_brother_in_law_hands_over_too_what_he_commands_and_nothing_frozen() -> None:
    """Rules: Einheiten-Transfer; he hands over "controlled units" too."""
    runner = t.table(5)
    t.coup(runner, "E")
    t.exile(runner, "B")
    runner.position.brother_in_law = "general1"
    t.do(runner, Turn("aguado", "bravo"))
    t.answer(runner, "transfer")
    assert {choice.split(":")[1] for choice in t.options(runner)} == {"army1"}
    t.answers(runner, "A barracks-1:army1:6", "A espino")
    assert t.standing(runner, "barracks-1") == {"E army1": 6}


def test_he_may_offer_them_in_talk() -> None:
    runner = t.table(5, windows=True)
    t.coup(runner, "E")
    t.exile(runner, "B")
    runner.position.brother_in_law = "general1"
    t.do(runner, Talk("phase"))
    t.answers(runner, "A offer", "A cortina", "A nothing")
    assert "units:barracks-1:army1:6" in t.options(runner, "A")
    assert not any(":police:" in choice for choice in t.options(runner, "A"))
    t.answers(runner, "A units:barracks-1:army1:6", "A private", "C accept:1")
    assert t.standing(runner, "barracks-1") == {"C army1": 6}


def test_the_brother_in_law_keeps_his_movement_when_another_goes_into_exile_before_it() -> None:
    runner = t.table(5)
    t.coup(runner, "E")
    t.exile(runner, "D")
    t.stand(runner, "embassy-north", "C", "army2", 1)
    t.do(runner, BrotherInLaw(), Movements(("cortina", "delgado")))
    t.answer(runner, "exile:embassy-north", "C")
    assert (t.asked(runner).seat, t.asked(runner).subject.family) == ("aguado", "delgado")


def test_no_unit_moves_twice_in_a_segment() -> None:
    runner = t.table(5)
    t.coup(runner, "B")
    t.hand(runner, "B", "secret-donation")
    turn(runner, "B")
    t.answers(runner, "B barracks-1", "B los-pinos", "B all")
    t.answers(runner, "B transfer", "B los-pinos:army1:6", "B espino")
    turn(runner, "E")
    assert "los-pinos" not in t.options(runner)


def test_units_held_by_gift_go_back_to_their_office_when_their_family_goes_into_exile() -> None:
    """Ruling J77."""
    runner = t.table(5)
    t.coup(runner, "B")
    t.clear(runner)
    t.stand(runner, "embassy-north", "E", "army1", 2)
    turn(runner, "E")
    t.answer(runner, "exile:embassy-north")
    assert t.family(runner, "E").state == "exile"
    assert t.standing(runner, "embassy-north") == {"B army1": 2}


def test_the_president_cannot_go_into_exile_in_office() -> None:
    runner = t.table(5)
    t.coup(runner, "B")
    t.clear(runner)
    t.stand(runner, "embassy-north", "A", "guard", 2)
    turn(runner, "A")
    assert "exile:embassy-north" not in t.options(runner)


# --- Bestechung im Putsch ---
@pytest.mark.parametrize(
    ("card", "kind", "area", "tries", "won"),
    [
        ("bribe-first-brigade", "army1", "barracks-1:bravo", 3, 2),
        ("bribe-second-brigade", "army2", "barracks-2:cortina", 3, 2),
        ("bribe-third-brigade", "army3", "barracks-3:delgado", 3, 2),
        ("bribe-police", "police", "precinct-2:bravo", 1, 1),
    ],
)
def test_a_bribe_costs_a_million_a_try_and_wins_on_4_to_6(
    card: str, kind: str, area: str, tries: int, won: int
) -> None:
    runner = t.table(5)
    t.coup(runner, "E")
    t.hand(runner, "E", card)
    t.pocket(runner, "E", 1, 1, 1)
    turn(runner, "E")
    t.answer(runner, f"bribe:{card}")
    if t.asked(runner).kind == "bribe-area":
        t.answer(runner, area)
    assert t.options(runner) == tuple(str(n) for n in range(1, tries + 1))
    t.answer(runner, str(tries))
    t.dice(runner, 4, 3, 6)
    t.answer(runner, f"{tries}.0.0")
    assert t.happened(runner, Bribed)[0].won == won
    assert t.standing(runner, area.partition(":")[0])[f"E {kind}"] == won
    assert runner.position.under.total == tries


def test_agitators_come_over_in_pairs_on_3_to_6() -> None:
    runner = t.table(5)
    t.coup(runner, "B")
    t.hand(runner, "E", "bribe-agitators")
    t.pocket(runner, "E", 1, 1)
    t.stand(runner, "slum", "B", "rioters", 5)
    turn(runner, "E")
    t.answers(runner, "E bribe:bribe-agitators", "E 2")
    t.dice(runner, 3, 2)
    t.answer(runner, "2.0.0")
    assert t.standing(runner, "slum") == {"B rioters": 3, "E rioters": 2}


def test_without_money_or_rich_friends_there_is_no_bribe() -> None:
    runner = t.table(5)
    t.coup(runner, "B")
    t.hand(runner, "E", "bribe-police")
    turn(runner, "E")
    assert not any(choice.startswith("bribe:") for choice in t.options(runner))


def test_bribed_units_may_still_move_if_they_have_not() -> None:
    """Ruling J51."""
    runner = t.table(5)
    t.coup(runner, "B")
    t.hand(runner, "E", "bribe-first-brigade")
    t.pocket(runner, "E", 1)
    turn(runner, "E")
    t.answers(runner, "E bribe:bribe-first-brigade", "E 1")
    t.dice(runner, 6)
    t.answer(runner, "1.0.0")
    assert "barracks-1" in t.options(runner)


# --- Schwager ---
def test_for_one_office_there_is_nothing_to_choose_for_more_the_president_is_asked_once() -> None:
    """Ruling J40: chosen again in the next phase if other families are out."""
    runner = t.table(5)
    t.exile(runner, "D")
    t.do(runner, BrotherInLaw())
    assert t.at_rest(runner)
    assert runner.position.brother_in_law == "general3"
    t.exile(runner, "B")
    assert t.at_rest(t.do(runner, BrotherInLaw()))
    runner.position.phase = "assassinations"
    t.do(runner, BrotherInLaw())
    assert t.options(runner) == ("general1", "general3", "minister")
    t.answer(runner, "minister")
    assert t.at_rest(t.do(runner, BrotherInLaw()))


def test_units_join_their_like_but_not_those_in_retreat() -> None:
    runner = t.table(5)
    t.coup(runner, "E")
    t.clear(runner)
    t.stand(runner, "slum", "B", "army1", 2)
    add(runner, "slum", "army1", "bravo", 1)
    (together,) = runner.position.areas["slum"]
    assert together.number == 3
    together.retreated = True
    add(runner, "slum", "army1", "bravo", 1)
    assert [stack.number for stack in runner.position.areas["slum"]] == [3, 1]


# --- Undo ---
def moves() -> JuntaRunner:
    """B moves next, then C."""
    runner = t.table(5)
    t.coup(runner, "E", "B")
    t.clear(runner)
    t.stand(runner, "palace", "B", "army1", 2)
    t.stand(runner, "slum", "C", "army2", 2)
    return t.do(runner, Movements(("bravo", "cortina")))


@pytest.mark.parametrize("choices", [("palace", "NEXT", "all"), ("stay",)])
def test_a_movement_can_be_taken_back_until_the_next_family_has_moved(
    choices: tuple[str, ...],
) -> None:
    """It revealed nothing."""
    runner = moves()
    for choice in choices:
        t.answer(runner, choice if choice != "NEXT" else t.options(runner)[0], "B")
    assert not runner.has_revealed


@pytest.mark.parametrize("unit", ["marine", "paratroop"])
def test_so_can_a_landing(unit: str) -> None:
    runner = t.table(5)
    t.coup(runner, "E", "B")
    t.offices(runner, admiral="B", air="B")
    turn(runner, "B")
    t.answer(runner, f"land:{unit}")
    t.answer(runner, t.options(runner)[0])
    assert not runner.has_revealed
    assert runner.position.coup is not None
    assert runner.position.coup.landed == [unit]


def test_units_given_away_stay_given() -> None:
    runner = moves()
    t.answers(runner, "B transfer", "B palace:army1:1", "B cortina")
    assert runner.has_revealed
