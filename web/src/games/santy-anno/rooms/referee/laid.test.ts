import { beforeEach, describe, expect, it } from 'vitest';
import { keep } from '../../../../settings/store';
import { SHIPS } from '../../art/fleet';
import { keepLaid, lastLaid } from './laid';

describe('how the ships lay the last time', () => {
  beforeEach(() => localStorage.clear());

  it('is known once it was told', () => {
    expect(lastLaid()).toBeUndefined();
    const turned = [...SHIPS.slice(3), ...SHIPS.slice(0, 3)];
    keepLaid(turned);
    expect(lastLaid()).toEqual(turned);
  });

  it.each([
    ['a ship that lies twice', [...SHIPS.slice(1), SHIPS[1]]],
    ['a ship that is missing', SHIPS.slice(1)],
    ['a ship that does not exist', [...SHIPS.slice(1), 'raft']],
    ['no ships at all', 'raft'],
  ])('is not known with %s', (_, spoilt) => {
    keep('laid-ships', spoilt);
    expect(lastLaid()).toBeUndefined();
  });
});
