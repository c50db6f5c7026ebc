"""Notifying absent players; chat, clocks and rate limits."""

from __future__ import annotations

import asyncio
import logging
import signal
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.hosted import Hosted, answer
from tests.waiting import until
from weimar_tui.kernel.decision import Decision
from weimar_tui.server import notify as notify_file
from weimar_tui.server.clocks import Clock
from weimar_tui.server.limits import Bucket
from weimar_tui.server.notify import Message, Notifier, NotifyPrefs
from weimar_tui.server.talk import KEPT, ChatLine, ChatLog
from weimar_tui.server.wire import Wish

DAY = 86400.0


pytestmark = pytest.mark.usefixtures("duel")


# --- telling the away ---------------------------------------------------------------------------
class Told:
    """A host's command, simulated by the test: its arguments, and how it ends."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.runs: list[dict[str, str]] = []
        self.options: dict[str, Any] = {}
        self.status = 0
        self.hangs = self.killed = False
        self.pid = 4242
        patch.setattr("os.killpg", self.kill_group)
        patch.setattr("asyncio.create_subprocess_exec", self.start)

    async def start(self, *command: str, env: dict[str, str], **options: Any) -> Told:
        assert command == ("tell", "--loudly")
        self.runs.append(env)
        self.options = options
        return self

    async def wait(self) -> int:
        if self.hangs and not self.killed:
            await asyncio.sleep(3600)
        return self.status

    def kill_group(self, group: int, number: int) -> None:
        assert (group, number) == (self.pid, signal.SIGKILL)
        self.killed = True


async def away(hosted: Hosted, told: Told, *, wish: bool = True) -> tuple[Notifier, Any]:
    """A duel in which it is Bob's turn and he is away."""
    prefs = NotifyPrefs(hosted.host.folder, hosted.host.disk)
    if wish:
        await prefs.change("Bob", Wish(away=True))
    table, _, bob = await hosted.duel(title="Evening")
    table.leave(bob)
    return Notifier(("tell", "--loudly"), prefs, 60.0), table


async def looked(notifier: Notifier, table: Any, *connected: str) -> None:
    notifier.look([table], connected)
    await asyncio.gather(*notifier._running)


class ClubPost:
    """A club's own messages, as the notifier gives them out."""

    def __init__(self) -> None:
        self.told: list[tuple[Message, bool]] = []

    def wants(self, player: str) -> bool:
        return player == "Bob"

    def tell(self, message: Message, *, commanded: bool) -> None:
        self.told.append((message, commanded))


async def test_absent_players_learn_once_that_their_game_is_over(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Told(monkeypatch)
    notifier, table = await away(hosted, told)
    await notifier.prefs.change("Ann", Wish(away=True))
    await looked(notifier, table, "Ann")
    while table.asked:
        await answer(table, table.asked[0].seat)
    await looked(notifier, table, "Ann")
    await looked(notifier, table)
    assert [(run["WEIMAR_PLAYER"], run["WEIMAR_EVENT"]) for run in told.runs] == [("Bob", "over")]
    # After a restart, the server does not tell about games that were over before.
    again = Notifier(notifier.command, notifier.prefs, 60.0)
    await looked(again, table)
    assert len(told.runs) == 1


@pytest.mark.parametrize("wish", [False, True])
async def test_a_club_sends_messages_of_its_own(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, wish: bool
) -> None:
    told, post = Told(monkeypatch), ClubPost()
    notifier, table = await away(hosted, told, wish=wish)
    notifier.post = post
    hosted.clock.now += 60.0
    for _ in range(2):
        await looked(notifier, table, "Ann")
    ((message, commanded),) = post.told
    record = table.record
    assert commanded is wish and len(told.runs) == wish
    assert message == Message(
        event="turn", player="Bob", table=record.id, title="Evening", game="duel"
    )


async def test_little_time_left_is_told_once_for_each_turn(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    post = ClubPost()
    notifier, table = await away(hosted, Told(monkeypatch), wish=False)
    notifier.post = post
    table.record.clock = Clock(decision=1000)
    table.record.clock.follow(table.asked, {})
    hosted.clock.now += 60.0

    async def events(seconds: float) -> list[str]:
        post.told.clear()
        table.record.clock.run(table.asked, seconds)
        for _ in range(2):
            await looked(notifier, table, "Ann")
        return [message.event for message, _ in post.told]

    assert await events(0) == ["turn"]
    assert await events(749) == []
    assert await events(1) == ["low"]
    assert post.told[0][0].left == 250
    assert await events(10) == []
    table.record.clock.stints.clear()
    table.record.clock.follow(table.asked, {})
    assert await events(0) == [], "a new turn"
    assert await events(800) == ["low"]
    hosted.host.vacations = {"bob": 2_000_000_000}
    table.record.pace = "day"
    assert await events(0) == []
    hosted.host.vacations = {}
    assert await events(0) == ["low"], "on vacation the clock stood still"


async def test_an_invitation_is_told_to_who_is_away(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, post = Told(monkeypatch), ClubPost()
    notifier, table = await away(hosted, told)
    notifier.post = post
    notifier.invite(table, "Ann", ["Bob", "Carl"])
    await asyncio.gather(*notifier._running)
    ((message, commanded),) = post.told
    assert (message.event, message.by, message.title) == ("invited", "Ann", "Evening")
    assert commanded and [run["WEIMAR_EVENT"] for run in told.runs] == ["invited"]


async def test_who_is_away_long_enough_is_told_once_for_each_time(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Told(monkeypatch)
    notifier, table = await away(hosted, told)
    await looked(notifier, table, "Ann")
    hosted.clock.now += 59.9
    await looked(notifier, table, "Ann")
    assert told.runs == []
    hosted.clock.now += 0.1
    for _ in range(2):
        await looked(notifier, table, "Ann")
    (environment,) = told.runs
    assert {name: environment[name] for name in environment if name.startswith("WEIMAR")} == {
        "WEIMAR_PLAYER": "Bob",
        "WEIMAR_TABLE": table.record.id,
        "WEIMAR_TITLE": "Evening",
        "WEIMAR_GAME": "duel",
        "WEIMAR_EVENT": "turn",
    }
    assert set(environment) - {"PATH", "LANG"} == {n for n in environment if n[:6] == "WEIMAR"}
    assert told.options["start_new_session"] is True
    await looked(notifier, table, "Ann", "Bob")
    await looked(notifier, table, "Ann")
    assert len(told.runs) == 2, "he was here again"


async def test_who_is_not_asked_is_told_only_that_the_table_ends(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Told(monkeypatch)
    notifier, table = await away(hosted, told)
    hosted.clock.now += 100
    table.asked = tuple(d for d in table.asked if d.seat == "red")
    await looked(notifier, table)
    assert told.runs == []
    hosted.calendar.now += 89.5 * DAY
    await looked(notifier, table)
    assert [run["WEIMAR_EVENT"] for run in told.runs] == ["expires"]
    await table.end("closed")
    hosted.calendar.now += 1000 * DAY
    notifier._notified.clear()
    await looked(notifier, table)
    await looked(notifier, table)
    assert [run["WEIMAR_EVENT"] for run in told.runs] == ["expires", "over"]


async def test_who_did_not_wish_it_is_told_nothing_nor_is_who_has_a_bot(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Told(monkeypatch)
    notifier, table = await away(hosted, told, wish=False)
    hosted.clock.now += 100
    await looked(notifier, table)
    await notifier.prefs.change("Bob", Wish(away=True))
    table.record.seats["blue"].stand_in = "first"
    table.set_player("blue")
    await looked(notifier, table)
    assert told.runs == []
    silent = Notifier((), notifier.prefs, 60.0)
    await looked(silent, table)


async def test_a_command_that_fails_or_hangs_is_written_down(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    told = Told(monkeypatch)
    monkeypatch.setattr(notify_file, "_SECONDS", 0.01)
    notifier, _ = await away(hosted, told)
    await notifier.run_for(Message(event="turn", player="Bob"))
    assert not caplog.records
    told.status = 3
    await notifier.run_for(Message(event="turn", player="Bob"))
    told.hangs, told.killed = True, False
    await notifier.run_for(Message(event="turn", player="Bob"))
    assert [line.getMessage() for line in caplog.records] == [
        "tell ended with status 3",
        "tell took too long",
    ]
    assert told.killed


@pytest.mark.parametrize("ends", ["by itself", "too late", "with the server"])
async def test_what_a_command_has_started_ends_with_it(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ends: str
) -> None:
    monkeypatch.setattr(notify_file, "_SECONDS", 0.5 if ends == "too late" else 60.0)
    wait = "" if ends == "by itself" else "; wait"
    script = f"sleep 300 & echo $! >{tmp_path}/part; mv {tmp_path}/part {tmp_path}/child{wait}"
    prefs = NotifyPrefs(hosted.host.folder, hosted.host.disk)
    notifier = Notifier(("/bin/sh", "-c", script), prefs, 60.0)
    running = asyncio.create_task(notifier.run_for(Message(event="turn", player="Bob")))
    notifier._running.add(running)
    child = tmp_path / "child"
    await until(child.exists)
    if ends == "with the server":
        notifier.close()
    await asyncio.gather(running, return_exceptions=True)
    await until(lambda: is_gone(int(child.read_text())))


def is_gone(process: int) -> bool:
    """Whether a process has ended, even without anyone waiting for it."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


async def test_so_many_commands_run_at_once_and_none_after_the_end(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Told(monkeypatch)
    told.hangs = True
    notifier, _ = await away(hosted, told)
    message = Message(event="turn", player="Bob")
    tasks = [asyncio.create_task(notifier.run_for(message)) for _ in range(6)]
    notifier._running.update(tasks)
    await asyncio.sleep(0.01)
    assert len(told.runs) == 4
    notifier.close()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert all(task.cancelled() for task in tasks)


# --- too much -----------------------------------------------------------------------------------
def test_a_debt_is_paid_off_before_anything_is_given() -> None:
    bucket = Bucket(rate=2.0, burst=10.0)
    assert bucket.spend(14.0, 100.0) == 2.0
    assert bucket.spend(0.0, 101.0) == 1.0
    assert not bucket.take(102.0)
    assert bucket.take(102.5) and not bucket.take(102.5)


def test_talk_keeps_the_latest_lines() -> None:
    talk = ChatLog([], 0)
    for number in range(KEPT + 3):
        assert talk.add("Ann", "red", str(number)).n == number + 1
    assert (len(talk.lines), talk.lines[0].n, talk.said) == (KEPT, 4, KEPT + 3)
    line = talk.add("", "", "x", to_player="Bob", id="y", arguments={"z": 1})
    assert replace(line, at=0.0) == ChatLine(
        n=KEPT + 4, player="", seat="", text="x", to_player="Bob", id="y", arguments={"z": 1}
    )


def test_who_hears_what() -> None:
    def heard(line: ChatLine) -> list[str]:
        people = {"Ann": "red", "Bob": "blue", "Eve": "", "Max": ""}
        return [name for name, seat in people.items() if line.heard_by(name, seat)]

    said = ChatLine(n=1, player="Ann", seat="red", text="x")
    assert heard(said) == ["Ann", "Bob", "Eve", "Max"]
    assert heard(replace(said, to="blue", to_player="Bob")) == ["Ann", "Bob"]
    assert heard(replace(said, to="blue")) == ["Ann"]
    assert heard(replace(said, player="Eve", seat="")) == ["Eve", "Max"]
    assert heard(replace(said, player="", seat="")) == ["Ann", "Bob", "Eve", "Max"]
    assert heard(replace(said, player="", seat="", to_player="Bob")) == ["Bob"]


def test_clocks_run_for_those_who_are_asked() -> None:
    red, blue = Decision(1, "red", "x", ("a",), None), Decision(2, "blue", "x", ("a",), None)
    clock = Clock(decision=10, game=15)
    assert clock.on and not Clock().on and Clock(game=1).on and Clock(decision=1).on
    clock.follow([red, blue], {})
    assert clock.run([red, blue], 4.0) == []
    assert [clock.seat_left(seat) for seat in ("red", "blue", "green")] == [11.0, 11.0, 15.0]
    assert clock.run([red], 6.0) == [red]
    assert (clock.seat_left("red"), clock.decision_left(red)) == (5.0, 0.0)
    assert clock.decision_left(blue) == 6.0, "it was answered meanwhile"
    again = replace(red, number=3)
    clock.follow([again], {"red": 1, "blue": 1})
    assert clock.run([again], 4.9) == [] and clock.run([again], 0.1) == [again]
    assert clock.flagged("red") and clock.seat_left("red") == 0.0
    clock.follow([replace(red, number=4)], {"red": 2, "blue": 2})
    assert clock.run([replace(red, number=4)], 1.0), "without time every question is late"
    only = Clock(decision=5)
    only.follow([red], {})
    assert only.run([red], 5.0) == [red] and only.left == {} and only.seat_left("red") == -1.0
    assert not only.flagged("red") and Clock(game=5).decision_left(red) == -1.0
