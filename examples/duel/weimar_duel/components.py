"""The contents of the box: the cards, and the scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from weimar_tui.packs.component import Component, Words
from weimar_tui.packs.loading import Loader
from weimar_tui.packs.reader import Notations, Reader
from weimar_tui.packs.scenarios import load_scenario, scenario_ids

GAME = "duel"


class Card(Component, frozen=True):
    """A card; a strike with it rolls `dice` dice."""

    id: str
    name: Words
    dice: Annotated[int, Meta(ge=0, le=6)] = 0


class Scenario(Component, frozen=True):
    """A set-up: the number of rounds, and the possible numbers of players, the usual one first."""

    id: str
    name: Words
    rounds: Annotated[int, Meta(ge=1, le=20)]
    players: tuple[Annotated[int, Meta(ge=2, le=3)], ...]


class Box(Component, frozen=True):
    """All components; the digest identifies them."""

    digest: str
    cards: dict[str, Card]


def _build(reader: Reader) -> Box:
    return Box("", reader.entries("cards.toml", "card", Card))


def _problems(box: Box, notations: Notations) -> Iterator[str]:
    for card in box.cards.values():
        if card.id.startswith("strike") != (card.dice > 0):
            yield f"cards.toml: {card.id}: strikes have dice, other cards have none."


LOADER = Loader(
    GAME,
    Box,
    ("cards.toml",),
    _build,
    _problems,
    parsers={},
    code=(Path(__file__),),
    data=Path(__file__).parent / "data",
)


@cache
def scenarios() -> dict[str, Scenario]:
    """The scenarios by id, `main` first."""
    return {id: load_scenario(GAME, id, Scenario) for id in scenario_ids(GAME)}
