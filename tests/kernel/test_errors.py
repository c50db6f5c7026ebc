"""Errors that a player may read: one line, with what other languages need to say the same."""

from __future__ import annotations

import errno

import pytest

from weimar_tui.kernel.errors import KernelError, cause_of, reason_of


class Odd(KernelError):
    """An error that is made of something else than its line."""

    def __init__(self, number: int) -> None:
        super().__init__(f"{number} is odd.", id="odd", number=number)


def test_the_line_is_what_the_error_says_whatever_it_is_made_of() -> None:
    assert (Odd(3).text, str(Odd(3)), Odd(3).args) == ("3 is odd.", "3 is odd.", ("3 is odd.",))
    assert (Odd(3).id, Odd(3).arguments) == ("odd", {"number": 3})
    assert (KernelError().text, KernelError("x").id, KernelError("x").arguments) == ("", "", {})


@pytest.mark.parametrize(
    "error", [OSError(errno.EACCES, "Permission denied"), ValueError("embedded null byte")]
)
def test_what_the_system_says_is_a_reason_within_a_line(error: OSError | ValueError) -> None:
    reason = reason_of(error)
    assert reason and "\n" not in reason and not reason.endswith(".")
    assert reason[0].islower() and "Errno" not in reason
    assert isinstance(cause_of(error), dict)
