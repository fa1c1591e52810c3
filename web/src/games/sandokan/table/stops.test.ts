import { describe, expect, it } from 'vitest';
import { speak, speakOfAll } from '../../../words/words.svelte';
import { sorted } from './choices';
import { stopsOf } from './stops';
import type { Choice, Own } from './types';

const reach = (['N', 'NE', 'E'] as const).flatMap((heading, way) =>
  [1, 2].map((cells) => ({
    heading,
    cells,
    cell: 100 + 10 * way + cells,
    lay: [cells],
    brings: [{ key: cells === 1 ? 'sk-brings-sea' : 'sk-brings-storms' }],
  })),
) as Own['reach'];

describe('the cells of the chart', () => {
  it('have labels of their own: direction, distance, what lies there', async () => {
    void speakOfAll();
    await speak('en');
    const labels = stopsOf(reach, sorted([], {})).map(({ label }) => label);
    expect(new Set(labels).size).toBe(reach.length);
    expect(labels[0]).toBe('1 cell north. Open sea: nothing to find here.');
    expect(labels[3]).toContain('Island of Storms: you turn an event');
  });

  it('say so where a chart leads, too', async () => {
    void speakOfAll();
    await speak('en');
    const go = {
      code: 1,
      do: { kind: 'go', cell: 60 },
      say: { key: 'sk-do-go', args: { island: { key: 'sk-island-treasure' }, column: 6, row: 3 } },
      brings: [{ key: 'sk-brings-carried' }],
    } as Choice;
    expect(stopsOf([], sorted([go], {}))[0]?.label).toBe(
      'Treasure Island: sail to column 6, row 3. The place gives nothing this turn.',
    );
  });
});
