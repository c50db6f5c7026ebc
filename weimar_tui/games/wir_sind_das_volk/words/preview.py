"""Words what an option would bring: networks, areas, tracks, the event's symbols, the forecast."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from weimar_tui.text.catalogue import Catalogue, sentence_case

from ..rules.decade_end.currency import NO_FACTORY
from ..rules.effects.vocabulary import Clauses
from ..rules.names import SEATS, TRACKS, WEST
from ..rules.preview import FigureChange, Preview
from ..rules.preview_event import SymbolPreview
from ..rules.standard import MOST_PLACED, Payment
from .effects import EffectWords
from .forecast import FEW_POINTS
from .names import Names
from .sources import Sources, signed

_SIGNED = frozenset(("track", "prestige-field", "income"))
"""Figures that can be negative and are always written with their sign."""

_FIRST = (
    "value",
    "power",
    "can-reach",
    "markers-at-end",
    "missing",
    "spare",
    "lost",
)
"""The purposes of building come first, and of the forecast what can end the game or is lost."""

_DECISIVE = frozenset(("markers-at-end", "missing"))
"""A forecast with one of these stands before the other lines, which may not all fit."""


class PreviewWords:
    """Words previews in one language."""

    def __init__(
        self,
        catalogue: Catalogue,
        names: Names,
        sources: Sources,
        effects: EffectWords,
    ) -> None:
        self._catalogue = catalogue
        self._names = names
        self._effects = effects
        self._sources = sources

    def lines(self, preview: Preview) -> list[str]:
        """Everything that would change, one line per kind.

        The points that the West could dismantle are left out because nothing depends on them,
        and so are figures that only repeat the change of another one.
        """
        say = self._catalogue.text
        lines: list[str] = []
        if preview.symbols:
            lines += self.symbols(preview.symbols, self._sources.clauses(preview.source))
        if preview.raisable:
            lines.append(self._raisable(preview))
        if preview.is_free:
            lines.append(say("preview-free"))
        if preview.sites is not None:
            cities, connections = preview.sites
            lines.append(say("preview-sites", cities=cities, connections=connections))
        if preview.payment is not None:
            lines += self._payment(preview.payment)
        forecast = ""
        if figures := list(self._figures(_new(preview.forecast, preview.board))):
            changes = self._catalogue.join("lines", figures)
            forecast = say("preview-forecast", changes=changes)
        if forecast and any(map(_is_decisive, preview.forecast)):
            lines.append(forecast)
            forecast = ""
        if preview.lines_missing:
            lines.append(say("preview-lines-missing"))
        if preview.waits_for:
            awaited = self._commas(map(self._names.name, preview.waits_for))
            lines.append(say("preview-waits-for", cities=awaited))
        network = tuple(change for change in preview.network if change.of != WEST)
        lines += self._figures(_new(network, preview.board))
        for message, areas in (
            ("preview-begins-to-export", preview.gained),
            ("preview-ceases-to-export", preview.lost),
        ):
            if areas:
                lines.append(say(message, areas=self._commas(map(self._names.name, areas))))
        lines += self._figures(preview.board)
        if forecast:
            lines.append(forecast)
        return [sentence_case(line) for line in lines]

    def _raisable(self, preview: Preview) -> str:
        """The areas that could rise, and what keeps all of them from rising together."""
        limit = "none" if preview.most == len(preview.raisable) else "card"
        if len(preview.raisable) == 1:
            limit = "one"
        elif limit == "card" and preview.most == MOST_PLACED:
            limit = "action"
        areas = self._commas(map(self._names.name, preview.raisable))
        return self._catalogue.text("preview-raisable", areas=areas, most=preview.most, limit=limit)

    def _commas(self, parts: Iterable[str]) -> str:
        return self._catalogue.join("commas", parts)

    # --- figures --------------------------------------------------------------------------------
    def _figures(self, changes: tuple[FigureChange, ...]) -> Iterator[str]:
        """One line per figure with all the places where it changes, the most important first."""
        figures = dict.fromkeys(change.figure for change in changes)
        order = {figure: place for place, figure in enumerate(_FIRST)}
        for figure in sorted(figures, key=lambda figure: order.get(figure, len(order))):
            changed = [self._change(change) for change in changes if change.figure == figure]
            yield self._catalogue.text(
                "preview-line",
                label=self._catalogue.text(f"figure-{figure}"),
                changes=self._commas(changed),
            )

    def _change(self, change: FigureChange) -> str:
        return self._catalogue.text(
            "preview-change",
            name=self._of(change.of),
            before=self._number(change.figure, change.before),
            after=self._number(change.figure, change.after),
        )

    def _of(self, name: str) -> str:
        if name in SEATS:
            return self._names.side(name, "name")
        if name in TRACKS:
            return self._names.track(name, "name")
        return self._names.name(name) if name else "none"

    def _number(self, figure: str, number: int) -> str:
        if figure == "worst-west" and number == NO_FACTORY:
            return self._catalogue.text("preview-nobody")
        return signed(number) if figure in _SIGNED or number < 0 else str(number)

    # --- an event -------------------------------------------------------------------------------
    def symbols(self, symbols: tuple[SymbolPreview, ...], clauses: Clauses) -> Iterator[str]:
        """Each row of symbols as it would happen now; one line if any of them can be void."""
        all_of_them = len(symbols) > 1 and all(symbol.may_be_void for symbol in symbols)
        for symbol in symbols:
            clause = self._effects.clause(clauses[symbol.clause - 1])
            void: str | int = symbol.void
            if symbol.void and symbol.void >= symbol.units:
                void = "all"
            yield self._catalogue.text(
                "preview-blocked" if symbol.answers else "preview-symbol",
                clause=clause,
                units=symbol.units,
                void=void,
                answers=symbol.answers or "none",
                may_be_void="yes" if symbol.may_be_void and not all_of_them else "no",
            )
        if all_of_them:
            yield self._catalogue.text("preview-any-void")

    # --- living standard ------------------------------------------------------------------------
    def _payment(self, payment: Payment) -> Iterator[str]:
        """How it is paid for: points of the card, and the areas to which Hamburg and
        others are lent."""
        points = {area: number for area, number in payment.points.items() if number}
        if points:
            parts = (
                self._catalogue.text("preview-paid", area=area, change=number)
                for area, number in points.items()
            )
            yield self._catalogue.text("preview-payment", points=self._commas(parts))
        for city, area in payment.lent.items():
            if area not in payment.points:
                continue
            yield self._catalogue.text("preview-lent", city=city, area=area)


def _is_decisive(change: FigureChange) -> bool:
    """Whether a figure of the forecast can end the game; points left over only if they are few."""
    few = min(change.before, change.after) <= FEW_POINTS
    return change.figure in _DECISIVE or (change.figure == "spare" and few)


_REPEATS = {"holds": "standard", "unrest-at-end": "unrest", "prestige-field": "track"}
"""Figures that usually change exactly as another one does, which is shown instead."""


def _new(
    changes: tuple[FigureChange, ...], board: tuple[FigureChange, ...]
) -> tuple[FigureChange, ...]:
    """The changes that do not only repeat a change on the board."""
    same = {(change.figure, change.of, change.before, change.after) for change in board}
    return tuple(
        change
        for change in changes
        if (_REPEATS.get(change.figure), change.of or TRACKS[0], change.before, change.after)
        not in same
    )
