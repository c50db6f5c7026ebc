"""Rules text: Seitenwechsel, Staatsstreich-Sieg, Staatsstreich-Nachwirkungen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.rules.coup.aftermath import Aftermath
from weimar_tui.games.junta.rules.coup.phases import ChooseSides, Settle
from weimar_tui.games.junta.rules.events import CoupDecided, ShotByFiringSquad
from weimar_tui.games.junta.rules.position import Options
from weimar_tui.games.junta.rules.runner import JuntaRunner


def ended(*rebels: str, players: int = 6) -> JuntaRunner:
    play = t.table(players)
    t.coup(play, *rebels, phase=6)
    t.clear(play)
    return play


def sides(play: JuntaRunner) -> JuntaRunner:
    from weimar_tui.games.junta.rules.families import clockwise

    state = play.position.coup
    assert state is not None
    return t.do(play, ChooseSides(clockwise(play.position, state.first)))


def test_sides_are_taken_openly_from_the_first_rebel_on_the_president_his_own() -> None:
    play = sides(ended("B"))
    seen = []
    while t.asked(play).kind == "side":
        seen.append(t.asked(play).seat[0])
        t.answer(play, "president")
        if len(seen) == 5:
            break
    assert seen == ["b", "c", "d", "e", "f"]


def test_the_junta_needs_three_centres_with_units_all_of_them_its_own() -> None:
    """Worked case 16."""
    play = ended("C", "B", "F")
    play.position.coup.rebels = ["bravo", "fuentes"]  # type: ignore[union-attr]
    play.position.coup.first = "bravo"  # type: ignore[union-attr]
    t.stand(play, "palace", "A", "guard", 1)
    t.stand(play, "palace", "C", "army2", 2)
    t.stand(play, "chamber", "C", "army2", 1)
    t.stand(play, "chamber", "B", "army1", 2)
    t.stand(play, "radio", "B", "army1", 1)
    t.stand(play, "central-bank", "F", "marine", 1)
    sides(play)
    t.answers(play, "B junta", "C junta", "D president", "E president", "F president")
    (decided,) = t.happened(play, CoupDecided)
    assert dict(decided.centres) == {
        "palace": "president",
        "chamber": "junta",
        "radio": "junta",
        "station": "president",
        "central-bank": "president",
    }
    assert decided.side == "president"
    # He may shoot Rebels, not C.
    assert t.asked(play).kind == "shoot"
    shown = t.asked(play).subject.families
    assert set(shown) == {"bravo", "fuentes"}


@pytest.mark.parametrize(("held", "winner"), [(2, "president"), (3, "junta")])
def test_an_empty_centre_is_the_presidents(held: int, winner: str) -> None:
    """Ruling J70."""
    play = ended("B")
    for area in ("radio", "station", "chamber")[:held]:
        t.stand(play, area, "B", "army1", 1)
    sides(play)
    while t.asked(play).kind == "side":
        t.answer(play, "junta" if t.asked(play).seat == "bravo" else "president")
    assert t.happened(play, CoupDecided)[0].side == winner


def test_all_may_agree_which_side_has_won() -> None:
    play = t.do(ended("B"), Settle(3))
    assert {decision.kind for decision in play.position.decisions} == {"settle"}
    assert len(play.position.decisions) == 6
    for name in "ABCDEF":
        t.answer(play, "junta", name)
    assert t.happened(play, CoupDecided)[0].side == "junta"


def test_one_who_does_not_agree_is_enough_to_go_on() -> None:
    play = t.do(ended("B"), Settle(3))
    for name in "ABCDE":
        t.answer(play, "junta", name)
    t.answer(play, "go-on", "F")
    state = play.position.coup
    assert state is not None
    assert state.phase == 4


def test_all_are_asked_again_only_when_other_power_centres_are_held() -> None:
    """Ruling J98."""
    play = ended("B")
    t.stand(play, "radio", "B", "army1", 2)

    def is_asked(phase: int) -> bool:
        t.do(play, Settle(phase))
        return play.position.decisions[0].kind == "settle"

    assert is_asked(2)
    for name in "ABCDEF":
        t.answer(play, "go-on", name)
    assert not is_asked(3)
    t.stand(play, "station", "B", "army1", 1)
    assert is_asked(4)


# --- Nachwirkungen ---
def test_a_winning_president_may_have_any_rebel_shot_who_is_not_in_exile() -> None:
    play = ended("B", "C", "D")
    t.exile(play, "D")
    t.pocket(play, "B", 3, 2)
    t.account(play, "B", 3)
    t.hand(play, "B", "church", "bodyguard")
    t.do(play, Aftermath("president"))
    assert set(t.asked(play).subject.families) == {"bravo", "cortina"}
    t.answers(play, "A shoot:bravo", "A spare")
    assert t.family(play, "B").state == "dead"
    assert t.family(play, "C").state == "alive"
    assert play.position.shot == [("aguado", "bravo")], "who spared is judged by it"
    assert t.family(play, "A").pocket.total == 5
    # The account is safe, the cards are gone, and no shield has helped (ruling J60).
    assert t.family(play, "B").account.total == 3
    assert set(play.position.discards) == {"church", "bodyguard"}
    assert t.sound(play)


def test_who_is_shot_is_announced_together_at_the_end() -> None:
    play = t.do(ended("B", "C"), Aftermath("president"))
    t.answer(play, "shoot:bravo", "A")
    assert not t.happened(play, ShotByFiringSquad)
    t.answer(play, "shoot:cortina", "A")
    assert len(t.happened(play, ShotByFiringSquad)) == 2


def test_after_a_win_of_the_junta_the_rebels_elect_a_president_with_one_vote_each() -> None:
    play = ended("B", "C", "D")
    t.do(play, Aftermath("junta"))
    assert sorted(t.kinds(play)) == ["B junta-vote", "C junta-vote", "D junta-vote"]
    assert t.options(play, "B") == play.position.order
    t.answers(play, "B cortina", "C cortina", "D delgado")
    t.answer(play, "accept", "C")
    assert play.position.president == "cortina"


def test_the_junta_talks_before_it_votes_and_votes_are_promised_and_judged() -> None:
    play = ended("B", "C", "D")
    play.position.options = Options(windows=True)
    assert play.position.coup is not None
    play.position.coup.won = "junta"
    t.pocket(play, "E", 2)
    t.do(play, Aftermath("junta"))
    assert t.asked(play, "E").kind == "talk", "others may speak for themselves"
    t.answers(play, "E offer", "E bravo")
    assert "vote:espino" in t.options(play, "E")
    t.answers(play, "E vote:espino", "E pay:2", "E private", "B accept:1")
    t.answers(play, "C offer", "C delgado", "C vote:cortina")
    assert {"spare", "office:minister"} <= set(t.options(play, "C"))
    t.answer(play, "drop", "C")
    while t.asked(play, play.position.decisions[0].seat).kind == "talk":
        t.answer(play, "ready", play.position.decisions[0].seat)
    t.answers(play, "B bravo", "C cortina", "D cortina")
    (word,) = t.family(play, "B").promises
    assert (word.clause, word.state) == ("vote:espino", "broken")


def test_only_members_of_the_junta_can_promise_its_votes() -> None:
    play = ended("B", "C")
    play.position.options = Options(windows=True)
    assert play.position.coup is not None
    play.position.coup.won = "junta"
    t.do(play, Aftermath("junta"))
    t.answers(play, "E offer", "E bravo", "E nothing")
    assert not any(choice.startswith("vote") for choice in t.options(play, "E"))


def test_what_others_have_voted_in_the_junta_is_guessed_and_only_that() -> None:
    play = ended("B", "C", "D")
    t.do(play, Aftermath("junta"))
    t.answer(play, "cortina", "B")
    view = t.game().view(play.position, "cortina")
    guess = t.game().determinize(view, Random(1))
    answered = [name for name, each in guess.families.items() if each.answer]
    assert answered == ["bravo"], "neither who is still asked nor who is no Rebel"
    assert guess.families["bravo"].answer in play.position.order


def test_a_rebel_votes_whatever_he_declared_and_a_loyal_friend_of_the_junta_does_not() -> None:
    play = ended("B")
    state = play.position.coup
    assert state is not None
    state.sides = {"bravo": "president", "cortina": "junta"}
    t.do(play, Aftermath("junta"))
    assert t.kinds(play) == ["B junta-vote"]


def test_at_a_tie_the_first_rebel_decides_or_the_next_one() -> None:
    """Ruling J79."""
    play = ended("B", "C", "D")
    t.do(play, Aftermath("junta"))
    t.answers(play, "B bravo", "C cortina", "D delgado")
    assert (t.asked(play).kind, t.asked(play).seat) == ("junta-tie", "bravo")

    away = ended("B", "C", "D")
    t.exile(away, "B")
    t.do(away, Aftermath("junta"))
    t.answers(away, "C cortina", "D delgado")
    assert (t.asked(away).kind, t.asked(away).seat) == ("junta-tie", "cortina")


def test_with_all_rebels_in_exile_there_is_an_ordinary_election() -> None:
    play = ended("B")
    t.exile(play, "B")
    t.do(play, Aftermath("junta"))
    assert t.asked(play).kind == "nominate"


def test_the_elected_may_refuse_but_not_the_last() -> None:
    """Ruling J59."""
    play = ended("B", players=4)
    t.exile(play, "C")
    t.exile(play, "D")
    t.do(play, Aftermath("junta"))
    t.answers(play, "B aguado", "A refuse")
    # Only B is left: he is President without being asked.
    assert play.position.president == "bravo"


def test_the_new_president_may_have_anybody_shot_fellow_rebels_too() -> None:
    play = ended("B", "C")
    t.pocket(play, "A", 3, 3)
    t.do(play, Aftermath("junta"))
    t.answers(play, "B bravo", "C bravo", "B accept")
    assert set(t.asked(play).subject.families) == {
        "cortina",
        "delgado",
        "espino",
        "fuentes",
        "aguado",
    }
    while t.asked(play).kind == "shoot":
        private: Any = t.asked(play).private
        about = private.family
        t.answer(play, f"shoot:{about}" if about == "aguado" else "spare")
        if t.at_rest(play):
            break
    assert t.family(play, "A").state == "dead"
    assert t.family(play, "B").pocket.total == 6
    assert t.at_rest(play)


def test_a_spared_president_has_no_office() -> None:
    """Ruling J61."""
    play = ended("B")
    t.do(play, Aftermath("junta"))
    t.answers(play, "B bravo", "B accept")
    while not t.at_rest(play):
        t.answer(play, "spare")
    assert t.family(play, "A").offices == []
    assert t.family(play, "B").offices == ["general1", "minister"]


def test_units_go_home_and_their_cards_to_the_discards() -> None:
    play = ended("B")
    t.stand(play, "radio", "B", "rioters", 4)
    play.position.deck.remove("slum-riot")
    play.position.lying = ["slum-riot"]
    t.do(play, Aftermath("president"))
    while not t.at_rest(play):
        t.answer(play, "spare")
    assert play.position.coup is None
    assert t.standing(play, "radio") == {}
    assert t.standing(play, "barracks-1") == {"army1": 6}
    assert play.position.discards == ["slum-riot"]
