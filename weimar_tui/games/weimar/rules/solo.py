"""The card-run seats of the solo scenario.

They hold no hand and no agenda: in each of their impulses they turn a behaviour card, and every
choice they face is made here by a fixed rule, so that the player can foresee it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from weimar_tui.games.weimar.rules import opinion
from weimar_tui.games.weimar.rules.conditions import cities_at
from weimar_tui.games.weimar.rules.economy import power_markers
from weimar_tui.games.weimar.rules.play import WeimarPlay
from weimar_tui.games.weimar.rules.position import WeimarPosition
from weimar_tui.kernel.decision import Subject
from weimar_tui.kernel.question import Question, S
from weimar_tui.kernel.step import Step

IMPULSES = 4
"""How many behaviour cards a seat turns in the round."""

MOST_POWER_MARKERS = 1
MOST_DR_MARKERS = 4
"""More active Regimes and Councils, or more DR markers, and the republic is lost."""

GRADES = ((10, "outstanding"), (9, "strong"), (7, "solid"), (0, "limping"))
"""From how many VP of the player the republic stands how."""

CITY_ORDER: dict[str, tuple[str, ...]] = {
    "kpd": (
        "berlin",
        "essen",
        "hamburg",
        "muenchen",
        "leipzig",
        "breslau",
        "koeln",
        "frankfurt",
        "rostock",
        "stuttgart",
        "koenigsberg",
    ),
    "z": (
        "koeln",
        "muenchen",
        "berlin",
        "essen",
        "breslau",
        "hamburg",
        "frankfurt",
        "stuttgart",
        "leipzig",
        "rostock",
        "koenigsberg",
    ),
    "dnvp": (
        "berlin",
        "muenchen",
        "koenigsberg",
        "rostock",
        "breslau",
        "hamburg",
        "leipzig",
        "stuttgart",
        "frankfurt",
        "essen",
        "koeln",
    ),
}
"""The first city on the list where the step is possible is taken."""

FIXED: dict[str, tuple[str, ...]] = {
    "react": ("pass",),
    "increase": ("pass",),
    "pay": ("no",),
    "may": ("yes",),
    "oppose-coup": ("oppose",),
    "lend-reichswehr": ("refuse",),
    "move-police": ("supply", "pass"),
    "propose-issue": ("pass",),
    "pledge": ("0",),
    "strike-on-prussia": ("refuse",),
    "vote-again": ("keep",),
    "resolve-issue": ("1",),
    "choose-option": ("1",),
    "name-opponent": ("spd",),
}
"""Answers that are always the same: the first of these that is offered."""

AGREES = {"join-coalition", "answer-proposal"}
"""Zentrum agrees to these, the radical parties never."""

LOST = ("lost-power", "lost-threats")
"""Grades that mean the player has lost."""


class CardRunPlay(WeimarPlay):
    """A game in which seats may be run by behaviour cards: they answer at once, by their rule."""

    __slots__ = ()

    def ask(
        self,
        step: Step,
        seat: str,
        question: Question[S] | str,
        options: Sequence[str],
        subject: S | None = None,
        *,
        private: Subject | None = None,
        seen_as: str = "",
        always: bool = False,
    ) -> None:
        """As in the kernel, of seats that somebody plays."""
        if options and seat in self.position.card_run:
            step.chosen(self, seat, answer(self, step, seat, str(question), options))
        else:
            super().ask(
                step,
                seat,
                question,
                options,
                subject,
                private=private,
                seen_as=seen_as,
                always=always,
            )


def answer(play: WeimarPlay, step: Any, seat: str, kind: str, options: Sequence[str]) -> str:
    """What the card-run seat picks among the options of a decision."""
    if kind in FIXED:
        return next((option for option in FIXED[kind] if option in options), options[0])
    if kind in AGREES:
        return "agree" if seat == "z" else "refuse"
    match kind:
        case "choose-city" | "move-to":
            return _first_city(seat, options)
        case "move-unit":
            return _unit(play, step, seat, options)
        case "debate":
            return _debate(play, seat, options)
        case "full-city":
            wanted = "kpd" if seat == "z" else "spd"
            return wanted if wanted in options else options[0]
        case "choose-society":
            return _society(play, seat, options)
        case "minor-party":
            return seat if seat in options else options[0]
        case _:
            return options[0]


def _first_city(seat: str, options: Sequence[str]) -> str:
    return next((city for city in CITY_ORDER[seat] if city in options), options[0])


def _unit(play: WeimarPlay, step: Any, seat: str, options: Sequence[str]) -> str:
    """From the supply first, strongest first; then from elsewhere, never out of the goal."""
    goal = _first_city(seat, cities_at(play, step.place, seat))
    strength = play.box.strength

    def rank(option: str) -> tuple[bool, int]:
        unit, origin = option.split(":")
        return origin != "supply", -strength[unit]

    useful = [o for o in options if ":" in o and o.split(":")[1] != goal]
    return min(useful, key=rank) if useful else "pass"


def _debate(play: WeimarPlay, seat: str, options: Sequence[str]) -> str:
    """The issue nearest to the own arm and not yet on it, else the own one closest to 0.

    It is advanced as far as it goes; ties by the order of the board.
    """
    issues = play.position.issues
    order = {marker: place for place, marker in enumerate(play.box.issue_kind)}
    tip = f"{opinion.ARM[seat]}{opinion.LENGTH}"

    def distance(cell: str) -> int:
        return 0 if cell == tip else opinion_distance(seat, cell)

    def rank(option: str) -> tuple[bool, int, int, int]:
        issue, cell = option.split(":")
        origin = issues[issue]
        own = opinion.OWNERS[origin] == (seat,)
        nearness = -distance(origin) if own else distance(origin)
        return own, nearness, order[issue], distance(cell)

    moves = [option for option in options if option != "pass"]
    return min(moves, key=rank) if moves else "pass"


def opinion_distance(party: str, cell: str) -> int:
    """Steps from the cell to the tip of the party's own arm."""
    return sum(1 for layer in opinion.REACH[party][cell] if layer)


def _society(play: WeimarPlay, seat: str, options: Sequence[str]) -> str:
    society = play.box.components.society
    minor = play.position.minor_parties
    own = [m for m in options if minor.get(society[m].holder, society[m].holder) == seat]
    if own:
        return own[0]
    return "W1" if "W1" in options else options[0]


def grade(position: WeimarPosition, player: str) -> str:
    """How the republic came through: `lost-power`, `lost-threats`, or a grade by VP."""
    if power_markers(position) > MOST_POWER_MARKERS:
        return "lost-power"
    if len(position.dr_box) > MOST_DR_MARKERS:
        return "lost-threats"
    return next(name for vp, name in GRADES if position.vp[player] >= vp)
