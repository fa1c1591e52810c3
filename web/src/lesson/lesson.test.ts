import { describe, expect, it } from 'vitest';
import { GUIDES } from '../games/games';
import type { GameName } from '../net/wire';
import { catalogsOf } from '../words/catalogs';
import { LANGUAGES } from '../words/languages';
import { bundleOf } from '../words/words.svelte';
import { hintFor, reached, type Lesson, type Scene } from './lesson';

const lesson: Lesson<GameName> = {
  seats: 4,
  hints: [
    { key: 'aim', toRead: true, when: () => true },
    { key: 'roll', when: ({ may }) => may.has('roll') },
    { key: 'wait', when: () => true },
  ],
  goals: [({ done }) => done.has('rolled'), ({ done }) => done.has('boat_built')],
};
const scene = (may: string[], done: string[] = []) =>
  ({ may: new Set(may), done: new Set(done) }) as unknown as Scene<GameName>;

describe('a lesson', () => {
  it('shows what is to be read until it has been', () => {
    expect(hintFor(lesson, scene(['roll']), new Set())?.key).toBe('aim');
    expect(hintFor(lesson, scene(['roll']), new Set(['aim']))?.key).toBe('roll');
  });

  it('says to wait while there is nothing to do', () => {
    expect(hintFor(lesson, scene([]), new Set(['aim']))?.key).toBe('wait');
  });

  it('counts goals one after the other', () => {
    expect(reached(lesson, scene([], ['boat_built']))).toBe(0);
    expect(reached(lesson, scene([], ['rolled']))).toBe(1);
    expect(reached(lesson, scene([], ['rolled', 'boat_built']))).toBe(2);
  });
});

describe.each(LANGUAGES)('the coach in %s', (language) => {
  it.each(GUIDES)('has words for every hint of $name', async ({ name, lesson: fetched }) => {
    const bundle = bundleOf(language, await catalogsOf(language));
    const hints = (await fetched?.())?.default.hints ?? [];
    for (const { key } of [...hints, { key: 'learnt' }])
      expect(bundle.hasMessage(`ui-lesson-${name}-${key}`), key).toBe(fetched !== undefined);
  });
});
