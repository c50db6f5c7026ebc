"""Seventeen situations worked out by hand, each played as described: set up, act, assert."""

from __future__ import annotations

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.rules.coup.common import centres
from weimar_tui.games.junta.rules.coup.fights import DeclareFights
from weimar_tui.games.junta.rules.coup.phases import ChooseSides
from weimar_tui.games.junta.rules.coup.retreat import AfterFight
from weimar_tui.games.junta.rules.coup.start import CoupPhase
from weimar_tui.games.junta.rules.coup_events import Retreated
from weimar_tui.games.junta.rules.death_and_exile import BrotherInLaw
from weimar_tui.games.junta.rules.disabled_options import disabled_options
from weimar_tui.games.junta.rules.events import (
    AttemptFailed,
    BallotTied,
    Elected,
    LotDrawn,
    PromisesJudged,
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
    """Four families, no offices yet; C is the host."""
    return t.table(4, host="C", president="", offices_given=False)


def candidates_named(runner: JuntaRunner) -> JuntaRunner:
    """A and C nominate themselves, the others nobody."""
    t.do(runner, Election("start"))
    t.answer(runner, "cortina", "C")
    while t.kinds(runner) != ["A nominate"]:
        t.answer(runner, "pass")
    t.answer(runner, "aguado", "A")
    while t.kinds(runner)[0].endswith("nominate"):
        t.answer(runner, "pass")
    return runner


def night(runner: JuntaRunner, **places: str) -> JuntaRunner:
    """All have chosen a place: at home unless given."""
    for index, each in enumerate(runner.position.families.values()):
        each.choice = places.get("ABCDEFG"[index], "home")
    return t.do(runner, AssassinationPhase())


def nothing_more(runner: JuntaRunner) -> None:
    """No family announces anything more."""
    while t.kinds(runner) and t.kinds(runner)[0].endswith("attack"):
        t.answer(runner, "done")


def test_1_a_tied_first_ballot_and_a_second() -> None:
    runner = first_election()
    t.on_table(runner, "C", "students")
    t.hand(runner, "A", "graveyard-voters")
    candidates_named(runner)
    t.answers(runner, "C cortina:all", "D aguado:office", "A aguado:office")
    t.answers(runner, "A aguado:card:graveyard-voters", "B cortina:office")
    assert t.happened(runner, BallotTied), "five to five"
    assert t.family(runner, "A").hand == [] and t.family(runner, "C").table == ["students"]
    t.answers(runner, "C cortina:all", "D aguado:office", "A aguado:office", "B aguado:office")
    t.answer(runner, "accept", "C")
    assert runner.position.president == t.seat("C"), "four to three"
    assert t.sound(runner)


def test_2_after_three_tied_ballots_a_lot_decides() -> None:
    runner = candidates_named(first_election())
    for _ in range(3):
        t.answers(
            runner, "C cortina:office", "D cortina:office", "A aguado:office", "B aguado:office"
        )
    (lot,) = t.happened(runner, LotDrawn)
    t.answer(runner, "accept")
    assert t.happened(runner, Elected)[0].family == lot.family in (t.seat("A"), t.seat("C"))


def test_3_only_what_leaves_an_office_for_everybody_is_offered() -> None:
    runner = t.do(t.table(5), Appoint())
    t.answer(runner, "bravo")
    assert t.options(runner) == ("cortina", "delgado", "espino"), "general2"
    t.answer(runner, "cortina")
    assert t.options(runner) == ("delgado", "espino"), "general3"
    t.answer(runner, "delgado")
    assert t.options(runner) == ("bravo", "cortina", "delgado", "espino"), "Minister"
    t.answer(runner, "bravo")
    assert t.options(runner) == ("cortina", "delgado", "espino"), "Admiral"
    t.answer(runner, "cortina")
    assert t.at_rest(runner), "E must get the last one and is not asked for"
    assert t.family(runner, "E").offices == ["air"]


def test_4_what_is_announced_must_be_payable_without_change() -> None:
    runner = t.table(5)
    t.pocket(runner, "A", 3, 3, 3, 1)
    t.do(runner, Announce("budget"))
    t.answers(runner, "A 2", "A 2", "A 2")
    assert t.options(runner) == ("0", "1")
    assert ("2", "not-payable", {"number": 2}) in disabled_options(runner, t.asked(runner))
    t.answer(runner, "1")
    t.answers(runner, "A yes:office", "B pass", "C pass", "D pass", "E pass")
    t.answers(runner, "B pass", "C pass", "D pass", "E pass", "A rest-as-announced")
    paid = [t.family(runner, name).pocket for name in "BCDE"]
    assert paid == [Notes.of((3,))] * 3 + [Notes.of((1,))], "the surplus is theirs"


def chamber(players: int) -> JuntaRunner:
    """The vote of cases 5 and 6: Church against Conservatives, *Power Cut* with D."""
    runner = t.table(players)
    t.on_table(runner, "A", "church")
    t.on_table(runner, "B", "conservatives")
    t.on_table(runner, "C", "bankers")
    t.on_table(runner, "D", "students")
    t.hand(runner, "D", "power-cut")
    return runner


def vote_with_power_cut(runner: JuntaRunner) -> None:
    t.do(runner, BrotherInLaw(), HoldVote("budget", t.seat("A")), CountBudget())
    t.answer(runner, "yes:all", "A")
    if "no:one:general1" in t.options(runner, "B"):
        t.answers(runner, "B no:one:general1", "B no:table", "B done")
    else:
        t.answer(runner, "no:all", "B")
    t.answers(runner, "C pass", "D play:power-cut", "D no:all")


def test_5_a_power_cut_leaves_out_the_second_round() -> None:
    runner = chamber(4)
    t.offices(runner, general1="B", general2="C", admiral="C", general3="D", minister="B", air="A")
    t.family(runner, "A").offices = []
    vote_with_power_cut(runner)
    (ended,) = t.happened(runner, VoteEnded)
    assert (ended.yes, ended.no) == (11, 13), "C's nine votes are never cast"
    assert t.kinds(runner) == ["B force"]


def test_6_the_brother_in_law_votes_and_forces_for_an_exile() -> None:
    runner = chamber(5)
    t.offices(runner, general1="B", general2="C", admiral="C", general3="D", minister="E")
    t.exile(runner, "E")
    t.pocket(runner, "A", 3, 2)
    runner.position.announced = {t.seat("B"): 2, t.seat("C"): 1, t.seat("D"): 0}
    vote_with_power_cut(runner)
    (ended,) = t.happened(runner, VoteEnded)
    assert (ended.yes, ended.no) == (12, 13)
    assert t.kinds(runner) == ["A force"]
    t.answers(runner, "A force", "A rest-as-announced")
    assert t.standing(runner, "chamber") == {"police": 4} and not t.standing(runner, "precinct-1")
    assert runner.position.lunch and runner.position.excuse
    assert t.family(runner, "B").pocket.total >= 2 and t.family(runner, "C").pocket.total >= 1


def test_7_the_bank_is_safe_from_the_police_until_the_end_of_the_next_round() -> None:
    runner = t.table(4, round=3, phase="places")
    t.hand(runner, "B", "professional")
    t.pocket(runner, "B", 2)
    night(runner, C="home")
    t.answers(runner, "B police", "B cortina", "B bank")
    nothing_more(runner)
    assert [event.reason for event in t.happened(runner, AttemptFailed)] == ["place"]
    assert not runner.position.excuse
    for bank_shown in (False, True):
        t.do(runner, FinishRound())
        runner.position.president = t.seat("A")
        night(runner)
        t.answers(runner, "B police", "B cortina")
        assert ("bank" in t.options(runner)) is bank_shown
        if not bank_shown:
            t.answer(runner, "home")
            t.answers(runner, "B card:professional", "B cortina")
            assert "bank" in t.options(runner), "it is safe from the police alone"


def test_8_two_who_kill_each_other() -> None:
    runner = t.table(4)
    t.hand(runner, "C", "professional")
    t.pocket(runner, "C", 2, 2, 3)
    t.pocket(runner, "B", 3)
    night(runner, C="bank", B="home")
    t.answers(runner, "B police", "B cortina", "B bank")
    t.answers(runner, "C card:professional", "C bravo", "C home", "C 0.1.0")
    nothing_more(runner)
    assert [t.family(runner, name).state for name in "BC"] == ["dead", "dead"]
    assert runner.position.under.total == 2 + 3 + 5, "the cost, then all that B had"
    assert t.family(runner, "B").pocket == t.family(runner, "C").pocket == NONE
    assert runner.position.excuse
    t.do(runner, BrotherInLaw())
    assert t.asked(runner).kind == "brother-in-law" and len(t.options(runner)) == 4
    assert t.sound(runner)


@pytest.mark.parametrize(("face", "state"), [(3, "alive"), (4, "dead")])
def test_9_an_amateur_rolls_before_the_victim_is_asked(face: int, state: str) -> None:
    runner = t.table(5)
    t.hand(runner, "D", "amateur")
    t.pocket(runner, "D", 1)
    t.hand(runner, "A", "secret-donation", "peasants")
    t.dice(runner, face)
    night(runner, A="club")
    nobody = [name for name in t.kinds(runner) if name[0] != "D"]
    while nobody:
        t.answer(runner, "done")
        nobody = [name for name in t.kinds(runner) if name[0] != "D"]
    t.answers(runner, "D card:amateur", "D aguado", "D club", "D 1.0.0")
    nothing_more(runner)
    if face == 4:
        assert t.options(runner, "A") == ("no",)
        t.answer(runner, "no", "A")
    assert t.family(runner, "A").state == state
    assert runner.position.excuse is (face == 4) and runner.position.under.total == 1


def test_10_a_foreign_assassin_spares_president_and_minister() -> None:
    runner = t.table(7)
    t.offices(runner, general1="B", general2="C", admiral="F", minister="E", general3="E", air="D")
    t.hand(runner, "G", "foreign-agent")
    t.pocket(runner, "G", 1)
    night(runner)
    while t.kinds(runner) != ["G attack"]:
        t.answer(runner, "done")
    t.answer(runner, "card:foreign-agent")
    assert t.options(runner) == tuple(map(t.seat, "BCDF"))


def test_11_who_has_lunch_at_the_bank_carries_his_cash_to_the_wall() -> None:
    runner = t.table(6, lunch=True, forced=True)
    t.pocket(runner, "B", 2, 2)
    t.pocket(runner, "C", 3, 3)
    t.pocket(runner, "D", 1)
    for name, place in zip("BCD", ("bank", "bank", "hq"), strict=True):
        t.family(runner, name).place = place
    t.coup(runner, "D", "F", phase=6)
    t.clear(runner)
    for area in ("chamber", "radio", "station"):
        t.stand(runner, area, "D", "army3", 1)
    t.do(runner, ChooseSides(clockwise(runner.position, t.seat("D"))), LateBank())
    t.answers(runner, "D junta", "E junta", "F junta", "B junta", "C junta")
    t.answers(runner, "D delgado", "F delgado", "D accept")
    while t.kinds(runner) == ["D shoot"]:
        name = next(o for o in t.options(runner) if o != "spare")
        t.answer(runner, name if name == "shoot:cortina" else "spare")
    assert t.family(runner, "D").pocket.total == 1 + 6 and t.family(runner, "C").state == "dead"
    assert t.kinds(runner) == ["B bank"], "D is not there: his pocket stays at risk"
    t.answer(runner, "in:all")
    assert t.family(runner, "B").account.total == 4


def test_12_a_coup_that_begins_with_the_gunboat() -> None:
    runner = t.table(7)
    t.family(runner, "F").place = "hq"
    t.do(runner, CoupPhase())
    t.answer(runner, "shell", "F")
    assert runner.position.coup is not None and runner.position.coup.first == t.seat("F")
    joined = []
    while t.kinds(runner)[0][2:] in ("move-from", "join"):
        joined.append(t.kinds(runner)[0])
        if t.kinds(runner)[0][2:] == "join":
            t.dice(runner, 6, 6, 2)
        t.answer(runner, "stay")
    assert joined == ["F move-from", "G join", "B join", "C join", "D join", "E join"]
    assert t.asked(runner).kind == "bombard" and t.options(runner) == ("palace:aguado",)
    t.answer(runner, "palace:aguado")
    assert t.standing(runner, "palace") == {"A guard": 2}, "the guards do not answer"


def test_13_the_guards_fire_first_at_who_comes_in() -> None:
    runner = t.table(4)
    t.coup(runner, "C")
    t.clear(runner)
    t.stand(runner, "palace", "A", "guard", 2)
    t.stand(runner, "palace", "C", "army2", 6, came=1)
    t.dice(runner, 6, 1, 2, 3, 6, 6, 1, 1, 1)
    t.do(runner, DeclareFights(("palace",)))
    t.answers(runner, "A fire:cortina", "C fire:aguado")
    assert t.standing(runner, "palace") == {"C army2": 5} and t.at_rest(runner)


def test_14_at_equal_losses_both_stay_and_the_area_is_the_presidents() -> None:
    runner = t.table(7)
    t.coup(runner, "B")
    t.clear(runner)
    t.stand(runner, "station", "B", "army1", 3)
    t.stand(runner, "station", "E", "police", 2)
    t.dice(runner, 6, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1)
    t.do(runner, DeclareFights(("station",)))
    t.answers(runner, "B fire:espino", "E fire:bravo")
    t.fire_on(runner)
    assert t.standing(runner, "station") == {"B army1": 2, "E police": 1}
    assert t.at_rest(runner) and not t.happened(runner, Retreated)
    held = dict(centres(runner, {t.seat("B"): JUNTA, t.seat("E"): PRESIDENT}))
    assert held["station"] == PRESIDENT


def test_15_who_may_retreat_nowhere_is_gone() -> None:
    runner = t.table(7)
    running = t.coup(runner, "B")
    t.clear(runner)
    t.stand(runner, "slum", "B", "army1", 4)
    t.stand(runner, "slum", "E", "police", 1)
    for area in ("precinct-1", "suburb-west"):
        t.stand(runner, area, "B", "army1", 1)
    running.fight = Fight("slum", {}, losses={t.seat("B"): 0, t.seat("E"): 1})
    t.do(runner, AfterFight(3))
    assert set(t.options(runner, "E")) == {"precinct-1", "suburb-west"}
    t.answers(runner, "E suburb-west", "B no", "B no")
    assert t.standing(runner, "slum") == {"B army1": 4} and t.at_rest(runner)


def test_16_who_stands_where_at_the_end_decides() -> None:
    runner = t.table(7)
    t.coup(runner, "B", "F", phase=6)
    t.clear(runner)
    t.stand(runner, "palace", "A", "guard", 1)
    t.stand(runner, "palace", "C", "army2", 2)
    t.stand(runner, "chamber", "C", "army2", 1)
    t.stand(runner, "chamber", "B", "army1", 2)
    t.stand(runner, "radio", "B", "army1", 1)
    t.stand(runner, "central-bank", "F", "marine", 1)
    t.do(runner, ChooseSides(clockwise(runner.position, t.seat("B"))))
    t.answers(
        runner, "B junta", "C junta", "D president", "E president", "F president", "G president"
    )
    assert runner.position.coup is not None and runner.position.coup.won == PRESIDENT, (
        "three to two"
    )
    assert t.options(runner, "A") == ("shoot:bravo", "spare")
    t.answer(runner, "spare")
    assert t.options(runner, "A") == ("shoot:fuentes", "spare"), "C is no Rebel"


def test_17_a_vote_that_is_paid_for_and_not_cast() -> None:
    runner = t.table(5, windows=True)
    t.pocket(runner, "A", 2, 1)
    t.on_table(runner, "D", "church")
    position = runner.position
    position.motion = Motion("budget", t.seat("A"), result="announced")
    position.budget = "announced"
    t.do(runner, Talk("budget"), HoldVote("budget", t.seat("A")))
    t.answers(runner, "A offer", "A delgado", "A vote:yes", "A pay:2", "A private", "D accept:1")
    assert t.family(runner, "D").pocket == Notes.of((2,)), "at once"
    while t.kinds(runner)[0].endswith("talk"):
        t.answer(runner, "ready", t.kinds(runner)[0][0])
    while t.kinds(runner)[0].endswith("cast"):
        t.answer(runner, "pass" if "pass" in t.options(runner) else "done")
    (made,) = known_to(position, t.seat("A"))
    assert made.state == "broken" and known_to(position, t.seat("B")) == []
    (judged,) = t.happened(runner, PromisesJudged)
    assert judged.seen_by(t.seat("B")) != judged, "told to the two alone"
    assert trust(position, t.seat("A"), t.seat("D")) == pytest.approx(1.5 / 12.6), "it was paid for"
