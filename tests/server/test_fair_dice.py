"""Fair dice: what the commitment proves, and what it catches."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.server.serving import Player, game, make_table, serving
from tests.server.test_people import seated
from weimar_tui.cli.main import main
from weimar_tui.kernel.journal import End, Header, JournalLine, Pick, read_save, write_lines
from weimar_tui.kernel.session import Session
from weimar_tui.kernel.verify import verify
from weimar_tui.server.fair_dice import (
    OPTION,
    FairDice,
    FairVerdict,
    check_fair,
    commitment_to,
    new_secret,
    players_of,
    seed_of,
)
from weimar_tui.server.lobby_words import LobbyMessages
from weimar_tui.server.requests import AddWord
from weimar_tui.text.messages import Messages

SCENARIO = "first-winter"
"""The shortest game available."""

SEATS = {"spd": "Otto", "z": "[chance]", "kpd": "Rosa", "dnvp": "[chance]"}


def played(path: Path, *, seed: str = "", dice: Any = (), **said: Any) -> Path:
    """A random game played to its end with fair dice; `said` is the file's fair-dice data."""
    secret = new_secret()
    fair = FairDice(
        commitment=commitment_to(secret),
        secret=secret,
        words={"Rosa": "spring"},
        seats=SEATS,
    )
    session = Session.new(
        game(),
        SCENARIO,
        seed or fair.seed("weimar", SCENARIO),
        options={OPTION: {**msgspec.to_builtins(fair), **said}},
        players=players_of(SEATS),
        path=path,
        dice=dice,
        sync=False,
    )
    chance = random.Random(4)
    while session.outcome is None:
        decision = session.decisions[0]
        session.pick(decision.number, chance.choice(decision.options))
    session.close()
    return path


def checked(path: Path, commitment: str = "") -> FairVerdict:
    verdict = verify(path, lambda header: game())
    return check_fair(read_save(path).header, verdict, commitment)


def cause_of(verdict: FairVerdict) -> str:
    """The id of the error."""
    assert verdict.why is not None, verdict
    return verdict.why.id


def rewritten(path: Path, change: Any) -> None:
    """The save with some lines changed or left out, and all hashes correct."""
    saved = read_save(path)
    assert saved.end is not None
    checkpoints = {checkpoint.n: checkpoint for checkpoint in saved.checkpoints}
    lines: list[JournalLine] = [saved.header, saved.checkpoints[0]]
    for pick in saved.picks:
        lines += [pick, *([checkpoints[pick.n]] if pick.n in checkpoints else [])]
    changed = [found for line in (*lines, saved.end) if (found := change(line)) is not None]
    path.write_bytes(write_lines(changed)[0])


# --- what it proves -----------------------------------------------------------------------------
def test_a_fair_game_is_proved(tmp_path: Path) -> None:
    verdict = checked(played(tmp_path / "a.weimar"))
    assert verdict.result == "fair" and verdict.why is None
    assert verdict.words == {"Rosa": "spring"}
    assert not verdict.compared


def test_the_commitment_noted_at_the_table_is_compared(tmp_path: Path) -> None:
    path = played(tmp_path / "a.weimar")
    commitment = checked(path).commitment
    for noted in (commitment, commitment.upper(), f" {commitment}\n", commitment[:32]):
        verdict = checked(path, noted)
        assert verdict.result == "fair" and verdict.compared
    other = "0" * 64 if not commitment.startswith("0") else "1" * 64
    for noted in (other, commitment[:31], commitment[:-1] + "x", "x"):
        verdict = checked(path, noted)
        assert verdict.result == "unfair" and cause_of(verdict) == "fair-other"


# --- what it catches ----------------------------------------------------------------------------
def test_a_changed_roll_is_found(tmp_path: Path) -> None:
    path = played(tmp_path / "a.weimar")
    rolled = next(p for p in read_save(path).picks if p.drawn and 1 <= p.drawn[0] < 6)

    def cheat(line: JournalLine) -> JournalLine:
        if isinstance(line, Pick) and line.n == rolled.n:
            return replace(line, drawn=(line.drawn[0] + 1, *line.drawn[1:]))
        return line

    rewritten(path, cheat)
    assert checked(path).result == "unfair"


@pytest.mark.parametrize("digits", [0, 16, 31])
def test_too_little_to_compare_with_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], digits: int
) -> None:
    """An empty variable in a script compares nothing, and must not count as no commitment."""
    path = played(tmp_path / "a.weimar")
    noted = checked(path).commitment[:digits]
    assert main(["replay", str(path), "--verify", "--commitment", noted, "--lang", "en"]) == 2
    assert "at least its first 32 digits" in capsys.readouterr().err


def test_a_game_made_anew_for_the_file_does_not_have_the_commitment(tmp_path: Path) -> None:
    """The host plays another game with other dice, and everything in the file is consistent."""
    noted = checked(played(tmp_path / "a.weimar")).commitment
    verdict = checked(played(tmp_path / "b.weimar"), noted)
    assert verdict.result == "unfair" and cause_of(verdict) == "fair-other"


def test_another_seed_secret_or_word_is_found(tmp_path: Path) -> None:
    path = played(tmp_path / "a.weimar", seed="7")
    assert cause_of(checked(path)) == "fair-seed"
    path = played(tmp_path / "b.weimar", secret=new_secret())
    assert cause_of(checked(path)) == "fair-secret"
    path = played(tmp_path / "c.weimar", words={"Rosa": "autumn"})
    assert cause_of(checked(path)) == "fair-seed"
    path = played(tmp_path / "d.weimar", words={"Karl": "spring"})
    assert cause_of(checked(path)) == "fair-seed"


def test_changed_players_are_found(tmp_path: Path) -> None:
    path = played(tmp_path / "a.weimar", seats={**SEATS, "kpd": "Karl"})
    assert cause_of(checked(path)) == "fair-seed"
    path = played(tmp_path / "b.weimar")

    def renamed(line: JournalLine) -> JournalLine:
        if isinstance(line, Header):
            return replace(line, players={**line.players, "kpd": "steady"})
        return line

    rewritten(path, renamed)
    assert cause_of(checked(path)) == "fair-players"


def test_truncation_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = played(tmp_path / "a.weimar")
    commitment = checked(path).commitment
    last = len(read_save(path).picks) - 30

    def cut(line: JournalLine) -> JournalLine | None:
        gone = isinstance(line, End) or (isinstance(line, Pick) and line.n > last)
        return None if gone or getattr(line, "n", 0) > last else line

    rewritten(path, cut)
    assert main(["replay", str(path), "--verify", "--commitment", commitment]) == 1
    said = capsys.readouterr().out
    assert f"stops at pick {last} before the end of the game" in said


def test_a_save_that_lost_its_commitment_cannot_be_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = played(tmp_path / "a.weimar")
    commitment = checked(path).commitment

    def forgotten(line: JournalLine) -> JournalLine:
        return replace(line, options={}) if isinstance(line, Header) else line

    rewritten(path, forgotten)
    verdict = checked(path, commitment)
    assert verdict.result == "unknown" and cause_of(verdict) == "fair-none"
    assert main(["replay", str(path), "--verify", "--commitment", commitment]) == 1
    assert "cannot be checked" in capsys.readouterr().out
    oddities: tuple[Any, ...] = (None, [], {"commitment": 7}, {"secret": "x"}, {})
    for odd in oddities:

        def damaged(line: JournalLine, odd: Any = odd) -> JournalLine:
            return replace(line, options={OPTION: odd}) if isinstance(line, Header) else line

        rewritten(path, damaged)
        assert checked(path).result == "unknown"


def test_laid_dice_are_not_called_fair(tmp_path: Path) -> None:
    assert checked(played(tmp_path / "b.weimar", dice=[6, 6, 6])).result == "unfair"


@pytest.mark.parametrize("words", [{}, {"a": "b"}, {"a": "b", "c": "d"}, {"a": 'b"],["c', "d": ""}])
def test_different_words_and_seats_give_different_seeds(words: dict[str, str]) -> None:
    table = ("weimar", "main", {"spd": "Otto"})
    seeds = {
        seed_of("s", words, *table),
        seed_of("t", words, *table),
        seed_of("s", {**words, "Rosa": "x"}, *table),
        seed_of("s", words, "weimar", "main", {"spd": "Rosa"}),
        seed_of("s", words, "weimar", "brink", {"spd": "Otto"}),
        seed_of("s", words, "junta", "main", {"spd": "Otto"}),
    }
    assert len(seeds) == 6


@pytest.mark.parametrize("version", [1, 4])
def test_fair_dice_of_another_version_are_told(tmp_path: Path, version: int) -> None:
    verdict = checked(played(tmp_path / "a.weimar", version=version))
    assert cause_of(verdict) == "fair-version"


# --- at the command line ------------------------------------------------------------------------
def test_replay_verify_tells_of_the_dice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = played(tmp_path / "a.weimar")
    assert main(["replay", str(good), "--verify"]) == 0
    said = capsys.readouterr().out
    assert "fair dice: all" in said and "Rosa (spring)" in said and "spd Otto" in said
    assert "compare it with yours using --commitment" in said
    commitment = checked(good).commitment
    assert main(["replay", str(good), "--verify", "--commitment", commitment]) == 0
    assert "the one you noted" in capsys.readouterr().out
    assert main(["replay", str(good), "--verify", "--commitment", "f" * 64]) == 1
    assert "not fair" in capsys.readouterr().out
    other = played(tmp_path / "b.weimar", secret=new_secret())
    assert main(["replay", str(other), "--verify"]) == 1
    assert "not fair" in capsys.readouterr().out
    Session.new(game(), "main", "7", path=tmp_path / "c.weimar", sync=False).close()
    assert main(["replay", str(tmp_path / "c.weimar"), "--verify"]) == 0
    said = capsys.readouterr().out
    assert "cannot be checked" in said and "fair dice" not in said


# --- at a table ---------------------------------------------------------------------------------
async def test_the_screen_warns_where_only_the_maker_has_added_a_word(tmp_path: Path) -> None:
    words = LobbyMessages(Messages("en"))
    async with serving(tmp_path):
        otto, rosa = [await Player.come(tmp_path, name) for name in ("Otto", "Rosa")]
        id = await make_table(otto)
        for player, seat in ((otto, "spd"), (rosa, "kpd")):
            await seated(player, id, seat)
        assert "No one has added" in words.unmixed(otto.status)
        otto.send(AddWord(table=id, word="x"))
        await otto.until(lambda: otto.status.words)
        assert "Only Otto" in words.unmixed(otto.status)
        assert "Only Otto" in words.dice(otto.status)
        rosa.send(AddWord(table=id, word="y"))
        await otto.until(lambda: len(otto.status.words) == 2)
        assert words.unmixed(otto.status) == ""
