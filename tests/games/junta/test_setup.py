"""Rules text: Spielaufbau."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.junta.table import game, happened
from weimar_tui.games.junta.rules.events import CardsDrawn
from weimar_tui.games.junta.rules.families import from_president
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.kernel.errors import KernelError


def new(seats: int = 6, **more: object) -> JuntaRunner:
    runner = game().start("main", "7", {"seats": seats, **more})
    assert isinstance(runner, JuntaRunner)
    return runner


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_four_to_seven_families_sit_down_in_order(seats: int) -> None:
    runner = new(seats)
    names = ("aguado", "bravo", "cortina", "delgado", "espino", "fuentes", "galan")
    assert runner.position.order == names[:seats]
    assert game().seats("main", {"seats": seats}) == names[:seats]


@pytest.mark.parametrize("seats", [3, 8])
def test_other_numbers_are_refused_in_one_line(seats: int) -> None:
    with pytest.raises(KernelError, match=r"players-wrong \(least=4, most=7"):
        new(seats)


def test_everybody_has_five_cards() -> None:
    assert {len(family.hand) for family in new().position.families.values()} == {5}


def test_everybody_is_told_that_all_have_drawn_and_what_they_have_drawn_themselves() -> None:
    runner = new()
    drawn = happened(runner, CardsDrawn)
    assert [(event.family, event.cards) for event in drawn] == [
        (name, tuple(family.hand)) for name, family in runner.position.families.items()
    ]


def test_all_notes_lie_face_down_in_the_stack_shuffled() -> None:
    stack = new().position.stack
    assert Counter(stack) == {1: 51, 2: 30, 3: 15}
    assert stack != new(dice=[]).position.stack[::-1]
    assert stack != game().start("main", "8", {"seats": 6}).position.stack


def test_the_markers_show_no_excuse_and_shots_in_the_bank() -> None:
    position = new().position
    assert not position.excuse
    assert position.bank_marker == 0


def test_brigades_police_and_guards_stand_where_they_start() -> None:
    areas = new().position.areas
    standing = {area: [(s.kind, s.number) for s in stacks] for area, stacks in areas.items()}
    assert standing == {
        "barracks-1": [("army1", 6)],
        "barracks-2": [("army2", 6)],
        "barracks-3": [("army3", 6)],
        "precinct-1": [("police", 1)],
        "precinct-2": [("police", 1)],
        "precinct-3": [("police", 1)],
        "precinct-4": [("police", 1)],
        "palace": [("guard", 4)],
    }


def test_nobody_holds_an_office_and_the_first_president_is_elected() -> None:
    position = new().position
    assert position.president == ""
    assert all(not family.offices for family in position.families.values())
    assert [decision.kind for decision in position.decisions] == ["nominate"]


def test_the_host_is_drawn_by_lot_and_begins() -> None:
    """Ruling J1."""
    hosts = {game().start("main", str(seed), {"seats": 7}).position.host for seed in range(40)}
    assert len(hosts) == 7
    runner = new()
    assert runner.position.decisions[0].seat == runner.position.host


def test_options_of_a_table_are_checked() -> None:
    assert new(budget="liar", press="silent").position.options.budget == "liar"
    with pytest.raises(KernelError, match=r"setting-value \(name=press, value=loud"):
        new(press="loud")


def test_the_lesson_begins_as_it_is_laid_out() -> None:
    runner = game().start("one-night", "1", {})
    position = runner.position
    assert position.president == position.host == "aguado"
    assert {"students", "secret-donation"} <= set(position.families["bravo"].hand)
    assert position.round == 1
    assert position.rounds == 3
    # Two cards each were drawn from the top: Bravo's are the third and fourth.
    assert position.families["bravo"].hand[-2:] == ["trade-unions", "amateur"] or set(
        position.families["bravo"].hand
    ) >= {"trade-unions", "amateur"}


def test_where_nobody_is_first_the_order_is_that_of_the_seats() -> None:
    """An edited position may have neither a President nor a host."""
    position = new().position
    position.president = position.host = ""
    assert from_president(position) == position.order
    position.host = "delgado"
    assert from_president(position)[:4] == ("delgado", "espino", "fuentes", "aguado")
