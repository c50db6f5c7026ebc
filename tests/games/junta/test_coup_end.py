"""Rules text: Seitenwechsel, Staatsstreich-Sieg, Staatsstreich-Nachwirkungen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.rules.coup.aftermath import Aftermath
from weimar_tui.games.junta.rules.coup.phases import ChooseSides, Settle
from weimar_tui.games.junta.rules.coup_events import CoupDecided, ShotByFiringSquad
from weimar_tui.games.junta.rules.position import Options
from weimar_tui.games.junta.rules.runner import JuntaRunner


def ended(*rebels: str, players: int = 6) -> JuntaRunner:
    runner = t.table(players)
    t.coup(runner, *rebels, phase=6)
    t.clear(runner)
    return runner


def sides(runner: JuntaRunner) -> JuntaRunner:
    from weimar_tui.games.junta.rules.families import clockwise

    state = runner.position.coup
    assert state is not None
    return t.do(runner, ChooseSides(clockwise(runner.position, state.first)))


def test_sides_are_taken_openly_from_the_first_rebel_on_the_president_his_own() -> None:
    runner = sides(ended("B"))
    seen = []
    while t.asked(runner).kind == "side":
        seen.append(t.asked(runner).seat[0])
        t.answer(runner, "president")
        if len(seen) == 5:
            break
    assert seen == ["b", "c", "d", "e", "f"]


def test_the_junta_needs_three_centres_with_units_all_of_them_its_own() -> None:
    """Worked case 16."""
    runner = ended("C", "B", "F")
    runner.position.coup.rebels = ["bravo", "fuentes"]  # type: ignore[union-attr]
    runner.position.coup.first = "bravo"  # type: ignore[union-attr]
    t.stand(runner, "palace", "A", "guard", 1)
    t.stand(runner, "palace", "C", "army2", 2)
    t.stand(runner, "chamber", "C", "army2", 1)
    t.stand(runner, "chamber", "B", "army1", 2)
    t.stand(runner, "radio", "B", "army1", 1)
    t.stand(runner, "central-bank", "F", "marine", 1)
    sides(runner)
    t.answers(runner, "B junta", "C junta", "D president", "E president", "F president")
    (decided,) = t.happened(runner, CoupDecided)
    assert dict(decided.centres) == {
        "palace": "president",
        "chamber": "junta",
        "radio": "junta",
        "station": "president",
        "central-bank": "president",
    }
    assert decided.side == "president"
    # He can shoot Rebels, but not C.
    assert t.asked(runner).kind == "shoot"
    shown = t.asked(runner).subject.families
    assert set(shown) == {"bravo", "fuentes"}


@pytest.mark.parametrize(("held", "winner"), [(2, "president"), (3, "junta")])
def test_an_empty_centre_is_the_presidents(held: int, winner: str) -> None:
    """Ruling J70."""
    runner = ended("B")
    for area in ("radio", "station", "chamber")[:held]:
        t.stand(runner, area, "B", "army1", 1)
    sides(runner)
    while t.asked(runner).kind == "side":
        t.answer(runner, "junta" if t.asked(runner).seat == "bravo" else "president")
    assert t.happened(runner, CoupDecided)[0].side == winner


def test_all_may_agree_which_side_has_won() -> None:
    runner = t.do(ended("B"), Settle(3))
    assert {decision.kind for decision in runner.position.decisions} == {"settle"}
    assert len(runner.position.decisions) == 6
    for name in "ABCDEF":
        t.answer(runner, "junta", name)
    assert t.happened(runner, CoupDecided)[0].side == "junta"


def test_one_who_does_not_agree_is_enough_to_go_on() -> None:
    runner = t.do(ended("B"), Settle(3))
    for name in "ABCDE":
        t.answer(runner, "junta", name)
    t.answer(runner, "go-on", "F")
    state = runner.position.coup
    assert state is not None
    assert state.phase == 4


def test_all_are_asked_again_only_when_other_power_centres_are_held() -> None:
    """Ruling J98."""
    runner = ended("B")
    t.stand(runner, "radio", "B", "army1", 2)

    def is_asked(phase: int) -> bool:
        t.do(runner, Settle(phase))
        return runner.position.decisions[0].kind == "settle"

    assert is_asked(2)
    for name in "ABCDEF":
        t.answer(runner, "go-on", name)
    assert not is_asked(3)
    t.stand(runner, "station", "B", "army1", 1)
    assert is_asked(4)


# --- Nachwirkungen ---
def test_a_winning_president_may_have_any_rebel_shot_who_is_not_in_exile() -> None:
    runner = ended("B", "C", "D")
    t.exile(runner, "D")
    t.pocket(runner, "B", 3, 2)
    t.account(runner, "B", 3)
    t.hand(runner, "B", "church", "bodyguard")
    t.do(runner, Aftermath("president"))
    assert set(t.asked(runner).subject.families) == {"bravo", "cortina"}
    t.answers(runner, "A shoot:bravo", "A spare")
    assert t.family(runner, "B").state == "dead"
    assert t.family(runner, "C").state == "alive"
    assert runner.position.shot == [("aguado", "bravo")], "who spared is judged by it"
    assert t.family(runner, "A").pocket.total == 5
    # The account is safe, the cards are gone, and no shield helped (ruling J60).
    assert t.family(runner, "B").account.total == 3
    assert set(runner.position.discards) == {"church", "bodyguard"}
    assert t.sound(runner)


def test_who_is_shot_is_announced_together_at_the_end() -> None:
    runner = t.do(ended("B", "C"), Aftermath("president"))
    t.answer(runner, "shoot:bravo", "A")
    assert not t.happened(runner, ShotByFiringSquad)
    t.answer(runner, "shoot:cortina", "A")
    assert len(t.happened(runner, ShotByFiringSquad)) == 2


def test_after_a_win_of_the_junta_the_rebels_elect_a_president_with_one_vote_each() -> None:
    runner = ended("B", "C", "D")
    t.do(runner, Aftermath("junta"))
    assert sorted(t.kinds(runner)) == ["B junta-vote", "C junta-vote", "D junta-vote"]
    assert t.options(runner, "B") == runner.position.order
    t.answers(runner, "B cortina", "C cortina", "D delgado")
    t.answer(runner, "accept", "C")
    assert runner.position.president == "cortina"


def test_the_junta_talks_before_it_votes_and_votes_are_promised_and_judged() -> None:
    runner = ended("B", "C", "D")
    runner.position.options = Options(windows=True)
    assert runner.position.coup is not None
    runner.position.coup.won = "junta"
    t.pocket(runner, "E", 2)
    t.do(runner, Aftermath("junta"))
    assert t.asked(runner, "E").kind == "talk", "others may speak for themselves"
    t.answers(runner, "E offer", "E bravo")
    assert "vote:espino" in t.options(runner, "E")
    t.answers(runner, "E vote:espino", "E pay:2", "E private", "B accept:1")
    t.answers(runner, "C offer", "C delgado", "C vote:cortina")
    assert {"spare", "office:minister"} <= set(t.options(runner, "C"))
    t.answer(runner, "drop", "C")
    while t.asked(runner, runner.position.decisions[0].seat).kind == "talk":
        t.answer(runner, "ready", runner.position.decisions[0].seat)
    t.answers(runner, "B bravo", "C cortina", "D cortina")
    (word,) = t.family(runner, "B").promises
    assert (word.clause, word.state) == ("vote:espino", "broken")


def test_only_members_of_the_junta_can_promise_its_votes() -> None:
    runner = ended("B", "C")
    runner.position.options = Options(windows=True)
    assert runner.position.coup is not None
    runner.position.coup.won = "junta"
    t.do(runner, Aftermath("junta"))
    t.answers(runner, "E offer", "E bravo", "E nothing")
    assert not any(choice.startswith("vote") for choice in t.options(runner, "E"))


def test_what_others_have_voted_in_the_junta_is_guessed_and_only_that() -> None:
    runner = ended("B", "C", "D")
    t.do(runner, Aftermath("junta"))
    t.answer(runner, "cortina", "B")
    view = t.game().view(runner.position, "cortina")
    guess = t.game().determinize(view, Random(1))
    answered = [name for name, each in guess.families.items() if each.answer]
    assert answered == ["bravo"], "neither who is still asked nor who is no Rebel"
    assert guess.families["bravo"].answer in runner.position.order


def test_a_rebel_votes_whatever_he_declared_and_a_loyal_friend_of_the_junta_does_not() -> None:
    runner = ended("B")
    state = runner.position.coup
    assert state is not None
    state.sides = {"bravo": "president", "cortina": "junta"}
    t.do(runner, Aftermath("junta"))
    assert t.kinds(runner) == ["B junta-vote"]


def test_at_a_tie_the_first_rebel_decides_or_the_next_one() -> None:
    """Ruling J79."""
    runner = ended("B", "C", "D")
    t.do(runner, Aftermath("junta"))
    t.answers(runner, "B bravo", "C cortina", "D delgado")
    assert (t.asked(runner).kind, t.asked(runner).seat) == ("junta-tie", "bravo")

    away = ended("B", "C", "D")
    t.exile(away, "B")
    t.do(away, Aftermath("junta"))
    t.answers(away, "C cortina", "D delgado")
    assert (t.asked(away).kind, t.asked(away).seat) == ("junta-tie", "cortina")


def test_with_all_rebels_in_exile_there_is_an_ordinary_election() -> None:
    runner = ended("B")
    t.exile(runner, "B")
    t.do(runner, Aftermath("junta"))
    assert t.asked(runner).kind == "nominate"


def test_the_elected_may_refuse_but_not_the_last() -> None:
    """Ruling J59."""
    runner = ended("B", players=4)
    t.exile(runner, "C")
    t.exile(runner, "D")
    t.do(runner, Aftermath("junta"))
    t.answers(runner, "B aguado", "A refuse")
    # Only B is left, and becomes President without being asked.
    assert runner.position.president == "bravo"


def test_the_new_president_may_have_anybody_shot_fellow_rebels_too() -> None:
    runner = ended("B", "C")
    t.pocket(runner, "A", 3, 3)
    t.do(runner, Aftermath("junta"))
    t.answers(runner, "B bravo", "C bravo", "B accept")
    assert set(t.asked(runner).subject.families) == {
        "cortina",
        "delgado",
        "espino",
        "fuentes",
        "aguado",
    }
    while t.asked(runner).kind == "shoot":
        private: Any = t.asked(runner).private
        about = private.family
        t.answer(runner, f"shoot:{about}" if about == "aguado" else "spare")
        if t.at_rest(runner):
            break
    assert t.family(runner, "A").state == "dead"
    assert t.family(runner, "B").pocket.total == 6
    assert t.at_rest(runner)


def test_a_spared_president_has_no_office() -> None:
    """Ruling J61."""
    runner = ended("B")
    t.do(runner, Aftermath("junta"))
    t.answers(runner, "B bravo", "B accept")
    while not t.at_rest(runner):
        t.answer(runner, "spare")
    assert t.family(runner, "A").offices == []
    assert t.family(runner, "B").offices == ["general1", "minister"]


def test_units_go_home_and_their_cards_to_the_discards() -> None:
    runner = ended("B")
    t.stand(runner, "radio", "B", "rioters", 4)
    runner.position.deck.remove("slum-riot")
    runner.position.lying = ["slum-riot"]
    t.do(runner, Aftermath("president"))
    while not t.at_rest(runner):
        t.answer(runner, "spare")
    assert runner.position.coup is None
    assert t.standing(runner, "radio") == {}
    assert t.standing(runner, "barracks-1") == {"army1": 6}
    assert runner.position.discards == ["slum-riot"]
