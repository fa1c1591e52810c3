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

const turned: Fact = { kind: 'coco_turned', who: 2, card: 'ghost' };

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
    happenings.take(view(5, [turned]));
    expect(happenings.ceremony).toBeNull();
    happenings.take(view(90, [turned], true));
    expect(happenings.ceremony).toBeNull();
  });

  it('is shown once, and passes by itself', () => {
    happenings.take(view(1, []));
    happenings.take(view(2, [turned]));
    expect(happenings.ceremony).toMatchObject({ who: 2, card: 'ghost' });
    vi.runAllTimers();
    expect(happenings.ceremony).toBeNull();
  });

  it('lets what a fortress earns rise where it stands', () => {
    happenings.take(view(1, []));
    happenings.take(view(2, [{ kind: 'earned', who: 1, resource: 'rum', count: 1 }]));
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
});
