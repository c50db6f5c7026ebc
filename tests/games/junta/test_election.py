"""Rules text: Präsidentenwahl, Präsidentenrücktritt."""

from __future__ import annotations

import pytest

from tests.games.junta.table import (
    answer,
    answers,
    asked,
    at_rest,
    dead,
    do as carry_out,
    exile,
    family,
    hand,
    happened,
    on_table,
    option,
    options,
    pocket,
    sound,
    table,
)
from weimar_tui.games.junta.rules.events import BallotTied, Elected, LotDrawn
from weimar_tui.games.junta.rules.negotiation.clause_types import read_word
from weimar_tui.games.junta.rules.negotiation.promises import promise
from weimar_tui.games.junta.rules.phases.budget import Announce
from weimar_tui.games.junta.rules.phases.election import Election
from weimar_tui.games.junta.rules.phases.offices import Appoint
from weimar_tui.games.junta.rules.runner import JuntaRunner


def start(players: int = 4, host: str = "A") -> JuntaRunner:
    """The election at the start of the game: no offices yet."""
    runner = table(players, host=host, president="", offices_given=False)
    for each in runner.position.families.values():
        each.offices = []
    return runner


def election(runner: JuntaRunner, why: str = "start") -> JuntaRunner:
    return carry_out(runner, Election(why))


def pass_all(runner: JuntaRunner) -> JuntaRunner:
    while asked(runner).kind == "nominate":
        answer(runner, "pass")
    return runner


def test_the_host_begins_and_the_others_follow_clockwise() -> None:
    runner = election(start(host="C"))
    order = []
    while asked(runner).kind == "nominate":
        order.append(asked(runner).seat)
        answer(runner, "pass")
    assert order == ["cortina", "delgado", "aguado", "bravo"]


def test_a_host_who_is_out_is_passed_over() -> None:
    """Ruling J14."""
    runner = table(5, host="C", president="")
    exile(runner, "C")
    assert asked(election(runner, "death")).seat == "delgado"


def test_one_may_name_oneself_or_another() -> None:
    runner = election(start())
    assert options(runner) == ("aguado", "bravo", "cortina", "delgado", "pass")


def test_whoever_has_more_votes_may_name_several_each_once() -> None:
    """Ruling J16."""
    runner = start()
    on_table(runner, "A", "students")
    election(runner)
    answer(runner, "bravo")
    assert options(runner, "A") == ("aguado", "cortina", "delgado", "pass")
    answer(runner, "cortina")
    answer(runner, "delgado")
    answer(runner, "aguado")
    # Nobody else can be named, so nobody else is asked.
    assert asked(runner).kind == "ballot"


def test_without_a_vote_one_names_with_a_vote_card_which_is_discarded() -> None:
    runner = table(5, president="")
    hand(runner, "A", "graveyard-voters")
    family(runner, "A").offices = []
    election(runner, "resignation")
    assert "cortina:card:graveyard-voters" in options(runner)
    answer(runner, "cortina:card:graveyard-voters")
    assert runner.position.discards == ["graveyard-voters"]


def test_at_the_start_each_family_has_one_vote_for_being_one() -> None:
    runner = election(start())
    pass_all(runner)
    assert "bravo:office" in options(runner)
    answer(runner, "bravo:office")
    assert runner.position.motion is not None
    assert runner.position.motion.casts[0].votes == 1


def test_later_offices_influence_and_vote_cards_count() -> None:
    runner = table(5, president="")
    on_table(runner, "B", "students")
    hand(runner, "B", "peasants")
    pass_all(election(runner, "death"))
    answer(runner, "bravo:all", "B")
    answer(runner, "bravo:card:peasants", "B")
    motion = runner.position.motion
    assert motion is not None
    assert sum(cast.votes for cast in motion.casts) == 2 + 3 + 2


def test_votes_may_be_split_and_need_not_all_be_used() -> None:
    runner = table(5, president="")
    pass_all(election(runner, "death"))
    answers(runner, "B cortina:one:general1", "B delgado:office")
    motion = runner.position.motion
    assert motion is not None
    assert [(cast.side, cast.votes) for cast in motion.casts] == [("cortina", 1), ("delgado", 1)]
    # It has cast all its votes and has no hand cards, so the next family is asked.
    assert asked(runner).seat == "cortina"


def test_the_dead_and_exiles_do_not_vote_and_cannot_be_elected() -> None:
    runner = table(5, president="")
    dead(runner, "B")
    exile(runner, "C")
    election(runner, "death")
    assert asked(runner).seat == "delgado"
    assert options(runner) == ("aguado", "delgado", "espino", "pass")


def test_a_single_candidate_is_elected_without_a_ballot() -> None:
    runner = election(start())
    answer(runner, "delgado")
    while asked(runner).kind == "nominate":
        answer(runner, "pass")
    assert asked(runner).kind == "accept-office"
    answer(runner, "accept", "D")
    assert runner.position.president == "delgado"
    assert at_rest(runner)


def test_if_nobody_is_named_all_are_candidates() -> None:
    runner = pass_all(election(start()))
    assert asked(runner).subject.families == runner.position.order


def test_relative_majority_elects() -> None:
    runner = pass_all(election(start(5)))
    answers(runner, "A aguado:office", "B bravo:office", "C bravo:office")
    answers(runner, "D cortina:office", "E delgado:office")
    answer(runner, "accept", "B")
    assert runner.position.president == "bravo"


def test_at_a_tie_there_is_another_ballot_and_earlier_votes_are_void() -> None:
    runner = start()
    on_table(runner, "A", "students")
    hand(runner, "B", "retired-generals")
    pass_all(election(runner))
    answers(runner, "A aguado:table", "A done")
    answers(runner, "B bravo:card:retired-generals", "B done", "C pass", "D pass")
    assert happened(runner, BallotTied)[0].families == ("aguado", "bravo")
    # Influence can be used again, the vote card is gone.
    assert "aguado:table" in options(runner, "A")
    assert "retired-generals" in runner.position.discards
    answers(runner, "A aguado:all", "B bravo:office", "C bravo:office", "D pass")
    answer(runner, "accept", "A")
    assert runner.position.president == "aguado"


def test_after_the_third_tied_ballot_a_lot_decides() -> None:
    """Ruling J17, and worked case 2: among A and C, the second is C."""
    runner = pass_all(election(start()))
    for _ in range(3):
        assert not happened(runner, LotDrawn)
        answers(
            runner, "A aguado:office", "B aguado:office", "C cortina:office", "D cortina:office"
        )
    (lot,) = happened(runner, LotDrawn)
    assert lot.family in ("aguado", "cortina")
    assert asked(runner).seat == lot.family


def test_a_table_may_redraw_all_hands_after_a_tied_first_election() -> None:
    runner = start()
    option(runner, tie="redraw")
    hand(runner, "A", "peasants")
    pass_all(election(runner))
    answers(runner, "A aguado:office", "A done", "B bravo:office", "C pass", "D pass")
    assert [len(each.hand) for each in runner.position.families.values()] == [5, 5, 5, 5]
    assert family(runner, "A").pocket.count == 1
    assert sound(runner)


def test_the_elected_may_refuse_and_others_are_nominated() -> None:
    """Ruling J18."""
    runner = election(start())
    answer(runner, "bravo")
    pass_all(runner)
    answer(runner, "refuse", "B")
    assert asked(runner).kind == "nominate"
    assert "bravo" not in options(runner)


def test_a_promised_vote_counts_once_for_the_election_it_was_promised_for() -> None:
    """Even if the elected family refuses, the promise was kept; and a broken one stays broken."""
    runner = election(start())
    answers(runner, "A bravo", "B cortina")
    pass_all(runner)
    promise(runner, "delgado", "bravo", read_word("vote:bravo"), public=True)
    promise(runner, "aguado", "bravo", read_word("vote:bravo"), public=True)
    answers(runner, "A cortina:office", "B bravo:office", "C bravo:office", "D bravo:office")
    answer(runner, "refuse", "B")
    pass_all(runner)
    while asked(runner).kind == "ballot":
        answer(runner, "pass")
    assert [made.state for made in runner.position.promises] == ["kept", "broken"]


def test_the_last_who_can_be_elected_must_accept() -> None:
    runner = table(4, president="")
    for name in "ABC":
        dead(runner, name)
    election(runner, "vacancy")
    answer(runner, "delgado", "D")
    assert runner.position.president == "delgado"


def test_if_nobody_can_be_elected_the_presidency_is_vacant() -> None:
    """Ruling J20."""
    runner = table(4, president="")
    for name in "ABCD":
        exile(runner, name)
    election(runner, "death")
    assert at_rest(runner)
    assert runner.position.president == ""


def test_the_new_president_keeps_his_other_offices_until_the_appointments() -> None:
    """Ruling J19."""
    runner = table(5, president="")
    pass_all(election(runner, "death"))
    answer(runner, "bravo:office", "B")
    answers(runner, "C bravo:office", "D bravo:office", "E pass", "B accept")
    assert runner.position.president == "bravo"
    assert family(runner, "B").offices == ["general1", "minister"]


# --- Rücktritt ------------------------------------------------------------------------------------
def test_the_president_may_resign_when_he_gives_out_offices_or_announces() -> None:
    """Ruling J75: in his own questions, once per phase."""
    for step in (Appoint(), Announce("budget")):
        runner = carry_out(table(5), step)
        assert options(runner)[-1] == "resign"
        answer(runner, "resign")
        assert asked(runner).kind == "nominate"


def test_the_resigned_may_be_elected_again_and_can_then_not_resign_once_more() -> None:
    runner = carry_out(table(5), Appoint())
    pocket(runner, "A", 3, 1)
    answer(runner, "resign")
    pass_all(runner)
    answers(runner, "B aguado:office", "C aguado:office", "D pass", "E pass", "A accept")
    assert happened(runner, Elected)[-1].family == "aguado"
    assert family(runner, "A").pocket.total == 4
    assert "resign" not in options(runner)


def test_his_whole_pocket_goes_to_the_new_president() -> None:
    runner = carry_out(table(5), Announce("budget"))
    pocket(runner, "A", 3, 2, 1)
    answer(runner, "resign")
    pass_all(runner)
    answers(runner, "B cortina:office", "C cortina:office", "D pass", "E pass", "C accept")
    assert family(runner, "A").pocket.total == 0
    assert family(runner, "C").pocket.total == 6
    # The new President announces instead of him.
    assert (asked(runner).kind, asked(runner).seat) == ("announce", "cortina")


def test_he_keeps_no_office() -> None:
    runner = carry_out(table(5), Appoint())
    answer(runner, "resign")
    assert runner.position.president == ""
    assert family(runner, "A").offices == []


@pytest.mark.parametrize("kind", ["place", "coup", "settle"])
def test_resigning_is_no_answer_to_a_question_put_to_several(kind: str) -> None:
    from tests.games.junta.walks import walk_until

    decisions = walk_until(kind)
    assert decisions
    assert all("resign" not in decision.options for decision in decisions)
