import type { Guide } from '../guide';
import { PLAYERS } from './wire';

export default {
  name: 'sandokan',
  order: 3,
  prefix: 'sk',
  players: PLAYERS,
  minutes: 45,
  screen: () => import('./Screen.svelte'),
  lesson: () => import('./lesson/lesson'),
  figure: () => import('./Figure.svelte'),
  character: () => import('./lobby/Character.svelte'),
  print: () => import('./print/pieces'),
  moments: () => import('./moments/moments'),
  end: () => import('./end/end'),
  score: ({ boats }, seat) => {
    const points = boats[seat]?.points;
    return points === undefined ? undefined : { key: 'sk-points', args: { n: points } };
  },
  logLook: () => import('./log'),
  turnOf: ({ active }) => active,
  explained: true,
  analysed: true,
  puzzles: true,
  ruleSet: 'rules',
} satisfies Guide<'sandokan'>;
