"""The server's figures in the text format of Prometheus. Needs prometheus-client.

No label contains a player's name or a table's id.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, TypeVar

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)

from weimar_tui.server import overview
from weimar_tui.server.measures import STEPS, Times

if TYPE_CHECKING:
    from weimar_tui.server.server import TableServer

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

Labels = tuple[str, ...]
L = TypeVar("L", bound=Labels)


class _Page:
    """Collects once, from figures that are already there."""

    def __init__(self, metrics: Iterable[Metric]) -> None:
        self._metrics = list(metrics)

    def collect(self) -> Iterator[Metric]:
        yield from self._metrics


def metrics_page(server: TableServer, ready: Mapping[str, bool]) -> bytes:
    """Return all metrics. `ready`: which parts of the server work, as `/ready` says."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Page(_metrics(server, ready)))  # type: ignore[arg-type, unused-ignore]
    return generate_latest(registry)


def _metrics(server: TableServer, ready: Mapping[str, bool]) -> Iterator[Metric]:
    found = server.host.measures
    yield _gauge("players", "Connections of players.", ("via", "scope"), overview.players(server))
    yield _gauge("tables", "Unfinished tables.", ("game", "state", "pace"), overview.tables(server))
    yield _times(
        "answer_seconds",
        "From the arrival of a player's answer until it is in the journal.",
        (),
        {(): found.answers},
    )
    yield _times("append_seconds", "Writing an answer to the journal.", (), {(): found.appends})
    yield _times("bot_seconds", "Thinking time of bots.", ("game", "bot"), found.bots)
    yield _times("loop_lag_seconds", "How late the event loop was.", (), {(): found.loop_lag})
    yield _counter(
        "bot_failures", "Answers that bots failed to give.", ("game", "bot"), found.bot_failures
    )
    yield _counter("logins", "Logins, by result.", ("result",), _keyed(found.logins))
    if server.club is not None:
        yield _counter("sign_ups", "New accounts.", (), {(): server.club.sign_ups})
    yield _counter("notices", "Notifications sent.", ("channel", "result"), found.notices)
    behind = {(): overview.behind(server)}
    yield _gauge("update_behind", "Clients that take in less than they are sent.", (), behind)
    lag = overview.index_lag(server)
    yield _gauge("index_lag_seconds", "Age of the oldest unindexed change.", (), {(): lag})
    memory = {(): server.admin.client_bytes()}
    yield _gauge("client_bytes", "Memory of all client processes, files excluded.", (), memory)
    if server.lease_left is not None:
        left = {(): server.lease_left()}
        yield _gauge("lease_seconds_left", "How long this machine relies on its lease.", (), left)
        yield _counter("adopted", "Tables taken from other machines.", (), {(): found.adopted})
        yield _counter("fenced", "Leases that this machine lost.", (), {(): found.fenced})
    parts = {(part,): int(works) for part, works in ready.items()}
    yield _gauge("ready", "Whether a part of the server works.", ("part",), parts)
    losses = {(pool,): loss for pool, loss in found.rating_losses.items()}
    yield _gauge(
        "rating_log_loss",
        "Mean log loss of predicted winners in the latest rated games.",
        ("pool",),
        losses,
    )


def _keyed(counts: Mapping[str, int]) -> dict[Labels, int]:
    return {(key,): number for key, number in counts.items()}


def _gauge(name: str, about: str, labels: Labels, values: Mapping[L, float]) -> Metric:
    family = GaugeMetricFamily(f"weimar_{name}", about, labels=labels)
    for key, value in sorted(values.items()):
        family.add_metric(key, value)
    return family


def _counter(name: str, about: str, labels: Labels, values: Mapping[L, int]) -> Metric:
    family = CounterMetricFamily(f"weimar_{name}", about, labels=labels)
    for key, value in sorted(values.items()):
        family.add_metric(key, value)
    return family


def _times(name: str, about: str, labels: Labels, values: Mapping[L, Times]) -> Metric:
    family = HistogramMetricFamily(f"weimar_{name}", about, labels=labels)
    for key, times in sorted(values.items()):
        so_far, buckets = 0, []
        for limit, count in zip((*map(str, STEPS), "+Inf"), times.counts, strict=True):
            so_far += count
            buckets.append((limit, float(so_far)))
        family.add_metric(key, buckets, times.total)
    return family
