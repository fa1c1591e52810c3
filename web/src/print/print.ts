/** What a game brings to be printed, cut out and played with at a table; sizes are in millimetres. */
import type { Component } from 'svelte';

export interface Size {
  width: number;
  height: number;
}

/** One kind of piece, and how often the rules have it. */
export interface Piece {
  id: string;
  copies: number;
}

/** Pieces of one size that are cut out of the same sheets; they are numbered from 1. */
export interface Batch {
  /** How it is asked for: `coins`. */
  name: string;
  /** The key of its title. */
  title: string;
  size: Size;
  pieces: readonly Piece[];
  /** Its pieces have a picture on both sides. */
  backs?: boolean;
  /** Its pieces are cut out as discs. */
  round?: boolean;
  /** A drawing larger than a sheet: it is laid over several and glued together. */
  tiled?: boolean;
  /** The colour that goes on beyond the line of the cut, so that no white shows where the scissors slip. */
  ground?: (id: string, side: Side) => string;
}

export type Side = 'front' | 'back';

/** What a game has to know to name its pieces. */
export interface Asked {
  /** For so many players; all there are unless told otherwise. */
  players?: number | undefined;
  /** The address that large sheets carry as a QR code, with `{piece}` where the piece's name goes. */
  sheets?: string | undefined;
}

export interface FaceProps {
  batch: string;
  id: string;
  side: Side;
  sheets?: string | undefined;
}

/** A game's part of the printing: which pieces, and how each is drawn. It fills the room it is given. */
export interface PrintPart {
  batches: (asked: Asked) => readonly Batch[];
  Face: Component<FaceProps>;
}

export const countOf = ({ pieces }: Batch): number => pieces.reduce((sum, { copies }) => sum + copies, 0);

/** Every single piece of a batch, the first one being number 1. */
export const onesOf = ({ pieces }: Batch): string[] =>
  pieces.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
