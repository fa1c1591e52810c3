/** The props of both drawings of the table: the tavern and the grid of a phone. */
import type { ShipName } from '../art/fleet';
import type { Snippet } from 'svelte';
import type { Pirate, Public } from '../table/types';
import type { Figures } from './figures';
import type { Grid } from './layout';

/** The part of a table that a phone's grid draws. */
export interface Lying {
  table: readonly (string | null)[];
  way: string;
  line: Pick<Public['line'], 'backwards'>;
  pirates: readonly Pick<Pirate, 'seat' | 'pirate' | 'tile' | 'chair' | 'seated' | 'frame'>[];
}

export interface GridProps extends Omit<SceneProps, 'table' | 'figures' | 'pile' | 'onlay'> {
  grid: Grid;
  table: Lying;
  figures?: Figures;
  pile?: number;
  onlay?: (() => void) | undefined;
  /** In place of the harbour. */
  middle?: Snippet;
}

export interface SceneProps {
  table: Public;
  /** One's own seat. */
  own: number | null;
  /** The chair shown at the bottom. */
  turned: number;
  figures: Figures;
  /** What a tap on a ship does now: lay the frame there, or run there. */
  onship: ((ship: ShipName) => void) | undefined;
  /** The ship where one's frame lies or to which one runs. */
  chosen: ShipName | undefined;
  /** How many scuttles lie in the harbour. */
  pile: number;
  /** Lays the scuttle, if that is allowed now. */
  onlay: (() => void) | undefined;
}
