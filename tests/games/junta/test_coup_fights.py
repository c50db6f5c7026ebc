"""Rules text: Kampf, Feuereröffnung, Kugelhagel, Botschaften."""

from __future__ import annotations

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.rules.coup.bombardment import Bombard
from weimar_tui.games.junta.rules.coup.fights import Casualties, DeclareFights, Fire
from weimar_tui.games.junta.rules.events import (
    BecameRebel,
    FightEnded,
    SalvoFired,
    UnitsGone,
    UnitsLost,
)
from weimar_tui.games.junta.rules.position import Fight
from weimar_tui.games.junta.rules.runner import JuntaRunner


def field(*stacks: tuple[str, str, str, int], phase: int = 1, players: int = 5) -> JuntaRunner:
    """Only these stand in the city: (area, family, kind, number), or with an arrival."""
    play = t.table(players)
    t.coup(play, "B", phase=phase)
    t.clear(play)
    for area, name, kind, number in stacks:
        t.stand(play, area, name, kind, number)
    return play


def fights(play: JuntaRunner) -> JuntaRunner:
    return t.do(play, DeclareFights(play.components.area_ids))


def test_there_is_a_fight_only_if_somebody_fires() -> None:
    play = fights(field(("station", "B", "army1", 3), ("station", "C", "army2", 3)))
    assert sorted(t.kinds(play)) == ["B fight", "C fight"]
    t.answers(play, "B hold", "C hold")
    assert t.at_rest(play)
    assert not t.happened(play, SalvoFired)


def test_if_one_fires_all_may_fire() -> None:
    play = fights(field(("station", "B", "army1", 3), ("station", "C", "army2", 3)))
    t.answers(play, "B fire:cortina", "C hold")
    assert t.kinds(play) == ["C target"]
    t.dice(play, *[1] * 18)
    t.answer(play, "bravo", "C")
    t.fire_on(play)
    assert len(t.happened(play, SalvoFired)) == 6
    assert [event.salvos for event in t.happened(play, FightEnded)] == [3]


def test_a_salvo_that_hits_nobody_is_nobodys_loss() -> None:
    play = field(("radio", "B", "army1", 1), ("radio", "C", "army2", 1))
    state = play.position.coup
    assert state is not None
    state.fight = Fight("radio", {"bravo": "cortina", "cortina": "bravo"})
    t.dice(play, 1, 1)
    t.do(play, Fire(1))
    assert state.fight.losses == {"bravo": 0, "cortina": 0}


def test_areas_are_fought_over_one_after_the_other() -> None:
    play = fights(
        field(
            ("radio", "B", "army1", 1),
            ("radio", "C", "army2", 1),
            ("palace", "B", "army1", 1),
            ("palace", "A", "guard", 1),
        )
    )
    assert t.asked(play, "B").subject.area == "radio"
    t.answers(play, "B hold", "C hold")
    assert t.asked(play, "B").subject.area == "palace"


def test_nobody_fights_in_embassies() -> None:
    play = t.table(5)
    t.coup(play, "B")
    t.clear(play)
    t.stand(play, "embassy-isle", "B", "army1", 2)
    t.stand(play, "embassy-isle", "C", "army2", 2)
    from weimar_tui.games.junta.rules.coup.phases import FightSegment

    t.do(play, FightSegment())
    while not t.at_rest(play):
        assert t.asked(play).kind == "bombard"
        assert not any("embassy" in choice for choice in t.options(play))
        t.answer(play, "hold-fire")


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
    play = fights(field(("market", "B", kind, number), ("market", "C", "army2", 6)))
    t.answers(play, "B fire:cortina")
    t.dice(play, *[1] * 60)
    t.answers(play, "C fire:bravo")
    fired = [len(event.dice) for event in t.happened(play, SalvoFired) if event.family == "bravo"]
    assert (fired[0] if fired else 0) == expected


def test_crowds_of_several_kinds_are_counted_together() -> None:
    play = fights(
        field(
            ("market", "B", "rioters", 3),
            ("market", "B", "strikers", 3),
            ("market", "C", "army2", 6),
        )
    )
    t.answers(play, "B fire:cortina")
    t.dice(play, *[1] * 60)
    t.answer(play, "hold", "C")
    if not t.at_rest(play):
        t.answer(play, "hold", "C")
    assert len(t.happened(play, SalvoFired)[0].dice) == 3


def test_every_6_kills_a_unit_and_all_shoot_at_once() -> None:
    play = fights(field(("station", "B", "army1", 2), ("station", "C", "army2", 2)))
    t.answer(play, "fire:cortina", "B")
    t.dice(play, 6, 6, 6, 6)
    t.answer(play, "fire:bravo", "C")
    assert t.standing(play, "station") == {}


def test_the_owner_picks_what_falls_the_unarmed_first() -> None:
    """Ruling J78."""
    play = fights(
        field(
            ("station", "B", "army1", 3),
            ("station", "B", "rioters", 2),
            ("station", "C", "army2", 1),
        )
    )
    t.answer(play, "fire:cortina", "B")
    t.dice(play, 1, 1, 1, 1, 6)
    t.answer(play, "fire:bravo", "C")
    assert (t.asked(play).kind, t.asked(play).seat) == ("casualty", "bravo")
    assert t.options(play) == ("rioters", "army1")
    t.dice(play, *[1] * 40)
    t.answer(play, "rioters")
    assert t.standing(play, "station")["B rioters"] == 1


def test_who_stood_there_fires_before_newcomers_answer() -> None:
    """Ruling J52 and worked case 13: the guards' 6 falls first, five rifles answer."""
    play = field(("palace", "A", "guard", 2))
    t.stand(play, "palace", "C", "army2", 6, came=1)
    fights(play)
    t.answer(play, "fire:aguado", "C")
    t.dice(play, 6, 1, 2, 3, 6, 6, 1, 1, 1)
    t.answer(play, "fire:cortina", "A")
    assert t.standing(play, "palace") == {"C army2": 5}
    first = t.happened(play, SalvoFired)[0]
    assert (first.family, first.opening) == ("aguado", True)
    assert len(t.happened(play, SalvoFired)[1].dice) == 5


def test_an_enemy_who_stood_there_too_gets_no_opening_fire() -> None:
    play = field(("palace", "A", "guard", 2), ("palace", "C", "army2", 1))
    t.stand(play, "palace", "C", "army2", 3, came=1)
    fights(play)
    t.answer(play, "fire:aguado", "C")
    t.dice(play, *[1] * 60)
    t.answer(play, "fire:cortina", "A")
    assert not any(event.opening for event in t.happened(play, SalvoFired))


def test_there_are_three_salvos() -> None:
    play = fights(field(("station", "B", "army1", 3), ("station", "C", "army2", 2)))
    t.answer(play, "fire:cortina", "B")
    t.dice(play, *[1] * 30)
    t.answer(play, "fire:bravo", "C")
    t.fire_on(play)
    assert {event.salvo for event in t.happened(play, SalvoFired)} == {1, 2, 3}


def test_each_salvo_is_voluntary() -> None:
    """Rules: Kampf, "(freiwillig)". Who held its fire may fire later, who fired may stop."""
    play = fights(field(("station", "B", "army1", 3), ("station", "C", "army2", 2)))
    t.answer(play, "fire:cortina", "B")
    t.dice(play, *[1] * 30)
    t.answer(play, "hold", "C")
    if t.kinds(play) == ["C target"]:
        t.answer(play, "hold", "C")
    assert t.options(play, "B") == ("cortina", "hold"), "to go on comes first"
    assert t.options(play, "C") == ("hold", "bravo")
    t.answers(play, "B hold", "C bravo")
    assert [(each.salvo, each.family) for each in t.happened(play, SalvoFired)] == [
        (1, "bravo"),
        (2, "cortina"),
    ]
    t.answers(play, "B hold", "C hold")
    assert t.at_rest(play)


def test_in_the_rebellion_phase_the_loyal_who_are_fired_at_may_answer_later_too() -> None:
    play = field(("station", "B", "army1", 3), ("station", "C", "army2", 2), phase=0)
    fights(play)
    t.dice(play, *[1] * 30)
    t.answers(play, "B fire:cortina", "C hold")
    t.answers(play, "B cortina", "C bravo")
    assert [event.family for event in t.happened(play, BecameRebel)] == ["cortina"]


def test_with_three_families_the_target_may_change() -> None:
    """Ruling J54."""
    play = fights(
        field(
            ("station", "B", "army1", 2),
            ("station", "C", "army2", 2),
            ("station", "D", "army3", 2),
        )
    )
    t.answers(play, "B fire:cortina", "C fire:bravo", "D hold")
    t.dice(play, *[1] * 60)
    t.answer(play, "hold", "D")
    assert sorted(t.kinds(play)) == ["B target", "C target"]
    t.answers(play, "B delgado", "C hold")
    assert any(event.target == "delgado" for event in t.happened(play, SalvoFired))


# --- Rückzug ---
def fought(losses: dict[str, int], *extra: tuple[str, str, str, int]) -> JuntaRunner:
    """B and C fight at the slum; C loses as many as said, then B."""
    play = field(("slum", "B", "army1", 4), ("slum", "C", "army2", 4), *extra)
    fights(play)
    t.answer(play, "fire:cortina", "B")
    b, c = losses["B"], losses["C"]
    t.dice(play, *[6] * c, *[1] * (4 - c), *[6] * b, *[1] * (4 - b), *[1] * 40)
    t.answer(play, "fire:bravo", "C")
    return t.fire_on(play)


def test_the_fewest_losses_stay_and_the_others_must_retreat() -> None:
    play = fought({"B": 0, "C": 1})
    assert (t.asked(play).kind, t.asked(play).seat) == ("retreat", "cortina")
    assert t.options(play) == ("precinct-1", "suburb-west")
    t.answer(play, "suburb-west")
    assert t.standing(play, "suburb-west") == {"C army2": 3}
    assert t.standing(play, "slum") == {"B army1": 4}


def test_at_equal_losses_nobody_retreats() -> None:
    """Worked case 14."""
    play = fought({"B": 1, "C": 1})
    assert t.at_rest(play)
    assert t.standing(play, "slum") == {"B army1": 3, "C army2": 3}


def test_to_an_area_with_others_only_if_all_of_them_allow_it() -> None:
    play = fought(
        {"B": 0, "C": 1}, ("suburb-west", "D", "army3", 1), ("precinct-1", "B", "army1", 1)
    )
    t.answer(play, "suburb-west", "C")
    assert t.kinds(play) == ["D allow-retreat"]
    t.answer(play, "no", "D")
    # Refused once: only the other area is left, and its owner is asked.
    assert t.kinds(play) == ["B allow-retreat"]
    t.answer(play, "yes", "B")
    assert t.standing(play, "precinct-1") == {"B army1": 1, "C army2": 3}


def test_without_a_way_out_the_units_leave_the_map() -> None:
    """Worked case 15."""
    play = fought(
        {"B": 0, "C": 1}, ("suburb-west", "B", "army1", 1), ("precinct-1", "B", "army1", 1)
    )
    t.answers(play, "C suburb-west", "B no", "B no")
    assert t.happened(play, UnitsGone)[0].family == "cortina"
    assert t.standing(play, "slum") == {"B army1": 4}


def test_retreated_units_take_no_part_in_other_fights_of_the_segment() -> None:
    play = field(
        ("precinct-1", "B", "army1", 4),
        ("precinct-1", "C", "army2", 4),
        ("university", "B", "army1", 1),
    )
    fights(play)
    t.answer(play, "fire:cortina", "B")
    t.dice(play, 6, 1, 1, 1, *[1] * 40)
    t.answer(play, "fire:bravo", "C")
    t.fire_on(play)
    t.answer(play, "university", "C")
    t.answer(play, "yes", "B")
    assert t.at_rest(play)


def test_a_bystander_neither_retreats_nor_makes_others_retreat() -> None:
    """Ruling J73."""
    play = field(("slum", "B", "army1", 4), ("slum", "C", "army2", 4), ("slum", "D", "army3", 1))
    fights(play)
    t.answers(play, "B fire:cortina", "C fire:bravo", "D hold")
    t.dice(play, 6, 1, 1, 1, 6, 1, 1, 1, *[1] * 60)
    t.answer(play, "hold", "D")
    while t.kinds(play)[0].endswith("target"):
        t.answer(play, "hold", play.position.decisions[0].seat)
    assert t.at_rest(play)
    assert t.standing(play, "slum")["D army3"] == 1


def test_frozen_units_may_be_fired_at_but_do_not_fire() -> None:
    """Ruling J41."""
    play = field(("slum", "B", "army1", 4), ("slum", "D", "army3", 2))
    t.exile(play, "D")
    play.position.brother_in_law = ""
    fights(play)
    assert t.kinds(play) == ["B fight"]
    t.dice(play, 6, 1, 1, 1, *[1] * 40)
    t.answer(play, "fire:delgado", "B")
    t.fire_on(play)
    assert all(event.family == "bravo" for event in t.happened(play, SalvoFired))
    # The President decides on their retreat.
    assert (t.asked(play).kind, t.asked(play).seat) == ("retreat", "aguado")


def test_firing_at_the_guards_makes_a_rebel_whoever_commands_them() -> None:
    play = field(("palace", "C", "guard", 2), ("palace", "D", "army3", 3))
    fights(play)
    t.answer(play, "fire:cortina", "D")
    t.dice(play, *[1] * 60)
    t.answer(play, "hold", "C")
    if not t.at_rest(play):
        t.answer(play, "hold", "C")
    assert [event.family for event in t.happened(play, BecameRebel)] == ["delgado"]


def test_firing_at_others_later_makes_nobody_a_rebel() -> None:
    play = fights(field(("station", "D", "army3", 1), ("station", "C", "army2", 1)))
    t.answer(play, "fire:cortina", "D")
    t.dice(play, *[1] * 20)
    t.answer(play, "fire:delgado", "C")
    assert not t.happened(play, BecameRebel)


# --- Kugelhagel ---
def test_the_gunboat_fires_once_a_phase_with_three_dice_at_the_river() -> None:
    play = field(("chamber", "B", "army1", 4), ("radio", "B", "army1", 2))
    t.do(play, Bombard("gunboat"))
    assert t.options(play) == ("chamber:bravo", "hold-fire")
    t.dice(play, 6, 6, 1)
    t.answer(play, "chamber:bravo")
    assert t.standing(play, "chamber") == {"B army1": 2}
    assert t.at_rest(t.do(play, Bombard("gunboat")))


def test_air_strikes_fire_with_six_dice_anywhere_once_each() -> None:
    play = field(("radio", "B", "army1", 6))
    t.do(play, Bombard("strike"))
    t.dice(play, 6, 1, 1, 1, 1, 1, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    for left in (2, 1, 0):
        t.answer(play, "radio:bravo", "E")
        coup_ = play.position.coup
        assert coup_ is not None
        assert coup_.strikes == left
    assert t.at_rest(play)
    assert t.standing(play, "radio") == {"B army1": 3}


def test_neither_can_be_fired_at_and_their_hits_do_not_count_for_retreats() -> None:
    """Ruling J55."""
    play = field(("slum", "B", "army1", 4), ("slum", "C", "army2", 4))
    t.do(play, Bombard("strike"), DeclareFights(play.components.area_ids))
    t.dice(play, 6, 6, 1, 1, 1, 1)
    t.answers(play, "E slum:cortina", "E hold-fire")
    t.answer(play, "fire:cortina", "B")
    t.dice(play, *[1] * 40)
    t.answer(play, "fire:bravo", "C")
    t.fire_on(play)
    assert t.at_rest(play)
    assert sum(event.number for event in t.happened(play, UnitsLost)) == 2


def test_bombardment_comes_before_all_fights_the_admiral_first() -> None:
    from weimar_tui.games.junta.rules.coup.phases import FightSegment

    play = field(("chamber", "B", "army1", 4), ("chamber", "D", "army3", 2))
    t.do(play, FightSegment())
    order = []
    while t.asked(play).kind == "bombard":
        order.append(t.asked(play).seat)
        t.answer(play, "hold-fire")
        if len(play.position.decisions) > 1:
            break
    assert order == ["cortina", "espino"]
    assert sorted(t.kinds(play)) == ["B fight", "D fight"]


def test_shelling_the_guards_makes_a_rebel_but_never_the_president() -> None:
    play = field(("palace", "C", "guard", 2))
    t.do(play, Bombard("strike"))
    t.dice(play, *[1] * 6)
    t.answer(play, "palace:cortina", "E")
    assert [event.family for event in t.happened(play, BecameRebel)] == ["espino"]


def test_who_came_last_falls_last() -> None:
    """Units that have just come stand behind those that were there, in whatever order they lie."""
    play = field()
    t.stand(play, "station", "B", "army1", 3, came=2)
    t.stand(play, "station", "B", "army1", 2)
    t.do(play, Casualties("station", t.seat("B"), 3))
    left = [(stack.came, stack.number) for stack in play.position.areas["station"]]
    assert left == [(2, 2)]
