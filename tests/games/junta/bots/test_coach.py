"""The coach tries out votes, coups and attempts, though bots answer them by rule."""

from __future__ import annotations

from weimar_tui.bots.bot import UNKNOWN
from weimar_tui.bots.players import make_player
from weimar_tui.games.junta.bots.features import JuntaFeatures
from weimar_tui.games.junta.rules import decision_types as dt
from weimar_tui.players import ANALYST
from weimar_tui.registry import load_game


def test_it_says_what_a_nomination_and_a_vote_are_worth_and_does_not_advise_to_wait() -> None:
    game = load_game("junta")
    runner = game.start("main", "coach", listen=False)
    position = runner.position
    wanted = {dt.NOMINATE.kind, dt.CAST.kind, dt.ACCEPT_OFFICE.kind}
    could_wait = False
    while wanted and position.outcome is None:
        decision = position.decisions[0]
        view = game.view(position, decision.seat)
        by_rule = make_player("steady", decision.seat, "1", game).decide(view, decision)
        if decision.kind in wanted and len(decision.options) > 2 - (decision.kind != dt.CAST.kind):
            wanted.discard(decision.kind)
            coach = make_player(ANALYST, decision.seat, "1", game)
            advised = coach.advise(view, decision, 3)
            assert len(advised) > 1 and all(one.chance != UNKNOWN for one in advised)
            assert dt.TALK_FIRST not in {one.option for one in advised}
            could_wait |= dt.TALK_FIRST in decision.options
            strong = make_player("strong", decision.seat, "1", game)
            assert strong.decide(view, decision) == by_rule
        runner.pick(decision.number, by_rule)
    assert not wanted and could_wait


def test_talk_and_promises_stay_with_the_rule_bot() -> None:
    advised = JuntaFeatures.advised_kinds
    assert advised < JuntaFeatures.rule_kinds
    assert not advised & {dt.TALK.kind, dt.ANSWER_OFFER.kind, dt.ENVELOPE.kind}
