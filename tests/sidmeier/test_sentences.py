"""What stands beside a choice: enough to decide without looking anything up."""

import pytest

from rules import kernel
from rules.kernel import Seat
from rules.sidmeier.battle import Fray
from rules.sidmeier.gifts import Gift, Place
from rules.sidmeier.lore import EFFECTS, wonder_about
from rules.sidmeier.printed import WONDERS
from rules.text import every_name, say
from tests.sidmeier.table import WorldPosition, after, at, buying, moving, play, refused, told, trading, world

NAMES = ("Ada", "Ben", "Cleo")


def choices(p: WorldPosition, line: str = "", seat: Seat = 0, lang: str = "en") -> dict[str, str]:
    """The choices after these words as they are read, with their notes in brackets."""
    node = kernel.ask(p, seat, kernel.read(line)[0] if line else ())
    found = {}
    for choice in node.choices:  # type: ignore[union-attr]
        assert choice.label is not None
        note = f" [{say(choice.note, lang, NAMES)}]" if choice.note else ""
        found[choice.key] = say(choice.label, lang, NAMES) + note
    return found


def test_the_last_word_of_every_phase_says_what_it_ends() -> None:
    assert choices(moving(figures=["A settler gobi"]), lang="de")["end"] == "Züge beenden"
    assert choices(trading())["end"] == "Done trading"
    assert choices(buying())["end"] == "End my purchases"
    p = after(moving(figures=["A settler mekong", "B infantry yunnan"]), "move mekong settler yunnan 1")
    assert choices(p, seat=1, lang="de") == {"declare": "Kampf erklären", "end": "Kein Kampf"}
    p = at(world({"java": "A1", "gobi": "A1"}, advanced=True), Place(0, [Gift("cavalry")]))
    assert choices(p)["assign"] == "Place the free unit"
    p = at(world(figures=["A infantry gobi", "A cavalry gobi", "B infantry gobi"]), Fray("gobi", [0], [1]))
    assert choices(p, lang="de")["pick"] == "Einheit wählen"


def test_a_player_is_told_which_aircraft_must_land_where() -> None:
    p = after(moving({"mekong": "A1", "gobi": "A1"}, ["A aircraft mekong"]), "fly mekong aircraft yunnan 1")
    told = refused(p, "end")
    assert say(told, "en", NAMES) == (
        "Aircraft must land before you end your moves: the one in Yunnan (in reach: Gobi and Mekong)."
    )
    assert say(told, "de", NAMES) == (
        "Bevor du deine Züge beendest, müssen Flugzeuge landen: das in Yunnan (erreichbar: Gobi und Mekong)."
    )


def test_areas_to_set_out_from_tell_who_stands_there() -> None:
    p = moving(figures=["A settler mekong *2", "A infantry mekong"])
    assert choices(p, "move", lang="de") == {"mekong": "Mekong (2 × Siedler und Schwertkämpfer)"}


def test_areas_to_go_to_tell_whose_they_are_and_what_a_settler_knows() -> None:
    p = moving(
        {"yunnan": "B2"},
        ["A settler mekong", "A infantry mekong", "C infantry himalaya"],
        {"himalaya": "wine:A", "indus": "iron:B", "deccan": "desert!"},
    )
    there = choices(p, "move mekong settler")
    assert there["yunnan"] == "Yunnan (Ben’s town)"
    assert there["himalaya"] == "Himalaya (Wine and Cleo’s units)"
    assert (there["indus"], there["deccan"]) == ("Indus (unexplored)", "Deccan (Desert)")
    assert choices(p, "move mekong ancient-infantry")["himalaya"] == "Himalaya (Cleo’s units)"


def test_sites_tell_what_the_founder_knows() -> None:
    p = buying(figures=["A settler gobi", "A settler nile"], tokens={"gobi": "iron:A", "nile": "oil:B"})
    assert choices(p, "found", lang="de") == {"gobi": "Gobi (Eisen)", "nile": "Nil (unerforscht)"}


def test_prices_tell_the_fee_the_new_size_and_what_a_technology_brings() -> None:
    techs = {"bronze-working": "B", "construction": "A", "mathematics": "-"}
    p = buying({"gobi": "A1"}, gold=99, advanced=True, techs=techs)
    wares = choices(p, "buy", lang="de")
    assert wares["ancient-infantry"] == "Speerwerfer (10 Gold) [davon 5 Gold an Ben]"
    assert wares["ancient-artillery"] == "Katapult (10 Gold)"
    assert choices(p, "grow") == {"gobi": "Gobi (20 gold) [town]"}
    cards = choices(p, "research")
    assert cards["masonry"] == "Masonry (15 gold; no room for a free figure) [gives The Hanging Gardens]"
    full = after(p, "buy ancient-infantry gobi 1")
    german = "Bauwesen (15 Gold; kein Platz für 2 Gratis-Figuren) [bringt Hängende Gärten]"
    assert choices(full, "research", lang="de")["masonry"] == german
    p.game.settlements["gobi"].size = 2
    assert choices(p, "research")["masonry"] == "Masonry (15 gold) [gives The Hanging Gardens]"
    assert cards["alphabet-writing"] == "Alphabet/Writing (15 gold) [seminal discovery: 4 points]"


def test_a_catapult_is_sold_as_the_trebuchet_it_will_be() -> None:
    p = buying({"gobi": "A1"}, gold=99, advanced=True, techs={"mathematics": "A", "engineering": "A"})
    assert choices(p, "buy")["ancient-artillery"] == "Trebuchet (10 gold)"


def test_an_offer_is_read_in_full_and_from_the_side_of_its_reader() -> None:
    p = after(trading({"mekong": "A1"}, tokens={"mekong": "wine!"}), "offer p2 {wine/mekong} {} get 5")
    assert choices(p, "accept", seat=1) == {"1": "Offer 1 from Ada [You get: Wine (card of Mekong). You give: 5 gold.]"}
    assert choices(p, "withdraw", lang="de") == {
        "1": "Angebot 1 von Ada [Du bekommst: 5 Gold. Du gibst: Wein (Karte von Mekong).]"
    }
    later = play(trading(), "offer p2 {} {} pay-later 7")
    (offered,) = told(later, "offered")
    assert say(offered.msg, "en", NAMES) == "Offer 1: Ada offers Ben 7 gold after production for nothing."


def test_a_roll_for_a_minor_civilization_tells_what_is_subtracted() -> None:
    p = moving(figures=["A settler gobi"], tokens={"gobi": "minor"}, seats=2)
    (first, second) = told(play(p, "explore gobi", dice=(6, 5, 1, 2)), "rolled-minus")
    assert say(first.msg, "en", NAMES) == "Ada rolls 11, less one settlement: 10."
    assert say(second.msg, "de", NAMES) == "Ben würfelt 3, weniger eine Siedlung: 2."


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_wonder_tells_what_it_does_or_shows_it_by_a_symbol(lang: str) -> None:
    for name, card in WONDERS.items():
        shown = card.smileys or card.gears or card.gold or card.discount or card.defence
        about = wonder_about(name)
        assert bool(shown) == (about is None)
        assert shown or say(about, lang, NAMES)  # type: ignore[arg-type]
    assert set(EFFECTS) <= WONDERS.keys()


def test_the_milestone_of_the_metropolises_names_their_number() -> None:
    homes = dict.fromkeys(("gobi", "nile", "andes", "atlas", "sahara", "funa", "indus", "persia"), "A4")
    p = buying(homes, era=4, corrected=True)
    assert choices(p, "claim") == {"metropolises": "Eight metropolises"}
    more = buying(homes | dict.fromkeys(("ural", "steppe"), "A4"), era=4)
    assert choices(more, "claim", lang="de") == {"metropolises": "Zehn Metropolen"}


def test_refusals_tell_the_reason_that_fits() -> None:
    p = moving(figures=["A infantry mekong"])
    assert refused(p, "move mekong ancient-infantry mekong 1").key == "sidmeier-there-already"
    assert refused(p, "declare mekong p2").clause == "SM-B-DEC-06"
    q = buying({"gobi": "A1", "nile": "A1"}, gold=99, advanced=True)
    assert say(refused(q, "grow gobi"), "en", NAMES) == "That size needs Construction in play."
    r = trading()
    assert refused(r, "offer p1 {} {} pay 1").key == "kernel-at-word"
    far = trading({"gobi": "A1", "nile": "B1", "mekong": "C1", "yunnan": "A1"}, advanced=True)
    assert refused(far, "offer p2 {} {} pay 1").clause == "SM-A-TRD-22"


def test_a_card_goes_by_its_resource() -> None:
    p = trading({"mekong": "A1", "indus": "B2"}, tokens={"mekong": "wine!", "indus": "iron!"})
    words = kernel.read("offer p2 {wein} {eisen} none")[0]
    assert kernel.write(kernel.resolve(p, 0, words, every_name)) == "offer p2 {wine/mekong} {iron/indus} none"


def test_who_is_asked_to_fight_reads_both_sides() -> None:
    p = after(moving(figures=["A settler mekong *2", "B infantry yunnan"]), "move mekong settler yunnan 2")
    assert say(kernel.ask(p, 1, ()).ask, "en", NAMES) == (  # type: ignore[union-attr]
        "Ada has entered Yunnan (2 × Settler); your units there: Swordsman. Do you declare a battle?"
    )
    figures = ["A infantry gobi", "A cavalry2 gobi", "B artillery gobi", "B aircraft gobi"]
    p = at(world({"gobi": "B1"}, figures, techs={"masonry": "A", "currency": "A"}), Fray("gobi", [0], [1]))
    assert say(kernel.ask(p, 0, ()).ask, "de", NAMES) == (  # type: ignore[union-attr]
        "Kampf im Gebiet Gobi gegen Ben (Katapult und Jäger): Wähle geheim, wer kämpft."
    )
    assert choices(p, "pick", lang="de") == {
        "ancient-infantry": "Schwertkämpfer (ein Würfel +1)",
        "medieval-cavalry": "Ritter (2 Würfel +1)",
    }
    assert choices(p, "pick ancient-artillery", seat=1)["aircraft"] == "Fighter (one die)"


def test_cards_tell_where_they_lie_and_settlements_how_they_stand() -> None:
    p = buying({"gobi": "A2", "nile": "A1"}, tokens={"gobi": "iron!"}, advanced=True)
    p.game.players[0].improvements = ["granary"]
    assert choices(p, "assign", lang="de") == {
        "free": "Zufriedene Siedlung gratis",
        "granary": "Getreidespeicher",
    }
    there = {"gobi": "Gobi [town, Iron, happy and productive]", "nile": "Nile [village and unhappy]"}
    assert choices(p, "assign granary") == there
    assert choices(after(p, "assign granary {nile}"), "assign")["granary"] == "Granary (Nile)"
