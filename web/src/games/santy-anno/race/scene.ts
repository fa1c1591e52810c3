/** What both drawings of the table take: the tavern, and the grid of a phone. */
import type { ShipName } from '../art/fleet';
import type { Snippet } from 'svelte';
import type { Pirate, Public } from '../table/types';
import type { Figures } from './figures';
import type { Grid } from './layout';

/** As much of a table as the grid of a phone draws. */
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
  /** The chair that is shown at the bottom. */
  turned: number;
  figures: Figures;
  /** What a tap on a ship does now: it lays the frame there, or runs there. */
  onship: ((ship: ShipName) => void) | undefined;
  /** The ship under which one's frame lies, or to which one runs. */
  chosen: ShipName | undefined;
  /** How many scuttles lie in the harbour. */
  pile: number;
  /** Lays the scuttle, if that may be done now. */
  onlay: (() => void) | undefined;
}
