"""What is shown as it happens: the night, cards played, the start and the end of a coup."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from weimar_tui.kernel.events import Event
from weimar_tui.text.catalogue import sentence_case
from weimar_tui.tui.game_view import Interlude, Played

from ..rules import coup_events as ce, events as e
from ..rules.component_data import PLACES
from ..rules.position import Promise
from ..words.wording import JuntaMessages

_EVENING = (
    e.WentIntoExile,
    e.AttemptFailed,
    e.ShieldUsed,
    e.Murdered,
    e.Burgled,
    e.LootTaken,
    e.LootLost,
    ce.ExcuseTurned,
    e.BankMarkerTurned,
    e.BankClosed,
)
"""Events for the page of the night, besides everyone's places."""

_AFTER_A_DEATH = (e.LootTaken, e.LootLost, ce.ExcuseTurned)
"""What follows when a family is shot."""

_OF_A_VOTE = (
    e.VoteEnded,
    e.TieBroken,
    e.PromisesJudged,
    e.BudgetCarried,
    e.BudgetRejected,
    e.Removed,
)
"""The result of a vote, with promises about it."""

_TOPICS = {"return": "exile", "squad": "firing-squad"}
"""The handbook topic for each kind of death outside the night."""

_ENDS = (e.Murdered, e.AttemptFailed)
"""Events that end an attempt."""


# --- cards ---------------------------------------------------------------------------------------
def played(event: Event) -> Played | None:
    """The card that an event reports as played."""
    match event:
        case e.CardPlayed(family=family, card=card) | e.InfluenceLaid(family=family, card=card):
            return Played(family, card)
        case _:
            return None


# --- pages --------------------------------------------------------------------------------------
def interludes(
    events: Sequence[Event], words: JuntaMessages, me: str | None, before: Sequence[Event] = ()
) -> list[Interlude]:
    """The night, the start and the end of a coup; fights and dice have outcome cards."""
    shown: list[Interlude] = []
    for place, event in enumerate(events):
        match event:
            case e.PlacesRevealed():
                abroad = _exiles((*before, *events[:place]))
                shown.append(_evening(event, abroad, events[place + 1 :], words, me))
            case e.Murdered() | e.AttemptFailed() if _news_of_the_night(events[:place], event, me):
                shown.append(_outcome(events, words, me))
            case e.ReturnerShot(family=family):
                shown.append(_death(events[place:], words, me, "return", family))
            case ce.ShotByFiringSquad(family=family) if family == me or _is_looted_by(
                events[place + 1 :], me
            ):
                shown.append(_death(events[place:], words, me, "squad", family))
            case e.WentIntoExile(family=family) if family != me:
                shown.append(_exile(event, words, range(place, place + 1)))
            case e.VoteEnded() if _voted_last(events[:place], me):
                shown.append(_vote(events, words, place))
            case e.Elected(family=family) if family == me or _voted_last(events[:place], me):
                votes = _votes_of_election((*before, *events[:place]), words)
                shown.append(_election(event, votes, words, me, range(place, place + 1)))
            case e.Returned(family=family) if family == me:
                title = words.text("dialog-return", seat=words.seat(family))
                shown.append(Interlude(title, (words.event(event),), "exile"))
            case e.PromisesJudged(promises=promises) if broken := _broken_to(promises, me):
                lines = tuple(sentence_case(words.promise(promise, me)) for promise in broken)
                shown.append(Interlude(words.text("dialog-broken"), lines, "offer"))
            case ce.CoupBegan():
                shown.append(_start_of_coup(event, words))
            case ce.CoupDecided():
                shown.append(_end_of_coup(event, words))
    return shown


def _broken_to(promises: Sequence[Promise], me: str | None) -> list[Promise]:
    """Promises to the player that were not kept."""
    return [one for one in promises if one.to == me and one.state == "broken"]


def _is_looted_by(after: Sequence[Event], me: str | None) -> bool:
    """Whether you get what a family that was shot had in its pocket."""
    looted = takewhile(lambda event: isinstance(event, _AFTER_A_DEATH), after)
    return any(isinstance(event, e.LootTaken) and event.by == me for event in looted)


def _voted_last(before: Sequence[Event], me: str | None) -> bool:
    """Whether a vote ended with your votes, or with no more: nothing else tells its result then.

    A silent answer, such as not to have the vote repeated, can be all that precedes the result.
    """
    for event in reversed(before):
        if isinstance(event, e.VoteCast | e.Abstained):
            return event.family == me or isinstance(event, e.Abstained)
    return True


def _vote(events: Sequence[Event], words: JuntaMessages, place: int) -> Interlude:
    """The result of a vote in the Chamber."""
    results = list(takewhile(lambda event: isinstance(event, _OF_A_VOTE), events[place:]))
    lines = [words.event(one) for one in results if not isinstance(one, e.PromisesJudged)]
    silent = takewhile(lambda event: isinstance(event, e.Abstained), reversed(events[:place]))
    covered = range(place - len(list(silent)), place + len(results))
    return Interlude(words.text("dialog-vote"), tuple(lines), "vote", covered)


def _votes_of_election(before: Sequence[Event], words: JuntaMessages) -> list[str]:
    """The candidates of the last ballot with their votes, the most first."""
    votes: dict[str, int] = {}
    for event in before:
        match event:
            case e.BallotBegan(candidates=candidates):
                votes = dict.fromkeys(candidates, 0)
            case e.Nominated() | e.Refused():
                votes = {}  # a single candidate is elected without a vote
            case e.VoteCast(about="election", side=side, votes=number):
                votes[side] = votes.get(side, 0) + number
    return [
        words.text("dialog-elected-votes", seat=words.seat(family), number=number)
        for family, number in sorted(votes.items(), key=lambda item: -item[1])
    ] + _lot_of_election(before, words)


def _lot_of_election(before: Sequence[Event], words: JuntaMessages) -> list[str]:
    """The lot that decided the last ballot, if it was tied to the end."""
    for event in reversed(before):
        match event:
            case e.VoteCast() | e.Refused() | e.Nominated():
                return []
            case e.LotDrawn():
                return [words.event(event)]
    return []


def _election(
    elected: e.Elected, votes: Sequence[str], words: JuntaMessages, me: str | None, covered: range
) -> Interlude:
    """The new President and the votes, with what that means for you."""
    lines = [words.event(elected), *votes]
    if elected.family == me:
        lines += ["", words.text("dialog-elected-you")]
    return Interlude(words.text("dialog-elected"), tuple(lines), "ballot", covered)


def _exile(fled: e.WentIntoExile, words: JuntaMessages, covered: range) -> Interlude:
    """A family abroad: what it cannot do, and who acts for it."""
    seat = words.seat(fled.family)
    lines = words.event(fled), "", words.text("dialog-exile-means", seat=seat)
    return Interlude(words.text("dialog-exile", seat=seat), lines, "exile", covered)


def _death(
    events: Sequence[Event], words: JuntaMessages, me: str | None, how: str, family: str
) -> Interlude:
    """A death outside the night, and what became of the pocket."""
    after = takewhile(lambda event: isinstance(event, _AFTER_A_DEATH), events[1:])
    lines = [words.event(event.seen_by(me)) for event in (events[0], *after)]
    title = words.text(f"dialog-{how}", seat=words.seat(family))
    return Interlude(title, tuple(lines), _TOPICS[how])


def _exiles(before: Sequence[Event]) -> list[str]:
    """The families that went abroad and have not come back."""
    abroad: dict[str, bool] = {}
    for event in before:
        match event:
            case e.WentIntoExile(family=family):
                abroad[family] = True
            case e.Returned(family=family) | e.ReturnerShot(family=family):
                abroad[family] = False
    return [family for family, stays in abroad.items() if stays]


def _evening(
    revealed: e.PlacesRevealed,
    abroad: Sequence[str],
    after: Sequence[Event],
    words: JuntaMessages,
    me: str | None,
) -> Interlude:
    """Everyone's places, who is abroad, and the consequences up to the next die."""
    lines = []
    for place in PLACES:
        there = [words.seat(family) for family, where in revealed.places if where == place]
        if there:
            name, text = words.name(place), words.listed(there)
            lines.append(words.text("board-place", name=name, text=text))
    if abroad:
        name = sentence_case(words.text("board-exile"))
        text = words.listed([words.seat(one) for one in abroad])
        lines.append(words.text("board-place", name=name, text=text))
    if next_lines := _until_a_die(after, words, me):
        lines += ["", *next_lines]
    return Interlude(words.text("dialog-evening"), tuple(lines), "place")


def _news_of_the_night(before: Sequence[Event], event: Event, me: str | None) -> bool:
    """Whether an attempt gets a page: a death, a shield, or the player's own part in it; not what
    the page of the night or a die has shown already."""
    if any(isinstance(one, (e.PlacesRevealed, e.DieRolled, *_ENDS)) for one in before):
        return False
    if isinstance(event, e.AttemptFailed):
        return event.reason == "shield" or me in (event.by, event.victim)
    return True


def _outcome(events: Sequence[Event], words: JuntaMessages, me: str | None) -> Interlude:
    """The outcome of attempts after a family was asked for a shield."""
    lines = _until_a_die(events, words, me)
    return Interlude(words.text("dialog-evening"), tuple(lines), "place")


def _until_a_die(events: Sequence[Event], words: JuntaMessages, me: str | None) -> list[str]:
    """The sentences about the night up to the next die."""
    night = takewhile(lambda event: not isinstance(event, e.DieRolled), events)
    return [words.event(event.seen_by(me)) for event in night if isinstance(event, _EVENING)]


def _start_of_coup(began: ce.CoupBegan, words: JuntaMessages) -> Interlude:
    """Who starts a coup and how; the screen changes behind this page."""
    lines = words.event(began), "", words.text("dialog-coup-city")
    return Interlude(words.text("dialog-coup-began"), lines, "coup")


def _end_of_coup(decided: ce.CoupDecided, words: JuntaMessages) -> Interlude:
    """Who held what at the end, and who has won."""
    lines = [
        sentence_case(words.text("dialog-centre", area=area, side=side))
        for area, side in decided.centres
    ]
    lines += ["", words.event(decided)]
    return Interlude(words.text("dialog-coup-over"), tuple(lines), "sides")
