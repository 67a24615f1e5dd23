"""The rules that have changed since the first edition. A match ends under the rules it began with, so each of them asks
the position for its edition."""

from rules.sidmeier.state import World

NEWEST = 2


def aircraft_land_first(g: World) -> bool:
    """Nobody ends their moves while an aircraft could still land (SM-B-AIR-09); in the first edition `end` lost it."""
    return g.edition >= 2


def moved_figures_stay(g: World) -> bool:
    """After a declaration who has moved stays (SM-B-DEC-05); in the first edition, who had points left went on."""
    return g.edition >= 2


def offers_call_back(g: World) -> bool:
    """An offer calls back whom it is made to (SM-B-TRD-11); in the first edition, who was done stayed so."""
    return g.edition >= 2


def prepares_as_elsewhere(g: World) -> bool:
    """Purchases are prepared as in every game (SM-B-RND-02); in the first edition, by moves of this game's own."""
    return g.edition >= 2


def aircraft_join(g: World) -> bool:
    """Who has nothing but aircraft in the area may join a side (SM-B-DEC-14); in the first edition, was not asked."""
    return g.edition >= 2
