"""Every pane on a crowded table at every size: as text, whole, inside its frame."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.weimar.view.scenes import busy_position, scene, weimar_look
from tests.tui.looking import same_as_snapshot, sizes_and_languages
from tests.wordings import LANGUAGES
from weimar_tui.games.weimar.rules.events import VpChanged
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.opinion import PLACES
from weimar_tui.games.weimar.rules.position import CITIES, PARTIES
from weimar_tui.games.weimar.view.game_view import WeimarView
from weimar_tui.games.weimar.view.layout import PANES, places
from weimar_tui.games.weimar.view.panes.hand import draw_hand
from weimar_tui.games.weimar.view.panes.map_places import city_spots
from weimar_tui.games.weimar.view.panes.opinion import cell_spots
from weimar_tui.games.weimar.view.panes.parties import draw_parties
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.tui.canvas import Canvas, width_of

DRAWINGS = WeimarView().drawings


def drawn(
    game: WeimarGame, pane: str, size: tuple[int, int], lang: str, **options: object
) -> Canvas:
    place = places(*size, pane)[pane]
    bare = pane in ("head", "handline")
    left = 0 if place.x == 0 or bare else 2
    shown = scene(game, busy_position(game), lang, **options)
    canvas = Canvas(place.width - left, place.height - (0 if bare else 1), shown.look)
    DRAWINGS[pane](canvas, scene=shown)
    return canvas


@pytest.mark.parametrize(("size", "lang"), sizes_and_languages())
@pytest.mark.parametrize("pane", ["head", *PANES])
def test_pane(game: WeimarGame, pane: str, size: tuple[int, int], lang: str) -> None:
    same_as_snapshot(f"pane-{pane}-{size[0]}-{lang}", drawn(game, pane, size, lang))


def test_hand_line_of_the_small_screen(game: WeimarGame) -> None:
    sheet = drawn(game, "handline", (80, 24), "en")
    same_as_snapshot("pane-handline-80-en", sheet)
    text = sheet.text()
    for name in ("Pact with", "Rapallo", "Otto Wels", "Ebert"):
        assert name in text


@pytest.mark.parametrize("pane", ["head", *PANES])
def test_ascii_look_has_nothing_but_ascii(game: WeimarGame, pane: str) -> None:
    text = drawn(game, pane, (120, 40), "de", ascii_only=True).text()
    assert text.isascii()
    assert text.strip()


@pytest.mark.parametrize("size", [(58, 15), (78, 13), (66, 22), (84, 30)])
def test_every_city_is_on_the_map_with_all_its_spaces(
    game: WeimarGame, size: tuple[int, int]
) -> None:
    shown = scene(game, busy_position(game))
    canvas = Canvas(*size, shown.look)
    DRAWINGS["map"](canvas, scene=shown)
    text = canvas.text()
    for city in CITIES:
        assert shown.words.city(city) in text
    assert "[SSKZD]" in text
    assert "[KKK]" in text
    assert text.count("[") == text.count("]") == len(CITIES)


def test_threats_of_a_governing_party_stand_in_brackets(game: WeimarGame) -> None:
    text = drawn(game, "map", (160, 48), "en").text()
    assert "(councils)" in text
    assert "(uprising)" in text
    assert text.count("REGIME") == 2


@pytest.mark.parametrize("size", [(40, 13), (56, 14), (78, 13)])
def test_all_cells_have_places_of_their_own(size: tuple[int, int]) -> None:
    spots = cell_spots(*size)
    assert set(spots) == set(PLACES)
    assert len(set(spots.values())) == len(PLACES)
    assert all(0 <= x < size[0] and 0 <= y < size[1] for x, y in spots.values())


@pytest.mark.parametrize("size", [(57, 15), (80, 13), (70, 22)])
def test_cities_lie_on_the_map(size: tuple[int, int]) -> None:
    spots = city_spots(*size)
    assert all(0 <= x < size[0] and 0 <= y + 1 < size[1] for x, y in spots.values())


@pytest.mark.parametrize(("size", "lang"), sizes_and_languages([(58, 7), (66, 8), (78, 13)]))
def test_seven_society_markers_have_room(
    game: WeimarGame, size: tuple[int, int], lang: str
) -> None:
    position = busy_position(game)
    position.society = [
        "unemployment-insurance",
        "protecting-republic-law",
        "stinnes-legien",
        "W1",
        "P2",
        "swimming-trunks",
        "R3",
    ]
    shown = scene(game, position, lang)
    canvas = Canvas(*size, shown.look)
    DRAWINGS["tracks"](canvas, scene=shown)
    lines = canvas.text().splitlines()
    assert "\n".join(lines[:3]).count("·") >= 4, "seven markers on at most three rows"
    assert "DVP" in "\n".join(lines[:3]), "the last marker is seen too, with its party"
    assert lines[-1].strip() or len(lines) > 6


@pytest.mark.parametrize("size", [(160, 48), (120, 40), (80, 24)])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("theme", ["ansi", "default"])
def test_names_of_seven_society_markers_are_whole(
    game: WeimarGame, size: tuple[int, int], lang: str, theme: str
) -> None:
    position = busy_position(game)
    position.society = [
        "swimming-trunks",
        "F3",
        "W2",
        "uspd",
        "protecting-republic-law",
        "W4",
        "C1",
    ]
    shown = replace(scene(game, position, lang), look=weimar_look(theme=theme))
    place = places(*size, "tracks")["tracks"]
    canvas = Canvas(place.width - 2 * (place.x > 0), place.height - 1, shown.look)
    DRAWINGS["tracks"](canvas, scene=shown)
    for marker in position.society:
        name = shown.words.pick(shown.components.data.society[marker].name)
        assert name in canvas.text(), canvas.text()


@pytest.mark.parametrize("size", [(160, 48), (150, 46), (200, 60)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_treaties_side_by_side_with_other_tracks_have_whole_names(
    game: WeimarGame, size: tuple[int, int], lang: str
) -> None:
    for card in game.components.foreign_affairs.values():
        position = busy_position(game)
        position.foreign_affairs.deck = [card.id]
        shown = replace(scene(game, position, lang), look=weimar_look(theme="default"))
        place = places(*size, "tracks")["tracks"]
        canvas = Canvas(place.width, place.height - 1, shown.look)
        DRAWINGS["tracks"](canvas, scene=shown)
        assert shown.words.pick(card.name) in canvas.text()


@pytest.mark.parametrize("size", [(160, 48), (150, 46), (120, 40), (110, 38)])
def test_names_of_issues_have_room_for_their_cells(game: WeimarGame, size: tuple[int, int]) -> None:
    position = busy_position(game)
    position.issues = dict.fromkeys(
        ("media-1", "security-1", "foreign-affairs-1", "princes-property", "reparations"), "S1"
    )
    shown = replace(scene(game, position), look=weimar_look(theme="default"))
    place = places(*size, "opinion")["opinion"]
    canvas = Canvas(place.width - 2, place.height - 1, shown.look)
    DRAWINGS["opinion"](canvas, scene=shown)
    for issue in position.issues:
        assert f"{shown.words.issue(issue)} S1" in canvas.text(), canvas.text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_treaties_take_a_second_row_rather_than_lose_letters(game: WeimarGame, lang: str) -> None:
    position = busy_position(game)
    position.society = []
    position.foreign_affairs.beside = ["A33"]
    shown = scene(game, position, lang)
    names = [
        shown.words.pick(shown.components.foreign_affairs[card].name)
        for card in (position.foreign_affairs.deck[0], "A33")
    ]
    canvas = Canvas(66, 8, shown.look)
    DRAWINGS["tracks"](canvas, scene=shown)
    lines = canvas.text().splitlines()
    assert all(any(name in line for line in lines) for name in names)
    assert "1927" in lines[-1] or "1927" in lines[-2], "the round is still the last row"


def test_dangers_in_words(game: WeimarGame) -> None:
    words = WeimarMessages("en", game.data, strict=True)
    position = busy_position(game)
    found = words.warnings(game, position)
    assert any("seventh marker" in text for text in found)
    assert any("one more figure" in text for text in found)
    # Two Regimes, one of them in Berlin: one more would suffice. KPD governs, so its Councils do
    # not count.
    assert [text for text in found if "cities" in text] == [
        "DNVP: regime in 2 cities, including Berlin: one more can end the republic"
    ]
    position.cities["berlin"].threats.remove("regime")
    position.dr_box.pop()
    position.nsdap_track.pop()
    assert not words.warnings(game, position)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_dangers_are_short_enough_for_the_title_of_their_pane(game: WeimarGame, lang: str) -> None:
    position = busy_position(game)
    position.seats["dnvp"] = 40
    warnings = WeimarView().pane_warnings(scene(game, position, lang))
    assert [warning.pane for warning in warnings] == ["map", "map", "tracks", "parliament"]
    assert all(width_of(warning.short) <= 30 for warning in warnings)
    told = [warning.sentence for warning in warnings]
    assert told == list(WeimarMessages(lang, game.data, strict=True).warnings(game, position))
    assert not WeimarView().warnings(scene(game, position, lang)), "the footer has only keys"


def test_a_hand_of_more_cards_than_rows_says_so_and_shows_the_chosen_one(game: WeimarGame) -> None:
    position = busy_position(game)
    cards = [card for card in game.data.cards if card.startswith("K")][:7]
    me = scene(game, position).me or ""
    position.hands[me] = cards
    shown = scene(game, position)
    sheet = Canvas(60, 6, shown.look)
    draw_hand(sheet, shown)
    rows = sheet.text().split("\n")
    assert rows[0].startswith("1 ") and rows[-1].endswith("↓")
    sheet = Canvas(60, 6, shown.look)
    draw_hand(sheet, replace(shown, chosen=f"{cards[6]}:event"))
    rows = sheet.text().split("\n")
    assert rows[0].endswith("↑") and rows[-1].startswith("7 ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_party_stands_there_by_its_bare_name(game: WeimarGame, lang: str) -> None:
    shown = scene(game, busy_position(game), lang)
    told = [VpChanged(party, 3, 3, "A13") for party in PARTIES]
    told += [VpChanged(party, 2, 5, "A01") for party in PARTIES]
    for width in (27, 34, 52):
        sheet = Canvas(width, 20, shown.look)
        draw_parties(sheet, replace(shown, events=told))
        rows = [row for row in sheet.text().split("\n") if row[:1].strip()]
        names = tuple(shown.words.seat_short(party) for party in PARTIES)
        assert not [row for row in rows[5:] if row.strip() in names], width
