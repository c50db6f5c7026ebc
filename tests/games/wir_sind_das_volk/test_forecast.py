"""The forecast: what the End of Decade would bring if it came now."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.games.wir_sind_das_volk.decades import (
    bankrupt_by_a_hair,
    by_code,
    flight_and_currency,
    nothing_has_happened,
    socialism,
    wall_at_minus_six,
)
from tests.games.wir_sind_das_volk.table import answer, asked, board, end_of_decade, table
from tests.games.wir_sind_das_volk.test_random_games import game
from weimar_tui.games.wir_sind_das_volk.rules.forecast import (
    Demand,
    Forecast,
    Taken,
    as_it_stands,
    forecast,
    played_out,
)
from weimar_tui.games.wir_sind_das_volk.rules.rehearsal import after_option


def test_both_columns_of_a_decade() -> None:
    """Flight, missing currency and lost socialists (the third of the worked decades)."""
    found = forecast(board(), flight_and_currency().position)
    now, out = found.as_it_stands, found.played_out
    assert now.flight is not None and out.flight is not None
    assert (now.flight.steps, now.flight.points, now.flight.has) == (5, 2, 6)
    assert now.demands == (Demand(1, 2, "west"), Demand(2, 1), Demand(4, 1))
    assert out.demands == (Demand(1, 2, "west"), Demand(2, 1), Demand(3, 2, "west"), Demand(4, 1))
    assert (now.points, now.spare) == (6, 2)
    assert (now.currency.exports, now.currency.missing) == (
        ("mecklenburg", "ost-berlin", "sachsen-anhalt", "thueringen"),
        0,
    )
    assert out.taken == (
        Taken(1, "rostock", "west"),
        Taken(1, "berlin/bitterfeld", "east"),
        Taken(2, "berlin", "west", rundown=True),
        Taken(3, "bitterfeld", "", rundown=True),
        Taken(3, "jena", "", rundown=True),
        Taken(4, "bitterfeld/jena", "east"),
    )
    assert out.currency.missing == 2
    assert now.holds == by_code_rows(NW=1, HE=3, ST=2, TH=2)
    assert (now.lost, out.lost) == ((), (("sachsen-anhalt", 1), ("thueringen", 1)))
    assert now.internal == out.internal == (("west-berlin", 1),)
    assert [(a.area, a.to, a.unrest) for a in now.attacks] == [
        ("sachsen-anhalt", "niedersachsen", 1),
        ("thueringen", "bayern", 1),
    ]
    assert [(a.area, a.to, a.unrest) for a in out.attacks] == [("hessen", "sachsen-anhalt", 1)]
    assert now.power_used == out.power_used == ("mecklenburg",)
    assert (now.gain, now.socialists_lost, now.cadre_school + now.socialists) == (-1, 1, 0)
    assert (now.markers_west, now.markers_east) == (3, 1)
    assert (out.markers_west, out.markers_east) == (2, 1)
    assert (now.ending, out.ending, found.ending) == ("", "", "")


def by_code_rows(**numbers: int) -> tuple[tuple[str, int], ...]:
    return tuple(by_code(**numbers).items())


def test_nothing_has_happened() -> None:
    now = as_it_stands(board(), nothing_has_happened().position)
    assert (now.flight_points, now.demands, now.currency.worst) == (0, (), -1)
    assert now.currency.exports == ("ost-berlin", "sachsen-anhalt")
    assert (now.markers_west, now.markers_east, now.ending) == (0, 0, "")


def test_the_wall_instead_of_flight() -> None:
    now = as_it_stands(board(), wall_at_minus_six().position)
    assert now.flight is None
    assert now.demands[0] == Demand(1, 1)
    assert now.prestige_field == -6


def test_behind_the_wall_the_field_after_its_step_is_carried_out() -> None:
    """9.1 costs prestige, and 9.2 starts from there, in both columns."""
    runner = table(wall=True, factories=["berlin", "jena"], tracks={"prestige": 1})
    found = forecast(board(), runner.position)
    assert found.as_it_stands.prestige_field == found.played_out.prestige_field == 0
    assert runner.position.tracks["prestige"] == 1, "nothing has happened yet"
    runner = table(wall=True, factories=["berlin", "jena"], tracks={"prestige": -6})
    assert as_it_stands(board(), runner.position).prestige_field == -6, "there is no field beyond"


def test_endings_are_foreseen() -> None:
    assert forecast(board(), socialism(9).position).ending == "socialism-wins"
    assert forecast(board(), socialism(8).position).ending == ""
    lost = forecast(board(), bankrupt_by_a_hair(currency=-5, prestige=0).position)
    assert (lost.played_out.ending, lost.played_out.phase) == ("bankruptcy", 3)
    assert (lost.as_it_stands.ending, lost.as_it_stands.phase) == ("bankruptcy", 3)
    lost = forecast(board(), bankrupt_by_a_hair(currency=-4, prestige=0).position)
    assert (lost.played_out.ending, lost.played_out.phase) == ("bankruptcy", 4)
    assert (lost.as_it_stands.ending, lost.as_it_stands.phase) == ("bankruptcy", 4)


def test_what_prestige_builds_can_pay_for_state_power() -> None:
    def ending(prestige: int) -> tuple[str, int]:
        runner = table(
            factories=["berlin"], tracks={"prestige": prestige}, state_power=["5", "15"], pile=[]
        )
        column = as_it_stands(board(), runner.position)
        return column.ending, column.spare

    assert ending(0) == ("bankruptcy", -1)
    assert ending(1) == ("", 0), "9.2 builds the second point before 9.4 asks for it"


def test_the_played_out_column_is_what_the_rules_do_with_the_same_choices() -> None:
    runner = flight_and_currency()
    column = played_out(board(), runner.position)
    end_of_decade(runner)
    for choice in column.choices:
        decision = asked(runner)
        assert (decision.seat, decision.kind) == (choice.seat, choice.kind)
        runner.pick(decision.number, choice.option)
    assert dict(column.unrest) == {a: n for a, n in runner.position.unrest.items() if n}
    assert column.markers_west == len(runner.position.protests["west"])


def test_in_the_end_of_decade_only_the_rest_is_played_out() -> None:
    runner = flight_and_currency()
    end_of_decade(runner)
    assert asked(runner).kind == "dismantle"
    found = forecast(board(), runner.position)
    assert found.as_it_stands is found.played_out
    assert sum(taken.phase == 1 for taken in found.played_out.taken) == 2
    answer(runner, "dismantle", "rostock")
    found = forecast(board(), runner.position)
    assert [(taken.phase, taken.site) for taken in found.played_out.taken[:2]] == [
        (1, "berlin/bitterfeld"),
        (2, "berlin"),
    ]


def test_with_the_last_answer_of_a_phase_the_next_phases_are_still_to_come() -> None:
    runner = flight_and_currency()
    end_of_decade(runner)
    answer(runner, "dismantle", "rostock", "dismantle", "berlin/bitterfeld")
    answer(runner, "prestige-field", "full")
    then = after_option(board(), runner.position, asked(runner), "berlin")
    taken = forecast(board(), then).as_it_stands.taken
    assert [entry.phase for entry in taken] == [3, 3, 4], "9.3 is not passed over"


@pytest.mark.parametrize("seed", range(3))
def test_it_works_on_views_and_changes_nothing(seed: int) -> None:
    random = Random(seed)
    runner = game().start("main", str(seed), listen=False)
    while runner.position.outcome is None:
        if random.random() < 0.1:
            for seat in ("west", "east", None):
                view = game().view(runner.position, seat)
                before = game().encode(view)
                assert game().forecast(view) == game().forecast(runner.position)
                assert game().encode(view) == before
        decision = random.choice(runner.position.decisions)
        runner.pick(decision.number, random.choice(decision.options))


def test_a_card_being_played_counts_its_flight_symbol_already() -> None:
    runner = table(factories=["berlin"], pile=["2"], playing="48")
    now = as_it_stands(board(), runner.position)
    assert now.flight is not None
    assert now.flight.symbols == 2


@pytest.mark.parametrize(("scenario", "ending"), [("lesson", ""), ("1980", "four-decades")])
def test_a_lesson_is_a_piece_of_a_game_that_would_go_on(scenario: str, ending: str) -> None:
    found = game().forecast(game().start(scenario, "7").position)
    assert found.as_it_stands.ending == ending
    assert found.played_out.ending == ending


def test_an_ending_in_either_column_is_one() -> None:
    column = as_it_stands(board(), nothing_has_happened().position)
    lost = replace(column, ending="bankruptcy")
    won = replace(column, ending="socialism-wins")
    assert Forecast(column, lost).ending == Forecast(lost, column).ending == "bankruptcy"
    assert Forecast(lost, won).ending == "socialism-wins", "the played-out one first"
    assert Forecast(column, column).ending == ""
