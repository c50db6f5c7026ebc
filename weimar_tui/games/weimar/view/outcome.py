"""The outcome of a roll: its modifiers, table and effects, and what my reaction changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from weimar_tui.kernel.events import Event
from weimar_tui.text.catalogue import sentence_case

from ..rules import events as e
from ..rules.effects.vocabulary import AnyEffect, Base, Effects, If
from ..rules.endings import NSDAP_SPACES
from ..rules.odds import result_chances
from ..rules.position import WeimarPosition
from ..rules.preview import told_to
from ..rules.preview_sums import brings
from ..rules.results import (
    BEST_CRISIS_RESULT,
    BEST_RESULT,
    line_for,
    result_table,
    success_result,
)
from ..words.names import signed
from ..words.wording import WeimarMessages
from .causes import TABLES, added

if TYPE_CHECKING:
    from weimar_tui.tui.game_view import Fall, Row

_SUCCESS = (*(kind for kind in TABLES if kind != "crisis"), "negotiate")
"""The rolls in which each further six adds one (rulebook 5.5)."""

_NOTICED = 0.005
"""The smallest change in a chance that is shown."""
_GROUPS = {
    "demonstrate": (("uprising", "councils"), ("base",)),
    "coup": (("regime",), ("councils",)),
    "counter-coup": (("power",),),
    "fight": (("dissolved",),),
}
"""By kind of roll: the outcomes that others want to prevent, the worst first."""
_VIOLENT = ("coup", "counter-coup", "fight")
_NEARER = ("regime", "councils")

Modifier = tuple[str, int, str]
"""A modifier of a result: its source, its amount, and the party behind it (empty if none)."""


def modifiers(before: Sequence[Event], roll: e.DiceRolled) -> list[Modifier]:
    """The modifiers of a roll's result, in the order in which they arose."""
    announced, following = attempt_of(before, roll)
    if announced is None:
        by = added(roll.purpose, roll.dice, roll.result)
        return [("rule", by, "")] if by and roll.purpose == "crisis" else []
    found: list[Modifier] = [(source, by, "") for source, by in announced.modifiers]
    source, who = "reaction", ""
    for event in following:
        match event:
            case e.Reacted(party=party, card=card):
                source, who = card or "reaction", party
            case e.ResultChanged(amount=amount, action=action) if action == roll.purpose:
                found.append((source, amount, who))
            case e.ResultBought(party=party, action=action) if action == roll.purpose:
                found.append(("bought", 1, party))
    return found


def attempt_of(
    before: Sequence[Event], roll: e.DiceRolled
) -> tuple[e.AttemptAnnounced | None, Sequence[Event]]:
    """The attempt that a roll decides, the latest of its kind, and what has happened since; None
    for a crisis roll."""
    attempt = roll.party, roll.purpose, roll.city
    for place in reversed(range(len(before))):
        event = before[place]
        if isinstance(event, e.AttemptAnnounced) and attempt == (
            event.party,
            event.action,
            event.city,
        ):
            return event, before[place + 1 :]
    return None, ()


def details(
    fall: Fall, events: Sequence[Event], words: WeimarMessages, me: str | None
) -> tuple[Row, ...]:
    """The rows of an outcome card below its dice; a series of crisis rolls has a row per roll."""
    if fall.series:
        return tuple(
            _crisis_roll(part.event, part.then, words, me)
            for part in fall.series
            if isinstance(part.event, e.DiceRolled)
        )
    roll = fall.event
    if not isinstance(roll, e.DiceRolled):
        return ()
    changed = modifiers(events[: fall.place], roll)
    rows: list[Row] = [((text, "title"),) for text in _repeats(events[: fall.place], roll, words)]
    rows += _changes(events[: fall.place], roll, changed, words, me)
    rows += _table(roll, changed, words, me)
    rows += _treaty(events[: fall.place], roll, words)
    said = _brought(fall.then, words)
    # After the latest event, a question can still come before the effects of the roll.
    if said or fall.place < len(events) - 1:
        idle = "roll-unchanged" if _promised(roll, words) else "roll-nothing"
        rows.append(((said or words.text(idle), "strong"),))
        if any(isinstance(event, e.RollRepeated) for event in fall.then):
            return tuple(rows)
        if me and roll.party != me and not any(_took_dice(e, roll) for e in events[: fall.place]):
            rows += _prevented(roll, fall.then, changed, words, me)
    return tuple(rows)


def explained(
    events: Sequence[Event], place: int, words: WeimarMessages, me: str | None
) -> tuple[str, ...]:
    """The lines that explain a roll: what changed it, its treaty, its result table on one line.

    The table only comes with a roll that I made or changed.
    """
    roll = events[place]
    if not isinstance(roll, e.DiceRolled):
        return ()
    before = events[:place]
    changed = modifiers(before, roll)
    lines = ["".join(text for text, _ in row) for row in _changes(before, roll, changed, words, me)]
    lines += ["".join(text for text, _ in row) for row in _treaty(before, roll, words)]
    mine = roll.party == me or any(who == me for _, _, who in changed if who)
    table = [
        f"{span.strip()} {text.rstrip('.。')}"
        for _, (span, _), (text, _) in _table(roll, changed, words, me)
    ]
    if table and mine:
        lines.append(words.text("roll-table", table=" · ".join(table)))
    return tuple(lines)


def _changes(
    before: Sequence[Event],
    roll: e.DiceRolled,
    changed: Sequence[Modifier],
    words: WeimarMessages,
    me: str | None,
) -> list[Row]:
    """What changed a roll's result and its dice."""
    rows: list[Row] = []
    sixes = roll.dice.count(6) - 1 if roll.purpose in _SUCCESS else 0
    if changed or sixes > 0:
        pieces = []
        if sixes > 0:
            pieces += [(words.text("roll-sixes", number=sixes), "text"), ("  ", "")]
        for source, by, who in changed:
            text = words.modifier(source, by)
            pieces.append((text, "good bold" if who and who == me else "text"))
            pieces.append(("  ", ""))
        rows.append(tuple(pieces[:-1]))
    rows += _changed_dice(before, roll, words)
    return rows


def _crisis_roll(
    roll: e.DiceRolled, then: Sequence[Event], words: WeimarMessages, me: str | None
) -> Row:
    """A row for one of several crisis rolls; before a question is answered, what its line says."""
    by = added(roll.purpose, roll.dice, roll.result)
    figure = f"{max(roll.dice)}{signed(by)} = {roll.result}" if by else f"{roll.result}"
    line = line_for(words.data.tables, roll.purpose, roll.party, roll.result)
    said = _brought(then, words) or _line(line, roll, words, me)
    return (f"{figure}  ", "strong"), (said, "text")


def _brought(then: Sequence[Event], words: WeimarMessages) -> str:
    """What a roll brought: that it is repeated, or its effects."""
    for event in then:
        if isinstance(event, e.RollRepeated):
            return words.text("roll-void", party=event.by, card=words.name(event.card))
    return words.effects_in_short(then)


def _repeats(before: Sequence[Event], roll: e.DiceRolled, words: WeimarMessages) -> Iterator[str]:
    """That a roll repeats an earlier one, and who demanded it."""
    match before[-1:]:
        case [e.RollRepeated(by=by, card=card)] if roll.purpose != "city":
            yield words.text("roll-again", party=by, card=words.name(card))


def _promised(roll: e.DiceRolled, words: WeimarMessages) -> bool:
    """Whether the line of the table that a roll reached has effects."""
    tables = words.data.tables
    return roll.purpose in TABLES and bool(line_for(tables, roll.purpose, roll.party, roll.result))


def _treaty(before: Sequence[Event], roll: e.DiceRolled, words: WeimarMessages) -> Iterator[Row]:
    """Which treaty was negotiated, what it needs, and whether that was enough."""
    attempt, _ = attempt_of(before, roll)
    card = words.data.foreign_affairs.get(attempt.target) if attempt is not None else None
    if roll.purpose == "negotiate" and card is not None:
        text = words.text(
            "roll-treaty",
            card=words.name(card.id),
            needs=card.needs,
            success="yes" if roll.result >= card.needs else "no",
        )
        yield ((text, "title"),)


def _changed_dice(
    before: Sequence[Event], roll: e.DiceRolled, words: WeimarMessages
) -> Iterator[Row]:
    """The dice that reactions added or took away, each with what did it."""
    _, following = attempt_of(before, roll)
    source = "reaction"
    for event in following:
        match event:
            case e.Reacted(card=card):
                source = card or "reaction"
            case e.DiceChanged(amount=amount, action=action) if action == roll.purpose:
                text = words.text(
                    "roll-dice-changed",
                    signed=signed(amount),
                    number=abs(amount),
                    source=words.modifier_source(source),
                )
                yield ((text, "text"),)


def _took_dice(event: Event, roll: e.DiceRolled) -> bool:
    """Whether dice were added or taken away: the roll without that cannot be known."""
    return isinstance(event, e.DiceChanged) and event.action == roll.purpose


def _prevented(
    roll: e.DiceRolled,
    then: Sequence[Event],
    changed: Sequence[Modifier],
    words: WeimarMessages,
    me: str,
) -> Iterator[Row]:
    """What my reactions changed: the chance of an outcome before and after, and this roll's."""
    mine = sum(by for _, by, who in changed if who == me)
    if mine >= 0:
        return
    table = result_table(words.data.tables, roll.purpose, roll.party)
    others = sum(by for _, by, _ in changed) - mine
    reached = min(roll.result, len(table)) - 1
    avoided = min(success_result(roll.dice, others), len(table)) - 1
    for whats in _GROUPS.get(roll.purpose, ()):
        lines = [_brings(line, whats) for line in table]
        if lines[reached] is None:
            # What depended on the city has been seen.
            seen = any(isinstance(one, e.ThreatPlaced) and one.threat in whats for one in then)
            lines = [seen if line is None else line for line in lines]
        if lines[avoided] is None:
            continue
        known = None not in lines
        before = _chance(lines, len(roll.dice), others)
        after = _chance(lines, len(roll.dice), others + mine)
        if before - after <= _NOTICED:
            continue
        kind = "tried" if lines[reached] else "prevented" if lines[avoided] else "reacted"
        text = words.text(
            f"roll-{kind}",
            what=sentence_case(
                words.catalogue.join("or", (words.ui(f"preview-head-{what}") for what in whats))
            ),
            known="yes" if known else "no",
            before=words.chance(before),
            after=words.chance(after),
        )
        yield ((text, "good bold" if kind == "prevented" else "text"),)
        return


def _chance(lines: Sequence[bool | None], dice: int, modifier: int) -> float:
    """The chance of the lines that are true."""
    chances = result_chances(dice, modifier)
    return sum(share for result, share in chances.items() if lines[min(result, len(lines)) - 1])


def _brings(effects: Effects, whats: Sequence[str]) -> bool | None:
    """Whether a line of a table brings one of some outcomes; None if that depends on the city."""
    found: list[bool | None] = []
    for effect in effects:
        if isinstance(effect, If):
            then, otherwise = _brings(effect.then, whats), _brings(effect.otherwise, whats)
            found.append(then if then == otherwise else None)
        else:
            found.append(any(brings((effect,), what) for what in whats))
    return True if True in found else None if None in found else False


def _table(
    roll: e.DiceRolled, changed: Sequence[Modifier], words: WeimarMessages, me: str | None
) -> Iterator[Row]:
    """The result table by ranges: the line reached, and the line my reaction avoided."""
    if roll.purpose not in TABLES:
        return
    table = result_table(words.data.tables, roll.purpose, roll.party)
    best = BEST_CRISIS_RESULT if roll.purpose == "crisis" else BEST_RESULT
    result = min(roll.result, best, len(table))
    mine = sum(by for _, by, who in changed if who and who == me)
    without = 0
    if mine and roll.purpose != "crisis":
        others = sum(by for _, by, _ in changed)
        without = min(success_result(roll.dice, others - mine), len(table))
    first = 1
    for last in range(1, len(table) + 1):
        if last < len(table) and table[last] == table[last - 1]:
            continue
        numbers = str(last) if first == last else f"{first}-{last}"
        text = _line(table[last - 1], roll, words, me)
        if first <= result <= last:
            yield (("▸ ", "key"), (f"{numbers:4}", "key"), (text, "title"))
        elif without and first <= without <= last:
            text = _unchanged(text, changed, words, me)
            yield (("  ", ""), (f"{numbers:4}", "danger"), (text, "danger"))
        else:
            yield (("  ", ""), (f"{numbers:4}", "muted"), (text, "muted"))
        first = last + 1


def _line(effects: Effects, roll: e.DiceRolled, words: WeimarMessages, me: str | None) -> str:
    """A line of the table; the bases and units of another party that rolls are not "yours"."""
    told = tuple(
        told_to(me or "", (effect,), roll.party)[0] if _is_possessive(effect) else effect
        for effect in effects
    )
    return words.effects(told) or words.text("roll-no-effect")


def _is_possessive(effect: AnyEffect) -> bool:
    """Whether the wording of an effect says whose bases or units it is about."""
    if isinstance(effect, Base):
        return effect.amount < 0
    return getattr(effect, "units", "") == "own"


def _unchanged(
    text: str, changed: Sequence[Modifier], words: WeimarMessages, me: str | None
) -> str:
    """A line of the table, as the one that would have been reached without my modifiers."""
    if all(source == "bought" for source, _, who in changed if who == me):
        return words.text("roll-without-bought", text=text)
    return words.text("roll-without", reaction=_mine(changed, words, me), text=text)


def _mine(changed: Sequence[Modifier], words: WeimarMessages, me: str | None) -> str:
    """What I reacted with."""
    return words.several(words.modifier_source(source) for source, _, who in changed if who == me)


def _touches(roll: e.DiceRolled, view: WeimarPosition, me: str, words: WeimarMessages) -> bool:
    """Whether a roll happens where a party has bases or units; a Demonstration only counts if the
    party was asked for a Reaction, which costs a Reserve point.
    """
    city = view.cities[roll.city]
    if roll.purpose == "demonstrate":
        return bool(city.bases.get(me) and view.reserve[me])
    mine = (unit.id for unit in words.data.units.values() if unit.owner == me)
    here = city.bases.get(me) or any(unit in city.units for unit in mine)
    return roll.purpose in _VIOLENT and bool(here)


def concerns(
    fall: Fall,
    events: Sequence[Event],
    me: str,
    view: WeimarPosition | None,
    words: WeimarMessages,
) -> bool:
    """Whether a roll affects the party; its card then stays until a key is pressed."""
    roll = fall.event
    if isinstance(roll, e.DiceRolled):
        if roll.party == me:
            return True
        if any(who == me for _, _, who in modifiers(events[: fall.place], roll)):
            return True
        if view is not None and roll.city and _touches(roll, view, me, words):
            return True
    for event in fall.then:
        match event:
            case (
                e.VpChanged(party=party)
                | e.SeatsChanged(party=party)
                | e.ReserveChanged(party=party)
                | e.BasePlaced(party=party)
                | e.BaseRemoved(party=party)
            ) if party == me:
                return True
            case e.ThreatPlaced(threat=threat) if threat in _NEARER:
                return True
            case e.DrMarkerPlaced():
                return True
            case e.NsdapFigurePlaced(space=space) if space <= NSDAP_SPACES:
                return True
    return False
