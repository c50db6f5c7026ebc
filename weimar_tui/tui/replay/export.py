"""What can be taken away from a recorded game: its chronicle, a picture, its figures."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from weimar_tui.kernel.files import typed
from weimar_tui.kernel.journal import SUFFIX
from weimar_tui.table.exports import chronicle, figures_csv
from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.dialogs.reading import show_message
from weimar_tui.tui.replay.recording import Recording

if TYPE_CHECKING:
    from textual.app import App

    from weimar_tui.tui.base_app import BaseApp

_FONTS = re.compile(r"@font-face\s*\{.*?\}\s*", re.DOTALL)

SUFFIXES = {"markdown": ".md", "svg": ".svg", "csv": ".csv"}
"""What can be written, and the usual end of such a file's name."""


def picture(app: App[int], title: str) -> str:
    """The screen as SVG. It fetches nothing when it is looked at: fonts come from the reader.

    Blanks keep their width in every viewer.
    """
    svg = _FONTS.sub("", app.export_screenshot(title=title, simplify=True))
    return svg.replace("<svg ", '<svg xml:space="preserve" ', 1)


async def export_dialog(app: BaseApp, recording: Recording) -> None:
    """Ask what is to be written and where, and write it."""
    from weimar_tui.tui.dialogs.entry import EntryDialog
    from weimar_tui.tui.dialogs.question import QuestionDialog

    say = app.words.replay
    source = recording.replay.saved.path
    name = source.name.removesuffix(SUFFIX) or "weimar"
    svg = picture(app, f"{name} · {recording.moment}")
    items = tuple(Item(kind, say(f"export-{kind}")) for kind in SUFFIXES)
    choice = Choice(prompt=say("export-prompt"), items=items)
    kind = await app.push_screen_wait(QuestionDialog(choice, say("export-title")))
    if kind not in SUFFIXES:
        return
    if kind == "svg":
        name = f"{name}-{recording.moment}"
    value = str(Path.cwd() / f"{name}{SUFFIXES[kind]}")
    wished = await app.push_screen_wait(EntryDialog(say("export-title"), say("export-file"), value))
    if not wished:
        return
    path = typed(wished)
    making: dict[str, Callable[[], str]] = {
        "markdown": lambda: chronicle(recording.timeline, recording.words, recording.viewer),
        "svg": lambda: svg,
        "csv": lambda: figures_csv(recording.timeline),
    }
    moment = recording.moment
    text = making[kind]()
    recording.replay.jump(moment)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:  # the file, or another one where its folder is to be
        text = say("export-exists", path=str(error.filename))
        await show_message(app, app.words.ui("problem"), text)
    except OSError as error:
        reason = app.words.cause(error)
        await show_message(
            app, app.words.ui("problem"), say("export-failed", path=str(path), reason=reason)
        )
    else:
        await show_message(app, say("export-title"), say("export-done", path=str(path)))
