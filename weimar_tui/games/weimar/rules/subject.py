"""The subject of a question in Weimar."""

from __future__ import annotations

from weimar_tui.kernel.decision import Decision, Subject

from .effects.vocabulary import AnyEffect, Effects


class WeimarSubject(Subject, frozen=True):
    """The subject of a question; fields that do not apply are empty or 0.

    `card` is the card or table the question comes from; `actor` carries out what it is about, in
    `city`. `effect` is the effect that asks, `choices` are its options if one must be chosen; `do`
    names its kind, `left` says how many times it remains to be done. `about` is president or
    petition, with `votes` to cast, those `counted` so far by party, and what they were `given` for.
    `dice` and `modifier` belong to a roll under way or, for a free action, are those added to it.
    """

    about: str = ""
    action: str = ""
    actor: str = ""
    ap: int = 0
    card: str = ""
    cell: str = ""
    choices: tuple[Effects, ...] = ()
    city: str = ""
    coalition: str = ""
    counted: tuple[tuple[str, int], ...] = ()
    dice: int = 0
    do: str = ""
    effect: AnyEffect | None = None
    ending: str = ""
    given: tuple[tuple[str, str], ...] = ()
    issue: str = ""
    left: int = 0
    minor: str = ""
    missing: int = 0
    modifier: int = 0
    option: int = 0
    origin: str = ""
    partner: str = ""
    place: int = 0
    proposer: str = ""
    reserve: int = 0
    round: int = 0
    seats: int = 0
    steps: int = 0
    target: str = ""
    trigger: str = ""
    unit: str = ""
    units: str = ""
    use: str = ""
    votes: int = 0
    word: str = ""


WeimarDecision = Decision[WeimarSubject]
