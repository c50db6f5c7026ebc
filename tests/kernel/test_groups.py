"""Several seats asked together: chains of questions, private parts, and no way to get ahead."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import field
from msgspec.structs import replace

from weimar_tui.kernel.decision import LINKS, Decision, Subject
from weimar_tui.kernel.decision_type import DecisionType, one_word
from weimar_tui.kernel.errors import GroupStillOpen, ReplayDiffers
from weimar_tui.kernel.history import replay_pick
from weimar_tui.kernel.journal import Pick
from weimar_tui.kernel.position import Outcome, Position
from weimar_tui.kernel.runner import Runner
from weimar_tui.kernel.step import Step
from weimar_tui.kernel.visibility import Open, Owned, Viewer

AMOUNTS = ("1", "2", "more")


class Offer(Subject, frozen=True):
    """The number of earlier bids."""

    said: int = 0


BID = DecisionType("bid", Offer, one_word(*AMOUNTS))
BID_MORE = DecisionType("bid-more", Offer, one_word("3", "4"))


class Bids(Step["BidRunner"], frozen=True, tag="bids"):
    """Every seat bids in secret; `more` leads to another question. The step counts the answers."""

    answers: int = 0

    def run(self, runner: BidRunner) -> None:
        runner.ask_together(
            self,
            BID,
            {"red": AMOUNTS, "blue": AMOUNTS},
            Offer(said=7),
            private={"red": Offer(said=1)},
        )

    def chosen(self, runner: BidRunner, seat: str, option: str) -> None:
        counted = replace(self, answers=self.answers + 1)
        if option == "more":
            private = Offer(said=self.answers)
            runner.ask_more(counted, seat, BID_MORE, ("3", "4"), private=private)
            return
        if option == "too soon":
            runner.push(Finish())
            return
        runner.position.bids[seat] = int(option)
        if not runner.position.decisions:
            runner.push(Finish())


class Finish(Step["BidRunner"], frozen=True, tag="finish"):
    def run(self, runner: BidRunner) -> None:
        bids = runner.position.bids
        runner.end(Outcome("sold", (max(bids, key=lambda seat: bids[seat]),)))


class Follow(Step["BidRunner"], frozen=True, tag="follow"):
    """After everyone has answered, red is asked in public, as if that followed from its answer."""

    def run(self, runner: BidRunner) -> None:
        runner.ask(self, "red", BID_MORE, ("3", "4"), always=True, link=True)

    def chosen(self, runner: BidRunner, seat: str, option: str) -> None:
        runner.push(self if option == "3" else Finish())


class BidsThenFollow(Bids, frozen=True, tag="bids-then-follow"):
    def chosen(self, runner: BidRunner, seat: str, option: str) -> None:
        runner.position.bids[seat] = 1
        if not runner.position.decisions:
            runner.push(Follow())


class BidPosition(Position, kw_only=True):
    steps: list[Bids | BidsThenFollow | Follow | Finish] = field(default_factory=list)
    decisions: list[Decision[Offer]] = field(default_factory=list)
    bids: Owned[dict[str, int]] = field(default_factory=dict)
    lots: Open[int] = 1


class BidRunner(Runner[BidPosition]):
    __slots__ = ()

    no_subject = Offer()


def start() -> BidRunner:
    runner = BidRunner(BidPosition())
    runner.push(Bids())
    runner.run()
    return runner


def pick(runner: BidRunner, seat: str, option: str) -> None:
    decision = runner.decision_of(seat)
    assert decision is not None
    runner.pick(decision.number, option)


def test_a_seat_is_asked_again_while_the_other_is_still_thinking() -> None:
    runner = start()
    pick(runner, "red", "more")
    assert [(asked.seat, asked.kind) for asked in runner.position.decisions] == [
        ("blue", "bid"),
        ("red", "bid-more"),
    ]
    assert runner.position.steps == [Bids(answers=1)]
    pick(runner, "red", "4")
    assert runner.position.bids == {"red": 4}
    assert runner.position.outcome is None
    pick(runner, "blue", "2")
    assert runner.position.outcome == Outcome("sold", ("red",))


def test_the_last_answer_may_also_lead_to_another_question() -> None:
    runner = start()
    pick(runner, "blue", "2")
    pick(runner, "red", "more")
    assert [asked.seat for asked in runner.position.decisions] == ["red"]
    pick(runner, "red", "3")
    assert runner.position.outcome == Outcome("sold", ("red",))


def test_the_group_can_be_saved_at_any_moment() -> None:
    runner = start()
    for seat, option in (("red", "more"), ("blue", "more"), ("red", "3"), ("blue", "4")):
        encoded = msgspec.json.encode(runner.position)
        position = msgspec.json.decode(encoded, type=BidPosition)
        assert position == runner.position
        runner = BidRunner(position)
        pick(runner, seat, option)
    assert runner.position.outcome == Outcome("sold", ("blue",))


def test_only_its_seat_sees_what_is_private_to_a_question() -> None:
    position = start().position
    viewer = Viewer(BidPosition)
    assert [asked.private for asked in position.decisions] == [Offer(said=1), None]
    assert viewer.view(position, "red").decisions[0].private == Offer(said=1)
    assert viewer.view(position, "blue").decisions[0].private is None
    assert viewer.view(position, None).decisions[0].private is None
    assert viewer.view(position, "blue").decisions[0].subject == Offer(said=7)


def test_a_question_without_a_subject_is_about_the_games_empty_one() -> None:
    runner = start()
    pick(runner, "blue", "more")
    assert runner.position.decisions[-1].subject == Offer()


def test_nothing_may_be_pushed_while_somebody_is_still_thinking() -> None:
    runner = start()
    decision = runner.position.decisions[0]
    runner.position.decisions[0] = replace(decision, options=("too soon",))
    with pytest.raises(GroupStillOpen, match=r"rules-group-open .*Finish.*blue"):
        pick(runner, "red", "too soon")


class Ask(Step["BidRunner"], frozen=True, tag="ask"):
    """Red is asked, and the answer leads directly to a question to blue: not a group."""

    seat: str

    def run(self, runner: BidRunner) -> None:
        runner.ask(self, self.seat, BID, AMOUNTS)

    def chosen(self, runner: BidRunner, seat: str, option: str) -> None:
        if seat == "red":
            runner.ask(Ask("blue"), "blue", BID, AMOUNTS)
        else:
            runner.push(Finish())


def test_a_group_is_open_while_somebody_asked_with_the_others_has_not_answered() -> None:
    runner = start()
    pick(runner, "red", "more")
    assert runner.group_open
    pick(runner, "blue", "2")
    assert runner.group_open
    pick(runner, "red", "4")
    assert not runner.group_open


def test_a_question_that_follows_from_an_answer_is_no_group_with_it() -> None:
    runner = BidRunner(BidPosition())
    runner.push(Ask("red"))
    runner.run()
    pick(runner, "red", "1")
    assert not runner.group_open
    assert [asked.seat for asked in runner.position.decisions] == ["blue"]


def test_the_last_of_a_group_asked_more_is_still_in_it() -> None:
    runner = start()
    pick(runner, "blue", "2")
    pick(runner, "red", "more")
    assert runner.group_open


def test_a_question_after_one_that_was_asked_more_is_no_group_with_it() -> None:
    runner = start()
    pick(runner, "red", "more")
    pick(runner, "blue", "2")
    steps: list[Any] = runner.position.steps
    steps[-1] = Ask("red")
    pick(runner, "red", "3")
    assert [asked.seat for asked in runner.position.decisions] == ["blue"]
    assert not runner.group_open


# --- numbers after a group ----------------------------------------------------------------------
def follow_after(*order: str) -> BidRunner:
    runner = BidRunner(BidPosition())
    runner.push(BidsThenFollow())
    runner.run()
    for seat in order:
        pick(runner, seat, "1")
    return runner


def test_the_next_question_does_not_tell_who_of_a_group_answered_last() -> None:
    one, other = follow_after("red", "blue"), follow_after("blue", "red")
    assert one.position == other.position
    assert [asked.number for asked in one.position.decisions] == [3]


def test_a_chain_that_begins_after_a_group_is_linked_on() -> None:
    runner = follow_after("blue", "red")
    pick(runner, "red", "3")
    (asked,) = runner.position.decisions
    assert (asked.number, asked.question) == (3 + LINKS, 3)


def test_a_last_answer_is_numbered_the_same_when_the_game_was_saved_before_it() -> None:
    before = follow_after("blue")
    resumed = BidRunner(msgspec.json.decode(msgspec.json.encode(before.position), type=BidPosition))
    pick(resumed, "red", "1")
    assert [asked.number for asked in resumed.position.decisions] == [3]


def test_a_pick_recorded_by_1_0_fits_with_the_number_it_had_there() -> None:
    """In 1.0 the question was a link of the group's last answer, if it was the same seat's."""
    runner = follow_after("blue", "red")
    recorded = Pick(n=3, seat="red", decision=1 + LINKS, kind="bid-more", option="3")
    replay_pick(runner, recorded)
    (asked,) = runner.position.decisions
    assert (asked.number, runner.position.asked) == (1 + 2 * LINKS, 2)
    with pytest.raises(ReplayDiffers):
        replay_pick(runner, replace(recorded, decision=2))
