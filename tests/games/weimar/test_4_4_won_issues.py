"""Rulebook 4.4 step 2: resolve won issues."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from weimar_tui.games.weimar.rules.events import (
    IssueNotAgreed,
    IssueRemoved,
    IssueResolved,
    ProposalAnswered,
    ProposalMade,
)
from weimar_tui.games.weimar.rules.phases.politics import PoliticsStep
from weimar_tui.games.weimar.rules.runner import WeimarRunner
from weimar_tui.games.weimar.rules.subjects import Proposal


def resolve(runner: WeimarRunner) -> WeimarRunner:
    return t.do(runner, PoliticsStep(2))


def resolved(runner: WeimarRunner) -> list[str]:
    return [event.issue for event in t.happened(runner, IssueResolved)]


# --- clearing 0 ---------------------------------------------------------------------------------
def test_issues_on_zero_leave_first_without_effect() -> None:
    runner = t.table(vp={"spd": 0, "kpd": 0, "z": 0, "dnvp": 0})
    t.issues(runner, {"poverty": "0", "armored-cruiser": "0"})
    resolve(runner)
    assert runner.position.issues == {}
    assert t.happened(runner, IssueResolved) == []
    assert {event.unwon for event in t.happened(runner, IssueRemoved)} == {True}


def test_white_issues_return_to_the_board_yellow_ones_leave_the_game() -> None:
    runner = t.table()
    t.issues(runner, {"poverty": "0", "armored-cruiser": "0"})
    resolve(runner)
    assert runner.position.removed == ["issue:armored-cruiser"]


# --- order --------------------------------------------------------------------------------------
def test_white_issues_are_resolved_in_the_order_of_the_board() -> None:
    runner = t.table()
    t.issues(
        runner,
        {
            "reparations": "S1",
            "poverty": "S2",
            "media-2": "S1",
            "media-1": "S1",
            "dvp": "Z1",
            "uspd": "K1",
        },
    )
    resolve(runner)
    t.answer(runner, "W1", "spd", kind="choose-society")
    t.answer(runner, "W2", "spd")
    t.answer(runner, "kpd", "kpd", kind="minor-party")
    t.answer(runner, "z", "z", kind="minor-party")
    assert resolved(runner) == ["media-1", "media-2", "poverty", "reparations", "uspd", "dvp"]
    assert runner.position.issues == {}
    assert t.at_rest(runner)


def test_yellow_issues_come_after_all_white_ones_in_the_chancellors_order() -> None:
    runner = t.table(chancellor="z")
    t.issues(runner, {"armored-cruiser": "D1", "paragraph-218": "K1", "reparations": "S1"})
    t.city(runner, "essen", threats=["poverty"])
    resolve(runner)
    assert resolved(runner) == ["reparations"]
    assert t.options(runner, "z") == {"armored-cruiser", "paragraph-218"}
    t.answer(runner, "paragraph-218", "z", kind="order-issues")
    t.answer(runner, "2", "kpd", kind="resolve-issue")
    assert resolved(runner) == ["reparations", "paragraph-218"]
    t.answer(runner, "1", "dnvp")
    assert resolved(runner)[-1] == "armored-cruiser"
    assert set(runner.position.removed) == {"issue:armored-cruiser", "issue:paragraph-218"}


def test_an_issue_that_a_negotiation_places_before_its_turn_is_still_resolved() -> None:
    """R58: London Ultimatum puts Stab in the Back on DNVP 1 while Foreign Affairs is resolved."""
    runner = t.table(round=1)
    runner.position.foreign_affairs.deck.remove("A11")
    t.issues(runner, {"foreign-affairs-1": "S1"})
    t.city(runner, "berlin", bases={"spd": 1})
    resolve(runner)
    t.answer(runner, "1", "spd", kind="resolve-issue")
    t.answer(runner, "usuk", "spd", kind="place-flag")
    t.answer(runner, "yes", "spd", kind="may")
    t.answer(runner, "berlin", "dnvp", kind="choose-city")
    assert resolved(runner) == ["foreign-affairs-1", "stab-in-the-back"]


# --- choosing -----------------------------------------------------------------------------------
def test_the_winner_makes_all_decisions() -> None:
    runner = t.table()
    t.issues(runner, {"economy-1": "K3"})
    resolve(runner)
    t.answer(runner, "2", "kpd", kind="resolve-issue")
    t.answer(runner, "berlin", "kpd", kind="choose-city")
    t.answer(runner, "berlin", "kpd")
    assert runner.position.cities["berlin"].bases == {"kpd": 2}


def test_all_effects_must_be_performed() -> None:
    runner = t.table(economy=1)
    t.issues(runner, {"economy-1": "K3"})
    t.dice(runner, 6, 1)
    resolve(runner)
    t.answer(runner, "1", "kpd")
    assert runner.position.economy == 2
    assert runner.position.cities["berlin"].threats == ["prosperity"]


def test_an_effect_that_cannot_be_done_does_not_stop_the_others() -> None:
    runner = t.table(economy=5)
    t.issues(runner, {"economy-1": "Z1"})
    t.seats(runner, z=30)
    t.dice(runner, 6, 1)
    resolve(runner)
    assert t.happened(runner, IssueResolved) == [IssueResolved("z", "economy-1", 1)]
    assert runner.position.economy == 5
    assert runner.position.cities["berlin"].threats == ["prosperity"]


def test_the_option_that_can_be_done_most_of_must_be_chosen() -> None:
    """No Poverty anywhere: only the seat of the Poverty issue is left."""
    runner = t.table()
    t.issues(runner, {"poverty": "D2"})
    resolve(runner)
    assert runner.position.seats["dnvp"] == 1
    assert t.at_rest(runner)


def test_among_options_that_can_be_done_equally_the_choice_is_free() -> None:
    runner = t.table()
    t.city(runner, "essen", threats=["poverty"])
    t.issues(runner, {"poverty": "D2"})
    resolve(runner)
    assert t.options(runner, "dnvp") == {"1", "2"}
    t.answer(runner, "1", "dnvp")
    assert runner.position.cities["essen"].threats == []


def test_a_part_is_better_than_nothing() -> None:
    """Reich School Law, common schools: nothing to gain except VP; a full option comes first."""
    runner = t.table(stresemann="out")
    t.issues(runner, {"security-1": "Z1"})
    t.city(runner, "berlin", threats=["unrest"])
    resolve(runner)
    # Zentrum has no units to redeploy; only the Unrest of option 1 can be removed.
    assert t.happened(runner, IssueResolved) == [IssueResolved("z", "security-1", 1)]
    assert runner.position.cities["berlin"].threats == []


def test_an_issue_without_any_possible_effect_is_resolved_all_the_same() -> None:
    runner = t.table()
    t.issues(runner, {"security-1": "Z1"})
    resolve(runner)
    t.answer(runner, "2", "z", kind="resolve-issue")
    assert runner.position.issues == {}
    assert t.at_rest(runner)


def test_foreign_affairs_option_one_is_for_governing_parties_only() -> None:
    runner = t.table(government=("spd", "z"))
    t.issues(runner, {"foreign-affairs-1": "K1"})
    resolve(runner)
    assert runner.position.vp["kpd"] == 1
    assert runner.position.flags == {"usuk": 0, "france": 0, "ussr": 0}


def test_example_armored_cruiser() -> None:
    """Zentrum takes the green option: 2 VP each for Z and DNVP, and the society marker."""
    runner = t.table(round=4)
    t.issues(runner, {"armored-cruiser": "Z1"})
    t.city(runner, "essen", threats=["poverty"])
    resolve(runner)
    t.answer(runner, "1", "z", kind="resolve-issue")
    position = runner.position
    assert (position.vp["z"], position.vp["dnvp"]) == (2, 2)
    assert position.society == ["armored-cruiser"]
    assert position.issues == {}
    assert position.removed == ["issue:armored-cruiser"]
    assert t.happened(runner, IssueRemoved) == [IssueRemoved("armored-cruiser")]


# --- divided spaces -----------------------------------------------------------------------------
def test_on_a_divided_space_both_agree_on_an_option_and_on_who_does_it() -> None:
    runner = t.table(turn_order=("dnvp", "spd", "kpd", "z"))
    t.issues(runner, {"economy-1": "ZD"})
    resolve(runner)
    assert t.options(runner, "dnvp") == {"z:1", "z:2", "dnvp:1", "dnvp:2", "pass"}
    t.answer(runner, "z:2", "dnvp", kind="propose-issue")
    assert t.options(runner, "z") == {"agree", "refuse"}
    assert t.asked(runner).subject == Proposal(
        issue="economy-1", proposer="dnvp", option=2, actor="z"
    )
    t.answer(runner, "agree", "z", kind="answer-proposal")
    t.answer(runner, "koeln", "z", kind="choose-city")
    t.answer(runner, "koeln", "z")
    assert runner.position.cities["koeln"].bases == {"z": 2}
    assert runner.position.issues == {}
    assert t.happened(runner, ProposalMade) == [ProposalMade("dnvp", "economy-1", 2, "z")]
    assert t.happened(runner, ProposalAnswered) == [ProposalAnswered("z", "economy-1", True)]


def test_without_agreement_a_divided_issue_is_discarded_without_effect() -> None:
    runner = t.table()
    t.issues(runner, {"economy-1": "SK"})
    resolve(runner)
    t.answer(runner, "spd:2", "spd")
    t.answer(runner, "refuse", "kpd")
    t.answer(runner, "kpd:1", "kpd", kind="propose-issue")
    t.answer(runner, "refuse", "spd")
    assert t.happened(runner, IssueNotAgreed) == [IssueNotAgreed("economy-1")]
    assert t.happened(runner, IssueResolved) == []
    assert runner.position.issues == {}
    assert runner.position.economy == 1


def test_a_party_may_propose_nothing() -> None:
    runner = t.table()
    t.issues(runner, {"paragraph-218": "KZ"})
    resolve(runner)
    t.answer(runner, "pass", "kpd")
    t.answer(runner, "pass", "z")
    assert t.happened(runner, IssueNotAgreed) == [IssueNotAgreed("paragraph-218")]
    assert runner.position.removed == ["issue:paragraph-218"]


def test_the_second_proposal_may_be_agreed_to() -> None:
    runner = t.table()
    t.issues(runner, {"foreign-affairs-1": "DS"})
    resolve(runner)
    assert t.options(runner, "spd") == {"spd:1", "spd:2", "dnvp:2", "pass"}
    t.answer(runner, "spd:2", "spd")
    t.answer(runner, "refuse", "dnvp")
    t.answer(runner, "dnvp:2", "dnvp")
    t.answer(runner, "agree", "spd")
    assert runner.position.vp == {"spd": 0, "kpd": 0, "z": 0, "dnvp": 1}


def test_a_divided_minor_party_issue_needs_agreement_on_the_controller() -> None:
    """R19: they agree on one of the eligible parties."""
    runner = t.table()
    t.issues(runner, {"dvp": "KZ"})
    resolve(runner)
    assert t.options(runner, "kpd") == {"z", "dnvp", "pass"}
    t.answer(runner, "dnvp", "kpd")
    t.answer(runner, "agree", "z")
    assert runner.position.minor_parties["dvp"] == "dnvp"
    assert runner.position.issues == {}


def test_a_divided_minor_party_stays_where_it_is_without_agreement() -> None:
    runner = t.table()
    t.issues(runner, {"dvp": "KZ"})
    resolve(runner)
    t.answer(runner, "dnvp", "kpd")
    t.answer(runner, "refuse", "z")
    t.answer(runner, "pass", "z")
    assert runner.position.minor_parties["dvp"] == "z"


# --- single issues ------------------------------------------------------------------------------
def test_reparations_draw_a_card_and_lead_next_round() -> None:
    runner = t.table()
    t.issues(runner, {"reparations": "K1"})
    resolve(runner)
    assert runner.position.draw_next["kpd"] == 1
    assert runner.position.lead_next == "kpd"


def test_stab_in_the_back_serves_dnvp_but_its_winner_decides_where() -> None:
    """R67: the winner makes all decisions, including whose base leaves a full city."""
    runner = t.table()
    t.city(runner, "berlin", bases={"spd": 1})
    t.city(runner, "rostock", bases={"spd": 1, "z": 1})
    t.issues(runner, {"stab-in-the-back": "S2"})
    resolve(runner)
    t.answer(runner, "1", "spd", kind="resolve-issue")
    t.answer(runner, "rostock", "spd", kind="choose-city")
    t.answer(runner, "z", "spd", kind="full-city")
    t.answer(runner, "rostock", "spd", kind="choose-city")
    assert runner.position.seats["dnvp"] == 1
    assert runner.position.cities["rostock"].bases == {"spd": 1, "dnvp": 1}


@pytest.mark.parametrize(
    ("issue", "cell", "winner", "party", "cities"),
    [
        ("eastern-aid", "S1", "spd", "dnvp", {"koenigsberg", "breslau", "rostock"}),
        ("reich-school-law", "D1", "dnvp", "z", None),
        ("paragraph-218", "Z1", "z", "kpd", None),
    ],
)
def test_the_winner_places_the_bases_of_others(
    issue: str, cell: str, winner: str, party: str, cities: set[str] | None
) -> None:
    runner = t.table()
    t.issues(runner, {issue: cell})
    resolve(runner)
    t.answer(runner, "1", winner, kind="resolve-issue")
    assert t.asked(runner, winner).kind == "choose-city"
    assert cities is None or t.options(runner, winner) == cities
    t.answer(runner, "breslau", winner)
    assert runner.position.cities["breslau"].bases == {party: 1}


# --- security (6.5) -----------------------------------------------------------------------------
def disarming(**cities: dict[str, object]) -> WeimarRunner:
    """SPD has won Security and could also bring back a unit of its own."""
    runner = t.table(dissolved={"reichsbanner": 1})
    for name, state in cities.items():
        t.city(runner, name, **state)  # type: ignore[arg-type]
    t.issues(runner, {"security-1": "S1"})
    return resolve(runner)


def test_security_1_chooses_a_city_and_performs_all_effects_there() -> None:
    runner = disarming(
        essen={"units": {"workers": 1, "soldiers": 1}, "threats": ["unrest"]},
        berlin={"threats": ["unrest"]},
        rostock={"units": {"police": 2, "reichswehr-1-black": 1}},
    )
    t.answer(runner, "1", "spd", kind="resolve-issue")
    assert t.options(runner, "spd") == {"essen", "berlin"}, "not where nothing would happen"
    t.answer(runner, "essen", "spd", kind="choose-city")
    assert t.options(runner, "spd") == {"workers:essen", "soldiers:essen"}, "nobody is spared"
    t.answer(runner, "soldiers:essen", "spd", kind="choose-unit")
    assert runner.position.cities["essen"].units == {"workers": 1}
    assert runner.position.cities["essen"].threats == []
    assert runner.position.cities["berlin"].threats == ["unrest"]
    assert t.at_rest(runner)


def test_security_1_may_be_used_in_a_city_for_its_unrest_alone() -> None:
    runner = disarming(
        essen={"units": {"workers": 1}, "threats": ["unrest"]}, berlin={"threats": ["unrest"]}
    )
    t.answers(runner, "1", "berlin")
    assert runner.position.cities["berlin"].threats == []
    assert runner.position.cities["essen"].units == {"workers": 1}


def test_security_1_is_as_full_as_it_is_in_one_city() -> None:
    """R57: a unit here and Unrest there are not both effects; bringing a unit back can
    be done fully."""
    runner = disarming(essen={"units": {"workers": 1}}, berlin={"threats": ["unrest"]})
    assert t.happened(runner, IssueResolved) == [IssueResolved("spd", "security-1", 2)]
    runner = disarming(essen={"units": {"workers": 1}, "threats": ["unrest"]})
    assert t.options(runner, "spd") == {"1", "2"}


def test_stab_in_the_back_can_be_avoided_by_removing_an_own_base() -> None:
    runner = t.table()
    t.city(runner, "berlin", bases={"spd": 1, "z": 1})
    t.issues(runner, {"stab-in-the-back": "S2"})
    resolve(runner)
    t.answer(runner, "2", "spd")
    assert runner.position.cities["berlin"].bases == {"z": 1}
    assert runner.position.seats["dnvp"] == 0


def test_rentenmark_speculators_or_new_currency() -> None:
    runner = t.table(round=2, dr_box=["inflation", "inflation"])
    t.issues(runner, {"rentenmark": "Z1"})
    t.vp(runner, z=1)
    t.seats(runner, z=2)
    resolve(runner)
    t.answer(runner, "1", "z")
    assert runner.position.rentenmark
    assert runner.position.dr_box == []
    assert runner.position.vp["z"] == 2


def test_minor_party_issue_offers_only_the_eligible_parties() -> None:
    runner = t.table()
    t.issues(runner, {"ddp": "D1"})
    resolve(runner)
    assert t.options(runner, "dnvp") == {"spd", "z"}
    t.answer(runner, "z", "dnvp")
    assert runner.position.minor_parties["ddp"] == "z"
