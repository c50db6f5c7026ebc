"""Whether players stay until their games end, and what follows if they run out of time again and
again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from weimar_tui.server.club.store.accounts import DAY
from weimar_tui.server.club.store.rows import ResultRow

_TIMEOUTS, _MONTH = 3, 30 * DAY
_TO_FINISH: Final = 5
NEW_GAMES: Final = 3
"""Finished games after which the hold of a new account ends."""


def runner_of(result: ResultRow, account_id: int) -> dict[str, Any] | None:
    """Return what an account did in a game, None if it did not begin there."""
    runners: list[dict[str, Any]] = result.ranks["game"]["runners"]
    who = str(account_id)
    found = (run for run in runners if run["kind"] == "person" and run["who"] == who)
    return next(found, None)


def games_to_finish(results: Iterable[ResultRow], account_id: int) -> int:
    """Return how many games an account must finish before it can enter rated ones again: five
    after three timeouts within a month. `results` are its games in order."""
    timeouts: list[int] = []
    missing = 0
    for one in results:
        run = runner_of(one, account_id)
        if run is None:
            continue
        if run["left"] == "timeout":
            timeouts = [at for at in timeouts if at > one.ended - _MONTH] + [one.ended]
            if len(timeouts) >= _TIMEOUTS:
                missing = _TO_FINISH
        elif not run["left"] and one.ranks["game"]["finished"] and missing:
            missing -= 1
            if not missing:
                timeouts = []
    return missing


def finished_games(results: Iterable[ResultRow], account_id: int) -> int:
    """Return how many games an account has played to their end."""
    found = ((one, runner_of(one, account_id)) for one in results)
    return sum(
        bool(one.ranks["game"]["finished"]) and run is not None and not run["left"]
        for one, run in found
    )
