"""At a table of a server nobody can tell by whom it waits, or how long, who holds a card."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.junta.table import do, family, game, hand, pocket, table
from tests.table.house import Guest
from weimar_tui.games.junta.rules.phases.bank import BankPhase
from weimar_tui.games.junta.rules.phases.votes import AskRecount
from weimar_tui.games.junta.rules.position import EDITION, Motion
from weimar_tui.kernel.session import Session
from weimar_tui.table.feed import Feed, Moment
from weimar_tui.table.local_table import LocalTable
from weimar_tui.table.wire import Update

HOLDERS = ("bravo", "cortina", "delgado")


@pytest.fixture
def local() -> LocalTable:
    """*Motion Not Minuted Properly* is in Cortina's hand; two others hold something else."""
    play = table(4)
    for name, card in zip("BCD", ("church", "recount", "students"), strict=True):
        hand(play, name, card)
    play.position.motion = Motion("budget", "aguado", round=2)
    do(play, AskRecount())
    return LocalTable(Session.new(game(), "main", "1", position=play.position, sync=False))


def waited_for(local: LocalTable, viewer: str) -> list[str]:
    """Who seems to be asked."""
    view = msgspec.json.decode(Moment("t1", local, {}).view(viewer))
    return [asked["seat"] for asked in view["decisions"]]


def test_who_has_passed_is_waited_for_until_all_have(local: LocalTable) -> None:
    session = local.session
    feeds = {viewer: (Feed(seat=viewer), Guest(viewer)) for viewer in ("aguado", *HOLDERS, "")}

    def tell() -> list[str]:
        """Who is told anything now."""
        for feed, guest in feeds.values():
            guest.heard.clear()
            feed.tell(guest, Moment("t1", local, {}), 0.0)
        return [viewer for viewer, (_, guest) in feeds.items() if guest.all(Update)]

    assert tell() == list(feeds)
    bravos, _, delgados = session.decisions
    for decision in (delgados, bravos):
        session.pick(decision.number, "pass")
        assert tell() == [decision.seat]
    for viewer in ("aguado", "cortina", ""):
        assert waited_for(local, viewer) == list(HOLDERS)
    assert waited_for(local, "bravo") == ["cortina", "delgado"]
    (sealed, _) = session.sealed
    assert (sealed.seat, sealed.kind, sealed.options) == ("bravo", "recount", ())
    session.undo("delgado")
    assert tell() == ["delgado"], "who takes an answer back tells nobody"
    assert [asked.seat for asked in session.sealed] == ["bravo"]
    session.pick(delgados.number, "pass")
    tell()
    session.pick(session.decisions[0].number, "pass")
    assert session.sealed == []
    assert tell() == list(feeds)


@pytest.mark.parametrize("seed", range(3))
def test_the_holder_is_waited_for_no_longer_than_others_whoever_answers_first(
    local: LocalTable, seed: int
) -> None:
    order = list(HOLDERS)
    Random(seed).shuffle(order)
    for seat in order[:-1]:
        asked = next(each for each in local.session.decisions if each.seat == seat)
        local.session.pick(asked.number, "pass")
        assert waited_for(local, "aguado") == list(HOLDERS)


@pytest.mark.parametrize(("edition", "messages"), [(4, 3), (EDITION, 1)])
def test_no_message_goes_out_while_somebody_books_note_by_note(edition: int, messages: int) -> None:
    """Ruling J97."""
    play = table(5, edition=edition)
    for name in "BC":
        family(play, name).place = "bank"
        pocket(play, name, 1, 1)
    position = do(play, BankPhase()).position
    local = LocalTable(Session.new(game(), "main", "1", position=position, sync=False))
    feed, guest = Feed(seat="delgado"), Guest("delgado")
    feed.tell(guest, Moment("t1", local, {}), 0.0)
    for _ in range(2):
        booking = next(asked for asked in local.session.decisions if asked.seat == "bravo")
        local.session.pick(booking.number, "in:1")
        feed.tell(guest, Moment("t1", local, {}), 0.0)
    assert len(guest.all(Update)) == messages


def test_whose_questions_these_are() -> None:
    """Those put to several to which a hand, or a purse, has an answer or has none."""
    assert game().sealed_kinds == {"alternative", "bank", "recount"}
