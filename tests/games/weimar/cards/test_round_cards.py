"""The six round cards: on entry, and when their issues are won (3.4)."""

from __future__ import annotations

from tests.games.weimar import table as t
from weimar_tui.games.weimar.rules.phases.course import RepublicPhase
from weimar_tui.games.weimar.rules.phases.politics_issues import ResolveYellowIssues
from weimar_tui.games.weimar.rules.runner import WeimarRunner


def enters(number: int, *faces: int, **fields: object) -> WeimarRunner:
    """Start the round; `faces` are the dice for its random cities."""
    runner = t.table(round=number, **fields)
    runner.position.set_aside = {"timeline:orange": ["A62"], "timeline:brown": ["A70"]}
    t.dice(runner, *faces)
    return t.do(runner, RepublicPhase())


def won(runner: WeimarRunner, issue: str, cell: str, option: str) -> WeimarRunner:
    """Put the yellow issue on `cell`; its winner takes the option (1 green, 2 yellow)."""
    t.issues(runner, {issue: cell})
    t.do(runner, ResolveYellowIssues())
    return t.answer(runner, option)


def points(runner: WeimarRunner) -> tuple[int, ...]:
    """VP of SPD, KPD, Zentrum, DNVP."""
    return tuple(runner.position.vp[party] for party in ("spd", "kpd", "z", "dnvp"))


# --- A01 ----------------------------------------------------------------------------------------
def test_a01_protecting_republic_law_enters() -> None:
    assert enters(1).position.issues == {"protecting-republic-law": "0"}


def test_a01_law_passed() -> None:
    runner = won(t.table(), "protecting-republic-law", "S2", "1")
    assert runner.position.society == ["protecting-republic-law"]
    assert points(runner) == (1, 0, 0, 0)


def test_a01_amnesty() -> None:
    runner = won(t.table(), "protecting-republic-law", "D2", "2")
    t.answer(runner, "muenchen", "dnvp")
    assert runner.position.seats["dnvp"] == 1
    assert runner.position.cities["muenchen"].threats == ["unrest"]


def test_a01_marker_and_issue_leave_the_game() -> None:
    runner = won(t.table(), "protecting-republic-law", "S2", "1")
    assert runner.position.issues == {}
    assert "issue:protecting-republic-law" in runner.position.removed


# --- A02 ----------------------------------------------------------------------------------------
def test_a02_rentenmark_enters_with_unrest_in_a_random_city() -> None:
    runner = enters(2, 6, 6)
    assert runner.position.issues == {"rentenmark": "0"}
    assert runner.position.cities["rostock"].threats == ["unrest"]


def test_a02_new_currency_ends_inflation_for_good() -> None:
    runner = won(t.table(dr_box=["inflation", "blockade"]), "rentenmark", "Z2", "1")
    assert runner.position.rentenmark
    assert runner.position.dr_box == ["blockade"]
    assert points(runner) == (0, 0, 1, 0)


def test_a02_speculators_win() -> None:
    runner = t.table()
    t.dice(runner, 1, 1)
    won(runner, "rentenmark", "K2", "2")
    assert runner.position.seats["kpd"] == 1
    assert points(runner) == (0, 1, 0, 0)
    assert runner.position.cities["koenigsberg"].threats == ["poverty"]


def test_a02_once_introduced_the_new_currency_can_no_longer_be_chosen() -> None:
    """6.1 and R2: Zentrum's card Z12 came first."""
    runner = t.table(rentenmark=True)
    t.issues(runner, {"rentenmark": "S2"})
    t.dice(runner, 1, 1)
    t.do(runner, ResolveYellowIssues())
    assert t.at_rest(runner)
    assert runner.position.seats["spd"] == 1


# --- A03 ----------------------------------------------------------------------------------------
def test_a03_princes_property_enters_with_unrest_in_a_random_city() -> None:
    runner = enters(3, 6, 5)
    assert runner.position.issues == {"princes-property": "0"}
    assert runner.position.cities["leipzig"].threats == ["unrest"]


def test_a03_exchanges_yellow_for_orange() -> None:
    cards = t.table().components.cards
    colours = {cards[c].set for c in enters(3, 6, 5).position.decks["timeline"]}
    assert colours == {"gray", "orange"}


def test_a03_expropriate() -> None:
    runner = t.table()
    t.city(runner, "essen", threats=["poverty"])
    won(runner, "princes-property", "K1", "1")
    assert points(runner) == (2, 2, 0, 0)
    assert runner.position.cities["essen"].threats == []


def test_a03_compensate() -> None:
    runner = t.table()
    t.city(runner, "essen", threats=["poverty"])
    won(runner, "princes-property", "D1", "2")
    assert t.options(runner, "dnvp") == {"R1", "R2", "R3"}
    t.answer(runner, "R1")
    assert points(runner) == (0, 0, 1, 2)


# --- A04 ----------------------------------------------------------------------------------------
def test_a04_armored_cruiser_enters_with_unrest_in_a_random_city() -> None:
    runner = enters(4, 3, 4)
    assert runner.position.issues == {"armored-cruiser": "0"}
    assert runner.position.cities["berlin"].threats == ["unrest"]


def test_a04_example_zentrum_builds_the_ship() -> None:
    """Zentrum and DNVP gain 2 VP each, the society marker is placed, card and issue leave."""
    runner = t.table()
    t.city(runner, "essen", threats=["poverty"])
    won(runner, "armored-cruiser", "Z3", "1")
    assert points(runner) == (0, 0, 2, 2)
    assert runner.position.society == ["armored-cruiser"]
    assert runner.position.issues == {}
    assert "issue:armored-cruiser" in runner.position.removed


def test_a04_feed_the_children() -> None:
    runner = t.table()
    t.city(runner, "essen", threats=["poverty"])
    won(runner, "armored-cruiser", "S1", "2")
    assert points(runner) == (2, 2, 0, 0)
    assert runner.position.cities["essen"].threats == []


# --- A05 ----------------------------------------------------------------------------------------
def test_a05_black_friday() -> None:
    runner = enters(5, 1, 1, 6, 6, economy=4)
    assert runner.position.dr_box == ["black-friday"]
    assert runner.position.economy == 3
    for name in ("koenigsberg", "rostock"):
        assert runner.position.cities[name].threats == ["poverty"]
    assert runner.position.issues == {}


def test_a05_exchanges_orange_for_brown_first() -> None:
    runner = enters(5, 1, 1, 6, 6)
    assert "A70" in runner.position.decks["timeline"]


def test_a05_black_friday_can_be_the_seventh_marker() -> None:
    six = ["blockade", "violent-peace", "violent-peace", "instable-state", "poverty", "poverty"]
    runner = t.table(round=5, dr_box=six, vp={"spd": 0, "kpd": 1, "z": 0, "dnvp": 0})
    t.do(runner, RepublicPhase())
    assert runner.position.outcome is not None
    assert runner.position.outcome.ending == "anarchy"


# --- A06 ----------------------------------------------------------------------------------------
def petition(*faces: int, young: bool = True) -> WeimarRunner:
    """Votes rolled by the Chancellor's party first, then clockwise."""
    runner = t.table(round=6)
    if young:
        runner.position.foreign_affairs.done = ["A11", "A12", "A13", "A14", "A15"]
    t.seats(runner, dnvp=1)
    t.dice(runner, *faces)
    return t.do(runner, RepublicPhase())


def vote(runner: WeimarRunner, **votes: str) -> WeimarRunner:
    while t.asked(runner).kind == "vote-again":
        t.answer(runner, "keep")
    t.answers(runner, "spd", "kpd", "z")
    for party in ("spd", "kpd", "z", "dnvp"):
        t.answer(runner, votes.get(party, "no"), party, kind="cast-vote")
    return runner


def test_a06_petition_is_ignored_without_the_young_plan() -> None:
    """It depends on the foreign affairs card Young Plan."""
    runner = petition(young=False)
    assert t.asked(runner).kind == "first-player", "the agenda phase has begun"


def test_a06_petition_carried() -> None:
    runner = vote(petition(1, 1, 1, 6), dnvp="yes")
    assert points(runner) == (0, 0, 0, 2)
    assert runner.position.seats["dnvp"] == 2
    assert runner.position.dr_box == ["violent-peace"]


def test_a06_petition_rejected() -> None:
    runner = vote(petition(1, 5, 1, 6), dnvp="yes")
    assert points(runner) == (1, 0, 1, 0)
    assert runner.position.seats["dnvp"] == 0
    assert runner.position.dr_box == []


def test_a06_petition_tied_is_decided_by_the_chancellor() -> None:
    """R25."""
    runner = vote(petition(1, 2, 3, 6), dnvp="yes")
    t.answer(runner, "no", "spd", kind="break-vote-tie")
    assert points(runner) == (1, 0, 1, 0)
