"""Which dialog asks which kind of question."""

from __future__ import annotations

from collections.abc import Mapping

from weimar_tui.games.weimar.rules import questions as q
from weimar_tui.games.weimar.screen.dialogs.agenda import AgendaDialog
from weimar_tui.games.weimar.screen.dialogs.boost import BoostDialog
from weimar_tui.games.weimar.screen.dialogs.coalition import CoalitionDialog
from weimar_tui.games.weimar.screen.dialogs.divided_issue import DividedIssueDialog
from weimar_tui.games.weimar.screen.dialogs.full_city import FullCityDialog
from weimar_tui.games.weimar.screen.dialogs.oppose_coup import OpposeCoupDialog
from weimar_tui.games.weimar.screen.dialogs.reaction import ReactionDialog
from weimar_tui.games.weimar.screen.dialogs.vote import VoteDialog
from weimar_tui.games.weimar.screen.scene import WeimarScene
from weimar_tui.tui.dialogs.interrupt import InterruptDialog

DIALOGS: Mapping[str, type[InterruptDialog[WeimarScene]]] = {
    q.REACT.kind: ReactionDialog,
    q.INCREASE_RESULT.kind: BoostDialog,
    q.OPPOSE_COUP.kind: OpposeCoupDialog,
    q.LEND_REICHSWEHR.kind: OpposeCoupDialog,
    q.FULL_CITY.kind: FullCityDialog,
    q.AGENDA.kind: AgendaDialog,
    q.PLEDGE.kind: InterruptDialog,
    q.STRIKE_ON_PRUSSIA.kind: InterruptDialog,
    q.MINOR_PARTY.kind: InterruptDialog,
    q.GIVE_UP_BASE.kind: InterruptDialog,
    q.MAJORITY_TIE.kind: InterruptDialog,
    q.PROPOSE_ISSUE.kind: DividedIssueDialog,
    q.ANSWER_PROPOSAL.kind: DividedIssueDialog,
    q.ABSOLUTE_MAJORITY.kind: CoalitionDialog,
    q.ORDER_COALITIONS.kind: CoalitionDialog,
    q.JOIN_COALITION.kind: CoalitionDialog,
    q.NAME_CHANCELLOR.kind: CoalitionDialog,
    q.NAME_FINALIST.kind: VoteDialog,
    q.NAME_WINNER.kind: InterruptDialog,
    q.ORDER_VOTING.kind: VoteDialog,
    q.CAST_VOTE.kind: VoteDialog,
    q.VOTE_AGAIN.kind: VoteDialog,
    q.BREAK_VOTE_TIE.kind: VoteDialog,
    q.PRESIDENT_DEBATE.kind: InterruptDialog,
    q.DISCARD.kind: InterruptDialog,
}
"""The dialog of each kind of question that interrupts somebody; all others stand in the bar."""
