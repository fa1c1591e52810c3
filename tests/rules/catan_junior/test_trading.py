"""Trade: CJ-60 to CJ-65."""

import pytest

from flibuste.games.catan_junior import GAME
from flibuste.games.catan_junior import actions as act
from flibuste.games.catan_junior import facts as fact
from flibuste.games.catan_junior.data import LEAST_OFFERED, MOST_WANTED, RESOURCES, SIDES_SHARE, TWO_WOOD_CARD
from flibuste.games.catan_junior.nouns import Cards, Resource
from flibuste.games.catan_junior.views import own, public
from tests.rules.catan_junior.conservation import conserved
from tests.rules.catan_junior.scene import BLUE, ORANGE, RED, WHITE, Scene

SABRE_FOR_WOOD = act.Offer(Cards(sabre=1), Cards(wood=1))


def bazaar() -> Scene:
    return Scene.after_the_roll().hand(WHITE, sabre=1, wool=1).hand(RED, wood=2).hand(ORANGE, wood=1)


@pytest.mark.clause("CJ-60")
def test_the_rulebooks_example_a_sabre_for_a_wood() -> None:
    scene = bazaar().do(SABRE_FOR_WOOD)
    assert scene.actors() == [WHITE, RED, ORANGE, BLUE]
    scene.do(act.Accept(), RED).do(act.DealWith(RED))
    assert scene.cards(WHITE) == {"wool": 1, "wood": 1}
    assert scene.cards(RED) == {"wood": 1, "sabre": 1}
    assert public(scene.seen()).offer is None


@pytest.mark.clause("CJ-60")
def test_any_numbers_of_cards_on_both_sides() -> None:
    scene = Scene.after_the_roll().hand(WHITE, sabre=3, gold=2).hand(BLUE, wool=2, rum=1)
    scene.do(act.Offer(Cards(sabre=2, gold=2), Cards(wool=2, rum=1))).do(act.Accept(), BLUE).do(
        act.DealWith(BLUE)
    )
    assert scene.cards(WHITE) == {"sabre": 1, "wool": 2, "rum": 1}
    assert scene.cards(BLUE) == {"sabre": 2, "gold": 2}


@pytest.mark.clause("CJ-60")
def test_only_the_active_player_offers_and_only_what_he_holds() -> None:
    scene = bazaar()
    assert scene.why_not(act.Offer(Cards(wood=1), Cards(sabre=1)), RED) == "not_your_turn"
    assert scene.why_not(act.Offer(Cards(sabre=2), Cards(wood=1))) == "not_in_hand"


@pytest.mark.clause("CJ-60")
def test_gifts_are_no_trade_and_the_two_sides_share_no_resource() -> None:
    scene = bazaar()
    assert scene.why_not(act.Offer(Cards(sabre=1), Cards())) == "gifts_are_no_trade"
    assert scene.why_not(act.Offer(Cards(), Cards(wood=1))) == "gifts_are_no_trade"
    assert scene.why_not(act.Offer(Cards(sabre=1), Cards(sabre=1, wood=1))) == "shared_resource"


@pytest.mark.clause("CJ-60")
def test_who_puts_an_offer_together_is_told_what_the_rules_allow() -> None:
    scene = bazaar()
    assert LEAST_OFFERED == 1
    assert not SIDES_SHARE
    assert scene.why_not(act.Offer(Cards(sabre=LEAST_OFFERED), Cards(wood=MOST_WANTED))) == ""


@pytest.mark.clause("CJ-60")
def test_who_lacks_the_cards_cannot_accept_and_a_refusal_does_not_tell() -> None:
    scene = bazaar().do(SABRE_FOR_WOOD)
    assert scene.choices(BLUE) == [act.Refuse()]
    assert scene.why_not(act.Accept(), BLUE) == "not_in_hand"
    assert scene.choices(RED) == [act.Accept(), act.Refuse()]
    scene.do(act.Refuse(), RED)
    told_by_one_who_has = scene.facts()
    scene.do(act.Refuse(), BLUE)
    assert (told_by_one_who_has, scene.facts()) == ([fact.Refused(RED)], [fact.Refused(BLUE)])


@pytest.mark.clause("CJ-60")
def test_if_several_accept_the_active_player_chooses_with_whom() -> None:
    scene = bazaar().do(SABRE_FOR_WOOD).do(act.Accept(), RED).do(act.Accept(), ORANGE)
    assert scene.choices(kind=act.DealWith) == [act.DealWith(RED), act.DealWith(ORANGE)]
    assert scene.why_not(act.DealWith(BLUE)) == "no_deal_with_that_seat"
    scene.do(act.DealWith(ORANGE))
    assert scene.cards(ORANGE) == {"sabre": 1}
    assert scene.cards(RED) == {"wood": 2}


@pytest.mark.clause("CJ-60")
def test_a_counter_offer_can_be_taken_instead() -> None:
    scene = bazaar().do(SABRE_FOR_WOOD).do(act.Counter(Cards(wood=2), Cards(sabre=1, wool=1)), RED)
    assert scene.why_not(act.Refuse(), RED) == "not_your_turn"
    table = public(scene.seen()).offer
    assert table is not None
    assert table.answers == [None, "countered", "silent", "silent"]
    scene.do(act.DealWith(RED))
    assert scene.cards(WHITE) == {"wood": 2}
    assert scene.cards(RED) == {"sabre": 1, "wool": 1}


@pytest.mark.clause("CJ-60")
def test_a_counter_offer_is_made_of_cards_in_hand_and_taken_only_with_the_cards() -> None:
    scene = bazaar().do(SABRE_FOR_WOOD)
    assert scene.why_not(act.Counter(Cards(wood=3), Cards(sabre=1)), RED) == "not_in_hand"
    assert scene.why_not(act.Counter(Cards(wood=1), Cards(wood=1)), RED) == "shared_resource"
    scene.do(act.Counter(Cards(wood=1), Cards(gold=1)), RED)
    assert scene.why_not(act.DealWith(RED)) == "not_in_hand"
    assert scene.choices(kind=act.DealWith) == []


@pytest.mark.clause("CJ-60")
def test_an_offer_blocks_nobody_and_falls_at_the_next_build_trade_or_end() -> None:
    actions = (
        act.BuildBoat(0),
        act.Stock("wool", "rum"),
        act.Market("wool", "gold"),
        act.EndTurn(),
        act.Withdraw(),
    )
    for action in actions:
        scene = Scene.after_the_roll().hand(WHITE, sabre=1, wool=3, wood=1).hand(RED, wood=1)
        scene.do(SABRE_FOR_WOOD).do(act.Accept(), RED).do(action)
        assert public(scene.seen()).offer is None
        assert fact.OfferEnded(WHITE) in scene.facts()
        assert RED not in scene.actors() or action == act.EndTurn()


@pytest.mark.clause("CJ-60")
def test_an_offer_that_all_refuse_is_over() -> None:
    scene = bazaar().do(SABRE_FOR_WOOD)
    for seat in (RED, ORANGE, BLUE):
        assert scene.why_not(act.Withdraw()) == ""
        scene.do(act.Refuse(), seat)
    assert scene.why_not(act.Withdraw()) == "no_offer"
    assert scene.why_not(act.DealWith(RED)) == "no_offer"


@pytest.mark.clause("CJ-60")
def test_after_six_offers_without_a_trade_he_may_make_no_more() -> None:
    scene = bazaar()
    for _ in range(6):
        scene.do(SABRE_FOR_WOOD)
    assert scene.why_not(SABRE_FOR_WOOD) == "too_many_offers"
    scene.do(act.Accept(), RED).do(act.DealWith(RED))
    assert scene.why_not(act.Offer(Cards(wood=1), Cards(sabre=1))) == ""
    scene.do(act.EndTurn()).roll(5)
    assert public(scene.seen()).offers_left == 6


@pytest.mark.clause("CJ-60")
@pytest.mark.parametrize(("offers", "most"), [("3", 3), ("12", 12), ("unlimited", None)])
def test_how_many_offers_fail_in_a_turn_is_a_choice_before_the_game(offers: str, most: int | None) -> None:
    scene = Scene.after_the_roll(offers=offers).hand(WHITE, sabre=1)
    for made in range(most or 200):
        assert public(scene.seen()).offers_left == (None if most is None else most - made)
        scene.do(SABRE_FOR_WOOD).do(act.Withdraw())
    assert scene.why_not(SABRE_FOR_WOOD) == ("too_many_offers" if most else "")


@pytest.mark.clause("CJ-60")
def test_completed_trades_are_not_limited() -> None:
    scene = Scene.after_the_roll().hand(WHITE, sabre=9).hand(RED, wood=9)
    for _ in range(9):
        scene.do(SABRE_FOR_WOOD).do(act.Accept(), RED).do(act.DealWith(RED))
    assert scene.cards(WHITE) == {"wood": 9}


@pytest.mark.clause("CJ-60")
def test_an_answer_leaves_the_active_players_prompt_as_it_is_and_his_next_act_ends_the_others() -> None:
    scene = bazaar().do(SABRE_FOR_WOOD)
    own, other = GAME.prompt(scene.s, WHITE), GAME.prompt(scene.s, BLUE)
    scene.do(act.Refuse(), RED)
    assert (GAME.prompt(scene.s, WHITE), GAME.prompt(scene.s, BLUE)) == (own, other)
    scene.do(SABRE_FOR_WOOD)
    assert GAME.prompt(scene.s, BLUE) not in (0, other)


@pytest.mark.clause("CJ-61")
def test_once_a_turn_a_card_is_swapped_at_the_market() -> None:
    scene = Scene.after_the_roll().hand(WHITE, wool=2)
    scene.do(act.Market("wool", "gold"))
    assert scene.cards(WHITE) == {"wool": 1, "gold": 1}
    assert public(scene.seen()).market == ["sabre", "wool", "wood", "rum", "wool"]
    assert scene.why_not(act.Market("wool", "rum")) == "market_once_a_turn"
    assert scene.choices(kind=act.Market) == []
    scene.do(act.EndTurn()).roll(5).hand(RED, rum=1)
    assert scene.why_not(act.Market("rum", "gold")) == "not_at_the_market"
    assert scene.why_not(act.Market("rum", "wool")) == ""


@pytest.mark.clause("CJ-61")
def test_the_card_to_give_must_be_in_hand_and_of_another_resource() -> None:
    scene = Scene.after_the_roll().hand(WHITE, wool=1)
    assert scene.why_not(act.Market("gold", "rum")) == "not_in_hand"
    assert scene.why_not(act.Market("wool", "wool")) == "same_resource"
    assert scene.choices(kind=act.Market) == [
        act.Market("wool", take) for take in ("sabre", "wood", "rum", "gold")
    ]


def four_wool(**left: int) -> Scene:
    """Four of the market's cards are wool, one is gold."""
    scene = Scene.after_the_roll().hand(WHITE, wool=1, sabre=2, gold=2, rum=2)
    for stall, kind in enumerate((1, 1, 1, 1, 4)):
        before = int(scene.s.market[stall])
        scene.s.stock[before] += 1
        scene.s.stock[kind] -= 1
        scene.s.market[stall] = kind
    return scene.stock(RED, **left)


@pytest.mark.clause("CJ-62")
def test_five_alike_go_back_to_the_stock_and_one_of_each_is_laid() -> None:
    scene = four_wool()
    totals = conserved(scene.s)
    scene.do(act.Market("wool", "gold"))
    assert public(scene.seen()).market == list(RESOURCES)
    assert conserved(scene.s) == totals
    assert fact.MarketCleared("wool") in scene.facts()


@pytest.mark.clause("CJ-62")
def test_a_stall_waits_for_its_card_and_is_filled_as_soon_as_the_stock_has_it() -> None:
    scene = four_wool(rum=0).do(act.Market("wool", "gold"))
    assert public(scene.seen()).market == ["sabre", "wool", "wood", None, "gold"]
    totals = conserved(scene.s)
    assert scene.why_not(act.Stock("gold", "rum")) == "stock_lacks_it"
    scene.until(act.BuyCoco(), lambda s: s.turned[WHITE, TWO_WOOD_CARD] == 1)
    assert fact.StallFilled("rum") in scene.facts()
    assert public(scene.seen()).market == ["sabre", "wool", "wood", "rum", "gold"]
    assert scene.s.stock[3] == 0
    assert conserved(scene.s)["rum"] == totals["rum"]


@pytest.mark.clause("CJ-63")
def test_three_of_a_kind_buy_one_of_another_as_often_as_one_likes() -> None:
    scene = Scene.after_the_roll().hand(WHITE, wool=7)
    scene.do(act.Stock("wool", "wood")).do(act.Stock("wool", "wood"))
    assert scene.cards(WHITE) == {"wool": 1, "wood": 2}
    assert scene.why_not(act.Stock("wool", "gold")) == "too_few_for_the_stock"


@pytest.mark.clause("CJ-63")
def test_the_stock_sells_only_what_it_has() -> None:
    scene = Scene.after_the_roll().hand(WHITE, wool=3).stock(RED, gold=0)
    assert scene.why_not(act.Stock("wool", "gold")) == "stock_lacks_it"
    assert scene.choices(kind=act.Stock) == [act.Stock("wool", take) for take in ("sabre", "wood", "rum")]
    assert scene.why_not(act.Stock("wool", "wool")) == "same_resource"


def harbour(**options: object) -> Scene:
    scene = Scene.after_the_roll(**options).fort(WHITE, 6).boat(WHITE, 7)  # type: ignore[arg-type]
    return scene.hand(WHITE, rum=1, sabre=1, wool=1, wood=1)


@pytest.mark.clause("CJ-64")
def test_a_fortress_on_an_anchor_draws_a_tile_that_trades_two_for_one() -> None:
    scene = harbour().do(act.BuildFort(2))
    assert scene.final == 1
    (port,) = public(scene.seen()).players[WHITE].ports
    other: Resource = "wood" if port == "wool" else "wool"
    scene.hand(WHITE, **{port: 4, other: 2})
    scene.do(act.Stock(port, "gold")).do(act.Stock(port, "gold"))
    assert scene.cards(WHITE) == {other: 2, "gold": 2}
    assert scene.why_not(act.Stock(other, "gold")) == "too_few_for_the_stock"
    scene.hand(RED, **{port: 2}).do(act.EndTurn()).roll(5)
    assert scene.why_not(act.Stock(port, "gold")) == "too_few_for_the_stock"


@pytest.mark.clause("CJ-64")
def test_without_an_anchor_or_a_tile_a_site_is_an_ordinary_one() -> None:
    plain = (
        Scene.after_the_roll().boat(WHITE, 2).hand(WHITE, rum=1, sabre=1, wool=1, wood=1).do(act.BuildFort(6))
    )
    assert public(plain.seen()).players[WHITE].ports == []
    assert plain.final == 0
    scene = harbour()
    scene.s.tiles = 0
    assert public(scene.do(act.BuildFort(2)).seen()).players[WHITE].ports == []


@pytest.mark.clause("CJ-65")
def test_first_games_may_leave_ports_out() -> None:
    scene = harbour(ports="off").do(act.BuildFort(2))
    assert public(scene.seen()).players[WHITE].ports == []
    assert public(scene.seen()).tiles_left == 0


@pytest.mark.clause("CJ-60")
def test_everyone_is_told_whether_he_may_offer_or_counter() -> None:
    def told(scene: Scene) -> list[tuple[bool, bool]]:
        seen = [own(scene.seen(seat), seat) for seat in range(4)]
        return [(one.may_offer, one.may_counter) for one in seen]

    none, offer, counter = (False, False), (True, False), (False, True)
    assert told(Scene()) == [none] * 4
    scene = bazaar()
    assert told(scene) == [offer, none, none, none]
    scene.do(SABRE_FOR_WOOD)
    assert told(scene) == [none, counter, counter, none], "Blue holds nothing to offer"
    scene.do(act.Refuse(), RED)
    assert told(scene) == [none, none, counter, none]
    scene.do(act.Withdraw())
    while scene.why_not(SABRE_FOR_WOOD) != "too_many_offers":
        scene.do(SABRE_FOR_WOOD).do(act.Withdraw())
    assert told(scene) == [none] * 4
    assert told(bazaar().do(act.CallOff())) == [none] * 4


@pytest.mark.clause("CJ-63", "CJ-64")
def test_everyone_is_told_what_the_stock_takes_for_a_card() -> None:
    scene = Scene.after_the_roll()
    assert own(scene.seen(WHITE), WHITE).rates == Cards(3, 3, 3, 3, 3)
    scene.s.harbours[WHITE] = 1 << RESOURCES.index("wood")
    assert own(scene.seen(WHITE), WHITE).rates == Cards(sabre=3, wool=3, wood=2, rum=3, gold=3)
    assert own(scene.seen(RED), RED).rates == Cards(3, 3, 3, 3, 3)
