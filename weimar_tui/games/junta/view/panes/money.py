"""Your purse: notes in the pocket, the account, rich friends. Nothing of other families."""

from __future__ import annotations

from weimar_tui.tui.canvas import Canvas, Piece, width_of

from ...rules.money import friends_left, has_friends
from ...rules.notes import Notes
from ...rules.position import Family
from ...scene import JuntaScene

FEW = 14
"""Up to this many notes are shown individually."""


def chips(notes: Notes) -> str:
    """Notes one by one, or counted by value if there are many.

    >>> chips(Notes(2, 1)), chips(Notes(9, 4, 3))
    ('1·1·2', '9×1·4×2·3×3')
    """
    if notes.count <= FEW:
        return "·".join(map(str, notes.values()))
    counts = {1: notes.ones, 2: notes.twos, 3: notes.threes}
    return "·".join(f"{count}×{value}" for value, count in counts.items() if count)


def pocket_text(scene: JuntaScene, family: Family) -> str:
    """Pocket and account in few columns, for the small screen."""
    return scene.words.ui("money-short", pocket=family.pocket.total, account=family.account.total)


def draw_money(canvas: Canvas, scene: JuntaScene) -> None:
    """Draw pocket, account, friends, spies' reports, and your place while only you know it."""
    words, mine = scene.words, scene.mine
    if scene.whole:
        _everybody(canvas, scene)
        return
    if mine is None:
        canvas.put(0, 0, words.ui("money-spectator"), "muted")
        return
    y = _row(canvas, scene, 0, "pocket", mine.pocket)
    y = _row(canvas, scene, y, "account", mine.account)
    if scene.me and has_friends(scene.runner, scene.me):
        number = friends_left(scene.runner, scene.me)
        end = canvas.put(0, y, words.ui("money-friends", number=number), "text")
        canvas.thing("friends", 0, y, end, number)
        y += 1
    for seat, total in mine.accounts_seen.items():
        x = canvas.put(0, y, f"{words.seat(seat)} ", f"{seat} bold")
        end = canvas.put(x, y, words.ui("money-seen", number=total), "text")
        canvas.thing(f"seen/{seat}", 0, y, end, total)
        y += 1
    if mine.choice and not mine.place:
        text = words.ui("money-tonight", place=words.name(mine.choice))
        canvas.thing("tonight", 0, y, canvas.put(0, y, text, "text"), mine.choice)
        y += 1
    if y < canvas.height and canvas.height >= 4:
        canvas.paragraph(0, y, words.ui("money-secret"), "muted", rows=canvas.height - y)


def _everybody(canvas: Canvas, scene: JuntaScene) -> None:
    """Draw pocket and account of all families, as plain figures if there is little room."""
    seats, texts = scene.view.order, {}
    for seat in seats:
        texts[seat] = pocket_text(scene, scene.view.families[seat])
    columns = 1 if canvas.height >= len(seats) else len(seats) // canvas.height + 1
    step = canvas.width // columns
    if max(map(width_of, texts.values())) + 3 > step:
        for seat in seats:
            family = scene.view.families[seat]
            texts[seat] = f"{family.pocket.total}/{family.account.total}"
        canvas.put((columns - 1) * step, canvas.height - 1, scene.words.ui("money-both"), "muted")
    for place, seat in enumerate(seats):
        y, column = divmod(place, columns)
        x = canvas.put(column * step, y, f"{scene.letter(seat)} ", f"{seat} bold")
        family = scene.view.families[seat]
        value = family.pocket.total, family.account.total
        canvas.thing(seat, column * step, y, canvas.put(x, y, texts[seat], "good"), value)


def _notes(canvas: Canvas, notes: Notes, x: int, y: int) -> None:
    """Draw notes one by one, or by value and number if they do not all fit."""
    single = [[(f"{value}", f"note.{value}")] for value in notes.values()]
    counts = {1: notes.ones, 2: notes.twos, 3: notes.threes}
    summed = [
        [(f"{number}", "muted"), (f"{value}", f"note.{value}")]
        for value, number in counts.items()
        if number
    ]
    room = canvas.width - x
    rows = [
        [piece for note in ways for piece in (*_framed(note), (" ", ""))]
        for ways in (single, summed)
    ]
    rows.append([piece for note in summed for piece in (*_times(note), (" ", ""))])
    for row in rows:
        if sum(width_of(text) for text, _ in row) - 1 <= room:
            break
    canvas.pieces(x, y, row)


def _times(note: list[Piece]) -> list[Piece]:
    """A note without edges after its number."""
    (number, style), (value, ink) = note
    return [(f"{number}×", style), (value, ink)]


def _framed(note: list[Piece]) -> list[Piece]:
    """A note between its edges, after its number."""
    *number, (value, style) = note
    times = [(f"{text}×", ink) for text, ink in number]
    return [*times, (f" {value} ", style)]


def _row(canvas: Canvas, scene: JuntaScene, y: int, key: str, notes: Notes) -> int:
    x = canvas.put(0, y, f"{scene.words.ui(f'money-{key}')} ", "text")
    start, x = x, canvas.put(x, y, scene.words.million(notes.total), "good bold")
    canvas.thing(key, start, y, x, notes.total)
    if scene.look.paints and notes.count:
        _notes(canvas, notes, x + 1, y)
        return y + 1
    coins = chips(notes)
    if coins and x + 2 + len(coins) <= canvas.width:
        canvas.right(y, coins, "muted")
    return y + 1
