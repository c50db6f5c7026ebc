"""The results of an experiment, with intervals: as Markdown, pictures and a table."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from weimar_tui.cli.words import Say
from weimar_tui.kernel.game import Game
from weimar_tui.lab.intervals import resampled, wilson
from weimar_tui.lab.lab_plan import Cell, Lab
from weimar_tui.lab.plots import Dot, plot
from weimar_tui.lab.simulate import NOBODY, SimulatedGame
from weimar_tui.plugin import Statistics
from weimar_tui.registry import plugin_of
from weimar_tui.text.messages import GameMessages

_SOURCES = 20
"""Number of sources of points to report, the richest first."""
_LOST = "/nobody"
"""Suffix of the id of an ending without a winner."""
_SELDOM = 5
"""Cards played in fewer games are left out of the win rates."""


class MeasuredShare(Struct, frozen=True):
    """A count of games out of a total, with the interval of its share."""

    games: int
    share: float
    low: float
    high: float


class Measure(Struct, frozen=True):
    """A measure defined by the game; `target` is empty without a target."""

    found: float
    low: float
    high: float
    target: tuple[float, ...] = ()


class CardResult(Struct, frozen=True):
    """A card played by a seat: the number of games, and the seat's share of wins in them."""

    seat: str
    card: str
    games: int
    won: float
    low: float
    high: float
    usually: float
    """The seat's share of wins in all games."""


class Reported(Struct, frozen=True):
    """The results of a cell."""

    name: str
    games: int
    bots: dict[str, str]
    winners: dict[str, MeasuredShare]
    endings: dict[str, MeasuredShare]
    rounds: dict[str, MeasuredShare]
    points: dict[str, dict[str, float]]
    """By source, then seat: the mean per game."""
    cards: list[CardResult]
    measures: dict[str, Measure]


def reported(cell: Cell, results: Sequence[SimulatedGame], targets: bool) -> Reported:
    setting = cell.setting
    number = len(results)
    seats = list(setting.players)
    winners = Counter(name for result in results for name in result.winners or (NOBODY,))
    return Reported(
        name=cell.name,
        games=number,
        bots=setting.players,
        winners={name: _share(winners[name], number) for name in (*seats, NOBODY)},
        endings=_shares(result.ending + _LOST * (not result.winners) for result in results),
        rounds=_shares(str(result.round) for result in results),
        points=_points(results, seats),
        cards=list(_cards(results, seats)),
        measures=_measures(cell, results, targets),
    )


def _share(games: int, of: int) -> MeasuredShare:
    low, high = wilson(games, of)
    return MeasuredShare(games, games / max(1, of), low, high)


def _shares(names: Iterable[str]) -> dict[str, MeasuredShare]:
    counted = Counter(names)
    return {name: _share(counted[name], counted.total()) for name in sorted(counted)}


def _points(results: Sequence[SimulatedGame], seats: Sequence[str]) -> dict[str, dict[str, float]]:
    sums: dict[str, Counter[str]] = {}
    for result in results:
        for seat, by_source in result.points.items():
            for source, amount in by_source.items():
                sums.setdefault(source, Counter())[seat] += amount
    richest = sorted(sums, key=lambda source: -sum(map(abs, sums[source].values())))
    return {
        source: {seat: round(sums[source][seat] / len(results), 2) for seat in seats}
        for source in richest[:_SOURCES]
    }


def _cards(results: Sequence[SimulatedGame], seats: Sequence[str]) -> Iterator[CardResult]:
    for seat in seats:
        won = sum(seat in result.winners for result in results)
        played: Counter[str] = Counter()
        with_it: Counter[str] = Counter()
        for result in results:
            for card in result.cards.get(seat, ()):
                played[card] += 1
                with_it[card] += seat in result.winners
        for card, games in played.items():
            if games >= _SELDOM:
                low, high = wilson(with_it[card], games)
                share = with_it[card] / games
                yield CardResult(seat, card, games, share, low, high, won / len(results))


def _measures(cell: Cell, results: Sequence[SimulatedGame], targets: bool) -> dict[str, Measure]:
    plugin = plugin_of(cell.setting.game)
    statistics = plugin.statistics()
    if statistics is None:
        return {}
    usual = targets and cell.setting.scenario == plugin.scenarios()[0].id
    aims = statistics.targets if usual else {}
    records = records_of(statistics, results)
    intervals = resampled(records, statistics.report)
    return {
        name: Measure(figure, *intervals[name], aims.get(name, ()))
        for name, figure in statistics.report(records).items()
        if name != "games"
    }


def records_of(statistics: Statistics, results: Iterable[SimulatedGame]) -> list[Struct]:
    """Return the game's own records, whether new or read from a file."""
    kind = statistics.kind
    return [msgspec.convert(result.figures, kind, str_keys=True) for result in results]


# --- the report files --------------------------------------------------------------------------
def write_report(
    folder: Path,
    lab: Lab,
    cells: Sequence[Reported],
    say: Say,
    words: GameMessages,
    game: Game,
) -> None:
    """Write `report.md` and its pictures, replacing older ones."""
    names = _Names(say, words, game)
    lines = [f"# {say('lab-title', title=words.title())}", ""]
    digests = ", ".join(dict.fromkeys(cell.digest for cell in lab.cells))
    lines += [say("lab-played", games=cells[0].games, seed=lab.seed, digests=digests), ""]
    for kind in ("winners", "endings", "rounds"):
        lines += [f"## {say(f'simulated-{_TITLES[kind]}')}", ""]
        rows = list(_rows(cells, kind, names))
        picture = plot(
            f"{words.title()}: {say(f'simulated-{_TITLES[kind]}')}",
            [(name, [_dot(share, place) for place, share in shares]) for name, shares in rows],
            [cell.name for cell in cells],
        )
        (folder / f"{kind}.svg").write_text(picture, encoding="utf-8")
        lines += [f"![{say(f'simulated-{_TITLES[kind]}')}]({kind}.svg)", ""]
        lines += _table(
            [say(f"simulated-{_TITLES[kind]}"), *(cell.name for cell in cells)],
            [
                [name, *(f"{_percent(share)} [{_interval(share)}]" for _, share in shares)]
                for name, shares in rows
            ],
        )
    for cell in cells:
        lines += [f"## {cell.name}", "", _bots(cell), ""]
        lines += _points_told(cell, names)
        lines += _cards_told(cell, names)
        lines += _measures_told(cell, names)
    (folder / "report.md").write_text("\n".join(lines), encoding="utf-8")


_TITLES = {"winners": "winner", "endings": "ending", "rounds": "round"}


class _Names:
    """Display names of seats, endings, rounds, cards and sources of points."""

    def __init__(self, say: Say, words: GameMessages, game: Game) -> None:
        self.say = say
        self.words = words
        self._cards = {
            card.id: f"{card.id} {words.pick(card.name)}"
            for card in plugin_of(game.id).components(game)
        }

    def of(self, kind: str, name: str) -> str:
        match kind:
            case "winners":
                return self.words.ui("nobody") if name == NOBODY else self.words.seat(name)
            case "endings":
                won = not name.endswith(_LOST)
                return self.words.ending_name(name.removesuffix(_LOST), won=won)
            case _:
                return self.words.chapter(int(name))

    def thing(self, name: str) -> str:
        return self._cards.get(name, name)


def _rows(
    cells: Sequence[Reported], kind: str, names: _Names
) -> Iterator[tuple[str, list[tuple[int, MeasuredShare]]]]:
    """Yield each name with its share in every cell."""
    by_cell = [getattr(cell, kind) for cell in cells]
    for name in dict.fromkeys(name for shares in by_cell for name in shares):
        of_cells = [
            shares.get(name) or _share(0, cell.games)
            for shares, cell in zip(by_cell, cells, strict=True)
        ]
        yield names.of(kind, name), list(enumerate(of_cells))


def _dot(share: MeasuredShare, cell: int) -> Dot:
    return Dot(share.share, share.low, share.high, cell)


def _percent(share: MeasuredShare) -> str:
    return f"{100 * share.share:.0f} %"


def _interval(between: MeasuredShare | CardResult) -> str:
    return f"{100 * between.low:.0f}, {100 * between.high:.0f}"


def _bots(cell: Reported) -> str:
    return ", ".join(f"{seat}={bot}" for seat, bot in cell.bots.items())


def _points_told(cell: Reported, names: _Names) -> list[str]:
    if not cell.points:
        return []
    seats = list(cell.bots)
    return [
        f"### {names.say('lab-points')}",
        "",
        *_table(
            [names.say("lab-source"), *map(names.words.seat, seats)],
            [
                [names.thing(source), *(f"{means[seat]:g}" for seat in seats)]
                for source, means in cell.points.items()
            ],
        ),
    ]


def _cards_told(cell: Reported, names: _Names) -> list[str]:
    if not cell.cards:
        return []
    say = names.say
    heads = [say("lab-card"), say("ladder-seat"), say("simulated-games"), say("lab-won")]
    ordered = sorted(cell.cards, key=lambda card: (card.usually - card.won, card.card))
    return [
        f"### {say('lab-cards')}",
        "",
        *_table(
            [*heads, say("lab-usually")],
            [
                [
                    names.thing(card.card),
                    names.words.seat(card.seat),
                    str(card.games),
                    f"{100 * card.won:.0f} % [{_interval(card)}]",
                    f"{100 * card.usually:.0f} %",
                ]
                for card in ordered
            ],
        ),
    ]


def _measures_told(cell: Reported, names: _Names) -> list[str]:
    if not cell.measures:
        return []
    say = names.say
    heads = [say("simulated-measure"), say("simulated-found"), say("ladder-interval")]
    rows = []
    for name, measure in cell.measures.items():
        row = [name, f"{measure.found:g}", f"{measure.low:g}, {measure.high:g}", "", ""]
        if measure.target:
            low, high = measure.target
            row[3] = say("simulated-between", low=f"{low:g}", high=f"{high:g}")
            row[4] = "" if low <= measure.found <= high else say("simulated-outside")
        rows.append(row)
    title = f"### {say('lab-measures')}"
    return [title, "", *_table([*heads, say("simulated-target"), ""], rows)]


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    lines = [heads, ["---"] * len(heads), *rows]
    return [*("| " + " | ".join(_cell(part) for part in line) + " |" for line in lines), ""]


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


# --- the summary -------------------------------------------------------------------------------
def print_summary(
    lab: Lab, cells: Sequence[Reported], say: Say, words: GameMessages, game: Game
) -> None:
    """Print the winners and endings of every cell."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False, width=None if sys.stdout.isatty() else 120)
    console.print(
        say(
            "lab-played",
            games=cells[0].games,
            seed=lab.seed,
            digests=", ".join(dict.fromkeys(cell.digest for cell in lab.cells)),
        )
    )
    names = _Names(say, words, game)
    for cell in cells:
        table = Table(cell.name, say("simulated-share"), say("ladder-interval"), box=None)
        for column in table.columns[1:]:
            column.justify = "right"
        table.columns[0].min_width = 32
        for kind in _TITLES:
            for name, share in getattr(cell, kind).items():
                table.add_row(names.of(kind, name), _percent(share), _interval(share))
        console.print(table)
