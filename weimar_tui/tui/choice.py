"""Drawing of a question: prompt, list of options, and a preview of the chosen option."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate

from weimar_tui.text.choice import Choice, Item
from weimar_tui.tui.canvas import Canvas, cut, width_of, wrap

_TIGHT = 6
"""With fewer rows, only the list and its preview are shown."""

FORESEEN = 6
"""Rows reserved, if possible, for previews that are computed when shown."""

_ENDS = (".", "!", "?", "…", "。", "！", "？")
"""How a statement ends that needs no separator from the next."""


@lru_cache(maxsize=1024)
def _rows(text: str, width: int) -> int:
    return len(wrap(text, width))


def draw_choice(
    canvas: Canvas,
    choice: Choice,
    *,
    focus: bool,
    filter_label: str,
    empty: str,
    cursor: bool = True,
) -> None:
    """Draw prompt, list and the preview of the option under the cursor, which can be hidden."""
    rows = canvas.height
    width = canvas.width
    small = rows < 9
    prompt = wrap(canvas.look.plain(choice.prompt), width - 1)
    short = wrap(canvas.look.plain(choice.short_prompt), width - 1)
    if choice.short_prompt and len(short) < len(prompt):
        prompt = short
    y = 0
    if rows < _TIGHT and choice.within:
        prompt = []  # the group says enough
    most = max(2, min(3, _room_for_prompt(canvas, choice))) if small else 3
    for line in prompt[:most]:
        canvas.put(0, y, line, "strong")
        y += 1
    if choice.within:
        end = width - width_of(choice.way_back) - 2
        text = canvas.look.plain(choice.groups[choice.within].text)
        x = canvas.put(0, y, _in_room(text, end), "key", end)
        canvas.put(x + 2, y, choice.way_back, "muted")
        y += 1
    elif choice.heads:
        ends = _figure_ends(canvas, choice)
        canvas.put(0, y, choice.context, "muted", ends[0] - width_of(choice.heads[0]) - 1)
        for head, end in zip(choice.heads, ends, strict=True):
            canvas.right(y, head, "muted", end)
        y += 1
    elif choice.context and _fits_beside(canvas, prompt, choice, rows - y):
        canvas.right(y - 1, choice.context, "muted", width - 1)
    elif choice.context and (not small or _has_room(canvas, choice, rows - y)):
        *texts, heads = choice.context.split("\n")  # a last line of its own heads the list
        if texts:
            y = canvas.paragraph(0, y, " ".join(texts), "muted", rows=2 if rows < 14 else 4)
        y = canvas.paragraph(0, y, heads, "muted", rows=1 if texts else 2 if rows < 14 else 4)
    if choice.filtering or choice.filter:
        canvas.put(0, y, f"{filter_label} {choice.filter}_", "key")
        y += 1
    preview_rows = _preview_rows(canvas, choice, rows - y)
    preview = _preview_lines(canvas, choice, preview_rows)
    list_rows = max(1, rows - y - len(preview))
    if len(choice.shown) > list_rows * _columns(canvas, choice, list_rows)[0]:
        # The list is cut: it takes the rows that this item's preview leaves blank.
        preview = [line for line in preview if line]
        list_rows = max(1, rows - y - len(preview))
    below = bool(preview)
    _draw_list(canvas, choice, y, list_rows, focus, empty, cursor=cursor, reason_below=below)
    y = rows - len(preview)
    for line in preview:
        canvas.put(1, y, line, "muted")
        y += 1


def _room_for_prompt(canvas: Canvas, choice: Choice) -> int:
    """The rows that the list, the lines around it, and one row of preview leave."""
    lines = bool(choice.within) + bool(choice.heads or choice.context)
    foreseen = bool(choice.preview) or choice.make_preview is not None
    return canvas.height - len(choice.shown) - lines - foreseen


def _in_room(text: str, width: int) -> str:
    """A text without the last of its columns, if it is too long; the first column always stays."""
    columns = re.split(r"\s{2,}", text.strip())
    while len(columns) > 1 and width_of("  ".join(columns)) > width:
        columns.pop()
    return "  ".join(columns)


def _digits(choice: Choice) -> int:
    """The digits of the largest number in the list."""
    return len(str(max(choice.shown_numbers, default=1)))


def _figure_ends(canvas: Canvas, choice: Choice) -> list[int]:
    """The columns at which the figures of the answers end, close to the longest answer."""
    widths = [
        max(width_of(text) for text in column) + 2
        for column in zip(choice.heads, *(item.figures for item in choice.shown), strict=True)
    ]
    longest = max(width_of(canvas.look.plain(choice.text_of(item))) for item in choice.shown)
    longest = max(longest + _digits(choice) + 3, width_of(choice.context) + 1)
    first = max(0, min(longest, canvas.width - sum(widths)))
    return list(accumulate(widths, initial=first))[1:]


def _fits_beside(canvas: Canvas, prompt: Sequence[str], choice: Choice, left: int) -> bool:
    """Return whether the text below the prompt goes next to it, to save the list a row."""
    if len(prompt) != 1 or len(choice.shown) < left:
        return False
    context = width_of(canvas.look.plain(choice.context))
    return width_of(prompt[0]) + 2 + context < canvas.width


def _has_room(canvas: Canvas, choice: Choice, left: int) -> bool:
    """Return whether the text below the prompt fits in addition to the whole list and a preview."""
    needed = min(2, _rows(canvas.look.plain(choice.context), canvas.width))
    rows = left - needed - bool(choice.preview)
    return rows > 0 and len(choice.shown) <= rows * _columns(canvas, choice, rows)[0]


def _preview_rows(canvas: Canvas, choice: Choice, left: int) -> int:
    """Rows reserved below the list: those of the longest text, but at most half of the room, and
    fewer if the list is cut.

    The number is the same for every item, so that the list does not move with the cursor.
    """
    width = canvas.width - 2
    if choice.make_preview is not None:
        longest = FORESEEN
    else:
        digits = _digits(choice)
        texts = [_preview_text(canvas, choice, item, digits) for item in choice.shown]
        texts += [choice.unchosen, *choice.missing.values()]
        longest = max((_rows(canvas.look.plain(text), width) for text in texts if text), default=0)
    if left < 4 or not longest:
        # The reason for a refusal is shown even in very little space, and what an answer would do
        # in three rows, unless it alone makes the list too long.
        if left > 1 and any(item.refused for item in choice.shown):
            return 1
        if left < 3 or choice.make_preview is None:
            return 0
        scrolls = [len(choice.shown) > n * _columns(canvas, choice, n)[0] for n in (3, 2)]
        return int(scrolls[0] or not scrolls[1])
    spare = left - len(choice.shown)
    if choice.drawn_elsewhere and not choice.within:
        return max(0, min(spare, longest))
    most = left // 2 if spare >= 0 else left * 2 // 5
    return max(1 if left < 7 else 2, min(max(spare, most), longest))


def _preview_text(canvas: Canvas, choice: Choice, item: Item, digits: int) -> str:
    """Why the item is refused, or what it would do; before that its full text, if a list with
    numbers of so many digits cuts it off and has no brief one."""
    text = item.refused or choice.preview_of(item.id)
    listed = choice.text_of(item)
    if width_of(canvas.look.plain(listed)) + digits + 2 <= canvas.width:
        return text
    if not text or not item.brief:
        return "\n".join(filter(None, (item.text, text)))
    return text


def _preview_lines(canvas: Canvas, choice: Choice, rows: int) -> list[str]:
    current = choice.current
    choice.cut = rows <= 0 and current is not None
    unchosen = choice.absent or choice.unchosen
    if rows <= 0 or (current is None and not unchosen):
        return []
    text = unchosen
    if current is not None:
        text = _preview_text(canvas, choice, current, _digits(choice))
    width = canvas.width - 2
    lines: list[str] = []
    for statement in canvas.look.plain(text).split("\n") if text else ():
        if len(lines) == rows and not lines[-1].endswith(_ENDS):
            lines[-1] += canvas.look.plain(" ·")  # what shares the last row needs a separator
        lines += wrap(statement, width) or [""]
    choice.cut = len(lines) > rows
    lines = cut(lines, rows, width, canvas.look.more)
    return [""] * (rows - len(lines)) + lines


def _columns(canvas: Canvas, choice: Choice, rows: int) -> tuple[int, bool]:
    """Return the number of columns that are needed and fit, and whether they need the brief
    texts."""
    shown = choice.shown
    if choice.one_column:
        return 1, False
    digits = _digits(choice)
    in_full = _columns_of(canvas, [item.text for item in shown], rows, digits)
    brief = _columns_of(canvas, [item.brief or item.text for item in shown], rows, digits)
    return max(in_full, brief), brief > in_full


def _columns_of(canvas: Canvas, texts: Sequence[str], rows: int, digits: int) -> int:
    if len(texts) <= rows:
        return 1
    widest = max(width_of(canvas.look.plain(text)) for text in texts) + digits + 4
    return max(1, min(-(-len(texts) // rows), canvas.width // widest))


def _draw_list(
    canvas: Canvas,
    choice: Choice,
    y: int,
    rows: int,
    focus: bool,
    empty: str,
    *,
    cursor: bool,
    reason_below: bool,
) -> None:
    """Draw the rows that fit.

    Without room below, the item under the cursor says its reason too. Items without room for their
    reasons are marked as impossible.
    """
    shown = choice.shown
    if not shown:
        canvas.put(1, y, empty, "muted")
        return
    digits, numbers = _digits(choice), choice.shown_numbers
    columns, brief = _columns(canvas, choice, rows)
    choice.columns = columns
    width = canvas.width // columns
    per_page = rows * columns
    choice.spots.clear()
    noted = [width_of(canvas.look.plain(item.text)) for item in shown if item.note]
    notes = digits + 4 + max(noted, default=0)
    first = max(0, min(choice.cursor - per_page // 2, len(shown) - per_page))
    ends = _figure_ends(canvas, choice) if choice.heads and columns == 1 else []
    for place, item in enumerate(shown[first : first + per_page]):
        index = first + place
        column, row = (0, place) if columns == 1 else divmod(place, rows)
        x = column * width
        choice.spots[column, y + row] = index
        at = cursor and index == choice.cursor
        style = "faint" if item.refused else "text"
        if at:
            style = ("cursor" if focus else "strong mark") + (" faint" if item.refused else "")
        pointer = canvas.look.glyph("pointer") if at else " "
        text = choice.text_of(item, brief=brief)
        if columns == 1 and width_of(text) + digits + 2 > width:
            text = choice.text_of(item, brief=True)
        # in a filter, digits are text
        number = "" if choice.filtering else f"{numbers[index]:>{digits}} "
        label = f"{pointer}{number}{text}"
        end = x + width - (1 if columns > 1 else 0)
        if item.refused and not (at and reason_below):
            whole = label + _reason_after(label, item.refused)
            fits = width_of(canvas.look.plain(whole)) <= end - x
            if fits or (columns == 1 and not at):
                label = whole
            elif not at:
                label += f" {canvas.look.glyph('refused')}"
        if ends:
            room = ends[0] - width_of(item.figures[0]) - 1
            after = canvas.put(x, y + row, label, style, room)
            canvas.fill(after, y + row, ends[-1] - after, " ", style)
            for figure, stop in zip(item.figures, ends, strict=True):
                canvas.right(y + row, figure, style, stop)
            continue
        after = canvas.put(x, y + row, label, style, end)
        if at and columns == 1:
            canvas.put(after, y + row, " ", style)
        if item.note and columns == 1:
            canvas.put(notes, y + row, item.note, "muted", end)
    if first > 0:
        canvas.put(canvas.width - 1, y, canvas.look.glyph("more-up"), "key")
    if first + per_page < len(shown):
        canvas.put(canvas.width - 1, y + rows - 1, canvas.look.glyph("more-down"), "key")


def _reason_after(label: str, text: str) -> str:
    """A reason in brackets, or after a dash if the label ends with brackets.

    Brackets have the width of the text: no half-width ones around Chinese.
    """
    if label.endswith((")", "）")):
        return f" – {text}"
    return f"（{text}）" if width_of(text) > len(text) else f" ({text})"
