import { describe, expect, it } from 'vitest';
import type { Fact } from '../table/types';
import { deedsOf, routesOf } from './routes';

const sails = (who: number, start: number, end: number): Fact => ({ kind: 'drifted', who, start, end });
const story = (...facts: Fact[]) => ({ facts: facts.map((fact, step) => ({ step, do: fact })) });

describe('a finished voyage', () => {
  it('is one line as long as a boat sails on from where it lay', () => {
    const [route] = routesOf(story(sails(0, 20, 21), sails(1, 40, 41), sails(0, 21, 22)), 2);
    expect(route?.legs.map((leg) => leg.length)).toEqual([3]);
  });

  it('begins another line where a boat was blown or put elsewhere', () => {
    const blown: Fact = { kind: 'blown', who: 0, start: 21, end: 60, event: 'storm' };
    const [route] = routesOf(story(sails(0, 20, 21), blown, sails(0, 60, 61), sails(0, 90, 91)), 1);
    expect(route?.legs.map((leg) => leg.length)).toEqual([2, 3, 2]);
  });

  it('keeps boats on the same way apart', () => {
    const [one, two] = routesOf(story(sails(0, 20, 21), sails(1, 20, 21)), 2);
    expect(one?.legs[0]?.[0]).not.toEqual(two?.legs[0]?.[0]);
  });

  it('counts fights won and homecomings', () => {
    const facts: Fact[] = [
      { kind: 'beat', who: 1, whom: 0 },
      { kind: 'came_home', who: 1, points: 5 },
      { kind: 'came_home', who: 0, points: 3 },
      { kind: 'came_home', who: 1, points: 21 },
    ];
    expect(deedsOf(story(...facts), 1)).toEqual({ fightsWon: 1, homecomings: 2 });
  });
});
