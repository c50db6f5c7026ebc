"""Effects in a few signs, such as `+1 base KPD` or `+Unrest`; equal effects are added up."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.kernel.events import Event
from weimar_tui.text.catalogue import Catalogue

from ..rules import events as e
from .names import Names


class ShortEffects:
    """Words changes city by city, for outcome cards and the chronicle."""

    def __init__(self, catalogue: Catalogue, names: Names) -> None:
        self._catalogue = catalogue
        self._names = names

    def effects(self, events: Sequence[Event]) -> str:
        """What the events changed; "" if nothing that counts."""
        sums: dict[tuple[str, str, str], int] = {}
        totals: dict[tuple[str, str, str], int] = {}
        for event in events:
            part = _part(event)
            if part is None:
                continue
            city, kind, of, amount = part
            key = city, kind, of
            sums[key] = sums.get(key, 0) + amount
            totals[key] = getattr(event, "total", 0)
        by_city: dict[str, list[str]] = {}
        for (city, kind, of), amount in sums.items():
            if amount:
                text = self.change(kind, of, amount, totals[city, kind, of])
                by_city.setdefault(city, []).append(text)
        return "  ".join(self._of_city(city, parts) for city, parts in by_city.items())

    def _of_city(self, city: str, parts: Sequence[str]) -> str:
        text = self._catalogue.join("commas", parts)
        if not city:
            return text
        return self._catalogue.text("short-city", city=self._names.name(city), text=text)

    def change(self, kind: str, of: str, amount: int, total: int = 0) -> str:
        """One change: `kind` names the message `short-<kind>`, `of` the owner of the
        figure or the marker."""
        sign = "+" if amount > 0 else "−"
        return self._catalogue.text(
            f"short-{kind}", of=of, sign=sign, number=abs(amount), total=total
        )


def _part(event: Event) -> tuple[str, str, str, int] | None:
    """City, kind, owner or object, and amount of a change; None if it does not count."""
    match event:
        case e.BasePlaced(party=party, city=city):
            return city, "base", party, 1
        case e.BaseRemoved(party=party, city=city):
            return city, "base", party, -1
        case e.ThreatPlaced(threat=threat, city=city):
            return city, "threat", threat, 1
        case e.ThreatRemoved(threat=threat, city=city):
            return city, "threat", threat, -1
        case e.UnitDissolved(unit=unit, city=city) | e.UnitWithdrawn(unit=unit, city=city):
            return city, "unit", unit, -1
        case e.SeatsChanged(party=party, amount=amount):
            return "", "seats", party, amount
        case e.VpChanged(party=party, amount=amount):
            return "", "vp", party, amount
        case e.ReserveChanged(party=party, amount=amount):
            return "", "reserve", party, amount
        case e.DrMarkerPlaced(threat=threat):
            return "", "dr", threat, 1
        case e.DrMarkerRemoved(threat=threat):
            return "", "dr", threat, -1
        case e.NsdapFigurePlaced(party=party):
            return "", "nsdap", party, 1
        case e.EconomyMoved(amount=amount):
            return "", "economy", "", amount
        case e.FlagChanged(nation=nation, amount=amount):
            return "", "flags", nation, amount
        case e.ResultChanged(amount=amount):
            return "", "result", "", amount
        case e.DiceChanged(amount=amount):
            return "", "dice", "", amount
        case _:
            return None
