"""Errors that players can see: an id, and the arguments of its message."""

from __future__ import annotations

import errno
import pickle

import pytest

from weimar_tui.kernel.errors import KernelError, SaveError, cause_of, reason_of


def test_an_error_says_its_id_and_arguments_and_survives_another_process() -> None:
    error = SaveError("save-newer", path="/a", format=9)
    assert (error.id, error.arguments) == ("save-newer", {"path": "/a", "format": 9})
    assert str(error) == error.text == "save-newer (path=/a, format=9)"
    assert str(KernelError("save-empty")) == "save-empty"
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again)) == (SaveError, str(error))


@pytest.mark.parametrize(
    "error", [OSError(errno.EACCES, "Permission denied"), ValueError("embedded null byte")]
)
def test_what_the_system_says_is_a_reason_within_a_line(error: OSError | ValueError) -> None:
    reason = reason_of(error)
    assert reason and "\n" not in reason and not reason.endswith(".")
    assert reason[0].islower() and "Errno" not in reason
    assert isinstance(cause_of(error), dict)
