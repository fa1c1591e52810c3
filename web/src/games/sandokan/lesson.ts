/** Sandokan's first turn: choose a port, lay cards, sail, choose the next heading. */
import type { Lesson, Scene } from '../../lesson/lesson';

const hasPort = ({ done, table, me }: Scene<'sandokan'>) =>
  done.has('chose_port') || table.boats[me]?.home !== null;
const WAYS_TO_MOVE = ['sailed', 'sailed_covered', 'drifted', 'turned', 'glided'];

export default {
  seats: 4,
  hints: [
    { key: 'aim', toRead: true, when: () => true, spot: '.sea' },
    { key: 'port', when: ({ may }) => may.has('port'), spot: '.ports' },
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
  ],
} satisfies Lesson<'sandokan'>;
