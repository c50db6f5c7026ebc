"""Events of attempts and rolls, and of government and votes."""

from __future__ import annotations

from weimar_tui.kernel.events import Event


# --- attempts and rolls -------------------------------------------------------------------------
class AttemptAnnounced(Event, frozen=True, tag="attempt-announced"):
    party: str
    action: str
    dice: int
    city: str = ""
    target: str = ""


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
    """`purpose`: an action, crisis, vote or city; `result` after all modifications."""

    party: str
    purpose: str
    dice: tuple[int, ...]
    result: int
    city: str = ""


class RollRepeated(Event, frozen=True, tag="roll-repeated"):
    by: str
    card: str


class AttemptFailed(Event, frozen=True, tag="attempt-failed"):
    """Cancelled, or out of dice: no table effect."""

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

    `reason`: in the solo scenario lost-power, lost-threats, limping, solid, strong, outstanding.
    """

    ending: str
    winners: tuple[str, ...]
    enablers: tuple[str, ...] = ()
    reason: str = ""
