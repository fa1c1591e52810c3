import { describe, expect, it } from 'vitest';
import { layOut, pageOf } from './pages';

describe('the board', () => {
  it('shows everybody once, in their order', () => {
    const all = Array.from({ length: 200 }, (_, i) => i);
    const layout = layOut(all.length, 12, 3);
    const shown = Array.from({ length: layout.pages }, (_, page) => pageOf(all, layout, page));
    expect(shown.flat()).toEqual(all);
    expect(Math.max(...shown.map((page) => page.length))).toBe(36);
  });

  it('takes no more columns than it needs, and shares the rows out', () => {
    expect(layOut(5, 10, 3)).toEqual({ rows: 5, columns: 1, pages: 1 });
    expect(layOut(14, 10, 3)).toEqual({ rows: 7, columns: 2, pages: 1 });
    expect(layOut(0, 10, 3)).toEqual({ rows: 1, columns: 1, pages: 1 });
  });
});
