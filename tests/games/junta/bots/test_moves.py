"""The coach ranks answers about units in a coup by the power centres, and says why."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.junta.table import clear, coup, game, stand, table
from tests.games.junta.view.scenes import Question, question
from weimar_tui.bots.bot import UNKNOWN, Advice
from weimar_tui.bots.players import make_player
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.words.wording import JuntaMessages
from weimar_tui.kernel.journal import NOTE
from weimar_tui.play.advice import counsel
from weimar_tui.players import ANALYST
from weimar_tui.text.languages import languages


@pytest.fixture
def rising() -> JuntaRunner:
    """Bravo's coup: six soldiers in the barracks, a policeman next to the empty radio station;
    the President's guard in the palace."""
    runner = table(5)
    coup(runner, "B")
    clear(runner)
    stand(runner, "barracks-1", "B", "army1", 6)
    stand(runner, "precinct-1", "B", "police", 1)
    stand(runner, "palace", "A", "guard", 4)
    return runner


def advised(runner: JuntaRunner, asked: Question) -> list[Advice]:
    coach = make_player(ANALYST, asked.seat, "1", game())
    return [*coach.advise(game().view(runner.position, asked.seat), asked, 3)]


def notes(one: Advice) -> dict[str, dict[str, Any]]:
    return {why.id.removeprefix(NOTE): why.arguments for why in one.reasons}


def from_where(runner: JuntaRunner) -> list[Advice]:
    areas = ("barracks-1", "precinct-1", "stay")
    return advised(runner, question("move-from", areas, "bravo", family="bravo", number=1))


def to_where(runner: JuntaRunner, area: str) -> list[Advice]:
    ways = runner.components.neighbours[area]
    return advised(runner, question("move-to", ways, "bravo", family="bravo", area=area))


def test_an_undefended_power_centre_comes_before_an_empty_slum(rising: JuntaRunner) -> None:
    first, *others = to_where(rising, "precinct-1")
    assert notes(first) == {"move-takes": {"area": "radio"}}
    assert first.option == "radio" and "slum" not in (first.option,)
    assert all("move-takes" not in notes(other) for other in others)


@pytest.mark.parametrize("area", ["barracks-1", "precinct-1"])
def test_both_steps_of_a_move_name_the_same_goal(rising: JuntaRunner, area: str) -> None:
    (here,) = (one for one in from_where(rising) if one.option == area)
    assert to_where(rising, area)[0].reasons == here.reasons


def test_the_best_move_as_a_whole_is_the_best_first_step(rising: JuntaRunner) -> None:
    assert from_where(rising)[0].option == "precinct-1"
    stand(rising, "radio", "A", "guard", 4)
    assert from_where(rising)[0].option == "barracks-1", "a policeman cannot take it now"


def test_a_hopeless_attack_is_worse_than_staying(rising: JuntaRunner) -> None:
    stand(rising, "radio", "A", "guard", 4)
    assert to_where(rising, "precinct-1")[0].option != "radio"
    asked = question("move-from", ("precinct-1", "stay"), "bravo", family="bravo")
    (policeman,) = (one for one in advised(rising, asked) if one.option == "precinct-1")
    assert "move-attacks" not in notes(policeman)


def test_to_leave_a_power_centre_without_a_unit_costs_it(rising: JuntaRunner) -> None:
    clear(rising)
    stand(rising, "radio", "B", "police", 1)
    first, *_ = advised(rising, question("move-from", ("radio", "stay"), "bravo", family="bravo"))
    assert first.option == "stay"
    (left,) = (n for one in to_where(rising, "radio")[:1] if (n := notes(one)))
    assert left["move-leaves"] == {"area": "radio"}


def test_who_has_no_units_is_not_told_that_they_stay(rising: JuntaRunner) -> None:
    asked = question("move-from", ("bribe:bribe-army3", "stay"), family="aguado", number=1)
    (stay,) = (one for one in advised(rising, asked) if one.option == "stay")
    assert notes(stay) == {"move-none": {}}
    assert notes(from_where(rising)[-1]) == {"move-stays": {}}


def test_dice_are_named_where_there_will_be_a_fight(rising: JuntaRunner) -> None:
    stand(rising, "radio", "A", "guard", 2)
    attack = next(one for one in to_where(rising, "precinct-1") if one.option == "radio")
    assert notes(attack) == {"move-attacks": {"area": "radio", "dice": 1, "foes": 4}}


def test_the_president_guards_what_enemies_can_reach(rising: JuntaRunner) -> None:
    stand(rising, "university", "A", "army2", 3)
    ways = rising.components.neighbours["university"]
    assert "radio" in ways
    asked = question("move-to", ways, "aguado", family="aguado", area="university")
    found = {one.option: notes(one) for one in advised(rising, asked)}
    assert found["radio"] == {"move-guards": {"area": "radio"}}


@pytest.mark.parametrize("lang", languages())
def test_moves_have_reasons_in_words_and_no_chances(rising: JuntaRunner, lang: str) -> None:
    words = JuntaMessages(lang, game().data, strict=True)
    stand(rising, "chamber", "A", "guard", 2)
    unit = {"unit": "paratroop"}
    asked = [
        question("move-from", ("barracks-1", "precinct-1", "stay"), "bravo", family="bravo"),
        question("move-from", ("land:paratroop", "stay"), "bravo", family="bravo"),
        *(
            question("move-to", rising.components.neighbours[area], "bravo", area=area)
            for area in ("barracks-1", "precinct-1")
        ),
        question("land-at", rising.components.area_ids, "bravo", **unit),
        question("retreat", rising.components.neighbours["barracks-1"], "bravo", area="barracks-1"),
        question("move-how-many", ("all", "all-but-1"), "bravo", area="barracks-1"),
        question("settle", ("go-on", "president", "junta"), "bravo", number=1),
        question("bombard", ("palace:aguado", "chamber:aguado", "hold-fire"), "bravo"),
        question("casualty", ("army1", "police"), "bravo", area="radio", family="bravo", number=1),
    ]
    for one in asked:
        found = advised(rising, one)
        assert found and all(each.chance == UNKNOWN for each in found), one.kind
        told = counsel(words, one, rising.position, found)
        assert all(answer.changes for answer in told.answers), one.kind
        assert all(change.text for answer in told.answers for change in answer.changes), one.kind
