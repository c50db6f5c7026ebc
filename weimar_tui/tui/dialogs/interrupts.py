"""Which dialog asks which kind of question."""

from __future__ import annotations

from collections.abc import Mapping

from weimar_tui.tui.dialogs.agenda import AgendaDialog
from weimar_tui.tui.dialogs.boost import BoostDialog
from weimar_tui.tui.dialogs.coalition import CoalitionDialog
from weimar_tui.tui.dialogs.divided_issue import DividedIssueDialog
from weimar_tui.tui.dialogs.full_city import FullCityDialog
from weimar_tui.tui.dialogs.interrupt import InterruptDialog
from weimar_tui.tui.dialogs.oppose_coup import OpposeCoupDialog
from weimar_tui.tui.dialogs.reaction import ReactionDialog
from weimar_tui.tui.dialogs.vote import VoteDialog

DIALOGS: Mapping[str, type[InterruptDialog]] = {
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

INTERRUPTS = frozenset(DIALOGS)
"""Kinds of question that are asked in a dialog."""
