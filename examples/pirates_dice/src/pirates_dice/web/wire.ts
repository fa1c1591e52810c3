// Made by `python -m flibuste.server.wire.typescript`: do not edit.

export const PLAYERS = { from: 2, to: 6 } as const;

/** The table as everyone sees it. */
export interface PiratesDicePublic {
  held: number[];
  total: number;
  active: number;
  round: number;
  wild: boolean;
  bid: PiratesDiceOnTheTable | null;
  last: PiratesDiceLifted | null;
  over: boolean;
}

/** A bid and who made it. */
export interface PiratesDiceOnTheTable {
  who: number;
  count: number;
  face: number;
}

/** What the last call brought to light. */
export interface PiratesDiceLifted {
  caller: number;
  bid: PiratesDiceOnTheTable;
  loser: number;
  dice: number[][];
  faces: number[];
  found: number;
}

/** What only one seat sees. */
export interface PiratesDiceOwn {
  dice: number[];
}

/** Say that at least this many dice show a face. */
export interface PiratesDiceBid {
  kind: 'bid';
  count: number;
  face: number;
}

/** Call the last bidder a liar. */
export interface PiratesDiceCall {
  kind: 'call';
}

/** All roll, and somebody begins. */
export interface PiratesDiceRound {
  kind: 'round';
  who: number;
  round: number;
  dice: number;
}

/** Somebody bids. */
export interface PiratesDiceSaid {
  kind: 'said';
  who: number;
  count: number;
  face: number;
}

/** Somebody does not believe the last bid. */
export interface PiratesDiceCalled {
  kind: 'called';
  who: number;
  whom: number;
}

/** A cup is lifted. */
export interface PiratesDiceShown {
  kind: 'shown';
  who: number;
  dice: number[];
}

/** This many dice count for the bid. */
export interface PiratesDiceCounted {
  kind: 'counted';
  count: number;
  face: number;
  held: boolean;
}

/** Somebody gives a die away. */
export interface PiratesDiceLost {
  kind: 'lost';
  who: number;
  left: number;
}

/** Somebody has no dice left. */
export interface PiratesDiceOut {
  kind: 'out';
  who: number;
}

/** One player is left. */
export interface PiratesDiceWon {
  kind: 'won';
  who: number;
}

declare module '$flibuste/net/wire' {
  interface GameTypes {
    'pirates-dice': {
      public: PiratesDicePublic;
      own: PiratesDiceOwn;
      action: PiratesDiceBid | PiratesDiceCall;
      fact: PiratesDiceRound | PiratesDiceSaid | PiratesDiceCalled | PiratesDiceShown | PiratesDiceCounted | PiratesDiceLost | PiratesDiceOut | PiratesDiceWon;
      tempo: null;
      questions: Record<string, never>;
    };
  }
}
