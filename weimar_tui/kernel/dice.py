"""The one place chance comes from.

A counter-based generator: outcome `n` is a keyed BLAKE2b hash of the counter, so a few plain
values are its whole state, nobody who sees outcomes can compute the seed from them, and a seed
published later proves every roll and shuffle.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

from msgspec import Struct, field

from weimar_tui.kernel.constraints import Ordinal
from weimar_tui.kernel.errors import ReplayDiffers

# Bytes from 252 up would make the low faces likelier; they are skipped.
_FAIR_BYTES = 252


_LONGEST_KEY = 64
"""Bytes that the hash takes as a key; a longer seed is hashed to as many."""


def _key_of(seed: str) -> bytes:
    key = seed.encode()
    return key if len(key) <= _LONGEST_KEY else blake2b(key, digest_size=_LONGEST_KEY).digest()


@lru_cache(maxsize=64)  # two sizes for each of the games that are played at a time
def _keyed(seed: str, size: int) -> blake2b:
    """A hash that knows its key and nothing else; a copy is made sooner than another one."""
    return blake2b(key=_key_of(seed), digest_size=size)


class Dice(Struct, gc=False):
    """Seed and counter, two optional scripts, and what was drawn since the last pick.

    `seed` is any text of any length that UTF-8 can write (`printing.plain_seed`).
    `script` holds die faces to fall next (a real table's rolls, a test). `recorded` holds outcomes
    of every kind from a journal: they replace what would have come, while counter and script move
    on as they did when the game was played, so that a replayed game can go on. `drawn` is what
    the journal writes beside a pick: die faces 1 to 6, and for shuffles the indexes of the
    exchanges.

    >>> dice = Dice(seed="7")
    >>> all(1 <= face <= 6 for face in dice.roll(5))
    True
    >>> Dice(seed="7", script=[6, 6]).roll(2)
    [6, 6]
    >>> dice = Dice(seed="7", recorded=[2, 2, 5])
    >>> dice.roll(2), dice.below(6), dice.recorded
    ([2, 2], 5, [])
    """

    seed: str = ""
    counter: Ordinal = 0
    script: list[int] = field(default_factory=list)
    recorded: list[int] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)

    def copy(self) -> Dice:
        """An independent copy."""
        return Dice(
            self.seed, self.counter, self.script.copy(), self.recorded.copy(), self.drawn.copy()
        )

    def _hash(self, size: int) -> bytes:
        self.counter += 1
        hashing = _keyed(self.seed, size).copy()
        hashing.update(self.counter.to_bytes(8, "big"))
        return hashing.digest()

    def roll(self, number: int) -> list[int]:
        """`number` six-sided dice, in the order they fell.

        Raises ReplayDiffers if recorded outcomes do not look like dice.
        """
        faces: list[int] = []
        if self.script:
            faces = self.script[:number]
            del self.script[:number]
        while len(faces) < number:
            for byte in self._hash(16):
                if byte < _FAIR_BYTES:
                    faces.append(byte % 6 + 1)
                    if len(faces) == number:
                        break
        if self.recorded:
            faces = [self._replay(face, 1, 6) for face in faces]
        self.drawn += faces
        return faces

    def below(self, limit: int) -> int:
        """A fair number from 0 to `limit - 1`.

        Raises ReplayDiffers if the recorded outcome is none.
        """
        # Rejection keeps every number equally likely.
        fair = (1 << 64) - (1 << 64) % limit
        number = int.from_bytes(self._hash(8), "big")
        while number >= fair:
            number = int.from_bytes(self._hash(8), "big")
        number %= limit
        if self.recorded:
            number = self._replay(number, 0, limit - 1)
        self.drawn.append(number)
        return number

    def _replay(self, fresh: int, low: int, high: int) -> int:
        """The next recorded outcome, or `fresh` when the record has run out."""
        if not self.recorded:
            return fresh
        outcome = self.recorded.pop(0)
        if not low <= outcome <= high:
            raise ReplayDiffers("differs-outcome", outcome=outcome, low=low, high=high)
        return outcome

    def shuffle(self, cards: list[str]) -> None:
        """Shuffle a deck in place (Fisher-Yates)."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
