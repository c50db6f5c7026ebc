"""Without a coup: a card for each family, complete cards in hand, offers in rows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.games.junta.table import game, on_table, table
from tests.games.junta.view.scenes import (
    KIT,
    evening,
    question,
    seen,
    streets,
    vote,
)
from tests.tui.looking import screen_text, until
from tests.tui.news import things_on
from weimar_tui.games.junta.rules.events import OfferAnswered
from weimar_tui.games.junta.rules.negotiation import clause_types as t
from weimar_tui.games.junta.rules.position import Offer
from weimar_tui.games.junta.scene import JuntaScene
from weimar_tui.games.junta.view.offer_rows import in_rows
from weimar_tui.games.junta.view.panes.families import draw_families, draw_seats
from weimar_tui.games.junta.view.panes.hand import face_of
from weimar_tui.games.junta.view.panes.whole_cards import draw_whole
from weimar_tui.games.junta.words.wording import JuntaMessages
from weimar_tui.play.game_handle import GameHandle
from weimar_tui.text.choice import Choice, Item
from weimar_tui.text.languages import languages
from weimar_tui.tui.app import LocalApp
from weimar_tui.tui.canvas import Canvas, width_of

SIZES = [(160, 48), (120, 40), (200, 60)]


def families(scene: JuntaScene, width: int, height: int) -> list[str]:
    canvas = Canvas(width, height, scene.look)
    draw_families(canvas, scene)
    return canvas.text().splitlines()


# --- layouts ------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", SIZES)
def test_title_decision_and_footer_stay_where_they_are_in_a_coup(size: tuple[int, int]) -> None:
    calm, coup = (KIT.places_in(layout, *size, "offices") for layout in ("calm", "coup"))
    assert calm["head"] == coup["head"] and calm["foot"] == coup["foot"]
    before, after = calm["decision"], coup["decision"]
    assert (before.x, before.y, before.width) == (after.x, after.y, after.width)
    assert "map" in coup and "map" not in calm
    city = KIT.places_in("calm", *size, "map")
    assert "offices" not in city and city["map"] == coup["map"]


def test_there_is_a_coup_or_the_city_is_quiet() -> None:
    assert KIT.layout_of(seen(streets()).view) == "coup"
    assert KIT.layout_of(seen(evening()).view) == "calm"
    runner = evening()
    asked = question("coup", ("move", "stay"))
    runner.position.decisions.append(asked)
    assert KIT.layout_of(seen(runner, asked).view) == "coup", "who may start one sees the city"
    assert KIT.layout_of(seen(runner, asked, me="bravo").view) == "calm"
    for width, title in ((39, "Offices"), (80, "(you)")):
        canvas = Canvas(width, 14, seen(runner, asked).look)
        draw_seats(canvas, seen(runner, asked))
        assert title in canvas.text(), "a table next to the city, otherwise cards"
    assert KIT.first_pane("calm") == "offices" and KIT.first_pane("coup") == "map"
    assert KIT.covering("calm") == ("map",) and not KIT.covering("coup")


def test_panes_cover_the_screen_once_while_the_city_is_quiet() -> None:
    for width in (110, 120, 133, 149, 150, 160, 200, 240):
        for height in (38, 40, 45, 46, 48, 56, 60, 70):
            for shown in KIT.panes:
                places = KIT.places_in("calm", width, height, shown)
                cells = [
                    (x, y)
                    for place in places.values()
                    for x in range(place.x, place.x + place.width)
                    for y in range(place.y, place.y + place.height)
                ]
                assert len(set(cells)) == len(cells) == width * height, (width, height, shown)
                assert {shown, "head", "decision", "foot"} <= places.keys()


# --- families -----------------------------------------------------------------------------------
def test_cards_are_in_turn_order_with_your_own_last() -> None:
    told = families(seen(evening(), me="cortina"), 113, 16)
    names = [word for row in (told[0], told[8]) for word in row.split() if word.istitle()]
    assert [name for name in names if len(name) > 1] == [
        *("Delgado", "Espino", "Fuentes", "Aguado", "Bravo", "Cortina"),
    ]
    assert "C Cortina (you)" in told[8]


def test_a_card_says_offices_influence_word_refusal_and_nights() -> None:
    told = [row[:36].rstrip() for row in families(seen(evening()), 113, 16)]
    assert told[:5] == [
        " B Bravo           17 votes · 1 card",
        " 1st Brig., Minister",
        " Trade Unions 5 · Socialists 10",
        " word ●× kept 1, broken 1",
        " nights: Nightclub, Bank, Nightclub",
    ]
    assert told[9].startswith(" in exile, (Admiral)")
    own = [row[76:].rstrip() for row in families(seen(evening()), 113, 16)]
    assert own[11] == " Pocket 7 · Account 6"


@pytest.mark.parametrize("lang", languages())
def test_cards_have_no_row_of_nights_before_the_first_night(lang: str) -> None:
    scene = seen(evening(), lang=lang)
    label = scene.words.ui("family-seen")
    assert any(label in row for row in families(scene, 113, 16))
    first = replace(scene, view=msgspec.structs.replace(scene.view, history=[]))
    told = families(first, 113, 16)
    assert not any(label in row for row in told)


@pytest.mark.parametrize("lang", languages())
def test_nothing_is_said_of_promises_and_refusals_before_the_first(lang: str) -> None:
    scene = seen(table(5), lang=lang)
    for width, height in ((113, 16), (80, 17), (78, 11)):
        told = squeezed("".join(families(scene, width, height)))
        for key in ("family-no-word", "family-short-no-word", "family-refused"):
            assert squeezed(scene.words.ui(key)) not in told, (width, key)


def test_a_refusal_without_a_reason_is_no_quotation() -> None:
    told = families(refused(seen(evening()), ""), 113, 16)
    assert any(row.startswith(" refused your last offer") for row in told)


def refused(scene: JuntaScene, reason: str) -> JuntaScene:
    offer = Offer(7, "aguado", "bravo", ("pay:1",), ("vote:yes",))
    answer = OfferAnswered(offer, "bravo", "refused", reason)
    return replace(scene, events=(*scene.events, answer))


@pytest.mark.parametrize("lang", languages())
def test_the_last_refusal_is_told_with_its_price(lang: str) -> None:
    scene = refused(seen(evening(), lang=lang), "costs-2")
    reason = scene.words.catalogue.text("reason-bot-refuses-costs-2", family="aguado")
    said = scene.words.ui("family-said-no", reason=reason)
    for width, height in ((113, 16), (80, 17), (78, 11)):
        half = width if width == 78 else width // (3 if width == 113 else 2)
        told = "".join(row[:half] for row in families(scene, width, height))
        assert squeezed(said)[:12] in squeezed(told), (width, told)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("theme", ["default", "ansi"])
def test_no_name_is_cut_on_the_cards_of_larger_screens(lang: str, theme: str) -> None:
    runner = table(6, round=4)
    influence = [card.id for card in game().data.cards.values() if card.type == "influence"]
    for place, name in enumerate("ABCDEF"):
        on_table(runner, name, *influence[2 * place : 2 * place + 2])
    scene = seen(runner, lang=lang, theme=theme)
    for width, height in ((113, 16), (80, 17)):
        rows = families(scene, width, height)
        assert "…" not in "\n".join(rows), rows


@pytest.mark.parametrize("number", [5, 6, 7])
def test_on_a_small_screen_every_family_has_a_row_and_a_place_to_click(number: int) -> None:
    scene = seen(table(number))
    place = KIT.places_in("calm", 80, 24, "offices")["offices"]
    sheet = things_on(KIT.drawings["offices"], scene, (80, place.height - 1))
    assert set(sheet.spots) == set(scene.seats)


# --- cards --------------------------------------------------------------------------------------
def faces(lang: str, cards: list[str]) -> list[Any]:
    words = JuntaMessages(lang, game().data, strict=True)
    return [face_of(words, card) for card in cards]


def squeezed(text: str) -> str:
    """Letters only, since lines are broken and hyphenated."""
    return "".join(sign for sign in text if sign.isalnum())


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("size", [(120, 8), (113, 10), (80, 14), (47, 13)])
def test_cards_are_drawn_in_full_or_not_at_all(lang: str, size: tuple[int, int]) -> None:
    chance = random.Random(4)
    deck = sorted(game().data.cards)
    look = seen(table(5), theme="default").look
    drawn = 0
    for _ in range(60):
        hand_ = faces(lang, chance.sample(deck, chance.randint(1, 6)))
        canvas = Canvas(*size, look)
        if not draw_whole(canvas, hand_, hand_[0].id):
            assert not canvas.text().strip()
            continue
        drawn += 1
        assert canvas.spots.keys() == {face.id for face in hand_}
        for face in hand_:
            x, y = canvas.spots[face.id]
            end = canvas.things[face.id].end
            rows = [row for row in canvas.things if row.startswith(f"{face.id}/row-")]
            text = "".join(
                "".join(canvas.at(column, line) for column in range(x, end))
                for line in range(y, y + len(rows) + 1)
            )
            assert squeezed(text).startswith(squeezed(face.title + face.text)), (face.id, text)
    assert drawn > 20


# --- offers -------------------------------------------------------------------------------------
def every_clause() -> Iterator[str]:
    data = game().data
    seats, areas = list(data.families), list(data.areas)
    sums = ("pay", "later", "budget", "more")
    yield from (f"{verb}:{number}" for verb in sums for number in (1, 10))
    yield from ("votes:1", "votes:12", "passage", "force", "no-force", "peace", "loyal", "rebel")
    yield from ("no-fire", "spare", "side:president", "side:junta", "vote:yes", "vote:no")
    yield from (f"{verb}:{seat}" for verb in ("vote", "attack") for seat in seats)
    yield from (f"office:{office}" for office in data.offices)
    yield from (f"place:{place}" for place in ("bank", "hq", "home", "lover", "club"))
    yield from (f"{verb}:{area}" for verb in ("hold", "go") for area in areas)
    yield from (f"units:{area}:rioters:12" for area in areas)
    kinds = {card.type for card in data.cards.values()}
    yield from (f"card-of:{kind}" for kind in kinds)


@pytest.mark.parametrize("lang", languages())
def test_every_clause_has_a_short_form_of_sixteen_columns(lang: str) -> None:
    words = JuntaMessages(lang, game().data, strict=True)
    verbs = set()
    for clause in every_clause():
        text = words.brief_clause(clause)
        assert text and width_of(text) <= 16, (clause, text)
        verbs.add(t.read_clause(clause).verb)
    assert verbs == {kind.form.partition(":")[0] for kind in t.CLAUSE_TYPES} - {"card"}


def offered() -> tuple[JuntaScene, Choice]:
    runner = evening()
    for name in ("aguado", "cortina"):
        mine = runner.position.families[name]
        mine.offers[-1] = Offer(2, "cortina", "aguado", ("vote:yes",), ("more:1", "peace"))
    asked = question(
        "talk", ("ready", "offer", "accept:2", "refuse:2", "counter:2"), about="budget"
    )
    scene = seen(runner, asked)
    items = tuple(
        Item(option, option, parts=(option.partition(":")[2],) if ":" in option else ())
        for option in asked.options
    )
    return scene, in_rows(Choice(items=items, number=1), scene)


def test_an_offer_is_a_row_with_its_answers_within() -> None:
    _, choice = offered()
    assert [item.id for item in choice.listed] == ["ready", "offer", "offer:2"]
    row = choice.groups["offer:2"].text.replace("\N{NO-BREAK SPACE}", " ")
    assert row == "◂ Cortina  ○ Yes vote         ○ 1 million more  ○ no attempt"
    head = choice.context.splitlines()[-1].replace("\N{NO-BREAK SPACE}", " ")
    assert head.index("you get") == 3 + row.index("○ Yes")
    assert head.index("you give") == 3 + row.index("○ 1")
    assert head.endswith("● now  ○ promised")
    assert choice.preview_of("offer:2").startswith("Cortina has made no promises yet. Enter:")
    choice.enter("offer:2")
    assert [choice.text_of(item) for item in choice.listed] == [
        *("Accept", "Refuse", "Counter: edit this offer"),
    ]
    assert choice.preview_of("accept:2").startswith(
        "You get: a Yes vote (only a promise). You give: 1 million more than announced (only a"
    )


def test_the_offer_under_the_cursor_is_pointed_at_in_the_talk_pane() -> None:
    scene, _ = offered()
    sheet = things_on(KIT.drawings["talk"], replace(scene, chosen="offer:2"), (78, 20))
    assert "reverse" in sheet.styles()[0][1]
    gives = sheet.text().splitlines()[2].split("│")[1].strip()
    assert gives == "○ 1 million more than announced"


def test_between_others_the_columns_have_their_names() -> None:
    runner = table(5)
    offer = Offer(3, "bravo", "cortina", ("pay:2",), ("vote:no",), public=True)
    runner.position.offers.append(offer)
    told = things_on(KIT.drawings["talk"], seen(runner), (60, 12)).text().splitlines()
    assert told[1].split("│")[0].strip() == "Bravo gives" and "Cortina gives" in told[1]
    assert told[2].split("│")[0].strip() == "● 2 million now"


def test_your_own_offer_is_told_from_your_side() -> None:
    runner = table(5)
    offer = Offer(3, "aguado", "cortina", ("pay:2",), ("vote:no",), public=True)
    runner.position.offers.append(offer)
    told = things_on(KIT.drawings["talk"], seen(runner), (60, 12)).text().splitlines()
    assert [part.strip() for part in told[2].split("│")] == ["○ A No vote", "● 2 million now"]
    words = seen(runner).words
    parts = words.board(game(), seen(runner).view, "aguado")
    told = [line for part in parts for line in part.lines if "you get" in line]
    assert told == [
        "Aguado to Cortina, in public: you get a No vote (promised); you give 2 million now"
    ]


# --- before a vote ------------------------------------------------------------------------------
@pytest.mark.parametrize("theme", ["default", "ansi"])
def test_without_a_budget_the_phases_of_the_round_are_listed(theme: str) -> None:
    told = things_on(KIT.drawings["budget"], seen(evening(), theme=theme), (45, 12)).text()
    assert "✓ Budget\n ▸ Places\n · Assassinations" in told
    few = things_on(KIT.drawings["budget"], seen(evening(), theme=theme), (45, 7)).text()
    assert "Places" not in few
    assert "Places" not in things_on(KIT.drawings["budget"], seen(vote()), (45, 12)).text()


# --- on the screen ------------------------------------------------------------------------------
async def test_the_city_comes_over_families_and_hand_and_goes(tmp_path: Path) -> None:
    players = {"aguado": "human"} | dict.fromkeys(("bravo", "cortina", "delgado"), "steady")
    saved = GameHandle.new(
        game(), "main", players | {"espino": "steady"}, "s", path=tmp_path / "a.weimar"
    )
    app = LocalApp(lang="en", motion=False, saves=tmp_path, game="junta")
    app.input_guard.wait = 0.0
    async with app.run_test(size=(160, 48)) as pilot:
        app.play(saved)
        await until(pilot, lambda: "Whom do you nominate" in screen_text(app))
        assert "F3 Families" in screen_text(app)
        assert "F2 Puerto Plátano" not in screen_text(app)
        decision = screen_text(app).splitlines()[29:]
        await pilot.press("f2")
        await until(pilot, lambda: "F2 Puerto Plátano" in screen_text(app))
        assert "F3 Families" not in screen_text(app)
        assert screen_text(app).splitlines()[30][:50] == decision[1][:50], "it stays in place"
        await pilot.press("f3")
        await until(pilot, lambda: "F3 Families" in screen_text(app))
        assert "F5 Hand" in screen_text(app)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        await pilot.press("f3")
        assert "A Aguado" in screen_text(app) and "B Bravo" in screen_text(app)
