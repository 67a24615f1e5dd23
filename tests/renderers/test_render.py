import pickle
import sys
from collections.abc import Iterator
from types import SimpleNamespace

import msgspec
import pytest

import renderers
import rules
from tests.renderers import demo


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The demo as a game among the others."""
    module = SimpleNamespace(draw=demo.draw, hand=lambda view, look: None)
    monkeypatch.setitem(sys.modules, "renderers.demo", module)
    monkeypatch.setattr(rules, "GAMES", {"demo": SimpleNamespace(view_type=demo.View)})
    yield
    renderers.of.cache_clear()


def test_a_worker_draws_from_the_bytes_of_a_view() -> None:
    view = demo.View(seats=2)
    assert renderers.render("demo", "draw", msgspec.msgpack.encode(view), demo.LOOK) == demo.draw(view, demo.LOOK)


def test_who_holds_nothing_has_no_private_picture() -> None:
    assert renderers.render("demo", "hand", msgspec.msgpack.encode(demo.View()), demo.LOOK) is None


def test_a_renderer_is_loaded_once() -> None:
    assert renderers.of("demo") is renderers.of("demo")


def test_the_work_can_be_sent_to_another_process() -> None:
    call = (renderers.render, "demo", "draw", msgspec.msgpack.encode(demo.View()), demo.LOOK)
    assert pickle.loads(pickle.dumps(call)) == call
