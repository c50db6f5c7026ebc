"""Balance figures over many games, computed from their events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any

from msgspec import Struct, field

from weimar_tui.kernel.events import Event

from . import events as e
from .position import PARTIES, WeimarPosition
from .threats import THREAT_PARTY

ENDINGS = ("republic-survived", "overthrow-cities", "overthrow-seats", "anarchy", "nsdap")
MARKERS = {"coup": ("councils", "regime"), "counter-coup": tuple(THREAT_PARTY)}

TARGETS: dict[str, tuple[float, float]] = {
    "ending.republic-survived": (0.40, 0.52),
    "ending.councils": (0.07, 0.23),
    "ending.regimes": (0.07, 0.23),
    "ending.seats": (0.02, 0.08),
    "ending.anarchy": (0.08, 0.22),
    "ending.nsdap": (0.02, 0.06),
    "winner.spd": (0.18, 0.32),
    "winner.z": (0.18, 0.32),
    "winner.kpd": (0.18, 0.32),
    "winner.dnvp": (0.18, 0.32),
    "winner.nobody": (0.02, 0.06),
    "last-round.1": (0.0, 0.03),
    "last-round.2": (0.12, 0.24),
    "last-round.3": (0.05, 0.15),
    "last-round.4": (0.01, 0.08),
    "last-round.5": (0.02, 0.12),
    "last-round.6": (0.50, 0.70),
    "vp-round-3.spd": (12, 17),
    "vp-round-3.z": (11, 16),
    "vp-round-3.kpd": (11, 17),
    "vp-round-3.dnvp": (9, 14),
    "vp-end.spd": (48, 58),
    "vp-end.z": (46, 56),
    "vp-end.kpd": (40, 52),
    "vp-end.dnvp": (40, 52),
    "survivor.spd": (0.35, 0.55),
    "survivor.z": (0.25, 0.40),
    "survivor.dnvp": (0.08, 0.20),
    "survivor.kpd": (0.02, 0.10),
    "versailles.round-1": (0.60, 0.90),
    "versailles.by-round-2": (0.85, 1.0),
    "rentenmark.by-round-3": (0.45, 0.65),
    "nsdap-figures": (3, 4),
    "dr-box.1": (2.8, 4.0),
    "dr-box.2": (2.3, 3.5),
    "dr-box.3": (1.6, 3.0),
    "dr-box.4": (1.3, 2.7),
    "dr-box.5": (2.8, 4.2),
    "dr-box.6": (3.1, 4.5),
    "coups": (7, 12),
    "coups-successful": (0.30, 0.45),
    "counter-coups": (2, 5),
    "counter-coups-successful": (0.60, 0.85),
    "seats-after-4.spd": (4, 6),
    "seats-after-4.z": (4, 6),
    "seats-after-4.kpd": (4, 7),
    "seats-after-4.dnvp": (4, 7),
    "seats-after-4.nsdap": (1, 2),
    "minority-cabinets": (0.30, 0.55),
    "agenda-K01": (0.15, 0.40),
    "party-cards.event": (0.30, 0.40),
    "party-cards.actions": (0.35, 0.45),
    "party-cards.debate": (0.20, 0.33),
    "card-plays": (110, 150),
}
"""Target ranges for four good players in the main scenario, as shares or means."""


class GameRecord(Struct):
    """One game's contribution to the figures; plain data that can be sent between processes."""

    ending: str = ""
    winners: tuple[str, ...] = ()
    last_round: int = 1
    vp: dict[str, int] = field(default_factory=dict)
    vp_at_start: dict[int, dict[str, int]] = field(default_factory=dict)
    seats_at_start: dict[int, dict[str, int]] = field(default_factory=dict)
    dr_at_declaration: dict[int, int] = field(default_factory=dict)
    versailles: int = 0
    rentenmark: int = 0
    nsdap_figures: int = 0
    tries: dict[str, int] = field(default_factory=dict)
    successes: dict[str, int] = field(default_factory=dict)
    governments: dict[str, int] = field(default_factory=dict)
    agendas: dict[str, int] = field(default_factory=dict)
    uses: dict[str, int] = field(default_factory=dict)
    card_plays: int = 0


def record(start: WeimarPosition, events: Iterable[Event], end: WeimarPosition) -> GameRecord:
    """The record of a game from its starting position, its events, and its final position.

    `start` gives the table before the first event; any position of the same scenario at its first
    question will do.
    """
    outcome = end.outcome
    game = GameRecord(
        ending=outcome.ending if outcome else "",
        winners=outcome.winners if outcome else (),
        last_round=end.round,
        vp=dict(end.vp),
        nsdap_figures=len(end.nsdap_track),
    )
    vp, seats = dict(start.vp), dict(start.seats)
    markers, current = len(start.dr_box), start.round
    attempt: tuple[str, str] | None = None
    tries: Counter[str] = Counter()
    successes: Counter[str] = Counter()
    governments: Counter[str] = Counter()
    agendas: Counter[str] = Counter()
    uses: Counter[str] = Counter()
    for event in events:
        match event:
            case e.VpChanged():
                vp[event.party] = event.total
            case e.SeatsChanged():
                seats[event.party] = event.total
            case e.RoundStarted():
                current = event.round
                game.vp_at_start[current] = dict(vp)
                game.seats_at_start[current] = dict(seats)
            case e.DrMarkerPlaced() | e.DrMarkerRemoved():
                markers = event.total
            case e.GovernmentDeclared():
                game.dr_at_declaration[current] = markers
            case e.NegotiationEnded(card="A11", success=True):
                game.versailles = current
            case e.RentenmarkIntroduced():
                game.rentenmark = current
            case e.GovernmentFormed():
                governments[event.form] += 1
            case e.AgendaRevealed():
                agendas[event.agenda] += 1
            case e.CardPlayed():
                game.card_plays += 1
                attempt = None
                if not event.card.startswith("A"):
                    uses[event.use] += 1
            case e.AttemptAnnounced() if event.action in MARKERS:
                attempt = (event.action, event.city)
                tries[event.action] += 1
            case e.AttemptAnnounced() if event.action != "reaction":
                attempt = None
            case e.ThreatPlaced() | e.ThreatRemoved():
                if attempt is not None and _succeeds(attempt, event):
                    successes[attempt[0]] += 1
                    attempt = None
    game.tries, game.successes = dict(tries), dict(successes)
    game.governments, game.agendas, game.uses = dict(governments), dict(agendas), dict(uses)
    return game


def played(event: Event) -> tuple[str, str] | None:
    """The party that plays a card, and the card; None for other events."""
    return (event.party, event.card) if isinstance(event, e.CardPlayed) else None


def earned(event: Event) -> tuple[str, str, int] | None:
    """The party that wins or loses victory points, the source, and the number."""
    if isinstance(event, e.VpChanged):
        return event.party, event.source, event.amount
    return None


def _succeeds(attempt: tuple[str, str], event: e.ThreatPlaced | e.ThreatRemoved) -> bool:
    """Whether a coup placed its marker in its city, or a counter-coup removed one."""
    action, city = attempt
    placed = isinstance(event, e.ThreatPlaced)
    return placed == (action == "coup") and event.city == city and event.threat in MARKERS[action]


def report(games: Sequence[GameRecord]) -> dict[str, float]:
    """Every measure by id; empty without games.

    Shares are between 0 and 1. Measures that no game reached (a round, a survival) are left out.
    """
    if not games:
        return {}
    figures: dict[str, float] = {"games": len(games)}
    figures |= _endings(games)
    figures |= _points(games)
    figures |= _state(games)
    figures |= _choices(games)
    return {name: round(value, 3) for name, value in figures.items()}


def _share(games: Sequence[GameRecord], test: Any) -> float:
    return sum(map(bool, map(test, games))) / len(games)


def _survives(game: GameRecord) -> bool:
    return game.ending == "republic-survived" and bool(game.winners)


def _endings(games: Sequence[GameRecord]) -> dict[str, float]:
    figures = {
        # A player who survives without winning was playing a scenario for one, and lost it.
        "ending.republic-survived": _share(games, _survives),
        "ending.councils": _share(
            games, lambda g: g.ending == "overthrow-cities" and g.winners == ("kpd",)
        ),
        "ending.regimes": _share(
            games, lambda g: g.ending == "overthrow-cities" and g.winners == ("dnvp",)
        ),
        "ending.seats": _share(games, lambda g: g.ending == "overthrow-seats"),
        "ending.anarchy": _share(games, lambda g: g.ending == "anarchy"),
        "ending.nsdap": _share(games, lambda g: g.ending == "nsdap"),
    }
    collapsed = [g for g in games if g.ending == "anarchy"]
    if collapsed:
        figures["anarchy.in-rounds-1-2"] = _share(collapsed, lambda g: g.last_round <= 2)
    for party in PARTIES:
        figures[f"winner.{party}"] = _share(games, lambda g, p=party: p in g.winners)
    figures["winner.nobody"] = _share(games, lambda g: not g.winners)
    for number in range(1, 7):
        figures[f"last-round.{number}"] = _share(games, lambda g, n=number: g.last_round == n)
    return figures


def _points(games: Sequence[GameRecord]) -> dict[str, float]:
    figures: dict[str, float] = {}
    for party in PARTIES:
        starts = [g.vp_at_start[3][party] for g in games if 3 in g.vp_at_start]
        if starts:
            figures[f"vp-round-3.{party}"] = fmean(starts)
    survived = [g for g in games if _survives(g)]
    if survived:
        for party in PARTIES:
            figures[f"vp-end.{party}"] = fmean(g.vp[party] for g in survived)
        for party in PARTIES:
            figures[f"survivor.{party}"] = _share(survived, lambda g, p=party: p in g.winners)
        figures["nsdap-figures"] = fmean(g.nsdap_figures for g in survived)
    return figures


def _state(games: Sequence[GameRecord]) -> dict[str, float]:
    figures: dict[str, float] = {}
    done = [g for g in games if g.versailles or g.last_round > 1]
    if done:
        figures["versailles.round-1"] = _share(done, lambda g: g.versailles == 1)
    done = [g for g in games if g.versailles or g.last_round > 2]
    if done:
        figures["versailles.by-round-2"] = _share(done, lambda g: g.versailles in (1, 2))
    later = [g for g in games if g.last_round > 3]
    if later:
        figures["rentenmark.by-round-3"] = _share(later, lambda g: g.rentenmark in (1, 2, 3))
    for number in range(1, 7):
        boxes = [g.dr_at_declaration[number] for g in games if number in g.dr_at_declaration]
        if boxes:
            figures[f"dr-box.{number}"] = fmean(boxes)
    for party in (*PARTIES, "nsdap"):
        held = [g.seats_at_start[5][party] for g in games if 5 in g.seats_at_start]
        if held:
            figures[f"seats-after-4.{party}"] = fmean(held)
    formed = sum(sum(g.governments.values()) for g in games)
    if formed:
        minority = sum(g.governments.get("minority", 0) for g in games)
        figures["minority-cabinets"] = minority / formed
    return figures


def _choices(games: Sequence[GameRecord]) -> dict[str, float]:
    figures: dict[str, float] = {}
    for action in MARKERS:
        tries = sum(g.tries.get(action, 0) for g in games)
        figures[f"{action}s"] = tries / len(games)
        if tries:
            succeeded = sum(g.successes.get(action, 0) for g in games)
            figures[f"{action}s-successful"] = succeeded / tries
    agendas: Counter[str] = Counter()
    uses: Counter[str] = Counter()
    for game in games:
        agendas.update(game.agendas)
        uses.update(game.uses)
    for agenda in sorted(agendas):
        same = sum(number for name, number in agendas.items() if name[0] == agenda[0])
        figures[f"agenda-{agenda}"] = agendas[agenda] / same
    played = sum(uses.values())
    for use in ("event", "actions", "debate"):
        if played:
            figures[f"party-cards.{use}"] = uses[use] / played
    full = [g.card_plays for g in games if g.last_round == 6]
    if full:
        figures["card-plays"] = fmean(full)
    return figures
