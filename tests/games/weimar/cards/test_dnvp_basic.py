"""The twelve basic cards of the DNVP, without its politicians."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.cards_table import gone, kept, play_event, rolled
from weimar_tui.games.weimar.rules.events import NothingToDiscard


def test_d07_brings_a_freikorps_of_strength_1() -> None:
    runner = play_event(t.table(), "D07")
    assert runner.position.supply["dnvp"] == {"freikorps-1": 3, "freikorps-2": 1}
    for unit in ("freikorps-1", "freikorps-1", "freikorps-2"):
        t.answers(runner, f"{unit}:supply", "breslau")
    assert runner.position.cities["breslau"].units == {"freikorps-1": 2, "freikorps-2": 1}
    assert runner.position.cities["breslau"].bases == {"dnvp": 1}
    assert gone(runner, "D07")


def test_d08_brings_a_freikorps_of_strength_2() -> None:
    runner = play_event(t.table(), "D08")
    assert runner.position.supply["dnvp"] == {"freikorps-1": 2, "freikorps-2": 2}
    t.answers(runner, "freikorps-2:supply", "berlin", "freikorps-2:supply", "koeln", "pass")
    assert runner.position.cities["berlin"].units == {"freikorps-2": 1}
    assert runner.position.cities["koeln"].units == {"freikorps-2": 1}
    assert runner.position.cities["berlin"].bases == {"dnvp": 1}
    assert gone(runner, "D08")


def test_d10_a_regime_in_muenchen_leaves_the_zentrum_only_the_seats() -> None:
    """Example 2 of the rulebook (4.3): one seat, and the Regime is there already."""
    runner = t.table()
    t.seats(runner, z=1, dnvp=3)
    t.city(runner, "muenchen", threats=["regime"])
    play_event(runner, "D10")
    assert (runner.position.seats["z"], runner.position.seats["dnvp"]) == (0, 5)
    assert runner.position.cities["muenchen"].threats == ["regime"]
    assert gone(runner, "D10")


@pytest.mark.parametrize(
    ("option", "held", "lying"), [("1", (0, 5), []), ("2", (2, 3), ["regime"])]
)
def test_d10_the_zentrum_chooses_where_both_are_possible(
    option: str, held: tuple[int, int], lying: list[str]
) -> None:
    runner = t.table()
    t.seats(runner, z=2, dnvp=3)
    play_event(runner, "D10")
    assert t.options(runner, "z") == {"1", "2"}
    t.answer(runner, option, "z", kind="choose-option")
    assert (runner.position.seats["z"], runner.position.seats["dnvp"]) == held
    assert runner.position.cities["muenchen"].threats == lying
    assert gone(runner, "D10")


def test_d10_one_seat_is_less_than_a_whole_regime() -> None:
    runner = t.table()
    t.seats(runner, z=1)
    play_event(runner, "D10")
    assert (runner.position.seats["z"], runner.position.seats["dnvp"]) == (1, 0)
    assert runner.position.cities["muenchen"].threats == ["regime"]


def test_d10_no_regime_while_the_dnvp_governs() -> None:
    runner = t.table(government=("z", "dnvp"), chancellor="z")
    t.seats(runner, z=2)
    play_event(runner, "D10")
    assert (runner.position.seats["z"], runner.position.seats["dnvp"]) == (0, 2)
    assert runner.position.cities["muenchen"].threats == []


def test_d11_makes_an_opponent_discard_a_politician() -> None:
    runner = t.table()
    t.seats(runner, dnvp=2)
    t.hand(runner, "z", "Z05", "Z10", "Z06")
    play_event(runner, "D11")
    assert t.options(runner, "dnvp") == {"spd", "kpd", "z"}
    t.answer(runner, "z", "dnvp")
    assert t.options(runner, "z") == {"Z05", "Z06"}
    t.answer(runner, "Z06", "z", kind="discard")
    assert runner.position.hands["z"] == ["Z05", "Z10"]
    assert runner.position.discards["z"] == ["Z06"]
    assert runner.position.seats["dnvp"] == 1
    assert runner.position.issues == {"security-1": "S1"}
    assert gone(runner, "D11")


def test_d11_shows_the_only_politician_for_good() -> None:
    """No question is asked; once the card is shown, naming the party cannot be undone."""
    runner = t.table()
    t.hand(runner, "z", "Z05")
    t.event(runner, "D11", "dnvp")
    before = runner.position.revealed
    t.answer(runner, "z", "dnvp", kind="name-opponent")
    assert runner.position.discards["z"] == ["Z05"]
    assert runner.position.revealed == before + 1


def test_d11_costs_the_same_where_there_is_no_politician() -> None:
    runner = t.table()
    t.seats(runner, dnvp=2)
    t.hand(runner, "z", "Z10")
    play_event(runner, "D11", "z")
    assert [each.party for each in t.happened(runner, NothingToDiscard)] == ["z"]
    assert runner.position.hands["z"] == ["Z10"]
    assert runner.position.seats["dnvp"] == 1
    assert runner.position.issues == {"security-1": "S1"}
    assert gone(runner, "D11")


def test_d12_places_media_and_debates() -> None:
    runner = t.table()
    t.issues(runner, {"media-1": "S1", "economy-1": "0"})
    play_event(runner, "D12", "economy-1:D2")
    assert runner.position.issues == {"media-1": "S1", "media-2": "D2", "economy-1": "D2"}
    assert kept(runner, "D12")


def test_d13_places_farmers_and_two_bases_in_the_east() -> None:
    runner = play_event(t.table(), "D13")
    assert t.options(runner, "dnvp") == {"F1", "F2", "F3"}
    t.answer(runner, "F3", "dnvp")
    assert t.options(runner, "dnvp") == {"koenigsberg", "breslau", "rostock"}
    t.answer(runner, "rostock", "dnvp")
    assert t.options(runner, "dnvp") == {"koenigsberg", "breslau"}
    t.answer(runner, "breslau", "dnvp")
    assert runner.position.society == ["F3"]
    assert runner.position.seats["dnvp"] == 1
    for name in ("rostock", "breslau"):
        assert runner.position.cities[name].bases == {"dnvp": 1}
    assert runner.position.cities["koenigsberg"].bases == {}
    assert kept(runner, "D13")


def test_d14_places_stab_in_the_back() -> None:
    runner = play_event(t.table(), "D14", "leipzig")
    assert t.options(runner, "dnvp") == {"stab-in-the-back:D3", "stab-in-the-back:D4"}
    t.answer(runner, "stab-in-the-back:D4", "dnvp")
    assert runner.position.cities["leipzig"].bases == {"dnvp": 1}
    assert kept(runner, "D14")


def test_d14_leaves_stab_in_the_back_where_it_is_on_the_track() -> None:
    runner = t.table()
    t.issues(runner, {"stab-in-the-back": "S3"})
    play_event(runner, "D14", "leipzig", "stab-in-the-back:S2")
    assert runner.position.issues == {"stab-in-the-back": "S2"}


def test_d15_founds_the_thule_society_in_muenchen() -> None:
    runner = play_event(t.table(), "D15")
    assert t.asked(runner, "dnvp").subject.city == "muenchen"
    t.answer(runner, "freikorps-2:supply", "dnvp")
    assert runner.position.society == ["thule-society"]
    assert runner.position.cities["muenchen"].units == {"freikorps-2": 1}
    assert runner.position.cities["muenchen"].bases == {"dnvp": 1}
    assert gone(runner, "D15")


def test_d15_attempts_a_coup_in_muenchen_from_round_2() -> None:
    runner = t.table(round=2)
    t.dice(runner, 6, 1)
    play_event(runner, "D15", "freikorps-2:supply", "freikorps-1:supply")
    assert rolled(runner, "coup") == (3, 8)  # Freikorps of strength 2 and 1; 2 more
    assert runner.position.cities["muenchen"].bases == {"dnvp": 2}  # one by the Coup
    assert gone(runner, "D15")


def test_d16_gives_bases_and_points() -> None:
    runner = play_event(t.table(), "D16", "koenigsberg")
    assert runner.position.cities["koenigsberg"].bases == {"dnvp": 2}
    assert runner.position.vp["dnvp"] == 2
    assert gone(runner, "D16")
