"""What a scenario is, for who chooses one."""

from __future__ import annotations

from weimar_tui.games.wir_sind_das_volk.rules.scenario_data import Scenario, load_scenario
from weimar_tui.games.wir_sind_das_volk.words.names import Names
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.worded import scenario_page


class ScenarioWords:
    """Words scenarios in one language, from their files and from `scenario-<id>-time`."""

    def __init__(self, catalogue: Catalogue, names: Names) -> None:
        self._catalogue = catalogue
        self._names = names

    def name(self, scenario: str) -> str:
        """Its name."""
        return self._names.words(load_scenario(scenario).name)

    def about(self, scenario: str) -> str:
        """A sentence or two; its length if its file says nothing."""
        loaded = load_scenario(scenario)
        return self._names.words(loaded.about) or self._length(loaded)

    def page(self, scenario: str) -> str:
        """All of it, in Markdown, with the name as heading."""
        loaded = load_scenario(scenario)
        say, message = self._catalogue.text, f"scenario-time-{scenario}"
        parts = [("length", self._length(loaded)), ("seats", say("scenario-two"))]
        if self._catalogue.has(message):
            parts.append(("time", say(message)))
        about = self._names.words(loaded.about)
        return scenario_page(self._catalogue, self.name(scenario), about, parts)

    def _length(self, scenario: Scenario) -> str:
        say = self._catalogue.text
        return say(
            "scenario-decades",
            decades=scenario.last_decade - scenario.first_decade + 1,
            first=say(f"roman-{scenario.first_decade}"),
            last=say(f"roman-{scenario.last_decade}"),
            halves=scenario.halves,
        )
