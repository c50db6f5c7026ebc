"""Rulebook 4.4 step 2: resolve won issues."""

from __future__ import annotations

import pytest

from tests.weimar.table import (
    answer,
    answers,
    asked,
    at_rest,
    city,
    dice,
    do,
    happened,
    issues,
    options,
    seats,
    table,
    vp,
)
from weimar_tui.games.weimar.rules.events import (
    IssueNotAgreed,
    IssueRemoved,
    IssueResolved,
    ProposalAnswered,
    ProposalMade,
)
from weimar_tui.games.weimar.rules.phases.politics import PoliticsStep
from weimar_tui.games.weimar.rules.play import WeimarPlay
from weimar_tui.games.weimar.rules.subject import WeimarSubject


def resolve(play: WeimarPlay) -> WeimarPlay:
    return do(play, PoliticsStep(2))


def resolved(play: WeimarPlay) -> list[str]:
    return [event.issue for event in happened(play, IssueResolved)]


# --- clearing 0 ---------------------------------------------------------------------------------
def test_issues_on_zero_leave_first_without_effect() -> None:
    play = table(vp={"spd": 0, "kpd": 0, "z": 0, "dnvp": 0})
    issues(play, {"poverty": "0", "armored-cruiser": "0"})
    resolve(play)
    assert play.position.issues == {}
    assert happened(play, IssueResolved) == []


def test_white_issues_return_to_the_board_yellow_ones_leave_the_game() -> None:
    play = table()
    issues(play, {"poverty": "0", "armored-cruiser": "0"})
    resolve(play)
    assert play.position.removed == ["issue:armored-cruiser"]


# --- order --------------------------------------------------------------------------------------
def test_white_issues_are_resolved_in_the_order_of_the_board() -> None:
    play = table()
    issues(
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
    answer(play, "W1", "spd", kind="choose-society")
    answer(play, "W2", "spd")
    answer(play, "kpd", "kpd", kind="minor-party")
    answer(play, "z", "z", kind="minor-party")
    assert resolved(play) == ["media-1", "media-2", "poverty", "reparations", "uspd", "dvp"]
    assert play.position.issues == {}
    assert at_rest(play)


def test_yellow_issues_come_after_all_white_ones_in_the_chancellors_order() -> None:
    play = table(chancellor="z")
    issues(play, {"armored-cruiser": "D1", "paragraph-218": "K1", "reparations": "S1"})
    city(play, "essen", threats=["poverty"])
    resolve(play)
    assert resolved(play) == ["reparations"]
    assert options(play, "z") == {"armored-cruiser", "paragraph-218"}
    answer(play, "paragraph-218", "z", kind="order-issues")
    answer(play, "2", "kpd", kind="resolve-issue")
    assert resolved(play) == ["reparations", "paragraph-218"]
    answer(play, "1", "dnvp")
    assert resolved(play)[-1] == "armored-cruiser"
    assert set(play.position.removed) == {"issue:armored-cruiser", "issue:paragraph-218"}


def test_an_issue_that_a_negotiation_places_before_its_turn_is_still_resolved() -> None:
    """London Ultimatum puts Stab in the Back on DNVP 1 while Foreign Affairs is resolved."""
    play = table(round=1)
    play.position.foreign_affairs.deck.remove("A11")
    issues(play, {"foreign-affairs-1": "S1"})
    city(play, "berlin", bases={"spd": 1})
    resolve(play)
    answer(play, "1", "spd", kind="resolve-issue")
    answer(play, "usuk", "spd", kind="place-flag")
    answer(play, "yes", "spd", kind="may")
    answer(play, "berlin", "dnvp", kind="choose-city")
    assert resolved(play) == ["foreign-affairs-1", "stab-in-the-back"]


# --- choosing -----------------------------------------------------------------------------------
def test_the_winner_makes_all_decisions() -> None:
    play = table()
    issues(play, {"economy-1": "K3"})
    resolve(play)
    answer(play, "2", "kpd", kind="resolve-issue")
    answer(play, "berlin", "kpd", kind="choose-city")
    answer(play, "berlin", "kpd")
    assert play.position.cities["berlin"].bases == {"kpd": 2}


def test_all_effects_must_be_performed() -> None:
    play = table(economy=1)
    issues(play, {"economy-1": "K3"})
    dice(play, 6, 1)
    resolve(play)
    answer(play, "1", "kpd")
    assert play.position.economy == 2
    assert play.position.cities["berlin"].threats == ["prosperity"]


def test_an_effect_that_cannot_be_done_does_not_stop_the_others() -> None:
    play = table(economy=5)
    issues(play, {"economy-1": "Z1"})
    seats(play, z=30)
    dice(play, 6, 1)
    resolve(play)
    assert happened(play, IssueResolved) == [IssueResolved("z", "economy-1", 1)]
    assert play.position.economy == 5
    assert play.position.cities["berlin"].threats == ["prosperity"]


def test_the_option_that_can_be_done_most_of_must_be_chosen() -> None:
    """No Poverty anywhere: only the seat is left of the Poverty issue."""
    play = table()
    issues(play, {"poverty": "D2"})
    resolve(play)
    assert play.position.seats["dnvp"] == 1
    assert at_rest(play)


def test_among_options_that_can_be_done_equally_the_choice_is_free() -> None:
    play = table()
    city(play, "essen", threats=["poverty"])
    issues(play, {"poverty": "D2"})
    resolve(play)
    assert options(play, "dnvp") == {"1", "2"}
    answer(play, "1", "dnvp")
    assert play.position.cities["essen"].threats == []


def test_a_part_is_better_than_nothing() -> None:
    """Reich School Law, common schools: nothing to gain but always VP; a full option wins."""
    play = table(stresemann="out")
    issues(play, {"security-1": "Z1"})
    city(play, "berlin", threats=["unrest"])
    resolve(play)
    # Zentrum has no units to redeploy; only the Unrest of option 1 can be removed.
    assert happened(play, IssueResolved) == [IssueResolved("z", "security-1", 1)]
    assert play.position.cities["berlin"].threats == []


def test_an_issue_without_any_possible_effect_is_resolved_all_the_same() -> None:
    play = table()
    issues(play, {"security-1": "Z1"})
    resolve(play)
    answer(play, "2", "z", kind="resolve-issue")
    assert play.position.issues == {}
    assert at_rest(play)


def test_foreign_affairs_option_one_is_for_governing_parties_only() -> None:
    play = table(government=("spd", "z"))
    issues(play, {"foreign-affairs-1": "K1"})
    resolve(play)
    assert play.position.vp["kpd"] == 1
    assert play.position.flags == {"usuk": 0, "france": 0, "ussr": 0}


def test_example_armored_cruiser() -> None:
    """Zentrum takes the green option: 2 VP each for Z and DNVP, and the society marker."""
    play = table(round=4)
    issues(play, {"armored-cruiser": "Z1"})
    city(play, "essen", threats=["poverty"])
    resolve(play)
    answer(play, "1", "z", kind="resolve-issue")
    position = play.position
    assert (position.vp["z"], position.vp["dnvp"]) == (2, 2)
    assert position.society == ["armored-cruiser"]
    assert position.issues == {}
    assert position.removed == ["issue:armored-cruiser"]
    assert happened(play, IssueRemoved) == [IssueRemoved("armored-cruiser")]


# --- divided spaces -----------------------------------------------------------------------------
def test_on_a_divided_space_both_agree_on_an_option_and_on_who_does_it() -> None:
    play = table(turn_order=("dnvp", "spd", "kpd", "z"))
    issues(play, {"economy-1": "ZD"})
    resolve(play)
    assert options(play, "dnvp") == {"z:1", "z:2", "dnvp:1", "dnvp:2", "pass"}
    answer(play, "z:2", "dnvp", kind="propose-issue")
    assert options(play, "z") == {"agree", "refuse"}
    assert asked(play).subject == WeimarSubject(
        issue="economy-1", proposer="dnvp", option=2, actor="z"
    )
    answer(play, "agree", "z", kind="answer-proposal")
    answer(play, "koeln", "z", kind="choose-city")
    answer(play, "koeln", "z")
    assert play.position.cities["koeln"].bases == {"z": 2}
    assert play.position.issues == {}
    assert happened(play, ProposalMade) == [ProposalMade("dnvp", "economy-1", 2, "z")]
    assert happened(play, ProposalAnswered) == [ProposalAnswered("z", "economy-1", True)]


def test_without_agreement_a_divided_issue_is_discarded_without_effect() -> None:
    play = table()
    issues(play, {"economy-1": "SK"})
    resolve(play)
    answer(play, "spd:2", "spd")
    answer(play, "refuse", "kpd")
    answer(play, "kpd:1", "kpd", kind="propose-issue")
    answer(play, "refuse", "spd")
    assert happened(play, IssueNotAgreed) == [IssueNotAgreed("economy-1")]
    assert happened(play, IssueResolved) == []
    assert play.position.issues == {}
    assert play.position.economy == 1


def test_a_party_may_propose_nothing() -> None:
    play = table()
    issues(play, {"paragraph-218": "KZ"})
    resolve(play)
    answer(play, "pass", "kpd")
    answer(play, "pass", "z")
    assert happened(play, IssueNotAgreed) == [IssueNotAgreed("paragraph-218")]
    assert play.position.removed == ["issue:paragraph-218"]


def test_the_second_proposal_may_be_agreed_to() -> None:
    play = table()
    issues(play, {"foreign-affairs-1": "DS"})
    resolve(play)
    assert options(play, "spd") == {"spd:1", "spd:2", "dnvp:2", "pass"}
    answer(play, "spd:2", "spd")
    answer(play, "refuse", "dnvp")
    answer(play, "dnvp:2", "dnvp")
    answer(play, "agree", "spd")
    assert play.position.vp == {"spd": 0, "kpd": 0, "z": 0, "dnvp": 1}


def test_a_divided_minor_party_issue_needs_agreement_on_the_controller() -> None:
    """Ruling 35: they agree on one of the eligible parties."""
    play = table()
    issues(play, {"dvp": "KZ"})
    resolve(play)
    assert options(play, "kpd") == {"z", "dnvp", "pass"}
    answer(play, "dnvp", "kpd")
    answer(play, "agree", "z")
    assert play.position.minor_parties["dvp"] == "dnvp"
    assert play.position.issues == {}


def test_a_divided_minor_party_stays_where_it_is_without_agreement() -> None:
    play = table()
    issues(play, {"dvp": "KZ"})
    resolve(play)
    answer(play, "dnvp", "kpd")
    answer(play, "refuse", "z")
    answer(play, "pass", "z")
    assert play.position.minor_parties["dvp"] == "z"


# --- single issues ------------------------------------------------------------------------------
def test_reparations_draw_a_card_and_lead_next_round() -> None:
    play = table()
    issues(play, {"reparations": "K1"})
    resolve(play)
    assert play.position.draw_next["kpd"] == 1
    assert play.position.lead_next == "kpd"


def test_stab_in_the_back_serves_dnvp_but_its_winner_decides_where() -> None:
    """Whoever has won an issue makes all decisions for it, also whose base leaves a full city."""
    play = table()
    city(play, "berlin", bases={"spd": 1})
    city(play, "rostock", bases={"spd": 1, "z": 1})
    issues(play, {"stab-in-the-back": "S2"})
    resolve(play)
    answer(play, "1", "spd", kind="resolve-issue")
    answer(play, "rostock", "spd", kind="choose-city")
    answer(play, "z", "spd", kind="full-city")
    answer(play, "rostock", "spd", kind="choose-city")
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
    play = table()
    issues(play, {issue: cell})
    resolve(play)
    answer(play, "1", winner, kind="resolve-issue")
    assert asked(play, winner).kind == "choose-city"
    assert cities is None or options(play, winner) == cities
    answer(play, "breslau", winner)
    assert play.position.cities["breslau"].bases == {party: 1}


# --- security (6.5) -----------------------------------------------------------------------------
def disarming(**cities: dict[str, object]) -> WeimarPlay:
    """SPD has won Security and could also bring back a unit of its own."""
    play = table(dissolved={"reichsbanner": 1})
    for name, state in cities.items():
        city(play, name, **state)  # type: ignore[arg-type]
    issues(play, {"security-1": "S1"})
    return resolve(play)


def test_security_1_chooses_a_city_and_performs_all_effects_there() -> None:
    play = disarming(
        essen={"units": {"workers": 1, "soldiers": 1}, "threats": ["unrest"]},
        berlin={"threats": ["unrest"]},
        rostock={"units": {"police": 2, "reichswehr-1-black": 1}},
    )
    answer(play, "1", "spd", kind="resolve-issue")
    assert options(play, "spd") == {"essen", "berlin"}, "not where nothing would happen"
    answer(play, "essen", "spd", kind="choose-city")
    assert options(play, "spd") == {"workers:essen", "soldiers:essen"}, "nobody is spared"
    answer(play, "soldiers:essen", "spd", kind="choose-unit")
    assert play.position.cities["essen"].units == {"workers": 1}
    assert play.position.cities["essen"].threats == []
    assert play.position.cities["berlin"].threats == ["unrest"]
    assert at_rest(play)


def test_security_1_may_be_used_in_a_city_for_its_unrest_alone() -> None:
    play = disarming(
        essen={"units": {"workers": 1}, "threats": ["unrest"]}, berlin={"threats": ["unrest"]}
    )
    answers(play, "1", "berlin")
    assert play.position.cities["berlin"].threats == []
    assert play.position.cities["essen"].units == {"workers": 1}


def test_security_1_is_as_full_as_it_is_in_one_city() -> None:
    """A unit here and Unrest there are not both effects: bringing a unit back can be done whole."""
    play = disarming(essen={"units": {"workers": 1}}, berlin={"threats": ["unrest"]})
    assert happened(play, IssueResolved) == [IssueResolved("spd", "security-1", 2)]
    play = disarming(essen={"units": {"workers": 1}, "threats": ["unrest"]})
    assert options(play, "spd") == {"1", "2"}


def test_stab_in_the_back_can_be_avoided_by_removing_an_own_base() -> None:
    play = table()
    city(play, "berlin", bases={"spd": 1, "z": 1})
    issues(play, {"stab-in-the-back": "S2"})
    resolve(play)
    answer(play, "2", "spd")
    assert play.position.cities["berlin"].bases == {"z": 1}
    assert play.position.seats["dnvp"] == 0


def test_rentenmark_speculators_or_new_currency() -> None:
    play = table(round=2, dr_box=["inflation", "inflation"])
    issues(play, {"rentenmark": "Z1"})
    vp(play, z=1)
    seats(play, z=2)
    resolve(play)
    answer(play, "1", "z")
    assert play.position.rentenmark
    assert play.position.dr_box == []
    assert play.position.vp["z"] == 2


def test_minor_party_issue_offers_only_the_eligible_parties() -> None:
    play = table()
    issues(play, {"ddp": "D1"})
    resolve(play)
    assert options(play, "dnvp") == {"spd", "z"}
    answer(play, "z", "dnvp")
    assert play.position.minor_parties["ddp"] == "z"
