import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstGame } from '../games/games';
import { api, type Eyes } from '../net/api';
import type { GameName, Mark, Replay } from '../net/wire';
import { Projector } from './projector.svelte';

type Game = GameName;
const STEPS = 450;

function part(eyes: Eyes, from: number, count: number): Replay<Game> {
  const length = Math.min(count, STEPS + 1 - from);
  const frames = Array.from({ length }, (_, index) => ({
    seq: from + index,
    at: (from + index) * 1000,
    seat: (from + index) % 3,
    do: null,
    public: {},
    own: eyes === 'open' ? { 0: 'a', 1: 'b', 2: 'c' } : eyes === 'nobody' ? {} : { [eyes]: 'own' },
    facts: [{ seq: from + index, do: { kind: 'turn' }, say: { key: 'x' } }],
  }));
  const outcome = { say: { key: 'won' }, ranks: [1, 2, 3] };
  return {
    id: 'r',
    game: firstGame(),
    names: ['A', 'B', 'C'],
    characters: [null, null, null],
    steps: STEPS,
    eyes,
    frames,
    outcome,
    options: {},
  } as unknown as Replay<Game>;
}

describe('the projector', () => {
  const asked: [Eyes, number][] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
    vi.spyOn(api, 'replay').mockImplementation(((_id: string, eyes: Eyes, from = 0, count = 200) => {
      asked.push([eyes, from]);
      return Promise.resolve(part(eyes, from, count));
    }) as typeof api.replay);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  async function opened(from?: number) {
    const projector = new Projector<Game>(
      'r',
      (error) => {
        throw error;
      },
      from,
    );
    await vi.advanceTimersByTimeAsync(0);
    return projector;
  }

  it('shows the start first', async () => {
    const projector = await opened();
    expect([projector.at, projector.steps, projector.view?.seq]).toEqual([0, STEPS, 0]);
  });

  it('begins at a step, or at the end if the game had fewer', async () => {
    expect((await opened(306)).at).toBe(306);
    expect((await opened(4000)).view?.seq).toBe(STEPS);
  });

  it('tells the facts of a step, but not of a jump', async () => {
    const projector = await opened();
    await projector.to(1);
    expect(projector.view?.facts).toHaveLength(1);
    await projector.to(9);
    expect([projector.view?.facts, projector.view?.gap]).toEqual([[], true]);
  });

  it('fetches each part once, when it is needed', async () => {
    const projector = await opened();
    await projector.to(420);
    await projector.to(430);
    await projector.to(3);
    expect(asked).toEqual([
      ['nobody', 0],
      ['nobody', 400],
    ]);
  });

  it('ends at the last step, with the outcome', async () => {
    const projector = await opened();
    await projector.to(9999);
    expect(projector.at).toBe(STEPS);
    expect(projector.view?.table.phase).toBe('over');
  });

  it('runs until it is stopped', async () => {
    const projector = await opened();
    projector.speed = 4;
    projector.run();
    await vi.advanceTimersByTimeAsync(1000);
    projector.stop();
    const { at } = projector;
    expect(at).toBe(4);
    await vi.advanceTimersByTimeAsync(1000);
    expect(projector.at).toBe(at);
  });

  it('draws the better choice as the only one that is offered, as its player saw it before', async () => {
    const projector = await opened();
    const better = { code: 7, do: { kind: 'roll' }, say: { key: 'better' } };
    await projector.show({ kind: 'slip', step: 31, seat: 2, better } as unknown as Mark<Game>);
    expect([projector.at, projector.view?.you.eyes, projector.view?.own]).toEqual([30, 2, 'own']);
    expect(projector.view?.asked).toMatchObject({ seat: 2, choices: [better] });
    await projector.to(31);
    expect(projector.view?.asked, 'elsewhere there is nothing to choose').toBeNull();
  });

  it('shows what chance brought after it came, and no choice with it', async () => {
    const projector = await opened();
    await projector.show({ kind: 'stroke', step: 31, seat: 2, better: null } as unknown as Mark<Game>);
    expect([projector.at, projector.view?.asked]).toEqual([31, null]);
    expect(projector.moment?.kind).toBe('stroke');
  });

  it('sees with a seat’s eyes, and in an open game with those of whoever acts', async () => {
    const projector = await opened();
    await projector.to(4);
    await projector.look(2);
    expect([projector.at, projector.view?.you.eyes, projector.view?.own]).toEqual([4, 2, 'own']);
    await projector.look('open');
    expect([projector.view?.you.eyes, projector.view?.own]).toEqual([1, 'b']);
  });
});
