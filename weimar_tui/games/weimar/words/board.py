"""The board in words, part by part."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from weimar_tui.text.message_parts import BoardOfGame, as_list
from weimar_tui.text.messages import Entry

from ..rules.actions.negotiation import dice_of_nation
from ..rules.endings import NSDAP_SPACES
from ..rules.endings_near import endings_near
from ..rules.game import WeimarGame
from ..rules.goals import goals_of
from ..rules.opinion import OWNERS, half_wins
from ..rules.parliament import bases, seats_for_half
from ..rules.phases.government import COALITIONS, coalition_seats
from ..rules.phases.politics import declaration
from ..rules.position import CITIES, PARTIES, WeimarPosition
from ..rules.subjects import Vote
from ..rules.threats import DR_SPACES, THREAT_PARTY, is_active
from ..rules.who import RADICALS

if TYPE_CHECKING:
    from .wording import WeimarMessages

_BEARS = frozenset(
    (
        ("unrest", "radical"),
        ("poverty", "radical"),
        ("unrest", "z"),
        ("poverty", "spd"),
        ("prosperity", "spd"),
        ("prosperity", "z"),
    )
)
"""Threats that change what a kind of party can do in a city; each pair has a message."""


class BoardWords(BoardOfGame["WeimarMessages", WeimarPosition]):
    """Describes one view in one language, to one seat (empty: a spectator)."""

    def __init__(
        self, words: WeimarMessages, game: WeimarGame, view: WeimarPosition, me: str
    ) -> None:
        super().__init__(words, view)
        self._components = game.components
        self._me = me

    def _parts(self) -> Mapping[str, Callable[[], Iterator[str]]]:
        parts = {
            "parties": self._parties,
            "map": self._cities,
            "parliament": self._parliament,
            "opinion": self._issues,
            "tracks": self._tracks,
        }
        titled = {self._words.ui(f"pane-{part}"): tell for part, tell in parts.items()}
        return {self._say("course"): self._course, **titled}

    def hand(self, party: str) -> Iterator[str]:
        """The cards of a hand with their effects, and an agenda chosen in secret."""
        words, components, view = self._words, self._components, self._view
        for card in view.hands.get(party, ()):
            if card in components.cards:
                printed = components.cards[card]
                yield self._say(
                    "card",
                    name=words.card(card),
                    large=printed.large,
                    small=printed.small,
                    timeline="yes" if printed.deck == "timeline" else "no",
                    text=words.card_line(card),
                )
        agenda = view.agendas.get(party, "")
        if agenda in components.agendas and not view.agendas_open:
            name, text = words.card(agenda), words.card_line(agenda)
            yield self._say("agenda", name=name, text=text)

    def warnings(self) -> Iterator[str]:
        """Everything that is one step from ending the game (rulebook 4)."""
        for near in endings_near(self._view):
            yield self._words.danger(near)

    # --- the parts ------------------------------------------------------------------------------
    def _all(self, things: list[str]) -> str:
        return self._words.several(things) if things else self._words.ui("track-nothing")

    def _course(self) -> Iterator[str]:
        view, words = self._view, self._words
        years = self._components.tables.round_years
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
        yield words.president(view)
        if view.phase != "setup":
            yield self.order(view.turn_order)

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
        yield self._goals(party)

    def _goals(self, party: str) -> str:
        """What each goal of a party would score now (rulebook 4.4, step 4)."""
        goals = [
            self._say(
                "goal",
                goal=self._words.ui(f"goal-{goal.kind}", threat=goal.threat, count=goal.count),
                vp=goal.vp,
            )
            for goal in goals_of(self._view, party)
        ]
        return self._say("goals", party=self._words.seat(party), goals=self._joined(goals))

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
        for city in CITIES:
            yield self.city(city)
        yield self.dr_box()
        yield from self.dissolved()

    def dr_box(self) -> str:
        """The markers in the DR box, and how many end the game."""
        markers = [self._words.ui(f"threat-{threat}") for threat in self._view.dr_box]
        title = self._words.ui("dr-box-title", number=len(markers), limit=DR_SPACES + 1)
        return self._line(title, self._all(markers))

    def dissolved(self) -> Iterator[str]:
        """The dissolved units, if any."""
        units = self._units(self._view.dissolved)
        if units:
            yield self._words.ui("map-dissolved", units=units)

    def figures(self, party: str) -> str:
        """One party's points, seats, bases and cards."""
        return next(self.party(party))

    def nsdap(self) -> str:
        """The figures on the NSDAP track, and whose they are."""
        view, words = self._view, self._words
        placed = [f"{words.seat(party)} {n}" for party, n in Counter(view.nsdap_track).items()]
        text = self._say(
            "nsdap",
            number=len(view.nsdap_track),
            limit=NSDAP_SPACES,
            placed=words.several(placed) if placed else "none",
            shield="yes" if view.nsdap_shield else "no",
        )
        return self._track("nsdap", text)

    def votes(self, vote: Vote, option: str) -> str:
        """The votes of a party, and those given so far for it, or for yes or no."""
        words, counted = self._words, dict(vote.counted)
        given = sum(counted.get(party, 0) for party, choice in vote.given if choice == option)
        return self._say(
            "votes",
            name=words.seat(option) if option in PARTIES else "none",
            counted=counted.get(option, 0),
            given=given,
        )

    def minor_party(self, minor: str) -> str:
        """What controlling a minor party brings: seats in step 6, a bonus in step 4."""
        printed = self._components.data.minor_parties[minor]
        seats = printed.seats[min(self._view.round, len(printed.seats)) - 1]
        bonus = self._words.effects(printed.bonus) if printed.bonus else ""
        stresemann = "yes" if minor == "dvp" else "no"
        return self._say("minor-brings", seats=seats, bonus=bonus or "none", stresemann=stresemann)

    def coalition(self, coalition: str) -> str:
        """What a coalition would be: its Chancellor and the next declaration, as things stand."""
        view, words = self._view, self._words
        chosen = sorted(COALITIONS[coalition], key=lambda party: -view.seats[party])
        first, second = chosen
        declared = declaration(view, chosen)
        return self._say(
            "coalition-would",
            chancellor=words.seat(first),
            equal="yes" if view.seats[first] == view.seats[second] else "no",
            first=words.seat(first),
            second=words.seat(second),
            vp=declared.vp[first],
            other=declared.vp[second],
            troubled=declared.troubled,
        )

    def supply(self, party: str) -> str:
        """The units in a party's supply, and the government's if it governs."""
        owners = [party, *(["government"] if party in self._view.government else [])]
        lines = []
        for owner in owners:
            units = self._units(self._view.supply.get(owner, {}))
            named = self._words.seat(owner) if owner in PARTIES else self._say("government")
            lines += [self._say("supply", owner=named, units=units)] if units else []
        return "\n".join(lines)

    def order(self, parties: Sequence[str]) -> str:
        """Parties in the order in which they play."""
        return self._say("order", parties=self._all([self._words.seat(p) for p in parties]))

    def city(self, city: str) -> str:
        """One city: bases and free spaces, units, threats."""
        words, state = self._words, self._view.cities[city]
        held = [f"{words.seat(party)} {state.bases[party]}" for party in state.bases]
        free = self._components.spaces[city] - sum(state.bases.values())
        any_held = "yes" if held else "no"
        parts = [self._say("bases", bases=self._all(held), any=any_held, free=max(0, free))]
        units = self._units(state.units)
        parts += [self._say("units", units=units)] if units else []
        threats = [self._threat(threat) for threat in state.threats]
        parts += [self._say("threats", threats=self._all(threats))] if threats else []
        return self._line(words.city(city), self._joined(parts))

    def _threat(self, threat: str) -> str:
        name = self._words.ui(f"threat-{threat}")
        if threat in THREAT_PARTY and not is_active(self._view, threat):
            return self._say("face-down", threat=name)
        return name

    def _parliament(self) -> Iterator[str]:
        view, words = self._view, self._words
        for party, number in view.seats.items():
            if number or party in PARTIES:
                yield self._say("seats", party=words.seat(party), seats=number)
        total, needed = sum(view.seats.values()), seats_for_half(view)
        yield words.ui("parliament-majority", number=needed, seats=total)
        for name, together in coalition_seats(view).items():
            first, second = COALITIONS[name]
            yield self._say(
                "coalition",
                first=words.seat(first),
                second=words.seat(second),
                seats=together,
                enough="yes" if together >= needed else "no",
            )

    def _issues(self) -> Iterator[str]:
        view, words = self._view, self._words
        for marker, cell in view.issues.items():
            yield self._line(words.issue(marker), words.cell(cell))
        if not view.issues:
            yield words.ui("track-nothing")
        for party in PARTIES:
            wins, value = half_wins(view, party)
            if wins:
                half = "yes" if wins % 2 else "no"
                yield self._say(
                    "held", party=words.seat(party), whole=wins // 2, half=half, value=value
                )

    def society(self) -> str:
        """The markers on the Society Track, newest first."""
        view, words, components = self._view, self._words, self._components
        society = []
        for marker in view.society:
            printed = components.data.society[marker]
            name, holder = words.pick(printed.name), printed.holder
            if holder:
                whose = words.seat(holder) if holder in PARTIES else words.ui(f"minor-{holder}")
                name = self._say("marker", name=name, holder=whose)
            society.append(name)
        return self._track("society", self._all(society))

    def flags(self) -> str:
        """The flags of each nation, and the number of treaties done."""
        view, words = self._view, self._words
        flags = [f"{words.ui(f'nation-{nation}')} {view.flags[nation]}" for nation in view.flags]
        done = words.ui("affairs-done", number=len(view.foreign_affairs.done))
        return self._track("flags", words.several([*flags, done]))

    def _tracks(self) -> Iterator[str]:
        view, words, components = self._view, self._words, self._components
        yield self.society()
        economy = [self._say("economy", level=view.economy), words.ui(f"economy-{view.economy}")]
        economy += [words.ui("economy-rentenmark")] if view.rentenmark else []
        yield self._track("economy", self._all(economy))
        affairs = view.foreign_affairs
        open_cards = []
        for card in (*affairs.deck[:1], *affairs.beside):
            printed_card = components.foreign_affairs[card]
            dice = dice_of_nation(view, printed_card.nation)
            needs = words.ui("affairs-needs", needs=printed_card.needs, dice=dice)
            open_cards.append(f"{words.pick(printed_card.name)} ({needs})")
        yield self._track("foreign-affairs", self._all(open_cards))
        yield self.flags()
        yield self.nsdap()

    def _track(self, track: str, text: str) -> str:
        return self._line(self._words.ui(f"track-{track}"), text)

    # --- things, each with its page ---------------------------------------------------------------
    def things(self) -> Iterator[Entry]:
        """Every city, party, and issue on the track."""
        for city in CITIES:
            yield Entry(city, self._words.city(city), as_list(self._city_page(city)))
        for issue in self._view.issues:
            yield Entry(issue, self._words.issue(issue), as_list(self.issue(issue)))
        for party in PARTIES:
            yield Entry(party, self._words.seat(party), as_list(self.party(party)))

    def _city_page(self, city: str) -> Iterator[str]:
        yield self.city(city)
        yield from self.good_for(city)

    def issue(self, issue: str) -> Iterator[str]:
        """An issue: its space, who wins it, and what it does."""
        words, cell = self._words, self._view.issues[issue]
        yield self._line(words.issue(issue), words.cell(cell))
        owners = [words.seat(party) for party in OWNERS[cell]]
        if owners:
            yield words.ui("thing-owners", parties=words.several(owners))
        yield words.issue_text(issue)

    def good_for(self, city: str) -> Iterator[str]:
        """What a base in the city is good for, from the city's own features to general ones."""
        words, me = self._words, self._me
        if me:
            yield from self._threats(city)
            cards = [words.card(card) for card in self._cards_about(city)]
            if cards:
                yield words.ui("city-cards", cards=words.several(cards))
        if city == "berlin":
            yield words.ui("city-berlin")
        printed = self._components.data.cities[city]
        yield words.ui("city-odds", ways=6 - abs(7 - printed.dice))
        if me:
            yield words.ui("city-reaction", party=me)

    def _threats(self, city: str) -> Iterator[str]:
        """The threats there that affect the party's own actions (5.6, 5.10)."""
        lying = self._view.cities[city].threats
        kind = "radical" if self._me in RADICALS else self._me
        for threat in lying:
            if (threat, kind) in _BEARS:
                yield self._words.ui(f"city-{threat}-{kind}")

    def _cards_about(self, city: str) -> list[str]:
        """The party's own cards now in play that name the city."""
        name = re.compile(rf"\b{self._components.data.cities[city].name['de']}\b")
        sets = ("basic", *self._view.sets.get(self._me, ()))
        removed = self._view.removed
        return [
            card.id
            for card in self._components.cards.values()
            if card.deck == self._me
            and card.set in sets
            and card.id not in removed
            and name.search(card.notation)
        ]
