"""Save files that are torn, damaged, foreign, newer, empty, locked or from other rules."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from weimar_duel.rules import Duel, DuelPosition, Ready

from tests.kernel.playing import duel_for, new_duel, play_on
from weimar_tui.kernel import disk, journal
from weimar_tui.kernel.errors import KernelError, SaveError
from weimar_tui.kernel.journal import (
    FORMAT,
    Header,
    Reason,
    parse_save,
    read_save,
    write_line,
)
from weimar_tui.kernel.runner import Runner
from weimar_tui.kernel.session import Session, Why
from weimar_tui.kernel.verify import verify


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The save of a duel in progress."""
    path = tmp_path / "game.weimar"
    play_on(new_duel(2, path=path), 15).close()
    return path


def test_a_line_is_readable_and_ends_in_its_hash() -> None:
    text, chain = write_line(
        Header(game="duel", scenario="main", pack="p", seats=(), seed="1"), b""
    )
    assert text.startswith(b'{"line":"header","format":3,')
    assert text.endswith(b',"hash":"' + chain + b'"}\n')


def test_cut_at_any_byte_it_opens_with_every_whole_pick(path: Path) -> None:
    data = path.read_bytes()
    header = data.index(b"\n")
    for size in range(header + 1, len(data)):
        saved = parse_save(data[:size], path)
        whole = data[:size].split(b"\n")[:-1]
        picks = sum(line.startswith(b'{"line":"pick"') for line in whole)
        assert not saved.damaged
        assert len(saved.picks) in (picks, picks + 1)
        assert saved.torn == (data[size - 1 : size] != b"\n" and data[size : size + 1] != b"\n")
    for size in range(1, header):
        with pytest.raises(SaveError, match=r"save-header|save-foreign"):
            parse_save(data[:size], path)


def test_a_torn_last_line_is_dropped_with_a_notice_and_the_file_goes_on(path: Path) -> None:
    whole = path.read_bytes()
    torn = whole + b'{"line":"pick","n":16,"se'
    path.write_bytes(torn)
    session, notices = Session.open(path, duel_for, sync=False)
    assert [notice.kind for notice in notices] == ["torn-line"]
    assert path.read_bytes() == torn
    play_on(session, seed=3).close()
    assert session.path == path
    assert path.read_bytes().startswith(whole)
    assert verify(path, duel_for).pick is None


def test_a_last_line_without_its_line_feed_counts(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-1])
    session, notices = Session.open(path, duel_for, sync=False)
    assert notices == []
    assert session.history.end == 15
    play_on(session, seed=3).close()
    assert verify(path, duel_for).remarks == ()


@pytest.mark.parametrize("damage", ["byte", "missing", "json", "field", "blank"])
def test_a_damaged_line_is_named_and_the_game_goes_on_beside(path: Path, damage: str) -> None:
    lines = path.read_bytes().split(b"\n")
    number = 7
    line = lines[number - 1]
    if damage == "byte":
        lines[number - 1] = line.replace(b'"seat":"red"', b'"seat":"rad"').replace(
            b'"seat":"blue"', b'"seat":"blie"'
        )
    elif damage == "missing":
        del lines[number - 1]
    elif damage == "json":
        lines[number - 1] = b"\x00\xff{{{"
    elif damage == "blank":
        lines.insert(number - 1, b"")
    else:
        lines[number - 1] = line.replace(b'"line":"pick"', b'"line":"pick","mood":"bad"')
    before = sum(line.startswith(b'{"line":"pick"') for line in lines[: number - 1])
    damaged = b"\n".join(lines)
    path.write_bytes(damaged)
    session, notices = Session.open(path, duel_for, sync=False)
    assert [notice.kind for notice in notices] == ["damaged-line", "beside"]
    assert notices[0].arguments["line"] == 7
    assert "game-2.weimar" in notices[1].text
    assert session.history.end == before
    assert list(path.parent.iterdir()) == [path]
    play_on(session, seed=3).close()
    assert path.read_bytes() == damaged
    assert session.path == path.with_name("game-2.weimar")
    assert verify(session.path, duel_for).remarks == ()
    assert str(verify(path, duel_for).remarks[0]).startswith("verify-damaged (line=7)")


def test_an_unknown_field_with_a_right_hash_is_damage_too(path: Path) -> None:
    header, chain = path.read_bytes().split(b"\n")[0] + b"\n", b""
    chain = header[-11:-3]
    body = b'{"line":"pick","n":1,"seat":"red","decision":1,"kind":"x","option":"y","mood":1}'
    link = journal._link(chain, body)
    path.write_bytes(header + body[:-1] + b',"hash":"' + link + b'"}\n')
    saved = read_save(path)
    assert saved.damaged == 2
    assert "mood" in saved.damage


def test_the_name_beside_is_one_that_is_free(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b"rubbish\n")
    path.with_name("game-2.weimar").write_text("mine")
    session, _ = Session.open(path, duel_for, sync=False)
    path.with_name("game-3.weimar").write_text("mine, too")
    play_on(session, 1)
    assert session.path == path.with_name("game-4.weimar")
    assert path.with_name("game-2.weimar").read_text() == "mine"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "save-empty"),
        (b"\n\n", "save-empty"),
        (b"Dear diary\n", "save-foreign"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "save-foreign"),
        (b'{"line":"pick","n":1}\n', "save-foreign"),
        (b"[]\n", "save-foreign"),
        (b'{"line":"header","format":3}\n', "save-header"),
        (
            b'{"line":"header","format":99,"program":"9.0","new":[]}\n',
            r"save-newer .*format=99, version=9.0",
        ),
        (
            b'{"line":"header","format":2,"program":"0.1.0"}\n',
            r"save-older .*format=2, version=0.1.0, oldest=3",
        ),
    ],
)
def test_foreign_newer_and_empty_files(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "odd.weimar"
    path.write_bytes(content)
    with pytest.raises(SaveError, match=message) as error:
        Session.open(path, duel_for)
    assert str(path) in str(error.value)
    assert "\n" not in str(error.value)
    assert path.read_bytes() == content


def test_the_format_number_is_written() -> None:
    assert parse_save(new_duel().to_bytes(), Path("x")).header.format == FORMAT


def test_missing_file_folder_and_device(tmp_path: Path) -> None:
    for path, message in (
        (tmp_path / "none.weimar", "file-missing"),
        (tmp_path, "file-folder"),
        (Path(os.devnull), "file-odd"),
        (tmp_path / ("x" * 300), r"file-unreadable .*cause=enametoolong"),
    ):
        with pytest.raises(SaveError, match=message):
            read_save(path)


def test_a_file_that_may_not_be_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(disk, "read_bounded", refuse)
    with pytest.raises(SaveError, match="file-forbidden"):
        read_save(path)


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SaveError, match="save-unwritable"):
        new_duel(path=tmp_path / "file" / "game.weimar")
    with pytest.raises(SaveError, match="save-unwritable"):
        new_duel(path=tmp_path / "file" / "deeper" / "game.weimar")
    with pytest.raises(SaveError, match="save-exists"):
        new_duel(path=tmp_path / "file")
    for name in ("a\0b", "x" * 300):
        with pytest.raises(SaveError, match="save-unwritable"):
            new_duel(path=tmp_path / name)


def test_a_game_of_a_game_that_is_not_installed(path: Path) -> None:
    data = Session.new(Duel(), "main", "1")
    data.header = Header(game="chess", scenario="main", pack="", seats=(), seed="1")
    path.write_bytes(data.to_bytes())
    with pytest.raises(Exception, match="no game 'chess'"):
        Session.open(path, duel_for)


def test_two_windows_cannot_write_the_same_save(path: Path) -> None:
    first, _ = Session.open(path, duel_for, sync=False)
    second, _ = Session.open(path, duel_for, sync=False)
    play_on(first, 1)
    decision = second.decisions[0]
    with pytest.raises(SaveError, match="save-busy"):
        second.pick(decision.number, decision.options[0])
    assert second.history.end == 15
    first.close()
    played = path.read_bytes()
    second.pick(decision.number, decision.options[0])
    assert [notice.kind for notice in second.notices] == ["changed"]
    assert path.read_bytes() == played
    assert second.path == path.with_name("game-2.weimar")
    assert len(read_save(second.path).picks) == 16


class OtherRules(Duel):
    """Other rules: less courage, so no position of round 1 is valid any more."""

    def __init__(self) -> None:
        super().__init__(courage=1)
        self.digest = "duel-2"

    def decode(self, data: bytes) -> DuelPosition:
        position = super().decode(data)
        if position.round == 1:
            raise KernelError("rounds begin at 2")
        return position


def test_a_save_from_other_rules_goes_on_from_its_last_checkpoint(path: Path) -> None:
    before = path.read_bytes()
    saved = read_save(path)
    last = saved.checkpoints[-1]
    assert last.n > 0
    session, notices = Session.open(path, lambda _: OtherRules(), program="0.2", sync=False)
    assert [notice.kind for notice in notices] == ["differs", "beside"]
    assert notices[0].arguments["version"] == "0.1"
    assert session.history.base == last.n
    assert session.history.end == saved.picks[-1].n
    play_on(session, seed=4).close()
    assert path.read_bytes() == before
    assert session.path is not None
    again, notices = Session.open(session.path, lambda _: OtherRules(), sync=False)
    assert notices == []
    assert again.position == session.position
    assert again.header.pack == "duel-2"


class OtherDigest(Duel):
    """Other components, under which the game plays the same."""

    def __init__(self) -> None:
        super().__init__()
        self.digest = "duel-2"


def test_other_rules_that_play_the_same_are_told_and_go_on_beside(path: Path) -> None:
    session, notices = Session.open(path, lambda _: OtherDigest(), sync=False)
    assert [notice.kind for notice in notices] == ["other-pack", "beside"]
    assert session.history.end == 15


class Disarmed(Duel):
    """Other rules: one of the cards is gone."""

    def __init__(self, without: str) -> None:
        super().__init__()
        self.digest = "duel-2"
        self._without = without

    def start(self, *given: Any) -> Runner[DuelPosition]:
        return Runner(self._disarm(super().start(*given).position))

    def decode(self, data: bytes) -> DuelPosition:
        return self._disarm(super().decode(data))

    def _disarm(self, position: DuelPosition) -> DuelPosition:
        for hand in position.hands.values():
            hand[:] = [card for card in hand if card != self._without]
        return position


def test_a_replay_that_differs_in_round_one_stops_before_the_pick(tmp_path: Path) -> None:
    path = tmp_path / "game.weimar"
    session = new_duel(2, path=path)
    for seat in ("red", "blue"):
        decision = session.runner.decision_of(seat)
        assert decision is not None
        session.pick(decision.number, "guard")
    decision = session.decisions[0]
    option = next(option for option in decision.options if option != "pass")
    session.pick(decision.number, option)
    session.close()

    opened, notices = Session.open(path, lambda _: Disarmed(option), sync=False)
    assert notices[0].kind == "differs"
    assert notices[0].arguments["pick"] == 3
    assert notices[0].arguments["left"] == 1
    assert opened.history.end == 2


# --- reasons ------------------------------------------------------------------------------------
def test_why_a_bot_chose_is_kept_with_its_pick(tmp_path: Path) -> None:
    why = (Reason("bold", {"dice": 2}),)
    path, copy = tmp_path / "game.weimar", tmp_path / "copy.weimar"
    session = new_duel(path=path)
    asked = session.decisions[0]
    session.pick(asked.number, asked.options[0], Why(why, bool))
    session.save_as(copy)
    session.close()
    for file in (path, copy):
        assert [pick.reasons for pick in read_save(file).picks] == [why]


# --- the set-up ---------------------------------------------------------------------------------
def test_what_the_set_up_told_is_told_again_when_a_game_is_opened(tmp_path: Path) -> None:
    class Telling(Duel):
        def start(self, *arguments: Any, **options: Any) -> Any:
            runner = super().start(*arguments, **options)
            if runner.events is not None:
                runner.events.append(Ready("red"))
            return runner

    path = tmp_path / "game.weimar"
    session = Session.new(Telling(), "main", "7", path=path, sync=False)
    before = list(session.events)
    assert before == [Ready("red")]
    session.close()
    again, _ = Session.open(path, lambda header: Telling(), sync=False)
    assert list(again.events) == before
    again.close()


# --- going on after a failure -------------------------------------------------------------------
def test_a_write_that_failed_leaves_the_next_one_a_link_of_the_chain(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The chain must not include the line that was not written."""
    session, _ = Session.open(path, duel_for, sync=False)
    picks, write = session.history.end, os.write

    def full(handle: int, text: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(SaveError):
        play_on(session, 1)
    monkeypatch.setattr(os, "write", write)
    play_on(session, 3)
    session.close()
    opened, notices = Session.open(path, duel_for, sync=False)
    assert notices == [] and opened.history.end == picks + 3
    opened.close()


def test_a_save_without_its_last_line_feed_goes_on_in_its_file(path: Path) -> None:
    """Editors and mail programs can leave a file like this."""
    path.write_bytes(path.read_bytes().removesuffix(b"\n"))
    session, notices = Session.open(path, duel_for, sync=False)
    picks = session.history.end
    play_on(session, 3)
    assert notices == session.notices == [] and session.path == path
    session.close()
    assert list(path.parent.glob("*.weimar")) == [path]
    opened, notices = Session.open(path, duel_for, sync=False)
    assert notices == [] and opened.history.end == picks + 3
    opened.close()
