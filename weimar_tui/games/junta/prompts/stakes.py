"""What an answer would mean, for questions without dice: offices, force, exile, votes, shots."""

from __future__ import annotations

from collections.abc import Sequence

from weimar_tui.kernel.decision import Decision

from ..rules import decision_types as dt
from ..rules.death_and_exile import shooter_of_returners
from ..rules.families import acting, holder
from ..rules.negotiation.clause_types import More, Office
from ..rules.negotiation.promises import known_to
from ..rules.notes import Notes
from ..rules.subjects import NextEnvelope, NextFamily, OfExile, OfFamilies, OfOffice, subject_of
from ..rules.voting import votes_of_cards
from ..scene import JuntaScene


def stakes(decision: Decision, option: str, now: JuntaScene) -> str:
    """The consequences of an answer that everyone at the table could name; "" if there are none."""
    match decision.kind:
        case dt.FORCE_BUDGET.kind:
            return _force(option, now, decision.seat)
        case dt.APPOINT.kind if option in now.view.families:
            return _appoint(subject_of(decision, OfOffice).office, option, now)
        case dt.ENVELOPE.kind:
            broken = sorted(map(now.words.seat, broken_at_envelope(decision, option, now)))
            told = (now.words.ui("stakes-breaks", family=family) for family in broken)
            return now.words.catalogue.join("lines", told)
        case dt.BROTHER_IN_LAW.kind:
            held = now.words.ui("stakes-of", family=now.words.seat(holder(now.view, option)))
            return now.words.catalogue.join("lines", (_office(option, now), held))
        case dt.PLACE.kind | dt.MOVE_FROM.kind if option.startswith("exile:"):
            return now.words.ui("stakes-exile")
        case dt.COME_BACK.kind:
            return _return(option, now, decision)
        case dt.JUNTA_VOTE.kind:
            return _junta_vote(subject_of(decision, OfFamilies).families, now)
        case dt.FIGHT.kind:
            return _fire(option, now)
        case dt.SHOOT_RETURNER.kind if option == dt.SHOOT:
            return _shot(subject_of(decision, OfExile).family, now)
        case dt.SHOOT_WHOM.kind if option != dt.SPARE:
            private = decision.private
            return _shot(private.family if isinstance(private, NextFamily) else "", now)
    verb, _, card = option.partition(":")
    return _laid(card, decision.seat, now) if verb == "lay" else ""


def _laid(card: str, seat: str, now: JuntaScene) -> str:
    """Your votes without and with this influence."""
    table, votes = now.view.families[seat].table, sum(now.votes_of(seat))
    more = votes_of_cards(now.components, [*table, card]) - votes_of_cards(now.components, table)
    return now.words.ui("stakes-laid", before=votes, after=votes + more)


def broken_at_envelope(decision: Decision, option: str, now: JuntaScene) -> set[str]:
    """The families to whom an answer breaks a promise of more than was announced."""
    private = decision.private
    if not isinstance(private, NextEnvelope):
        return set()
    owed = {
        made.to: made.word.number
        for made in known_to(now.view, now.me or "")
        if made.state == "open" and made.by == now.me and isinstance(made.word, More)
    }
    match dt.ENVELOPE.read(option):
        case dt.Envelope(notes):
            least = private.number + owed.get(private.family, 0)
            short = Notes.parse(notes).total < least
            return {private.family} & owed.keys() if short else set()
        case _ if option == dt.REST_AS_ANNOUNCED:
            return owed.keys() & set([*now.view.announced][-private.left :])
    return set()


def _office(office: str, now: JuntaScene) -> str:
    return now.words.ui("stakes-office", office="general" if "general" in office else office)


def _appoint(office: str, family: str, now: JuntaScene) -> str:
    """What the office commands, and to whom you have promised it."""
    lines = [_office(office, now)]
    others = {
        promise.to
        for promise in known_to(now.view, now.me or "")
        if promise.state == "open" and promise.by == now.me and promise.word == Office(office)
    } - {family}
    lines += [now.words.ui("stakes-breaks", family=now.words.seat(other)) for other in others]
    return now.words.catalogue.join("lines", lines)


def _force(option: str, now: JuntaScene, seat: str) -> str:
    words, motion = now.words, now.view.motion
    if option == dt.FORCE:
        return words.ui("stakes-force", number=now.view.announced.get(seat, 0))
    by = motion.by if motion is not None else now.view.president
    return words.ui("stakes-no-force", family=words.seat(by))


def _return(option: str, now: JuntaScene, decision: Decision) -> str:
    words, mine = now.words, now.mine
    if option != dt.RETURN:
        return words.ui("stakes-stay", round="yes" if option == dt.STAY_ROUND else "no")
    shooter = shooter_of_returners(now.view)
    if subject_of(decision, OfExile).safe or not shooter or mine is None:
        return words.ui("stakes-safe-return")
    return words.ui(
        "stakes-return",
        family=words.seat(shooter),
        commands="yes" if shooter == acting(now.view, "minister") else "no",
        number=mine.pocket.total,
        cards=len(mine.hand),
    )


def _fire(option: str, now: JuntaScene) -> str:
    """In the Rebellion phase, a loyal family fires back only by joining the Rebels."""
    shot, coup = dt.FIGHT.read(option), now.view.coup
    if not isinstance(shot, dt.Fire) or coup is None or coup.phase or shot.family in coup.rebels:
        return ""
    loyal = "president" if shot.family == now.view.president else "family"
    return now.words.ui("stakes-fire", family=now.words.seat(shot.family), loyal=loyal)


def _junta_vote(members: Sequence[str], now: JuntaScene) -> str:
    """Who votes, and whose voice decides a tie."""
    if not members:
        return ""
    words = now.words
    names = words.listed([words.seat(seat) for seat in members])
    return words.ui("stakes-junta", families=names, first=words.seat(members[0]))


def _shot(family: str, now: JuntaScene) -> str:
    if family not in now.view.families:
        return ""
    return now.words.ui(
        "stakes-shot",
        cards=len(now.view.families[family].hand),
        influence=len(now.view.families[family].table),
    )
