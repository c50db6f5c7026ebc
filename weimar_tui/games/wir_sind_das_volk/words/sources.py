"""The sources of events and questions: a card, a field of the prestige track, a track."""

from __future__ import annotations

from weimar_tui.text.catalogue import Catalogue

from ..rules.component_data import ComponentData
from ..rules.effects.vocabulary import Clauses
from ..rules.names import TRACK_END, TRACKS
from .names import Names

_FIELD = "prestige:"
"""The prefix of a field's source id: `prestige:-3`."""


class Sources:
    """Names sources in one language and finds their clauses."""

    def __init__(self, catalogue: Catalogue, data: ComponentData, names: Names) -> None:
        self._catalogue = catalogue
        self._components = data
        self._names = names

    def name(self, source: str) -> str:
        """A source by name: “Land reform” (1), `Prestige, field -3`; "" if there is none."""
        if not source:
            return ""
        if source.startswith(_FIELD):
            number = signed(int(source.removeprefix(_FIELD)))
            return self._catalogue.text("source-field", number=number)
        if source in TRACKS:
            return self._names.track(source, "name")
        return self._names.card(source)

    def clauses(self, source: str) -> Clauses:
        """What a card, or a field of the prestige track, carries out."""
        if source.startswith(_FIELD):
            return self.field(int(source.removeprefix(_FIELD)))
        return self._components.cards[source].event

    def field(self, number: int) -> Clauses:
        """What a field of the prestige track carries out, from -6 to +6 (rulebook 9.2)."""
        return self._components.tracks.prestige.fields[number + TRACK_END]


def signed(number: int) -> str:
    """A field of a track with its sign.

    >>> signed(2), signed(0), signed(-3)
    ('+2', '0', '-3')
    """
    return f"{number:+}" if number else "0"
