import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameName, View } from '../../net/wire';
import { toYou, youIn, type Moment, type MomentPart } from './moment';
import { Moments } from './moments.svelte';

interface Said {
  kind: string;
  who: number;
}

const part = {
  picture: () => undefined,
  of: (facts: readonly Said[]): Moment[] =>
    facts.map(({ kind, who }) => ({
      seat: who,
      title: { key: kind },
      tone: 'plain',
      decides: kind === 'last',
      drawn: null,
    })),
} as unknown as MomentPart;

const view = (seq: number, facts: Said[], more: object = {}): View<GameName> =>
  ({
    seq,
    gap: false,
    undone: [],
    public: {},
    you: { seats: [0] },
    table: { pace: 1 },
    facts: facts.map((fact) => ({ seq, do: fact, say: { key: 'x' } })),
    ...more,
  }) as unknown as View<GameName>;

const fact = (kind: string, who = 1): Said => ({ kind, who });

describe('the moments of a game', () => {
  let moments: Moments;
  const shown = () => moments.shown?.title.key;
  beforeEach(() => {
    vi.useFakeTimers();
    moments = new Moments();
    moments.know(part);
    moments.take(view(1, [fact('before')]));
  });
  afterEach(() => {
    moments.end();
    vi.useRealTimers();
  });

  it('begin with what happens after the first view, and skip what a gap swallowed', () => {
    expect(moments.busy).toBe(false);
    moments.take(view(5, [fact('missed')], { gap: true }));
    expect(moments.busy).toBe(false);
  });

  it('come one after the other and go by themselves', () => {
    moments.take(view(2, [fact('one'), fact('two')]));
    expect(shown()).toBe('one');
    vi.advanceTimersToNextTimer();
    expect(shown()).toBe('two');
    vi.advanceTimersToNextTimer();
    expect(moments.busy).toBe(false);
  });

  it('go on with a tap', () => {
    moments.take(view(2, [fact('one'), fact('two')]));
    moments.skip();
    expect(shown()).toBe('two');
    moments.skip();
    expect(moments.busy).toBe(false);
    moments.skip();
    expect(moments.busy).toBe(false);
  });

  it('never fall far behind the game, and the newest is never left out', () => {
    for (let seq = 2; seq < 12; seq++) moments.take(view(seq, [fact(`fact ${seq}`)]));
    let last = shown();
    let count = 0;
    while (moments.busy) {
      last = shown();
      count++;
      vi.advanceTimersToNextTimer();
    }
    expect(count).toBe(4);
    expect(last).toBe('fact 11');
  });

  it('leave out others’ before one’s own, however quick the bots are', () => {
    moments.take(view(2, [fact('shown')]));
    moments.take(view(3, [fact('my lost fight', 0), fact('last')]));
    for (let seq = 4; seq < 9; seq++) moments.take(view(seq, [fact(`fact ${seq}`)]));
    const seen: unknown[] = [];
    while (moments.busy) {
      seen.push(shown());
      vi.advanceTimersToNextTimer();
    }
    expect(seen).toEqual(['shown', 'my lost fight', 'last', 'fact 8']);
  });

  it('hurry for what comes after them, and are never drawn out by it', () => {
    moments.take(view(2, [fact('one')]));
    vi.advanceTimersByTime(2000);
    moments.take(view(3, [fact('two')]));
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('two');
  });

  it('end where the game goes on elsewhere', () => {
    moments.take(view(2, [fact('one')]));
    moments.take(view(9, [], { gap: true }));
    expect(moments.busy).toBe(false);
  });

  it('leave the deciding one its whole time', () => {
    moments.take(view(2, [fact('last')]));
    moments.take(view(3, [fact('late')]));
    vi.advanceTimersByTime(3000);
    expect(shown()).toBe('last');
  });

  it('keep the pace of the table', () => {
    moments.take(view(2, [fact('one')], { table: { pace: 100 } }));
    vi.advanceTimersByTime(50);
    expect(moments.busy).toBe(false);
  });

  it('show nothing that was taken back, nor anything twice', () => {
    moments.take(view(2, [fact('undone')], { undone: [2] }));
    moments.take(view(2, [fact('again')]));
    expect(moments.busy).toBe(false);
  });

  it('beside a TV are only one’s own', () => {
    const beside = new Moments(() => true);
    beside.know(part);
    beside.take(view(1, []));
    beside.take(view(2, [fact('theirs', 1), fact('mine', 0)]));
    expect(beside.shown?.title.key).toBe('mine');
    beside.end();
  });
});

describe('you', () => {
  const you = (...seats: number[]) => youIn({ you: { seats } } as unknown as View<GameName>);

  it('is the only seat of a device', () => {
    expect(you(2)).toBe(2);
    expect(you()).toBeNull();
    expect(you(0, 1)).toBeNull();
  });

  it('has a form of its own', () => {
    expect(toYou('ui-x', true, { n: 1 })).toEqual({ key: 'ui-x-you', args: { n: 1 } });
    expect(toYou('ui-x', false).key).toBe('ui-x');
  });
});
