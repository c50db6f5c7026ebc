"""Effects in a few signs, such as `+1 base KPD` or `+Unrest`; equal effects are added up."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.kernel.events import Event
from weimar_tui.text.catalogue import Catalogue

from ..rules import events as e
from .names import Names

_SAID_ELSEWHERE = (e.AttemptAnnounced, e.DiceRolled, e.RandomCityRolled)
"""Events that a line of the chronicle tells by its action and its dice."""


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

    def line(self, events: Sequence[Event], city: str = "") -> str:
        """What events changed, for a line about `city`; empty if an event has no short form."""
        pieces: dict[tuple[str, ...], tuple[str, int, Event]] = {}
        for event in events:
            if isinstance(event, _SAID_ELSEWHERE):
                continue
            key, amount = self._key(event)
            if not key:
                return ""
            before = pieces.get(key, ("", 0, event))[1]
            pieces[key] = key[0], before + amount, event
        by_city: dict[str, list[str]] = {}
        for key, (where, amount, event) in pieces.items():
            if amount:
                text = self._piece(key, amount, event)
                by_city.setdefault("" if where == city else where, []).append(text)
        return "  ".join(self._of_city(where, parts) for where, parts in by_city.items())

    def _key(self, event: Event) -> tuple[tuple[str, ...], int]:
        """What an event is added up with: where, kind, of what; empty if it has no short form."""
        part = _part(event)
        if part is not None:
            return part[:3], part[3]
        match event:
            case e.Reacted(party=party, card=card):
                return ("", "reacted", party, card), 1
            case e.RollRepeated(by=by, card=card):
                return ("", "repeated", by, card), 1
            case e.UnitMoved(unit=unit, city=city):
                return ("", "moved", unit, city), 1
            case e.IssueMoved(issue=issue, origin=origin, cell=cell):
                return ("", "issue-moved", issue, origin, cell), 1
            case e.IssuePlaced(issue=issue, cell=cell):
                return ("", "issue-placed", issue, cell), 1
            case e.SocietyPlaced(marker=marker):
                return ("", "society", marker), 1
            case e.ResultBought(party=party):
                return ("", "bought", party), 1
            case e.AttemptFailed():
                return ("", "failed"), 1
            case e.NegotiationEnded(card=card, success=success):
                return ("", "negotiated" if success else "failed", card), 1
            case e.CoupOpposed(party=party, opposed=opposed):
                return ("", "opposed", party), int(opposed)
            case e.StresemannTurned(side="inactive"):
                return ("", "stresemann"), 0
            case _:
                return (), 0

    def _piece(self, key: tuple[str, ...], amount: int, event: Event) -> str:
        _, kind, *of = key
        text, names = self._catalogue.text, self._names
        match kind, of:
            case "reacted" | "repeated", [party, card]:
                name = names.name(card) if card else ""
                carded = "yes" if card else "no"
                return text(f"short-{kind}", of=party, card=name, carded=carded)
            case "moved", [unit, city]:
                return text("short-moved", of=unit, number=amount, city=names.name(city))
            case "issue-moved", [issue, origin, cell]:
                where = {"origin": names.cell(origin), "cell": names.cell(cell)}
                return text(f"short-{kind}", issue=names.issue(issue), **where)
            case "issue-placed", [issue, cell]:
                return text(f"short-{kind}", issue=names.issue(issue), cell=names.cell(cell))
            case "society", [marker]:
                return text(f"short-{kind}", name=names.society(marker))
            case "bought" | "opposed", [party]:
                return text(f"short-{kind}", of=party)
            case "failed" | "negotiated", _:
                return text(f"short-{kind}")
            case _:
                return self.change(kind, of[0], amount, getattr(event, "total", 0))

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
        case e.RentenmarkIntroduced():
            return "", "rentenmark", "", 1
        case e.FlagChanged(nation=nation, amount=amount):
            return "", "flags", nation, amount
        case e.ResultChanged(amount=amount):
            return "", "result", "", amount
        case e.DiceChanged(amount=amount):
            return "", "dice", "", amount
        case _:
            return None
