"""The components as data: the numbers, sums and links of section 8 of their design."""

from __future__ import annotations

import re
import typing
import unicodedata
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.wordings import LANGUAGES
from weimar_tui.games.weimar.rules.component_data import Card, ComponentData
from weimar_tui.games.weimar.rules.effects import vocabulary as v
from weimar_tui.games.weimar.rules.packs import load_components
from weimar_tui.games.weimar.rules.packs.check import CELLS
from weimar_tui.games.weimar.rules.scenario_data import load_scenario, scenario_ids

PARTIES = ("spd", "kpd", "z", "dnvp")
CHINESE = re.compile(r"[^.,;:!?()\"]*[\u4e00-\u9fff][^.,;:!?()\"]*。|[^。]*\d\.\d[^。]*。")
"""A Chinese sentence: its punctuation is full-width; a full stop appears only in a number."""


@pytest.fixture(scope="module")
def components() -> ComponentData:
    return load_components()


def inside(value: object) -> Iterator[msgspec.Struct]:
    """A Struct and every Struct within it."""
    if isinstance(value, msgspec.Struct):
        yield value
        for name in value.__struct_fields__:
            yield from inside(getattr(value, name))
    elif isinstance(value, tuple | list):
        for item in value:
            yield from inside(item)
    elif isinstance(value, dict):
        yield from inside(list(value.values()))


def deck(components: ComponentData, name: str) -> list[Card]:
    return [card for card in components.cards.values() if card.deck == name]


# --- numbers ------------------------------------------------------------------------------------
def test_decks_have_their_numbers(components: ComponentData) -> None:
    assert Counter(card.deck for card in components.cards.values()) == {
        "spd": 22,
        "kpd": 22,
        "z": 22,
        "dnvp": 22,
        "timeline": 48,
    }
    for party in PARTIES:
        assert sorted(Counter(card.set for card in deck(components, party)).values()) == [5, 5, 12]
    assert Counter(card.set for card in deck(components, "timeline")) == {
        "gray": 24,
        "yellow": 8,
        "orange": 8,
        "brown": 8,
    }
    assert Counter(agenda.party for agenda in components.agendas.values()) == dict.fromkeys(
        PARTIES, 4
    )
    assert [card.round for card in components.rounds] == [1, 2, 3, 4, 5, 6]
    assert len(components.scenario_cards) == 13


def test_foreign_affairs_are_seven_in_order_and_two_beside(components: ComponentData) -> None:
    orders = [card.order for card in components.foreign_affairs.values()]
    assert orders == [1, 2, 3, 4, 5, 6, 7, 0, 0]
    beside = [card.id for card in components.foreign_affairs.values() if card.order == 0]
    assert beside == ["A33", "A65"]
    assert [card.id for card in components.cards.values() if card.after == "beside"] == beside


def test_card_ids_are_those_of_the_numbering(components: ComponentData) -> None:
    expected = [f"{letter}{number:02}" for letter in "SKZ" for number in range(5, 27)]
    expected += [f"D{number:02}" for number in (*range(5, 26), 27)]
    expected += [f"A{number}" for number in range(30, 78)]
    assert list(components.cards) == expected
    assert list(components.agendas) == [
        f"{letter}0{number}" for letter in "SZKD" for number in range(1, 5)
    ]


def test_markers_have_their_numbers(components: ComponentData) -> None:
    owners: Counter[str] = Counter()
    for unit in components.units.values():
        owners[unit.owner] += unit.number
    assert owners == {"government": 11, "spd": 3, "kpd": 14, "dnvp": 9}
    assert sum(threat.number for threat in components.threats.values()) == 48
    white = [kind for kind in components.issues.values() if kind.colour == "white"]
    assert Counter(kind.copies for kind in white) == {2: 4, 1: 6}
    assert sum(kind.colour == "yellow" for kind in components.issues.values()) == 9
    groups = Counter(
        marker.group for marker in components.society.values() if marker.colour == "white"
    )
    assert groups == {
        "workers": 4,
        "poor": 4,
        "farmers": 3,
        "citizens": 4,
        "soldiers": 3,
        "rich": 3,
    }
    assert sum(marker.colour == "yellow" for marker in components.society.values()) == 10


def test_the_dr_box_could_hold_more_than_the_republic_survives(components: ComponentData) -> None:
    """Rulebook 5.10: seven markers end the game, so more than seven must exist."""
    held = {threat.id: threat.dr_box for threat in components.threats.values() if threat.dr_box}
    assert sum(held.values()) == 15
    assert (held["poverty"], held["inflation"], held["minority-cabinet"]) == (2, 3, 1)


# --- the board ----------------------------------------------------------------------------------
def test_cities_fill_the_city_table(components: ComponentData) -> None:
    assert len(components.cities) == 11
    assert sorted(city.dice for city in components.cities.values()) == list(range(2, 13))
    assert sum(city.spaces for city in components.cities.values()) == 32
    assert {city.id: city.spaces for city in components.cities.values() if city.spaces > 3} == {
        "berlin": 5,
        "hamburg": 4,
    }


def test_city_labels_do_not_overlap(components: ComponentData) -> None:
    """Labels take 13 by 2 characters on 60 by 20, and keep off the DR box and the
    dissolved units."""
    used = {(x, y) for x in range(22) for y in range(3)}
    used |= {(x, y) for x in range(40, 60) for y in range(14, 19)}
    for city in components.cities.values():
        label = {(city.column + x, city.row + y) for x in range(13) for y in range(2)}
        assert not label & used, city.id
        assert max(x for x, _ in label) < 60
        assert max(y for _, y in label) < 20
        used |= label


def test_the_opinion_track_has_29_cells() -> None:
    assert len(CELLS) == 29


def test_tables_have_a_line_for_each_result(components: ComponentData) -> None:
    tables = components.tables
    assert set(tables.demonstration) == set(tables.reaction) == set(PARTIES)
    assert set(tables.coup) == {"kpd", "dnvp"}
    by_party = (tables.demonstration, tables.coup, tables.reaction)
    lists = [*(list_ for table in by_party for list_ in table.values())]
    assert {len(lines) for lines in [*lists, tables.fight, tables.counter_coup]} == {8}
    assert (len(tables.crisis), len(tables.economy), len(tables.nsdap)) == (6, 5, 6)
    assert sum(space.seats for space in tables.nsdap) == 10
    assert len(tables.round_years) == 6


def test_costs_and_titles_are_those_of_the_boards(components: ComponentData) -> None:
    costs, titles = components.tables.costs, components.tables.titles
    assert costs["take-control"] == {"spd": 3, "kpd": 0, "z": 2, "dnvp": 2}
    assert costs["coup"] == {"spd": 0, "kpd": 4, "z": 0, "dnvp": 3}
    assert costs["counter-coup"] == {"spd": 4, "kpd": 0, "z": 4, "dnvp": 0}
    assert costs["fight"] == costs["negotiate"] == dict.fromkeys(PARTIES, 2)
    assert (
        costs["mobilize"] == costs["demonstrate"] == costs["reserve"] == dict.fromkeys(PARTIES, 1)
    )
    assert titles["reaction"]["z"] == {
        "en": "Police Cordon",
        "de": "Polizeisperre",
        "zh": "警方封鎖線",
    }
    assert titles["coup"] == {
        "kpd": {"en": "Uprising", "de": "Umsturz", "zh": "武裝奪權"},
        "dnvp": {"en": "Putsch", "de": "Putsch", "zh": "政變"},
    }
    assert "kpd" not in titles["take-control"]


def test_crisis_results_get_milder(components: ComponentData) -> None:
    """Rulebook 5.4, example: a 2 costs a seat and a base; a 6 costs nothing."""
    assert components.tables.crisis[1] == (v.Seat(-1), v.Base(-1))
    assert components.tables.crisis[5] == ()


# --- values and words ---------------------------------------------------------------------------
def test_values_are_within_the_design(components: ComponentData) -> None:
    assert {card.large for card in components.cards.values()} == {1, 2, 3, 4}
    assert {card.small for card in components.cards.values()} == {0, 1, 2, 3}
    sums = {party: sum(c.large + c.small for c in deck(components, party)) for party in PARTIES}
    assert sums == {"spd": 95, "z": 95, "kpd": 92, "dnvp": 91}


def test_years_fit_the_colours(components: ComponentData) -> None:
    ranges = {"yellow": (1918, 1923), "orange": (1924, 1929), "brown": (1929, 1933)}
    for card in deck(components, "timeline"):
        first, last = ranges.get(card.set, (1918, 1933))
        start = int(card.year[:4])
        end = int(card.year[:2] + card.year[5:]) if "-" in card.year else start
        assert first <= start <= end <= last, card.id


def test_every_card_is_named_dated_and_annotated_in_every_language(
    components: ComponentData,
) -> None:
    cards: list[Any] = [
        *components.cards.values(),
        *components.agendas.values(),
        *components.rounds,
        *components.foreign_affairs.values(),
        *components.minor_parties.values(),
        *components.specials.values(),
    ]
    assert len(cards) == 136 + 16 + 6 + 9 + 3 + 2
    for card in cards:
        assert card.source in {"rulebook", "report", "original"}
        assert set(card.name) == set(card.note) == set(LANGUAGES)
        assert len(set(card.note.values())) == 3, card.id
        for language, note in card.note.items():
            if language == "zh":
                assert CHINESE.fullmatch(note), card.id
            else:
                assert note[0].isupper() or note[0].isdigit(), card.id
                assert note.endswith("."), card.id
    for language in LANGUAGES:
        assert len({card.note[language] for card in cards}) == len(cards)


def _texts(value: object) -> Iterator[dict[str, str]]:
    """Every text in a component: a dictionary by language."""
    if isinstance(value, dict):
        if "en" in value:
            yield value
        for part in value.values():
            yield from _texts(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from _texts(part)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _texts(getattr(value, name))


LATIN = {"SPD", "KPD", "DNVP", "USPD", "DDP", "DVP"}


def test_every_text_is_there_in_chinese_and_as_wide_as_it_is_measured(
    components: ComponentData,
) -> None:
    """No Latin word except the parties, no sign of ambiguous width, names entirely in Chinese."""
    texts = [*_texts(components), *(load_scenario(name).name for name in scenario_ids())]
    assert len(texts) > 480
    for text in texts:
        chinese = text["zh"]
        assert set(re.findall("[A-Za-zÀ-ÿ]+", chinese)) <= LATIN, chinese
        for sign in chinese:
            assert sign.isascii() or unicodedata.east_asian_width(sign) in "WF", (sign, chinese)
        assert not re.search("[,;:!?()]", chinese), chinese


def test_what_the_rulebook_prints_is_marked_so(components: ComponentData) -> None:
    printed = {
        "S05",
        "S06",
        "S22",
        "S25",
        "Z08",
        "Z12",
        "K10",
        "K22",
        "K23",
        "D07",
        "D08",
        "D10",
        "D27",
    }
    printed |= {"A33", "A54", "A63", "A65", "A70", "A75"}
    assert {card.id for card in components.cards.values() if card.source == "rulebook"} == printed


# --- effects ------------------------------------------------------------------------------------
def test_pact_with_the_old_powers_is_as_printed(components: ComponentData) -> None:
    """Rulebook 4.3, example of a party card."""
    card = components.cards["S05"]
    assert (card.large, card.small, card.after, card.set) == (3, 2, "removed", "basic")
    assert card.effect == (
        v.Move(2, "controlled", v.ANY),
        v.Choose(((v.FreeFight(v.ANY),), (v.FreeCounterCoup(v.ANY),))),
        v.Unrest(-1, v.Place("there")),
    )


def test_cell_of_order_bavaria_is_as_printed(components: ComponentData) -> None:
    """Rulebook 4.3, example of the fullest option."""
    seats = (v.Seat(-2, "z"), v.Seat(2, "dnvp"))
    regime = (v.PartyThreat("regime", 1, v.Place("city", ("muenchen",))),)
    assert components.cards["D10"].effect == (v.Choose((seats, regime), by="z"),)


def test_one_card_looks_at_the_dawes_plan(components: ComponentData) -> None:
    """The rulebook's icon example: large 3, one up, one down, and more only after Dawes."""
    prompts = [
        card.id
        for card in components.cards.values()
        if any(isinstance(p, v.Condition) and p.subject == "A13" for p in inside(card.effect))
    ]
    assert prompts == ["Z19"]
    assert components.cards["Z19"].large == 3


def test_politicians_react_and_other_cards_do_not(components: ComponentData) -> None:
    politicians = [card for card in components.cards.values() if card.kind == "politician"]
    assert Counter(card.deck for card in politicians) == dict.fromkeys(PARTIES, 4)
    for card in components.cards.values():
        assert bool(card.reactions) == (card.kind == "politician"), card.id
        assert bool(card.effect) == (card.kind == "event"), card.id
    against = {
        card.deck
        for card in politicians
        for reaction in card.reactions
        if reaction.trigger == "reaction"
    }
    assert against == set(PARTIES)
    assert {reaction.trigger for card in politicians for reaction in card.reactions} == {
        "demonstrate",
        "coup",
        "counter-coup",
        "fight",
        "negotiate",
        "reaction",
        "event",
        "debate",
        "roll",
    }


def test_early_cards_are_the_risings(components: ComponentData) -> None:
    assert {card.id for card in components.cards.values() if card.early} == {"K13", "K26", "D17"}


def test_every_effect_of_the_vocabulary_is_used(components: ComponentData) -> None:
    used = {type(part) for part in inside(components)}
    assert set(typing.get_args(v.AnyEffect)) - used == {v.Nothing}


def test_units_at_the_start_and_reinforcements_make_up_the_number(
    components: ComponentData,
) -> None:
    """Rulebook 6.2, unit by unit and card by card."""
    coming: Counter[str] = Counter()
    sources: dict[str, set[str]] = {unit: set() for unit in components.units}
    cards: list[Any] = [*components.cards.values(), *components.foreign_affairs.values()]
    for card in cards:
        for part in inside(card):
            if isinstance(part, v.Reinforce):
                coming[part.unit] += part.number
                sources[part.unit].add(card.id)
    for unit in components.units.values():
        assert unit.start + coming[unit.id] == unit.number, unit.id
        assert sources[unit.id] == set(unit.reinforced_by), unit.id
    assert sources["reichswehr-2"] == {"A54", "A33"}
    assert sources["freikorps-2"] == {"A54", "D08"}


def forced(effects: v.Effects) -> bool:
    """Whether a figure always goes to the NSDAP track, whatever the players choose."""
    for effect in effects:
        match effect:
            case v.PlaceNsdapFigure():
                return True
            case v.As(effect=inner) | v.Repeat(effect=inner) if forced(inner):
                return True
            case v.Choose(options=options) if all(forced(option) for option in options):
                return True
    return False


def test_two_cards_force_the_nsdap_and_eight_offer(components: ComponentData) -> None:
    naming = {
        card.id
        for card in components.cards.values()
        if any(isinstance(p, v.PlaceNsdapFigure | v.StrikeOnPrussia) for p in inside(card.effect))
    }
    forcing = {card.id for card in components.cards.values() if forced(card.effect)}
    assert forcing == {"A72", "A74"}
    assert naming - forcing == {"A39", "A61", "A62", "A71", "A75", "A77", "K20", "D23"}


def test_yellow_markers_come_from_their_cards(components: ComponentData) -> None:
    cards: list[Any] = [*components.cards.values(), *components.rounds]
    effects: dict[str, list[object]] = {card.id: [card.effect] for card in cards}
    for kind in components.issues.values():
        if kind.card:
            effects[kind.card].append(kind.options)
    for kind in components.issues.values():
        placing = {
            card
            for card, parts in effects.items()
            if any(isinstance(p, v.PlaceIssue) and p.issue == kind.id for p in inside(parts))
        }
        if kind.colour == "yellow":
            assert placing == {kind.card}
    for marker in components.society.values():
        placing = {
            card
            for card, parts in effects.items()
            if any(isinstance(p, v.PlaceSociety) and p.marker == marker.id for p in inside(parts))
        }
        assert placing == ({marker.card} if marker.card else set())


def test_sets_with_victory_points_are_l_e_m_p(components: ComponentData) -> None:
    giving: Counter[str] = Counter()
    for card in components.cards.values():
        if card.deck != "timeline" and card.set != "basic":
            giving[card.set] += any(
                isinstance(p, v.VictoryPoints) and p.amount > 0 for p in inside(card.effect)
            )
    assert {name: giving[name] for name in "LEMPDORF"} == {
        "L": 5,
        "E": 5,
        "M": 4,
        "P": 5,
        "D": 0,
        "O": 0,
        "R": 0,
        "F": 0,
    }


def test_scoring_cards_lie_in_the_gray_deck(components: ComponentData) -> None:
    scoring = {
        c.id: c.set for c in components.cards.values() for p in c.effect if isinstance(p, v.Score)
    }
    assert scoring == {"A30": "gray", "A31": "gray"}


def test_versailles_places_violent_peace_only_after_the_roll(components: ComponentData) -> None:
    """Rulebook 6.1: the one card with an effect below the roll."""
    below = {card.id: card.after for card in components.foreign_affairs.values() if card.after}
    assert below == {"A11": (v.DrMarker("violent-peace", 1),)}


def test_minor_party_seats(components: ComponentData) -> None:
    """Rulebook 5.13, example: the USPD still has 1 seat in round 4 and none afterwards."""
    assert components.minor_parties["uspd"].seats[3:] == (1, 0, 0)
    assert {m.id: m.eligible for m in components.minor_parties.values()} == {
        "uspd": ("kpd", "spd"),
        "ddp": ("spd", "z"),
        "dvp": ("z", "dnvp"),
    }
