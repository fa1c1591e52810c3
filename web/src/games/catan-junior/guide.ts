import type { Guide } from '../guide';
import { PLAYERS } from './wire';

export default {
  name: 'catan-junior',
  order: 2,
  prefix: 'cj',
  players: PLAYERS,
  minutes: 30,
  screen: () => import('./Screen.svelte'),
  lesson: () => import('./lesson'),
  figure: () => import('./Figure.svelte'),
  character: () => import('./lobby/Character.svelte'),
  // The host names a person who begins.
  unasked: ['first'],
  firstGame: { ports: 'off' },
  print: () => import('./print/pieces'),
  score: ({ players }, seat) => {
    const forts = players[seat]?.forts;
    return forts === undefined ? undefined : { key: 'cj-fort', args: { n: forts } };
  },
  explained: true,
  analysed: true,
} satisfies Guide<'catan-junior'>;
