"""Events of Junta, each a tagged Struct; `words/` turns them into sentences.

`family` acts or is affected; `by` acts on another family; `to` receives. `seen_by` blanks what a
seat must not know: cards become `?`, sums and notes become empty.
"""

from __future__ import annotations

from msgspec.structs import replace

from weimar_tui.kernel.events import Event
from weimar_tui.kernel.visibility import HIDDEN

from .notes import NONE, Notes
from .position import Offer, Promise


class RoundBegan(Event, frozen=True, tag="round-began"):
    round: int


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    """`phase`: draw, offices, aid, budget, places, assassinations, bank, coup, end."""

    phase: str


# --- cards ---
class CardsDrawn(Event, frozen=True, tag="cards-drawn"):
    family: str
    cards: tuple[str, ...]

    def seen_by(self, seat: str | None) -> Event:
        if seat == self.family:
            return self
        return CardsDrawn(self.family, (HIDDEN,) * len(self.cards))


class DeckShuffled(Event, frozen=True, tag="deck-shuffled"):
    """The discards become the new deck."""


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    family: str
    card: str


class CardGiven(Event, frozen=True, tag="card-given"):
    by: str
    to: str
    card: str

    def seen_by(self, seat: str | None) -> Event:
        return self if seat in (self.by, self.to) else replace(self, card=HIDDEN)


class InfluenceLaid(Event, frozen=True, tag="influence-laid"):
    family: str
    card: str


class CardPlayed(Event, frozen=True, tag="card-played"):
    """`target`: the family it is played on, if any."""

    family: str
    card: str
    target: str = ""


class Donated(Event, frozen=True, tag="donated"):
    """Notes from the stack for a donation."""

    family: str
    notes: Notes = NONE

    def seen_by(self, seat: str | None) -> Event:
        return self if seat == self.family else Donated(self.family)


class AccountSeen(Event, frozen=True, tag="account-seen"):
    """A spy's look at the account of `of`. `total` is -1 for others: an account can be empty."""

    family: str
    of: str
    total: int = -1

    def seen_by(self, seat: str | None) -> Event:
        return self if seat == self.family else replace(self, total=-1)


class InfluenceDropped(Event, frozen=True, tag="influence-dropped"):
    family: str
    card: str


class InfluenceBorrowed(Event, frozen=True, tag="influence-borrowed"):
    family: str


class ExtraVotesGained(Event, frozen=True, tag="extra-votes"):
    family: str
    number: int


class MoneyPaidUnder(Event, frozen=True, tag="money-paid-under"):
    """Notes paid face up under the stack, and millions that rich friends paid instead."""

    family: str
    notes: Notes
    friends: int = 0


# --- offices and elections ---
class ElectionBegan(Event, frozen=True, tag="election-began"):
    """`why`: start, death, resignation, removal, refusal, vacancy, coup."""

    why: str


class Nominated(Event, frozen=True, tag="nominated"):
    by: str
    family: str


class BallotBegan(Event, frozen=True, tag="ballot-began"):
    number: int
    candidates: tuple[str, ...]


class BallotTied(Event, frozen=True, tag="ballot-tied"):
    families: tuple[str, ...]


class LotDrawn(Event, frozen=True, tag="lot-drawn"):
    family: str


class AllRedrawn(Event, frozen=True, tag="all-redrawn"):
    """After a tied first election everyone draws a new hand, and the host takes a note."""

    host: str


class Elected(Event, frozen=True, tag="elected"):
    family: str


class Refused(Event, frozen=True, tag="refused"):
    """The elected family does not want to be President."""

    family: str


class Resigned(Event, frozen=True, tag="resigned"):
    family: str


class Removed(Event, frozen=True, tag="removed"):
    """The Chamber has removed the President."""

    family: str


class PresidencyVacant(Event, frozen=True, tag="presidency-vacant"):
    """No candidates are left in the election."""


class PocketHandedOver(Event, frozen=True, tag="pocket-handed-over"):
    """After a resignation, the whole pocket goes to the new President."""

    by: str
    to: str
    notes: Notes = NONE

    def seen_by(self, seat: str | None) -> Event:
        return self if seat in (self.by, self.to) else replace(self, notes=NONE)


class OfficeGiven(Event, frozen=True, tag="office-given"):
    family: str
    office: str


class BrotherInLawChosen(Event, frozen=True, tag="brother-in-law-chosen"):
    """The President acts for this office of a family that is out."""

    family: str
    office: str


# --- votes and budget ---
class AidDrawn(Event, frozen=True, tag="aid-drawn"):
    family: str
    number: int
    notes: Notes = NONE

    def seen_by(self, seat: str | None) -> Event:
        return self if seat == self.family else replace(self, notes=NONE)


class BudgetAnnounced(Event, frozen=True, tag="budget-announced"):
    """Millions announced for each family."""

    by: str
    sums: tuple[tuple[str, int], ...]


class VoteBegan(Event, frozen=True, tag="vote-began"):
    """`about`: budget, alternative, competence."""

    about: str
    by: str


class VoteCast(Event, frozen=True, tag="vote-cast"):
    """In a vote (`side` yes or no) or an election (`side` a family).

    `items` are the offices, influence and vote cards used, `votes` their total.
    """

    about: str
    family: str
    side: str
    items: tuple[str, ...]
    votes: int


class Abstained(Event, frozen=True, tag="abstained"):
    family: str
    round: int


class SecondRoundLeftOut(Event, frozen=True, tag="second-round-left-out"):
    card: str


class VotesVoided(Event, frozen=True, tag="votes-voided"):
    family: str


class VoteEnded(Event, frozen=True, tag="vote-ended"):
    about: str
    yes: int
    no: int


class TieBroken(Event, frozen=True, tag="tie-broken"):
    family: str
    side: str


class BudgetCarried(Event, frozen=True, tag="budget-carried"):
    by: str


class BudgetRejected(Event, frozen=True, tag="budget-rejected"):
    by: str


class BudgetForced(Event, frozen=True, tag="budget-forced"):
    """`family` has sent the police into the Chamber."""

    family: str


class ForceDeclined(Event, frozen=True, tag="force-declined"):
    family: str


class NotesHandedOver(Event, frozen=True, tag="notes-handed-over"):
    """The aid, except for one note, goes to the author of an alternative budget."""

    by: str
    to: str
    number: int
    notes: Notes = NONE

    def seen_by(self, seat: str | None) -> Event:
        return self if seat in (self.by, self.to) else replace(self, notes=NONE)


class EnvelopePaid(Event, frozen=True, tag="envelope-paid"):
    by: str
    to: str
    notes: Notes = NONE

    def seen_by(self, seat: str | None) -> Event:
        return self if seat in (self.by, self.to) else replace(self, notes=NONE)


class AidKept(Event, frozen=True, tag="aid-kept"):
    """Nothing is paid."""

    family: str


# --- places, attempts, bank ---
class WentIntoExile(Event, frozen=True, tag="went-into-exile"):
    family: str
    area: str


class PlacesRevealed(Event, frozen=True, tag="places-revealed"):
    places: tuple[tuple[str, str], ...]


class AttemptAnnounced(Event, frozen=True, tag="attempt-announced"):
    """`means`: a card or `police`."""

    by: str
    victim: str
    place: str
    means: str


class AttemptFailed(Event, frozen=True, tag="attempt-failed"):
    """`reason`: dead, place, die, volunteer, home (burglars found somebody), shield."""

    by: str
    victim: str
    means: str
    reason: str


class DieRolled(Event, frozen=True, tag="die-rolled"):
    """A die for a card."""

    family: str
    card: str
    face: int


class ShieldUsed(Event, frozen=True, tag="shield-used"):
    family: str
    card: str


class Murdered(Event, frozen=True, tag="murdered"):
    family: str
    by: str


class DiedByOwnCard(Event, frozen=True, tag="died-by-own-card"):
    family: str
    card: str


class LootTaken(Event, frozen=True, tag="loot-taken"):
    """The pocket of the dead; after a firing squad, it goes to the President. `cards`
    are discarded."""

    by: str
    family: str
    notes: Notes = NONE
    cards: tuple[str, ...] = ()

    def seen_by(self, seat: str | None) -> Event:
        return self if seat in (self.by, self.family) else replace(self, notes=NONE)


class LootLost(Event, frozen=True, tag="loot-lost"):
    """The pocket of the dead goes under the stack. `cards` are discarded."""

    family: str
    notes: Notes
    cards: tuple[str, ...] = ()


class Burgled(Event, frozen=True, tag="burgled"):
    by: str
    family: str
    notes: Notes = NONE

    def seen_by(self, seat: str | None) -> Event:
        return self if seat in (self.by, self.family) else replace(self, notes=NONE)


class BankMarkerTurned(Event, frozen=True, tag="bank-marker-turned"):
    safe: bool


class BankClosed(Event, frozen=True, tag="bank-closed"):
    """`reason`: rejected, holiday."""

    reason: str


class LunchBreak(Event, frozen=True, tag="lunch-break"):
    """The bank opens after the coup."""


class BankVisited(Event, frozen=True, tag="bank-visited"):
    """Deposits and withdrawals; others only see that the family was there."""

    family: str
    deposited: Notes = NONE
    withdrawn: Notes = NONE

    def seen_by(self, seat: str | None) -> Event:
        return self if seat == self.family else BankVisited(self.family)


class Returned(Event, frozen=True, tag="returned"):
    """A return from exile."""

    family: str


class ReturnerShot(Event, frozen=True, tag="returner-shot"):
    family: str
    by: str


# --- talk ---
class WindowOpened(Event, frozen=True, tag="window-opened"):
    """A time to talk: offices, election, budget, places, coup, phase."""

    about: str


class Ready(Event, frozen=True, tag="ready"):
    """A family has nothing more to say in this window."""

    family: str


class Spoke(Event, frozen=True, tag="spoke"):
    """Two families have spoken in private; this is all that others see of offers and answers."""

    by: str
    to: str


class OfferMade(Event, frozen=True, tag="offer-made"):
    offer: Offer

    def seen_by(self, seat: str | None) -> Event:
        offer = self.offer
        if offer.public or seat in (offer.by, offer.to):
            return self if seat == offer.by else OfferMade(replace(offer, notes=NONE))
        return Spoke(offer.by, offer.to)


class OfferAnswered(Event, frozen=True, tag="offer-answered"):
    """`answer`: accepted, refused, lapsed; `reason` why it was refused, or lapsed."""

    offer: Offer
    family: str
    answer: str
    reason: str = ""

    def seen_by(self, seat: str | None) -> Event:
        offer = self.offer
        if offer.public or seat in (offer.by, self.family):
            return self if seat == offer.by else replace(self, offer=replace(offer, notes=NONE))
        return Spoke(self.family, offer.by)


class Paid(Event, frozen=True, tag="paid"):
    """Notes given away; others do not see which."""

    by: str
    to: str
    notes: Notes = NONE

    def seen_by(self, seat: str | None) -> Event:
        return self if seat in (self.by, self.to) else replace(self, notes=NONE)


class PromisesJudged(Event, frozen=True, tag="promises-judged"):
    """Promises kept, broken or void at this moment; announced even if there are none."""

    promises: tuple[Promise, ...]

    def seen_by(self, seat: str | None) -> Event:
        known = tuple(p for p in self.promises if p.public or seat in (p.by, p.to))
        return PromisesJudged(known)


class GameEnded(Event, frozen=True, tag="game-ended"):
    """Accounts, opened from the poorest to the richest, and the pockets that are lost."""

    ending: str
    accounts: tuple[tuple[str, int], ...]
    pockets: tuple[tuple[str, int], ...]
