"""Talk: gifts, offers, promises (rules: Etikette; rulings J80 to J84)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.rules.ballots import CastVotes
from weimar_tui.games.junta.rules.drafts import NO_DRAFT
from weimar_tui.games.junta.rules.events import (
    CardGiven,
    OfferAnswered,
    OfferMade,
    Paid,
    PromisesJudged,
    Ready,
    Spoke,
)
from weimar_tui.games.junta.rules.negotiation.clause_types import read_clause, read_word
from weimar_tui.games.junta.rules.negotiation.clauses import can_spend
from weimar_tui.games.junta.rules.negotiation.offers import gift
from weimar_tui.games.junta.rules.negotiation.promises import every, judge, paid_later, promise
from weimar_tui.games.junta.rules.negotiation.windows import Talk
from weimar_tui.games.junta.rules.notes import NONE, Notes
from weimar_tui.games.junta.rules.position import Cast, Motion
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.rules.subjects import OfferSoFar


def window(about: str = "budget", players: int = 5) -> JuntaRunner:
    runner = t.table(players, windows=True)
    if about == "budget":
        runner.position.motion = Motion("budget", "aguado", result="announced")
        runner.position.budget = "announced"
    return t.do(runner, Talk(about))


def offer(runner: JuntaRunner, *picks: str) -> JuntaRunner:
    """A makes an offer: `offer(runner, "delgado", "vote:yes", "pay:2", "private")`."""
    t.answer(runner, "offer", "A")
    for pick in picks:
        t.answer(runner, pick, "A")
    return runner


# --- windows ---
def test_all_who_are_not_dead_are_asked_together_until_they_are_ready() -> None:
    runner = t.table(5, windows=True)
    t.exile(runner, "C")
    t.family(runner, "D").state = "dead"
    t.do(runner, Talk("places"))
    assert [kind[0] for kind in t.kinds(runner)] == ["A", "B", "C", "E"]
    for name in "ABCE":
        t.answer(runner, "ready", name)
    assert t.at_rest(runner)


@pytest.mark.parametrize(("about", "most"), [("places", 2), ("budget", 4), ("phase", 1)])
def test_two_offers_or_gifts_may_be_begun_dropped_ones_too_other_numbers_elsewhere(
    about: str, most: int
) -> None:
    runner = t.table(5, windows=True)
    t.pocket(runner, "A", 1, 1, 1)
    runner.position.motion = Motion("budget", "aguado", result="announced")
    t.do(runner, Talk(about))
    for number in range(most):
        given_up = ("A drop",) if number % 2 else ("A gift:bravo", "A drop")
        t.answers(runner, "A offer", *given_up)
    assert "offer" not in t.options(runner, "A")
    assert "gift" not in t.options(runner, "A")


def test_a_refused_offer_is_not_made_again_in_the_window_unless_it_is_changed() -> None:
    """Ruling J90."""
    runner = offer(window(), "delgado", "vote:yes", "more:1", "private")
    t.answer(runner, "refuse:1", "D")
    offer(runner, "delgado", "vote:yes", "more:1")
    assert not {"private", "public"} & set(t.options(runner, "A"))
    refused = t.game().disabled_options(runner.position, t.asked(runner, "A"))
    assert {(option, reason) for option, reason, _ in refused} == {
        ("private", "refused-already"),
        ("public", "refused-already"),
    }
    t.answers(runner, "A give", "A more:2")
    assert "private" in t.options(runner, "A")
    t.answer(runner, "drop", "A")
    for name in "ABCDE":
        t.answer(runner, "ready", name)
    t.do(runner, Talk("budget"))
    offer(runner, "delgado", "vote:yes", "more:1", "private")
    assert t.family(runner, "D").offers


def test_an_offer_to_all_is_refused_once_by_each_and_then_gone() -> None:
    runner = offer(window(), "all", "vote:yes", "nothing", "public")
    for name in "BCDE":
        assert runner.position.offers
        t.answer(runner, "refuse:1", name)
        assert not {"refuse:1", "counter:1"} & set(t.options(runner, name))
    assert runner.position.offers == []
    assert all(not each.declined for each in runner.position.families.values())


def test_two_offers_may_be_open_at_a_time() -> None:
    runner = window()
    for name in ("bravo", "cortina"):
        offer(runner, name, "vote:yes", "nothing", "private")
    assert "offer" not in t.options(runner, "A")


def test_an_open_offer_lapses_when_the_window_closes() -> None:
    runner = offer(window(), "delgado", "vote:yes", "nothing", "private")
    for name in "ABCDE":
        t.answer(runner, "ready", name)
    assert all(not each.offers for each in runner.position.families.values())


def test_whoever_was_ready_is_asked_again_if_there_is_an_offer() -> None:
    runner = window()
    t.answer(runner, "ready", "D")
    offer(runner, "delgado", "vote:yes", "nothing", "private")
    assert "accept:1" in t.options(runner, "D")


@pytest.mark.parametrize("picked", ["accept:1", "refuse:1"])
def test_who_was_ready_is_so_again_when_it_has_answered(picked: str) -> None:
    runner = window()
    t.answer(runner, "ready", "D")
    offer(runner, "delgado", "vote:yes", "nothing", "private")
    t.answer(runner, picked, "D")
    assert [kind[0] for kind in t.kinds(runner)] == ["B", "C", "E", "A"], "A hears what came of it"
    assert t.happened(runner, Ready) == [Ready("delgado")] * 2


def test_who_was_ready_answers_every_offer_first_and_may_say_more_instead() -> None:
    runner = window()
    t.answer(runner, "ready", "D")
    for _ in range(2):
        offer(runner, "delgado", "vote:yes", "nothing", "private")
    t.answer(runner, "refuse:1", "D")
    assert "refuse:2" in t.options(runner, "D")
    t.answers(runner, "D offer", "D drop", "D refuse:2")
    assert "ready" in t.options(runner, "D")


def test_who_was_ready_and_finds_an_offer_to_all_gone_is_asked_once_more() -> None:
    runner = window()
    t.answer(runner, "ready", "D")
    offer(runner, "all", "nothing", "more:1", "public")
    t.answers(runner, "E accept:1", "D accept:1")
    assert t.options(runner, "D") == ("ready", "offer")


def test_who_gives_up_composing_calls_nobody_back() -> None:
    runner = window()
    t.answer(runner, "ready", "D")
    t.answers(runner, "A offer", "A delgado", "A drop")
    assert "D talk" not in t.kinds(runner)


def test_whose_offer_is_accepted_is_asked_again_when_all_is_picked() -> None:
    runner = window()
    t.pocket(runner, "D", 3, 1, 1)
    t.hand(runner, "D", "peasants", "graveyard-voters")
    offer(runner, "delgado", "pay:2", "more:1", "add-want", "card-of:vote", "private")
    t.answers(runner, "A ready", "D accept:1", "D 2.0.0")
    assert "A talk" not in t.kinds(runner)
    t.answer(runner, "peasants", "D")
    assert "A talk" in t.kinds(runner)
    assert t.happened(runner, OfferAnswered)[-1].answer == "accepted"


def test_slow_tables_hold_only_the_window_before_the_appointments_for_cards() -> None:
    """Ruling J84."""
    runner = t.table(5)
    t.hand(runner, "B", "church")
    assert t.at_rest(t.do(runner, Talk("budget")))
    t.do(runner, Talk("offices"))
    assert t.kinds(runner) == ["B talk"]
    assert t.options(runner) == ("ready", "lay:church")


def test_influence_and_donations_may_be_played_in_a_window() -> None:
    runner = t.table(5, windows=True)
    t.hand(runner, "B", "church", "secret-donation")
    t.do(runner, Talk("budget"))
    t.answers(runner, "B lay:church", "B play:secret-donation")
    assert t.family(runner, "B").table == ["church"]
    assert t.family(runner, "B").pocket.count == 1


# --- gifts ---
def test_a_gift_is_given_at_once_and_only_the_two_know_what() -> None:
    runner = t.table(5, windows=True)
    t.pocket(runner, "A", 3, 1)
    t.do(runner, Talk("budget"))
    t.answers(runner, "A offer", "A gift:bravo", "A pay:3")
    assert t.options(runner, "A") == ("0.0.1", "drop")[:1] or t.asked(runner, "A")
    if "0.0.1" in t.options(runner, "A"):
        t.answer(runner, "0.0.1", "A")
    assert t.family(runner, "B").pocket == Notes(threes=1)
    (paid,) = t.happened(runner, Paid)
    seen = paid.seen_by("cortina")
    assert isinstance(seen, Paid)
    assert (seen.by, seen.to, seen.notes) == ("aguado", "bravo", NONE)


def test_exiles_give_and_take_cards_but_no_money() -> None:
    runner = t.table(5, windows=True)
    t.pocket(runner, "C", 1)
    t.hand(runner, "C", "church")
    t.exile(runner, "C")
    t.do(runner, Talk("budget"))
    t.answers(runner, "C offer", "C gift:bravo")
    assert t.options(runner, "C") == ("card:church", "drop")
    t.answer(runner, "card:church", "C")
    assert t.family(runner, "B").hand == ["church"]
    (given,) = t.happened(runner, CardGiven)
    assert given.seen_by("delgado") == CardGiven("cortina", "bravo", "?")


def test_in_a_coup_units_may_be_given_and_no_cards() -> None:
    runner = t.table(5, windows=True)
    t.hand(runner, "B", "church")
    t.coup(runner, "B")
    t.do(runner, Talk("phase"))
    t.answers(runner, "B offer", "B gift:cortina")
    assert not any(choice.startswith("card:") for choice in t.options(runner, "B"))
    t.answer(runner, "units:barracks-1:army1:6", "B")
    assert t.standing(runner, "barracks-1") == {"C army1": 6}


# --- offers ---
def test_an_offer_is_put_together_in_four_picks_and_only_two_see_it() -> None:
    runner = window()
    t.pocket(runner, "A", 2)
    t.do(runner, Talk("budget"))
    offer(runner, "delgado", "vote:yes", "pay:2", "private")
    (made,) = t.happened(runner, OfferMade)
    assert made.seen_by("cortina") == Spoke("aguado", "delgado")
    for name, count in (("aguado", 1), ("delgado", 1), ("cortina", 0), (None, 0)):
        view = t.game().view(runner.position, name)
        known = view.families[name].offers if name else []
        assert len(known) == count


def test_what_can_be_asked_is_never_cut_by_what_the_other_has() -> None:
    """Ruling J82."""
    runner = window()
    t.hand(runner, "D", "church")
    t.answers(runner, "A offer", "A delgado")
    assert {f"pay:{n}" for n in range(1, 10)} <= set(t.options(runner, "A"))
    assert "card-of:excuse" in t.options(runner, "A")


def test_what_can_be_given_only_the_giver_sees() -> None:
    runner = window()
    t.pocket(runner, "A", 2)
    t.do(runner, Talk("budget"))
    t.answers(runner, "A offer", "A delgado", "A nothing")
    assert [choice for choice in t.options(runner, "A") if choice.startswith("pay:")] == [
        "pay:1",
        "pay:2",
    ]
    assert t.game().view(runner.position, "delgado").families["aguado"].draft == NO_DRAFT


def test_now_clauses_are_carried_out_at_acceptance() -> None:
    """Worked case 17, first half."""
    runner = window()
    t.pocket(runner, "A", 2)
    t.do(runner, Talk("budget"))
    offer(runner, "delgado", "vote:yes", "pay:2", "private")
    t.answer(runner, "accept:1", "D")
    assert t.family(runner, "D").pocket.total == 2
    (given,) = list(every(runner.position))
    assert (given.by, given.to, given.clause, given.state) == (
        "delgado",
        "aguado",
        "vote:yes",
        "open",
    )
    assert t.sound(runner)


def test_an_offer_that_cannot_be_carried_out_whole_lapses_and_nothing_moves() -> None:
    runner = window()
    t.pocket(runner, "A", 2)
    t.do(runner, Talk("budget"))
    offer(runner, "delgado", "vote:yes", "pay:2", "private")
    offer(runner, "espino", "vote:yes", "pay:2", "private")
    t.answers(runner, "D accept:1", "E accept:2")
    assert [event.answer for event in t.happened(runner, OfferAnswered)] == ["accepted", "lapsed"]
    assert t.family(runner, "E").pocket.total == 0
    assert len(list(every(runner.position))) == 1


def test_accept_is_not_offered_to_whoever_cannot_do_his_part() -> None:
    runner = offer(window(), "delgado", "pay:3", "nothing", "private")
    assert "accept:1" not in t.options(runner, "D")
    assert "refuse:1" in t.options(runner, "D")


def test_the_receiver_picks_his_own_notes_and_card() -> None:
    runner = t.table(5, windows=True)
    t.pocket(runner, "D", 2, 1, 1)
    t.hand(runner, "D", "peasants", "graveyard-voters")
    t.do(runner, Talk("budget"))
    t.answers(
        runner, "A offer", "A delgado", "A pay:2", "A nothing", "A add-want", "A card-of:vote"
    )
    t.answers(runner, "A private", "D accept:1")
    assert t.options(runner, "D") == ("2.0.0", "0.1.0")
    t.answer(runner, "0.1.0", "D")
    assert set(t.options(runner, "D")) == {"peasants", "graveyard-voters"}
    t.answer(runner, "peasants", "D")
    assert t.family(runner, "A").hand == ["peasants"]
    assert t.family(runner, "A").pocket == Notes(twos=1)


def test_an_offer_to_all_goes_to_the_first_who_accepts() -> None:
    runner = offer(window(), "all", "nothing", "later:1", "public")
    t.answer(runner, "accept:1", "C")
    if "accept:1" in t.options(runner, "D"):
        t.answer(runner, "accept:1", "D")
    assert [given.to for given in every(runner.position)] == ["cortina"]


def test_a_counter_offer_exchanges_the_sides() -> None:
    runner = t.table(5, windows=True)
    t.pocket(runner, "A", 2)
    t.do(runner, Talk("budget"))
    offer(runner, "delgado", "peace", "pay:2", "private")
    t.answer(runner, "counter:1", "D")
    private = t.asked(runner, "D").private
    assert isinstance(private, OfferSoFar)
    assert (private.family, private.gives, private.wants) == ("aguado", ("peace",), ("pay:2",))


def test_an_agreement_ends_the_offers_that_led_to_it_and_no_others() -> None:
    """Ruling J91."""
    runner = window()
    offer(runner, "delgado", "peace", "later:1", "private")
    offer(runner, "delgado", "loyal", "later:2", "private")
    t.answers(runner, "D counter:1", "D private")
    t.answer(runner, "accept:3", "A")
    assert {o for o in t.options(runner, "D") if o.startswith("accept:")} == {"accept:2"}


def test_a_threat_is_remembered_only_if_the_offer_is_refused() -> None:
    """Ruling J83."""
    for choice, count in (("refuse:1", 1), ("accept:1", 0)):
        runner = window()
        offer(runner, "delgado", "nothing", "nothing")
        assert "private" not in t.options(runner, "A")
        t.answers(runner, "A want", "A loyal", "A threat", "A attack", "A private")
        t.answer(runner, choice, "D")
        threats = [given for given in every(runner.position) if given.clause == "threat:attack"]
        assert len(threats) == count


@pytest.mark.parametrize(
    ("press", "shown"), [("full", {"private", "public"}), ("public", {"public"})]
)
def test_how_openly_may_be_dealt_the_table_decides(press: str, shown: set[str]) -> None:
    runner = t.table(5, windows=True)
    t.option(runner, press=press)
    t.do(runner, Talk("budget"))
    t.answers(runner, "A offer", "A delgado", "A peace", "A nothing")
    assert shown == {"private", "public"} & set(t.options(runner, "A"))


def test_at_a_silent_table_there_are_no_offers() -> None:
    runner = t.table(5, windows=True)
    t.option(runner, press="silent")
    t.pocket(runner, "A", 1)
    t.do(runner, Talk("budget"))
    assert t.options(runner, "A") == ("ready", "gift")
    t.answers(runner, "A gift", "A bravo", "A pay:1")
    assert t.family(runner, "B").pocket.count == 1


# --- outside windows ---
def test_whoever_votes_may_make_one_offer_first_which_is_answered_at_once() -> None:
    """Ruling J81."""
    runner = t.table(5)
    runner.position.motion = Motion("budget", "aguado")
    t.do(runner, CastVotes(runner.position.order))
    t.answers(runner, "A talk", "A delgado", "A vote:yes", "A nothing", "A private")
    assert (t.asked(runner).kind, t.asked(runner).seat) == ("answer-offer", "delgado")
    t.answer(runner, "accept:1", "D")
    assert t.asked(runner).kind == "cast"
    assert "talk" not in t.options(runner)


@pytest.mark.parametrize(("windows", "most"), [(True, 2), (False, 4)])
def test_one_speaks_aside_so_often_in_a_round(windows: bool, most: int) -> None:
    for spoken, may in ((most - 1, True), (most, False)):
        runner = t.table(5, windows=windows)
        runner.position.motion = Motion("budget", "aguado")
        t.family(runner, "A").asides = spoken
        t.do(runner, CastVotes(runner.position.order))
        assert ("talk" in t.options(runner, "A")) == may


def test_an_offer_is_changed_four_times_before_it_is_sent() -> None:
    runner = offer(window(), "delgado", "vote:yes", "more:1")
    for want in ("vote:no", "vote:yes") * 2:
        t.answers(runner, "A want", f"A {want}")
    assert t.options(runner, "A") == ("private", "public", "drop")


def test_of_a_counter_one_side_can_be_changed_after_the_other() -> None:
    runner = offer(window(), "delgado", "vote:yes", "more:1", "private")
    t.answers(runner, "D counter:1", "D want", "D more:2")
    assert {"want", "give", "private"} <= set(t.options(runner, "D"))


def test_whoever_votes_may_give_something_first() -> None:
    runner = t.table(5)
    t.pocket(runner, "A", 1)
    runner.position.motion = Motion("budget", "aguado")
    t.do(runner, CastVotes(runner.position.order))
    t.answers(runner, "A talk", "A gift:bravo", "A pay:1")
    assert t.family(runner, "B").pocket.count == 1
    assert (t.asked(runner).kind, t.asked(runner).seat) == ("cast", "aguado")
    assert "talk" not in t.options(runner)


# --- promises ---
def promised(clause: str, *, by: str = "bravo", to: str = "aguado", **fields: Any) -> JuntaRunner:
    from weimar_tui.games.junta.rules.negotiation.promises import promise

    runner = t.table(5, **fields)
    promise(runner, by, to, read_word(clause), public=False)
    return runner


def verdict(runner: JuntaRunner) -> str:
    return next(iter(every(runner.position))).state


@pytest.mark.parametrize(
    ("clause", "casts", "expected"),
    [
        ("vote:yes", [("yes", 1)], "kept"),
        ("vote:yes", [("no", 1)], "broken"),
        ("vote:yes", [("yes", 1), ("no", 1)], "broken"),
        ("vote:yes", [], "broken"),
        ("vote:no", [("no", 2)], "kept"),
        ("votes:3", [("yes", 3)], "kept"),
        ("votes:3", [("yes", 2)], "broken"),
    ],
)
def test_votes_promised(clause: str, casts: list[tuple[str, int]], expected: str) -> None:
    runner = promised(clause)
    votes = [Cast("bravo", side, f"item{n}", number) for n, (side, number) in enumerate(casts)]
    runner.position.motion = Motion("budget", "aguado", casts=votes)
    judge(runner, "vote")
    assert verdict(runner) == expected


@pytest.mark.parametrize(("given", "expected"), [("bravo", "kept"), ("cortina", "broken")])
def test_an_office_promised(given: str, expected: str) -> None:
    runner = promised("office:air", by="aguado", to=given)
    t.family(runner, "B").offices.append("air")
    judge(runner, "offices")
    assert verdict(runner) == expected


def test_an_office_promised_by_who_is_not_president_is_void() -> None:
    runner = promised("office:air", by="cortina", to="bravo")
    judge(runner, "offices")
    assert verdict(runner) == "void"


@pytest.mark.parametrize(
    ("by", "announced", "expected"),
    [("aguado", 3, "kept"), ("aguado", 2, "broken"), ("cortina", 3, "void")],
)
def test_a_sum_of_the_budget_promised(by: str, announced: int, expected: str) -> None:
    runner = promised("budget:3", by="aguado", to="bravo", announced={"bravo": announced})
    runner.position.motion = Motion("budget", by)
    judge(runner, "announced")
    assert verdict(runner) == expected, "void where somebody else announced"


@pytest.mark.parametrize(("paid", "expected"), [(4, "kept"), (3, "broken")])
def test_money_beyond_the_announcement(paid: int, expected: str) -> None:
    runner = promised("more:2", by="aguado", to="bravo", announced={"bravo": 2}, budget="paid")
    runner.position.motion = Motion("budget", "aguado")
    t.family(runner, "A").envelopes = {"bravo": paid}
    judge(runner, "paid")
    assert verdict(runner) == expected


@pytest.mark.parametrize(
    ("clause", "forced", "expected"),
    [
        ("force", True, "kept"),
        ("force", False, "broken"),
        ("no-force", True, "broken"),
        ("no-force", False, "kept"),
    ],
)
def test_force_promised(clause: str, forced: bool, expected: str) -> None:
    runner = promised(clause, forced=forced)
    judge(runner, "force")
    assert verdict(runner) == expected


@pytest.mark.parametrize(
    ("clause", "victim", "expected"),
    [
        ("peace", "cortina", "kept"),
        ("peace", "aguado", "broken"),
        ("attack:cortina", "cortina", "kept"),
        ("attack:cortina", "aguado", "broken"),
    ],
)
def test_peace_and_attacks_promised(clause: str, victim: str, expected: str) -> None:
    from weimar_tui.games.junta.rules.position import Attempt

    runner = promised(clause)
    runner.position.attempts = [Attempt("bravo", victim, "home", "police")]
    judge(runner, "attempts")
    assert verdict(runner) == expected


@pytest.mark.parametrize(("place", "expected"), [("club", "kept"), ("bank", "broken")])
def test_a_place_promised(place: str, expected: str) -> None:
    runner = promised("place:club")
    t.family(runner, "B").place = place
    judge(runner, "reveal")
    assert verdict(runner) == expected


@pytest.mark.parametrize(
    ("clause", "rebelled", "expected"),
    [
        ("loyal", [], "kept"),
        ("loyal", ["bravo"], "broken"),
        ("rebel", ["bravo"], "kept"),
        ("rebel", ["cortina"], "broken"),
        ("rebel", [], "void"),
    ],
)
def test_loyalty_and_rebellion_promised(clause: str, rebelled: list[str], expected: str) -> None:
    runner = promised(clause, rebelled=rebelled)
    judge(runner, "coup")
    assert verdict(runner) == expected


def test_a_side_promised() -> None:
    for side, expected in (("junta", "kept"), ("president", "broken")):
        runner = promised("side:junta")
        t.coup(runner, "C").sides = {"bravo": side}
        judge(runner, "sides")
        assert verdict(runner) == expected


def test_an_area_promised_is_judged_two_phases_later_or_when_the_coup_is_won() -> None:
    from weimar_tui.games.junta.rules.negotiation.promises import promise

    runner = t.table(5)
    state = t.coup(runner, "C", phase=1)
    promise(runner, "bravo", "aguado", read_word("go:station"), public=True)
    judge(runner, "phase")
    assert verdict(runner) == "open"
    state.phase = 3
    t.stand(runner, "station", "B", "army1", 1)
    judge(runner, "phase")
    assert verdict(runner) == "kept"
    state.phase = 1
    promise(runner, "bravo", "aguado", read_word("go:bank"), public=True)
    state.won = "junta"
    judge(runner, "phase")
    assert [given.state for given in every(runner.position)] == ["kept", "broken"]


def test_fire_and_mercy_promised() -> None:
    for fired, expected in (([], "kept"), ([("bravo", "aguado")], "broken")):
        runner = promised("no-fire")
        t.coup(runner, "C").fired = list(fired)
        judge(runner, "coup")
        assert verdict(runner) == expected
    for shot, expected in (([], "kept"), ([("bravo", "aguado")], "broken")):
        runner = promised("spare", president="B", shot=list(shot))
        judge(runner, "squad")
        assert verdict(runner) == expected


def test_money_promised_for_later_is_due_by_the_end_of_the_next_round() -> None:
    runner = promised("later:2", windows=True)
    t.pocket(runner, "B", 2)
    judge(runner, "round")
    assert verdict(runner) == "open"
    t.do(runner, Talk("budget"))
    t.answers(runner, "B offer", "B gift:aguado", "B pay:2")
    runner.position.round += 1
    judge(runner, "round")
    assert verdict(runner) == "kept"

    late = promised("later:2")
    late.position.round += 1
    judge(late, "round")
    assert verdict(late) == "broken"


def test_two_words_of_money_to_one_family_are_kept_one_after_the_other() -> None:
    runner = promised("later:2")
    promise(runner, "bravo", "aguado", read_word("later:1"), public=True)
    paid_later(runner, "bravo", "aguado", 1)
    paid_later(runner, "bravo", "aguado", 2)
    runner.position.round += 1
    judge(runner, "round")
    assert {made.state for made in every(runner.position)} == {"kept"}


def test_money_in_an_offer_that_is_accepted_counts_too() -> None:
    runner = promised("later:2", by="aguado", to="delgado", windows=True)
    t.pocket(runner, "A", 2)
    t.do(runner, Talk("budget"))
    offer(runner, "delgado", "nothing", "pay:2", "private")
    t.answer(runner, "accept:1", "D")
    runner.position.round += 1
    judge(runner, "round")
    assert verdict(runner) == "kept"


def test_a_loan_is_not_paid_back_by_itself() -> None:
    """Money given in exchange for a promise does not pay that promise."""
    runner = window()
    t.pocket(runner, "A", 1)
    offer(runner, "delgado", "later:1", "pay:1", "private")
    t.answer(runner, "accept:1", "D")
    assert t.family(runner, "D").paid_towards == {}


def test_in_the_election_after_a_murder_words_alone_pass() -> None:
    """Ruling J35: no cards or money until the end of the phase."""
    runner = t.table(5, windows=True, phase="assassinations", president="")
    runner.position.motion = Motion("election", sides=("bravo", "cortina"))
    t.pocket(runner, "B", 3)
    t.hand(runner, "B", "church")
    t.do(runner, Talk("election"))
    t.answer(runner, "offer", "B")
    assert not any(choice.startswith("gift:") for choice in t.options(runner, "B"))
    t.answers(runner, "B delgado")
    assert not any(choice.startswith(("pay:", "card")) for choice in t.options(runner, "B"))
    t.answers(runner, "B vote:bravo")
    assert not any(choice.startswith(("pay:", "card")) for choice in t.options(runner, "B"))
    assert "office:minister" in t.options(runner, "B")


@pytest.mark.parametrize(
    ("threat", "done", "expected"), [("attack", True, "kept"), ("attack", False, "broken")]
)
def test_a_threat_is_carried_out_or_was_a_bluff(threat: str, done: bool, expected: str) -> None:
    from weimar_tui.games.junta.rules.position import Attempt

    runner = promised(f"threat:{threat}")
    if done:
        runner.position.attempts = [Attempt("bravo", "aguado", "home", "police")]
    judge(runner, "attempts")
    assert verdict(runner) == expected


def test_only_those_who_know_a_promise_hear_what_became_of_it() -> None:
    """Worked case 17, second half."""
    runner = promised("vote:yes", by="delgado")
    t.on_table(runner, "D", "church")
    runner.position.motion = Motion("budget", "aguado")
    judge(runner, "vote")
    (judged,) = t.happened(runner, PromisesJudged)
    assert [given.state for given in judged.promises] == ["broken"]
    for name, count in (("aguado", 1), ("delgado", 1), ("bravo", 0), (None, 0)):
        seen = judged.seen_by(name)
        assert isinstance(seen, PromisesJudged)
        assert len(seen.promises) == count


@pytest.mark.parametrize(("announced", "could"), [(0, [1, 2, 3, 4]), (1, [1, 2, 3]), (3, [1])])
def test_who_has_announced_a_budget_cannot_spend_what_pays_it(
    announced: int, could: list[int]
) -> None:
    """Ruling J21: without change a payment of 2 takes the 3."""
    runner = t.table(5)
    t.pocket(runner, "A", 3, 1)
    runner.position.announced = {"bravo": announced}
    runner.position.motion = Motion("budget", "aguado", result="announced")
    runner.position.budget = "announced"
    assert [cost for cost in range(1, 6) if can_spend(runner, "aguado", cost)] == could
    runner.position.budget = "paid"
    assert [cost for cost in range(1, 6) if can_spend(runner, "aguado", cost)] == [1, 2, 3, 4]


def test_notes_that_have_gone_elsewhere_meanwhile_are_not_given() -> None:
    runner = t.table(5)
    t.pocket(runner, "B", 1, 1)
    gift(runner, "bravo", "cortina", read_clause("pay:3"), Notes(threes=1))
    assert not t.happened(runner, Paid)
    assert t.family(runner, "B").pocket == Notes(ones=2)
    gift(runner, "bravo", "cortina", read_clause("pay:1"), Notes(ones=1))
    assert t.family(runner, "C").pocket == Notes(ones=1)


def test_who_has_offered_money_pays_with_the_notes_it_picked() -> None:
    runner = window()
    t.pocket(runner, "A", 1, 1, 1, 3)
    offer(runner, "delgado", "vote:yes", "pay:3", "3.0.0", "private")
    t.answer(runner, "accept:1", "D")
    assert t.family(runner, "A").pocket == Notes(threes=1)
    assert t.family(runner, "D").pocket == Notes(ones=3)


def test_a_gift_counts_towards_a_promise_that_is_open_still() -> None:
    runner = promised("later:1", windows=True)
    t.pocket(runner, "B", 1, 1)
    runner.position.round += 1
    judge(runner, "round")
    promise(runner, "bravo", "aguado", read_word("later:2"), public=False)
    old, new = (made.number for made in every(runner.position))
    paid_later(runner, "bravo", "aguado", 2)
    assert t.family(runner, "B").paid_towards == t.family(runner, "A").paid_towards == {str(new): 2}
    assert old != new
