"""Accounts over SSH: the front door, keys, recovery, and pages that only the server draws."""

from __future__ import annotations

import asyncio
import io
import re
import zipfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tests.server.serving import Player, make_table
from tests.server.ssh.hosting import KEYS, Open, Terminal, connect, hosting
from tests.waiting import PATIENCE, until
from weimar_tui.cli.main import main
from weimar_tui.kernel.errors import KernelError
from weimar_tui.server.club.codes import hash_of
from weimar_tui.server.club.moderation import Moderation
from weimar_tui.server.club.players import page_lines, player_page
from weimar_tui.server.club.renaming import rename
from weimar_tui.server.club.settings import ClubSettings, SignUp
from weimar_tui.server.club.store import accounts, membership, order
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.replies import AnyReply, Chat, Home, Refused, TableStatus
from weimar_tui.server.requests import (
    AddWord,
    Exit,
    MakeTable,
    OpenPage,
    ReportPlayer,
    Say,
    Sit,
    Unseat,
)

REFUSED = (asyncssh.PermissionDenied, asyncssh.ConnectionLost)


class Lines:
    """A session without a terminal: what the server says, and lines to answer with."""

    def __init__(self, process: Any) -> None:
        self.process = process
        self.said = ""

    async def until(self, text: str) -> str:
        """Wait for a text; return what was said up to it and since the last wait."""
        async with asyncio.timeout(PATIENCE):
            while text not in self.said:
                more = await self.process.stdout.read(4096)
                assert more, f"closed after {self.said!r}"
                self.said += more.decode()
        before, _, self.said = self.said.partition(text)
        return before + text

    def type(self, *lines: str) -> None:
        for line in lines:
            self.process.stdin.write(f"{line}\n".encode())

    async def confirm(self) -> None:
        """Type the number that is asked for."""
        said = await self.until("to cancel:")
        self.type(re.findall(r"Type (\d+) to confirm", said)[-1])

    async def words(self) -> list[str]:
        """Read the recovery words, and type the two that are asked for."""
        said = await self.until("word 3:")
        words = re.findall(r"\d\. ([a-z]+)", said)
        self.type(words[2])
        await self.until("word 7:")
        self.type(words[6])
        return words


@asynccontextmanager
async def lines(
    host: Open, name: str, user: str, command: str | None = None
) -> AsyncIterator[Lines]:
    """A session without a terminal, with the key called `name`."""
    async with await connect(host.port, name, username=user) as conn:
        yield Lines(await conn.create_process(command, encoding=None))


def club(sign_up: SignUp = "open", **more: Any) -> ClubSettings:
    return ClubSettings(sign_up=sign_up, bots=("steady",), **more)


async def sign_up(talk: Lines, name: str, *between: str) -> list[str]:
    """Sign up at the front door; return the recovery words."""
    await talk.until("Number:")
    talk.type("1", name, *between)
    await talk.confirm()
    await talk.until("Welcome,")
    return await talk.words()


async def test_the_host_stops_a_wave_of_sign_ups(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with hosting(tmp_path, club=club()) as host:
        async with lines(host, "Mallory", "Mallory") as talk:
            await talk.until("Number:")
            assert await asyncio.to_thread(tables_command, tmp_path, "off") == 0
            assert "Nobody can make an account" in capsys.readouterr().out
            talk.type("1")
            await talk.confirm()
            await talk.until("does not take new accounts")
        assert not host.club.takes_applicants("new")
        assert await asyncio.to_thread(tables_command, tmp_path, "on") == 0
        assert "as the settings say" in capsys.readouterr().out
        assert host.club.takes_applicants("new")
        assert await asyncio.to_thread(tables_command, tmp_path, "perhaps") == 2
        for words in (["ban", "\udcff"], ["say", "\udcff", "--table", "\udcff"]):
            command = ["--lang", "en", "tables", *words, "--data", str(tmp_path)]
            assert await asyncio.to_thread(main, command) == 1


def tables_command(folder: Path, what: str) -> int:
    return main(["--lang", "en", "tables", "sign-up", what, "--data", str(folder)])


async def test_a_stranger_signs_up_and_logs_in_again(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club()) as host:
        async with lines(host, "Mallory", "Mallory") as talk:
            await talk.until("not registered here")
            await talk.until("Number:")
            talk.type("1")
            await talk.confirm()
            await talk.words()
            await talk.until("you are Mallory")
        async with lines(host, "Mallory", "whatever") as talk:
            await talk.until("you are Mallory")
        made = await host.club.named("mallory")
        assert made is not None and made.state == "active"


async def test_the_language_chosen_at_the_front_door_stays(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club()) as host:
        async with lines(host, "Mallory", "new") as talk:
            await talk.until("Number:")
            talk.type("5", "2", "1", "Mallory")
            said = await talk.until("nur Enter:")
            talk.type(re.findall(r"Bestätigen (\d+) eingeben", said)[-1])
            said = await talk.until("Wort 3 ein:")
            talk.type(re.findall(r"\d\. ([a-z]+)", said)[2])
            await talk.until("Wort 7 ein:")
            talk.type(re.findall(r"\d\. ([a-z]+)", said)[6])
            await talk.until("du bist Mallory")
        async with lines(host, "Mallory", "Mallory") as talk:
            await talk.until("du bist Mallory")
        async with lines(host, "Mallory", "Mallory", "account") as talk:
            await talk.until("Mallory, dein Konto:")


async def test_names_at_the_front_door(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club()) as host:
        await host.club.enrolled("Rosa")
        async with lines(host, "Mallory", "new") as talk:
            await talk.until("Number:")
            talk.type("1")
            for name, why in (
                ("rosa", "taken"),
                ("5teady", "looks too much like"),
                ("Former-1", "reserved"),
                ("Join-x", "reserved"),
                ("no way", "1 to 20 letters"),
            ):
                await talk.until("Name:")
                talk.type(name)
                await talk.until(why)
            await talk.until("Name:")
            talk.type("Mallory")
            await talk.until("to cancel:")
            talk.type("0000")  # never the number: it begins at 1000
            await talk.until("Nothing has changed")
        assert await host.club.named("Mallory") is None


async def test_by_invitation_a_code_is_needed_and_works_once(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club("invited")) as host:
        rosa = await host.club.enrolled("Rosa")
        with pytest.raises(REFUSED):
            await connect(host.port, "Mallory")
        code = await host.club.invite(rosa)
        async with lines(host, "Mallory", code) as talk:
            await sign_up(talk, "Mallory")
            await talk.until("you are Mallory")
        with pytest.raises(REFUSED):
            await connect(host.port, "Harry", username=code)
        async with lines(host, "Harry", "new") as talk:
            await talk.until("Number:")
            talk.type("1", "Harry", code)
            await talk.confirm()
            await talk.until("no longer valid")
            await talk.until("Number:")
            talk.type("1")
            await talk.until("Name (Enter keeps Harry):")
            talk.type("", await host.club.invite(rosa))
            await talk.confirm()
            await talk.until("Welcome, Harry")
        made = await host.club.named("Mallory")
        assert made is not None and made.invited_by == rosa.id


async def test_on_request_a_helper_lets_people_in(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club("asked")) as host:
        async with lines(host, "Mallory", "new") as talk:
            await sign_up(talk, "Mallory", "I know Rosa")
            await talk.until("approve your account")
        with pytest.raises(REFUSED):
            await connect(host.port, "Mallory")
        rosa = await host.club.enrolled("Rosa")
        await host.club.write(accounts.change, rosa.id, role="helper")
        async with lines(host, "Rosa", "Rosa", "moderate") as talk:
            await talk.until("Number:")
            talk.type("2")
            await talk.until("I know Rosa")
            talk.type("1")
            await talk.confirm()
            await talk.until("Done")
        async with lines(host, "Mallory", "Mallory") as talk:
            await talk.until("you are Mallory")


async def test_keys_are_added_by_link_and_by_recovery_words(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club()) as host:
        async with lines(host, "Mallory", "new") as talk:
            words = await sign_up(talk, "Mallory")
        mallory = await host.club.named("Mallory")
        assert mallory is not None
        link = await host.club.link(mallory)
        async with lines(host, "Harry", link) as talk:
            await talk.confirm()
            await talk.until("now belongs to Mallory")
            await talk.until("you are Mallory")
        with pytest.raises(REFUSED):
            await connect(host.port, "Alfred", username=link)
        async with lines(host, "Alfred", "new") as talk:
            await talk.until("Number:")
            talk.type("2", "mallory", "not the words at all")
            await talk.until("do not match")
            await talk.until("Number:")
            talk.type("2", "mallory", " ".join(words).upper())
            again = await talk.words()
            await talk.until("you are Mallory")
        assert set(again) != set(words)
        assert len(await host.club.read(accounts.keys, mallory.id)) == 3
        with pytest.raises(KernelError, match="recovery-wrong"):
            await host.club.recover("Mallory", " ".join(words), _key("Otto"), "192.0.2.1")


def _key(name: str) -> Any:
    from weimar_tui.server.ssh.account_page import stored

    return stored(KEYS[name])


async def test_a_new_key_cannot_remove_an_older_one(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club()) as host:
        async with lines(host, "Mallory", "new") as talk:
            await sign_up(talk, "Mallory")
        async with lines(host, "Mallory", "Mallory", "account") as talk:
            await talk.until("Number:")
            talk.type("2", KEYS["Harry"].export_public_key().decode())
            await talk.confirm()
            await talk.until("Key added")
        for name, said in (("Harry", "cannot remove older ones"), ("Mallory", "Key removed")):
            async with lines(host, name, "Mallory", "account") as talk:
                await talk.until("Number:")
                talk.type("4")
                await talk.until("(this one)")
                talk.type("1" if name == "Harry" else "2")
                await talk.confirm()
                await talk.until(said)
        mallory = await host.club.named("Mallory")
        assert mallory is not None
        (left,) = await host.club.read(accounts.keys, mallory.id)
        assert left.fingerprint == KEYS["Mallory"].get_fingerprint()


async def test_a_client_can_ask_for_a_page_but_not_answer_it(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club()) as host:
        rosa = await Terminal.come(host.port, "Rosa")
        await rosa.shows("you are Rosa")
        # Another client of hers, that somebody has taken over.
        heard: asyncio.Queue[AnyReply] = asyncio.Queue()
        link = await ServerLink.connect(tmp_path / "s", "Rosa")
        link.subscribe(heard.put_nowait)
        link.listen()
        for _ in range(2):
            link.send(OpenPage(page="account"))
        await rosa.shows("Rosa, your account:")
        assert (await _next(heard, Refused)).id == "page-not-now"  # one page at a time
        link.send(Say(table="", text="1"))
        link.send(OpenPage(page="account"))
        assert (await _next(heard, Refused)).id == "page-not-now"
        rosa.press("3\r")
        await rosa.shows("Type")
        typed = re.findall(r"Type (\d+)", rosa.screen.text)[-1]
        rosa.press("\x1b]11;rgb:0/0/0\x07", "\x1b[<0;3;3M", f"{int(typed) - 1}\r")
        await rosa.shows("Nothing has changed")
        assert await host.club.read(_links) == 0
        # The client draws everything again afterwards, and gets the keys again.
        rosa.press("0\r")
        await until(lambda: "your account:" not in rosa.screen.text)
        await rosa.shows("Make a new table")
        async with asyncio.timeout(PATIENCE):
            while "To everyone" not in rosa.screen.text:
                rosa.press("t")  # the client is given two sizes, and drops keys in between
                await asyncio.sleep(1)
        await link.close()
        await rosa.close()


def _links(connection: Any) -> int:
    from sqlalchemy import text

    return int(connection.execute(text("SELECT count(*) FROM ticket")).scalar_one())


async def test_a_moderator_forbids_rated_games_and_only_the_player_reads_it(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club()) as host:
        otto, rosa, _ = [await host.club.enrolled(name) for name in ("Otto", "Rosa", "Harry")]
        await host.club.write(accounts.change, rosa.id, role="moderator")
        async with lines(host, "Rosa", "Rosa", "moderate") as talk:
            await talk.until("Number:")
            talk.type("3", "Otto", "4", "", "lost on purpose")
            await talk.until("empty: 7 days")
            await talk.confirm()
            await talk.until("Done.")
            talk.type("4")
            said = await talk.until("(lost on purpose)")
        until = re.findall(r"Otto: unrated until (.+ UTC)", said)[-1]
        await Moderation(host.club, "host", "host", None).act(otto, "mute", None, "shouting")
        async with lines(host, "Otto", "Otto", "account") as talk:
            said = await talk.until("Number:")
            assert f"no rated games until {until}. Reason: lost on purpose" in said
            assert "cannot chat or name tables. Reason: shouting" in said
        await host.club.write(membership.hold, otto.id)
        async with lines(host, "Otto", "Otto", "account") as talk:
            assert "While your account is on hold" in await talk.until("Number:")
        for name, knows in (("Otto", True), ("Harry", False)):
            page = page_lines(player_page(host.club.database, "Otto", name), "en")
            assert (f"No rated games until {until}" in page) is knows


async def test_bans_and_mutes_say_why_and_until_when(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club()) as host:
        otto, _ = [await host.club.enrolled(name) for name in ("Otto", "Rosa")]
        moderation = Moderation(host.club, "host", "host", None)
        await moderation.act(otto, "mute", 3600, "shouting")
        heard: asyncio.Queue[AnyReply] = asyncio.Queue()
        link = await ServerLink.connect(tmp_path / "s", "Otto")
        link.subscribe(heard.put_nowait)
        link.listen()
        link.send(Say(table="", text="HELLO"))
        refused = await _next(heard, Refused)
        assert refused.id == "say-muted" and refused.arguments["reason"] == "shouting"
        link.send(MakeTable(title="YOU FOOLS"))
        assert (await _next(heard, Refused)).id == "say-muted"
        link.send(MakeTable())
        status = await _next(heard, TableStatus)
        assert status.table.title == "Otto's table"
        link.send(Unseat(table=status.table.id, seat="spd", reason="YOU FOOL"))
        assert (await _next(heard, Refused)).id == "say-muted"
        link.send(Sit(table=status.table.id, seat="kpd"))
        link.send(AddWord(table=status.table.id, word="FOOLS"))
        assert (await _next(heard, Refused)).id == "say-muted"
        link.send(Exit())
        await moderation.act(otto, "mute", None, "shouting again")
        link.send(Say(table="", text="HELLO"))
        assert (await _next(heard, Refused)).id == "say-muted-ever"
        await moderation.act(otto, "unmute", None, "")
        link.send(Say(table="", text="hello"))
        assert (await _next(heard, Chat)).text == "hello"
        await link.close()
        await moderation.act(otto, "ban", 7200, "cheating")
        banners: list[str] = []

        class Listening(asyncssh.SSHClient):
            def auth_banner_received(self, msg: str, lang: str) -> None:
                banners.append(msg)

        with pytest.raises(REFUSED):
            await connect(host.port, "Otto", client_factory=Listening)
        assert re.search(r"until 20\d\d-.* UTC\. Reason: cheating", "".join(banners))


async def _next(heard: asyncio.Queue[AnyReply], kind: type[Any]) -> Any:
    async with asyncio.timeout(PATIENCE):
        while not isinstance(reply := await heard.get(), kind):
            pass
    return reply


async def test_a_report_keeps_the_talk_and_its_subject_cannot_decide_it(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club()) as host:
        otto, rosa = [await host.club.enrolled(name) for name in ("Otto", "Rosa")]
        await host.club.write(accounts.change, otto.id, role="moderator")
        heard: asyncio.Queue[AnyReply] = asyncio.Queue()
        otto_link = await ServerLink.connect(tmp_path / "s", "Otto")
        otto_link.send(Say(table="", text="you fools"))
        link = await ServerLink.connect(tmp_path / "s", "Rosa")
        link.subscribe(heard.put_nowait)
        link.listen()
        while (await _next(heard, Chat)).text != "you fools":
            pass
        link.send(ReportPlayer(person="otto", text="insults"))
        assert (await _next(heard, Chat)).id == "report-stored"
        link.send(ReportPlayer(person="otto", text="again"))
        assert (await _next(heard, Refused)).id == "report-again"
        (report,) = await host.club.read(order.open_reports)
        assert (report.by, report.about, report.text) == (rosa.id, otto.id, "insults")
        assert [line["text"] for line in report.lines] == ["you fools"]
        with pytest.raises(KernelError, match="report-own"):
            await Moderation(host.club, f"#{otto.id}", "moderator", otto).decide(report, "upheld")
        await Moderation(host.club, "host", "host", None).decide(report, "dismissed")
        assert await host.club.read(order.open_reports) == []
        await link.close()
        await otto_link.close()


@pytest.mark.parametrize("here", [True, False])
async def test_who_has_reported_hears_at_once_how_it_was_decided(
    tmp_path: Path, here: bool
) -> None:
    """In the lobby and at a table, also if it was decided at another machine."""
    async with hosting(tmp_path, club=club(), kept=True) as host:
        assert host.keeper is not None
        for name in ("Otto", "Rosa"):
            await host.club.enrolled(name)
        heard: asyncio.Queue[AnyReply] = asyncio.Queue()
        link = await ServerLink.connect(tmp_path / "s", "Rosa")
        link.subscribe(heard.put_nowait)
        link.listen()
        for number, state in enumerate(("upheld", "dismissed"), 1):
            link.send(ReportPlayer(person="Otto", text="insults"))
            await _next(heard, Chat)
            (report,) = await host.club.read(order.open_reports)
            if here:
                await Moderation(host.club, "host", "host", None).decide(report, state)
            else:
                await host.club.write(order.close_report, report.id, state, host.club.now)
                await host.keeper.tidy()
                await host.keeper.tidy()
            news = await _next(heard, Chat)
            assert (news.id, news.arguments) == (f"report-{state}", {"name": "Otto"})
            if here and number == 1:
                home = await _next(heard, Home)
                assert [one.kind for one in home.inbox] == ["report-upheld"]
        link.send(MakeTable(game="weimar"))
        table = (await _next(heard, TableStatus)).table.id
        link.send(ReportPlayer(person="Otto", text="insults"))
        await _next(heard, Chat)
        (report,) = await host.club.read(order.open_reports)
        await Moderation(host.club, "host", "host", None).decide(report, "upheld")
        assert (await _next(heard, Chat)).table == table
        await link.close()


async def test_a_player_takes_another_name(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club(), kept=True) as host:
        host.server.admin.send_away.append(host.front.send_away)
        async with lines(host, "Mallory", "new") as talk:
            await sign_up(talk, "Mallory")
        async with (
            lines(host, "Mallory", "Mallory") as other,
            lines(host, "Mallory", "Mallory", "account") as talk,
        ):
            await other.until("you are Mallory")
            await talk.until("Number:")
            talk.type("8", "Steady")
            await talk.until("looks too much like")
            talk.type("8", "Clara")
            await talk.until("to cancel:")
            talk.type("")
            await talk.until("Nothing has changed")
            talk.type("8", "Clara")
            await talk.confirm()
            await talk.until("You are now called Clara. Log in again")
            await other.until("You are now called Clara. Log in again")
        # What the key is called on the player's own computer does not matter.
        async with lines(host, "Mallory", "Mallory") as talk:
            await talk.until("you are Clara")
        async with lines(host, "Mallory", "Mallory", "account") as talk:
            await talk.until("Clara, your account")
            talk.type("8")
            await talk.until("once in 90 days. The next time is in 90 days")
        async with lines(host, "Harry", "new") as talk:
            await talk.until("Number:")
            talk.type("1", "mallory")
            await talk.until("The name mallory is taken.")


async def test_the_host_s_file_can_keep_the_old_name(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club(), kept=True) as host:
        async with lines(host, "Rosa", "Rosa") as talk:
            await talk.until("you are Rosa")
            rosa = await host.club.named("Rosa")
            assert rosa is not None
            await rename(host.club, rosa, "Clara")
            await host.club.has_settled()
            await talk.until("You are now called Clara")
        async with lines(host, "Rosa", "Rosa") as talk:
            await talk.until("you are Clara")
        assert [one.name for one in await host.club.read(accounts.page)] == ["Clara"]
        async with lines(host, "Mallory", "new") as talk:
            await talk.until("Number:")
            talk.type("1", "otto")
            await talk.until("The name otto is taken.")  # his key is in the host's file
        host.server.bans.add("rosa")
        async with await connect(host.port, "Otto"):
            pass
        with pytest.raises(REFUSED):
            await connect(host.port, "Rosa")


async def test_an_account_is_closed_and_kept_again_by_logging_in(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club()) as host:
        async with lines(host, "Mallory", "new") as talk:
            await sign_up(talk, "Mallory")
        async with lines(host, "Mallory", "Mallory", "account") as talk:
            await talk.until("Number:")
            talk.type("9")
            await talk.confirm()
            await talk.until("will be deleted on")
        async with lines(host, "Mallory", "Mallory") as talk:
            await talk.confirm()
            await talk.until("open again")
            await talk.until("you are Mallory")


async def test_a_player_exports_what_is_stored(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club()) as host:
        async with lines(host, "Mallory", "new") as talk:
            await sign_up(talk, "Mallory")
        async with await connect(host.port, "Mallory") as conn:
            ran = await conn.run("export", encoding=None)
        assert isinstance(ran.stdout, bytes) and ran.exit_status == 0
        with zipfile.ZipFile(io.BytesIO(ran.stdout)) as file:
            rows = file.read("account.jsonl").decode()
        assert '"name":"Mallory"' in rows and KEYS["Mallory"].get_fingerprint() in rows


async def test_games_go_on_while_the_database_is_away(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club()) as host:
        await host.club.enrolled("Rosa")
        host.club.database.close()
        (tmp_path / "club.sqlite").write_bytes(b"no database at all " * 4096)
        with pytest.raises(KernelError, match="club-database"):
            await host.club.named("Rosa")
        heard: asyncio.Queue[AnyReply] = asyncio.Queue()
        link = await ServerLink.connect(tmp_path / "s", "Rosa")
        link.subscribe(heard.put_nowait)
        link.listen()
        link.send(Say(table="", text="still here"))
        assert (await _next(heard, Chat)).text == "still here"
        await link.close()


async def test_the_hosts_own_files_count_as_before(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club("invited")) as host:
        code = host.state.invitations.make("Harry")
        async with lines(host, "Harry", code) as talk:
            await talk.until("you are Harry")
        assert "Harry" in (tmp_path / "authorized_keys").read_text()
        assert await host.club.named("Harry") is not None
        (tmp_path / "authorized_keys").write_text("")
        with pytest.raises(REFUSED):
            await connect(host.port, "Harry")
        assert hash_of("invite", code) != code


async def test_a_report_from_a_table_brings_its_talk_to_a_moderator(tmp_path: Path) -> None:
    async with hosting(tmp_path, club=club(), names=("Otto", "Rosa", "Harry")) as host:
        await host.club.enrolled("Otto")
        otto = await Player.come(tmp_path, "Otto")
        table = await make_table(otto)
        otto.enter(table)
        otto.send(Say(table=table, text="you fools"))
        async with lines(host, "Rosa", "Rosa") as talk:
            await talk.until("you are Rosa")
            talk.type("1")  # the only table
            await talk.until("Made by Otto")
            await talk.until("Report a player")
            talk.type("report a player", "no name!")
            await talk.until("A name has")
            talk.type("report a player", "Otto", "insults")
            await talk.until("is stored")
        harry = await host.club.enrolled("Harry")
        await host.club.write(accounts.change, harry.id, role="moderator")
        async with lines(host, "Harry", "Harry", "moderate") as talk:
            talk.type("1", "1")
            said = await talk.until("Dismissed")
            assert "Rosa about Otto: insults" in said
            assert f"At table {table}:" in said and "Otto: you fools" in said
            talk.type("1")
            await talk.until("The report is closed.")
            await talk.until("Otto:")
            talk.type("1", "2h", "shouting")
            await talk.confirm()
            await talk.until("Done")
            talk.type("7")
            await talk.until("No two players have eight rated games together.")
        otto.send(Say(table=table, text="no"))
        await otto.until(lambda: any(isinstance(one, Refused) for one in otto.said))
        await otto.close()
