"""What lies behind a source id: the effects of a card, a marker, an issue or a table."""

from __future__ import annotations

from weimar_tui.games.weimar.rules.component_data import Components
from weimar_tui.games.weimar.rules.effects.vocabulary import Effects
from weimar_tui.games.weimar.words.names import Names
from weimar_tui.text.catalogue import Catalogue

_PREFIXES = ("issue", "society", "minor")


class Sources:
    """Names the sources that frames and events speak of, and finds their effects."""

    def __init__(self, catalogue: Catalogue, names: Names, components: Components) -> None:
        self._catalogue = catalogue
        self._names = names
        self._components = components
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
        """What an option of an issue is called; options count from 1."""
        kind = self._components.issues.get(issue) or self._components.issues[issue[:-2]]
        return self._catalogue.pick(kind.options[int(option) - 1].label)

    def effects(self, source: str) -> Effects:
        """All effects of a source, one after the other; none for a table."""
        box = self._components
        prefix, _, thing = source.partition(":")
        if prefix == "issue" and thing:
            kind = box.issues.get(thing) or box.issues[thing[:-2]]
            return tuple(effect for option in kind.options for effect in option.effect)
        if prefix == "society" and thing:
            return box.society[thing].effect
        if prefix == "minor" and thing:
            return box.minor_parties[thing].bonus
        if source in box.cards:
            card = box.cards[source]
            return card.effect + tuple(e for react in card.reactions for e in react.effect)
        if source in box.agendas:
            return box.agendas[source].effect
        if source in box.foreign_affairs:
            affair = box.foreign_affairs[source]
            return affair.above + affair.after + affair.success
        if source in box.scenario_cards:
            return box.scenario_cards[source].effect
        return next((card.effect for card in box.rounds if card.id == source), ())
