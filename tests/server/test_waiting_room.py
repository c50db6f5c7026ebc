"""The requests of a table's owner, and what the others are sent."""

from __future__ import annotations

from pathlib import Path

from tests.server.serving import Player, make_table, serving
from weimar_tui.server.requests import HoldSeat, Invite, Sit, Unseat


async def test_seats_and_invitations_are_changed_over_the_wire(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        rosa = await Player.come(tmp_path, "Rosa")
        otto = await Player.come(tmp_path, "Otto")
        id = await make_table(rosa, public=False, invited=("Otto",))
        rosa.enter(id)
        await rosa.until(lambda: rosa.table.status)
        otto.enter(id)
        await otto.until(lambda: otto._table is not None and otto.table.status)
        otto.send(Sit(table=id, seat="kpd"))
        await rosa.until(lambda: any(s.player == "Otto" for s in rosa.status.table.seats))
        assert rosa.status.invited == ("Otto",)
        assert await otto.refusal_of(Unseat(table=id, seat="kpd"))
        for yes in (True, False):
            rosa.send(Invite(table=id, person="Harry", yes=yes))
            await rosa.until(lambda yes=yes: ("Harry" in rosa.status.invited) == yes)
        rosa.send(HoldSeat(table=id, seat="z", bot="chance"))
        await rosa.until(lambda: any(s.bot == "chance" for s in rosa.status.table.seats))
        rosa.send(Unseat(table=id, seat="kpd"))
        await rosa.until(lambda: not any(s.player == "Otto" for s in rosa.status.table.seats))
        table = server.lobby.tables[id]
        await otto.until(lambda: not table.audience.present("Otto"))
        assert not table.may_see("Otto") and rosa.status.invited == ()
        for player in (rosa, otto):
            await player.close()
