"""What is shown as it happens: the night, fights, dice, the end of a coup."""

from __future__ import annotations

from tests.games.junta.table import game
from weimar_tui.games.junta.rules import events as e
from weimar_tui.games.junta.rules.notes import Notes
from weimar_tui.games.junta.view import motion
from weimar_tui.games.junta.words.wording import JuntaMessages
from weimar_tui.kernel.events import Event

WORDS = JuntaMessages("en", game().data, strict=True)

SEEN = e.PlacesRevealed((("aguado", "club"), ("bravo", "bank"), ("cortina", "club")))


def pages(*events: Event, me: str | None = "aguado") -> list[tuple[str, tuple[str, ...]]]:
    """The titles and lines of the pages shown before play continues."""
    return [(page.title, page.lines) for page in motion.interludes(events, WORDS, me)]


# --- the evening --------------------------------------------------------------------------------
def test_the_evening_tells_who_was_where_and_what_came_of_it() -> None:
    told = pages(SEEN, e.Murdered("bravo", "cortina"), e.Spoke("aguado", "bravo"))
    assert told == [
        (
            "The evening in Puerto Plátano",
            (
                "Bank: Bravo",
                "Nightclub: Aguado and Cortina",
                "",
                "Bravo is murdered on the orders of Cortina. The family sends its next cousin.",
            ),
        )
    ], "places where nobody was are left out, and so is small talk"
    assert pages(SEEN)[0][1] == ("Bank: Bravo", "Nightclub: Aguado and Cortina")


def test_until_a_die_has_fallen_nothing_is_told_of_what_it_decides() -> None:
    rolled = e.DieRolled("cortina", "amateur", 5)
    (page,) = pages(SEEN, rolled, e.Murdered("bravo", "cortina"))
    assert len(page[1]) == 2, "the dice tell it"
    loot = e.LootTaken("cortina", "bravo", Notes(0, 1, 1))
    (page,) = pages(SEEN, e.ShieldUsed("bravo", "bodyguard"), loot)
    assert page[1][3:] == tuple(WORDS.event(e.seen_by("aguado")) for e in (e_shield(), loot))


def e_shield() -> Event:
    return e.ShieldUsed("bravo", "bodyguard")


def test_loot_is_told_without_its_sum_to_those_it_does_not_concern() -> None:
    loot = e.LootTaken("cortina", "bravo", Notes(0, 1, 1))
    ((_, stranger),) = pages(SEEN, loot)
    ((_, robber),) = pages(SEEN, loot, me="cortina")
    assert "5 million" in robber[-1] and "million" not in stranger[-1]


def test_a_death_after_the_question_for_a_shield_has_a_page_and_is_told_once() -> None:
    killed, failed = (
        e.Murdered("bravo", "cortina"),
        e.AttemptFailed("bravo", "cortina", "police", "place"),
    )
    assert len(pages(killed, e.Murdered("aguado", "delgado"))) == 1, "one page tells both"
    saved = e.AttemptFailed("delgado", "cortina", "police", "shield")
    assert len(pages(saved)) == 1, "a shield was used: everybody hears of it"
    assert pages(failed, me="delgado") == []
    assert len(pages(failed, me="bravo")) == len(pages(failed, me="cortina")) == 1
    assert pages(e.DieRolled("cortina", "amateur", 5), killed) == [], "the dice tell it"
    assert len(pages(SEEN, killed)) == 1, "the evening tells it"


# --- fights -------------------------------------------------------------------------------------
def salvo(
    number: int, by: str, to: str, *dice: int, area: str = "palace", opening: bool = False
) -> Event:
    return e.SalvoFired(area, number, by, to, dice, opening)


def test_a_fight_is_one_page_with_its_salvos_losses_and_retreats() -> None:
    told = pages(
        salvo(1, "bravo", "aguado", 2, 6, 6, opening=True),
        e.UnitsLost("aguado", "palace", "guard", 1),
        e.UnitsLost("aguado", "palace", "guard", 1),
        salvo(2, "aguado", "bravo", 6, area="chamber"),
        e.UnitsLost("bravo", "chamber", "army1", 1),
        salvo(2, "aguado", "bravo", 1, 5),
        e.Retreated("aguado", "palace", "cathedral"),
        e.UnitsGone("bravo", "chamber"),
        e.BecameRebel("cortina"),
    )
    title, lines = told[0]
    assert title == "Fighting in the Presidential Palace"
    assert lines == (
        "Salvo 1, opening fire: Bravo on Aguado: 6 6 2 (2 hits)",
        "Salvo 2: Aguado on Bravo: 5 1 (no hit)",
        "Aguado loses 2 palace guards.",
        WORDS.event(e.Retreated("aguado", "palace", "cathedral")),
        WORDS.event(e.BecameRebel("cortina")),
    )
    assert told[1][0] == "Fighting in the Chamber of Deputies"
    assert told[1][1][0] == "Salvo 2: Aguado on Bravo: 6 (one hit)"
    assert len(told) == 2, "the later salvos of a fight have no page of their own"


def test_a_fight_without_a_hit_has_no_losses() -> None:
    (page,) = pages(salvo(1, "bravo", "aguado", 1, 5))
    assert page[1][-1] == "No losses."


def test_fights_of_others_are_not_read_and_a_spectator_reads_all() -> None:
    fired = salvo(1, "bravo", "cortina", 6), e.UnitsLost("cortina", "palace", "army2", 1)
    assert pages(*fired, me="delgado") == []
    assert len(pages(*fired, me="cortina")) == len(pages(*fired, me=None)) == 1
    elsewhere = salvo(1, "delgado", "espino", 3, area="radio")
    assert len(pages(*fired, elsewhere, me="delgado")) == 1


# --- the end of a coup --------------------------------------------------------------------------
def test_the_end_of_a_coup_tells_every_centre_and_who_has_won() -> None:
    decided = e.CoupDecided("junta", (("palace", "president"), ("chamber", "junta")))
    assert pages(decided) == [
        (
            "The coup is over",
            (
                "The Presidential Palace: the President",
                "The Chamber of Deputies: the junta",
                "",
                WORDS.event(decided),
            ),
        )
    ]


# --- dice ---------------------------------------------------------------------------------------
def test_dice_fall_for_cards_bribes_and_shells_and_show_what_comes_of_them() -> None:
    rolled = e.DieRolled("cortina", "amateur", 5)
    killed = e.Murdered("bravo", "cortina")
    bribed = e.Bribed("delgado", "bribe-police", "radio", "bravo", (4, 2), 1)
    shelled = e.ShellFired("espino", "gunboat", "palace", "aguado", (6, 1, 3))
    lost = e.UnitsLost("aguado", "palace", "guard", 1)
    found = motion.falls(
        [SEEN, rolled, killed, bribed, shelled, lost, e.Ready("bravo"), lost], WORDS
    )
    assert [(fall.title, fall.dice, fall.seat, fall.pane) for fall in found] == [
        ("Amateur Assassin", (5,), "cortina", ""),
        ("Bribe the Police", (4, 2), "delgado", "map"),
        ("The gunboat", (6, 1, 3), "espino", "map"),
    ]
    assert [fall.then for fall in found] == [(killed,), (), (lost,)]
    stays = {
        seat: [motion.concerns(fall, seat) for fall in found]
        for seat in ("aguado", "bravo", "cortina", "delgado", "espino", "fuentes")
    }
    assert stays == {
        "aguado": [False, False, True],
        "bravo": [True, True, False],
        "cortina": [True, False, False],
        "delgado": [False, True, False],
        "espino": [False, False, True],
        "fuentes": [False, False, False],
    }, "for who rolls, is rolled at, or bears what comes of it"


def test_a_second_roll_has_its_own_outcome() -> None:
    first, second = e.DieRolled("cortina", "amateur", 5), e.DieRolled("delgado", "amateur", 1)
    missed = e.AttemptFailed("delgado", "bravo", "amateur", "dice")
    found = motion.falls([first, second, missed], WORDS)
    assert [fall.then for fall in found] == [(), (missed,)]
