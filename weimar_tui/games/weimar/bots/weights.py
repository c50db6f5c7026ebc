"""The numbers that Weimar's bots play by, read from `weights.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
from msgspec import Struct

Four = tuple[float, float, float, float]
"""Figures of SPD, KPD, Zentrum and DNVP."""
Row = tuple[float | str, float | str, float | str, float | str]
"""What an issue brings each party: a number or a sum of multiples, such as `2 base + 0.2`."""


class Effort(Struct, frozen=True, forbid_unknown_fields=True):
    """How closely a bot looks: cities in which it considers a demonstration, moves in a plan,
    samples of events and of options."""

    cities: int
    moves: int
    event_samples: int
    option_samples: int


class FigureWeights(Struct, frozen=True, forbid_unknown_fields=True):
    seat_now: float
    seat_later: float
    base_now: float
    base_later: float
    reserve: tuple[tuple[float, float, float], ...]
    reserve_point: float
    unit_on_map: Four
    unit_in_supply: Four
    government_unit: float
    drawn_card: float
    lead: float
    chancellor: float
    minor_party: dict[str, float]


class Republic(Struct, frozen=True, forbid_unknown_fields=True):
    goal_vp: float
    goal_lasts: float
    power_width: float
    count_width: float
    count_width_by_cards: float
    full_table: int
    held_goal: float
    uprising_goal: float
    calm_lasts: float
    calm_city: float
    one_marker: float
    prosperous_city: float
    troubled_city: float
    lost_city: float
    regime_share: float
    uprising_share: float
    crisis_roll: float
    blockades_to_come: float
    economy_level: Four
    flag: float
    any_flag: float


class Partners(Struct, frozen=True, forbid_unknown_fields=True):
    governing: Four
    willing: tuple[float, float, float]
    seats_heat: float
    majority_width: float
    minority: float
    majority_adds: float
    most_markers: int
    most_markers_right: int
    leader_ahead: int
    partner_loses: float
    vote: dict[str, dict[str, float]]


class Prospects(Struct, frozen=True, forbid_unknown_fields=True):
    coming: tuple[Four, ...]
    lead_now: float
    lead_later: float
    rival_each: float
    rival_leader: float


class Endings(Struct, frozen=True, forbid_unknown_fields=True):
    win_least: Four
    win_most: Four
    loss_least: Four
    loss_of_leader: float
    fear_of_right: float
    win_end: float
    loss_end: float
    nsdap_end: float
    anarchy: float
    anarchy_dread: Four
    nsdap_loss: Four
    nsdap_track: tuple[float, ...]
    nsdap_shield: float
    nsdap_in_last_round: float
    anarchy_chance: tuple[float, ...]
    anarchy_in_last_round: float
    versailles_markers: float
    close: float
    tries_per_card: float
    tries_per_round: float
    choice: float
    most: float
    under_guard: float
    seats_from: float
    seats_sure: float
    seats_width: float
    seats_most: float


class SurveyWeights(Struct, frozen=True, forbid_unknown_fields=True):
    relief_share: tuple[float, float, float]
    guard_share: tuple[float, float, float]
    spread: float
    marching: dict[str, int]
    felt: dict[str, int]


class SocietyWeights(Struct, frozen=True, forbid_unknown_fields=True):
    stays: float
    last_stays: float
    pay: float
    move: float
    redeploy: float
    unrest: float
    issue: float
    minor_party: float
    others: float


class OpinionWeights(Struct, frozen=True, forbid_unknown_fields=True):
    push: float
    most_turbulence: float
    corner_share: float
    corner_wins: float
    step_wins: float
    majority_heat: float
    majority_heat_by_cards: float
    first_seats: int
    second_seats: int
    majority_seat: float
    rentenmark: float
    rentenmark_now: float
    inflation_to_come: float
    friends: dict[str, str]
    issues: dict[str, dict[str, Row]]


class Planning(Struct, frozen=True, forbid_unknown_fields=True):
    waits: float
    before_impulses: float
    keep_politician: float
    last_cards: int
    still_there: float
    next_card: float
    free_card: float
    city_own_units: float
    city_marker: float
    city_power: float
    leaves_city: float
    leaves_uprising: float
    leaves_berlin: float
    reaction_worth: float
    full: Effort
    lean: Effort
    looked_again: int


class Replies(Struct, frozen=True, forbid_unknown_fields=True):
    drawn: float
    stresemann: float
    stresemann_without_cards: float
    repeat_margin: float
    helps_share: float
    increase_margin: float
    debate_reserve: float
    worth_telling: float


class UnitWeights(Struct, frozen=True, forbid_unknown_fields=True):
    from_supply: float
    from_city: float
    own_base: float
    held: float
    uprising: float
    massed: float
    berlin_radical: float
    guard_radical: float
    unrest: float
    hostile: float
    power: float
    berlin: float
    guard: float
    crowd: float


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    whim: float
    city_liking: dict[str, Four]


class Agendas(Struct, frozen=True, forbid_unknown_fields=True):
    whim: float
    unknown: float
    unknown_set: float
    new_set: dict[str, float]
    worth: dict[str, tuple[float, ...]]


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    figures: FigureWeights
    republic: Republic
    partners: Partners
    prospects: Prospects
    endings: Endings
    survey: SurveyWeights
    society: SocietyWeights
    opinion: OpinionWeights
    planning: Planning
    replies: Replies
    units: UnitWeights
    setup: Setup
    agendas: Agendas


_FILE = Path(__file__).with_name("weights.toml")
WEIGHTS = msgspec.convert(tomllib.loads(_FILE.read_text(encoding="utf-8")), Weights)

FIGURES = WEIGHTS.figures
REPUBLIC = WEIGHTS.republic
PARTNERS = WEIGHTS.partners
PROSPECTS = WEIGHTS.prospects
ENDINGS = WEIGHTS.endings
SURVEY = WEIGHTS.survey
SOCIETY = WEIGHTS.society
OPINION = WEIGHTS.opinion
PLANNING = WEIGHTS.planning
REPLIES = WEIGHTS.replies
UNITS = WEIGHTS.units
SETUP = WEIGHTS.setup
AGENDAS = WEIGHTS.agendas
