/** How the ships last lay on this device's real table. */
import { keep, recall } from '../../../../settings/store';
import { SHIPS, type ShipName } from '../../art/fleet';
import { shipOf } from '../../table/names';

const KEPT = 'laid-ships';

/** All ships by chair; none if they were never entered. */
export function lastLaid(): ShipName[] | undefined {
  const kept = recall(KEPT);
  if (!Array.isArray(kept)) return undefined;
  const ships = kept.map((ship) => shipOf(String(ship))).filter((ship) => ship !== undefined);
  return new Set(ships).size === SHIPS.length && kept.length === SHIPS.length ? ships : undefined;
}

export const keepLaid = (ships: readonly ShipName[]): void => keep(KEPT, ships);
