import { describe, expect, it } from 'vitest';
import { readPage } from '../rules/markdown';
import { packed, partsOf, shrunk, type Part } from './booklet';

const rules = {
  primer: readPage('# A game\n\nHello.\n\n## Aim\n\n- one\n- two\n\n## Cards\n\n![](fleet)'),
  clauses: readPage('# Clauses\n\n## First\n\n- **XY-1** Sail.\n- **XY-2** Sit.'),
};
const parts = partsOf(rules, 'Every rule');
const kinds = (page: readonly Part[] | undefined) => page?.map(({ kind }) => kind);

describe('the booklet of rules', () => {
  it('has every item of a list as a part of its own', () => {
    expect(kinds(parts)).toEqual([
      'chapter',
      'block',
      'heading',
      'block',
      'block',
      'heading',
      'block',
      'chapter',
      'heading',
      'block',
      'block',
    ]);
  });

  it('fills no page beyond its room, and loses nothing', () => {
    const heights = parts.map(() => 10);
    const pages = packed(parts, heights, 35);
    for (const page of pages) expect(page.length).toBeLessThanOrEqual(3);
    expect(pages.flat()).toEqual(parts);
  });

  it('leaves no title alone at the foot of a page', () => {
    for (let room = 20; room <= 120; room += 10) {
      for (const page of packed(
        parts,
        parts.map(() => 10),
        room,
      ))
        expect(page.at(-1)?.kind).toBe('block');
    }
  });

  it('begins the clauses on a new page', () => {
    const pages = packed(
      parts,
      parts.map(() => 1),
      1000,
    );
    expect(pages.map((page) => page[0]?.kind)).toEqual(['chapter', 'chapter']);
  });

  it('makes a figure that is higher than a page smaller', () => {
    const heights = parts.map((part) => (part.kind === 'block' && part.block.kind === 'figure' ? 300 : 10));
    const smaller = shrunk(parts, heights, 200);
    expect(smaller?.filter((part) => part.kind === 'block' && part.zoom)).toHaveLength(1);
    expect(
      shrunk(
        parts,
        parts.map(() => 10),
        200,
      ),
    ).toBeUndefined();
  });
});
