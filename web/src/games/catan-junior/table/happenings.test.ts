import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Happenings } from './happenings.svelte';
import type { Fact, Public, View } from './types';

const forts = Array.from({ length: 32 }, () => null as number | null);
forts[0] = 1;
const earning = [{ site: 0, resource: 'rum' }];
const table = { players: [{}, {}, {}, {}], earning, forts } as unknown as Public;

const view = (seq: number, facts: Fact[], gap = false): View =>
  ({
    seq,
    gap,
    you: { eyes: 0 },
    public: table,
    facts: facts.map((fact) => ({ seq, do: fact, say: { key: 'x' } })),
  }) as unknown as View;

const earned: Fact = { kind: 'earned', who: 1, resource: 'rum', count: 1 };

describe('what just happened', () => {
  let happenings: Happenings;
  beforeEach(() => {
    vi.useFakeTimers();
    happenings = new Happenings();
  });
  afterEach(() => {
    happenings.end();
    vi.useRealTimers();
  });

  it('is not shown of what lies before the first view, nor across a gap', () => {
    happenings.take(view(5, [earned]));
    expect(happenings.bursts).toEqual([]);
    happenings.take(view(90, [earned], true));
    expect(happenings.bursts).toEqual([]);
  });

  it('lets what a fortress earns rise where it stands', () => {
    happenings.take(view(1, []));
    happenings.take(view(2, [earned]));
    expect(happenings.bursts.map(({ site, resource }) => [site, resource])).toEqual([[0, 'rum']]);
    vi.runAllTimers();
    expect(happenings.bursts).toEqual([]);
  });

  it('marks the pieces of the last view alone as new', () => {
    happenings.take(view(1, []));
    happenings.take(view(2, [{ kind: 'boat_built', who: 0, line: 7, free: false }]));
    expect(happenings.recent).toEqual(['line:7']);
    happenings.take(view(3, [{ kind: 'fort_built', who: 0, site: 4, free: false }]));
    expect(happenings.recent).toEqual(['site:4']);
  });

  it('shows hands as they were until the roll was seen', () => {
    const holds = (seq: number, wood: number, eyes: number, facts: Fact[] = []): View =>
      ({
        ...view(seq, facts),
        you: { eyes },
        own: { hand: { wood } },
        public: { ...table, players: [{ cards: wood }] },
      }) as unknown as View;
    const rolled: Fact = { kind: 'rolled', who: 0, number: 3 };
    happenings.take(holds(1, 1, 0));
    happenings.take(holds(2, 2, 0, [rolled]));
    expect(happenings.before).toEqual({ hand: { wood: 1 }, cards: [1] });
    vi.runAllTimers();
    expect(happenings.before).toBeNull();
    expect(happenings.rolling).toBe(false);
    // On a shared device the next player never sees what the last one held.
    happenings.take(holds(3, 4, 1, [rolled]));
    expect(happenings.before).toBeNull();
    happenings.take(holds(4, 5, 1, [rolled]));
    happenings.take(holds(4, 2, 0));
    expect(happenings.before).toBeNull();
  });
});
