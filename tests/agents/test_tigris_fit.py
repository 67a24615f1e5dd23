"""The numbers of Tigris's strong player are fitted to what became of the prospects."""

from random import Random

from msgspec import structs

from rules.tigris.scoring import final
from service.agents.tigris.weights import Hopes
from service.agents.tigris.worth import CROWD, DUEL
from tools.fit_tigris import RUNS, Sample, fitted, match, samples


def test_least_squares_find_what_gains_were_made_of() -> None:
    chance, true = Random(3), (2.0, -1.0, 0.5)
    rows = [[chance.random(), chance.random(), 1.0] for _ in range(200)]
    found = [Sample(False, row, sum(map(float.__mul__, true, row))) for row in rows]
    assert [round(one, 3) for one in fitted(found, [0.0] * 3, 0.0)] == [*true]
    near = fitted(found, [5.0, 5.0, 5.0], 10.0)
    assert all(abs(one - 5) < abs(one - other) for one, other in zip(near[:2], true, strict=False))


def test_every_turn_of_a_match_is_looked_at_by_every_seat() -> None:
    moments = match(2, 0)
    found = list(samples(moments, RUNS[2]))
    assert len(found) == 2 * (len(moments) - 1)
    assert sum(sample.waits for sample in found) == len(moments) - 1
    assert all(len(sample.row) == len(Hopes.__struct_fields__) + 5 for sample in found)
    assert found[-1].gain <= 4 * max(sum(final(moments[-1].game, seat)) for seat in range(2))
    assert any(sample.gain > 0 for sample in found)


def test_what_pays_is_hoped_for_and_what_costs_is_feared() -> None:
    for weights in (DUEL, CROWD):
        own = structs.asdict(weights.own)
        assert min(own[name] for name in ("ready", "raid", "coup", "square", "treasure", "temple", "support")) >= -0.05
        assert own["war"] < 0
