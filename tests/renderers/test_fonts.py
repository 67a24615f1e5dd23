import pytest

from renderers import fonts
from renderers.palette import NORMAL
from renderers.pen import text_image

NAMES = ("Anna", "Börge Ångström-Müller", "Konstantinopolitanische Dudelsackpfeiferin", "W" * 60, "i", "Ü")


@pytest.mark.parametrize("role", fonts.ROLES)
def test_every_face_has_the_letters_of_both_languages(role: fonts.Role) -> None:
    needed = "ÄÖÜäöüß„“”‚‘’–—…·×éåø" + "".join(map(chr, range(33, 127)))
    assert fonts.clean(needed, role) == needed


@pytest.mark.parametrize("role", ["number", "text", "bold"])
def test_figures_are_all_of_one_width(role: fonts.Role) -> None:
    assert len({fonts.width(figure, role, 40) for figure in "0123456789"}) == 1


def test_what_a_face_cannot_draw_is_left_out() -> None:
    assert fonts.clean("Zoë 🎲\u200b\n  von\tUr") == "Zoë von Ur"
    assert fonts.clean("🎲🎲") == ""


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("room", [30, 90, 300])
@pytest.mark.parametrize("least", [None, 20])
def test_fitted_text_never_exceeds_its_room(name: str, room: float, least: float | None) -> None:
    for scale, over in ((1, 4), (2, 2), (2, 1)):
        image, _ = text_image(name, 34, "bold", NORMAL.ink, "lm", None, scale, over, room, least)
        box = image.getbbox()
        assert box is None or box[2] - box[0] <= room * scale + 1


def test_text_shrinks_before_it_is_cut_and_never_below_the_least_size() -> None:
    long = "Börge Ångström-Müller"
    full = fonts.width(long, "bold", 34)
    text, size = fonts.fit(long, "bold", 34, full * 0.8, 20)
    assert text == long
    assert 20 < size < 34
    text, size = fonts.fit(long, "bold", 34, full * 0.4, 20)
    assert text.endswith("…")
    assert size == 20


def test_wrapped_lines_fit_and_keep_every_word() -> None:
    text = "Zieht zwei Karten und gebt eine davon einem Mitspieler Eurer Wahl zurück."
    rows = fonts.wrap(text, "text", 20, 150)
    assert " ".join(rows) == text
    assert all(fonts.width(row, "text", 20) <= 150 for row in rows)
    short = fonts.wrap(text, "text", 20, 150, lines=2)
    assert len(short) == 2
    assert short[1].endswith("…")
