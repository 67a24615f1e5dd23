"""What a host can watch: counts and times, never what anybody plays."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.host.version import VERSION
from service.desk import Store

TIMES = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0)


class Metrics:
    """One set per bot."""

    def __init__(self, store: Store | None = None) -> None:
        self.registry = registry = CollectorRegistry()
        if store is not None:
            registry.register(Writing(store))
        self.interactions = Counter("ziggurat_interactions", "What people did, by kind.", ["kind"], registry=registry)
        self.answered = Histogram(
            "ziggurat_answer_seconds", "From an interaction to its answer.", ["kind"], buckets=TIMES, registry=registry
        )
        self.moves = Counter(
            "ziggurat_moves", "Moves committed, by game and source.", ["game", "source"], registry=registry
        )
        self.refusals = Counter("ziggurat_refusals", "Moves and wishes refused.", registry=registry)
        self.errors = Counter("ziggurat_errors", "Faults of ours.", ["where"], registry=registry)
        self.posts = Counter("ziggurat_posts", "Messages sent or edited, by kind.", ["kind"], registry=registry)
        self.retries = Counter("ziggurat_post_retries", "Posts that must be tried again.", registry=registry)
        self.pictures = Counter(
            "ziggurat_pictures", "Pictures drawn, kept, or left out in a crowd.", ["game", "how"], registry=registry
        )
        self.drawing = Histogram(
            "ziggurat_drawing_seconds", "Time to draw a picture.", ["game"], buckets=TIMES, registry=registry
        )
        Gauge("ziggurat_info", "Which Ziggurat this is.", ["version"], registry=registry).labels(VERSION).set(1)
        self.shards = Gauge("ziggurat_shards", "Shards that this process serves.", registry=registry)
        self.connected = Gauge("ziggurat_connected", "1 while Discord is connected.", registry=registry)


class Writing(Collector):
    """Whether the store can be written to, as it is when somebody looks."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def collect(self) -> Iterator[Metric]:
        well = self.store.trouble is None
        yield GaugeMetricFamily("ziggurat_store_writable", "1 unless the last write failed.", value=float(well))
        yield CounterMetricFamily(
            "ziggurat_store_failures", "Writes that the database could not take.", value=self.store.failures
        )
