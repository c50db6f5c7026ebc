"""The tracks: society, economy, foreign affairs, NSDAP, rounds, president."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from weimar_tui.tui.canvas import Canvas, Piece, clip, width_of
from weimar_tui.tui.ground import Raster

from ...rules.actions.negotiation import dice_of_nation
from ...rules.economy import ALLOWED, LEVELS, condition_met, power_markers
from ...rules.endings import NSDAP_SPACES
from ...rules.opinion import ARM as LETTER, half_wins
from ...rules.position import PARTIES
from ...scene import WeimarScene
from .opinion import halves

NATIONS = ("usuk", "france", "ussr")

_SHORTER = (False, True)
_AFFAIRS = (
    ("", 40),
    ("short", 40),
    ("tiny", 40),
    *(("tiny", most) for most in range(24, 5, -1)),
)
"""Ways to write treaties: how their dice are abbreviated, and the longest name."""

STAIRS_FROM = 140
"""With this many columns or more, the tracks are side by side."""
NARROW = 30
"""Below this many columns they are abbreviated, next to the map of a small screen."""
_BESIDE = {"round": 0, "economy": 25, "nsdap": 55, "foreign-affairs": 88, "society": 124}
"""The first column of each track on 160 columns; the longest name of a treaty fits."""

_ROWS_WITHOUT_ROUND = 6
"""Up to this height, only the header shows the round, so that society gets the row."""

Thing = tuple[str, list[Piece]]
"""Something on a track, by the id that options use for it (empty if none does)."""


def draw_tracks(canvas: Canvas, scene: WeimarScene) -> None:
    """Draw stairs and boxes side by side if there is room, otherwise a row for each track."""
    if canvas.width < NARROW:
        _draw_narrow(canvas, scene)
    elif canvas.look.paints and canvas.width >= STAIRS_FROM:
        draw_stairs(canvas, scene)
    else:
        _draw_rows(canvas, scene)
    canvas.things_without_room(_values(scene))


def _values(scene: WeimarScene) -> dict[str, object]:
    """The keys of the tracks' things, with their values."""
    view = scene.view
    held = {party: half_wins(view, party)[0] for party in PARTIES}
    society = [marker for marker in view.society if marker]
    affairs = (*view.foreign_affairs.deck[:1], *view.foreign_affairs.beside)
    return {
        "economy": (view.economy, view.rentenmark),
        "round": view.round,
        "president": view.president,
        "nsdap": (len(view.nsdap_track), view.nsdap_shield),
        "affairs-done": len(view.foreign_affairs.done),
        **{f"nsdap/{space}": party for space, party in enumerate(view.nsdap_track)},
        **dict.fromkeys((*society, *affairs), ""),
        **{nation: view.flags.get(nation, 0) for nation in NATIONS},
        **{f"{party}/opinion": half for party, half in held.items()},
        **{f"{party}/reserve": view.reserve[party] for party in PARTIES},
    }


def draw_stairs(canvas: Canvas, scene: WeimarScene) -> None:
    """Draw five tracks side by side: rounds, economy, NSDAP, treaties, society."""
    words, width = scene.words, canvas.width
    at = {track: width * part // 160 for track, part in _BESIDE.items()}
    for track, x in at.items():
        canvas.put(x, 0, words.ui(f"track-{track}"), "title")
    _round_boxes(canvas, scene, at["round"], at["economy"] - 2)
    _economy_stairs(canvas, scene, at["economy"], at["nsdap"] - 2)
    _nsdap_stairs(canvas, scene, at["nsdap"], at["foreign-affairs"] - 2)
    x, end = at["foreign-affairs"], at["society"] - 2
    rows = canvas.height - 2
    treaties = _treaties(scene, end - x, rows)
    for y, things in enumerate([*treaties, _flags(scene, end - x)], 1):
        _put(canvas, scene, x, y, things)
    x = at["society"]
    for y, things in enumerate(_society(scene, width - x, canvas.height - 1), 1):
        _put(canvas, scene, x, y, things)


def _round_boxes(canvas: Canvas, scene: WeimarScene, x: int, end: int) -> None:
    view = scene.view
    for number in range(1, view.last_round + 1):
        column = x + 4 * (number - 1)
        colour = "track.past" if number < view.round else "track.box"
        style = "ink.soft"
        if number == view.round:
            colour, style = "stair.now", "track.now"
            canvas.thing("round", column, 3, column + 3, number)
        canvas.wash(column, 2, 3, 2, colour)
        canvas.put(column, 3, f" {number} ", style)
    years = scene.components.tables.round_years
    if 0 < view.round <= len(years):
        canvas.put(x, 1, years[view.round - 1], "text", end)
    end = canvas.put(x, 4, scene.words.president(scene.view), "muted", end)
    canvas.thing("president", x, 4, end, view.president)


@cache
def _stairs_up() -> Raster:
    """A step for each level of the economy, with its number as the key."""
    raster = Raster(5 * LEVELS, 5)
    for level in range(1, LEVELS + 1):
        raster.fill(10 * (level - 1), 8 - level, 8, 2 + level, str(level))
    return raster


@cache
def _stairs_down() -> Raster:
    """A step for each space of the NSDAP track."""
    raster = Raster(5 * NSDAP_SPACES, 5)
    for space in range(NSDAP_SPACES):
        raster.fill(10 * space, 4 + space, 10, 6 - space, f"stair.{space + 1}")
    return raster


def _economy_stairs(canvas: Canvas, scene: WeimarScene, x: int, end: int) -> None:
    """Draw stairs that go up: levels reached are green, the current one is gold."""
    words, now = scene.words, scene.view.economy
    paint = {
        str(level): "stair.now" if level == now else "stair.up" if level < now else "track.box"
        for level in range(1, LEVELS + 1)
    }
    canvas.lay(x, 0, _stairs_up(), paint)
    column = canvas.put(x, 0, words.ui("track-economy"), "title")
    if scene.view.rentenmark:
        canvas.put(column, 0, f" · {words.ui('economy-rentenmark')}", "good", end)
    for level in range(1, LEVELS + 1):
        met = condition_met(scene.view, level)
        style = "track.now" if level == now else "ink.strong" if met else "ink.soft"
        canvas.put(x + 5 * (level - 1) + 1, 4, f"{level}", style)
    if limit := _economy_limit(scene):
        canvas.put(x, 1, words.ui("economy-power", **limit), "muted", x + 5 * (LEVELS - 1))
        style = _limit_style(scene, limit)
        canvas.put(x, 2, words.ui("economy-limit", **limit), style, x + 5 * (LEVELS - 3))
    whole = words.ui(f"economy-{now}")
    text = whole if width_of(whole) <= end - x else words.ui(f"economy-short-{now}")
    y = canvas.height - 1
    column = canvas.put(x, y, text, "text", end)
    canvas.thing("economy", x, y, column, _values(scene)["economy"])


def _nsdap_stairs(canvas: Canvas, scene: WeimarScene, x: int, end: int) -> None:
    """Draw stairs that go down, each step redder, with the figures on them."""
    track = scene.view.nsdap_track
    canvas.lay(x, 0, _stairs_down())
    canvas.put(x, 0, scene.words.ui("track-nsdap"), "title")
    for space in range(NSDAP_SPACES):
        column, y = x + 5 * space + 1, (4 + space) // 2 - 1
        if space < len(track):
            party = track[space]
            stop = canvas.put(column, y, f" {LETTER.get(party, 'N')} ", f"{party}.chip")
            canvas.thing(f"nsdap/{space}", column, y, stop, party)
        elif space:
            style = "danger" if space == NSDAP_SPACES - 1 else "muted"
            canvas.put(column + 1, y, str(space + 1), style)
    ways = [_nsdap_text(scene, short) for short in _SHORTER]
    _put(canvas, scene, x, canvas.height - 1, _fitting(ways, end - x))


def _draw_rows(canvas: Canvas, scene: WeimarScene) -> None:
    """Draw one row per track; society takes the remaining rows, and treaties those it spares."""
    labels = max(
        width_of(scene.words.ui(f"track-{track}"))
        for track in ("society", "economy", "foreign-affairs", "nsdap", "round")
    )
    x = labels + 2
    width = canvas.width - x
    with_round = canvas.height > _ROWS_WITHOUT_ROUND
    others = 4 + with_round
    room = max(1, canvas.height - others)
    society = _society(scene, width, room, indent=x)
    treaties = _treaties(scene, width, 1 + room - len(society))
    if _is_cut(scene, treaties):
        # Names in full are worth more than the label in front of them.
        treaties = _treaties(scene, canvas.width, 1 + room - len(society))
        unlabelled = len(society) + 1
    else:
        unlabelled = -1
    rows = [
        *_labelled("society", society),
        ("economy", _fitting(_economy(scene), width)),
        *_labelled("foreign-affairs", treaties),
        ("", _flags(scene, width)),
        ("nsdap", _fitting([_nsdap(scene, short) for short in _SHORTER], width)),
    ]
    if with_round:
        rows.append(("round", _fitting([_rounds(scene, short) for short in _SHORTER], width)))
    for y, (track, things) in enumerate(rows):
        if track and y != unlabelled:
            canvas.put(0, y, scene.words.ui(f"track-{track}"), "muted")
        flush = y == unlabelled or (0 < y < len(society) and _size(things) > width)
        _put(canvas, scene, 0 if flush else x, y, things)


def _is_cut(scene: WeimarScene, lines: list[list[Thing]]) -> bool:
    """Whether a text is cut."""
    return any(
        text.endswith(scene.look.more) for line in lines for _, pieces in line for text, _ in pieces
    )


def _draw_narrow(canvas: Canvas, scene: WeimarScene) -> None:
    """Draw in a few columns: opinion and reserve of each party, steps of two tracks, a treaty."""
    words = scene.words
    names = ("opinion", "reserve", "economy", "nsdap", "foreign-affairs")
    labels = {name: words.ui(f"track-short-{name}") for name in names}
    x = max(map(width_of, labels.values())) + 1
    for y, name in enumerate(names):
        canvas.put(0, y, labels[name], "muted")
    held = {party: halves(half_wins(scene.view, party)[0], scene.look) for party in PARTIES}
    _put(canvas, scene, x, 0, _by_party("opinion", held))
    _put(canvas, scene, x, 1, _by_party("reserve", scene.view.reserve))
    _put(canvas, scene, x, 2, [("economy", _economy_steps(scene, short=True))])
    _put(canvas, scene, x, 3, _nsdap_spaces(scene, after=""))
    card, pieces = _foreign_affairs(scene, "short", canvas.width)[0]
    if width_of(pieces[0][0]) <= canvas.width - x:
        _put(canvas, scene, x, 4, [(card, pieces[:1])])
        canvas.pieces(x - 1, 5, pieces[1:])
    else:
        canvas.pieces(x - 1, 4, pieces[1:])
        _put(canvas, scene, 0, 5, [(card, pieces[:1])])


def _by_party(name: str, numbers: Mapping[str, object]) -> list[Thing]:
    """One number for each party, after its letter."""
    return [
        (f"{party}/{name}", [(LETTER[party], f"{party} bold"), (f"{numbers[party]} ", "text")])
        for party in PARTIES
    ]


def _labelled(track: str, lines: list[list[Thing]]) -> list[tuple[str, list[Thing]]]:
    """The lines, with the name of the track before the first one."""
    return [("" if number else track, line) for number, line in enumerate(lines)]


def _fitting(ways: list[list[Thing]], width: int) -> list[Thing]:
    """The first wording that fits, or the shortest."""
    for things in ways:
        if _size(things) <= width:
            return things
    return ways[-1]


def _size(things: list[Thing]) -> int:
    return sum(width_of(text) for _, pieces in things for text, _ in pieces)


def _put(canvas: Canvas, scene: WeimarScene, x: int, y: int, things: list[Thing]) -> None:
    """Write things side by side and register them."""
    values = _values(scene)
    for name, pieces in things:
        start, x = x, canvas.pieces(x, y, pieces)
        if name:
            canvas.spot(name.partition("/")[0], start, y)
        if name in values:
            canvas.thing(name, start, y, x, values[name])


def _society(scene: WeimarScene, width: int, rows: int, indent: int = 0) -> list[list[Thing]]:
    """The society track, newest marker first as on the board; names are shortened to fit.

    A white marker names the party it serves. To keep names whole, lines below the first can be
    longer by `indent` columns, which then start at the left edge; then long names are replaced by
    short ones, which are cut last.
    """
    markers = scene.view.society
    if not markers:
        return [[("", [(scene.words.ui("track-nothing"), "faint")])]]
    for longest, short in ((40, False), (40, True), *((most, True) for most in range(24, 2, -1))):
        things = [(marker, _marker(scene, marker, longest, short=short)) for marker in markers]
        for between, more in ((" · ", 0), ("·", 0), ("·", indent)):
            lines = _flow(things, width, between, more)
            if len(lines) <= rows:
                return lines
    return lines[:rows]


def _marker(scene: WeimarScene, marker: str, longest: int, *, short: bool) -> list[Piece]:
    printed = scene.components.data.society[marker]
    words = scene.words
    yellow = printed.colour == "yellow"
    style = "title" if yellow else "text"
    if scene.look.paints:
        style = "society.yellow" if yellow else "society.white"
    style = scene.offered(marker, style)
    name = words.pick(printed.name)
    if short and words.catalogue.has(f"ui-society-short-{marker}"):
        name = words.ui(f"society-short-{marker}")
    name = clip(scene.look.plain(name), longest, scene.look.more)
    pieces: list[Piece] = [(name, style)]
    holder = printed.holder
    if holder in LETTER:
        pieces.append((f" {words.seat_short(holder)}", f"{holder} bold"))
    elif holder:
        pieces.append((f" {words.ui(f'minor-{holder}')}", "muted"))
    return pieces


def _flow(
    things: list[Thing], width: int, between: str = " · ", more: int = 0
) -> list[list[Thing]]:
    """Things in lines no wider than `width`, separated by dots; later lines have `more` room."""
    lines: list[list[Thing]] = [[]]
    used = 0
    for name, pieces in things:
        size = sum(width_of(text) for text, _ in pieces)
        room = width + more * (len(lines) > 1)
        if lines[-1] and used + len(between) + size > room:
            lines.append([])
            used = 0
        if lines[-1]:
            lines[-1].append(("", [(between, "muted")]))
            used += len(between)
        lines[-1].append((name, pieces))
        used += size
    return lines


def _economy(scene: WeimarScene) -> list[list[Thing]]:
    """The economy in ever fewer columns. The next level's condition in words is left out
    where it does not fit, and if it is not met, the present level's effect is."""
    words, now = scene.words, scene.view.economy
    ways: list[list[Thing]] = []
    if limit := _economy_limit(scene):
        condition = words.ui("economy-condition", **limit)
        style = _limit_style(scene, limit)
        effect = f"economy-short-{now}"
        for key, short in ((effect, False), (effect, True), ("", True)):
            if not key and style != "danger":
                continue
            pieces = [
                *_economy_steps(scene, short=short),
                (f"  {words.ui(key)} · " if key else "  ", "muted"),
                (condition, style),
            ]
            if scene.view.rentenmark:
                pieces.append((f" · {words.ui('economy-rentenmark')}", "good"))
            ways.append([("economy", pieces)])
    for key, gap, dot in (
        (f"economy-{now}", "  ", " · "),
        (f"economy-short-{now}", "  ", " · "),
        (f"economy-short-{now}", " ", "·"),
        (f"economy-tiny-{now}", " ", "·"),
    ):
        steps = _economy_steps(scene, short=key != f"economy-{now}")
        pieces = [*steps, (f"{gap}{words.ui(key)}", "muted")]
        if scene.view.rentenmark:
            pieces.append((f"{dot}{words.ui('economy-rentenmark')}", "good"))
        ways.append([("economy", pieces)])
    return ways


def _economy_limit(scene: WeimarScene) -> dict[str, int]:
    """The condition of the next level of the economy, or of the present one at the end; empty if
    neither has one."""
    now = scene.view.economy
    level = now + 1 if now + 1 in ALLOWED else now
    if level not in ALLOWED:
        return {}
    return {"level": level, "allowed": ALLOWED[level], "power": power_markers(scene.view)}


def _limit_style(scene: WeimarScene, limit: dict[str, int]) -> str:
    return "text" if condition_met(scene.view, limit["level"]) else "danger"


def _economy_steps(scene: WeimarScene, *, short: bool) -> list[Piece]:
    pieces: list[Piece] = []
    for level in range(1, LEVELS + 1):
        here = level == scene.view.economy
        painted = scene.look.paints
        text = f"[{level}]" if here and not painted else f" {level}" if short else f" {level} "
        style = "active" if here else "text" if condition_met(scene.view, level) else "faint"
        if painted:
            reached = "ink.soft @stair.up" if level < scene.view.economy else "text"
            style = "track.now" if here else reached
        pieces.append((text, style))
    return pieces


def _treaties(scene: WeimarScene, width: int, rows: int) -> list[list[Thing]]:
    """What can be negotiated, in up to `rows` lines, abbreviated if necessary."""
    lines: list[list[Thing]] = []
    for form, longest in _AFFAIRS:
        things = _foreign_affairs(scene, form, longest)
        lines = _flow(things, width)
        if len(lines) <= rows and max(map(_size, lines)) <= width:
            break
        # A name on a line of its own, and its dice on the next.
        halves = [[(name, part)] for name, pieces in things for part in (pieces[:1], pieces[1:])]
        if form and len(halves) <= rows and max(map(_size, halves)) <= width:
            return halves
    return lines[:rows]


def _foreign_affairs(scene: WeimarScene, form: str, longest: int) -> list[Thing]:
    affairs = scene.view.foreign_affairs
    cards = scene.components.foreign_affairs
    words = scene.words
    things: list[Thing] = []
    for card in (*affairs.deck[:1], *affairs.beside):
        printed = cards[card]
        style = scene.offered(card, "strong")
        name = clip(scene.look.plain(words.pick(printed.name)), longest, scene.look.more)
        dice = dice_of_nation(scene.view, printed.nation)
        sentence = f"affairs-needs-{form}" if form else "affairs-needs"
        text = words.ui(sentence, needs=printed.needs, dice=dice)
        bonus: list[Piece] = []
        if printed.bonus_round == scene.view.round:
            bonus = [(" +1", "good")]
        things.append((card, [(name, style), (f" {text}", "muted"), *bonus]))
    return things or [("", [(words.ui("track-nothing"), "faint")])]


def _flags(scene: WeimarScene, width: int) -> list[Thing]:
    """The flags of each nation, with their label and the treaties done if there is room."""
    words = scene.words
    nations: list[Thing] = []
    for nation in NATIONS:
        number = scene.view.flags.get(nation, 0)
        style = scene.offered(nation, "text" if number else "faint")
        nations += [
            ("", [(" ", "")]),
            (nation, [(f"{words.ui(f'nation-{nation}')} {number}", style)]),
        ]
    named: Thing = ("", [(words.ui("track-flags"), "muted")])
    number = len(scene.view.foreign_affairs.done)
    done: Thing = ("affairs-done", [(f" · {words.ui('affairs-done', number=number)}", "muted")])
    return _fitting([[named, *nations, done], [named, *nations], nations[1:]], width)


def _nsdap(scene: WeimarScene, short: bool) -> list[Thing]:
    return [*_nsdap_spaces(scene), ("", [(" ", "")]), *_nsdap_text(scene, short)]


def _nsdap_spaces(scene: WeimarScene, after: str = " ") -> list[Thing]:
    """The figures on the NSDAP track; where there are pictures, followed by `after`."""
    look, track = scene.look, scene.view.nsdap_track
    things: list[Thing] = []
    for space in range(NSDAP_SPACES):
        letter = LETTER.get(track[space], "N") if space < len(track) else ""
        if look.paints:
            style = f"{track[space]}.chip" if letter else f"ink.soft @stair.{space + 1}"
            piece = f" {letter or space + 1}{after}", style
        elif letter:
            piece = letter, f"{track[space]} reverse bold"
        else:
            piece = look.glyph("empty"), "faint"
        things.append((f"nsdap/{space}" if letter else "", [piece]))
    return things


def _nsdap_text(scene: WeimarScene, short: bool) -> list[Thing]:
    number = len(scene.view.nsdap_track)
    style = "danger" if number >= NSDAP_SPACES - 1 else "text"
    key = "nsdap-figures-short" if short else "nsdap-figures"
    text = scene.words.ui(key, number=number, limit=NSDAP_SPACES)
    pieces: list[Piece] = [(text, style)]
    if scene.view.nsdap_shield:
        pieces.append((f" · {scene.words.ui('nsdap-shield')}", "good"))
    return [("nsdap", pieces)]


def _rounds(scene: WeimarScene, short: bool) -> list[Thing]:
    view = scene.view
    pieces: list[Piece] = []
    for number in range(1, view.last_round + 1):
        here = number == view.round
        if scene.look.paints:
            past = "ink.soft @track.past" if number < view.round else "ink.soft @track.box"
            pieces.append((f" {number} ", "track.now" if here else past))
            pieces += [] if short else [(" ", "")]
            continue
        pieces.append((f"[{number}]" if here else f" {number} ", "active" if here else "muted"))
    years = scene.components.tables.round_years
    if 0 < view.round <= len(years):
        pieces.append((f" {years[view.round - 1]}", "text"))
    president: list[Piece] = [(scene.words.president(scene.view), "muted")]
    return [("round", pieces), ("", [(" · ", "muted")]), ("president", president)]
