"""Exports of a recorded game: chronicle, pictures, figures, result page."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.segment import Segment, Segments

from weimar_tui.kernel.files import typed
from weimar_tui.kernel.journal import SUFFIX
from weimar_tui.registry import plugin_of
from weimar_tui.replay.exports import chronicle, figures_csv
from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.canvas import Canvas, long_page
from weimar_tui.tui.dialogs.reading import show_message
from weimar_tui.tui.paints import PAINTS
from weimar_tui.tui.replay.recording import Recording
from weimar_tui.tui.replay.report import (
    WIDEST,
    GameReport,
    draw_report,
    recorded_report,
    report_markdown,
)
from weimar_tui.tui.themes import PALETTES, SEATS

if TYPE_CHECKING:
    from textual.app import App

    from weimar_tui.tui.weimar_app import WeimarApp

_FONTS = re.compile(r"@font-face\s*\{.*?\}\s*", re.DOTALL)


@dataclass(frozen=True)
class Export:
    """An export: the function that creates it, and its file name's ending."""

    make: Callable[[], str]
    ending: str


def screen_picture(app: App[int], title: str) -> str:
    """Return the screen as SVG. It loads nothing when viewed: fonts come from the viewer.

    Spaces keep their width in every viewer.
    """
    return _tidied(app.export_screenshot(title=title, simplify=True))


def page_picture(report: GameReport) -> str:
    """Return the result page as SVG in full height, whatever the size of the terminal."""
    page, used = long_page(WIDEST, report.loaded.look, lambda page: draw_report(page, report))
    sheet = Canvas(page.width + 4, used, page.look)
    sheet.paste(2, 0, page)
    console = Console(
        width=sheet.width,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        record=True,
        legacy_windows=False,
    )
    for strip in sheet.strips():
        console.print(Segments([*strip, Segment.line()]), end="")
    return _tidied(console.export_svg(title=f"weimar-tui · {report.about}"))


def _tidied(svg: str) -> str:
    return _FONTS.sub("", svg).replace("<svg ", '<svg xml:space="preserve" ', 1)


def of_moment(app: WeimarApp, recording: Recording) -> Mapping[str, Export]:
    """Return the exports of a game and its present moment."""
    moment = recording.moment
    name = recording.replay.saved.path.name.removesuffix(SUFFIX)
    svg = screen_picture(app, f"{name} · {moment}")

    def make(text: Callable[[], str]) -> str:
        made = text()
        recording.replay.jump(moment)
        return made

    timeline, words, viewer = recording.timeline, recording.words, recording.viewer
    return {
        "markdown": Export(lambda: make(lambda: chronicle(timeline, words, viewer)), ".md"),
        "svg": Export(lambda: svg, f"-{moment}.svg"),
        "csv": Export(lambda: make(lambda: figures_csv(timeline)), ".csv"),
    }


def of_end(app: WeimarApp, recording: Recording, report: GameReport) -> Mapping[str, Export]:
    """Return the exports of a game's end: its page from a public view, and the whole game."""
    whole = of_moment(app, recording)
    report = recorded_report(recording) or report
    return {
        "end-svg": Export(lambda: page_picture(report), "-end.svg"),
        "end-markdown": Export(lambda: report_markdown(report, recording), "-end.md"),
        "markdown": whole["markdown"],
        "csv": whole["csv"],
    }


async def export_dialog(app: WeimarApp, source: Path, exports: Mapping[str, Export]) -> None:
    """Ask for the export and the file, and write it."""
    from weimar_tui.tui.dialogs.entry import EntryDialog
    from weimar_tui.tui.dialogs.question import QuestionDialog

    say = app.words.replay
    name = source.name.removesuffix(SUFFIX) or "weimar"
    items = tuple(Item(kind, say(f"export-{kind}")) for kind in exports)
    choice = Choice(prompt=say("export-prompt"), items=items)
    kind = await app.push_screen_wait(QuestionDialog(choice, say("export-title")))
    export = exports.get(kind or "")
    if export is None:
        return
    value = str(Path.cwd() / f"{name}{export.ending}")
    wished = await app.push_screen_wait(EntryDialog(say("export-title"), say("export-file"), value))
    if not wished:
        return
    path = typed(wished)
    text = export.make()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:  # the file exists, or a file has its folder's name
        text = say("export-exists", path=str(error.filename))
        await show_message(app, app.words.ui("problem"), text)
    except OSError as error:
        reason = app.words.cause(error)
        await show_message(
            app, app.words.ui("problem"), say("export-failed", path=str(path), reason=reason)
        )
    else:
        await show_message(app, say("export-title"), say("export-done", path=str(path)))


_THEME = "default"


def picture_colours(game: str, seats: Sequence[str]) -> Mapping[str, str]:
    """Return a colour for every seat, for `ground`, `band`, `text`, `muted` and `key`."""
    palette, game_view = PALETTES[_THEME], plugin_of(game).view()
    styles = game_view.styles(seats) if game_view is not None else {}
    text, _, ground = palette["text"].partition(" on ")
    return {
        **{seat: palette[styles.get(seat, SEATS[n])] for n, seat in enumerate(seats)},
        "text": text,
        "ground": ground,
        "band": PAINTS[_THEME]["chart.band"],
        "muted": palette["muted"],
        "key": palette["key"],
    }
