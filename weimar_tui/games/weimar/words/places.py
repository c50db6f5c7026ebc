"""Words places, tests of cities and conditions (design 0.1, 0.3)."""

from __future__ import annotations

from weimar_tui.text.catalogue import Catalogue

from ..rules.effects.vocabulary import Atom, Condition, Place

_FORMS = ("with", "without", "where", "where-not")


class PlaceWords:
    """Words where something happens, and under which condition."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def place(
        self,
        place: Place,
        number: int = 1,
        *,
        different: bool = False,
        spread: bool = False,
        named: bool = True,
    ) -> dict[str, str]:
        """The arguments that a message needs for a place.

        `place` is its kind, `where` says where it is (in Berlin), `to` where something goes (to
        Berlin). `different`: a new city for each piece; `spread`: the wording of that for random
        cities; `named`: the earlier steps certainly name the city that `there` means.
        """
        catalogue = self._catalogue
        name = f"place-{place.kind}" if named or place.kind != "there" else "place-there-or-any"
        arguments = {
            "many": "yes" if number > 1 else "no",
            "different": "yes" if different and number > 1 else "no",
            "spread": "yes" if spread else "no",
            "cities": "",
            "test": "",
        }
        if place.kind in ("city", "of"):
            kind = "and" if different and number > 1 else "or"
            arguments["cities"] = catalogue.join(kind, map(self._city, place.cities))
        elif place.kind == "test":
            arguments["test"] = self.test(place.test)
        return {
            "place": place.kind,
            "where": catalogue.text(name, **arguments),
            "to": catalogue.text(name, "to", **arguments),
        }

    def _city(self, city: str) -> str:
        return self._catalogue.text("city", city=city)

    def test(self, test: tuple[Atom, ...]) -> str:
        """What a city must be like: `with a Regime and a base of SPD`."""
        catalogue = self._catalogue
        phrases: dict[str, list[str]] = {form: [] for form in _FORMS}
        for atom in test:
            message, arguments = _atom(atom)
            form = "with" if catalogue.has(message, "with") else "where"
            if atom.negated:
                form = "without" if form == "with" else "where-not"
            phrases[form].append(catalogue.text(message, form, **arguments))
        phrases_in_order = [
            catalogue.text("test-with", things=catalogue.join("and", phrases["with"]))
        ] * bool(phrases["with"])
        phrases_in_order += [
            catalogue.text("test-without", thing=thing) for thing in phrases["without"]
        ]
        phrases_in_order += phrases["where"] + phrases["where-not"]
        return catalogue.join("both", phrases_in_order)

    def conditions(self, conditions: tuple[Condition, ...]) -> str:
        """What must be true: `you are in government and the Rentenmark is ...`."""
        return self._catalogue.join("both", map(self._condition, conditions))

    def _condition(self, condition: Condition) -> str:
        catalogue = self._catalogue
        negated = "yes" if condition.negated else "no"
        match condition.word:
            case "exists":
                return catalogue.text("if-exists", negated=negated, test=self.test(condition.test))
            case "city" | "here":
                return catalogue.text(
                    f"if-{condition.word}",
                    negated=negated,
                    city=condition.subject,
                    things=self._present(condition.test),
                )
        return catalogue.text(
            f"if-{condition.word}",
            negated=negated,
            subject=condition.subject or "self",
            limit={"<=": "most", ">=": "least"}.get(condition.comparison, "any"),
            value=condition.value,
        )

    def _present(self, test: tuple[Atom, ...]) -> str:
        """The things that must (not) be in a city: `an Uprising and no Unrest`."""
        catalogue = self._catalogue
        things = []
        for atom in test:
            message, arguments = _atom(atom)
            things.append(catalogue.text(message, "none" if atom.negated else "some", **arguments))
        return catalogue.join("both", things)


def _atom(atom: Atom) -> tuple[str, dict[str, str | int]]:
    arguments: dict[str, str | int] = {
        "who": atom.who or "self",
        "count": atom.count,
        "units": atom.units or "any",
    }
    return f"atom-{atom.word}", arguments
