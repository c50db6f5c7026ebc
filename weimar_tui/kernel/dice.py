"""The only source of chance.

A counter-based generator: outcome `n` is a keyed BLAKE2b hash of the counter. Its whole state is a
few plain values, the seed cannot be computed from the outcomes, and publishing the seed later
proves every roll and shuffle.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

from msgspec import Struct, field

from weimar_tui.kernel.constraints import Ordinal
from weimar_tui.kernel.errors import ReplayDiffers

# Bytes from 252 up would make low faces more likely; they are skipped.
_FAIR_BYTES = 252


_LONGEST_KEY = 64
"""Longest key the hash accepts, in bytes; a longer seed is hashed first."""


def _key_of(seed: str) -> bytes:
    key = seed.encode()
    return key if len(key) <= _LONGEST_KEY else blake2b(key, digest_size=_LONGEST_KEY).digest()


@lru_cache(maxsize=64)  # two sizes for each running game
def _keyed(seed: str, size: int) -> blake2b:
    """A keyed hash without data; copying it is faster than creating one."""
    return blake2b(key=_key_of(seed), digest_size=size)


class Dice(Struct, gc=False):
    """Seed and counter, two optional scripts, and the outcomes drawn since the last pick.

    `seed` is any text that UTF-8 can encode (`printing.plain_seed`). `script` holds the next die
    faces (a real table's rolls, a test). `recorded` holds outcomes of every kind from a journal:
    they replace the generated ones, while counter and script advance as in the original game, so
    that a replayed game can continue. `drawn` is what the journal writes with a pick: die faces 1
    to 6, and for shuffles the indexes of the swaps.


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
        return Dice(
            self.seed, self.counter, self.script.copy(), self.recorded.copy(), self.drawn.copy()
        )

    def _hash(self, size: int) -> bytes:
        self.counter += 1
        hashing = _keyed(self.seed, size).copy()
        hashing.update(self.counter.to_bytes(8, "big"))
        return hashing.digest()

    def roll(self, number: int) -> list[int]:
        """Roll `number` six-sided dice, in order.

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
        """A uniform number from 0 to `limit - 1`.

        Raises ReplayDiffers if the recorded outcome is out of range.
        """
        # Rejection sampling keeps every number equally likely.
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
