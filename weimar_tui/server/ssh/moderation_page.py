"""Reports, held accounts and sanctions, for helpers and moderators: `ssh HOST moderate`."""

from __future__ import annotations

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.club import Club
from weimar_tui.server.club.lists import pairs
from weimar_tui.server.club.moderation import ACTS, TIMED, Moderation, span_of
from weimar_tui.server.club.results import anchors
from weimar_tui.server.club.store import accounts, order
from weimar_tui.server.club.store.rows import Account, PlayerReport
from weimar_tui.server.dates import date_of
from weimar_tui.server.ssh.dialogue import Dialogue

_MOST_PAIRS = 12


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
            "mod-pairs": self._pairs,
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
        number = await self.talk.choose([await self._headline(one) for one in reports])
        if number:
            await self._decide(reports[number - 1])

    async def _headline(self, report: PlayerReport) -> str:
        by, about = await self._name(report.by), await self._name(report.about)
        at = date_of(report.made)
        return self.talk.text("mod-report", by=by, about=about, text=report.text, at=at)

    async def _decide(self, report: PlayerReport) -> None:
        """Show a report with its chat, and close it; after a justified one, offer sanctions."""
        talk = self.talk
        await self.moderation.look_at(report)
        talk.show(await self._headline(report))
        if not report.lines:
            talk.say("mod-report-no-chat")
        elif report.table_id:
            talk.say("mod-report-table", table=report.table_id)
        else:
            talk.say("mod-report-lobby")
        for line in report.lines:
            talk.show(f"    {line.get('player', '')}: {line.get('text', '')}")
        choices = ("upheld", "dismissed")
        number = await talk.choose([talk.text(f"mod-{one}") for one in choices])
        if not number:
            return
        await self.moderation.decide(report, choices[number - 1])
        talk.say("mod-decided")
        about = await self.club.read(accounts.by_id, report.about)
        if choices[number - 1] == "upheld" and about is not None:
            await self._sanction(about)

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
        await self._sanction(whom)

    async def _sanction(self, whom: Account) -> None:
        """Ask what to do about an account, and do it."""
        talk = self.talk
        talk.show(f"{whom.name}:")
        kinds = [kind for kind in ACTS if kind not in ("ban", "unban")]
        number = await talk.choose([talk.text(f"mod-{kind}") for kind in kinds])
        if not number:
            return
        kind = kinds[number - 1]
        reason, seconds = "", None
        if kind in TIMED:
            asks = "mod-how-long-unrated" if kind == "unrated" else "mod-how-long"
            seconds = span_of(kind, await talk.ask(asks))
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

    async def _pairs(self) -> None:
        """Show the players who win most beyond what was expected while another is at the table."""
        await self.moderation.look_at_pairs()
        club = self.club
        found = await club.disk.run(lambda: pairs(club.database, anchors=anchors()))
        for one in found[:_MOST_PAIRS]:
            self.talk.say(
                "mod-pair",
                player=one.player,
                other=one.other,
                games=one.games,
                won=f"{one.won:.1f}",
                expected=f"{one.expected:.1f}",
                gain=f"{one.gain:+.2f}",
            )
        self.talk.say("mod-pairs-about" if found else "mod-pairs-none")

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
            who, about = [await self.club.spelled(text) for text in (entry.who, entry.about)]
            parts = (str(entry.seq), date_of(entry.at), who, entry.action, about, entry.detail)
            self.talk.show("  " + "  ".join(parts))
