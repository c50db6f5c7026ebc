"""What a simulation of Weimar measures beside endings: the ranges a well-balanced set keeps.

A game is read backwards from its final position, event by event, so that nothing need be known
about the set-up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from weimar_tui.games.weimar import events as told
from weimar_tui.games.weimar.position import PARTIES, WeimarPosition

if TYPE_CHECKING:
    from weimar_tui.cli.simulate import Result
    from weimar_tui.games.weimar.play import WeimarPlay

_VERSAILLES = "A11"
_REVOLUTION_NOW = "K01"
_WORKS_FROM = 5
"""The lowest result of a coup or counter-coup that does what it is for (party boards)."""

Row = dict[str, str]


def measure(play: WeimarPlay) -> dict[str, Any]:
    """The figures of one finished game."""
    figures: dict[str, Any] = {
        "nsdap_track": len(play.position.nsdap_track),
        "versailles": 0,
        "rentenmark": 0,
        "agendas": [],
        "minority": [],
        "uses": {"event": 0, "actions": 0, "debate": 0},
        "plays": 0,
        "coup": [0, 0],
        "counter-coup": [0, 0],
    }
    _look_back(play.events or [], play.position, figures)
    _look_forward(play.events or [], figures)
    return figures


def _look_back(events: Sequence[Any], position: WeimarPosition, figures: dict[str, Any]) -> None:
    """VP, seats and DR markers at earlier moments."""
    vp, seats = dict(position.vp), dict(position.seats)
    markers = len(position.dr_box)
    current = position.round
    figures["dr"] = {}
    for event in reversed(events):
        match event:
            case told.VpChanged():
                vp[event.party] -= event.amount
            case told.SeatsChanged():
                seats[event.party] -= event.amount
            case told.DrMarkerPlaced():
                markers = event.total - 1
            case told.DrMarkerRemoved():
                markers = event.total + 1
            case told.GovernmentDeclared():
                figures["dr"][current] = markers
            case told.RoundStarted():
                figures[f"vp_{event.round}"] = vp.copy()
                figures[f"seats_{event.round}"] = seats.copy()
                current = event.round - 1
            case _:
                pass


def _look_forward(events: Iterable[Any], figures: dict[str, Any]) -> None:
    """What happened when, and how often."""
    current = 1
    results: dict[str, int] = {}

    def settle(kind: str) -> None:
        figures[kind][1] += results.pop(kind, 0) >= _WORKS_FROM

    for event in events:
        match event:
            case told.RoundStarted():
                current = event.round
            case told.NegotiationEnded(card=card, success=True) if card == _VERSAILLES:
                figures["versailles"] = figures["versailles"] or current
            case told.RentenmarkIntroduced():
                figures["rentenmark"] = current
            case told.AgendaRevealed(party="kpd"):
                figures["agendas"].append(event.agenda)
            case told.GovernmentFormed() if current > 1:
                figures["minority"].append(event.form == "minority")
            case told.CardPlayed():
                figures["plays"] += 1
                if not event.card.startswith("A"):
                    figures["uses"][event.use] += 1
            case told.AttemptAnnounced() if event.action in ("coup", "counter-coup"):
                settle(event.action)
                figures[event.action][0] += 1
            case told.DiceRolled() if event.purpose in ("coup", "counter-coup"):
                results[event.purpose] = event.result
            case _:
                pass
    for kind in ("coup", "counter-coup"):
        settle(kind)


# --- many games ---------------------------------------------------------------------------------
def balance(results: Sequence[Result]) -> list[Row]:
    """The measures with the ranges they should keep."""
    if not results:
        return []
    survived = [result for result in results if result.ending == "republic-survived"]
    figures = [result.figures or {} for result in results]
    last = [result.figures or {} for result in survived]
    return [
        *_endings(results),
        _row("won by SPD / KPD / Z / DNVP / nobody, %", "25-35 / 15-25 / 18-28 / 20-30 / 2-8",
             [_won(results, who) for who in PARTIES]
             + [_share(results, lambda result: not result.winners)]),
        _row("ended in round 1-6, %", "2-6 / 4-12 / 5-12 / 5-12 / 8-15 / 55-70",
             [_ended_in(results, n) for n in range(1, 7)]),
        _row("VP at the start of round 3, SPD / KPD / Z / DNVP", "12-17 / 4-13 / 11-15 / 7-11",
             _parties(figures, "vp_3")),
        _row("VP after six rounds, SPD / KPD / Z / DNVP", "45-55 / 34-46 / 42-52 / 36-48",
             [_mean(result.vp[party] for result in survived) for party in PARTIES]),
        _row("won by VP, SPD / KPD / Z / DNVP, %", "35-55 / 4-12 / 25-40 / 8-20",
             [_won(survived, who) for who in PARTIES]),
        _row("Versailles done in round 1; by round 2, %", "60-90 / 85-97",
             [_share(figures, lambda game: game["versailles"] == 1),
              _share([game for game in figures if "vp_2" in game],
                     lambda game: 0 < game["versailles"] <= 2)]),
        _row("Rentenmark by round 3, of games that get there, %", "60-85",
             [_share([game for game in figures if "vp_3" in game],
                     lambda game: 0 < game["rentenmark"] <= 3)]),
        _row("figures on the NSDAP track after six rounds", "3-4",
             [_mean(game["nsdap_track"] for game in last)]),
        _row("DR markers at the declaration, rounds 1-6", "3.5 / 2.8 / 2.3 / 2.0 / 3.5 / 3.8",
             [_mean(game["dr"][n] for game in figures if n in game["dr"]) for n in range(1, 7)]),
        _row("coups a game; successful, %", "8-13 / 35-50", _attempts(figures, "coup")),
        _row("counter-coups a game; successful, %", "3-6 / 55-70",
             _attempts(figures, "counter-coup")),
        _row("seats after round 4, SPD / KPD / Z / DNVP / NSDAP", "4-6 / 4-7 / 4-6 / 5-8 / 1-2",
             _parties(figures, "seats_5", (*PARTIES, "nsdap"))),
        _row("minority cabinets from round 2, %", "30-55",
             [_share([one for game in figures for one in game["minority"]], bool)]),
        _row("Revolution Now! among KPD agendas, %", "15-40",
             [_share([one for game in figures for one in game["agendas"]],
                     lambda agenda: agenda == _REVOLUTION_NOW)]),
        _row("party cards as event / actions / debate, %", "30-40 / 35-45 / 20-30",
             _uses(figures)),
        _row("card plays in six rounds", "about 129", [_mean(game["plays"] for game in last)]),
    ]  # fmt: skip


def _endings(results: Sequence[Result]) -> list[Row]:
    def ended(ending: str, winner: str = "") -> Callable[[Result], bool]:
        return lambda result: result.ending == ending and (not winner or winner in result.winners)

    anarchies = [result for result in results if result.ending == "anarchy"]
    return [
        _row("the republic survives, %", "40-60", [_share(results, ended("republic-survived"))]),
        _row("KPD by Councils, %", "6-12", [_share(results, ended("overthrow-cities", "kpd"))]),
        _row("DNVP by Regimes, %", "12-20", [_share(results, ended("overthrow-cities", "dnvp"))]),
        _row("half of the seats, %", "0-5", [_share(results, ended("overthrow-seats"))]),
        _row("anarchy, %; of it in rounds 1-2, %", "8-18 / 0-50",
             [_share(results, ended("anarchy")), _share(anarchies, lambda game: game.round <= 2)]),
        _row("NSDAP, %", "2-8", [_share(results, ended("nsdap"))]),
    ]  # fmt: skip


def _row(measure: str, target: str, found: Iterable[float | None]) -> Row:
    shown = ("-" if value is None else f"{value:.1f}" for value in found)
    return {"measure": measure, "target": target, "found": " / ".join(shown)}


def _share(things: Sequence[Any], holds: Callable[[Any], bool]) -> float | None:
    return 100 * sum(map(holds, things)) / len(things) if things else None


def _won(results: Sequence[Result], party: str) -> float | None:
    return _share(results, lambda result: party in result.winners)


def _ended_in(results: Sequence[Result], number: int) -> float | None:
    return _share(results, lambda result: result.round == number)


def _mean(values: Iterable[float]) -> float | None:
    known = list(values)
    return sum(known) / len(known) if known else None


def _parties(
    figures: Sequence[dict[str, Any]], key: str, parties: Sequence[str] = PARTIES
) -> list[float | None]:
    games = [game[key] for game in figures if key in game]
    return [_mean(game[party] for game in games) for party in parties]


def _attempts(figures: Sequence[dict[str, Any]], kind: str) -> list[float | None]:
    tried = sum(game[kind][0] for game in figures)
    worked = sum(game[kind][1] for game in figures)
    return [tried / len(figures), 100 * worked / tried if tried else None]


def _uses(figures: Sequence[dict[str, Any]]) -> list[float | None]:
    counts = [sum(game["uses"][use] for game in figures) for use in ("event", "actions", "debate")]
    total = sum(counts)
    return [100 * count / total if total else None for count in counts]
