import { describe, expect, it } from 'vitest';
import { PAPERS } from './layout';
import { bookletSheets, pagesFor, type Page } from './pages';
import type { Batch } from './print';
import { chosen, readWish } from './wish';

const CARDS: Batch = {
  name: 'cards',
  title: 'cards',
  size: { width: 55, height: 77 },
  pieces: [
    { id: 'one', copies: 10 },
    { id: 'two', copies: 3 },
  ],
  backs: true,
};
const TILES: Batch = {
  name: 'tiles',
  title: 'tiles',
  size: { width: 90, height: 100 },
  pieces: [{ id: 'one', copies: 5 }],
};
const BOARD: Batch = {
  name: 'board',
  title: 'board',
  size: { width: 360, height: 360 },
  pieces: [{ id: 'board', copies: 1 }],
  tiled: true,
};
const batches = [CARDS, TILES, BOARD];

function made(ask: string) {
  const wish = readWish(ask);
  return pagesFor(batches, chosen(batches, wish.pieces), wish, 6);
}
type Pieces = Extract<Page, { kind: 'pieces' }>;
const ofPieces = (pages: readonly Page[]) => pages.filter((page): page is Pieces => page.kind === 'pieces');

describe('the pages of a game', () => {
  it('have every piece once', () => {
    const fronts = ofPieces(made('').pages).filter(({ side }) => side === 'front');
    const numbers = fronts.filter(({ batch }) => batch === CARDS).flatMap(({ pieces }) => pieces);
    expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
    expect(numbers.filter(({ id }) => id === 'two')).toHaveLength(3);
  });

  it('have fronts on odd pages, and backs behind them in mirror order', () => {
    const { pages } = made('');
    pages.forEach((page, i) => {
      if (page.kind !== 'pieces' || page.side !== 'back') return;
      const front = pages[i - 1];
      expect(i % 2).toBe(1);
      expect(front).toMatchObject({ kind: 'pieces', side: 'front', batch: page.batch });
      page.pieces.forEach((back, k) => {
        const before = (front as Pieces).pieces[k];
        expect(back.number).toBe(before?.number);
        expect(back.at.x).toBeCloseTo(PAPERS.a4.width - (before?.at.x ?? 0) - page.batch.size.width);
        expect(back.at.y).toBe(before?.at.y);
      });
    });
  });

  it('leave the other side of a sheet without backs empty', () => {
    const { pages } = made('pieces=tiles+board');
    expect(pages.map(({ kind }) => kind)).toEqual([
      'contents',
      'advice',
      ...Array.from({ length: 2 }, () => ['pieces', 'empty']).flat(),
      ...Array.from({ length: 4 }, () => ['tile', 'empty']).flat(),
    ]);
  });

  it('have no empty ones where backs are glued on', () => {
    expect(made('sides=one').pages.some(({ kind }) => kind === 'empty')).toBe(false);
  });

  it('are listed in the contents one after the other to the last', () => {
    const { pages, contents } = made('');
    let next = 3;
    for (const { from, to } of contents) {
      expect(from).toBe(next);
      next = to + 1;
    }
    expect(next).toBe(pages.length + 1);
    expect(contents.map(({ count }) => count)).toEqual([13, 5, 1, 6]);
  });

  it('are only those of a lost piece', () => {
    const { pages } = made('pieces=cards:12');
    expect(ofPieces(pages).map(({ side, pieces }) => [side, pieces.map(({ id }) => id)])).toEqual([
      ['front', ['two']],
      ['back', ['two']],
    ]);
  });
});

describe('a booklet', () => {
  it('of eight pages is folded from two sheets', () => {
    const sides = bookletSheets(7) as Extract<Page, { kind: 'booklet' }>[];
    // Counted from 0, as folded sheets lie inside each other.
    expect(sides.map(({ side, left, right }) => [side, left, right])).toEqual([
      ['front', 7, 0],
      ['back', 1, 6],
      ['front', 5, 2],
      ['back', 3, 4],
    ]);
  });
});
