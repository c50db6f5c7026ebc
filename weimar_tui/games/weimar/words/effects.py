"""Words effects: what a card, a table or a marker does, made from the data (design 0.7).

Every effect has one message, `effect-<tag>`, filled in with the fields of its Struct. Nothing here
knows what an effect means; this module only brings the fields into words and numbers.
"""

from __future__ import annotations

from typing import Any

from weimar_tui.games.weimar.rules.effects import vocabulary as v
from weimar_tui.games.weimar.rules.effects.vocabulary import Effects, Place, React
from weimar_tui.games.weimar.words.places import PlaceWords
from weimar_tui.text.catalogue import Catalogue, sentence_case

GROUPS = ("workers", "poor", "farmers", "citizens", "soldiers", "rich")
"""The groups of the white society markers (rulebook 5.2)."""

_MARKERS = {v.Unrest: "unrest", v.Poverty: "poverty", v.Prosperity: "prosperity"}


class EffectWords:
    """Words the effects of one pack in one language."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._places = PlaceWords(catalogue)

    def effects(self, effects: Effects) -> str:
        """All effects on one line; nothing for none."""
        clauses = self.clauses(effects)
        return self._catalogue.text("sentence", text=clauses) if clauses else ""

    def lines(self, effects: Effects) -> list[str]:
        """One line for each effect, as a card prints them from top to bottom."""
        lines = (self.effects((effect,)) for effect in effects)
        return [line for line in lines if line]

    def reaction(self, reaction: React) -> str:
        """One line of a politician card: when it can be played and what it does."""
        where = ""
        if reaction.place is not None:
            where = self._places.place(reaction.place)["where"]
        when = self._catalogue.text(
            f"react-{reaction.trigger}",
            by=reaction.by,
            located="yes" if where else "no",
            where=where,
        )
        does = self.clauses(reaction.effect)
        line = self._catalogue.text("react", when=when, does=does)
        return self._catalogue.text("sentence", text=sentence_case(line))

    def clauses(self, effects: Effects) -> str:
        """The effects as sentences in order, without the last full stop."""
        return self._catalogue.join("sentences", filter(None, map(self._clause, effects)))

    def _block(self, effects: Effects) -> str:
        return self.clauses(effects) or self._catalogue.text("effect-none")

    def _clause(self, effect: Any) -> str:
        message, arguments = self._arguments(effect)
        return sentence_case(self._catalogue.text(message, **arguments))

    # --- the fields of an effect ----------------------------------------------------------------
    def _arguments(self, effect: Any) -> tuple[str, dict[str, Any]]:
        message = f"effect-{effect.__struct_config__.tag}"
        arguments: dict[str, Any] = {}
        for field in effect.__struct_fields__:
            self._field(field, getattr(effect, field), arguments)
        match effect:
            case v.Unrest() | v.Poverty() | v.Prosperity():
                message = "effect-marker"
                arguments["marker"] = _MARKERS[type(effect)]
                arguments["count"] = effect.times
                arguments |= self._places.place(effect.place, effect.times, spread=True)
            case v.PartyThreat():
                message = "effect-marker"
            case v.Power():
                message = "effect-marker"
                arguments |= {"marker": "party-threat", "count": 1, "sign": "lose"}
            case v.Base():
                arguments |= self._places.place(
                    effect.place, abs(effect.amount), different=effect.diff
                )
                arguments["city"] = (
                    "one" if effect.place.kind in ("city", "here", "there") else "open"
                )
            case v.Move() | v.Redeploy():
                arguments |= self._places.place(effect.place, effect.number)
            case v.PlaceSociety() | v.RemoveSociety():
                arguments["sort"] = _society_sort(effect.marker)
            case v.FreeAction() | v.FreeNegotiation():
                return self._action(message, effect, arguments)
            case v.Roll():
                arguments["rows"] = self._rows(effect)
            case v.If():
                arguments["conditions"] = self._places.conditions(effect.conditions)
        return message, arguments

    def _field(self, field: str, value: Any, arguments: dict[str, Any]) -> None:
        match value:
            case bool():
                arguments[field] = "yes" if value else "no"
            case int():
                arguments[field] = value
                if field == "amount":
                    arguments["count"] = abs(value)
                    arguments["sign"] = "gain" if value >= 0 else "lose"
                    arguments["signed"] = f"{value:+}"
            case str():
                arguments[field] = value
            case Place():
                arguments |= self._places.place(value)
            case () if field in ("otherwise", "then", "effect", "price", "yes", "no"):
                arguments[field] = self._catalogue.text("effect-none")
                arguments[f"has-{field}"] = "no"
            case tuple() if field == "options":
                arguments[field] = self._catalogue.join("options", map(self._block, value))
            case tuple() if field in ("then", "otherwise", "effect", "price", "yes", "no"):
                arguments[field] = self.clauses(value)
                arguments[f"has-{field}"] = "yes"

    def _action(
        self, message: str, effect: v.FreeAction | v.FreeNegotiation, arguments: dict[str, Any]
    ) -> tuple[str, dict[str, Any]]:
        catalogue = self._catalogue
        changes = []
        if effect.result:
            changes.append(catalogue.text("mod-result", signed=f"{effect.result:+}"))
        if effect.dice:
            changes.append(catalogue.text("mod-dice", signed=f"{effect.dice:+}"))
        if effect.unanswerable:
            changes.append(catalogue.text("mod-unanswerable"))
        if not changes:
            return message, arguments
        action = catalogue.text(message, **arguments)
        return "mod", {"action": action, "changes": catalogue.join("commas", changes)}

    def _rows(self, roll: v.Roll) -> str:
        catalogue = self._catalogue
        rows = []
        for row in roll.table:
            span = "from" if row.high == 8 else "one" if row.low == row.high else "many"
            does = self._block(row.effect)
            rows.append(
                catalogue.text("effect-row", span=span, low=row.low, high=row.high, does=does)
            )
        return catalogue.join("rows", rows)


def _society_sort(marker: str) -> str:
    if marker == "any":
        return "any"
    return "group" if marker in GROUPS else "named"
