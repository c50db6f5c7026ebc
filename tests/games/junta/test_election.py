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
from weimar_tui.games.junta.rules.negotiation.promises import promise
from weimar_tui.games.junta.rules.phases.budget import Announce
from weimar_tui.games.junta.rules.phases.election import Election
from weimar_tui.games.junta.rules.phases.offices import Appoint
from weimar_tui.games.junta.rules.runner import JuntaRunner


def start(players: int = 4, host: str = "A") -> JuntaRunner:
    """The election at the start of the game: no offices yet."""
    play = table(players, host=host, president="", offices_given=False)
    for each in play.position.families.values():
        each.offices = []
    return play


def election(play: JuntaRunner, why: str = "start") -> JuntaRunner:
    return carry_out(play, Election(why))


def pass_all(play: JuntaRunner) -> JuntaRunner:
    while asked(play).kind == "nominate":
        answer(play, "pass")
    return play


def test_the_host_begins_and_the_others_follow_clockwise() -> None:
    play = election(start(host="C"))
    order = []
    while asked(play).kind == "nominate":
        order.append(asked(play).seat)
        answer(play, "pass")
    assert order == ["cortina", "delgado", "aguado", "bravo"]


def test_a_host_who_is_out_is_passed_over() -> None:
    """Ruling J14."""
    play = table(5, host="C", president="")
    exile(play, "C")
    assert asked(election(play, "death")).seat == "delgado"


def test_one_may_name_oneself_or_another() -> None:
    play = election(start())
    assert options(play) == ("aguado", "bravo", "cortina", "delgado", "pass")


def test_whoever_has_more_votes_may_name_several_each_once() -> None:
    """Ruling J16."""
    play = start()
    on_table(play, "A", "students")
    election(play)
    answer(play, "bravo")
    assert options(play, "A") == ("aguado", "cortina", "delgado", "pass")
    answer(play, "cortina")
    answer(play, "delgado")
    answer(play, "aguado")
    # Nobody is left to be named, so nobody else is asked.
    assert asked(play).kind == "ballot"


def test_without_a_vote_one_names_with_a_vote_card_which_is_discarded() -> None:
    play = table(5, president="")
    hand(play, "A", "graveyard-voters")
    family(play, "A").offices = []
    election(play, "resignation")
    assert "cortina:card:graveyard-voters" in options(play)
    answer(play, "cortina:card:graveyard-voters")
    assert play.position.discards == ["graveyard-voters"]


def test_at_the_start_each_family_has_one_vote_for_being_one() -> None:
    play = election(start())
    pass_all(play)
    assert "bravo:office" in options(play)
    answer(play, "bravo:office")
    assert play.position.motion is not None
    assert play.position.motion.casts[0].votes == 1


def test_later_offices_influence_and_vote_cards_count() -> None:
    play = table(5, president="")
    on_table(play, "B", "students")
    hand(play, "B", "peasants")
    pass_all(election(play, "death"))
    answer(play, "bravo:all", "B")
    answer(play, "bravo:card:peasants", "B")
    motion = play.position.motion
    assert motion is not None
    assert sum(cast.votes for cast in motion.casts) == 2 + 3 + 2


def test_votes_may_be_split_and_need_not_all_be_used() -> None:
    play = table(5, president="")
    pass_all(election(play, "death"))
    answers(play, "B cortina:one:general1", "B delgado:office")
    motion = play.position.motion
    assert motion is not None
    assert [(cast.side, cast.votes) for cast in motion.casts] == [("cortina", 1), ("delgado", 1)]
    # All its votes are cast and its hand is empty: the next family is asked.
    assert asked(play).seat == "cortina"


def test_the_dead_and_exiles_do_not_vote_and_cannot_be_elected() -> None:
    play = table(5, president="")
    dead(play, "B")
    exile(play, "C")
    election(play, "death")
    assert asked(play).seat == "delgado"
    assert options(play) == ("aguado", "delgado", "espino", "pass")


def test_a_single_candidate_is_elected_without_a_ballot() -> None:
    play = election(start())
    answer(play, "delgado")
    while asked(play).kind == "nominate":
        answer(play, "pass")
    assert asked(play).kind == "accept-office"
    answer(play, "accept", "D")
    assert play.position.president == "delgado"
    assert at_rest(play)


def test_if_nobody_is_named_all_are_candidates() -> None:
    play = pass_all(election(start()))
    assert asked(play).subject.families == play.position.order


def test_relative_majority_elects() -> None:
    play = pass_all(election(start(5)))
    answers(play, "A aguado:office", "B bravo:office", "C bravo:office")
    answers(play, "D cortina:office", "E delgado:office")
    answer(play, "accept", "B")
    assert play.position.president == "bravo"


def test_at_a_tie_there_is_another_ballot_and_earlier_votes_are_void() -> None:
    play = start()
    on_table(play, "A", "students")
    hand(play, "B", "retired-generals")
    pass_all(election(play))
    answers(play, "A aguado:table", "A done")
    answers(play, "B bravo:card:retired-generals", "B done", "C pass", "D pass")
    assert happened(play, BallotTied)[0].families == ("aguado", "bravo")
    # Influence can be used again, the vote card is gone.
    assert "aguado:table" in options(play, "A")
    assert "retired-generals" in play.position.discards
    answers(play, "A aguado:all", "B bravo:office", "C bravo:office", "D pass")
    answer(play, "accept", "A")
    assert play.position.president == "aguado"


def test_after_the_third_tied_ballot_a_lot_decides() -> None:
    """Ruling J17, and worked case 2: among A and C, the second is C."""
    play = pass_all(election(start()))
    for _ in range(3):
        assert not happened(play, LotDrawn)
        answers(play, "A aguado:office", "B aguado:office", "C cortina:office", "D cortina:office")
    (lot,) = happened(play, LotDrawn)
    assert lot.family in ("aguado", "cortina")
    assert asked(play).seat == lot.family


def test_a_table_may_redraw_all_hands_after_a_tied_first_election() -> None:
    play = start()
    option(play, tie="redraw")
    hand(play, "A", "peasants")
    pass_all(election(play))
    answers(play, "A aguado:office", "A done", "B bravo:office", "C pass", "D pass")
    assert [len(each.hand) for each in play.position.families.values()] == [5, 5, 5, 5]
    assert family(play, "A").pocket.count == 1
    assert sound(play)


def test_the_elected_may_refuse_and_others_are_nominated() -> None:
    """Ruling J18."""
    play = election(start())
    answer(play, "bravo")
    pass_all(play)
    answer(play, "refuse", "B")
    assert asked(play).kind == "nominate"
    assert "bravo" not in options(play)


def test_a_promised_vote_counts_once_for_the_election_it_was_promised_for() -> None:
    """Whoever refuses, the word was kept; and who broke it has broken it."""
    play = election(start())
    answers(play, "A bravo", "B cortina")
    pass_all(play)
    promise(play, "delgado", "bravo", "vote:bravo", public=True)
    promise(play, "aguado", "bravo", "vote:bravo", public=True)
    answers(play, "A cortina:office", "B bravo:office", "C bravo:office", "D bravo:office")
    answer(play, "refuse", "B")
    pass_all(play)
    while asked(play).kind == "ballot":
        answer(play, "pass")
    assert [made.state for made in play.position.promises] == ["kept", "broken"]


def test_the_last_who_can_be_elected_must_accept() -> None:
    play = table(4, president="")
    for name in "ABC":
        dead(play, name)
    election(play, "vacancy")
    answer(play, "delgado", "D")
    assert play.position.president == "delgado"


def test_if_nobody_can_be_elected_the_presidency_is_vacant() -> None:
    """Ruling J20."""
    play = table(4, president="")
    for name in "ABCD":
        exile(play, name)
    election(play, "death")
    assert at_rest(play)
    assert play.position.president == ""


def test_the_new_president_keeps_his_other_offices_until_the_appointments() -> None:
    """Ruling J19."""
    play = table(5, president="")
    pass_all(election(play, "death"))
    answer(play, "bravo:office", "B")
    answers(play, "C bravo:office", "D bravo:office", "E pass", "B accept")
    assert play.position.president == "bravo"
    assert family(play, "B").offices == ["general1", "minister"]


# --- Rücktritt ------------------------------------------------------------------------------------
def test_the_president_may_resign_when_he_gives_out_offices_or_announces() -> None:
    """Ruling J75: in his own questions, and once a phase."""
    for step in (Appoint(), Announce("budget")):
        play = carry_out(table(5), step)
        assert options(play)[-1] == "resign"
        answer(play, "resign")
        assert asked(play).kind == "nominate"


def test_the_resigned_may_be_elected_again_and_can_then_not_resign_once_more() -> None:
    play = carry_out(table(5), Appoint())
    pocket(play, "A", 3, 1)
    answer(play, "resign")
    pass_all(play)
    answers(play, "B aguado:office", "C aguado:office", "D pass", "E pass", "A accept")
    assert happened(play, Elected)[-1].family == "aguado"
    assert family(play, "A").pocket.total == 4
    assert "resign" not in options(play)


def test_his_whole_pocket_goes_to_the_new_president() -> None:
    play = carry_out(table(5), Announce("budget"))
    pocket(play, "A", 3, 2, 1)
    answer(play, "resign")
    pass_all(play)
    answers(play, "B cortina:office", "C cortina:office", "D pass", "E pass", "C accept")
    assert family(play, "A").pocket.total == 0
    assert family(play, "C").pocket.total == 6
    # The new President announces in his place.
    assert (asked(play).kind, asked(play).seat) == ("announce", "cortina")


def test_he_keeps_no_office() -> None:
    play = carry_out(table(5), Appoint())
    answer(play, "resign")
    assert play.position.president == ""
    assert family(play, "A").offices == []


@pytest.mark.parametrize("kind", ["place", "coup", "settle"])
def test_resigning_is_no_answer_to_a_question_put_to_several(kind: str) -> None:
    from tests.games.junta.walks import walk_until

    decisions = walk_until(kind)
    assert decisions
    assert all("resign" not in decision.options for decision in decisions)
