import { describe, expect, it } from 'vitest';
import {
  BLEED,
  GAP,
  MARGIN,
  MARK,
  OVERLAP,
  PAPERS,
  areaFor,
  mirrored,
  placesFor,
  tilesFor,
  type Paper,
} from './layout';

const papers = Object.keys(PAPERS) as Paper[];
const SIZES = [
  { width: 55, height: 77 },
  { width: 24, height: 24 },
  { width: 182, height: 150 },
  { width: 17.3, height: 61.9 },
];

describe.each(papers)('on %s paper', (name) => {
  const paper = PAPERS[name];

  it.each(SIZES)('pieces of $width x $height mm stay on the sheet, bleed and marks too', (size) => {
    const reach = BLEED + MARK;
    for (const { x, y } of placesFor(size, paper)) {
      expect(x).toBeGreaterThanOrEqual(MARGIN + BLEED);
      expect(y - reach).toBeGreaterThanOrEqual(4);
      expect(x + size.width).toBeLessThanOrEqual(paper.width - MARGIN - BLEED);
      expect(y + size.height + reach).toBeLessThanOrEqual(paper.height - MARGIN);
    }
  });

  it.each(SIZES)('no two pieces of $width x $height mm share a bleed', (size) => {
    const places = placesFor(size, paper);
    places.forEach((one, i) =>
      places.slice(i + 1).forEach((other) => {
        const apart = Math.max(
          Math.abs(one.x - other.x) - size.width,
          Math.abs(one.y - other.y) - size.height,
        );
        expect(apart).toBeGreaterThanOrEqual(GAP - 1e-9);
      }),
    );
  });

  it.each(SIZES)('the back of every piece of $width x $height mm lies on the place of a front', (size) => {
    const places = placesFor(size, paper);
    for (const place of places) {
      const back = mirrored(place, size, paper);
      // Turned over the long edge, it lies behind its front.
      expect(paper.width - back.x - size.width).toBeCloseTo(place.x);
      expect(places.some(({ x, y }) => Math.abs(x - back.x) < 1e-9 && y === back.y)).toBe(true);
    }
  });

  it('a drawing larger than a sheet is covered whole, and neighbours show the same strip', () => {
    const size = { width: 504, height: 384 };
    const tiles = tilesFor(size, paper);
    const last = tiles.at(-1);
    expect(last && last.shows.x + last.shows.width).toBeCloseTo(size.width);
    expect(last && last.shows.y + last.shows.height).toBeCloseTo(size.height);
    const [first, second] = tiles;
    expect(first && second && first.shows.width - second.shows.x).toBeCloseTo(OVERLAP);
    for (const { shows } of tiles) expect(shows.width).toBeLessThanOrEqual(paper.width - 2 * MARGIN);
  });

  it('what is larger than a sheet is not laid on one', () => {
    expect(() => placesFor({ width: areaFor(paper).width + 1, height: 10 }, paper)).toThrow(RangeError);
  });
});
