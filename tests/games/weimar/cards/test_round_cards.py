"""The six round cards, as they enter and as their issues are won (3.4)."""

from __future__ import annotations

from tests.games.weimar import table as t
from weimar_tui.games.weimar.rules.phases.course import RepublicPhase
from weimar_tui.games.weimar.rules.phases.politics_issues import ResolveYellowIssues
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def enters(number: int, *faces: int, **fields: object) -> WeimarRunner:
    """The round begins; `faces` fall for its random cities."""
    play = t.table(round=number, **fields)
    play.position.set_aside = {"timeline:orange": ["A62"], "timeline:brown": ["A70"]}
    t.dice(play, *faces)
    return t.do(play, RepublicPhase())


def won(play: WeimarRunner, issue: str, cell: str, option: str) -> WeimarRunner:
    """The yellow issue lies on `cell` and its winner takes the option (1 green, 2 yellow)."""
    t.issues(play, {issue: cell})
    t.do(play, ResolveYellowIssues())
    return t.answer(play, option)


def points(play: WeimarRunner) -> tuple[int, ...]:
    """VP of SPD, KPD, Zentrum, DNVP."""
    return tuple(play.position.vp[party] for party in ("spd", "kpd", "z", "dnvp"))


# --- A01 ----------------------------------------------------------------------------------------
def test_a01_protecting_republic_law_enters() -> None:
    assert enters(1).position.issues == {"protecting-republic-law": "0"}


def test_a01_law_passed() -> None:
    play = won(t.table(), "protecting-republic-law", "S2", "1")
    assert play.position.society == ["protecting-republic-law"]
    assert points(play) == (1, 0, 0, 0)


def test_a01_amnesty() -> None:
    play = won(t.table(), "protecting-republic-law", "D2", "2")
    t.answer(play, "muenchen", "dnvp")
    assert play.position.seats["dnvp"] == 1
    assert play.position.cities["muenchen"].threats == ["unrest"]


def test_a01_marker_and_issue_leave_the_game() -> None:
    play = won(t.table(), "protecting-republic-law", "S2", "1")
    assert play.position.issues == {}
    assert "issue:protecting-republic-law" in play.position.removed


# --- A02 ----------------------------------------------------------------------------------------
def test_a02_rentenmark_enters_with_unrest_in_a_random_city() -> None:
    play = enters(2, 6, 6)
    assert play.position.issues == {"rentenmark": "0"}
    assert play.position.cities["rostock"].threats == ["unrest"]


def test_a02_new_currency_ends_inflation_for_good() -> None:
    play = won(t.table(dr_box=["inflation", "blockade"]), "rentenmark", "Z2", "1")
    assert play.position.rentenmark
    assert play.position.dr_box == ["blockade"]
    assert points(play) == (0, 0, 1, 0)


def test_a02_speculators_win() -> None:
    play = t.table()
    t.dice(play, 1, 1)
    won(play, "rentenmark", "K2", "2")
    assert play.position.seats["kpd"] == 1
    assert points(play) == (0, 1, 0, 0)
    assert play.position.cities["koenigsberg"].threats == ["poverty"]


def test_a02_once_introduced_the_new_currency_can_no_longer_be_chosen() -> None:
    """6.1 and R2: Zentrum's card Z12 was first."""
    play = t.table(rentenmark=True)
    t.issues(play, {"rentenmark": "S2"})
    t.dice(play, 1, 1)
    t.do(play, ResolveYellowIssues())
    assert t.at_rest(play)
    assert play.position.seats["spd"] == 1


# --- A03 ----------------------------------------------------------------------------------------
def test_a03_princes_property_enters_with_unrest_in_a_random_city() -> None:
    play = enters(3, 6, 5)
    assert play.position.issues == {"princes-property": "0"}
    assert play.position.cities["leipzig"].threats == ["unrest"]


def test_a03_exchanges_yellow_for_orange() -> None:
    cards = t.table().components.cards
    colours = {cards[c].set for c in enters(3, 6, 5).position.decks["timeline"]}
    assert colours == {"gray", "orange"}


def test_a03_expropriate() -> None:
    play = t.table()
    t.city(play, "essen", threats=["poverty"])
    won(play, "princes-property", "K1", "1")
    assert points(play) == (2, 2, 0, 0)
    assert play.position.cities["essen"].threats == []


def test_a03_compensate() -> None:
    play = t.table()
    t.city(play, "essen", threats=["poverty"])
    won(play, "princes-property", "D1", "2")
    assert t.options(play, "dnvp") == {"R1", "R2", "R3"}
    t.answer(play, "R1")
    assert points(play) == (0, 0, 1, 2)


# --- A04 ----------------------------------------------------------------------------------------
def test_a04_armored_cruiser_enters_with_unrest_in_a_random_city() -> None:
    play = enters(4, 3, 4)
    assert play.position.issues == {"armored-cruiser": "0"}
    assert play.position.cities["berlin"].threats == ["unrest"]


def test_a04_example_zentrum_builds_the_ship() -> None:
    """Zentrum and DNVP gain 2 VP each, the society marker comes, card and issue leave."""
    play = t.table()
    t.city(play, "essen", threats=["poverty"])
    won(play, "armored-cruiser", "Z3", "1")
    assert points(play) == (0, 0, 2, 2)
    assert play.position.society == ["armored-cruiser"]
    assert play.position.issues == {}
    assert "issue:armored-cruiser" in play.position.removed


def test_a04_feed_the_children() -> None:
    play = t.table()
    t.city(play, "essen", threats=["poverty"])
    won(play, "armored-cruiser", "S1", "2")
    assert points(play) == (2, 2, 0, 0)
    assert play.position.cities["essen"].threats == []


# --- A05 ----------------------------------------------------------------------------------------
def test_a05_black_friday() -> None:
    play = enters(5, 1, 1, 6, 6, economy=4)
    assert play.position.dr_box == ["black-friday"]
    assert play.position.economy == 3
    for name in ("koenigsberg", "rostock"):
        assert play.position.cities[name].threats == ["poverty"]
    assert play.position.issues == {}


def test_a05_exchanges_orange_for_brown_first() -> None:
    play = enters(5, 1, 1, 6, 6)
    assert "A70" in play.position.decks["timeline"]


def test_a05_black_friday_can_be_the_seventh_marker() -> None:
    six = ["blockade", "violent-peace", "violent-peace", "instable-state", "poverty", "poverty"]
    play = t.table(round=5, dr_box=six, vp={"spd": 0, "kpd": 1, "z": 0, "dnvp": 0})
    t.do(play, RepublicPhase())
    assert play.position.outcome is not None
    assert play.position.outcome.ending == "anarchy"


# --- A06 ----------------------------------------------------------------------------------------
def petition(*faces: int, young: bool = True) -> WeimarRunner:
    """Votes rolled by the Chancellor's party first, then clockwise."""
    play = t.table(round=6)
    if young:
        play.position.foreign_affairs.done = ["A11", "A12", "A13", "A14", "A15"]
    t.seats(play, dnvp=1)
    t.dice(play, *faces)
    return t.do(play, RepublicPhase())


def vote(play: WeimarRunner, **votes: str) -> WeimarRunner:
    while t.asked(play).kind == "vote-again":
        t.answer(play, "keep")
    t.answers(play, "spd", "kpd", "z")
    for party in ("spd", "kpd", "z", "dnvp"):
        t.answer(play, votes.get(party, "no"), party, kind="cast-vote")
    return play


def test_a06_petition_is_ignored_without_the_young_plan() -> None:
    """Ruling 73: it depends on the foreign affairs card Young Plan."""
    play = petition(young=False)
    assert t.asked(play).kind == "first-player", "the agenda phase has begun"


def test_a06_petition_carried() -> None:
    play = vote(petition(1, 1, 1, 6), dnvp="yes")
    assert points(play) == (0, 0, 0, 2)
    assert play.position.seats["dnvp"] == 2
    assert play.position.dr_box == ["violent-peace"]


def test_a06_petition_rejected() -> None:
    play = vote(petition(1, 5, 1, 6), dnvp="yes")
    assert points(play) == (1, 0, 1, 0)
    assert play.position.seats["dnvp"] == 0
    assert play.position.dr_box == []


def test_a06_petition_tied_is_decided_by_the_chancellor() -> None:
    """Ruling 59."""
    play = vote(petition(1, 2, 3, 6), dnvp="yes")
    t.answer(play, "no", "spd", kind="break-vote-tie")
    assert points(play) == (1, 0, 1, 0)
