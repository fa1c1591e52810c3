/** The box at hand, as entered on this device: asked for once, and remembered. */
import { keep, recall } from '../../../../settings/store';
import { ELEMENTS, FLEET } from '../../data';
import { SHIPS, type Element, type ShipName } from '../../art/fleet';
import type { SantyAnnoLivery as Livery } from '../../wire';

const KEPT = 'santy-anno-box';

/** The ships as the app knows them. */
export const ours = (): Livery[] =>
  SHIPS.map((ship) => {
    const { number, nest, sails, hull, plate, coco } = FLEET[ship];
    return { ship, number, nest, sails, hull, plate, coco };
  });

class Box {
  /** Whether the question if the box matches was answered. */
  known = $state(false);
  /** Its ships, where they are painted differently from ours. */
  ships = $state.raw<Livery[] | null>(null);

  constructor() {
    const kept = recall(KEPT);
    if (typeof kept !== 'object' || kept === null || !('ships' in kept)) return;
    this.known = true;
    if (isFleet(kept.ships)) this.ships = kept.ships;
  }

  tell(ships: Livery[] | null): void {
    this.known = true;
    this.ships = ships;
    keep(KEPT, { ships });
  }
}

export const box = new Box();

/** Eight ships by name; the server decides whether they make a fleet. */
function isFleet(kept: unknown): kept is Livery[] {
  return (
    Array.isArray(kept) &&
    SHIPS.every((ship) => kept.some((one: Partial<Livery> | null) => one?.ship === ship))
  );
}

/** Gives a ship another number; the ship that had it takes this one's, so that each number occurs once. */
export function renumber(ships: readonly Livery[], ship: ShipName, number: number): Livery[] {
  const before = ships.find((one) => one.ship === ship)?.number ?? number;
  return ships.map((one) =>
    one.ship === ship ? { ...one, number } : one.number === number ? { ...one, number: before } : one,
  );
}

/** Gives an element another colour; the element of this ship that had it takes the old one, so that all four differ. */
export function recolour(
  ships: readonly Livery[],
  ship: ShipName,
  element: Element,
  colour: Livery['nest'],
): Livery[] {
  return ships.map((one) => {
    if (one.ship !== ship) return one;
    const other = ELEMENTS.find((part) => one[part] === colour);
    return { ...one, ...(other && { [other]: one[element] }), [element]: colour };
  });
}
