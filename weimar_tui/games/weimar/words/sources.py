"""The names and effects behind source ids: a card, a marker, an issue or a table."""

from __future__ import annotations

from weimar_tui.text.catalogue import Catalogue

from ..rules.component_data import ComponentData
from ..rules.effects.vocabulary import Effects
from .names import Names

_PREFIXES = ("issue", "society", "minor")


class Sources:
    """Names the sources in frames and events, and finds their effects."""

    def __init__(self, catalogue: Catalogue, names: Names, data: ComponentData) -> None:
        self._catalogue = catalogue
        self._names = names
        self._components = data
        catalogue.functions.update(SOURCE=self.name, CHOICE=self.choice)

    def name(self, source: str, form: str = "") -> str:
        """A source by name: a card, `issue:media-1`, `society:W1`, `minor:uspd`, a table.

        The form `short` names a card without its number.
        """
        prefix, _, thing = source.partition(":")
        catalogue = self._catalogue
        if thing and prefix in _PREFIXES:
            named = {"issue": self._names.issue, "society": self._names.society}
            name = named.get(prefix, self._names.name)(thing)
            return catalogue.text(f"source-{prefix}", name=name)
        if self._names.has_card(source):
            return self._names.card(source, form)
        if catalogue.has(f"source-{source}"):
            return catalogue.text(f"source-{source}")
        return self._names.action(source)

    def choice(self, issue: str, option: int | str) -> str:
        """The name of an issue's option; options count from 1."""
        kind = self._components.issues.get(issue) or self._components.issues[issue[:-2]]
        return self._catalogue.pick(kind.options[int(option) - 1].label)

    def effects(self, source: str) -> Effects:
        """All effects of a source in order; none for a table."""
        components = self._components
        prefix, _, thing = source.partition(":")
        if prefix == "issue" and thing:
            kind = components.issues.get(thing) or components.issues[thing[:-2]]
            return tuple(effect for option in kind.options for effect in option.effect)
        if prefix == "society" and thing:
            return components.society[thing].effect
        if prefix == "minor" and thing:
            return components.minor_parties[thing].bonus
        if source in components.cards:
            card = components.cards[source]
            return card.effect + tuple(e for react in card.reactions for e in react.effect)
        if source in components.agendas:
            return components.agendas[source].effect
        if source in components.foreign_affairs:
            affair = components.foreign_affairs[source]
            return affair.above + affair.after + affair.success
        if source in components.scenario_cards:
            return components.scenario_cards[source].effect
        return next((card.effect for card in components.rounds if card.id == source), ())
