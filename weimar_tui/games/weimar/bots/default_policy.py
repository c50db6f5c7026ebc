"""Quick answers to what is asked on the way: while trying things out, and where little is at stake.

Everybody answers by the interests of the party asked, as the imagined position shows them.
"""

from __future__ import annotations

from collections.abc import Callable

from weimar_tui.games.weimar.bots import debates
from weimar_tui.games.weimar.bots.sandbox import Sandbox
from weimar_tui.games.weimar.bots.weights import VOTE
from weimar_tui.games.weimar.rules import decision_types as q
from weimar_tui.games.weimar.rules.effects.vocabulary import Flip
from weimar_tui.games.weimar.rules.position import CITIES, PARTIES, WeimarPosition
from weimar_tui.games.weimar.rules.runner import WeimarRunner
from weimar_tui.games.weimar.rules.subject import WeimarDecision
from weimar_tui.games.weimar.rules.threats import THREAT_PARTY
from weimar_tui.kernel.decision_type import Word


def answer(trial: Sandbox, play: WeimarRunner, decision: WeimarDecision) -> str:
    """A sensible option, found without trying anything new."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    answer_of_kind = _ANSWERS.get(decision.kind)
    return answer_of_kind(trial, play, decision) if answer_of_kind is not None else options[0]


def _pass(trial: Sandbox, play: WeimarRunner, decision: WeimarDecision) -> str:
    return q.PASS


def _last(trial: Sandbox, play: WeimarRunner, decision: WeimarDecision) -> str:
    return decision.options[-1]


# --- cities -------------------------------------------------------------------------------------
def choose_city(trial: Sandbox, play: WeimarRunner, decision: WeimarDecision) -> str:
    """The city where the effect serves the chooser best."""
    subject = decision.subject
    if subject.effect is None:
        return decision.options[0]
    me = PARTIES.index(decision.seat)
    best, choice = float("-inf"), decision.options[0]
    for city in decision.options:
        gain = trial.at_city(subject.effect, subject.actor, city)[me]
        if gain > best:
            best, choice = gain, city
    return choice


def full_city(trial: Sandbox, play: WeimarRunner, decision: WeimarDecision) -> str:
    """Whose base to remove: of the rival who is ahead; of a partner or one's own only at need."""
    position = play.position
    own = decision.seat
    friends = position.government if own in position.government else ()

    def harm(party: str) -> tuple[bool, bool, int]:
        return (party != own, party not in friends, position.vp[party] + 2 * position.seats[party])

    return max(decision.options, key=harm)


# --- units --------------------------------------------------------------------------------------
def move_unit(trial: Sandbox, play: WeimarRunner, decision: WeimarDecision) -> str:
    """Units from the supply first, the strongest; else leave things as they are."""
    strength = trial.components.strength
    best, choice = 0.0, q.PASS
    for option in decision.options:
        move = q.MOVE_UNIT.read(option)
        if isinstance(move, Word):
            continue
        worth = strength[move.unit] + (1.0 if move.origin == "supply" else -1.5)
        if worth > best:
            best, choice = worth, option
    return choice


def move_to(trial: Sandbox, play: WeimarRunner, decision: WeimarDecision) -> str:
    """Where units help most: a radical party masses them, the government guards."""
    position = play.position
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
    worth = 0.3 * state.bases.get(seat, 0)
    if seat in ("kpd", "dnvp"):
        marker = "councils" if seat == "kpd" else "regime"
        if marker in state.threats:
            return worth - 0.5 - mine
        worth += ("unrest" in state.threats) + (1.2 if "uprising" in state.threats else 0.0)
        worth += 0.8 if mine in (1, 2) else 0.0
        return worth + (0.6 if city == "berlin" else 0.0) - 0.8 * guards
    hostile = sum(state.units.get(u, 0) for u in own["kpd"] + own["dnvp"])
    worth += 0.5 * ("unrest" in state.threats) + 0.7 * (hostile > 0)
    worth += 0.9 * any(t in THREAT_PARTY for t in state.threats)
    return worth + (0.8 if city == "berlin" else 0.0) - 0.7 * guards


def choose_unit(trial: Sandbox, play: WeimarRunner, decision: WeimarDecision) -> str:
    """An opponent's strongest unit; of one's own the weakest."""
    owner, strength = trial.components.owner, trial.components.strength
    seat = decision.seat
    turning = isinstance(decision.subject.effect, Flip)
    best, choice = float("-inf"), decision.options[0]
    for option in decision.options:
        hit = q.CHOOSE_UNIT.read(option)
        if isinstance(hit, Word):
            continue
        worth = float(strength[hit.unit])
        if not turning and owner[hit.unit] == seat:
            worth = -worth
        worth += 0.3 * sum(play.position.cities[hit.city].units.values())
        if worth > best:
            best, choice = worth, option
    return choice


def redeploy(trial: Sandbox, play: WeimarRunner, decision: WeimarDecision) -> str:
    """The strongest unit comes back."""
    strength = trial.components.strength
    return max(decision.options, key=lambda unit: strength.get(unit, 0))


def move_police(trial: Sandbox, play: WeimarRunner, decision: WeimarDecision) -> str:
    """Only from the supply: no city is stripped of its guard."""
    return "supply" if "supply" in decision.options else q.PASS


# --- opinion ------------------------------------------------------------------------------------
def debate(trial: Sandbox, play: WeimarRunner, decision: WeimarDecision) -> str:
    """The move that improves the track most."""
    return debates.best_move(trial.evaluator, play.position, decision)


def society(trial: Sandbox, play: WeimarRunner, decision: WeimarDecision) -> str:
    """The marker that serves the party best, rivals considered."""
    me = PARTIES.index(decision.seat)
    taking = decision.kind == q.REMOVE_SOCIETY.kind

    def worth(marker: str) -> float:
        row = trial.evaluator.society.row(marker)
        good = row[me] - 0.3 * (sum(row) - row[me])
        return -good if taking else good

    return max(decision.options, key=worth)


def choose_issue(trial: Sandbox, play: WeimarRunner, decision: WeimarDecision) -> str:
    """The issue that is worth most to the party, put where the card says."""
    me = PARTIES.index(decision.seat)
    cell = decision.subject.cell
    opinion = trial.evaluator.opinion

    def worth(marker: str) -> float:
        return opinion.worth({**play.position.issues, marker: cell})[me]

    return max(decision.options, key=worth)


# --- others -------------------------------------------------------------------------------------
def play_card(trial: Sandbox, play: WeimarRunner, decision: WeimarDecision) -> str:
    """Somebody is made to play a card while another matter is tried out: a debate."""
    cards = map(q.PLAY_CARD.read, decision.options)
    return next((played.id for played in cards if played.use == "debate"), decision.options[0])


def pledge(trial: Sandbox, play: WeimarRunner, decision: WeimarDecision) -> str:
    """The Chancellor and the democrats pay, the others do not."""
    position = play.position
    if decision.seat == position.chancellor or len(position.nsdap_track) >= 3:
        return decision.options[-1]
    return decision.options[0]


def prudent(trial: Sandbox, play: WeimarRunner, decision: WeimarDecision) -> str:
    """Optional prices are not paid on the way."""
    return q.NO if decision.kind == q.PAY.kind else decision.options[0]


def cast_vote(trial: Sandbox, play: WeimarRunner, decision: WeimarDecision) -> str:
    """For oneself, else for the lesser evil; a petition only by the nationalists."""
    seat = decision.seat
    if q.YES in decision.options:
        return q.YES if seat == "dnvp" else q.NO
    if seat in decision.options:
        return seat
    liking = VOTE[seat]
    return max(decision.options, key=lambda party: liking.get(party, 0.0))


def name_self(trial: Sandbox, play: WeimarRunner, decision: WeimarDecision) -> str:
    """Oneself if possible, else the first."""
    return decision.seat if decision.seat in decision.options else decision.options[0]


def name_opponent(trial: Sandbox, play: WeimarRunner, decision: WeimarDecision) -> str:
    """The strongest rival."""
    position = play.position
    return max(decision.options, key=lambda p: position.vp[p] + position.seats[p])


def oppose(trial: Sandbox, play: WeimarRunner, decision: WeimarDecision) -> str:
    """Whoever loses by a coup opposes it."""
    return q.OPPOSE if decision.seat != decision.subject.actor else q.NEUTRAL


def place_flag(trial: Sandbox, play: WeimarRunner, decision: WeimarDecision) -> str:
    """The nation that the next negotiation is with."""
    for card in play.position.foreign_affairs.deck[:3]:
        nation = trial.components.foreign_affairs[card].nation
        if nation in decision.options:
            return nation
    return decision.options[0]


def setup_base(trial: Sandbox, play: WeimarRunner, decision: WeimarDecision) -> str:
    """Any city; only asked while trying out."""
    return next(city for city in CITIES if city in decision.options)


_ANSWERS: dict[str, Callable[[Sandbox, WeimarRunner, WeimarDecision], str]] = {
    q.REACT.kind: _pass,
    q.CHOOSE_CITY.kind: choose_city,
    q.FULL_CITY.kind: full_city,
    q.MOVE_UNIT.kind: move_unit,
    q.MOVE_TO.kind: move_to,
    q.CHOOSE_UNIT.kind: choose_unit,
    q.REDEPLOY_UNIT.kind: redeploy,
    q.MOVE_POLICE.kind: move_police,
    q.MOVE_ISSUE.kind: debate,
    q.CHOOSE_SOCIETY.kind: society,
    q.REMOVE_SOCIETY.kind: society,
    q.CHOOSE_ISSUE.kind: choose_issue,
    q.PLAY_CARD.kind: play_card,
    q.PLAY_BEFORE.kind: _pass,
    q.PLEDGE.kind: pledge,
    q.PAY.kind: prudent,
    q.MAY.kind: prudent,
    q.CAST_VOTE.kind: cast_vote,
    q.INCREASE_RESULT.kind: _pass,
    q.VOTE_AGAIN.kind: lambda trial, play, decision: q.KEEP,
    q.PRESIDENT_DEBATE.kind: lambda trial, play, decision: q.DEBATE,
    q.NAME_OPPONENT.kind: name_opponent,
    q.MINOR_PARTY.kind: name_self,
    q.MAJORITY_TIE.kind: name_self,
    q.NAME_CHANCELLOR.kind: name_self,
    q.NAME_WINNER.kind: name_self,
    q.NAME_FINALIST.kind: name_self,
    q.ABSOLUTE_MAJORITY.kind: name_self,
    q.BREAK_VOTE_TIE.kind: cast_vote,
    q.OPPOSE_COUP.kind: oppose,
    q.LEND_REICHSWEHR.kind: _last,
    q.PLACE_FLAG.kind: place_flag,
    q.PLACE_BASE.kind: setup_base,
    q.JOIN_COALITION.kind: lambda trial, play, decision: q.AGREE,
    q.ANSWER_PROPOSAL.kind: lambda trial, play, decision: q.AGREE,
    q.PROPOSE_ISSUE.kind: _pass,
    q.ACTION.kind: _last,
    q.ACTION_CITY.kind: _last,
    q.STRIKE_ON_PRUSSIA.kind: _last,
}
