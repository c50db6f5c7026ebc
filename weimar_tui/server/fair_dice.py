"""Fair dice: no one can choose the seed, and after the game everyone can check every roll.

When a table is created the server draws a secret and publishes its hash, the commitment. Before the
start, each player can add a word. The seed is the hash of the secret, the words and the seating, so
the host can no longer choose it once another player has added a word. The save keeps all of it;
`check_fair` compares it with the commitment that players noted, and with the result of replaying
the game from its seed.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Literal

import msgspec
from msgspec import Struct

from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.journal import Header
from weimar_tui.kernel.verify import SaveVerdict

OPTION = "fair_dice"
"""The key in a save's header, among the options of the game."""

VERSION = 3
"""Version of the seed's derivation. Since 3, the journal holds tokens instead of players' names."""

_READABLE = (2, 3)

SHORTEST = 32
"""Digits of a commitment that suffice for comparison: it is infeasible to find another secret with
the same 128 bits."""


class FairDice(Struct, frozen=True, kw_only=True):
    """The data about the seed in a save.

    `words`: by player, in the order they were added. `seats`: the seating at the start, with bots
    in brackets. Players are given by tokens, in version 2 by names.
    """

    version: int = VERSION
    commitment: str
    secret: str
    words: dict[str, str] = {}
    seats: dict[str, str] = {}

    def seed(self, game: str, scenario: str) -> str:
        """Return the seed for a game and its set-up."""
        return seed_of(self.secret, self.words, game, scenario, self.seats, self.version)


def new_secret() -> str:
    """Return a random secret of 256 bits."""
    return secrets.token_hex(32)


def new_token() -> str:
    """Return a new token, which stands for a person in one table's journal."""
    return f"p{secrets.token_hex(8)}"


def commitment_to(secret: str) -> str:
    """Return the hash that is published at the start."""
    return sha256(f"weimar fair dice 1 secret {secret}".encode()).hexdigest()


def seed_of(
    secret: str,
    words: Mapping[str, str],
    game: str,
    scenario: str,
    seats: Mapping[str, str],
    version: int = VERSION,
) -> str:
    """Return the seed from the secret, the players' words, the game, the scenario and the seating.

    >>> a = seed_of("s", {"rosa": "x"}, "g", "m", {"red": "rosa"})
    >>> a == seed_of("s", {"rosa": "y"}, "g", "m", {"red": "rosa"}), len(a)
    (False, 64)
    >>> a == seed_of("s", {"rosa": "x"}, "g", "m", {"red": "otto"})
    False
    """
    whole = [list(words.items()), game, scenario, list(seats.items())]
    text = b"weimar fair dice %d seed %s " % (version, secret.encode())
    return sha256(text + msgspec.json.encode(whole)).hexdigest()


class FairVerdict(Struct, frozen=True):
    """The result of a check.

    `fair`: the dice match the commitment; `unfair`: they do not, and `why`; `unknown`: it cannot be
    checked, and `why`. `compared`: the commitment was noted by a player rather than read from the
    file. `seats`: the seating used for the seed.
    """

    result: Literal["fair", "unfair", "unknown"]
    why: KernelError | None = None
    commitment: str = ""
    compared: bool = False
    words: dict[str, str] = {}
    seats: dict[str, str] = {}


def check_fair(header: Header, verdict: SaveVerdict, commitment: str = "") -> FairVerdict:
    """Check whether a game's seed matches the commitment, given the result of replaying from it.

    `commitment` is the player's note from the table, at least its first digits.
    """
    if OPTION not in header.options:
        why = KernelError("fair-none")
        return FairVerdict("unknown", why)
    try:
        fair = msgspec.convert(header.options[OPTION], FairDice)
    except msgspec.ValidationError:
        why = KernelError("fair-unreadable")
        return FairVerdict("unknown", why)
    noted = commitment.strip().lower()
    wrong = _wrong_seed(header, fair, noted) or _wrong_dice(verdict)
    return FairVerdict(
        "fair" if wrong is None else "unfair",
        wrong,
        commitment=fair.commitment,
        compared=bool(noted),
        words=fair.words,
        seats=fair.seats,
    )


def _wrong_seed(header: Header, fair: FairDice, noted: str) -> KernelError | None:
    """Return what is wrong with the seed, or None if it matches the commitment."""
    if noted and (len(noted) < SHORTEST or not fair.commitment.startswith(noted)):
        return KernelError("fair-other")
    if commitment_to(fair.secret) != fair.commitment:
        return KernelError("fair-secret")
    if fair.version not in _READABLE:
        return KernelError("fair-version")
    if fair.seed(header.game, header.scenario) != header.seed:
        return KernelError("fair-seed")
    if players_of(fair.seats) != header.players:
        return KernelError("fair-players")
    return None


def _wrong_dice(verdict: SaveVerdict) -> KernelError | None:
    """Return what is wrong with the dice, or None if all of them follow from the seed."""
    if verdict.difference is not None:
        return verdict.difference.why
    if verdict.origin == "laid":
        return KernelError("fair-laid")
    if verdict.origin == "unknown":
        return KernelError("fair-late")
    if verdict.damaged:
        return KernelError("fair-damaged")
    return None


def sitter(player: str, bot: str) -> str:
    """The player of a seat, in the form used for the seed.

    >>> sitter("Rosa", ""), sitter("", "steady")
    ('Rosa', '[steady]')
    """
    return player or f"[{bot}]"


def players_of(seats: Mapping[str, str]) -> dict[str, str]:
    """The players of all seats, in the form of a save's header: bots by name, people as `human`.

    >>> players_of({"red": "Rosa", "blue": "[steady]"})
    {'red': 'human', 'blue': 'steady'}
    """
    return {seat: who[1:-1] if who.startswith("[") else "human" for seat, who in seats.items()}
