"""Words events: one message `event-<tag>` each, whose arguments are the event's fields."""

from __future__ import annotations

from collections.abc import Mapping

from weimar_tui.kernel.events import Event
from weimar_tui.kernel.visibility import HIDDEN
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.message_parts import EventsOfGame

from ..rules import events as e
from ..rules.component_data import ComponentData
from ..rules.decade_end.hold_standard import NO_LIMIT
from ..rules.names import SIDE_OF, WEST
from .effects import EffectWords
from .names import PROTEST_WORDS, Names
from .sources import Sources, signed


class EventWords(EventsOfGame[Names]):
    """Words events in one language."""

    def __init__(
        self,
        catalogue: Catalogue,
        data: ComponentData,
        names: Names,
        sources: Sources,
        effects: EffectWords,
    ) -> None:
        super().__init__(catalogue, names)
        self._components = data
        self._sources = sources
        self._effects = effects

    def _field(self, field: str, value: object, arguments: dict[str, object]) -> None:
        super()._field(field, value, arguments)
        arguments.setdefault("known", "yes")
        match value:
            case str():
                arguments[field] = value or "none"
                if value == HIDDEN:
                    arguments["known"] = "no"
            case tuple():
                known = bool(value) and HIDDEN not in value
                arguments[field] = "none"
                if known:
                    arguments[field] = self._catalogue.join("commas", self._listed(field, value))
                else:
                    arguments["known"] = "no"

    def _listed(self, field: str, values: tuple[str, ...]) -> list[str]:
        name = self._names.card if field == "cards" else self._names.name
        return [name(value) for value in values]

    def _extras(self, event: Event, arguments: dict[str, object]) -> None:
        match event:
            case e.DecadeStarted(decade=decade) | e.DecadeGoesOn(decade=decade):
                arguments["roman"] = self._catalogue.text(f"roman-{decade}")
            case e.DisplayFilled(cards=cards):
                arguments["cards"] = self._catalogue.join("commas", map(self._names.listed, cards))
            case e.ProtestStarted(area, number):
                arguments["words"] = self._names.protests(SIDE_OF[area], number)
            case e.ProtestImported(number=number):
                arguments["words"] = self._names.protests(WEST, number)
            case e.ProtestEnded(area, number):
                arguments["word"] = self._names.protest(SIDE_OF[area], number)
                arguments["worded"] = _worded(number)
            case e.ImportEnded(number=number):
                arguments["word"] = self._names.protest(WEST, number)
                arguments["worded"] = _worded(number)
            case e.TrackMoved(before=before, after=after):
                arguments |= {"before": signed(before), "after": signed(after)}
            case e.SymbolVoided(card, clause):
                arguments["clause"] = self._effects.single(self._sources.clauses(card)[clause - 1])
            case e.SymbolIgnored(source, clause):
                named = self._sources.clauses(source)[clause - 1]
                arguments["clause"] = self._effects.single(named)
            case e.PrestigeExecuted(executed=executed):
                arguments["does"] = self._effects.line(self._sources.field(executed))
                if executed:
                    arguments["executed"] = signed(executed)
            case e.CurrencyCounted(track=track):
                arguments["track"] = signed(track)
            case e.StandardChecked(standard, held):
                arguments["too_many"] = self._too_many(standard, held)
            case e.SocialistsCounted(field=field, gain=gain):
                arguments["field"] = signed(field)
                arguments["change"] = abs(gain)
                arguments["sign"] = "gain" if gain > 0 else "lose" if gain else "same"
            case e.GameEnded(ending, lesson=lesson):
                arguments["text"] = self.ending(ending, lesson=lesson)

    def _too_many(self, standard: Mapping[str, int], held: Mapping[str, int]) -> str:
        areas = [
            f"{self._names.name(area)} {number - held[area]}"
            for area, number in standard.items()
            if held[area] != NO_LIMIT and number > held[area]
        ]
        return self._catalogue.join("commas", areas) or "none"

    def ending(self, ending: str, *, lesson: bool = False) -> str:
        """How a game ended; for a lesson, what the ending would have been."""
        kind = "lesson" if lesson else "outcome"
        return self._catalogue.text(f"{kind}-{ending or 'lesson-over'}")


def _worded(number: int) -> str:
    """Whether a protest marker has a word of its own."""
    return "yes" if number <= PROTEST_WORDS else "no"
