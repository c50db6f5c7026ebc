"""Which dialog asks which kind of question."""

from __future__ import annotations

from collections.abc import Mapping

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
    "react": ReactionDialog,
    "increase": BoostDialog,
    "oppose-coup": OpposeCoupDialog,
    "lend-reichswehr": OpposeCoupDialog,
    "full-city": FullCityDialog,
    "agenda": AgendaDialog,
    "pledge": InterruptDialog,
    "strike-on-prussia": InterruptDialog,
    "minor-party": InterruptDialog,
    "give-up-base": InterruptDialog,
    "majority-tie": InterruptDialog,
    "propose-issue": DividedIssueDialog,
    "answer-proposal": DividedIssueDialog,
    "absolute-majority": CoalitionDialog,
    "order-coalitions": CoalitionDialog,
    "join-coalition": CoalitionDialog,
    "name-chancellor": CoalitionDialog,
    "name-finalist": VoteDialog,
    "name-winner": InterruptDialog,
    "order-voting": VoteDialog,
    "cast-vote": VoteDialog,
    "vote-again": VoteDialog,
    "break-vote-tie": VoteDialog,
    "president-debate": InterruptDialog,
    "discard": InterruptDialog,
}
"""The dialog of each kind of question that interrupts somebody; all others stand in the bar."""
