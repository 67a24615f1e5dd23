import math

import pytest

from renderers import paths


def test_straight_commands_absolute_and_relative_mean_the_same() -> None:
    ((square, closed),) = paths.flatten("M10 10 H90 V90 L10 90 Z")
    assert closed
    assert paths.flatten("m10 10 h80 v80 l-80 0 z") == ((square, True),)


def test_a_second_m_begins_a_second_line() -> None:
    assert [closed for _, closed in paths.flatten("M0 0 L9 0 M20 0 L30 0 L30 9 Z")] == [False, True]


def test_an_arc_keeps_its_radius() -> None:
    ((points, _),) = paths.flatten("M50 10 A40 40 0 1 1 49.9 10 Z")
    assert all(math.dist(point, (50, 50)) == pytest.approx(40, abs=0.1) for point in points)
    assert max(x for x, _ in points) == pytest.approx(90, abs=0.2)


def test_the_small_arc_and_the_sweep_are_obeyed() -> None:
    ((right, _),) = paths.flatten("M0 -10 A10 10 0 0 1 0 10")
    ((left, _),) = paths.flatten("M0 -10 A10 10 0 0 0 0 10")
    assert max(x for x, _ in right) == pytest.approx(10)
    assert min(x for x, _ in left) == pytest.approx(-10)


def test_curves_end_where_they_say() -> None:
    ((points, _),) = paths.flatten("M0 0 C0 10 10 10 10 0 q5 -5 10 0")
    assert points[-1] == (20, 0)


def test_a_smooth_line_passes_through_its_points() -> None:
    corners = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)]
    assert set(corners) <= set(paths.smooth(corners))


def test_a_shared_border_wobbles_alike_from_both_sides() -> None:
    there = paths.wobble([(0.0, 0.0), (90.0, 30.0)], 4, closed=False)
    back = paths.wobble([(90.0, 30.0), (0.0, 0.0)], 4, closed=False)
    for a, b in zip(there, reversed(back), strict=True):
        assert a == pytest.approx(b)
