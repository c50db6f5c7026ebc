"""`weimar club ratings` and `results` list what finished games say, also as CSV and JSON."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from weimar_tui.cli.main import main
from weimar_tui.server.club.lists import RatedPlayer, as_csv
from weimar_tui.server.club.ratings import RatedGame, RatedSeat
from weimar_tui.server.club.store import accounts, games, results
from weimar_tui.server.club.store.database import open_database
from weimar_tui.server.club.store.rows import GameRow

NOW = 1_800_000_000
WEEK = 7 * 86_400


def row(game: RatedGame) -> GameRow:
    return GameRow(
        id=game.id, game=game.game, scenario="main", title="", owner="", owner_account=None,
        state="over", public=True, made=1, started=1, moved=1, ended=1, ending="", round=0,
        picks=0, bytes=0, sha256="", changed=0, options={}, entry={},
    )  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A host's folder: Rosa won two games of Junta against Otto, who left a game of Volk."""
    database = open_database("", tmp_path / "host")
    rosa, otto = (str(database.write(accounts.add, name, NOW).id) for name in ("Rosa", "Otto"))

    def game(
        number: int, name: str, red: RatedSeat, blue: RatedSeat, finished: bool = True
    ) -> RatedGame:
        return RatedGame(
            id=f"{number:012x}", game=name, ended=number * WEEK, finished=finished,
            runners=(red, blue),
        )  # fmt: skip

    wins = RatedSeat(seat="red", who=rosa, picks=9, won=True)
    loses = RatedSeat(seat="blue", who=otto, picks=9)
    played = [
        game(1, "junta", wins, loses),
        game(2, "junta", wins, loses),
        game(
            3, "wir_sind_das_volk", wins, RatedSeat(seat="blue", kind="bot", who="steady", picks=9)
        ),
        game(4, "junta", wins, loses, finished=False),
    ]
    database.write(games.put, [(row(one), []) for one in played])
    results.refresh(database, played)
    database.close()
    return tmp_path / "host"


def weimar(folder: Path, *arguments: str, language: str = "en") -> int:
    return main(["--lang", language, "club", *arguments, "--data", str(folder)])


def test_ratings_are_listed_the_best_first(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert weimar(folder, "ratings") == 0
    heading, first, second = capsys.readouterr().out.splitlines()
    assert heading == "junta, 2 seats"
    assert first.split()[:2] == ["1", "Rosa"] and "2 of 2 won" in first
    assert second.split()[:2] == ["2", "Otto"] and "0 of 2 won" in second
    assert int(first.split()[2].rstrip("?")) > 1500 > int(second.split()[2].rstrip("?"))
    assert "?" in first
    assert weimar(folder, "ratings", "--game", "weimar") == 0
    assert "No game has been rated" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "rated", "not_rated"),
    [
        ("en", "rated", "too many bots"),
        ("de", "gewertet", "zu viele Bots"),
        ("zh", "計分", "機器人太多"),
    ],
)
def test_results_say_why_a_game_is_not_rated(
    folder: Path, capsys: pytest.CaptureFixture[str], language: str, rated: str, not_rated: str
) -> None:
    assert weimar(folder, "results", language=language) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith(rated) and lines[6].endswith(not_rated)
    assert lines[1].split() == ["1", "red", "Rosa"] and lines[8].split() == [
        "2",
        "blue",
        "[steady]",
    ]
    assert lines[10].split() == ["-", "red", "Rosa"]


def test_ratings_and_results_are_written_to_files(folder: Path) -> None:
    table, data = folder.parent / "x.csv", folder.parent / "x.json"
    assert weimar(folder, "results", "--game", "junta", "--csv", str(table)) == 0
    with table.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(one["player"], one["rank"], one["rated"]) for one in rows[:2]] == [
        ("Rosa", "1", "True"),
        ("Otto", "2", "True"),
    ]
    assert len(rows) == 6 and rows[-1]["why_not"] == "unfinished"
    assert weimar(folder, "ratings", "--json", str(data)) == 0
    rated = json.loads(data.read_text("utf-8"))
    assert [(one["player"], one["games"], one["provisional"]) for one in rated] == [
        ("Rosa", 2, True),
        ("Otto", 2, True),
    ]
    assert weimar(folder, "ratings", "--json", str(folder / "no" / "x")) == 1


def test_pairs_are_listed_from_eight_games_together_on(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert weimar(folder, "pairs") == 0
    assert "No two players have eight rated games together." in capsys.readouterr().out
    database = open_database("", folder)
    rosa, otto = (database.read(accounts.named, name) for name in ("Rosa", "Otto"))
    assert rosa is not None and otto is not None
    more = [
        RatedGame(
            id=f"{number:012x}", game="junta", ended=number * WEEK, finished=True,
            runners=(
                RatedSeat(seat="red", who=str(rosa.id), picks=9),
                RatedSeat(seat="blue", who=str(otto.id), picks=9, won=True),
            ),
        )
        for number in range(5, 12)
    ]  # fmt: skip
    database.write(games.put, [(row(one), []) for one in more])
    results.refresh(database, more)
    database.close()
    assert weimar(folder, "pairs") == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("Otto with Rosa: 9 games, 7.0 won, ") and " +0." in first
    assert second.startswith("Rosa with Otto: 9 games, 2.0 won, ") and " -0." in second
    assert weimar(folder, "pairs", "--game", "weimar") == 0
    assert "No two players" in capsys.readouterr().out
    table = folder.parent / "pairs.csv"
    assert weimar(folder, "pairs", "--csv", str(table)) == 0
    with table.open(newline="") as file:
        assert [one["player"] for one in csv.DictReader(file)] == ["Otto", "Rosa"]


def test_options_of_lists_fit_no_other_action(folder: Path) -> None:
    assert weimar(folder, "reindex", "--game", "junta") == 2
    assert weimar(folder, "ratings", "folder") == 2


def test_a_name_is_no_formula_in_a_spreadsheet() -> None:
    player = RatedPlayer(
        game="junta", seats=2, player="-Rosa", rating=1500, plus_minus=333, provisional=True,
        games=1, won=0, opponents=1, last=None,
    )  # fmt: skip
    assert as_csv(("player",), [player]) == "player\n'-Rosa\n"
