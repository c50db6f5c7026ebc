"""Words events: one sentence for each, from its fields."""

from __future__ import annotations

from weimar_tui.kernel.events import Event
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.message_parts import EventsOfGame

from ..rules import events as e
from ..rules.component_data import ComponentData
from ..rules.economy import ALLOWED
from ..rules.events import AttemptAnnounced, AttemptFailed, Reacted
from ..rules.position import HIDDEN
from .names import Names, signed_in_text

_PARTIES = ("winners", "enablers", "parties")


class EventWords(EventsOfGame[Names]):
    """Words events in one language."""

    def __init__(self, catalogue: Catalogue, data: ComponentData, names: Names) -> None:
        super().__init__(catalogue, names)
        self._components = data

    def event(self, event: Event) -> str:
        """The event in one line; a solo scenario has endings in its own words."""
        if isinstance(event, e.GameEnded) and event.reason:
            return self._catalogue.text(f"outcome-{event.reason}")
        return super().event(event)

    def _field(self, field: str, value: object, arguments: dict[str, object]) -> None:
        super()._field(field, value, arguments)
        match value:
            case int() if field == "amount":
                arguments["count"] = abs(value)
                arguments["sign"] = "gain" if value >= 0 else "lose"
                arguments["signed"] = signed_in_text(value, self._catalogue.text)
            case tuple() if field == "modifiers":
                said = [self.modifier(source, amount) for source, amount in value]
                arguments[field] = self._catalogue.join("commas", said)
                arguments["modified"] = "yes" if said else "no"
            case tuple():
                arguments[field] = self._several(field, value)
                arguments["known"] = "no" if HIDDEN in value or not value else "yes"

    def modifier(self, source: str, amount: int) -> str:
        """A modifier of a result with its source, such as `+1 Poverty`."""
        text = self.modifier_source(source)
        signed = signed_in_text(amount, self._catalogue.text)
        return self._catalogue.text("modifier", signed=signed, text=text)

    def modifier_source(self, source: str) -> str:
        """What changes a result: a card, a table, a threat."""
        own = f"modifier-{source}"
        if self._catalogue.has(own):
            return self._catalogue.text(own)
        return self._catalogue.text("modifier-source", source=source)

    def _several(self, field: str, values: tuple[str, ...]) -> str:
        join = self._catalogue.join
        if field in _PARTIES:
            return join("and", (self._names.word("party", party) for party in values))
        if field == "cards" and HIDDEN not in values:
            return join("commas", (self._names.card(card) for card in values))
        return join("commas", map(str, values))

    def _extras(self, event: Event, arguments: dict[str, object]) -> None:
        match event:
            case e.RoundStarted(round=number):
                arguments["years"] = self._components.tables.round_years[number - 1]
            case e.BaseRemoved(party=party, by=by):
                arguments["other"] = "yes" if by and by != party else "no"
            case e.VpChanged(source=source):
                arguments["sourced"] = "yes" if source else "no"
            case e.IssueMajorityWon(wins=wins):
                arguments["wins"] = wins / 2
            case e.ProposalMade(issue=issue):
                minor = issue in self._components.minor_parties
                arguments["minor"] = "yes" if minor else "no"
            case e.UnitMoved(party=party):
                arguments["moved_by"] = "somebody" if party else "nobody"
            case AttemptAnnounced(action=action, target=target, dice=dice):
                arguments["dice"] = max(0, dice)  # opposing units can outnumber the dice
                targeted = target and action in ("fight", "counter-coup")
                arguments["targeted"] = "yes" if targeted else "no"
            case Reacted(card=card):
                arguments["carded"] = "yes" if card else "no"
            case e.EconomyHeld(level=level, power=power):
                arguments["ends"] = "yes" if power < 0 else "no"
                arguments["next"] = level + 1
                arguments["allowed"] = ALLOWED.get(level + 1, 0)
            case AttemptFailed(city=city):
                arguments["located"] = "yes" if city else "no"
