import random

import pytest
from rich.cells import cell_len

from tests.tui.looking import screen_text

KEYS = ["enter", "enter", "down", "up", "2", "3", "tab", "escape", "d", "right", "left", "?", "escape", "c", "escape","escape"]
@pytest.mark.parametrize(("size", "seed"), [((80, 24), 2), ((120, 40), 1)])
async def test_probe(make_app, make_table, size, seed):
    chance = random.Random(seed)
    app = make_app(lang="zh")
    shots = {}
    async with app.run_test(size=size) as pilot:
        shots["start"] = screen_text(app)
        table = make_table(seed=str(seed))
        app.play(table)
        bad = []
        for n in range(250):
            k = chance.choice(KEYS)
            await pilot.press(k)
            strips = app.screen._compositor.render_strips()
            for y, s in enumerate(strips):
                w = cell_len(s.text)
                if w != size[0]:
                    bad.append((n, k, y, w, type(app.screen).__name__, s.text))
            if n % 12 == 0:
                shots[f"{n} {type(app.screen).__name__}"] = screen_text(app)
        open(f"/tmp/zh/shots-{size[0]}.txt", "w").write("\n".join(f"##### {k}\n{v}" for k, v in shots.items()))
        open(f"/tmp/zh/bad-{size[0]}.txt", "w").write("\n".join(map(str, bad)))
