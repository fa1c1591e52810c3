import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../words/languages';
import { hintFor, reached, type Lesson, type Scene } from './lesson';
import { LESSONS } from './lessons';

const lesson: Lesson<'catan-junior'> = {
  seats: 4,
  hints: [
    { key: 'aim', toRead: true, when: () => true },
    { key: 'roll', when: ({ may }) => may.has('roll') },
    { key: 'wait', when: () => true },
  ],
  goals: [({ deeds }) => deeds.has('rolled'), ({ deeds }) => deeds.has('boat_built')],
};
const scene = (may: string[], deeds: string[] = []) =>
  ({ may: new Set(may), deeds: new Set(deeds) }) as unknown as Scene<'catan-junior'>;

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
  const file = new URL(`../../../src/flibuste/words/${language}/ui_lesson.ftl`, `file://${__dirname}/`);
  const keys = new Set(new FluentResource(readFileSync(file, 'utf8')).body.map(({ id }) => id));

  it.each(Object.entries(LESSONS))('has words for every hint of %s', (game, { hints }) => {
    for (const { key } of [...hints, { key: 'learnt' }]) expect(keys).toContain(`ui-lesson-${game}-${key}`);
  });
});
