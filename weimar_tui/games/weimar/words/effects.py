"""Words effects: what a card, a table or a marker does, generated from the data (design 0.7).

Each kind of effect has one message, `effect-<tag>`, whose arguments are the fields of its Struct.
This module knows nothing about what effects mean; it only turns the fields into words and numbers.
"""

from __future__ import annotations

from msgspec.structs import replace

from weimar_tui.text.catalogue import Catalogue, sentence_case

from ..rules.effects import vocabulary as v
from ..rules.effects.vocabulary import Effects, Place, React
from .names import GROUPS, signed_in_text
from .places import PlaceWords

_FIXED = ("city", "of", "here", "random")


def names_a_city(effect: v.AnyEffect) -> bool | None:
    """Whether the step names a city: True, False if it may find none, None if it has none to name.

    A step with a requirement (a test to pass, a marker to remove, a unit to hit) may find no city.
    Moves and actions give their destination, and gains practically always find a city.
    """
    place: v.Place | None = getattr(effect, "place", None)
    match effect:
        case v.At():
            return True
        case v.Choose():
            return _of_all(effect.options)
        case v.If():
            return _of_all((effect.then, effect.otherwise))
        case v.Repeat() | v.As():
            return after(None, effect.effect)
    if place is None or place.kind in ("there", "last"):
        return None
    if place.kind in _FIXED:
        return True
    goes = isinstance(effect, v.Move | v.Redeploy | v.FreeAction)
    gains = getattr(effect, "amount", 0) > 0
    return place.kind != "test" and (gains or goes)


def after(named: bool | None, effects: Effects) -> bool | None:
    """Whether these steps certainly name the city that `there` means (G6); `named`: so far."""
    for effect in effects:
        names = names_a_city(effect)
        if names is not None:
            named = bool(named) or names
    return named


def _of_all(blocks: tuple[Effects, ...]) -> bool | None:
    answers = [after(None, block) for block in blocks]
    if all(each is None for each in answers):
        return None
    return all(answers)


_MARKERS = {v.Unrest: "unrest", v.Poverty: "poverty", v.Prosperity: "prosperity"}


class EffectWords:
    """Words the effects of one pack in one language."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._places = PlaceWords(catalogue)

    def effects(self, effects: Effects) -> str:
        """All effects on one line; "" if there are none."""
        return self._sentences(effects, None)

    def _sentences(self, effects: Effects, named: bool | None) -> str:
        clauses = self.clauses(effects, named)
        return self._catalogue.text("sentence", text=clauses) if clauses else ""

    def lines(self, effects: Effects) -> list[str]:
        """One line for each effect, as a card prints them from top to bottom."""
        before = (after(None, effects[:number]) for number in range(len(effects)))
        lines = (
            self._sentences((effect,), named)
            for effect, named in zip(_in_the_last(effects), before, strict=True)
        )
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

    def clauses(self, effects: Effects, named: bool | None = None) -> str:
        """The effects as sentences in order, without the final full stop.

        `named`: whether the earlier steps name a city, certainly or possibly (see `after`).
        """
        clauses = []
        for effect in _in_the_last(effects):
            clauses.append(self._clause(effect, named))
            named = after(named, (effect,))
        return self._catalogue.join("sentences", filter(None, clauses))

    def _block(self, effects: Effects, named: bool | None = None) -> str:
        return self.clauses(effects, named) or self._catalogue.text("effect-none")

    def _clause(self, effect: v.AnyEffect, named: bool | None) -> str:
        message, arguments = self._arguments(effect, named)
        return sentence_case(self._catalogue.text(message, **arguments))

    # --- the fields of an effect ----------------------------------------------------------------
    def _arguments(self, effect: v.AnyEffect, named: bool | None) -> tuple[str, dict[str, object]]:
        sure = named is not False
        if isinstance(effect, v.Choose) and effect.by != "self":
            effect = _of_chooser(effect)
        message = f"effect-{effect.__struct_config__.tag}"
        arguments: dict[str, object] = {}
        for field in effect.__struct_fields__:
            self._field(field, getattr(effect, field), arguments, named)
        match effect:
            case v.Unrest() | v.Poverty() | v.Prosperity():
                message = "effect-marker"
                arguments["marker"] = _MARKERS[type(effect)]
                arguments["count"] = effect.times
                arguments |= self._places.place(effect.place, effect.times, spread=True, named=sure)
            case v.PartyThreat():
                message = "effect-marker"
            case v.Power():
                message = "effect-marker"
                arguments |= {"marker": "party-threat", "count": 1, "sign": "lose"}
            case v.Base():
                arguments |= self._places.place(
                    effect.place, abs(effect.amount), different=effect.diff, named=sure
                )
                arguments["city"] = (
                    "one" if effect.place.kind in ("city", "here", "there") else "open"
                )
            case v.Move() | v.Redeploy() | v.Dissolve() | v.Withdraw() | v.Flip():
                arguments |= self._places.place(effect.place, effect.number, named=sure)
            case v.PlaceSociety() | v.RemoveSociety():
                arguments["sort"] = _society_sort(effect.marker)
            case v.FreeAction() | v.FreeNegotiation():
                return self._action(message, effect, arguments)
            case v.Roll():
                arguments["rows"] = self._rows(effect)
            case v.If():
                arguments["conditions"] = self._places.conditions(effect.conditions)
        return message, arguments

    def _field(
        self, field: str, value: object, arguments: dict[str, object], named: bool | None
    ) -> None:
        match value:
            case bool():
                arguments[field] = "yes" if value else "no"
            case int():
                arguments[field] = value
                if field == "amount":
                    arguments["count"] = abs(value)
                    arguments["sign"] = "gain" if value >= 0 else "lose"
                    arguments["signed"] = signed_in_text(value, self._catalogue.text)
            case str():
                arguments[field] = value
            case Place():
                arguments |= self._places.place(value, named=named is not False)
            case () if field in ("otherwise", "then", "effect", "price", "yes", "no"):
                arguments[field] = self._catalogue.text("effect-none")
                arguments[f"has-{field}"] = "no"
            case tuple() if field == "options":
                arguments[field] = self._catalogue.join(
                    "options", [self._block(option, named) for option in value]
                )
            case tuple() if field in ("then", "otherwise", "effect", "price", "yes", "no"):
                arguments[field] = self.clauses(value, named)
                arguments[f"has-{field}"] = "yes"

    def _action(
        self, message: str, effect: v.FreeAction | v.FreeNegotiation, arguments: dict[str, object]
    ) -> tuple[str, dict[str, object]]:
        catalogue = self._catalogue
        changes = []

        def sign(number: int) -> str:
            return signed_in_text(number, catalogue.text)

        if effect.result:
            changes.append(catalogue.text("mod-result", signed=sign(effect.result)))
        if effect.dice:
            changes.append(catalogue.text("mod-dice", signed=sign(effect.dice)))
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


def _in_the_last(effects: Effects) -> Effects:
    """The effects with `there` after several different cities as the last of these (G6)."""
    told: list[v.AnyEffect] = []
    several = False
    for effect in effects:
        place: v.Place | None = getattr(effect, "place", None)
        if several and place is not None and place.kind == "there":
            effect = replace(effect, place=Place("last"))
        several = getattr(effect, "diff", False)
        told.append(effect)
    return tuple(told)


def _of_chooser(choose: v.Choose) -> v.Choose:
    """The choice with its options about the party that chooses, not about the reader."""
    party = "that" if choose.by == "opp" else choose.by
    options = tuple(
        tuple(
            replace(effect, who=party) if getattr(effect, "who", "") == "self" else effect
            for effect in option
        )
        for option in choose.options
    )
    return replace(choose, options=options)


def _society_sort(marker: str) -> str:
    if marker == "any":
        return "any"
    return "group" if marker in GROUPS else "named"
