"""The signs of UR and the sentences that they belong to."""

from renderers.signs import Sign

SIGNS = {
    "agriculture": Sign("ur/agriculture", "agriculture verb-agriculture farmed"),
    "trade": Sign("ur/trade", "trade verb-trade traded"),
    "culture": Sign("ur/culture", "culture verb-culture cultivated"),
    "politics": Sign("ur/politics", "politics verb-politics moved-stones moved-nothing"),
    "war": Sign("ur/war", "war verb-war attacked took-free"),
    "ziggurat": Sign("ur/temple", "verb-build built"),
    "stone": Sign("ur/stone", "verb-stone verb-place verb-settle place-own place-around placed put-stones"),
    "stop": Sign("hourglass", "verb-end verb-stop verb-keep"),
}
