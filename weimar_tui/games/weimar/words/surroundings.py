"""What the board shows about the thing that an answer names: a city, a party, an issue."""

from __future__ import annotations

from weimar_tui.kernel.decision import Decision
from weimar_tui.kernel.decision_type import Word

from ..rules import decision_types as dt
from ..rules.position import WeimarPosition, clockwise
from ..rules.subjects import OfIssue, OfMinorParty, Proposal, Vote, subject_of
from .board import BoardWords

_ABOUT_PARTIES = (
    dt.NAME_OPPONENT.kind,
    dt.BREAK_TIE.kind,
    dt.MAJORITY_TIE.kind,
    dt.FULL_CITY.kind,
    dt.NAME_CHANCELLOR.kind,
    dt.ABSOLUTE_MAJORITY.kind,
    dt.NAME_WINNER.kind,
)

_ABOUT_VOTES = (
    dt.NAME_FINALIST.kind,
    dt.ORDER_VOTING.kind,
    dt.CAST_VOTE.kind,
    dt.BREAK_VOTE_TIE.kind,
)

_LOOKED_UP = (dt.PLACE_BASE.kind, dt.ACTION_CITY.kind)
"""Questions about a city whose previews say what the city is good for."""


def surroundings(
    board: BoardWords, decision: Decision, answer: dt.WeimarAnswer, view: WeimarPosition
) -> str:
    """The state of the city, party or issue that the answer names; "" for other answers."""
    match answer:
        case Word(dt.DR_BOX):
            return board.dr_box()
        case dt.Named(party) if decision.kind == dt.FIRST_PLAYER.kind:
            return board.order(clockwise(party))
        case dt.Named(party) | dt.Candidate(party) if decision.kind in _ABOUT_VOTES:
            return board.votes(subject_of(decision, Vote), party)
        case Word(dt.YES | dt.NO as word) if decision.kind in _ABOUT_VOTES:
            return board.votes(subject_of(decision, Vote), word)
        case dt.Named(party) if decision.kind == dt.MINOR_PARTY.kind:
            minor = subject_of(decision, OfMinorParty).minor
            return "\n".join((board.minor_party(minor), board.figures(party)))
        case dt.Control(party):
            minor = subject_of(decision, OfIssue).issue
            return "\n".join((board.minor_party(minor), board.figures(party)))
        case Word(dt.AGREE) if decision.kind == dt.ANSWER_PROPOSAL.kind:
            made = subject_of(decision, Proposal)
            if made.issue not in view.minor_parties:
                return ""
            return "\n".join((board.minor_party(made.issue), board.figures(made.actor)))
        case dt.Coalition(coalition):
            return board.coalition(coalition)
        case dt.Society() if view.society or decision.kind == dt.CHOOSE_SOCIETY.kind:
            return board.society()
        case dt.Unit() if decision.kind == dt.REDEPLOY_UNIT.kind:
            return "\n".join(board.dissolved())
        case dt.MoveUnit(_, "supply"):
            return board.supply(decision.seat)
        case dt.Named(party) if decision.kind in _ABOUT_PARTIES:
            chosen = decision.kind == dt.NAME_OPPONENT.kind and view.nsdap_track
            track = [board.nsdap()] if chosen else []
            return "\n".join((board.figures(party), *track))
        case dt.Named(city) if city in view.cities and decision.kind not in _LOOKED_UP:
            return board.city(city)
        case dt.HitUnit(_, city) | dt.MoveUnit(_, city) | dt.Police(city):
            return board.city(city) if city in view.cities else ""
        case dt.Issue(issue) if decision.kind == dt.ORDER_ISSUES.kind:
            return "\n".join(board.issue(issue))
    return ""
