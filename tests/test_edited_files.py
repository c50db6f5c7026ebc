"""Files changed by editors and mail programs: a byte order mark, CRLF line ends, a link."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.edited_positions import originals
from tests.kernel.playing import duel_for, new_duel, play_on
from tests.server.ssh.hosting import KEYS
from weimar_tui.cli.engine import read_position, serve
from weimar_tui.kernel.glance import glance
from weimar_tui.kernel.journal import read_save
from weimar_tui.kernel.session import Session
from weimar_tui.kernel.verify import verify
from weimar_tui.packs.sources import PackSources
from weimar_tui.registry import load_game
from weimar_tui.server.bans import Bans
from weimar_tui.server.ssh.config import read_config
from weimar_tui.server.ssh.keys import KeyRing
from weimar_tui.text.catalogue import Catalogue

MARK = b"\xef\xbb\xbf"


def mailed(path: Path) -> None:
    """A file after Notepad and a mail program."""
    content = path.read_bytes()
    assert b"\r" not in content and content.endswith(b"\n")
    path.write_bytes(MARK + content.replace(b"\n", b"\r\n"))


CHANGES: dict[str, Callable[[bytes], bytes]] = {
    "a mark": lambda text: MARK + text,
    "CRLF": lambda text: text.replace(b"\n", b"\r\n"),
    "both": lambda text: MARK + text.replace(b"\n", b"\r\n"),
    "CRLF without the last one": lambda text: text.replace(b"\n", b"\r\n")[:-2],
    "CRLF without the last line feed": lambda text: text.replace(b"\n", b"\r\n")[:-1],
}


def is_as_played(path: Path) -> bool:
    verdict = verify(path, duel_for)
    return verdict.difference is None and not verdict.damaged and not verdict.remarks


@pytest.mark.parametrize("change", CHANGES)
def test_a_save_is_read_verified_and_continued(tmp_path: Path, change: str) -> None:
    path = tmp_path / "game.weimar"
    session = play_on(new_duel(2, path=path), 15)
    session.close()
    picks, before = read_save(path).picks, glance(path)
    changed = CHANGES[change](path.read_bytes())
    path.write_bytes(changed)

    assert read_save(path).picks == picks
    assert not read_save(path).damaged and not read_save(path).torn
    assert glance(path) == before
    assert is_as_played(path)

    link = tmp_path / "link.weimar"
    link.symlink_to(path.name)
    again, notices = Session.open(link, duel_for)
    assert notices == []
    play_on(again, 3, seed=3)
    again.close()
    # The game continues in the same file, behind the link, and what was written before is
    # unchanged.
    assert link.is_symlink() and path.read_bytes().startswith(changed)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game.weimar", "link.weimar"]
    assert len(read_save(path).picks) == len(picks) + 3
    assert glance(path).picks == len(picks) + 3
    assert is_as_played(path)


def test_a_position_is_read(tmp_path: Path) -> None:
    game = load_game("weimar")
    path = tmp_path / "position.json"
    path.write_text(json.dumps(json.loads(originals("weimar")[0]), indent=1) + "\n")
    position = read_position(path, game)
    mailed(path)
    assert read_position(path, game) == position


def test_the_engine_reads_lines_of_another_system() -> None:
    heard: list[bytes] = []

    class Engine:
        def begin(self) -> None: ...

        def ready(self) -> None: ...

        def line(self, line: bytes) -> bool:
            heard.append(line.strip())
            return True

    serve(Engine(), io.BytesIO(MARK + b'{"do":"view"}\r\n\r\n{"do":"quit"}\r\n'), lambda: None)  # type: ignore[arg-type]
    assert heard == [b'{"do":"view"}', b'{"do":"quit"}']


def test_a_pack_is_the_same_pack(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    file = pack / "deck.toml"
    file.write_text('[[card]]\nid = "fishermen"\nvotes = 3\n')
    before = PackSources("junta", ["deck.toml"], pack)
    mailed(file)
    (tmp_path / "link").symlink_to("pack")
    after = PackSources("junta", ["deck.toml"], tmp_path / "link")
    assert after.pack == before.pack and after.content == before.content


def test_configuration_and_lists_of_a_host(tmp_path: Path) -> None:
    config = tmp_path / "serve.toml"
    config.write_text("port = 2022\nopen = true\n")
    mailed(config)
    assert (read_config(config).port, read_config(config).open) == (2022, True)

    keys = tmp_path / "authorized_keys"
    keys.write_bytes(KEYS["Rosa"].export_public_key())
    mailed(keys)
    keys.chmod(0o600)
    assert KeyRing(keys).name_of(KEYS["Rosa"].convert_to_public()) == "Rosa"

    bans = Bans(tmp_path)
    bans.add("karl")
    mailed(bans.path)
    assert Bans(tmp_path).holds("Karl")


def test_messages_of_a_translator(tmp_path: Path) -> None:
    folder = tmp_path / "en"
    folder.mkdir()
    file = folder / "game.ftl"
    file.write_text(
        "first = First message\nlong =\n    Two\n    lines\n    .hint = A hint for { $name }\n"
    )
    plain = Catalogue("en", [tmp_path], strict=True)
    told = [plain.text("first"), plain.text("long"), plain.text("long", "hint", name="Rosa")]
    other = tmp_path / "other" / "en"
    other.mkdir(parents=True)
    (other / "game.ftl").write_bytes(file.read_bytes())
    mailed(other / "game.ftl")
    mail = Catalogue("en", [other.parent], strict=True)
    assert [mail.text("first"), mail.text("long"), mail.text("long", "hint", name="Rosa")] == told
