import { describe, expect, it } from 'vitest';
import { fleetOf } from '../../art/fleet';
import { FLEET } from '../../data';
import { ours, recolour, renumber } from './box.svelte';

const of = (ships: ReturnType<typeof ours>, name: string) => ships.find(({ ship }) => ship === name);

describe('a box that is corrected', () => {
  it('begins with the ships as the app knows them', () => {
    expect(fleetOf(ours())).toEqual(FLEET);
    expect(fleetOf(null)).toBe(FLEET);
  });

  it('has each number once: two ships exchange theirs', () => {
    const ships = renumber(ours(), 'revenge', 6);
    expect(of(ships, 'revenge')?.number).toBe(6);
    expect(of(ships, 'sahara')?.number).toBe(2);
  });

  it('has four colours on each ship: two elements exchange theirs', () => {
    const ships = recolour(ours(), 'royal', 'nest', 'yellow');
    expect(of(ships, 'royal')).toMatchObject({ nest: 'yellow', sails: 'blue', hull: 'green', plate: 'red' });
    expect(fleetOf(ships).royal.name).toBe('Royal');
  });
});
