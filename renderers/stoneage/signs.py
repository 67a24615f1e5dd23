"""The signs of goods, places and cards, and the sentences that they belong to."""

from renderers.signs import Sign

FOLK = ("farmer", "hut-builder", "shaman", "tool-maker")
SYMBOLS = ("healing", "art", "music", "writing", "sundial", "pottery", "transport", "weaving")

SIGNS = {
    "food": Sign("stoneage/food", "food top-food verb-feed fed fed-resources short starve starved"),
    "wood": Sign("stoneage/wood", "wood"),
    "clay": Sign("stoneage/clay", "clay place-clay-pit to-clay-pit"),
    "stone": Sign("stoneage/stone", "stone place-quarry to-quarry"),
    "gold": Sign("stoneage/gold", "gold place-river to-river"),
    "any": Sign("stoneage/any", "verb-spend verb-pay top-choice"),
    "tool": Sign("stoneage/tool", "tool top-tool top-once verb-tools tool-value tool-once got-tool added"),
    "field": Sign("stoneage/field", "field top-field place-field to-field got-field full-field"),
    "forest": Sign("stoneage/tree", "place-forest to-forest"),
    "hunt": Sign("stoneage/hunt", "place-hunt to-hunt"),
    "hut": Sign("stoneage/hut", "place-hut to-hut"),
    "tools": Sign("stoneage/tool-maker", "place-tool-maker to-tool-maker folk-tool-maker"),
    "person": Sign("stoneage/people", "verb-place got-person"),
    "building": Sign(
        "stoneage/building",
        "place-building to-building building-fixed building-kinds building-any built building-left",
        in_help=False,
    ),
    "card": Sign("card", "top-extra place-card to-card card-left drew"),
    "die": Sign("die-5", "verb-take top-dice rolled-for-all"),
    "points": Sign("points", "got-points top-points", in_help=False),
    **{name: Sign(f"stoneage/{name}", f"folk-{name}", in_help=False) for name in FOLK if name != "tool-maker"},
    **{name: Sign(f"stoneage/{name}", f"symbol-{name}") for name in SYMBOLS},
    "start": Sign("stoneage/start", "round", in_help=False),
    "end": Sign("hourglass", "verb-end verb-decline"),
}
