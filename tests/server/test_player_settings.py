"""A player's own settings: kept by the server under their name, judged by their client."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from tests.plain.test_served import Typist
from tests.server.serving import Player, game, serving, socket_of
from tests.tui.looking import screen_text, until
from tests.waiting import PATIENCE
from weimar_tui.cli.plain import settings_of
from weimar_tui.plain.lobby import play_at_server
from weimar_tui.server import player_settings
from weimar_tui.server.host import Disk
from weimar_tui.server.player_settings import PlayerSettings
from weimar_tui.server.remote_table import ServerLink
from weimar_tui.server.replies import Pong, Refused
from weimar_tui.server.requests import Ping, SetSettings
from weimar_tui.server.wire import MOST_SETTINGS
from weimar_tui.tui.lobby.app import ServedApp
from weimar_tui.tui.lobby.lobby import LobbyScreen
from weimar_tui.tui.screens.settings import SettingsScreen
from weimar_tui.tui.settings import ServedPreferences


async def kept(folder: Path, name: str) -> dict[str, object]:
    """What the server tells a client of this name about its settings."""
    link = await ServerLink.connect(socket_of(folder), name)
    await link.close()
    return dict(link.welcome.settings)


async def until_kept(folder: Path, name: str, **values: object) -> None:
    """Wait until the server has these among a player's settings."""
    async with asyncio.timeout(PATIENCE):
        while not values.items() <= (await kept(folder, name)).items():
            await asyncio.sleep(0.01)


async def test_each_player_finds_their_settings_again(tmp_path: Path) -> None:
    async with serving(tmp_path):
        one = await Player.come(tmp_path, "Otto")
        other = await Player.come(tmp_path, "Otto")
        one.send(SetSettings(changes={"theme": "light", "keys": {"lobby.talk": "y"}}))
        other.send(SetSettings(changes={"pace": "fast"}))
        for player in (one, other):
            player.send(Ping(n=1))
            await player.next(Pong)
        both = {"theme": "light", "keys": {"lobby.talk": "y"}, "pace": "fast"}
        assert await kept(tmp_path, "oTTO") == both
        assert await kept(tmp_path, "Rosa") == {}

        await other.close()
        link = await ServerLink.connect(socket_of(tmp_path), "Otto")
        settings = ServedPreferences(link).settings
        assert (settings.theme, settings.pace) == ("light", "fast")
        assert settings.keys == {"lobby.talk": "y"}
        await link.close()

        # What no client of this version knows does no harm, and cannot grow.
        strange = {f"new-{letter * 9}": "x" for letter in "abcdefghijklmnopqrst"}
        one.send(SetSettings(changes={**strange, "theme": "of-tomorrow", "motion": "maybe"}))
        one.send(SetSettings(changes={name + "-y": "x" for name in strange}))
        one.send(Ping(n=2))
        await one.next(Pong)
        assert len(await kept(tmp_path, "Otto")) == MOST_SETTINGS
        link = await ServerLink.connect(socket_of(tmp_path), "Otto")
        assert ServedPreferences(link).settings.theme == "default"
        await link.close()
        await one.close()


async def test_of_too_many_players_the_latest_to_change_theirs_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_settings, "_MOST", 3)
    disk = Disk()
    settings = PlayerSettings(tmp_path, disk)
    for at, name in enumerate(("Ann", "Bob", "Cy", "Ann", "Dora", "Eve"), 1):
        await settings.change(name, {"theme": "light"})
        os.utime(tmp_path / "settings" / f"{name.lower()}.json", (at, at))
    left = {path.stem for path in (tmp_path / "settings").iterdir()}
    assert left == {"ann", "dora", "eve"}
    await settings.change("Ann", {"pace": "fast"})
    assert await settings.of("ANN") == {"theme": "light", "pace": "fast"}
    disk.close()


async def test_visitors_from_the_web_and_wrong_values_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path):
        visitor = await Player.come(tmp_path, "web-Otto")
        assert not visitor.link.welcome.keeps_settings
        visitor.send(SetSettings(changes={"theme": "light"}))
        assert (await visitor.next(Refused)).id == "settings-visitor"
        otto = await Player.come(tmp_path, "Otto")
        for wrong in ({"theme": "x" * 65}, {"Theme!": "light"}, {"keys": {"a": ["b"]}}):
            otto.send(SetSettings(changes=wrong))  # type: ignore[arg-type]
            assert (await otto.next(Refused)).id == "wire-foreign"
        assert await kept(tmp_path, "Otto") == {}
        assert not list((tmp_path / "server").rglob("settings/*"))
        await visitor.close()
        await otto.close()


async def test_settings_go_with_the_account(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    disk = Disk()
    settings = PlayerSettings(tmp_path, disk)
    for name in ("Otto", "Rosa", "Karl"):
        await settings.change(name, {"pace": "fast"})
    await settings.forget("ROSA")
    await settings.forget_others(lambda name: name != "karl")
    assert [await settings.of(name) for name in ("Otto", "Rosa", "Karl")] == [
        {"pace": "fast"},
        {},
        {},
    ]
    (file,) = (tmp_path / "settings").iterdir()
    file.write_bytes(b'{"pace":')
    assert await settings.of("Otto") == {} and "cannot be used" in caplog.text
    file.unlink()
    file.symlink_to("/etc/hostname")
    assert await settings.of("Otto") == {}
    disk.close()


async def found_and_changed(folder: Path) -> tuple[str, str]:
    """The theme and language that the program begins with; it ends with others."""
    link = await ServerLink.connect(socket_of(folder), "Otto")
    app = ServedApp(socket_of(folder), "Otto", ponder=0.0, link=link)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, LobbyScreen))
        found = app.look.theme, app.words.lang
        await pilot.press("f9")
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen))
        await pilot.pause()
        await pilot.press("right", "right", "down", "right", "right", "right")
        await pilot.pause()
        await pilot.press("end")
        await until(pilot, lambda: app.words.text("settings-help-server") in screen_text(app))
    await link.close()  # what was changed last is sent even then
    await until_kept(folder, "Otto", language=app.preferences.settings.language)
    return found


async def test_a_change_in_the_program_is_there_at_the_next_visit(tmp_path: Path) -> None:
    async with serving(tmp_path):
        first, then = await found_and_changed(tmp_path), await found_and_changed(tmp_path)
    assert first[0] != then[0] and then[1] == "de"


async def test_line_mode_has_the_same_settings(tmp_path: Path) -> None:
    async with serving(tmp_path):
        changing = ("Settings", "Pass automatically: if", "Back", "language", "2", "Gehen")
        for said in (changing, ("Gehen",)):
            typist = Typist()
            playing = asyncio.create_task(
                play_at_server(
                    *(typist.console, socket_of(tmp_path), "Otto", lambda id: game(), "en", 0.0),
                    settings=lambda link: settings_of(None, link),
                )
            )
            typist.types(*said)
            assert await asyncio.wait_for(playing, PATIENCE) == 0
            await until_kept(tmp_path, "Otto", language="de")
            assert "du bist Otto" in typist.said
        assert await kept(tmp_path, "Otto") == {"pass-by-myself": False, "language": "de"}
