"""What a scenario is, for who chooses one: length, seats, and what is special about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from weimar_tui.games.weimar.rules.components import PARTIES
from weimar_tui.games.weimar.rules.scenario_data import Scenario
from weimar_tui.text.library import Library


class ScenarioWords:
    """Words scenarios in one language; `party` names a party.

    A scenario without messages of its own is described by what its file says.
    """

    def __init__(self, language: str, party: Callable[[str], str]) -> None:
        self._library = Library(language)
        self._party = party

    def name(self, scenario: Scenario) -> str:
        """Its name."""
        return scenario.name.get(self._library.language) or scenario.name["en"]

    def short(self, scenario: Scenario, years: Sequence[str]) -> str:
        """A sentence or two; `years` are those of the rounds, like `1918-20`."""
        message = f"scenario-{scenario.id}"
        if self._library.has(message):
            return self._library.text(message)
        both = {"first": self._length(scenario, years), "rest": self._seats(scenario)}
        return self._library.text("scenario-both", **both)

    def page(self, scenario: Scenario, years: Sequence[str]) -> str:
        """All of it, in Markdown, with the name as heading."""
        say, message = self._library.text, f"scenario-{scenario.id}"
        parts = [("length", self._length(scenario, years)), ("seats", self._seats(scenario))]
        for part in ("time", "special"):
            if self._library.has(f"{message}-{part}"):
                parts.append((part, say(f"{message}-{part}")))
        lines = [
            say("scenario-line", head=say(f"scenario-{part}"), text=text) for part, text in parts
        ]
        return "\n".join([f"# {self.name(scenario)}", "", *lines])

    def _length(self, scenario: Scenario, years: Sequence[str]) -> str:
        first, last = scenario.first_round, scenario.last_round
        begin, end = years[first - 1].partition("-")[0], years[last - 1].rpartition("-")[2]
        return self._library.text(
            "scenario-rounds",
            rounds=last - first + 1,
            first=first,
            last=last,
            years=f"{begin}-{end}",
        )

    def _seats(self, scenario: Scenario) -> str:
        if not scenario.card_run:
            return self._library.text("scenario-four")
        free = [self._party(party) for party in PARTIES if party not in scenario.card_run]
        others = [self._party(party) for party in scenario.card_run]
        join = self._library.join
        return self._library.text(
            "scenario-one", party=join("and", free), others=join("and", others)
        )
