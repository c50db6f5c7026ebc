"""Component files of any game: found, merged, read strictly, identified by a digest."""

from __future__ import annotations

import os
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packs import bazaar
from tests.packs.bazaar import Bazaar, Coins, Draw, Good, Market, May, Scenario
from weimar_tui import data_files
from weimar_tui.packs.cache import Cache
from weimar_tui.packs.digest import playing_digest
from weimar_tui.packs.errors import NotationError, PackError
from weimar_tui.packs.loading import Loader
from weimar_tui.packs.notation import Notation
from weimar_tui.packs.reader import Notations, Reader
from weimar_tui.packs.scenarios import ScenarioError, load_scenario, read_scenario, scenario_ids
from weimar_tui.packs.sources import PackSources, parse_toml
from weimar_tui.packs.texts import language_problems

GOODS = """
[[good]]
id = "salt"
name = { en = "Salt", de = "Salz", zh = "鹽" }
price = 3
event = "coins +1 all; may { draw 2 }"
year = "1300"

[[good]]
id = "silk"
name = { en = "Silk", de = "Seide", zh = "絲" }
price = 9
"""
MARKET = """
stalls = 4
results = ["none", "coins -1"]
closing = { en = "The market closes.", de = "Der Markt schließt.", zh = "收市。" }
"""
FILES = ("goods.toml", "market.toml")
SCENARIOS = {"main.toml": b'id = "main"\nname = { en = "All", de = "Alles" }\nrounds = 3\n'}


@pytest.fixture
def top(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder with `rules/bazaar` and `scenarios/bazaar`."""
    monkeypatch.setattr(data_files, "_PACKAGE", tmp_path / "weimar_tui")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for name, text in (("goods.toml", GOODS), ("market.toml", MARKET)):
        put(tmp_path / "rules" / "bazaar" / name, text)
    for name, content in SCENARIOS.items():
        put(tmp_path / "scenarios" / "bazaar" / name, content.decode())
    return tmp_path


def put(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def reader_of(top: Path, pack: Path | None = None) -> Reader:
    sources = PackSources("bazaar", FILES, pack, instead={"event": "price", "price": "event"})
    reader = Reader(sources.documents(), {"effects": effects_parser})
    reader.problems += sources.problems
    return reader


def effects_parser(text: str) -> object:
    return bazaar.notation().read(text, "effects")


def loader_of(top: Path) -> Loader[Bazaar]:
    """The function with which a game loads its components."""

    def build(reader: Reader) -> Bazaar | None:
        goods = reader.entries("goods.toml", "good", Good)
        market = reader.whole("market.toml", Market)
        return None if market is None else Bazaar("", goods, market)

    def checks(box: Bazaar, notations: Notations) -> Iterator[str]:
        if not box.goods:
            yield "goods.toml: there is nothing to sell."
        for where, effects in notations:
            if Coins(9) in effects:
                yield f"{where}: nobody pays nine coins."

    return Loader(
        "bazaar",
        Bazaar,
        FILES,
        build,
        checks,
        parsers={"effects": effects_parser},
        code=[Path(__file__)],
        instead={"event": "price", "price": "event"},
    )


def load(top: Path, pack: Path | None = None) -> Bazaar:
    """The components in the present files."""
    return loader_of(top).load(pack)


def problems(top: Path, file: str, text: str) -> list[str]:
    """The errors, apart from missing Chinese, when a built-in file is replaced by this text."""
    put(top / "rules" / "bazaar" / file, text)
    with pytest.raises(PackError) as refused:
        load(top)
    return [problem for problem in refused.value.problems if "missing field `zh`" not in problem]


# --- reading ------------------------------------------------------------------------------------
def test_texts_and_notation_are_read_where_fields_declare_them(top: Path) -> None:
    box = load(top)
    assert list(box.goods) == ["salt", "silk"]
    salt = box.goods["salt"]
    assert salt.name == {"en": "Salt", "de": "Salz", "zh": "鹽"}
    assert salt.effect == (Coins(1, "all"), May((Draw(2),)))
    assert box.goods["silk"].effect == ()
    assert box.market.results == ((), (Coins(-1),))
    assert box.market.closing is not None
    assert box.market.closing["de"] == "Der Markt schließt."


def test_everything_in_a_notation_is_listed_with_its_place(top: Path) -> None:
    reader = reader_of(top)
    reader.entries("goods.toml", "good", Good)
    reader.whole("market.toml", Market)
    assert reader.notations == [
        ("goods.toml: salt: event", (Coins(1, "all"), May((Draw(2),)))),
        ("market.toml: results 1", ()),
        ("market.toml: results 2", (Coins(-1),)),
    ]


def test_the_text_of_a_notation_can_be_kept_as_it_is_written(top: Path) -> None:
    salt = load(top).goods["salt"]
    assert salt.notation == "coins +1 all; may { draw 2 }"


def test_what_a_whole_file_has_in_common_is_given_by_who_reads_it(top: Path) -> None:
    goods = reader_of(top).entries("goods.toml", "good", Good, given={"colour": "blue"})
    assert {good.colour for good in goods.values()} == {"blue"}


def test_a_file_may_call_a_field_otherwise(top: Path) -> None:
    put(top / "rules" / "bazaar" / "goods.toml", GOODS.replace("price", "cost"))
    goods = reader_of(top).entries("goods.toml", "good", Good, renamed={"cost": "price"})
    assert goods["silk"].price == 9


@pytest.mark.parametrize("line", ['colour = "red"', "price = 3", 'notation = "draw 1"'])
def test_what_is_derived_may_not_be_said_too(top: Path, line: str) -> None:
    put(
        top / "rules" / "bazaar" / "goods.toml",
        f'{SALT.replace("price", "cost")}event = "none"\n{line}',
    )
    reader = reader_of(top)
    reader.entries("goods.toml", "good", Good, given={"colour": "blue"}, renamed={"cost": "price"})
    assert reader.problems == [f"goods.toml: salt: unknown field `{line.split()[0]}`."]


def test_a_file_may_hold_a_table_beside_its_entries(top: Path) -> None:
    put(top / "rules" / "bazaar" / "goods.toml", GOODS + "[market]\nstalls = 2\n")
    reader = reader_of(top)
    reader.entries("goods.toml", "good", Good)
    assert reader.problems == ["goods.toml: unknown table `market`; here stand `[[good]]`."]
    reader = reader_of(top)
    reader.entries("goods.toml", "good", Good, beside=["market", "gate"])
    assert reader.table("goods.toml", "market", Market) == Market(2)
    assert reader.problems == []
    reader.entries("goods.toml", "goods", Good, beside=["market"])
    assert reader.problems == [
        "goods.toml: unknown table `good`; here stand `[[goods]]`, `[market]`."
    ]
    assert reader.table("goods.toml", "gate", Market) is None
    assert reader.problems[1:] == ["goods.toml: gate: missing field `stalls`."]


SALT = '[[good]]\nid = "salt"\nname = { en = "Salt", de = "Salz" }\nprice = 3\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (SALT + "weight = 3", "goods.toml: salt: unknown field `weight`."),
        (SALT.replace("3", "0"), "goods.toml: salt: expected `int` >= 1 in `price`."),
        (SALT.replace(', de = "Salz"', ""), "goods.toml: salt: missing field `de` in `name`."),
        (SALT.replace('"Salz"', "3"), "goods.toml: salt: expected `str`, got `int` in `name.de`."),
        (SALT.replace("price = 3\n", ""), "goods.toml: salt: missing field `price`."),
        (SALT + 'colour = "green"', "goods.toml: salt: unknown value 'green' in `colour`."),
        (
            SALT.replace('"Salz"', '"S\\u001b[2Jz"'),
            "goods.toml: salt: control codes or line breaks in `name`.",
        ),
        (SALT + "event = []", "goods.toml: salt: expected a text in the notation in `event`."),
        (
            SALT + 'event = "coins +1 none"',
            "goods.toml: salt: event, column 10: unexpected `none`; expected a player, the"
            " end or `;`.",
        ),
        (
            SALT + 'titles.host = { en = "Salt" }',
            "goods.toml: salt: missing field `de` in `titles.host`.",
        ),
        (SALT + SALT, "goods.toml: salt: this id stands here twice."),
        ("[[good]]\nprice = 3", "goods.toml: good number 1: `id` must be a text."),
        ("[[good]]\nid = 3", "goods.toml: good number 1: `id` must be a text."),
        ("good = 3", "goods.toml: `good` must be a list of tables, `[[good]]`."),
        ("good = [3]", "goods.toml: `good` must be a list of tables, `[[good]]`."),
        ("[[goods]]", "goods.toml: unknown table `goods`; here stand `[[good]]`."),
    ],
)
def test_a_wrong_entry_is_told_with_file_entry_and_field(top: Path, text: str, said: str) -> None:
    assert problems(top, "goods.toml", text)[0] == said


def test_a_wrong_whole_is_told_with_its_field(top: Path) -> None:
    said = problems(top, "market.toml", 'stalls = 4\nresults = ["none", "dance"]')
    assert said == [
        "market.toml: results 2, column 1: unknown word `dance`; expected an effect such as"
        " `coins +1` or `none`."
    ]
    assert problems(top, "market.toml", "") == ["market.toml: missing field `stalls`."]
    said = problems(top, "market.toml", "stalls = 4\nclosing = 3")
    assert said == ["market.toml: expected `object`, got `int` in `closing`."]


def test_a_file_without_a_list_of_tables_has_no_entries(top: Path) -> None:
    put(top / "rules" / "bazaar" / "goods.toml", "good = 3")
    assert reader_of(top).entries("goods.toml", "good", Good) == {}


def test_an_entry_without_an_id_does_not_hide_the_next(top: Path) -> None:
    text = "[[good]]\nprice = 3\n" + SALT + "weight = 3"
    assert problems(top, "goods.toml", text) == [
        "goods.toml: good number 1: `id` must be a text.",
        "goods.toml: salt: unknown field `weight`.",
    ]


def test_every_problem_is_told_at_once(top: Path) -> None:
    text = SALT + "weight = 3\n" + SALT.replace("salt", "silk").replace("3", "99")
    assert [line.split(":")[1] for line in problems(top, "goods.toml", text)] == [" salt", " silk"]


def test_our_own_texts_must_be_there_in_chinese(top: Path) -> None:
    put(top / "rules" / "bazaar" / "goods.toml", GOODS.replace(', zh = "鹽"', ""))
    put(top / "rules" / "bazaar" / "market.toml", MARKET.replace(', zh = "收市。"', ""))
    assert list(language_problems(PackSources("bazaar", FILES).documents())) == [
        "goods.toml: salt: missing field `zh` in `name`.",
        "market.toml: missing field `zh` in `closing`.",
    ]


# --- loading ------------------------------------------------------------------------------------
def test_ours_are_read_once_and_a_pack_whenever_it_is_asked_for(top: Path) -> None:
    loader = loader_of(top)
    assert loader.load() is loader.load()
    pack = put(top / "pack" / "market.toml", "stalls = 5").parent
    assert loader.load(pack).market.stalls == 5
    put(pack / "market.toml", "stalls = 6")
    assert loader.load(pack).market.stalls == 6
    assert loader.load().market.stalls == 4


def test_what_was_read_before_comes_from_the_store(top: Path) -> None:
    box = load(top)
    assert loader_of(top).cache.find(loader_of(top).sources().content) == box
    assert box.digest == playing_digest(box, SCENARIOS)
    assert len(box.digest) == 32
    loader = loader_of(top)
    loader.cache.keep(loader.sources().content, Bazaar("stored", {}, Market(1)))
    assert loader.load().digest == "stored"


def test_what_does_not_fit_together_is_checked_when_all_is_there(top: Path) -> None:
    pack = put(top / "pack" / "market.toml", 'stalls = 5\nresults = ["coins +9"]').parent
    assert loader_of(top).check(pack) == ["market.toml: results 1: nobody pays nine coins."]
    assert loader_of(top).check() == []
    put(top / "rules" / "bazaar" / "goods.toml", "good = []")
    assert loader_of(top).check() == ["goods.toml: there is nothing to sell."]
    assert loader_of(top).check(top / "nowhere") == [f"{top / 'nowhere'}: there is no such folder."]


def test_our_own_files_must_be_in_chinese_and_a_pack_need_not(top: Path) -> None:
    pack = put(top / "pack" / "goods.toml", SALT).parent
    assert loader_of(top).check(pack) == []
    put(top / "rules" / "bazaar" / "goods.toml", SALT)
    assert loader_of(top).check() == ["goods.toml: salt: missing field `zh` in `name`."]


# --- packs --------------------------------------------------------------------------------------
def test_a_pack_is_laid_over_ours_field_by_field(top: Path) -> None:
    pack = put(top / "pack" / "goods.toml", '[[good]]\nid = "salt"\nyear = "1400"').parent
    put(pack / "market.toml", "stalls = 5")
    box = load(top, pack)
    assert (box.goods["salt"].year, box.goods["salt"].price) == ("1400", 3)
    assert list(box.goods) == ["salt", "silk"]
    assert (box.market.stalls, len(box.market.results)) == (5, 2)


def test_of_two_fields_that_exclude_each_other_the_pack_keeps_its_own(top: Path) -> None:
    pack = put(top / "pack" / "goods.toml", '[[good]]\nid = "salt"\nevent = "draw 1"').parent
    with pytest.raises(PackError, match="salt: missing field `price`"):
        load(top, pack)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[[good]]\nid = "tea"', "goods.toml: tea: there is nothing with this id."),
        ("[[good]]\nprice = 1", "goods.toml: entry number 1 has no `id`."),
        ('[[good]]\nid = "salt"\n' * 2, "goods.toml: salt: this id stands here twice."),
        ("[[good]\n", "goods.toml: not valid TOML: "),
    ],
)
def test_what_a_pack_cannot_lay_over_ours(top: Path, text: str, said: str) -> None:
    pack = put(top / "pack" / "goods.toml", text).parent
    assert reader_of(top, pack).problems[0].startswith(said)


def test_a_pack_that_is_no_folder_or_empty_or_has_other_files(top: Path) -> None:
    assert PackSources("bazaar", FILES, top / "nowhere").problems == [
        f"{top / 'nowhere'}: there is no such folder."
    ]
    (top / "empty").mkdir()
    assert PackSources("bazaar", FILES, top / "empty").problems == [
        f"{top / 'empty'}: this folder holds no .toml file."
    ]
    put(top / "other" / "tea.toml", "")
    assert PackSources("bazaar", FILES, top / "other").problems == [
        "tea.toml: no file of a pack; there are goods.toml, market.toml."
    ]


# --- files of whatever origin -------------------------------------------------------------------
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff", r"not UTF-8 text \(byte 0\)"),
        (b"a = " + b"[" * 100_000, "more than 20 deep"),
        (b"a = " + b"[" * 21 + b"]" * 21, "more than 20 deep"),
        (b".".join([b"a"] * 5000) + b" = 1", "more than 20 deep"),
        (b'"a" . ' * 21 + b"a = 1", "more than 20 deep"),
        (b"[" + b"a." * 21 + b"a]", "more than 20 deep"),
        (b"a = " + b"9" * 5000, "not valid TOML"),
        (b"a = " + b"9" * 400, "greater than 10000"),
        (b"a = {b = [-10_001]}", "less than nothing"),
        (b"a = 1e300", "greater than 10000"),
        (b"a = nan", "greater than 10000"),
    ],
)
def test_a_file_that_cannot_be_read_is_a_problem_and_no_crash(content: bytes, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        parse_toml(content)


def test_a_key_of_many_parts_takes_no_memory() -> None:
    tracemalloc.start()
    try:
        with pytest.raises(ValueError, match="more than 20 deep"):
            parse_toml(b".".join([b"a"] * 5000) + b" = 1")
        assert tracemalloc.get_traced_memory()[1] < 2_000_000
    finally:
        tracemalloc.stop()


def test_prose_with_many_dots_is_no_key() -> None:
    assert parse_toml(b'a = "' + b"e.g. 1.2.3. And so on. " * 50 + b'....."')


def test_a_pipe_a_device_and_a_large_file_are_refused_at_once(top: Path) -> None:
    pack = top / "pack"
    pack.mkdir()
    os.mkfifo(pack / "goods.toml")
    (pack / "market.toml").symlink_to("/dev/zero")
    assert PackSources("bazaar", FILES, pack).problems == [
        "goods.toml: cannot be read (no ordinary file).",
        "market.toml: cannot be read (no ordinary file).",
    ]
    (pack / "goods.toml").unlink()
    with (pack / "goods.toml").open("wb") as large:
        large.truncate(300 * 1024 * 1024)
    (pack / "market.toml").unlink()
    (pack / "market.toml").symlink_to("nowhere")
    assert PackSources("bazaar", FILES, pack).problems == [
        "goods.toml: cannot be read (larger than 1024 KiB).",
        "market.toml: cannot be read (no such file or directory).",
    ]


def test_problems_are_short_and_few_and_cannot_steer_the_terminal(top: Path) -> None:
    entries = "".join(f'[[good]]\nid = "{number}\\u001b[2J"\n' for number in range(500))
    pack = put(top / "pack" / "goods.toml", entries + f'[[good]]\nid = "{"x" * 100_000}"').parent
    lines = PackError(reader_of(top, pack).problems)
    assert len(lines.problems) == 51
    assert lines.problems[0] == "goods.toml: 0\\x1b[2J: there is nothing with this id."
    assert lines.problems[-1] == "451 further problems."
    assert max(map(len, PackError(["x" * 100_000]).problems)) <= 240
    assert (lines.id, lines.arguments["detail"]) == ("pack-wrong", lines.problems[0])


# --- the notation -------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "column", "said"),
    [
        ("", 1, "the text ends here; expected an effect such as `coins +1` or `none`"),
        ("coins +1 al", 10, "unknown word `al`; expected a player, the end or `;`"),
        ("coins +1 Timbuktu", 10, "unexpected `Timbuktu`; expected"),
        ("coins +1 Genoa", 10, "unknown word `Genoa`; expected"),
        ("pay nobody", 5, "unknown word `nobody`; expected a player"),
        ("coins + 1", 7, "cannot read `+`"),
        ("coins +1 # 2", 10, "cannot read `#`"),
        ("draw", 5, "the text ends here; expected a number"),
        ("may { draw 1", 13, "the text ends here; expected `}`"),
        ("may { " * 13, 77, "more than 12 brackets inside one another"),
        ("x" * 4001, 4001, "longer than 4000 letters"),
    ],
)
def test_errors_of_the_notation_name_word_and_column(text: str, column: int, said: str) -> None:
    with pytest.raises(NotationError) as refused:
        bazaar.notation().read(text, "effects")
    assert refused.value.column == column
    assert refused.value.problem.startswith(said)


def test_twelve_brackets_are_read() -> None:
    text = "may { " * 12 + "draw 1" + " }" * 12
    assert bazaar.notation().read(text, "effects")


def test_the_parser_is_built_when_it_is_needed(tmp_path: Path) -> None:
    Notation(tmp_path / "nowhere.lark", bazaar.Builder, ["effects"])


# --- scenarios ----------------------------------------------------------------------------------
def test_scenarios_are_found_the_main_one_first_and_read_strictly(top: Path) -> None:
    folder = top / "scenarios" / "bazaar"
    put(folder / "main.toml", MAIN)
    put(folder / "brief.toml", MAIN.replace('"main"', '"brief"'))
    assert scenario_ids("bazaar") == ("main", "brief")
    assert load_scenario("bazaar", "main", Scenario).rounds == 3


MAIN = 'id = "main"\nname = { en = "All", de = "Alles", zh = "全" }\nrounds = 3\n'


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("rounds = 3", "rounds = 0", "main.toml: expected `int` >= 1 in `rounds`."),
        ("rounds = 3", "rounds = [", "main.toml: not valid TOML: "),
        (', zh = "全"', "", "main.toml: missing field `zh` in `name`."),
        (', de = "Alles"', "", "main.toml: missing field `de` in `name`."),
        ('"main"', '"brief"', "main.toml: the id must be `main`, as the file is called."),
    ],
)
def test_a_scenario_of_ours_that_is_wrong(top: Path, old: str, new: str, said: str) -> None:
    put(top / "scenarios" / "bazaar" / "main.toml", MAIN.replace(old, new))
    with pytest.raises(ScenarioError) as refused:
        load_scenario("bazaar", "main", Scenario)
    assert refused.value.arguments["name"] == "main"
    assert str(refused.value.arguments["detail"]).startswith(said)


def test_an_unknown_scenario_and_one_that_cannot_be_read(top: Path) -> None:
    with pytest.raises(ScenarioError, match=r"scenario-missing \(name=x\\x1b, known=main\)"):
        load_scenario("bazaar", "x\x1b", Scenario)
    path = top / "scenarios" / "bazaar" / "main.toml"
    path.unlink()
    path.symlink_to("nowhere")
    with pytest.raises(ScenarioError, match=r"main.toml: cannot be read \(no such file"):
        load_scenario("bazaar", "main", Scenario)


def test_a_scenario_of_elsewhere_may_leave_chinese_out() -> None:
    content = MAIN.replace(', zh = "全"', "").encode()
    assert read_scenario(content, "other.toml", Scenario).name == {"en": "All", "de": "Alles"}


# --- the digest ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("old", "new"),
    [("Salt", "Sea salt"), ('year = "1300"', 'year = "1301"'), ("all; may", "all ;  may")],
)
def test_what_is_only_read_keeps_the_digest(top: Path, old: str, new: str) -> None:
    before = playing_digest(load(top), SCENARIOS)
    put(top / "rules" / "bazaar" / "goods.toml", GOODS.replace(old, new, 1))
    assert playing_digest(load(top), SCENARIOS) == before


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("price = 3", "price = 4"),
        ("draw 2", "draw 1"),
        ('"silk"', '"tea"'),
        (GOODS, "".join(f"\n[[good]]{part}" for part in reversed(GOODS.split("\n[[good]]")[1:]))),
    ],
)
def test_what_plays_alters_the_digest(top: Path, old: str, new: str) -> None:
    before = playing_digest(load(top), SCENARIOS)
    put(top / "rules" / "bazaar" / "goods.toml", GOODS.replace(old, new, 1))
    assert playing_digest(load(top), SCENARIOS) != before


def test_scenarios_play_but_for_their_names(top: Path) -> None:
    box = load(top)

    def digest(text: bytes) -> str:
        return playing_digest(box, {"main.toml": text})

    main = SCENARIOS["main.toml"]
    assert digest(main.replace(b"Alles", b"Ganz")) == digest(main + b"# a comment")
    assert digest(main.replace(b"rounds = 3", b"rounds = 4")) != digest(main)
    assert digest(b"not TOML") != digest(b"[" * 100_000)


# --- the store ----------------------------------------------------------------------------------
def test_the_store_returns_what_was_kept_for_the_same_content_and_code(top: Path) -> None:
    box = load(top)
    code = put(top / "reading.py", "1")
    Cache("bazaar", Bazaar, [code]).keep("abc", box)
    assert Cache("bazaar", Bazaar, [code]).find("abc") == box
    assert Cache("bazaar", Bazaar, [code]).find("abd") is None
    assert Cache("other", Bazaar, [code]).find("abc") is None
    put(code, "2")
    assert Cache("bazaar", Bazaar, [code]).find("abc") is None


def test_the_content_names_every_letter_of_ours_the_packs_and_the_scenarios(top: Path) -> None:
    def content(pack: Path | None = None) -> str:
        return PackSources("bazaar", FILES, pack).content

    names = {content()}
    assert len(content()) == 64
    put(top / "rules" / "bazaar" / "goods.toml", GOODS + "#")
    names.add(content())
    names.add(content(put(top / "pack" / "market.toml", "stalls = 5").parent))
    put(top / "scenarios" / "bazaar" / "short.toml", "")
    names.add(content())
    assert len(names) == 4
