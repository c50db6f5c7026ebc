"""Rules text: Start-Aufstellung, Reihenfolge, Bewegung, Fallschirmjäger und Marineinfanteristen,
Neue Einheiten, Polizei-Erwidern, Einheiten-Transfer, and bribes of units."""

from __future__ import annotations

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.rules.coup.movement import Turn
from weimar_tui.games.junta.rules.coup.phases import BeginCoupPhase, Movements
from weimar_tui.games.junta.rules.death_and_exile import BrotherInLaw
from weimar_tui.games.junta.rules.events import Bribed
from weimar_tui.games.junta.rules.negotiation.windows import Talk
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.rules.units import add, send_home


def turn(play: JuntaRunner, name: str) -> JuntaRunner:
    seat = play.position.order["ABCDEFG".index(name)]
    return t.do(play, Turn(seat, seat))


# --- Start-Aufstellung ---
def test_all_units_are_at_home_again_and_the_police_in_the_chamber_after_force() -> None:
    play = t.table(5)
    t.clear(play)
    t.stand(play, "palace", "B", "army1", 2)
    send_home(play)
    assert t.standing(play, "barracks-1") == {"army1": 6}
    play.position.forced = True
    send_home(play)
    assert t.standing(play, "chamber") == {"police": 4}
    assert t.standing(play, "precinct-4") == {}


# --- Reihenfolge ---
@pytest.mark.parametrize(("phase", "first"), [(1, "c"), (2, "d"), (4, "a"), (5, "b"), (6, "c")])
def test_each_phase_begins_with_the_next_family_to_the_left(phase: int, first: str) -> None:
    play = t.table(5)
    state = t.coup(play, "B")
    t.do(play, BeginCoupPhase(phase))
    assert state.order[0][0] == first


def test_everybody_moves_in_turn_the_president_too() -> None:
    play = t.table(5)
    state = t.coup(play, "B", phase=1)
    t.do(play, Movements(state.order))
    seen = []
    while not t.at_rest(play):
        if t.asked(play).seat not in seen:
            seen.append(t.asked(play).seat)
        t.answer(play, "stay")
    assert [name[0] for name in seen] == ["b", "c", "d", "e", "a"]


# --- Bewegung ---
def test_any_number_of_units_from_one_area_to_one_neighbouring_area() -> None:
    play = t.table(5)
    t.coup(play, "B")
    turn(play, "B")
    t.answer(play, "barracks-1")
    assert t.options(play) == ("vista-rio", "suburb-north", "precinct-3", "los-pinos")
    t.answers(play, "B los-pinos", "B army1:4")
    assert t.standing(play, "los-pinos") == {"B army1": 4}
    assert t.standing(play, "barracks-1") == {"B army1": 2}


def test_all_but_one_leaves_one_behind() -> None:
    play = t.table(5)
    t.coup(play, "B")
    turn(play, "B")
    t.answers(play, "B barracks-1", "B los-pinos", "B all-but-1")
    assert t.standing(play, "barracks-1") == {"B army1": 1}


def test_of_several_kinds_each_number_is_picked() -> None:
    play = t.table(5)
    t.coup(play, "B")
    t.clear(play)
    t.stand(play, "market", "B", "rioters", 4)
    t.stand(play, "market", "B", "army1", 3)
    turn(play, "B")
    t.answers(play, "B market", "B chamber", "B army1:2", "B rioters:1")
    assert t.standing(play, "chamber") == {"B army1": 2, "B rioters": 1}


def test_there_is_one_movement_a_phase() -> None:
    play = t.table(5)
    t.coup(play, "B")
    t.hand(play, "B", "secret-donation")
    turn(play, "B")
    t.answers(play, "B barracks-1", "B los-pinos", "B all")
    assert not any(area in t.options(play) for area in ("precinct-1", "los-pinos"))


def test_moving_is_voluntary() -> None:
    play = t.table(5)
    t.coup(play, "B")
    turn(play, "B")
    t.answer(play, "stay")
    assert t.at_rest(play)
    assert t.standing(play, "barracks-1") == {"B army1": 6}


def test_the_president_moves_the_brother_in_laws_units_when_their_owner_would() -> None:
    play = t.table(5)
    t.exile(play, "D")
    t.coup(play, "B", phase=1)
    play.position.brother_in_law = "general3"
    play.position.brother_chosen_for = ("aguado", "delgado")
    t.do(play, Movements(("delgado",)))
    assert t.asked(play).seat == "aguado"
    t.answers(play, "A precinct-2", "A all") if t.asked(play).kind == "move-to" else t.answers(
        play, "A barracks-3", "A precinct-2", "A all"
    )
    assert t.standing(play, "precinct-2") == {"D army3": 6, "B police": 1}


def test_frozen_units_do_not_move() -> None:
    """Ruling J41."""
    play = t.table(5)
    t.exile(play, "C")
    t.coup(play, "B", phase=1)
    play.position.brother_in_law = "admiral"
    play.position.brother_chosen_for = ("aguado", "cortina")
    t.do(play, Movements(("cortina",)))
    assert t.at_rest(play)


def helicopter(area: str) -> JuntaRunner:
    play = t.table(5)
    t.coup(play, "B")
    t.clear(play)
    t.stand(play, area, "B", "helicopter", 1)
    return play


def test_the_helicopter_may_fly_two_areas_alone() -> None:
    play = turn(helicopter("suburb-east"), "B")
    t.answers(play, "B suburb-east", "B central-bank", "B hop", "B santa-rosa")
    assert t.standing(play, "santa-rosa") == {"B helicopter": 1}
    assert t.at_rest(play)


def test_it_may_join_others_and_then_go_with_them() -> None:
    play = helicopter("palace")
    t.stand(play, "santa-rosa", "B", "army1", 3)
    turn(play, "B")
    t.answers(play, "B hop", "B santa-rosa", "B santa-rosa", "B central-bank")
    t.answers(play, "B army1:2", "B done")
    assert t.standing(play, "central-bank") == {"B army1": 2, "B helicopter": 1}


def test_it_may_go_with_others_and_then_on_alone() -> None:
    play = helicopter("santa-rosa")
    t.stand(play, "santa-rosa", "B", "army1", 3)
    turn(play, "B")
    t.answers(play, "B santa-rosa", "B central-bank", "B all", "B hop", "B precinct-4")
    assert t.standing(play, "precinct-4") == {"B helicopter": 1}
    assert t.standing(play, "central-bank") == {"B army1": 3}


def test_its_flight_can_be_taken_back() -> None:
    """Ruling J94."""
    play = helicopter("palace")
    turn(play, "B")
    t.answers(play, "B hop", "B santa-rosa")
    assert not play.has_revealed


def test_once_it_has_hopped_no_others_move_without_it() -> None:
    play = helicopter("palace")
    t.stand(play, "radio", "B", "army1", 3)
    turn(play, "B")
    t.answers(play, "B hop", "B santa-rosa")
    assert "radio" not in t.options(play)


# --- Landung ---
def test_paratroops_land_anywhere_once_and_may_move_on() -> None:
    """Ruling J49."""
    play = t.table(5)
    t.coup(play, "B")
    turn(play, "E")
    t.answer(play, "land:paratroop")
    assert len(t.options(play)) == 28
    t.answer(play, "radio")
    assert "land:paratroop" not in t.options(play)
    t.answers(play, "E radio", "E precinct-1")
    assert t.standing(play, "precinct-1") == {"B police": 1, "E paratroop": 1}


def test_marines_land_at_the_river() -> None:
    play = t.table(5)
    t.coup(play, "B")
    turn(play, "C")
    t.answer(play, "land:marine")
    assert t.options(play) == play.components.river
    assert len(play.components.river) == 9


# --- Neue Einheiten ---
def test_a_unit_card_may_be_played_in_any_movement() -> None:
    play = t.table(5)
    t.coup(play, "B", phase=4)
    t.hand(play, "D", "mass-rally")
    turn(play, "D")
    t.answer(play, "card:mass-rally")
    assert t.standing(play, "market") == {"D rally": 6}


def test_a_short_supply_gives_as_many_as_there_are() -> None:
    """Ruling J47."""
    play = t.table(5)
    t.coup(play, "B")
    t.stand(play, "radio", "C", "rally", 7)
    t.hand(play, "D", "mass-rally")
    turn(play, "D")
    t.answer(play, "card:mass-rally")
    assert t.standing(play, "market") == {"D rally": 3}
    assert t.sound(play)


# --- Polizei-Erwidern ---
def test_in_phase_1_the_police_may_answer_red_units_of_the_rebellion_phase() -> None:
    play = t.table(5)
    t.coup(play, "D", phase=1, red_areas=["university"])
    t.stand(play, "university", "D", "demonstrators", 6)
    turn(play, "B")
    t.answers(play, "B response", "B precinct-1", "B precinct-4", "B done")
    assert t.standing(play, "university") == {"D demonstrators": 6, "B police": 2}


def test_the_response_is_not_his_only_movement() -> None:
    play = t.table(5)
    t.coup(play, "D", phase=1, red_areas=["university"])
    turn(play, "B")
    t.answers(play, "B response", "B precinct-1", "B done")
    assert "barracks-1" in t.options(play)
    assert "response" not in t.options(play)


@pytest.mark.parametrize(("phase", "areas"), [(2, ["university"]), (1, [])])
def test_later_cards_allow_no_response(phase: int, areas: list[str]) -> None:
    play = t.table(5)
    t.coup(play, "D", phase=phase, red_areas=areas)
    turn(play, "B")
    assert "response" not in t.options(play)


@pytest.mark.parametrize(
    ("phase", "card", "expected"),
    [(0, "slum-riot", ["slum"]), (0, "christian-militia", []), (2, "slum-riot", [])],
)
def test_only_red_units_of_the_rebellion_phase_count(
    phase: int, card: str, expected: list[str]
) -> None:
    play = t.table(5)
    state = t.coup(play, "D", phase=phase)
    t.hand(play, "D", card)
    turn(play, "D")
    t.answer(play, f"card:{card}")
    assert state.red_areas == expected


# --- Transfer ---
def test_command_of_units_may_be_given_away() -> None:
    play = t.table(5)
    t.coup(play, "B")
    turn(play, "B")
    t.answers(play, "B transfer", "B barracks-1:army1:2", "B espino")
    assert t.standing(play, "barracks-1") == {"B army1": 4, "E army1": 2}
    turn(play, "E")
    assert "barracks-1" in t.options(play)


def test_the_brother_in_law_hands_over_too_what_he_commands_and_nothing_frozen() -> None:
    """Rules: Einheiten-Transfer; "controlled units" are his as well."""
    play = t.table(5)
    t.coup(play, "E")
    t.exile(play, "B")
    play.position.brother_in_law = "general1"
    t.do(play, Turn("aguado", "bravo"))
    t.answer(play, "transfer")
    assert {choice.split(":")[1] for choice in t.options(play)} == {"army1"}
    t.answers(play, "A barracks-1:army1:6", "A espino")
    assert t.standing(play, "barracks-1") == {"E army1": 6}


def test_he_may_offer_them_in_talk() -> None:
    play = t.table(5, windows=True)
    t.coup(play, "E")
    t.exile(play, "B")
    play.position.brother_in_law = "general1"
    t.do(play, Talk("phase"))
    t.answers(play, "A offer", "A cortina", "A nothing")
    assert "units:barracks-1:army1:6" in t.options(play, "A")
    assert not any(":police:" in choice for choice in t.options(play, "A"))
    t.answers(play, "A units:barracks-1:army1:6", "A private", "C accept:1")
    assert t.standing(play, "barracks-1") == {"C army1": 6}


def test_the_brother_in_law_keeps_his_movement_when_another_goes_into_exile_before_it() -> None:
    play = t.table(5)
    t.coup(play, "E")
    t.exile(play, "D")
    t.stand(play, "embassy-north", "C", "army2", 1)
    t.do(play, BrotherInLaw(), Movements(("cortina", "delgado")))
    t.answer(play, "exile:embassy-north", "C")
    assert (t.asked(play).seat, t.asked(play).subject.family) == ("aguado", "delgado")


def test_no_unit_moves_twice_in_a_segment() -> None:
    play = t.table(5)
    t.coup(play, "B")
    t.hand(play, "B", "secret-donation")
    turn(play, "B")
    t.answers(play, "B barracks-1", "B los-pinos", "B all")
    t.answers(play, "B transfer", "B los-pinos:army1:6", "B espino")
    turn(play, "E")
    assert "los-pinos" not in t.options(play)


def test_units_held_by_gift_go_back_to_their_office_when_their_family_goes_into_exile() -> None:
    """Ruling J77."""
    play = t.table(5)
    t.coup(play, "B")
    t.clear(play)
    t.stand(play, "embassy-north", "E", "army1", 2)
    turn(play, "E")
    t.answer(play, "exile:embassy-north")
    assert t.family(play, "E").state == "exile"
    assert t.standing(play, "embassy-north") == {"B army1": 2}


def test_the_president_cannot_go_into_exile_in_office() -> None:
    play = t.table(5)
    t.coup(play, "B")
    t.clear(play)
    t.stand(play, "embassy-north", "A", "guard", 2)
    turn(play, "A")
    assert "exile:embassy-north" not in t.options(play)


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
    play = t.table(5)
    t.coup(play, "E")
    t.hand(play, "E", card)
    t.pocket(play, "E", 1, 1, 1)
    turn(play, "E")
    t.answer(play, f"bribe:{card}")
    if t.asked(play).kind == "bribe-area":
        t.answer(play, area)
    assert t.options(play) == tuple(str(n) for n in range(1, tries + 1))
    t.answer(play, str(tries))
    t.dice(play, 4, 3, 6)
    t.answer(play, f"{tries}.0.0")
    assert t.happened(play, Bribed)[0].won == won
    assert t.standing(play, area.partition(":")[0])[f"E {kind}"] == won
    assert play.position.under.total == tries


def test_agitators_come_over_in_pairs_on_3_to_6() -> None:
    play = t.table(5)
    t.coup(play, "B")
    t.hand(play, "E", "bribe-agitators")
    t.pocket(play, "E", 1, 1)
    t.stand(play, "slum", "B", "rioters", 5)
    turn(play, "E")
    t.answers(play, "E bribe:bribe-agitators", "E 2")
    t.dice(play, 3, 2)
    t.answer(play, "2.0.0")
    assert t.standing(play, "slum") == {"B rioters": 3, "E rioters": 2}


def test_without_money_or_rich_friends_there_is_no_bribe() -> None:
    play = t.table(5)
    t.coup(play, "B")
    t.hand(play, "E", "bribe-police")
    turn(play, "E")
    assert not any(choice.startswith("bribe:") for choice in t.options(play))


def test_bribed_units_may_still_move_if_they_have_not() -> None:
    """Ruling J51."""
    play = t.table(5)
    t.coup(play, "B")
    t.hand(play, "E", "bribe-first-brigade")
    t.pocket(play, "E", 1)
    turn(play, "E")
    t.answers(play, "E bribe:bribe-first-brigade", "E 1")
    t.dice(play, 6)
    t.answer(play, "1.0.0")
    assert "barracks-1" in t.options(play)


# --- Schwager ---
def test_for_one_office_there_is_nothing_to_choose_for_more_the_president_is_asked_once() -> None:
    """Ruling J40: chosen anew when others are out, in the next phase."""
    play = t.table(5)
    t.exile(play, "D")
    t.do(play, BrotherInLaw())
    assert t.at_rest(play)
    assert play.position.brother_in_law == "general3"
    t.exile(play, "B")
    assert t.at_rest(t.do(play, BrotherInLaw()))
    play.position.phase = "assassinations"
    t.do(play, BrotherInLaw())
    assert t.options(play) == ("general1", "general3", "minister")
    t.answer(play, "minister")
    assert t.at_rest(t.do(play, BrotherInLaw()))


def test_units_join_their_like_but_not_those_in_retreat() -> None:
    play = t.table(5)
    t.coup(play, "E")
    t.clear(play)
    t.stand(play, "slum", "B", "army1", 2)
    add(play, "slum", "army1", "bravo", 1)
    (together,) = play.position.areas["slum"]
    assert together.number == 3
    together.retreated = True
    add(play, "slum", "army1", "bravo", 1)
    assert [stack.number for stack in play.position.areas["slum"]] == [3, 1]


# --- Undo ---
def moves() -> JuntaRunner:
    """B is to move, and after it C."""
    play = t.table(5)
    t.coup(play, "E", "B")
    t.clear(play)
    t.stand(play, "palace", "B", "army1", 2)
    t.stand(play, "slum", "C", "army2", 2)
    return t.do(play, Movements(("bravo", "cortina")))


@pytest.mark.parametrize("choices", [("palace", "NEXT", "all"), ("stay",)])
def test_a_movement_can_be_taken_back_until_the_next_family_has_moved(
    choices: tuple[str, ...],
) -> None:
    """Nothing was revealed by it."""
    play = moves()
    for choice in choices:
        t.answer(play, choice if choice != "NEXT" else t.options(play)[0], "B")
    assert not play.has_revealed


@pytest.mark.parametrize("unit", ["marine", "paratroop"])
def test_so_can_a_landing(unit: str) -> None:
    play = t.table(5)
    t.coup(play, "E", "B")
    t.offices(play, admiral="B", air="B")
    turn(play, "B")
    t.answer(play, f"land:{unit}")
    t.answer(play, t.options(play)[0])
    assert not play.has_revealed
    assert play.position.coup is not None
    assert play.position.coup.landed == [unit]


def test_units_given_away_stay_given() -> None:
    play = moves()
    t.answers(play, "B transfer", "B palace:army1:1", "B cortina")
    assert play.has_revealed
