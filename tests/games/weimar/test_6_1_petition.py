"""Rulebook 6.1, Petition against the Young Plan."""

from __future__ import annotations

from tests.games.weimar import table as t
from weimar_tui.games.weimar.rules.effects.run import start_effects
from weimar_tui.games.weimar.rules.events import PetitionDecided, VoteCast, VotesCounted
from weimar_tui.games.weimar.rules.position import ForeignAffairsState
from weimar_tui.games.weimar.rules.runner import WeimarRunner
from weimar_tui.kernel.step import Step

PETITION = "petition { vp +2 DNVP / vp +1 Z }"


class RoundCardSix(Step, frozen=True, tag="test-round-card-six"):
    def run(self, runner: WeimarRunner) -> None:
        card = runner.components.data.rounds[5]
        start_effects(runner, card.effect, runner.position.chancellor, source=card.id)


def ask_the_people(*faces: int, runner: WeimarRunner | None = None) -> WeimarRunner:
    runner = runner or t.table()
    t.dice(runner, *faces)
    return t.effects(runner, PETITION, runner.position.chancellor, source="A06")


def test_it_is_ignored_unless_the_young_plan_was_negotiated() -> None:
    runner = t.table(round=6)
    t.do(runner, RoundCardSix())
    assert t.at_rest(runner)
    assert t.happened(runner, VotesCounted) == []


def test_it_is_voted_on_once_the_young_plan_was_negotiated() -> None:
    runner = t.table(round=6, foreign_affairs=ForeignAffairsState(deck=["A16"], done=["A15"]))
    t.seats(runner, dnvp=1)
    t.dice(runner, 1, 2, 3, 4)
    t.do(runner, RoundCardSix())
    t.answers(runner, "keep", "spd", "kpd", "z")
    t.answers(runner, "no", "no", "no", "yes")
    assert t.happened(runner, PetitionDecided) == [PetitionDecided("no")]
    assert runner.position.vp == {"spd": 1, "kpd": 0, "z": 1, "dnvp": 0}
    assert runner.position.seats["dnvp"] == 0


def test_votes_are_a_die_and_the_bases_with_one_reroll_for_a_seat() -> None:
    runner = t.table()
    t.seats(runner, kpd=1)
    t.city(runner, "berlin", bases={"kpd": 2})
    ask_the_people(1, 1, 6, 1, 1, runner=runner)
    t.answer(runner, "reroll", "kpd", kind="vote-again")
    assert t.happened(runner, VotesCounted)[1] == VotesCounted("kpd", 8)
    assert runner.position.seats["kpd"] == 0


def test_the_chancellor_sets_the_order_of_voting() -> None:
    runner = t.table(chancellor="z", government=("z", "dnvp"))
    ask_the_people(1, 2, 3, 4, runner=runner)
    t.answer(runner, "dnvp", "z", kind="order-voting")
    t.answer(runner, "kpd", "z")
    t.answer(runner, "spd", "z")
    assert t.asked(runner).seat == "dnvp"
    assert t.options(runner) == {"yes", "no"}
    t.answers(runner, "yes", "yes", "no", "no")
    assert [e.party for e in t.happened(runner, VoteCast)] == ["dnvp", "kpd", "spd", "z"]


def test_the_majority_of_votes_decides_not_of_parties() -> None:
    runner = ask_the_people(1, 1, 1, 6)
    t.answers(runner, "spd", "kpd", "z")
    t.answers(runner, "no", "no", "no", "yes")
    assert runner.position.vp["dnvp"] == 2
    assert runner.position.vp["z"] == 0


def test_in_case_of_a_tie_the_chancellor_decides() -> None:
    runner = ask_the_people(2, 1, 1, 2)
    t.answers(runner, "spd", "kpd", "z")
    t.answers(runner, "yes", "yes", "no", "no")
    t.answer(runner, "no", "spd", kind="break-vote-tie")
    assert t.happened(runner, PetitionDecided) == [PetitionDecided("no")]
    assert runner.position.vp["z"] == 1
    assert runner.position.vp["dnvp"] == 0
