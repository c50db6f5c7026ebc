"""Errors that a player may see. The sentences are in the catalogue (`problems.ftl`)."""

from __future__ import annotations

import errno
from collections.abc import Mapping

from weimar_tui.kernel.printing import printable

Argument = str | int
"""What fills in an error's message: a path, a seat, a number."""


class KernelError(Exception):
    """Base of every error that a player may see.

    `id` names the message `problem-<id>`; `arguments` fill it in (`text.problems.problem_text`).
    Pass `**cause_of(error)` to say why. `str(error)`, for tracebacks and logs, is the id and the
    arguments.

    >>> str(KernelError("save-busy", path="evening.weimar"))
    'save-busy (path=evening.weimar)'
    """

    def __init__(self, id: str, /, **arguments: Argument) -> None:
        super().__init__(id)
        self.id = id
        self.arguments = arguments

    def __str__(self) -> str:
        return described(self.id, self.arguments)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    @property
    def text(self) -> str:
        """The line to show when the catalogue has no message for `id`."""
        return str(self)


class IllegalPick(KernelError):
    """The option was not offered, or the decision is not open. Nothing changed."""


class DeadEnd(KernelError):
    """The rules left nothing to do and no outcome: a bug in the game, not the player's mistake."""


class GroupStillOpen(KernelError):
    """A Step was pushed before every seat in an open group had answered: a bug in the game."""


class RulesFailed(KernelError):
    """The rules failed on a position that play could not have reached. Nothing changed."""


class ReplayDiffers(KernelError):
    """A recorded pick or outcome does not match the position it is replayed on."""


class UndoRefused(KernelError):
    """A pick cannot be undone. Nothing changed."""


class SaveError(KernelError):
    """A save file cannot be read or written; the message says what you can do about it."""


class SaveChanged(SaveError):
    """Another program changed or deleted a save file. It was left as it is."""


def described(id: str, arguments: Mapping[str, Argument]) -> str:
    """An error's id and arguments in one printable line."""
    filled = ", ".join(f"{name}={printable(str(arg), 200)}" for name, arg in arguments.items())
    return f"{id} ({filled})" if filled else id


def reason_of(error: Exception) -> str:
    """The system's English words for what went wrong, in lower case."""
    text = str(getattr(error, "strerror", None) or error)
    return text[:1].lower() + text[1:] if text else type(error).__name__


def cause_of(error: Exception) -> dict[str, Argument]:
    """Arguments with which a KernelError says why: they fill in `{ $why }`.

    For an error of the system these are its short name and its own words; for a KernelError its id
    and arguments.

    >>> cause_of(PermissionError(errno.EACCES, "Permission denied"))
    {'cause': 'eacces', 'detail': 'permission denied'}
    >>> cause_of(KernelError("players-wrong", players=9))
    {'detail': 'players-wrong (players=9)', 'players': 9, 'cause': 'players-wrong'}
    """
    if isinstance(error, KernelError):
        return {"detail": str(error), **error.arguments, "cause": error.id}
    number = getattr(error, "errno", None)
    cause = errno.errorcode.get(number, "") if isinstance(number, int) else ""
    return {"cause": cause.lower(), "detail": reason_of(error)}
