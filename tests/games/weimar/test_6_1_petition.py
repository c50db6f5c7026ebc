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
    def run(self, play: WeimarRunner) -> None:
        card = play.components.data.rounds[5]
        start_effects(play, card.effect, play.position.chancellor, source=card.id)


def ask_the_people(*faces: int, play: WeimarRunner | None = None) -> WeimarRunner:
    play = play or t.table()
    t.dice(play, *faces)
    return t.effects(play, PETITION, play.position.chancellor, source="A06")


def test_it_is_ignored_unless_the_young_plan_was_negotiated() -> None:
    play = t.table(round=6)
    t.do(play, RoundCardSix())
    assert t.at_rest(play)
    assert t.happened(play, VotesCounted) == []


def test_it_is_voted_on_once_the_young_plan_was_negotiated() -> None:
    play = t.table(round=6, foreign_affairs=ForeignAffairsState(deck=["A16"], done=["A15"]))
    t.seats(play, dnvp=1)
    t.dice(play, 1, 2, 3, 4)
    t.do(play, RoundCardSix())
    t.answers(play, "keep", "spd", "kpd", "z")
    t.answers(play, "no", "no", "no", "yes")
    assert t.happened(play, PetitionDecided) == [PetitionDecided("no")]
    assert play.position.vp == {"spd": 1, "kpd": 0, "z": 1, "dnvp": 0}
    assert play.position.seats["dnvp"] == 0


def test_votes_are_a_die_and_the_bases_with_one_reroll_for_a_seat() -> None:
    play = t.table()
    t.seats(play, kpd=1)
    t.city(play, "berlin", bases={"kpd": 2})
    ask_the_people(1, 1, 6, 1, 1, play=play)
    t.answer(play, "reroll", "kpd", kind="vote-again")
    assert t.happened(play, VotesCounted)[1] == VotesCounted("kpd", 8)
    assert play.position.seats["kpd"] == 0


def test_the_chancellor_sets_the_order_of_voting() -> None:
    play = t.table(chancellor="z", government=("z", "dnvp"))
    ask_the_people(1, 2, 3, 4, play=play)
    t.answer(play, "dnvp", "z", kind="order-voting")
    t.answer(play, "kpd", "z")
    t.answer(play, "spd", "z")
    assert t.asked(play).seat == "dnvp"
    assert t.options(play) == {"yes", "no"}
    t.answers(play, "yes", "yes", "no", "no")
    assert [e.party for e in t.happened(play, VoteCast)] == ["dnvp", "kpd", "spd", "z"]


def test_the_majority_of_votes_decides_not_of_parties() -> None:
    play = ask_the_people(1, 1, 1, 6)
    t.answers(play, "spd", "kpd", "z")
    t.answers(play, "no", "no", "no", "yes")
    assert play.position.vp["dnvp"] == 2
    assert play.position.vp["z"] == 0


def test_in_case_of_a_tie_the_chancellor_decides() -> None:
    play = ask_the_people(2, 1, 1, 2)
    t.answers(play, "spd", "kpd", "z")
    t.answers(play, "yes", "yes", "no", "no")
    t.answer(play, "no", "spd", kind="break-vote-tie")
    assert t.happened(play, PetitionDecided) == [PetitionDecided("no")]
    assert play.position.vp["z"] == 1
    assert play.position.vp["dnvp"] == 0
