"""Setting up the table (rulebook, chapter 2)."""

from __future__ import annotations

from weimar_tui.kernel.dice import Dice

from . import decision_types as dt, parliament
from .components import WHITE, Components
from .phases.course import RepublicPhase
from .position import (
    CITIES,
    PARTIES,
    ForeignAffairsState,
    WeimarPosition,
)
from .runner import WeimarRunner, WeimarStep
from .scenario_data import Scenario
from .subjects import FirstBases
from .threats import place_threat

LAST_ROUND_OF = {"gray": 6, "yellow": 2, "orange": 4, "brown": 6}
"""The last round in which timeline cards of the colour are in play."""


def set_up(components: Components, scenario: Scenario, dice: Dice) -> WeimarPosition:
    """The position before the first question: tracks, cards, government, supplies, threats."""
    position = WeimarPosition(
        dice=dice,
        scenario=scenario.id,
        round=scenario.first_round,
        last_round=scenario.last_round,
        economy=scenario.economy,
        chancellor=scenario.government[0],
        active=scenario.figures[0].party if scenario.figures else scenario.government[0],
        government=tuple(scenario.government),
        president=scenario.president,
        president_card=scenario.president_card,
        stresemann=scenario.stresemann,
        minor_parties={str(minor): str(p) for minor, p in scenario.minor_parties.items()},
        foreign_affairs=ForeignAffairsState(
            list(scenario.foreign_affairs),
            list(scenario.foreign_affairs_beside),
            list(scenario.foreign_affairs_done),
        ),
        dr_box=list(scenario.dr_box),
        society=list(scenario.society),
        issues=dict(scenario.issues),
        nsdap_track=[str(party) for party in scenario.nsdap_track],
        rentenmark=scenario.rentenmark,
        card_run=tuple(str(party) for party in scenario.card_run),
        final_scores=tuple(str(kind) for kind in scenario.final_scores),
    )
    position.vp.update({str(party): vp for party, vp in scenario.vp.items()})
    position.reserve.update({str(party): points for party, points in scenario.reserve.items()})
    position.flags.update({str(nation): flags for nation, flags in scenario.flags.items()})
    position.seats["nsdap"] = scenario.nsdap_seats
    for city, threats in scenario.threats.items():
        position.cities[city].threats = list(threats)
    _units(components, scenario, position)
    for figures in scenario.figures:
        position.seats[figures.party] = figures.seats
        for city, bases in figures.cities.items():
            if bases:
                position.cities[city].bases[figures.party] = bases
    _decks(components, scenario, position)
    _behaviour(components, position)
    position.steps = [
        SetUp(
            scenario.random_poverty,
            tuple((f.party, f.bases, f.seats) for f in scenario.figures if f.bases),
        )
    ]
    return position


def _units(components: Components, scenario: Scenario, position: WeimarPosition) -> None:
    position.supply = {owner: {} for owner in ("spd", "kpd", "dnvp", "government")}
    for unit, number in scenario.supply(components.data).items():
        if number:
            position.supply[components.owner[WHITE.get(unit, unit)]][unit] = number
    if scenario.units is not None:
        position.dissolved = {u: n for u, n in scenario.units.dissolved.items() if n}
        for city, standing in scenario.units.cities.items():
            position.cities[city].units = {u: n for u, n in standing.items() if n}


def _decks(components: Components, scenario: Scenario, position: WeimarPosition) -> None:
    cards = components.cards.values()
    completed = position.foreign_affairs.done
    for colour in ("gray", "yellow", "orange", "brown"):
        pile = [
            card.id
            for card in cards
            if card.set == colour and card.id not in scenario.timeline_without
        ]
        if colour in scenario.timeline:
            position.decks["timeline"] += pile
        elif LAST_ROUND_OF[colour] >= scenario.first_round:
            position.set_aside[f"timeline:{colour}"] = pile
        else:
            position.removed += [card for card in pile if card not in completed]
    position.removed += [card for card in scenario.timeline_without if card not in completed]
    for party in PARTIES:
        letters = sorted({c.set for c in cards if c.deck == party and c.set != "basic"})
        chosen = scenario.decks.get(party)  # type: ignore[call-overload]
        if scenario.sets_added:
            position.sets[party] = tuple(letters)
        else:
            for letter in letters:
                position.set_aside[f"{party}:{letter}"] = list(components.set_cards[party, letter])
        if chosen is None:
            position.decks[party] = list(components.set_cards[party, "basic"])
        else:
            position.decks[party] = list(chosen)
            own = [card.id for card in cards if card.deck == party]
            aside = {card for pile in position.set_aside.values() for card in pile}
            position.removed += [c for c in own if c not in chosen and c not in aside]


def _behaviour(components: Components, position: WeimarPosition) -> None:
    """Give seats run by behaviour cards those cards instead of a hand; the player goes first."""
    for party in position.card_run:
        cards = components.data.scenario_cards.values()
        position.behaviour[party] = [card.id for card in cards if card.seat == party]
        position.lead_next = next(p for p in PARTIES if p not in position.card_run)


class SetUp(WeimarStep, frozen=True, tag="set-up"):
    """Shuffle, roll for Poverty, and let each party place its figures in the printed order."""

    random_poverty: int
    figures: tuple[tuple[str, int, int], ...]

    def run(self, runner: WeimarRunner) -> None:
        position = runner.position
        for deck in (*position.decks.values(), *position.behaviour.values()):
            position.dice.shuffle(deck)
        for _ in range(self.random_poverty):
            while True:
                city = runner.components.city_by_sum[sum(position.dice.roll(2))]
                if "poverty" not in position.cities[city].threats:
                    place_threat(runner, "poverty", city)
                    break
        runner.push(
            *(PlaceFirstBase(party, bases) for party, bases, _ in self.figures), RepublicPhase()
        )


class PlaceFirstBase(WeimarStep, frozen=True, tag="place-first-base"):
    """Bases one after the other, in different cities with a free space (chapter 2, step 13)."""

    party: str
    left: int

    def run(self, runner: WeimarRunner) -> None:
        if not self.left:
            return
        runner.position.active = self.party
        options = [
            city
            for city in CITIES
            if self.party not in runner.position.cities[city].bases
            and not parliament.is_full(runner, city)
        ]
        if options:
            runner.ask(self, self.party, dt.PLACE_BASE, options, FirstBases(self.left))

    def chosen(self, runner: WeimarRunner, seat: str, option: str) -> None:
        parliament.place_base(runner, self.party, option)
        runner.push(PlaceFirstBase(self.party, self.left - 1))
