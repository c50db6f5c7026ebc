"""Words events: one sentence for each, from its fields."""

from __future__ import annotations

from collections.abc import Iterable

from weimar_tui.kernel.events import Event
from weimar_tui.kernel.visibility import HIDDEN
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.message_parts import EventsOfGame

from ..rules import coup_events as ce, events as e
from ..rules.component_data import OFFICES, ComponentData
from ..rules.decision_types import POLICE
from ..rules.notes import NONE, Notes
from ..rules.position import JUNTA, PRESIDENT, Offer
from ..rules.vocabulary import Burgle
from .names import Names
from .offers import OfferWords

"""The secret police, when the means of an attempt is not a card."""

Pairs = Iterable[tuple[str, object]]


class EventWords(EventsOfGame[Names]):
    """Words events in one language."""

    def __init__(
        self, catalogue: Catalogue, data: ComponentData, names: Names, offers: OfferWords
    ) -> None:
        super().__init__(catalogue, names)
        self._cards = data.cards
        self._offers = offers

    def _field(self, field: str, value: object, arguments: dict[str, object]) -> None:
        super()._field(field, value, arguments)
        match value:
            case bool():
                pass
            case int():
                arguments[f"{field}-known"] = "no" if value < 0 else "yes"
            case str():
                arguments[f"{field}-known"] = "no" if value in ("", HIDDEN) else "yes"
            case Notes():
                arguments[field] = self._names.notes(value)
                arguments[f"{field}-known"] = "no" if value == NONE else "yes"
            case Offer():
                arguments |= {"offer": self._offers.offer(value), "by": value.by, "to": value.to}

    def _extras(  # noqa: C901 (a case an event)
        self, event: Event, arguments: dict[str, object]
    ) -> None:
        join = self._catalogue.join
        families = self._names.family
        match event:
            case e.CardsDrawn(cards=cards):
                known = bool(cards) and HIDDEN not in cards
                arguments["cards-known"] = "yes" if known else "no"
                arguments["cards"] = join("commas", map(self._names.card, cards)) if known else ""
            case e.CardPlayed(target=target):
                arguments["targeted"] = "yes" if target else "no"
            case e.Nominated(by=by, family=family):
                arguments["self"] = "yes" if by == family else "no"
            case e.BallotBegan(candidates=candidates):
                arguments["candidates"] = join("and", map(families, candidates))
            case e.BallotTied(families=tied):
                arguments["families"] = join("and", map(families, tied))
            case e.BudgetAnnounced(sums=sums):
                arguments["sums"] = self._pairs("pair-sum", sums)
            case e.VoteCast(items=items):
                arguments["items"] = join("commas", map(self.item, items))
            case e.PlacesRevealed(places=places):
                arguments["places"] = self._pairs("pair-place", places)
            case e.AttemptAnnounced(means=means) | e.AttemptFailed(means=means):
                arguments["means-name"] = self.means(means)
                if means != POLICE and any(
                    isinstance(word, Burgle) for word in self._cards[means].effect
                ):
                    arguments["means"] = "burglars"
            case ce.CoupPhaseEnded(centres=centres) | ce.CoupDecided(centres=centres):
                held = [side for _, side in centres]
                arguments |= {side: held.count(side) for side in (JUNTA, PRESIDENT)}
            case ce.UnitsMoved(units=units) | ce.UnitsTransferred(units=units):
                unit_texts = (self._names.units(unit, number) for unit, number in units)
                arguments["units"] = join("and", unit_texts)
            case ce.Bribed(dice=dice) | ce.ShellFired(dice=dice) | ce.SalvoFired(dice=dice):
                arguments["dice"] = join("commas", map(str, dice))
            case ce.FightBegan(targets=targets):
                arguments["targets"] = self._pairs("pair-target", targets)
            case ce.JuntaVoted(votes=votes):
                arguments["votes"] = self._pairs("pair-vote", votes)
            case e.OfferAnswered():
                arguments["reason-text"] = why = self._offers.reason(event)
                arguments["reason-known"] = "yes" if why else "no"
            case e.PromisesJudged(promises=promises):
                arguments["promises"] = self._offers.promises(promises)
            case e.GameEnded(accounts=accounts):
                arguments["accounts"] = self._pairs("pair-sum", accounts)

    def means(self, means: str) -> str:
        """The means of an attempt: a card, or the secret police."""
        if means == POLICE:
            return self._catalogue.text("means-police")
        return self._names.card(means)

    def item(self, item: str) -> str:
        """The source of votes: an office, a card, the family itself, votes gained by a card."""
        if item in (*OFFICES, PRESIDENT):
            return self._names.word("office", item, "name")
        if self._catalogue.has(f"item-{item}"):
            return self._catalogue.text(f"item-{item}")
        return self._names.card(item)

    def _pairs(self, message: str, pairs: Pairs) -> str:
        """Families with a value each: `Bravo 2, Cortina 0`."""
        texts = (self._catalogue.text(message, family=one, other=other) for one, other in pairs)
        return self._catalogue.join("commas", texts)
