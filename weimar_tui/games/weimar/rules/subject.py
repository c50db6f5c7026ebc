"""What the questions of Weimar are about."""

from __future__ import annotations

from weimar_tui.kernel.decision import Decision, Subject

from .effects.vocabulary import AnyEffect, Effects


class WeimarSubject(Subject, frozen=True):
    """What a question is about; a field that has nothing to do with it is empty or 0.

    `card` is the card or table it comes from; `actor` who does what is asked about, `city` where.
    `effect` is the effect that asks, `choices` are its options where one must be chosen; `do` names
    its kind, `left` says how often it is still to be done. `about` is president or petition, with
    `votes` to cast, those `counted` so far by party, and for what they were `given`. `dice` and
    `modifier` are those of a roll under way or, where an action is free, those added to it.
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
