"""Rules text: Start-Aufstellung, Reihenfolge, Bewegung, Fallschirmjäger und Marineinfanteristen,
Neue Einheiten, Polizei-Erwidern, Einheiten-Transfer, and bribes of units."""

from __future__ import annotations

import pytest

from tests.junta.table import (
    answer,
    answers,
    asked,
    at_rest,
    clear,
    coup,
    dice,
    do,
    exile,
    family,
    hand,
    happened,
    offices,
    options,
    pocket,
    sound,
    stand,
    standing,
    table,
)
from weimar_tui.games.junta.rules.coup.movement import Turn
from weimar_tui.games.junta.rules.coup.phases import BeginCoupPhase, Movements
from weimar_tui.games.junta.rules.events import Bribed
from weimar_tui.games.junta.rules.negotiation.windows import Talk
from weimar_tui.games.junta.rules.outs import BrotherInLaw
from weimar_tui.games.junta.rules.play import JuntaPlay
from weimar_tui.games.junta.rules.position import EDITION
from weimar_tui.games.junta.rules.units import add, send_home


def turn(play: JuntaPlay, name: str) -> JuntaPlay:
    seat = play.position.order["ABCDEFG".index(name)]
    return do(play, Turn(seat, seat))


# --- Start-Aufstellung ---
def test_all_units_are_at_home_again_and_the_police_in_the_chamber_after_force() -> None:
    play = table(5)
    clear(play)
    stand(play, "palace", "B", "army1", 2)
    send_home(play)
    assert standing(play, "barracks-1") == {"army1": 6}
    play.position.forced = True
    send_home(play)
    assert standing(play, "chamber") == {"police": 4}
    assert standing(play, "precinct-4") == {}


# --- Reihenfolge ---
@pytest.mark.parametrize(("phase", "first"), [(1, "c"), (2, "d"), (4, "a"), (5, "b"), (6, "c")])
def test_each_phase_begins_with_the_next_family_to_the_left(phase: int, first: str) -> None:
    play = table(5)
    state = coup(play, "B")
    do(play, BeginCoupPhase(phase))
    assert state.order[0][0] == first


def test_everybody_moves_in_turn_the_president_too() -> None:
    play = table(5)
    state = coup(play, "B", phase=1)
    do(play, Movements(state.order))
    seen = []
    while not at_rest(play):
        if asked(play).seat not in seen:
            seen.append(asked(play).seat)
        answer(play, "stay")
    assert [name[0] for name in seen] == ["b", "c", "d", "e", "a"]


# --- Bewegung ---
def test_any_number_of_units_from_one_area_to_one_neighbouring_area() -> None:
    play = table(5)
    coup(play, "B")
    turn(play, "B")
    answer(play, "barracks-1")
    assert options(play) == ("vista-rio", "suburb-north", "precinct-3", "los-pinos")
    answers(play, "B los-pinos", "B army1:4")
    assert standing(play, "los-pinos") == {"B army1": 4}
    assert standing(play, "barracks-1") == {"B army1": 2}


def test_all_but_one_leaves_one_behind() -> None:
    play = table(5)
    coup(play, "B")
    turn(play, "B")
    answers(play, "B barracks-1", "B los-pinos", "B all-but-1")
    assert standing(play, "barracks-1") == {"B army1": 1}


def test_of_several_kinds_each_number_is_picked() -> None:
    play = table(5)
    coup(play, "B")
    clear(play)
    stand(play, "market", "B", "rioters", 4)
    stand(play, "market", "B", "army1", 3)
    turn(play, "B")
    answers(play, "B market", "B chamber", "B army1:2", "B rioters:1")
    assert standing(play, "chamber") == {"B army1": 2, "B rioters": 1}


def test_there_is_one_movement_a_phase() -> None:
    play = table(5)
    coup(play, "B")
    hand(play, "B", "secret-donation")
    turn(play, "B")
    answers(play, "B barracks-1", "B los-pinos", "B all")
    assert not any(area in options(play) for area in ("precinct-1", "los-pinos"))


def test_moving_is_voluntary() -> None:
    play = table(5)
    coup(play, "B")
    turn(play, "B")
    answer(play, "stay")
    assert at_rest(play)
    assert standing(play, "barracks-1") == {"B army1": 6}


def test_the_president_moves_the_brother_in_laws_units_when_their_owner_would() -> None:
    play = table(5)
    exile(play, "D")
    coup(play, "B", phase=1)
    play.position.brother_in_law = "general3"
    play.position.brother_chosen_for = ("aguado", "delgado")
    do(play, Movements(("delgado",)))
    assert asked(play).seat == "aguado"
    answers(play, "A precinct-2", "A all") if asked(play).kind == "move-to" else answers(
        play, "A barracks-3", "A precinct-2", "A all"
    )
    assert standing(play, "precinct-2") == {"D army3": 6, "B police": 1}


def test_frozen_units_do_not_move() -> None:
    """Ruling J41."""
    play = table(5)
    exile(play, "C")
    coup(play, "B", phase=1)
    play.position.brother_in_law = "admiral"
    play.position.brother_chosen_for = ("aguado", "cortina")
    do(play, Movements(("cortina",)))
    assert at_rest(play)


def helicopter(area: str) -> JuntaPlay:
    play = table(5)
    coup(play, "B")
    clear(play)
    stand(play, area, "B", "helicopter", 1)
    return play


def test_the_helicopter_may_fly_two_areas_alone() -> None:
    play = turn(helicopter("suburb-east"), "B")
    answers(play, "B suburb-east", "B central-bank", "B hop", "B santa-rosa")
    assert standing(play, "santa-rosa") == {"B helicopter": 1}
    assert at_rest(play)


def test_it_may_join_others_and_then_go_with_them() -> None:
    play = helicopter("palace")
    stand(play, "santa-rosa", "B", "army1", 3)
    turn(play, "B")
    answers(play, "B hop", "B santa-rosa", "B santa-rosa", "B central-bank")
    answers(play, "B army1:2", "B done")
    assert standing(play, "central-bank") == {"B army1": 2, "B helicopter": 1}


def test_it_may_go_with_others_and_then_on_alone() -> None:
    play = helicopter("santa-rosa")
    stand(play, "santa-rosa", "B", "army1", 3)
    turn(play, "B")
    answers(play, "B santa-rosa", "B central-bank", "B all", "B hop", "B precinct-4")
    assert standing(play, "precinct-4") == {"B helicopter": 1}
    assert standing(play, "central-bank") == {"B army1": 3}


@pytest.mark.parametrize("edition", [3, EDITION])
def test_its_flight_can_be_taken_back(edition: int) -> None:
    """Ruling J94; in the first three editions it could not."""
    play = helicopter("palace")
    play.position.edition = edition
    turn(play, "B")
    answers(play, "B hop", "B santa-rosa")
    assert play.has_revealed is (edition == 3)


def test_once_it_has_hopped_no_others_move_without_it() -> None:
    play = helicopter("palace")
    stand(play, "radio", "B", "army1", 3)
    turn(play, "B")
    answers(play, "B hop", "B santa-rosa")
    assert "radio" not in options(play)


# --- Landung ---
def test_paratroops_land_anywhere_once_and_may_move_on() -> None:
    """Ruling J49."""
    play = table(5)
    coup(play, "B")
    turn(play, "E")
    answer(play, "land:paratroop")
    assert len(options(play)) == 28
    answer(play, "radio")
    assert "land:paratroop" not in options(play)
    answers(play, "E radio", "E precinct-1")
    assert standing(play, "precinct-1") == {"B police": 1, "E paratroop": 1}


def test_marines_land_at_the_river() -> None:
    play = table(5)
    coup(play, "B")
    turn(play, "C")
    answer(play, "land:marine")
    assert options(play) == play.box.river
    assert len(play.box.river) == 9


# --- Neue Einheiten ---
def test_a_unit_card_may_be_played_in_any_movement() -> None:
    play = table(5)
    coup(play, "B", phase=4)
    hand(play, "D", "mass-rally")
    turn(play, "D")
    answer(play, "card:mass-rally")
    assert standing(play, "market") == {"D rally": 6}


def test_a_short_supply_gives_as_many_as_there_are() -> None:
    """Ruling J47."""
    play = table(5)
    coup(play, "B")
    stand(play, "radio", "C", "rally", 7)
    hand(play, "D", "mass-rally")
    turn(play, "D")
    answer(play, "card:mass-rally")
    assert standing(play, "market") == {"D rally": 3}
    assert sound(play)


# --- Polizei-Erwidern ---
def test_in_phase_1_the_police_may_answer_red_units_of_the_rebellion_phase() -> None:
    play = table(5)
    coup(play, "D", phase=1, red_areas=["university"])
    stand(play, "university", "D", "demonstrators", 6)
    turn(play, "B")
    answers(play, "B response", "B precinct-1", "B precinct-4", "B done")
    assert standing(play, "university") == {"D demonstrators": 6, "B police": 2}


def test_the_response_is_not_his_only_movement() -> None:
    play = table(5)
    coup(play, "D", phase=1, red_areas=["university"])
    turn(play, "B")
    answers(play, "B response", "B precinct-1", "B done")
    assert "barracks-1" in options(play)
    assert "response" not in options(play)


@pytest.mark.parametrize(("phase", "areas"), [(2, ["university"]), (1, [])])
def test_later_cards_allow_no_response(phase: int, areas: list[str]) -> None:
    play = table(5)
    coup(play, "D", phase=phase, red_areas=areas)
    turn(play, "B")
    assert "response" not in options(play)


@pytest.mark.parametrize(
    ("phase", "card", "expected"),
    [(0, "slum-riot", ["slum"]), (0, "christian-militia", []), (2, "slum-riot", [])],
)
def test_only_red_units_of_the_rebellion_phase_count(
    phase: int, card: str, expected: list[str]
) -> None:
    play = table(5)
    state = coup(play, "D", phase=phase)
    hand(play, "D", card)
    turn(play, "D")
    answer(play, f"card:{card}")
    assert state.red_areas == expected


# --- Transfer ---
def test_command_of_units_may_be_given_away() -> None:
    play = table(5)
    coup(play, "B")
    turn(play, "B")
    answers(play, "B transfer", "B barracks-1:army1:2", "B espino")
    assert standing(play, "barracks-1") == {"B army1": 4, "E army1": 2}
    turn(play, "E")
    assert "barracks-1" in options(play)


def test_the_brother_in_law_hands_over_too_what_he_commands_and_nothing_frozen() -> None:
    """Rules: Einheiten-Transfer; "controlled units" are his as well."""
    play = table(5)
    coup(play, "E")
    exile(play, "B")
    play.position.brother_in_law = "general1"
    do(play, Turn("aguado", "bravo"))
    answer(play, "transfer")
    assert {choice.split(":")[1] for choice in options(play)} == {"army1"}
    answers(play, "A barracks-1:army1:6", "A espino")
    assert standing(play, "barracks-1") == {"E army1": 6}


def test_he_may_offer_them_in_talk() -> None:
    play = table(5, windows=True)
    coup(play, "E")
    exile(play, "B")
    play.position.brother_in_law = "general1"
    do(play, Talk("phase"))
    answers(play, "A offer", "A cortina", "A nothing")
    assert "units:barracks-1:army1:6" in options(play, "A")
    assert not any(":police:" in choice for choice in options(play, "A"))
    answers(play, "A units:barracks-1:army1:6", "A private", "C accept:1")
    assert standing(play, "barracks-1") == {"C army1": 6}


def test_the_brother_in_law_keeps_his_movement_when_another_goes_into_exile_before_it() -> None:
    play = table(5)
    coup(play, "E")
    exile(play, "D")
    stand(play, "embassy-north", "C", "army2", 1)
    do(play, BrotherInLaw(), Movements(("cortina", "delgado")))
    answer(play, "exile:embassy-north", "C")
    assert (asked(play).seat, asked(play).subject.family) == ("aguado", "delgado")


def test_no_unit_moves_twice_in_a_segment() -> None:
    play = table(5)
    coup(play, "B")
    hand(play, "B", "secret-donation")
    turn(play, "B")
    answers(play, "B barracks-1", "B los-pinos", "B all")
    answers(play, "B transfer", "B los-pinos:army1:6", "B espino")
    turn(play, "E")
    assert "los-pinos" not in options(play)


def test_units_held_by_gift_go_back_to_their_office_when_their_family_goes_into_exile() -> None:
    """Ruling J77."""
    play = table(5)
    coup(play, "B")
    clear(play)
    stand(play, "embassy-north", "E", "army1", 2)
    turn(play, "E")
    answer(play, "exile:embassy-north")
    assert family(play, "E").state == "exile"
    assert standing(play, "embassy-north") == {"B army1": 2}


def test_the_president_cannot_go_into_exile_in_office() -> None:
    play = table(5)
    coup(play, "B")
    clear(play)
    stand(play, "embassy-north", "A", "guard", 2)
    turn(play, "A")
    assert "exile:embassy-north" not in options(play)


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
    play = table(5)
    coup(play, "E")
    hand(play, "E", card)
    pocket(play, "E", 1, 1, 1)
    turn(play, "E")
    answer(play, f"bribe:{card}")
    if asked(play).kind == "bribe-area":
        answer(play, area)
    assert options(play) == tuple(str(n) for n in range(1, tries + 1))
    answer(play, str(tries))
    dice(play, 4, 3, 6)
    answer(play, f"{tries}.0.0")
    assert happened(play, Bribed)[0].won == won
    assert standing(play, area.partition(":")[0])[f"E {kind}"] == won
    assert play.position.under.total == tries


def test_agitators_come_over_in_pairs_on_3_to_6() -> None:
    play = table(5)
    coup(play, "B")
    hand(play, "E", "bribe-agitators")
    pocket(play, "E", 1, 1)
    stand(play, "slum", "B", "rioters", 5)
    turn(play, "E")
    answers(play, "E bribe:bribe-agitators", "E 2")
    dice(play, 3, 2)
    answer(play, "2.0.0")
    assert standing(play, "slum") == {"B rioters": 3, "E rioters": 2}


def test_without_money_or_rich_friends_there_is_no_bribe() -> None:
    play = table(5)
    coup(play, "B")
    hand(play, "E", "bribe-police")
    turn(play, "E")
    assert not any(choice.startswith("bribe:") for choice in options(play))


def test_bribed_units_may_still_move_if_they_have_not() -> None:
    """Ruling J51."""
    play = table(5)
    coup(play, "B")
    hand(play, "E", "bribe-first-brigade")
    pocket(play, "E", 1)
    turn(play, "E")
    answers(play, "E bribe:bribe-first-brigade", "E 1")
    dice(play, 6)
    answer(play, "1.0.0")
    assert "barracks-1" in options(play)


# --- Schwager ---
def test_for_one_office_there_is_nothing_to_choose_for_more_the_president_is_asked_once() -> None:
    """Ruling J40: chosen anew when others are out, in the next phase."""
    play = table(5)
    exile(play, "D")
    do(play, BrotherInLaw())
    assert at_rest(play)
    assert play.position.brother_in_law == "general3"
    exile(play, "B")
    assert at_rest(do(play, BrotherInLaw()))
    play.position.phase = "assassinations"
    do(play, BrotherInLaw())
    assert options(play) == ("general1", "general3", "minister")
    answer(play, "minister")
    assert at_rest(do(play, BrotherInLaw()))


def test_units_join_their_like_but_not_those_in_retreat() -> None:
    play = table(5)
    coup(play, "E")
    clear(play)
    stand(play, "slum", "B", "army1", 2)
    add(play, "slum", "army1", "bravo", 1)
    (together,) = play.position.areas["slum"]
    assert together.number == 3
    together.retreated = True
    add(play, "slum", "army1", "bravo", 1)
    assert [stack.number for stack in play.position.areas["slum"]] == [3, 1]


# --- Undo ---
def moves(edition: int) -> JuntaPlay:
    """B is to move, and after it C."""
    play = table(5, edition=edition)
    coup(play, "E", "B")
    clear(play)
    stand(play, "palace", "B", "army1", 2)
    stand(play, "slum", "C", "army2", 2)
    return do(play, Movements(("bravo", "cortina")))


@pytest.mark.parametrize("choices", [("palace", "NEXT", "all"), ("stay",)])
def test_a_movement_can_be_taken_back_until_the_next_family_has_moved(
    choices: tuple[str, ...],
) -> None:
    """Nothing was revealed by it; in the first three editions it was final."""
    for edition in (3, EDITION):
        play = moves(edition)
        for choice in choices:
            answer(play, choice if choice != "NEXT" else options(play)[0], "B")
        assert play.has_revealed is (edition == 3)


@pytest.mark.parametrize("unit", ["marine", "paratroop"])
def test_so_can_a_landing(unit: str) -> None:
    play = table(5)
    coup(play, "E", "B")
    offices(play, admiral="B", air="B")
    turn(play, "B")
    answer(play, f"land:{unit}")
    answer(play, options(play)[0])
    assert not play.has_revealed
    assert play.position.coup is not None
    assert play.position.coup.landed == [unit]


def test_units_given_away_stay_given() -> None:
    play = moves(EDITION)
    answers(play, "B transfer", "B palace:army1:1", "B cortina")
    assert play.has_revealed
