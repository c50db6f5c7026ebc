"""Questions about cities: every city keeps its number, in the list and on the map."""

from __future__ import annotations

from dataclasses import replace

from weimar_tui.text.choice import Choice, Item

from ..rules.decision_types import NOWHERE
from ..scene import CITY_NUMBERS, WeimarScene


def with_numbers(choice: Choice, scene: WeimarScene) -> Choice:
    """The list with the cities from north to south, each with its own number; other answers
    follow."""
    if not scene.asks_for_city:
        return choice
    words = scene.words
    cities = [item for item in choice.items if item.id in CITY_NUMBERS]
    others = [item for item in choice.items if item.id not in CITY_NUMBERS]
    cities.sort(key=lambda item: CITY_NUMBERS[item.id])
    items = [replace(item, number=CITY_NUMBERS[item.id]) for item in cities]
    items += [
        replace(item, number=number, brief=_brief(item, scene))
        for number, item in enumerate(others, len(CITY_NUMBERS) + 1)
    ]
    listed = {item.id for item in cities}
    missing = {
        number: words.text("city-not-offered", number=number, city=city)
        for city, number in CITY_NUMBERS.items()
        if city not in listed
    }
    return replace(choice, items=tuple(items), missing=missing, spots={})


def _brief(item: Item, scene: WeimarScene) -> str:
    return scene.words.text("option-nowhere-brief") if item.id == NOWHERE else item.brief
