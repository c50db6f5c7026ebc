"""Reports, held accounts and sanctions, for helpers and moderators: `ssh HOST moderate`."""

from __future__ import annotations

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.club import Club, date_of
from weimar_tui.server.club.moderation import Moderation, seconds_of
from weimar_tui.server.club.store import accounts, order
from weimar_tui.server.club.store.rows import Account, PlayerReport
from weimar_tui.server.ssh.dialogue import Dialogue


class ModerationPage:
    """A dialogue in which a helper decides about reports and accounts."""

    def __init__(self, club: Club, dialogue: Dialogue, who: Account) -> None:
        self.club = club
        self.talk = dialogue
        self.who = who
        self.moderation = Moderation(club, f"#{who.id}", who.role, who)

    async def open(self) -> None:
        """Run until the helper goes back. Raises Left."""
        talk = self.talk
        steps = {
            "mod-reports": self._reports,
            "mod-held": self._held,
            "mod-act": self._act,
            "mod-in-force": self._in_force,
            "mod-audit": self._audit,
            "mod-annul": self._annul,
        }
        while True:
            talk.show()
            number = await talk.choose([talk.text(step) for step in steps])
            if not number:
                return
            try:
                await list(steps.values())[number - 1]()
            except KernelError as error:
                talk.complain(error)

    async def _name(self, id: int | None) -> str:
        found = await self.club.read(accounts.by_id, id or 0)
        return found.name if found is not None else "–"

    async def _reports(self) -> None:
        reports = await self.club.read(order.open_reports)
        if not reports:
            self.talk.say("mod-reports-none")
            return
        lines = [
            self.talk.text(
                "mod-report",
                by=await self._name(one.by),
                about=await self._name(one.about),
                text=one.text,
                at=date_of(one.made),
            )
            for one in reports
        ]
        number = await self.talk.choose(lines)
        if number:
            await self._decide(reports[number - 1])

    async def _decide(self, report: PlayerReport) -> None:
        await self.moderation.look_at(report)
        for line in report.lines:
            self.talk.show(f"    {line.get('player', '')}: {line.get('text', '')}")
        choices = ("upheld", "dismissed")
        number = await self.talk.choose([self.talk.text(f"mod-{one}") for one in choices])
        if number:
            await self.moderation.decide(report, choices[number - 1])
            self.talk.say("mod-decided")

    async def _held(self) -> None:
        held = await self.club.read(accounts.page, states=("held",))
        if not held:
            self.talk.say("mod-held-none")
            return
        letters = [str(one.settings.get("letter", "")) for one in held]
        lines = [f"{one.name}  {letter}" for one, letter in zip(held, letters, strict=True)]
        number = await self.talk.choose(lines)
        if number and await self.talk.confirm("mod-admit-confirm", name=held[number - 1].name):
            await self.moderation.admit(held[number - 1])
            self.talk.say("mod-done")

    async def _act(self) -> None:
        talk = self.talk
        name = await talk.ask("mod-whom")
        whom = await self.club.named(name) if name else None
        if whom is None:
            talk.say("mod-unknown")
            return
        kinds = ("mute", "unmute", "hold", "suspend", "unsuspend")
        number = await talk.choose([talk.text(f"mod-{kind}") for kind in kinds])
        if not number:
            return
        kind = kinds[number - 1]
        reason, seconds = "", None
        if kind in ("mute", "suspend"):
            seconds = seconds_of(await talk.ask("mod-how-long"))
            reason = await talk.ask("mod-reason")
        if await talk.confirm("mod-act-confirm", name=whom.name, what=talk.text(f"mod-{kind}")):
            waits = await self.moderation.act(whom, kind, seconds, reason)
            talk.say("mod-second" if waits else "mod-done")

    async def _annul(self) -> None:
        """Annul a game, which only moderators can do."""
        talk = self.talk
        table = await talk.ask("mod-annul-which")
        reason = await talk.ask("mod-reason") if table else ""
        if reason and await talk.confirm("mod-annul-confirm", table=table):
            await self.moderation.annul(table, reason)
            talk.say("mod-done")

    async def _in_force(self) -> None:
        found = await self.club.read(order.in_force, self.club.now)
        for one in found:
            self.talk.say(
                "mod-sanction",
                kind=one.kind,
                name=await self._name(one.account) if one.account else one.network,
                until=date_of(one.until),
                reason=one.reason or "–",
            )
        if not found:
            self.talk.say("mod-none-in-force")

    async def _audit(self) -> None:
        for entry in await self.club.read(order.audit_page, limit=20):
            who, about = [await self._spelled(text) for text in (entry.who, entry.about)]
            parts = (str(entry.seq), date_of(entry.at), who, entry.action, about, entry.detail)
            self.talk.show("  " + "  ".join(parts))

    async def _spelled(self, text: str) -> str:
        """Return the name behind an account number in the audit log."""
        if not text.startswith("#"):
            return text
        found = await self.club.read(accounts.by_id, int(text[1:]))
        return f"{found.name} ({text})" if found is not None else text
