"""Measures against players by helpers, moderators and the host; each one is in the audit log."""

from __future__ import annotations

import re
from typing import Final

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.results import annul
from weimar_tui.server.club.store import accounts, games, membership, order
from weimar_tui.server.club.store.rows import ROLES, Account, PlayerReport, Role
from weimar_tui.server.dates import date_of

HOST: Final = "host"
ACTS: Final = (
    *("mute", "unmute", "hold", "unrated", "rated", "suspend", "unsuspend", "ban", "unban"),
)
"""What can be done to a player."""
TIMED: Final = ("mute", "unrated", "suspend", "ban")
"""Those that have an end and a reason."""
_LIFTS = {"unmute": "mute", "rated": "unrated", "unsuspend": "suspend", "unban": "ban"}
_MUTE_BY_HELPER = 24 * 3600
_UNRATED = 7 * 86400
_UNITS = {"m": 60, "h": 3600, "d": 86400, "w": 7 * 86400}
_TOGETHER = 7 * 86400
"""Within this many seconds, a second moderator can confirm a suspension."""


def seconds_of(text: str) -> int | None:
    """Return a duration such as `30m`, `2h`, `7d` in seconds; None (no end) if empty or `-`.

    Raises KernelError.

    >>> seconds_of("2h"), seconds_of("1 d"), seconds_of("")
    (7200, 86400, None)
    """
    if text.strip() in ("", "-", "–"):
        return None
    found = re.fullmatch(r"(\d{1,4})\s*([mhdw])", text.strip().casefold())
    if found is None or not int(found[1]):
        raise KernelError("duration-wrong", given=text[:20])
    return int(found[1]) * _UNITS[found[2]]


def span_of(kind: str, text: str) -> int | None:
    """Return how long a sanction of a kind lasts, in seconds; None: until it is lifted. Players
    who can play no rated games can do so again after a week unless another time is given.

    Raises KernelError.
    """
    seconds = seconds_of(text)
    return _UNRATED if seconds is None and kind == "unrated" else seconds


class Moderation:
    """The powers of one person. `who` is their name in the audit log, `account` is None
    for the host."""

    def __init__(self, club: Club, who: str, role: str, account: Account | None) -> None:
        self.club = club
        self.who = who
        self.role = role
        self.account = account

    async def _check(self, whom: Account, least: Role) -> None:
        """Raise KernelError unless this person can take measures against `whom`."""
        if self.role == HOST:
            return
        await self._refresh()
        if self.role not in ROLES or ROLES.index(self.role) < ROLES.index(least):
            raise KernelError("role-less", role=least)
        assert self.account is not None
        if whom.id == self.account.id:
            raise KernelError("role-self")
        if ROLES.index(whom.role) >= ROLES.index(self.role):
            raise KernelError("role-equal")

    async def _refresh(self) -> None:
        """Find out which role this person still has: a page can have been open for hours."""
        if self.account is not None:
            found = await self.club.read(accounts.by_id, self.account.id)
            keeps = found is not None and found.state == "active"
            barred = found is None or await self.club.barred(found) is not None
            self.role = found.role if found is not None and keeps and not barred else "player"

    async def _note(self, action: str, about: Account, detail: str = "") -> None:
        await self.club.write(
            order.write_audit,
            self.club.now,
            who=self.who,
            role=self.role,
            action=action,
            about=f"#{about.id}",
            detail=detail,
        )

    async def act(self, whom: Account, kind: str, seconds: int | None, reason: str) -> bool:
        """Do one of `ACTS` to a player.

        Returns True if a suspension still needs a second moderator. Raises KernelError.
        """
        club, now = self.club, self.club.now
        until = None if seconds is None or kind not in TIMED else now + seconds
        # The log is kept longer than sanctions that have ended.
        detail = reason if until is None else f"until {date_of(until)} {reason}".rstrip()
        helper = kind in ("mute", "unmute", "hold")
        await self._check(whom, "helper" if helper else "moderator")
        if kind in ("ban", "unban") and self.role != HOST:
            raise KernelError("role-less", role=HOST)
        if kind == "hold":
            await club.write(membership.hold, whom.id)
        elif kind in _LIFTS:
            if self.role == "helper":
                await self._check_lift(whom, _LIFTS[kind])
            if not await club.write(order.lift, now, _LIFTS[kind], whom.id):
                raise KernelError("sanction-none", name=whom.name)
        else:
            if self.role == "helper" and (seconds is None or seconds > _MUTE_BY_HELPER):
                raise KernelError("mute-long")
            if kind == "suspend" and self.role != HOST and not await self._seconded(whom):
                await self._note("asks-suspend", whom, detail)
                return True
            assert seconds is not None or kind != "unrated"
            await club.write(
                order.add_sanction,
                kind,
                now,
                by=self.who,
                account_id=whom.id,
                reason=reason,
                until=until,
            )
        await self._note(kind, whom, detail)
        if kind in ("unrated", "rated"):
            end = "" if until is None else date_of(until)
            await club.home.tell((whom.name,), kind, until=end, reason=reason or "–")
        if kind in ("ban", "suspend"):
            await club.write(membership.shut_doors, whom.id)
            await club.has_barred()
        if kind != "hold":
            await club.has_settled()
        return False

    async def _check_lift(self, whom: Account, kind: str) -> None:
        """Raise KernelError if a sanction is by a moderator or the host, which no helper can
        lift."""
        club = self.club
        found = await club.read(order.in_force, club.now, account_id=whom.id, kinds=(kind,))
        for one in found:
            by = await club.read(accounts.by_id, int(one.by[1:])) if one.by[:1] == "#" else None
            if by is None or by.role != "helper":
                raise KernelError("sanction-higher", name=whom.name)

    async def _seconded(self, whom: Account) -> bool:
        """Whether another moderator has recently asked for this suspension."""
        entries = await self.club.read(order.audit_page, limit=500)
        since = self.club.now - _TOGETHER
        for entry in entries:
            if entry.at < since or (entry.action == "suspend" and entry.about == f"#{whom.id}"):
                return False
            asks = entry.action == "asks-suspend" and entry.about == f"#{whom.id}"
            if asks and entry.who != self.who:
                return True
        return False

    async def admit(self, whom: Account) -> None:
        """Approve a held account, and allow it to talk."""
        await self._check(whom, "helper")
        await self.club.write(membership.admit, whom.id)
        await self._note("admit", whom)

    async def set_role(self, whom: Account, role: Role) -> None:
        """Give a role; only the host can."""
        if self.role != HOST:
            raise KernelError("role-less", role=HOST)
        await self.club.write(accounts.change, whom.id, role=role)
        await self._note("role", whom, role)

    async def annul(self, table: str, reason: str) -> None:
        """Annul a finished game of others. Raises KernelError."""
        await self._refresh()
        if self.role not in ("moderator", HOST):
            raise KernelError("role-less", role="moderator")
        seats = (await self.club.read(games.seats_of, [table]))[table]
        if self.account is not None and self.account.id in {one.account for one in seats}:
            raise KernelError("annul-own")
        database = self.club.database
        await self.club.disk.run(annul, database, table, self.who, self.role, reason)

    async def look_at_pairs(self) -> None:
        """Raise KernelError unless this person can see how players do with each other."""
        await self._refresh()
        if self.role not in ("moderator", HOST):
            raise KernelError("role-less", role="moderator")

    # --- reports --------------------------------------------------------------------------------
    async def _check_report(self, report: PlayerReport) -> Account:
        about = await self.club.read(accounts.by_id, report.about)
        if about is None:
            raise KernelError("report-gone")
        if self.account is not None and self.account.id in (report.by, report.about):
            raise KernelError("report-own")
        await self._check(about, "moderator")
        return about

    async def look_at(self, report: PlayerReport) -> None:
        """Record that the chat lines of a report were read. Raises KernelError."""
        about = await self._check_report(report)
        await self._note("read-report", about, str(report.id))

    async def decide(self, report: PlayerReport, state: str) -> None:
        """Close a report as `upheld` or `dismissed`; its author finds that in the inbox, without
        what follows from it. Raises KernelError."""
        about = await self._check_report(report)
        await self.club.write(order.close_report, report.id, state, self.club.now)
        await self._note(f"report-{state}", about, str(report.id))
        author = await self.club.read(accounts.by_id, report.by)
        if author is not None:
            await self.club.home.tell((author.name,), f"report-{state}", about=about.name)
        await self.club.has_settled()
