import { describe, expect, it } from 'vitest';
import type { Fact, Public } from '../table/types';
import { momentsOf } from './moments';

const table = {
  players: [{ colour: 'white' }, { colour: 'red' }, { colour: 'blue' }],
} as unknown as Public;
const first = (fact: Fact, you: number | null) => momentsOf([fact], { table, you })[0];

describe('the moments among the islands', () => {
  it('turn each Coco card, and tell its buyer what it brings', () => {
    const fact: Fact = { kind: 'coco_turned', who: 1, card: 'two_wood' };
    expect(first(fact, 1)?.title.key).toBe('ui-cj-coco-two_wood-you');
    expect(first(fact, 0)?.title.key).toBe('ui-cj-coco-two_wood');
    expect(first(fact, null)?.drawn).toEqual({ kind: 'coco', card: 'two_wood' });
  });

  it('show the castle change hands, to its new master, to the old one and to the others', () => {
    const fact: Fact = { kind: 'castle_changed', now: 1, before: 0 };
    expect(first(fact, 1)).toMatchObject({ title: { key: 'ui-cj-moment-castle-you' }, tone: 'joy' });
    expect(first(fact, 0)).toMatchObject({ title: { key: 'ui-cj-moment-castle-lost' }, tone: 'blow' });
    expect(first(fact, 2)).toMatchObject({ title: { key: 'ui-cj-moment-castle' }, tone: 'plain' });
    expect(first(fact, null)?.drawn).toEqual({ kind: 'castle', now: 'red', before: 'white' });
  });

  it('show the castle left alone', () => {
    const fact: Fact = { kind: 'castle_changed', now: null, before: 2 };
    expect(first(fact, 2)?.title.key).toBe('ui-cj-moment-castle-free-you');
    expect(first(fact, 0)?.title.key).toBe('ui-cj-moment-castle-free');
  });

  it('let the seventh fortress decide', () => {
    const fact: Fact = { kind: 'victory', who: 2 };
    expect(first(fact, 2)).toMatchObject({ title: { key: 'ui-cj-moment-seven-you' }, decides: true });
    expect(first(fact, 0)).toMatchObject({ drawn: { kind: 'seven', colour: 'blue' } });
  });
});
