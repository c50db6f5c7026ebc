"""Opening a recorded game and taking something of it away, without an app."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.make_saves import SAVES
from tests.weimar.screen.scenes import weimar_look
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.kernel.errors import KernelError
from weimar_tui.kernel.replay import Replay
from weimar_tui.table.disclosure import OPEN
from weimar_tui.table.local_table import LocalTable
from weimar_tui.text.words import Words
from weimar_tui.tui.dialogs.entry import EntryDialog
from weimar_tui.tui.dialogs.question import QuestionDialog
from weimar_tui.tui.playset import Playset
from weimar_tui.tui.replay import export, watching
from weimar_tui.tui.replay.app import replay_app, run_replay
from weimar_tui.tui.replay.export import export_dialog, of_moment
from weimar_tui.tui.replay.recording import Recording
from weimar_tui.tui.replay.watching import watch_file, watch_table
from weimar_tui.tui.screens.replay import ReplayScreen
from weimar_tui.tui.settings import Preferences, Settings

WORDS = Words("en", strict=True)
SAVE = SAVES / "example.weimar"


class App:
    """Keeps what it would open and ask; answers as it is told to."""

    words = WORDS

    def __init__(self, game: WeimarGame, *answers: str | None) -> None:
        self.game = game
        self.answers = list(answers)
        self.asked: list[Any] = []
        self.opened: list[Any] = []
        self.pictures: list[dict[str, Any]] = []

    def playset(self, game: str) -> Playset:
        assert game == self.game.id
        return Playset(self.game, "en")

    def push_screen(self, screen: Any) -> None:
        self.opened.append(screen)

    async def push_screen_wait(self, dialog: Any) -> str | None:
        self.asked.append(dialog)
        return self.answers.pop(0)

    def run_worker(self, work: Any) -> None:
        work.close()
        self.opened.append("message")

    def export_screenshot(self, **options: Any) -> str:
        self.pictures.append(options)
        return "<svg x><style>@font-face { src: url(a) } .b{}</style><svg y></svg></svg>"


# --- the way in ---------------------------------------------------------------------------------
def test_a_file_is_watched_from_its_beginning_with_all_hands_open(
    game: WeimarGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    app: Any = App(game)
    watch_file(app, SAVE, lambda header: game)
    (screen,) = app.opened
    assert isinstance(screen, ReplayScreen) and screen.asked_view == OPEN
    assert screen.replay.moment == screen.replay.first
    told: list[Any] = []
    monkeypatch.setattr(watching, "show_problem", lambda *said: told.append(said))
    watch_file(app, SAVES / "none.weimar", lambda header: game)
    ((by, error),) = told
    assert by is app and isinstance(error, KernelError) and len(app.opened) == 1


def test_a_game_being_played_is_looked_back_at_from_now_through_ones_own_eyes(
    game: WeimarGame, tmp_path: Path
) -> None:
    app: Any = App(game)
    seats = dict.fromkeys(("spd", "kpd", "z", "dnvp"), "human")
    table = LocalTable.new(game, "main", seats, "7", path=tmp_path / "x.weimar")
    for _ in range(3):
        asked = table.human_decisions()[0]
        table.pick(asked.number, asked.options[0])
    watch_table(app, table, "kpd")
    screen = app.opened.pop()
    assert screen.asked_view == "kpd" and screen.replay.moment == screen.replay.last == 3
    assert screen.replay.saved.path == tmp_path / "x.weimar"
    over: Any = SimpleNamespace(session=table.session, replay=table.replay, outcome="over")
    watch_table(app, over, "kpd")
    screen = app.opened.pop()
    assert screen.asked_view == OPEN and screen.replay.moment == screen.replay.first
    table.close()
    served: Any = SimpleNamespace(session=None, outcome=None, replay=lambda: None)
    watch_table(app, served, "kpd")
    assert app.opened == ["message"], "only its server has the record of a served game"


def test_a_recorded_game_opens_over_the_start_screen(
    game: WeimarGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    replay = Replay.open(SAVE, lambda header: game)
    app: Any = replay_app(replay, 12, "kpd", lang="en", preferences=Preferences(Settings()))
    assert app.game_id == "weimar" and app.playset().game is game
    opened: list[Any] = []
    app.push_screen = opened.append
    app.opening(app)
    (screen,) = opened
    assert (screen.replay, screen.replay.moment, screen.asked_view) == (replay, 12, "kpd")
    ran: list[Any] = []
    monkeypatch.setattr("weimar_tui.tui.replay.app.run_app", lambda app: (ran.append(app), 7)[1])
    mine = Preferences(Settings(pace="slow"))
    monkeypatch.setattr(Preferences, "of_user", classmethod(lambda cls: mine))
    assert run_replay(replay, lang="de") == 7
    assert ran[0].preferences is mine and ran[0].words.lang == "de"


# --- taking away --------------------------------------------------------------------------------
@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[str, str]]:
    """The messages shown; files are written to a folder of the test's own."""
    found: list[tuple[str, str]] = []

    async def show_message(app: Any, title: str, text: str) -> None:
        found.append((title, text))

    monkeypatch.setattr(export, "show_message", show_message)
    monkeypatch.setattr(export, "chronicle", lambda *said: f"chronicle of {said}")
    monkeypatch.setattr(export, "figures_csv", lambda timeline: f"figures of {timeline}")
    monkeypatch.chdir(tmp_path)
    return found


@pytest.fixture(scope="module")
def recording(game: WeimarGame) -> Recording:
    replay = Replay.open(SAVE, lambda header: game)
    replay.jump(60)
    return Recording(replay, Playset(game, "en"), weimar_look())


async def exported(app: Any, recording: Recording) -> None:
    await export_dialog(app, recording.replay.saved.path, of_moment(app, recording))


async def test_what_is_to_be_written_is_asked_and_where(
    game: WeimarGame, recording: Recording, tmp_path: Path, told: list[tuple[str, str]]
) -> None:
    say = WORDS.replay
    suffixes = {"markdown": "example.md", "svg": "example-60.svg", "csv": "example.csv"}
    for kind, name in suffixes.items():
        path = tmp_path / "new" / "deep" / f"mine-{kind}"
        app: Any = App(game, kind, str(path))
        await exported(app, recording)
        which, where = app.asked
        assert isinstance(which, QuestionDialog) and which.heading == say("export-title")
        assert which.choice.prompt == say("export-prompt")
        assert [(item.id, item.text) for item in which.choice.items] == [
            (kind, say(f"export-{kind}")) for kind in suffixes
        ]
        assert isinstance(where, EntryDialog) and where.value == str(Path.cwd() / name)
        assert (where.heading, where.prompt) == (say("export-title"), say("export-file"))
        assert told.pop() == (say("export-title"), say("export-done", path=str(path)))
        assert recording.moment == 60
        assert app.pictures == [{"title": "example · 60", "simplify": True}]
    new = tmp_path / "new" / "deep"
    asked = (recording.timeline, recording.words, recording.viewer)
    assert (new / "mine-markdown").read_text("utf-8") == f"chronicle of {asked}"
    assert (new / "mine-csv").read_text("utf-8") == f"figures of {recording.timeline}"
    assert (new / "mine-svg").read_text("utf-8") == (
        '<svg xml:space="preserve" x><style>.b{}</style><svg y></svg></svg>'
    ), "no font is fetched, blanks are kept"


async def test_whoever_would_rather_not_writes_nothing(
    game: WeimarGame, recording: Recording, tmp_path: Path, told: list[tuple[str, str]]
) -> None:
    for answers in ((None,), ("csv", None)):
        app: Any = App(game, *answers)
        await exported(app, recording)
        assert app.answers == [] and told == [] and list(tmp_path.iterdir()) == []


async def test_no_file_is_written_over_and_why_one_cannot_be_is_told(
    game: WeimarGame, recording: Recording, tmp_path: Path, told: list[tuple[str, str]]
) -> None:
    say, path = WORDS.replay, tmp_path / "there.csv"
    path.write_text("mine")
    for wished in (path, path / "below", path / "far" / "below"):
        app: Any = App(game, "csv", str(wished))
        await exported(app, recording)
    assert path.read_text() == "mine"
    exists, in_the_way, (_, failed) = told
    assert exists == in_the_way == (WORDS.ui("problem"), say("export-exists", path=str(path)))
    reason = WORDS.text("cause-enotdir")
    assert failed == say("export-failed", path=str(path / "far" / "below"), reason=reason)
    app = App(game, "csv", "~nobody-of-this-name/figures.csv")
    await exported(app, recording)
    assert (tmp_path / "~nobody-of-this-name" / "figures.csv").exists(), "nobody has that home"
