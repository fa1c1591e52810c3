import type { Guide } from '../guide';
import { PLAYERS } from './wire';

export default {
  name: 'santy-anno',
  order: 1,
  prefix: 'sa',
  analysed: true,
  puzzles: true,
  players: PLAYERS,
  minutes: 10,
  screen: () => import('./Screen.svelte'),
  lesson: () => import('./lesson/lesson'),
  figure: () => import('./Figure.svelte'),
  character: () => import('./lobby/Character.svelte'),
  print: () => import('./print/pieces'),
  piece: () => import('./for-real/Piece.svelte'),
  waiting: () => import('./for-real/Waiting.svelte'),
  end: () => import('./end/end'),
  score: ({ pirates }, seat) => {
    const ducats = pirates[seat]?.ducats;
    return typeof ducats === 'number' ? { key: 'ui-sa-ducats', args: { n: ducats } } : undefined;
  },
  // The screen shows every chair of a race and every step of a check; arrivals are logged once the check has shown them.
  logLook: () => import('./log'),
  log: {
    untold: ['runs', 'steps', 'steps_in_box'],
    heldBack: ['arrives'],
    isShowing: ({ phase }) => phase === 'show',
  },
  // Only the referee deals cards by hand, and sharing one screen implies taking turns.
  unasked: ['dealer', 'screens'],
  oneScreenOptions: { screens: 'in_turn' },
  notOnOneScreen: { way: ['for_real'] },
  ownSettings: () => import('./lobby/RaceLimitPick.svelte'),
  leg: () => import('./rooms/voyage/VoyageLeg.svelte'),
  rooms: [
    {
      name: 'referee',
      ofTables: true,
      screen: () => import('./rooms/referee/Referee.svelte'),
      tile: { icon: 'whistle', title: 'ui-way-referee', hint: 'ui-way-referee-hint' },
    },
    {
      name: 'for-real',
      screen: () => import('./for-real/ForReal.svelte'),
      tile: { icon: 'run', title: 'ui-way-for-real', hint: 'ui-way-for-real-hint' },
    },
    { name: 'where', screen: () => import('./rooms/where/Where.svelte') },
    {
      name: 'drill',
      screen: () => import('./rooms/drill/Drill.svelte'),
      tile: { icon: 'clock', title: 'ui-way-drill', hint: 'ui-way-drill-hint' },
    },
  ],
  hostRoom: ({ settings }) => (settings.options['dealer'] === 'hand' ? 'referee' : undefined),
} satisfies Guide<'santy-anno'>;
