"""What counts as news since a party's last pick: others' moves, even of parties the rules play."""

from __future__ import annotations

import pytest

from tests.games.weimar.moves import actions
from tests.games.weimar.table import answer, table
from weimar_tui.games.weimar.rules import events as e
from weimar_tui.games.weimar.rules.game import WeimarGame
from weimar_tui.games.weimar.rules.position import PARTIES, ForeignAffairsState
from weimar_tui.games.weimar.view.narration import WeimarNarration
from weimar_tui.games.weimar.words.wording import WeimarMessages
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.journal import Reason
from weimar_tui.kernel.session import Session
from weimar_tui.replay.passages import PassageText, describe
from weimar_tui.replay.since import Passage, since_last_pick

NARRATION = WeimarNarration()


@pytest.fixture(scope="module")
def words(game: WeimarGame) -> WeimarMessages:
    return WeimarMessages("en", game.data)


def told_to(seat: str, words: WeimarMessages, *events: Event) -> list[str]:
    """The headlines of what happened after the first of the events, a card that Zentrum plays."""
    all_events = [e.CardPlayed("z", "Z08", "event"), *events]
    passages = [Passage(1, len(all_events), b"")]
    return [told.text for told in describe(passages, all_events, seat, PARTIES, words, NARRATION)]


def test_what_my_own_card_goes_on_to_do_is_no_news(words: WeimarMessages) -> None:
    mine = (e.CardEventStarted("z", "Z08"), e.UnitsReinforced("reichswehr-1", 1))
    assert told_to("z", words, *mine) == [], "an event that names no party is part of my turn"
    assert told_to("z", words, mine[1]) == []
    assert told_to("spd", words, *mine) != []
    assert told_to("z", words, *mine, e.Reacted("spd", "demonstrate")) != []


def test_parties_that_the_rules_play_are_news(game: WeimarGame, words: WeimarMessages) -> None:
    session = Session.new(game, "first-winter", "5", sync=False)
    while not any(isinstance(event, e.BehaviourTurned) for event in session.events):
        asked = session.decisions[0]
        session.pick(asked.number, asked.options[0])
    passages = since_last_pick(game, session.history, NARRATION, "spd")
    told = describe(passages, session.events, "spd", PARTIES, words, NARRATION)
    turned = [one for one in session.events if isinstance(one, e.BehaviourTurned)]
    assert len(turned) >= 2
    assert [line.text for line in told] == [words.event(party) for party in turned]
    while session.decisions[0].options == ("pass",):
        session.pick(session.decisions[0].number, "pass")
    before, asked = len(session.events), session.decisions[0]
    session.pick(asked.number, asked.options[0])
    later = since_last_pick(game, session.history, NARRATION, "spd")
    assert all(passage.first >= before for passage in later)


def told(
    words: WeimarMessages, events: list[Event], *passages: tuple[int, int]
) -> tuple[PassageText, ...]:
    parts = [Passage(first, last, b"") for first, last in passages]
    return describe(parts, events, "kpd", PARTIES, words, NARRATION)


def test_what_several_parties_lose_in_a_step_is_one_passage(words: WeimarMessages) -> None:
    events: list[Event] = [
        e.StepStarted(4),
        e.VpChanged("spd", 2, 7, "goals"),
        e.BaseRemoved("spd", "frankfurt"),
        e.BasePlaced("dnvp", "frankfurt"),
        e.StepStarted(5),
        e.SeatsChanged("spd", -1, 6),
    ]
    four, five = told(words, events, (0, 2), (2, 3), (3, 4), (4, 6))
    assert four.text == words.event(events[0]) and len(four.details) == 3
    assert (four.passage.first, four.passage.last) == (0, 4)
    assert five.text == words.event(events[4])


def test_what_follows_my_answer_is_headed_by_its_step(words: WeimarMessages) -> None:
    events: list[Event] = [e.StepStarted(2), e.ThreatRemoved("unrest", "essen")]
    (rest,) = told(words, events, (1, 2))
    assert rest.text.startswith(words.event(events[0]))
    assert rest.details == (words.event(events[1]),)


def test_an_effect_that_comes_first_is_headed_by_its_cause(words: WeimarMessages) -> None:
    """A question of my own, such as one about a reaction, can cut off what led to an effect."""
    for heading in (e.CardPlayed("dnvp", "A47", "event"), e.PhaseStarted("agenda")):
        events: list[Event] = [heading, e.ThreatRemoved("unrest", "essen")]
        (one,) = told(words, events, (1, 2))
        assert one.text.startswith(words.event(heading).rstrip("."))
        assert one.details == (words.event(events[1]),)


def test_a_turn_of_another_that_my_own_answer_cut_is_one_passage(words: WeimarMessages) -> None:
    """SPD names a city, then a nation, in a turn in which KPD was asked about a reaction."""
    removed = (e.ThreatRemoved("unrest", "essen"), e.ThreatRemoved("unrest", "berlin"))
    (one,) = told(words, [e.CardPlayed("dnvp", "A47", "event"), *removed], (1, 2), (2, 3))
    assert one.details == tuple(map(words.event, removed))
    mine = [
        e.CardPlayed("kpd", "A47", "event"),
        e.SeatsChanged("spd", 1, 8),
        e.SeatsChanged("z", 1, 6),
    ]
    assert len(told(words, mine, (1, 2), (2, 3))) == 2


def test_a_card_inside_another_one_heads_nothing_after_its_end(words: WeimarMessages) -> None:
    """Zentrum makes DNVP play a card; KPD then reacts to what Zentrum does with its own."""
    mine = e.CardPlayed("z", "A38", "actions")
    events: list[Event] = [
        mine,
        e.CardPlayed("dnvp", "D16", "actions"),
        e.CardDiscarded("dnvp", "D16"),
        e.AttemptAnnounced("z", "demonstrate", 5, "berlin"),
        e.ReserveChanged("kpd", -1, 0),
        e.Reacted("kpd", "demonstrate"),
    ]
    (one,) = describe([Passage(4, 6, b"")], events, "z", PARTIES, words, NARRATION)
    assert one.text.startswith(words.event(mine).rstrip("."))


def test_what_a_treaty_does_before_the_roll_comes_after_its_name(words: WeimarMessages) -> None:
    runner = table(foreign_affairs=ForeignAffairsState(["A14", "A15"], [], ["A11"]), round=2)
    actions(runner, "spd", 2, "essen")
    answer(runner, "negotiate:A14")
    events = list(runner.events or ())
    opened = events.index(e.NegotiationOpened("spd", "A14"))
    gained = next(place for place, one in enumerate(events) if isinstance(one, e.SeatsChanged))
    assert opened < gained
    text = words.event(events[opened])
    assert words.seat("spd") in text and words.card("A14") in text


def test_a_step_that_my_own_answer_begins_is_news(game: WeimarGame, words: WeimarMessages) -> None:
    session = Session.new(game, "main", "7", sync=False)
    before = 0
    while not any(isinstance(event, e.StepStarted) for event in session.events[before:]):
        before = len(session.events)
        asked = session.decisions[0]
        session.pick(asked.number, asked.options[-1])
    seat = asked.seat
    passages = since_last_pick(game, session.history, NARRATION, seat)
    shown = describe(passages, session.events, seat, PARTIES, words, NARRATION)
    steps = [one for one in session.events[before:] if isinstance(one, e.StepStarted)]
    assert shown[0].text == words.event(steps[0])


def test_a_card_that_is_only_discarded_is_no_passage(words: WeimarMessages) -> None:
    events: list[Event] = [
        e.CardPlayed("z", "A38", "debate"),
        e.CardPlayed("kpd", "K05", "debate"),
        e.CardDiscarded("z", "A38"),
        e.CardPlayed("dnvp", "A43", "debate"),
    ]
    (one,) = told(words, events, (2, 3), (3, 4))
    assert one.text == words.event(events[3])


def test_my_own_deed_is_not_among_those_of_the_others(words: WeimarMessages) -> None:
    events: list[Event] = [
        e.CardPlayed("kpd", "K07", "actions"),
        e.BasePlaced("kpd", "koenigsberg"),
        e.BaseRemoved("dnvp", "koenigsberg", "kpd"),
        e.CardPlayed("z", "Z20", "actions"),
    ]
    (one,) = told(words, events, (1, 3), (3, 4))
    assert one.text == words.event(events[3])


def test_a_reason_names_only_an_issue_that_was_moved(words: WeimarMessages) -> None:
    events: list[Event] = [
        e.CardPlayed("spd", "S13", "debate"),
        e.IssueMoved("spd", "media-2", "0", "S1"),
    ]
    for issue, reasoned in (("media-2", True), ("poverty", False)):
        why = Reason("bot-debates", {"issue": issue})
        (one,) = describe([Passage(0, 2, b"", (why,))], events, "kpd", PARTIES, words, NARRATION)
        assert bool(one.reason) is reasoned


def test_agendas_of_the_others_are_news_even_if_my_own_pick_reveals_them(
    game: WeimarGame, words: WeimarMessages
) -> None:
    session = Session.new(game, "main", "7", sync=False)
    while not any(decision.kind == "agenda" for decision in session.decisions):
        asked = session.decisions[0]
        session.pick(asked.number, asked.options[0])
    for _ in PARTIES:
        asked, *_ = sorted(session.decisions, key=lambda one: one.seat == "kpd")
        assert asked.kind == "agenda"
        session.pick(asked.number, asked.options[0])
    passages = since_last_pick(game, session.history, NARRATION, "kpd")
    first, *_ = describe(passages, session.events, "kpd", PARTIES, words, NARRATION)
    shown = (first.text, *first.details)
    revealed = [one for one in session.events if isinstance(one, e.AgendaRevealed)]
    assert len(revealed) == len(PARTIES)
    assert all(words.event(one) in shown for one in revealed)
