/** What a game brings to print, cut out and play with at a table; sizes are in millimetres. */
import type { Component } from 'svelte';

export interface Size {
  width: number;
  height: number;
}

/** One kind of piece, and how many of it the rules call for. */
export interface Piece {
  id: string;
  copies: number;
}

/** Pieces of one size cut out of the same sheets, numbered from 1. */
export interface Batch {
  /** Its name in a wish: `coins`. */
  name: string;
  /** The key of its title. */
  title: string;
  size: Size;
  pieces: readonly Piece[];
  /** Its pieces have a picture on both sides. */
  backs?: boolean;
  /** Its pieces are cut out as discs. */
  round?: boolean;
  /** A drawing larger than a sheet: it spans several, glued together. */
  tiled?: boolean;
  /** The colour of the bleed, so that no white shows where the scissors slip. */
  ground?: (id: string, side: Side) => string;
}

export type Side = 'front' | 'back';

/** What a game needs to know to name its pieces. */
export interface Asked {
  /** For this many players; by default for as many as can play. */
  players?: number | undefined;
  /** The address on large sheets as a QR code, with `{piece}` where the piece's name goes. */
  sheets?: string | undefined;
}

export interface FaceProps {
  batch: string;
  id: string;
  side: Side;
  sheets?: string | undefined;
}

/** A game's part of the printing: which pieces, and how each is drawn. It fills the space it is given. */
export interface PrintPart {
  batches: (asked: Asked) => readonly Batch[];
  Face: Component<FaceProps>;
}

export const countOf = ({ pieces }: Batch): number => pieces.reduce((sum, { copies }) => sum + copies, 0);

/** Every single piece of a batch, starting with number 1. */
export const onesOf = ({ pieces }: Batch): string[] =>
  pieces.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
