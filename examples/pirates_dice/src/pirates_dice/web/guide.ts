import type { Guide } from '$flibuste/games/guide';

export default {
  name: 'pirates-dice',
  order: 4,
  prefix: 'pd',
  players: { from: 2, to: 6 },
  minutes: 15,
  screen: () => import('./Screen.svelte'),
  score: ({ held }, seat) => {
    const dice = held[seat];
    return dice === undefined ? undefined : { key: 'pd-left', args: { n: dice } };
  },
  logLook: () => import('./log'),
  turnOf: ({ active }) => active,
  explained: true,
} satisfies Guide<'pirates-dice'>;
