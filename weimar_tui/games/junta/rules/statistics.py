"""Balance figures over many games, computed from their events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean

from msgspec import Struct, field

from weimar_tui.kernel.events import Event

from . import coup_events as ce, events as e
from .position import JUNTA, JuntaPosition

TARGETS: dict[str, tuple[float, float]] = {
    "presidency": (2.0, 3.0),
    "coups": (1.5, 4.0),
    "coups-successful": (0.30, 0.60),
    "budgets-carried": (0.65, 0.95),
}
"""Target ranges for a table of bots, as shares or means per game."""

_COUNTED: dict[type[Event], str] = {
    e.Murdered: "murders",
    e.AttemptAnnounced: "attempts",
    ce.ShotByFiringSquad: "shot",
    e.BudgetCarried: "carried",
    e.BudgetRejected: "rejected",
    e.BudgetForced: "forced",
    e.WentIntoExile: "exiles",
    ce.CoupBegan: "coups",
    ce.BecameRebel: "rebels",
    e.Resigned: "resigned",
    e.Removed: "removed",
    e.OfferMade: "offers",
    e.ShieldUsed: "shields",
}


class GameRecord(Struct):
    """One game's contribution to the figures; plain data that can be sent between processes.

    `accounts` are sorted, richest first; `places` counts where families were seen.
    """

    rounds: int = 0
    accounts: tuple[int, ...] = ()
    pockets: int = 0
    presidents: int = 0
    counts: dict[str, int] = field(default_factory=dict)
    places: dict[str, int] = field(default_factory=dict)


def record(start: JuntaPosition, events: Iterable[Event], end: JuntaPosition) -> GameRecord:
    """The record of a game from its events and its final position."""
    counts: Counter[str] = Counter()
    places: Counter[str] = Counter()
    president, presidents = start.president, 0
    for event in events:
        kind = _COUNTED.get(type(event))
        if kind is not None:
            counts[kind] += 1
            continue
        match event:
            case e.Elected() if event.family != president:
                president, presidents = event.family, presidents + 1
            case e.PlacesRevealed():
                places.update(place for _, place in event.places)
            case ce.CoupDecided():
                counts[f"won-{event.side}"] += 1
            case e.OfferAnswered():
                counts[event.answer] += 1
            case e.PromisesJudged():
                counts.update(f"promises-{made.state}" for made in event.promises)
    families = end.families.values()
    return GameRecord(
        rounds=end.round,
        accounts=tuple(sorted((family.account.total for family in families), reverse=True)),
        pockets=sum(family.pocket.total for family in families),
        presidents=presidents,
        counts=dict(counts),
        places=dict(places),
    )


def played(event: Event) -> tuple[str, str] | None:
    """The family that plays a card, and the card; None for other events."""
    return (event.family, event.card) if isinstance(event, e.CardPlayed) else None


def report(games: Sequence[GameRecord]) -> dict[str, float]:
    """Every measure by id; empty without games. Shares are between 0 and 1.

    `presidency` is how many rounds a President lasts, `account` the mean of winner, middle and
    last, `place` the share of nights at each place, everything else a mean per game.
    """
    if not games:
        return {}

    def mean(name: str) -> float:
        return fmean(game.counts.get(name, 0) for game in games)

    decided = max(1, sum(game.counts.get("coups", 0) for game in games))
    won = sum(game.counts.get(f"won-{JUNTA}", 0) for game in games)
    nights: Counter[str] = Counter()
    for game in games:
        nights.update(game.places)
    votes = mean("carried") + mean("rejected")
    figures = {
        "games": float(len(games)),
        "rounds": fmean(game.rounds for game in games),
        "presidency": sum(game.rounds for game in games)
        / max(1, sum(game.presidents for game in games)),
        "coups": mean("coups"),
        "coups-successful": won / decided,
        "rebels-a-coup": sum(game.counts.get("rebels", 0) for game in games) / decided,
        "budgets-carried": mean("carried") / votes if votes else 0.0,
        "account.winner": fmean(game.accounts[0] for game in games),
        "account.middle": fmean(game.accounts[len(game.accounts) // 2] for game in games),
        "account.last": fmean(game.accounts[-1] for game in games),
        "pockets-lost": fmean(game.pockets for game in games),
    }
    for name in sorted({name for game in games for name in game.counts} - {"coups", "carried"}):
        figures[name] = mean(name)
    total = sum(nights.values()) or 1
    for place, number in sorted(nights.items()):
        figures[f"place.{place}"] = number / total
    return {name: round(value, 3) for name, value in figures.items()}
