"""What can go wrong in the kernel, each error one clear line that a player may read."""

from __future__ import annotations


class KernelError(Exception):
    """Base of every error whose message may be shown to a player as it is."""


class IllegalPick(KernelError):
    """A pick that is not among the options, or of a decision that is not open. Nothing changed."""


class DeadEnd(KernelError):
    """The rules left nothing to do and no outcome: a defect of the game, never of the player."""


class ReplayDiffers(KernelError):
    """A recorded pick or outcome does not fit the position it is replayed on."""


class UndoRefused(KernelError):
    """A pick that cannot be taken back; the message says why. Nothing changed."""


class SaveError(KernelError):
    """A save file that cannot be read or written; the message says what, where, and what to do."""
