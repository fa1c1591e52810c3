import type { Guide } from '../guide';
import { PLAYERS } from './wire';

export default {
  name: 'catan-junior',
  order: 2,
  prefix: 'cj',
  players: PLAYERS,
  minutes: 20,
  screen: () => import('./Screen.svelte'),
  lesson: () => import('./lesson/lesson'),
  figure: () => import('./Figure.svelte'),
  character: () => import('./lobby/Character.svelte'),
  // The host names a person who begins.
  unasked: ['first'],
  firstGame: { ports: 'off' },
  print: () => import('./print/pieces'),
  moments: () => import('./moments/moments'),
  end: () => import('./end/end'),
  score: ({ players, boats }, seat) => {
    const n = players[seat]?.forts;
    if (n === undefined) return undefined;
    const forts = { key: 'cj-fort', args: { n } };
    if (players.filter((other) => other.forts === n).length < 2) return forts;
    const sailing = boats.filter((who) => who === seat).length;
    return { key: 'cj-score-tie', args: { forts, boats: { key: 'cj-boat', args: { n: sailing } } } };
  },
  logLook: () => import('./log'),
  turnOf: ({ active }) => active,
  // A player who has made an offer waits for answers and may only withdraw it.
  awaited: ({ offer, active }, asked) => {
    const others = asked.filter((seat) => seat !== active);
    return offer && others.length > 0 ? others : asked;
  },
  explained: true,
  analysed: true,
  puzzles: true,
} satisfies Guide<'catan-junior'>;
