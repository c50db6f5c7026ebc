"""Quick answers, used while a sandbox tries something out and when little is at stake.

Every seat answers in its own party's interest, judging by the simulated position.
"""

from __future__ import annotations

from weimar_tui.kernel.decision_type import Word

from ..rules import decision_types as dt
from ..rules.effects.vocabulary import Flip
from ..rules.position import CITIES, PARTIES, WeimarPosition
from ..rules.runner import WeimarRunner
from ..rules.subjects import Coup, IssueTo, Target, WeimarDecision, subject_of
from ..rules.threats import THREAT_PARTY
from . import debates
from .sandbox import Sandbox
from .weights import PARTNERS, SOCIETY, UNITS


def pass_on(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    return dt.PASS


def last(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    return decision.options[-1]


# --- cities -------------------------------------------------------------------------------------
def choose_city(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """The city where the effect serves the chooser best."""
    subject = subject_of(decision, Target)
    if subject.effect is None:
        return decision.options[0]
    me = PARTIES.index(decision.seat)
    best, choice = float("-inf"), decision.options[0]
    for city in decision.options:
        gain = trial.at_city(subject.effect, subject.actor, city)[me]
        if gain > best:
            best, choice = gain, city
    return choice


def full_city(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """Remove a base of the leading rival; of a partner or of its own party only if forced to."""
    position = runner.position
    own = decision.seat
    friends = position.government if own in position.government else ()

    def harm(party: str) -> tuple[bool, bool, int]:
        return (party != own, party not in friends, position.vp[party] + 2 * position.seats[party])

    return max(decision.options, key=harm)


# --- units --------------------------------------------------------------------------------------
def move_unit(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """Units from the supply first, strongest first; otherwise leave things as they are."""
    strength = trial.components.strength
    best, choice = 0.0, dt.PASS
    for option in decision.options:
        move = dt.MOVE_UNIT.read(option)
        if isinstance(move, Word):
            continue
        worth = strength[move.unit] + (
            UNITS.from_supply if move.origin == "supply" else UNITS.from_city
        )
        if worth > best:
            best, choice = worth, option
    return choice


def move_to(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """Where units help most: a radical party masses them, the government guards."""
    position = runner.position
    seat = decision.seat
    best, choice = float("-inf"), decision.options[0]
    for city in decision.options:
        worth = street_need(trial, position, seat, city)
        if worth > best:
            best, choice = worth, city
    return choice


def street_need(trial: Sandbox, position: WeimarPosition, seat: str, city: str) -> float:
    """How much a party wants one more unit in the city."""
    state = position.cities[city]
    own = trial.components.own
    mine = sum(state.units.get(u, 0) for u in own[seat])
    guards = sum(state.units.get(u, 0) for u in trial.components.government_units)
    worth = UNITS.own_base * state.bases.get(seat, 0)
    if seat in ("kpd", "dnvp"):
        marker = "councils" if seat == "kpd" else "regime"
        if marker in state.threats:
            return worth + UNITS.held - mine
        worth += ("unrest" in state.threats) + (
            UNITS.uprising if "uprising" in state.threats else 0.0
        )
        worth += UNITS.massed if mine in (1, 2) else 0.0
        worth += UNITS.berlin_radical if city == "berlin" else 0.0
        return worth - UNITS.guard_radical * guards
    hostile = sum(state.units.get(u, 0) for u in own["kpd"] + own["dnvp"])
    worth += UNITS.unrest * ("unrest" in state.threats) + UNITS.hostile * (hostile > 0)
    worth += UNITS.power * any(t in THREAT_PARTY for t in state.threats)
    worth += UNITS.berlin if city == "berlin" else 0.0
    return worth - UNITS.guard * guards


def choose_unit(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """The strongest unit of an opponent, or the weakest of its own."""
    owner, strength = trial.components.owner, trial.components.strength
    seat = decision.seat
    turning = isinstance(subject_of(decision, Target).effect, Flip)
    best, choice = float("-inf"), decision.options[0]
    for option in decision.options:
        hit = dt.CHOOSE_UNIT.read(option)
        if isinstance(hit, Word):
            continue
        worth = float(strength[hit.unit])
        if not turning and owner[hit.unit] == seat:
            worth = -worth
        worth += UNITS.crowd * sum(runner.position.cities[hit.city].units.values())
        if worth > best:
            best, choice = worth, option
    return choice


def redeploy(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """The strongest unit returns."""
    strength = trial.components.strength
    return max(decision.options, key=lambda unit: strength.get(unit, 0))


def move_police(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """Only from the supply: no city loses its guard."""
    return "supply" if "supply" in decision.options else dt.PASS


# --- opinion ------------------------------------------------------------------------------------
def debate(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """The move that improves the track most."""
    return debates.best_move(trial.evaluator, runner.position, decision)


def society(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """The marker that serves the party best, rivals considered."""
    me = PARTIES.index(decision.seat)
    taking = decision.kind == dt.REMOVE_SOCIETY.kind

    def worth(marker: str) -> float:
        row = trial.evaluator.society.row(marker)
        good = row[me] - SOCIETY.others * (sum(row) - row[me])
        return -good if taking else good

    return max(decision.options, key=worth)


def choose_issue(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """The issue that is worth most to the party, placed as the card says."""
    me = PARTIES.index(decision.seat)
    cell = subject_of(decision, IssueTo).cell
    opinion = trial.evaluator.opinion

    def worth(marker: str) -> float:
        return opinion.worth({**runner.position.issues, marker: cell})[me]

    return max(decision.options, key=worth)


# --- others -------------------------------------------------------------------------------------
def play_card(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """A card that must be played while something else is tried out is used for a debate."""
    cards = map(dt.PLAY_CARD.read, decision.options)
    return next((played.id for played in cards if played.use == "debate"), decision.options[0])


def pledge(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """The Chancellor and the democrats pay, the others do not."""
    position = runner.position
    if decision.seat == position.chancellor or len(position.nsdap_track) >= 3:
        return decision.options[-1]
    return decision.options[0]


def prudent(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """Optional prices are not paid during a trial."""
    return dt.NO if decision.kind == dt.PAY.kind else decision.options[0]


def cast_vote(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """Vote for oneself, otherwise for the lesser evil; only nationalists support a petition."""
    seat = decision.seat
    if dt.YES in decision.options:
        return dt.YES if seat == "dnvp" else dt.NO
    if seat in decision.options:
        return seat
    liking = PARTNERS.vote[seat]
    return max(decision.options, key=lambda party: liking.get(party, 0.0))


def name_self(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """Name oneself if possible, otherwise the first."""
    return decision.seat if decision.seat in decision.options else decision.options[0]


def name_opponent(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """The strongest rival."""
    position = runner.position
    return max(decision.options, key=lambda p: position.vp[p] + position.seats[p])


def oppose(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """Oppose a coup that would cost the party something."""
    return dt.OPPOSE if decision.seat != subject_of(decision, Coup).actor else dt.NEUTRAL


def place_flag(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """The nation of the next negotiation."""
    for card in runner.position.foreign_affairs.deck[:3]:
        nation = trial.components.foreign_affairs[card].nation
        if nation in decision.options:
            return nation
    return decision.options[0]


def setup_base(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """Any city; only asked during a trial."""
    return next(city for city in CITIES if city in decision.options)


def keep(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """Never roll again."""
    return dt.KEEP


def agree(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """The others join and agree."""
    return dt.AGREE


def hold_debate(trial: Sandbox, runner: WeimarRunner, decision: WeimarDecision) -> str:
    """The President debates."""
    return dt.DEBATE
