"""Words events: one sentence for each, from its fields."""

from __future__ import annotations

from typing import Any

from weimar_tui.games.weimar.rules.components import Components
from weimar_tui.games.weimar.rules.events import GameEnded
from weimar_tui.games.weimar.rules.position import HIDDEN
from weimar_tui.games.weimar.words.names import Names
from weimar_tui.kernel.events import Event
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.worded import EventsOfGame

_PARTIES = ("winners", "enablers", "parties")


class EventWords(EventsOfGame):
    """Words events in one language."""

    def __init__(self, catalogue: Catalogue, components: Components, names: Names) -> None:
        super().__init__(catalogue)
        self._components = components
        self._names = names

    def event(self, event: Event) -> str:
        """What happened, as one line; a scenario for one ends in its own words."""
        if isinstance(event, GameEnded) and event.reason:
            return self._catalogue.text(f"outcome-{event.reason}")
        return super().event(event)

    def _field(self, field: str, value: Any, arguments: dict[str, Any]) -> None:
        super()._field(field, value, arguments)
        match value:
            case int() if field == "amount":
                arguments["count"] = abs(value)
                arguments["sign"] = "gain" if value >= 0 else "lose"
                arguments["signed"] = f"{value:+}"
            case tuple():
                arguments[field] = self._several(field, value)
                arguments["known"] = "no" if HIDDEN in value or not value else "yes"

    def _several(self, field: str, values: tuple[Any, ...]) -> str:
        join = self._catalogue.join
        if field in _PARTIES:
            return join("and", (self._names.word("party", party) for party in values))
        if field == "cards" and HIDDEN not in values:
            return join("commas", (self._names.card(card) for card in values))
        return join("commas", map(str, values))

    def _extras(self, event: Event, arguments: dict[str, Any]) -> None:
        match event.__struct_config__.tag:
            case "round-started":
                years = self._components.tables.round_years
                arguments["years"] = years[arguments["round"] - 1]
            case "base-removed":
                by = arguments["by"]
                arguments["other"] = "yes" if by and by != arguments["party"] else "no"
            case "vp-changed":
                arguments["sourced"] = "yes" if arguments["source"] else "no"
            case "issue-majority":
                arguments["wins"] /= 2
            case "proposal-made":
                minor = arguments["issue"] in self._components.minor_parties
                arguments["minor"] = "yes" if minor else "no"
            case "unit-moved":
                arguments["moved_by"] = "somebody" if arguments["party"] else "nobody"
            case "attempt-announced":
                action, target = arguments["action"], arguments["target"]
                targeted = target and action in ("fight", "counter-coup")
                arguments["targeted"] = "yes" if targeted else "no"
            case "reacted":
                arguments["carded"] = "yes" if arguments["card"] else "no"
            case "attempt-failed":
                arguments["located"] = "yes" if arguments["city"] else "no"
