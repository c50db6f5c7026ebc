"""The list of the player's saves: deleting, restoring, renaming."""

from __future__ import annotations

import os
import shutil
from datetime import datetime
from pathlib import Path

import pytest
from msgspec.structs import replace
from weimar_duel.rules import Duel, DuelPosition

from tests.kernel.playing import duel_for, new_duel, play_on
from tests.make_saves import SAVES
from weimar_tui import user_folders
from weimar_tui.kernel.errors import SaveError
from weimar_tui.kernel.journal import read_save, write_lines
from weimar_tui.kernel.session import Session
from weimar_tui.play import saves
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.play.newest_save import doing
from weimar_tui.play.saves import (
    delete_save,
    latest_unfinished,
    list_saves,
    new_path,
    rename_save,
    restore_save,
    typed_path,
)
from weimar_tui.players import HUMAN
from weimar_tui.replay.narration import Narration
from weimar_tui.server.places import default_folder, socket_path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three saves: one in progress, one finished, one invalid."""
    play_on(new_duel(2, path=tmp_path / "monday.weimar"), 15).close()
    shutil.copy(SAVES / "nsdap.weimar", tmp_path / "friday.weimar")
    (tmp_path / "letter.weimar").write_text("Dear diary")
    for days, name in enumerate(("monday", "letter", "friday")):
        os.utime(tmp_path / f"{name}.weimar", (1_000_000 + days, 1_000_000 + days))
    return tmp_path


def names(folder: Path) -> list[str]:
    return [entry.name for entry in list_saves(folder)]


def test_the_list_names_game_scenario_date_and_how_far_it_has_come(folder: Path) -> None:
    friday, letter, monday = list_saves(folder)
    assert (friday.name, friday.game, friday.scenario) == ("friday", "weimar", "main")
    header = read_save(folder / "friday.weimar").header
    assert (friday.ending, friday.players["spd"]) == ("nsdap", header.players["spd"])
    assert friday.seed == header.seed
    assert friday.changed == datetime.fromtimestamp(1_000_002)
    assert letter.problem is not None
    assert letter.problem.id == "save-foreign"
    assert (monday.game, monday.picks, monday.ending) == ("duel", 15, "")
    assert monday.problem is None


@pytest.mark.parametrize(
    ("created", "told"),
    [
        ("2026-11-22T02:30:00", datetime(2026, 11, 22, 2, 30)),
        ("", None),
        ("yesterday", None),
        ("2026-11-22T02:30:00+00:00", datetime.fromtimestamp(1_795_314_600)),
    ],
)
def test_the_list_tells_when_a_game_was_begun(
    tmp_path: Path, created: str, told: datetime | None
) -> None:
    path = tmp_path / "game.weimar"
    game = duel_for(new_duel().header)
    Session.new(game, "main", "1", path=path, created=created, sync=False).close()
    (entry,) = list_saves(tmp_path)
    assert entry.created == told


def test_odd_files_hide_nothing(folder: Path) -> None:
    (folder / "link.weimar").symlink_to("nowhere")
    os.mkfifo(folder / "pipe.weimar")
    (folder / "folder.weimar").mkdir()
    (folder / "deep.weimar").write_bytes(b'{"line":"header","format":1,"options":' + b"[" * 99_999)
    (folder / "long ago.weimar").write_bytes((folder / "monday.weimar").read_bytes())
    os.utime(folder / "long ago.weimar", (-(10**10), -(10**10)))
    told = {entry.name: entry.problem and entry.problem.id for entry in list_saves(folder)}
    assert told == {
        "link": "file-missing",
        "pipe": "file-odd",
        "folder": "file-folder",
        "deep": "save-header",
        "letter": "save-foreign",
        "monday": None,
        "friday": None,
        "long ago": None,
    }
    entry = latest_unfinished(folder)
    assert entry is not None
    assert entry.name == "monday"


def test_continue_looks_for_a_game_or_for_its_lesson(tmp_path: Path) -> None:
    """The option `lesson` marks a lesson."""
    for days, (name, options) in enumerate(
        [("plain", {}), ("main", {"lesson": "main"}), ("winter", {"lesson": "winter"})]
    ):
        path = tmp_path / f"{name}.weimar"
        session = new_duel(2, path=path)
        session.close()
        lines = [replace(session.header, options=options), *list(session._lines())[1:]]
        path.write_bytes(write_lines(lines)[0])
        os.utime(path, (1_000_000 + days, 1_000_000 + days))

    def found(**asked: str) -> str:
        entry = latest_unfinished(tmp_path, **asked)
        return entry.name if entry is not None else ""

    assert found() == "winter"
    assert found(game="duel", lesson="winter") == "winter"
    assert found(lesson="main") == "main"
    assert found(lesson="summer") == ""
    assert found(game="weimar") == ""


@pytest.mark.parametrize(("blue", "seat"), [("random", "red"), (HUMAN, "")])
def test_a_save_says_what_its_only_player_is_asked_and_several_players_nothing(
    tmp_path: Path, blue: str, seat: str
) -> None:
    game, players = Duel(), {"red": HUMAN, "blue": blue}
    GameHandle.new(game, "main", players, "1", path=tmp_path / "begun.weimar").close()
    now = doing(game, Narration(), list_saves(tmp_path)[0])
    assert now is not None and isinstance(now.view, DuelPosition)
    assert (now.seat, now.asked.seat if now.asked else "") == (seat, seat)
    shown = {name for name, hand in now.view.hands.items() if "?" not in hand}
    assert shown == ({seat} if seat else set()), "no hand but the player's own"


def test_a_folder_that_is_not_there_has_no_saves(tmp_path: Path) -> None:
    assert list_saves(tmp_path / "nowhere") == []
    assert latest_unfinished(tmp_path / "nowhere") is None


def test_the_list_has_so_many_the_newest(folder: Path) -> None:
    assert [entry.name for entry in list_saves(folder, 2)] == ["friday", "letter"]


# --- deleting -----------------------------------------------------------------------------------
def test_a_deleted_save_can_be_brought_back(folder: Path) -> None:
    content = (folder / "monday.weimar").read_bytes()
    deleted = delete_save(folder / "monday.weimar")
    assert names(folder) == ["friday", "letter"]
    assert restore_save(deleted) == folder / "monday.weimar"
    assert (folder / "monday.weimar").read_bytes() == content
    assert names(folder) == ["friday", "letter", "monday"]


def test_it_comes_back_under_another_name_if_its_own_was_taken(folder: Path) -> None:
    deleted = delete_save(folder / "monday.weimar")
    (folder / "monday.weimar").write_text("another")
    assert restore_save(deleted) == folder / "monday-2.weimar"
    assert (folder / "monday.weimar").read_text() == "another"


def test_what_is_no_save_can_be_deleted_too(folder: Path) -> None:
    (folder / "link.weimar").symlink_to("nowhere")
    os.mkfifo(folder / "pipe.weimar")
    for name in ("link", "pipe", "letter"):
        restore_save(delete_save(folder / f"{name}.weimar"))
        delete_save(folder / f"{name}.weimar")
    assert names(folder) == ["friday", "monday"]


def test_the_newest_deleted_ones_are_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "_KEPT", 2)
    kept = [delete_save(folder / f"{name}.weimar") for name in ("monday", "friday", "letter")]
    assert [deleted.kept.exists() for deleted in kept] == [False, True, True]
    with pytest.raises(SaveError, match="file-missing"):
        restore_save(kept[0])


def test_a_game_that_is_being_played_is_neither_deleted_nor_renamed(folder: Path) -> None:
    session, _ = Session.open(folder / "monday.weimar", duel_for, sync=False)
    play_on(session, 1)
    for act in (delete_save, lambda path: rename_save(path, "tuesday")):
        with pytest.raises(SaveError, match="save-busy"):
            act(folder / "monday.weimar")
    play_on(session, 1)
    assert session.notices == []
    session.close()
    delete_save(folder / "monday.weimar")


def test_what_cannot_be_moved_stays(folder: Path) -> None:
    (folder / ".deleted").write_text("a file where a folder should be")
    with pytest.raises(SaveError, match="save-unwritable"):
        delete_save(folder / "monday.weimar")
    assert "monday" in names(folder)
    with pytest.raises(SaveError, match="file-missing"):
        rename_save(folder / "nothing.weimar", "something")


# --- renaming -----------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["An evening in May", "晚上", "a.b", " padded ", "x.weimar"])
def test_a_save_can_be_renamed_and_renamed_back(folder: Path, name: str) -> None:
    renamed = rename_save(folder / "monday.weimar", name)
    assert renamed.parent == folder
    assert renamed.name.removesuffix(".weimar") == name.strip().removesuffix(".weimar")
    assert Session.open(renamed, duel_for)[0].history.end == 15
    assert rename_save(renamed, "monday") == folder / "monday.weimar"


@pytest.mark.parametrize(
    "name", ["", "  ", "../x", "a/b", "a\\b", ".hidden", "a\x1b[2J", "a\nb", ".weimar"]
)
def test_a_name_that_cannot_be_one_is_refused(folder: Path, name: str) -> None:
    with pytest.raises(SaveError, match="save-name") as refused:
        rename_save(folder / "monday.weimar", name)
    assert str(refused.value.arguments["name"]).isprintable()
    assert "monday" in names(folder)


def test_a_name_too_long_is_refused(folder: Path) -> None:
    with pytest.raises(SaveError, match="file name too long"):
        rename_save(folder / "monday.weimar", "x" * 300)


def test_a_name_that_is_taken_is_refused_and_its_own_is_not(folder: Path) -> None:
    before = (folder / "friday.weimar").read_bytes()
    with pytest.raises(SaveError, match="save-exists"):
        rename_save(folder / "monday.weimar", "friday")
    assert (folder / "friday.weimar").read_bytes() == before
    assert rename_save(folder / "monday.weimar", "monday") == folder / "monday.weimar"


# --- names for files ----------------------------------------------------------------------------
def test_a_new_path_is_free_even_of_a_link_that_leads_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Noon(datetime):
        @classmethod
        def now(cls, tz: object = None) -> Noon:
            return cls(2026, 5, 1, 12)

    monkeypatch.setattr(saves, "datetime", Noon)
    first = new_path(tmp_path, "weimar")
    assert first == tmp_path / "weimar-2026-05-01-120000.weimar"
    first.symlink_to("nowhere")
    assert new_path(tmp_path, "weimar") == tmp_path / "weimar-2026-05-01-120000-2.weimar"
    assert new_path(tmp_path, "duel") == tmp_path / "duel-2026-05-01-120000.weimar"


def test_what_a_player_types_becomes_a_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert typed_path("~/evening") == tmp_path / "evening.weimar"
    assert typed_path(str(tmp_path)) == tmp_path / "weimar.weimar"
    assert typed_path("~nobody-of-this-name/x") == Path("~nobody-of-this-name/x.weimar")
    assert typed_path("a.weimar") == Path("a.weimar")
    assert typed_path("a.b") == Path("a.b.weimar")


def test_saves_lie_in_the_players_data_folder_and_a_hosts_tables_in_the_servers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    assert saves.saves_folder() == tmp_path / "weimar-tui" / "saves"
    assert tmp_path / "state" in user_folders.log_folder().parents
    assert default_folder() == tmp_path / "weimar-tui" / "server"
    assert socket_path(default_folder()).parent == default_folder()
    assert new_path(None, "weimar").parent == saves.saves_folder() and list_saves() == []
