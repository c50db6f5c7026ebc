"""Ready-made offers: those likely at the moment, earlier ones, and their answers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.junta.table import answers, asked, dead, do, family, pocket, table
from tests.games.junta.view.scenes import (
    ASKING,
    election,
    evening,
    private,
    question,
    seen,
    streets,
    vote,
)
from weimar_tui.bots.bot import Advice
from weimar_tui.games.junta.prompts import deals
from weimar_tui.games.junta.prompts.deals import (
    about,
    in_order,
    just_answered,
    last_answer,
    latest_offer,
    offers_before,
    offers_so_far,
    open_between,
    price_without_change,
    quick_deals,
)
from weimar_tui.games.junta.rules.events import (
    BudgetAnnounced,
    OfferAnswered,
    OfferMade,
    Paid,
    Ready,
    RoundBegan,
    WindowOpened,
)
from weimar_tui.games.junta.rules.negotiation.clause_types import read_clauses
from weimar_tui.games.junta.rules.negotiation.likely import Deal
from weimar_tui.games.junta.rules.negotiation.windows import Talk
from weimar_tui.games.junta.rules.notes import Notes
from weimar_tui.games.junta.rules.position import Budget, Offer, Promise
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.rules.subjects import OfferSoFar
from weimar_tui.games.junta.scene import JuntaScene
from weimar_tui.games.junta.view.panes.offer_columns import heading_of
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.journal import Reason
from weimar_tui.text.choice import Choice


def likely(runner: JuntaRunner, window: str, me: str) -> list[str]:
    """The ready-made offers of a family: `B vote:no for vote:no`, wanted clause first."""
    runner.position.window = window
    made = quick_deals(seen(runner, me=me))
    return [f"{deal.to[0].upper()} {deal.want.id} for {deal.give.id}" for deal in made]


# --- what is likely -----------------------------------------------------------------------------
def test_before_offices_are_given_out_one_asks_for_the_ministry_or_promises_it() -> None:
    runner = evening()
    assert likely(runner, "offices", "bravo") == [
        "A office:minister for pay:3",
        "A office:minister for loyal",
    ]
    agreed = family(runner, "B").promises
    agreed.append(Promise(7, "aguado", "bravo", "office:general1", "offices", 4, 4))
    agreed.append(Promise(8, "bravo", "aguado", "loyal", "coup", 4, 4))
    assert likely(runner, "offices", "bravo") == ["A office:minister for pay:3"], (
        "an office for loyalty is agreed"
    )
    assert likely(runner, "offices", "cortina") == ["A office:minister for loyal"], "has no money"
    assert likely(runner, "offices", "aguado") == [
        "B loyal for office:minister",
        "C loyal for office:minister",
        "D loyal for office:minister",
    ], "who has most votes first; not to the exile and the dead"
    assert likely(runner, "offices", "espino") == [], "an exile has nothing to deal with"
    runner.position.president = ""
    assert likely(runner, "offices", "bravo") == [], "nobody gives offices out"


def test_what_is_likely_is_worked_out_once_however_far_the_cursor_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worked_out: list[str] = []

    def ready_made(runner: JuntaRunner, seat: str, partner: str) -> list[Deal]:
        worked_out.append(seat)
        return []

    monkeypatch.setattr(deals, "ready_made", ready_made)
    scene = seen(evening(), me="bravo")
    for chosen in ("ready", "offer"):
        assert quick_deals(replace(scene, chosen=chosen)) == []
    assert worked_out == ["bravo"]
    quick_deals(replace(scene, view=scene.view.copy()))
    assert worked_out == ["bravo", "bravo"], "another moment is another matter"


def test_a_candidate_offers_office_and_money_for_votes_and_others_their_votes() -> None:
    assert likely(election(), "election", "bravo") == [
        f"{other} vote:bravo for office:minister" for other in "CDEF"
    ], "one to each partner before a second to anybody"
    assert likely(election(), "election", "cortina") == [
        "B office:minister for vote:bravo",
        "D office:minister for vote:delgado",
        "B budget:2 for vote:bravo",
        "D budget:2 for vote:delgado",
    ]


def announced() -> JuntaRunner:
    """A budget has been announced but not voted on."""
    runner = vote()
    assert runner.position.motion is not None
    runner.position.motion.result = runner.position.budget = "announced"
    runner.position.motion.casts.clear()
    return runner


def test_a_president_tops_up_those_he_gives_least_and_the_others_ask_for_it() -> None:
    assert likely(announced(), "budget", "aguado") == [
        f"{other} vote:yes for more:1" for other in "CDEB"
    ]
    assert likely(announced(), "budget", "delgado") == [
        "A more:1 for vote:yes",
        "C vote:no for vote:no",
        "B vote:no for vote:no",
        "E vote:no for vote:no",
    ]
    assert likely(announced(), "budget", "bravo")[0] == "A more:1 for force", "has the police"
    carried = announced()
    carried.position.budget = "carried"
    assert likely(carried, "budget", "delgado") == [], "it is decided"


def test_before_an_evening_peace_is_offered_to_the_minister_first_and_once_to_each() -> None:
    runner = table(5, windows=True)
    assert (
        likely(runner, "places", "delgado")
        == [
            "B peace for peace",
            "A peace for peace",
            "C peace for peace",
            "E peace for peace",
        ]
        or likely(runner, "places", "delgado")[0] == "B peace for peace"
    )
    assert len(set(likely(runner, "places", "delgado"))) == 4


def test_in_a_coup_each_side_woos_the_fence() -> None:
    runner = streets()
    pocket(runner, "A", 1)
    pocket(runner, "B", 1)
    assert likely(runner, "coup", "aguado") == [
        "D loyal for pay:1",
        "F loyal for pay:1",
        "B side:president for spare",
        "C side:president for spare",
    ]
    assert likely(runner, "coup", "bravo") == [
        "D rebel for pay:1",
        "F rebel for pay:1",
        "A spare for side:president",
        "D rebel for spare",
    ]
    runner.position.budgets = [Budget(1, "aguado", (("bravo", 3),))]
    assert likely(runner, "phase", "delgado") == [
        "A pay:2 for side:president",
        "B spare for side:junta",
        "B pay:1 for side:junta",
    ]


def test_what_lies_open_was_refused_or_is_promised_already_is_not_offered_again() -> None:
    runner = announced()
    family(runner, "D").offers.append(Offer(1, "delgado", "aguado", ("vote:yes",), ("more:1",)))
    family(runner, "D").turned_down = (Offer(2, "delgado", "cortina", ("vote:no",), ("vote:no",)),)
    family(runner, "D").offers.append(Offer(3, "bravo", "delgado", ("vote:no",), ("vote:no",)))
    mine = family(runner, "D").promises
    mine.append(Promise(4, "espino", "delgado", "vote:no", "vote", 11, 11, "broken"))
    assert likely(runner, "budget", "delgado") == [
        "A pay:1 for vote:yes",
        "E vote:no for vote:no",
    ], "what was promised and broken may be asked for once more"
    mine.append(Promise(5, "espino", "delgado", "vote:no", "vote", 11, 11))
    assert likely(runner, "budget", "delgado") == ["A pay:1 for vote:yes"]


def test_an_office_promised_to_one_is_not_promised_to_another() -> None:
    runner = evening()
    given = Promise(8, "aguado", "delgado", "office:minister", "offices", 4, 5)
    family(runner, "A").promises.append(given)
    assert likely(runner, "offices", "aguado") == []
    family(runner, "A").promises[-1] = replace_state(given, "kept")
    assert len(likely(runner, "offices", "aguado")) == 3


def replace_state(given: Promise, state: str) -> Promise:
    """The promise after it was judged."""
    return Promise(
        given.number, given.by, given.to, given.clause, given.due, given.round, given.until, state
    )


def test_votes_for_who_would_get_them_come_first() -> None:
    votes = ["pay:1", "vote:aguado", "vote:bravo", "vote:cortina", "peace"]
    assert in_order(votes, "bravo") == [
        "vote:bravo",
        "vote:aguado",
        "vote:cortina",
        "pay:1",
        "peace",
    ]


def test_a_spectator_makes_no_offers() -> None:
    scene = seen(evening(), me=None)
    assert quick_deals(scene) == [] == offers_before(scene, [])
    assert about(scene, "bravo") == ""
    assert about(seen(evening()), "all") == ""


# --- offers made before -------------------------------------------------------------------------
def told(runner: JuntaRunner, *events: Event, me: str = "delgado") -> JuntaScene:
    """What a family sees after these events."""
    return replace(seen(runner, me=me), events=events)


def offer(number: int, to: str = "bravo", **clauses: Any) -> Offer:
    """An offer by Delgado: a No for a No."""
    wants, gives = clauses.get("wants", ("vote:no",)), clauses.get("gives", ("vote:no",))
    return Offer(number, clauses.get("by", "delgado"), to, gives, wants)


def test_the_newest_offers_that_failed_can_be_made_again() -> None:
    runner = announced()
    one, two, three = offer(1), offer(2, "cortina"), offer(3, "espino")
    taken = OfferAnswered(two, "cortina", "accepted")
    scene = told(runner, OfferMade(one), OfferMade(two), OfferMade(three), taken)
    assert [again.number for again in offers_before(scene, [])] == [3, 1], "2 was accepted"
    many = told(runner, OfferMade(one), OfferMade(two), OfferMade(three))
    assert [again.number for again in offers_before(many, [])] == [3, 2], "two are enough"
    twice = told(runner, OfferMade(one), OfferMade(offer(4)))
    assert [again.number for again in offers_before(twice, [])] == [4], "the same only once"
    others = told(runner, OfferMade(offer(1, "cortina", by="bravo")), OfferMade(offer(2, "all")))
    assert offers_before(others, []) == [], "one's own, and to one family"


@pytest.mark.parametrize(
    ("clauses", "refusal", "again"),
    [
        ({"gives": ("pay:1",)}, "costs-2", (("vote:no",), ("pay:3",))),
        ({"gives": ()}, "costs-2", (("vote:no",), ("pay:2",))),
        ({"gives": ("pay:1",)}, "costs-4", (("vote:no",), ("pay:1",))),
        ({"gives": ("peace",)}, "costs-1", (("vote:no",), ("peace",))),
        ({"wants": ("pay:2",)}, "pays-1", (("pay:1",), ("vote:no",))),
        ({"gives": ("pay:1",)}, "never", (("vote:no",), ("pay:1",))),
    ],
)
def test_an_offer_comes_back_at_the_price_that_the_other_family_named(
    clauses: dict[str, tuple[str, ...]], refusal: str, again: tuple[tuple[str, ...], ...]
) -> None:
    """Unless it cannot be paid: Delgado has four millions."""
    runner = announced()
    family(runner, "D").pocket = Notes(ones=4)
    made = offer(1, runner.position.president, **clauses)
    refused = OfferAnswered(made, made.to, "refused", refusal)
    (found,) = offers_before(told(runner, OfferMade(made), refused), [])
    assert (found.wants, found.gives) == again


def test_offers_of_earlier_rounds_and_those_that_cannot_be_made_are_left_out() -> None:
    runner = announced()
    last = told(
        runner, RoundBegan(10), OfferMade(offer(1)), RoundBegan(11), OfferMade(offer(2, "espino"))
    )
    assert [again.number for again in offers_before(last, [])] == [2, 1]
    older = told(runner, OfferMade(offer(1)), RoundBegan(10), RoundBegan(11))
    assert offers_before(older, []) == []
    poor = told(runner, OfferMade(offer(1, gives=("pay:1",))))
    assert offers_before(poor, []) == [], "Delgado has nothing to pay with"
    long = told(runner, OfferMade(offer(1, wants=("vote:no", "peace"))))
    assert offers_before(long, []) == [], "of one clause each"
    both = told(runner, OfferMade(offer(1, gives=("vote:no", "peace"))))
    assert offers_before(both, []) == []
    dead(runner, "B")
    assert offers_before(told(runner, OfferMade(offer(1))), []) == []


def test_what_is_promised_or_cannot_be_paid_is_not_asked_for_again() -> None:
    runner = announced()
    asked = offer(1, "cortina", wants=("peace",)), offer(2, wants=("pay:9",))
    scene = told(runner, *map(OfferMade, asked))
    assert [again.number for again in offers_before(scene, [])] == [1], "Bravo has no 9 million"
    word = Promise(7, "cortina", "delgado", "peace", "attempts", 1, 1)
    family(runner, "D").promises.append(word)
    assert offers_before(told(runner, *map(OfferMade, asked)), []) == []


def test_what_stands_among_the_ready_made_offers_or_lies_open_is_not_listed_twice() -> None:
    runner = announced()
    runner.position.window = "budget"
    scene = told(runner, OfferMade(offer(1)))
    assert offers_before(scene, quick_deals(scene)) == []
    family(runner, "D").offers.append(offer(1))
    assert offers_before(told(runner, OfferMade(offer(1))), []) == [], "it still lies open"


def test_an_offer_that_was_countered_says_that_it_is_still_open() -> None:
    runner = evening()
    runner.position.window = "offices"
    mine = offer(6, "bravo", by="aguado", wants=("loyal",), gives=("office:minister",))
    family(runner, "A").offers.append(mine)
    before = told(runner, OfferMade(mine), me="aguado")
    assert "alongside the counter-offer" not in offers_so_far(before, may_offer=True)
    back = offer(7, "aguado", by="bravo", wants=("office:minister",), gives=("peace",))
    family(runner, "A").offers.append(back)
    after = told(runner, OfferMade(mine), OfferMade(back), me="aguado")
    assert "still open alongside the counter-offer" in offers_so_far(after, may_offer=True)
    headings = ["".join(text for text, _ in heading_of(after, each)) for each in (mine, back)]
    assert ["alongside the counter-offer" in heading for heading in headings] == [True, False]


def test_an_offer_taken_up_in_a_counter_offer_is_neither_repeated_nor_told_again() -> None:
    runner = evening()
    runner.position.window = "offices"
    wants, gives = ("office:minister",), ("loyal",)
    mine = OfferMade(offer(6, "aguado", by="bravo", wants=wants, gives=gives))
    before = told(runner, mine, me="bravo")
    assert [again.number for again in offers_before(before, [])] == [6]
    assert "Minister" in offers_so_far(before, may_offer=True)
    agreed = family(runner, "B").promises
    agreed.append(Promise(7, "aguado", "bravo", "office:minister", "offices", 4, 4))
    agreed.append(Promise(8, "bravo", "aguado", "loyal", "coup", 4, 4))
    agreed.append(Promise(9, "bravo", "aguado", "peace", "attempts", 4, 4))
    after = told(runner, mine, me="bravo")
    assert offers_before(after, []) == [] and offers_so_far(after, may_offer=True) == ""


# --- how it was answered ------------------------------------------------------------------------
def test_the_answer_to_the_last_offer_of_this_time_of_talk_is_told() -> None:
    runner = announced()
    made, refused = OfferMade(offer(1)), OfferAnswered(offer(1), "bravo", "refused")
    assert last_answer(told(runner, made)) == "", "nobody has answered yet"
    assert last_answer(told(runner, made, refused)) == "Bravo refuses."
    said = OfferAnswered(offer(1), "bravo", "refused", "little")
    assert last_answer(told(runner, made, said)) == "Bravo refuses: that is too little."
    assert last_answer(told(runner, made, refused, WindowOpened("budget"))) == "", "another time"
    theirs = OfferMade(offer(2, "delgado", by="bravo"))
    assert last_answer(told(runner, made, refused, theirs, Ready("bravo"))) == "Bravo refuses."
    to_all = offer(3, "all")
    heard = told(runner, OfferMade(to_all), OfferAnswered(to_all, "all", "lapsed"))
    assert last_answer(heard) == "Your offer has lapsed."
    newer = told(runner, made, refused, OfferMade(offer(4, "espino")))
    assert last_answer(newer) == "", "the newest has no answer yet"


def test_an_offer_that_has_come_is_told_until_it_is_answered() -> None:
    runner = announced()
    theirs = offer(2, "delgado", by="bravo")
    assert latest_offer(told(runner, OfferMade(theirs))) == "", "it lies no longer open"
    family(runner, "D").offers.append(theirs)
    assert latest_offer(told(runner, OfferMade(theirs))) == "Bravo makes you an offer."
    answered = OfferAnswered(offer(1, "cortina"), "cortina", "refused")
    assert latest_offer(told(runner, OfferMade(theirs), answered)) == "", "the answer is the news"
    assert latest_offer(told(runner, answered, OfferMade(theirs))).startswith("Bravo")
    assert latest_offer(told(runner, OfferMade(theirs), WindowOpened("places"))) == ""
    assert latest_offer(replace(told(runner, OfferMade(theirs)), me=None)) == ""
    family(runner, "D").offers.append(offer(1))
    made = told(runner, OfferMade(offer(1)), OfferMade(theirs))
    assert latest_offer(made) == "Bravo makes you a counter-offer."


def test_who_has_no_change_is_told_what_a_payment_costs() -> None:
    runner = announced()
    runner.position.window = "budget"
    pocket(runner, "D", 3)
    scene = told(runner)
    assert price_without_change(scene, read_clauses(("vote:yes", "pay:1"))).endswith(
        "costs you 3 million."
    )
    assert (
        price_without_change(scene, read_clauses(("pay:3",)))
        == price_without_change(scene, read_clauses(("vote:yes",)))
        == ""
    )
    assert price_without_change(replace(scene, me=None), read_clauses(("pay:1",))) == ""


def test_below_the_question_stands_the_last_offer_and_whether_another_can_be_made() -> None:
    runner = announced()
    made = OfferMade(offer(1))
    assert offers_so_far(told(runner), may_offer=True) == ""
    said = "Your last offer: To Bravo: we both vote No."
    assert offers_so_far(told(runner, made), may_offer=True) == said
    more = OfferMade(offer(2, gives=("vote:no", "later:2")))
    assert "2 million" in offers_so_far(told(runner, made, more), may_offer=True), "all of it"
    assert "all your offers" in offers_so_far(told(runner, made), may_offer=False)
    assert offers_so_far(told(runner), may_offer=False) == "", "made none: nothing to tell"


# --- partners -----------------------------------------------------------------------------------
def test_between_two_families_stands_what_is_promised_and_not_done() -> None:
    view = seen(evening()).view
    assert [made.number for made in open_between(view, "aguado", "cortina")] == [4, 5]
    assert open_between(view, "aguado", "bravo") == [], "broken: it is done with"


# --- the list of a time of talk -----------------------------------------------------------------
class Alone:
    """One person among bots."""

    pauses_tell = True
    humans = ("delgado",)

    def disabled_options(self, decision: Any) -> tuple[()]:
        return ()


def listed(scene: JuntaScene) -> Choice:
    alone: Any = Alone()
    assert scene.decision is not None
    return ASKING.choice(scene.decision, scene, alone)


def test_ready_made_offers_stand_behind_the_answers_and_before_the_rest() -> None:
    first = {"refuse:7", "accept:7", "ready"}
    runner = announced()
    runner.position.window = "budget"
    family(runner, "D").pocket = Notes(ones=1)
    family(runner, "D").offers.append(Offer(7, "espino", "delgado", ("loyal",), ("loyal",)))
    asked = question("talk", ("offer", *sorted(first)), "delgado", about="budget")
    made = OfferMade(offer(1, gives=("peace",)))
    choice = listed(replace(seen(runner, asked, me="delgado"), events=(made,)))
    ids = [item.id for item in choice.items]
    assert set(ids[: len(first)]) == first
    quick = ["quick:0", "quick:1", "quick:2", "quick:3", "again:0"]
    own = [f"partner:{name}" for name in ("aguado", "bravo", "cortina", "espino")]
    assert ids[len(first) :] == [*quick, "offer", *own]
    assert choice.preview["quick:0"].startswith("To Aguado: ")
    assert "4 public votes." in choice.preview["again:0"], "Bravo's"


def test_where_no_offer_can_be_made_none_stands_ready() -> None:
    runner = announced()
    runner.position.window = "budget"
    asked = question("talk", ("gift", "ready"), "delgado", about="budget")
    assert [item.id for item in listed(seen(runner, asked, me="delgado")).items] == [
        "gift",
        "ready",
    ]


def test_an_offer_refused_in_this_time_of_talk_has_to_be_changed() -> None:
    runner = announced()
    asked = question("talk", ("offer", "ready"), "delgado", about="budget")
    made = OfferMade(offer(1, gives=("peace",)))
    scene = replace(seen(runner, asked, me="delgado"), events=(made,))
    again = {item.id: item.text for item in listed(scene).items}["again:0"]
    assert again.startswith("Repeat or change – To Bravo: ")
    family(runner, "D").turned_down = (offer(1, gives=("peace",)), offer(9, "cortina"))
    refused = replace(seen(runner, asked, me="delgado"), events=(made,))
    again = {item.id: item.text for item in listed(refused).items}["again:0"]
    assert again.startswith("Change – To Bravo: ")


def test_an_answer_is_news_until_something_else_has_happened() -> None:
    runner = announced()
    refused = OfferAnswered(offer(1), "bravo", "refused")
    theirs = OfferAnswered(offer(2, "delgado", by="bravo"), "delgado", "refused")
    assert just_answered(told(runner, OfferMade(offer(1)), refused))
    assert just_answered(told(runner, refused, Paid("delgado", "bravo", Notes(1, 0, 0))))
    assert not just_answered(told(runner, refused, Ready("bravo")))
    assert not just_answered(told(runner, refused, theirs)), "an offer of somebody else's"
    assert not just_answered(told(runner))


# --- the budget ---------------------------------------------------------------------------------
def test_who_handed_out_the_aid_keeps_the_rest_also_when_another_is_president_since() -> None:
    runner = announced()
    budget = BudgetAnnounced("cortina", (("bravo", 2),))
    keeper = told(runner, budget).who_keeps
    assert runner.position.motion is not None
    assert keeper == runner.position.motion.by != "cortina", "a motion says whose it is"
    runner.position.motion = None
    assert told(runner, RoundBegan(3), budget).who_keeps == "cortina" != runner.position.president
    assert told(runner, budget, RoundBegan(4)).who_keeps == runner.position.president


def test_the_answer_is_told_once_and_not_at_every_link_of_the_next_offer() -> None:
    runner = announced()
    refused = (OfferMade(offer(1)), OfferAnswered(offer(1), "bravo", "refused"))
    asked = question("talk", ("offer", "ready"), "delgado", about="budget")
    assert listed(replace(seen(runner, asked, me="delgado"), events=refused)).prompt.startswith(
        "Bravo refuses. "
    )
    linked = private(question("talk", ("bravo", "drop"), "delgado"), OfferSoFar("to"))
    scene = replace(seen(runner, linked, me="delgado"), events=refused)
    assert "refuses" not in listed(scene).prompt


def test_who_has_chosen_a_partner_finds_whole_offers_to_it_before_the_clauses() -> None:
    """Three picks instead of six: offer, receiver, which offer."""
    runner = do(table(5, windows=True), Talk("places"))
    for link in ("offer", "delgado"):
        answers(runner, f"A {link}")
        assert ASKING.first_answer(asked(runner, "A")) != "", "each link can be shown"
    scene = seen(runner, asked(runner, "A"))
    assert [deal.to for deal in quick_deals(scene)] == ["delgado"]
    choice = listed(scene)
    assert choice.items[0].id == "quick:0"
    assert choice.items[0].text.startswith("To Delgado")
    picked: str | None = ASKING.taken(asked(runner, "A"), "quick:0", scene)
    alone: Any = Alone()
    while picked is not None:
        runner.pick(asked(runner, "A").number, picked)
        picked = ASKING.planned(asked(runner, "A"), alone)
    (offer,) = family(runner, "A").offers
    assert (offer.to, offer.wants, offer.gives) == ("delgado", ("peace",), ("peace",))


def pick(runner: JuntaRunner, option: str) -> None:
    """Pick an answer of the list, and what follows from it."""
    alone: Any = Alone()
    at = asked(runner, "A")
    picked: str | None = ASKING.taken(at, option, seen(runner, at))
    while picked is not None:
        runner.pick(asked(runner, "A").number, picked)
        picked = ASKING.planned(asked(runner, "A"), alone)


def test_an_offer_of_your_own_takes_four_picks_and_its_notes_are_asked_for_only_if_you_wish() -> (
    None
):
    runner = table(5, windows=True)
    pocket(runner, "A", 2, 1, 1)
    do(runner, Talk("places"))
    dead(runner, "E")
    choice = listed(seen(runner, asked(runner, "A")))
    rows = [item for item in choice.items if item.id.startswith("partner:")]
    assert [item.parts for item in rows] == [("bravo",), ("cortina",), ("delgado",)]
    for option in ("partner:delgado", "peace", "pay:2"):
        pick(runner, option)
    assert "private" in asked(runner, "A").options, "it is not sent before you have seen it whole"
    assert not family(runner, "A").offers
    answers(runner, "A give")
    pick(runner, "pay:2")
    assert set(asked(runner, "A").options) >= {"0.1.0", "2.0.0"}, "changed: which notes?"
    for option in ("2.0.0", "private"):
        pick(runner, option)
    (made,) = family(runner, "A").offers
    assert (made.to, made.wants, made.gives) == ("delgado", ("peace",), ("pay:2",))
    assert made.notes == Notes(ones=2)


def test_the_coach_leads_to_the_row_of_the_offer_that_it_advises() -> None:
    runner = do(table(5, windows=True), Talk("places"))
    scene = seen(runner, asked(runner, "A"))
    (first, *_) = quick_deals(scene)

    def row(option: str, give: str) -> str:
        terms: dict[str, str | int] = {"family": first.to, "want": first.want.id, "give": give}
        why = Reason("note-deal", {**terms, "worth": 5})
        return ASKING.row_of(Advice(option=option, reasons=(why,)), scene)

    assert row("offer", first.give.id) == "quick:0"
    assert row("offer", "pay:1") == f"partner:{first.to}", "not among the ready-made ones"
    assert row("ready", first.give.id) == "ready"
    rows = {item.id for item in listed(scene).items}
    assert {"quick:0", f"partner:{first.to}"} <= rows


def test_who_takes_the_lightest_notes_back_is_asked_which() -> None:
    runner = table(5, windows=True)
    pocket(runner, "A", 2, 1, 1)
    do(runner, Talk("places"))
    for option in ("partner:delgado", "peace"):
        pick(runner, option)
    at = asked(runner, "A")
    ASKING.taken(at, "pay:2", seen(runner, at))
    ASKING.undone()
    runner.pick(at.number, "pay:2")
    alone: Any = Alone()
    assert ASKING.planned(asked(runner, "A"), alone) is None


def test_who_changes_a_counter_finds_clauses_alone() -> None:
    runner = do(table(5, windows=True), Talk("places"))
    answers(runner, "D offer", "D aguado", "D peace", "D nothing", "D private")
    answers(runner, "A counter:1", "A want")
    choice = listed(seen(runner, asked(runner, "A")))
    assert not any(item.id.startswith("quick") for item in choice.items)
