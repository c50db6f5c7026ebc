"""Why a bot chose an answer: based on what it weighed, and never at the cost of its answer."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from tests.wordings import LANGUAGES
from weimar_tui.bots.bot import Bot
from weimar_tui.bots.question import BotQuestion, decide
from weimar_tui.games.weimar.bots.action_planner import Plan
from weimar_tui.games.weimar.bots.cards import Hand
from weimar_tui.games.weimar.bots.player import SteadyBot
from weimar_tui.games.weimar.bots.policy import quick_answer
from weimar_tui.games.weimar.bots.reasons import for_change, for_plan, reasons_for
from weimar_tui.games.weimar.bots.sandbox import Sandbox
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import PARTIES, WeimarPosition
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.journal import Reason
from weimar_tui.kernel.session import Session


@cache
def game() -> WeimarGame:
    return WeimarGame.load()


@cache
def positions() -> tuple[WeimarPosition, ...]:
    """Some positions of a random game in which a card is to be played."""
    session = Session.new(game(), "main", "11", sync=False)
    chance = Random(4)
    found: list[Any] = []
    while session.outcome is None and len(found) < 12:
        asked = session.decisions[0]
        if asked.kind == "play-card" and chance.random() < 0.3:
            found.append(session.view(asked.seat))
        session.pick(asked.number, chance.choice(asked.options))
    return tuple(found)


def trial_of(view: WeimarPosition) -> Sandbox:
    return Sandbox(view, view.decisions[0].seat, game(), Random(1), quick_answer)


def test_the_parts_of_a_position_make_up_what_it_is_worth() -> None:
    assert len(positions()) > 5
    for view in positions():
        trial = trial_of(view)
        parts, whole = trial.parts, trial.evaluator.values(trial.position)
        own = [sum(part[i] for part in parts.prospects.values()) for i in range(4)]
        told = trial.evaluator.stakes.against_rivals(own)
        for i in range(4):
            told[i] += sum(part[i] for part in parts.sudden_endings.values())
        assert told == pytest.approx(whole)


def test_what_weighs_most_in_a_change_is_the_reason() -> None:
    trial = trial_of(positions()[0])
    me = trial.seat
    after = trial.evaluator.parts(trial.position)
    assert for_change(trial, me, after) == ()
    after.prospects["opinion"][PARTIES.index(me)] += 2.0
    assert for_change(trial, me, after) == (Reason("bot-opinion", {"whose": "own", "party": me}),)
    after.sudden_endings["dnvp-power"] = [
        each + 30.0 for each in trial.parts.sudden_endings["dnvp-power"]
    ]
    told = for_change(trial, "spd", after)
    assert told == (Reason("bot-stops", {"party": "dnvp"}),)
    assert for_change(trial, "dnvp", after) == (Reason("bot-power", {"party": "dnvp"}),)
    rival = trial.evaluator.parts(trial.position)
    leader = max((p for p in PARTIES if p != me), key=lambda p: trial.position.vp[p])
    rival.prospects["vp"][PARTIES.index(leader)] -= 20.0
    assert for_change(trial, me, rival) == (Reason("bot-vp", {"whose": "rival", "party": leader}),)


def test_a_plan_is_told_by_its_boldest_action_and_its_city() -> None:
    trial = trial_of(positions()[0])
    trial.position.cities["essen"].threats.append("regime")
    for actions, id in (
        (("mobilize:schupo:supply", "counter-coup"), "bot-counter-coup"),
        (("demonstrate",), "bot-demonstrate"),
        (("mobilize:schupo:supply", "reserve"), "bot-mobilize"),
        (("reserve",), "bot-saves"),
        (("negotiate:fa1",), "bot-negotiate"),
    ):
        told = for_plan(trial, "spd", Plan(1.0, 2, "essen", actions))
        assert told[0].id == id
        if "city" in told[0].arguments:
            assert told[0].arguments["city"] == "essen"
    (first, *_) = for_plan(trial, "spd", Plan(1.0, 2, "essen", ("counter-coup",)))
    assert first.arguments["held"] == "regime"
    assert for_plan(trial, "spd", Plan(0.0, 0, "-", ())) == ()


def test_every_card_can_say_why_in_every_language() -> None:
    components = game().components
    words = [WeimarMessages(lang, components.data, strict=True) for lang in LANGUAGES]
    ids = set()
    for view in positions():
        bot = SteadyBot(view.decisions[0].seat, "7", game())
        assert bot.reasons == ()
        asked: Any = view.decisions[0]
        hand = Hand(trial_of(view), asked.seat)
        for option in asked.options:
            if ":" not in option:
                continue
            for why in reasons_for(hand, option):
                ids.add(why.id)
                for spoken in words:
                    assert spoken.bot_reason(why.id, why.arguments)
    assert len(ids) > 5


def test_the_bot_gives_its_reasons_with_its_answer() -> None:
    view = positions()[0]
    asked: Any = view.decisions[0]
    bot = SteadyBot(asked.seat, "7", game())
    option = bot.decide(view, asked)
    assert bot.reasons == reasons_for(Hand(_trial(bot), asked.seat), option)


def _trial(bot: SteadyBot) -> Sandbox:
    assert bot._chosen is not None
    return bot._chosen[0].trial


class Speechless(Bot):
    """Answers, but fails when asked for a reason."""

    def decide(self, view: Any, decision: Decision) -> str:
        return decision.options[-1]

    @property
    def reasons(self) -> tuple[Reason, ...]:
        raise RuntimeError


def test_who_cannot_say_why_has_answered_all_the_same() -> None:
    view = positions()[0]
    asked = view.decisions[0]
    question = BotQuestion(
        game="weimar",
        bot="speechless",
        seat=asked.seat,
        seed="1",
        view=game().encode(view),
        number=asked.number,
        options=asked.options,
    )
    answer = decide(question, game(), lambda name, seat, seed, game: Speechless())
    assert (answer.option, answer.by, answer.reasons) == (asked.options[-1], "speechless", ())
