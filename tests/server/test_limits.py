"""Token buckets, names and plain text: defence against too much."""

from __future__ import annotations

import pytest

from weimar_tui.server.bans import is_near, network_of
from weimar_tui.server.limits import Bucket, Buckets, plain_text


# --- buckets ------------------------------------------------------------------------------------
def test_a_bucket_gives_so_many_at_once_and_then_so_many_a_second() -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take(now) for now in (10, 10, 10, 10, 10.4, 10.5, 10.5)] == [
        *(True, True, True, False, False, True, False)
    ]


def test_a_bucket_never_holds_more_than_it_can() -> None:
    bucket = Bucket(rate=2, burst=3)
    assert bucket.take(0)
    assert [bucket.take(1000) for _ in range(4)] == [True, True, True, False]


def test_a_clock_that_goes_back_fills_nothing() -> None:
    bucket = Bucket(rate=1, burst=1)
    assert bucket.take(100)
    assert not bucket.take(50)
    assert not bucket.take(50.5)
    assert bucket.take(51)


def test_every_key_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(rate=1, burst=1)
    assert [buckets.take(key, 0) for key in ("a", "b", "a")] == [True, True, False]
    assert len(buckets) == 2


def test_with_too_many_keys_strangers_wait_until_a_bucket_is_full_again() -> None:
    buckets = Buckets(rate=0.5, burst=1, most=2)
    assert buckets.take("a", 0)
    assert buckets.take("b", 1)
    assert not buckets.take("c", 1.9)
    assert buckets.take("c", 2), "the bucket of a is full again and was forgotten"
    assert len(buckets) == 2
    assert not buckets.take("b", 2.5), "the bucket of b was kept"
    assert not buckets.take("a", 2.5)


# --- text ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("a\tb\nc\rd", "a b c d"),
        ("a\u2028b\u3000c", "a b c"),
        ("a\x07b\u202ec", "abc"),
        ("a\ufe0eb\ufe0fc", "abc"),
        ("b\u0301\u0302\u0303c", "b\u0301\u0302c"),
        ("b\u0301\u0302c\u0301\u0302", "b\u0301\u0302\u0107\u0302"),
        ("b\u0301\u0302 \u0301\u0302", "b\u0301\u0302 \u0301\u0302"),
        ("Mu\u0308ller", "M\u00fcller"),
        ("\u0301a", "a"),
        ("[b](c)", "(b)(c)"),
        ("x" * 300, "x" * 200),
        ("x" * 199 + " y", "x" * 199),
        ("  a  b  ", "a b"),
        ("\x00" * 800 + "a", ""),
    ],
)
def test_what_players_write_becomes_one_plain_line(text: str, plain: str) -> None:
    assert plain_text(text) == plain


# --- addresses ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("address", "near"),
    [
        ("127.0.0.1", True),
        ("10.1.2.3", True),
        ("172.16.0.1", True),
        ("172.32.0.1", False),
        ("192.168.9.9", True),
        ("169.254.1.1", True),
        ("0.0.0.0", False),
        ("8.8.8.8", False),
        ("::1", True),
        ("::", False),
        ("fe80::1%eth0", True),
        ("fd00::1", True),
        ("2001:db8::1", False),
        ("::ffff:10.0.0.1", True),
        ("::ffff:8.8.8.8", False),
        ("nowhere", False),
    ],
)
def test_which_addresses_are_near(address: str, near: bool) -> None:
    assert is_near(address) is near


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("nowhere", "nowhere"),
    ],
)
def test_what_counts_as_one_address(address: str, counts_as: str) -> None:
    assert network_of(address) == counts_as
