"""The built-in components: numbers, sums and the board (rulebook 1)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.wir_sind_das_volk.table import board
from weimar_tui.games.wir_sind_das_volk.rules.component_data import Card
from weimar_tui.games.wir_sind_das_volk.rules.effects.vocabulary import Arrows, Symbols

BOX = board().data
NORMAL = [card for card in BOX.cards.values() if card.colour != "special"]


def cards_of(decade: int) -> list[Card]:
    return [card for card in NORMAL if card.decade == decade]


def arrows(cards: list[Card], track: str) -> tuple[int, int]:
    """Yellow and red arrows of a track."""
    steps = [
        clause.steps
        for card in cards
        for clause in card.event
        if isinstance(clause, Arrows) and clause.track == track
    ]
    return sum(s for s in steps if s < 0), sum(s for s in steps if s > 0)


def test_85_faces_of_which_80_are_normal_cards() -> None:
    assert len(BOX.cards) == 85
    assert [card.id for card in NORMAL] == [str(number) for number in range(1, 81)]


@pytest.mark.parametrize(
    ("decade", "colours", "west", "east", "flight", "prestige", "currency", "socialists"),
    [
        (1, (10, 8, 2), 38, 33, ["2", "12"], (-6, 5), (-2, 2), (-2, 7)),
        (2, (11, 6, 3), 34, 36, ["28", "32"], (-5, 6), (-2, 6), (-4, 3)),
        (3, (9, 6, 5), 36, 34, ["48", "52", "60"], (-6, 6), (-4, 5), (-6, 5)),
        (4, (7, 11, 2), 40, 32, ["61", "62", "75", "78"], (-3, 2), (-5, 2), (-9, 1)),
    ],
)
def test_sums_of_a_decade(
    decade: int,
    colours: tuple[int, int, int],
    west: int,
    east: int,
    flight: list[str],
    prestige: tuple[int, int],
    currency: tuple[int, int],
    socialists: tuple[int, int],
) -> None:
    cards = cards_of(decade)
    found = Counter(card.colour for card in cards)
    assert (found["red"], found["yellow"], found["dual"]) == colours
    assert (sum(card.west for card in cards), sum(card.east for card in cards)) == (west, east)
    assert [card.id for card in cards if card.flight] == flight
    assert arrows(cards, "prestige") == prestige
    assert arrows(cards, "currency") == currency
    assert arrows(cards, "socialists") == socialists


def test_values_of_all_normal_cards() -> None:
    assert Counter((card.west, card.east) for card in NORMAL) == {
        (1, 1): 24,
        (2, 2): 32,
        (3, 3): 4,
        (1, 3): 7,
        (1, 2): 1,
        (4, 1): 4,
        (3, 1): 8,
    }


def test_flight_symbols_of_special_cards() -> None:
    special = {card.id: card.flight for card in BOX.cards.values() if card.colour == "special"}
    assert special == {"I": 2, "II": 0, "III": 0, "IVa": 0, "IVb": 1}


def test_state_power_cards() -> None:
    power = {card.id: card.power for card in BOX.cards.values() if card.power}
    assert power == {
        "5": "red",
        "15": "pink",
        "21": "red",
        "49": "red",
        "51": "pink",
        "66": "pink",
    }


def test_coats_of_arms() -> None:
    def with_arms(side: str) -> list[str]:
        return [
            card.id
            for card in BOX.cards.values()
            if any(isinstance(clause, Symbols) and clause.by == side for clause in card.event)
        ]

    assert with_arms("west") == ["15", "41", "42", "61", "62", "64", "65", "IVa"]
    assert with_arms("east") == ["11", "45", "61", "62"]


def test_the_almanac_tells_the_colours() -> None:
    dual = {11, 15, 21, 22, 30, 41, 42, 45, 48, 51, 61, 62}
    yellow = {*range(12, 15), *range(16, 21), *range(35, 41), *range(55, 61), *range(70, 81)}
    for card in NORMAL:
        number = int(card.id)
        expected = "dual" if number in dual else "yellow" if number in yellow else "red"
        assert card.colour == expected, card.id


# --- board --------------------------------------------------------------------------------------
def test_eight_western_and_six_eastern_areas() -> None:
    assert Counter(area.side for area in BOX.areas.values()) == {"west": 8, "east": 6}


def test_cities_and_connections() -> None:
    found = board()
    assert (len(found.sites["west"]), len(found.sites["east"])) == (25, 12)
    assert len(found.foreign) == 4
    assert found.start == ("hamburg", "dortmund", "berlin", "bitterfeld")
    assert (len(BOX.connections), sum(c.lines for c in BOX.connections.values())) == (68, 76)
    for side, connections, lines in (("west", 42, 46), ("east", 26, 30)):
        of_side = found.connections[side]
        assert (len(of_side), sum(entry[1] for entry in of_side)) == (connections, lines)


def test_highest_possible_values() -> None:
    degree = Counter(city for connection in BOX.connections.values() for city in connection.ends)
    assert {city for city, number in degree.items() if number == 5} == {
        *("hamburg", "frankfurt", "stuttgart", "nuernberg", "muenchen"),
        *("berlin", "bitterfeld", "jena"),
    }
    assert max(degree.values()) == 5
    assert "rheinsberg" not in degree


def test_set_up_unrest() -> None:
    assert sum(area.unrest for area in BOX.areas.values()) == 39
    patrons = [area.id for area in BOX.areas.values() if area.sector]
    assert patrons == ["nordrhein-westfalen", "rheinland-pfalz", "baden-wuerttemberg"]
    assert [BOX.areas[area].unrest for area in patrons] == [2, 2, 2]


def test_neighbours() -> None:
    beside = {
        area.code: [BOX.areas[n].code for n in area.neighbours] for area in BOX.areas.values()
    }
    assert beside == {
        "SH": ["MV"],
        "NI": ["MV", "BB", "ST"],
        "NW": [],
        "HE": ["ST", "TH"],
        "RP": [],
        "BW": [],
        "BY": ["SN", "TH"],
        "WB": ["BB", "OB"],
        "MV": ["SH", "NI"],
        "BB": ["NI", "WB"],
        "OB": ["WB"],
        "ST": ["NI", "HE"],
        "SN": ["BY"],
        "TH": ["HE", "BY"],
    }


def test_external_factories_can_lend_to_two_areas_each() -> None:
    found = board()
    lent = {
        city: {found.areas_of[found.ends[line][0]][0] for line in found.connections_of[city]}
        for city in found.foreign
    }
    assert lent == {
        "polska-n": {"mecklenburg", "brandenburg"},
        "polska-s": {"brandenburg", "ost-berlin"},
        "cssr-n": {"brandenburg", "sachsen"},
        "cssr-s": {"sachsen", "thueringen"},
    }
