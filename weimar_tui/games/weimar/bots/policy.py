"""One table: how to answer every kind of decision, for the steady bot and in a sandbox.

While a sandbox tries something out, every seat answers in its own party's interest, quickly and
without trying out anything else.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from ..rules import decision_types as dt
from ..rules.position import WeimarPosition
from ..rules.runner import WeimarRunner
from ..rules.subjects import WeimarDecision
from . import own_turn, quick_answers, replies
from .sandbox import Sandbox

Quick = Callable[[Sandbox, WeimarRunner, WeimarDecision], str]
Think = Callable[[Sandbox, WeimarDecision], str]
AtOnce = Callable[[WeimarPosition, WeimarDecision, Random], str]


def first_option(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    return decision.options[0]


class Way(NamedTuple):
    """How to answer one kind of decision.

    `quick`: in a sandbox that is trying something out. `think`: by the steady bot, with a sandbox
    of its own; `at_once`: by the steady bot, if no sandbox is needed. A `Hand` chooses cards.
    """

    quick: Quick = first_option
    think: Think = own_turn.try_each
    at_once: AtOnce | None = None


def quick_answer(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """A sensible option, found without trying anything out."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    return POLICY.get(decision.kind, OTHERWISE).quick(trial, runner, decision)


def quickly(trial: Sandbox, decision: WeimarDecision) -> str:
    """The steady bot's answer if a quick one is good enough."""
    return quick_answer(trial, trial.runner, decision)


OTHERWISE = Way()
POLICY: dict[str, Way] = {
    dt.PLACE_BASE.kind: Way(quick=quick_answers.setup_base, at_once=own_turn.place_base),
    dt.FIRST_PLAYER.kind: Way(at_once=own_turn.first_player),
    dt.ACTION_CITY.kind: Way(quick=quick_answers.last, think=own_turn.action_city),
    dt.ACTION.kind: Way(quick=quick_answers.last, think=own_turn.action),
    dt.EVENT_ORDER.kind: Way(at_once=own_turn.event_order),
    dt.AGENDA.kind: Way(think=own_turn.agenda),
    dt.MOVE_ISSUE.kind: Way(quick=quick_answers.debate, think=quickly),
    dt.CHOOSE_CITY.kind: Way(quick=quick_answers.choose_city, think=quickly),
    dt.CHOOSE_SOCIETY.kind: Way(quick=quick_answers.society, think=quickly),
    dt.REMOVE_SOCIETY.kind: Way(quick=quick_answers.society, think=quickly),
    dt.CAST_VOTE.kind: Way(quick=quick_answers.cast_vote, think=quickly),
    dt.MOVE_UNIT.kind: Way(quick=quick_answers.move_unit, think=quickly),
    dt.MOVE_TO.kind: Way(quick=quick_answers.move_to, think=quickly),
    dt.MOVE_POLICE.kind: Way(quick=quick_answers.move_police, think=quickly),
    dt.ORDER_VOTING.kind: Way(think=quickly),
    dt.ORDER_ISSUES.kind: Way(think=quickly),
    dt.PLEDGE.kind: Way(quick=quick_answers.pledge, think=quickly),
    dt.REDEPLOY_UNIT.kind: Way(quick=quick_answers.redeploy, think=quickly),
    dt.REACT.kind: Way(quick=quick_answers.pass_on, think=replies.react),
    dt.INCREASE_RESULT.kind: Way(quick=quick_answers.pass_on, think=replies.increase),
    dt.OPPOSE_COUP.kind: Way(quick=quick_answers.oppose, think=replies.oppose),
    dt.VOTE_AGAIN.kind: Way(quick=quick_answers.keep, think=replies.vote_again),
    dt.PROPOSE_ISSUE.kind: Way(quick=quick_answers.pass_on, think=replies.propose),
    dt.JOIN_COALITION.kind: Way(quick=quick_answers.agree, think=replies.join_coalition),
    dt.ORDER_COALITIONS.kind: Way(think=replies.order_coalitions),
    dt.DISCARD.kind: Way(think=replies.discard),
    dt.FULL_CITY.kind: Way(quick=quick_answers.full_city),
    dt.CHOOSE_UNIT.kind: Way(quick=quick_answers.choose_unit),
    dt.CHOOSE_ISSUE.kind: Way(quick=quick_answers.choose_issue),
    dt.PLAY_CARD.kind: Way(quick=quick_answers.play_card),
    dt.PLAY_BEFORE.kind: Way(quick=quick_answers.pass_on),
    dt.PAY.kind: Way(quick=quick_answers.prudent),
    dt.MAY.kind: Way(quick=quick_answers.prudent),
    dt.PRESIDENT_DEBATE.kind: Way(quick=quick_answers.hold_debate),
    dt.NAME_OPPONENT.kind: Way(quick=quick_answers.name_opponent),
    dt.MINOR_PARTY.kind: Way(quick=quick_answers.name_self),
    dt.MAJORITY_TIE.kind: Way(quick=quick_answers.name_self),
    dt.NAME_CHANCELLOR.kind: Way(quick=quick_answers.name_self),
    dt.NAME_WINNER.kind: Way(quick=quick_answers.name_self),
    dt.NAME_FINALIST.kind: Way(quick=quick_answers.name_self),
    dt.ABSOLUTE_MAJORITY.kind: Way(quick=quick_answers.name_self),
    dt.BREAK_VOTE_TIE.kind: Way(quick=quick_answers.cast_vote),
    dt.LEND_REICHSWEHR.kind: Way(quick=quick_answers.last),
    dt.PLACE_FLAG.kind: Way(quick=quick_answers.place_flag),
    dt.ANSWER_PROPOSAL.kind: Way(quick=quick_answers.agree),
    dt.STRIKE_ON_PRUSSIA.kind: Way(quick=quick_answers.last),
}
