"""Words events of cards and fields of the prestige track, in sentences and in short signs.

Everything is generated from the clauses that the rules carry out (rulebook 6.4), so a card's text
and its effect cannot disagree.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from weimar_tui.text.catalogue import Catalogue, sentence_case

from ..rules.component_data import ComponentData
from ..rules.effects.vocabulary import (
    Arrows,
    Clause,
    Clauses,
    Symbols,
)

_MESSAGES: Mapping[str, str] = {
    "unrest+": "unrest-place",
    "unrest-": "unrest-remove",
    "standard+": "standard-place",
    "standard~": "standard-bare",
    "standard-": "standard-lose",
}
"""Symbols whose message has another name; all others are `effect-<symbol>` and `sign-<symbol>`."""

_LIMITS = {0: "none", 1: "different"}
"""The wording of how many can go to one area; `most` for every other number."""

_OF_EITHER = ("build", "dismantle", "unrest+", "unrest-", "standard+", "standard~")
"""Symbols whose sign names their side; all others are for the East."""

_FORMS = ((), ("short",), ("least", "short"))
"""The wordings of a brief: in full, with codes for areas, and as short as possible."""

_COLOURS = {"power-red": "red", "power-pink": "pink"}


class Sign(Struct, frozen=True):
    """A clause in a few letters: `U+4 <=2`. `colour`: yellow, red or pink, as printed."""

    text: str
    colour: str


class Brief(Struct, frozen=True):
    """A clause in a few words, as on cards: `Unrest +4 West, max 2`.

    `forms`: the longest first; the last is a sign. `colour` as for a sign.
    """

    forms: tuple[str, ...]
    colour: str


class EffectWords:
    """Words clauses in one language."""

    def __init__(self, catalogue: Catalogue, data: ComponentData) -> None:
        self._catalogue = catalogue
        self._areas = data.areas
        self._briefs: dict[Clauses, list[Brief]] = {}

    # --- sentences ------------------------------------------------------------------------------
    def lines(self, clauses: Clauses) -> list[str]:
        """A sentence for each clause, as the card shows them from top to bottom."""
        return [
            self._catalogue.text("sentence", text=sentence_case(self._ordered(clause)))
            for clause in clauses
        ]

    def line(self, clauses: Clauses) -> str:
        """All clauses on one line, without the final full stop; a word for none."""
        if not clauses:
            return self._catalogue.text("effect-none")
        joined = self._catalogue.join("lines", map(self._ordered, clauses))
        return sentence_case(joined)

    def clause(self, clause: Clause) -> str:
        """One clause, without a full stop."""
        return sentence_case(self._clause(clause))

    def single(self, clause: Clause) -> str:
        """One symbol or arrow of a clause, to stand within a sentence."""
        match clause:
            case Arrows(steps=steps):
                return self._clause(replace(clause, steps=1 if steps > 0 else -1))
            case Symbols():
                return self._clause(replace(clause, count=1, most=0))

    def _ordered(self, clause: Clause) -> str:
        worded = self._clause(clause)
        return self._catalogue.text("effect-then", effect=worded) if clause.then else worded

    def _clause(self, clause: Clause) -> str:
        match clause:
            case Arrows(track, steps):
                return self._catalogue.text(
                    f"effect-arrows-{track}",
                    count=abs(steps),
                    side="east" if steps > 0 else "west",
                    signed=f"{steps:+}",
                )
            case Symbols():
                return self._symbols(clause)

    def _symbols(self, clause: Symbols) -> str:
        worded = self._catalogue.text(
            f"effect-{message_of(clause)}",
            count=clause.count,
            where=self.where(clause.place, clause.side),
            limit=_LIMITS.get(clause.most, "most"),
            most=clause.most,
        )
        if clause.by:
            return self._catalogue.text("effect-by", effect=worded, by=clause.by)
        return worded

    def where(self, place: str, side: str = "") -> str:
        """Where something happens: in an area, in another place that cards name, or on a side."""
        if not place:
            return self._catalogue.text(f"side-{side}", "in") if side else ""
        if place in self._areas:
            return self._catalogue.text("place-area", place=place)
        return self._catalogue.text(f"place-{place.replace('+', '-')}")

    # --- briefs ---------------------------------------------------------------------------------
    def briefs(self, clauses: Clauses) -> list[Brief]:
        """Every clause in a few words, for the faces of cards."""
        if clauses not in self._briefs:
            self._briefs[clauses] = [
                Brief(tuple(self._forms(clause)), _colour(clause)) for clause in clauses
            ]
        return self._briefs[clauses]

    def _forms(self, clause: Clause) -> Iterator[str]:
        match clause:
            case Arrows():
                yield self._arrows(clause, "brief-arrows-to")
                yield self._arrows(clause, "brief-arrows")
            case Symbols():
                for form in _FORMS:
                    yield self._brief(clause, form)
        yield self._sign(clause)

    def _arrows(self, clause: Arrows, message: str) -> str:
        side, arrow = ("east", "▸") if clause.steps > 0 else ("west", "◂")
        return self._catalogue.text(
            message,
            track=self._catalogue.text(f"ui-track-{clause.track}"),
            arrows=arrow * abs(clause.steps),
            side=self._catalogue.text(f"brief-side-{side}"),
        )

    def _brief(self, clause: Symbols, form: Sequence[str]) -> str:
        def say(message: str, **arguments: object) -> str:
            known = (each for each in form if self._catalogue.has(message, each))
            return self._catalogue.text(message, next(known, ""), **arguments)

        place, brief = clause.place, say(f"brief-{message_of(clause)}", count=clause.count)
        if place in self._areas:
            area = self._areas[place]
            where = area.code if form else say("brief-area", place=place)
            brief = say("brief-where", brief=brief, where=where)
        elif place and place != "rheinsberg":
            brief = say(
                "brief-where", brief=brief, where=say(f"brief-place-{place.replace('+', '-')}")
            )
        elif clause.symbol in _OF_EITHER:
            brief = say("brief-where", brief=brief, where=say(f"brief-side-{clause.side}"))
        if clause.most:
            brief = say("brief-limit", brief=brief, most=clause.most)
        return (
            say("brief-by", brief=brief, side=say(f"brief-side-{clause.by}"))
            if clause.by
            else brief
        )

    # --- signs ----------------------------------------------------------------------------------
    def signs(self, clauses: Clauses) -> list[Sign]:
        """Every clause as a sign, for columns too narrow for sentences."""
        return [Sign(self._sign(clause), _colour(clause)) for clause in clauses]

    def _sign(self, clause: Clause) -> str:
        say = self._catalogue.text
        match clause:
            case Arrows(track, steps):
                arrows = (">" if steps > 0 else "<") * abs(steps)
                return say(f"sign-arrows-{track}", arrows=arrows)
            case Symbols():
                sign = say(f"sign-{message_of(clause)}", count=clause.count)
                if clause.place and clause.place != "rheinsberg":
                    sign = say("sign-place", sign=sign, code=self._code(clause.place))
                elif clause.symbol in _OF_EITHER:
                    sign = say("sign-of", sign=sign, side=clause.side)
                if clause.most:
                    sign = f"{sign} {say('sign-limit', most=clause.most)}"
                return say("sign-by", sign=sign, by=clause.by) if clause.by else sign

    def _code(self, place: str) -> str:
        if place in self._areas:
            return self._areas[place].code
        return self._catalogue.text(f"sign-place-{place.replace('+', '-')}")


def message_of(clause: Symbols) -> str:
    """The last part of the message that words a row of symbols.

    >>> message_of(Symbols("unrest+", "west", 2))
    'unrest-place'
    >>> message_of(Symbols("build", "east", 2, "rheinsberg"))
    'rheinsberg'
    """
    if clause.place == "rheinsberg":
        return "rheinsberg"
    return _MESSAGES.get(clause.symbol, clause.symbol)


def _colour(clause: Clause) -> str:
    match clause:
        case Arrows(steps=steps):
            return "red" if steps > 0 else "yellow"
        case Symbols(symbol=symbol, side=side):
            return _COLOURS.get(symbol, "yellow" if side == "west" else "red")
