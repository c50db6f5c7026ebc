"""A text field with the usual keys: arrows, Home, End, by word, paste."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.events import Key, Paste
from textual.widgets import Input

from weimar_tui.tui.layout import Place

_MOST_DRAFTS = 32


class Drafts:
    """Texts left with Esc, by the purpose of the line; offered again next time.

    On a slow connection an Esc can be part of another key, so it never loses a text.
    """

    def __init__(self) -> None:
        self._texts: dict[tuple[str, ...], str] = {}

    def of(self, *purpose: str) -> str:
        """The text that was left, or ""."""
        return self._texts.get(purpose, "")

    def keep(self, text: str, *purpose: str) -> None:
        """Keep a text for next time; an empty one clears it."""
        self._texts.pop(purpose, None)
        if text:
            self._texts[purpose] = text
        while len(self._texts) > _MOST_DRAFTS:
            del self._texts[next(iter(self._texts))]


class LineInput(Input):
    """Textual's input without a frame, placed by hand like a pane. Typing replaces its initial
    text, but continues a `draft`.

    `most`: the maximum number of characters. `names`: what Tab completes the last word to, one
    after another.
    """

    DEFAULT_CSS: ClassVar[str] = """
    LineInput, LineInput:focus {
        position: absolute; width: 0; height: 1; border: none; padding: 0;
        background: $background; color: $foreground; text-style: bold; background-tint: initial;
    }
    LineInput > .input--cursor { background: $foreground; color: $background; text-style: none; }
    LineInput > .input--selection { background: $foreground; color: $background; }
    """

    def __init__(
        self,
        value: str = "",
        *,
        draft: str = "",
        id: str = "line",
        most: int = 0,
        names: Sequence[str] = (),
    ) -> None:
        selected = bool(value) and not draft
        super().__init__(
            draft or value, id=id, max_length=most, select_on_focus=selected, compact=True
        )
        self.cursor_blink = False
        self._names = names
        self._begun = ""
        self._completed = ""

    def _on_paste(self, event: Paste) -> None:
        """Insert all pasted lines as one; Textual keeps only the first."""
        event.prevent_default()
        first, *more = event.text.splitlines() or [""]
        super()._on_paste(Paste(" ".join([first, *filter(None, map(str.strip, more))])))
        event.stop()

    async def _on_key(self, event: Key) -> None:
        if event.key == "tab" and self._names:
            event.stop()
            event.prevent_default()
            self._complete()
        else:
            await super()._on_key(event)

    def _complete(self) -> None:
        """Complete the last word to the first name that begins with it, or to the next one."""
        before, blank, word = self.value.rpartition(" ")
        again = bool(self.value) and self.value == self._completed
        if not again:
            self._begun = word.casefold()
        fits = [name for name in self._names if name.casefold().startswith(self._begun)]
        if not fits:
            return
        place = fits.index(word) + 1 if again and word in fits else 0
        self.value = self._completed = f"{before}{blank}{fits[place % len(fits)]}"
        self.cursor_position = len(self.value)

    def place(self, place: Place | None) -> None:
        """Move to a place on the screen, or disappear."""
        self.display = place is not None
        if place is None:
            return
        self.styles.offset = (place.x, place.y)
        self.styles.width = place.width
