/** The box at hand, as it was told on this device: asked for once, and remembered. */
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
  /** Whether it was said if the box matches. */
  known = $state(false);
  /** Its ships, where they are painted otherwise than ours. */
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

/** Eight ships by their names; whether they make a fleet, the server says. */
function isFleet(kept: unknown): kept is Livery[] {
  return (
    Array.isArray(kept) &&
    SHIPS.every((ship) => kept.some((one: Partial<Livery> | null) => one?.ship === ship))
  );
}

/** A ship gets another number; the ship that had it takes this one's, so that each number stands once. */
export function renumber(ships: readonly Livery[], ship: ShipName, number: number): Livery[] {
  const before = ships.find((one) => one.ship === ship)?.number ?? number;
  return ships.map((one) =>
    one.ship === ship ? { ...one, number } : one.number === number ? { ...one, number: before } : one,
  );
}

/** An element gets another colour; the one of this ship that had it takes its colour, so that all four differ. */
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
