"""The DR box on the map: every kind of marker in words, for any contents, at every size."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.weimar.view.scenes import busy_position, scene
from tests.tui.looking import SIZES, sizes_and_languages
from tests.wordings import LANGUAGES
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import CITIES
from weimar_tui.games.weimar.rules.threats import DR_LIMIT, DR_SPACES
from weimar_tui.games.weimar.view.layout import places
from weimar_tui.games.weimar.view.panes.map import draw_map
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.tui.canvas import Canvas

KINDS = tuple(DR_LIMIT)
BETWEEN = [(80, 30), (100, 37), (110, 38), (119, 45), (149, 45), (150, 46), (240, 70)]


def drawn(game: WeimarGame, markers: list[str], size: tuple[int, int], lang: str) -> str:
    return canvas_of(game, markers, size, lang).text()


def canvas_of(game: WeimarGame, markers: list[str], size: tuple[int, int], lang: str) -> Canvas:
    place = places(*size)["map"]
    position = busy_position(game)
    position.dr_box = markers
    shown = scene(game, position, lang)
    canvas = Canvas(place.width, place.height - 1, shown.look)
    draw_map(canvas, shown)
    return canvas


def top(text: str) -> str:
    """The rows that the DR box can use, without the coast."""
    rows = text.split("\n")[:5]
    return "\n".join("".join(" " if 0x2800 <= ord(c) <= 0x28FF else c for c in r) for r in rows)


def named(words: WeimarMessages, kind: str, text: str) -> bool:
    return words.ui(f"threat-{kind}") in text or words.ui(f"dr-box-{kind}") in text


@pytest.mark.parametrize(("size", "lang"), sizes_and_languages([*SIZES, *BETWEEN]))
def test_every_kind_stands_there_in_a_word(
    game: WeimarGame, size: tuple[int, int], lang: str
) -> None:
    words = WeimarMessages(lang, game.data, strict=True)
    for markers in [*map(list, combinations(KINDS, 6)), list(KINDS)]:
        text = top(drawn(game, markers, size, lang))
        # Poverty is in cities too, so it must appear once more.
        cities = top(drawn(game, [], size, lang)).count(words.ui("threat-poverty"))
        assert text.count(words.ui("threat-poverty")) == cities + ("poverty" in markers)
        assert all(named(words, kind, text) for kind in markers), text


@pytest.mark.parametrize(("size", "lang"), sizes_and_languages())
def test_several_of_a_kind_are_counted(game: WeimarGame, size: tuple[int, int], lang: str) -> None:
    words = WeimarMessages(lang, game.data, strict=True)
    markers = [
        "violent-peace",
        "inflation",
        "inflation",
        "violent-peace",
        "inflation",
        "blockade",
    ]
    text = top(drawn(game, markers, size, lang))
    assert f"{words.ui('threat-violent-peace')} 2" in text
    assert f"{words.ui('threat-inflation')} 3" in text
    assert f"{words.ui('threat-blockade')} 1" not in text


@pytest.mark.parametrize("size", [*SIZES, *BETWEEN])
def test_no_city_loses_its_name_to_it(game: WeimarGame, size: tuple[int, int]) -> None:
    words = WeimarMessages("de", game.data, strict=True)
    full = drawn(game, list(KINDS), size, "de")
    for city in CITIES:
        assert f"{words.city(city)} [" in full


def test_short_words_are_unlike(game: WeimarGame) -> None:
    for lang in LANGUAGES:
        words = WeimarMessages(lang, game.data, strict=True)
        assert len({words.ui(f"dr-box-{kind}") for kind in KINDS}) == len(KINDS)
        assert all(len(words.ui(f"dr-box-{kind}")) >= (2 if lang == "zh" else 5) for kind in KINDS)


def test_an_empty_box_is_only_named(game: WeimarGame) -> None:
    first, second, *_ = drawn(game, [], (120, 40), "en").split("\n")
    assert first.startswith("DR box 0 of 7")
    assert "Königsberg" in second, "the first row is the box's alone"
    assert not any(char.isascii() and char.isalpha() for char in first[15:] + second[:40])


def test_the_title_warns_once_the_next_marker_ends_the_game(game: WeimarGame) -> None:
    styles = [
        canvas_of(game, ["inflation"] * number, (120, 40), "en").styles()[0][0]
        for number in (DR_SPACES - 1, DR_SPACES)
    ]
    assert styles == ["title", "danger"]
