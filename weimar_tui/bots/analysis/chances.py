"""Chances for display: a value fitted to games of the players it describes.

The bots' search value is fitted to games with many errors, so its probabilities are not the
frequencies of victories. `chances.json.gz`, next to the weights, starts from that value and was
fitted to games of the usual bot (`benchmarks/chances.py`).
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from weimar_tui.bots.learned.features import Features
from weimar_tui.bots.learned.weights import CERTAIN, Value, chances
from weimar_tui.kernel.position import Outcome, Position

FILE = "chances.json.gz"


class Chances(Struct, frozen=True):
    """A value for each judge, and its origin.

    `says_nothing` are the chapters (rounds) in which it does not beat the mean of all games:
    there a game is called open.
    """

    game: str
    provenance: dict[str, str | int | float]
    value: dict[str, Value]
    says_nothing: tuple[int, ...] = ()


@cache
def load_chances(path: Path) -> Chances | None:
    """Read the chances, cached; None for a missing or unreadable file."""
    try:
        return msgspec.json.decode(gzip.decompress(path.read_bytes()), type=Chances)
    except (OSError, EOFError, msgspec.MsgspecError):
        return None


def save_chances(fitted: Chances, path: Path) -> None:
    """Write the chances reproducibly, byte for byte."""
    path.write_bytes(gzip.compress(msgspec.json.encode(fitted), mtime=0))


def fitted_chances(features: Features) -> Chances | None:
    """The chances of a game, in the order of its measures; None if they do not fit them."""
    fitted = load_chances(features.weights.with_name(FILE))
    if fitted is None:
        return None
    value = {}
    for judge, one in fitted.value.items():
        places = {name: place for place, name in enumerate(one.measures, 1)}
        if not places.keys() <= set(features.measures):
            return None
        value[judge] = Value(
            one.outcomes,
            features.measures,
            tuple(
                (row[0], *(row[places[n]] if n in places else 0.0 for n in features.measures))
                for row in one.weights
            ),
        )
    return replace(fitted, value=value)


def chances_of_all(
    features: Features, value: Mapping[str, Value], position: Position, seats: Sequence[str]
) -> dict[str, int]:
    """The chance of every seat to win, in millionths, in a position that is not over.

    Values of several judges need not add up to a whole; they are scaled so that they do.
    """
    nobody = 0
    own_chances: dict[str, int] = {}
    measured: dict[str, dict[str, int]] = {}
    for seat in seats:
        judge = features.judge(seat)
        own = features.class_of(seat, seat)
        # Seats of one judge, each with its own class, share one measurement.
        odds = measured.get(judge) if own == seat else None
        if odds is None:
            odds = chances(value[judge], features.measure(position, seat))
            measured[judge] = odds
        own_chances[seat] = odds[own]
        nobody = max(nobody, odds.get("nobody", 0))
    total = sum(own_chances.values())
    left = CERTAIN - nobody
    return {seat: chance * left // max(1, total) for seat, chance in own_chances.items()}


def shares(outcome: Outcome, seats: Sequence[str]) -> dict[str, int]:
    """Each seat's share of the victory once a game is over, in millionths."""
    winners = outcome.winners
    return {seat: CERTAIN // len(winners) if seat in winners else 0 for seat in seats}
