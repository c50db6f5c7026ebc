"""Words effects in a few signs, such as `Bravo −2 guard`, for outcome cards and the chronicle."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from weimar_tui.kernel.events import Event
from weimar_tui.text.catalogue import Catalogue

from ..rules import coup_events as ce, events as e
from ..rules.component_data import ComponentData
from ..rules.notes import NONE, Notes
from .events import EventWords
from .names import Names
from .offers import OfferWords

Units = Iterable[tuple[str, int]]


class ShortWords:
    """Words events in short, in one language; events without a short form give ""."""

    def __init__(
        self,
        catalogue: Catalogue,
        data: ComponentData,
        names: Names,
        offers: OfferWords,
        events: EventWords,
    ) -> None:
        self._catalogue = catalogue
        self._components = data
        self._names = names
        self._offers = offers
        self._events = events

    def effects(self, events: Sequence[Event]) -> str:
        """What events changed; losses of the same family and kind are added up."""
        parts: dict[object, str] = {}
        lost: dict[tuple[str, str], int] = {}
        for place, event in enumerate(events):
            if isinstance(event, ce.UnitsLost):
                key = event.family, event.unit
                lost[key] = lost.get(key, 0) + event.number
                parts[key] = self._lost(*key, lost[key])
            else:
                parts[place] = self.effect(event)
        return self._catalogue.join("commas", filter(None, parts.values()))

    def _lost(self, family: str, unit: str, number: int) -> str:
        units = self.units(((unit, number),))
        return self._catalogue.text("short-lost", family=family, units=units)

    def units(self, units: Units) -> str:
        """Units by kind, such as `2 army, 1 guard`; kinds with the same short name are added up."""
        sums: dict[str, int] = {}
        for kind, number in units:
            unit = self._catalogue.pick(self._components.units[kind].short)
            sums[unit] = sums.get(unit, 0) + number
        return self._catalogue.join(
            "commas",
            (
                self._catalogue.text("short-units", number=number, unit=unit)
                for unit, number in sums.items()
            ),
        )

    def effect(self, event: Event) -> str:  # noqa: C901 (a case an event)
        """The change that one event reports; "" if it has no short form."""
        say, names = self._catalogue.text, self._names
        match event:
            case ce.Retreated(family=family, to=to):
                return say("short-to", family=family, area=names.area_short(to))
            case e.WentIntoExile(family=family, area=area):
                return say("short-exile", family=family, area=names.area_short(area))
            case ce.UnitsGone(family=family):
                return say("short-gone", family=family)
            case ce.BecameRebel(family=family):
                return say("short-rebel", family=family)
            case e.Murdered(family=family) | e.DiedByOwnCard(family=family):
                return say("short-dead", family=family)
            case e.AttemptFailed(victim=victim, reason=reason):
                return say("short-failed", family=victim, reason=reason)
            case e.ShieldUsed(family=family, card=card):
                return say("short-shield", family=family, card=card)
            case e.LootTaken(by=by, notes=notes):
                return say("short-loot", family=by, notes=self._money(notes))
            case e.LootLost(notes=notes):
                return say("short-loot-lost", notes=self._money(notes))
            case e.Burgled(by=by, family=family, notes=notes):
                return say("short-burgled", by=by, family=family, notes=self._money(notes))
            case ce.Bribed(of=of, won=won):
                return say("short-won", family=of, number=won)
            case ce.ExcuseTurned():
                return say("short-excuse")
            case e.BankMarkerTurned(safe=safe):
                return say("short-bank", safe="yes" if safe else "no")
            case ce.UnitsMoved(area=area, to=to, units=units):
                return self._moved(units, area, to)
            case ce.PoliceResponded(area=area, to=to):
                return self._moved((("police", 1),), area, to)
            case ce.UnitsPlaced(unit=unit, number=number, area=area):
                return say("short-placed", units=self.units(((unit, number),)), area=self._at(area))
            case ce.Landed(unit=unit, area=area):
                return say("short-placed", units=self.units(((unit, 1),)), area=self._at(area))
            case ce.UnitsTransferred(to=to, units=units):
                return say("short-transferred", units=self.units(units), family=to)
            case e.VoteCast():
                return self._vote(event)
            case e.EnvelopePaid(to=to, notes=notes):
                return say("short-paid", family=to, notes=self._money(notes))
            case e.OfficeGiven(office=office):
                return names.office_short(office)
            case e.InfluenceLaid(card=card):
                return say("short-laid", card=card)
            case e.Donated(notes=notes):
                return say("short-donated", notes=self._money(notes))
            case e.BudgetAnnounced(sums=sums):
                return self._catalogue.join(
                    "commas", (say("pair-sum", family=one, other=sum) for one, sum in sums)
                )
            case e.BankVisited(deposited=deposited, withdrawn=withdrawn):
                return self._visit(deposited, withdrawn)
            case e.OfferMade(offer=offer):
                gives, wants = (self._clauses(side) for side in (offer.gives, offer.wants))
                text = say("short-offer", gives=gives, wants=wants)
                if not offer.threat:
                    return text
                return say("short-threat", text=text, threat=self._offers.threat(offer.threat))
            case e.OfferAnswered(answer=answer):
                reason = self._offers.reason(event)
                known = "yes" if reason else "no"
                return say("short-answered", answer=answer, reason=reason, known=known)
            case _:
                return ""

    def _at(self, area: str) -> str:
        return self._names.area_short(area)

    def _moved(self, units: Units, area: str, to: str) -> str:
        return self._catalogue.text(
            "short-moved", units=self.units(units), area=self._at(area), to=self._at(to)
        )

    def _money(self, notes: Notes) -> str:
        return self._names.million(notes.total) if notes != NONE else "none"

    def _visit(self, deposited: Notes, withdrawn: Notes) -> str:
        parts = [
            self._catalogue.text(f"short-{name}", notes=self._money(notes))
            for name, notes in (("deposited", deposited), ("withdrawn", withdrawn))
            if notes != NONE
        ]
        return self._catalogue.join("commas", parts)

    def _vote(self, event: e.VoteCast) -> str:
        items = self._catalogue.join("commas", map(self._item, event.items))
        return self._catalogue.text("short-vote", side=event.side, votes=event.votes, items=items)

    def _item(self, item: str) -> str:
        """The source of votes, in short."""
        if item in self._components.offices:
            return self._names.office_short(item)
        return self._events.item(item)

    def _clauses(self, clauses: Sequence[str]) -> str:
        return self._catalogue.join("and", map(self._offers.brief, clauses)) or "none"

    # --- lines of the chronicle -----------------------------------------------------------------
    def what(self, event: Event) -> str:
        """What a line is about, and where; "" if its effect says it."""
        say, names = self._catalogue.text, self._names
        match event:
            case ce.FightBegan(area=area) | ce.SalvoFired(area=area):
                return say("short-what-fight", area=self._at(area))
            case ce.ShellFired(weapon=weapon, area=area):
                return say("short-what-shell", weapon=weapon, area=self._at(area))
            case ce.Bribed(area=area):
                return say("short-what-bribe", area=self._at(area))
            case e.AttemptAnnounced(victim=victim, place=place, means=means):
                return say(
                    "short-what-attempt",
                    means=self._events.means(means),
                    family=victim,
                    place=names.name(place),
                )
            case e.AttemptFailed(means=means):
                return self._events.means(means)
            case e.DieRolled(card=card) | e.CardPlayed(card=card):
                return names.card(card)
            case e.VoteCast(about=about):
                return say("short-what-vote", about=about)
            case e.BudgetAnnounced():
                return say("short-what-budget")
            case e.BankVisited():
                return say("short-what-bank")
            case e.EnvelopePaid():
                return say("short-what-envelopes")
            case e.OfficeGiven():
                return say("short-what-office")
            case e.OfferMade(offer=offer):
                return say("short-what-offer", family=offer.to)
            case e.OfferAnswered(offer=offer):
                return say("short-what-answer", family=offer.by)
            case e.PlacesRevealed():
                return say("short-what-evening")
            case e.Spoke():
                return say("short-what-talk")
            case _:
                return ""

    def evening(self, revealed: e.PlacesRevealed) -> str:
        """Where everyone was, place by place."""
        say, names = self._catalogue.text, self._names
        by_place: dict[str, list[str]] = {}
        for family, place in revealed.places:
            by_place.setdefault(place, []).append(names.family(family))
        return "  ".join(
            say("short-evening", name=names.name(place), text=" ".join(there))
            for place, there in by_place.items()
        )

    def talks(self, spoken: Sequence[e.Spoke]) -> str:
        """Who has talked with whom in private."""
        say, family = self._catalogue.text, self._names.family
        pairs: dict[frozenset[str], tuple[str, str]] = {}
        for one in spoken:
            pairs.setdefault(frozenset((one.by, one.to)), (one.by, one.to))
        return self._catalogue.join(
            "commas",
            (say("short-pair", one=family(by), other=family(to)) for by, to in pairs.values()),
        )
