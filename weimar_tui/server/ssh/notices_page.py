"""How an absent player hears that it is their turn: a part of `ssh HOST account`."""

from __future__ import annotations

from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.notices.digest import zone_of
from weimar_tui.server.club.notices.notices import Notices, why_off
from weimar_tui.server.club.store import channels, membership
from weimar_tui.server.club.store.rows import Account, Channel, Credential
from weimar_tui.server.ssh.dialogue import Dialogue
from weimar_tui.server.ssh.lines import problem_line

_TRIES = 5


class NoticesPage:
    """A dialogue about the channels of one player. `command` is how they log in, `used` the key
    with which they have done so."""

    def __init__(
        self,
        notices: Notices,
        talk: Dialogue,
        whose: Account,
        command: str,
        used: Credential | None = None,
    ) -> None:
        self._notices = notices
        self._talk = talk
        self._whose = whose
        self._command = command
        self._used = used

    async def open(self) -> None:
        """Run until the player goes back. Raises Left, and KernelError if the club's database
        cannot be read."""
        talk = self._talk
        while True:
            found = await self._notices.club.read(channels.of_account, self._whose.id)
            kinds = self._notices.kinds
            talk.show()
            talk.say("notices-about")
            lines = [self._described(channel) for channel in found]
            number = await talk.choose([*lines, *(talk.text(f"channel-add-{k}") for k in kinds)])
            if not number:
                return
            talk.show()
            try:
                if number <= len(found):
                    await self._change(found[number - 1])
                else:
                    await self._add(kinds[number - len(found) - 1])
            except KernelError as error:
                talk.complain(error)

    def _name(self, channel: Channel) -> str:
        return self._talk.text(f"channel-{channel.kind}", target=channel.target)

    def _when(self, channel: Channel) -> str:
        text, digest = self._talk.text, channel.digest
        if digest.isdecimal():
            return text("when-digest", hour=digest, zone=channel.zone or "UTC")
        return text("when-never" if digest else "when-turn")

    def _described(self, channel: Channel) -> str:
        line = f"{self._name(channel)} · {self._when(channel)}"
        if channel.quiet_from is not None and not channel.digest:
            hours = f"{channel.quiet_from}–{channel.quiet_to}"
            zone = channel.zone or "UTC"
            line += f" · {self._talk.text('quiet-line', hours=hours, zone=zone)}"
        why = why_off(channel)
        if why is None:
            return line
        return self._talk.text("channel-off", line=line, why=problem_line(why, self._talk.language))

    async def _add(self, kind: str) -> None:
        talk, target = self._talk, ""
        if kind == "mail":  # which can have a code for another key
            membership.check_age(self._used, self._notices.club.now)
        if kind != "command":
            target = await talk.ask(f"channel-target-{kind}")
            if not target:
                return
        target = self._notices.check(kind, target)
        if kind == "mail":
            if not await self._confirm_mail(target):
                return
        elif not await talk.confirm(f"channel-confirm-{kind}", target=target):
            return
        made = await self._notices.add(self._whose, kind, target, self._command)
        talk.say("channel-added-mail" if kind == "mail" else "channel-added-test")
        if kind == "webhook":
            talk.say("channel-secret", secret=self._notices.signer.hook_secret(made.id))
        await self._choose_when(made)

    async def _confirm_mail(self, address: str) -> bool:
        """Send a code and ask for it."""
        talk = self._talk
        code = await self._notices.send_code(self._whose, address, talk.language)
        talk.say("code-sent", address=address)
        for _ in range(_TRIES):
            typed = await talk.ask("code-ask")
            if typed == code:
                return True
            if not typed:
                break
            talk.say("code-wrong")
        talk.say("not-confirmed")
        return False

    async def _change(self, channel: Channel) -> None:
        talk = self._talk
        talk.show(self._described(channel))
        steps = ("channel-when", "channel-test", "channel-remove", "channel-quiet")
        match await talk.choose([talk.text(step) for step in steps]):
            case 1:
                await self._choose_when(channel)
            case 2:
                await self._notices.test(self._whose, channel)
                await self._notices.set_when(channel, channel.digest, channel.zone)
                talk.say("channel-tested")
            case 3:
                await self._notices.remove(channel.id)
                talk.say("channel-removed")
            case 4:
                hours = await talk.ask("quiet-hours")
                zone = await talk.ask("when-zone") if hours.strip() else ""
                await self._notices.set_quiet(channel, hours, zone)
                talk.say("when-stored")

    async def _choose_when(self, channel: Channel) -> None:
        talk = self._talk
        options = [talk.text(f"when-{when}-option") for when in ("turn", "digest", "never")]
        match await talk.choose(options):
            case 1:
                await self._notices.set_when(channel, "")
            case 2:
                hour = await talk.ask("when-hour")
                if not (hour.isascii() and hour.isdecimal() and int(hour) < 24):
                    raise KernelError("channel-hour")
                zone = await talk.ask("when-zone")
                zone_of(zone)
                await self._notices.set_when(channel, str(int(hour)), zone)
            case 3:
                await self._notices.set_when(channel, channels.NEVER)
            case _:
                return
        talk.say("when-stored")
