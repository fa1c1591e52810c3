/** What both drawings of the table take: the tavern, and the grid of a phone. */
import type { ShipName } from '../art/fleet';
import type { Choice, Public } from '../table/types';
import type { Figures } from './figures';

export interface SceneProps {
  table: Public;
  /** One's own seat. */
  own: number | null;
  /** The chair that is shown at the bottom. */
  turned: number;
  figures: Figures;
  /** The ships under which one's frame may be laid now. */
  frames: ReadonlyMap<ShipName, Choice>;
  framed: ShipName | undefined;
  onframe: (ship: ShipName) => void;
  /** How many scuttles lie in the harbour. */
  pile: number;
  /** Lays the scuttle, if that may be done now. */
  onlay: (() => void) | undefined;
}
