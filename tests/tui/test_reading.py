"""A text with links, without a screen: which is marked, where each leads, and the way back."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.tui.scenes import weimar_look
from weimar_tui.tui.canvas import Canvas
from weimar_tui.tui.dialogs.reading import ReadingDialog
from weimar_tui.tui.look import Look

TEXT = "\n".join("Berlin is large." if row in (1, 6, 12) else f"row {row}" for row in range(1, 16))


class Names:
    """Links that know one city."""

    def find(self, text: str) -> list[Any]:
        start = text.find("Berlin")
        found = SimpleNamespace(start=start, end=start + 6, target="city:berlin")
        return [found] if start >= 0 else []

    def page(self, target: str) -> tuple[str, str]:
        return target, "A city."


class Unshown(ReadingDialog):
    """The box without an app; what is done to its pane is kept."""

    def __init__(self, text: str, links: Any) -> None:
        super().__init__("Title", text, links)
        self.pane: Any = SimpleNamespace(
            title="", keys="", places=[], shown=0, size=SimpleNamespace(height=8)
        )
        self.pane.place = self.pane.places.append
        self.pane.show = self._showed
        self.closed = False

    def _showed(self) -> None:
        self.pane.shown += 1

    def query_one(self, *selector: Any) -> Any:
        return self.pane

    @property
    def look(self) -> Look:
        return weimar_look()

    @property
    def words(self) -> Any:
        return SimpleNamespace(ui=lambda key: " · " if key == "keys-between" else key)

    @property
    def size(self) -> Any:
        return (100, 24)

    def action_close(self) -> None:
        self.closed = True


@pytest.fixture
def dialog() -> Unshown:
    made = Unshown(TEXT, Names())
    made.place_all(100, 24)
    return made


def drawn(dialog: Unshown) -> list[str]:
    canvas = Canvas(80, 6, weimar_look())
    dialog._drawing(canvas)
    return canvas.text().split("\n")


def test_its_edge_names_the_keys_that_do_something(dialog: Unshown) -> None:
    assert (dialog.pane.title, dialog.pane.shown) == ("Title", 1)
    assert dialog.pane.keys == "link-key-mark · link-key-follow · link-key-close"
    dialog.action_follow()
    assert dialog.pane.keys == "link-key-return · link-key-close"
    one = Unshown("Berlin.", Names())
    one.place_all(100, 24)
    assert one.pane.keys == "link-key-follow · link-key-close"
    two = Unshown("Berlin.\n\nBerlin.", Names())
    two.place_all(100, 24)
    assert two.pane.keys == "link-key-mark · link-key-follow · link-key-close"
    for without in (Unshown("Berlin.", None), Unshown("A text.", Names())):
        without.place_all(100, 24)
        assert without.pane.keys == "reading-keys"


def test_the_box_is_as_wide_and_high_as_it_needs(dialog: Unshown) -> None:
    (place,) = dialog.pane.places
    assert (place.width, place.height) == (84, 17)
    dialog.place_all(60, 24)
    assert dialog.pane.places[-1].width == 56
    for letters, height in ((52, 3), (53, 4)):
        long = Unshown(f"{'a' * 30} {'b' * (letters - 31)}", None)
        long.place_all(60, 24)
        assert long.pane.places[-1].height == height


def test_marking_scrolls_as_far_as_it_must_and_goes_around(dialog: Unshown) -> None:
    seen = []
    for by in (1, 1, 1, -1, -1, -1):
        dialog.action_mark(by)
        seen.append((dialog.marked, dialog.top))
    assert seen == [(1, 0), (2, 6), (0, 0), (2, 6), (1, 5), (0, 0)]
    assert dialog.pane.shown == 7
    nothing = Unshown("A text.", Names())
    nothing.action_mark(1)
    assert (nothing.marked, nothing.pane.shown) == (0, 0)


def test_what_does_not_fit_is_scrolled_and_says_so(dialog: Unshown) -> None:
    assert drawn(dialog)[0].startswith("Berlin") and drawn(dialog)[-1].endswith("↓")
    dialog.action_scroll(8)
    assert drawn(dialog)[0].startswith("row 9") and drawn(dialog)[-1].endswith("↓")
    dialog.action_scroll(10)
    assert drawn(dialog)[-1].rstrip() == "row 15" and dialog.top == 9
    assert dialog.pane.shown == 3
    dialog.action_scroll(-20)
    assert drawn(dialog)[0].startswith("Berlin") and dialog.top == 0


def test_a_link_leads_to_its_page_and_back_where_one_was(dialog: Unshown) -> None:
    dialog.action_mark(-1)
    dialog.action_follow()
    assert (dialog.heading, dialog.text, dialog.top, dialog.marked) == (
        *("city:berlin", "A city.", 0, 0),
    )
    assert dialog.pane.title == "city:berlin" and len(dialog.pane.places) == 2
    dialog.action_follow()
    assert len(dialog.before) == 1, "nothing to look up there"
    dialog.action_return()
    assert (dialog.heading, dialog.text, dialog.top, dialog.marked) == ("Title", TEXT, 6, 2)
    assert dialog.pane.title == "Title" and not dialog.closed
    dialog.action_return()
    assert dialog.closed
    without = Unshown("Berlin.", None)
    without.found = [(0, "city:berlin")]
    without.action_follow()
    assert without.before == []
