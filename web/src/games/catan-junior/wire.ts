// Made by `python -m flibuste.server.wire.typescript`: do not edit.

export const PLAYERS = { from: 3, to: 4 } as const;

/** The table as everyone sees it. */
export interface CatanJuniorPublic {
  players: CatanJuniorPlayer[];
  phase: 'roll' | 'ghost' | 'main' | 'free_build' | 'gifts' | 'over';
  active: number;
  first: number;
  round: number;
  rounds: number;
  roll: number;
  rolled: boolean;
  rolls: number[];
  working: number[];
  earning: CatanJuniorEarner[];
  ghost: number | null;
  castle: number | null;
  forts: (number | null)[];
  boats: (number | null)[];
  stock: CatanJuniorCards;
  market: ('sabre' | 'wool' | 'wood' | 'rum' | 'gold' | null)[];
  bargained: boolean;
  coco_left: number;
  tiles_left: number;
  ports: boolean;
  offers_left: number | null;
  offer: CatanJuniorOnTheTable | null;
  chosen: number[];
}

/** What everyone sees of a player. */
export interface CatanJuniorPlayer {
  colour: string;
  cards: number;
  forts: number;
  forts_left: number;
  boats_left: number;
  coco: Record<'ghost' | 'free_build' | 'neighbours' | 'two_wood' | 'wood_and_wool', number>;
  coco_cards: number;
  ports: ('sabre' | 'wool' | 'wood' | 'rum' | 'gold')[];
  ghosts: number;
  earned: number;
}

/** A fortress beside a terrain that produces. */
export interface CatanJuniorEarner {
  site: number;
  resource: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
}

/** How many cards of each resource. */
export interface CatanJuniorCards {
  sabre: number;
  wool: number;
  wood: number;
  rum: number;
  gold: number;
}

/** The active player's offer, or his proposal to call the game off (no cards on either side). */
export interface CatanJuniorOnTheTable {
  call_off: boolean;
  give: CatanJuniorCards;
  want: CatanJuniorCards;
  answers: ('silent' | 'refused' | 'accepted' | 'countered' | null)[];
  counters: (CatanJuniorCounteroffer | null)[];
}

/** A seat's counter-offer, from that seat's side. */
export interface CatanJuniorCounteroffer {
  give: CatanJuniorCards;
  want: CatanJuniorCards;
}

/** What only one seat sees: its hand, the gift it has laid aside, and how it can trade. */
export interface CatanJuniorOwn {
  hand: CatanJuniorCards;
  gift: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold' | null;
  rates: CatanJuniorCards;
  may_offer: boolean;
  may_counter: boolean;
}

/** Roll the die. */
export interface CatanJuniorRoll {
  kind: 'roll';
}

/** Pass the die on. */
export interface CatanJuniorEndTurn {
  kind: 'end_turn';
}

/** Lay a boat on a line. */
export interface CatanJuniorBuildBoat {
  kind: 'build_boat';
  line: number;
}

/** Build a fortress on a site. */
export interface CatanJuniorBuildFort {
  kind: 'build_fort';
  site: number;
}

/** Buy and turn a Coco card. */
export interface CatanJuniorBuyCoco {
  kind: 'buy_coco';
}

/** Send the ghost to a terrain. */
export interface CatanJuniorMoveGhost {
  kind: 'move_ghost';
  hex: number;
}

/** Give a neighbour a card. */
export interface CatanJuniorGive {
  kind: 'give';
  resource: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
}

/** Show a neighbour an empty hand. */
export interface CatanJuniorGiveNothing {
  kind: 'give_nothing';
}

/** Swap a card at the market. */
export interface CatanJuniorMarket {
  kind: 'market';
  give: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
  take: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
}

/** Trade with the stock, three for one, or two with the port. */
export interface CatanJuniorStock {
  kind: 'stock';
  give: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
  take: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
}

/** Say yes to the offer on the table. */
export interface CatanJuniorAccept {
  kind: 'accept';
}

/** Say no to the offer on the table. */
export interface CatanJuniorRefuse {
  kind: 'refuse';
}

/** Take back an offer. */
export interface CatanJuniorWithdraw {
  kind: 'withdraw';
}

/** Close the deal with a seat that accepted or made a counter-offer. */
export interface CatanJuniorDealWith {
  kind: 'deal_with';
  seat: number;
}

/** Offer cards for other cards. */
export interface CatanJuniorOffer {
  kind: 'offer';
  give: CatanJuniorCards;
  want: CatanJuniorCards;
}

/** Answer an offer with another. */
export interface CatanJuniorCounter {
  kind: 'counter';
  give: CatanJuniorCards;
  want: CatanJuniorCards;
}

/** Propose to end the game unfinished. */
export interface CatanJuniorCallOff {
  kind: 'call_off';
}

/** A turn begins. */
export interface CatanJuniorTurn {
  kind: 'turn';
  who: number;
  round: number;
}

/** The die shows a number. */
export interface CatanJuniorRolled {
  kind: 'rolled';
  who: number;
  number: number;
}

/** Terrains give a player cards. */
export interface CatanJuniorEarned {
  kind: 'earned';
  who: number;
  resource: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
  count: number;
}

/** The stock has too few cards for all who earn. */
export interface CatanJuniorShort {
  kind: 'short';
  resource: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
}

/** The ghost goes to another terrain (from None: from its castle). */
export interface CatanJuniorGhostMoved {
  kind: 'ghost_moved';
  who: number;
  start: number | null;
  hex: number;
  resource: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
  number: number;
}

/** A boat is laid. */
export interface CatanJuniorBoatBuilt {
  kind: 'boat_built';
  who: number;
  line: number;
  free: boolean;
}

/** A fortress is built. */
export interface CatanJuniorFortBuilt {
  kind: 'fort_built';
  who: number;
  site: number;
  free: boolean;
}

/** A port tile is drawn. */
export interface CatanJuniorPortDrawn {
  kind: 'port_drawn';
  who: number;
  resource: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
}

/** A Coco card is bought and turned. */
export interface CatanJuniorCocoTurned {
  kind: 'coco_turned';
  who: number;
  card: 'ghost' | 'free_build' | 'neighbours' | 'two_wood' | 'wood_and_wool';
}

/** There is no place for the free piece. */
export interface CatanJuniorFreeBuildLost {
  kind: 'free_build_lost';
  who: number;
}

/** A Coco card brings cards from the stock. */
export interface CatanJuniorTook {
  kind: 'took';
  who: number;
  resource: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
  count: number;
}

/** The castle gets a new master, or loses its master. */
export interface CatanJuniorCastleChanged {
  kind: 'castle_changed';
  now: number | null;
  before: number | null;
}

/** A neighbour has chosen his gift. */
export interface CatanJuniorGiftChosen {
  kind: 'gift_chosen';
  who: number;
}

/** A card goes to a neighbour; without a resource, its kind is hidden. */
export interface CatanJuniorGift {
  kind: 'gift';
  giver: number;
  receiver: number;
  resource: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold' | null;
}

/** A neighbour has nothing to give. */
export interface CatanJuniorNoGift {
  kind: 'no_gift';
  giver: number;
  receiver: number;
}

/** A card is swapped at the market. */
export interface CatanJuniorBargained {
  kind: 'bargained';
  who: number;
  give: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
  take: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
}

/** Five alike go back to the stock. */
export interface CatanJuniorMarketCleared {
  kind: 'market_cleared';
  resource: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
}

/** A stall gets its card. */
export interface CatanJuniorStallFilled {
  kind: 'stall_filled';
  resource: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
}

/** Cards are traded with the stock. */
export interface CatanJuniorStockTraded {
  kind: 'stock_traded';
  who: number;
  give: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
  count: number;
  take: 'sabre' | 'wool' | 'wood' | 'rum' | 'gold';
}

/** An offer lies on the table. */
export interface CatanJuniorOffered {
  kind: 'offered';
  who: number;
  give: CatanJuniorCards;
  want: CatanJuniorCards;
}

/** A seat says yes. */
export interface CatanJuniorAccepted {
  kind: 'accepted';
  who: number;
}

/** A seat says no. */
export interface CatanJuniorRefused {
  kind: 'refused';
  who: number;
}

/** A seat makes a counter-offer. */
export interface CatanJuniorCountered {
  kind: 'countered';
  who: number;
  give: CatanJuniorCards;
  want: CatanJuniorCards;
}

/** The offer is off the table. */
export interface CatanJuniorOfferEnded {
  kind: 'offer_ended';
  who: number;
}

/** Two players swap cards. */
export interface CatanJuniorDealt {
  kind: 'dealt';
  who: number;
  other: number;
  give: CatanJuniorCards;
  take: CatanJuniorCards;
}

/** Somebody proposes to stop here. */
export interface CatanJuniorCallOffProposed {
  kind: 'call_off_proposed';
  who: number;
}

/** Seven fortresses stand. */
export interface CatanJuniorVictory {
  kind: 'victory';
  who: number;
}

/** All agree to stop. */
export interface CatanJuniorCalledOffByAll {
  kind: 'called_off_by_all';
}

/** The last round is over. */
export interface CatanJuniorCalledOffAtTheLimit {
  kind: 'called_off_at_the_limit';
  rounds: number;
}

declare module '../../net/wire' {
  interface GameTypes {
    'catan-junior': {
      public: CatanJuniorPublic;
      own: CatanJuniorOwn;
      action: CatanJuniorRoll | CatanJuniorEndTurn | CatanJuniorBuildBoat | CatanJuniorBuildFort | CatanJuniorBuyCoco | CatanJuniorMoveGhost | CatanJuniorGive | CatanJuniorGiveNothing | CatanJuniorMarket | CatanJuniorStock | CatanJuniorAccept | CatanJuniorRefuse | CatanJuniorWithdraw | CatanJuniorDealWith | CatanJuniorOffer | CatanJuniorCounter | CatanJuniorCallOff;
      fact: CatanJuniorTurn | CatanJuniorRolled | CatanJuniorEarned | CatanJuniorShort | CatanJuniorGhostMoved | CatanJuniorBoatBuilt | CatanJuniorFortBuilt | CatanJuniorPortDrawn | CatanJuniorCocoTurned | CatanJuniorFreeBuildLost | CatanJuniorTook | CatanJuniorCastleChanged | CatanJuniorGiftChosen | CatanJuniorGift | CatanJuniorNoGift | CatanJuniorBargained | CatanJuniorMarketCleared | CatanJuniorStallFilled | CatanJuniorStockTraded | CatanJuniorOffered | CatanJuniorAccepted | CatanJuniorRefused | CatanJuniorCountered | CatanJuniorOfferEnded | CatanJuniorDealt | CatanJuniorCallOffProposed | CatanJuniorVictory | CatanJuniorCalledOffByAll | CatanJuniorCalledOffAtTheLimit;
      tempo: null;
      questions: Record<string, never>;
    };
  }
}
