import { describe, expect, it } from 'vitest';
import { places } from './standing';
import type { Row } from './types';

function row(parts: Partial<Row>): Row {
  return { cards: [], event: null, has_event: false, face_down: [], next: null, ...parts };
}

describe('the line of cards', () => {
  it('lies as the table tells', () => {
    const shown = places(row({ cards: [null, null, null, 'coco', 'name'] }));
    expect(shown.map(({ card }) => card)).toEqual([null, null, null, 'coco', 'name']);
    expect(shown.map(({ laid }) => laid)).toEqual([false, false, false, true, true]);
  });

  it('has the event between the third and the fourth (SA-21)', () => {
    const shown = places(row({ cards: [null, 'name', 'name', 'coco', 'name'], has_event: true }));
    expect(shown.map(({ place }) => place)).toEqual([1, 2, 3, null, 4, 5]);
    expect(shown[3]).toMatchObject({ card: null, laid: false });
  });

  it('shows the back of what lies face down', () => {
    const shown = places(
      row({ cards: [null, 'name', 'name', 'coco', 'name'], has_event: true, face_down: [0, 1] }),
    );
    expect(shown[0]).toMatchObject({ card: null, laid: true });
    expect(shown[3]).toMatchObject({ card: null, laid: true });
  });
});
