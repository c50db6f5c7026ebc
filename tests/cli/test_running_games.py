"""A game still in progress: nothing made from its file reveals what is hidden."""

from __future__ import annotations

from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import Command
from weimar_tui.kernel.session import Session
from weimar_tui.registry import game_ids, load_game
from weimar_tui.text.game_messages import words_of

SEED = "seed-31337"
PICKS = 60


def running(id: str, path: Path, people: int) -> Session:
    """A game in progress, with people in the first seats and bots in the rest."""
    game = load_game(id)
    seats = game.seats()
    players = {seat: "human" if n < people else "random" for n, seat in enumerate(seats)}
    session = Session.new(game, "main", SEED, players=players, path=path, sync=False)
    chance = Random(3)
    while len(session.history.picks) < PICKS or not hidden_names(session, None):
        asked = chance.choice(session.decisions)
        session.pick(asked.number, chance.choice(asked.options))
        assert session.outcome is None
    return session


def hidden_names(session: Session, viewer: str | None) -> set[str]:
    """Names of cards that only events visible to other seats have mentioned."""
    words = words_of(session.game, "en")
    told: dict[bool, set[str]] = {True: set(), False: set()}
    for event in session.events:
        seen = event.seen_by(viewer)
        told[event == seen].add(words.event(event))
    return told[False] - told[True] - {words.event(e.seen_by(viewer)) for e in session.events}


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("id", [id for id in game_ids() if id != "duel"])
def test_no_way_of_telling_a_running_game_tells_more_than_a_seat_may_know(
    command: Command, tmp_path: Path, id: str, people: int
) -> None:
    path = tmp_path / "running.weimar"
    session = running(id, path, people)
    viewer = session.header.seats[0] if people == 1 else None
    secrets = hidden_names(session, viewer)
    session.close()
    assert secrets, "a test of nothing"
    words = words_of(session.game, "en")
    allowed = [text for e in session.events if (text := words.event(e.seen_by(viewer)))]

    told = command("replay", str(path), "--text", "--lang", "en")
    assert told.status == 0
    assert [line[7:] for line in told.out.splitlines()] == allowed
    name = words.seat(viewer) if viewer else "a spectator"
    assert f"still in progress; shown as {name} may see it" in told.err

    written = {kind: tmp_path / f"out.{kind}" for kind in ("markdown", "csv", "svg")}
    ways = [part for kind, out in written.items() for part in (f"--{kind}", str(out))]
    assert command("export", str(path), *ways, "--lang", "en").status == 0
    chronicle = written["markdown"].read_text("utf-8").replace("\\", "")
    picture = " ".join(ElementTree.parse(written["svg"]).getroot().itertext())
    for text in (chronicle, picture, written["csv"].read_text("utf-8")):
        assert SEED not in text
        assert not [secret for secret in secrets if secret in text]
    assert command("export", str(path), "--view", "open").status == 2


def test_a_game_that_is_over_names_its_seed(command: Command) -> None:
    save = Path(__file__).parents[2] / "saves" / "example.weimar"
    assert "\n- Seed: " in command("export", str(save), "--lang", "en").out
