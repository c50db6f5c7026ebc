"""What a question is about, as lines: what the screen's dialogs draw above their answers."""

from __future__ import annotations

from collections.abc import Iterator

from weimar_tui.kernel.decision import Decision
from weimar_tui.text.catalogue import sentence_case

from ..rules import decision_types as dt
from ..rules.component_data import PLACES
from ..rules.coup.common import centres, sides_known
from ..rules.families import acting, is_out
from ..rules.subjects import InArea, NextFamily, OfExile, RetreatFrom, subject_of
from ..rules.trust import ledger
from ..rules.units import dice_of, holding, kinds_of, parties_at, units_of
from ..scene import JuntaScene

_NIGHTS = 4
"""The number of past nights listed."""


def facts(decision: Decision, now: JuntaScene) -> Iterator[str]:
    """The lines for a question; none for most."""
    if decision.kind == dt.CAST.kind and decision.options:
        yield now.words.option_preview(now.game, decision, decision.options[0], now.view)
    match dt.DECISION_TYPES[decision.kind].dialog:
        case "place" | "victim":
            yield from _street(now)
        case "purse" | "shield":
            yield from _purse(now)
        case "fight":
            yield from _fight(decision, now)
        case "sides":
            yield from _centres(now)
        case "squad":
            yield from _squad(decision, now)


def bank_state(now: JuntaScene) -> str:
    """Whether the bank is open, and whether the police can shoot there."""
    view, words = now.view, now.words
    if view.bank_closed:
        return words.ui("bank-closed")
    opened = words.ui("bank-lunch" if view.lunch else "bank-open")
    unsafe = "bank-unsafe-own" if now.me and acting(view, "minister") == now.me else "bank-unsafe"
    rest = words.ui("bank-safe" if view.bank_marker else unsafe)
    return words.ui("bank-and", first=opened, rest=rest)


def _street(now: JuntaScene) -> Iterator[str]:
    """The bank, and the families seen at each place on the last nights."""
    words = now.words
    yield f"{words.ui('bank-state')} {bank_state(now)}"
    nights = now.view.history[-_NIGHTS:]
    if not nights:
        return
    yield words.ui("street-seen")
    for place in PLACES:
        there = [
            words.several([words.seat(seat) for seat, where in night.places if where == place])
            for night in nights
        ]
        if any(there):
            text = " / ".join(names or "–" for names in there)
            yield words.text("board-place", name=words.name(place), text=text)


def _purse(now: JuntaScene) -> Iterator[str]:
    words, mine = now.words, now.mine
    if mine is not None:
        for key, notes in (("money-pocket", mine.pocket), ("money-account", mine.account)):
            text = words.million(notes.total)
            yield words.text("board-place", name=words.ui(key), text=text)


def _fight(decision: Decision, now: JuntaScene) -> Iterator[str]:
    """The parties in the area, with their dice and their losses so far."""
    words, runner, coup = now.words, now.runner, now.view.coup
    area = subject_of(decision, InArea).area or subject_of(decision, RetreatFrom).area
    if not area:
        return
    losses = coup.fight.losses if coup is not None and coup.fight is not None else {}
    for party in parties_at(runner, area):
        stacks = units_of(runner, area, party)
        dice = 0 if is_out(now.view, party) else dice_of(runner, stacks)
        parts = [words.ui("fight-force", units=words.force(kinds_of(stacks)), dice=dice)]
        if losses.get(party):
            parts.append(words.ui("fight-lost", number=losses[party]))
        yield words.text("board-place", name=words.seat(party), text=words.several(parts))


def _centres(now: JuntaScene) -> Iterator[str]:
    """The power centres: who holds them, and the units there."""
    if now.view.coup is None:
        return
    words, runner = now.words, now.runner
    for area, side in centres(runner, sides_known(runner)):
        parts = [sentence_case(words.text("dialog-centre", area=area, side=side))]
        for party, stacks in holding(runner, area).items():
            units = words.force(kinds_of(stacks))
            family = words.seat(party)
            parts.append(words.text("board-units", units=units, family=family))
        yield words.several(parts)


def _squad(decision: Decision, now: JuntaScene) -> Iterator[str]:
    """What is known of a family that may be shot."""
    words, private = now.words, decision.private
    family = private.family if isinstance(private, NextFamily) else ""
    family = family or subject_of(decision, OfExile).family
    if family in now.view.families and now.me:
        offices = [words.office_short(one) for one in now.view.families[family].offices]
        if offices:
            text = words.several(offices)
            yield words.text("board-place", name=words.seat(family), text=text)
        yield words.ledger(family, *ledger(now.view, now.me, family))
