"""What can go wrong in the kernel, each error one clear line that a player may read."""

from __future__ import annotations

import errno

Argument = str | int
"""What an error may say of the case at hand: a path, a seat, a number."""


class KernelError(Exception):
    """Base of every error whose message may be shown to a player as it is.

    The message is English. `id` and `arguments` say the same for other languages: the text room
    words the message `problem-<id>` with them, and shows the English one where there is none.
    Among the arguments, `cause` and `detail` come from `cause_of`.
    """

    def __init__(self, text: str = "", *, id: str = "", **arguments: Argument) -> None:
        super().__init__(text)
        self.id = id
        self.arguments = arguments

    @property
    def text(self) -> str:
        """The English message."""
        return str(self)


class IllegalPick(KernelError):
    """A pick that is not among the options, or of a decision that is not open. Nothing changed."""


class DeadEnd(KernelError):
    """The rules left nothing to do and no outcome: a defect of the game, never of the player."""


class GroupStillOpen(KernelError):
    """A Step was pushed before every seat asked together had answered: a defect of the game."""


class RulesFailed(KernelError):
    """The rules stumbled over a position that they would not have made. Nothing changed."""


class ReplayDiffers(KernelError):
    """A recorded pick or outcome does not fit the position it is replayed on."""


class UndoRefused(KernelError):
    """A pick that cannot be undone; the message says why. Nothing changed."""


class SaveError(KernelError):
    """A save file that cannot be read or written; the message says what, where, and what to do."""


class SaveChanged(SaveError):
    """A save file that another program replaced, deleted, shortened or wrote to. It was left so."""


def reason_of(error: Exception) -> str:
    """The system's English words for what went wrong, starting small."""
    text = str(getattr(error, "strerror", None) or error)
    return text[:1].lower() + text[1:]


def cause_of(error: Exception) -> dict[str, Argument]:
    """The same as arguments of a KernelError: the system's short name of it, and its words.

    >>> cause_of(PermissionError(errno.EACCES, "Permission denied"))
    {'cause': 'eacces', 'detail': 'permission denied'}
    """
    number = getattr(error, "errno", None)
    cause = errno.errorcode.get(number, "") if isinstance(number, int) else ""
    return {"cause": cause.lower(), "detail": reason_of(error)}
