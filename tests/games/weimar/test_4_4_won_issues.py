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
from weimar_tui.games.weimar.rules.subject import WeimarSubject


def resolve(play: WeimarRunner) -> WeimarRunner:
    return t.do(play, PoliticsStep(2))


def resolved(play: WeimarRunner) -> list[str]:
    return [event.issue for event in t.happened(play, IssueResolved)]


# --- clearing 0 ---------------------------------------------------------------------------------
def test_issues_on_zero_leave_first_without_effect() -> None:
    play = t.table(vp={"spd": 0, "kpd": 0, "z": 0, "dnvp": 0})
    t.issues(play, {"poverty": "0", "armored-cruiser": "0"})
    resolve(play)
    assert play.position.issues == {}
    assert t.happened(play, IssueResolved) == []


def test_white_issues_return_to_the_board_yellow_ones_leave_the_game() -> None:
    play = t.table()
    t.issues(play, {"poverty": "0", "armored-cruiser": "0"})
    resolve(play)
    assert play.position.removed == ["issue:armored-cruiser"]


# --- order --------------------------------------------------------------------------------------
def test_white_issues_are_resolved_in_the_order_of_the_board() -> None:
    play = t.table()
    t.issues(
        play,
        {
            "reparations": "S1",
            "poverty": "S2",
            "media-2": "S1",
            "media-1": "S1",
            "dvp": "Z1",
            "uspd": "K1",
        },
    )
    resolve(play)
    t.answer(play, "W1", "spd", kind="choose-society")
    t.answer(play, "W2", "spd")
    t.answer(play, "kpd", "kpd", kind="minor-party")
    t.answer(play, "z", "z", kind="minor-party")
    assert resolved(play) == ["media-1", "media-2", "poverty", "reparations", "uspd", "dvp"]
    assert play.position.issues == {}
    assert t.at_rest(play)


def test_yellow_issues_come_after_all_white_ones_in_the_chancellors_order() -> None:
    play = t.table(chancellor="z")
    t.issues(play, {"armored-cruiser": "D1", "paragraph-218": "K1", "reparations": "S1"})
    t.city(play, "essen", threats=["poverty"])
    resolve(play)
    assert resolved(play) == ["reparations"]
    assert t.options(play, "z") == {"armored-cruiser", "paragraph-218"}
    t.answer(play, "paragraph-218", "z", kind="order-issues")
    t.answer(play, "2", "kpd", kind="resolve-issue")
    assert resolved(play) == ["reparations", "paragraph-218"]
    t.answer(play, "1", "dnvp")
    assert resolved(play)[-1] == "armored-cruiser"
    assert set(play.position.removed) == {"issue:armored-cruiser", "issue:paragraph-218"}


def test_an_issue_that_a_negotiation_places_before_its_turn_is_still_resolved() -> None:
    """London Ultimatum puts Stab in the Back on DNVP 1 while Foreign Affairs is resolved."""
    play = t.table(round=1)
    play.position.foreign_affairs.deck.remove("A11")
    t.issues(play, {"foreign-affairs-1": "S1"})
    t.city(play, "berlin", bases={"spd": 1})
    resolve(play)
    t.answer(play, "1", "spd", kind="resolve-issue")
    t.answer(play, "usuk", "spd", kind="place-flag")
    t.answer(play, "yes", "spd", kind="may")
    t.answer(play, "berlin", "dnvp", kind="choose-city")
    assert resolved(play) == ["foreign-affairs-1", "stab-in-the-back"]


# --- choosing -----------------------------------------------------------------------------------
def test_the_winner_makes_all_decisions() -> None:
    play = t.table()
    t.issues(play, {"economy-1": "K3"})
    resolve(play)
    t.answer(play, "2", "kpd", kind="resolve-issue")
    t.answer(play, "berlin", "kpd", kind="choose-city")
    t.answer(play, "berlin", "kpd")
    assert play.position.cities["berlin"].bases == {"kpd": 2}


def test_all_effects_must_be_performed() -> None:
    play = t.table(economy=1)
    t.issues(play, {"economy-1": "K3"})
    t.dice(play, 6, 1)
    resolve(play)
    t.answer(play, "1", "kpd")
    assert play.position.economy == 2
    assert play.position.cities["berlin"].threats == ["prosperity"]


def test_an_effect_that_cannot_be_done_does_not_stop_the_others() -> None:
    play = t.table(economy=5)
    t.issues(play, {"economy-1": "Z1"})
    t.seats(play, z=30)
    t.dice(play, 6, 1)
    resolve(play)
    assert t.happened(play, IssueResolved) == [IssueResolved("z", "economy-1", 1)]
    assert play.position.economy == 5
    assert play.position.cities["berlin"].threats == ["prosperity"]


def test_the_option_that_can_be_done_most_of_must_be_chosen() -> None:
    """No Poverty anywhere: only the seat is left of the Poverty issue."""
    play = t.table()
    t.issues(play, {"poverty": "D2"})
    resolve(play)
    assert play.position.seats["dnvp"] == 1
    assert t.at_rest(play)


def test_among_options_that_can_be_done_equally_the_choice_is_free() -> None:
    play = t.table()
    t.city(play, "essen", threats=["poverty"])
    t.issues(play, {"poverty": "D2"})
    resolve(play)
    assert t.options(play, "dnvp") == {"1", "2"}
    t.answer(play, "1", "dnvp")
    assert play.position.cities["essen"].threats == []


def test_a_part_is_better_than_nothing() -> None:
    """Reich School Law, common schools: nothing to gain but always VP; a full option wins."""
    play = t.table(stresemann="out")
    t.issues(play, {"security-1": "Z1"})
    t.city(play, "berlin", threats=["unrest"])
    resolve(play)
    # Zentrum has no units to redeploy; only the Unrest of option 1 can be removed.
    assert t.happened(play, IssueResolved) == [IssueResolved("z", "security-1", 1)]
    assert play.position.cities["berlin"].threats == []


def test_an_issue_without_any_possible_effect_is_resolved_all_the_same() -> None:
    play = t.table()
    t.issues(play, {"security-1": "Z1"})
    resolve(play)
    t.answer(play, "2", "z", kind="resolve-issue")
    assert play.position.issues == {}
    assert t.at_rest(play)


def test_foreign_affairs_option_one_is_for_governing_parties_only() -> None:
    play = t.table(government=("spd", "z"))
    t.issues(play, {"foreign-affairs-1": "K1"})
    resolve(play)
    assert play.position.vp["kpd"] == 1
    assert play.position.flags == {"usuk": 0, "france": 0, "ussr": 0}


def test_example_armored_cruiser() -> None:
    """Zentrum takes the green option: 2 VP each for Z and DNVP, and the society marker."""
    play = t.table(round=4)
    t.issues(play, {"armored-cruiser": "Z1"})
    t.city(play, "essen", threats=["poverty"])
    resolve(play)
    t.answer(play, "1", "z", kind="resolve-issue")
    position = play.position
    assert (position.vp["z"], position.vp["dnvp"]) == (2, 2)
    assert position.society == ["armored-cruiser"]
    assert position.issues == {}
    assert position.removed == ["issue:armored-cruiser"]
    assert t.happened(play, IssueRemoved) == [IssueRemoved("armored-cruiser")]


# --- divided spaces -----------------------------------------------------------------------------
def test_on_a_divided_space_both_agree_on_an_option_and_on_who_does_it() -> None:
    play = t.table(turn_order=("dnvp", "spd", "kpd", "z"))
    t.issues(play, {"economy-1": "ZD"})
    resolve(play)
    assert t.options(play, "dnvp") == {"z:1", "z:2", "dnvp:1", "dnvp:2", "pass"}
    t.answer(play, "z:2", "dnvp", kind="propose-issue")
    assert t.options(play, "z") == {"agree", "refuse"}
    assert t.asked(play).subject == WeimarSubject(
        issue="economy-1", proposer="dnvp", option=2, actor="z"
    )
    t.answer(play, "agree", "z", kind="answer-proposal")
    t.answer(play, "koeln", "z", kind="choose-city")
    t.answer(play, "koeln", "z")
    assert play.position.cities["koeln"].bases == {"z": 2}
    assert play.position.issues == {}
    assert t.happened(play, ProposalMade) == [ProposalMade("dnvp", "economy-1", 2, "z")]
    assert t.happened(play, ProposalAnswered) == [ProposalAnswered("z", "economy-1", True)]


def test_without_agreement_a_divided_issue_is_discarded_without_effect() -> None:
    play = t.table()
    t.issues(play, {"economy-1": "SK"})
    resolve(play)
    t.answer(play, "spd:2", "spd")
    t.answer(play, "refuse", "kpd")
    t.answer(play, "kpd:1", "kpd", kind="propose-issue")
    t.answer(play, "refuse", "spd")
    assert t.happened(play, IssueNotAgreed) == [IssueNotAgreed("economy-1")]
    assert t.happened(play, IssueResolved) == []
    assert play.position.issues == {}
    assert play.position.economy == 1


def test_a_party_may_propose_nothing() -> None:
    play = t.table()
    t.issues(play, {"paragraph-218": "KZ"})
    resolve(play)
    t.answer(play, "pass", "kpd")
    t.answer(play, "pass", "z")
    assert t.happened(play, IssueNotAgreed) == [IssueNotAgreed("paragraph-218")]
    assert play.position.removed == ["issue:paragraph-218"]


def test_the_second_proposal_may_be_agreed_to() -> None:
    play = t.table()
    t.issues(play, {"foreign-affairs-1": "DS"})
    resolve(play)
    assert t.options(play, "spd") == {"spd:1", "spd:2", "dnvp:2", "pass"}
    t.answer(play, "spd:2", "spd")
    t.answer(play, "refuse", "dnvp")
    t.answer(play, "dnvp:2", "dnvp")
    t.answer(play, "agree", "spd")
    assert play.position.vp == {"spd": 0, "kpd": 0, "z": 0, "dnvp": 1}


def test_a_divided_minor_party_issue_needs_agreement_on_the_controller() -> None:
    """Ruling 35: they agree on one of the eligible parties."""
    play = t.table()
    t.issues(play, {"dvp": "KZ"})
    resolve(play)
    assert t.options(play, "kpd") == {"z", "dnvp", "pass"}
    t.answer(play, "dnvp", "kpd")
    t.answer(play, "agree", "z")
    assert play.position.minor_parties["dvp"] == "dnvp"
    assert play.position.issues == {}


def test_a_divided_minor_party_stays_where_it_is_without_agreement() -> None:
    play = t.table()
    t.issues(play, {"dvp": "KZ"})
    resolve(play)
    t.answer(play, "dnvp", "kpd")
    t.answer(play, "refuse", "z")
    t.answer(play, "pass", "z")
    assert play.position.minor_parties["dvp"] == "z"


# --- single issues ------------------------------------------------------------------------------
def test_reparations_draw_a_card_and_lead_next_round() -> None:
    play = t.table()
    t.issues(play, {"reparations": "K1"})
    resolve(play)
    assert play.position.draw_next["kpd"] == 1
    assert play.position.lead_next == "kpd"


def test_stab_in_the_back_serves_dnvp_but_its_winner_decides_where() -> None:
    """Whoever has won an issue makes all decisions for it, also whose base leaves a full city."""
    play = t.table()
    t.city(play, "berlin", bases={"spd": 1})
    t.city(play, "rostock", bases={"spd": 1, "z": 1})
    t.issues(play, {"stab-in-the-back": "S2"})
    resolve(play)
    t.answer(play, "1", "spd", kind="resolve-issue")
    t.answer(play, "rostock", "spd", kind="choose-city")
    t.answer(play, "z", "spd", kind="full-city")
    t.answer(play, "rostock", "spd", kind="choose-city")
    assert play.position.seats["dnvp"] == 1
    assert play.position.cities["rostock"].bases == {"spd": 1, "dnvp": 1}


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
    play = t.table()
    t.issues(play, {issue: cell})
    resolve(play)
    t.answer(play, "1", winner, kind="resolve-issue")
    assert t.asked(play, winner).kind == "choose-city"
    assert cities is None or t.options(play, winner) == cities
    t.answer(play, "breslau", winner)
    assert play.position.cities["breslau"].bases == {party: 1}


# --- security (6.5) -----------------------------------------------------------------------------
def disarming(**cities: dict[str, object]) -> WeimarRunner:
    """SPD has won Security and could also bring back a unit of its own."""
    play = t.table(dissolved={"reichsbanner": 1})
    for name, state in cities.items():
        t.city(play, name, **state)  # type: ignore[arg-type]
    t.issues(play, {"security-1": "S1"})
    return resolve(play)


def test_security_1_chooses_a_city_and_performs_all_effects_there() -> None:
    play = disarming(
        essen={"units": {"workers": 1, "soldiers": 1}, "threats": ["unrest"]},
        berlin={"threats": ["unrest"]},
        rostock={"units": {"police": 2, "reichswehr-1-black": 1}},
    )
    t.answer(play, "1", "spd", kind="resolve-issue")
    assert t.options(play, "spd") == {"essen", "berlin"}, "not where nothing would happen"
    t.answer(play, "essen", "spd", kind="choose-city")
    assert t.options(play, "spd") == {"workers:essen", "soldiers:essen"}, "nobody is spared"
    t.answer(play, "soldiers:essen", "spd", kind="choose-unit")
    assert play.position.cities["essen"].units == {"workers": 1}
    assert play.position.cities["essen"].threats == []
    assert play.position.cities["berlin"].threats == ["unrest"]
    assert t.at_rest(play)


def test_security_1_may_be_used_in_a_city_for_its_unrest_alone() -> None:
    play = disarming(
        essen={"units": {"workers": 1}, "threats": ["unrest"]}, berlin={"threats": ["unrest"]}
    )
    t.answers(play, "1", "berlin")
    assert play.position.cities["berlin"].threats == []
    assert play.position.cities["essen"].units == {"workers": 1}


def test_security_1_is_as_full_as_it_is_in_one_city() -> None:
    """A unit here and Unrest there are not both effects: bringing a unit back can be done whole."""
    play = disarming(essen={"units": {"workers": 1}}, berlin={"threats": ["unrest"]})
    assert t.happened(play, IssueResolved) == [IssueResolved("spd", "security-1", 2)]
    play = disarming(essen={"units": {"workers": 1}, "threats": ["unrest"]})
    assert t.options(play, "spd") == {"1", "2"}


def test_stab_in_the_back_can_be_avoided_by_removing_an_own_base() -> None:
    play = t.table()
    t.city(play, "berlin", bases={"spd": 1, "z": 1})
    t.issues(play, {"stab-in-the-back": "S2"})
    resolve(play)
    t.answer(play, "2", "spd")
    assert play.position.cities["berlin"].bases == {"z": 1}
    assert play.position.seats["dnvp"] == 0


def test_rentenmark_speculators_or_new_currency() -> None:
    play = t.table(round=2, dr_box=["inflation", "inflation"])
    t.issues(play, {"rentenmark": "Z1"})
    t.vp(play, z=1)
    t.seats(play, z=2)
    resolve(play)
    t.answer(play, "1", "z")
    assert play.position.rentenmark
    assert play.position.dr_box == []
    assert play.position.vp["z"] == 2


def test_minor_party_issue_offers_only_the_eligible_parties() -> None:
    play = t.table()
    t.issues(play, {"ddp": "D1"})
    resolve(play)
    assert t.options(play, "dnvp") == {"spd", "z"}
    t.answer(play, "z", "dnvp")
    assert play.position.minor_parties["ddp"] == "z"
