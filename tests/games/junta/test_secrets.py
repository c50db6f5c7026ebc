"""Private information stays private: money, places, offers, promises, hands and accounts."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.games.junta import table as t
from weimar_tui.games.junta.bots.mind import Mind
from weimar_tui.games.junta.bots.player import JuntaBot
from weimar_tui.games.junta.rules.cards import HandLimits
from weimar_tui.games.junta.rules.coup.movement import Turn
from weimar_tui.games.junta.rules.decision_types import RECOUNT
from weimar_tui.games.junta.rules.drafts import NO_DRAFT
from weimar_tui.games.junta.rules.events import NotesHandedOver, OfferMade
from weimar_tui.games.junta.rules.game import VIEWER
from weimar_tui.games.junta.rules.negotiation.clause_types import Vote
from weimar_tui.games.junta.rules.negotiation.promises import every
from weimar_tui.games.junta.rules.negotiation.windows import Talk
from weimar_tui.games.junta.rules.phases.assassinations import AnnounceAttempts
from weimar_tui.games.junta.rules.phases.bank import BankPhase
from weimar_tui.games.junta.rules.phases.budget import HandOver, PayOut
from weimar_tui.games.junta.rules.phases.votes import AskRecount, HoldVote
from weimar_tui.games.junta.rules.position import (
    Family,
    JuntaPosition,
    Motion,
    Promise,
)
from weimar_tui.games.junta.rules.runner import JuntaRunner
from weimar_tui.games.junta.rules.subjects import (
    AnySubject,
    BribeOf,
    JuntaDecision,
    JuntaSubject,
    OfCard,
    OnTurn,
    Owed,
)
from weimar_tui.games.junta.words.wording import JuntaMessages
from weimar_tui.kernel.copying import hints_of
from weimar_tui.kernel.journal import Reason
from weimar_tui.kernel.visibility import OPEN, declaration
from weimar_tui.testing.secrecy import (
    Watched,
    asked_for_secrets,
    told_by_reasons,
)


def test_these_fields_are_hidden_and_no_others() -> None:
    hidden = {name for name, visibility in VIEWER.declared.items() if visibility is not OPEN}
    assert hidden == {"families", "stack", "deck", "offer_number", "promise_number"}
    own = {name for name, hint in hints_of(Family).items() if declaration(name, hint) is not OPEN}
    assert own == {
        "hand",
        "pocket",
        "account",
        "choice",
        "answer",
        "draft",
        "aid",
        "envelope",
        "envelopes",
        "offers",
        "promises",
        "paid_towards",
        "bought",
        "made",
        "given",
        "asides",
        "accounts_seen",
        "turned_down",
        "was_ready",
    }


def test_the_number_of_notes_left_is_never_shown() -> None:
    """Ruling J3."""
    runner = t.game().start("main", "7", {"seats": 5})
    for viewer in (*runner.position.order, None):
        assert t.game().view(runner.position, viewer).stack == []


def watched(runner: JuntaRunner, name: str, choice: str) -> list[str]:
    """What the oracle finds wrong with a pick, which is then made."""
    decision = t.asked(runner, name)
    order = runner.position.order
    before = Watched(t.game(), runner.position, decision, choice, order, Random(1))
    told = len(runner.events or ())
    runner.pick(decision.number, choice)
    return before.leaks(runner, (runner.events or [])[told:])


def seen(runner: JuntaRunner, name: str, viewer: str) -> list[tuple[str, AnySubject]]:
    """One family's question, as another family sees it."""
    view = t.game().view(runner.position, t.seat(viewer))
    return [(asked.kind, asked.subject) for asked in view.decisions if asked.seat == t.seat(name)]


def test_a_bribe_is_nobodys_business_until_its_money_is_on_the_table() -> None:
    runner = t.table(5)
    t.coup(runner, "B", "E")
    t.hand(runner, "E", "bribe-police")
    t.pocket(runner, "E", 1, 1)
    t.do(runner, Turn("espino", "espino"))
    before = t.game().view(runner.position, "aguado")
    for choice in ("bribe:bribe-police", "precinct-2:bravo"):
        assert watched(runner, "E", choice) == []
        assert not runner.has_revealed
        after = t.game().view(runner.position, "aguado")
        assert after.steps == before.steps
        assert seen(runner, "E", "A") == [("move-from", OnTurn("espino", 1))]
    assert t.asked(runner, "E").private == BribeOf("bribe-police", "precinct-2", "bravo")
    t.answer(runner, "1", "E", "bribe-number")
    assert runner.has_revealed
    assert runner.position.discards == ["bribe-police"]


def test_what_an_attempt_is_made_with_is_nobodys_business_until_it_is_announced() -> None:
    runner = t.table(5)
    t.hand(runner, "B", "professional")
    t.pocket(runner, "B", 3, 3)
    t.do(runner, AnnounceAttempts(("bravo",)))
    before = t.game().view(runner.position, "aguado")
    for choice in ("card:professional", "aguado", "home"):
        assert watched(runner, "B", choice) == []
        assert t.game().view(runner.position, "aguado").steps == before.steps
        assert seen(runner, "B", "A") == [("attack", JuntaSubject())]
    assert (t.asked(runner, "B").kind, t.asked(runner, "B").private) == (
        "notes",
        Owed("bravo", "professional", t.game().components.price["professional"]),
    )
    t.answer(runner, t.options(runner, "B")[0], "B")
    assert [attempt.means for attempt in runner.position.attempts] == ["professional"]
    assert (t.asked(runner, "B").kind, t.family(runner, "B").draft) == ("attack", NO_DRAFT)


def test_whom_a_card_too_many_is_played_on_is_nobodys_business_until_it_is_laid() -> None:
    runner = t.table(5)
    t.hand(runner, "B", "coalition-breaks", *["secret-donation"] * 6)
    t.on_table(runner, "C", "church")
    t.on_table(runner, "D", "students")
    t.do(runner, HandLimits())
    assert watched(runner, "B", "play:coalition-breaks") == []
    assert seen(runner, "B", "A") == [("over-limit", JuntaSubject())]
    assert (t.asked(runner, "B").kind, t.asked(runner, "B").private) == (
        "target-of-card",
        OfCard("coalition-breaks"),
    )


def test_a_president_with_an_empty_pocket_hands_nothing_over_and_all_are_told_so() -> None:
    """Otherwise the missing question would reveal it."""
    runner = t.table(5)
    t.do(runner, HandOver("cortina"))
    assert t.at_rest(runner)
    assert t.happened(runner, NotesHandedOver) == [NotesHandedOver("aguado", "cortina", 0)]


def test_no_number_tells_how_many_offers_and_promises_were_made_in_private() -> None:
    numbers = []
    for private in ("private", "public"):
        runner = t.table(5, windows=True)
        t.do(runner, Talk("budget"))
        for choice in ("offer", "bravo", "vote:yes", "vote:yes", private):
            t.answer(runner, choice, "A")
        t.answer(runner, "accept:1", "B")
        for choice in ("offer", "delgado", "vote:yes", "vote:yes", "public"):
            t.answer(runner, choice, "C")
        t.answer(runner, "accept:2", "D")
        offer = t.happened(runner, OfferMade)[1].offer
        numbers.append((offer.number, [made.number for made in runner.position.promises[-2:]]))
        assert len({made.number for made in every(runner.position)}) == 4
    assert numbers[0] == numbers[1]


REACTIONS = frozenset(
    (
        "alternative",
        "attack",
        "ballot",
        "cast",
        "coup",
        "join",
        "move-from",
        "nominate",
        "over-limit",
        "recount",
        "shield",
    )
)
"""Questions for everyone who could have an answer in hand."""


@pytest.mark.parametrize("seats", [4, 6])
def test_nobody_is_asked_only_for_what_he_holds(seats: int) -> None:
    """Hidden things are dealt again, and the same families are asked."""
    chance = Random(seats)
    runner = t.game().start("main", "reactions", {"seats": seats})
    found, seen_kinds = [], set()
    while runner.position.outcome is None and runner.position.round < 7:
        decision = chance.choice(runner.position.decisions)
        option = chance.choice(decision.options)
        if option == "talk":
            continue
        runner.pick(decision.number, option)
        kinds = {asked.seen_by(None).kind for asked in runner.position.decisions}
        if kinds <= REACTIONS and not runner.group_open:
            seen_kinds |= kinds
            found += asked_for_secrets(t.game(), runner.position, chance)
    assert found == []
    assert seen_kinds >= {"cast", "recount", "attack", "coup", "over-limit"}


def test_a_question_put_only_to_who_has_an_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """*Motion Not Minuted Properly*, asked only of the family that holds it."""

    def run(self: AskRecount, runner: JuntaRunner) -> None:
        holders = [name for name in runner.position.order if "recount" in runner.family(name).hand]
        runner.ask_together(self, RECOUNT, dict.fromkeys(holders or ["aguado"], ("pass",)))

    def after_the_vote() -> list[str]:
        runner = t.table(4)
        for name, card in zip("BCD", ("church", "recount", "students"), strict=True):
            t.hand(runner, name, card)
        runner.position.motion = Motion("budget", "aguado", round=2)
        t.do(runner, AskRecount())
        return asked_for_secrets(t.game(), runner.position, Random(1))

    assert after_the_vote() == []
    monkeypatch.setattr(AskRecount, "run", run)
    assert after_the_vote() == ["all can see from who is asked: [0][0]: 'cortina' / 'aguado'"]


# --- how many picks an answer takes ---
def at_the_bank() -> JuntaRunner:
    runner = t.table(5)
    for name in "BC":
        t.family(runner, name).place = "bank"
        t.pocket(runner, name, 1, 1)
    return t.do(runner, BankPhase())


def paying() -> JuntaRunner:
    """A number of notes for which not all sets for an envelope fit in the list."""
    runner = t.table(5, announced=dict.fromkeys(("bravo", "cortina"), 1))
    t.pocket(runner, "A", *[1] * 9, *[2] * 9, *[3] * 9)
    return t.do(runner, PayOut("aguado"))


def paying_in_an_offer() -> JuntaRunner:
    runner = t.table(5, windows=True)
    t.pocket(runner, "A", 3, 1, 1)
    t.do(runner, Talk("places"))
    return t.answers(runner, "A offer", "A bravo", "A nothing")


@pytest.mark.parametrize(
    ("start", "choices"),
    [
        (at_the_bank, ("B in:1", "B in:1")),
        (paying, ("A more", "A pay:1.0.0")),
        (paying_in_an_offer, ("A pay:2", "A 2.0.0")),
    ],
)
def test_nobody_notices_how_many_links_a_chain_has(
    start: Callable[[], JuntaRunner], choices: tuple[str, ...]
) -> None:
    """Ruling J97."""
    runner = start()
    for choice in choices:
        name, _, picked = choice.partition(" ")
        if picked not in t.options(runner, name):
            picked = next(each for each in t.options(runner, name) if each.startswith("pay:"))
        assert watched(runner, name, picked) == []


# --- why a bot answered ---
def voter(promise: str) -> tuple[JuntaRunner, JuntaBot]:
    """Bravo votes on a budget that gives it nothing, and may have sold its vote in private."""
    runner = t.table(5, announced={"bravo": 0, "cortina": 4, "delgado": 4, "espino": 0})
    if promise:
        sold = Promise(1, "bravo", "aguado", promise, "vote", 1, 1)
        for name in "AB":
            t.family(runner, name).promises = [sold]
    t.do(runner, HoldVote("budget", "aguado"))
    return t.answer(runner, "pass", "A"), JuntaBot("bravo", "1", t.game(), "loyalist")


def betrayed(runner: JuntaRunner, bot: JuntaBot) -> list[str]:
    """What the oracle finds in the reasons of the family asked."""

    def decide(view: JuntaPosition, decision: JuntaDecision) -> tuple[str, tuple[Reason, ...]]:
        return bot.decide(view, decision), bot.reasons

    return told_by_reasons(t.game(), runner.position, t.asked(runner, "B"), decide, Random(1))


@pytest.mark.parametrize("promise", ["", "vote:yes", "vote:no"])
def test_no_reason_and_no_missing_one_betrays_a_private_word(promise: str) -> None:
    assert betrayed(*voter(promise)) == []


def test_a_reason_left_out_because_of_a_private_word_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = Mind.because

    def because(mind: Mind, reason: str, **arguments: str | int) -> None:
        if not mind.keeps_word(Vote):  # as before
            told(mind, reason, **arguments)

    monkeypatch.setattr(Mind, "because", because)
    assert betrayed(*voter("")) == []
    (leak,) = betrayed(*voter("vote:no"))
    assert leak.startswith("all can tell from why bravo picked no:")


def test_in_a_game_of_bots_no_reason_all_hear_tells_more_than_the_answer() -> None:
    words = JuntaMessages("en", t.game().data, strict=True)
    runner = t.game().start("main", "reasons", {"seats": 5, "rounds": 3})
    bots = {name: JuntaBot(name, "1", t.game()) for name in runner.position.order}
    chance, heard = Random(1), 0
    while runner.position.outcome is None:
        decision = runner.position.decisions[0]
        bot = bots[decision.seat]

        def decide(view: JuntaPosition, asked: JuntaDecision) -> tuple[str, tuple[Reason, ...]]:
            return bot.decide(view, asked), bot.reasons  # noqa: B023 - used at once

        if words.tells_reasons(decision):
            assert told_by_reasons(t.game(), runner.position, decision, decide, chance) == []
            heard += 1
        option, _ = decide(t.game().view(runner.position, decision.seat), decision)
        runner.pick(decision.number, option)
    assert heard > 30
