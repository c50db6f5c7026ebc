"""Seventeen situations worked through by hand, each played as it is told: set, do, assert."""

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
    fire_on,
    hand,
    happened,
    kinds,
    offices,
    on_table,
    options,
    pocket,
    seat,
    sound,
    stand,
    standing,
    table,
)
from weimar_tui.games.junta.rules.coup.common import centres
from weimar_tui.games.junta.rules.coup.fights import DeclareFights
from weimar_tui.games.junta.rules.coup.phases import ChooseSides
from weimar_tui.games.junta.rules.coup.retreat import AfterFight
from weimar_tui.games.junta.rules.coup.start import CoupPhase
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
from weimar_tui.games.junta.rules.outs import BrotherInLaw
from weimar_tui.games.junta.rules.phases.assassinations import AssassinationPhase
from weimar_tui.games.junta.rules.phases.bank import LateBank
from weimar_tui.games.junta.rules.phases.budget import Announce, CountBudget
from weimar_tui.games.junta.rules.phases.election import Election
from weimar_tui.games.junta.rules.phases.offices import Appoint
from weimar_tui.games.junta.rules.phases.round import FinishRound
from weimar_tui.games.junta.rules.phases.votes import HoldVote
from weimar_tui.games.junta.rules.play import JuntaPlay
from weimar_tui.games.junta.rules.position import JUNTA, PRESIDENT, Fight, Motion
from weimar_tui.games.junta.rules.trust import trust


def first_election() -> JuntaPlay:
    """Four families, no offices yet, C is the host."""
    return table(4, host="C", president="", offices_given=False)


def candidates_named(play: JuntaPlay) -> JuntaPlay:
    """A and C name themselves, the others nobody."""
    do(play, Election("start"))
    answer(play, "cortina", "C")
    while kinds(play) != ["A nominate"]:
        answer(play, "pass")
    answer(play, "aguado", "A")
    while kinds(play)[0].endswith("nominate"):
        answer(play, "pass")
    return play


def night(play: JuntaPlay, **places: str) -> JuntaPlay:
    """All have chosen: at home unless said otherwise."""
    for index, each in enumerate(play.position.families.values()):
        each.choice = places.get("ABCDEFG"[index], "home")
    return do(play, AssassinationPhase())


def nothing_more(play: JuntaPlay) -> None:
    """Nobody announces anything more."""
    while kinds(play) and kinds(play)[0].endswith("attack"):
        answer(play, "done")


def test_1_a_tied_first_ballot_and_a_second() -> None:
    play = first_election()
    on_table(play, "C", "students")
    hand(play, "A", "graveyard-voters")
    candidates_named(play)
    answers(play, "C cortina:all", "D aguado:office", "A aguado:office")
    answers(play, "A aguado:card:graveyard-voters", "B cortina:office")
    assert happened(play, BallotTied), "five to five"
    assert family(play, "A").hand == [] and family(play, "C").table == ["students"]
    answers(play, "C cortina:all", "D aguado:office", "A aguado:office", "B aguado:office")
    answer(play, "accept", "C")
    assert play.position.president == seat("C"), "four to three"
    assert sound(play)


def test_2_after_three_tied_ballots_a_lot_decides() -> None:
    play = candidates_named(first_election())
    for _ in range(3):
        answers(play, "C cortina:office", "D cortina:office", "A aguado:office", "B aguado:office")
    (lot,) = happened(play, LotDrawn)
    answer(play, "accept")
    assert happened(play, Elected)[0].family == lot.family in (seat("A"), seat("C"))


def test_3_only_what_leaves_an_office_for_everybody_is_offered() -> None:
    play = do(table(5), Appoint())
    answer(play, "bravo")
    assert options(play) == ("cortina", "delgado", "espino"), "general2"
    answer(play, "cortina")
    assert options(play) == ("delgado", "espino"), "general3"
    answer(play, "delgado")
    assert options(play) == ("bravo", "cortina", "delgado", "espino"), "Minister"
    answer(play, "bravo")
    assert options(play) == ("cortina", "delgado", "espino"), "Admiral"
    answer(play, "cortina")
    assert at_rest(play), "E must get the last one and is not asked for"
    assert family(play, "E").offices == ["air"]


def test_4_what_is_announced_must_be_payable_without_change() -> None:
    play = table(5)
    pocket(play, "A", 3, 3, 3, 1)
    do(play, Announce("budget"))
    answers(play, "A 2", "A 2", "A 2")
    assert options(play) == ("0", "1")
    assert ("2", "not-payable", {"number": 2}) in disabled_options(play, asked(play))
    answer(play, "1")
    answers(play, "A yes:office", "B pass", "C pass", "D pass", "E pass")
    answers(play, "B pass", "C pass", "D pass", "E pass", "A rest-as-announced")
    paid = [family(play, name).pocket for name in "BCDE"]
    assert paid == [Notes.of((3,))] * 3 + [Notes.of((1,))], "the surplus is theirs"


def chamber(players: int) -> JuntaPlay:
    """The vote of cases 5 and 6: Church against Conservatives, *Power Cut* with D."""
    play = table(players)
    on_table(play, "A", "church")
    on_table(play, "B", "conservatives")
    on_table(play, "C", "bankers")
    on_table(play, "D", "students")
    hand(play, "D", "power-cut")
    return play


def vote_with_power_cut(play: JuntaPlay) -> None:
    do(play, BrotherInLaw(), HoldVote("budget", seat("A")), CountBudget())
    answer(play, "yes:all", "A")
    if "no:one:general1" in options(play, "B"):
        answers(play, "B no:one:general1", "B no:table", "B done")
    else:
        answer(play, "no:all", "B")
    answers(play, "C pass", "D play:power-cut", "D no:all")


def test_5_a_power_cut_leaves_out_the_second_round() -> None:
    play = chamber(4)
    offices(play, general1="B", general2="C", admiral="C", general3="D", minister="B", air="A")
    family(play, "A").offices = []
    vote_with_power_cut(play)
    (ended,) = happened(play, VoteEnded)
    assert (ended.yes, ended.no) == (11, 13), "C's nine votes are never cast"
    assert kinds(play) == ["B force"]


def test_6_the_brother_in_law_votes_and_forces_for_an_exile() -> None:
    play = chamber(5)
    offices(play, general1="B", general2="C", admiral="C", general3="D", minister="E")
    exile(play, "E")
    pocket(play, "A", 3, 2)
    play.position.announced = {seat("B"): 2, seat("C"): 1, seat("D"): 0}
    vote_with_power_cut(play)
    (ended,) = happened(play, VoteEnded)
    assert (ended.yes, ended.no) == (12, 13)
    assert kinds(play) == ["A force"]
    answers(play, "A force", "A rest-as-announced")
    assert standing(play, "chamber") == {"police": 4} and not standing(play, "precinct-1")
    assert play.position.lunch and play.position.excuse
    assert family(play, "B").pocket.total >= 2 and family(play, "C").pocket.total >= 1


def test_7_the_bank_is_safe_from_the_police_until_the_end_of_the_next_round() -> None:
    play = table(4, round=3, phase="places")
    hand(play, "B", "professional")
    pocket(play, "B", 2)
    night(play, C="home")
    answers(play, "B police", "B cortina", "B bank")
    nothing_more(play)
    assert [event.reason for event in happened(play, AttemptFailed)] == ["place"]
    assert not play.position.excuse
    for bank_shown in (False, True):
        do(play, FinishRound())
        play.position.president = seat("A")
        night(play)
        answers(play, "B police", "B cortina")
        assert ("bank" in options(play)) is bank_shown
        if not bank_shown:
            answer(play, "home")
            answers(play, "B card:professional", "B cortina")
            assert "bank" in options(play), "it is safe from the police alone"


def test_8_two_who_kill_each_other() -> None:
    play = table(4)
    hand(play, "C", "professional")
    pocket(play, "C", 2, 2, 3)
    pocket(play, "B", 3)
    night(play, C="bank", B="home")
    answers(play, "B police", "B cortina", "B bank")
    answers(play, "C card:professional", "C bravo", "C home", "C 0.1.0")
    nothing_more(play)
    assert [family(play, name).state for name in "BC"] == ["dead", "dead"]
    assert play.position.under.total == 2 + 3 + 5, "the cost, then all that B had"
    assert family(play, "B").pocket == family(play, "C").pocket == NONE
    assert play.position.excuse
    do(play, BrotherInLaw())
    assert asked(play).kind == "brother-in-law" and len(options(play)) == 4
    assert sound(play)


@pytest.mark.parametrize(("face", "state"), [(3, "alive"), (4, "dead")])
def test_9_an_amateur_rolls_before_the_victim_is_asked(face: int, state: str) -> None:
    play = table(5)
    hand(play, "D", "amateur")
    pocket(play, "D", 1)
    hand(play, "A", "secret-donation", "peasants")
    dice(play, face)
    night(play, A="club")
    nobody = [name for name in kinds(play) if name[0] != "D"]
    while nobody:
        answer(play, "done")
        nobody = [name for name in kinds(play) if name[0] != "D"]
    answers(play, "D card:amateur", "D aguado", "D club", "D 1.0.0")
    nothing_more(play)
    if face == 4:
        assert options(play, "A") == ("no",)
        answer(play, "no", "A")
    assert family(play, "A").state == state
    assert play.position.excuse is (face == 4) and play.position.under.total == 1


def test_10_a_foreign_assassin_spares_president_and_minister() -> None:
    play = table(7)
    offices(play, general1="B", general2="C", admiral="F", minister="E", general3="E", air="D")
    hand(play, "G", "foreign-agent")
    pocket(play, "G", 1)
    night(play)
    while kinds(play) != ["G attack"]:
        answer(play, "done")
    answer(play, "card:foreign-agent")
    assert options(play) == tuple(map(seat, "BCDF"))


def test_11_who_has_lunch_at_the_bank_carries_his_cash_to_the_wall() -> None:
    play = table(6, lunch=True, forced=True)
    pocket(play, "B", 2, 2)
    pocket(play, "C", 3, 3)
    pocket(play, "D", 1)
    for name, place in zip("BCD", ("bank", "bank", "hq"), strict=True):
        family(play, name).place = place
    coup(play, "D", "F", phase=6)
    clear(play)
    for area in ("chamber", "radio", "station"):
        stand(play, area, "D", "army3", 1)
    do(play, ChooseSides(clockwise(play.position, seat("D"))), LateBank())
    answers(play, "D junta", "E junta", "F junta", "B junta", "C junta")
    answers(play, "D delgado", "F delgado", "D accept")
    while kinds(play) == ["D shoot"]:
        name = next(o for o in options(play) if o != "spare")
        answer(play, name if name == "shoot:cortina" else "spare")
    assert family(play, "D").pocket.total == 1 + 6 and family(play, "C").state == "dead"
    assert kinds(play) == ["B bank"], "D is not there: his pocket stays at risk"
    answer(play, "in:all")
    assert family(play, "B").account.total == 4


def test_12_a_coup_that_begins_with_the_gunboat() -> None:
    play = table(7)
    family(play, "F").place = "hq"
    do(play, CoupPhase())
    answer(play, "shell", "F")
    assert play.position.coup is not None and play.position.coup.first == seat("F")
    joined = []
    while kinds(play)[0][2:] in ("move-from", "join"):
        joined.append(kinds(play)[0])
        if kinds(play)[0][2:] == "join":
            dice(play, 6, 6, 2)
        answer(play, "stay")
    assert joined == ["F move-from", "G join", "B join", "C join", "D join", "E join"]
    assert asked(play).kind == "bombard" and options(play) == ("palace:aguado",)
    answer(play, "palace:aguado")
    assert standing(play, "palace") == {"A guard": 2}, "the guards do not answer"


def test_13_the_guards_fire_first_at_who_comes_in() -> None:
    play = table(4)
    coup(play, "C")
    clear(play)
    stand(play, "palace", "A", "guard", 2)
    stand(play, "palace", "C", "army2", 6, came=1)
    dice(play, 6, 1, 2, 3, 6, 6, 1, 1, 1)
    do(play, DeclareFights(("palace",)))
    answers(play, "A fire:cortina", "C fire:aguado")
    assert standing(play, "palace") == {"C army2": 5} and at_rest(play)


def test_14_at_equal_losses_both_stay_and_the_area_is_the_presidents() -> None:
    play = table(7)
    coup(play, "B")
    clear(play)
    stand(play, "station", "B", "army1", 3)
    stand(play, "station", "E", "police", 2)
    dice(play, 6, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1)
    do(play, DeclareFights(("station",)))
    answers(play, "B fire:espino", "E fire:bravo")
    fire_on(play)
    assert standing(play, "station") == {"B army1": 2, "E police": 1}
    assert at_rest(play) and not happened(play, Retreated)
    held = dict(centres(play, {seat("B"): JUNTA, seat("E"): PRESIDENT}))
    assert held["station"] == PRESIDENT


def test_15_who_may_retreat_nowhere_is_gone() -> None:
    play = table(7)
    running = coup(play, "B")
    clear(play)
    stand(play, "slum", "B", "army1", 4)
    stand(play, "slum", "E", "police", 1)
    for area in ("precinct-1", "suburb-west"):
        stand(play, area, "B", "army1", 1)
    running.fight = Fight("slum", {}, losses={seat("B"): 0, seat("E"): 1})
    do(play, AfterFight(3))
    assert set(options(play, "E")) == {"precinct-1", "suburb-west"}
    answers(play, "E suburb-west", "B no", "B no")
    assert standing(play, "slum") == {"B army1": 4} and at_rest(play)


def test_16_who_stands_where_at_the_end_decides() -> None:
    play = table(7)
    coup(play, "B", "F", phase=6)
    clear(play)
    stand(play, "palace", "A", "guard", 1)
    stand(play, "palace", "C", "army2", 2)
    stand(play, "chamber", "C", "army2", 1)
    stand(play, "chamber", "B", "army1", 2)
    stand(play, "radio", "B", "army1", 1)
    stand(play, "central-bank", "F", "marine", 1)
    do(play, ChooseSides(clockwise(play.position, seat("B"))))
    answers(play, "B junta", "C junta", "D president", "E president", "F president", "G president")
    assert play.position.coup is not None and play.position.coup.won == PRESIDENT, "three to two"
    assert options(play, "A") == ("shoot:bravo", "spare")
    answer(play, "spare")
    assert options(play, "A") == ("shoot:fuentes", "spare"), "C is no Rebel"


def test_17_a_vote_that_is_paid_for_and_not_cast() -> None:
    play = table(5, windows=True)
    pocket(play, "A", 2, 1)
    on_table(play, "D", "church")
    position = play.position
    position.motion = Motion("budget", seat("A"), result="announced")
    position.budget = "announced"
    do(play, Talk("budget"), HoldVote("budget", seat("A")))
    answers(play, "A offer", "A delgado", "A vote:yes", "A pay:2", "A private", "D accept:1")
    assert family(play, "D").pocket == Notes.of((2,)), "at once"
    while kinds(play)[0].endswith("talk"):
        answer(play, "ready", kinds(play)[0][0])
    while kinds(play)[0].endswith("cast"):
        answer(play, "pass" if "pass" in options(play) else "done")
    (made,) = known_to(position, seat("A"))
    assert made.state == "broken" and known_to(position, seat("B")) == []
    (judged,) = happened(play, PromisesJudged)
    assert judged.seen_by(seat("B")) != judged, "told to the two alone"
    assert trust(position, seat("A"), seat("D")) == pytest.approx(1.5 / 12.6), "it was paid for"
