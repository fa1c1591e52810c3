import { expect, it, vi } from 'vitest';
import type { Line } from './chronicle.svelte';
import { lastWords } from './last-words';
import { turnsIn } from './log-look';

vi.mock('../words/words.svelte', () => ({ say: ({ key }: { key: string }) => key }));

const fact = (key: string, kind = 'drew', who = 0) =>
  ({ id: key, seq: 1, kind: 'fact', say: { key }, do: { kind, who } }) as unknown as Line;
const talk = { id: 't', seq: 2, kind: 'talk', talk: { phrase: 'hello' } } as unknown as Line;

it('tells the newest sentence, and those before it for which there is room', () => {
  const lines = [fact('Anne rolls a 4.'), fact('Anne takes wood.'), fact('Ben takes wool.'), talk];
  const [roll, wood, wool] = lines;
  expect(lastWords(lines)).toEqual({
    before: 'Anne rolls a 4. Anne takes wood.',
    newest: 'Ben takes wool.',
    of: [wool, wood, roll],
  });
  expect(lastWords(lines, 36)).toEqual({
    before: 'Anne takes wood.',
    newest: 'Ben takes wool.',
    of: [wool, wood],
  });
  expect(lastWords(lines, 5)).toEqual({ before: '', newest: 'Ben takes wool.', of: [wool] });
  expect(lastWords([])).toEqual({ before: '', newest: '', of: [] });
});

it('begins a turn with such a fact of another player', () => {
  const lines = [
    fact('a', 'sailed', 0),
    fact('b', 'drew', 1),
    fact('c', 'sailed', 0),
    fact('d', 'sailed', 1),
    fact('e', 'drew', 1),
  ];
  const look = { turns: ['sailed'] as never[], colourOf: () => undefined, icons: {} };
  expect([...turnsIn(lines, look)]).toEqual(['a', 'd']);
});
