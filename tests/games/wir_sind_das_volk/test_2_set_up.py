"""Rulebook 2: preparing the game."""

from __future__ import annotations

from collections import Counter

from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.table import table
from tests.games.wir_sind_das_volk.test_random_games import game
from weimar_tui.games.wir_sind_das_volk.rules.names import AREAS
from weimar_tui.games.wir_sind_das_volk.rules.position import VolkPosition, prestige_advantage


def start() -> VolkPosition:
    return game().start("main", "set-up").position


def test_two_unrest_in_the_three_suppliers_three_in_the_other_eleven_areas() -> None:
    unrest = start().unrest
    assert unrest == {**dict.fromkeys(AREAS, 3), **by_code(NW=2, RP=2, BW=2)}
    assert Counter(unrest.values()) == {3: 11, 2: 3}


def test_one_socialist_in_the_holding_box() -> None:
    position = start()
    assert position.cadre_school == 1
    assert sum(position.socialists.values()) == 0


def test_each_side_has_its_two_factories_and_nothing_else_is_built() -> None:
    position = start()
    assert position.factories == dict.fromkeys(
        ("hamburg", "dortmund", "berlin", "bitterfeld"), "sound"
    )
    assert position.lines == {}


def test_the_markers_lie_on_their_first_fields() -> None:
    position = start()
    assert position.tracks == {"prestige": 0, "currency": 0, "socialists": 0}
    assert not position.wall
    assert position.state_power == []
    assert sum(position.standard.values()) + sum(position.sectors.values()) == 0


def test_the_special_card_of_decade_one_is_laid_out() -> None:
    position = start()
    assert (position.decade, position.half, position.special) == (1, 1, "I")


def test_the_west_holds_the_prestige_advantage_and_begins() -> None:
    position = start()
    assert prestige_advantage(position) == "west"
    assert position.active == "west"
    assert position.decisions[0].seat == "west"


def test_the_east_has_the_advantage_only_in_the_red_part_of_the_track() -> None:
    """The centre field is yellow (ruling W45)."""
    holders = {
        field: prestige_advantage(table(tracks={"prestige": field}).position)
        for field in (-6, -1, 0, 1, 6)
    }
    assert holders == {-6: "west", -1: "west", 0: "west", 1: "east", 6: "east"}
