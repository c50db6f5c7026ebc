"""The plugin that registers *Wir sind das Volk!*"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from weimar_tui.plugin import BotMaker, Component, GamePlugin, Scenario, Statistics

if TYPE_CHECKING:
    from weimar_tui.text.lessons import Lesson
    from weimar_tui.text.pictures import Rows

    from .bots.features import VolkFeatures
    from .bots.player import SteadyBot
    from .prompts import VolkPrompts
    from .rules.game import VolkGame
    from .view.emblem import VolkEmblem
    from .view.game_view import VolkView
    from .view.narration import VolkNarration
    from .words.wording import VolkMessages


class VolkPlugin(GamePlugin):
    """Two German states, 1945-1989."""

    id = "wir_sind_das_volk"
    names: Mapping[str, str] = {
        "en": "Wir sind das Volk!",
        "de": "Wir sind das Volk!",
        "zh": "我們就是人民！",
    }
    subtitles: Mapping[str, str] = {
        "en": "Two German states, 1945-1989",
        "de": "Zwei deutsche Staaten, 1945-1989",
        "zh": "兩個德國，1945-1989",
    }
    credits = "Richard Sivél, Peer Sylvester (Histogame)"

    def load(self, pack: Path | None = None) -> VolkGame:
        from .rules.game import VolkGame

        return VolkGame.load(pack)

    def problems(self, pack: Path | None = None) -> Sequence[str]:
        from .rules.packs import check_pack

        return check_pack(pack)

    def components(self, game: VolkGame) -> Sequence[Component]:
        return [
            Component(
                card.id,
                f"decade-{card.decade}",
                card.name,
                card.source,
                values={"west": card.west, "east": card.east, "flight": card.flight},
            )
            for card in game.data.cards.values()
        ]

    def scenarios(self) -> Sequence[Scenario]:
        from .rules.names import SEATS
        from .rules.scenario_data import scenario_ids

        return [Scenario(id, (SEATS,)) for id in scenario_ids()]

    def words(self, game: VolkGame, lang: str, *, strict: bool = False) -> VolkMessages:
        from .words.wording import VolkMessages

        return VolkMessages(lang, game.data, strict=strict)

    def lessons(self) -> Sequence[Lesson]:
        from .words.lessons import LESSONS

        return LESSONS

    def prompts(self) -> VolkPrompts:
        from .prompts import VolkPrompts

        return VolkPrompts()

    def pictures(self) -> Sequence[Rows]:
        from weimar_tui.text.pictures import pictures_in

        return pictures_in(__package__)

    def emblem(self) -> VolkEmblem:
        from .view.emblem import VolkEmblem

        return VolkEmblem()

    def view(self) -> VolkView:
        from .view.game_view import VolkView

        return VolkView()

    def narration(self) -> VolkNarration:
        from .view.narration import VolkNarration

        return VolkNarration()

    levels = ("beginner", "easy", "quick", "strong")

    def features(self) -> type[VolkFeatures]:
        from .bots.features import VolkFeatures

        return VolkFeatures

    def bots(self) -> Mapping[str, BotMaker]:
        return {"steady": _steady}

    def statistics(self) -> Statistics:
        from .rules import statistics as rules

        return Statistics(rules.GameRecord, rules.record, rules.report, rules.TARGETS, rules.played)


def _steady(seat: str, seed: str, game: VolkGame) -> SteadyBot:
    from .bots.player import SteadyBot

    return SteadyBot(seat, seed, game)


PLUGIN = VolkPlugin()
