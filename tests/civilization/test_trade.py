"""Phase 9: trading."""

from rules.civilization import RULES
from rules.civilization.trade import Trade
from rules.text import say
from tests.civilization.table import Scene, game, hold, scene
from tests.clauses import clause


def market(*hands: str) -> Scene:
    """Everybody with a hand; the nations are those of six players."""
    g = game(*("crete", "asia", "egypt", "babylon", "thrace", "africa")[: max(2, len(hands))])
    for seat, cards in enumerate(hands):
        hold(g, seat, cards)
    return scene(g, "trade")


def trading(s: Scene) -> Trade:
    step = s.p.stack[-1]
    assert isinstance(step, Trade)
    return step


@clause("CIV-43.9-a", "CIV-43.9-b", "CIV-41-b")
def test_three_cards_in_hand_are_needed_black_calamities_among_them() -> None:
    s = market("salt*3", "grain*2", "grain*2 epidemic")
    assert s.up == (0, 2)
    assert s.offered(0, "offer") == ["all", "egypt"]
    assert market("salt*3", "grain*2").over  # one trader alone has nobody to trade with


@clause("CIV-43.9-f", "CIV-43.9-g", "CIV-43.9-h", "CIV-43.9-r")
def test_an_offer_states_its_size_its_value_and_one_good() -> None:
    s = market("salt*3 grain epidemic", "bronze*3 gold")
    assert s.refused(0, "offer all {salt*2}") == "kernel-wrong-total"
    assert s.refused(0, "offer all {salt*2,epidemic} 27") == "kernel-out-of-range"
    assert s.refused(0, "offer all {salt*2,epidemic} 12 says.grain {} {}") == "CIV-43.9-g"
    s.play(0, "offer all {salt*2,epidemic} 12 says.salt {} {}")
    (bid,) = RULES.view(s.p, 1).offers  # type: ignore[attr-defined]
    assert (bid.size, bid.value, bid.good, bid.cards) == (3, 12, "salt", ())
    assert s.told("offered")


@clause("CIV-43.9-g", "CIV-43.9-k")
def test_whoever_may_answer_or_accept_reads_on_the_button_what_is_offered() -> None:
    s = market("salt*3 grain epidemic", "bronze*3 gold").play(0, "offer all {salt*2,epidemic} 12 says.salt {} {}")
    (row,) = s.node(1, "counter").choices
    assert say(row.label, "en", ("Ada", "Ben")) == "No. 1, Crete (Ada): 3 cards worth 12, Salt"
    s.play(1, "counter 1 {bronze*3} 54 says.bronze {}")
    (row,) = s.node(0, "accept").choices
    assert (
        say(row.label, "de", ("Ada", "Ben")) == "Nr. a1 (Antwort auf 1), Asien (Ben): 3 Karten im Wert von 54, Bronze"
    )


@clause("CIV-43.9-i", "CIV-43.9-m", "CIV-43.9-e")
def test_a_packet_holds_a_good_and_only_cards_of_the_hand() -> None:
    s = market("epidemic disorder iconoclasm salt", "grain*3")
    assert s.refused(0, "offer all {epidemic,disorder,iconoclasm} 0") == "CIV-43.9-i"
    assert s.refused(0, "offer all {flood,salt,epidemic}") == "CIV-43.9-m"
    assert s.refused(0, "offer all {gold,salt,epidemic}") == "CIV-43.9-e"


@clause("CIV-43.9-j", "CIV-43.9-n")
def test_a_claim_need_not_be_true_and_is_marked_as_one() -> None:
    s = market("salt*2 epidemic", "grain*3").play(0, "offer all {salt*2,epidemic} 12 says.salt {says.gold*1} {}")
    (line,) = s.told("claimed")
    assert line.args["number"] == "1"
    assert RULES.view(s.p, 1).offers[0].claim == (("gold", 1),)  # type: ignore[attr-defined]


@clause("CIV-43.9-d", "CIV-43.9-k", "CIV-43.9-l", "CIV-43.9-r")
def test_offer_answer_and_acceptance_exchange_both_packets() -> None:
    s = market("salt*3 grain", "bronze*3 gold", "hides*3")
    s.play(0, "offer all {salt*3} 27 says.salt {} {}")
    s.play(1, "counter 1 {bronze*2,gold} 33 says.gold {}")
    assert s.kinds(0) == ["grain", "salt", "salt", "salt"]  # nothing has moved yet
    s.play(0, "accept a1")
    assert s.kinds(0) == ["bronze", "bronze", "gold", "grain"]
    assert s.kinds(1) == ["bronze", "salt", "salt", "salt"]
    assert s.told("received", to=0)
    assert s.told("received", to=1)
    (deal,) = s.told("dealt-with")
    assert (deal.args["given"], deal.args["got"]) == (3, 3)
    assert not trading(s).offers


@clause("CIV-43.9-f")
def test_the_numbers_of_the_two_sides_may_differ() -> None:
    s = market("salt*4", "bronze*3").play(0, "offer all {salt*4} 48 says.salt {} {}")
    s.play(1, "counter 1 {bronze*3} 54 says.bronze {}").play(0, "accept a1")
    assert s.kinds(1) == ["salt"] * 4


@clause("CIV-41-g", "CIV-41-h")
def test_a_private_offer_is_seen_by_two_and_faces_by_nobody() -> None:
    s = market("salt*3", "bronze*3", "hides*3").play(0, "offer asia {salt*3} 27 says.salt {} {}")
    assert len(RULES.view(s.p, 1).offers) == 1  # type: ignore[attr-defined]
    assert RULES.view(s.p, 2).offers == ()  # type: ignore[attr-defined]
    assert RULES.view(s.p, None).offers == ()  # type: ignore[attr-defined]
    assert all(event.to == (0, 1) for event in s.log if event.msg.key == "civilization-offered-to")
    assert s.offered(2) == ["offer", "pass", "leave"]
    assert RULES.view(s.p, None).realms[0].hand == 3  # type: ignore[attr-defined]
    assert RULES.view(s.p, None).hand == ()  # type: ignore[attr-defined]
    assert RULES.view(s.p, None).stacks[0] == len(s.g.stacks[0])  # type: ignore[attr-defined]


@clause("CIV-41-g", "CIV-43.9-d")
def test_nobody_can_count_what_two_others_say_in_private() -> None:
    silent, whispering = (market("salt*3", "bronze*3", "hides*3", "ochre*3") for _ in range(2))
    whispering.play(0, "offer asia {salt*3} 27 says.salt {} {}").play(1, "counter a1 {bronze*3} 54 says.bronze {}")
    whispering.play(1, "offer egypt {bronze*3} 54 says.bronze {} {}", "withdraw c1")
    for s in (silent, whispering):
        s.play(2, "offer all {hides*3} 9 says.hides {} {}").play(0, "offer egypt {salt*3} 27 says.salt {} {}")
        s.play(3, "counter 1 {ochre*3} 9 says.ochre {}")
    for viewer in (3, None):
        assert RULES.view(silent.p, viewer) == RULES.view(whispering.p, viewer)
    assert [bid.number for bid in RULES.view(silent.p, 2).offers] == ["1", "b1", "f1"]  # type: ignore[attr-defined]
    assert [bid.number for bid in RULES.view(whispering.p, 2).offers] == ["1", "b1", "f1"]  # type: ignore[attr-defined]
    assert silent.told("offered") == whispering.told("offered")


@clause("CIV-41-g", "CIV-43.9-l")
def test_which_packet_two_have_exchanged_is_their_secret() -> None:
    s = market("salt*3", "bronze*3", "hides*3").play(0, "offer asia {salt*3} 27 says.salt {} {}")
    s.play(1, "counter a1 {bronze*3} 54 says.bronze {}")
    assert s.node(0, "accept a2").secret
    s.g.aloud = True
    assert not s.node(0, "accept a2").secret  # everybody has heard of it


@clause("CIV-41-g")
def test_before_the_third_edition_all_packets_were_counted_together() -> None:
    s = market("salt*3", "bronze*3", "hides*3")
    s.g.edition = 2
    s.play(0, "offer asia {salt*3} 27 says.salt {} {}").play(2, "offer all {hides*3} 9 says.hides {} {}")
    s.play(1, "counter 1 {bronze*3} 54 says.bronze {}").play(0, "accept 3")
    assert s.kinds(0) == ["bronze"] * 3
    assert [offer.number for offer in trading(s).offers] == [2]


@clause("CIV-43.9-c", "CIV-43.9-q")
def test_offers_may_be_withdrawn_and_goods_traded_on() -> None:
    s = market("salt*3", "bronze*3", "hides*3")
    s.play(0, "offer all {salt*3} 27 says.salt {} {}", "withdraw 1", "offer all {salt*3} 27 says.salt {} {}")
    assert [offer.number for offer in trading(s).offers] == [2]
    s.play(1, "counter 2 {bronze*3} 54 says.bronze {}").play(0, "accept a1")
    s.play(0, "offer egypt {bronze*3} 54 says.bronze {} {}").play(2, "counter b1 {hides*3} 9 says.hides {}")
    assert s.play(0, "accept b2").kinds(2) == ["bronze"] * 3


@clause("CIV-43.9-c")
def test_a_withdrawn_offer_takes_its_answers_with_it() -> None:
    s = market("salt*3", "bronze*3").play(0, "offer all {salt*3} 27 says.salt {} {}")
    s.play(1, "counter 1 {bronze*3} 54 says.bronze {}").play(0, "withdraw 1")
    assert trading(s).offers == []
    assert s.refused(0, "accept a1") == "CIV-43.9-k"


@clause("CIV-43.9-o", "CIV-43.9-p", "CIV-43.9-n", "CIV-43.11-c")
def test_a_calamity_received_lies_open_and_is_never_traded_again() -> None:
    s = market("salt*2 epidemic", "bronze*3").play(0, "offer all {salt*2,epidemic} 12 says.salt {} {}")
    s.play(1, "counter 1 {bronze*3} 54 says.bronze {}").play(0, "accept a1")
    assert s.kinds(1) == ["salt", "salt"]
    (laid,) = s.g.players[1].laid
    assert (laid.paper, laid.seller) == ("epidemic.1", 0)
    assert s.told("laid")
    assert s.over  # asia has only two cards in hand now


@clause("CIV-43.9-u")
def test_who_falls_below_three_is_out_and_counts_as_passed() -> None:
    s = market("salt*2 epidemic", "bronze*3", "hides*3").play(0, "offer all {salt*2,epidemic} 12 says.salt {} {}")
    s.play(1, "counter 1 {bronze*3} 54 says.bronze {}").play(0, "accept a1")
    assert s.up == (0, 2)


@clause("CIV-43.9-s")
def test_offers_that_lack_a_card_lapse() -> None:
    s = market("salt*3 grain*3", "bronze*3 cloth*3")
    s.play(0, "offer all {salt*3} 27 says.salt {} {}", "offer all {salt*2,grain*3} 48 says.grain {} {}")
    s.play(0, "offer all {grain*3} 36 says.grain {} {}")
    s.play(1, "counter 1 {bronze*3} 54 says.bronze {}", "counter 3 {bronze*3} 54 says.bronze {}")
    s.play(0, "accept a1")
    assert [offer.number for offer in trading(s).offers] == [3]
    assert len(s.told("lapsed")) == 1  # the open one; the answer's end is told to two


@clause("CIV-43.9-t")
def test_the_phase_ends_when_all_have_passed_since_the_last_deal() -> None:
    s = market("salt*3", "bronze*3", "hides*3")
    s.play(0, "offer all {salt*3} 27 says.salt {} {}").play(1, "counter 1 {bronze*3} 54 says.bronze {}")
    s.play(1, "pass").play(2, "pass")
    assert s.up == (0,)
    s.play(0, "accept a1")
    assert s.up == (0, 1, 2)  # a deal takes all passes back
    s.play(0, "pass").play(1, "pass")
    s.play(0, "offer asia {bronze*3} 54 says.bronze {} {}")  # and so does coming back, or being spoken to
    assert s.up == (0, 1, 2)
    assert s.play(1, "pass").play(2, "pass").play(0, "pass").over


@clause("CIV-43.9-t")
def test_who_is_answered_or_offered_something_has_not_passed() -> None:
    s = market("salt*3", "bronze*3", "hides*3").play(0, "offer all {salt*3} 27 says.salt {} {}", "pass")
    assert s.up == (1, 2)
    s.play(1, "counter 1 {bronze*3} 54 says.bronze {}", "pass")
    assert s.up == (0, 2)
    s.play(2, "pass").play(0, "offer egypt {salt*3} 27 says.salt {} {}")
    assert s.up == (0, 2)


@clause("CIV-43.9-t")
def test_who_is_done_passes_again_after_every_deal_until_spoken_to() -> None:
    s = market("salt*3", "bronze*3", "hides*3", "ochre*3").play(2, "leave").play(3, "leave")
    s.play(0, "offer all {salt*3} 27 says.salt {} {}").play(1, "counter 1 {bronze*3} 54 says.bronze {}")
    s.play(0, "accept a1")
    assert s.up == (0, 1)
    assert len(s.told("left")) == 2
    s.play(0, "offer egypt {bronze*3} 54 says.bronze {} {}")
    assert s.up == (0, 1, 2)  # seat 2 is spoken to
    s.play(3, "offer all {ochre*3} 9 says.ochre {} {}")
    assert s.up == (0, 1, 2, 3)  # and seat 3 comes back
    s.play(2, "pass").play(3, "leave", "pass")  # a plain pass holds until the next deal only
    s.play(0, "withdraw b1", "offer asia {bronze*3} 54 says.bronze {} {}").play(
        1, "counter a2 {salt*3} 27 says.salt {}"
    )
    s.play(0, "accept a3")
    assert s.up == (0, 1, 2, 3)
    assert s.play(0, "leave").play(1, "leave").play(2, "leave").play(3, "pass").over


@clause("CIV-43.9-t")
def test_a_new_open_offer_calls_once_everybody_who_has_only_passed() -> None:
    s = market("salt*3", "bronze*3", "hides*3", "ochre*3").play(1, "pass").play(2, "pass").play(3, "leave")
    s.play(0, "offer all {salt*3} 27 says.salt {} {}")
    assert s.up == (0, 1, 2)  # not seat 3, who is done
    (line,) = s.told("called")
    assert say(line, "en", ("Ada", "Ben", "Cem", "Dan")) == "Offer 1 is news to those who had passed: Ben and Cem."
    s.play(1, "pass").play(2, "pass").play(0, "pass")
    assert s.over  # the same offer calls nobody twice


@clause("CIV-43.9-t")
def test_in_the_first_edition_a_pass_held_until_the_next_deal() -> None:
    g = game("crete", "asia", "egypt")
    for seat, cards in enumerate(("salt*3", "bronze*3", "hides*3")):
        hold(g, seat, cards)
    g.edition = 1
    s = scene(g, "trade").play(1, "pass").play(2, "pass").play(0, "offer all {salt*3} 27 says.salt {}")
    assert s.up == (0,)


def test_the_question_says_how_many_packets_are_open() -> None:
    s = market("salt*3", "bronze*3", "hides*3")
    assert say(s.node(1).ask, "en", ()).startswith("Trade: make or answer offers. “Pass” holds until")
    s.play(0, "offer all {salt*3} 27 says.salt {} {}").play(2, "offer all {hides*3} 9 says.hides {} {}")
    assert say(s.node(1).ask, "en", ()) == "2 packets are open to you. Make or answer offers, or pass."
    s.play(1, "counter 1 {bronze*3} 54 says.bronze {}")
    assert say(s.node(0).ask, "de", ()) == (
        "Ein Gegenangebot zu deinen Angeboten wartet auf dich. Ein Paket steht dir offen. "
        "Mach oder beantworte Angebote, oder pass."
    )


@clause("CIV-43.9-j", "CIV-43.9-r")
def test_an_offer_may_say_what_is_wanted_for_it() -> None:
    s = market("salt*3", "bronze*3", "hides*3").play(0, "offer all {salt*3} 27 says.salt {} {says.iron,says.bronze}")
    (line,) = s.told("wanted")
    assert say(line, "en", ("Ada",)) == "Ada would like for packet 1: Iron and Bronze."
    assert RULES.view(s.p, None).offers[0].wanted == ("iron", "bronze")  # type: ignore[attr-defined]
    s.play(2, "counter 1 {hides*3} 9 says.hides {}")  # which binds nobody


@clause("CIV-41-g", "CIV-43.9-l")
def test_with_talk_aloud_everybody_hears_what_is_said_and_only_the_addressee_answers() -> None:
    g = game("crete", "asia", "egypt")
    for seat, cards in enumerate(("salt*2 epidemic", "bronze*3", "hides*3")):
        hold(g, seat, cards)
    g.aloud = True
    s = scene(g, "trade").play(0, "offer asia {salt*2,epidemic} 12 says.salt {says.iron*1} {says.gold}")
    s.play(1, "counter 1 {bronze*3} 54 says.bronze {}")
    heard = RULES.view(s.p, None).offers  # type: ignore[attr-defined]
    assert [(bid.size, bid.value, bid.good, bid.cards) for bid in heard] == [(3, 12, "salt", ()), (3, 54, "bronze", ())]
    assert s.told("offered-to")
    assert s.told("answered")
    assert "counter" not in s.offered(2)
    s.play(0, "withdraw 1")
    assert s.told("withdrew")
    assert s.told("lapsed")


@clause("CIV-43.9-t")
def test_at_the_deadline_a_sleeper_is_done_with_trade() -> None:
    s = market("salt*3", "bronze*3")
    assert trading(s).default(s.g, 0) == ("leave",)


@clause("CIV-43.9-e")
def test_only_trade_cards_can_be_named() -> None:
    s = market("salt*3", "bronze*3")
    assert s.refused(0, "offer all {law,salt*3}") == "kernel-not-offered"


def test_at_most_five_packets_are_on_offer() -> None:
    s = market("salt*3", "bronze*3").play(0, *["offer all {salt*3} 27 says.salt {} {}"] * 5)
    assert s.refused(0, "offer all {salt*3} 27 says.salt {} {}") == "CIV-43.9-c"


@clause("CIV-43.9-t")
def test_who_was_done_and_is_dealt_with_trades_on() -> None:
    s = market("salt*3", "bronze*3", "hides*3").play(0, "offer all {salt*3} 27 says.salt {} {}")
    s.play(1, "counter 1 {bronze*3} 54 says.bronze {}", "leave").play(2, "leave").play(0, "accept a1")
    assert s.up == (0, 1)
