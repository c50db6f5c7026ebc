"""Likely offers listed as one answer each, and the chain of picks behind them."""

from __future__ import annotations

import pytest

from tests.junta.table import answer, asked, do, game, table
from weimar_tui.games.junta.rules.negotiation.windows import Talk
from weimar_tui.games.junta.rules.play import JuntaPlay
from weimar_tui.games.junta.rules.position import Asked
from weimar_tui.games.junta.words.wording import JuntaWords
from weimar_tui.kernel.decision import Decision


@pytest.fixture(scope="module")
def words() -> JuntaWords:
    return JuntaWords("en", game().components, strict=True)


def evening() -> JuntaPlay:
    return do(table(4, windows=True, phase="places"), Talk("places"))


def test_a_ready_made_offer_is_made_link_by_link(words: JuntaWords) -> None:
    play = evening()
    made = words.ready_made(game(), asked(play, "C"), game().view(play.position, "cortina"))
    others = ("Bravo", "Delgado", "Aguado")
    assert [one.text for one in made] == [
        f"To {other}, both ways: no attempt this round" for other in others
    ], "the Minister first"
    option, links = made[0].option, []
    while option:
        links.append(option)
        answer(play, option, "C")
        option = words.next_link(asked(play, "C"), made[0].picks)
    assert links == ["offer", "bravo", "peace", "peace", "private"]
    (offer,) = play.position.families["bravo"].offers
    assert (offer.by, offer.wants, offer.gives) == ("cortina", ("peace",), ("peace",))


def test_nothing_is_ready_made_in_the_middle_of_an_offer(words: JuntaWords) -> None:
    play = evening()
    view = game().view(play.position, "cortina")
    for step, options in (("want", ("peace",)), ("to", ("bravo", "drop"))):
        decision = Decision(1, "cortina", "talk", options, Asked(), Asked(step=step))
        assert words.ready_made(game(), decision, view) == ()
    aside = Decision(1, "cortina", "cast", ("bravo", "drop"), Asked(), Asked(step="to"))
    assert {one.option for one in words.ready_made(game(), aside, view)} == {"bravo"}
    assert words.next_link(aside, {"top": "offer"}) == ""
    notes = Decision(1, "cortina", "talk", ("1.0.0", "0.1.0"), Asked(), Asked(step="give-notes"))
    assert words.next_link(notes, {"give-notes": "*"}) == "1.0.0"
