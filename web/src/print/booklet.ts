/** The rules as a booklet: the pages of rules cut into blocks, and the blocks packed into pages. */
import type { Block, Page as RulesPage } from '../rules/markdown';
import type { Rules } from '../rules/texts';
import type { Size } from './print';

/** A block that stays together on a page. */
export type Part =
  | { kind: 'chapter'; text: string }
  | { kind: 'heading'; text: string; fine: boolean }
  /** `zoom`: how much a figure is shrunk to fit on a page. */
  | { kind: 'block'; block: Block; fine: boolean; zoom?: number };

const STEP = 0.88;
const SMALLEST = 0.3;

/** All parts of the rules: the primer, then every clause in fine print. */
export function partsOf({ primer, clauses }: Rules, clausesTitle: string): Part[] {
  return [
    { kind: 'chapter', text: primer.title },
    ...sections(primer, false),
    ...(clauses.sections.length > 0
      ? [{ kind: 'chapter', text: clausesTitle } as const, ...sections(clauses, true)]
      : []),
  ];
}

function sections(page: RulesPage, fine: boolean): Part[] {
  const block = (one: Block): Part => ({ kind: 'block', block: one, fine });
  return [
    ...page.intro.flatMap(small).map(block),
    ...page.sections.flatMap(({ title, blocks }): Part[] => [
      { kind: 'heading', text: title, fine },
      ...blocks.flatMap(small).map(block),
    ]),
  ];
}

/** A list may continue on the next page: each item is a block. */
function small(block: Block): Block[] {
  return block.kind === 'list' ? block.items.map((item) => ({ kind: 'list', items: [item] })) : [block];
}

/** The same parts with those higher than a page shrunk by a step; undefined if all fit or are small enough. */
export function shrunk(parts: readonly Part[], heights: readonly number[], room: number): Part[] | undefined {
  const isTooHigh = (part: Part, i: number) =>
    part.kind === 'block' && (heights[i] ?? 0) > room && (part.zoom ?? 1) > SMALLEST;
  if (!parts.some(isTooHigh)) return undefined;
  return parts.map((part, i) =>
    part.kind === 'block' && isTooHigh(part, i) ? { ...part, zoom: (part.zoom ?? 1) * STEP } : part,
  );
}

/** Packs parts of these heights into pages of `room`; a title never stands alone at the foot of a page. */
export function packed(parts: readonly Part[], heights: readonly number[], room: number): Part[][] {
  const pages: Part[][] = [];
  let page: Part[] = [];
  let used = 0;
  const isTitle = (part: Part | undefined) => part !== undefined && part.kind !== 'block';
  const turn = () => {
    if (page.length > 0) pages.push(page);
    page = [];
    used = 0;
  };
  parts.forEach((part, i) => {
    let needs = 0;
    // A title keeps together with the titles that follow it and the first block.
    for (let k = i; k < parts.length; k += 1) {
      needs += heights[k] ?? 0;
      if (!isTitle(parts[k])) break;
    }
    const follows = isTitle(parts[i - 1]) && page.length > 0;
    if (!follows && (part.kind === 'chapter' || used + needs > room)) turn();
    page.push(part);
    used += heights[i] ?? 0;
  });
  turn();
  return pages;
}

/** The margins of a booklet's page, in millimetres. */
export const BOOKLET = { top: 12, side: 13, foot: 14 } as const;

/** The space for text on a page of the booklet, which is half a sheet. */
export const textRoom = (paper: Size): Size => ({
  width: paper.height / 2 - 2 * BOOKLET.side,
  height: paper.width - BOOKLET.top - BOOKLET.foot,
});
