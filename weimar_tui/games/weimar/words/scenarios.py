"""Descriptions of scenarios for players choosing one: length, seats, special features."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.message_parts import scenario_page

from ..rules.position import PARTIES
from ..rules.scenario_data import Scenario


class ScenarioWords:
    """Words scenarios in one language; `party` names a party, `years` are those of the rounds.

    A scenario without messages of its own is described from its file.
    """

    def __init__(
        self, catalogue: Catalogue, party: Callable[[str], str], years: Sequence[str]
    ) -> None:
        self._catalogue = catalogue
        self._party = party
        self._years = years

    def short(self, scenario: Scenario) -> str:
        """A sentence or two."""
        message = f"scenario-{scenario.id}"
        if self._catalogue.has(message):
            return self._catalogue.text(message)
        both = {"first": self._length(scenario), "rest": self._seats(scenario)}
        return self._catalogue.text("scenario-both", **both)

    def page(self, scenario: Scenario) -> str:
        """The full description, in Markdown, with the name as the heading."""
        say, message = self._catalogue.text, f"scenario-{scenario.id}"
        parts = [("length", self._length(scenario)), ("seats", self._seats(scenario))]
        for part in ("time", "special"):
            if self._catalogue.has(f"{message}-{part}"):
                parts.append((part, say(f"{message}-{part}")))
        return scenario_page(self._catalogue, self._catalogue.pick(scenario.name), "", parts)

    def _length(self, scenario: Scenario) -> str:
        years = self._years
        first, last = scenario.first_round, scenario.last_round
        begin, end = years[first - 1].partition("-")[0], years[last - 1].rpartition("-")[2]
        return self._catalogue.text(
            "scenario-rounds",
            rounds=last - first + 1,
            first=first,
            last=last,
            years=f"{begin}-{end}",
        )

    def _seats(self, scenario: Scenario) -> str:
        if not scenario.card_run:
            return self._catalogue.text("scenario-four")
        free = [self._party(party) for party in PARTIES if party not in scenario.card_run]
        others = [self._party(party) for party in scenario.card_run]
        join = self._catalogue.join
        return self._catalogue.text(
            "scenario-one", party=join("and", free), others=join("and", others)
        )
