"""What the box holds: every board, table, marker and card of Weimar, as loaded data.

The files are in `rules/weimar/`; `packs.load_components` reads and checks them. Nothing here
changes during a game: a Position only names these things by their ids.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import field

from weimar_tui.games.weimar.rules.effects.vocabulary import Effects, React
from weimar_tui.packs.component import ONLY_READ, Component, Words


class City(Component, frozen=True):
    """A city: its number on the two-dice city table, base spaces, and place on the map grid."""

    id: str
    name: Words
    dice: int
    spaces: int
    column: Annotated[int, ONLY_READ]
    row: Annotated[int, ONLY_READ]


class UnitKind(Component, frozen=True):
    """A kind of unit (rulebook 6.2). `owner`: spd, kpd, dnvp or government."""

    id: str
    name: Words
    strength: int
    owner: str
    number: int
    start: int
    reinforced_by: tuple[str, ...] = ()


class ThreatKind(Component, frozen=True):
    """A kind of threat marker (rulebook 6.3). `dr_box`: how many the DR box may hold."""

    id: str
    name: Words
    number: int
    in_cities: bool
    dr_box: int
    party: str = ""


class IssueOption(Component, frozen=True):
    """One way to resolve a won issue. `government_only`: open to governing parties only."""

    effect: Effects
    label: Words = field(default_factory=dict)
    government_only: bool = False


class IssueKind(Component, frozen=True):
    """A kind of issue marker (rulebook 6.5); marker ids are `kind` or `kind-1` and `kind-2`."""

    id: str
    name: Words
    colour: str
    copies: int
    options: tuple[IssueOption, ...]
    card: str = ""

    @property
    def markers(self) -> tuple[str, ...]:
        """The ids of its markers, first copy first."""
        if self.copies == 1:
            return (self.id,)
        return tuple(f"{self.id}-{copy}" for copy in range(1, self.copies + 1))


class SocietyMarker(Component, frozen=True):
    """A society marker (rulebook 6.4). White ones have a `group`, yellow ones a source `card`."""

    id: str
    name: Words
    colour: str
    effect: Effects
    group: str = ""
    holder: str = ""
    card: str = ""


class Card(Component, frozen=True):
    """A party or timeline card.

    `deck`: spd, z, kpd, dnvp or timeline. `set`: basic or a letter; for timeline cards the colour
    gray, yellow, orange or brown. `kind`: event or politician. `after`: stays, removed or beside.
    """

    id: str
    deck: str
    set: str
    name: Words
    year: Annotated[str, ONLY_READ]
    large: int
    small: int
    kind: str
    after: str
    source: Annotated[str, ONLY_READ]
    note: Words
    notation: Annotated[str, ONLY_READ]
    effect: Effects = ()
    reactions: tuple[React, ...] = ()
    early: bool = False


class Agenda(Component, frozen=True):
    """An agenda card (rulebook 4.2). `issues`: pairs of issue kind and cell."""

    id: str
    party: str
    name: Words
    year: Annotated[str, ONLY_READ]
    issues: tuple[tuple[str, str], ...]
    set: str
    draw: int
    pre_impulse: bool
    effect: Effects
    source: Annotated[str, ONLY_READ]
    note: Words
    notation: Annotated[str, ONLY_READ]


class RoundCard(Component, frozen=True):
    """A round card (rulebook 4.1); `effect` is carried out on entry by the Chancellor."""

    id: str
    round: int
    name: Words
    year: Annotated[str, ONLY_READ]
    effect: Effects
    source: Annotated[str, ONLY_READ]
    note: Words
    notation: Annotated[str, ONLY_READ]


class ForeignAffairsCard(Component, frozen=True):
    """A foreign affairs card (rulebook 5.8). `order` 0 = laid beside the deck (A33, A65)."""

    id: str
    order: int
    name: Words
    year: Annotated[str, ONLY_READ]
    nation: str
    needs: int
    bonus_round: int
    above: Effects
    after: Effects
    success: Effects
    source: Annotated[str, ONLY_READ]
    note: Words


class MinorPartyCard(Component, frozen=True):
    """A minor party (rulebook 5.13). `eligible`: the two parties, the starting one first."""

    id: str
    card: str
    name: Words
    eligible: tuple[str, ...]
    seats: tuple[int, ...]
    bonus: Effects
    source: Annotated[str, ONLY_READ]
    note: Words


class SpecialCard(Component, frozen=True):
    """Gustav Stresemann (A07) and Reichspräsident (A08), rulebook 5.14."""

    id: str
    name: Words
    text: Words
    source: Annotated[str, ONLY_READ]
    note: Words


class ScenarioCard(Component, frozen=True):
    """A behaviour card of the solo scenario (A17-A29); no seat = the set-up card."""

    id: str
    seat: str
    name: Words
    effect: Effects
    source: Annotated[str, ONLY_READ]
    notation: Annotated[str, ONLY_READ]


class NsdapSpace(Component, frozen=True):
    """One space of the NSDAP track: seats gained and the effect (rulebook 5.12)."""

    seats: int
    effect: Effects


class Tables(Component, frozen=True):
    """Tables of the party boards and the game board.

    `costs[action][party]` in AP, 0 = that party never may; result tables are indexed
    `table[party][result - 1]` for results 1 to 8; `fight` and `counter_coup` are the same for all.
    `titles[action][party]` are the names the boards print, thematic only.
    """

    costs: dict[str, dict[str, int]]
    titles: Annotated[dict[str, dict[str, Words]], ONLY_READ]
    demonstration: dict[str, tuple[Effects, ...]]
    coup: dict[str, tuple[Effects, ...]]
    counter_coup: tuple[Effects, ...]
    fight: tuple[Effects, ...]
    reaction: dict[str, tuple[Effects, ...]]
    crisis: tuple[Effects, ...]
    economy: tuple[Effects, ...]
    nsdap: tuple[NsdapSpace, ...]
    round_years: Annotated[tuple[str, ...], ONLY_READ]


class Components(Component, frozen=True):
    """Everything in the box, by id, in printed order.

    `digest` names what of it plays, whatever it is called (`packs.digest`).
    """

    digest: Annotated[str, ONLY_READ]
    cities: dict[str, City]
    units: dict[str, UnitKind]
    threats: dict[str, ThreatKind]
    issues: dict[str, IssueKind]
    society: dict[str, SocietyMarker]
    cards: dict[str, Card]
    agendas: dict[str, Agenda]
    rounds: tuple[RoundCard, ...]
    foreign_affairs: dict[str, ForeignAffairsCard]
    minor_parties: dict[str, MinorPartyCard]
    specials: dict[str, SpecialCard]
    scenario_cards: dict[str, ScenarioCard]
    tables: Tables
