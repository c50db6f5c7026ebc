"""At a gentle pace, what the others did comes in steps; lines with nothing to show share one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from tests.games.junta.table import game as junta
from weimar_tui.games.junta.rules import events as e
from weimar_tui.games.junta.rules.position import Offer
from weimar_tui.kernel.events import Event
from weimar_tui.kernel.journal import Reason
from weimar_tui.replay.narration import Summary
from weimar_tui.replay.since import Passage
from weimar_tui.tui.loaded_game import LoadedGame
from weimar_tui.tui.playing.showing import Showing
from weimar_tui.tui.playing.since import Since

EVENTS = [
    e.Refused("bravo"),
    e.Spoke("bravo", "cortina"),
    e.Refused("delgado"),
    e.OfficeGiven("bravo", "minister"),
    e.Refused("cortina"),
]


async def recounted(
    page: Summary | None = None,
    reasons: tuple[Reason, ...] = (),
    walked: tuple[tuple[int, int], ...] = (),
    events: Sequence[Event] = EVENTS,
    on_cards: frozenset[int] = frozenset(),
    untold: int | None = None,
    ends: Sequence[int] = (),
    untils: Sequence[int | None] = (None,),
    partly: bool = False,
) -> list[Any]:
    """The steps of a review with a passage up to each of these ends, by default one for each event;
    the passage of the fourth event has these reasons."""
    game = junta()
    position = game.start("main", "7", {"seats": 4}, listen=False).position
    view = game.view(position, "aguado")
    ends = ends or range(1, len(events) + 1)
    passages = [
        Passage(first, end, game.encode(view), reasons if first == 3 else ())
        for first, end in pairwise((0, *ends))
    ]
    pages: list[Any] = []
    said: list[str] = []

    async def since_turn(seat: str) -> list[Passage]:
        return passages

    async def push(screen: Any) -> None:
        pages.append(screen)

    table = SimpleNamespace(
        events=events,
        seats=game.seats(),
        since_turn=since_turn,
        view=lambda seat: view,
        has_picked=lambda seat: True,
    )
    here = SimpleNamespace(gentle=True, push_screen_wait=push)
    board: Any = SimpleNamespace(
        here=here, me="aguado", table=table, loaded=LoadedGame(game, "en"), draw=lambda: None
    )
    board.say = said.append
    showing: Any = SimpleNamespace(page_read=page, walked=list(walked), on_cards=on_cards)
    showing.untold = None if untold is None else (view, untold)
    since = Since(board, showing)
    for until in untils:
        await since.recount(until, partly=partly)
    told = [step for page in pages for step in page.passages]
    assert said == [""] * any(step.reason for step in told), "reasons that were read make way"
    return told


async def test_lines_with_nothing_to_show_are_one_step() -> None:
    (step,) = await recounted()
    assert (step.passage.first, step.passage.last) == (0, 5)
    assert step.text == "Bravo declines the honour." and len(step.details) == 4


async def test_what_was_told_before_a_new_part_of_the_game_is_not_told_again() -> None:
    steps = await recounted(untils=(2, 2, None))
    assert [(step.passage.first, step.passage.last) for step in steps] == [(0, 2), (2, 5)]


@dataclass
class Shown:
    """What steps on the board are drawn from."""

    view: object = None
    me: str | None = "a"
    decision: None = None
    chosen: str = ""
    events: Sequence[Event] = ()


@pytest.mark.parametrize(("then", "told"), [(1, []), (2, [3])])
async def test_what_the_others_did_is_told_before_a_new_round_begins(
    then: int, told: list[int]
) -> None:
    asked: list[int | None] = []

    async def recount(until: int | None) -> None:
        asked.append(until)

    table = SimpleNamespace(
        events=EVENTS, humans=["a"], seats=["a"], view=lambda me: then, bot_decision=lambda: None
    )
    nothing = SimpleNamespace(
        falls=lambda events, words: [],
        interludes=lambda *given: (),
        enactment=lambda scene, news: None,
        summary_page=lambda *given: None,
    )
    here = SimpleNamespace(motion=False, outcomes_stay=True)
    loaded = SimpleNamespace(game=SimpleNamespace(chapter=lambda view: view), narration=nothing)
    board: Any = SimpleNamespace(
        table=table,
        game_view=nothing,
        here=here,
        loaded=loaded,
        me="a",
        hurry=False,
        is_on_top=True,
        size="middle",
        words=None,
        prompts=SimpleNamespace(shared_keyboard=False),
        make_scene=Shown,
    )
    showing = Showing(board)
    showing.recount = recount
    before: Any = 1
    await showing.show(EVENTS[3:], 3, before)
    assert asked == told


async def test_a_move_with_a_reason_is_a_step_of_its_own() -> None:
    steps = await recounted(reasons=(Reason("bot-appoints", {"family": "bravo"}),))
    assert [(step.passage.first, step.passage.last) for step in steps] == [(0, 3), (3, 4), (4, 5)]


async def test_what_a_page_has_told_is_not_told_again() -> None:
    page = Summary("A phase", (), end=4, topic="coup", begin=1)
    steps = await recounted(page)
    told = [step.text for step in steps] + [text for step in steps for text in step.details]
    assert told == ["Bravo declines the honour.", "Cortina declines the honour."]
    assert not await recounted(Summary("All of it", (), end=5, topic="coup"))


async def test_what_steps_on_the_board_have_told_is_not_told_again() -> None:
    steps = await recounted(walked=((0, 2), (3, 4)))
    told = [step.text for step in steps] + [text for step in steps for text in step.details]
    assert len(told) == 2
    assert not await recounted(walked=((0, 5),))


async def test_a_passage_that_steps_have_told_in_part_tells_the_rest() -> None:
    (step,) = await recounted(walked=((0, 2), (3, 5)), ends=(5,))
    assert (step.text, step.details) == ("Delgado declines the honour.", ())
    assert not await recounted(walked=((0, 3), (3, 5)), ends=(5,)), "told by two series of steps"


async def test_what_the_next_question_says_is_not_told_by_a_page_too() -> None:
    mine, theirs = (Offer(1, by, "cortina", ("vote:yes",)) for by in ("aguado", "bravo"))
    for offer, answer, steps in (
        (mine, "refused", 0),
        (mine, "accepted", 1),
        (theirs, "refused", 1),
    ):
        told = e.OfferAnswered(offer, "cortina", answer)
        assert len(await recounted(events=[told])) == steps


async def test_what_cards_have_told_is_left_out() -> None:
    steps = await recounted(on_cards=frozenset({0, 2, 3}))
    told = [step.text for step in steps] + [text for step in steps for text in step.details]
    assert len(told) == 2 and told[1] == "Cortina declines the honour."
    assert not await recounted(on_cards=frozenset(range(5)))


async def test_what_the_page_of_the_phase_will_tell_is_not_told_before() -> None:
    (step,) = await recounted(untold=3)
    assert len((step.text, *step.details)) == 3
    assert not await recounted(untold=0)


async def test_what_follows_the_steps_waits_until_they_are_shown() -> None:
    """A passage is told in part before the steps, and the rest of it after them, once."""
    before, after = await recounted(untils=(3, None), ends=(5,), partly=True)
    assert (before.text, len(before.details)) == ("Bravo declines the honour.", 2)
    assert after.details == ("Cortina declines the honour.",)
    (whole,) = await recounted(untils=(3, None), ends=(5,))
    assert len(whole.details) == 4, "before a card, only whole passages"
    first, rest = await recounted(untils=(3, None), ends=(2, 5))
    assert (len(first.details), len(rest.details)) == (1, 2), "and nothing of the others is lost"


async def test_a_heading_under_which_nothing_has_happened_needs_no_enter() -> None:
    heading = e.PhaseBegan("coup")
    (step,) = await recounted(events=[*EVENTS, heading], ends=(5, 6))
    assert step.passage.last == 5
    assert not await recounted(events=[heading])
