import { expect, it } from 'vitest';
import type { SeatInfo } from '../../net/wire';
import type { Line } from '../../table/chronicle.svelte';
import { gesturesOf } from '../../table/gestures';
import type { Look } from '../../table/log-look';
import catan from './log';

const look = catan as unknown as Look;
const fact = (what: Record<string, unknown>) =>
  ({ id: '1', seq: 1, kind: 'fact', say: { key: 'x' }, do: what }) as unknown as Line;
const talk = { id: 't', seq: 2, kind: 'talk', talk: { phrase: 'hello' } } as unknown as Line;
const seats = ['person', 'bot', 'bot'].map((kind, seat) => ({ kind, seat }) as unknown as SeatInfo);

it('lets a bot make a face at what is rare, and no person', () => {
  const taken = fact({ kind: 'castle_changed', now: 2, before: 0 });
  expect(gesturesOf(taken, look, seats)).toEqual([{ seat: 2, emote: 'emote-treasure' }]);
  expect(gesturesOf(fact({ kind: 'coco_turned', who: 0, card: 'ghost' }), look, seats)).toEqual([]);
  expect(gesturesOf(fact({ kind: 'rolled', who: 1, roll: 4 }), look, seats)).toEqual([]);
});

it('has nothing to show for talk, or in a game without gestures', () => {
  expect(gesturesOf(talk, look, seats)).toEqual([]);
  expect(gesturesOf(fact({ kind: 'coco_turned', who: 1 }), undefined, seats)).toEqual([]);
});
