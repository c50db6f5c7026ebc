"""The plugin that registers Weimar: The Fight for Democracy."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from weimar_tui.plugin import BotMaker, Component, GamePlugin, Scenario, Statistics

if TYPE_CHECKING:
    from weimar_tui.replay.narration import Narration
    from weimar_tui.text.lessons import Lesson
    from weimar_tui.text.pictures import Rows
    from weimar_tui.tui.emblem import Emblem
    from weimar_tui.tui.game_view import GameView

    from .bots.features import WeimarFeatures
    from .bots.player import SteadyBot
    from .prompts.policy import WeimarPrompts
    from .rules.component_data import ComponentData
    from .rules.game import WeimarGame
    from .words.wording import WeimarMessages

CARDS = "cards"
"""The player type of seats run by behaviour cards."""


class WeimarPlugin(GamePlugin):
    """Four parties, Germany 1918-1933."""

    id = "weimar"
    names: Mapping[str, str] = {"en": "Weimar", "de": "Weimar", "zh": "威瑪"}
    subtitles: Mapping[str, str] = {
        "en": "The Fight for Democracy",
        "de": "Kampf um die Demokratie",
        "zh": "為民主而戰",
    }
    usual_windows = 100
    credits = "Matthias Cramer (Skellig Games, Spielworxx, Capstone Games)"

    def load(self, pack: Path | None = None) -> WeimarGame:
        from .rules.game import WeimarGame

        return WeimarGame.load(pack)

    def problems(self, pack: Path | None = None) -> Sequence[str]:
        from .rules.packs import check_pack

        return check_pack(pack)

    def components(self, game: WeimarGame) -> Sequence[Component]:
        return tuple(_components(game.data))

    def scenarios(self) -> Sequence[Scenario]:
        from .rules.position import PARTIES
        from .rules.scenario_data import load_scenario, scenario_ids

        return [
            Scenario(id, (PARTIES,), dict.fromkeys(load_scenario(id).card_run, CARDS))
            for id in scenario_ids()
        ]

    def words(self, game: WeimarGame, lang: str, *, strict: bool = False) -> WeimarMessages:
        from .words.wording import WeimarMessages

        return WeimarMessages(lang, game.data, strict=strict)

    def lessons(self) -> Sequence[Lesson]:
        from .words.lessons import FIRST_WINTER, WHOLE_ROUND

        return (FIRST_WINTER, WHOLE_ROUND)

    def narration(self) -> Narration:
        from .view.narration import WeimarNarration

        return WeimarNarration()

    def prompts(self) -> WeimarPrompts:
        from .prompts.policy import WeimarPrompts

        return WeimarPrompts()

    def pictures(self) -> Sequence[Rows]:
        from weimar_tui.text.pictures import pictures_in

        return pictures_in(__package__)

    def emblem(self) -> Emblem:
        from .view.emblem import WeimarEmblem

        return WeimarEmblem()

    def view(self) -> GameView:
        from .view.game_view import WeimarView

        return WeimarView()

    def features(self) -> type[WeimarFeatures]:
        from .bots.features import WeimarFeatures

        return WeimarFeatures

    levels = ("beginner", "easy", "quick", "strong")

    def bots(self) -> Mapping[str, BotMaker]:
        return {"steady": _steady}

    def statistics(self) -> Statistics:
        from .rules import statistics as rules

        return Statistics(
            rules.GameRecord, rules.record, rules.report, rules.TARGETS, rules.played, rules.earned
        )


def _steady(seat: str, seed: str, game: WeimarGame) -> SteadyBot:
    from .bots.player import SteadyBot

    return SteadyBot(seat, seed, game)


def _components(components: ComponentData) -> Iterator[Component]:
    """Every card in the box: party, timeline, agendas, rounds, foreign affairs and the rest."""
    for card in components.cards.values():
        timeline = card.deck == "timeline"
        yield _component(
            card.id,
            card.deck,
            card,
            set=None if timeline else card.set,
            stage=card.set if timeline else None,
            large=card.large,
            small=card.small,
        )
    for agenda in components.agendas.values():
        yield _component(agenda.id, f"agenda-{agenda.party}", agenda, set=agenda.set)
    for round_card in components.rounds:
        yield _component(round_card.id, "round", round_card)
    for affair in components.foreign_affairs.values():
        yield _component(affair.id, "foreign-affairs", affair)
    for minor in components.minor_parties.values():
        yield _component(minor.card, "minor-party", minor)
    for special in components.specials.values():
        yield _component(special.id, "special", special)
    for scenario_card in components.scenario_cards.values():
        yield _component(scenario_card.id, "scenario", scenario_card)


def _component(id: str, deck: str, card: Any, **known: int | str | None) -> Component:
    """A card; fields that its kind does not have are null."""
    values = {"set": None, "stage": None, "large": None, "small": None, **known}
    group = str(values["set"] or values["stage"] or "")
    return Component(id, deck, card.name, card.source, group, values)


PLUGIN = WeimarPlugin()
