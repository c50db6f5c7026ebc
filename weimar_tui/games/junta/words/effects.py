"""Words effects: a card's text is generated from its data, so text and play cannot disagree.

Every word of the vocabulary has one message, `effect-<tag>`, whose arguments are the fields of its
Struct. This module knows nothing about what effects mean.
"""

from __future__ import annotations

from weimar_tui.text.catalogue import Catalogue, sentence_case

from ..rules import vocabulary as v
from ..rules.vocabulary import Effects
from .names import Names

_INSIDE: dict[type[v.Effect], str] = {v.Roll: "again", v.Attempt: "rolled"}
"""The form of a message for an effect inside another one."""


class EffectWords:
    """Words the effects of one pack in one language."""

    def __init__(self, catalogue: Catalogue, names: Names) -> None:
        self._catalogue = catalogue
        self._names = names

    def clauses(self, effects: Effects, use: str = "event", needs: str = "") -> str:
        """The effects as sentences in order, without the final full stop; "" if there are none.

        `use` is the type of the card, `needs` the card that must be on the player's table.
        """
        clauses = (self._clause(effect, use, needs) for effect in effects)
        return self._catalogue.join("sentences", map(sentence_case, clauses))

    def _clause(self, effect: v.Effect, use: str, needs: str, form: str = "") -> str:
        arguments: dict[str, object] = {"use": use, "needs": needs}
        for field in effect.__struct_fields__:
            value = getattr(effect, field)
            if isinstance(value, bool):
                arguments[field] = "yes" if value else "no"
            elif isinstance(value, int | str):
                arguments[field] = value
        match effect:
            case v.Votes(partner=partner):
                arguments["with"] = "yes" if partner else "no"
            case v.Attempt():
                arguments |= self._attempt(effect)
            case v.Bribe(low=low, high=high):
                arguments["span"] = self._span(low, high)
            case v.PlaceUnits(areas=areas):
                for argument, case in (("areas", ""), ("where", "in")):
                    named = [self._names.area(area, case) for area in areas]
                    arguments[argument] = self._catalogue.join("or", named)
            case v.Choose(options=options):
                worded = (self.clauses(option, use, needs) for option in options)
                arguments["options"] = self._catalogue.join("options", worded)
            case v.Roll(rows=rows):
                row_texts = (self._row(row, use, needs) for row in rows)
                arguments["rows"] = self._catalogue.join("rows", row_texts)
                if any(isinstance(one, v.Attempt) for row in rows for one in row.effect):
                    form = "attempt"
            case v.IfHas(then=then, otherwise=otherwise):
                arguments["then"] = self._inside(then, use, needs)
                arguments["otherwise"] = self._inside(otherwise, use, needs)
                arguments["has-otherwise"] = "yes" if otherwise else "no"
        return self._catalogue.text(f"effect-{effect.__struct_config__.tag}", form, **arguments)

    def _attempt(self, attempt: v.Attempt) -> dict[str, str]:
        offices = (self._names.word("office", office, "acc") for office in attempt.protected)
        return {
            "protected": "yes" if attempt.protected else "no",
            "offices": self._catalogue.join("nor", offices),
            "open": "yes" if attempt.place == "any" else "no",
            "die": "no" if (attempt.low, attempt.high) == (1, v.FACES) else "yes",
            "span": self._span(attempt.low, attempt.high),
        }

    def _row(self, row: v.Row, use: str, needs: str) -> str:
        span = self._span(row.low, row.high)
        does = self._inside(row.effect, use, needs)
        return self._catalogue.text("effect-row", span=span, does=does)

    def _inside(self, effects: Effects, use: str, needs: str) -> str:
        """Effects inside another one start in lower case; some have another wording there."""
        if not effects:
            return self._catalogue.text("effect-none")
        first, *rest = (
            self._clause(effect, use, needs, _INSIDE.get(type(effect), "")) for effect in effects
        )
        return self._catalogue.join("sentences", (first, *map(sentence_case, rest)))

    def _span(self, low: int, high: int) -> str:
        form = "one" if low == high else ""
        return self._catalogue.text("span", form, low=low, high=high)
