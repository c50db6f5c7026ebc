"""Rules text: Kampf, Feuereröffnung, Kugelhagel, Botschaften."""

from __future__ import annotations

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.rules.coup.bombardment import Bombard
from weimar_tui.games.junta.rules.coup.fights import Casualties, DeclareFights, Fire
from weimar_tui.games.junta.rules.coup_events import (
    BecameRebel,
    FightEnded,
    SalvoFired,
    UnitsGone,
    UnitsLost,
)
from weimar_tui.games.junta.rules.position import Fight
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.rules.subjects import InArea, subject_of


def field(*stacks: tuple[str, str, str, int], phase: int = 1, players: int = 5) -> JuntaRunner:
    """Put only these units in the city: (area, family, kind, number), optionally with
    an arrival."""
    runner = t.table(players)
    t.coup(runner, "B", phase=phase)
    t.clear(runner)
    for area, name, kind, number in stacks:
        t.stand(runner, area, name, kind, number)
    return runner


def fights(runner: JuntaRunner) -> JuntaRunner:
    return t.do(runner, DeclareFights(runner.components.area_ids))


def test_there_is_a_fight_only_if_somebody_fires() -> None:
    runner = fights(field(("station", "B", "army1", 3), ("station", "C", "army2", 3)))
    assert sorted(t.kinds(runner)) == ["B fight", "C fight"]
    t.answers(runner, "B hold", "C hold")
    assert t.at_rest(runner)
    assert not t.happened(runner, SalvoFired)


def test_if_one_fires_all_may_fire() -> None:
    runner = fights(field(("station", "B", "army1", 3), ("station", "C", "army2", 3)))
    t.answers(runner, "B fire:cortina", "C hold")
    assert t.kinds(runner) == ["C target"]
    t.dice(runner, *[1] * 18)
    t.answer(runner, "bravo", "C")
    t.fire_on(runner)
    assert len(t.happened(runner, SalvoFired)) == 6
    assert [event.salvos for event in t.happened(runner, FightEnded)] == [3]


def test_a_salvo_that_hits_nobody_is_nobodys_loss() -> None:
    runner = field(("radio", "B", "army1", 1), ("radio", "C", "army2", 1))
    state = runner.position.coup
    assert state is not None
    state.fight = Fight("radio", {"bravo": "cortina", "cortina": "bravo"})
    t.dice(runner, 1, 1)
    t.do(runner, Fire(1))
    assert state.fight.losses == {"bravo": 0, "cortina": 0}


def test_areas_are_fought_over_one_after_the_other() -> None:
    runner = fights(
        field(
            ("radio", "B", "army1", 1),
            ("radio", "C", "army2", 1),
            ("palace", "B", "army1", 1),
            ("palace", "A", "guard", 1),
        )
    )
    assert t.asked(runner, "B").subject.area == "radio"
    t.answers(runner, "B hold", "C hold")
    assert t.asked(runner, "B").subject.area == "palace"


def test_nobody_fights_in_embassies() -> None:
    runner = t.table(5)
    t.coup(runner, "B")
    t.clear(runner)
    t.stand(runner, "embassy-isle", "B", "army1", 2)
    t.stand(runner, "embassy-isle", "C", "army2", 2)
    from weimar_tui.games.junta.rules.coup.phases import FightSegment

    t.do(runner, FightSegment())
    while not t.at_rest(runner):
        assert t.asked(runner).kind == "bombard"
        assert not any("embassy" in choice for choice in t.options(runner))
        t.answer(runner, "hold-fire")


@pytest.mark.parametrize(
    ("kind", "number", "expected"),
    [
        ("army1", 3, 3),
        ("guard", 2, 4),
        ("police", 2, 2),
        ("rioters", 5, 2),
        ("demonstrators", 1, 0),
        ("militia", 3, 3),
        ("helicopter", 1, 1),
    ],
)
def test_dice_of_a_salvo(kind: str, number: int, expected: int) -> None:
    runner = fights(field(("market", "B", kind, number), ("market", "C", "army2", 6)))
    t.answers(runner, "B fire:cortina")
    t.dice(runner, *[1] * 60)
    t.answers(runner, "C fire:bravo")
    fired = [len(event.dice) for event in t.happened(runner, SalvoFired) if event.family == "bravo"]
    assert (fired[0] if fired else 0) == expected


def test_crowds_of_several_kinds_are_counted_together() -> None:
    runner = fights(
        field(
            ("market", "B", "rioters", 3),
            ("market", "B", "strikers", 3),
            ("market", "C", "army2", 6),
        )
    )
    t.answers(runner, "B fire:cortina")
    t.dice(runner, *[1] * 60)
    t.answer(runner, "hold", "C")
    if not t.at_rest(runner):
        t.answer(runner, "hold", "C")
    assert len(t.happened(runner, SalvoFired)[0].dice) == 3


def test_every_6_kills_a_unit_and_all_shoot_at_once() -> None:
    runner = fights(field(("station", "B", "army1", 2), ("station", "C", "army2", 2)))
    t.answer(runner, "fire:cortina", "B")
    t.dice(runner, 6, 6, 6, 6)
    t.answer(runner, "fire:bravo", "C")
    assert t.standing(runner, "station") == {}


def test_the_owner_picks_what_falls_the_unarmed_first() -> None:
    """Ruling J78."""
    runner = fights(
        field(
            ("station", "B", "army1", 3),
            ("station", "B", "rioters", 2),
            ("station", "C", "army2", 1),
        )
    )
    t.answer(runner, "fire:cortina", "B")
    t.dice(runner, 1, 1, 1, 1, 6)
    t.answer(runner, "fire:bravo", "C")
    assert (t.asked(runner).kind, t.asked(runner).seat) == ("casualty", "bravo")
    assert t.options(runner) == ("rioters", "army1")
    t.dice(runner, *[1] * 40)
    t.answer(runner, "rioters")
    assert t.standing(runner, "station")["B rioters"] == 1


def test_who_stood_there_fires_before_newcomers_answer() -> None:
    """Ruling J52 and worked case 13: the guards' 6 falls first, five rifles fire back."""
    runner = field(("palace", "A", "guard", 2))
    t.stand(runner, "palace", "C", "army2", 6, came=1)
    fights(runner)
    t.answer(runner, "fire:aguado", "C")
    t.dice(runner, 6, 1, 2, 3, 6, 6, 1, 1, 1)
    t.answer(runner, "fire:cortina", "A")
    assert t.standing(runner, "palace") == {"C army2": 5}
    first = t.happened(runner, SalvoFired)[0]
    assert (first.family, first.opening) == ("aguado", True)
    assert len(t.happened(runner, SalvoFired)[1].dice) == 5


def test_those_who_came_with_the_enemy_fire_with_everybody_in_the_first_salvo() -> None:
    """Ruling J52: only units that were there before the enemy have opening fire, each fires once.

    Two guards were there, one more came when the enemy came, another one later.
    """
    runner = field(("palace", "A", "guard", 2))
    for came in (1, 2):
        t.stand(runner, "palace", "A", "guard", 1, came=came)
    t.stand(runner, "palace", "C", "army2", 2, came=1)
    t.stand(runner, "palace", "C", "army2", 4, came=3)
    fights(runner)
    t.answer(runner, "fire:aguado", "C")
    t.dice(runner, *[1] * 60)
    t.answer(runner, "fire:cortina", "A")
    fired = [(e.family, e.opening, len(e.dice)) for e in t.happened(runner, SalvoFired)]
    assert fired == [("aguado", True, 4), ("aguado", False, 4), ("cortina", False, 6)]


def test_an_enemy_who_stood_there_too_gets_no_opening_fire() -> None:
    runner = field(("palace", "A", "guard", 2), ("palace", "C", "army2", 1))
    t.stand(runner, "palace", "C", "army2", 3, came=1)
    fights(runner)
    t.answer(runner, "fire:aguado", "C")
    t.dice(runner, *[1] * 60)
    t.answer(runner, "fire:cortina", "A")
    assert not any(event.opening for event in t.happened(runner, SalvoFired))


def test_there_are_three_salvos() -> None:
    runner = fights(field(("station", "B", "army1", 3), ("station", "C", "army2", 2)))
    t.answer(runner, "fire:cortina", "B")
    t.dice(runner, *[1] * 30)
    t.answer(runner, "fire:bravo", "C")
    t.fire_on(runner)
    assert {event.salvo for event in t.happened(runner, SalvoFired)} == {1, 2, 3}


def test_each_salvo_is_voluntary() -> None:
    """Rules: Kampf, "(freiwillig)". A family that held its fire can fire later, one
    that fired can stop."""
    runner = fights(field(("station", "B", "army1", 3), ("station", "C", "army2", 2)))
    t.answer(runner, "fire:cortina", "B")
    t.dice(runner, *[1] * 30)
    t.answer(runner, "hold", "C")
    if t.kinds(runner) == ["C target"]:
        t.answer(runner, "hold", "C")
    assert t.options(runner, "B") == ("cortina", "hold"), "to go on comes first"
    assert t.options(runner, "C") == ("hold", "bravo")
    t.answers(runner, "B hold", "C bravo")
    assert [(each.salvo, each.family) for each in t.happened(runner, SalvoFired)] == [
        (1, "bravo"),
        (2, "cortina"),
    ]
    t.answers(runner, "B hold", "C hold")
    assert t.at_rest(runner)


def test_in_the_rebellion_phase_the_loyal_who_are_fired_at_may_answer_later_too() -> None:
    runner = field(("station", "B", "army1", 3), ("station", "C", "army2", 2), phase=0)
    fights(runner)
    t.dice(runner, *[1] * 30)
    t.answers(runner, "B fire:cortina", "C hold")
    t.answers(runner, "B cortina", "C bravo")
    assert [event.family for event in t.happened(runner, BecameRebel)] == ["cortina"]


def test_in_the_rebellion_phase_the_president_never_shoots_back() -> None:
    """Ruling J74: firing would make the President a Rebel."""
    runner = field(("station", "B", "army1", 3), ("station", "A", "guard", 2), phase=0)
    fights(runner)
    t.dice(runner, *[1] * 30)
    t.answer(runner, "fire:aguado", "B")
    for salvo in (2, 3):
        assert t.kinds(runner) == ["B target"]
        assert subject_of(t.asked(runner), InArea).number == salvo
        t.answer(runner, "aguado")
    assert {event.family for event in t.happened(runner, SalvoFired)} == {"bravo"}
    assert [event.salvos for event in t.happened(runner, FightEnded)] == [3]


def test_with_three_families_the_target_may_change() -> None:
    """Ruling J54."""
    runner = fights(
        field(
            ("station", "B", "army1", 2),
            ("station", "C", "army2", 2),
            ("station", "D", "army3", 2),
        )
    )
    t.answers(runner, "B fire:cortina", "C fire:bravo", "D hold")
    t.dice(runner, *[1] * 60)
    t.answer(runner, "hold", "D")
    assert sorted(t.kinds(runner)) == ["B target", "C target"]
    t.answers(runner, "B delgado", "C hold")
    assert any(event.target == "delgado" for event in t.happened(runner, SalvoFired))


# --- Rückzug ---
def fought(losses: dict[str, int], *extra: tuple[str, str, str, int]) -> JuntaRunner:
    """B and C fight at the slum; C has the given losses, then B."""
    runner = field(("slum", "B", "army1", 4), ("slum", "C", "army2", 4), *extra)
    fights(runner)
    t.answer(runner, "fire:cortina", "B")
    b, c = losses["B"], losses["C"]
    t.dice(runner, *[6] * c, *[1] * (4 - c), *[6] * b, *[1] * (4 - b), *[1] * 40)
    t.answer(runner, "fire:bravo", "C")
    return t.fire_on(runner)


def test_the_fewest_losses_stay_and_the_others_must_retreat() -> None:
    runner = fought({"B": 0, "C": 1})
    assert (t.asked(runner).kind, t.asked(runner).seat) == ("retreat", "cortina")
    assert t.options(runner) == ("precinct-1", "suburb-west")
    t.answer(runner, "suburb-west")
    assert t.standing(runner, "suburb-west") == {"C army2": 3}
    assert t.standing(runner, "slum") == {"B army1": 4}


def test_at_equal_losses_nobody_retreats() -> None:
    """Worked case 14."""
    runner = fought({"B": 1, "C": 1})
    assert t.at_rest(runner)
    assert t.standing(runner, "slum") == {"B army1": 3, "C army2": 3}


def test_to_an_area_with_others_only_if_all_of_them_allow_it() -> None:
    runner = fought(
        {"B": 0, "C": 1}, ("suburb-west", "D", "army3", 1), ("precinct-1", "B", "army1", 1)
    )
    t.answer(runner, "suburb-west", "C")
    assert t.kinds(runner) == ["D allow-retreat"]
    t.answer(runner, "no", "D")
    # Refused once: only the other area is left, and its owner is asked.
    assert t.kinds(runner) == ["B allow-retreat"]
    t.answer(runner, "yes", "B")
    assert t.standing(runner, "precinct-1") == {"B army1": 1, "C army2": 3}


def test_without_a_way_out_the_units_leave_the_map() -> None:
    """Worked case 15."""
    runner = fought(
        {"B": 0, "C": 1}, ("suburb-west", "B", "army1", 1), ("precinct-1", "B", "army1", 1)
    )
    t.answers(runner, "C suburb-west", "B no", "B no")
    assert t.happened(runner, UnitsGone)[0].family == "cortina"
    assert t.standing(runner, "slum") == {"B army1": 4}


def test_retreated_units_take_no_part_in_other_fights_of_the_segment() -> None:
    runner = field(
        ("precinct-1", "B", "army1", 4),
        ("precinct-1", "C", "army2", 4),
        ("university", "B", "army1", 1),
    )
    fights(runner)
    t.answer(runner, "fire:cortina", "B")
    t.dice(runner, 6, 1, 1, 1, *[1] * 40)
    t.answer(runner, "fire:bravo", "C")
    t.fire_on(runner)
    t.answer(runner, "university", "C")
    t.answer(runner, "yes", "B")
    assert t.at_rest(runner)


def test_a_bystander_neither_retreats_nor_makes_others_retreat() -> None:
    """Ruling J73."""
    runner = field(("slum", "B", "army1", 4), ("slum", "C", "army2", 4), ("slum", "D", "army3", 1))
    fights(runner)
    t.answers(runner, "B fire:cortina", "C fire:bravo", "D hold")
    t.dice(runner, 6, 1, 1, 1, 6, 1, 1, 1, *[1] * 60)
    t.answer(runner, "hold", "D")
    while t.kinds(runner)[0].endswith("target"):
        t.answer(runner, "hold", runner.position.decisions[0].seat)
    assert t.at_rest(runner)
    assert t.standing(runner, "slum")["D army3"] == 1


def test_frozen_units_may_be_fired_at_but_do_not_fire() -> None:
    """Ruling J41."""
    runner = field(("slum", "B", "army1", 4), ("slum", "D", "army3", 2))
    t.exile(runner, "D")
    runner.position.brother_in_law = ""
    fights(runner)
    assert t.kinds(runner) == ["B fight"]
    t.dice(runner, 6, 1, 1, 1, *[1] * 40)
    t.answer(runner, "fire:delgado", "B")
    t.fire_on(runner)
    assert all(event.family == "bravo" for event in t.happened(runner, SalvoFired))
    # The President decides about their retreat.
    assert (t.asked(runner).kind, t.asked(runner).seat) == ("retreat", "aguado")


def test_firing_at_the_guards_makes_a_rebel_whoever_commands_them() -> None:
    runner = field(("palace", "C", "guard", 2), ("palace", "D", "army3", 3))
    fights(runner)
    t.answer(runner, "fire:cortina", "D")
    t.dice(runner, *[1] * 60)
    t.answer(runner, "hold", "C")
    if not t.at_rest(runner):
        t.answer(runner, "hold", "C")
    assert [event.family for event in t.happened(runner, BecameRebel)] == ["delgado"]


def test_firing_at_others_later_makes_nobody_a_rebel() -> None:
    runner = fights(field(("station", "D", "army3", 1), ("station", "C", "army2", 1)))
    t.answer(runner, "fire:cortina", "D")
    t.dice(runner, *[1] * 20)
    t.answer(runner, "fire:delgado", "C")
    assert not t.happened(runner, BecameRebel)


# --- Kugelhagel ---
def test_the_gunboat_fires_once_a_phase_with_three_dice_at_the_river() -> None:
    runner = field(("chamber", "B", "army1", 4), ("radio", "B", "army1", 2))
    t.do(runner, Bombard("gunboat"))
    assert t.options(runner) == ("chamber:bravo", "hold-fire")
    t.dice(runner, 6, 6, 1)
    t.answer(runner, "chamber:bravo")
    assert t.standing(runner, "chamber") == {"B army1": 2}
    assert t.at_rest(t.do(runner, Bombard("gunboat")))


def test_air_strikes_fire_with_six_dice_anywhere_once_each() -> None:
    runner = field(("radio", "B", "army1", 6))
    t.do(runner, Bombard("strike"))
    t.dice(runner, 6, 1, 1, 1, 1, 1, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    for left in (2, 1, 0):
        t.answer(runner, "radio:bravo", "E")
        coup_ = runner.position.coup
        assert coup_ is not None
        assert coup_.strikes == left
    assert t.at_rest(runner)
    assert t.standing(runner, "radio") == {"B army1": 3}


def test_neither_can_be_fired_at_and_their_hits_do_not_count_for_retreats() -> None:
    """Ruling J55."""
    runner = field(("slum", "B", "army1", 4), ("slum", "C", "army2", 4))
    t.do(runner, Bombard("strike"), DeclareFights(runner.components.area_ids))
    t.dice(runner, 6, 6, 1, 1, 1, 1)
    t.answers(runner, "E slum:cortina", "E hold-fire")
    t.answer(runner, "fire:cortina", "B")
    t.dice(runner, *[1] * 40)
    t.answer(runner, "fire:bravo", "C")
    t.fire_on(runner)
    assert t.at_rest(runner)
    assert sum(event.number for event in t.happened(runner, UnitsLost)) == 2


def test_bombardment_comes_before_all_fights_the_admiral_first() -> None:
    from weimar_tui.games.junta.rules.coup.phases import FightSegment

    runner = field(("chamber", "B", "army1", 4), ("chamber", "D", "army3", 2))
    t.do(runner, FightSegment())
    order = []
    while t.asked(runner).kind == "bombard":
        order.append(t.asked(runner).seat)
        t.answer(runner, "hold-fire")
        if len(runner.position.decisions) > 1:
            break
    assert order == ["cortina", "espino"]
    assert sorted(t.kinds(runner)) == ["B fight", "D fight"]


def test_shelling_the_guards_makes_a_rebel_but_never_the_president() -> None:
    runner = field(("palace", "C", "guard", 2))
    t.do(runner, Bombard("strike"))
    t.dice(runner, *[1] * 6)
    t.answer(runner, "palace:cortina", "E")
    assert [event.family for event in t.happened(runner, BecameRebel)] == ["espino"]


def test_who_came_last_falls_last() -> None:
    """Newcomers fall last, whatever the order of the stacks."""
    runner = field()
    t.stand(runner, "station", "B", "army1", 3, came=2)
    t.stand(runner, "station", "B", "army1", 2)
    t.do(runner, Casualties("station", t.seat("B"), 3))
    left = [(stack.came, stack.number) for stack in runner.position.areas["station"]]
    assert left == [(2, 2)]
