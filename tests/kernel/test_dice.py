"""Dice: fair, reproducible, scripted, recorded."""

from __future__ import annotations

from pathlib import Path

import pytest
from weimar_duel.rules import Duel

from weimar_tui.kernel.dice import Dice
from weimar_tui.kernel.errors import ReplayDiffers
from weimar_tui.kernel.journal import parse_save
from weimar_tui.kernel.printing import plain_seed
from weimar_tui.kernel.session import Session


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("seed", ["1", "2", "weimar", ""])
def test_faces_fall_equally_often(seed: str) -> None:
    faces = Dice(seed=seed).roll(60_000)
    # 5 degrees of freedom: a fair die stays below 20.5 for 999 of 1000 seeds.
    assert chi_square([faces.count(face) for face in range(1, 7)]) < 20.5


@pytest.mark.parametrize("seed", ["1", "2"])
def test_pairs_of_following_rolls_come_equally_often(seed: str) -> None:
    dice = Dice(seed=seed)
    pairs = [tuple(dice.roll(2)) for _ in range(36_000)]
    counts = [pairs.count((a, b)) for a in range(1, 7) for b in range(1, 7)]
    assert chi_square(counts) < 66.6  # 35 degrees of freedom


@pytest.mark.parametrize("limit", [2, 7, 48])
def test_below_is_even(limit: int) -> None:
    dice = Dice(seed="3")
    numbers = [dice.below(limit) for _ in range(20_000)]
    assert set(numbers) == set(range(limit))
    assert chi_square([numbers.count(number) for number in range(limit)]) < 85


def test_every_order_of_three_cards_is_as_likely() -> None:
    dice = Dice(seed="4")
    orders: dict[str, int] = {}
    for _ in range(12_000):
        cards = list("abc")
        dice.shuffle(cards)
        orders["".join(cards)] = orders.get("".join(cards), 0) + 1
    assert len(orders) == 6
    assert chi_square(list(orders.values())) < 20.5


def test_a_seed_gives_the_same_outcomes_and_another_seed_others() -> None:
    assert Dice(seed="5").roll(50) == Dice(seed="5").roll(50)
    assert Dice(seed="5").roll(50) != Dice(seed="6").roll(50)


def test_a_copy_goes_its_own_way() -> None:
    dice = Dice(seed="5", script=[1])
    copy = dice.copy()
    assert copy.roll(3)[0] == 1
    assert dice.script == [1]
    assert dice.counter == 0
    assert dice.drawn == []


def test_scripted_faces_fall_first_and_chance_takes_over() -> None:
    dice = Dice(seed="5", script=[6, 5, 4])
    assert dice.roll(2) == [6, 5]
    assert dice.roll(3)[0] == 4
    assert dice.script == []


def test_recorded_outcomes_replace_chance_but_leave_the_state_as_played() -> None:
    played = Dice(seed="5", script=[6])
    rolled, number = played.roll(3), played.below(40)
    again = Dice(seed="another", script=[6], recorded=played.drawn.copy())
    assert again.roll(3) == rolled
    assert again.below(40) == number
    assert (again.counter, again.script, again.drawn) == (played.counter, [], played.drawn)


@pytest.mark.parametrize("recorded", [[0], [7], [40]])
def test_a_record_that_is_no_die_is_refused(recorded: list[int]) -> None:
    with pytest.raises(ReplayDiffers, match="differs-outcome"):
        Dice(recorded=recorded.copy()).roll(1)


def test_a_record_beyond_the_limit_is_refused() -> None:
    with pytest.raises(ReplayDiffers, match=r"differs-outcome .*low=0, high=4"):
        Dice(recorded=[5]).below(5)


# --- seeds --------------------------------------------------------------------------------------
def test_seeds_of_old_saves_deal_as_before() -> None:
    assert Dice(seed="1918").roll(8) == OLD_ROLLS["1918"]
    assert Dice(seed="Köln").roll(8) == OLD_ROLLS["Köln"]
    assert Dice(seed="f" * 64).roll(8) == OLD_ROLLS["f" * 64]


OLD_ROLLS = {
    "1918": [3, 5, 1, 5, 2, 6, 5, 1],
    "Köln": [3, 5, 1, 1, 3, 6, 5, 5],
    "f" * 64: [6, 1, 3, 3, 1, 1, 3, 1],
}


@pytest.mark.parametrize("place", [0, 63, 64, 65, 4999])
def test_long_seeds_that_differ_anywhere_give_other_outcomes(place: int) -> None:
    seed = "7" * 5000
    other = f"{seed[:place]}8{seed[place + 1 :]}"
    assert Dice(seed=seed).roll(50) == Dice(seed=seed).roll(50)
    assert Dice(seed=seed).roll(50) != Dice(seed=other).roll(50)
    assert Dice(seed=f"{seed}/1").roll(50) != Dice(seed=f"{seed}/2").roll(50)


def test_a_seed_that_is_no_utf_8_is_written_as_numbers() -> None:
    assert plain_seed("a\udcff") == "a\\xff"
    assert plain_seed("äöü 種子") == "äöü 種子"
    session = Session.new(Duel(), "main", "a\udcff", sync=False)
    assert parse_save(session.to_bytes(), Path("x")).header.seed == "a\\xff"


def test_numbers_that_would_favour_the_low_ones_are_skipped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of 2**64 numbers the last one is excluded for three faces; of 256 bytes the last
    four for a die."""
    hashes = iter([b"\xff" * 8, b"\xff" * 7 + b"\xfe", b"\xff" * 7 + b"\xff", b"\0" * 8])
    monkeypatch.setattr(Dice, "_hash", lambda dice, size: next(hashes))
    assert Dice(seed="7").below(3) == (2**64 - 2) % 3
    assert Dice(seed="7").below(3) == 0
    hashes = iter([bytes([252, 255, 251, 0, 6, 5] + [255] * 10)])
    assert Dice(seed="7").roll(4) == [6, 1, 1, 6]
