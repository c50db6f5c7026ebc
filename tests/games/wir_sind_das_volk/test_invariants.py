"""Each broken invariant is detected."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.wir_sind_das_volk.decades import by_code
from tests.games.wir_sind_das_volk.table import board, power
from tests.games.wir_sind_das_volk.test_random_games import game
from weimar_tui.games.wir_sind_das_volk.rules.invariants import broken
from weimar_tui.games.wir_sind_das_volk.rules.position import VolkPosition
from weimar_tui.kernel.position import Outcome


def some_position() -> VolkPosition:
    return game().start("1980", "1", listen=False).position


def test_all_is_well_at_the_beginning() -> None:
    assert broken(board(), some_position()) == []


def negative_unrest(position: VolkPosition) -> None:
    position.unrest["bayern"] = -1


def empty_box(position: VolkPosition) -> None:
    position.cadre_school = -1


def too_many_socialists(position: VolkPosition) -> None:
    position.cadre_school = 8


def off_the_track(position: VolkPosition) -> None:
    position.tracks["currency"] = 7


def delivered_twice(position: VolkPosition) -> None:
    position.delivered *= 2


def after_the_end(position: VolkPosition) -> None:
    position.outcome = Outcome("bankruptcy", ("west",))


def marker_of_the_other(position: VolkPosition) -> None:
    position.protests["west"].append("sachsen")


def missing_marker(position: VolkPosition) -> None:
    position.unrest["sachsen"] = 4


def marker_too_many(position: VolkPosition) -> None:
    position.protests["east"].append("sachsen")


def missing_import(position: VolkPosition) -> None:
    position.unrest |= by_code(WB=4)
    position.protests["west"].append("west-berlin")


def rundown_in_the_west(position: VolkPosition) -> None:
    position.factories["kiel"] = "rundown"


def rundown_abroad(position: VolkPosition) -> None:
    position.factories["polska-s"] = "rundown"


def built_on_a_closed_site(position: VolkPosition) -> None:
    position.razed.append("polska-s")


def three_on_a_line(position: VolkPosition) -> None:
    position.lines["kiel/hamburg"] = 2


def a_line_to_nowhere(position: VolkPosition) -> None:
    position.lines["fulda/bayreuth"] = 1


def a_line_abroad(position: VolkPosition) -> None:
    position.lines["jena/cssr-s"] = 1


def a_card_twice(position: VolkPosition) -> None:
    position.pile.append(position.display[0])


def a_card_nowhere(position: VolkPosition) -> None:
    position.deck.pop()


def eight_in_the_display(position: VolkPosition) -> None:
    position.display.append(position.deck.pop())


def four_in_the_wests_hand(position: VolkPosition) -> None:
    position.hands["west"] += [position.deck.pop(), position.deck.pop()]


def no_infrastructure(position: VolkPosition) -> None:
    position.lines["kiel/hamburg"] = 0


def three_in_the_easts_hand(position: VolkPosition) -> None:
    position.hands["east"].append(position.deck.pop())


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (negative_unrest, "negative unrest in bayern"),
        (empty_box, "a negative number of socialists"),
        (too_many_socialists, "more than 12 socialists"),
        (off_the_track, "currency off its track"),
        (delivered_twice, "has delivered twice"),
        (after_the_end, "still to happen after the end"),
        (marker_of_the_other, "a marker of the west on the other side"),
        (missing_marker, "0 markers for 4 unrest in sachsen"),
        (marker_too_many, "1 markers for 3 unrest in sachsen"),
        (missing_import, "0 imported markers for West Berlin's"),
        (rundown_in_the_west, "kiel cannot be rundown"),
        (rundown_abroad, "polska-s cannot be rundown"),
        (built_on_a_closed_site, "polska-s is closed for good"),
        (three_on_a_line, "2 infrastructure on kiel/hamburg"),
        (a_line_to_nowhere, "fulda/bayreuth leads to no factory"),
        (a_line_abroad, "jena/cssr-s leads to no external factory"),
        (a_card_twice, "is in 2 places"),
        (a_card_nowhere, "is nowhere"),
        (eight_in_the_display, "more than seven cards in the display"),
        (four_in_the_wests_hand, "4 cards in the hand of the west"),
        (no_infrastructure, "0 infrastructure on kiel/hamburg"),
        (three_in_the_easts_hand, "3 cards in the hand of the east"),
    ],
)
def test_what_is_broken_is_said(spoil: Callable[[VolkPosition], None], said: str) -> None:
    position = some_position()
    spoil(position)
    assert any(said in line for line in broken(board(), position)), broken(board(), position)


def test_a_state_power_card_lies_twice_while_it_is_played() -> None:
    position = some_position()
    for cards in (position.display, position.deck, *position.hands.values()):
        if "66" in cards:
            cards.remove("66")
    position.playing = "66"
    assert broken(board(), position) == []
    position.state_power.append(power("66"))
    assert broken(board(), position) == []
    position.pile.append("66")
    assert broken(board(), position) == ["66 is in 3 places"]
    position.playing = ""
    assert broken(board(), position) == ["66 is in 2 places"]


def test_markers_may_wait_while_areas_attack() -> None:
    position = some_position()
    position.unrest["sachsen"] = 4
    position.phase = 7
    assert broken(board(), position) == []


def test_what_only_just_holds_is_not_broken() -> None:
    position = some_position()
    position.cadre_school = 12 - sum(position.socialists.values())
    position.tracks |= {"currency": 6, "prestige": -6}
    position.hands["west"].append(position.deck.pop())
    position.factories |= {"ulm": "sound"}
    position.lines = {"stuttgart/ulm": 1}
    del position.factories["stuttgart"]
    assert broken(board(), position) == []
