"""The chronicle in short lines, and the pages about the bank and about a coup."""

from __future__ import annotations

import pytest

from tests.games.junta.table import game, table
from weimar_tui.games.junta.rules import coup_events as ce, events as e
from weimar_tui.games.junta.rules.notes import Notes
from weimar_tui.games.junta.rules.position import FAMILIES, Offer
from weimar_tui.games.junta.view.narration import JuntaNarration
from weimar_tui.games.junta.words.wording import JuntaMessages
from weimar_tui.kernel.events import Event
from weimar_tui.play.chronicle import Book

STORY = JuntaNarration()
WORDS = {lang: JuntaMessages(lang, game().data, strict=True) for lang in ("en", "de", "zh")}
OFFER = Offer(3, "bravo", "cortina", gives=("pay:2",), wants=("vote:yes",))

FIGHT = (
    ce.FightBegan("palace", (("bravo", "aguado"),)),
    ce.SalvoFired("palace", 1, "bravo", "aguado", (2, 6, 6)),
    ce.UnitsLost("aguado", "palace", "guard", 1),
    ce.UnitsLost("aguado", "palace", "guard", 1),
    ce.SalvoFired("palace", 2, "aguado", "bravo", (6,)),
    ce.UnitsLost("bravo", "palace", "army1", 1),
    ce.FightEnded("palace", 2),
    ce.Retreated("aguado", "palace", "cathedral"),
)


def lines(
    *events: Event, lang: str = "en", me: str | None = None, minor: bool = False
) -> list[str]:
    book = Book(WORDS[lang], STORY, FAMILIES)
    book.read(events, me, WORDS[lang])
    return [line.text for line in (book.every if minor else book.lines)]


def test_a_fight_is_one_line_and_leads_to_its_place() -> None:
    assert lines(*FIGHT) == [
        "fight · PALACE · 6 6 2 / 6 · Aguado −2 guard, Bravo −1 army, Aguado → Cathedral"
    ]
    book = Book(WORDS["en"], STORY, FAMILIES)
    book.read(FIGHT, None, WORDS["en"])
    assert book.lines[0].names[0] == "palace"
    assert len(book.lines[0].full) == len(FIGHT), "in full, every sentence"
    assert lines(FIGHT[0], FIGHT[6]) == ["fight · PALACE · no losses"]


def test_many_dice_leave_room_for_the_losses() -> None:
    salvos = [ce.SalvoFired("palace", n, "bravo", "aguado", (6, 1, 2, 3, 4, 5)) for n in (1, 2, 3)]
    lost = ce.UnitsLost("aguado", "palace", "guard", 3)
    assert lines(FIGHT[0], *salvos, lost) == ["fight · PALACE · 18 dice, 3 hits · Aguado −3 guard"]


def test_shells_that_miss_say_so_and_a_donation_is_one_line() -> None:
    shells = ce.ShellFired("espino", "gunboat", "palace", "aguado", (3, 3, 5))
    assert lines(shells) == ["E · gunboat · PALACE · 3 3 5 · no hit"]
    donation = e.CardPlayed("bravo", "secret-donation"), e.Donated("bravo", Notes(1))
    (mine,) = lines(*donation, me="bravo")
    assert mine.endswith("takes 1 million")
    (theirs,) = lines(*(event.seen_by("aguado") for event in donation), me="aguado")
    assert theirs.endswith("takes the top note")


def test_an_attempt_is_one_line_with_its_die_and_its_effect() -> None:
    events = (
        e.AttemptAnnounced("cortina", "bravo", "bank", "amateur"),
        e.AttemptAnnounced("espino", "delgado", "home", "police"),
        e.DieRolled("cortina", "amateur", 5),
        e.Murdered("bravo", "cortina"),
        e.LootTaken("cortina", "bravo", Notes(0, 1, 1)),
        e.AttemptFailed("espino", "delgado", "police", "place"),
        e.Burgled("delgado", "bravo", Notes(1)),
    )
    assert lines(*events, me="cortina") == [
        "C · “Amateur Assassin” · Bravo, Bank",
        "E · the secret police · Delgado, Home",
        "C · “Amateur Assassin” · 5 · Bravo is dead, Cortina takes 5 million",
        "E · the secret police · wrong place",
        WORDS["en"].event(events[-1].seen_by("cortina")),
    ]
    assert "5 million" not in " ".join(lines(*events, me="aguado"))


def test_talk_offers_votes_and_envelopes() -> None:
    events = (
        e.Spoke("bravo", "cortina"),
        e.Spoke("cortina", "delgado"),
        e.Spoke("cortina", "bravo"),
        e.OfferMade(OFFER),
        e.OfferAnswered(OFFER, "cortina", "refused"),
        e.VoteCast("budget", "bravo", "yes", ("minister", "students"), 4),
        e.Abstained("cortina", 1),
        e.EnvelopePaid("aguado", "bravo", Notes(2)),
        e.EnvelopePaid("aguado", "cortina"),
    )
    told = [
        "private talk · Bravo–Cortina, Cortina–Delgado",
        "B · offer → Cortina · 2 million for Yes vote: refused",
        "B · vote · 4 for Yes (Minister, “Students”)",
        "A · envelopes · Bravo 2 million, Cortina",
    ]
    assert lines(*events, me="aguado")[0] == told[0]
    assert lines(*events[3:], me="bravo")[:2] == told[1:3]
    assert lines(*events[3:], me="aguado")[-1] == told[3]
    assert len(lines(*events, minor=True)) == len(lines(*events)) + 1


def test_a_threat_is_part_of_an_offer() -> None:
    threatening = Offer(4, "bravo", "cortina", wants=("pay:2",), threat="fire")
    assert lines(e.OfferMade(threatening), me="cortina") == [
        "B · offer → Cortina · nothing for 2 million, or else: fire"
    ]


def test_offers_of_others_lead_to_their_families() -> None:
    book = Book(WORDS["en"], STORY, FAMILIES)
    book.read((e.OfferMade(OFFER),), "bravo", WORDS["en"])
    assert {"bravo", "cortina"} <= set(book.lines[0].names)


@pytest.mark.parametrize("lang", ["de", "zh"])
def test_other_languages_have_their_own_words(lang: str) -> None:
    (english,), (other,) = lines(*FIGHT), lines(*FIGHT, lang=lang)
    assert english != other and "guard" not in other


# --- pages --------------------------------------------------------------------------------------
def test_a_visit_to_the_bank_has_a_page_for_the_visitor_only() -> None:
    play = table(5)
    play.position.families["aguado"].account = Notes(2, 0, 5)
    events = (
        e.RoundBegan(4),
        e.BankVisited("aguado", Notes(0, 1, 1), Notes(1)),
        e.BankVisited("bravo", Notes(1)),
    )
    view = game().view(play.position, "aguado")
    page = STORY.summary_page(WORDS["en"], events, view)
    assert page is not None and page.end == 3 and page.title == "Round 4: the bank"
    assert page.lines == (
        "Seen at the bank: Aguado and Bravo",
        "You deposit a two, a three (5 million).",
        "You withdraw a one (1 million).",
        "Account in Switzerland: 13 → 17 million",
        "Still in your pocket: 0 million. Only money in Switzerland counts at the end.",
    )
    assert STORY.summary_page(WORDS["en"], events, view, since=3) is None
    other = game().view(play.position, "cortina")
    assert STORY.summary_page(WORDS["en"], events, other) is None


def test_a_coup_that_is_over_has_a_page() -> None:
    events = (
        e.RoundBegan(4),
        ce.CoupBegan("bravo", "move"),
        ce.BecameRebel("bravo"),
        *FIGHT,
        ce.SalvoFired("radio", 1, "bravo", "aguado", (1,)),
        ce.CoupDecided("junta", (("palace", "junta"), ("radio", "president"))),
        ce.ShotByFiringSquad("aguado", "bravo"),
        e.PhaseBegan("end"),
    )
    view = game().view(table(5).position, "aguado")
    page = STORY.summary_page(WORDS["en"], events, view)
    assert page is not None and page.title == "Round 4: the coup" and page.end == len(events) - 1
    assert page.lines == (
        WORDS["en"].event(events[1]),
        "Rebels: Bravo",
        "Presidential Palace: Aguado −2 guard, Bravo −1 army, Aguado → Cathedral",
        "Radio Station: no losses",
        "The Presidential Palace: the junta",
        "The Radio Station: the President",
        WORDS["en"].event(events[-3]),
        WORDS["en"].event(events[-2]),
    )
    assert STORY.summary_page(WORDS["en"], events[:-1], view) is None, "it is not over"
    later = (*events, e.RoundBegan(5))
    assert STORY.summary_page(WORDS["en"], later, view, since=len(events)) is None
    assert STORY.summary_page(WORDS["en"], later, view) == page, "read again in the next round"
