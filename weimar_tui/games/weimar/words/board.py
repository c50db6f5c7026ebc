"""The table of Weimar told in words, part by part, for those who do not see it drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from weimar_tui.games.weimar.rules.box import Box
from weimar_tui.games.weimar.rules.endings import NSDAP_SPACES
from weimar_tui.games.weimar.rules.opinion import half_wins
from weimar_tui.games.weimar.rules.parliament import bases, seats_for_half
from weimar_tui.games.weimar.rules.position import CITIES, PARTIES, WeimarPosition
from weimar_tui.games.weimar.rules.threats import DR_SPACES
from weimar_tui.text.words import Section

if TYPE_CHECKING:
    from weimar_tui.games.weimar.words.wording import WeimarWords


class BoardWords:
    """Tells one view in one language."""

    def __init__(self, words: WeimarWords, box: Box, view: WeimarPosition) -> None:
        self._words = words
        self._box = box
        self._view = view

    def sections(self) -> tuple[Section, ...]:
        """The whole table."""
        parts = {
            "course": self._course,
            "parties": self._parties,
            "map": self._cities,
            "parliament": self._parliament,
            "opinion": self._issues,
            "tracks": self._tracks,
        }
        return tuple(Section(self._title(part), tuple(tell())) for part, tell in parts.items())

    def hand(self, party: str) -> tuple[str, ...]:
        """A hand, a card a line, and an agenda chosen in secret."""
        words, box, view = self._words, self._box, self._view
        lines = []
        for card in view.hands.get(party, ()):
            if card in box.cards:
                printed = box.cards[card]
                text = words.text(
                    "board-card",
                    name=words.card(card),
                    large=printed.large,
                    small=printed.small,
                    timeline="yes" if printed.deck == "timeline" else "no",
                    text=words.card_line(card),
                )
                lines.append(text)
        agenda = view.agendas.get(party, "")
        if agenda in box.agendas and not view.agendas_open:
            name, text = words.card(agenda), words.card_line(agenda)
            lines.append(words.text("board-agenda", name=name, text=text))
        return tuple(lines)

    # --- the parts ------------------------------------------------------------------------------
    def _title(self, part: str) -> str:
        return self._say("course") if part == "course" else self._words.ui(f"pane-{part}")

    def _say(self, message: str, **arguments: object) -> str:
        return self._words.text(f"board-{message}", **arguments)

    def _all(self, things: list[str]) -> str:
        return self._words.several(things) if things else self._words.ui("track-nothing")

    def _course(self) -> Iterator[str]:
        view, words = self._view, self._words
        years = self._box.tables.round_years
        dated = 0 < view.round <= len(years)
        yield self._say(
            "round",
            round=view.round,
            last=view.last_round,
            dated="yes" if dated else "no",
            years=years[view.round - 1] if dated else "",
            phase=words.ui(f"phase-{view.phase}"),
        )
        governing = self._all([words.seat(party) for party in view.government])
        chancellor = words.seat(view.chancellor)
        yield self._say("chancellor", chancellor=chancellor, parties=governing)
        president = view.president
        name = words.seat(president) if president in PARTIES else ""
        yield words.ui("track-president", name=name or words.ui(f"president-{president or 'none'}"))
        if view.phase != "setup":
            yield self._say("order", parties=self._all([words.seat(p) for p in view.turn_order]))

    def party(self, party: str) -> Iterator[str]:
        """One party: its figures, its supply, its agenda."""
        view, words = self._view, self._words
        yield self._say(
            "party",
            party=words.seat(party),
            vp=view.vp[party],
            reserve=view.reserve[party],
            seats=view.seats[party],
            bases=bases(view, party),
            hand=len(view.hands[party]),
            deck=len(view.decks[party]),
            discard=len(view.discards[party]),
        )
        supply = self._units(view.supply.get(party, {}))
        if supply:
            yield self._say("supply", owner=words.seat(party), units=supply)
        agenda = view.agendas.get(party, "")
        if agenda not in ("", "?"):
            name = words.card(agenda)
            yield words.ui("parties-agenda", party=words.seat(party), agenda=name)

    def _parties(self) -> Iterator[str]:
        view, words = self._view, self._words
        for party in PARTIES:
            yield from self.party(party)
        supply = self._units(view.supply.get("government", {}))
        if supply:
            yield self._say("supply", owner=self._say("government"), units=supply)
        for minor, party in view.minor_parties.items():
            yield self._say("minor", minor=words.ui(f"minor-{minor}"), party=words.seat(party))
        if view.stresemann != "out":
            yield self._say("stresemann", active="yes" if view.stresemann == "active" else "no")

    def _units(self, pile: dict[str, int]) -> str:
        names = [
            self._say("several", number=number, name=self._words.name(unit))
            for unit, number in pile.items()
            if number
        ]
        return self._words.several(names) if names else ""

    def _cities(self) -> Iterator[str]:
        view, words = self._view, self._words
        for city in CITIES:
            yield self.city(city)
        box = [words.ui(f"threat-{threat}") for threat in view.dr_box]
        title = words.ui("dr-box-title", number=len(box), limit=DR_SPACES)
        yield self._say("place", name=title, text=self._all(box))
        dissolved = self._units(view.dissolved)
        if dissolved:
            yield words.ui("map-dissolved", units=dissolved)

    def city(self, city: str) -> str:
        """One city: bases and free spaces, units, threats."""
        words, state = self._words, self._view.cities[city]
        held = [f"{words.seat(party)} {state.bases[party]}" for party in state.bases]
        free = self._box.spaces[city] - sum(state.bases.values())
        parts = [self._say("bases", bases=self._all(held), free=max(0, free))]
        units = self._units(state.units)
        parts += [self._say("units", units=units)] if units else []
        threats = [words.ui(f"threat-{threat}") for threat in state.threats]
        parts += [self._say("threats", threats=self._all(threats))] if threats else []
        return self._say("place", name=words.city(city), text=self._say_all(parts))

    def _say_all(self, parts: list[str]) -> str:
        *before, joined = parts
        for part in reversed(before):
            joined = self._say("joined", first=part, rest=joined)
        return joined

    def _parliament(self) -> Iterator[str]:
        view, words = self._view, self._words
        for party, number in view.seats.items():
            if number or party in PARTIES:
                yield self._say("seats", party=words.seat(party), seats=number)
        total = sum(view.seats.values())
        yield words.ui("parliament-majority", number=seats_for_half(view), seats=total)

    def _issues(self) -> Iterator[str]:
        view, words = self._view, self._words
        for marker, cell in view.issues.items():
            yield self._say("place", name=words.issue(marker), text=words.cell(cell))
        if not view.issues:
            yield words.ui("track-nothing")
        for party in PARTIES:
            wins, value = half_wins(view, party)
            if wins:
                half = "yes" if wins % 2 else "no"
                yield self._say(
                    "held", party=words.seat(party), whole=wins // 2, half=half, value=value
                )

    def _tracks(self) -> Iterator[str]:
        view, words, box = self._view, self._words, self._box
        society = []
        for marker in view.society:
            printed = box.components.society[marker]
            name, holder = words.pick(printed.name), printed.holder
            if holder:
                whose = words.seat(holder) if holder in PARTIES else words.ui(f"minor-{holder}")
                name = self._say("marker", name=name, holder=whose)
            society.append(name)
        yield self._track("society", self._all(society))
        economy = [self._say("economy", level=view.economy), words.ui(f"economy-{view.economy}")]
        economy += [words.ui("economy-rentenmark")] if view.rentenmark else []
        yield self._track("economy", self._all(economy))
        affairs = view.foreign_affairs
        open_cards = []
        for card in (*affairs.deck[:1], *affairs.beside):
            printed_card = box.foreign_affairs[card]
            dice = 1 + view.flags.get(printed_card.nation, 0)
            needs = words.ui("affairs-needs", needs=printed_card.needs, dice=dice)
            open_cards.append(f"{words.pick(printed_card.name)} ({needs})")
        yield self._track("foreign-affairs", self._all(open_cards))
        flags = [f"{words.ui(f'nation-{nation}')} {view.flags[nation]}" for nation in view.flags]
        done = words.ui("affairs-done", number=len(affairs.done))
        yield self._track("flags", words.several([*flags, done]))
        figures = words.ui("nsdap-figures", number=len(view.nsdap_track), limit=NSDAP_SPACES)
        placed = [words.seat(party) for party in view.nsdap_track]
        shield = [words.ui("nsdap-shield")] if view.nsdap_shield else []
        yield self._track("nsdap", words.several([figures, *placed, *shield]))

    def _track(self, track: str, text: str) -> str:
        return self._say("place", name=self._words.ui(f"track-{track}"), text=text)
