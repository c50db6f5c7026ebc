"""Each broken invariant is detected."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.invariants import broken
from weimar_tui.games.weimar.rules.position import WeimarPosition
from weimar_tui.games.weimar.rules.runner import WeimarRunner
from weimar_tui.kernel.position import Outcome

GAME = WeimarGame.load()


def a_game() -> WeimarRunner:
    runner = GAME.start("main", "1", listen=False)
    assert isinstance(runner, WeimarRunner)
    assert broken(runner) == []
    return runner


def _spaces_and_one_more(position: WeimarPosition) -> None:
    position.cities["koeln"].bases = {"z": GAME.components.spaces["koeln"] + 1}


def _a_card_twice(position: WeimarPosition) -> None:
    position.decks["spd"].append(position.decks["spd"][0])


def _a_card_lost(position: WeimarPosition) -> None:
    position.decks["spd"].pop()


def _twelve_and_one(position: WeimarPosition) -> None:
    for city in position.cities.values():
        city.threats = ["prosperity"]
    position.dr_box = ["poverty", "poverty"]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda p: p.seats.update(spd=40), "spd uses more than 30 figures"),
        (lambda p: p.seats.update(nsdap=11), "more than 10 NSDAP seats"),
        (_spaces_and_one_more, "more bases than spaces in koeln"),
        (lambda p: p.cities["koeln"].bases.update(z=0), "an empty pile is listed in koeln"),
        (lambda p: p.cities["koeln"].units.update(police=0), "an empty pile is listed in koeln"),
        (lambda p: p.seats.update(z=-1), "negative seats of z"),
        (lambda p: p.vp.update(z=-1), "negative VP of z"),
        (lambda p: p.reserve.update(z=-1), "reserve of z out of range"),
        (lambda p: p.reserve.update(z=3), "reserve of z out of range"),
        (lambda p: _lie(p, "unrest", "unrest"), "a threat lies twice in koeln"),
        (lambda p: _lie(p, "poverty", "prosperity"), "Poverty beside Prosperity in koeln"),
        (lambda p: _lie(p, "councils", "regime"), "two party threats in koeln"),
        (lambda p: _lie_in(p, 5, "councils"), "more than four councils"),
        (_twelve_and_one, "more than twelve Poverty and Prosperity markers"),
        (lambda p: p.dr_box.extend(["inflation"] * 7), "more than six markers in the DR box"),
        (lambda p: p.dr_box.extend(["blockade"] * 4), "too many blockade in the DR box"),
        (lambda p: p.cities["koeln"].units.update(police=99), "more police than there are"),
        (_a_card_twice, " is in 2 places"),
        (_a_card_lost, " is nowhere"),
        (lambda p: setattr(p, "economy", 0), "economy off its track"),
        (lambda p: setattr(p, "economy", 6), "economy off its track"),
        (lambda p: setattr(p, "society", ["poor", "poor"]), "society track overfull or doubled"),
        (lambda p: setattr(p, "society", [*"abcdefghij"]), "society track overfull or doubled"),
        (lambda p: p.issues.update({"media-1": "X9"}), "an issue off the opinion track"),
        (lambda p: p.flags.update(france=4), "flags out of range"),
        (lambda p: p.flags.update(france=-1), "flags out of range"),
        (lambda p: p.nsdap_track.extend("abcdefg"), "more than six figures on the NSDAP track"),
        (
            lambda p: setattr(p, "outcome", Outcome("nsdap", ())),
            "something is still to happen after the end",
        ),
    ],
)
def test_what_cannot_be_is_named(change: Callable[[WeimarPosition], None], words: str) -> None:
    runner = a_game()
    for city in runner.position.cities.values():
        city.bases, city.units, city.threats = {}, {}, []
    change(runner.position)
    assert any(words in found for found in broken(runner)), broken(runner)


@pytest.mark.parametrize(
    "change",
    [
        lambda p: p.seats.update(spd=p.seats["spd"], nsdap=10),
        lambda p: p.cities["koeln"].bases.update(z=GAME.components.spaces["koeln"]),
        lambda p: _lie(p, "poverty", "unrest", "councils"),
        lambda p: _lie_in(p, 4, "councils"),
        lambda p: setattr(p, "dr_box", [*["inflation"] * 3, "blockade", "poverty", "poverty"]),
        lambda p: setattr(p, "economy", 1),
        lambda p: setattr(p, "economy", 5),
        lambda p: p.flags.update(france=3, ussr=0),
        lambda p: setattr(p, "nsdap_track", [*"abcdef"]),
        lambda p: p.reserve.update(z=0, kpd=2),
        lambda p: p.vp.update(z=0),
    ],
)
def test_what_can_be_is_not(change: Callable[[WeimarPosition], None]) -> None:
    runner = a_game()
    for city in runner.position.cities.values():
        city.bases, city.units, city.threats = {}, {}, []
    runner.position.dr_box.clear()
    change(runner.position)
    assert broken(runner) == []


def _lie(position: WeimarPosition, *threats: str) -> None:
    position.cities["koeln"].threats = list(threats)


def _lie_in(position: WeimarPosition, number: int, threat: str) -> None:
    for city in [*position.cities.values()][:number]:
        city.threats = [threat]
