"""The plugin that registers Junta."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from weimar_tui.plugin import BotMaker, Component, GamePlugin, Scenario, Setting, Statistics

if TYPE_CHECKING:
    from weimar_tui.replay.narration import Narration
    from weimar_tui.text.lessons import Lesson
    from weimar_tui.text.pictures import Rows
    from weimar_tui.tui.emblem import Emblem
    from weimar_tui.tui.game_view import GameView

    from .bots.features import JuntaFeatures
    from .bots.player import JuntaBot
    from .prompts.policy import JuntaPrompts
    from .rules.game import JuntaGame
    from .words.wording import JuntaMessages

STEADY = "steady"
"""The default opponent."""

_VALUES = {True: "yes", False: "no"}
"""How forms write true and false."""


class JuntaPlugin(GamePlugin):
    """Four to seven families plunder a small republic."""

    id = "junta"
    names: Mapping[str, str] = {"en": "Junta", "de": "Junta", "zh": "軍政府"}
    subtitles: Mapping[str, str] = {
        "en": "Votes, bribes, murder and coups",
        "de": "Wahlen, Schmiergeld, Mord und Putsch",
        "zh": "選舉、賄賂、暗殺與政變",
    }
    usual_windows = 6
    credits = "Vincent Tsao (Creative Wargames Workshop, West End Games)"

    def load(self, pack: Path | None = None) -> JuntaGame:
        from .rules.game import JuntaGame

        return JuntaGame.load(pack)

    def problems(self, pack: Path | None = None) -> Sequence[str]:
        from .rules.loading import check_pack

        return check_pack(pack)

    def components(self, game: JuntaGame) -> Sequence[Component]:
        return [
            Component(
                card.id, "deck", card.name, card.source, card.type, values={"count": card.count}
            )
            for card in game.data.cards.values()
        ]

    def scenarios(self) -> Sequence[Scenario]:
        from .rules.game import USUAL_PLAYERS
        from .rules.loading import load_components
        from .rules.scenario_data import load_scenario, scenario_ids

        components = load_components()
        families = tuple(components.families)
        offered = []
        for id in scenario_ids():
            least, most = load_scenario(id, components).players
            usual = min(max(USUAL_PLAYERS, least), most)
            numbers = (*range(usual, most + 1), *range(least, usual))
            offered.append(Scenario(id, tuple(families[:number] for number in numbers)))
        return offered

    def settings(self, scenario: str) -> Sequence[Setting]:
        from .rules.setup import CHOICES

        return [
            Setting(name, tuple(_VALUES.get(value, value) for value in values))
            for name, values in CHOICES.items()
        ]

    def game_options(self, chosen: Mapping[str, str]) -> Mapping[str, object]:
        truth = {offered: value for value, offered in _VALUES.items()}
        return {name: truth.get(value, value) for name, value in chosen.items()}

    def words(self, game: JuntaGame, lang: str, *, strict: bool = False) -> JuntaMessages:
        from .words.wording import JuntaMessages

        return JuntaMessages(lang, game.data, strict=strict)

    def lessons(self) -> Sequence[Lesson]:
        from .words.lessons import TEACHING_NIGHT

        return (TEACHING_NIGHT,)

    def prompts(self) -> JuntaPrompts:
        from .prompts.policy import JuntaPrompts

        return JuntaPrompts()

    def pictures(self) -> Sequence[Rows]:
        from weimar_tui.text.pictures import pictures_in

        return pictures_in(__package__)

    def emblem(self) -> Emblem:
        from .view.emblem import JuntaEmblem

        return JuntaEmblem()

    def view(self) -> GameView:
        from .view.game_view import JuntaView

        return JuntaView()

    def narration(self) -> Narration:
        from .view.narration import JuntaNarration

        return JuntaNarration()

    def bots(self) -> Mapping[str, BotMaker]:
        """Families with a secret random personality at three levels, or with a chosen one."""
        from .bots.personalities import LEVELS, PERSONALITIES

        return {
            **{level: partial(_family, level, "") for level in LEVELS},
            **{name: partial(_family, STEADY, name) for name in PERSONALITIES},
        }

    levels = ("quick", "strong")

    def features(self) -> type[JuntaFeatures]:
        from .bots.features import JuntaFeatures

        return JuntaFeatures

    def character(self, player: str, seat: str, seed: str) -> str:
        """The personality of a bot, including one drawn at random."""
        from .bots.personalities import drawn

        return drawn(player, seat, seed).id if player in self.bots() else ""

    def statistics(self) -> Statistics:
        from .rules import statistics as rules

        return Statistics(rules.GameRecord, rules.record, rules.report, rules.TARGETS, rules.played)


def _family(level: str, personality: str, seat: str, seed: str, game: JuntaGame) -> JuntaBot:
    from .bots.player import JuntaBot

    return JuntaBot(seat, seed, game, personality, level)


PLUGIN = JuntaPlugin()
