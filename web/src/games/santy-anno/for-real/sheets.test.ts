import { afterEach, describe, expect, it } from 'vitest';
import { readWish } from '../../../print/wish';
import { ownMark, pathOfMark, printOf } from './sheets';

describe("a device's own sheets", () => {
  afterEach(() => localStorage.clear());

  it('keep their mark, so that a lost one is printed again', () => {
    const mark = ownMark();
    expect(mark).toMatch(/^[B-DF-HJ-NP-TV-XZ]{6}$/);
    expect(ownMark()).toBe(mark);
    localStorage.clear();
    expect(ownMark()).not.toBe(mark);
  });

  it('are printed with the code of each ship', () => {
    const address = new URL(printOf(pathOfMark('BCDFGH'), 'codes'), 'http://here');
    expect(address.pathname).toBe('/print');
    expect(readWish(address.search)).toMatchObject({ pieces: 'codes', sheets: '/scan/BCDFGH/{piece}' });
  });
});
