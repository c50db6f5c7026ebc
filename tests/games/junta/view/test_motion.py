"""What is shown as it happens: the night, fights, dice, the end of a coup."""

from __future__ import annotations

from dataclasses import replace

from tests.games.junta.table import game
from weimar_tui.games.junta.rules import coup_events as ce, events as e
from weimar_tui.games.junta.rules.notes import Notes
from weimar_tui.games.junta.rules.position import Promise
from weimar_tui.games.junta.view import motion, outcome
from weimar_tui.games.junta.words.wording import JuntaMessages
from weimar_tui.kernel.events import Event
from weimar_tui.text.handbook import help_text

WORDS = JuntaMessages("en", game().data, strict=True)

SEEN = e.PlacesRevealed((("aguado", "club"), ("bravo", "bank"), ("cortina", "club")))


def pages(*events: Event, me: str | None = "aguado") -> list[tuple[str, tuple[str, ...]]]:
    """The titles and lines of the pages shown before play continues."""
    return [(page.title, page.lines) for page in motion.interludes(events, WORDS, me)]


# --- the evening --------------------------------------------------------------------------------
def test_the_evening_tells_who_was_where_and_what_came_of_it() -> None:
    covered = pages(SEEN, e.Murdered("bravo", "cortina"), e.Spoke("aguado", "bravo"))
    assert covered == [
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
    return ce.SalvoFired(area, number, by, to, dice, opening)


def rows(*events: Event, me: str | None = "aguado", place: int = -1) -> list[str]:
    """The rows of the last outcome card, or of another one."""
    fall = outcome.falls(events, WORDS)[place]
    return ["".join(text for text, _ in row) for row in outcome.details(fall, events, WORDS, me)]


def test_a_fight_is_one_card_with_its_salvos_losses_and_retreats() -> None:
    events = (
        ce.FightBegan("palace", (("bravo", "aguado"),)),
        salvo(1, "bravo", "aguado", 2, 6, 6, opening=True),
        ce.UnitsLost("aguado", "palace", "guard", 1),
        ce.UnitsLost("aguado", "palace", "guard", 1),
        salvo(2, "aguado", "bravo", 1, 5),
        ce.Retreated("aguado", "palace", "cathedral"),
        ce.FightEnded("palace", 2),
        salvo(1, "aguado", "bravo", 6, area="chamber"),
        ce.UnitsLost("bravo", "chamber", "army1", 1),
    )
    first, second = outcome.falls(events, WORDS)
    assert first.title == "Fighting in the Presidential Palace"
    assert second.title == "Fighting in the Chamber of Deputies"
    assert [len(fall.series) for fall in (first, second)] == [2, 1]
    assert [" ".join(row.split()) for row in rows(*events, place=0)] == [
        "▸ 1 opening fire Bravo → Aguado 6 6 2 2 hits",
        "Aguado −2 guard",
        "2 Aguado → Bravo 5 1 no hit",
        "Aguado → Cathedral",
    ]
    assert [" ".join(row.split()) for row in rows(*events)] == [
        "▸ 1 Aguado → Bravo 6 1 hit",
        "Bravo −1 army",
    ]
    details = outcome.details(first, events, WORDS, "aguado")
    assert details[1][-1][1] == "danger bold", "my losses stand out"
    assert outcome.details(first, events, WORDS, "delgado")[1][-1][1] == "strong"


def test_a_later_salvo_shows_the_earlier_ones_and_what_fires() -> None:
    fired = ce.SalvoFired("palace", 2, "aguado", "bravo", (3, 1), units=(("army1", 2),))
    covered = rows(
        ce.FightBegan("palace", (("bravo", "aguado"),)),
        salvo(1, "bravo", "aguado", 6),
        ce.UnitsLost("aguado", "palace", "guard", 1),
        fired,
        ce.FightEnded("palace", 2),
    )
    assert covered[0].startswith("▸ 1") and covered[2].endswith("(2 army)")
    later = (salvo(1, "bravo", "aguado", 6), ce.UnitsLost("aguado", "palace", "guard", 1), fired)
    fall = outcome.falls(later[2:], WORDS)[0]
    shown = outcome.details(replace(fall, place=2), later, WORDS, "aguado")
    assert shown[2][0][0] == "▸ ", "the cursor is at the news"
    assert shown[0][1][1] == "muted" and shown[2][1][1] == "text"


def test_hits_without_losses_are_still_open() -> None:
    assert rows(salvo(1, "bravo", "aguado", 6))[-1] == "Losses not chosen yet."
    over = salvo(1, "bravo", "aguado", 1, 5), ce.FightEnded("palace", 1)
    assert rows(*over)[-1] == "No losses."


def test_fights_stay_for_those_who_fire_are_fired_at_or_lose_units() -> None:
    fired = salvo(1, "bravo", "cortina", 6), ce.UnitsLost("cortina", "palace", "army2", 1)
    (fall,) = outcome.falls((*fired, ce.BecameRebel("espino")), WORDS)
    families = ("aguado", "bravo", "cortina", "delgado", "espino")
    stays = [seat for seat in families if outcome.concerns(fall, seat)]
    assert stays == ["bravo", "cortina", "espino"]


def test_cards_show_what_the_die_needs_and_what_happened() -> None:
    killed = e.DieRolled("cortina", "amateur", 5), e.Murdered("bravo", "cortina")
    assert rows(*killed) == ["▸ 4-6 hits, if the place is right", "  1-3 misses", "Bravo is dead"]
    bribed = ce.Bribed("delgado", "bribe-police", "radio", "bravo", (4, 2), 1)
    assert rows(bribed, e.Ready("bravo")) == [
        "Bravo · Radio Station",
        "▸ 4-6 the unit changes sides",
        "▸ 1-3 stays loyal",
        "1 unit of Bravo changes sides",
    ]
    shelled = ce.ShellFired("espino", "gunboat", "palace", "aguado", (2, 1, 3)), e.Ready("bravo")
    assert rows(*shelled)[-1] == "Nothing happens."
    assert rows(ce.ShellFired("espino", "gunboat", "palace", "aguado", (6,)))[-1] == (
        "Losses not chosen yet."
    )


def test_a_volunteer_that_rolls_again_has_one_card() -> None:
    events = (
        e.DieRolled("espino", "unstable-volunteer", 6),
        e.DieRolled("espino", "unstable-volunteer", 5),
        e.DiedByOwnCard("espino", "unstable-volunteer"),
    )
    (fall,) = outcome.falls(events, WORDS)
    assert fall.dice == (6, 5)
    covered = rows(*events)
    assert [row for row in covered if row.startswith("▸")] == [
        "▸ 6   Roll a die: 1-3: nothing; 4-6: you are killed",
        "▸ 4-6 You are killed",
    ]
    assert covered[-1] == "Espino is dead"


# --- the end of a coup --------------------------------------------------------------------------
def test_the_end_of_a_coup_tells_every_centre_and_who_has_won() -> None:
    decided = ce.CoupDecided("junta", (("palace", "president"), ("chamber", "junta")))
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
    bribed = ce.Bribed("delgado", "bribe-police", "radio", "bravo", (4, 2), 1)
    shelled = ce.ShellFired("espino", "gunboat", "palace", "aguado", (6, 1, 3))
    lost = ce.UnitsLost("aguado", "palace", "guard", 1)
    found = outcome.falls(
        [SEEN, rolled, killed, bribed, shelled, lost, e.Ready("bravo"), lost], WORDS
    )
    assert [(fall.title, fall.dice, fall.seat, fall.pane) for fall in found] == [
        ("Amateur Assassin · Cortina", (5,), "cortina", ""),
        ("Bribe the Police · Delgado", (4, 2), "delgado", "map"),
        ("The gunboat · Espino", (6, 1, 3), "espino", "map"),
    ]
    assert [fall.then for fall in found] == [(killed,), (), (lost,)]
    stays = {
        seat: [outcome.concerns(fall, seat) for fall in found]
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
    found = outcome.falls([first, second, missed], WORDS)
    assert [fall.then for fall in found] == [(), (missed,)]


def test_every_card_has_a_page_of_the_handbook() -> None:
    rolls: tuple[Event, ...] = (
        e.DieRolled("cortina", "amateur", 5),
        ce.Bribed("delgado", "bribe-police", "radio", "bravo", (4, 2), 1),
        ce.ShellFired("espino", "gunboat", "palace", "aguado", (6, 1, 3)),
        salvo(1, "bravo", "aguado", 1),
    )
    topics = [fall.topic for fall in outcome.falls(rolls, WORDS)]
    assert topics == ["attempt", "hand", "coup", "fight"]
    missing = help_text("junta", "nothing", "en")
    assert all(help_text("junta", topic, "en") != missing for topic in topics)


# --- deaths outside the night, and promises -----------------------------------------------------
def test_a_death_on_the_way_home_or_by_firing_squad_is_a_page_with_the_money_lost() -> None:
    loot = e.LootTaken("espino", "aguado", Notes(1))
    ((title, lines),) = pages(e.ReturnerShot("aguado", "espino"), ce.ExcuseTurned("murder"), loot)
    assert title == "Aguado: back from exile"
    assert "shot on the way home" in lines[0]
    assert "1 million" in lines[-1]
    assert pages(e.ReturnerShot("bravo", "espino")), "everyone reads of it: it excuses a coup"
    squad = ce.ShotByFiringSquad("aguado", "espino")
    ((title, lines),) = pages(squad, loot, ce.Spared("bravo", "espino"))
    assert title == "Aguado: the firing squad"
    assert len(lines) == 2, "its own death and its own money"
    assert pages(squad, me="bravo") == [], "the page about the coup tells the others"
    assert pages(e.Returned("aguado"))[0][1] == ("Aguado is back from exile.",)


def test_what_the_firing_squad_brings_the_president_is_a_page() -> None:
    squad = ce.ShotByFiringSquad("bravo", "aguado")
    ((title, lines),) = pages(squad, e.LootTaken("aguado", "bravo", Notes(twos=1)))
    assert title == "Bravo: the firing squad" and "a two (2 million)" in lines[1]
    assert pages(squad, e.LootTaken("aguado", "bravo"), me="cortina") == []


def test_a_vote_that_the_player_ended_has_a_page_with_its_result() -> None:
    result = e.VoteEnded("budget", 17, 23), e.PromisesJudged(()), e.BudgetRejected("aguado")
    for last in (e.Abstained("aguado", 1), e.VoteCast("budget", "aguado", "yes", ("church",), 10)):
        ((title, lines),) = pages(last, *result)
        assert title == "The vote in the Chamber"
        assert lines == ("17 Yes, 23 No.", "The budget of Aguado is rejected.")
    (page,) = motion.interludes((last, *result), WORDS, "aguado")
    assert page.covered == range(1, 4), "the review of what others did need not repeat it"
    (page,) = motion.interludes((e.Abstained("bravo", 2), *result), WORDS, "aguado")
    assert page.covered == range(4), "a family that adds nothing is not in the review either"
    assert pages(*result), "after silent answers"
    theirs = e.VoteCast("budget", "bravo", "no", ("church",), 10)
    assert pages(theirs, *result) == [], "the review tells it"


def test_a_new_president_has_a_page_if_the_player_is_it_or_voted_last() -> None:
    ((title, lines),) = pages(e.Elected("aguado"))
    assert title == "A new President" and lines[0] == "Aguado is elected President."
    assert lines[2].startswith("You hand out the offices")
    last = e.VoteCast("election", "aguado", "bravo", ("family",), 1)
    assert pages(last, e.Elected("bravo"))[0][1][0] == "Bravo is elected President."
    ballots = (e.BallotBegan(1, ("bravo", "cortina", "delgado")),)
    votes = tuple(
        e.VoteCast("election", by, side, ("family",), number)
        for by, side, number in (
            ("bravo", "cortina", 4),
            ("cortina", "delgado", 9),
            ("aguado", "delgado", 1),
        )
    )
    ((_, lines),) = pages(*ballots, *votes, e.Elected("delgado"))
    assert lines[1:] == ("Delgado: 10 votes", "Cortina: 4 votes", "Bravo: 0 votes")
    tied = e.BallotTied(("cortina", "delgado")), e.LotDrawn("delgado"), e.Elected("delgado")
    ((_, lines),) = pages(*ballots, *votes, *tied)
    assert lines[-1] == "Lots are drawn: the choice falls on Delgado."
    ((_, lines),) = pages(*ballots, *votes, *tied[:-1], e.Refused("delgado"), e.Elected("cortina"))
    assert len(lines) == 1, "the only one left is elected without a vote"
    theirs = e.VoteCast("election", "bravo", "bravo", ("family",), 1)
    assert pages(theirs, e.Elected("bravo")) == [], "the review tells it"


def test_a_family_that_goes_abroad_has_a_page_and_says_who_acts_for_it() -> None:
    fled = e.WentIntoExile("bravo", "embassy-isle")
    ((title, lines),) = pages(fled)
    assert title == "Bravo in exile" and "brother-in-law" in lines[2]
    assert pages(fled, me="bravo") == []


def test_the_evening_says_who_is_abroad() -> None:
    before = (
        e.WentIntoExile("delgado", "embassy-isle"),
        e.WentIntoExile("espino", "embassy-isle"),
        e.Returned("espino"),
    )
    (page,) = motion.interludes((SEEN,), WORDS, "aguado", before)
    assert page.lines[-1] == "In exile: Delgado"


def test_a_promise_broken_to_the_player_is_a_page() -> None:
    def judged(by: str, to: str, state: str) -> e.PromisesJudged:
        return e.PromisesJudged((Promise(1, by, to, "vote:yes", "vote", 1, 1, state),))

    ((title, lines),) = pages(judged("cortina", "aguado", "broken"))
    assert title == "A broken promise"
    assert lines == ("Cortina has broken the promise to you: a Yes vote.",)
    assert not pages(judged("cortina", "aguado", "kept"))
    assert not pages(judged("aguado", "cortina", "broken"))
