"""How failures are told: one line, for errors that a person can do something about."""

from __future__ import annotations


class UsageError(Exception):
    """The command was asked wrongly; exit status 2."""


def failure_line(error: Exception, language: str = "en") -> str | None:
    """What to say about an error, None if it is a defect of ours that needs a traceback."""
    from weimar_tui.kernel.errors import KernelError

    if isinstance(error, KernelError):
        if language == "en":
            return str(error)
        from weimar_tui.text.library import Library
        from weimar_tui.text.problems import problem_text

        return problem_text(Library(language), error)
    if isinstance(error, OSError):
        place = f"{error.filename}: " if error.filename else ""
        return f"{place}{(error.strerror or str(error)).lower()}"
    return None
