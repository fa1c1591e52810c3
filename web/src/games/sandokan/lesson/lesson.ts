/** Sandokan's first voyage: choose a port, lay cards, sail, choose a heading with a goal in mind, arrive somewhere. */
import type { Lesson, Scene } from '../../../lesson/lesson';

const hasPort = ({ done, table, me }: Scene<'sandokan'>) =>
  done.has('chose_port') || table.boats[me]?.home !== null;
/** What a place at sea brings: a card, an event, a treasure, or the return home. */
const ARRIVED = ['drew', 'met', 'took_free', 'swapped_cargo', 'fetched', 'left', 'unloaded', 'came_home'];
const hasCargo = ({ table, me }: Scene<'sandokan'>) => (table.boats[me]?.cargo.length ?? 0) > 0;
const WAYS_TO_MOVE = ['sailed', 'sailed_covered', 'drifted', 'turned', 'glided'];

export default {
  seats: 4,
  hints: [
    { key: 'aim', toRead: true, when: () => true, spot: '.sea' },
    { key: 'port', when: ({ may }) => may.has('port'), spot: '.ports' },
    {
      key: 'places',
      toRead: true,
      when: ({ may, done }) => may.has('head') && WAYS_TO_MOVE.some((way) => done.has(way)),
      spot: '.sea',
    },
    { key: 'homeward', when: (scene) => scene.may.has('head') && hasCargo(scene), spot: '.sea' },
    { key: 'head', when: ({ may }) => may.has('head'), spot: '.sea' },
    { key: 'fight', when: ({ may }) => may.has('ready') || may.has('show') },
    { key: 'attack', when: ({ may }) => may.has('attack') },
    { key: 'lay', when: ({ may }) => may.has('lay') && !may.has('sail'), spot: '.desk .hand' },
    { key: 'sail', when: ({ may }) => may.has('sail'), spot: '.sea' },
    { key: 'turn', when: ({ may }) => may.has('turn') },
    { key: 'trade', when: ({ may }) => may.has('swap') || may.has('buy') },
    { key: 'asked', when: ({ view }) => view.asked !== null },
    { key: 'wait', when: () => true },
  ],
  goals: [
    hasPort,
    ({ done }) => WAYS_TO_MOVE.some((way) => done.has(way)),
    ({ done }) => done.has('headed') || done.has('turned'),
    ({ done }) => ARRIVED.some((fact) => done.has(fact)),
  ],
} satisfies Lesson<'sandokan'>;
