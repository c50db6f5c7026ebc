"""Seventeen situations worked through by hand, each played as it is told: set, do, assert."""

from __future__ import annotations

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.rules.coup.common import centres
from weimar_tui.games.junta.rules.coup.fights import DeclareFights
from weimar_tui.games.junta.rules.coup.phases import ChooseSides
from weimar_tui.games.junta.rules.coup.retreat import AfterFight
from weimar_tui.games.junta.rules.coup.start import CoupPhase
from weimar_tui.games.junta.rules.death_and_exile import BrotherInLaw
from weimar_tui.games.junta.rules.disabled_options import disabled_options
from weimar_tui.games.junta.rules.events import (
    AttemptFailed,
    BallotTied,
    Elected,
    LotDrawn,
    PromisesJudged,
    Retreated,
    VoteEnded,
)
from weimar_tui.games.junta.rules.families import clockwise
from weimar_tui.games.junta.rules.negotiation.promises import known_to
from weimar_tui.games.junta.rules.negotiation.windows import Talk
from weimar_tui.games.junta.rules.notes import NONE, Notes
from weimar_tui.games.junta.rules.phases.assassinations import AssassinationPhase
from weimar_tui.games.junta.rules.phases.bank import LateBank
from weimar_tui.games.junta.rules.phases.budget import Announce, CountBudget
from weimar_tui.games.junta.rules.phases.election import Election
from weimar_tui.games.junta.rules.phases.offices import Appoint
from weimar_tui.games.junta.rules.phases.round import FinishRound
from weimar_tui.games.junta.rules.phases.votes import HoldVote
from weimar_tui.games.junta.rules.position import JUNTA, PRESIDENT, Fight, Motion
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.rules.trust import trust


def first_election() -> JuntaRunner:
    """Four families, no offices yet, C is the host."""
    return t.table(4, host="C", president="", offices_given=False)


def candidates_named(play: JuntaRunner) -> JuntaRunner:
    """A and C name themselves, the others nobody."""
    t.do(play, Election("start"))
    t.answer(play, "cortina", "C")
    while t.kinds(play) != ["A nominate"]:
        t.answer(play, "pass")
    t.answer(play, "aguado", "A")
    while t.kinds(play)[0].endswith("nominate"):
        t.answer(play, "pass")
    return play


def night(play: JuntaRunner, **places: str) -> JuntaRunner:
    """All have chosen: at home unless said otherwise."""
    for index, each in enumerate(play.position.families.values()):
        each.choice = places.get("ABCDEFG"[index], "home")
    return t.do(play, AssassinationPhase())


def nothing_more(play: JuntaRunner) -> None:
    """Nobody announces anything more."""
    while t.kinds(play) and t.kinds(play)[0].endswith("attack"):
        t.answer(play, "done")


def test_1_a_tied_first_ballot_and_a_second() -> None:
    play = first_election()
    t.on_table(play, "C", "students")
    t.hand(play, "A", "graveyard-voters")
    candidates_named(play)
    t.answers(play, "C cortina:all", "D aguado:office", "A aguado:office")
    t.answers(play, "A aguado:card:graveyard-voters", "B cortina:office")
    assert t.happened(play, BallotTied), "five to five"
    assert t.family(play, "A").hand == [] and t.family(play, "C").table == ["students"]
    t.answers(play, "C cortina:all", "D aguado:office", "A aguado:office", "B aguado:office")
    t.answer(play, "accept", "C")
    assert play.position.president == t.seat("C"), "four to three"
    assert t.sound(play)


def test_2_after_three_tied_ballots_a_lot_decides() -> None:
    play = candidates_named(first_election())
    for _ in range(3):
        t.answers(
            play, "C cortina:office", "D cortina:office", "A aguado:office", "B aguado:office"
        )
    (lot,) = t.happened(play, LotDrawn)
    t.answer(play, "accept")
    assert t.happened(play, Elected)[0].family == lot.family in (t.seat("A"), t.seat("C"))


def test_3_only_what_leaves_an_office_for_everybody_is_offered() -> None:
    play = t.do(t.table(5), Appoint())
    t.answer(play, "bravo")
    assert t.options(play) == ("cortina", "delgado", "espino"), "general2"
    t.answer(play, "cortina")
    assert t.options(play) == ("delgado", "espino"), "general3"
    t.answer(play, "delgado")
    assert t.options(play) == ("bravo", "cortina", "delgado", "espino"), "Minister"
    t.answer(play, "bravo")
    assert t.options(play) == ("cortina", "delgado", "espino"), "Admiral"
    t.answer(play, "cortina")
    assert t.at_rest(play), "E must get the last one and is not asked for"
    assert t.family(play, "E").offices == ["air"]


def test_4_what_is_announced_must_be_payable_without_change() -> None:
    play = t.table(5)
    t.pocket(play, "A", 3, 3, 3, 1)
    t.do(play, Announce("budget"))
    t.answers(play, "A 2", "A 2", "A 2")
    assert t.options(play) == ("0", "1")
    assert ("2", "not-payable", {"number": 2}) in disabled_options(play, t.asked(play))
    t.answer(play, "1")
    t.answers(play, "A yes:office", "B pass", "C pass", "D pass", "E pass")
    t.answers(play, "B pass", "C pass", "D pass", "E pass", "A rest-as-announced")
    paid = [t.family(play, name).pocket for name in "BCDE"]
    assert paid == [Notes.of((3,))] * 3 + [Notes.of((1,))], "the surplus is theirs"


def chamber(players: int) -> JuntaRunner:
    """The vote of cases 5 and 6: Church against Conservatives, *Power Cut* with D."""
    play = t.table(players)
    t.on_table(play, "A", "church")
    t.on_table(play, "B", "conservatives")
    t.on_table(play, "C", "bankers")
    t.on_table(play, "D", "students")
    t.hand(play, "D", "power-cut")
    return play


def vote_with_power_cut(play: JuntaRunner) -> None:
    t.do(play, BrotherInLaw(), HoldVote("budget", t.seat("A")), CountBudget())
    t.answer(play, "yes:all", "A")
    if "no:one:general1" in t.options(play, "B"):
        t.answers(play, "B no:one:general1", "B no:table", "B done")
    else:
        t.answer(play, "no:all", "B")
    t.answers(play, "C pass", "D play:power-cut", "D no:all")


def test_5_a_power_cut_leaves_out_the_second_round() -> None:
    play = chamber(4)
    t.offices(play, general1="B", general2="C", admiral="C", general3="D", minister="B", air="A")
    t.family(play, "A").offices = []
    vote_with_power_cut(play)
    (ended,) = t.happened(play, VoteEnded)
    assert (ended.yes, ended.no) == (11, 13), "C's nine votes are never cast"
    assert t.kinds(play) == ["B force"]


def test_6_the_brother_in_law_votes_and_forces_for_an_exile() -> None:
    play = chamber(5)
    t.offices(play, general1="B", general2="C", admiral="C", general3="D", minister="E")
    t.exile(play, "E")
    t.pocket(play, "A", 3, 2)
    play.position.announced = {t.seat("B"): 2, t.seat("C"): 1, t.seat("D"): 0}
    vote_with_power_cut(play)
    (ended,) = t.happened(play, VoteEnded)
    assert (ended.yes, ended.no) == (12, 13)
    assert t.kinds(play) == ["A force"]
    t.answers(play, "A force", "A rest-as-announced")
    assert t.standing(play, "chamber") == {"police": 4} and not t.standing(play, "precinct-1")
    assert play.position.lunch and play.position.excuse
    assert t.family(play, "B").pocket.total >= 2 and t.family(play, "C").pocket.total >= 1


def test_7_the_bank_is_safe_from_the_police_until_the_end_of_the_next_round() -> None:
    play = t.table(4, round=3, phase="places")
    t.hand(play, "B", "professional")
    t.pocket(play, "B", 2)
    night(play, C="home")
    t.answers(play, "B police", "B cortina", "B bank")
    nothing_more(play)
    assert [event.reason for event in t.happened(play, AttemptFailed)] == ["place"]
    assert not play.position.excuse
    for bank_shown in (False, True):
        t.do(play, FinishRound())
        play.position.president = t.seat("A")
        night(play)
        t.answers(play, "B police", "B cortina")
        assert ("bank" in t.options(play)) is bank_shown
        if not bank_shown:
            t.answer(play, "home")
            t.answers(play, "B card:professional", "B cortina")
            assert "bank" in t.options(play), "it is safe from the police alone"


def test_8_two_who_kill_each_other() -> None:
    play = t.table(4)
    t.hand(play, "C", "professional")
    t.pocket(play, "C", 2, 2, 3)
    t.pocket(play, "B", 3)
    night(play, C="bank", B="home")
    t.answers(play, "B police", "B cortina", "B bank")
    t.answers(play, "C card:professional", "C bravo", "C home", "C 0.1.0")
    nothing_more(play)
    assert [t.family(play, name).state for name in "BC"] == ["dead", "dead"]
    assert play.position.under.total == 2 + 3 + 5, "the cost, then all that B had"
    assert t.family(play, "B").pocket == t.family(play, "C").pocket == NONE
    assert play.position.excuse
    t.do(play, BrotherInLaw())
    assert t.asked(play).kind == "brother-in-law" and len(t.options(play)) == 4
    assert t.sound(play)


@pytest.mark.parametrize(("face", "state"), [(3, "alive"), (4, "dead")])
def test_9_an_amateur_rolls_before_the_victim_is_asked(face: int, state: str) -> None:
    play = t.table(5)
    t.hand(play, "D", "amateur")
    t.pocket(play, "D", 1)
    t.hand(play, "A", "secret-donation", "peasants")
    t.dice(play, face)
    night(play, A="club")
    nobody = [name for name in t.kinds(play) if name[0] != "D"]
    while nobody:
        t.answer(play, "done")
        nobody = [name for name in t.kinds(play) if name[0] != "D"]
    t.answers(play, "D card:amateur", "D aguado", "D club", "D 1.0.0")
    nothing_more(play)
    if face == 4:
        assert t.options(play, "A") == ("no",)
        t.answer(play, "no", "A")
    assert t.family(play, "A").state == state
    assert play.position.excuse is (face == 4) and play.position.under.total == 1


def test_10_a_foreign_assassin_spares_president_and_minister() -> None:
    play = t.table(7)
    t.offices(play, general1="B", general2="C", admiral="F", minister="E", general3="E", air="D")
    t.hand(play, "G", "foreign-agent")
    t.pocket(play, "G", 1)
    night(play)
    while t.kinds(play) != ["G attack"]:
        t.answer(play, "done")
    t.answer(play, "card:foreign-agent")
    assert t.options(play) == tuple(map(t.seat, "BCDF"))


def test_11_who_has_lunch_at_the_bank_carries_his_cash_to_the_wall() -> None:
    play = t.table(6, lunch=True, forced=True)
    t.pocket(play, "B", 2, 2)
    t.pocket(play, "C", 3, 3)
    t.pocket(play, "D", 1)
    for name, place in zip("BCD", ("bank", "bank", "hq"), strict=True):
        t.family(play, name).place = place
    t.coup(play, "D", "F", phase=6)
    t.clear(play)
    for area in ("chamber", "radio", "station"):
        t.stand(play, area, "D", "army3", 1)
    t.do(play, ChooseSides(clockwise(play.position, t.seat("D"))), LateBank())
    t.answers(play, "D junta", "E junta", "F junta", "B junta", "C junta")
    t.answers(play, "D delgado", "F delgado", "D accept")
    while t.kinds(play) == ["D shoot"]:
        name = next(o for o in t.options(play) if o != "spare")
        t.answer(play, name if name == "shoot:cortina" else "spare")
    assert t.family(play, "D").pocket.total == 1 + 6 and t.family(play, "C").state == "dead"
    assert t.kinds(play) == ["B bank"], "D is not there: his pocket stays at risk"
    t.answer(play, "in:all")
    assert t.family(play, "B").account.total == 4


def test_12_a_coup_that_begins_with_the_gunboat() -> None:
    play = t.table(7)
    t.family(play, "F").place = "hq"
    t.do(play, CoupPhase())
    t.answer(play, "shell", "F")
    assert play.position.coup is not None and play.position.coup.first == t.seat("F")
    joined = []
    while t.kinds(play)[0][2:] in ("move-from", "join"):
        joined.append(t.kinds(play)[0])
        if t.kinds(play)[0][2:] == "join":
            t.dice(play, 6, 6, 2)
        t.answer(play, "stay")
    assert joined == ["F move-from", "G join", "B join", "C join", "D join", "E join"]
    assert t.asked(play).kind == "bombard" and t.options(play) == ("palace:aguado",)
    t.answer(play, "palace:aguado")
    assert t.standing(play, "palace") == {"A guard": 2}, "the guards do not answer"


def test_13_the_guards_fire_first_at_who_comes_in() -> None:
    play = t.table(4)
    t.coup(play, "C")
    t.clear(play)
    t.stand(play, "palace", "A", "guard", 2)
    t.stand(play, "palace", "C", "army2", 6, came=1)
    t.dice(play, 6, 1, 2, 3, 6, 6, 1, 1, 1)
    t.do(play, DeclareFights(("palace",)))
    t.answers(play, "A fire:cortina", "C fire:aguado")
    assert t.standing(play, "palace") == {"C army2": 5} and t.at_rest(play)


def test_14_at_equal_losses_both_stay_and_the_area_is_the_presidents() -> None:
    play = t.table(7)
    t.coup(play, "B")
    t.clear(play)
    t.stand(play, "station", "B", "army1", 3)
    t.stand(play, "station", "E", "police", 2)
    t.dice(play, 6, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1)
    t.do(play, DeclareFights(("station",)))
    t.answers(play, "B fire:espino", "E fire:bravo")
    t.fire_on(play)
    assert t.standing(play, "station") == {"B army1": 2, "E police": 1}
    assert t.at_rest(play) and not t.happened(play, Retreated)
    held = dict(centres(play, {t.seat("B"): JUNTA, t.seat("E"): PRESIDENT}))
    assert held["station"] == PRESIDENT


def test_15_who_may_retreat_nowhere_is_gone() -> None:
    play = t.table(7)
    running = t.coup(play, "B")
    t.clear(play)
    t.stand(play, "slum", "B", "army1", 4)
    t.stand(play, "slum", "E", "police", 1)
    for area in ("precinct-1", "suburb-west"):
        t.stand(play, area, "B", "army1", 1)
    running.fight = Fight("slum", {}, losses={t.seat("B"): 0, t.seat("E"): 1})
    t.do(play, AfterFight(3))
    assert set(t.options(play, "E")) == {"precinct-1", "suburb-west"}
    t.answers(play, "E suburb-west", "B no", "B no")
    assert t.standing(play, "slum") == {"B army1": 4} and t.at_rest(play)


def test_16_who_stands_where_at_the_end_decides() -> None:
    play = t.table(7)
    t.coup(play, "B", "F", phase=6)
    t.clear(play)
    t.stand(play, "palace", "A", "guard", 1)
    t.stand(play, "palace", "C", "army2", 2)
    t.stand(play, "chamber", "C", "army2", 1)
    t.stand(play, "chamber", "B", "army1", 2)
    t.stand(play, "radio", "B", "army1", 1)
    t.stand(play, "central-bank", "F", "marine", 1)
    t.do(play, ChooseSides(clockwise(play.position, t.seat("B"))))
    t.answers(
        play, "B junta", "C junta", "D president", "E president", "F president", "G president"
    )
    assert play.position.coup is not None and play.position.coup.won == PRESIDENT, "three to two"
    assert t.options(play, "A") == ("shoot:bravo", "spare")
    t.answer(play, "spare")
    assert t.options(play, "A") == ("shoot:fuentes", "spare"), "C is no Rebel"


def test_17_a_vote_that_is_paid_for_and_not_cast() -> None:
    play = t.table(5, windows=True)
    t.pocket(play, "A", 2, 1)
    t.on_table(play, "D", "church")
    position = play.position
    position.motion = Motion("budget", t.seat("A"), result="announced")
    position.budget = "announced"
    t.do(play, Talk("budget"), HoldVote("budget", t.seat("A")))
    t.answers(play, "A offer", "A delgado", "A vote:yes", "A pay:2", "A private", "D accept:1")
    assert t.family(play, "D").pocket == Notes.of((2,)), "at once"
    while t.kinds(play)[0].endswith("talk"):
        t.answer(play, "ready", t.kinds(play)[0][0])
    while t.kinds(play)[0].endswith("cast"):
        t.answer(play, "pass" if "pass" in t.options(play) else "done")
    (made,) = known_to(position, t.seat("A"))
    assert made.state == "broken" and known_to(position, t.seat("B")) == []
    (judged,) = t.happened(play, PromisesJudged)
    assert judged.seen_by(t.seat("B")) != judged, "told to the two alone"
    assert trust(position, t.seat("A"), t.seat("D")) == pytest.approx(1.5 / 12.6), "it was paid for"
