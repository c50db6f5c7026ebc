"""Rolls and their outcomes: dice of cards and bribes, shells, and the salvos of a fight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from weimar_tui.kernel.events import Event
from weimar_tui.tui.canvas import pad, width_of
from weimar_tui.tui.game_view import Fall, Row

from ..rules import coup_events as ce, events as e, vocabulary as v
from ..rules.coup.fights import HIT
from ..words.wording import JuntaMessages

_OF_A_DIE = (
    e.DieRolled,
    e.Murdered,
    e.AttemptFailed,
    e.ShieldUsed,
    e.DiedByOwnCard,
    e.LootTaken,
    e.LootLost,
    ce.UnitsLost,
)
"""Possible consequences of a roll."""

_OF_A_FIGHT = (ce.SalvoFired, ce.UnitsLost, ce.Retreated, ce.UnitsGone, ce.BecameRebel)
"""What happens in a fight."""

_NAMED = ("family", "by", "victim", "target", "of")


# --- which rolls share a card -------------------------------------------------------------------
def falls(events: Sequence[Event], words: JuntaMessages) -> list[Fall]:
    """Each roll with its consequences; the salvos of a fight, and dice rolled again, share one."""
    fallen: list[Fall] = []
    fights: dict[str, int] = {}
    for place, event in enumerate(events):
        match event:
            case ce.SalvoFired(area=area):
                fall = _fight(events, place, words)
                if area in fights:
                    first = fallen[fights[area]]
                    fallen[fights[area]] = replace(first, series=(*first.series, fall))
                else:
                    fights[area] = len(fallen)
                    fallen.append(replace(fall, series=(fall,)))
            case ce.FightEnded(area=area):
                fights.pop(area, None)
            case e.DieRolled() | ce.Bribed() | ce.ShellFired():
                fall = _roll(events, place, words)
                if fallen and _is_again(fallen[-1].event, event, events[:place]):
                    fallen[-1] = _join(fallen[-1], fall)
                else:
                    fallen.append(fall)
    return fallen


def _roll(events: Sequence[Event], place: int, words: JuntaMessages) -> Fall:
    event = events[place]
    dice: tuple[int, ...]
    match event:
        case e.DieRolled(family=family, card=card, face=face):
            title, dice, topic = words.name(card), (face,), "attempt"
        case ce.Bribed(family=family, card=card, dice=dice):
            title, topic = words.name(card), "hand"
        case ce.ShellFired(family=family, weapon=weapon, dice=dice):
            title, topic = words.text(f"dialog-{weapon}"), "coup"
        case _:
            raise TypeError(event)
    pane = "map" if not isinstance(event, e.DieRolled) else ""
    then = tuple(_following(events[place + 1 :]))
    title = words.ui("chronicle-between").join((title, words.seat(family)))
    return Fall(event, place, dice, family, then, title, pane, topic=topic)


def _is_again(last: Event, roll: Event, before: Sequence[Event]) -> bool:
    """Whether a card's die is rolled again right after its first one."""
    return (
        isinstance(last, e.DieRolled)
        and isinstance(roll, e.DieRolled)
        and before[-1] is last
        and (last.family, last.card) == (roll.family, roll.card)
    )


def _join(series: Fall, fall: Fall) -> Fall:
    parts = (*(series.series or (series,)), fall)
    dice = tuple(face for part in parts for face in part.dice)
    return replace(series, dice=dice, then=series.then + fall.then, series=parts)


def _fight(events: Sequence[Event], place: int, words: JuntaMessages) -> Fall:
    """A salvo, with what happens in its area until the next one or the end of the fight."""
    salvo = events[place]
    assert isinstance(salvo, ce.SalvoFired)
    then = []
    for event in events[place + 1 :]:
        if isinstance(event, ce.FightEnded):
            continue
        if getattr(event, "area", salvo.area) != salvo.area:
            break
        if not isinstance(event, _OF_A_FIGHT) or isinstance(event, ce.SalvoFired):
            break
        then.append(event)
    title = words.text("dialog-fight", area=salvo.area)
    return Fall(salvo, place, (), salvo.family, tuple(then), title, "map", topic="fight")


def _following(events: Sequence[Event]) -> Iterator[Event]:
    """The consequences of a roll, up to the next thing that begins."""
    for event in events:
        if not isinstance(event, _OF_A_DIE) or isinstance(event, e.DieRolled):
            return
        yield event


def concerns(fall: Fall, me: str) -> bool:
    """Whether a roll affects a family: its own, one at it or its units, or one with effects for it.

    The outcome then stays until a key is pressed.
    """
    parts = (fall, *fall.series)
    told = [event for part in parts for event in (part.event, *part.then)]
    return me in {getattr(event, field, "") for event in told for field in _NAMED}


# --- what a card shows --------------------------------------------------------------------------
def details(
    fall: Fall, events: Sequence[Event], words: JuntaMessages, me: str | None
) -> tuple[Row, ...]:
    """The rows of an outcome card below its dice."""
    seen = [event.seen_by(me) for event in fall.then]
    rows: list[Row] = []
    match fall.event:
        case ce.SalvoFired():
            return tuple(_fight_rows(fall, events, words, me))
        case e.DieRolled(card=card):
            parts = fall.series or (fall,)
            faces = [part.dice[0] for part in parts]
            rows += _table(words, words.data.cards[card].effect, faces)
        case ce.Bribed(card=card, dice=dice, area=area, of=of):
            rows.append(((words.text("roll-target", family=of, area=words.name(area)), "text"),))
            rows += _bribe_table(words, words.data.cards[card].effect, dice)
            seen = [fall.event, *seen]
        case ce.ShellFired(target=target, area=area, dice=dice):
            rows.append(
                ((words.text("roll-target", family=target, area=words.name(area)), "text"),)
            )
            rows += _hit_table(words, dice)
    said = words.short.effects(seen)
    if said:
        rows.append(((said, "strong"),))
    elif isinstance(fall.event, ce.ShellFired) and HIT in fall.dice:
        rows.append(((words.text("roll-losses-open"), "muted"),))
    elif fall.place < len(events) - 1:
        rows.append(((words.text("roll-nothing"), "strong"),))
    return tuple(rows)


def explained(
    events: Sequence[Event], place: int, words: JuntaMessages, me: str | None
) -> tuple[str, ...]:
    """What each face of a roll's dice does, on one line.

    Only for a roll by me, or at me or my units; in a fight only with the first such salvo.
    """
    before, rows = events[:place], list[Row]()
    match events[place]:
        case e.DieRolled(family=family, card=card, face=face):
            if me in (family, _victim(before, family, card)):
                effects, last = words.data.cards[card].effect, before[-1] if before else None
                if last is not None and _is_again(last, events[place], before):
                    assert isinstance(last, e.DieRolled)
                    effects = _reached(effects, last.face)
                rows = list(_table(words, effects, (face,)))
        case ce.Bribed(family=family, of=of, card=card, dice=dice) if me in (family, of):
            rows = list(_bribe_table(words, words.data.cards[card].effect, dice))
        case ce.ShellFired(family=family, target=target, dice=dice) if me in (family, target):
            rows = list(_hit_table(words, dice))
        case ce.SalvoFired(area=area, family=family, target=target, dice=dice):
            earlier = [event for event in _earlier(before, area) if _is_at_or_by(event, me)]
            if me in (family, target) and not earlier:
                rows = list(_hit_table(words, dice))
    if not rows:
        return ()
    table = " · ".join(f"{span.strip()} {text.rstrip('.。')}" for _, (span, _), (text, _) in rows)
    return (words.text("roll-table", table=table),)


def _is_at_or_by(event: Event, me: str | None) -> bool:
    return isinstance(event, ce.SalvoFired) and me in (event.family, event.target)


def _victim(before: Sequence[Event], by: str, means: str) -> str:
    """The target of the latest attempt by a family with a card; empty for other dice."""
    for event in reversed(before):
        match event:
            case e.AttemptAnnounced(by=who, means=card, victim=victim) if (who, card) == (
                by,
                means,
            ):
                return victim
            case e.RoundBegan():
                return ""
    return ""


def _reached(effects: v.Effects, face: int) -> v.Effects:
    """What a face of a card's die brings."""
    rows = [row for word in effects if isinstance(word, v.Roll) for row in word.rows]
    return next((row.effect for row in rows if row.low <= face <= row.high), ())


def _line(reached: bool, span: str, text: str) -> Row:
    if reached:
        return ("▸ ", "key"), (f"{span:4}", "key"), (text, "title")
    return ("  ", ""), (f"{span:4}", "muted"), (text, "muted")


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}-{high}"


def _table(words: JuntaMessages, effects: v.Effects, faces: Sequence[int]) -> Iterator[Row]:
    """The faces of a card's die and what they bring; a die rolled again has its own table."""
    face, *others = faces
    for word in effects:
        match word:
            case v.Roll(rows=lines):
                for row in lines:
                    reached = row.low <= face <= row.high
                    text = words.effects(row.effect) or words.text("roll-row-nothing")
                    yield _line(reached, _span(row.low, row.high), text)
                    if reached and others:
                        yield from _table(words, row.effect, others)
            case v.Attempt(low=low, high=high) if (low, high) != (1, v.FACES):
                yield _line(low <= face <= high, _span(low, high), words.text("roll-hits"))
                for first, last in ((1, low - 1), (high + 1, v.FACES)):
                    if first <= last:
                        missed = first <= face <= last
                        yield _line(missed, _span(first, last), words.text("roll-misses"))


def _bribe_table(words: JuntaMessages, effects: v.Effects, dice: Sequence[int]) -> Iterator[Row]:
    """What each die of a bribe needs."""
    for word in effects:
        if isinstance(word, v.Bribe):
            won = any(word.low <= face <= word.high for face in dice)
            obeys = words.text("roll-obeys", number=2 if word.pairs else 1)
            yield _line(won, _span(word.low, word.high), obeys)
            if word.low > 1:
                lost = any(face < word.low for face in dice)
                yield _line(lost, _span(1, word.low - 1), words.text("roll-stays"))


def _hit_table(words: JuntaMessages, dice: Sequence[int]) -> Iterator[Row]:
    yield _line(HIT in dice, str(HIT), words.text("roll-hit"))
    missed = any(face != HIT for face in dice)
    yield _line(missed, _span(1, HIT - 1), words.text("roll-no-hit"))


# --- fights -------------------------------------------------------------------------------------
def _fight_rows(
    fall: Fall, events: Sequence[Event], words: JuntaMessages, me: str | None
) -> Iterator[Row]:
    """A row for each salvo of the fight, its losses below it; earlier ones are muted."""
    first = fall.event
    assert isinstance(first, ce.SalvoFired)
    before = _earlier(events[: fall.place], first.area)
    earlier = falls(before, words)
    parts = [part for one in earlier for part in one.series]
    salvos = [*parts, *fall.series]
    names = max(_name_width(words, part.event) for part in salvos)
    shown = max(
        width_of(words.text("roll-salvo", number=3, opening="no")) + 1,
        *(width_of(_number(words, part.event)) + 1 for part in salvos),
    )
    for part in parts:
        yield from _salvo_rows(part, words, me, (shown, names), now=False, first=False)
    for part in fall.series:
        yield from _salvo_rows(
            part, words, me, (shown, names), now=True, first=part is fall.series[0]
        )
    last = fall.series[-1]
    if not any(part.then for part in fall.series):
        hits = any(HIT in part.event.dice for part in fall.series)  # type: ignore[attr-defined]
        ends = fall.place + (last.place - fall.series[0].place) < len(events) - 1
        if hits or ends:
            text = words.text("roll-losses-open" if hits else "roll-no-losses")
            yield ((text, "muted" if hits else "strong"),)


def _earlier(events: Sequence[Event], area: str) -> list[Event]:
    """What happened in the fight so far, before the latest news."""
    found: list[Event] = []
    for event in reversed(events):
        if getattr(event, "area", area) != area or isinstance(event, ce.FightBegan):
            break
        found.append(event)
    return found[::-1]


def _number(words: JuntaMessages, salvo: Event) -> str:
    assert isinstance(salvo, ce.SalvoFired)
    return words.text("roll-salvo", number=salvo.salvo, opening="yes" if salvo.opening else "no")


def _name_width(words: JuntaMessages, salvo: Event) -> int:
    assert isinstance(salvo, ce.SalvoFired)
    return width_of(words.text("pair-fire", family=salvo.family, other=salvo.target)) + 2


def _salvo_rows(
    part: Fall,
    words: JuntaMessages,
    me: str | None,
    columns: tuple[int, int],
    *,
    now: bool,
    first: bool,
) -> Iterator[Row]:
    salvo = part.event
    assert isinstance(salvo, ce.SalvoFired)
    hits = salvo.dice.count(HIT)
    text, style = ("text", "strong") if now else ("muted", "muted")
    hit_style = style
    if now and hits and me in (salvo.family, salvo.target):
        hit_style = "good bold" if me == salvo.family else "danger bold"
    who = words.text("pair-fire", family=salvo.family, other=salvo.target)
    row = [
        ("▸ " if first else "  ", "key"),
        (pad(_number(words, salvo), columns[0]), text),
        (pad(who, columns[1]), style),
    ]
    for face in sorted(salvo.dice, reverse=True):
        row.append((f" {face} ", f"{hit_style} reverse" if face == HIT and now else text))
    row.append((f" {words.text('roll-hit-count', hits=hits)}", hit_style))
    if salvo.units:
        units = words.text("roll-from", units=words.short.units(salvo.units))
        row.append((f"  {units}", "muted"))
    yield tuple(row)
    said = words.short.effects(part.then)
    if said:
        mine = now and any(getattr(event, "family", "") == me for event in part.then)
        yield (" " * (2 + columns[0]), ""), (said, "danger bold" if mine else style)
