"""Whole games line by line: start, questions, undo, leaving, resuming, ending."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.plain.conftest import Player, Run
from weimar_tui.kernel.journal import read_save
from weimar_tui.kernel.verify import verify
from weimar_tui.plain.app import PlainApp, StartOptions
from weimar_tui.plain.console import run_now
from weimar_tui.play.saves import list_saves, saves_folder
from weimar_tui.players import HUMAN
from weimar_tui.registry import games_of, plugin_of
from weimar_tui.text.messages import Messages

HOT_SEAT = ("new", "blue", "person", "begin")
ALONE = ("new", "blue", "random", "begin")


def the_save(folder: Path) -> Path:
    (path,) = folder.glob("*.weimar")
    return path


def test_a_whole_game_is_played_and_saved(run: Run, tmp_path: Path) -> None:
    player = Player(*ALONE, then="1")
    player.console.echo = False
    assert run(player) == 0
    assert "Winner: " in player.said or "Nobody won." in player.said
    assert "red: courage" in player.said
    assert str(the_save(tmp_path)) in player.said
    assert verify(the_save(tmp_path), games_of()).complete


def test_an_answer_is_on_disk_when_the_next_question_comes(run: Run, tmp_path: Path) -> None:
    run(Player(*HOT_SEAT, "", "guard"))
    (pick,) = read_save(the_save(tmp_path)).picks
    assert (pick.seat, pick.option) == ("red", "guard")


def test_the_end_of_the_input_is_told_in_one_line(run: Run) -> None:
    player = Player(*ALONE)
    assert run(player) == 0
    assert player.said.endswith("\nGoodbye. Games are saved after every answer; “Continue” resumes"
                                " the last one.\n")  # fmt: skip


def test_a_game_left_is_gone_on_with_where_it_stood(run: Run) -> None:
    left, again = Player(*HOT_SEAT, "", "guard", "", "quit"), Player("continue", "")
    run(left)
    run(again)
    assert left.after("").endswith("\nred: stance\n1. guard\n2. lunge\n3. wait")
    assert again.after("") == left.after("", 2)
    listed = Player("open", "1", "")
    run(listed)
    assert " Duel · Round 1 not finished red, blue main, 1 picks" in listed.after("open")
    assert listed.after("") == left.after("", 2)


def test_undo_takes_the_own_answer_back(run: Run) -> None:
    player = Player("new", "free undo", *ALONE[1:], "undo", "guard", "u", "b stances")
    run(player)
    assert player.after("undo") == ("There is nothing to undo: red has not chosen anything yet.")
    assert player.after("u").startswith("Undone.\n\nstance\n1. guard")


def test_what_one_person_held_is_out_of_sight_of_the_next(run: Run) -> None:
    player = Player(*HOT_SEAT, "", "hand", "1", "", "hand")
    run(player)
    red, blue = player.after("hand"), player.after("hand", 2)
    assert red != blue and red.startswith("\nred, number of cards in your hand: ")
    before = player.said.partition("Pass the keyboard to blue")[0]
    assert len(before) - len(before.rstrip("\n")) == 60 + 1
    assert "Pass the keyboard to red" in before
    curtain = player.said.partition("Pass the keyboard to blue")[2].partition("\n> ")[0]
    assert "1. " not in curtain and "stance" not in curtain, "the question waits for a key"


def test_one_line_for_what_is_no_answer(run: Run) -> None:
    player = Player(*ALONE, "9", "0", "xyzzy", "a" * 5000, "99999999999999999999", "a\x1b[2Jb")
    run(player)
    for typed in ("9", "0", "99999999999999999999"):
        assert (
            player.after(typed)
            == "Type a number from 1 to 3, or a word that appears in only one line."
        )
    assert player.after("xyzzy").startswith("Nothing here matches “xyzzy”")
    assert "\x1b" not in player.said
    assert all(player.after(typed).count("\n") == 0 for typed in ("9", "0", "xyzzy"))
    menu = Player("xyzzy", "99", "back", "")
    run(menu)
    one_line = "Type a number from 1 to 10, or a word that appears in only one line."
    assert menu.after("xyzzy") == menu.after("99") == one_line
    assert menu.after("back") == Messages("en").text("plain-help-top")
    assert menu.after("") == menu.answers()[0].partition("\n")[2]


def test_words_choose_an_answer_if_only_one_has_them(run: Run) -> None:
    player = Player(*ALONE, "lu")
    run(player)
    assert player.after("lu").startswith("Chosen: lunge\n")


def test_everything_can_be_asked_about_at_a_question(run: Run) -> None:
    asked = ("?", "board", "log", "points", "why", "odds", "cards", "rules", "save", "again", "")
    player = Player(*ALONE, *asked)
    run(player)
    assert "undo: undo your last answer" in player.after("?")
    assert "courage:" in player.after("board")
    assert player.after("points").startswith("red: courage 4")
    assert player.after("why") == "Every option can be chosen."
    assert player.after("odds") == "This question has no forecast."
    assert "hint: " not in player.after("?"), "nobody analyses duels"
    assert "\n" * 9 not in player.said, "there is nobody to hide anything from"
    assert player.after("cards") == "This game has no cards to look up."
    assert "file name" in player.after("save")
    assert player.after("again") == player.after("") != ""


def test_cards_rules_and_the_board_are_looked_up_by_names_numbers_and_words(run: Run) -> None:
    asked = ("s05", "Pact", "chancellor", "xyzzy"), ("5.9", "units", "majority", "xyzzy")
    many = ("cards s05 pact", "cards different", "cards reserve", "odds 0", "odds 999")
    cards, rules = ([f"{what} {name}" for name in names] for what, names in zip(
        ("cards", "rules"), asked, strict=True))  # fmt: skip
    others = (
        "cards",
        "rules",
        "board xyzzy",
        "board germany",
        "odds 1",
        "odds leipzig",
        "odds",
        "hand",
        "?",
    )
    player = Player("new", "begin", *cards, *rules, *many, *others, "quit")
    run(player, game="weimar")
    by_id, by_name, by_text, no_card = map(player.after, cards)
    assert by_id.startswith("\nS05 Pact with the Old Powers (1918)\nEvent. Action points 3;")
    assert by_name == by_id == player.after("cards s05 pact")
    for line, most in (("cards different", 12), ("cards reserve", 15)):
        found_head, *lines = player.after(line).splitlines()
        assert found_head == f"Cards found: {most}" and len(lines) == most
        assert all((": " in card) == (most == 12) for card in lines)
    assert player.after("odds 0") == player.after("odds 999") == "This question has no forecast."
    head, *several = by_text.splitlines()
    assert head == f"Cards found: {len(several)}" and 1 < len(several) <= 12
    assert all(re.match(r"[A-Z]\d\d .+: .*Chancellor", line) for line in several)
    number, section, found, no_section = map(player.after, rules)
    assert number == section and number.startswith(
        "\n5.9 Units and street fighting\nA unit's strength"
    )
    assert "\n\nWho commands whom\n\n- Each party: its own units." in number
    assert found.startswith("Sections found:\n") and found.count("\n") > 1
    assert no_card == no_section == "Nothing found for “xyzzy”."
    assert len(player.after("cards").splitlines()) == 168
    assert player.after("rules").endswith("\nGlossary")
    parts = "Round, Parties, Germany, Parliament, Opinion Track, Tracks"
    assert player.after("board xyzzy") == f"The board has these parts: {parts}"
    assert player.after("board germany").startswith(
        "\nGermany:\nKönigsberg: no bases; 2 free spaces;"
    )
    assert player.after("odds 1").startswith("Königsberg: Your Demonstration here can remove")
    assert player.after("odds").startswith(f"{player.after('odds 1')}\nHamburg: Chance of")
    assert player.after("odds leipzig").startswith("Leipzig: ")
    assert player.after("hand") == "\nSPD, number of cards in your hand: 0"


def test_the_log_tells_as_many_lines_as_are_asked_for(run: Run) -> None:
    player = Player(*ALONE, "guard", "log", "log 1", "log 0")
    run(player)
    whole = player.after("log").splitlines()
    assert len(whole) == 3
    head, line = player.after("log 1").splitlines()
    assert line == whole[-1] and head.startswith("The last 1 of ")
    assert [text[:13] for text in player.after("log 0").splitlines()] == ["The last 0 of"]


def test_a_long_list_is_told_a_page_at_a_time(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is repeated, and nothing follows the last page."""
    for place in ("info_commands", "game"):
        monkeypatch.setattr(f"weimar_tui.plain.{place}.TOLD", 1)
    player = Player(*ALONE, "again", "more", "more", "more")
    run(player)
    pages = [player.after("again"), *(player.after("more", number) for number in (1, 2, 3))]
    numbered = [[line[:2] for line in page.splitlines() if line[1:2] == "."] for page in pages]
    assert numbered == [["1."], ["2."], ["3."], []], pages
    assert ["more" in page for page in pages] == [True, True, False, False]


def test_a_copy_is_saved_where_it_is_wished(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "evening.weimar"
    copy.parent.mkdir()
    player = Player(*HOT_SEAT, "", "guard", "", f"save {copy}", f"save {copy}")
    run(player)
    assert player.after(f"save {copy}") == f"A copy of the game was saved to {copy}"
    assert "already exists" in player.after(f"save {copy}", 2)
    assert len(read_save(copy).picks) == 1


def test_a_save_that_cannot_be_opened_is_told_in_a_line(run: Run, tmp_path: Path) -> None:
    player = Player()
    run(player, open_file=tmp_path / "nowhere.weimar")
    assert player.said.split("\n")[1].endswith("nowhere.weimar does not exist. Check the name.")


def test_a_save_that_is_none_is_listed_and_not_opened(run: Run, tmp_path: Path) -> None:
    (tmp_path / "broken.weimar").write_text("nonsense")
    player = Player("open", "1")
    run(player)
    assert player.after("open").endswith(" broken.weimar")
    assert "broken.weimar is not a saved game of this program" in player.after("1")


def test_the_form_of_a_new_game(run: Run, tmp_path: Path) -> None:
    form = ("new", "Scenario", "quick", "seed", "Köln", "free undo", "xx", "1", "quit")
    player = Player(*form)
    run(player)
    assert "Scenario: quick" in player.after("quick")
    assert "Seed: Köln" in player.after("Köln")
    assert "Free undo: yes" in player.after("free undo")
    header = read_save(the_save(tmp_path)).header
    assert (header.scenario, header.seed) == ("quick", "Köln")
    assert header.options["free_undo"] is True


def test_more_players_than_usual(run: Run, tmp_path: Path) -> None:
    run(Player("new", "players", "3 players", "begin"))
    (entry,) = list_saves(tmp_path)
    assert set(entry.players) == {"red", "blue", "green"}


def test_the_way_back_and_out_of_every_list(run: Run) -> None:
    player = Player("new", "back", "language", "back", "Game: Duel", "?", "back", "open", "quit")
    assert run(player) == 0
    assert " contains no saved games yet.\n" in player.after("open")
    assert "“back” goes back" in player.after("?")
    assert player.said.count("What would you like to do?") == 5


def test_language_and_game_are_remembered(run: Run) -> None:
    settings: dict[str, str] = {}
    player = Player("language", "Deutsch", "Spiel:", "Junta", "ende")
    assert run(player, remember=settings.update) == 0
    assert settings == {"language": "de", "game": "junta"}
    assert player.said.endswith("setzt das letzte fort.\n")


def test_the_game_played_is_remembered_and_the_menu_turns_to_it(run: Run) -> None:
    settings: dict[str, str] = {}
    assert run(Player("new", "begin", "menu", "quit"), game="junta", remember=settings.update) == 0
    assert settings == {"game": "junta"}
    player = Player("1", "menu", "quit")
    assert run(player, game="weimar", remember=settings.update) == 0
    assert "Game: Weimar" in player.answers()[0] and "Game: Junta" in player.after("menu")


def test_another_number_of_families_forgets_nobody(run: Run, tmp_path: Path) -> None:
    lines = ("new", "cortina", "person", "families", "4 players", "Scenario", "4", "begin")
    run(Player(*lines), game="junta")
    players = read_save(the_save(tmp_path)).header.players
    assert list(players) == ["aguado", "bravo", "cortina", "delgado"]
    assert players["cortina"] == HUMAN
    assert players["bravo"] == plugin_of("junta").usual_bot


def test_what_a_field_is_for_is_said_unless_each_value_says_it(run: Run) -> None:
    run(player := Player("new", "Families", "back", "Bravo", "back", "back"), game="junta")
    assert player.after("Families").startswith(
        "\nThe number of players.\n\nFamilies\n1. 6 players\n"
    )
    assert player.after("Bravo").startswith("\nBravo\n1. a person here\n2. bot: steady: Follows ")


def test_which_game_is_learnt_is_asked_whatever_was_played_last(run: Run) -> None:
    player = Player("weimar", "winter", "quit")
    run(player, game="junta", learn="of-any")
    assert "Which game would you like to learn?" in player.answers()[0]
    assert "The First Winter" in player.answers()[1]
    player = Player("quit")
    run(player, game="junta", learn="of-game")
    assert "Which game" not in player.answers()[0]


def test_a_lesson_begun_is_gone_on_with_or_begun_anew(run: Run, tmp_path: Path) -> None:
    for way, saves in (("", 1), ("Continue it", 1), ("back", 1), ("Start over", 2)):
        player = Player("winter", *([way] if way else []), "?", "1", "quit")
        run(player, game="weimar", learn="of-game")
        assert ("You left this lesson unfinished" in player.said) == bool(way)
        assert ("hint: " in player.after("?")) == (way != "back")
        assert len(list_saves(tmp_path)) == saves, way
    picks = sorted(len(read_save(path).picks) for path in tmp_path.glob("*.weimar"))
    assert picks == [1, 2]


def test_offers_are_ready_made_and_listed_again_when_they_were_made_before(run: Run) -> None:
    """Junta, as on the screen: one answer makes a whole offer, and a refused one can be changed."""
    player = Player("new", "begin", "aguado", "to bravo: the office", "odds 5", "quit")
    run(player, game="junta")
    said = player.after("to bravo: the office")
    assert "Bravo refuses the offer of Aguado" in said
    assert ". Change – To Bravo: the office of Minister; in return votes only for Aguado\n" in said
    told = player.after("odds 5")
    assert told.startswith(
        "To Cortina: the office of Minister; in return votes only for Aguado: "
        "Cortina has 16 public votes"
    )


def test_where_two_play_nobody_is_advised(run: Run) -> None:
    player = Player("new", "East", "a person here", "begin", "", "1", "", "hint", "quit")
    run(player, game="wir_sind_das_volk")
    assert player.after("hint") == ("The coach is only available when you play alone against bots.")


def test_what_was_left_out_before_the_end_is_counted_with_the_end(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("weimar_tui.plain.news.MOST", 1)
    player = Player(*ALONE, then="1")
    run(player)
    last = next(part for part in player.answers() if "\nThe game is over." in part)
    told, _, _ = last.partition("\nThe game is over.")
    match = re.search(
        r"^(\d+) lines are not shown; type “log (\d+)” for all of them\.$", told, re.MULTILINE
    )
    assert match is not None and int(match[2]) == int(match[1]) + 1, told
    command = r"^Chart and turning points: weimar export \S+\.weimar --end"
    assert re.search(command, told, re.MULTILINE)


def test_the_log_has_as_many_lines_as_wanted_and_a_spectator_has_read_them_all(run: Run) -> None:
    bots = (part for seat in ("red", "blue", "green") for part in (seat, "random"))
    asked = ("log", "log x", "log 9999999", "log 46", "log 45", "log 999")
    player = Player("new", "Players", "3 players", *bots, "begin", *asked)
    run(player)
    for line, number in (("log", 20), ("log x", 20), ("log 9999999", 20), ("log 45", 45)):
        head, *lines = player.after(line).splitlines()
        assert head == f"The last {number} of 46 lines:" and len(lines) == number
    assert player.after("log 46") == player.after("log 999")
    log = [line.strip() for line in player.after("log 999").splitlines()]
    assert log[0] == "ready"
    assert player.after("begin").splitlines()[1 : len(log) + 1] == log


def test_games_lie_in_the_players_folder_if_nothing_else_is_said(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    player = Player("open")
    start_options = StartOptions(lang="en", game="duel")
    assert run_now(PlainApp(player.console, start_options).run()) == 0
    assert str(tmp_path / "data") in str(saves_folder())
    assert player.after("open").startswith(f"{saves_folder()} contains no saved games yet.")


def test_whoever_plays_alone_may_ask_for_advice(run: Run) -> None:
    player = Player("new", "begin", "?", "why", "points", "1", "hint", "quit")
    run(player, game="wir_sind_das_volk")
    told = player.after("hint")
    assert told.startswith("The coach is thinking …\n\nCoach · West\nYour chance of winning")
    assert re.search(r"^– .*: \d+%, best\n   [+−·] ", told, re.MULTILINE)
    assert "guesses at hidden cards" in told
    assert "\nhint: " in player.after("?")
    assert "\n\nDecade I begins. Its special card" in player.after("begin")
    assert ".\nThe East draws 2 cards.\n" in player.after("begin")
    assert "“Russian tanks” (I): event: Only the East" in player.after("why")
    assert "Every option can" not in player.after("why")
    east = "East: Economy 2, Points built 2, Standard 0, Unrest 18, Protests 0"
    assert player.after("points").splitlines()[1] == east
    assert player.after("points").splitlines()[2].startswith("Prestige 0 · Western currency 0")


def test_at_one_keyboard_what_is_open_is_asked_of_all_and_what_is_held_behind_a_curtain(
    run: Run,
) -> None:
    player = Player("new", "bravo", "1", "seed", "5", "begin", then="1")
    player.lines += ["1"] * 30 + ["quit"]
    run(player, game="junta")
    before, handed, after = player.said.partition("Pass the keyboard to Aguado")
    assert (
        handed and "Aguado: Whom do you nominate" in before and "Who wants the keyboard?" in before
    )
    assert "draws 5 cards: " not in before, "nobody's hand"
    own, _, rest = after.partition("Pass the keyboard to Bravo")
    assert "Aguado draws 5 cards: “" in own and own.endswith("\n" * 60)
    assert "Aguado nominates" not in own, "everybody has heard that"
    assert "Bravo draws 5 cards: “" in rest
