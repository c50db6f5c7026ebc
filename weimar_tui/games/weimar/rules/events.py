"""Events of Weimar, each a tagged Struct; `words/` turns them into sentences.

`party` acts or is affected; `source` is a card, a table or a step.
"""

from __future__ import annotations

from weimar_tui.kernel.events import Event

from .position import HIDDEN


class RoundStarted(Event, frozen=True, tag="round-started"):
    round: int
    card: str


class PhaseStarted(Event, frozen=True, tag="phase-started"):
    """`phase`: republic, agenda, impulse, politics."""

    phase: str


class StepStarted(Event, frozen=True, tag="step-started"):
    """A numbered step of the politics phase, 1 to 8."""

    number: int


class FirstPlayerNamed(Event, frozen=True, tag="first-player"):
    party: str


# --- figures ------------------------------------------------------------------------------------
class BasePlaced(Event, frozen=True, tag="base-placed"):
    party: str
    city: str


class BaseRemoved(Event, frozen=True, tag="base-removed"):
    party: str
    city: str
    by: str = ""


class SeatsChanged(Event, frozen=True, tag="seats-changed"):
    party: str
    amount: int
    total: int
    source: str = ""


class VpChanged(Event, frozen=True, tag="vp-changed"):
    party: str
    amount: int
    total: int
    source: str = ""


class ReserveChanged(Event, frozen=True, tag="reserve-changed"):
    party: str
    amount: int
    total: int


class NsdapFigurePlaced(Event, frozen=True, tag="nsdap-figure-placed"):
    party: str
    space: int


class NsdapFigureStopped(Event, frozen=True, tag="nsdap-figure-stopped"):
    party: str


class ParliamentCut(Event, frozen=True, tag="parliament-cut"):
    total: int


# --- cards --------------------------------------------------------------------------------------
class CardsDrawn(Event, frozen=True, tag="cards-drawn"):
    """Only the party that drew sees the cards."""

    party: str
    deck: str
    cards: tuple[str, ...]

    def seen_by(self, seat: str | None) -> Event:
        if seat == self.party:
            return self
        return CardsDrawn(self.party, self.deck, (HIDDEN,) * len(self.cards))


class DeckShuffled(Event, frozen=True, tag="deck-shuffled"):
    deck: str


class SetAdded(Event, frozen=True, tag="set-added"):
    party: str
    set: str


class StageChanged(Event, frozen=True, tag="stage-changed"):
    """The timeline deck is rebuilt: colour `out` leaves and colour `into` enters."""

    out: str
    into: str


class AgendaRevealed(Event, frozen=True, tag="agenda-revealed"):
    party: str
    agenda: str


class CardPlayed(Event, frozen=True, tag="card-played"):
    """`use`: event, debate or actions. `before`: before the first impulse, as an agenda allows."""

    party: str
    card: str
    use: str
    before: bool = False


class CardEventStarted(Event, frozen=True, tag="card-event"):
    party: str
    card: str


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    party: str
    card: str


class CardRemoved(Event, frozen=True, tag="card-removed"):
    card: str


class CardLaidOpen(Event, frozen=True, tag="card-laid-open"):
    card: str


class BehaviourTurned(Event, frozen=True, tag="behaviour-turned"):
    """A card-run seat of the solo scenario turns up a behaviour card."""

    party: str
    card: str


class CardPlayForced(Event, frozen=True, tag="card-play-forced"):
    party: str


class NothingToDiscard(Event, frozen=True, tag="nothing-to-discard"):
    party: str
    politician: bool = False


class PresidentCardUsed(Event, frozen=True, tag="president-card-used"):
    party: str


class PresidentCardTurned(Event, frozen=True, tag="president-card-turned"):
    """The card becomes active again at the end of the round."""

    party: str


# --- opinion and society ------------------------------------------------------------------------
class IssuePlaced(Event, frozen=True, tag="issue-placed"):
    issue: str
    cell: str


class IssueMoved(Event, frozen=True, tag="issue-moved"):
    party: str
    issue: str
    origin: str
    cell: str


class IssueRemoved(Event, frozen=True, tag="issue-removed"):
    issue: str
    unwon: bool = False


class IssueResolved(Event, frozen=True, tag="issue-resolved"):
    party: str
    issue: str
    option: int


class IssueNotAgreed(Event, frozen=True, tag="issue-not-agreed"):
    issue: str


class ProposalMade(Event, frozen=True, tag="proposal-made"):
    """For a divided issue, `party` proposes that `actor` carries out `option`."""

    party: str
    issue: str
    option: int
    actor: str


class ProposalAnswered(Event, frozen=True, tag="proposal-answered"):
    party: str
    issue: str
    agreed: bool


class IssueMajorityWon(Event, frozen=True, tag="issue-majority"):
    """`wins` counts half wins (5 = 2.5 issues)."""

    party: str
    place: int
    wins: int
    value: int


class SocietyPlaced(Event, frozen=True, tag="society-placed"):
    marker: str


class SocietyRemoved(Event, frozen=True, tag="society-removed"):
    marker: str
    pushed_out: bool = False


class SocietyResolved(Event, frozen=True, tag="society-resolved"):
    marker: str


# --- threats, economy, foreign affairs ----------------------------------------------------------
class ThreatPlaced(Event, frozen=True, tag="threat-placed"):
    threat: str
    city: str


class ThreatRemoved(Event, frozen=True, tag="threat-removed"):
    threat: str
    city: str


class DrMarkerPlaced(Event, frozen=True, tag="dr-marker-placed"):
    threat: str
    total: int


class DrMarkerRemoved(Event, frozen=True, tag="dr-marker-removed"):
    threat: str
    total: int


class PartyThreatsTurned(Event, frozen=True, tag="party-threats-turned"):
    party: str
    active: bool


class EconomyMoved(Event, frozen=True, tag="economy-moved"):
    amount: int
    level: int


class EconomyHeld(Event, frozen=True, tag="economy-held"):
    """`power`: the active Councils and Regimes that the next level does not allow; -1: the track
    ends here."""

    level: int
    power: int = -1


class RentenmarkIntroduced(Event, frozen=True, tag="rentenmark-introduced"):
    pass


class FlagChanged(Event, frozen=True, tag="flag-changed"):
    nation: str
    amount: int
    total: int


class NegotiationOpened(Event, frozen=True, tag="negotiation-opened"):
    """A negotiation whose card has effects before every roll: they follow."""

    party: str
    card: str


class NegotiationEnded(Event, frozen=True, tag="negotiation-ended"):
    party: str
    card: str
    success: bool


class MinorPartyTaken(Event, frozen=True, tag="minor-party-taken"):
    minor: str
    party: str


class StresemannTurned(Event, frozen=True, tag="stresemann-turned"):
    """`side`: active, inactive or out."""

    side: str
    party: str = ""


class RuleLaid(Event, frozen=True, tag="rule-laid"):
    party: str
    modifier: str
    amount: int
    scope: str


class NsdapShieldRaised(Event, frozen=True, tag="nsdap-shield-raised"):
    pass


# --- units --------------------------------------------------------------------------------------
class UnitMoved(Event, frozen=True, tag="unit-moved"):
    """`origin`: a city, `supply` or `dissolved`."""

    party: str
    unit: str
    origin: str
    city: str


class UnitDissolved(Event, frozen=True, tag="unit-dissolved"):
    unit: str
    city: str


class UnitWithdrawn(Event, frozen=True, tag="unit-withdrawn"):
    unit: str
    city: str


class UnitFlipped(Event, frozen=True, tag="unit-flipped"):
    """`unit` is its new side."""

    unit: str
    city: str


class UnitsReinforced(Event, frozen=True, tag="units-reinforced"):
    unit: str
    number: int


# --- attempts and rolls -------------------------------------------------------------------------
class AttemptAnnounced(Event, frozen=True, tag="attempt-announced"):
    """`modifiers`: what changes the result from the start, each with its source.

    A source is a card or table, a threat in the city, `kpd` for a Fight against it, or `rule` for a
    lasting rule.
    """

    party: str
    action: str
    dice: int
    city: str = ""
    target: str = ""
    modifiers: tuple[tuple[str, int], ...] = ()


class CoupOpposed(Event, frozen=True, tag="coup-opposed"):
    party: str
    city: str
    opposed: bool


class ReichswehrLent(Event, frozen=True, tag="reichswehr-lent"):
    city: str
    lent: bool


class Reacted(Event, frozen=True, tag="reacted"):
    """`card` is empty for the Reaction of the party board."""

    party: str
    trigger: str
    card: str = ""
    city: str = ""


class ResultChanged(Event, frozen=True, tag="result-changed"):
    amount: int
    action: str


class DiceChanged(Event, frozen=True, tag="dice-changed"):
    amount: int
    action: str


class ResultBought(Event, frozen=True, tag="result-bought"):
    party: str
    action: str


class DiceRolled(Event, frozen=True, tag="dice-rolled"):
    """`purpose`: an action, crisis, vote or city; `result` includes all modifiers."""

    party: str
    purpose: str
    dice: tuple[int, ...]
    result: int
    city: str = ""


class RollRepeated(Event, frozen=True, tag="roll-repeated"):
    by: str
    card: str


class AttemptFailed(Event, frozen=True, tag="attempt-failed"):
    """The attempt was cancelled or had no dice left: no table effect."""

    party: str
    action: str
    city: str = ""


class RandomCityRolled(Event, frozen=True, tag="random-city"):
    dice: tuple[int, ...]
    city: str


# --- government and votes -----------------------------------------------------------------------
class ReservePledged(Event, frozen=True, tag="reserve-pledged"):
    party: str
    amount: int


class GovernmentDeclared(Event, frozen=True, tag="government-declared"):
    calm: int
    troubled: int


class CoalitionAnswered(Event, frozen=True, tag="coalition-answered"):
    party: str
    partner: str
    agreed: bool


class GovernmentFormed(Event, frozen=True, tag="government-formed"):
    """`form`: absolute-majority, coalition or minority."""

    parties: tuple[str, ...]
    chancellor: str
    form: str


class TieBroken(Event, frozen=True, tag="tie-broken"):
    chancellor: str
    party: str


class VotesCounted(Event, frozen=True, tag="votes-counted"):
    party: str
    votes: int


class SeatSpentOnReroll(Event, frozen=True, tag="seat-for-reroll"):
    party: str


class RunoffOpened(Event, frozen=True, tag="runoff-opened"):
    first: str
    second: str


class VoteCast(Event, frozen=True, tag="vote-cast"):
    party: str
    choice: str
    votes: int


class PresidentElected(Event, frozen=True, tag="president-elected"):
    party: str


class PetitionDecided(Event, frozen=True, tag="petition-decided"):
    """`answer`: yes or no."""

    answer: str


class PrussiaStruck(Event, frozen=True, tag="prussia-struck"):
    party: str
    accepted: bool


class GameEnded(Event, frozen=True, tag="game-ended"):
    """`ending`: republic-survived, overthrow-seats, overthrow-cities, nsdap or anarchy.

    `reason`, in the solo scenario: lost-power, lost-threats, limping, solid, strong, outstanding.
    """

    ending: str
    winners: tuple[str, ...]
    enablers: tuple[str, ...] = ()
    reason: str = ""
