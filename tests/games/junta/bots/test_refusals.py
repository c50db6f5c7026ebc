"""Reasons for refusals: given to those who see the refusal, without revealing pockets or hands."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.junta.bots.thinking import mind
from tests.games.junta.table import family, game, on_table, pocket, table
from tests.wordings import LANGUAGES
from weimar_tui.games.junta.bots import deals
from weimar_tui.games.junta.rules.events import OfferAnswered, Spoke
from weimar_tui.games.junta.rules.position import (
    Budget,
    JuntaPosition,
    Motion,
    Night,
    Offer,
    Promise,
)
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.rules.trust import trust
from weimar_tui.games.junta.words.wording import JuntaMessages
from weimar_tui.kernel.journal import Reason
from weimar_tui.kernel.session import Session
from weimar_tui.play.narrations import narration_of
from weimar_tui.replay.since import since_last_pick, told_reasons


def refusal(runner: JuntaRunner, gives: str, wants: str) -> str:
    """Bravo's reason for refusing an offer from Aguado."""
    me = mind("B", "loyalist", runner)
    offer = Offer(1, "aguado", "bravo", (gives,), (wants,))
    me.options = ("ready", "refuse:1")
    assert deals.answer(me, offer) == "refuse:1"
    (reason,) = me.reasons
    return reason.id.removeprefix("bot-refuses-")


def a_word(number: int, by: str, to: str, clause: str, state: str) -> Promise:
    return Promise(number, by, to, clause, "round", 1, 1, state)


def test_what_a_little_more_or_less_would_mend_has_its_price() -> None:
    assert refusal(table(5), "pay:1", "card-of:vote") == "costs-2"
    runner = table(5)
    on_table(runner, "A", "church")
    family(runner, "B").promises = [a_word(1, "aguado", "bravo", "later:1", "kept")]
    runner.position.motion = Motion("budget", "bravo", result="announced")
    assert refusal(runner, "vote:yes", "pay:3") == "pays-1"


def test_what_costs_much_more_than_it_brings_is_against_its_interest() -> None:
    assert refusal(table(5), "peace", "pay:9") == "never"


def test_who_wants_more_than_a_promise_says_whether_it_is_for_want_of_trust() -> None:
    runner = table(5)
    assert refusal(runner, "later:2", "pay:1") == "words"
    family(runner, "B").promises = [
        a_word(n, "aguado", "bravo", "later:1", "broken") for n in (1, 2)
    ]
    assert refusal(runner, "later:2", "pay:1") == "trust"


def test_who_was_paid_for_a_word_and_broke_it_is_told_so_and_trusted_much_less() -> None:
    runner = table(5)
    broken = a_word(7, "aguado", "bravo", "vote:yes", "broken")
    family(runner, "B").promises = [broken]
    assert refusal(runner, "later:2", "pay:1") == "trust"
    for_nothing = trust(runner.position, "bravo", "aguado")
    family(runner, "B").bought = [7]
    assert refusal(runner, "later:2", "pay:1") == "cheated"
    assert trust(runner.position, "bravo", "aguado") < for_nothing / 2


def test_a_word_given_before_stands_in_the_way() -> None:
    runner = table(5)
    family(runner, "B").promises = [a_word(1, "bravo", "cortina", "vote:no", "open")]
    assert refusal(runner, "pay:3", "vote:yes") == "given"


def test_the_leader_has_to_offer_more() -> None:
    runner = table(5)
    runner.position.budgets = [Budget(1, "cortina", (("aguado", 9),))]
    runner.position.history = [Night(1, (("aguado", "bank"),), True)]
    assert refusal(runner, "pay:2", "card-of:vote") == "costs-1"
    assert refusal(runner, "pay:3", "card-of:vote") != "ahead"
    assert refusal(runner, "pay:1", "peace") == "ahead"


def test_nobody_learns_that_it_could_not_pay() -> None:
    """An offer it would accept but cannot carry out is refused like one that is too low."""
    rich, poor = table(5), table(5)
    pocket(rich, "B", 3, 3)
    for runner in (rich, poor):
        assert refusal(runner, "card:church", "pay:1") == "costs-1"


# --- who sees it -------
SAID = Reason("bot-refuses-little", {"family": "aguado"})


def refused(path: Path, link: str) -> Session[JuntaPosition]:
    """A game in which Bravo refuses an offer from Aguado and gives a reason."""
    session = Session.new(game(), "main", "1", options={"seats": 4}, path=path, sync=False)
    while session.decisions[0].kind != "talk":
        session.pick(session.decisions[0].number, session.decisions[0].options[0])
    for seat, pick in (
        *(("aguado", pick) for pick in ("offer", "bravo", "pay:1", "nothing", link)),
        ("bravo", "refuse"),
    ):
        decision = session.runner.decision_of(seat)
        assert decision is not None
        pick = next(option for option in decision.options if option.startswith(pick))
        session.pick(decision.number, pick, told_reasons((SAID,), narration_of("junta")))
    return session


@pytest.mark.parametrize(
    ("link", "hear"), [("private", ("aguado", "bravo")), ("public", ("aguado", "bravo", "cortina"))]
)
def test_a_reason_is_heard_by_those_who_hear_of_the_refusal(
    tmp_path: Path, link: str, hear: tuple[str, ...]
) -> None:
    session = refused(tmp_path / "game.weimar", link)
    (told,) = (event for event in session.events if isinstance(event, OfferAnswered))
    assert told.reason == "little"
    for seat in ("aguado", "bravo", "cortina", None):
        heard = told.seen_by(seat)
        assert (heard == told) == (seat in hear or link == "public")
        assert heard == told or heard == Spoke("bravo", "aguado")
    for seat in ("aguado", "cortina"):
        passages = since_last_pick(game(), session.history, narration_of("junta"), seat)
        reasons = [reason for passage in passages for reason in passage.reasons]
        assert reasons == ([SAID] if seat in hear else [])
    session.close()


def test_it_is_told_again_when_the_game_is_opened_or_replayed(tmp_path: Path) -> None:
    path = tmp_path / "game.weimar"
    session = refused(path, "private")
    session.close()
    again, _ = Session.open(path, lambda header: game(), sync=False)
    assert list(again.events) == list(session.events)
    again.close()


@pytest.mark.parametrize(
    ("lang", "reason", "said"),
    [
        ("en", "words", "for nothing. A promise alone is not enough."),
        ("de", "little", "Das ist zu wenig."),
        ("zh", "trust", "。對阿瓜多的話沒有信心。"),
        ("en", "of-a-later-version", "for nothing."),
        ("en", "", "for nothing."),
    ],
)
def test_it_stands_behind_the_refusal(lang: str, reason: str, said: str) -> None:
    words = JuntaMessages(lang, game().data, strict=True)
    offer = Offer(1, "aguado", "bravo", ("pay:1",), ())
    assert words.event(OfferAnswered(offer, "bravo", "refused", reason)).endswith(said)


def test_every_reason_can_be_said_in_every_language() -> None:
    for lang in LANGUAGES:
        words = JuntaMessages(lang, game().data, strict=True)
        prices = [f"{kind}-{number}" for kind in ("costs", "pays") for number in range(1, 5)]
        for reason in ("ahead", "cheated", "given", "never", "trust", "words", *prices):
            answered = OfferAnswered(Offer(1, "aguado", "bravo"), "bravo", "refused", reason)
            assert words.why_answered(answered)
