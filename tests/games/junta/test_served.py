"""At a served table, neither the waiting nor its duration reveals who holds a card."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.games.junta.table import answer, do, family, game, hand, pocket, table
from tests.games.junta.walks import random_game
from tests.server.hosted import Guest
from weimar_tui.games.junta.rules.phases.assassinations import MEANS, AssassinationPhase
from weimar_tui.games.junta.rules.phases.bank import BankPhase
from weimar_tui.games.junta.rules.phases.votes import AskRecount
from weimar_tui.games.junta.rules.position import JuntaPosition, Motion
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.rules.vocabulary import CloseBank
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.session import Session
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.play.game_loop import time_to_ponder
from weimar_tui.server.replies import Update
from weimar_tui.server.subscription import GameMoment, Subscription

HOLDERS = ("bravo", "cortina", "delgado")


@pytest.fixture
def local() -> GameHandle:
    """*Motion Not Minuted Properly* is in Cortina's hand; two others hold other cards."""
    runner = table(4)
    for name, card in zip("BCD", ("church", "recount", "students"), strict=True):
        hand(runner, name, card)
    runner.position.motion = Motion("budget", "aguado", round=2)
    do(runner, AskRecount())
    return GameHandle(Session.new(game(), "main", "1", position=runner.position, sync=False))


def waited_for(local: GameHandle, viewer: str) -> list[str]:
    """The families that seem to be asked."""
    view = msgspec.json.decode(GameMoment("t1", local, {}).view(viewer))
    return [asked["seat"] for asked in view["decisions"]]


def test_who_has_passed_is_waited_for_until_all_have(local: GameHandle) -> None:
    session = local.session
    feeds = {
        viewer: (Subscription(seat=viewer), Guest(viewer)) for viewer in ("aguado", *HOLDERS, "")
    }

    def tell() -> list[str]:
        """The connections that receive something now."""
        for feed, guest in feeds.values():
            guest.heard.clear()
            feed.tell(guest, GameMoment("t1", local, {}), 0.0)
        return [viewer for viewer, (_, guest) in feeds.items() if guest.all(Update)]

    assert tell() == list(feeds)
    bravos, _, delgados = session.decisions
    for decision in (delgados, bravos):
        session.pick(decision.number, "pass")
        assert tell() == [decision.seat]
    for viewer in ("aguado", "cortina", ""):
        assert waited_for(local, viewer) == list(HOLDERS)
    assert waited_for(local, "bravo") == ["cortina", "delgado"]
    (sealed, _) = session.sealed
    assert (sealed.seat, sealed.kind, sealed.options) == ("bravo", "recount", ())
    session.undo("delgado")
    assert tell() == ["delgado"], "who takes an answer back tells nobody"
    assert [asked.seat for asked in session.sealed] == ["bravo"]
    session.pick(delgados.number, "pass")
    tell()
    session.pick(session.decisions[0].number, "pass")
    assert session.sealed == []
    assert tell() == list(feeds)


@pytest.mark.parametrize("seed", range(3))
def test_the_holder_is_waited_for_no_longer_than_others_whoever_answers_first(
    local: GameHandle, seed: int
) -> None:
    order = list(HOLDERS)
    Random(seed).shuffle(order)
    for seat in order[:-1]:
        asked = next(each for each in local.session.decisions if each.seat == seat)
        local.session.pick(asked.number, "pass")
        assert waited_for(local, "aguado") == list(HOLDERS)


def test_no_message_goes_out_while_somebody_books_note_by_note() -> None:
    """Ruling J97."""
    runner = table(5)
    for name in "BC":
        family(runner, name).place = "bank"
        pocket(runner, name, 1, 1)
    position = do(runner, BankPhase()).position
    local = GameHandle(Session.new(game(), "main", "1", position=position, sync=False))
    feed, guest = Subscription(seat="delgado"), Guest("delgado")
    feed.tell(guest, GameMoment("t1", local, {}), 0.0)
    for _ in range(2):
        booking = next(asked for asked in local.session.decisions if asked.seat == "bravo")
        local.session.pick(booking.number, "in:1")
        feed.tell(guest, GameMoment("t1", local, {}), 0.0)
    assert len(guest.all(Update)) == 1


def test_whose_questions_these_are() -> None:
    """Questions to several families, whose hand or purse may or may not contain an answer."""
    assert game().sealed_kinds == {"alternative", "bank", "recount"}


# --- how long answers take that need no thought ---------------------------------------------------
def seconds(runner: JuntaRunner, seat: str) -> float:
    """Seconds until a client passes for a family that has no other option."""
    local = GameHandle(Session.new(game(), "main", "1", position=runner.position, sync=False))
    asked = next(each for each in local.session.decisions if each.seat == seat)
    assert game().nothing_to_decide(local.view(seat), asked) is not None
    return time_to_ponder(local, asked, 1.6)


def attempts(card: str, *, seen: bool) -> JuntaRunner:
    """Cortina can announce an attempt and holds this card; all assassins but one are in `seen`."""
    runner = table(4)
    means = game().components.with_words((*MEANS, CloseBank))
    open_to_her = [each for each in means if not game().components.cards[each].needs]
    runner.position.discards = [
        each
        for each in open_to_her
        for _ in range(game().components.cards[each].count)
        if seen or each != "professional"
    ]
    hand(runner, "C", card)
    do(runner, AssassinationPhase())
    answer(runner, "done", "B")
    return runner


@pytest.mark.parametrize("card", ["church", "bodyguard", "students"])
def test_a_while_is_taken_only_where_a_card_could_be_held(card: str) -> None:
    """By open information only: her other cards make no difference."""
    assert seconds(attempts(card, seen=True), "cortina") == 0.0
    assert seconds(attempts(card, seen=False), "cortina") > 0.0


def test_a_card_counts_that_needs_influence_only_where_that_lies_on_the_table() -> None:
    runner = attempts("church", seen=True)
    family(runner, "C").table.append("monarchists")
    assert seconds(runner, "cortina") > 0.0


def test_where_nothing_can_be_held_the_answers_are_the_same_in_every_world() -> None:
    """So an immediate answer reveals nothing; random games are compared with hands dealt again."""
    chance, at_once = Random("worlds"), 0
    for seed in range(4):
        for runner in random_game(seed, 4, windows=False):
            position = runner.position
            watched = game().view(position, None)
            for shown in watched.decisions:
                asked = of(position, shown.seat)
                hers = game().view(game().view(position, shown.seat), None)
                may = game().may_hold_answer(watched, shown)
                assert game().may_hold_answer(hers, of(hers, shown.seat)) == may, shown.kind
                if may or asked.kind != shown.kind or asked.private is not None:
                    continue  # a link of a chain, which others do not see
                at_once += 1
                dealt = of(game().determinize(watched, chance), shown.seat)
                assert {*dealt.options} - {"talk"} == {*asked.options} - {"talk"}, shown.kind
    assert at_once


def of(position: JuntaPosition, seat: str) -> Decision:
    """The question for a family."""
    return next(asked for asked in position.decisions if asked.seat == seat)
