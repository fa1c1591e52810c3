/** The pages of a wish in their order: what lies on each, fronts before backs, nothing on the wrong side of a sheet. */
import type { Point } from '../board/camera';
import { PAPERS, mirrored, placesFor, tilesFor, type Tile } from './layout';
import { onesOf, type Batch, type Side } from './print';
import { RULES, type Choice, type Wish } from './wish';

export interface Placed {
  id: string;
  /** Its number in the batch. */
  number: number;
  at: Point;
}

export type Page =
  | { kind: 'contents' }
  | { kind: 'advice' }
  | { kind: 'pieces'; batch: Batch; side: Side; pieces: readonly Placed[] }
  | { kind: 'tile'; batch: Batch; id: string; tile: Tile }
  /** The two pages of the booklet on one side of a sheet. */
  | { kind: 'booklet'; side: Side; left: number; right: number }
  /** The blank side of a sheet printed on one side only. */
  | { kind: 'empty' };

/** An entry of the contents: pages are counted from 1. */
export interface Entry {
  title: string;
  count: number;
  from: number;
  to: number;
}

export function pagesFor(
  batches: readonly Batch[],
  choice: Choice,
  wish: Wish,
  bookletPages: number,
): { pages: Page[]; contents: Entry[] } {
  const pages: Page[] = [{ kind: 'contents' }, { kind: 'advice' }];
  const contents: Entry[] = [];
  const add = (title: string, count: number, more: readonly Page[]) => {
    if (more.length === 0) return;
    contents.push({ title, count, from: pages.length + 1, to: pages.length + more.length });
    pages.push(...more);
  };
  for (const batch of batches) {
    const wanted = choice.get(batch.name);
    if (wanted) add(batch.title, wanted.size, batchPages(batch, wanted, wish));
  }
  if (choice.get(RULES)?.size) add('ui-print-rules', bookletPages, bookletSheets(bookletPages));
  return { pages, contents };
}

function batchPages(batch: Batch, wanted: ReadonlySet<number>, wish: Wish): Page[] {
  const paper = PAPERS[wish.paper];
  const ones = onesOf(batch)
    .map((id, i) => ({ id, number: i + 1 }))
    .filter(({ number }) => wanted.has(number));
  // Printed on both sides, a sheet without backs has a blank other side.
  const behind: Page[] = wish.sides === 'two' ? [{ kind: 'empty' }] : [];
  if (batch.tiled) {
    const tiles = tilesFor(batch.size, paper);
    return ones.flatMap(({ id }) =>
      tiles.flatMap((tile): Page[] => [{ kind: 'tile', batch, id, tile }, ...behind]),
    );
  }
  const places = placesFor(batch.size, paper);
  return chunks(ones, places.length).flatMap((some): Page[] => {
    const fronts = some.map((one, i) => ({ ...one, at: places[i] ?? { x: 0, y: 0 } }));
    const front: Page = { kind: 'pieces', batch, side: 'front', pieces: fronts };
    if (!batch.backs) return [front, ...behind];
    const backs = fronts.map((one) => ({ ...one, at: mirrored(one.at, batch.size, paper) }));
    return [front, { kind: 'pieces', batch, side: 'back', pieces: backs }];
  });
}

/** Which pages of a booklet, counted from 0, lie side by side on its folded sheets, four to a sheet. */
export function bookletSheets(count: number): Page[] {
  const whole = Math.ceil(count / 4) * 4;
  return Array.from({ length: whole / 4 }, (_, sheet): Page[] => [
    { kind: 'booklet', side: 'front', left: whole - 1 - 2 * sheet, right: 2 * sheet },
    { kind: 'booklet', side: 'back', left: 2 * sheet + 1, right: whole - 2 - 2 * sheet },
  ]).flat();
}

function chunks<T>(things: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(things.length / size) }, (_, i) =>
    things.slice(i * size, (i + 1) * size),
  );
}
