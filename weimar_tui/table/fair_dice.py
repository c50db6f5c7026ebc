"""Fair dice: nobody chooses the seed, and after the game everybody can check every roll.

When a table is made the server draws a secret and publishes its hash, the commitment. Players may
each add a word before the start. The seed is the hash of secret and words together, so the host
can no longer choose it once somebody else has added a word. The save keeps all of it; `check_fair`
plays the game again from the seed alone and compares every roll and shuffle with the record.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.game import Game
from weimar_tui.kernel.journal import Saved, read_save
from weimar_tui.kernel.replay import GameFor

OPTION = "fair_dice"
"""Where the header of a save keeps it, among the options of the game."""


class FairDice(Struct, frozen=True, kw_only=True):
    """What a save says about its seed. `words`: by player, in the order they came."""

    commitment: str
    secret: str
    words: dict[str, str] = {}

    @property
    def seed(self) -> str:
        """The seed that follows."""
        return seed_of(self.secret, self.words)


def new_secret() -> str:
    """A secret of 256 bits."""
    return secrets.token_hex(32)


def commitment_to(secret: str) -> str:
    """The hash that is published at the start."""
    return sha256(f"weimar fair dice 1 secret {secret}".encode()).hexdigest()


def seed_of(secret: str, words: Mapping[str, str]) -> str:
    """The seed from the secret and the players' words.

    >>> a = seed_of("s", {"rosa": "x"})
    >>> a == seed_of("s", {"rosa": "x"}), a == seed_of("s", {"rosa": "y"}), len(a)
    (True, False, 64)
    """
    said = msgspec.json.encode([[name, words[name]] for name in words])
    return sha256(b"weimar fair dice 1 seed " + secret.encode() + b" " + said).hexdigest()


class FairVerdict(Struct, frozen=True):
    """What checking found: `fair`, why not, and how much chance was checked."""

    fair: bool
    reason: str = ""
    outcomes: int = 0
    picks: int = 0
    commitment: str = ""
    words: dict[str, str] = {}


def check_fair(path: Path, games: GameFor) -> FairVerdict:
    """Whether every roll and shuffle of a saved game came from its published seed.

    Raises SaveError when the file cannot be read at all.
    """
    saved = read_save(path)
    fair = fair_dice_of(saved.header.options)
    if isinstance(fair, str):
        claimed = "unreadable" if OPTION in saved.header.options else ""
        return FairVerdict(False, fair, commitment=claimed)
    found = _check(saved, fair, games(saved.header))
    if isinstance(found, str):
        return FairVerdict(False, found, commitment=fair.commitment, words=fair.words)
    return FairVerdict(
        True,
        outcomes=found,
        picks=len(saved.picks),
        commitment=fair.commitment,
        words=fair.words,
    )


def fair_dice_of(options: Mapping[str, Any]) -> FairDice | str:
    """The fair dice of a save's options, or why there are none."""
    if OPTION not in options:
        return "the game was played without fair dice: no commitment was made to its seed"
    try:
        return msgspec.convert(options[OPTION], FairDice)
    except msgspec.ValidationError as error:
        return f"what it says about its seed cannot be read: {error}"


def _check(saved: Saved, fair: FairDice, game: Game) -> int | str:
    """The number of outcomes checked, or what is wrong."""
    header = saved.header
    if commitment_to(fair.secret) != fair.commitment:
        return "the secret is not the one that was committed to"
    if fair.seed != header.seed:
        return "the seed does not follow from the secret and the players' words"
    if header.options.get("dice") or header.options.get("recorded"):
        return "dice were laid down beforehand"
    if header.opened_from != "set-up" or saved.base:
        return "the record does not begin with the set-up"
    if saved.damaged:
        return f"line {saved.damaged} is damaged: {saved.damage}"
    if saved.header.pack != game.digest:
        return f"it was played with pack {header.pack}, this is pack {game.digest}"
    play = game.start(header.scenario, header.seed, header.options, False)
    if saved.checkpoints and game.encode(play.position) != bytes(saved.checkpoints[0].position):
        return "the set-up was not dealt from the seed"
    outcomes: int = play.position.dice.counter
    checkpoints = {checkpoint.n: checkpoint for checkpoint in saved.checkpoints}
    for pick in saved.picks:
        asked = play.decision_of(pick.seat)
        try:
            if asked is None or asked.number != pick.decision:
                return f"pick {pick.n} answers a question that was not asked"
            play.pick(pick.decision, pick.option)
        except KernelError as error:
            return f"pick {pick.n} cannot be made: {error}"
        drawn = tuple(play.position.dice.drawn)
        if drawn != pick.drawn:
            return f"pick {pick.n} drew {list(pick.drawn)}, but the seed gives {list(drawn)}"
        outcomes += len(drawn)
        checkpoint = checkpoints.get(pick.n)
        if checkpoint and game.encode(play.position) != bytes(checkpoint.position):
            return f"the position after pick {pick.n} is another"
    return outcomes
