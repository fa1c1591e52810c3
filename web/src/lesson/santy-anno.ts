/** Santy Anno's first round, standing: read the cards, choose a ship, lay the scuttle, see the check. */
import { FLEET, SHIPS, type ShipName } from '../games/santy-anno/art/fleet';
import type { Lesson, Scene } from './lesson';

type Here = Scene<'santy-anno'>;

const isShip = (name: string | null | undefined): name is ShipName => SHIPS.some((ship) => ship === name);
const mine = ({ table, me }: Here) => table.pirates[me];
/** The ship the learner starts from. */
const start = (scene: Here) => {
  const ship = mine(scene)?.tile;
  return { ship: isShip(ship) ? FLEET[ship].name : '' };
};

export const santyAnno: Lesson<'santy-anno'> = {
  seats: 3,
  options: { way: 'standing', cards: 'basic' },
  hints: [
    { key: 'deal', when: ({ table }) => table.phase === 'deal', args: start },
    { key: 'lay', when: ({ may }) => may.has('lay_scuttle') },
    { key: 'think', when: ({ may }) => may.has('lay_frame'), args: start },
    { key: 'landed', when: (scene) => scene.table.phase === 'race' && mine(scene)?.landed === true },
    { key: 'check', when: ({ table }) => table.phase === 'pile' || table.phase === 'show' },
    { key: 'wait', when: () => true },
  ],
  goals: [
    ({ deeds, table }) => deeds.has('lays_frame') || table.round > 1,
    (scene) => scene.deeds.has('lands') || mine(scene)?.landed === true || scene.table.round > 1,
    ({ table }) => table.round > 1,
  ],
};
