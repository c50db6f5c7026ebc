"""How the chronicle tells a game of Junta: headings, and figures such as accounts and votes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from weimar_tui.kernel.events import Event
from weimar_tui.replay.narration import (
    Chart,
    Luck,
    NarratedAct,
    Narration,
    Series,
    Summary,
    of_seats,
)
from weimar_tui.text.messages import GameMessages

from ..rules import coup_events as ce, events as e, vocabulary as v
from ..rules.coup.fights import HIT
from ..rules.families import is_out
from ..rules.loading import load_components
from ..rules.position import FAMILIES, JuntaPosition
from ..scene import is_whole
from ..words.wording import JuntaMessages
from .chronicle import acts_of
from .outcome import explained
from .results import last_results

_HEADINGS = (e.RoundBegan, e.GameEnded, e.PhaseBegan, ce.CoupPhaseBegan)
_CHOICES = (
    e.VoteCast,
    e.CardPlayed,
    e.BudgetForced,
    e.ForceDeclined,
    ce.Bribed,
    ce.FightBegan,
    ce.SideTaken,
    ce.ShotByFiringSquad,
    ce.Spared,
)
_SILENT = (e.Ready, e.WindowOpened)
"""Events that the players at the table notice without the chronicle."""

_ONE_VOTE = (v.Votes(1),)
_OWNERS = ("family", "by")
_LETTERS = {seat: (seat[0].upper(), seat) for seat in FAMILIES}
"""The letter and the colour of each family's curve."""
_OF_EACH = [
    f"{figure}_{seat}"
    for figure in ("account", "pocket", "votes", "offices", "state")
    for seat in FAMILIES
]


class Figures(Struct, frozen=True):
    """Figures at one moment. Whatever the view hides is missing from the dicts.

    `votes` are those of offices and of visible influence; `units` those of the Rebels.
    """

    accounts: dict[str, int]
    pockets: dict[str, int]
    votes: dict[str, int]
    offices: dict[str, tuple[str, ...]]
    states: dict[str, str]
    president: str
    budget: str
    excuse: bool
    rebels: int
    units: int
    coup_phase: int


class JuntaNarration(Narration[JuntaPosition, Figures]):
    """Rounds are headings above phases, and a coup's phases above its events in the streets."""

    chapters = (e.RoundBegan, e.GameEnded)
    heads = (e.PhaseBegan, e.ElectionBegan, ce.CoupBegan, ce.CoupPhaseBegan)
    alarms = (ce.CoupBegan, e.Murdered, ce.ShotByFiringSquad, e.ReturnerShot, e.GameEnded)
    charts = (
        of_seats("accounts", _LETTERS, lambda figures, seat: figures.accounts.get(seat)),
        of_seats("pockets", _LETTERS, lambda figures, seat: figures.pockets.get(seat)),
        of_seats("votes", _LETTERS, lambda figures, seat: figures.votes.get(seat)),
        Chart(
            "coups",
            (
                Series("R", "danger", "rebels", lambda figures: figures.rebels),
                Series("U", "title", "rebel-units", lambda figures: figures.units),
            ),
        ),
    )
    has_luck = True
    columns = (
        "president",
        "budget",
        "excuse",
        "coup_phase",
        "rebels",
        "rebel_units",
        *_OF_EACH,
    )

    # --- lines ----------------------------------------------------------------------------------
    def tells_choice(self, event: Event) -> bool:
        """Something a family did in front of everyone."""
        refused = isinstance(event, e.OfferAnswered) and bool(event.reason)
        return refused or isinstance(event, _CHOICES)

    def owner(self, event: Event) -> str:
        """The family that acts; a private talk belongs to both."""
        match event:
            case e.Spoke():
                return ""
            case e.OfferMade(offer=offer):
                return offer.by
        for field in _OWNERS:
            owner = getattr(event, field, "")
            if owner in FAMILIES:
                return str(owner)
        return ""

    def seats(self, event: Event, seats: Sequence[str]) -> frozenset[str]:
        """The families an event names; for an offer, both sides."""
        named = super().seats(event, seats)
        match event:
            case e.OfferMade(offer=offer) | e.OfferAnswered(offer=offer):
                named |= {offer.by, offer.to} & set(seats)
            case e.PlacesRevealed() | e.BudgetAnnounced() | e.GameEnded():
                named = frozenset(seats)
            case e.PromisesJudged(promises=promises):
                named |= {seat for one in promises for seat in (one.by, one.to)} & set(seats)
        return named

    def is_in_question(self, event: Event, seat: str) -> bool:
        """Why the player's own offer was refused."""
        return (
            isinstance(event, e.OfferAnswered)
            and event.answer == "refused"
            and event.offer.by == seat
        )

    def is_repeat(self, before: Event | None, event: Event) -> bool:
        """Two families are still speaking."""
        if isinstance(event, e.Spoke) and isinstance(before, e.Spoke):
            return {event.by, event.to} == {before.by, before.to}
        return False

    def is_silent(self, event: Event) -> bool:
        """Families that are ready or add no vote, and the start of a window."""
        if isinstance(event, e.Abstained):
            return event.round > 1
        return isinstance(event, _SILENT)

    def acts(self, events: Sequence[Event], words: GameMessages) -> Sequence[NarratedAct]:
        """A roll or a fight with its effects is one line; moves of cards are minor."""
        if not isinstance(words, JuntaMessages):
            return super().acts(events, words)
        return acts_of(events, words)

    def roll_lines(
        self, words: GameMessages, events: Sequence[Event], place: int, seat: str | None
    ) -> Sequence[str]:
        """What the faces of the dice do."""
        return explained(events, place, words, seat) if isinstance(words, JuntaMessages) else ()

    def summary_page(
        self, words: GameMessages, events: Sequence[Event], view: JuntaPosition, since: int = 0
    ) -> Summary | None:
        """What you did at the bank, or what a coup has changed."""
        if not isinstance(words, JuntaMessages):
            return None
        return last_results(words, events, view, since)

    # --- headings -------------------------------------------------------------------------------
    def chapter(self, event: Event) -> int:
        """The round that the event starts."""
        return event.round if isinstance(event, e.RoundBegan) else 0

    def phase(self, event: Event) -> str:
        """The phase that the event starts."""
        if isinstance(event, e.RoundBegan):
            return "draw"
        return event.phase if isinstance(event, e.PhaseBegan) else ""

    def opening_phase(self, position: JuntaPosition) -> str:
        """The current phase; the first round begins with an election."""
        return position.phase

    def is_heading(self, event: Event) -> bool:
        """Rounds, phases, and the phases of a coup."""
        return isinstance(event, _HEADINGS)

    # --- dice -----------------------------------------------------------------------------------
    def luck(self, event: Event) -> tuple[str, Luck] | None:
        """The hits of a party's fire, by units, gunboat or from the air."""
        if not isinstance(event, ce.SalvoFired | ce.ShellFired) or not event.family:
            return None
        number = len(event.dice)
        return event.family, Luck(1, number, event.dice.count(HIT), number / v.FACES)

    # --- figures --------------------------------------------------------------------------------
    def figures(self, position: JuntaPosition) -> Figures:
        """Accounts and pockets as far as the position shows them; votes, offices, Rebels."""
        families = position.families
        coup = position.coup
        rebels = coup.rebels if coup is not None else ()
        whole = is_whole(position)
        known = [seat for seat in families if whole or seat == position.viewer]
        return Figures(
            accounts={seat: families[seat].account.total for seat in known},
            pockets={seat: families[seat].pocket.total for seat in known},
            votes={seat: _votes(position, seat) for seat in families},
            offices={seat: _offices(position, seat) for seat in families},
            states={seat: family.state for seat, family in families.items()},
            president=position.president,
            budget=position.budget,
            excuse=position.excuse,
            rebels=len(rebels),
            units=sum(
                stack.number
                for stacks in position.areas.values()
                for stack in stacks
                if stack.by in rebels
            ),
            coup_phase=-1 if coup is None else coup.phase,
        )

    def row(self, figures: Figures) -> Sequence[object]:
        """The columns of a table; unknown values are empty, and so is `coup_phase`
        outside a coup."""
        return (
            figures.president,
            figures.budget,
            int(figures.excuse),
            "" if figures.coup_phase < 0 else figures.coup_phase,
            figures.rebels,
            figures.units,
            *(figures.accounts.get(seat, "") for seat in FAMILIES),
            *(figures.pockets.get(seat, "") for seat in FAMILIES),
            *(figures.votes.get(seat, "") for seat in FAMILIES),
            *("+".join(figures.offices.get(seat, ())) for seat in FAMILIES),
            *(figures.states.get(seat, "") for seat in FAMILIES),
        )

    def standing(
        self, words: Any, figures: Figures, seats: Sequence[str]
    ) -> Iterator[Sequence[str]]:
        """Accounts and pockets if known, votes and offices."""
        names = ("family", "account", "pocket", "votes", "offices")
        yield [words.replay(f"book-{name}") for name in names]
        for seat in seats:
            money = [str(known.get(seat, "?")) for known in (figures.accounts, figures.pockets)]
            offices = ", ".join(words.office_short(office) for office in figures.offices[seat])
            yield [words.seat(seat), *money, str(figures.votes[seat]), offices]


def _votes(position: JuntaPosition, seat: str) -> int:
    """Votes that everyone can count; a card missing from the built-in deck counts as one."""
    if is_out(position, seat):
        return 0
    worth, table = _worth(), position.families[seat].table
    offices = len(_offices(position, seat))
    return offices + sum(
        word.number
        for card in table
        for word in worth.get(card, _ONE_VOTE)
        if not word.partner or word.partner in table
    )


@cache
def _worth() -> Mapping[str, tuple[v.Votes, ...]]:
    """The votes of each card on the table, on its own and with its partner."""
    return {
        card.id: tuple(word for word in card.effect if isinstance(word, v.Votes))
        for card in load_components().cards.values()
    }


def _offices(position: JuntaPosition, seat: str) -> tuple[str, ...]:
    first = ("president",) if position.president == seat else ()
    return (*first, *position.families[seat].offices)
