/** Santy Anno's lesson: cards at one's own pace, then a round as in "Play now": run, sit, lay, see the check. */
import { SHIPS, type ShipName } from '../art/fleet';
import { FLEET } from '../data';
import type { Lesson, Scene } from '../../../lesson/lesson';
import CardsInWords from './CardsInWords.svelte';
import Practice from './Practice.svelte';

type Here = Scene<'santy-anno'>;

const isShip = (name: string | null | undefined): name is ShipName => SHIPS.some((ship) => ship === name);
const mine = ({ table, me }: Here) => table.pirates[me];
/** The ship the learner starts from. */
const start = (scene: Here) => {
  const ship = mine(scene)?.tile;
  return { ship: isShip(ship) ? FLEET[ship].name : '' };
};

export default {
  first: Practice,
  seats: 3,
  beside: CardsInWords,
  options: { way: 'running', cards: 'basic' },
  hints: [
    { key: 'deal', when: ({ table }) => table.phase === 'deal', args: start },
    { key: 'lay', when: ({ may }) => may.has('lay_scuttle') },
    { key: 'run', when: ({ may, done }) => may.has('run') && !done.has('runs'), args: start, spot: '.bar' },
    { key: 'sit', when: ({ may }) => may.has('sit') },
    { key: 'landed', when: (scene) => scene.table.phase === 'race' && mine(scene)?.landed === true },
    { key: 'check', when: ({ table }) => table.phase === 'pile' || table.phase === 'show' },
    { key: 'wait', when: () => true },
  ],
  goals: [
    ({ done, table }) => done.has('runs') || table.round > 1,
    ({ done, table }) => done.has('sits_down') || table.round > 1,
    (scene) => scene.done.has('lands') || mine(scene)?.landed === true || scene.table.round > 1,
    ({ table }) => table.round > 1,
  ],
} satisfies Lesson<'santy-anno'>;
