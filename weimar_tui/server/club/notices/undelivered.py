"""Why a message did not arrive."""

from __future__ import annotations

from weimar_tui.kernel.errors import KernelError


class Undelivered(KernelError):
    """A message did not arrive; it can be tried again."""
