import { describe, expect, it } from 'vitest';
import { GAMES } from '../router/routes';
import { LANGUAGES } from '../words/languages';
import type { Block, Page } from './markdown';
import { rulesOf } from './texts';

const figures = (page: Page) =>
  page.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block: Block) =>
      block.kind === 'figure'
        ? [block.name]
        : block.kind === 'list'
          ? block.items.map(({ figure }) => figure)
          : [],
    ),
  );
const clauses = (page: Page) =>
  page.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block: Block) =>
      block.kind === 'list' ? block.items.flatMap(({ clause }) => clause ?? []) : [],
    ),
  );

describe.each(GAMES)('the rules of %s', (game) => {
  it('have the same figures, sections and clauses in all languages', async () => {
    const english = await rulesOf(game, 'en');
    expect(clauses(english.clauses).length).toBeGreaterThan(20);
    for (const language of LANGUAGES) {
      const other = await rulesOf(game, language);
      expect(figures(other.guide)).toEqual(figures(english.guide));
      expect(other.guide.sections).toHaveLength(english.guide.sections.length);
      expect(clauses(other.clauses)).toEqual(clauses(english.clauses));
    }
  });
});
