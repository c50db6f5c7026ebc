"""The result of a game on one page, in the terminal and for sharing.

The result screen draws it; exports as a picture or as Markdown use the same data.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from weimar_tui.bots.players import characters
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.position import Outcome, Position
from weimar_tui.players import HUMAN
from weimar_tui.replay.disclosure import event_seen
from weimar_tui.replay.exports import markdown_text, standing_table
from weimar_tui.replay.turning import TurningPoint, turning_points
from weimar_tui.tui.canvas import Canvas, width_of
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.look import Look
from weimar_tui.tui.replay.charts import plot_of
from weimar_tui.tui.replay.plot import Plot, draw_plot
from weimar_tui.tui.replay.recording import Recording

WIDEST = 156
"""Maximum columns of the page."""
_TWO_COLUMNS = 108
_CURVE, _SMALL_CURVE = 18, 13
"""Rows for the curve of the whole game, with its title and rounds."""
_GAP = 3


@dataclass(frozen=True)
class ReportedTurn:
    """A turning point: the moment, the round, the heading, the event, and who gained what."""

    moment: int
    chapter: str
    heading: str
    line: str
    gained: Mapping[str, int]


@dataclass(frozen=True)
class Player:
    """A seat's player, and the character of a bot."""

    seat: str
    name: str
    played_by: str
    character: str

    @property
    def was(self) -> str:
        """Both, as text."""
        return f"{self.played_by} · {self.character}" if self.character else self.played_by


@dataclass(frozen=True)
class GameReport:
    """The result of a game in words and pictures. `plot` and `turns` need a recording."""

    loaded: LoadedGame
    title: str
    good: bool
    about: str
    paragraphs: Sequence[str]
    winners: str
    players: Sequence[Player]
    view: Position
    plot: Plot | None = None
    turns: Sequence[ReportedTurn] = ()


def report_of(
    loaded: LoadedGame,
    outcome: Outcome,
    view: Position,
    events: Sequence[Event],
    players: Mapping[str, str],
    were: Mapping[str, str],
    me: str | None = None,
) -> GameReport:
    """Return the result of a game that ended with `view`, from the view of `me` if given.

    `were` are the characters of the bots.
    """
    words = loaded.words
    ending = words.ended(outcome, view, me)
    winners = words.seats(outcome.winners)
    return GameReport(
        loaded,
        title=ending.title,
        good=ending.good,
        about=f"{words.title()} · {words.chapter(loaded.game.chapter(view))}",
        paragraphs=(ending.text, *words.why(outcome, view, events)),
        winners=words.ui("end-winners", winners=winners) if winners else words.ui("end-no-winner"),
        players=[
            Player(
                seat,
                words.seat(seat),
                words.replay("you") if seat == me else words.played_by(player),
                words.character(were[seat]) if seat in were else "",
            )
            for seat, player in players.items()
        ],
        view=view,
    )


def recorded_report(recording: Recording) -> GameReport | None:
    """Return the result of a recorded game; None if it is not over."""
    replay, loaded = recording.replay, recording.loaded
    replay.jump(replay.last)
    outcome = replay.position.outcome
    if outcome is None:
        return None
    header = replay.saved.header
    players = {seat: header.players.get(seat, HUMAN) for seat in header.seats}
    were = characters(players, header.seed, header.game)
    view, events = recording.view_of(replay.position), recording.timeline.events
    report = report_of(loaded, outcome, view, events, players, were)
    return with_curve(report, recording, outcome)


def with_curve(report: GameReport, recording: Recording, outcome: Outcome) -> GameReport:
    """Return the report with the curve and turning points, if the game has charts."""
    narration = recording.narration
    if not narration.charts:
        return report
    recording.replay.jump(recording.replay.last)
    chart = narration.charts[0]
    plot = plot_of(recording, chart)
    if not plot.curves:
        return report  # ended from outside before there was a position to judge
    points = turning_points(recording.timeline, chart, outcome.winners)
    turns = [_turn(recording, point) for point in points]
    first = recording.replay.first
    plot = replace(plot, now=None, flags=[turn.moment - first for turn in turns])
    return replace(report, plot=plot, turns=turns)


def _turn(recording: Recording, point: TurningPoint) -> ReportedTurn:
    words, segment = recording.words, point.segment

    def in_words(event: Event | None) -> str:
        return words.event(event_seen(event, recording.viewer)) if event is not None else ""

    gained = {seat: number for seat, number in point.gained.items() if number}
    heading, line = in_words(segment.head), in_words(point.event)
    return ReportedTurn(
        point.moment,
        words.chapter(segment.round),
        heading,
        line if line != heading else "",
        gained,
    )


# --- drawing ------------------------------------------------------------------------------------
def draw_report(page: Canvas, report: GameReport) -> int:
    """Draw the whole page from its first row; return the row below it."""
    style = "good bold" if report.good else "danger bold"
    x = page.put(0, 1, report.title, style)
    y = 3
    if x + width_of(report.winners) + width_of(report.about) + 8 < page.width:
        page.put(x + 3, 1, report.winners, "strong")
        page.right(1, report.about, "muted")
    else:
        page.put(0, 2, report.winners, "strong")
        y = 4
    if page.width < _TWO_COLUMNS:
        y = _draw_tale(page, y, report, _SMALL_CURVE)
        y = _draw_players(page, 0, y, report)
        return _draw_board(page, 0, y, min(page.width, 48), report)
    right = max(40, page.width * 3 // 10)
    tale = Canvas(page.width - right - _GAP, page.height, page.look)
    left = _draw_tale(tale, 0, report, _CURVE)
    page.paste(0, y, tale)
    x = page.width - right
    below = _draw_players(page, x, y, report)
    return max(y + left, _draw_board(page, x, below, right, report))


def _draw_tale(page: Canvas, y: int, report: GameReport, rows: int) -> int:
    """Draw the reason, the curve and the turning points; return the row below."""
    for text in report.paragraphs:
        y = page.paragraph(0, y, text, "text")
    y += 1
    if report.plot is not None:
        sheet = Canvas(page.width, rows, page.look)
        draw_plot(sheet, report.plot)
        page.paste(0, y, sheet)
        y += rows + 1
    if report.turns:
        title = report.loaded.words.replay("turning-points")
        x = page.put(0, y, title, "title")
        if report.plot is not None:  # the figure that their numbers are changes of
            page.put(x, y, f" · {report.plot.title}", "muted")
        y += 1
        for number, turn in enumerate(report.turns, 1):
            y = _draw_turn(page, y, number, turn, report.loaded)
        y += 1
    return y


def _draw_turn(page: Canvas, y: int, number: int, turn: ReportedTurn, loaded: LoadedGame) -> int:
    """Draw a row with the heading and the gains, and one with the event."""
    page.put(0, y, f" {number} ", "active")
    x = page.put(4, y, f"{turn.chapter} ", "key")
    gains = [(f" {loaded.words.seat_short(seat)} {n:+d}", seat) for seat, n in turn.gained.items()]
    end = page.width - sum(width_of(text) for text, _ in gains)
    page.put(x, y, turn.heading, "strong", end)
    page.pieces(end, y, [(text, f"{seat} bold") for text, seat in gains])
    if not turn.line:
        return y + 1
    return page.paragraph(4, y + 1, turn.line, "text", rows=1)


def _draw_players(page: Canvas, x: int, y: int, report: GameReport) -> int:
    page.put(x, y, report.loaded.words.replay("who-was-what"), "title")
    names = 2 + max(width_of(player.name) for player in report.players)
    for row, player in enumerate(report.players, y + 1):
        page.put(x, row, player.name, f"{player.seat} bold")
        page.put(x + names, row, player.was, "text")
    return y + len(report.players) + 2


def _draw_board(page: Canvas, x: int, y: int, width: int, report: GameReport) -> int:
    """Draw the last board as a picture, if there are enough colours."""
    emblem = report.loaded.emblem
    if emblem is None or not page.look.paints:
        return y
    page.put(x, y, report.loaded.words.replay("last-board"), "title")
    sheet = Canvas(width, width * 15 // 32, page.look)
    emblem.draw(sheet, report.view)
    page.paste(x, y + 1, sheet)
    return y + sheet.height + 2


# --- Markdown -----------------------------------------------------------------------------------
def report_markdown(report: GameReport, recording: Recording) -> str:
    """Return the page as Markdown; the curve is a block of letters."""
    return "\n".join(_markdown(report, recording)) + "\n"


def _markdown(report: GameReport, recording: Recording) -> Iterator[str]:
    words, say = report.loaded.words, report.loaded.words.replay
    yield f"# {markdown_text(f'{words.title()}: {report.title}')}"
    yield ""
    yield f"**{markdown_text(report.winners)}**"
    for text in report.paragraphs:
        yield ""
        yield markdown_text(text)
    if report.plot is not None:
        sheet = Canvas(76, 20, Look(theme="ansi"))
        draw_plot(sheet, report.plot)
        yield from ("", "```text", *sheet.text().splitlines(), "```")
    if report.turns:
        yield from ("", f"## {markdown_text(say('turning-points'))}", "")
    for number, turn in enumerate(report.turns, 1):
        gained = ", ".join(f"{words.seat_short(seat)} {n:+d}" for seat, n in turn.gained.items())
        sentence = " ".join(markdown_text(text) for text in (turn.heading, turn.line) if text)
        yield f"{number}. **{markdown_text(turn.chapter)}** {sentence} ({markdown_text(gained)})"
    yield from ("", f"## {markdown_text(say('who-was-what'))}", "")
    for player in report.players:
        yield f"- {markdown_text(player.name)}: {markdown_text(player.was)}"
    timeline = recording.timeline
    yield from standing_table(timeline, words, say("book-standing-end"), timeline.figures[-1])
