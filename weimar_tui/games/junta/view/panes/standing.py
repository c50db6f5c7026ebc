"""The standings; after the game, also the sources of the money and who kept promises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from weimar_tui.kernel.events import Event
from weimar_tui.tui.canvas import Canvas, width_of

from ...rules import coup_events as ce, events as e
from ...rules.trust import ledger
from ...scene import JuntaScene

SOURCES = ("budget", "kept", "donations", "loot", "gifts")
"""Sources of money, in the order of the columns."""

DEEDS = ("presidencies", "coups", "murders", "deaths")
"""Public deeds, in the order of the columns."""

_GAP = 2


@dataclass
class StandingRecord:
    """A game's record of its families. Sums are complete only if nothing is hidden."""

    money: dict[str, Counter[str]] = field(default_factory=dict)
    deeds: dict[str, Counter[str]] = field(default_factory=dict)
    words: dict[str, Counter[str]] = field(default_factory=dict)
    accounts: dict[str, int] = field(default_factory=dict)
    pockets: dict[str, int] = field(default_factory=dict)

    def of_money(self, seat: str, source: str) -> int:
        """Millions a family received from a source."""
        return self.of(self.money, seat)[source]

    def of_deeds(self, seat: str, deed: str) -> int:
        """How often a family did something."""
        return self.of(self.deeds, seat)[deed]

    def of_words(self, seat: str, state: str) -> int:
        """How many of a family's promises ended in this state."""
        return self.of(self.words, seat)[state]

    def of(self, table: dict[str, Counter[str]], seat: str) -> Counter[str]:
        """The row of a family in one of the tables."""
        return table.setdefault(seat, Counter())


def record(events: Sequence[Event]) -> StandingRecord:
    """Count money by source, deeds, and promises by outcome."""
    figures = StandingRecord()
    aid: tuple[str, int] = ("", 0)
    for event in events:
        match event:
            case e.AidDrawn(family=family, notes=notes):
                aid = (family, notes.total)
                figures.of(figures.money, family)["kept"] += notes.total
            case e.EnvelopePaid(by=by, to=to, notes=notes):
                figures.of(figures.money, to)["budget"] += notes.total
                figures.of(figures.money, by)["kept"] -= notes.total
            case e.NotesHandedOver(by=by, to=to, notes=notes) if by == aid[0]:
                figures.of(figures.money, by)["kept"] -= notes.total
                figures.of(figures.money, to)["kept"] += notes.total
            case e.Donated(family=family, notes=notes):
                figures.of(figures.money, family)["donations"] += notes.total
            case e.LootTaken(by=by, notes=notes) | e.Burgled(by=by, notes=notes):
                figures.of(figures.money, by)["loot"] += notes.total
            case e.Paid(to=to, notes=notes):
                figures.of(figures.money, to)["gifts"] += notes.total
            case e.Elected(family=family):
                figures.of(figures.deeds, family)["presidencies"] += 1
            case ce.CoupBegan(family=family):
                figures.of(figures.deeds, family)["coups"] += 1
            case e.Murdered(family=family, by=by):
                figures.of(figures.deeds, by)["murders"] += 1
                figures.of(figures.deeds, family)["deaths"] += 1
            case ce.ShotByFiringSquad(family=family) | e.ReturnerShot(family=family):
                figures.of(figures.deeds, family)["deaths"] += 1
            case e.PromisesJudged(promises=promises):
                for promise in promises:
                    figures.of(figures.words, promise.by)[promise.state] += 1
            case e.GameEnded(accounts=accounts, pockets=pockets):
                figures.accounts, figures.pockets = dict(accounts), dict(pockets)
    return figures


def draw_standing(page: Canvas, y: int, scene: JuntaScene, seat: str) -> int:
    """Draw accounts from the richest to the poorest with their sources; deeds below.

    Before the end, only public information; `seat` is marked. Returns the row below.
    """
    over = scene.view.outcome is not None
    events = scene.events if over else [event.seen_by(None) for event in scene.events]
    figures = record(events)
    seats = sorted(scene.seats, key=lambda one: -figures.accounts.get(one, 0))
    say = scene.words.replay
    if figures.accounts:
        best = max(1, *figures.accounts.values())
        lost = {one: say("standing-lost", number=n) for one, n in figures.pockets.items() if n}
        room = page.width - 28 - max(map(width_of, lost.values()), default=0)
        page.put(0, y, say("standing-accounts"), "title")
        for place, one in enumerate(seats, y + 1):
            _name(page, scene, one, place, one == seat)
            total = figures.accounts[one]
            page.right(place, scene.words.million(total), "strong", 24)
            long = max(round(total * room / best), int(total > 0))
            page.fill(26, place, long, scene.look.glyph("block"), one)
            page.put(27 + long, place, lost.get(one, ""), "muted")
        y += len(seats) + 2
        y = _table(page, scene, y, "money", SOURCES, seats, seat, figures.of_money)
        y += 1
    else:
        y = page.paragraph(0, y, say("standing-secret"), "muted")
        mine = scene.mine
        if mine is not None:
            own = say("standing-own", account=mine.account.total, pocket=mine.pocket.total)
            y = page.paragraph(0, y, own, "strong")
        y += 1
    y = _table(page, scene, y, "deeds", DEEDS, seats, seat, figures.of_deeds) + 1
    states = ("kept", "broken")
    if scene.me and not over:
        known = {one: ledger(scene.view, scene.me, one) for one in seats}

        def of_known(one: str, state: str) -> int:
            return known[one][states.index(state)]

        y = _table(page, scene, y, "word", states, seats, seat, of_known)
        return page.paragraph(0, y, say("standing-known"), "muted")
    return _table(page, scene, y, "word", states, seats, seat, figures.of_words)


def _name(page: Canvas, scene: JuntaScene, seat: str, y: int, pointed: bool) -> None:
    x = page.put(0, y, f"{scene.letter(seat)} ", f"{seat} bold")
    page.put(x, y, scene.words.seat(seat), "cursor" if pointed else f"{seat} bold")


def _table(
    page: Canvas,
    scene: JuntaScene,
    y: int,
    title: str,
    columns: Sequence[str],
    seats: Sequence[str],
    pointed: str,
    value: Callable[[str, str], int],
) -> int:
    """Draw rows of numbers under a title; return the row below."""
    say = scene.words.replay
    page.put(0, y, say(f"standing-{title}"), "title")
    names = [say(f"standing-{title}-{column}") for column in columns]
    ends, x = [], 14
    for name in names:
        x += max(6, width_of(scene.look.plain(name))) + _GAP
        ends.append(x)
    for name, end in zip(names, ends, strict=True):
        page.right(y, name, "muted", end)
    for place, seat in enumerate(seats, y + 1):
        _name(page, scene, seat, place, seat == pointed)
        for column, end in zip(columns, ends, strict=True):
            number = value(seat, column)
            page.right(place, str(number), "text" if number else "faint", end)
    return y + len(seats) + 1
