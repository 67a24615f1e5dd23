"""What a host can watch: counts and times, never what anybody plays."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

TIMES = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0)


class Metrics:
    """One set per bot."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
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
        self.pictures = Counter("ziggurat_pictures", "Pictures drawn or kept.", ["game", "how"], registry=registry)
        self.drawing = Histogram(
            "ziggurat_drawing_seconds", "Time to draw a picture.", ["game"], buckets=TIMES, registry=registry
        )
        self.connected = Gauge("ziggurat_connected", "1 while Discord is connected.", registry=registry)
