"""Whispers, consent and stand-ins belong to people, not to seats."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tests.server.serving import (
    PLAYERS,
    Player,
    game,
    local_of,
    make_table,
    play_on,
    serving,
    sit_down,
)
from weimar_tui.server.record import read_record
from weimar_tui.server.requests import (
    AgreeToBot,
    AgreeToEnd,
    Consent,
    Enter,
    MakeTable,
    Say,
    Sit,
    Stand,
    Start,
)
from weimar_tui.text.catalogue import Catalogue
from weimar_tui.text.problems import problem_text


class Later:
    """A clock that tests can advance."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


async def seated(player: Player, id: str, seat: str) -> None:
    if player._table is None or player.table.id != id:
        player.enter(id)
    player.send(Sit(table=id, seat=seat))
    await player.until(lambda: player.table.status and player.status.table.mine == seat)


# --- whispers -----------------------------------------------------------------------------------
async def test_a_whisper_is_not_heard_by_who_sits_there_later(tmp_path: Path) -> None:
    async with serving(tmp_path):
        otto, rosa, harry = [
            await Player.come(tmp_path, name) for name in ("Otto", "Rosa", "Harry")
        ]
        id = await make_table(otto)
        await seated(otto, id, "spd")
        await seated(rosa, id, "kpd")
        otto.send(Say(table=id, text="against the DNVP?", to="kpd", person="Rosa"))
        rosa.send(Say(table=id, text="yes", to="spd", person="Otto"))
        await otto.until(lambda: any(line.text == "yes" for line in otto.table.chat))
        rosa.send(Stand(table=id))
        await rosa.until(lambda: rosa.status.table.mine == "")
        await seated(harry, id, "kpd")
        harry.send(Say(table=id, text="hello"))
        await harry.until(lambda: any(line.text == "hello" for line in harry.table.chat))
        harry.enter(id)
        await harry.until(lambda: any(line.text == "hello" for line in harry.table.chat))
        assert [line.text for line in harry.table.chat] == ["hello"]
        # Rosa keeps her whispers wherever she sits
        rosa.enter(id)
        await rosa.until(lambda: len(rosa.table.chat) >= 2)
        assert [line.text for line in rosa.table.chat][:2] == ["against the DNVP?", "yes"]


async def test_whispers_stay_between_two_people_over_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path):
        id, players = await sit_down(tmp_path)
        players["spd"].send(Say(table=id, text="psst", to="z", person="Matthias"))
        await players["z"].until(lambda: players["z"].table.chat)
    async with serving(tmp_path):
        for seat, name in PLAYERS.items():
            player = await Player.come(tmp_path, name)
            player.enter(id)
            await player.until(lambda p=player: p.table.begun)
            assert [line.text for line in player.table.chat] == (
                ["psst"] if seat in ("spd", "z") else []
            )


async def test_whispers_of_older_tables_are_heard_by_their_speaker_only(tmp_path: Path) -> None:
    async with serving(tmp_path):
        id, players = await sit_down(tmp_path)
        players["spd"].send(Say(table=id, text="psst", to="z", person="Matthias"))
        await players["z"].until(lambda: players["z"].table.chat)
    path = tmp_path / "tables" / id / "table.json"
    text = path.read_text()
    assert '"to_player": "Matthias"' in text
    path.write_text(text.replace('"to_player": "Matthias"', '"to_player": ""'))
    async with serving(tmp_path):
        for name in ("Otto", "Matthias"):
            player = await Player.come(tmp_path, name)
            player.enter(id)
            await player.until(lambda p=player: p.table.begun)
            assert bool(player.table.chat) == (name == "Otto")


# --- consent ------------------------------------------------------------------------------------
def sees_hand(player: Player, seat: str) -> bool:
    return not set(player.view.hands[seat]) <= {"?"}


async def test_nobody_there_is_no_consent(tmp_path: Path) -> None:
    """The attack: a spectator enters before any player sits down, and stays."""
    clock = Later()
    async with serving(tmp_path, clock=clock) as server:
        otto, harry = [await Player.come(tmp_path, name) for name in ("Otto", "Harry")]
        id = await make_table(
            otto, watch="all", delay=0, seats=dict.fromkeys(("kpd", "z", "dnvp"), "chance")
        )
        assert "consent" in await harry.refusal_of(Enter(table=id, through="spd"))
        harry.enter(id)
        await seated(otto, id, "spd")
        assert "consent" in await harry.refusal_of(Enter(table=id, through="spd"))
        otto.send(Start(table=id))
        await harry.until(lambda: harry.table.begun)
        await play_on({"spd": otto}, 5, random.Random(1))
        table = server.lobby.tables[id]
        assert all(not subscription.through for subscription in table.audience.connections.values())
        assert harry.table.seat == "" and not sees_hand(harry, "spd")


async def consenting(folder: Path, **wish: Any) -> tuple[str, dict[str, Player], Player]:
    """A table whose players have all consented, and a spectator who looks through the
    KPD's seat."""
    id, players = await sit_down(folder, watch="all", **wish)
    harry = await Player.come(folder, "Harry")
    harry.enter(id)
    for player in players.values():
        player.send(Consent(table=id))
    await harry.until(lambda: harry.table.status and len(harry.status.consents) == 4)
    harry.enter(id, through="kpd")
    await harry.until(lambda: harry.table.begun)
    return id, players, harry


async def test_hands_are_shown_late_and_by_everybodys_consent(tmp_path: Path) -> None:
    clock = Later()
    async with serving(tmp_path, clock=clock) as server:
        id, players, harry = await consenting(tmp_path, delay=100)
        assert harry.table.seat == "" and not sees_hand(harry, "kpd")
        session = local_of(server.lobby.tables[id]).session
        then = game().encode(session.view("kpd"))
        await play_on(players, 15, random.Random(1))
        assert harry.table.seat == ""
        clock.now = 101.0
        await harry.until(lambda: harry.table.seat == "kpd")
        await harry.sees(session, "kpd")
        assert game().encode(harry.view) != then
        assert harry.table.human_decisions() == [] and not harry.table.can_undo("kpd")
        players["z"].send(Consent(table=id, yes=False))
        await harry.until(lambda: harry.table.seat == "")
        assert not sees_hand(harry, "kpd")


async def test_consent_ends_when_one_of_the_players_leaves(tmp_path: Path) -> None:
    clock = Later()
    async with serving(tmp_path, clock=clock) as server:
        id, players, harry = await consenting(tmp_path, delay=0)
        await harry.until(lambda: harry.table.seat == "kpd")
        await players["z"].close()
        await harry.until(lambda: harry.table.seat == "")
        assert not sees_hand(harry, "kpd")
        again = await Player.come(tmp_path, "Matthias")
        again.enter(id)
        await again.until(lambda: again.table.begun)
        assert "Matthias" not in again.status.consents
        assert "consent" in await harry.refusal_of(Enter(table=id, through="kpd"))
        assert not server.lobby.tables[id].votes.all_consent()


async def test_consent_does_not_outlive_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path):
        id, *_ = await consenting(tmp_path, delay=0)
    async with serving(tmp_path):
        harry = await Player.come(tmp_path, "Harry")
        assert "consent" in await harry.refusal_of(Enter(table=id, through="kpd"))


async def test_consent_is_of_a_person_in_a_seat(tmp_path: Path) -> None:
    """Given in one seat, it does not apply to a later player there, nor to another seat."""
    async with serving(tmp_path) as server:
        otto, rosa, harry = [
            await Player.come(tmp_path, name) for name in ("Otto", "Rosa", "Harry")
        ]
        id = await make_table(
            otto, watch="all", delay=0, seats=dict.fromkeys(("z", "dnvp"), "chance")
        )
        assert "at the table" in await harry.refusal_of(Consent(table=id))
        await seated(otto, id, "spd")
        await seated(rosa, id, "kpd")
        for player in (otto, rosa):
            player.send(Consent(table=id))
        await otto.until(lambda: len(otto.status.consents) == 2)
        rosa.send(Stand(table=id))
        await rosa.until(lambda: rosa.status.table.mine == "")
        await seated(harry, id, "kpd")
        otto.send(Start(table=id))
        await harry.until(lambda: harry.table.begun)
        assert not server.lobby.tables[id].votes.all_consent()
        assert "consent" in await rosa.refusal_of(Enter(table=id, through="kpd"))


async def test_a_spectator_who_sits_down_sees_their_own_hand_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        otto, rosa = [await Player.come(tmp_path, name) for name in ("Otto", "Rosa")]
        id = await make_table(otto, watch="all", delay=0)
        await seated(otto, id, "spd")
        table = server.lobby.tables[id]
        rosa.enter(id)
        await rosa.until(lambda: rosa.table.status is not None)
        (subscription,) = [
            subscription
            for connection, subscription in table.audience.connections.items()
            if connection.name == "Rosa"
        ]
        subscription.through = "spd"
        await seated(rosa, id, "kpd")
        assert subscription.through == "" and subscription.seat == "kpd"


# --- bots for people who are away ---------------------------------------------------------------
async def test_one_player_alone_hands_others_to_bots_only_after_the_absence_time(
    tmp_path: Path,
) -> None:
    """A table sets that time as long as its players' nights; then those present decide."""
    clock = Later()
    async with serving(tmp_path, clock=clock) as server:
        id, players = await sit_down(tmp_path, absence=60)
        for seat in ("kpd", "z", "dnvp"):
            await players[seat].close()
        otto = players["spd"]
        await otto.until(
            lambda: [seat.present for seat in otto.status.table.seats].count(True) == 1
        )
        clock.now = 59.0
        for seat in ("kpd", "z", "dnvp"):
            assert "in a minute" in await otto.refusal_of(AgreeToBot(table=id, seat=seat))
        assert all(not there.stand_in for there in server.lobby.tables[id].record.seats.values())
        clock.now = 61.0
        otto.send(AgreeToBot(table=id, seat="kpd"))
        await otto.until(lambda: otto.status.table.seats[1].stand_in == "chance")
        assert not server.lobby.tables[id].record.seats["z"].stand_in


async def test_of_two_players_the_one_who_is_left_can_go_on(tmp_path: Path) -> None:
    """Neither a bot nor an end could be agreed on if one had left for good."""
    clock = Later()
    async with serving(tmp_path, clock=clock):
        id, players = await sit_down(tmp_path, {"spd": "Otto", "kpd": "Rosa"}, absence=60)
        await players["kpd"].close()
        otto = players["spd"]
        await otto.until(lambda: not otto.status.table.seats[1].present)
        clock.now = 10_000.0
        otto.send(AgreeToBot(table=id, seat="kpd"))
        await otto.until(lambda: otto.status.table.seats[1].stand_in == "chance")
        otto.send(AgreeToEnd(table=id))
        await otto.until(lambda: otto.status.table.ending == "abandoned")


async def test_an_absence_must_last(tmp_path: Path) -> None:
    clock = Later()
    async with serving(tmp_path, clock=clock):
        id, players = await sit_down(tmp_path, absence=600)
        otto = players["spd"]
        assert "is here" in await otto.refusal_of(AgreeToBot(table=id, seat="kpd"))
        await players["kpd"].close()
        await otto.until(lambda: not otto.status.table.seats[1].present)
        assert "10 minutes" in await otto.refusal_of(AgreeToBot(table=id, seat="kpd"))
        clock.now = 599.0
        assert "in a minute" in await otto.refusal_of(AgreeToBot(table=id, seat="kpd"))
        clock.now = 601.0
        otto.send(AgreeToBot(table=id, seat="kpd"))
        await otto.until(lambda: otto.status.table.seats[1].agreed == ("Otto",))
        assert "Unrecognised" in await otto.refusal_of(MakeTable(absence=5))


async def test_a_restart_of_the_server_makes_nobody_long_absent(tmp_path: Path) -> None:
    async with serving(tmp_path):
        id, _ = await sit_down(tmp_path, absence=600)
    clock = Later()
    clock.now = 100_000.0
    async with serving(tmp_path, clock=clock):
        otto = await Player.come(tmp_path, "Otto")
        otto.enter(id)
        await otto.until(lambda: otto.table.begun)
        assert "10 minutes" in await otto.refusal_of(AgreeToBot(table=id, seat="kpd"))


async def test_most_agree_to_a_bot_and_the_absent_is_told_at_their_return(tmp_path: Path) -> None:
    clock = Later()
    async with serving(tmp_path, clock=clock) as server:
        id, players = await sit_down(tmp_path, absence=60)
        table = server.lobby.tables[id]
        otto, rosa = players["spd"], players["kpd"]
        await rosa.close()
        await otto.until(lambda: not otto.status.table.seats[1].present)
        clock.now = 61.0
        players["z"].send(AgreeToBot(table=id, seat="kpd"))
        await otto.until(lambda: otto.status.table.seats[1].agreed == ("Matthias",))
        assert table.record.seats["kpd"].stand_in == "", "of the three who are there two must"
        # a player who leaves no longer agrees
        await players["z"].close()
        await otto.until(lambda: not otto.status.table.seats[1].agreed)
        players["z"] = await Player.come(tmp_path, "Matthias")
        players["z"].enter(id)
        for seat in ("spd", "z"):
            players[seat].send(AgreeToBot(table=id, seat="kpd"))
        await otto.until(lambda: otto.status.table.seats[1].stand_in == "chance")
        said = otto.table.chat[-1]
        assert problem_text(Catalogue("de"), said).startswith("Ein Bot spielt für Rosa")
        assert said.text == "A bot plays for Rosa until they come back."
        assert read_record(table.file.folder).seats["kpd"].stand_in == "chance"
        rest = {seat: player for seat, player in players.items() if seat != "kpd"}
        await play_on(rest, 30, random.Random(7))
        picked = sum(pick.seat == "kpd" for pick in local_of(table).session.history.picks)
        assert picked > 0
        rosa = await Player.come(tmp_path, "Rosa")
        rosa.enter(id)
        await rosa.until(lambda: rosa.table.begun)
        assert table.record.seats["kpd"].stand_in == ""
        (told,) = [line for line in rosa.table.chat if line.id == "bot-stood-in"]
        assert "While you were away" in told.text and int(told.arguments["number"]) > 0
        assert all(line.id != "bot-stood-in" for line in otto.table.chat)
        await play_on({**rest, "kpd": rosa}, 10, random.Random(8))


async def test_agreeing_is_for_players_at_the_table(tmp_path: Path) -> None:
    clock = Later()
    async with serving(tmp_path, clock=clock):
        id, players = await sit_down(tmp_path, absence=60)
        await players["kpd"].close()
        otto = await Player.come(tmp_path, "Otto")
        await players["spd"].close()
        harry = await Player.come(tmp_path, "Harry")
        assert "players" in await harry.refusal_of(AgreeToBot(table=id, seat="kpd"))
        z = players["z"]
        await z.until(lambda: [s.present for s in z.status.table.seats].count(True) == 2)
        assert "Go to the table" in await otto.refusal_of(AgreeToBot(table=id, seat="kpd"))
