import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Happenings } from './happenings.svelte';
import type { Fact, View } from './types';

const view = (seq: number, ...facts: Fact[]): View =>
  ({
    seq,
    gap: false,
    you: { eyes: 0 },
    facts: facts.map((fact) => ({ seq, do: fact, say: { key: 'x' } })),
  }) as unknown as View;

const showed = (who: number, ones: number, twos: number, letter: boolean, strength: number): Fact => ({
  kind: 'showed',
  who,
  ones,
  twos,
  threes: 0,
  letter,
  strength,
});

describe('what just happened', () => {
  let happenings: Happenings;
  beforeEach(() => {
    vi.useFakeTimers();
    happenings = new Happenings();
    happenings.take(view(1));
  });
  afterEach(() => {
    happenings.end();
    vi.useRealTimers();
  });

  it('shows an event until its time is over or somebody goes on', () => {
    happenings.take(view(2, { kind: 'met', who: 1, event: 'storm', port: null }));
    expect(happenings.event).toEqual({ who: 1, event: 'storm' });
    happenings.skip();
    expect(happenings.event).toBeNull();
  });

  it('shows both strengths of a fight and who won it', () => {
    happenings.take(
      view(2, showed(0, 1, 2, false, 5), showed(3, 1, 0, true, 4), { kind: 'beat', who: 0, whom: 3 }),
    );
    expect(happenings.fight?.attacker).toEqual({ seat: 0, cards: [2, 2, 1], letter: false, strength: 5 });
    expect(happenings.fight?.defender).toMatchObject({ seat: 3, letter: true, strength: 4 });
    expect(happenings.fight?.winner).toBe(0);
    vi.runAllTimers();
    expect(happenings.fight).toBeNull();
  });

  it('knows a draw', () => {
    happenings.take(
      view(2, showed(0, 1, 0, false, 1), showed(3, 1, 0, false, 1), { kind: 'drew_level', who: 0, whom: 3 }),
    );
    expect(happenings.fight?.winner).toBe(-1);
  });
});
