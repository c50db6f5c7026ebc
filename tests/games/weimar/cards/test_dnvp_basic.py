"""The twelve basic cards of the DNVP, without its politicians."""

from __future__ import annotations

import pytest

from tests.games.weimar import table as t
from tests.games.weimar.cards_table import gone, kept, play_event
from weimar_tui.games.weimar.rules.events import NothingToDiscard


def test_d07_brings_a_freikorps_of_strength_1() -> None:
    play = play_event(t.table(), "D07")
    assert play.position.supply["dnvp"] == {"freikorps-1": 3, "freikorps-2": 1}
    for unit in ("freikorps-1", "freikorps-1", "freikorps-2"):
        t.answers(play, f"{unit}:supply", "breslau")
    assert play.position.cities["breslau"].units == {"freikorps-1": 2, "freikorps-2": 1}
    assert play.position.cities["breslau"].bases == {"dnvp": 1}
    assert gone(play, "D07")


def test_d08_brings_a_freikorps_of_strength_2() -> None:
    play = play_event(t.table(), "D08")
    assert play.position.supply["dnvp"] == {"freikorps-1": 2, "freikorps-2": 2}
    t.answers(play, "freikorps-2:supply", "berlin", "freikorps-2:supply", "koeln", "pass")
    assert play.position.cities["berlin"].units == {"freikorps-2": 1}
    assert play.position.cities["koeln"].units == {"freikorps-2": 1}
    assert play.position.cities["berlin"].bases == {"dnvp": 1}
    assert gone(play, "D08")


def test_d10_a_regime_in_muenchen_leaves_the_zentrum_only_the_seats() -> None:
    """Example 2 of the rulebook (4.3): one seat, and the Regime already lies there."""
    play = t.table()
    t.seats(play, z=1, dnvp=3)
    t.city(play, "muenchen", threats=["regime"])
    play_event(play, "D10")
    assert (play.position.seats["z"], play.position.seats["dnvp"]) == (0, 5)
    assert play.position.cities["muenchen"].threats == ["regime"]
    assert gone(play, "D10")


@pytest.mark.parametrize(
    ("option", "held", "lying"), [("1", (0, 5), []), ("2", (2, 3), ["regime"])]
)
def test_d10_the_zentrum_chooses_where_both_are_possible(
    option: str, held: tuple[int, int], lying: list[str]
) -> None:
    play = t.table()
    t.seats(play, z=2, dnvp=3)
    play_event(play, "D10")
    assert t.options(play, "z") == {"1", "2"}
    t.answer(play, option, "z", kind="choose-option")
    assert (play.position.seats["z"], play.position.seats["dnvp"]) == held
    assert play.position.cities["muenchen"].threats == lying
    assert gone(play, "D10")


def test_d10_one_seat_is_less_than_a_whole_regime() -> None:
    play = t.table()
    t.seats(play, z=1)
    play_event(play, "D10")
    assert (play.position.seats["z"], play.position.seats["dnvp"]) == (1, 0)
    assert play.position.cities["muenchen"].threats == ["regime"]


def test_d10_no_regime_while_the_dnvp_governs() -> None:
    play = t.table(government=("z", "dnvp"), chancellor="z")
    t.seats(play, z=2)
    play_event(play, "D10")
    assert (play.position.seats["z"], play.position.seats["dnvp"]) == (0, 2)
    assert play.position.cities["muenchen"].threats == []


def test_d11_makes_an_opponent_discard_a_politician() -> None:
    play = t.table()
    t.seats(play, dnvp=2)
    t.hand(play, "z", "Z05", "Z10", "Z06")
    play_event(play, "D11")
    assert t.options(play, "dnvp") == {"spd", "kpd", "z"}
    t.answer(play, "z", "dnvp")
    assert t.options(play, "z") == {"Z05", "Z06"}
    t.answer(play, "Z06", "z", kind="discard")
    assert play.position.hands["z"] == ["Z05", "Z10"]
    assert play.position.discards["z"] == ["Z06"]
    assert play.position.seats["dnvp"] == 1
    assert play.position.issues == {"security-1": "S1"}
    assert gone(play, "D11")


def test_d11_shows_the_only_politician_for_good() -> None:
    """Nobody is asked which; naming the party can then not be taken back."""
    play = t.table()
    t.hand(play, "z", "Z05")
    t.event(play, "D11", "dnvp")
    before = play.position.revealed
    t.answer(play, "z", "dnvp", kind="name-opponent")
    assert play.position.discards["z"] == ["Z05"]
    assert play.position.revealed == before + 1


def test_d11_costs_the_same_where_there_is_no_politician() -> None:
    play = t.table()
    t.seats(play, dnvp=2)
    t.hand(play, "z", "Z10")
    play_event(play, "D11", "z")
    assert [each.party for each in t.happened(play, NothingToDiscard)] == ["z"]
    assert play.position.hands["z"] == ["Z10"]
    assert play.position.seats["dnvp"] == 1
    assert play.position.issues == {"security-1": "S1"}
    assert gone(play, "D11")


def test_d12_places_media_and_debates() -> None:
    play = t.table()
    t.issues(play, {"media-1": "S1", "economy-1": "0"})
    play_event(play, "D12", "economy-1:D2")
    assert play.position.issues == {"media-1": "S1", "media-2": "D2", "economy-1": "D2"}
    assert kept(play, "D12")


def test_d13_places_farmers_and_two_bases_in_the_east() -> None:
    play = play_event(t.table(), "D13")
    assert t.options(play, "dnvp") == {"F1", "F2", "F3"}
    t.answer(play, "F3", "dnvp")
    assert t.options(play, "dnvp") == {"koenigsberg", "breslau", "rostock"}
    t.answer(play, "rostock", "dnvp")
    assert t.options(play, "dnvp") == {"koenigsberg", "breslau"}
    t.answer(play, "breslau", "dnvp")
    assert play.position.society == ["F3"]
    assert play.position.seats["dnvp"] == 1
    for name in ("rostock", "breslau"):
        assert play.position.cities[name].bases == {"dnvp": 1}
    assert play.position.cities["koenigsberg"].bases == {}
    assert kept(play, "D13")


def test_d14_places_stab_in_the_back() -> None:
    play = play_event(t.table(), "D14", "leipzig")
    assert t.options(play, "dnvp") == {"stab-in-the-back:D3", "stab-in-the-back:D4"}
    t.answer(play, "stab-in-the-back:D4", "dnvp")
    assert play.position.cities["leipzig"].bases == {"dnvp": 1}
    assert kept(play, "D14")


def test_d14_leaves_stab_in_the_back_where_it_is_on_the_track() -> None:
    play = t.table()
    t.issues(play, {"stab-in-the-back": "S3"})
    play_event(play, "D14", "leipzig", "stab-in-the-back:S2")
    assert play.position.issues == {"stab-in-the-back": "S2"}


def test_d15_founds_the_thule_society_in_muenchen() -> None:
    play = play_event(t.table(), "D15")
    assert t.asked(play, "dnvp").subject.city == "muenchen"
    t.answer(play, "freikorps-2:supply", "dnvp")
    assert play.position.society == ["thule-society"]
    assert play.position.cities["muenchen"].units == {"freikorps-2": 1}
    assert play.position.cities["muenchen"].bases == {"dnvp": 1}
    assert gone(play, "D15")


def test_d16_gives_bases_and_points() -> None:
    play = play_event(t.table(), "D16", "koenigsberg")
    assert play.position.cities["koenigsberg"].bases == {"dnvp": 2}
    assert play.position.vp["dnvp"] == 2
    assert gone(play, "D16")
