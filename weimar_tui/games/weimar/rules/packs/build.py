"""From the documents of the component files to components, with every problem noted on the way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from weimar_tui.games.weimar.rules import components as c
from weimar_tui.games.weimar.rules.effects.notation import parse_effects, parse_reactions
from weimar_tui.games.weimar.rules.effects.vocabulary import Effects, React
from weimar_tui.games.weimar.rules.packs import files
from weimar_tui.packs.component import Words
from weimar_tui.packs.digest import playing_digest
from weimar_tui.packs.reader import Reader
from weimar_tui.packs.texts import Text

Entry = TypeVar("Entry", bound=files.Named)
Built = TypeVar("Built", bound=msgspec.Struct)

PARTY_DECKS = ("spd", "kpd", "z", "dnvp")


class Builder:
    """Builds the components from what `reader` reads; what is wrong is in its `problems`."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def build(self, scenarios: Mapping[str, bytes]) -> c.Components | None:
        """The components, or nothing if a table is missing.

        `scenarios`: the scenario files by name; they are only counted into the digest.
        """
        cards = [card for deck in PARTY_DECKS for card in self._party_cards(deck)]
        rounds = self._entries("round-cards.toml", files.RoundCardEntry)
        tables = self._tables(tuple(entry.years for entry in rounds))
        parts: dict[str, dict[str, Any]] = {
            "cities": self._plain("cities.toml", files.CityEntry, c.City),
            "units": self._plain("units.toml", files.UnitEntry, c.UnitKind),
            "threats": self._plain("threats.toml", files.ThreatEntry, c.ThreatKind),
            "issues": _by_id(self._issues()),
            "society": _by_id(self._society()),
            "cards": _by_id([*cards, *self._timeline_cards()]),
            "agendas": _by_id(self._agendas()),
            "foreign_affairs": _by_id(self._foreign_affairs()),
            "minor_parties": _by_id(self._minor_parties()),
            "specials": self._plain("specials.toml", files.SpecialEntry, c.SpecialCard),
            "scenario_cards": _by_id(self._scenario_cards()),
        }
        round_cards = tuple(self._round_card(entry) for entry in rounds)
        if tables is None:
            return None
        built = c.Components(digest="", rounds=round_cards, tables=tables, **parts)
        return msgspec.structs.replace(built, digest=playing_digest(built, scenarios))

    # --- reading -------------------------------------------------------------------------------
    def _entries(self, file: str, kind: type[Entry]) -> list[Entry]:
        key, _ = files.ENTRIES[file]
        return list(self.reader.entries(file, key, kind).values())

    def _plain(self, file: str, entry: type[Entry], kind: type[Built]) -> dict[str, Built]:
        """Entries whose fields are those of the component, but for texts."""
        built: dict[str, Built] = {}
        for row in self._entries(file, entry):
            fields = msgspec.structs.asdict(row)
            texts = {k: v.words() for k, v in fields.items() if isinstance(v, Text)}
            built[row.id] = kind(**(fields | texts))
        return built

    def _effects(self, where: str, text: str) -> Effects:
        return self.reader.notation(where, text, parse_effects) or ()

    def _reactions(self, where: str, text: str) -> tuple[React, ...]:
        return self.reader.notation(where, text, parse_reactions) or ()

    def _list(self, where: str, texts: Iterable[str]) -> tuple[Effects, ...]:
        return tuple(
            self._effects(f"{where}, result {number}", text)
            for number, text in enumerate(texts, start=1)
        )

    # --- cards ---------------------------------------------------------------------------------
    def _party_cards(self, deck: str) -> Iterable[c.Card]:
        file = f"{deck}.toml"
        for row in self._entries(file, files.PartyCardEntry):
            where = f"{file}: {row.id}"
            if row.kind == "politician" and (row.event or not row.reactions):
                self.reader.problems.append(
                    f"{where}: a politician has `reactions`, not an `event`."
                )
            if row.kind == "event" and (row.reactions or not row.event):
                self.reader.problems.append(
                    f"{where}: an event card has an `event`, not `reactions`."
                )
            yield c.Card(
                id=row.id,
                deck=deck,
                set=row.set,
                name=row.name.words(),
                year=row.year,
                large=row.large,
                small=row.small,
                kind=row.kind,
                after=row.after,
                source=row.source,
                note=row.note.words(),
                notation=row.event or row.reactions,
                effect=self._effects(f"{where}: event", row.event) if row.event else (),
                reactions=self._reactions(f"{where}: reactions", row.reactions)
                if row.reactions
                else (),
                early=row.early,
            )

    def _timeline_cards(self) -> Iterable[c.Card]:
        for row in self._entries("timeline.toml", files.TimelineEntry):
            yield c.Card(
                id=row.id,
                deck="timeline",
                set=row.colour,
                name=row.name.words(),
                year=row.year,
                large=row.large,
                small=row.small,
                kind="event",
                after=row.after,
                source=row.source,
                note=row.note.words(),
                notation=row.event,
                effect=self._effects(f"timeline.toml: {row.id}: event", row.event),
            )

    def _agendas(self) -> Iterable[c.Agenda]:
        for row in self._entries("agendas.toml", files.AgendaEntry):
            yield c.Agenda(
                id=row.id,
                party=row.party,
                name=row.name.words(),
                year=row.year,
                issues=row.issues,
                set=row.set,
                draw=row.draw,
                pre_impulse=row.pre_impulse,
                effect=self._effects(f"agendas.toml: {row.id}: event", row.event),
                source=row.source,
                note=row.note.words(),
                notation=row.event,
            )

    def _round_card(self, row: files.RoundCardEntry) -> c.RoundCard:
        return c.RoundCard(
            id=row.id,
            round=row.round,
            name=row.name.words(),
            year=row.year,
            effect=self._effects(f"round-cards.toml: {row.id}: event", row.event),
            source=row.source,
            note=row.note.words(),
            notation=row.event,
        )

    def _foreign_affairs(self) -> Iterable[c.ForeignAffairsCard]:
        for row in self._entries("foreign-affairs.toml", files.ForeignAffairsEntry):
            where = f"foreign-affairs.toml: {row.id}"
            yield c.ForeignAffairsCard(
                id=row.id,
                order=row.order,
                name=row.name.words(),
                year=row.year,
                nation=row.nation,
                needs=row.needs,
                bonus_round=row.bonus_round,
                above=self._effects(f"{where}: above", row.above),
                after=self._effects(f"{where}: after", row.after),
                success=self._effects(f"{where}: success", row.success),
                source=row.source,
                note=row.note.words(),
            )

    def _minor_parties(self) -> Iterable[c.MinorPartyCard]:
        for row in self._entries("minor-parties.toml", files.MinorPartyEntry):
            yield c.MinorPartyCard(
                id=row.id,
                card=row.card,
                name=row.name.words(),
                eligible=row.eligible,
                seats=row.seats,
                bonus=self._effects(f"minor-parties.toml: {row.id}: bonus", row.bonus),
                source=row.source,
                note=row.note.words(),
            )

    def _scenario_cards(self) -> Iterable[c.ScenarioCard]:
        for row in self._entries("scenario-cards.toml", files.ScenarioCardEntry):
            yield c.ScenarioCard(
                id=row.id,
                seat=row.seat,
                name=row.name.words(),
                effect=self._effects(f"scenario-cards.toml: {row.id}: event", row.event),
                source=row.source,
                notation=row.event,
            )

    # --- markers -------------------------------------------------------------------------------
    def _issues(self) -> Iterable[c.IssueKind]:
        for row in self._entries("issues.toml", files.IssueEntry):
            where = f"issues.toml: {row.id}: option"
            options = tuple(
                c.IssueOption(
                    effect=self._effects(f"{where} {number}", option.effect),
                    label=option.label.words(),
                    government_only=option.government_only,
                )
                for number, option in enumerate(row.option, start=1)
            )
            yield c.IssueKind(
                row.id, row.name.words(), row.colour, row.copies, options, card=row.card
            )

    def _society(self) -> Iterable[c.SocietyMarker]:
        for row in self._entries("society.toml", files.SocietyEntry):
            yield c.SocietyMarker(
                id=row.id,
                name=row.name.words(),
                colour=row.colour,
                effect=self._effects(f"society.toml: {row.id}: effect", row.effect),
                group=row.group,
                holder=row.holder,
                card=row.card,
            )

    # --- boards --------------------------------------------------------------------------------
    def _tables(self, round_years: tuple[str, ...]) -> c.Tables | None:
        boards = self.reader.whole("boards.toml", files.BoardsFile)
        crisis = self.reader.whole("crisis.toml", files.CrisisFile)
        economy = self.reader.whole("economy.toml", files.EconomyFile)
        nsdap = self.reader.whole("nsdap.toml", files.NsdapFile)
        if boards is None or crisis is None or economy is None or nsdap is None:
            return None
        results = boards.results
        return c.Tables(
            costs={
                action.id: msgspec.structs.asdict(action.cost)
                for action in boards.action
                if action.cost is not None
            },
            titles={action.id: _titles(action) for action in boards.action},
            demonstration=self._party_tables("demonstration", results.demonstration),
            coup=self._party_tables("coup", results.coup),
            counter_coup=self._list("boards.toml: counter_coup", results.counter_coup),
            fight=self._list("boards.toml: fight", results.fight),
            reaction=self._party_tables("reaction", results.reaction),
            crisis=self._list("crisis.toml: results", crisis.results),
            economy=self._list("economy.toml: levels", economy.levels),
            nsdap=tuple(
                c.NsdapSpace(
                    space.seats, self._effects(f"nsdap.toml: space {number}", space.effect)
                )
                for number, space in enumerate(nsdap.space, start=1)
            ),
            round_years=round_years,
        )

    def _party_tables(self, name: str, tables: msgspec.Struct) -> dict[str, tuple[Effects, ...]]:
        return {
            party: self._list(f"boards.toml: {name} of {party}", texts)
            for party, texts in msgspec.structs.asdict(tables).items()
        }


def _titles(action: files.ActionEntry) -> dict[str, Words]:
    """What each party that may do it calls the action: its own title, or the common name."""
    costs = {} if action.cost is None else msgspec.structs.asdict(action.cost)
    return {
        party: action.title.get(party, action.name).words()
        for party in files.PARTIES
        if action.cost is None or costs[party] > 0
    }


def _by_id(parts: Iterable[Any]) -> dict[str, Any]:
    return {part.id: part for part in parts}
