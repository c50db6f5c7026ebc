"""Every question and every kind of answer, each declared once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, Literal

from typing_extensions import TypeVar

from weimar_tui.kernel.decision_type import (
    Answer,
    Answers,
    DecisionType,
    Word,
    by_kind,
    one_of,
    one_word,
    written,
)

from . import subjects as s


# --- answers ------------------------------------------------------------------------------------
class Named(Answer, frozen=True):
    """A city, a party or a nation, by its id."""

    form: ClassVar[str] = "{name}"
    name: str


class Card(Answer, frozen=True):
    """A card: an agenda, a card in hand, or a foreign affairs card."""

    form: ClassVar[str] = "{card}"
    card: str


Use = Literal["event", "debate", "actions"]
"""How a card is used (rulebook 4.3)."""


class PlayCard(Answer, frozen=True):
    """A card from hand, and how it is used."""

    form: ClassVar[str] = "{card}:{use}"
    card: str
    use: Use


class Politician(Answer, frozen=True):
    """A politician in hand who reacts."""

    form: ClassVar[str] = "{card}"
    card: str


class Act(Answer, frozen=True):
    """An action that needs nothing but the city (rulebook 4.3)."""

    form: ClassVar[str] = "{action}"
    action: Literal["demonstrate", "coup", "counter-coup"]


class Aimed(Answer, frozen=True):
    """An action with a target. A menu groups it by the action."""

    action: ClassVar[str]

    @property
    def thing(self) -> str:
        return self.action


class Fight(Aimed, frozen=True):
    """Fight the units of a party."""

    form: ClassVar[str] = "fight:{target}"
    action: ClassVar[str] = "fight"
    target: str


class Negotiate(Aimed, frozen=True):
    """Negotiate a foreign affairs card."""

    form: ClassVar[str] = "negotiate:{card}"
    action: ClassVar[str] = "negotiate"
    card: str


class TakeControl(Aimed, frozen=True):
    form: ClassVar[str] = "take-control:{unit}"
    action: ClassVar[str] = "take-control"
    unit: str


class Mobilize(Aimed, frozen=True):
    """Mobilize a unit from a city or from the supply."""

    form: ClassVar[str] = "mobilize:{unit}:{origin}"
    action: ClassVar[str] = "mobilize"
    unit: str
    origin: str


Action = Act | Fight | Negotiate | TakeControl | Mobilize


class MoveUnit(Answer, frozen=True):
    """A unit and its origin."""

    form: ClassVar[str] = "{unit}:{origin}"
    unit: str
    origin: str


class HitUnit(Answer, frozen=True):
    """A unit and its place."""

    form: ClassVar[str] = "{unit}:{city}"
    unit: str
    city: str


class Unit(Answer, frozen=True):
    """A dissolved unit."""

    form: ClassVar[str] = "{unit}"
    unit: str


class Police(Answer, frozen=True):
    """The place a Police unit comes from."""

    form: ClassVar[str] = "{origin}"
    origin: str


class Issue(Answer, frozen=True):
    """An issue marker."""

    form: ClassVar[str] = "{issue}"
    issue: str


class MoveIssue(Answer, frozen=True):
    """An issue and the space it moves to in the debate."""

    form: ClassVar[str] = "{issue}:{cell}"
    issue: str
    cell: str


class Society(Answer, frozen=True):
    """A society marker."""

    form: ClassVar[str] = "{marker}"
    marker: str


class OptionOfEffect(Answer, frozen=True):
    """One of an effect's options, counted from 1."""

    form: ClassVar[str] = "{number}"
    number: int


class OptionOfIssue(Answer, frozen=True):
    """One of an issue's options, counted from 1."""

    form: ClassVar[str] = "{number}"
    number: int


class Propose(Answer, frozen=True):
    """The party that carries out an option of a divided issue, and the option."""

    form: ClassVar[str] = "{party}:{number}"
    party: str
    number: int


class Control(Answer, frozen=True):
    """The party that is to control the minor party of a divided issue."""

    form: ClassVar[str] = "{party}"
    party: str


class Pledge(Answer, frozen=True):
    """How many reserve points the party pledges."""

    form: ClassVar[str] = "{points}"
    points: int


class Candidate(Answer, frozen=True):
    """A candidate for Reichspräsident, by party."""

    form: ClassVar[str] = "{party}"
    party: str


class Coalition(Answer, frozen=True):
    """A coalition, by its id."""

    form: ClassVar[str] = "{coalition}"
    coalition: str


WeimarAnswer = (
    Named
    | Card
    | PlayCard
    | Politician
    | Act
    | Fight
    | Negotiate
    | TakeControl
    | Mobilize
    | MoveUnit
    | HitUnit
    | Unit
    | Police
    | Issue
    | MoveIssue
    | Society
    | OptionOfEffect
    | OptionOfIssue
    | Propose
    | Control
    | Pledge
    | Candidate
    | Coalition
    | Word
)

play_card = written(PlayCard)


@cache
def values_of(card: str) -> tuple[str, str]:
    """The two answers that play a card for its values; both are always available."""
    return play_card(card, "debate"), play_card(card, "actions")


act = written(Act)
fight = written(Fight)
negotiate = written(Negotiate)
take_control = written(TakeControl)
mobilize = written(Mobilize)
move_unit = written(MoveUnit)
hit_unit = written(HitUnit)
move_issue = written(MoveIssue)
propose = written(Propose)
"""Options that many decisions offer."""

PASS = "pass"
YES, NO = "yes", "no"
AGREE, REFUSE, ACCEPT = "agree", "refuse", "accept"
DONE, RESERVE = "done", "reserve"
NOWHERE = "nowhere"
"""The option to act in no city, which leaves only foreign affairs and the reserve."""
DR_BOX = "dr-box"
EVENT_FIRST, EVENT_LAST = "event-first", "event-last"
DEBATE = "debate"
OPPOSE, NEUTRAL = "oppose", "neutral"
LEND = "lend"
INCREASE = "increase"
KEEP, REROLL = "keep", "reroll"
BOARD, STRESEMANN = "board", "stresemann"

# --- questions ----------------------------------------------------------------------------------
RelevantPane = Literal["map", "hand", "opinion", "tracks", "parliament", "parties"]
A = TypeVar("A", bound=Answer, default=Any)


class WeimarDecisionType(DecisionType[s.AnySubject, A]):
    """A kind of question and its section of the rulebook; effects give their own section.

    `pane`: the pane that shows what matters for the answer. `of_effect`: an effect asks, so the
    question begins with the card or table that the effect comes from. `help`: the handbook page, if
    its name differs from the question's. `safe_default`: the answer that spends nothing, if it
    is not the first; pressing Enter at once picks it.
    """

    def __init__(
        self,
        kind: str,
        section: str,
        answers: Answers[A],
        pane: RelevantPane = "map",
        *,
        of_effect: bool = False,
        help: str = "",
        safe_default: str = "",
        irreversible: bool = False,
        dialog: str = "",
        subject: type[s.WeimarSubject] = s.WeimarSubject,
    ) -> None:
        super().__init__(kind, subject, answers, irreversible=irreversible, dialog=dialog)
        self.section = section
        self.pane: RelevantPane = pane
        self.of_effect = of_effect
        self.help = help or kind
        self.safe_default = safe_default


def _of_effect(
    kind: str,
    section: str,
    answers: Answers[A],
    pane: RelevantPane = "map",
    *,
    irreversible: bool = False,
    safe_default: str = "",
    dialog: str = "",
    subject: type[s.WeimarSubject] = s.OfCard,
) -> WeimarDecisionType[A]:
    return WeimarDecisionType(
        kind,
        section,
        answers,
        pane,
        of_effect=True,
        safe_default=safe_default,
        irreversible=irreversible,
        dialog=dialog,
        subject=subject,
    )


NAMED, CARD, PLAY = one_of(Named), one_of(Card), one_of(PlayCard)
ISSUE, SOCIETY, CANDIDATE = one_of(Issue), one_of(Society), one_of(Candidate)

# the round (rulebook 4)
PLACE_BASE = WeimarDecisionType("place-base", "2", NAMED, subject=s.FirstBases)
FIRST_PLAYER = WeimarDecisionType("first-player", "4.2", NAMED)
AGENDA = WeimarDecisionType("agenda", "4.2", CARD, dialog="agenda", subject=s.OfRound)
PLAY_BEFORE = WeimarDecisionType("play-before", "4.2", PLAY.or_word(PASS), "hand")
PLAY_CARD = WeimarDecisionType("play-card", "4.3", PLAY, "hand")
EVENT_ORDER = WeimarDecisionType(
    "event-order", "4.3", one_word(EVENT_FIRST, EVENT_LAST), subject=s.UseOfCard
)
PRESIDENT_DEBATE = WeimarDecisionType(
    "president-debate", "5.14", one_word(DEBATE, PASS), dialog="plain", subject=s.OfCard
)
ACTION_CITY = WeimarDecisionType("action-city", "4.3", NAMED.or_word(NOWHERE), subject=s.Actions)
ACTION = WeimarDecisionType(
    "action",
    "4.3",
    one_of(Act, Fight, Negotiate, TakeControl, Mobilize).or_word(RESERVE, DONE),
    safe_default=DONE,
    subject=s.Actions,
)
NAME_WINNER = WeimarDecisionType("name-winner", "4", NAMED, dialog="plain", subject=s.TiedEnding)

# attempts (rulebook 5.5)
REACT = WeimarDecisionType(
    "react",
    "4.3",
    one_of(Politician).or_word(BOARD, STRESEMANN, PASS),
    safe_default=PASS,
    help="reaction",
    dialog="reaction",
    subject=s.Trigger,
)
INCREASE_RESULT = WeimarDecisionType(
    "increase", "5.5", one_word(INCREASE, PASS), safe_default=PASS, dialog="boost", subject=s.Roll
)
MOVE_POLICE = WeimarDecisionType(
    "move-police", "5.6", one_of(Police).or_word(PASS), subject=s.InCity
)
OPPOSE_COUP = WeimarDecisionType(
    "oppose-coup", "5.10", one_word(OPPOSE, NEUTRAL), dialog="oppose-coup", subject=s.Coup
)
LEND_REICHSWEHR = WeimarDecisionType(
    "lend-reichswehr", "5.9", one_word(LEND, REFUSE), dialog="oppose-coup", subject=s.Coup
)

# effects
CHOOSE_OPTION = _of_effect("choose-option", "", one_of(OptionOfEffect), subject=s.Choices)
MAY = _of_effect("may", "", one_word(YES, NO), subject=s.OfEffect)
PAY = _of_effect("pay", "", one_word(YES, NO), safe_default=NO, subject=s.OfEffect)
PLEDGE = _of_effect("pledge", "", one_of(Pledge), "parties", dialog="plain", subject=s.Pledged)
NAME_OPPONENT = _of_effect("name-opponent", "", NAMED, subject=s.NamedParty)
BREAK_TIE = _of_effect("break-tie", "4", NAMED, subject=s.NamedParty)
CHOOSE_CITY = _of_effect("choose-city", "", NAMED.or_word(DR_BOX), subject=s.Target)
FULL_CITY = _of_effect("full-city", "5.6", NAMED, dialog="full-city", subject=s.ActInCity)
FIGHT_TARGET = _of_effect("fight-target", "5.9", NAMED, subject=s.Roll)
NEGOTIATE = _of_effect("negotiate", "5.8", CARD, "tracks", subject=s.Roll)
CHOOSE_UNIT = _of_effect("choose-unit", "5.9", one_of(HitUnit).or_word(PASS), subject=s.Target)
MOVE_UNIT = _of_effect("move-unit", "5.9", one_of(MoveUnit).or_word(PASS), subject=s.Moves)
MOVE_TO = _of_effect("move-to", "5.9", NAMED, subject=s.UnitOnMove)
REDEPLOY_UNIT = _of_effect("redeploy-unit", "5.9", one_of(Unit).or_word(PASS), subject=s.Moves)
CHOOSE_ISSUE = _of_effect("choose-issue", "5.3", ISSUE, "opinion", subject=s.IssueTo)
CHOOSE_SOCIETY = _of_effect("choose-society", "5.2", SOCIETY, "tracks", subject=s.WeimarSubject)
REMOVE_SOCIETY = _of_effect("remove-society", "5.2", SOCIETY, "tracks", subject=s.WeimarSubject)
PLACE_FLAG = _of_effect("place-flag", "5.8", NAMED, "tracks", subject=s.WeimarSubject)
REMOVE_FLAG = _of_effect("remove-flag", "5.8", NAMED, "tracks", subject=s.WeimarSubject)
MINOR_PARTY = _of_effect(
    "minor-party", "5.13", NAMED, "parties", dialog="plain", subject=s.OfMinorParty
)
DISCARD = _of_effect("discard", "", CARD, "hand", irreversible=True, dialog="plain")
MOVE_ISSUE = WeimarDecisionType(
    "debate", "4.3", one_of(MoveIssue).or_word(PASS), "opinion", subject=s.DebateSteps
)
GIVE_UP_BASE = WeimarDecisionType("give-up-base", "5.12", NAMED, irreversible=True, dialog="plain")
STRIKE_ON_PRUSSIA = WeimarDecisionType(
    "strike-on-prussia", "6.1", one_word(ACCEPT, REFUSE), dialog="plain"
)

# politics (rulebook 4.4)
MAJORITY_TIE = WeimarDecisionType(
    "majority-tie", "4.4", NAMED, "opinion", dialog="plain", subject=s.MajorityPlace
)
ORDER_ISSUES = WeimarDecisionType("order-issues", "4.4", ISSUE, "opinion")
RESOLVE_ISSUE = WeimarDecisionType(
    "resolve-issue", "4.4", one_of(OptionOfIssue), "opinion", subject=s.OfIssue
)
PROPOSE_ISSUE = WeimarDecisionType(
    "propose-issue",
    "4.4",
    one_of(Propose, Control).or_word(PASS),
    "opinion",
    help="divided-issue",
    dialog="divided-issue",
    subject=s.DividedIssue,
)
ANSWER_PROPOSAL = WeimarDecisionType(
    "answer-proposal",
    "4.4",
    one_word(AGREE, REFUSE),
    "opinion",
    help="divided-issue",
    dialog="divided-issue",
    subject=s.Proposal,
)
ABSOLUTE_MAJORITY = WeimarDecisionType(
    "absolute-majority", "4.4", NAMED, "parliament", help="coalition", dialog="coalition"
)
ORDER_COALITIONS = WeimarDecisionType(
    "order-coalitions",
    "4.4",
    one_of(Coalition),
    "parliament",
    help="coalition",
    dialog="coalition",
    subject=s.CoalitionSize,
)
JOIN_COALITION = WeimarDecisionType(
    "join-coalition",
    "4.4",
    one_word(AGREE, REFUSE),
    "parliament",
    help="coalition",
    dialog="coalition",
    subject=s.OfCoalition,
)
NAME_CHANCELLOR = WeimarDecisionType(
    "name-chancellor", "4.4", NAMED, "parliament", help="coalition", dialog="coalition"
)

# votes (rulebook 6.1)
VOTE_AGAIN = WeimarDecisionType(
    "vote-again", "6.1", one_word(KEEP, REROLL), dialog="vote", subject=s.Vote
)
NAME_FINALIST = WeimarDecisionType("name-finalist", "6.1", CANDIDATE, dialog="vote", subject=s.Vote)
ORDER_VOTING = WeimarDecisionType("order-voting", "6.1", NAMED, dialog="vote", subject=s.Vote)
CAST_VOTE = WeimarDecisionType(
    "cast-vote", "6.1", CANDIDATE.or_word(YES, NO), dialog="vote", subject=s.Vote
)
BREAK_VOTE_TIE = WeimarDecisionType(
    "break-vote-tie", "6.1", CANDIDATE.or_word(YES, NO), dialog="vote", subject=s.Vote
)

DECISION_TYPES: Mapping[str, WeimarDecisionType] = by_kind(WeimarDecisionType, globals())
"""All kinds of question by id."""
